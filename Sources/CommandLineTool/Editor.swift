import Foundation
import Records

/// The user's own editor, for texts of more than a line.
enum Editor {
  /// Opens a text, in a file of a name, in the editor that VISUAL or EDITOR names, else in one that
  /// is installed, and returns the saved text; nil if the user left the editor without saving.
  ///
  /// Throws `noEditor` if there is none, `editorFailed` if it fails.
  static func edit(_ text: String, file name: String) throws -> String? {
    guard let editor = named ?? installed else { throw Problem.noEditor }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let before = Version(of: file.path)
    // The shell splits a command with options, such as `code --wait`.
    guard run(["/bin/sh", "-c", "\(editor) \"$1\"", "sh", file.path]) == 0 else {
      throw Problem.editorFailed(editor)
    }
    guard let data = FileManager.default.contents(atPath: file.path),
      let edited = String(data: data, encoding: .utf8)
    else { throw Problem.editorFailed(editor) }
    return edited == text && Version(of: file.path) == before ? nil : edited
  }

  /// The attributes that change when a file is saved, also with the same text.
  private struct Version: Equatable {
    private let file: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      file = UInt64(status.st_ino)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  private static var named: String? {
    let environment = ProcessInfo.processInfo.environment
    return ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// The first editor that is found, preferring those that show on the screen how to leave them.
  private static var installed: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let folders = path.split(separator: ":")
    return ["nano", "micro", "vim", "vi", "emacs"].first { name in
      folders.contains { access("\($0)/\(name)", X_OK) == 0 }
    }
  }

  /// Runs a program on this terminal and returns its exit status; -1 when it did not start or a
  /// signal ended it.
  private static func run(_ arguments: [String]) -> Int32 {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // Signals that this program ignores are not ignored in the editor.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    guard posix_spawn(&process, arguments[0], nil, &attributes, &pointers, environ) == 0 else {
      return -1
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }
}
