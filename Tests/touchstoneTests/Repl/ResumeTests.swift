import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// Sessions that end without leaving, and the next one.
  @Suite struct ResumeTests {
    private static let question = "Resume it? [Y/n]"

    /// A session that was killed after the lines were answered.
    private func killed(in folder: Folder, after lines: [String]) throws {
      let terminal = try repl(in: folder)
      for line in lines { try terminal.enter(line, shows: " ") }
      kill(terminal.processIdentifier, SIGKILL)
      _ = try terminal.waitForExit()
    }

    private func journals(_ folder: Folder) -> [String] {
      folder.names(in: "state/touchstone/journals")
    }

    @Test func `a killed session is offered and resumed, undone lines left out`() throws {
      try withFolder { folder in
        try killed(
          in: folder,
          after: ["add view red 0 0 9 9", "add view blue 20 20 9 9", "undo", "set red.alpha 0.5"])
        let terminal = try startRepl(in: folder)
        try terminal.waitFor(
          "An earlier session ended unexpectedly, with 2 changes: just now, last:")
        // A narrow terminal wraps the line.
        try terminal.waitForScreen {
          $0.joined(separator: " ").contains("last: set red.alpha 0.5")
        }
        try terminal.waitForLastRow(Self.question)
        terminal.send("y\r")
        try terminal.waitFor("resumed: 2 changes")
        try terminal.waitForPrompt()
        try terminal.enter("inspect red", shows: "0.5")
        try terminal.enter("why blue", shows: "no view is named `blue`")
        try terminal.enter("undo 2", shows: "undone: 2 changes, 0 left")
        try terminal.leave()
        #expect(journals(folder) == [])
        #expect(try repl(in: folder).screen.last == ">")
      }
    }

    @Test func `the question says how old the session is, and Up brings no old commands`() throws {
      try withFolder { folder in
        try killed(in: folder, after: ["add view red 0 0 9 9"])
        let file = folder("state/touchstone/journals/\(try #require(journals(folder).first))")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3 * 3600 - 100)], ofItemAtPath: file)
        let terminal = try startRepl(in: folder)
        try terminal.waitForScreen {
          $0.joined(separator: " ").contains("1 change: 3 hours ago, last: add view red 0 0 9 9")
        }
        try terminal.waitForLastRow(Self.question)
        terminal.sendKey(.up)
        terminal.send("n")
        try terminal.waitForLastRow("\(Self.question) n")
        terminal.sendKey(.return)
        try terminal.waitForPrompt()
        terminal.sendKey(.up)
        try terminal.waitForLastRow("> add view red 0 0 9 9")
      }
    }

    @Test func `a session that was left in order is not offered`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder)
        try terminal.enter("add view red 0 0 9 9", shows: "red")
        try terminal.leave()
        #expect(journals(folder) == [])
        try repl(in: folder).leave()
      }
    }

    @Test func `a killed session without a change is not offered`() throws {
      try withFolder { folder in
        try killed(in: folder, after: ["hit 1 1", "add view red 0 0 9 9", "undo"])
        try repl(in: folder).leave()
        #expect(journals(folder) == [])
      }
    }

    @Test func `a resumed session that is killed is offered again`() throws {
      try withFolder { folder in
        try killed(in: folder, after: ["add view red 0 0 9 9"])
        for _ in 0..<2 {
          let terminal = try startRepl(in: folder)
          try terminal.waitForLastRow(Self.question)
          terminal.sendKey(.return)
          try terminal.waitFor("resumed: 1 change")
          try terminal.waitForPrompt()
          kill(terminal.processIdentifier, SIGKILL)
          _ = try terminal.waitForExit()
          #expect(journals(folder).count == 1)
        }
      }
    }

    @Test func `an entry in place of an answer runs, and the session is kept as a script`() throws {
      try withFolder { folder in
        try killed(in: folder, after: ["add view red 0 0 9 9"])
        let terminal = try startRepl(in: folder, columns: 200)
        try terminal.waitForLastRow(Self.question)
        terminal.send("add view blue 1 2 3 4\r")
        try terminal.waitFor("kept as a script: source")
        try terminal.waitFor("blue UIView (1 2; 3 4) in root")
        try terminal.waitForPrompt()
        try terminal.enter("why red", shows: "no view is named `red`")
      }
    }

    @Test func `the lines after one that no longer works are kept as a script`() throws {
      try withFolder { folder in
        try killed(in: folder, after: ["add view red 0 0 9 9"])
        let file = folder("state/touchstone/journals/\(try #require(journals(folder).first))")
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.seekToEnd()
        try handle.write(
          contentsOf: Data("{\"entry\":[\"front nobody\"]}\n{\"entry\":[\"set red.tag 7\"]}\n".utf8)
        )
        try handle.close()
        let terminal = try startRepl(in: folder, columns: 200)
        try terminal.waitForLastRow(Self.question)
        terminal.send("y\r")
        try terminal.waitFor("resumed up to a line that no longer works")
        try terminal.waitForPrompt()
        try terminal.enter("hit 5 5", shows: "hit-test view: red")
        let rest = try String(
          contentsOfFile: folder("state/touchstone/stopped-1.touchstone"), encoding: .utf8)
        #expect(rest == "front nobody\nset red.tag 7\n")
      }
    }

    @Test(arguments: ["n\r", "\u{3}", "\u{4}", "what?\rno\r"])
    func `what is declined is kept as a script, and where is said`(answer: String) throws {
      try withFolder { folder in
        try killed(in: folder, after: ["add view red 0 0 9 9", "add view blue 20 20 9 9"])
        let terminal = try startRepl(in: folder, columns: 200)
        try terminal.waitForLastRow(Self.question)
        terminal.send(answer)
        let path = folder("state/touchstone/declined-1.touchstone")
        try terminal.waitFor("kept as a script: source")
        try terminal.waitForPrompt()
        #expect(terminal.screen.joined().contains(path))
        try terminal.enter("why red", shows: "no view is named `red`")
        try terminal.enter("source \(path)", shows: "2 changes")
        try terminal.enter("hit 21 21", shows: "hit-test view: blue")
        try terminal.leave()
        #expect(
          try folder.text("state/touchstone/declined-1.touchstone").split(separator: "\n").count
            == 2)
        try repl(in: folder).leave()
      }
    }

    @Test(arguments: [1, 2, 20])
    func `a torn last line is left out, and that is said`(bytes: Int) throws {
      try withFolder { folder in
        try killed(in: folder, after: ["add view red 0 0 9 9", "add view blue 20 20 9 9"])
        let name = "state/touchstone/journals/\(try #require(journals(folder).first))"
        let text = try folder.text(name)
        truncate(folder(name), text.utf8.count - bytes)
        let terminal = try startRepl(in: folder)
        try terminal.waitForLastRow(Self.question)
        terminal.send("y\r")
        try terminal.waitFor("resumed: 1 change\r\nits last line was incomplete and left out")
        try terminal.waitForPrompt()
        try terminal.enter("hit 1 1", shows: "hit-test view: red")
        try terminal.leave()
        #expect(journals(folder) == [])
      }
    }

    @Test func `two sessions at once do not take each other's journal`() throws {
      try withFolder { folder in
        let first = try repl(in: folder)
        try first.enter("add view red 0 0 9 9", shows: "red")
        let second = try repl(in: folder)
        try second.enter("why red", shows: "no view is named `red`")
        try second.enter("add view blue 0 0 9 9", shows: "blue")
        #expect(journals(folder).count == 2)
        kill(first.processIdentifier, SIGKILL)
        _ = try first.waitForExit()
        // Only what the dead one left is offered, and to one of two.
        let third = try startRepl(in: folder)
        try third.waitForLastRow(Self.question)
        let fourth = try repl(in: folder)
        third.send("y\r")
        try third.waitFor("resumed: 1 change")
        try third.waitForPrompt()
        try third.enter("hit 1 1", shows: "hit-test view: red")
        for terminal in [second, third, fourth] { try terminal.leave() }
        #expect(journals(folder) == [])
      }
    }

    @Test func `a journal that cannot be written is said once, and the session goes on`() throws {
      try withFolder { folder in
        // A limit on the size of files, where a disk that is full would need a disk.
        let terminal = try PseudoTerminal(
          "/bin/bash",
          ["-c", #"trap '' XFSZ; ulimit -f 1; exec "$0""#, touchstonePath],
          environment: [
            "HOME": folder.path, "XDG_STATE_HOME": folder("state"), "LANG": "C.UTF-8",
            "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
          ], rows: 100)
        try terminal.waitForPrompt()
        for number in 0..<30 {
          try terminal.enter("add view v\(number) \(number) 0 1 9", shows: "v\(number) ")
        }
        try terminal.enter("hit 29 1", shows: "hit-test view: v29")
        try terminal.enter("undo 30", shows: "undone: 30 changes, 0 left")
        #expect(
          terminal.output.ranges(of: "the journal cannot be written (File too large)").count == 1)
        try terminal.leave()
        #expect(journals(folder) == [])
      }
    }

    @Test func `a journal is its owner's alone`() throws {
      try withFolder { folder in
        try killed(in: folder, after: ["add view red 0 0 9 9"])
        let file = folder("state/touchstone/journals/\(try #require(journals(folder).first))")
        let manager = FileManager.default
        #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        let around = try manager.attributesOfItem(atPath: folder("state/touchstone"))
        #expect(around[.posixPermissions] as? Int == 0o700)
      }
    }
  }
}
