import Glibc

/// Opens addresses in the browser that the desktop has chosen.
enum BrowserOpener {
  /// Opens an address; does nothing where there is no desktop.
  static func open(_ address: String) {
    let signs = ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"]
    guard signs.contains(where: { Environment.value($0) != nil }) else { return }
    // xdg-open knows BROWSER, too.
    for program in ["xdg-open", "wslview"] where start(program, address) { return }
  }

  /// Starts a program without input and output; returns whether there is one.
  private static func start(_ program: String, _ address: String) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    // Ctrl-C is for this program, not for the browser.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    return posix_spawnp(&process, program, &actions, &attributes, &words, environ) == 0
  }
}
