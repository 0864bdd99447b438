import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// A session at the prompt.
  @Suite struct ReplTests {
    @Test func `a person adds a view, hits it and leaves with Control-D`() throws {
      try withRepl { terminal in
        #expect(terminal.screen.first?.hasPrefix("Touchstone: how iOS delivers touches.") == true)
        try terminal.enter("add view red 100 100 200 200", shows: "red  ")
        try terminal.enter("hit 150 150", shows: "hit-test view: ")
        #expect(
          terminal.rows { $0.hasPrefix("> add") } == [
            "> add view red 100 100 200 200",
            "red  UIView (100 100; 200 200) in root",
            "> hit 150 150",
            " 1 window   (150, 150)  can be touched · inside  asks its subview",
            " 2 · root   (150, 150)  can be touched · inside  asks its subview",
            " 3 · · red  (50, 50)    can be touched · inside  no subviews: itself",
            "   hit-test view: red",
            ">",
          ])
        try terminal.leave()
        #expect(terminal.isCooked)
      }
    }

    @Test func `quit leaves, and so does its first letter`() throws {
      for word in ["quit", "q", ":quit"] {
        try withRepl { terminal in
          terminal.send("\(word)\r")
          try terminal.expectEnd()
        }
      }
    }

    @Test func `repl is the command that no command stands for`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder, ["repl", "--plain"])
        try terminal.enter("hit 1 1", shows: "trace point=1,1 result=root")
        try terminal.leave()
      }
    }

    @Test func `Control-C abandons the line and nothing of it runs`() throws {
      try withRepl { terminal in
        terminal.send("add view red 0 0 1 1")
        try terminal.waitForLastRow("> add view red 0 0 1 1")
        terminal.sendKey(.control("c"))
        try terminal.waitForScreen { $0.suffix(2) == ["> add view red 0 0 1 1^C", ">"] }
        try terminal.enter("undo", shows: "nothing to undo")
      }
    }

    @Test func `empty lines and remarks answer nothing`() throws {
      try withRepl { terminal in
        terminal.send("\r   \r# a remark\rlist\r")
        try terminal.waitFor("delegate")
        try terminal.waitForPrompt()
        #expect(terminal.rows { $0 == "> # a remark" }[1] == "> list")
      }
    }

    @Test func `a slip of the finger gets a caret and a guess`() throws {
      try withRepl { terminal in
        try terminal.enter("add view green 0 0 9 9", shows: "green")
        try terminal.enter("why gren", shows: "did you mean `green`?")
        #expect(
          terminal.rows { $0 == "> why gren" }.prefix(3) == [
            "> why gren", "      ^~~~", "no view is named `gren`; did you mean `green`?",
          ])
        try terminal.enter("hti 1 1", shows: "did you mean `hit`?")
        try terminal.enter("set green.alpa 1", shows: "did you mean `alpha`?")
      }
    }

    @Test func `unique beginnings of commands do, and others ask for a letter`() throws {
      try withRepl { terminal in
        try terminal.enter("ad view red 0 0 9 9", shows: "red  UIView (0 0; 9 9) in root")
        try terminal.enter("conv 1 1 to red", shows: "inside its bounds")
        try terminal.enter(
          "re", shows: "`re` could be remove, render, remote, redo, reset, resume or review")
        // The whole word is stored.
        try terminal.enter("undo", shows: "undone")
        try terminal.enter("redo", shows: "redone")
      }
    }

    @Test func `a class of Swift over several lines is one entry`() throws {
      try withRepl { terminal in
        terminal.send("class Round: UIView {\r")
        try terminal.waitForLastRow("...>")
        terminal.send("let size = 3")
        try terminal.waitForLastRow("...>   let size = 3")
        terminal.sendKey(.return)
        try terminal.waitForLastRow("...>")
        terminal.send("}")
        try terminal.waitForLastRow("...> }")
        terminal.sendKey(.return)
        try terminal.waitFor("ok   class Round")
        try terminal.waitForPrompt()
        #expect(
          terminal.rows { $0.hasPrefix("> class") }.prefix(3) == [
            "> class Round: UIView {", "...>   let size = 3", "...> }",
          ])
        terminal.sendKey(.up)
        try terminal.waitForScreen { $0.suffix(2) == ["...>   let size = 3", "...> }"] }
      }
    }

    @Test func `undo and redo walk through what was accepted`() throws {
      try withRepl { terminal in
        try terminal.enter("add view red 0 0 9 9", shows: "red  ")
        try terminal.enter("hit 1 1", shows: "hit-test view: red")
        try terminal.enter("undo", shows: "undone: 1 change, 0 left")
        try terminal.enter("hit 1 1", shows: "hit-test view: root")
        try terminal.enter("redo", shows: "redone: 1 change")
        try terminal.enter("hit 1 1", shows: "hit-test view: red")
      }
    }

    @Test func `Control-C stops a long script, and nothing of it stays`() throws {
      try withFolder { folder in
        let lines = (0..<20_000).map { "add view v\($0) 0 0 9 9\n" }
        try folder.write("long.touchstone", lines.joined())
        let terminal = try repl(in: folder)
        terminal.skipOutput()
        terminal.send("source ~/long.touchstone\r")
        // The terminal's modes are restored, so the script is being read.
        try terminal.waitFor("\u{1B}[?2004l")
        terminal.sendKey(.control("c"))
        try terminal.waitFor("stopped; nothing was changed")
        try terminal.waitForPrompt()
        try terminal.enter("undo", shows: "nothing to undo")
        try terminal.enter("hit 1 1", shows: "hit-test view: root")
      }
    }
  }
}
