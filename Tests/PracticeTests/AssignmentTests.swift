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
    _ text: String, roster: String = "id,name\nanna_1,Anna\n", tables: [String: String] = [:],
    _ body: (Assignment) throws -> Void = { _ in }
  ) throws -> [String] {
    try withFolder { folder in
      try write(["hw3.yml": text, "roster.csv": roster], in: folder)
      try write(tables, in: folder)
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
          ["**/RoundButton*.swift"], ["**/Box.swift", "**/Box.m"],
        ])
    }
    #expect(problems == [])
  }

  @Test("An id alone is an exercise with weight 1; a wrong one gets the nearest")
  func idsAlone() throws {
    let head = "format: 1\ntitle: Week 1\n"
    let problems = try read(head + "exercises: [circular-button, { id: out-of-bounds, weight: 3 }]")
    {
      #expect($0.parts.map(\.exercise.id) == ["circular-button", "out-of-bounds"])
      #expect($0.parts.map(\.weight) == [1, 3])
    }
    #expect(problems == [])
    let wrong = try read(head + "exercises: [circular-buton]")
    #expect(wrong.count == 1 && wrong[0].contains("circular-button"), "\(wrong)")
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

  @Test("A course says points, the best, extra credit, late days, attempts and overrides")
  func course() throws {
    let text =
      Self.whole.replacing(
        "weight: 60 }", with: "weight: 60 }\n  - { id: minimum-44, extra: true }")
        + """
        points: 20
        drop: 1
        late: { table: late.csv, per-day: 10, free: 1, most: 5 }
        attempts: { name: "try-(\\\\d+)", count: last, most: 3 }
        overrides: overrides.csv

        """
    let tables = [
      "late.csv": "days,id\n2,anna_1\n,bert_2\n",
      "overrides.csv": "id,exercise,points,reason\nanna_1,out-of-bounds,80,\"seen, in class\"\n",
    ]
    let problems = try read(text, tables: tables) { assignment in
      #expect(
        assignment.rules
          == CourseRules(
            points: 20, best: 1, late: CourseRules.Late(perDay: 10, free: 1, most: 5)))
      #expect(assignment.parts.map(\.isExtra) == [false, false, true])
      #expect(assignment.attempts?.counted == .last && assignment.attempts?.most == 3)
      #expect(assignment.attempts?.number(of: "anna_1/try-12/Box.swift") == 12)
      let anna = assignment.record(of: "anna_1")
      #expect(anna.isInRoster == true && anna.daysLate == 2)
      #expect(anna.fields == [StudentRecord.Field(column: "name", value: "Anna")])
      #expect(anna.overrides.map(\.points) == [80])
      #expect(anna.overrides.map(\.reason) == ["seen, in class"])
      #expect(assignment.record(of: "bert_2").daysLate == 0)
      let strangers = assignment.strangers(besides: ["anna_1"]).map { $0.text(.english) }
      #expect(strangers.count == 1 && strangers[0].hasPrefix("late.csv:3: there is no submission"))
    }
    #expect(problems == [])
  }

  @Test(
    "Faults in the keys of a course are reported with line and cure",
    arguments: [
      ("points: 0", "`points` must be a number above 0"),
      ("best: 3", "`best` is 3; write 1 to 2"), ("drop: 2", "`drop` is 2; write 0 to 1"),
      ("best: 1\ndrop: 1", "`best` and `drop` say the same in two ways"),
      ("late: { table: none.csv, per-day: 1 }", "none.csv"),
      ("late: { per-day: 1 }", "`late.table` is missing"),
      ("late: { table: late.csv }", "`late.per-day` is missing"),
      ("late: { table: bad.csv, per-day: 1 }", "bad.csv:2: `days` is `two`; write a whole number"),
      ("attempts: { name: \"((\" }", "`attempts.name` is not a regular expression"),
      ("attempts: { name: \"x\", count: first }", "`attempts.count` cannot be `first`"),
      ("attempts: try", "`attempts` must be"),
      ("overrides: late.csv", "late.csv:1: the first line names no column `exercise`"),
      ("overrides: over.csv", "over.csv:2: `other` is not an exercise of this assignment"),
      ("overrides: over.csv", "over.csv:3: `reason` is empty"),
      ("overrides: over.csv", "over.csv:4: `points` is `101`; write a whole number from 0 to 100"),
    ])
  func courseFaults(_ keys: String, _ problem: String) throws {
    let tables = [
      "late.csv": "id,days\nanna_1,1\n", "bad.csv": "id,days\nanna_1,two\n",
      "over.csv": """
      id,exercise,points,reason
      anna_1,other,1,why
      anna_1,out-of-bounds,1,
      anna_1,out-of-bounds,101,why

      """,
    ]
    let problems = try read(Self.whole + keys + "\n", tables: tables)
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test("Canvas's own gradebook is a roster")
  func canvasRoster() throws {
    let roster = """
      Student,ID,SIS User ID,SIS Login ID,Section,Homework 1 (5)
          Points Possible,,,,,20
      "Meier, Anna",12,,anna,A,18

      """
    let problems = try read(Self.whole, roster: roster) { assignment in
      #expect(assignment.roster?.students == ["12"])
      #expect(
        assignment.record(of: "12").fields.map(\.value) == ["Meier, Anna", "", "anna", "A", "18"])
    }
    #expect(problems == [])
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
