import CommandLineTool
import Files
import Foundation
import Practice
import Records
import Testing

/// Journals of verdicts, shards and reports that are put together, without a process.
@Suite struct GradeJournalTests {
  private static let title = Bilingual(en: "a", zh: "甲")
  private static let head = GradeReport.Head(
    title: title, content: nil,
    exercises: [
      GradeReport.Exercise(id: "one", title: title, weight: 1),
      GradeReport.Exercise(id: "two", title: title, weight: 3),
    ])

  private static func entry(_ row: String, _ exercise: String, points: Int) -> GradeJournal.Entry {
    let verdict = Verdict(
      exercise: exercise, title: title, file: row, outcome: .partlyRight, points: points,
      passesAt: 70)
    return GradeJournal.Entry(
      key: Fingerprint([row, exercise]), text: nil, row: row, files: ["a.swift"],
      verdict: verdict)
  }

  private func withJournal(_ body: (GradeJournal, String) throws -> Void) throws {
    try withSubmissions([:]) { folder in
      let path = "\(folder)/report.json.journal"
      let journal = try GradeJournal(path, head: Self.head)
      try journal.add(Self.entry("anna", "one", points: 40))
      try journal.add(Self.entry("anna", "two", points: 80))
      try journal.add(Self.entry("bert", "one", points: 20))
      try body(journal, path)
    }
  }

  @Test("Verdicts are in the file as soon as they are known")
  func isWritten() throws {
    try withJournal { journal, path in
      let read = try #require(GradeJournal.read(path))
      #expect(read.head == Self.head)
      #expect(read.entries.map(\.row) == ["anna", "anna", "bert"])
      #expect(journal.count == 3)
    }
  }

  @Test("A line that was cut costs itself alone, and is followed by whole ones")
  func isCut() throws {
    try withSubmissions([:]) { folder in
      let path = "\(folder)/a.journal"
      try GradeJournal(path, head: Self.head).add(Self.entry("anna", "one", points: 40))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data(#"{"entry":{"key":"abc"#.utf8))
      try file.close()
      let again = try GradeJournal(path, head: Self.head)
      try again.add(Self.entry("bert", "one", points: 20))
      #expect(GradeJournal.read(path)?.entries.map(\.row) == ["anna", "bert"])
    }
  }

  @Test("Two gradings do not write one journal")
  func isAlone() throws {
    try withJournal { _, path in
      #expect(throws: Problem.self) { try GradeJournal(path, head: Self.head) }
    }
  }

  @Test("What is no journal is not read as one")
  func isOther() throws {
    try withSubmissions(["a.txt": "a\nb\n", "b.json": #"{"version":3}"#]) { folder in
      for name in ["a.txt", "b.json", "none"] {
        #expect(GradeJournal.read("\(folder)/\(name)") == nil)
      }
      #expect(throws: Problem.self) { try GradeMerge.read("\(folder)/a.txt") }
      #expect(throws: Problem.self) { try GradeMerge.read("\(folder)/b.json") }
    }
  }

  @Test("A journal makes rows of those that are judged to the end")
  func isMerged() throws {
    try withJournal { _, path in
      let part = try GradeMerge.read(path)
      #expect(part.unfinished == 1)
      let report = try GradeMerge.report(of: [part])
      #expect(report.rows.map(\.name) == ["anna"])
      #expect(report.rows[0].total == 70)
    }
  }

  @Test("Of a row that several reports have, the last counts, unless nothing was handed in there")
  func lastCounts() throws {
    func part(_ path: String, _ points: Int?) -> GradeMerge.Part {
      let verdicts = ["one", "two"].map { exercise in
        Verdict(
          exercise: exercise, title: Self.title, file: "anna",
          outcome: points == nil ? .learnersError : .partlyRight, points: points ?? 0, passesAt: 70,
          learnerFault: points == nil ? .missing(file: "a.swift") : nil)
      }
      return GradeMerge.Part(
        path: path, head: Self.head,
        rows: [GradeRow(name: "anna", verdicts: verdicts, texts: [nil, nil], in: Self.head)])
    }
    func total(_ parts: GradeMerge.Part...) throws -> Double {
      try GradeMerge.report(of: parts).rows[0].total
    }
    #expect(try total(part("a", 40), part("b", 60)) == 60)
    #expect(try total(part("a", 40), part("b", nil)) == 40)
    let other = GradeMerge.Part(
      path: "c", head: GradeReport.Head(title: Self.title, content: nil, exercises: []), rows: [])
    #expect(throws: Problem.self) { try total(part("a", 40), other) }
  }

  @Test("Each row is in one shard, whichever others there are")
  func shards() throws {
    let names = (0..<300).map { "student_\($0)" }
    let shards = try (1...3).map { try #require(Shard("\($0)/3")) }
    for name in names { #expect(shards.count { $0.has(name) } == 1) }
    for shard in shards { #expect((70...130).contains(names.count(where: shard.has))) }
    for text in ["0/3", "4/3", "3", "a/b", "1/0", "-1/2", "1/2/3", "1/99999"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test("Fingerprints are those of the standard, and keep texts apart")
  func fingerprints() throws {
    func digest(_ text: String) -> String {
      var hash = SHA256()
      hash.add(Array(text.utf8))
      return hash.digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(Fingerprint(["ab", "c"]) != Fingerprint(["a", "bc"]))
    let one = Fingerprint(of: [Code(file: "a.swift", text: "x")])
    #expect(one == Fingerprint(of: [Code(file: "b.swift", text: "x")]))
  }

  @Test("The time left follows from what was judged, not from what was known")
  func progress() throws {
    var progress = GradeProgress(all: 10)
    for _ in 0..<4 { progress.add(wasKnown: true) }
    #expect(progress.left(after: 5) == nil)
    for _ in 0..<3 { progress.add(wasKnown: false) }
    #expect(progress.done == 7)
    #expect(progress.left(after: 6) == 6)
    #expect(progress.left(after: 0.5) == nil)
  }

  @Test("Files for each row have names of their own, and lead nowhere else")
  func names() throws {
    var names: Set<String> = []
    let rows = ["all/anna", "all/anna/", "../../etc/passwd", "..", "王 芳", ".profile"]
    #expect(
      rows.map { ReportTarget.fileName($0, beside: &names) }
        == ["all-anna", "all-anna-2", "etc-passwd", "submission", "王 芳", "profile"])
  }

  @Test("Students are found by folder, by file and in the roster")
  func students() throws {
    let files = [
      "all/anna_1_late/src/Answer.swift": "", "all/bert_2/notes.txt": "", "all/carl_3.swift": "",
      "all/marks.csv": "", "all/guest_9/Answer.swift": "",
    ]
    try withSubmissions(files) { folder in
      let finder = StudentFinder(assignment: try Self.assignment(in: folder))
      let rows = try finder.find(["\(folder)/all"])
      #expect(rows.map(\.name) == ["anna_1", "bert_2", "carl_3", "dora_4", "guest_9"])
      #expect(rows.map { $0.submissions[0].files.count } == [1, 0, 1, 0, 1])
      #expect(rows.map(\.student.isInRoster) == [true, true, true, true, false])
      // Folders that are named one by one are the same students.
      let each = try finder.find(["all/anna_1_late", "all/guest_9"].map { "\(folder)/\($0)" })
      #expect(each.first { $0.name == "anna_1" }?.submissions[0].files.count == 1)
    }
  }

  @Test("A file beside others is known by its name after the student's, too")
  func flatFiles() throws {
    let files = ["all/anna_1_Answer.swift": "", "all/bert_2-Answer.swift": "", "all/x.swift": ""]
    try withSubmissions(files) { folder in
      let finder = StudentFinder(assignment: try Self.assignment(in: folder))
      let rows = try finder.find(["\(folder)/all"])
      #expect(
        rows.filter { $0.submissions[0].files.count == 1 }.map(\.name) == ["anna_1", "bert_2"])
    }
  }

  private static func assignment(in folder: String) throws -> Assignment {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    try """
    format: 1
    title: Homework
    student: "^([a-z]+_\\\\d)"
    roster: roster.csv
    exercises:
      - { id: circular-button, files: ["**/Answer.swift", "*_3.swift"] }
    """.write(toFile: "\(folder)/hw.yml", atomically: true, encoding: .utf8)
    try "id\nanna_1\nbert_2\ncarl_3\ndora_4\n".write(
      toFile: "\(folder)/roster.csv", atomically: true, encoding: .utf8)
    return try AssignmentReader.read(
      "\(folder)/hw.yml", exercises: ExerciseLibrary(ContentFolder(path: root.path)))
  }
}
