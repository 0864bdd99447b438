/// The possible words at the cursor.
package struct CompletionProposal: Equatable {
  /// One of the possible words.
  package struct Item: Equatable {
    package let text: String
    /// A short explanation.
    package var note: String?
    /// The text that is inserted if it is the only one, in place of the word and the suffix.
    package var insertion: Insertion?

    init(_ text: String, _ note: String? = nil) {
      self.text = text
      self.note = note
    }
  }

  /// Text on both sides of the cursor.
  package struct Insertion: Equatable {
    package let before: String
    package let after: String
  }

  /// The start of the word that is being typed, in characters of the entry.
  package let start: Int
  /// The words that are shown first.
  package let first: [Item]
  /// Other possible words.
  package var others: [Item] = []
  /// The text after a candidate that is the only one.
  package let suffix: String
  /// The forms of the command, one per line.
  package let usage: String
  /// The type whose members the words are, by the name that `help` takes; nil for other words.
  package var owner: String?

  /// All words, starting with those that are shown first.
  package var candidates: [String] { (first + others).map(\.text) }
}
