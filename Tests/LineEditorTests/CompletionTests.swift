import LineEditor
import PseudoTerminal
import Testing

@Suite(.serialized) struct CompletionKeyTests {
  @Test func `the only candidate is inserted with its suffix`() throws {
    let terminal = try demo()
    terminal.send("add vi")
    terminal.sendKey(.tab)
    try terminal.waitForScreen { _ in terminal.cursor.column == 15 }
    terminal.send("x")
    try terminal.expectEntry("add view x")
  }

  @Test func `what all candidates have in common is inserted`() throws {
    let terminal = try demo()
    terminal.send("al")
    terminal.sendKey(.tab)
    try terminal.waitForLastRow("demo> alpha")
    try terminal.expectEntry("alpha")
  }

  @Test func `a Tab that can insert nothing lists, and the next one shows the usage`() throws {
    let terminal = try demo()
    terminal.send("红色")
    terminal.sendKey(.tab)
    try terminal.waitForScreen { $0 == ["demo> 红色", "红色的  红色块", "demo> 红色"] }
    terminal.sendKey(.tab)
    try terminal.waitForScreen {
      $0.suffix(3) == ["demo> 红色", "usage: a word of the list", "demo> 红色"]
    }
    terminal.send("块")
    try terminal.expectEntry("红色块")
  }

  @Test func `a key between two Tabs makes the second list again`() throws {
    let terminal = try demo()
    terminal.send("alpha")
    terminal.sendKey(.tab)
    try terminal.waitForScreen { $0.count == 3 }
    terminal.send("x")
    terminal.sendKey(.backspace)
    terminal.sendKey(.tab)
    try terminal.waitForScreen { $0.count == 5 && $0[3] == "alpha     alphabet" }
  }

  @Test func `the list goes below an entry of several rows and keeps the cursor`() throws {
    let terminal = try demo(columns: 20)
    terminal.send("0123456789012345 al yz")
    for _ in 0..<3 { terminal.sendKey(.left) }
    terminal.sendKey(.tab)
    try terminal.waitForScreen { $0.last == "45 alpha yz" }
    terminal.sendKey(.tab)
    let picture = ["demo> 01234567890123", "45 alpha yz"]
    try terminal.waitForScreen { $0 == picture + ["alpha     alphabet"] + picture }
    terminal.send("b")
    try terminal.expectEntry("0123456789012345 alphab yz")
  }

  @Test func `a later line of an entry is completed`() throws {
    let terminal = try demo()
    terminal.send("红 {\rvi")
    terminal.sendKey(.tab)
    try terminal.waitForLastRow("...> view")
    terminal.send("}")
    try terminal.expectEntry("红 {\nview }")
  }

  @Test func `all words are listed in columns of a narrow terminal`() throws {
    let terminal = try demo(columns: 20)
    terminal.sendKey(.tab)
    try terminal.waitForScreen {
      $0 == ["demo>", "add       红色的", "alpha     红色块", "alphabet  view", "order", "demo>"]
    }
  }
}

struct CompletionTests {
  private func completion(_ candidates: Completion.Candidate...) -> Completion {
    Completion(replacementStart: 0, candidates: candidates)
  }

  init() {
    // The widths of characters are the locale's.
    useUnicodeLocale()
  }

  private func pages(_ completion: Completion, width: Int = 40, height: Int = 24) -> [String] {
    CompletionListing(
      width: width, height: height, words: .init { "\($0) more" }, isColoured: false
    ).pages(of: completion)
  }

  @Test func `the suffix is not doubled`() {
    #expect(completion("view").replacement(for: "vi", before: " red")?.text == "view")
    #expect(completion("view").replacement(for: "vi", before: "")?.text == "view ")
    #expect(completion("view").replacement(for: "view", before: " red") == nil)
  }

  @Test func `candidates that share less than what was typed replace nothing`() {
    #expect(completion("Blue", "black").replacement(for: "bl", before: "") == nil)
    #expect(completion("blue", "Blue2").replacement(for: "blue", before: "") == nil)
  }

  @Test func `common beginnings are cut between characters`() {
    let result = completion("e\u{301}a", "e\u{300}b").replacement(for: "", before: "")
    #expect(result == nil)
  }

  @Test func `a candidate wider than the terminal gets a row of its own`() {
    #expect(pages(completion("abcdefgh", "b"), width: 5) == ["abcdefgh\nb"])
  }

  @Test func `a note is beside its word, cut at the edge`() {
    let completion = completion(.init("红", note: "one two three four"), "blue")
    #expect(pages(completion, width: 20) == ["红    one two thre…\nblue"])
  }

  @Test func `what fits first comes alone, what is left with the next Tab, the usage last`() {
    let completion = Completion(
      replacementStart: 0, candidates: ["a", "b"], others: ["c", "d", "e"], usage: "usage")
    #expect(pages(completion) == ["a  b\n3 more", "c  d  e", "usage"])
  }

  @Test func `more words than rows come in pages`() {
    let words = (1...9).map { Completion.Candidate("w\($0)", note: "n") }
    let completion = Completion(replacementStart: 0, candidates: words)
    let shown = pages(completion, height: 7)
    #expect(shown.map { $0.split(separator: "\n").count } == [5, 5, 1])
    #expect(shown[0].hasSuffix("w4  n\n5 more"))
  }

  @Test func `an only candidate may insert several lines and leave the cursor among them`() {
    let completion = completion(.init("f()", insertion: "f() {\n  \n}", back: 2))
    #expect(
      completion.replacement(for: "f", before: "")
        == Completion.Replacement(text: "f() {\n  \n}", back: 2))
    #expect(
      completion.replacement(for: "f", before: " {}\n}") == Completion.Replacement(text: "f()"))
  }

  @Test func `S6: what a terminal would obey in a name is shown by its number and never inserted`()
  {
    let name = "a\u{1B}]0;x\u{7}\u{9B}\u{202E}b"
    // Columns are as wide as the widest word.
    let shown = pages(completion(.init(name), "c"), width: 80)
    #expect(shown == [#"a\u{1B}]0;x\u{7}\u{9B}\u{202E}b  c"#])
    #expect(completion(.init(name)).replacement(for: "", before: "")?.text == "a")
  }
}
