import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// Practice as a person sees it in a terminal.
  @Suite struct ReplPracticeTests {
    private static let content = [
      "TOUCHSTONE_CONTENT": URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path
    ]

    /// An answer that would keep a check busy for many minutes.
    private static let slow = """
      class RoundButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          var sum = 0
          for number in 0..<20_000 { sum += number }
          return sum > 0 && bounds.contains(point)
        }
      }

      """

    @Test func `Ctrl-C ends a check at the prompt, and the session goes on`() throws {
      try withFolder { folder in
        try folder.write("Slow.swift", Self.slow)
        let terminal = try repl(in: folder, environment: Self.content)
        terminal.send("exercise circular-button\r")
        try terminal.waitForLastRow("circular-button>")
        terminal.skipOutput()
        terminal.send("check \(folder("Slow.swift"))\r")
        try terminal.waitFor("✔ compiles and checks")
        terminal.sendKey(.control("c"))
        try terminal.waitFor("stopped; nothing was changed", timeout: 20)
        try terminal.waitForLastRow("circular-button>")
        terminal.send("leave\r")
        try terminal.waitForPrompt()
        try terminal.leave()
      }
    }

    @Test func `Ctrl-C ends a check in the shell with status 130`() throws {
      try withFolder { folder in
        try folder.write("RoundButton.swift", Self.slow)
        let terminal = try startRepl(
          in: folder, ["check", folder("RoundButton.swift")], environment: Self.content)
        try terminal.waitFor("✔ compiles and checks")
        terminal.sendKey(.control("c"))
        #expect(try terminal.waitForExit(timeout: 20) == 130)
      }
    }

    @Test func `a session that was killed in a lesson returns to its page`() throws {
      try withFolder { folder in
        let first = try repl(in: folder, environment: Self.content, rows: 60)
        first.send("lesson 2\r")
        try first.waitForLastRow("lesson 2>")
        first.send("\r")
        try first.waitFor("page 2 of ")
        try first.waitForLastRow("answer>")
        first.terminate()

        let second = try startRepl(in: folder, environment: Self.content, rows: 60)
        try second.waitForScreen { $0.last == "Resume it? [Y/n]" }
        second.send("y\r")
        try second.waitFor("page 2 of ")
        try second.waitForLastRow("answer>")
        second.send("photo\r")
        try second.waitFor("✔ right")
      }
    }

    @Test func `the next question can be prepared by looking at the scene`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder, environment: Self.content, rows: 60)
        terminal.send("add view red 0 0 50 50\r")
        try terminal.waitForPrompt()
        terminal.send("predict hit 10 10\r")
        try terminal.waitForLastRow("answer>")
        terminal.send("tree\r")
        try terminal.waitFor("red  UIView")
        try terminal.waitForLastRow("answer>")
        terminal.send("map\r")
        try terminal.waitFor("map would show the answer")
        terminal.send("red\r")
        try terminal.waitFor("right")
        try terminal.waitForPrompt()
        try terminal.leave()
      }
    }
  }
}
