import Foundation
import PseudoTerminal
import SeededRandom
import Testing

extension TerminalTests {
  /// Sessions that are killed at random moments: what was answered is there afterwards.
  @Suite struct KillTests {
    private static let lineCount = 30

    @Test func `every line whose answer was shown survives a kill at any moment`() throws {
      let environment = ProcessInfo.processInfo.environment
      let seed = environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)
      print("TOUCHSTONE_SEED=\(seed)")
      var dice = SeededRandom(seed: seed)
      for round in 0..<25 {
        do {
          try withFolder { try killAndResume(in: $0, &dice) }
        } catch {
          Issue.record("TOUCHSTONE_SEED=\(seed), round \(round): \(error)")
        }
      }
    }

    /// As many sessions of every kind of change as `TOUCHSTONE_KILLS` says, else ten.
    @Test func `no accepted change is lost or doubled, whatever it was`() throws {
      let environment = ProcessInfo.processInfo.environment
      let seed = environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)
      let rounds = environment["TOUCHSTONE_KILLS"].flatMap { Int($0) } ?? 10
      print("TOUCHSTONE_SEED=\(seed)")
      var dice = SeededRandom(seed: seed)
      for round in 0..<rounds {
        do {
          try withFolder { try killAmongChanges(in: $0, &dice) }
        } catch {
          Issue.record("TOUCHSTONE_SEED=\(seed), round \(round): \(error)")
        }
      }
    }

    private func killAmongChanges(in folder: Folder, _ dice: inout SeededRandom) throws {
      try folder.write(
        "dump.txt",
        "<UIView: 0x10; frame = (0 0; 390 844)>\n"
          + "   | <UIButton: 0x11; frame = (7 7; 50 50)>\n")
      try folder.write("two.touchstone", "add view\nadd view\n")
      // Each change is followed by a line that shows that it was answered.
      let lines = (0..<Self.lineCount).flatMap {
        [change($0, &dice), "print(\"done\", \($0))"]
      }
      // The scene after each line. A rejected one, such as an undo with nothing before it, changes
      // nothing.
      let script = lines.enumerated().map { "\($1)\nsave expected-\($0 + 1)" }
      _ = try touchstone(
        "run", "-", "--keep-going",
        input: "save expected-0\n" + script.joined(separator: "\n") + "\n",
        in: folder)
      let expected = try (0...lines.count).map { try folder.text("expected-\($0)") }

      let terminal = try PseudoTerminal(
        "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$0\"", touchstonePath],
        environment: [
          "HOME": folder.path, "XDG_STATE_HOME": folder("state"), "LANG": "C.UTF-8",
          "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
        ], rows: 100)
      try terminal.waitForPrompt()
      terminal.send(lines.map { $0 + "\r" }.joined())
      try terminal.waitFor("done \(Int.random(in: 0..<Self.lineCount, using: &dice))\r")
      usleep(UInt32.random(in: 0..<3_000, using: &dice))
      kill(terminal.processIdentifier, SIGKILL)
      _ = try terminal.waitForExit()
      let done = terminal.output.matches(of: /done (\d+)\r/).compactMap { Int($0.1) }.max() ?? -1

      let next = try startRepl(in: folder, rows: 100)
      try next.waitForScreen { $0.last == ">" || $0.last == "Resume it? [Y/n]" }
      if next.screen.last != ">" {
        next.send("y\r")
        try next.waitForPrompt()
      }
      try next.enter("save \(folder("resumed.touchstone"))", shows: "resumed.touchstone")
      let resumed = try folder.text("resumed.touchstone")
      let isKnown = expected.dropFirst(2 * (done + 1)).contains(resumed)
      #expect(isKnown, "after \(done + 1) answers of \(lines) there is:\n\(resumed)")
      try next.leave()
    }

    /// A line of any kind that changes the scene, or takes a change back.
    private func change(_ number: Int, _ dice: inout SeededRandom) -> String {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0: "load dump.txt"
      case 1: "source two.touchstone"
      case 2, 3: "undo"
      case 4: "redo"
      case 5, 6: "class Counted { func number() -> Int { \(number) } }"
      case 7: "var number\(number) = \(number)"
      default: "add view v\(number) \(number) 0 9 9"
      }
    }

    private func killAndResume(in folder: Folder, _ dice: inout SeededRandom) throws {
      let shown = try typeUntilKilled(in: folder, &dice)

      let terminal = try startRepl(in: folder, rows: 100)
      try terminal.waitForScreen { $0.last == ">" || $0.last == "Resume it? [Y/n]" }
      guard terminal.screen.last != ">" else {
        #expect(shown == 0, "\(shown) answers were shown, and nothing is offered")
        return
      }
      terminal.send("y\r")
      try terminal.waitFor("resumed: ")
      try terminal.waitForPrompt()
      let row = try #require(terminal.screen.first { $0.hasPrefix("resumed: ") })
      let resumed = try #require(Int(row.split(separator: " ")[1]))
      // The line in hand may have been written and not yet answered.
      #expect((shown...Self.lineCount).contains(resumed))
      try terminal.enter("list", shows: "delegate")
      try terminal.enter("frame root", shows: "root.frame")
      let names = terminal.rows { $0 == "> list" }.filter { $0.hasPrefix("v") }
      #expect(
        names.map { $0.prefix { $0 != " " } } == (0..<resumed).map { "v\($0)" })
      try terminal.enter("undo", shows: "undone: 1 change, \(resumed - 1) left")
      try terminal.leave()

      try repl(in: folder).leave()
    }

    /// Types lines in pieces of any size without a pause, and kills the session either when a
    /// number of answers has been shown or when a number of bytes has been sent. Answers how many
    /// answers were shown.
    private func typeUntilKilled(in folder: Folder, _ dice: inout SeededRandom) throws -> Int {
      let text = Array(
        (0..<Self.lineCount).map { "add view v\($0) \($0) 0 9 9\r" }.joined().utf8)
      let terminal = try repl(in: folder, rows: 100)
      let isByAnswers = Bool.random(using: &dice)
      let sent = isByAnswers ? text.count : Int.random(in: 0...text.count, using: &dice)
      var rest = text.prefix(sent)
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...60, using: &dice))
        terminal.send(bytes: Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      if isByAnswers {
        let last = Int.random(in: 0..<Self.lineCount, using: &dice)
        try terminal.waitFor(last < 10 ? "v\(last)   UIView (" : "v\(last)  UIView (")
      }
      kill(terminal.processIdentifier, SIGKILL)
      _ = try terminal.waitForExit()
      return terminal.output.matches(of: /v\d+ +UIView \(/).count
    }
  }
}
