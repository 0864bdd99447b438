import SourceTree
import SwiftFrontEnd
import Testing

/// The trees of the texts that were read last.
@Suite struct ReadTextsTests {
  private let texts = ReadTexts(SwiftFrontEnd())

  @Test("A text that was read before has the tree of the first time")
  func isKept() {
    let first = texts.unit("let a = 1", name: "a.swift")
    #expect(texts.unit("let a = 1", name: "a.swift").file === first.file)
  }

  @Test("A text of another name, or from another line, is another one")
  func isOfItsPlace() {
    _ = texts.unit("let a = 1", name: "a.swift")
    #expect(texts.unit("let a = 1", name: "b.swift").file.name == "b.swift")
    #expect(texts.unit("let a = 1", name: "a.swift", linesBefore: 3).file.linesBefore == 3)
  }

  @Test("Two spellings of a character, which are equal as texts, have places of their own")
  func spellings() {
    let (short, long) = ("let a = \"\u{E9}\" + b", "let a = \"e\u{301}\" + b")
    #expect(short == long)
    for text in [short, long] {
      #expect(texts.unit(text, name: "a.swift").file.text.utf8.elementsEqual(text.utf8))
      #expect(
        texts.unit(text, name: "a.swift").items.last?.range.end
          == SwiftFrontEnd.parse(text, name: "a.swift").items.last?.range.end)
    }
  }

  @Test("What was read long ago is forgotten, what is asked for again is not")
  func isForgotten() {
    let rare = texts.unit("let rare = 1", name: "a.swift")
    let frequent = texts.unit("let frequent = 1", name: "a.swift")
    let filler = String(repeating: "x", count: 1_000)
    for number in 0..<200 {
      _ = texts.unit("// \(filler)\nlet a\(number) = 1", name: "a.swift")
      #expect(texts.unit("let frequent = 1", name: "a.swift").file === frequent.file)
    }
    #expect(texts.unit("let rare = 1", name: "a.swift").file !== rare.file)
  }
}
