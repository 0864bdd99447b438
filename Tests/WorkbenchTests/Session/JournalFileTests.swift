import Foundation
import Records
import Testing
import Workbench

/// Journals on disk: what a killed session leaves, and what another one makes of it.
@Suite struct JournalFileTests {
  private static let entries = ["add view red 0 0 9 9", "set red.alpha 0.5", "load paste\n<x>\n"]
    .map { Journal.Entry(lines: [$0]) }

  @Test("What was written is read again, undo and redo included")
  func writeAndRead() throws {
    try withFolder { folder in
      try write(Self.entries.map(Journal.Record.entry) + [.undo(2), .redo(1)], in: folder)
      let leftover = try #require(JournalFile.leftovers(in: folder).first)
      #expect(leftover.records.count == 5)
      #expect(leftover.journal.entries == Array(Self.entries.prefix(2)))
      #expect(leftover.journal.canRedo == 1)
      #expect(!leftover.isTorn)
      #expect(leftover.otherVersion == nil)
    }
  }

  @Test("A torn last line is left out, and told of")
  func tornLine() throws {
    try withFolder { folder in
      let path = try write(Self.entries.map(Journal.Record.entry), in: folder)
      let data = try #require(FileManager.default.contents(atPath: path))
      try data.dropLast(4).write(to: URL(fileURLWithPath: path))
      let leftover = try #require(JournalFile.leftovers(in: folder).first)
      #expect(leftover.isTorn)
      #expect(leftover.journal.entries == Array(Self.entries.prefix(2)))
    }
  }

  @Test("A line that does not read is lost alone, and counted")
  func damagedLine() throws {
    try withFolder { folder in
      let path = try write([.entry(Self.entries[0])], in: folder)
      try append("nonsense\n{\"entry\":[\"front red\"]}\n", to: path)
      let leftover = try #require(JournalFile.leftovers(in: folder).first)
      #expect(leftover.damagedLines == 1)
      #expect(!leftover.isTorn)
      #expect(leftover.journal.lines == Self.entries[0].lines + ["front red"])
    }
  }

  @Test("A pipe, a device or a folder in place of a journal is nobody's, and is not waited for")
  func noFile() throws {
    try withFolder { folder in
      mkfifo("\(folder)/1.jsonl", 0o600)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/2.jsonl", withDestinationPath: "/dev/zero")
      mkdir("\(folder)/3.jsonl", 0o700)
      try write([.entry(Self.entries[0])], in: folder)
      #expect(JournalFile.leftovers(in: folder).map(\.journal.count) == [1])
    }
  }

  @Test("A first line that does not read costs nothing of the rest")
  func damagedHeader() throws {
    try withFolder { folder in
      _ = "{\"touchst\u{0}ne\"\n{\"entry\":[\"reset\"]}\n".written(to: "\(folder)/1-0.jsonl")
      let leftover = try #require(JournalFile.leftovers(in: folder).first)
      #expect(leftover.damagedLines == 1)
      #expect(leftover.journal.lines == ["reset"])
    }
  }

  @Test(
    "A journal of which nothing reads is kept under another ending, and named",
    arguments: [
      "\u{0}\u{0}\n\u{0}\n", "\u{0}\u{0}\u{0}", "noise",
      "{\"touchstone\":\"journal\",\"version\":1}\n{\"entry\":[\"add vi",
    ])
  func nothingReads(_ text: String) {
    withFolder { folder in
      let path = "\(folder)/1-0.jsonl"
      _ = text.written(to: path)
      var named: [JournalFile.NotOffered] = []
      #expect(JournalFile.leftovers(in: folder) { named.append($0) }.isEmpty)
      #expect(named == [.unreadable(path: path + ".damaged")])
      #expect(FileManager.default.fileExists(atPath: path + ".damaged"))
    }
  }

  @Test("Counts that nobody could have written change nothing", arguments: [-5, Int.min, Int.max])
  func oddCounts(_ count: Int) {
    var journal = Journal()
    journal.apply(.entry(Self.entries[0]))
    journal.apply(.redo(count))
    #expect(journal.count == 1)
    journal.apply(.undo(count))
    #expect(journal.count == (count < 0 ? 1 : 0))
  }

  @Test("A journal whose session is still running is not offered")
  func lockedByAnother() throws {
    try withFolder { folder in
      let file = try JournalFile(creatingIn: folder)
      file.append(.entry(Self.entries[0]))
      withExtendedLifetime(file) { #expect(JournalFile.leftovers(in: folder).isEmpty) }
      #expect(FileManager.default.fileExists(atPath: file.path))
      let second = try JournalFile(creatingIn: folder)
      #expect(second.path != file.path)
    }
  }

  @Test("A start that takes a leftover holds it, so that two starts do not take the same")
  func leftoverIsHeld() throws {
    try withFolder { folder in
      try write([.entry(Self.entries[0])], in: folder)
      let first = JournalFile.leftovers(in: folder)
      withExtendedLifetime(first) { #expect(JournalFile.leftovers(in: folder).isEmpty) }
      #expect(first.count == 1)
    }
  }

  @Test("A journal in which nothing is left is removed on the way")
  func emptyOnesGo() throws {
    try withFolder { folder in
      let path = try write([.entry(Self.entries[0]), .undo(1)], in: folder)
      #expect(JournalFile.leftovers(in: folder).isEmpty)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("The journal of a later version is left to it")
  func otherVersion() {
    withFolder { folder in
      let text = "{\"touchstone\":\"journal\",\"version\":7}\n{\"entry\":[\"reset\"]}\n"
      let path = "\(folder)/1-0.jsonl"
      _ = text.written(to: path)
      var named: [JournalFile.NotOffered] = []
      #expect(JournalFile.leftovers(in: folder) { named.append($0) }.isEmpty)
      #expect(named == [.laterVersion(7, path: path)])
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("A start that is killed while it writes the first line leaves nothing to name")
  func tornHeader() {
    withFolder { folder in
      _ = "{\"touchstone\":\"jour".written(to: "\(folder)/1-0.jsonl")
      #expect(JournalFile.leftovers(in: folder) { Issue.record("\($0)") }.isEmpty)
    }
  }

  @Test("A journal, damaged or of another version, is sourced as the script of its readable lines")
  func sourced() {
    withFolder { folder in
      let text = """
        {"touchstone":"journal","version":7}
        {"entry":["add view red 0 0 9 9"]}
        nonsense
        {"entry":["set red.alpha 0"]}
        {"undo":1}
        {"entry":["set red.al

        """
      let path = "\(folder)/1-0.jsonl.damaged"
      _ = text.written(to: path)
      let session = freshSession()
      session.mustRun(["source \(path)", "expect hit 5 5 is red"])
      #expect(session.journal.count == 1)
    }
  }

  @Test(
    "A file that is no journal is no reason to stop",
    arguments: ["", "\n", "x", "\n\n\n", "{}", "{\"entry\":1}\n"])
  func noJournal(_ text: String) {
    withFolder { folder in
      _ = text.written(to: "\(folder)/9-9.jsonl")
      #expect(JournalFile.leftovers(in: folder).isEmpty)
    }
  }

  @Test("A session takes up what another one left, and goes on from there")
  func resume() throws {
    let first = session(after: ["add view red 0 0 9 9", "set red.alpha 0.5", "set red.tag 7"])
    var records: [Journal.Record] = first.journal.entries.map { .entry($0) }
    records.append(.undo(1))
    let second = freshSession()
    try second.resume(records)
    first.mustRun(["undo"])
    #expect(second.picture == first.picture)
    second.mustRun(["undo", "expect hit 5 5 is red"])
  }

  @Test("A session that cannot take up all keeps what came before the line that does not hold")
  func resumeHalf() {
    let session = freshSession()
    let lines = ["add view red 0 0 9 9", "front nobody", "set red.tag 7"]
    #expect(throws: Diagnostic.self) {
      try session.resume(lines.map { .entry(Journal.Entry(lines: [$0])) })
    }
    #expect(session.journal.lines == ["add view red 0 0 9 9"])
    session.mustRun(["expect hit 5 5 is red", "undo"])
  }

  @discardableResult
  private func write(_ records: [Journal.Record], in folder: String) throws -> String {
    let file = try JournalFile(creatingIn: folder)
    for record in records { file.append(record) }
    #expect(file.failure == nil)
    return file.path
  }

  private func append(_ text: String, to path: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.seekToEndOfFile()
    handle.write(Data(text.utf8))
    try handle.close()
  }
}
