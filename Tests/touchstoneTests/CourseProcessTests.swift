import Foundation
import Testing

/// A course, progress that is handed in, and exercises to do at home, as processes.
@Suite struct CourseProcessTests {
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
    try String(contentsOfFile: "\(root)/exercises/\(file)", encoding: .utf8)
  }

  @Test("A course is made, checked and followed, and a week of it is graded")
  func course() throws {
    try withFolder { folder in
      #expect(try run(folder, "course", "new", "evenings", "--sample", "team").status == 0)
      #expect(try run(folder, "course", "new", "evenings").status != 0)
      #expect(try run(folder, "course", "lint", "evenings").status == 0)
      let text = try folder.text("evenings/course.yml")
      try folder.write("course.yml", text)
      #expect(try run(folder, "next").output.contains("week 1 of your course"))
      for exercise in ["three-switches", "reverse-order"] {
        try folder.write(
          "handed-in/anna/\(exercise)/answer.touchstone",
          Self.content("\(exercise)/solution.touchstone"))
      }
      let graded = try run(folder, "grade", "course.yml", "handed-in", "--week", "1")
      #expect(graded.status == 0 && graded.output.contains("anna"))
      #expect(try run(folder, "grade", "course.yml", "handed-in", "--week", "9").status != 0)
      try folder.write("course.yml", text.replacing("03-last-first", with: "03-lost"))
      let wrong = try run(folder, "course", "lint")
      #expect(wrong.status == 65 && wrong.messages.contains("03-lost"))
    }
  }

  @Test("Progress is exported, and checked against the content")
  func progress() throws {
    try withFolder { folder in
      #expect(try run(folder, "progress", "export", "mine.json", "--name", "A1").status == 0)
      let checked = try run(folder, "progress", "check", "mine.json")
      #expect(checked.status == 0 && checked.output.contains("A1"))
      try folder.write("other.json", folder.text("mine.json").replacing("A1", with: "A2"))
      #expect(try run(folder, "progress", "check", "other.json").status == 1)
    }
  }

  @Test("Exercises to do at home are written, and graded when they come back")
  func takeHome() throws {
    try withFolder { folder in
      let made = try run(
        folder, "interview", "take-home", "task", "--level", "3", "--seed", "5", "--hours", "4")
      #expect(made.status == 0)
      #expect(try folder.text("task/TASKS.md").contains("4 hours"))
      let first = try #require(made.lines.first { $0.contains("1-") })
      let name = try #require(first.firstMatch(of: /1-([a-z0-9-]+)\//)).1
      let back = try run(folder, "interview", "take-home", "task", "--grade")
      #expect(back.status == 0 && back.output.contains(name))
      #expect(try run(folder, "interview", "take-home", "nowhere", "--grade").status != 0)
    }
  }

  @Test("A blind comparison has no names")
  func blind() throws {
    try withFolder { folder in
      for name in ["Xaver", "Yvonne"] {
        let lines = String(repeating: "skip\n", count: 20)
        _ = try execute(
          touchstonePath,
          ["interview", "--seed", "3", "--minutes", "2", "--level", "1", "--candidate", name],
          input: Array(lines.utf8),
          environment: [
            "TOUCHSTONE_CONTENT": Self.root, "XDG_STATE_HOME": folder("state-\(name)"),
            "XDG_CACHE_HOME": folder("cache"),
          ], folder: folder.path)
      }
      let blind = try run(folder, "interview", "compare", "interview-3.json", "interview-3-2.json")
      #expect(blind.status == 0 && blind.output.contains("A") && !blind.output.contains("Xaver"))
      let named = try run(
        folder, "interview", "compare", "--names", "interview-3.json", "interview-3-2.json")
      #expect(named.output.contains("Xaver") && named.output.contains("Yvonne"))
    }
  }
}
