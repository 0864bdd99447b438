import Records

/// A token: a word, a number, a sign.
struct Token: Sendable {
  enum Kind: Sendable {
    case word, number, string, character, sign
    /// The end of the text.
    case end
  }

  var kind: Kind
  /// The spelling; for a string, with its quotes.
  var text: String
  var range: SourceRange
  /// Whether it is the first one of its line.
  var beginsLine = false
  /// Whether white space comes before it.
  var hasSpace = false
  /// Whether it is the name of a macro that is not expanded again here.
  var isPainted = false
  /// Whether it results from macro expansion.
  var isMade = false
  /// Its fault, which is reported where the token is used.
  var problem: ClangProblem?

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
