import Records

/// A word, a number, a sign.
struct Token: Sendable {
  enum Kind: Sendable {
    case word, number, string, character, sign
    /// The end of the text.
    case end
  }

  var kind: Kind
  /// As it is written; of a string with its quotes.
  var text: String
  var range: SourceRange
  /// Whether it is the first one of its line.
  var beginsLine = false
  /// Whether white space comes before it.
  var hasSpace = false
  /// Whether it is a macro's name where that macro is not expanded again.
  var isPainted = false
  /// Whether a macro made it.
  var isMade = false
  /// A fault of it; to be reported where it is used.
  var problem: ClangProblem?

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
