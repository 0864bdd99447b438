import Foundation
import Practice
import Records
import Rendering
import Testing

/// Files of assignments: what they say, and what is wrong with them.
@Suite struct AssignmentTests {
  private static let whole = """
    format: 1
    title: Homework 3
    seed: 20260907
    student: "^([a-z-]+_\\\\d+)"
    roster: roster.csv
    exercises:
      - { id: circular-button, weight: 40, files: "**/RoundButton*.swift" }
      - { id: out-of-bounds, weight: 60 }

    """

  private func read(
    _ text: String, roster: String = "id,name\nanna_1,Anna\n",
    _ body: (Assignment) throws -> Void = { _ in }
  ) throws -> [String] {
    try withFolder { folder in
      try write(["hw3.yml": text, "roster.csv": roster], in: folder)
      do {
        try body(
          AssignmentReader.read("\(folder)/hw3.yml", exercises: ExerciseLibrary(content)))
        return []
      } catch Problem.practice(.broken(let problems)) {
        return problems.map { $0.text(.english) }
      }
    }
  }

  @Test("An assignment names exercises, weights, files, students and a seed")
  func isRead() throws {
    let problems = try read(Self.whole) { assignment in
      #expect(assignment.title.en == "Homework 3")
      #expect(assignment.seed == "20260907")
      #expect(assignment.student?.student(in: "anna_1_late") == "anna_1")
      #expect(assignment.roster?.students == ["anna_1"])
      #expect(assignment.parts.map(\.exercise.id) == ["circular-button", "out-of-bounds"])
      #expect(assignment.parts.map(\.weight) == [40, 60])
      #expect(
        assignment.parts.map { $0.files.map(\.text) } == [
          ["**/RoundButton*.swift"], ["**/Box.swift"],
        ])
    }
    #expect(problems == [])
  }

  @Test("Everything that is wrong is told at once, with line and column")
  func isStrict() throws {
    let problems = try read(
      """
      format: 1
      titel: Homework
      student: "(("
      exercises:
        - { id: circular-buton, weight: 0 }
      """)
    #expect(problems.count == 5)
    #expect(problems.contains { $0.hasPrefix("hw3.yml:2:1: there is no key `titel`") })
    #expect(
      problems.contains { $0.hasPrefix("hw3.yml:3:10: `student` is not a regular expression") })
    #expect(problems.contains { $0.hasPrefix("hw3.yml:5:11: ") && $0.contains("circular-button") })
    #expect(problems.contains { $0.hasPrefix("hw3.yml:5:") && $0.contains("a number above 0") })
  }

  @Test(
    "A pattern that repeats a repetition is refused: a name could keep it busy for ever",
    arguments: [
      (#"^(([a-z]+-?)+)_"#, true), ("^(a+)+$", true), ("(x(y*)z)+", true), ("(a*){3,}", true),
      (#"^([a-z-]+_\d+)"#, false), ("^([a-z]+)_([0-9]+)", false), ("([(+]+)", false),
      (#"(\(+)x"#, false), ("(ab)+", false),
    ])
  func slowPatterns(_ pattern: String, isSlow: Bool) throws {
    #expect(StudentPattern.repeatsRepetition(pattern) == isSlow)
    let text = Self.whole.replacing(#""^([a-z-]+_\\d+)""#, with: "'\(pattern)'")
    #expect(try read(text).contains { $0.contains("repeats a repetition") } == isSlow)
  }

  @Test(
    "A roster's faults are told with their lines",
    arguments: [
      ("name\nanna\n", "roster.csv:1: the first line names no column `id`; it has name"),
      ("id\nanna\nbert\nanna\n", "roster.csv:4: `anna` is listed above already"),
      ("id,name\n,Anna\n", "roster.csv:2: `id` is empty"),
      ("id\n\"anna\n", "roster.csv:2: this quote is not closed"),
    ])
  func roster(_ text: String, _ problem: String) throws {
    #expect(try read(Self.whole, roster: text).contains { $0.hasPrefix(problem) })
  }

  @Test(
    "Tables of every spreadsheet are read",
    arguments: [
      "Name,ID\r\nA,anna\r\nB,bert\r\n", "Name;ID\nA;anna\n\nB;bert",
      "ID\tName\nanna\tA\nbert\tB\n",
      "Name,ID\n\"A, \"\"the\n1st\"\"\",anna\n,\"bert\"\n",
    ])
  func tables(_ text: String) throws {
    let report = ContentReport(file: "roster.csv")
    #expect(Roster(text, report: report).students == ["anna", "bert"])
    #expect(report.problems.isEmpty)
  }

  @Test("Patterns of files are those of shells")
  func patterns() throws {
    for (pattern, path, fits) in [
      ("**/RoundButton*.swift", "RoundButton.swift", true),
      ("**/RoundButton*.swift", "src/a/RoundButton-2.swift", true),
      ("**/RoundButton*.swift", "src/MyRoundButton.swift", false),
      ("*.swift", "src/a.swift", false), ("src/*/?.swift", "src/x/a.swift", true),
      ("src/**", "src/x/a.swift", true), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxa", false),
    ] {
      #expect(FilePattern(pattern).fits(path) == fits, "\(pattern) \(path)")
    }
  }

  @Test("A secret seed makes other variations, whose lines no verdict shows")
  func seed() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let solution = try Code.file("solution.swift", of: exercise)
    let stage = try Stage(exercise, [solution], [], in: practice)
    func random(_ seed: String?) -> [StagePlan] {
      StagePlan.plans(of: exercise, in: stage, seed: seed).filter { $0.id == "random" }
    }
    #expect(random(nil).map(\.lines) == random(nil).map(\.lines))
    #expect(random("7").map(\.lines) == random("7").map(\.lines))
    #expect(Set([nil, "7", "8"].map { random($0).map(\.lines) }).count == 3)
    #expect(random("7").allSatisfy { $0.shownLines.isEmpty })
    #expect(random(nil).allSatisfy { !$0.shownLines.isEmpty })
  }
}
