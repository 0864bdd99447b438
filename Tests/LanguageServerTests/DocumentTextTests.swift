import LanguageServer
import SeededRandom
import Testing

/// Texts in the positions of editors.
struct DocumentTextTests {
  private func position(_ line: Int, _ column: Int) -> TextPosition {
    TextPosition(line: line, column: column)
  }

  @Test
  func `Columns count UTF-16 units`() {
    let text = DocumentText("é😀x\n视图y")
    #expect(text.offset(of: position(0, 1)) == 2)
    #expect(text.offset(of: position(0, 3)) == 6)
    #expect(text.position(of: 6) == position(0, 3))
    #expect(text.offset(of: position(1, 2)) == 14)
    #expect(text.position(of: 14) == position(1, 2))
  }

  @Test
  func `A column inside a character is before it, one after the line at its end`() {
    let text = DocumentText("a😀b\nc")
    #expect(text.offset(of: position(0, 2)) == 1)
    #expect(text.offset(of: position(0, 99)) == 6)
    #expect(text.offset(of: position(9, 0)) == 8)
    #expect(text.position(of: 3) == position(0, 1))
  }

  @Test
  func `Lines end with any of three line ends`() {
    let text = DocumentText("a\nb\r\nc\rd")
    #expect(text.lineCount == 4)
    #expect(text.offset(of: position(1, 9)) == 3)
    #expect((0..<4).map { String(decoding: text.line($0), as: UTF8.self) } == ["a", "b", "c", "d"])
  }

  @Test
  func `A change replaces a range, or everything`() {
    var text = DocumentText("let 😀 = 1\n")
    text.replace(TextRange(position(0, 4), position(0, 6)), with: "smile")
    #expect(text.text == "let smile = 1\n")
    text.replace(nil, with: "x")
    #expect(text.text == "x")
  }

  /// The same change made to the list of UTF-16 units of the text.
  @Test
  func `Changes at random places are those of an editor in UTF-16`() {
    var random = SeededRandom(seed: 11)
    let pieces = ["a", "😀", "视", "\n", "\r\n", "é", "👩‍👩‍👧", ""]
    func words(_ count: Int) -> String {
      (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
    }
    for _ in 0..<200 {
      let before = words(12)
      var text = DocumentText(before)
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasSuffix("\r") ? String($0.dropLast()) : String($0) }
      guard !before.contains("\r\n") else { continue }
      func place() -> (TextPosition, Int) {
        let line = Int.random(in: 0..<lines.count, using: &random)
        let characters = Array(lines[line])
        let count = Int.random(in: 0...characters.count, using: &random)
        let column = String(characters.prefix(count)).utf16.count
        let above = lines.prefix(line).reduce(0) { $0 + $1.utf16.count + 1 }
        return (position(line, column), above + column)
      }
      let (first, second) = (place(), place())
      let (start, end) = first.1 <= second.1 ? (first, second) : (second, first)
      let new = words(3)
      text.replace(TextRange(start.0, end.0), with: new)
      var units = Array(before.utf16)
      units.replaceSubrange(start.1..<end.1, with: new.utf16)
      #expect(text.text == String(decoding: units, as: UTF16.self))
    }
  }

  @Test
  func `Addresses of files are paths, and the reverse`() {
    #expect(DocumentURI.path(of: "file:///tmp/a%20b/%E8%A7%86.swift") == "/tmp/a b/视.swift")
    #expect(DocumentURI.path(of: "file://localhost/x") == "/x")
    #expect(DocumentURI.path(of: "untitled:Untitled-1") == nil)
    #expect(DocumentURI.of(path: "/tmp/a b/视") == "file:///tmp/a%20b/%E8%A7%86")
  }

  @Test
  func `A snippet has the cursor between its parts, and its signs are no signs`() {
    let item = CompletionItem(
      "a", .method, detail: nil, insertion: .init(before: "{$x\\", after: "}"),
      replacing: TextRange(position(0, 0), position(0, 1)), subject: nil)
    let json = item.json(number: 3, takesSnippets: true, uri: "u")
    #expect(json["textEdit"]?["newText"] == #"{\$x\\$0\}"#)
    #expect(json["sortText"] == "00003")
    #expect(
      item.json(number: 3, takesSnippets: false, uri: "u")["textEdit"]?["newText"] == #"{$x\}"#)
  }
}
