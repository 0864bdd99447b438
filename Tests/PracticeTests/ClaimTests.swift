import Foundation
import Practice
import Records
import Rendering
import Testing

/// The findings of lint about the table of claims: the repository's own, and one with an error.
@Suite struct ClaimTests {
  private typealias Change = (from: String, to: String)

  /// Lint's lines about the repository's table with changes, each of the first such text.
  private func lint(_ changes: Change...) throws -> [String] {
    var text = try String(contentsOfFile: "\(content.lessons)/claims.yml", encoding: .utf8)
    for (from, to) in changes {
      let range = try #require(text.firstRange(of: from), "\(from) in claims.yml")
      text.replaceSubrange(range, with: to)
    }
    return try lint(table: text)
  }

  /// Lint's lines about a table beside the lessons and exercises of this repository.
  private func lint(table: String?, isNeeded: Bool = true) throws -> [String] {
    try withFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/lessons", withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: "\(folder)/exercises", withDestinationPath: content.exercises)
      for name in LessonLibrary(content).names {
        try files.createSymbolicLink(
          atPath: "\(folder)/lessons/\(name)",
          withDestinationPath: "\(content.lessons)/\(name)")
      }
      if let table { try write(["lessons/claims.yml": table], in: folder) }
      let content = ContentFolder(path: folder)
      return ClaimCheck(content, isNeeded: isNeeded).problems().map { $0.text(.english) }
    }
  }

  /// Lint's lines about a table of one row, whose claim is in line 3 and these in those after it;
  /// without the lines that miss the rulebook's rows.
  private func lintRow(_ lines: String...) throws -> [String] {
    let claim = "format: 1\nclaims:\n  - claim: { en: Touches are slow., zh-Hans: 触摸很慢。 }\n"
    return try lint(table: claim + lines.map { "    \($0)\n" }.joined())
      .filter { !$0.contains("no row has") }
  }

  @Test func `every claim of the repository's table is met where it says`() {
    #expect(
      ClaimCheck(content, isNeeded: true).problems().map { $0.text(.english) } == [])
  }

  // MARK: The rulebook

  @Test func `a mistake of the rulebook without a row is told`() throws {
    let lines = try lint(("    mistake: M-8\n", ""))
    #expect(
      lines == [
        "lessons/claims.yml: no row has `mistake: M-8`; add one that says where this is met: "
          + "The view that was added last is asked first."
      ])
  }

  @Test func `a mistake that has two rows is told at the second`() throws {
    let table = try lint(("    mistake: M-8\n", "    mistake: M-7\n"))
    #expect(table.contains { $0.hasSuffix(": `M-7` appears here twice") }, "\(table)")
  }

  @Test func `a mistake that the rulebook does not have is told at its line`() throws {
    let lines = try lintRow("kind: fact", "mistake: M-999", "met: [{ later: layout }]")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("lessons/claims.yml:5:14: there is no mistake") ?? false)
  }

  @Test func `a row of the rulebook has the rulebook's words and kind`() throws {
    let words = try lint(("The view that was added last is asked first.", "Last comes first."))
    #expect(words.count == 1)
    #expect(
      words.first?.hasSuffix(
        "`claims.claim.en` cannot be `Last comes first.`; "
          + "write The view that was added last is asked first.") ?? false, "\(words)")
    let kind = try lint(("    kind: loose\n    mistake: M-8", "    kind: fact\n    mistake: M-8"))
    #expect(kind.count == 1)
    #expect(
      kind.first?.hasSuffix("`claims.kind` cannot be `fact`; write loose") ?? false, "\(kind)")
  }

  // MARK: Lessons

  @Test func `an unknown lesson is told at its line`() throws {
    let lines = try lintRow("kind: fact", "met:", "  - lesson: 03-last-frst")
    #expect(
      lines == [
        "lessons/claims.yml:6: there is no lesson `03-last-frst`; did you mean 03-last-first?"
      ])
  }

  @Test func `a lesson that does not meet the mistake of the row is told`() throws {
    let lines = try lint(
      (
        "    mistake: M-8\n    met:\n      - lesson: 03-last-first\n",
        "    mistake: M-8\n    met:\n      - lesson: 03-last-first\n      - lesson: 13-controls\n"
      ))
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains(": 13-controls does not have M-8 under meets;") ?? false)
  }

  @Test func `a row that leaves a mistake to a lesson to come is told when a lesson meets it`()
    throws
  {
    let lines = try lint(
      (
        "    mistake: M-8\n    met:\n      - lesson: 03-last-first\n",
        "    mistake: M-8\n    met:\n      - later: layout\n"
      ))
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.contains(
        ": 03-last-first has M-8 under meets; add `lesson: 03-last-first` to this row") ?? false)
  }

  // MARK: Exercises

  @Test func `an unknown exercise is told at its line`() throws {
    let lines = try lintRow(
      "kind: code", "met:", "  - { exercise: circular-buton, file: mistakes/frame-size.swift }")
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.hasPrefix("lessons/claims.yml:6: ") ?? false)
    #expect(lines.first?.contains("circular-button") ?? false)
  }

  @Test func `a file that is no mistake of the exercise is told at its line`() throws {
    func lines(_ file: String) throws -> [String] {
      try lintRow("kind: code", "met:", "  - { exercise: circular-button, file: \(file) }")
    }
    #expect(
      try lines("mistakes/frame-sise.swift") == [
        "lessons/claims.yml:6: circular-button does not list mistakes/frame-sise.swift under "
          + "mistakes; did you mean mistakes/frame-size.swift?"
      ])
    #expect(
      try lines("solution.swift").first?.contains("does not list solution.swift") ?? false)
    // A file that `also` lists is one.
    #expect(try lines("mistakes/oval-in-frame.swift") == [])
  }

  // MARK: The file

  @Test func `keys and values that are not there are told with what can be written`() throws {
    let key = try lintRow("kind: fact", "meet: []", "met: [{ later: layout }]")
    #expect(
      key == ["lessons/claims.yml:5:5: there is no key `claims.meet`; write met"], "\(key)")
    let kind = try lintRow("kind: wrong", "met: [{ later: layout }]")
    #expect(
      kind == [
        "lessons/claims.yml:4:11: `claims.kind` cannot be `wrong`; write code or fact or loose"
      ])
    let later = try lintRow("kind: fact", "met: [{ later: sound }]")
    #expect(later.count == 1, "\(later)")
    #expect(later.first?.contains("`claims.met.later` cannot be `sound`; write app") ?? false)
    let nowhere = try lintRow("kind: fact")
    #expect(nowhere.count == 1, "\(nowhere)")
    #expect(nowhere.first?.contains("`claims.met` is missing") ?? false)
    let file = try lintRow("kind: code", "met: [{ exercise: circular-button }]")
    #expect(file.count == 1, "\(file)")
    #expect(file.first?.contains("`claims.met.file` is missing") ?? false)
  }

  @Test func `only the program's own lessons have to have a table`() throws {
    #expect(try lint(table: nil) == ["lessons/claims.yml: this file is missing"])
    #expect(try lint(table: nil, isNeeded: false) == [])
  }

  @Test func `lessons of packs answer for nothing in the table`() throws {
    try withFolder { folder in
      let header = "---\nformat: 1\nid: 90-mine\ntitle: 标题\nminutes: 1\nmeets: [M-8]\n---\n中文\n"
      try write(
        ["90-mine/lesson.md": header, "90-mine/lesson.zh-Hans.md": header], in: folder)
      let both = content.adding(Packs(lessons: [folder]))
      #expect(
        ClaimCheck(both, isNeeded: true).problems().map { $0.text(.english) } == [])
    }
  }
}
