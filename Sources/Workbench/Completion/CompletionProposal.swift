/// The words that may come at the cursor.
package struct CompletionProposal: Equatable {
  /// One of the words that fit.
  package struct Item: Equatable {
    package let text: String
    /// A word of explanation.
    package var note: String?
    /// The text that is inserted when it is the only one, in place of the word and the suffix.
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

  /// Where the word that is being typed begins, in characters of the entry.
  package let start: Int
  /// What is shown first.
  package let first: [Item]
  /// What fits as well.
  package var others: [Item] = []
  /// The text that follows a candidate that is the only one.
  package let suffix: String
  /// The forms of the command, one a line.
  package let usage: String

  /// All words, those that are shown first in front.
  package var candidates: [String] { (first + others).map(\.text) }
}
