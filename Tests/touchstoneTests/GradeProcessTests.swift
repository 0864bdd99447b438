import Foundation
import Glibc
import PseudoTerminal
import Testing

/// What becomes of a report when processes are ended, and when submissions cannot be read.
@Suite(.serialized) struct GradeProcessTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// An answer that computes for seconds.
  private static let slow = """
    class RoundButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        var sum = 0
        for number in 0..<280 { sum += number }
        return sum > 0
      }
    }
    """

  private func environment(_ folder: Folder) -> [String: String] {
    [
      "TOUCHSTONE_CONTENT": Self.root, "XDG_STATE_HOME": folder("state"),
      "XDG_CACHE_HOME": folder("cache"), "TMPDIR": folder("tmp"), "HOME": folder.path,
      "LANG": "C.UTF-8", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
    ]
  }

  private func grade(_ folder: Folder) throws -> PseudoTerminal {
    try FileManager.default.createDirectory(
      atPath: folder("tmp"), withIntermediateDirectories: true)
    return try PseudoTerminal(
      touchstonePath, ["grade", "circular-button", folder("all")],
      environment: environment(folder), columns: 160, rows: 24)
  }

  /// The worker of a process, when it has confined itself and runs what was handed in; not `other`.
  private func worker(of parent: pid_t, after other: pid_t = 0) throws -> pid_t {
    for _ in 0..<60_000 {
      let children = try? String(
        contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
      if let child = children?.split(separator: " ").first.flatMap({ pid_t($0) }), child != other,
        let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8),
        status.contains("Seccomp:\t2")
      {
        // It tells that it begins right after that.
        usleep(50_000)
        return child
      }
      usleep(2000)
    }
    throw POSIXError(.ETIMEDOUT)
  }

  /// Whether the kernel confines a process in a way that others can see.
  private static func seesConfinement() throws -> Bool {
    try touchstone("confinement", "--walls", "calls").output.contains("walls=calls")
  }

  @Test("A worker that is killed from outside is started once more, and is not the learner's fault")
  func killed() throws {
    guard try Self.seesConfinement() else { return }
    try withFolder { folder in
      try folder.write("all/anna.swift", Self.slow)
      let terminal = try grade(folder)
      let first = try worker(of: terminal.processIdentifier)
      kill(first, SIGKILL)
      let second = try worker(of: terminal.processIdentifier, after: first)
      kill(second, SIGKILL)
      try terminal.waitFor("ended from outside: the process that judged it was ended from outside")
      #expect(try terminal.waitForExit() == 70)
    }
  }

  @Test("A process that a submission has ended is the learner's fault, and the grading ends well")
  func crashed() throws {
    guard try Self.seesConfinement() else { return }
    try withFolder { folder in
      try folder.write("all/anna.swift", Self.slow)
      let terminal = try grade(folder)
      kill(try worker(of: terminal.processIdentifier), SIGSEGV)
      try terminal.waitFor("stopped: its code ended the process that judged it (signal 11)")
      #expect(try terminal.waitForExit() == 0)
    }
  }

  @Test("A grading that is killed leaves no file behind")
  func nothingLeft() throws {
    guard try Self.seesConfinement() else { return }
    try withFolder { folder in
      try folder.write("all/anna.swift", Self.slow)
      let terminal = try grade(folder)
      _ = try worker(of: terminal.processIdentifier)
      #expect(folder.names(in: "tmp") == [])
      kill(terminal.processIdentifier, SIGKILL)
      _ = try? terminal.waitForExit()
      #expect(folder.names(in: "tmp") == [])
    }
  }

  @Test("A name that is not UTF-8 is called that, and what is not read is nobody's answer")
  func names() throws {
    try withFolder { folder in
      try folder.write("all/anna/RoundButton.swift", "class RoundButton: UIButton {}")
      let descriptor = (Array(folder("all/b").utf8) + [0xFF] + Array(".swift".utf8) + [0])
        .withUnsafeBytes {
          open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o600)
        }
      #expect(descriptor >= 0)
      close(descriptor)
      let finished = try execute(
        touchstonePath, ["grade", "circular-button", folder("all"), "--plain"],
        environment: environment(folder))
      #expect(finished.status == 74)
      #expect(finished.output.contains("outcome=fault"))
      #expect(finished.output.contains(#"\xFF.swift is not UTF-8"#))
      #expect(finished.output.contains("outcome=wrong"))
    }
  }
}
