import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// One session as the screen shows it, row by row. Rewritten by
  /// `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter ScreenGoldenTests`.
  @Suite struct ScreenGoldenTests {
    private static let golden = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Goldens/session.txt")
    private static let isUpdating =
      ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1"

    @Test func `a session looks as it did`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder, columns: 80, rows: 100)
        try terminal.enter("add view box 50 50 200 200", shows: "box ")
        try terminal.enter("add button ok 150 150 100 44 in box", shows: "ok ")
        try terminal.enter("set box.clipsToBounds tru", shows: "neither true nor false")
        terminal.send("hit o")
        terminal.sendKey(.tab)
        try terminal.waitForLastRow("> hit ok")
        terminal.send(" in\u{7F}\u{7F}\r")
        try terminal.waitFor("hit-test view")
        try terminal.waitForPrompt()
        try terminal.enter("why ok", shows: "ok")
        try terminal.enter("chain ok", shows: "delegate")
        terminal.send("func f() {\r}\r")
        try terminal.waitFor("ok   ")
        try terminal.waitForPrompt()
        terminal.send("add view red")
        try terminal.waitForLastRow("> add view red")
        terminal.sendKey(.control("c"))
        try terminal.waitForPrompt()
        terminal.paste("add view 红 10 300 90 90\nhit 红\n")
        terminal.sendKey(.return)
        try terminal.waitFor("hit-test view: 红")
        try terminal.waitForPrompt()
        terminal.sendKey(.up)
        try terminal.waitForLastRow("...> hit 红")
        terminal.sendKey(.control("c"))
        try terminal.waitForPrompt()
        try terminal.enter("undo 2", shows: "undone")
        try terminal.enter("tree", shows: "box")
        try terminal.leave()
        try compare(terminal.screen.map { "\($0)\n" }.joined())
      }
    }

    private func compare(_ shown: String) throws {
      if Self.isUpdating { return try Data(shown.utf8).write(to: Self.golden) }
      let wanted = try String(contentsOf: Self.golden, encoding: .utf8)
      let rows = zip(
        wanted.split(separator: "\n", omittingEmptySubsequences: false),
        shown.split(separator: "\n", omittingEmptySubsequences: false))
      let difference = rows.enumerated().first { $1.0 != $1.1 }
      #expect(
        wanted == shown,
        """
        row \((difference?.offset ?? -1) + 1) was “\(difference?.element.0 ?? "")”, \
        is “\(difference?.element.1 ?? "")”
        """)
    }
  }
}
