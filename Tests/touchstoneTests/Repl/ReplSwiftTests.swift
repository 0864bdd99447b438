import Foundation
import PseudoTerminal
import Testing

extension TerminalTests {
  /// Swift at the prompt.
  @Suite struct ReplSwiftTests {
    @Test func `an empty line ends what waits for a body, with an error`() throws {
      try withRepl { terminal in
        terminal.send("func f()\r")
        try terminal.waitForLastRow("...>")
        terminal.send("\r")
        try terminal.waitFor("error: ")
        try terminal.waitForPrompt()
        try terminal.enter("1 + 2", shows: "$R0: Int = 3")
      }
    }

    @Test func `an empty line within braces is part of the text`() throws {
      try withRepl { terminal in
        terminal.send("func f() -> Int {\r\r  1\r}\r")
        try terminal.waitFor("func f")
        try terminal.enter("f()", shows: "$R0: Int = 1")
      }
    }

    @Test func `Control-C abandons an entry of several lines`() throws {
      try withRepl { terminal in
        terminal.send("class A: UIView {\r  var a = 1\r")
        try terminal.waitForLastRow("...>")
        terminal.sendKey(.control("c"))
        try terminal.waitForPrompt()
        try terminal.enter("A()", shows: "cannot find 'A' in scope")
      }
    }

    @Test func `Control-C stops code that runs, and the scene is as before the line`() throws {
      try withRepl { terminal in
        try terminal.enter("add view red 0 0 100 100", shows: "red")
        try terminal.enter("limits steps 1000000000000", shows: "1,000,000,000,000")
        terminal.send("do { red.isHidden = true; while true {} }\r")
        // Where the terminal is the code's, the line was taken; a moment later the code runs.
        try terminal.waitForScreen { _ in terminal.isCooked }
        for _ in 1...100 {
          terminal.sendKey(.control("c"))
          if (try? terminal.waitFor("Interrupted by Ctrl-C", timeout: 1)) != nil { break }
        }
        #expect(terminal.output.contains("Interrupted by Ctrl-C"))
        try terminal.waitForPrompt()
        try terminal.enter("red.isHidden", shows: "Bool = false")
      }
    }

    @Test func `Tab completes members after a dot`() throws {
      try withRepl(columns: 100) { terminal in
        for (beginning, line) in [
          ("view.backgroundC", "view.backgroundColor"), ("view.bounds.siz", "view.bounds.size"),
          ("view.subviews[0].alph", "view.subviews[0].alpha"),
          ("UIColor.magen", "UIColor.magenta"),
          ("view.superview?.convertP", "view.superview?.convertP"),
        ] {
          terminal.send(beginning)
          terminal.sendKey(.tab)
          terminal.send("|")
          try terminal.waitForLastRow("> \(line)|")
          terminal.sendKey(.control("u"))
          try terminal.waitForPrompt()
        }
        terminal.send("class A: UIView {\r")
        try terminal.waitForLastRow("...>")
        terminal.send("override func hitT")
        terminal.sendKey(.tab)
        let head = "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"
        try terminal.waitForScreen { $0.suffix(3) == ["...>   \(head)", "...>", "...>   }"] }
        #expect(terminal.cursor.column == 9)
        terminal.send("nil")
        terminal.sendKey(.down)
        terminal.sendKey(.return)
        try terminal.waitForLastRow("...>")
        terminal.send("}")
        try terminal.waitForLastRow("...> }")
        terminal.sendKey(.return)
        try terminal.waitFor("ok   class A")
        try terminal.waitForPrompt()
      }
    }

    @Test func `a class that failed comes back with the cursor at the error, and edit opens it`()
      throws
    {
      try withFolder { folder in
        let editor = try folder.write("editor", "#!/bin/sh\nsed -i s/wrog/red/ \"$1\"\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
        let terminal = try repl(in: folder, environment: ["EDITOR": editor])
        let text = "class A: UIView {\n  let a = UIColor.red\n  let b = UIColor.wrog\n}"
        for time in 1...2 {
          terminal.skipOutput()
          terminal.paste(text)
          terminal.sendKey(.return)
          try terminal.waitFor("wrog")
          try terminal.waitForPrompt()
          let hint =
            "Up brings the text back, with the cursor at the error; edit A opens it in your"
          #expect(terminal.output.ranges(of: hint).count == 1, "said once, time \(time)")
        }
        terminal.sendKey(.up)
        try terminal.waitForScreen { $0.suffix(2) == ["...>   let b = UIColor.wrog", "...> }"] }
        #expect(terminal.cursor == (terminal.screen.count - 2, 5 + "  let b = UIColor.".count))
        terminal.sendKey(.control("c"))
        try terminal.waitForPrompt()
        try terminal.enter("edit A", shows: "ok   class A")
        try terminal.enter("A().b == .red", shows: "Bool = true")
      }
    }

    @Test func `an editor that is left without saving declares nothing`() throws {
      try withFolder { folder in
        let terminal = try repl(in: folder, environment: ["EDITOR": "true"])
        try terminal.enter("edit Card", shows: "nothing was saved, so there is no class Card")
        try terminal.enter("class Card: UIView {}", shows: "ok   class Card")
        try terminal.enter("edit Card", shows: "nothing was saved: Card stays as it is")
        let saved = try repl(in: folder, environment: ["EDITOR": "touch"])
        try saved.enter("edit Card", shows: "ok   class Card")
        try saved.enter("add Card red 0 0 10 10", shows: "red")
        try saved.enter("edit red", shows: "ok   class Card")
      }
    }

    @Test func `edit opens the text of a class that was accepted`() throws {
      try withFolder { folder in
        let editor = try folder.write("editor", "#!/bin/sh\nsed -i 's/false/true/' \"$1\"\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
        let terminal = try repl(in: folder, environment: ["EDITOR": editor])
        try terminal.enter("class B: UIView { let isOn = false }", shows: "ok   class B")
        try terminal.enter("edit B", shows: "ok   class B")
        try terminal.enter("B().isOn", shows: "Bool = true")
      }
    }

    @Test func `edit opens a class in Objective-C as one, in a file that ends in m`() throws {
      try withFolder { folder in
        let script = "#!/bin/sh\ncase $1 in *.m) sed -i 's/NO/YES/; 1i // mine' \"$1\";; esac\n"
        let editor = try folder.write("editor", script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
        let terminal = try repl(in: folder, environment: ["EDITOR": editor])
        terminal.paste(
          "@interface B : UIView\n@end\n@implementation B\n- (BOOL)isFlipped { return NO; }\n@end")
        terminal.sendKey(.return)
        try terminal.waitFor("ok   class B")
        try terminal.waitForPrompt()
        try terminal.enter("edit B", shows: "ok   class B")
        try terminal.enter("B().isFlipped()", shows: "Bool = true")
        try terminal.enter("edit B", shows: "ok   class B")
        try terminal.enter("language objc", shows: "language objc")
        try terminal.enter("edit Fresh", shows: "ok   class Fresh")
      }
    }
  }
}
