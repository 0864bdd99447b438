import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// Text that comes from a clipboard.
  @Suite struct ReplPasteTests {
    private static let dump = """
      <UIWindow: 0x7f8; frame = (0 0; 390 844)>
         | <UIView: 0x600; frame = (0 0; 390 844); layer = <CALayer: 0x601>>
         |    | <UIButton: 0x602; frame = (20 100; 100 44); opaque = NO>
      """

    @Test func `pasted commands run one after the other, each with its answer`() throws {
      try withRepl { terminal in
        terminal.paste("add view red 0 0 9 9\nadd view blue 20 20 9 9\nhit 1 1\nhit 21 21\n")
        terminal.sendKey(.return)
        try terminal.waitFor("hit-test view: red")
        try terminal.waitFor("hit-test view: blue")
        try terminal.waitForPrompt()
        // Each line is above its answer.
        #expect(
          terminal.rows { $0 == "> add view red 0 0 9 9" }.prefix(4) == [
            "> add view red 0 0 9 9", "red  UIView (0 0; 9 9) in root",
            "> add view blue 20 20 9 9", "blue UIView (20 20; 9 9) in root",
          ])
        try terminal.enter("undo", shows: "undone: 1 change, 1 left")
      }
    }

    @Test func `a paste of megabytes is refused at once, and what was typed stays`() throws {
      try withRepl { terminal in
        terminal.send("hit 1 1")
        terminal.paste(String(repeating: "let something = 1\n", count: 300_000))
        try terminal.waitFor("an entry may have 256 KB at most")
        try terminal.waitForLastRow("> hit 1 1")
        terminal.sendKey(.return)
        try terminal.waitFor("hit-test view: root")
        try terminal.waitForPrompt()
      }
    }

    @Test func `one pasted line with its end is one command`() throws {
      try withRepl { terminal in
        terminal.paste("add view red 0 0 9 9\n")
        terminal.sendKey(.return)
        try terminal.waitFor("red  UIView (0 0; 9 9) in root")
        try terminal.waitForPrompt()
        #expect(terminal.screen.filter { $0.contains("add view red 0 0") }.count == 1)
      }
    }

    @Test func `of pasted commands those after a failed one do not run`() throws {
      try withRepl { terminal in
        terminal.paste("add view red 0 0 9 9\nhti 1 1\nadd view blue 0 0 9 9\n")
        terminal.sendKey(.return)
        try terminal.waitFor("did you mean `hit`?")
        try terminal.waitForPrompt()
        try terminal.enter("why blue", shows: "no view is named `blue`")
        try terminal.enter("undo", shows: "undone: 1 change, 0 left")
      }
    }

    @Test func `a pasted dump becomes the scene`() throws {
      try withRepl { terminal in
        terminal.paste(Self.dump + "\n")
        terminal.sendKey(.return)
        try terminal.waitFor("button")
        try terminal.waitForPrompt()
        try terminal.enter("hit 30 110", shows: "hit-test view: button")
      }
    }

    @Test func `a dump that comes line by line is ended by an empty line`() throws {
      try withRepl { terminal in
        for line in Self.dump.split(separator: "\n") {
          terminal.send("\(line)\r")
          try terminal.waitForLastRow("dump, ends at an empty line or a command>")
        }
        terminal.sendKey(.return)
        try terminal.waitForPrompt()
        try terminal.enter("hit 30 110", shows: "hit-test view: button")
        try terminal.enter("undo", shows: "undone: 1 change, 0 left")
      }
    }

    @Test func `load paste takes what follows`() throws {
      try withRepl { terminal in
        terminal.send("load paste\r")
        try terminal.waitForLastRow("dump, ends at an empty line or a command>")
        terminal.paste(Self.dump)
        terminal.send("\r\r")
        try terminal.waitForPrompt()
        try terminal.enter("hit 30 110", shows: "hit-test view: button")
      }
    }

    @Test func `a paste of steering characters shows none of them and runs none`() throws {
      try withRepl { terminal in
        terminal.paste("add label l 0 0 9 9 text \"\u{1B}[2J\u{7}x\"\r\n")
        terminal.sendKey(.return)
        try terminal.waitFor("l    UILabel")
        try terminal.waitForPrompt()
        try terminal.enter("inspect l", shows: #""[2Jx""#)
      }
    }

    @Test func `a large dump is pasted whole`() throws {
      try withRepl { terminal in
        var lines = ["<UIWindow: 0x7f8; frame = (0 0; 390 844)>"]
        for number in 1...500 {
          lines.append(
            "   | <UIView: 0x\(String(4096 + number, radix: 16)); frame = (0 \(number); 9 1)>")
        }
        terminal.paste(lines.joined(separator: "\n"))
        terminal.send("\r\r")
        try terminal.waitForPrompt()
        try terminal.enter("hit 1 300.5", shows: "hit-test view: view300")
      }
    }
  }
}
