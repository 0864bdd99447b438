import Foundation
import Glibc
import PseudoTerminal
import Testing

/// The fate of a report when processes are ended, and when submissions cannot be read.
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

  private func grade(_ folder: Folder, _ options: String...) throws -> PseudoTerminal {
    try FileManager.default.createDirectory(
      atPath: folder("tmp"), withIntermediateDirectories: true)
    return try PseudoTerminal(
      touchstonePath, ["grade", "circular-button", folder("all")] + options,
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
        // It reports that it begins right after that.
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

  /// Waits until a journal contains a verdict.
  private func waitForVerdict(_ folder: Folder, _ journal: String) throws {
    for _ in 0..<60_000 {
      if (try? folder.text(journal))?.contains("\"verdict\"") == true { return }
      usleep(2000)
    }
    throw POSIXError(.ETIMEDOUT)
  }

  @Test("A grading that is killed keeps what was judged, and --resume judges the rest")
  func resumed() throws {
    guard try Self.seesConfinement() else { return }
    try withFolder { folder in
      try folder.write("all/anna.swift", "class RoundButton: UIButton {")
      try folder.write("all/bert.swift", Self.slow)
      let terminal = try grade(folder, "--jobs", "1", "--output", folder("marks.csv"))
      try waitForVerdict(folder, "marks.csv.journal")
      let worker = try worker(of: terminal.processIdentifier)
      kill(terminal.processIdentifier, SIGKILL)
      _ = try? terminal.waitForExit()
      #expect(try isGone(worker))
      #expect(!folder.names(in: "").contains("marks.csv"))
      // Points that only the journal has show that the answer is not judged again.
      let kept = try folder.text("marks.csv.journal")
      try folder.write("marks.csv.journal", kept.replacing("\"points\":0", with: "\"points\":55"))
      try folder.write("all/bert.swift", "class RoundButton: UIButton {}}")
      let finished = try execute(
        touchstonePath,
        [
          "grade", "circular-button", folder("all"), "--resume", "--format", "csv", "--output",
          folder("marks.csv"),
        ], environment: environment(folder))
      #expect(finished.status == 0)
      #expect(finished.messages == "")
      let lines = try folder.text("marks.csv").split(separator: "\r\n")
      #expect(lines.map { $0.split(separator: ",")[1] } == ["circular-button", "55", "0"])
      #expect(!folder.names(in: "").contains("marks.csv.journal"))
    }
  }

  /// Whether a process has ended; one that was not waited for is still listed.
  private func isGone(_ process: pid_t) throws -> Bool {
    for _ in 0..<1000 {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      guard let status, !status.contains("State:\tZ") else { return true }
      usleep(2000)
    }
    return false
  }

  @Test("Ctrl-C ends a grading and its workers, and says how to continue")
  func interrupted() throws {
    guard try Self.seesConfinement() else { return }
    try withFolder { folder in
      try folder.write("all/anna.swift", "class RoundButton: UIButton {")
      try folder.write("all/bert.swift", Self.slow)
      let terminal = try grade(folder, "--jobs", "1", "--output", folder("marks.csv"))
      try waitForVerdict(folder, "marks.csv.journal")
      let worker = try worker(of: terminal.processIdentifier)
      terminal.send("\u{3}")
      try terminal.waitFor("1 of 2 are judged and kept in")
      #expect(try terminal.waitForExit() == 130)
      #expect(try isGone(worker))
    }
  }

  @Test("An assignment has a row for each student of the roster; shards make the same report")
  func assignment() throws {
    try withFolder { folder in
      try folder.write(
        "hw.yml",
        """
        format: 1
        title: Homework
        roster: roster.csv
        exercises: [{ id: circular-button, weight: 1 }, { id: out-of-bounds, weight: 3 }]
        """)
      try folder.write("roster.csv", "id\nanna\nbert\n")
      try folder.write("all/anna/RoundButton.swift", "class RoundButton: UIButton {")
      try folder.write("all/anna/src/Box.swift", "class Crate: UIView {}")
      func run(_ arguments: String...) throws -> Finished {
        try execute(
          touchstonePath, ["grade"] + arguments, environment: environment(folder),
          folder: folder.path)
      }
      let whole = try run("hw.yml", "all", "--format", "csv")
      #expect(
        whole.output.replacing("\r\n", with: "\n") == """
          student,circular-button,out-of-bounds,total,status,commonest mistake,circular-button outcome,\
          circular-button reason,out-of-bounds outcome,out-of-bounds reason
          anna,0,0,0,unjudged,,not compiled,\
          "RoundButton.swift:1:30: expected '}' to end class; a '{' above has no '}'",\
          not judged,"no class Box in anna; it declares Crate. Rename it."
          bert,,,0,missing,,missing,there is no RoundButton.swift,missing,there is no Box.swift

          """)
      for shard in ["1/2", "2/2"] {
        let name = "\(shard.prefix(1)).json"
        #expect(
          try run("hw.yml", "all", "--shard", shard, "--format", "json", "--output", name).status
            == 0)
      }
      #expect(try run("merge", "1.json", "2.json", "--format", "csv").output == whole.output)
      let refused = try run("hw.yml", "all", "--format", "gradescope", "--shard", "3/2")
      #expect(refused.status == 64)
      let wrong = try run("merge", "hw.yml")
      #expect(wrong.status == 65 && wrong.messages.contains("neither a report"))
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
