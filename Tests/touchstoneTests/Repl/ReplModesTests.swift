import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// The prompt while a question waits for a guess and while the user steps.
  @Suite struct ReplModesTests {
    private func withScene(
      columns: Int = 80, _ body: (PseudoTerminal) throws -> Void
    ) throws {
      try withRepl(columns: columns, rows: 100) { terminal in
        try terminal.enter("add view ok 0 0 100 100", shows: "ok")
        try terminal.enter("add view cover 0 0 100 100", shows: "cover")
        try body(terminal)
      }
    }

    private func wait(_ terminal: PseudoTerminal, for prompt: String) throws {
      try terminal.waitForScreen { $0.last == prompt }
    }

    @Test func `a guess is asked for until it can be read, then compared`() throws {
      try withScene { terminal in
        terminal.send("predict order 50 50\r")
        try wait(terminal, for: "answer>")
        terminal.send("window root covr\r")
        try terminal.waitFor("did you mean `cover`?")
        try wait(terminal, for: "answer>")
        terminal.send("?\r")
        try terminal.waitFor("hint 1 of 2")
        try wait(terminal, for: "answer>")
        terminal.send("win\t root → cover → ok\r")
        try terminal.waitFor("not quite; the answer is: window, root, cover. cover")
        try terminal.waitForPrompt()
        terminal.sendKey(.up)
        try terminal.waitForLastRow("> predict order 50 50")
      }
    }

    @Test func `Return shows what was asked, Control-D and leave do not`() throws {
      try withScene { terminal in
        for (key, answer) in [
          ("\r", "hit-test view: cover"), ("\u{4}", "left"), ("leave\r", "left"),
        ] {
          terminal.send("predict hit 50 50\r")
          try wait(terminal, for: "answer>")
          terminal.skipOutput()
          terminal.send(key)
          try terminal.waitFor(answer)
          try terminal.waitForPrompt()
        }
        #expect(terminal.screen.filter { $0.contains("hit-test view") }.count == 1)
      }
    }

    @Test func `a command after a colon runs, and a pasted answer answers`() throws {
      try withScene { terminal in
        terminal.send("predict hit 50 50\r")
        try wait(terminal, for: "answer>")
        terminal.send(":back cover\r")
        try wait(terminal, for: "answer>")
        terminal.paste("ok\nhit 200 200\n")
        terminal.sendKey(.return)
        try terminal.waitFor("right: ok")
        try terminal.waitFor("hit-test view: root")
        try terminal.waitForPrompt()
        terminal.paste("predict hit 50 50\nok\n")
        terminal.sendKey(.return)
        try terminal.waitFor("right: ok")
        try terminal.waitForPrompt()
      }
    }

    @Test func `the stepper moves by words, beginnings, numbers and searches`() throws {
      try withScene { terminal in
        try terminal.enter("hit 50 50", shows: "hit-test view: cover")
        terminal.send("trace\r")
        try wait(terminal, for: "trace 1/3>")
        for (typed, prompt) in [
          ("", "2"), ("n", "3"), ("next", "3"), ("prev", "2"), ("f", "1"), ("la", "3"), ("2", "2"),
          ("7", "2"), ("l", "2"), ("/COVER", "3"), ("/root", "2"), ("/", "2"), ("/zebra", "2"),
          ("la\t", "3"), ("help", "3"), ("chain ok", "3"),
        ] {
          terminal.skipOutput()
          terminal.send("\(typed)\r")
          try terminal.waitFor("trace \(prompt)/3>")
          try wait(terminal, for: "trace \(prompt)/3>")
        }
        terminal.sendKey(.control("d"))
        try terminal.waitFor("left the trace")
        try terminal.waitForPrompt()
        terminal.send("trace last\r")
        try wait(terminal, for: "trace 3/3>")
        try terminal.enter("q", shows: "left the trace")
        terminal.send("trace 2\r")
        try wait(terminal, for: "trace 2/3>")
        try terminal.enter("hit 500 500", shows: "hit-test view")
        try terminal.leave()
      }
    }

    @Test func `both modes fit a terminal of 20 columns`() throws {
      try withScene(columns: 20) { terminal in
        terminal.send("predict hit 50 50\r")
        try wait(terminal, for: "answer>")
        terminal.send("ok\r")
        try terminal.waitForPrompt()
        terminal.send("trace 3\r")
        try wait(terminal, for: "trace 3/3>")
        try terminal.enter("leave", shows: "left the trace")
      }
    }
  }
}
