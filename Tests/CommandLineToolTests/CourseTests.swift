import CommandLineTool
import Foundation
import Pages
import Practice
import Records
import Rendering
import Testing

/// A course: attempts, what students get back, links that are named, and pseudonyms.
@Suite struct CourseTests {
  private static let title = Bilingual(en: "Homework", zh: "作业")

  private static func head(_ rules: CourseRules = .none) -> GradeReport.Head {
    GradeReport.Head(
      title: title, content: nil,
      exercises: [
        GradeReport.Exercise(id: "one", title: title, weight: 50),
        GradeReport.Exercise(id: "two", title: title, weight: 50),
        GradeReport.Exercise(id: "three", title: title, weight: 10, isExtra: true),
      ], rules: rules)
  }

  private static func row(
    _ name: String, _ points: [Int], _ rules: CourseRules = .none,
    _ change: (inout StudentRecord) -> Void = { _ in }
  ) -> GradeRow {
    let head = head(rules)
    var student = StudentRecord()
    change(&student)
    return GradeRow(
      name: name,
      verdicts: zip(head.exercises, points).map { exercise, points in
        Verdict(
          exercise: exercise.id, title: title, file: name,
          outcome: points == 100 ? .right : .partlyRight, points: points, passesAt: 70)
      }, texts: [nil, nil, nil], in: head, student: student)
  }

  @Test("A total is made by weights, the best, extra credit and late days")
  func totals() {
    #expect(Self.row("a", [100, 50, 0]).total == 75)
    #expect(Self.row("a", [100, 50, 100]).total == 85)
    let best = Self.row("a", [40, 80, 100], CourseRules(points: 20, best: 1))
    // 80 of 100, and a fifth of the only weight that counts; of 20.
    #expect(best.total == 20 && best.dropped == ["one"])
    let late = CourseRules(late: CourseRules.Late(perDay: 10, free: 1, most: 4))
    func total(_ days: Int) -> Double {
      Self.row("a", [100, 50, 0], late) { $0.daysLate = days }.total
    }
    #expect([0, 1, 2, 4, 5].map(total) == [75, 75, 65, 45, 0])
    #expect(Self.row("a", [0, 0, 0], late) { $0.daysLate = 3 }.total == 0)
  }

  @Test("Points that a person sets count, and the reason is said in every format")
  func overrides() {
    let row = Self.row("anna", [0, 100, 0]) {
      $0.overrides = [
        StudentRecord.Override(exercise: "one", points: 10, reason: "first"),
        StudentRecord.Override(
          exercise: "one", points: 80, reason: "off by one point, shown in class"),
      ]
    }
    #expect(row.total == 90 && row.verdicts[0].overridden?.judged == 0)
    #expect(row.verdicts[0].isPassed)
    let report = GradeReport(Self.head(), rows: [row])
    for format in [ReportFormat.text, .csv, .html, .json, .gradescope, .moodle, .github, .junit] {
      let text = String(decoding: Exporters.export(format, report, .english), as: UTF8.self)
      #expect(text.contains("off by one point, shown in class"), "\(format)")
    }
  }

  @Test("Gradebooks have the columns of the roster, the maximum, and no grade for nothing")
  func gradebooks() {
    let rules = CourseRules(points: 20)
    let missing = Self.title
    let rows = [
      Self.row("12", [100, 100, 0], rules) {
        $0.fields = [
          StudentRecord.Field(column: "Student", value: "Meier, Anna"),
          StudentRecord.Field(column: "Section", value: "A"),
        ]
      },
      GradeRow(
        name: "13",
        verdicts: ["one", "two", "three"].map {
          Verdict(
            exercise: $0, title: missing, file: "13", outcome: .learnersError, passesAt: 70,
            learnerFault: .missing(file: "a.swift"))
        }, texts: [nil, nil, nil], in: Self.head(rules)),
    ]
    let report = GradeReport(Self.head(rules), rows: rows)
    func lines(_ format: ReportFormat) -> [String] {
      String(decoding: Exporters.export(format, report, .english), as: UTF8.self)
        .split(whereSeparator: \.isNewline).map(String.init)
    }
    #expect(
      lines(.canvas) == [
        "Student,ID,SIS User ID,SIS Login ID,Section,Homework",
        "    Points Possible,,,,,20", "\"Meier, Anna\",12,,,A,20", "13,13,,,,",
      ])
    let moodle = lines(.moodle)
    // A byte order mark comes first where there are other letters than those of ASCII.
    #expect(moodle[0].hasSuffix("ID number,Student,Section,Homework,Feedback comments"))
    #expect(moodle[1].hasPrefix("12,\"Meier, Anna\",A,20,"))
    #expect(moodle[2].hasPrefix("13,,,,"))
  }

  @Test("Feedback has the names of what was handed in, and no name leads elsewhere")
  func feedback() {
    let names = [
      "Anna Meier_12_assignsubmission_file", "meierbert_13_345_RoundButton.swift", "../../x", nil,
    ]
    let rows = zip(["a", "b", "c", "d"], names).map { name, submitted in
      Self.row(name, [100, 0, 0]) { $0.submitted = submitted }
    }
    let files = FeedbackTarget.files(GradeReport(Self.head(), rows: rows), .english)
    #expect(
      files.map(\.path) == [
        "Anna Meier_12_assignsubmission_file/feedback.html",
        "Anna Meier_12_assignsubmission_file/feedback.txt",
        "meierbert_13_345_RoundButton.html", "meierbert_13_345_RoundButton.txt",
        "c/feedback.html", "c/feedback.txt", "d/feedback.html", "d/feedback.txt",
      ])
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(page.contains("50 of 100 points") && !page.contains("<script"))
    #expect(!page.contains("meierbert"))
  }

  @Test("Feedback says the points of an exercise once, and once in all, and offers no command")
  func feedbackIsRead() {
    let title = Self.title
    let verdict = Verdict(
      exercise: "one", title: title, file: "a", outcome: .partlyRight, points: 40, passesAt: 70,
      finding: Finding(part: "one"), next: "two", hintCount: 3)
    let exercise = GradeReport.Exercise(id: "one", title: title, weight: 1)
    let head = GradeReport.Head(title: title, content: nil, exercises: [exercise])
    let row = GradeRow(name: "a", verdicts: [verdict], texts: [nil], in: head)
    for file in FeedbackTarget.files(GradeReport(head, rows: [row]), .english) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.components(separatedBy: "40 of 100").count - 1 == 2)
      #expect(!text.contains("hint (") && !text.contains("Next: exercise"))
    }
  }

  @Test("Feedback says what each exercise counts, and that nothing counts after the last late day")
  func feedbackOnPoints() {
    let rules = CourseRules(
      points: 20, best: 1, late: CourseRules.Late(perDay: 10, free: 1, most: 4))
    func text(_ days: Int) -> String {
      let row = Self.row("a", [100, 50, 0], rules) { $0.daysLate = days }
      let files = FeedbackTarget.files(GradeReport(Self.head(rules), rows: [row]), .english)
      return String(decoding: files[1].bytes, as: UTF8.self)
    }
    #expect(text(0).contains("points at most: one 20; extra credit: three 4"))
    #expect(text(3).contains("3 days after the deadline (1 day costs nothing): −4"))
    #expect(text(5).contains("5 days after the deadline, which is more than 4: no points"))
  }

  @Test("Annotations for GitHub have the path of the file in the checkout")
  func annotations() {
    let title = Self.title
    func verdict(_ fault: LearnerFault?) -> Verdict {
      var verdict = Verdict(
        exercise: "one", title: title, file: "checkout", outcome: .learnersError, passesAt: 70,
        learnerFault: fault)
      verdict.files = ["Sources/App/Box.swift", "Sources/App/Helper.swift"]
      return verdict
    }
    let place = CodePlace(file: "Helper.swift", line: 3, column: 5, problem: nil)
    let rows = [verdict(.notCompiled([place])), verdict(nil)].map {
      GradeRow(
        name: "checkout", verdicts: [$0, $0, $0], texts: [nil, nil, nil], in: Self.head())
    }
    let bytes = Exporters.export(.github, GradeReport(Self.head(), rows: rows), .english)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("::error file=Sources/App/Helper.swift,line=3,col=5,"))
    #expect(text.contains("::error file=Sources/App/Box.swift,title="))
  }

  @Test("Attempts are found in paths; the best, or the last, of the first few counts")
  func attempts() throws {
    let files = [
      "all/anna_1/try-1/RoundButton.swift": "", "all/anna_1/try-2/RoundButton.swift": "",
      "all/anna_1/try-10/RoundButton.swift": "", "all/bert_2/RoundButton.swift": "",
    ]
    func rows(_ keys: String) throws -> [GradePlan.Row] {
      var rows: [GradePlan.Row] = []
      try withSubmissions(files) { folder in
        let assignment = try Self.assignment(keys, in: folder)
        rows = try StudentFinder(assignment: assignment).find(["\(folder)/all"])
      }
      return rows
    }
    let all = try rows(#"attempts: { name: "try-(\\d+)" }"#)
    #expect(all.map(\.name) == ["anna_1", "anna_1", "anna_1", "bert_2"])
    #expect(all.map(\.attempt?.number) == [1, 2, 10, nil])
    #expect(all[2].submissions[0].files.map(\.shown) == ["RoundButton.swift"])
    let first = try rows(#"attempts: { name: "try-(\\d+)", most: 2 }"#)
    #expect(first.map(\.attempt?.number) == [1, 2, nil])
    let last = try rows(#"attempts: { name: "try-(\\d+)", most: 2, count: last }"#)
    #expect(last.map(\.attempt?.number) == [2, nil])
  }

  @Test("In an archive as in a folder, a row says how its file is called, and what else is there")
  func namesInAnArchive() throws {
    try withSubmissions([:]) { folder in
      let path = "\(folder)/two.zip"
      let bytes = ZipWriter.bytes(of: [
        ("anna_1/roundbutton (1).swift", Array("class RoundButton: UIButton {}".utf8)),
        ("bert_2/Other.swift", []),
      ])
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      defer { UnpackedArchive.removeAll() }
      let assignment = try Self.assignment(#"student: "^([a-z]+_\\d)""#, in: folder)
      let rows = try StudentFinder(assignment: assignment).find([path])
      #expect(rows.map(\.name) == ["anna_1", "bert_2"])
      #expect(rows[0].submissions[0].foundAs == ["roundbutton (1).swift"])
      #expect(rows[0].submissions[0].listed == ["roundbutton (1).swift"])
      #expect(rows[1].submissions[0].present == ["Other.swift"])
    }
  }

  @Test("A link that is named is followed, a link inside is not")
  func links() throws {
    let files = ["all/anna_1/RoundButton.swift": "class RoundButton: UIButton {}"]
    try withSubmissions(files) { folder in
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/all")
      try manager.createSymbolicLink(
        atPath: "\(folder)/all/bert_2", withDestinationPath: "\(folder)/all/anna_1")
      try manager.createSymbolicLink(
        atPath: "\(folder)/Round.swift",
        withDestinationPath: "\(folder)/all/anna_1/RoundButton.swift")
      let rows = try StudentFinder(assignment: try Self.assignment("", in: folder))
        .find(["\(folder)/link"])
      #expect(rows.map(\.name) == ["anna_1", "bert_2"])
      #expect(rows[0].submissions[0].files.count == 1)
      #expect(throws: Problem.self) { try rows[1].submissions[0].read() }
      let finder = SubmissionFinder(
        wanted: Exercise.Submission(
          file: "RoundButton.swift",
          required: [.type(name: "RoundButton", superclass: "UIButton")], commands: []))
      let named = try finder.find(["\(folder)/link", "\(folder)/Round.swift"])
      #expect(
        named.map(\.name)
          == ["Round.swift", "link/anna_1", "link/bert_2"].map { "\(folder)/\($0)" })
      #expect(try named[0].read().count == 1)
      #expect(throws: Problem.self) { try finder.find(["\(folder)/nowhere"]) }
    }
  }

  @Test("Pseudonyms hide names in rows, paths and messages, and stay the same")
  func pseudonyms() throws {
    let row = GradeRow(
      name: "anna_1",
      verdicts: [
        Verdict(
          exercise: "one", title: Self.title, file: "anna_1", outcome: .learnersError,
          passesAt: 70,
          learnerFault: .unread(ProblemBox(.fileIsLink("all/anna_1/RoundButton.swift"))))
      ], texts: [nil], in: Self.head(),
      student: {
        var student = StudentRecord(isInRoster: true)
        student.fields = [StudentRecord.Field(column: "mail", value: "anna@example.org")]
        student.submitted = "anna_1"
        return student
      }())
    try withSubmissions([:]) { folder in
      let path = "\(folder)/key.csv"
      let report = GradeReport(Self.head(), rows: [row])
      let hidden = try Pseudonyms(at: path, for: ["anna_1", "bert_2"]).hiding(report)
      let text = String(decoding: Exporters.export(.json, hidden, .english), as: UTF8.self)
      #expect(!text.contains("anna") && text.contains("student-"))
      #expect(hidden.rows[0].total == row.total && hidden.rows[0].status == row.status)
      let again = try Pseudonyms(at: path, for: ["anna_1", "carl_3"]).hiding(report)
      #expect(again.rows[0].name == hidden.rows[0].name)
      try Data("a,b\n".utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: Problem.self) { try Pseudonyms(at: path, for: ["anna_1"]) }
    }
  }

  private static func assignment(_ keys: String, in folder: String) throws -> Assignment {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try """
    format: 1
    title: Homework
    \(keys)
    exercises: [{ id: circular-button }]
    """.write(toFile: "\(folder)/hw.yml", atomically: true, encoding: .utf8)
    return try AssignmentReader.read(
      "\(folder)/hw.yml", exercises: ExerciseLibrary(ContentFolder(path: root.path)))
  }
}
