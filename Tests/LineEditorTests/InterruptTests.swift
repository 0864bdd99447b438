import Foundation
import PseudoTerminal
import Testing

/// Ctrl-C, Ctrl-Z and the ways to end in the middle of a line.
@Suite(.serialized) struct InterruptTests {
  @Test func `Control-C abandons the line and the next one is empty`() throws {
    let terminal = try demo()
    terminal.send("some 红 text")
    try terminal.waitForLastRow("demo> some 红 text")
    terminal.sendKey(.control("c"))
    try terminal.waitFor("interrupted")
    try terminal.waitForScreen { $0 == ["demo> some 红 text^C", "interrupted", "demo>"] }
    terminal.send("x")
    try terminal.expectEntry("x")
  }

  @Test func `Control-C abandons all lines of an entry`() throws {
    let terminal = try demo()
    terminal.send("a {\rb")
    try terminal.waitForLastRow("...> b")
    terminal.sendKey(.control("c"))
    try terminal.waitForScreen { $0.suffix(3) == ["...> b^C", "interrupted", "demo>"] }
    try terminal.expectEntry("")
  }

  @Test func `an interrupt from another process is the same`() throws {
    let terminal = try demo()
    terminal.send("text")
    try terminal.waitForLastRow("demo> text")
    kill(terminal.processIdentifier, SIGINT)
    try terminal.waitFor("interrupted")
  }

  @Test func `Control-C stops running code and does not reach the next line`() throws {
    let terminal = try demo()
    terminal.send("spin\r")
    try terminal.waitFor("spinning")
    terminal.sendKey(.control("c"))
    try terminal.waitFor("stopped true false")
    try terminal.waitFor("demo> ")
    terminal.send("x")
    try terminal.expectEntry("x")
  }

  @Test func `Control-C ends a search for an entry`() throws {
    let terminal = try demo()
    terminal.send("find me")
    try terminal.expectEntry("find me")
    terminal.sendKey(.control("r"))
    terminal.send("nd")
    try terminal.waitForScreen { $0.suffix(2) == ["demo> find me", searchRow("nd")] }
    terminal.sendKey(.control("c"))
    try terminal.waitFor("interrupted")
    try terminal.waitFor("demo> ")
  }

  @Test func `Control-R finds an entry and Return takes it`() throws {
    let terminal = try demo()
    for entry in ["find me", "other"] {
      terminal.send(entry)
      try terminal.expectEntry(entry)
    }
    terminal.sendKey(.control("r"))
    terminal.send("ndx")
    terminal.sendKey(.backspace)
    try terminal.waitForScreen { $0.suffix(2) == ["demo> find me", searchRow("nd")] }
    try terminal.expectEntry("find me")
  }

  @Test func `Control-C ends what vi asks for`() throws {
    try withFolder { folder in
      try "bind -v\n".write(toFile: folder + "/editrc", atomically: true, encoding: .utf8)
      let terminal = try demo(["EDITRC": folder + "/editrc"])
      terminal.send("abc")
      terminal.sendKey(.escape)
      try terminal.waitForScreen { _ in terminal.cursor.column == 8 }
      terminal.send("/")
      terminal.send("b")
      try terminal.waitForScreen { $0.joined().contains("/b") }
      terminal.sendKey(.control("c"))
      try terminal.waitFor("interrupted")
      try terminal.waitFor("demo> ")
      try terminal.expectEntry("")
    }
  }

  @Test func `Control-Z stops, and the line goes on afterwards, twice`() throws {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "shell: ", "HISTFILE": "", "INPUTRC": "/dev/null"])
    try terminal.waitFor("shell: ")
    terminal.send("\(demoPath)\r")
    try terminal.waitFor("demo> ")
    terminal.send("text")
    try terminal.waitForLastRow("demo> text")
    for _ in 1...2 {
      terminal.sendKey(.control("z"))
      try terminal.waitFor("Stopped")
      try terminal.waitFor("shell: ")
      terminal.send("fg\r")
      try terminal.waitFor("demo> text")
    }
    terminal.send("!")
    try terminal.expectEntry("text!")
    terminal.sendKey(.control("d"))
    try terminal.waitFor("closed")
    terminal.send("exit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  private func searchRow(_ pattern: String) -> String {
    "search: \(pattern)  Ctrl-R: earlier  Return: run  Esc: edit  Ctrl-C: leave"
  }

  // MARK: The terminal afterwards

  @Test func `close leaves the terminal as it was`() throws {
    let terminal = try demo()
    #expect(!terminal.isCooked)
    terminal.sendKey(.control("d"))
    #expect(try terminal.waitForExit() == 0)
    expectUsable(terminal)
  }

  @Test func `an exit between two lines leaves the terminal as it was`() throws {
    let terminal = try demo()
    terminal.send("leave\r")
    #expect(try terminal.waitForExit() == 3)
    expectUsable(terminal)
  }

  @Test func `an exit in the middle of a line leaves the terminal as it was`() throws {
    let terminal = try demo()
    terminal.send("leave now")
    terminal.sendKey(.tab)
    #expect(try terminal.waitForExit() == 4)
    expectUsable(terminal)
  }

  @Test func `Control-backslash in a paste is left out, and does not end the program`() throws {
    let terminal = try demo()
    terminal.paste("one\u{1C}two")
    try terminal.expectEntry("onetwo")
  }

  @Test func `Control-C in a paste drops all of it, also what comes after`() throws {
    let terminal = try demo()
    terminal.paste("one\n\u{3}two\nthree")
    try terminal.waitFor("interrupted")
    terminal.send("x")
    try terminal.expectEntry("x")
    #expect(!terminal.screen.contains { $0.contains("two") || $0.contains("01~") })
  }

  @Test func `Control-backslash ends the program, as it does while code runs`() throws {
    let terminal = try demo()
    terminal.send("text\u{1C}")
    #expect(try terminal.waitForExit() == 128 + SIGQUIT)
    expectUsable(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program leaves the terminal as it was`(number: Int32) throws {
    let terminal = try demo()
    terminal.send("text")
    try terminal.waitForLastRow("demo> text")
    kill(terminal.processIdentifier, number)
    #expect(try terminal.waitForExit() == 128 + number)
    expectUsable(terminal)
  }

  private func expectUsable(_ terminal: PseudoTerminal) {
    #expect(terminal.isCooked)
    let asked = terminal.output.components(separatedBy: "\u{1B}[?2004h").last ?? ""
    #expect(asked.contains("\u{1B}[?2004l"))
  }
}
