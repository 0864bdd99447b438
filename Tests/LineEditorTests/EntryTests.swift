import PseudoTerminal
import Testing

/// Entries of several lines: typed, pasted, recalled.
@Suite(.serialized) struct EntryTests {
  @Test func `an incomplete entry goes on after another prompt`() throws {
    let terminal = try demo()
    typeBlock(in: terminal)
    try terminal.expectEntry("if {\n  红\n}")
    #expect(terminal.screen.prefix(3) == ["demo> if {", "...>   红", "...> }"])
  }

  @Test func `an entry of several lines is recalled as one`() throws {
    let terminal = try demo()
    terminal.send("before")
    try terminal.expectEntry("before")
    typeBlock(in: terminal)
    try terminal.expectEntry("if {\n  红\n}")
    terminal.sendKey(.up)
    try terminal.waitForScreen { $0.suffix(3) == ["demo> if {", "...>   红", "...> }"] }
    terminal.sendKey(.up)
    try terminal.waitForLastRow("demo> before")
    terminal.sendKey(.down)
    try terminal.waitForLastRow("...> }")
    try terminal.expectEntry("if {\n  红\n}")
  }

  @Test func `Backspace at the beginning of a line takes the line above back`() throws {
    let terminal = try demo()
    terminal.send("fist {\rrest")
    try terminal.waitForLastRow("...> rest")
    terminal.sendKey(.control("a"))
    terminal.sendKey(.backspace)
    try terminal.waitForScreen { $0 == ["demo> fist {rest"] }
    for _ in 0..<4 { terminal.sendKey(.left) }
    terminal.send("r")
    try terminal.waitForLastRow("demo> first {rest")
    // Return opens the line at the cursor.
    terminal.sendKey(.control("e"))
    terminal.sendKey(.return)
    try terminal.waitForLastRow("...>")
    terminal.send("}")
    try terminal.expectEntry("first {rest\n}")
  }

  @Test func `Control-D on an empty later line hands the entry over as it is`() throws {
    let terminal = try demo()
    terminal.send("if {\r")
    try terminal.waitForLastRow("...>")
    terminal.sendKey(.control("d"))
    try terminal.waitFor(#"read 4 "if {""#)
    try terminal.waitFor("demo> ")
  }

  @Test func `a later line keeps the lines above through a resize`() throws {
    let terminal = try demo(columns: 40)
    terminal.send("0123456789abcdefghijklmn {\r12")
    try terminal.waitForLastRow("...> 12")
    terminal.resize(columns: 20, rows: 24)
    try terminal.waitForScreen {
      $0.suffix(3) == ["demo> 0123456789abcd", "efghijklmn {", "...> 12"]
    }
    terminal.send("}")
    try terminal.expectEntry("0123456789abcdefghijklmn {\n12}")
  }

  @Test func `a line that fills its row exactly leaves no empty row`() throws {
    let terminal = try demo(columns: 20)
    terminal.send("0123456789012{\r}")
    try terminal.waitForScreen { $0 == ["demo> 0123456789012{", "...> }"] }
    try terminal.expectEntry("0123456789012{\n}")
  }

  @Test func `an entry with more lines than the screen has rows is read whole`() throws {
    let terminal = try demo(rows: 5)
    terminal.send("{\r")
    for number in 1...12 { terminal.send("\(number)\r") }
    try terminal.waitForScreen { $0.suffix(2) == ["...> 12", "...>"] }
    terminal.send("}")
    try terminal.expectEntry((["{"] + (1...12).map(String.init) + ["}"]).joined(separator: "\n"))
  }

  // MARK: Pastes

  @Test func `pasted lines are one entry, read when Return is pressed`() throws {
    let terminal = try demo()
    terminal.paste("one\r\ntwo\rthree\n\tfour\u{7}\u{1B}[A")
    try terminal.waitForScreen {
      $0.suffix(4) == ["demo> one", "...> two", "...> three", "...>    four[A"]
    }
    try terminal.expectEntry("one\ntwo\nthree\n\tfour[A")
  }

  @Test func `a paste goes in at the cursor`() throws {
    let terminal = try demo()
    terminal.send("ad")
    terminal.sendKey(.left)
    terminal.paste("b红c")
    try terminal.waitForLastRow("demo> ab红cd")
    try terminal.expectEntry("ab红cd")
  }

  @Test func `a paste may leave the entry incomplete`() throws {
    let terminal = try demo()
    terminal.paste("if {\n\nbody\n")
    terminal.sendKey(.return)
    try terminal.waitForScreen { $0 == ["demo> if {", "...>", "...> body", "...>", "...>"] }
    terminal.send("}")
    try terminal.expectEntry("if {\n\nbody\n\n}")
  }

  @Test(arguments: [["abcdefg "], ["红色块 and\n"]])
  func `a paste of eight kilobytes arrives whole`(pieces: [String]) throws {
    let terminal = try demo()
    let count = 8192 / pieces[0].utf8.count
    terminal.paste(String(repeating: pieces[0], count: count) + "end")
    try terminal.waitForScreen { $0.last?.hasSuffix("end") == true }
    terminal.sendKey(.return)
    try terminal.waitFor("read \(pieces[0].count * count + 3) ")
  }

  @Test func `a paste in the command mode of vi is inserted, not obeyed`() throws {
    try withFolder { folder in
      try "bind -v\n".write(toFile: folder + "/editrc", atomically: true, encoding: .utf8)
      let terminal = try demo(["EDITRC": folder + "/editrc"])
      terminal.send("ab")
      terminal.sendKey(.escape)
      try terminal.waitForScreen { _ in terminal.cursor.column == 7 }
      terminal.paste("dd0x")
      try terminal.waitForLastRow("demo> add0xb")
      try terminal.expectEntry("add0xb")
    }
  }

  @Test func `brackets are asked for while a line is read only`() throws {
    let terminal = try PseudoTerminal(demoPath)
    try terminal.waitFor("\u{1B}[?2004h")
    terminal.send("spin\r")
    try terminal.waitFor("\u{1B}[?2004l")
    try terminal.waitFor("spinning")
  }

  private func typeBlock(in terminal: PseudoTerminal) {
    for line in ["if {\r", "  红\r", "}"] { terminal.send(line) }
  }
}
