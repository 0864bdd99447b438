import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// The proposals of Tab at the prompt.
  @Suite struct ReplCompletionTests {
    /// Types a prefix, presses Tab and expects the resulting line.
    private func expect(
      _ beginning: String, becomes line: String, in terminal: PseudoTerminal,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      terminal.send(beginning)
      terminal.sendKey(.tab)
      do {
        // A mark after it shows the blanks at the end of the line.
        try terminal.waitForLastRow("> \(line)".trimmed)
        terminal.send("|")
        try terminal.waitForLastRow("> \(line)|")
      } catch {
        Issue.record(error, sourceLocation: sourceLocation)
      }
      terminal.sendKey(.control("u"))
      try terminal.waitForPrompt()
    }

    @Test func `Tab completes commands, names, classes, properties, colours and rules`() throws {
      try withRepl { terminal in
        try terminal.enter("add button green 0 0 9 9", shows: "green UIButton")
        try expect("hit", becomes: "hit ", in: terminal)
        try expect("conv", becomes: "convert ", in: terminal)
        try expect("why gr", becomes: "why green ", in: terminal)
        try expect("add swi", becomes: "add switch ", in: terminal)
        try expect("add UIStackV", becomes: "add UIStackView ", in: terminal)
        try expect("set gr", becomes: "set green.", in: terminal)
        try expect("set green.isHid", becomes: "set green.isHidden ", in: terminal)
        try expect("set green.isHidden t", becomes: "set green.isHidden true ", in: terminal)
        try expect(
          "set green.backgroundColor yel", becomes: "set green.backgroundColor yellow ",
          in: terminal)
        try expect(
          "add view box 0 0 9 9 in gr", becomes: "add view box 0 0 9 9 in green ", in: terminal)
        try expect("rule HT-1", becomes: "rule HT-1", in: terminal)
        try expect("help und", becomes: "help undo ", in: terminal)
        try expect("teach f", becomes: "teach full ", in: terminal)
        try expect("hit green, gre", becomes: "hit green, green ", in: terminal)
      }
    }

    @Test func `Tab completes Chinese names`() throws {
      try withRepl { terminal in
        try terminal.enter("add view 红色视图 0 0 9 9", shows: "红色视图 UIView")
        try expect("why 红", becomes: "why 红色视图 ", in: terminal)
        try expect("set 红色视图.al", becomes: "set 红色视图.alpha ", in: terminal)
      }
    }

    @Test func `Tab completes files, into folders too`() throws {
      try withFolder { folder in
        try folder.write("scenes/first.touchstone", "list\n")
        try folder.write("scenes/second.touchstone", "list\n")
        let terminal = try repl(in: folder)
        let path = folder("scenes")
        try terminal.enter("language en", shows: "language en")
        terminal.send("source \(path.dropLast(2))")
        terminal.sendKey(.tab)
        terminal.send("fi")
        terminal.sendKey(.tab)
        terminal.send("\r")
        try terminal.waitFor("first.touchstone: 0 changes")
      }
    }

    @Test func `what fits is listed, then what UIKit has not, then how the command is written`()
      throws
    {
      try withRepl { terminal in
        terminal.send("set ro")
        terminal.sendKey(.tab)
        try terminal.waitForLastRow("> set root.")
        terminal.sendKey(.tab)
        try terminal.waitForScreen { rows in
          rows.last == "> set root." && rows.contains { $0.contains("root.alpha") }
        }
        terminal.sendKey(.tab)
        try terminal.waitForScreen { rows in
          rows.last == "> set root." && rows.contains { $0.contains("Touchstone's own") }
        }
        terminal.sendKey(.tab)
        try terminal.waitForScreen { rows in
          rows.last == "> set root." && rows.contains("set NAME.PATH VALUE")
        }
      }
    }

    @Test func `Tab on an empty line lists the commands`() throws {
      try withRepl { terminal in
        terminal.sendKey(.tab)
        try terminal.waitForScreen { rows in
          rows.last == ">" && rows.contains { $0.contains("convert") }
            && rows.contains { $0.contains("quit") }
        }
        try terminal.enter("list", shows: "delegate")
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
