import Foundation
import Testing

/// The subcommands of practice, as processes.
@Suite struct PracticeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func run(_ folder: Folder, _ arguments: String...) throws -> Finished {
    try execute(
      touchstonePath, arguments,
      environment: [
        "TOUCHSTONE_CONTENT": Self.root, "XDG_STATE_HOME": folder("state"),
        "XDG_CACHE_HOME": folder("cache"),
      ], folder: folder.path)
  }

  private static func content(_ file: String) throws -> String {
    try String(contentsOfFile: "\(root)/exercises/circular-button/\(file)", encoding: .utf8)
  }

  @Test("exercises and lessons list what there is")
  func lists() throws {
    try withFolder { folder in
      let exercises = try run(folder, "exercises", "--plain")
      #expect(exercises.status == 0)
      let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/exercises")
      #expect(exercises.lines.count { $0.contains(" id=") } == folders.count)
      #expect(exercises.output.contains(" id=circular-button title=\"A circular button\" level=1 "))
      // Beside the folders is the table of claims.
      let lessons = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/lessons")
        .filter { $0 != "claims.yml" }
      #expect(
        try run(folder, "lessons", "--plain").lines.count { $0.contains(" id=") } == lessons.count)
    }
  }

  @Test(
    "From folder to verdict: exercise, check, hint, solution")
  func work() throws {
    try withFolder { folder in
      #expect(try run(folder, "exercise", "circular-button", "work").status == 0)
      #expect(try folder.text("work/RoundButton.swift") == Self.content("starter.swift"))
      try folder.write("work/RoundButton.swift", Self.content("mistakes/diameter.swift"))
      let file = folder("work/RoundButton.swift")
      let wrong = try run(folder, "check", file)
      #expect(wrong.status == 1)
      #expect(wrong.output.contains("the width taken for the radius"))
      #expect(try run(folder, "hint", "circular-button").output.hasPrefix("hint 3 of 3"))
      try folder.write("work/RoundButton.swift", Self.content("solution.swift"))
      let right = try run(folder, "check", file)
      #expect(right.status == 0)
      #expect(right.output.contains("right: 100 of 100 · 2 attempts · 1 hint"))
      #expect(try run(folder, "solution", "circular-button").status == 0)
    }
  }

  @Test("An answer in Objective-C is judged with the header beside it, which says its superclass")
  func header() throws {
    try withFolder { folder in
      #expect(
        try run(folder, "exercise", "circular-button", "work", "--code", "objc").status == 0)
      let solution = try Self.content("solution.m")
      let parts = solution.split(separator: "@implementation", maxSplits: 1).map(String.init)
      try folder.write("work/RoundButton.h", parts[0])
      try folder.write(
        "work/RoundButton.m", "#import \"RoundButton.h\"\n\n@implementation" + parts[1])
      let named = try run(folder, "check", "circular-button", folder("work/RoundButton.m"))
      #expect(named.status == 0, "\(named.output)")
      let whole = try run(folder, "check", folder("work"))
      #expect(whole.status == 0, "\(whole.output)")
    }
  }

  @Test("An interview that a pipe begins takes its lines as `touchstone interview` does")
  func interviewFromAPipe() throws {
    // How long an answer took.
    func withoutSeconds(_ line: Substring) -> String {
      String(line).replacing(#/^\d+:\d\d · /#, with: "")
    }
    try withFolder { folder in
      func lines(_ arguments: [String], _ input: String) throws -> [String] {
        try execute(
          touchstonePath, arguments, input: Array(input.utf8),
          environment: [
            "TOUCHSTONE_CONTENT": Self.root, "XDG_STATE_HOME": folder("state"),
            "XDG_CACHE_HOME": folder("cache"),
          ], folder: folder.path
        ).lines.map(withoutSeconds)
      }
      let answers = "skip\nnil\nskip\nleave\n"
      let alone = try lines(["interview", "--seed", "7", "--plain"], answers)
      let piped = try lines(["--plain"], "interview seed 7\n\(answers)")
      // The interview that was open before is closed first.
      #expect(alone.contains { $0.contains("skipped") || $0.contains("2 of 8") }, "\(alone)")
      #expect(piped.suffix(alone.count) == alone[...], "\(piped)")
    }
  }

  @Test("The ways to end: 64 usage, 65 a file that does not run, 66 what is missing")
  func statuses() throws {
    try withFolder { folder in
      let file = try folder.write("RoundButton.swift", "class RoundButton: UIButton {")
      #expect(try run(folder, "check", "circular-button", file).status == 65)
      #expect(try run(folder, "check", "circular-button", "none.swift").status == 66)
      #expect(try run(folder, "check", "no-such-exercise").status == 66)
      #expect(try run(folder, "lesson").status == 64)
    }
  }

  @Test("A link hands in nothing: neither somebody else's answer nor any file of the machine")
  func links() throws {
    try withFolder { folder in
      try folder.write("all/alice/RoundButton.swift", Self.content("solution.swift"))
      try folder.write("all/carol/RoundButton.swift", "class RoundButton: UIButton {}")
      try folder.write("secret.yml", "SECRET")
      for (name, target) in [
        ("bob", "alice"), ("carol/Copy.swift", "../../alice/RoundButton.swift"),
        ("mallory.swift", "../secret.yml"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/all/\(name)", withDestinationPath: target)
      }
      let text = try run(folder, "grade", "circular-button", "all").output
      #expect(text.ranges(of: "✔ 100").count == 1)
      #expect(text.ranges(of: "not judged: all/").count == 3)
      let json = try run(folder, "grade", "circular-button", "all", "--format", "json").output
      #expect(!json.contains("SECRET"))
    }
  }

  @Test(
    "grade judges each submission in a process of its own, in the order of their names")
  func grade() throws {
    try withFolder { folder in
      try folder.write("all/anna/RoundButton.swift", Self.content("solution.swift"))
      try folder.write("all/bert/RoundButton.swift", Self.content("mistakes/diameter.swift"))
      try folder.write(
        "all/carl/RoundButton.swift",
        """
        class RoundButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            while true {}
          }
        }
        """)
      try folder.write("all/dora/RoundButton.swift", "class Button: UIButton {}")
      let first = try run(folder, "grade", "circular-button", "all", "--format", "json")
      // Failed submissions are not a failure of grading.
      #expect(first.status == 0)
      let second = try run(folder, "grade", "circular-button", "all", "--format", "json")
      #expect(first.output == second.output)
      let text = try run(folder, "grade", "circular-button", "all")
      #expect(text.lines.dropFirst().prefix(4).map { $0.prefix(1) }.first == "✔")
      #expect(text.output.contains("4 submissions: right 1 · wrong 1 · stopped 1 · not judged 1"))
    }
  }

  @Test("Reports name the folder of exercises and lessons that are not the installed ones")
  func otherContent() throws {
    try withFolder { folder in
      for name in ["exercises/circular-button", "lessons/00-the-tool-in-five-minutes"] {
        let copy = folder("other/\(name)")
        try FileManager.default.createDirectory(
          atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(Self.root)/\(name)", toPath: copy)
      }
      try folder.write("all/anna/RoundButton.swift", "class RoundButton: UIButton {}")
      let content = ["--content", folder("other")]
      let file = "all/anna/RoundButton.swift"
      for arguments in [
        ["exercises"], ["lessons"], ["check", file], ["grade", "circular-b", "all"],
      ] {
        let environment = ["XDG_STATE_HOME": folder("state"), "XDG_CACHE_HOME": folder("cache")]
        func said(_ more: String...) throws -> String {
          try execute(
            touchstonePath, arguments + more + content, environment: environment,
            folder: folder.path
          ).output
        }
        let text = try said().split(separator: "\n").prefix(3).joined()
        #expect(text.contains("content: ") && text.contains("/other"), "\(arguments)")
        #expect(try said("--plain").contains(" content="), "\(arguments)")
        #expect(try said("--format", "json").contains(#""content":""#), "\(arguments)")
      }
      #expect(try !run(folder, "exercises").output.contains("content:"))
    }
  }

  @Test("Of eight checks at once each is counted")
  func checksAtOnce() throws {
    try withFolder { folder in
      let file = try folder.write("RoundButton.swift", "class RoundButton: UIView {}")
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        _ = try? run(folder, "check", "circular-button", file)
      }
      let list = try run(folder, "exercises", "--plain").output
      #expect(list.contains(".progress attempts=8 best=0 "))
    }
  }

  @Test("A lesson from a pipe is a whole transcript; verify finds nothing wrong")
  func lessons() throws {
    try withFolder { folder in
      let lesson = try run(folder, "lesson", "2", "--language", "zh")
      #expect(lesson.status == 0)
      #expect(lesson.output.contains("第 2 课结束"))
      #expect(try run(folder, "lesson", "--verify", "2").status == 0)
    }
  }
}
