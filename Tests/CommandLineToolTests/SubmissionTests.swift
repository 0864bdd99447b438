import CommandLineTool
import Foundation
import Practice
import Records
import Testing

/// A folder that is lent to one test.
func withSubmissions(_ files: [String: String], _ body: (String) throws -> Void) throws {
  let path = NSTemporaryDirectory() + "submissions-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  for (name, text) in files {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A name that ends in a slash is an empty folder.
    if name.hasSuffix("/") {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } else {
      try Data(text.utf8).write(to: url)
    }
  }
  try body(path)
}

/// The submissions at paths, when many are graded.
@Suite struct SubmissionTests {
  private static let answer = "class RoundButton: UIButton {}"
  private let finder = SubmissionFinder(
    wanted: Exercise.Submission(
      file: "RoundButton.swift", required: [.type(name: "RoundButton", superclass: "UIButton")],
      commands: []))

  /// The names that are found in a folder, without it.
  private func found(_ paths: [String], in folder: String) throws -> [String] {
    try finder.find(paths).map { String($0.name.dropFirst(folder.count)) }
  }

  @Test("A folder of folders and files is as many submissions, sorted, each once")
  func find() throws {
    let files = [
      "b/RoundButton.swift": "", "a/RoundButton.swift": "", "c.swift": "", "notes.txt": "",
      ".hidden/x.swift": "", "__MACOSX/x.swift": "",
    ]
    try withSubmissions(files) { folder throws in
      #expect(try found([folder, "\(folder)/a/"], in: folder) == ["/a", "/b", "/c.swift"])
    }
  }

  @Test("A path that leads nowhere is told before anything is judged")
  func missing() {
    #expect(throws: Problem.self) { try finder.find(["/nowhere/at/all"]) }
  }

  @Test("A folder without an answer has a row, however it is named")
  func empty() throws {
    try withSubmissions(["none/": "", "text/notes.txt": "", "anna/RoundButton.swift": ""]) {
      folder in
      let names = ["/anna", "/none", "/text"]
      #expect(try found([folder], in: folder) == names)
      #expect(try found(names.map { folder + $0 }, in: folder) == names)
      let none = try finder.find(["\(folder)/none"])
      #expect(none.map(\.files) == [[]])
    }
  }

  @Test("Answers side by side stay separate beside one that has the exercise's own name")
  func flat() throws {
    let files = ["alice.swift", "bob.swift", "RoundButton.swift"].map { ($0, Self.answer) }
    try withSubmissions(Dictionary(uniqueKeysWithValues: files)) { folder throws in
      #expect(
        try found([folder], in: folder) == ["/RoundButton.swift", "/alice.swift", "/bob.swift"])
    }
  }

  @Test("A folder with the file and helpers is one submission, the file first")
  func helpers() throws {
    let files = ["RoundButton.swift": Self.answer, "Circle.swift": "struct Circle {}"]
    try withSubmissions(files) { folder throws in
      let one = try finder.find([folder])
      #expect(one.count == 1)
      #expect(one[0].files.map(\.shown) == ["RoundButton.swift", "Circle.swift"])
    }
  }

  @Test("Two copies in a learner's folder are one submission")
  func copies() throws {
    let files = ["anna/RoundButton.swift": Self.answer, "anna/Copy.swift": Self.answer]
    try withSubmissions(files) { folder throws in
      #expect(try found([folder], in: folder) == ["/anna"])
      #expect(try found(["\(folder)/anna", folder], in: folder) == ["/anna"])
    }
  }

  @Test("An answer that lies deeper in a learner's folder is found")
  func deeper() throws {
    try withSubmissions(["anna/Sources/App/RoundButton.swift": Self.answer]) { folder throws in
      let one = try finder.find([folder])
      #expect(one.map(\.name) == ["\(folder)/anna"])
      #expect(one[0].files.map(\.shown) == ["RoundButton.swift"])
    }
  }

  @Test("A folder that is said to be one submission is one, unless it holds several")
  func oneEach() throws {
    var finder = finder
    finder.isOneEach = true
    for (files, count) in [
      (["a.swift", "b.swift"], 1), (["src/a.swift", "images/a.png"], 1), ([], 1),
      (["anna/RoundButton.swift", "bert/RoundButton.swift"], 2),
    ] {
      let files = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.answer) })
      try withSubmissions(files) { folder throws in
        #expect(try finder.find([folder]).count == count, "\(files.keys)")
      }
    }
  }

  @Test("A file is looked at before it is read: its size, and whether it is a file at all")
  func read() throws {
    try withSubmissions(["big.swift": String(repeating: " ", count: (1 << 20) + 1)]) {
      folder throws in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.swift", withDestinationPath: "/etc/passwd")
      mkfifo("\(folder)/pipe.swift", 0o600)
      for (name, isExpected) in [
        ("big.swift", { if case .fileTooLarge = $0 { true } else { false } }),
        ("link.swift", { if case .fileIsLink = $0 { true } else { false } }),
        ("pipe.swift", { if case .fileIsNoFile = $0 { true } else { false } }),
      ] as [(String, (Problem) -> Bool)] {
        let one = Submission(name: name, folder: folder, paths: [name], wanted: "x.swift")
        do {
          _ = try one.read()
          Issue.record("\(name) was read")
        } catch {
          #expect((error as? Problem).map(isExpected) == true, "\(name): \(error)")
        }
      }
    }
  }
}

/// Submissions whose files are named otherwise, and rules that fit nothing.
@Suite struct NearMissTests {
  private static let answer = "class RoundButton: UIButton {}"

  private func assignment(
    files: String? = nil, student: String? = nil, in folder: String
  ) throws -> Assignment {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let path = "\(folder).yml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try """
    format: 1
    title: Homework
    \(student.map { "student: '\($0)'" } ?? "")
    exercises: [{ id: circular-button\(files.map { ", files: \"\($0)\"" } ?? "") }]
    """.write(toFile: path, atomically: true, encoding: .utf8)
    return try AssignmentReader.read(
      path, exercises: ExerciseLibrary(ContentFolder(path: root)))
  }

  private func rows(
    _ names: [String], files: String? = nil, student: String? = nil
  ) throws -> [GradePlan.Row] {
    var found: [GradePlan.Row] = []
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.answer) })
    try withSubmissions(texts) { folder throws in
      found = try StudentFinder(assignment: assignment(files: files, student: student, in: folder))
        .find([folder])
    }
    return found
  }

  @Test("A folder with the file and copies of it is one submission, alone and among others")
  func oneFolder() throws {
    let finder = SubmissionFinder(
      wanted: Exercise.Submission(
        file: "RoundButton.swift", required: [.type(name: "RoundButton", superclass: "UIButton")],
        commands: []))
    let names = ["RoundButton.swift", "RoundButton-old.swift", "RoundButton (1).swift"]
    let files = names.flatMap { [("anna/\($0)", Self.answer), ("bert/\($0)", Self.answer)] }
    try withSubmissions(Dictionary(uniqueKeysWithValues: files)) { folder throws in
      #expect(try finder.find(["\(folder)/anna"]).map(\.name) == ["\(folder)/anna"])
      #expect(try finder.find(["\(folder)/anna", "\(folder)/bert"]).count == 2)
      #expect(try finder.find([folder]).count == 2)
    }
  }

  @Test("A folder whose code is no student's is refused, for the report would be empty")
  func nobodys() throws {
    #expect(throws: Problem.self) {
      try rows(["roundbutton (1).swift"], files: "**/RoundButton*.swift")
    }
    #expect(try rows(["marks.csv"]).isEmpty)
  }

  @Test("Where nothing matches to the letter, case is ignored, and the row says how it is called")
  func caseOfLetters() throws {
    let found = try rows(["anna/roundbutton (1).swift"], files: "**/RoundButton*.swift")
    #expect(found[0].submissions[0].foundAs == ["roundbutton (1).swift"])
    let exact = try rows(
      ["anna/RoundButton.swift", "anna/roundbutton.swift"], files: "**/RoundButton*.swift")
    #expect(exact[0].submissions[0].files.map(\.shown) == ["RoundButton.swift"])
    #expect(exact[0].submissions[0].foundAs == nil)
  }

  @Test("Files are listed as they were named, and in an assignment from the student's folder")
  func listed() throws {
    let found = try rows(["anna/Sources/App/RoundButton.swift"], files: "**/RoundButton.swift")
    #expect(found[0].submissions[0].listed == ["Sources/App/RoundButton.swift"])
    let named = Submission(
      name: "./anna", folder: "./anna", paths: ["App/x.swift"], wanted: "x.swift")
    #expect(named.listed == ["anna/App/x.swift"])
  }

  @Test("Without a pattern, a single file whose name is like the right one is found")
  func likeNames() throws {
    let found = try rows(["anna/RoundButton-final.swift", "anna/Helper.swift", "bert/x.swift"])
    #expect(found[0].submissions[0].foundAs == ["RoundButton-final.swift"])
    #expect(found[1].submissions[0].files.isEmpty)
    #expect(found[1].submissions[0].present == ["x.swift"])
  }

  @Test("Patterns that match nothing are refused, with the files that are there")
  func nothingFits() throws {
    do {
      _ = try rows(["anna/RoundButton.swift"], files: "Nothing*.swift")
      Issue.record("it was accepted")
    } catch Problem.practice(.nothingFits(let patterns, let exercise, let names)) {
      #expect(patterns == ["Nothing*.swift"] && exercise == "circular-button")
      #expect(names == ["RoundButton.swift"])
    }
  }

  @Test("A rule for students that fits no name is refused with the names")
  func noStudentFits() throws {
    do {
      _ = try rows(["anna/RoundButton.swift"], student: "^([0-9]+)$")
      Issue.record("it was accepted")
    } catch Problem.practice(.noStudentFits(_, let names)) {
      #expect(names == ["anna"])
    }
  }

  @Test(
    "A rule for students without a group is refused", arguments: ["^[a-z]+", "^(?:[a-z])+", "[(]"])
  func noGroup(_ pattern: String) throws {
    #expect(throws: Problem.self) { try rows(["anna/RoundButton.swift"], student: pattern) }
  }

  @Test(
    "A group is found in every form", arguments: ["^([a-z]+)", "(?<name>[a-z]+)_", #"\((.)\)"#])
  func groups(_ pattern: String) throws {
    #expect(throws: Never.self) { try rows([], student: pattern) }
  }
}
