import PseudoTerminal
import Testing

@Suite(.serialized) struct EditingTests {
  @Test func `what is typed is read when Return is pressed`() throws {
    let terminal = try demo()
    terminal.send("add view red")
    try terminal.expectEntry("add view red")
  }

  @Test func `an empty line is an entry`() throws {
    let terminal = try demo()
    try terminal.expectEntry("")
  }

  @Test(arguments: [[:], ["LANG": "xx_YY.UTF-8"], ["LC_ALL": "C"], ["LC_ALL": "POSIX"]])
  func `wide characters and accents are edited whatever the locale`(
    environment: [String: String]
  ) throws {
    let terminal = try demo(environment)
    terminal.send("é红色b")
    try terminal.waitForLastRow("demo> é红色b")
    terminal.sendKey(.left)
    terminal.sendKey(.left)
    try terminal.waitForScreen { _ in terminal.cursor.column == 9 }
    terminal.sendKey(.backspace)
    terminal.send("x")
    try terminal.waitForLastRow("demo> éx色b")
    try terminal.expectEntry("éx色b")
  }

  @Test func `a long wide line wraps in a narrow terminal and stays editable`() throws {
    let terminal = try demo(columns: 20)
    let line = String(repeating: "红", count: 25)
    terminal.send(line)
    try terminal.waitForScreen {
      $0 == ["demo> 红红红红红红红", "红红红红红红红红红红", "红红红红红红红红"]
    }
    terminal.sendKey(.control("a"))
    terminal.send("a")
    try terminal.waitForScreen { $0.first == "demo> a红红红红红红" }
    try terminal.expectEntry("a" + line)
  }

  @Test func `bytes that are not UTF-8 become replacement characters`() throws {
    let terminal = try demo()
    terminal.send(bytes: [0x61, 0xFF, 0x62, 0xE7, 0xBA, 0x63, 0xC3])
    try terminal.waitForLastRow("demo> a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    try terminal.expectEntry("a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }

  @Test func `a key after bytes that are not UTF-8 is not lost`() throws {
    let terminal = try demo()
    terminal.send(bytes: [0x61, 0xE7, 0x0D])
    try terminal.waitFor("read 2 \"a\u{FFFD}\"")
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal without abilities gets no escape sequences`(name: String) throws {
    let terminal = try demo(["TERM": name, "DEMO_STYLE": "1;36"])
    terminal.send("add 红 {")
    terminal.sendKey(.return)
    try terminal.waitForLastRow("...>")
    terminal.send("}x")
    terminal.sendKey(.backspace)
    try terminal.expectEntry("add 红 {\n}")
    terminal.sendKey(.control("d"))
    #expect(try terminal.waitForExit() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test func `the prompt is coloured but for its last character`() throws {
    let terminal = try PseudoTerminal(demoPath, environment: ["DEMO_STYLE": "1;36"])
    try terminal.waitFor("\u{1B}[1;36md")
    try terminal.waitFor("\u{1B}[0m ")
    terminal.send("x")
    try terminal.waitForLastRow("demo> x")
  }

  @Test func `Control-D deletes in the middle and does nothing at the end`() throws {
    let terminal = try demo()
    terminal.send("abc")
    terminal.sendKey(.control("d"))
    terminal.sendKey(.control("a"))
    terminal.sendKey(.control("d"))
    try terminal.waitForLastRow("demo> bc")
    try terminal.expectEntry("bc")
  }

  @Test func `Control-D on an empty line is the end`() throws {
    let terminal = try demo()
    terminal.sendKey(.control("d"))
    try terminal.waitFor("end of file")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen == ["demo>", "end of file", "closed"])
  }

  @Test func `a line survives two resizes`() throws {
    let terminal = try demo(columns: 40)
    terminal.send("0123456789abcdefghijklmn")
    try terminal.waitForLastRow("demo> 0123456789abcdefghijklmn")
    terminal.resize(columns: 20, rows: 24)
    try terminal.waitForScreen { $0.suffix(2) == ["demo> 0123456789abcd", "efghijklmn"] }
    terminal.send("o")
    try terminal.waitForLastRow("efghijklmno")
    terminal.resize(columns: 60, rows: 10)
    try terminal.waitForScreen { $0.contains("demo> 0123456789abcdefghijklmno") }
    terminal.sendKey(.left)
    terminal.send("p")
    try terminal.expectEntry("0123456789abcdefghijklmnpo")
  }

  @Test func `without a terminal plain lines are read and no prompt is shown`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", #"printf 'one 红\ntwo {\n}\nthree {' | "$0" | cat"#, demoPath])
    #expect(try terminal.waitForExit() == 0)
    #expect(
      terminal.screen == [
        #"read 5 "one 红""#, #"read 7 "two {\n}""#, #"read 7 "three {""#, "end of file", "closed",
      ])
  }
}
