import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// Pictures on terminals of different sizes and abilities.
  @Suite struct ReplPictureTests {
    private func withScene(
      _ environment: [String: String?], columns: Int = 80, rows: Int = 40,
      _ body: (PseudoTerminal) throws -> Void
    ) throws {
      let environment = ["NO_COLOR": nil].merging(environment) { $1 }
      try withRepl(environment: environment, columns: columns, rows: rows) { terminal in
        try terminal.enter("add view red 100 100 200 200", shows: "red")
        try body(terminal)
      }
    }

    @Test(arguments: [
      (["TERM": "xterm", "COLORTERM": "truecolor"], "48;2;255;0;0m"),
      (["TERM": "xterm-256color"], "48;5;196m"), (["TERM": "xterm"], "\u{1B}[31m┌"),
    ])
    func `a picture has the colours that the terminal has`(
      environment: [String: String?], code: String
    ) throws {
      try withScene(environment) { terminal in
        try terminal.enter("show", shows: code)
        #expect(terminal.screen.contains { $0.contains("┌ red ") })
      }
    }

    @Test(arguments: [20, 60, 120])
    func `a picture fits the terminal`(columns: Int) throws {
      try withRepl(columns: columns, rows: 40) { terminal in
        terminal.send("add view red 100 100 200 200\r")
        try terminal.waitForPrompt()
        try terminal.enter("show", shows: "┌ red")
        // No colours; that the cursor moves is another matter.
        #expect(!terminal.output.contains(#/\x1B\[3[0-9;]*m/#))
        // Both sides of the frame are on every row of it.
        let rows = terminal.screen.filter { $0.contains("┌ red") }
        #expect(rows.count == 1 && rows.allSatisfy { $0.hasSuffix("┐") || $0.contains("┐") })
      }
    }

    @Test func `a step takes the place of the one before, and follows the size of the terminal`()
      throws
    {
      try withRepl(columns: 80, rows: 40) { terminal in
        try terminal.enter("add view red 100 100 200 200", shows: "red")
        try terminal.enter("hit 150 150", shows: "hit-test view: red")
        terminal.send("trace\r")
        try terminal.waitForScreen { $0.last == "trace 1/3>" }
        terminal.send("\r")
        try terminal.waitForScreen { $0.last == "trace 2/3>" }
        #expect(terminal.screen.contains { $0.hasPrefix("step 2 of 3") })
        #expect(!terminal.screen.contains { $0.hasPrefix("step 1 of 3") })
        #expect(terminal.screen.contains { $0.contains("hit-test view: red") })
        #expect(terminal.screen.contains { $0.hasPrefix("▸ 2 · root") })
        terminal.resize(columns: 140, rows: 40)
        try terminal.waitForScreen { rows in
          rows.contains { $0.hasPrefix("▸ 2 · root") && $0.count > 60 }
        }
        try terminal.waitForScreen { $0.last == "trace 2/3>" }
        try terminal.enter("q", shows: "left the trace")
        try terminal.leave()
      }
    }

    @Test func `kitty is known by its name and gets pixels`() throws {
      try withScene(["TERM": "xterm-kitty"]) { terminal in
        try terminal.enter("render red", shows: "\u{1B}_Ga=T")
        try terminal.enter("map", shows: "\u{1B}_Ga=T")
        #expect(!terminal.output.contains("\u{1B}[c"))
      }
    }

    @Test func `a terminal that says so when it is asked gets sixels, and is asked once`() throws {
      try withScene(["TERM": "xterm"]) { terminal in
        terminal.skipOutput()
        terminal.send("render red\r")
        try terminal.waitFor("\u{1B}[c")
        terminal.send("\u{1B}[?62;4;22c")
        try terminal.waitFor("\u{1B}Pq")
        try terminal.waitForPrompt()
        try terminal.enter("map", shows: "\u{1B}Pq")
        #expect(terminal.output.split(separator: "\u{1B}[c").count == 2)
        try terminal.leave()
      }
    }

    @Test func `a terminal that keeps silent gets cells, and what is typed next is all there`()
      throws
    {
      try withScene(["TERM": "xterm"]) { terminal in
        try terminal.enter("render red", shows: "▀")
        try terminal.enter("hit 150 150", shows: "hit-test view")
        try terminal.leave()
      }
    }
  }
}
