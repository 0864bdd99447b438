import Foundation
import LineEditor
import PseudoTerminal
import Testing

@Suite(.serialized) struct HistoryTests {
  @Test func `entries are there again in the next session, one of several lines as one`() throws {
    try withFolder { folder in
      let environment = ["DEMO_HISTORY": folder + "/history"]
      let first = try demo(environment)
      first.send("红 \\n one")
      try first.expectEntry("红 \\n one")
      first.send("a {\r}")
      try first.expectEntry("a {\n}")
      first.terminate()

      let second = try demo(environment)
      second.sendKey(.up)
      try second.waitForScreen { $0 == ["demo> a {", "...> }"] }
      second.sendKey(.up)
      try second.waitForScreen { $0 == ["demo> 红 \\n one"] }
      try second.expectEntry("红 \\n one")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/history")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["history"])
    }
  }

  @Test func `two sessions at once keep the entries of both`() throws {
    try withFolder { folder in
      let path = folder + "/history"
      let first = try demo(["DEMO_HISTORY": path])
      let second = try demo(["DEMO_HISTORY": path])
      for (terminal, entry) in [(first, "one"), (second, "two"), (first, "three")] {
        terminal.send(entry)
        try terminal.expectEntry(entry)
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\nthree\n")
    }
  }

  @Test func `an entry that comes again is kept once, as the newest`() throws {
    let terminal = try demo()
    for entry in ["one", "two", "one", "one"] {
      terminal.send(entry)
      try terminal.expectEntry(entry)
    }
    terminal.send("history\r")
    try terminal.waitFor(#"history ["two", "one"]"#)
    try terminal.waitFor("demo> ")
    terminal.sendKey(.up)
    terminal.sendKey(.up)
    try terminal.waitForLastRow("demo> two")
  }

  @Test(arguments: ["/nonexistent/history", "/dev/null/history", "/tmp"])
  func `a place that cannot be written to is told once and disturbs nothing`(
    path: String
  ) throws {
    let terminal = try demo(["DEMO_HISTORY": path])
    #expect(terminal.output.contains("history: cannot"))
    terminal.send("entry")
    try terminal.expectEntry("entry")
    terminal.sendKey(.up)
    try terminal.waitForLastRow("demo> entry")
  }

  @Test func `a folder that goes away in the middle disturbs nothing`() throws {
    try withFolder { folder in
      let terminal = try demo(["DEMO_HISTORY": folder + "/history"])
      try FileManager.default.removeItem(atPath: folder)
      terminal.send("entry")
      try terminal.expectEntry("entry")
      terminal.sendKey(.up)
      try terminal.waitForLastRow("demo> entry")
    }
  }

  @Test func `a link to the file stays a link`() throws {
    try withFolder { folder in
      try "old\n".write(toFile: folder + "/real", atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/history", withDestinationPath: folder + "/real")
      let terminal = try demo(["DEMO_HISTORY": folder + "/history"])
      terminal.send("new")
      try terminal.expectEntry("new")
      #expect(try String(contentsOfFile: folder + "/real", encoding: .utf8) == "old\nnew\n")
    }
  }

  @Test @MainActor func `no more than the limit is kept, of the newest`() throws {
    try withFolder { folder in
      let path = folder + "/history"
      let old = (1...10_050).map { "entry \($0)\n" }.joined()
      try old.write(toFile: path, atomically: true, encoding: .utf8)
      let history = History(path: path, limit: 10_000)
      #expect(history.items.count == 10_000 && history.items.first == "entry 51")
      history.add("new\n")
      #expect(history.items.count == 10_000 && history.items.last == "new")
      #expect(try HistoryFile(path: path).items() == history.items)
      #expect(history.problem == nil)
    }
  }

  @Test(arguments: ["a\nb", #"a\nb"#, #"\\"#, "\\\n\\n", "", "红\n"])
  func `what is written is what is read`(item: String) {
    let line = HistoryFile.escaped(item)
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(HistoryFile.unescaped(line[...]) == item)
  }

  @Test @MainActor func `blank entries are not remembered`() {
    let history = History(path: nil, limit: 10)
    for entry in ["", "  ", "\n"] { history.add(entry) }
    #expect(history.items.isEmpty)
  }
}
