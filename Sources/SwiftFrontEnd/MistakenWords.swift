import Records

/// Words that learners confuse with Swift's.
enum MistakenWords {
  /// Words of other languages that make one statement look like two, with Swift's own.
  static let foreign: [String: String] = [
    "elseif": "else if", "elsif": "else if", "elif": "else if", "and": "&&", "or": "||",
    "new": "Type()", "function": "func", "def": "func", "fn": "func", "fun": "func",
    "const": "let", "val": "let", "auto": "let", "foreach": "for x in list", "unless": "if !",
    "elseIf": "else if", "implements": ":", "extends": ":", "void": "func", "then": "{",
  ]

  /// The declaration keyword of which a word is a misspelling: one letter is missing, superfluous
  /// or wrong, or two are exchanged.
  static func near(_ word: String) -> String? {
    guard word.count >= 3, word.allSatisfy(\.isLetter), !SwiftWords.misspelled.contains(word) else {
      return nil
    }
    let typed = Array(word.lowercased())
    return SwiftWords.misspelled.first {
      EditDistance.between(typed, Array($0), limit: 1) <= 1
    }
  }
}
