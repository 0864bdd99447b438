import Foundation

/// A program and what it is started with.
struct Program: CustomStringConvertible {
  let path: String
  var arguments: [String] = []

  nonisolated var description: String {
    ([path] + arguments).joined(separator: " ")
  }

  /// The program of this name in the folders of PATH, or nil if there is none.
  static func inSearchPath(_ name: String, _ arguments: [String] = []) -> Program? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    return paths.first { access($0, X_OK) == 0 }.map { Program(path: $0, arguments: arguments) }
  }

  /// POSIX_SPAWN_SETSID, which the C library shows to programs in its own dialect only.
  private static let newSession: Int16 = 0x80

  /// Starts the program with the standard input and output given and its messages thrown away; nil
  /// if it cannot be started. The caller waits for it.
  ///
  /// - Parameter inNewSession: Whether the first terminal that it opens becomes its own, as when
  ///     a user starts it there.
  func start(
    input: Descriptor = .path("/dev/null"), output: Descriptor = .path("/dev/null"),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    inNewSession: Bool = false
  ) -> RunningProcess? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    input.become(STDIN_FILENO, in: &actions)
    output.become(STDOUT_FILENO, in: &actions)
    Descriptor.path("/dev/null").become(STDERR_FILENO, in: &actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if inNewSession {
      posix_spawnattr_setflags(&attributes, Self.newSession)
    }

    let arguments = CStrings([path] + arguments)
    let environment = CStrings(environment.map { "\($0)=\($1)" })
    var process: pid_t = 0
    let start = Clock.wallTime()
    let status = posix_spawn(
      &process, path, &actions, &attributes, arguments.pointers, environment.pointers)
    return status == 0 ? RunningProcess(id: process, start: start) : nil
  }
}

/// The object behind one of a program's standard descriptors.
enum Descriptor {
  /// One that is open here.
  case open(Int32)
  /// A file that is opened as the program starts, to read and write.
  case path(String)

  fileprivate func become(_ number: Int32, in actions: inout posix_spawn_file_actions_t) {
    switch self {
    case .open(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    case .path(let path):
      posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
    }
  }
}

/// A program that was started and not yet waited for.
struct RunningProcess {
  let id: pid_t
  /// The wall time just before the program was started.
  let start: Double

  /// Waits for the program's end and returns whether it ended well, by itself and with status 0.
  @discardableResult
  func wait() -> Bool {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }

  /// Ends the program at once.
  func kill() {
    Glibc.kill(id, SIGKILL)
    wait()
  }
}

/// Strings as C wants them: pointers, and a null pointer at the end.
nonisolated private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers {
      free(pointer)
    }
  }
}
