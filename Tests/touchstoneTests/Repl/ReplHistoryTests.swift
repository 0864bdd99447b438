import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// The entries of this session and of earlier ones.
  @Suite struct ReplHistoryTests {
    /// The text that a search shows below the entry that it found.
    private func searchRow(_ pattern: String) -> String {
      "search: \(pattern)  Ctrl-R: earlier  Return: run  Esc: edit  Ctrl-C: leave"
    }

    @Test func `Up brings back what was typed, failed lines too`() throws {
      try withRepl { terminal in
        try terminal.enter("add view red 0 0 9 9", shows: "red  UIView")
        try terminal.enter("hti 1 1", shows: "did you mean `hit`?")
        terminal.sendKey(.up)
        try terminal.waitForLastRow("> hti 1 1")
        terminal.sendKey(.up)
        try terminal.waitForLastRow("> add view red 0 0 9 9")
        terminal.sendKey(.down)
        try terminal.waitForLastRow("> hti 1 1")
      }
    }

    @Test func `history goes on in the next session and belongs to its owner alone`() throws {
      try withFolder { folder in
        let first = try repl(in: folder)
        try first.enter("add view 按钮 0 0 9 9", shows: "按钮")
        try first.enter("hit 1 1", shows: "hit-test view: 按钮")
        try first.leave()
        let second = try repl(in: folder)
        second.sendKey(.up)
        try second.waitForLastRow("> hit 1 1")
        second.sendKey(.up)
        try second.waitForLastRow("> add view 按钮 0 0 9 9")
        second.sendKey(.return)
        try second.waitForPrompt()
        try second.leave()
        let file = folder("state/touchstone/history")
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
    }

    @Test func `without XDG_STATE_HOME state lies below the home, and a relative one is ignored`()
      throws
    {
      for variable in [nil, "relative", ""] as [String?] {
        try withFolder { folder in
          let terminal = try repl(in: folder, environment: ["XDG_STATE_HOME": variable])
          try terminal.enter("hit 1 1", shows: "hit-test view: root")
          try terminal.leave()
          #expect(folder.names(in: ".local/state/touchstone") == ["history", "journals"])
        }
      }
    }

    @Test func `a pipe in the place of history, settings or a journal is not waited for`() throws {
      try withFolder { folder in
        for name in ["state/touchstone/history", "editrc", "state/touchstone/journals/1.jsonl"] {
          try folder.write(name, "")
          unlink(folder(name))
          mkfifo(folder(name), 0o600)
        }
        let terminal = try repl(in: folder, environment: ["EDITRC": folder("editrc")])
        try terminal.waitFor("the file of that name is not a history")
        try terminal.enter("hit 1 1", shows: "hit-test view: root")
        try terminal.leave()
      }
    }

    @Test func `where files may not grow it is said once, and answers are shown all the same`()
      throws
    {
      try withFolder { folder in
        let terminal = try PseudoTerminal(
          "/bin/bash", ["-c", "ulimit -f 2; exec \(touchstonePath)"],
          environment: [
            "HOME": folder.path, "XDG_STATE_HOME": folder("state"), "LANG": "C.UTF-8",
            "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
          ], columns: 80, rows: 50)
        try terminal.waitForPrompt()
        try terminal.enter("add label t 0 0 9 9", shows: "UILabel (0 0; 9 9)")
        for letter in ["a", "b", "c", "d"] {
          let text = String(repeating: letter, count: 900)
          try terminal.enter("set t.text \(text)", shows: "t.text")
        }
        let output = terminal.output
        #expect(output.ranges(of: "the journal cannot be written").count == 1)
        #expect(output.ranges(of: "history is kept for this session only").count == 1)
        try terminal.leave()
      }
    }

    @Test func `Control-R finds an earlier entry`() throws {
      try withRepl { terminal in
        try terminal.enter("hit 12 34", shows: "hit-test view: root")
        try terminal.enter("list", shows: "delegate")
        terminal.sendKey(.control("r"))
        terminal.send("12")
        try terminal.waitForScreen { $0.last == searchRow("12") }
        terminal.sendKey(.return)
        try terminal.waitFor("hit-test view: root")
        try terminal.waitForPrompt()
      }
    }

    @Test func `Control-R finds an entry of several lines with wide characters and runs it whole`()
      throws
    {
      for columns in [80, 20] {
        try withRepl(columns: columns, rows: 40) { terminal in
          terminal.paste("struct 红 {\n  let 宽 = 2\n}")
          terminal.sendKey(.return)
          try terminal.waitFor("struct 红")
          try terminal.waitForPrompt()
          try terminal.enter("hit 1 1", shows: "view: root")
          terminal.sendKey(.control("r"))
          terminal.send("宽")
          try terminal.waitForScreen {
            $0.suffix(4) == [
              "> struct 红 {", "...>   let 宽 = 2", "...> }",
              columns == 80 ? searchRow("宽") : "search: 宽  Ctrl-R:",
            ]
          }
          terminal.skipOutput()
          terminal.sendKey(.return)
          try terminal.waitFor("struct 红")
          try terminal.waitForPrompt()
        }
      }
    }

    @Test func `a search goes on with Control-R, and Escape leaves what it found to be edited`()
      throws
    {
      try withRepl { terminal in
        try terminal.enter("hit 12 34", shows: "hit-test view: root")
        try terminal.enter("hit 12 56", shows: "hit-test view: root")
        terminal.sendKey(.control("r"))
        terminal.send("12")
        try terminal.waitForScreen { $0.suffix(2) == ["> hit 12 56", searchRow("12")] }
        terminal.sendKey(.control("r"))
        try terminal.waitForScreen { $0.suffix(2) == ["> hit 12 34", searchRow("12")] }
        terminal.sendKey(.escape)
        try terminal.waitForLastRow("> hit 12 34")
        terminal.sendKey(.control("e"))
        terminal.send("0")
        try terminal.waitForLastRow("> hit 12 340")
      }
    }

    @Test(arguments: ["bind -v", "bind -v\nbind ^R ed-move-to-beg"])
    func `with vi keys Control-R searches, unless it was given something else to do`(
      settings: String
    ) throws {
      try withFolder { folder in
        let path = try folder.write(".editrc", settings + "\n")
        #expect(path == folder(".editrc"))
        let terminal = try repl(in: folder)
        try terminal.enter("hit 12 34", shows: "hit-test view: root")
        terminal.send("t 12")
        try terminal.waitForLastRow("> t 12")
        terminal.sendKey(.control("r"))
        if settings == "bind -v" {
          terminal.send("34")
          try terminal.waitForScreen { $0.suffix(2) == ["> hit 12 34", searchRow("34")] }
        } else {
          terminal.send("hi")
          try terminal.waitForLastRow("> hit 12")
        }
      }
    }

    @Test func `a search says how it is left, and when nothing was found`() throws {
      try withRepl { terminal in
        try terminal.enter("hit 12 34", shows: "hit-test view: root")
        terminal.sendKey(.control("r"))
        terminal.send("zq")
        try terminal.waitForScreen {
          $0.last?.hasPrefix("search: zq  nothing found  Ctrl-R: earlier") ?? false
        }
        terminal.sendKey(.control("c"))
        try terminal.waitForPrompt()
        try terminal.enter("language zh", shows: "zh")
        terminal.sendKey(.control("r"))
        try terminal.waitForScreen { $0.last?.hasPrefix("搜索：") ?? false }
      }
    }

    @Test func `history lists what was typed`() throws {
      try withRepl { terminal in
        try terminal.enter("hit 12 34", shows: "hit-test view: root")
        try terminal.enter("history", shows: "1  hit 12 34")
      }
    }

    @Test func `a state folder that cannot be made is said once and hinders nothing`() throws {
      // A file in place of the folder, and a place where not even root may write.
      try withFolder { folder in
        let file = try folder.write("file", "")
        for place in [file, "\(file)/deeper", "/proc"] {
          let terminal = try repl(in: folder, environment: ["XDG_STATE_HOME": place])
          try terminal.enter("add view red 0 0 9 9", shows: "red  UIView")
          try terminal.enter("hit 1 1", shows: "hit-test view: red")
          terminal.sendKey(.up)
          try terminal.waitForLastRow("> hit 1 1")
          terminal.sendKey(.control("u"))
          try terminal.enter("undo", shows: "undone: 1 change, 0 left")
          try terminal.leave()
          let text = terminal.screen.joined(separator: "\n")
          #expect(text.ranges(of: "this session cannot be resumed after a crash: ").count == 1)
          #expect(text.ranges(of: "history is kept for this session only").count == 1)
          #expect(!text.contains("Success"), "the reason: \(text)")
        }
      }
    }

    @Test func `without a home everything works, and that nothing is kept is said`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder, environment: ["XDG_STATE_HOME": nil, "HOME": nil])
        #expect(
          terminal.screen.dropLast().last
            == "without a home directory nothing can be resumed after a crash")
        try terminal.enter("add view red 0 0 9 9", shows: "red  UIView")
        terminal.sendKey(.up)
        try terminal.waitForLastRow("> add view red 0 0 9 9")
      }
    }
  }
}
