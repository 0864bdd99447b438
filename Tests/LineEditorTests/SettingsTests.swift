import PseudoTerminal
import Testing

/// Supported lines of a user's `.editrc`.
@Suite(.serialized) struct SettingsTests {
  @Test func `vi keys work, and our keys in both modes of vi`() throws {
    try withSettings("bind -v") { terminal in
      terminal.send("xello é")
      terminal.sendKey(.escape)
      terminal.send("0rhA!")
      try terminal.waitForLastRow("demo> hello é!")
      terminal.sendKey(.escape)
      terminal.send("h")
      try terminal.waitForScreen { _ in terminal.cursor.column == 12 }
      try terminal.expectEntry("hello é!")
      terminal.send("al")
      terminal.sendKey(.tab)
      try terminal.waitForLastRow("demo> alpha")
      try terminal.expectEntry("alpha")
    }
  }

  @Test func `a line after an incomplete one begins in insert mode`() throws {
    try withSettings("bind -v") { terminal in
      terminal.send("a {")
      terminal.sendKey(.escape)
      try terminal.waitForScreen { _ in terminal.cursor.column == 8 }
      terminal.sendKey(.return)
      try terminal.waitForLastRow("...>")
      terminal.send("i}")
      try terminal.expectEntry("a {\ni}")
    }
  }

  @Test func `without settings the keys of many terminals move and delete by words`() throws {
    let terminal = try demo()
    terminal.send("one two three")
    for key in ["\u{1B}[1;5D", "\u{1B}[1;5D", "\u{1B}[3~", "\u{17}", "\u{1B}[1;5C", "!"] {
      terminal.send(key)
    }
    try terminal.expectEntry("wo! three")
  }

  @Test func `arrow keys walk through history in insert mode of vi`() throws {
    try withSettings("bind -v") { terminal in
      terminal.send("first")
      try terminal.expectEntry("first")
      terminal.sendKey(.up)
      try terminal.waitForLastRow("demo> first")
      terminal.sendKey(.left)
      terminal.send("x")
      try terminal.waitForScreen { $0.last != "demo> first" }
    }
  }

  @Test func `the search of vi finds an entry`() throws {
    try withSettings("bind -v") { terminal in
      for entry in ["find me", "other"] {
        terminal.send(entry)
        try terminal.expectEntry(entry)
      }
      terminal.sendKey(.escape)
      try terminal.waitForScreen { _ in terminal.cursor.column == 6 }
      terminal.send("/ind")
      terminal.sendKey(.return)
      try terminal.waitForLastRow("demo> find me")
      try terminal.expectEntry("find me")
    }
  }

  @Test func `a line for another program is left out and one for us is obeyed`() throws {
    try withSettings("other:bind x ed-newline\ntouchstone:bind ^X ed-move-to-beg") { terminal in
      terminal.send("bcx")
      terminal.sendKey(.control("x"))
      terminal.send("a")
      try terminal.expectEntry("abcx")
    }
  }

  @Test func `keys that the person binds do not take ours away`() throws {
    try withSettings("bind ^I ed-insert\nbind ^M ed-insert\nbind ^C ed-insert") { terminal in
      terminal.send("vi")
      terminal.sendKey(.tab)
      terminal.send("x")
      try terminal.expectEntry("view x")
    }
  }

  @Test func `without editing whole lines are read`() throws {
    try withSettings("edit off") { terminal in
      terminal.send("a {\r")
      try terminal.waitFor("...>")
      terminal.send("}\r")
      try terminal.waitFor(#"read 5 "a {\n}""#)
      try terminal.waitFor("demo> ")
      terminal.sendKey(.control("c"))
      try terminal.waitFor("interrupted")
      terminal.sendKey(.control("d"))
      try terminal.waitFor("end of file")
    }
  }

  private func withSettings(
    _ settings: String, _ body: (PseudoTerminal) throws -> Void
  ) throws {
    try withFolder { folder in
      let path = folder + "/editrc"
      try (settings + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      try body(demo(["EDITRC": path]))
    }
  }
}
