import PseudoTerminal
import Testing

/// An entry of several lines is one text.
@Suite(.serialized) struct MultilineTests {
  /// `class {`, `func {`, `x` and a closing brace, typed without a blank.
  private func block(in terminal: PseudoTerminal) throws {
    try type("class {", then: "...>", in: terminal)
    try type("func {", then: "...>", in: terminal)
    try type("x", then: "...>", in: terminal)
    terminal.send("}")
    try terminal.waitForLastRow("...>   }")
  }

  private func type(_ line: String, then row: String, in terminal: PseudoTerminal) throws {
    let count = terminal.screen.count
    terminal.send(line)
    try terminal.waitForScreen { $0.last?.hasSuffix(line) ?? false }
    terminal.sendKey(.return)
    try terminal.waitForScreen { $0.count > count && $0.last == row }
  }

  private func indenting(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
    try demo(["DEMO_INDENT": "1"], columns: columns, rows: rows)
  }

  @Test func `Return indents by open braces, and a closing one goes back`() throws {
    let terminal = try indenting()
    try block(in: terminal)
    #expect(terminal.screen == ["demo> class {", "...>   func {", "...>     x", "...>   }"])
    terminal.sendKey(.return)
    try terminal.waitForLastRow("...>")
    terminal.send("}")
    try terminal.waitForLastRow("...> }")
    try terminal.expectEntry("class {\n  func {\n    x\n  }\n}")
  }

  @Test(arguments: ["xterm", "linux", "screen", "vt100"])
  func `arrows, Home and End of all terminals move by lines`(name: String) throws {
    let terminal = try demo(["DEMO_INDENT": "1", "TERM": name])
    try block(in: terminal)
    terminal.send("\u{1B}[A\u{1B}OA")
    var expected = "func {"
    for (home, end) in [("[1~", "[4~"), ("[H", "[F"), ("OH", "OF"), ("[7~", "[8~")] {
      terminal.send("\u{1B}\(home)<\u{1B}\(end)>")
      expected = "<\(expected)>"
      let row = "...> \(expected.replacing("func", with: "  func"))"
      try terminal.waitForScreen { screen in
        screen.contains { $0.filter { $0 != " " } == row.filter { $0 != " " } }
      }
    }
  }

  @Test func `Up and Down keep the column past shorter lines, wide characters counted as two`()
    throws
  {
    let terminal = try demo()
    terminal.paste("红红红红\nab\n红红红x")
    terminal.sendKey(.up)
    terminal.sendKey(.up)
    try terminal.waitForScreen { _ in terminal.cursor == (0, 12) }
    terminal.sendKey(.down)
    try terminal.waitForScreen { _ in terminal.cursor == (1, 7) }
    terminal.sendKey(.down)
    try terminal.waitForScreen { _ in terminal.cursor == (2, 12) }
  }

  @Test func `Up above the first line and Down below the last go through history`() throws {
    let terminal = try demo()
    terminal.send("old")
    try terminal.expectEntry("old")
    terminal.paste("one\ntwo")
    try terminal.waitForLastRow("...> two")
    terminal.sendKey(.up)
    terminal.sendKey(.up)
    try terminal.waitForLastRow("demo> old")
    terminal.sendKey(.down)
    try terminal.waitForScreen { $0.suffix(2) == ["demo> one", "...> two"] }
    // There is nothing newer, and what was typed stays.
    terminal.sendKey(.down)
    terminal.send("!")
    try terminal.expectEntry("one\ntwo!")
  }

  @Test
  func `Return at the end of a line opens one in a text that was changed, not in a recalled one`()
    throws
  {
    let terminal = try demo(["DEMO_INDENT": "1"])
    terminal.paste("a {\nb\n}")
    try terminal.expectEntry("a {\nb\n}")
    terminal.sendKey(.up)
    try terminal.waitForScreen { $0.suffix(3) == ["demo> a {", "...> b", "...> }"] }
    try terminal.expectEntry("a {\nb\n}")
    terminal.sendKey(.up)
    try terminal.waitForScreen { $0.suffix(3) == ["demo> a {", "...> b", "...> }"] }
    terminal.send(" //")
    try terminal.waitForScreen { $0.contains("demo> a { //") }
    terminal.sendKey(.return)
    try terminal.waitForScreen { $0.suffix(4) == ["demo> a { //", "...>", "...> b", "...> }"] }
    terminal.send("c")
    terminal.sendKey(.down)
    terminal.sendKey(.down)
    try terminal.expectEntry("a { //\n  c\nb\n}")
  }

  @Test func `Alt-Return opens a line in a complete entry, and between braces Return opens two`()
    throws
  {
    let terminal = try indenting()
    terminal.send("one")
    try terminal.waitForLastRow("demo> one")
    terminal.send("\u{1B}\r")
    try terminal.waitForLastRow("...>")
    terminal.send("{}")
    terminal.sendKey(.left)
    try terminal.waitForScreen { _ in terminal.cursor == (1, 6) }
    terminal.sendKey(.return)
    try terminal.waitForScreen { $0 == ["demo> one", "...> {", "...>", "...> }"] }
    #expect(terminal.cursor == (2, 7))
    terminal.send("x")
    terminal.sendKey(.down)
    try terminal.expectEntry("one\n{\n  x\n}")
  }

  @Test func `keys that cut know lines, and Control-underscore takes changes back`() throws {
    let terminal = try demo()
    terminal.paste("one two\nthree\nfour")
    terminal.sendKey(.up)
    terminal.sendKey(.control("a"))
    terminal.sendKey(.control("k"))
    try terminal.waitForScreen { $0 == ["demo> one two", "...>", "...> four"] }
    terminal.sendKey(.control("k"))
    try terminal.waitForScreen { $0 == ["demo> one two", "...> four"] }
    terminal.sendKey(.control("u"))
    try terminal.waitForScreen { $0 == ["demo> one two", "...>"] }
    for rows in [["...> four"], ["...>", "...> four"], ["...> three", "...> four"]] {
      terminal.send("\u{1F}")
      try terminal.waitForScreen { $0 == ["demo> one two"] + rows }
    }
    terminal.send("\u{1F}")
    try terminal.waitForScreen { $0 == ["demo>"] }
  }

  @Test func `a text taller than the screen scrolls in it, and is left behind whole`() throws {
    let terminal = try demo(rows: 5)
    terminal.paste((["{"] + (1...9).map(String.init) + ["}"]).joined(separator: "\n"))
    try terminal.waitForScreen { $0.last == "...> }" }
    for _ in 1...10 { terminal.sendKey(.up) }
    try terminal.waitForScreen { $0.first == "demo> {" && $0.last == "...> 4" }
    terminal.send("!")
    try terminal.waitForScreen { $0.first == "demo> {!" }
    for _ in 1...10 { terminal.sendKey(.down) }
    try terminal.waitForLastRow("...> }")
    try terminal.expectEntry((["{!"] + (1...9).map(String.init) + ["}"]).joined(separator: "\n"))
  }

  @Test func `long lines wrap in 40 columns and stay under the cursor`() throws {
    let terminal = try indenting(columns: 40)
    try block(in: terminal)
    terminal.sendKey(.up)
    terminal.sendKey(.control("e"))
    terminal.send(String(repeating: "红", count: 20))
    try terminal.waitForScreen {
      $0.suffix(3) == [
        "...>     x\(String(repeating: "红", count: 15))", String(repeating: "红", count: 5),
        "...>   }",
      ]
    }
    terminal.resize(columns: 60, rows: 24)
    try terminal.waitForScreen {
      $0.suffix(2) == ["...>     x\(String(repeating: "红", count: 20))", "...>   }"]
    }
    terminal.sendKey(.control("c"))
    try terminal.waitFor("interrupted")
    try terminal.waitForScreen { $0.suffix(3) == ["...>   }^C", "interrupted", "demo>"] }
  }

  @Test func `the keys of vi move and change in all lines`() throws {
    try withFolder { folder in
      let path = folder + "/editrc"
      try "bind -v\n".write(toFile: path, atomically: true, encoding: .utf8)
      let terminal = try demo(["EDITRC": path, "DEMO_INDENT": "1"])
      try block(in: terminal)
      // An arrow leaves the insert mode as it is.
      terminal.sendKey(.up)
      terminal.send("y")
      try terminal.waitForScreen { $0[2] == "...>    y x" }
      terminal.sendKey(.escape)
      try terminal.waitForScreen { _ in terminal.cursor.row == 2 }
      terminal.send("kx")
      try terminal.waitForScreen { $0[1] != "...>   func {" }
      terminal.send("u")
      try terminal.waitForScreen { $0[1] == "...>   func {" }
    }
  }

  @Test func `what .editrc binds to an arrow stays, and what it complains of is said`() throws {
    try withFolder { folder in
      let path = folder + "/editrc"
      try "bind \"\\e[A\" ed-move-to-beg\nbind x no-such-command\n"
        .write(toFile: path, atomically: true, encoding: .utf8)
      let terminal = try demo(["EDITRC": path])
      #expect(terminal.output.contains("no-such-command"))
      terminal.send("bc")
      terminal.sendKey(.up)
      terminal.send("a")
      try terminal.expectEntry("abc")
    }
  }

  @Test func `a question has no history`() throws {
    let terminal = try demo()
    terminal.send("old")
    try terminal.expectEntry("old")
    terminal.send("ask\r")
    try terminal.waitForLastRow("sure?")
    terminal.sendKey(.up)
    terminal.sendKey(.control("r"))
    terminal.send("y\r")
    try terminal.waitForScreen { $0.contains { $0.hasPrefix("answered") } }
    #expect(!terminal.screen.contains { $0.contains("answered line(\"old\")") })
  }

  @Test func `Control-L clears the screen around the entry`() throws {
    let terminal = try demo()
    terminal.send("old")
    try terminal.expectEntry("old")
    terminal.paste("one\ntwo")
    terminal.sendKey(.control("l"))
    try terminal.waitForScreen { $0 == ["demo> one", "...> two"] }
  }
}
