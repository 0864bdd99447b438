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
