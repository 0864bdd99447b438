import Records
import SwiftFrontEnd
import Testing

/// The one list of Swift's words.
@Suite struct SwiftWordsTests {
  @Test("No keyword is a name, unless between backticks", arguments: SwiftWords.keywords.sorted())
  func keyword(_ word: String) {
    #expect(!diagnostics("func f(\(word): Int) {\n  let \(word) = 1\n}").isEmpty)
  }

  @Test("A word that only some places reserve is a name elsewhere")
  func contextual() {
    let words = SwiftWords.reserved.subtracting(SwiftWords.keywords)
    #expect(words.count > 10)
    for word in words.subtracting(["Type", "Protocol", "any", "some"]) {
      #expect(diagnostics("let \(word) = 1") == [], "\(word)")
    }
  }

  @Test("What may be in front of a class begins what declares and does not run")
  func declaring() {
    #expect(SwiftWords.classModifiers.isSubset(of: SwiftWords.declaring))
    #expect(SwiftWords.declaring.isSubset(of: SwiftWords.leading))
    #expect(SwiftWords.declaring.isDisjoint(with: ["let", "var", "if", "init"]))
  }
}
