import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// Terminals and settings of other kinds.
  @Suite struct ReplTerminalTests {
    @Test func `a resize in the middle of a line keeps the line`() throws {
      try withRepl { terminal in
        terminal.send("add view red 100 100 200 200")
        try terminal.waitForLastRow("> add view red 100 100 200 200")
        terminal.resize(columns: 20, rows: 24)
        try terminal.waitForScreen { $0.suffix(2) == ["> add view red 100 1", "00 200 200"] }
        terminal.resize(columns: 80, rows: 24)
        try terminal.waitForLastRow("> add view red 100 100 200 200")
        terminal.sendKey(.return)
        try terminal.waitFor("red  UIView (100 100; 200 200) in root")
      }
    }

    @Test func `answers fit a terminal of 20 columns`() throws {
      try withRepl(columns: 20, rows: 60) { terminal in
        terminal.send("add view red 0 0 9 9\rhit 1 1\r")
        try terminal.waitFor("view: red")
        try terminal.waitForPrompt()
        try terminal.enter("hti 1 1", shows: "`hit`?")
        #expect(terminal.screen.contains("> add view red 0 0 9"))
      }
    }

    @Test(arguments: ["dumb", ""])
    func `a terminal that understands nothing is sent no escape sequence`(term: String) throws {
      try withRepl(environment: ["TERM": term, "NO_COLOR": nil]) { terminal in
        try terminal.enter("add view red 0 0 9 9", shows: "red  UIView")
        try terminal.enter("hti 1 1", shows: "did you mean `hit`?")
        try terminal.leave()
        #expect(!terminal.output.contains("\u{1B}"))
      }
    }

    @Test func `a terminal that understands nothing takes what is pasted, line by line`() throws {
      try withRepl(environment: ["TERM": "dumb"], rows: 60) { terminal in
        terminal.send("add view 红 0 0 9 9\rpredict hit 5 5\r红\rclass A: UIView {\r}\rhit 1 1\r")
        try terminal.waitFor("right: 红")
        try terminal.waitFor("class A")
        try terminal.waitFor("hit-test view: 红")
        try terminal.waitForPrompt()
        terminal.send("trace\r\r")
        try terminal.waitForLastRow("trace 2/3>")
        terminal.sendKey(.control("d"))
        try terminal.waitFor("left the trace")
        // A Ctrl-D that comes between two modes of the terminal is not an end.
        try terminal.waitForPrompt()
        try terminal.leave()
        #expect(!terminal.output.contains("\u{1B}"))
      }
    }

    @Test func `colours are for terminals, unless NO_COLOR says no; empty is unset`() throws {
      for (value, isColoured) in [(nil, true), ("", true), ("1", false)] as [(String?, Bool)] {
        try withRepl(environment: ["NO_COLOR": value]) { terminal in
          terminal.send("hti 1 1\r")
          try terminal.waitFor("did you mean")
          #expect(terminal.output.contains("\u{1B}[1;36m>") == isColoured)
          #expect(terminal.output.contains("\u{1B}[31m") == isColoured)
        }
      }
    }

    @Test func `Chinese names are typed, shown and pointed at in their columns`() throws {
      try withRepl { terminal in
        try terminal.enter("add view 红色视图 10 10 100 100", shows: "红色视图 UIView (10 10; 100 100)")
        try terminal.enter("why 红色视 at 20 20", shows: "did you mean `红色视图`?")
        #expect(
          terminal.rows { $0.hasPrefix("> why") }.prefix(2) == [
            "> why 红色视 at 20 20", "      ^~~~~~",
          ])
        terminal.send("hit 20 20 红")
        terminal.sendKey(.backspace)
        terminal.sendKey(.backspace)
        try terminal.waitForLastRow("> hit 20 20")
        terminal.sendKey(.return)
        try terminal.waitFor("hit-test view: 红色视图")
      }
    }

    @Test func `full-width digits, commas and blanks are read as ASCII`() throws {
      try withRepl { terminal in
        try terminal.enter("add view red 100 100 200 200", shows: "red  UIView")
        try terminal.enter("hit　１５０，１５０", shows: "hit-test view: red")
        try terminal.enter("hit （1５0， 150）", shows: "hit-test view: red")
      }
    }

    @Test func `a session speaks Chinese where the environment does, and changes on the way`()
      throws
    {
      try withRepl(environment: ["LANG": "zh_CN.UTF-8"]) { terminal in
        #expect(terminal.screen.first?.hasPrefix("Touchstone：iOS 如何传递触摸。") == true)
        try terminal.enter("hit 1 1", shows: "命中")
        try terminal.enter("language en", shows: "language en")
        try terminal.enter("hit 1 1", shows: "hit-test view: root")
      }
    }

    @Test func `an EDITRC with vi keys is honoured`() throws {
      try withFolder { folder in
        let settings = try folder.write("editrc", "touchstone:bind -v\n")
        let terminal = try repl(in: folder, environment: ["EDITRC": settings])
        terminal.send("hit 1 12")
        try terminal.waitForLastRow("> hit 1 12")
        terminal.sendKey(.escape)
        terminal.send("x")
        try terminal.waitForLastRow("> hit 1 1")
        terminal.sendKey(.return)
        try terminal.waitFor("hit-test view: root")
        try terminal.waitForPrompt()
        terminal.paste("list")
        try terminal.waitForLastRow("> list")
        terminal.sendKey(.return)
        try terminal.waitFor("delegate")
      }
    }

    @Test func `a terminal that goes away leaves something to resume`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder)
        try terminal.enter("add view red 0 0 9 9", shows: "red  UIView")
        kill(terminal.processIdentifier, SIGHUP)
        #expect(try terminal.waitForExit() == 128 + SIGHUP)
        #expect(folder.names(in: "state/touchstone/journals").count == 1)
      }
    }

    @Test func `a script on a terminal has colours, and one that is typed has no prompt`() throws {
      try withFolder { folder in
        let file = try folder.write("a.touchstone", "add view red 0 0 9 9\n")
        let colored = try startRepl(in: folder, ["run", file], environment: ["NO_COLOR": nil])
        try colored.expectEnd()
        #expect(colored.output.contains("\u{1B}[1mred  \u{1B}[0m"))
        let typed = try startRepl(in: folder, ["run", "-"])
        typed.send("add view red 0 0 9 9\r")
        try typed.waitFor("red  UIView")
        try typed.leave()
        #expect(typed.screen == ["add view red 0 0 9 9", "red  UIView (0 0; 9 9) in root"])
      }
    }

    @Test func `after a pipe answers come without escape sequences`() throws {
      try withFolder { folder in
        let terminal = try PseudoTerminal(
          "/bin/sh", ["-c", #""$0" | cat"#, touchstonePath],
          environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        terminal.send("hit 1 1\r")
        try terminal.waitFor("hit-test view: root")
        try terminal.leave()
        #expect(!terminal.output.contains("\u{1B}"))
      }
    }
  }
}
