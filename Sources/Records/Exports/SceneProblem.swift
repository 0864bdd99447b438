/// What is wrong with a file that should hold a scene as JSON.
package enum SceneProblem: Codable, Sendable, Hashable {
  /// The text is not JSON: what a place has, and what could be there.
  case notJSON(got: String, expected: String)
  /// JSON whose brackets are deeper than is read.
  case tooDeep(limit: Int)
  /// JSON of something else: there is no `views` at the top.
  case notAScene
  /// A version of the form that is newer than this program.
  case unknownVersion(String)
  case missing(key: String)
  case unknownKey(String, suggestions: [String])
  /// A value of another kind than the key has.
  case wrongValue(key: String, expected: Expected, got: String)
  case unknownClass(String, suggestions: [String])
  case unknownProperty(String, className: String, suggestions: [String])
  case unknownProfile(String, words: [String])
  case badScreen(least: Int, most: Int)
  /// A superview that does not come before the view, or a view without one that is no window.
  case badSuperview
  /// A line that is neither one of `on` nor of `target`.
  case foreignLine(String)
  case tooManyViews(Int, limit: Int)
  /// What is asked for cannot be made: the line that would, and why it is not accepted, in words.
  case refused(line: String, Bilingual)

  /// What a key holds.
  package enum Expected: String, Codable, Sendable {
    case object
    case list
    case text
    case flag
    case number
    case wholeNumber
    case point
    case rectangle
    case transform
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension SceneProblem {
  private enum UnknownKeyCodingKeys: String, CodingKey { case _0 = "key", suggestions }
  private enum UnknownClassCodingKeys: String, CodingKey { case _0 = "className", suggestions }
  private enum UnknownPropertyCodingKeys: String, CodingKey {
    case _0 = "property", className, suggestions
  }
  private enum UnknownProfileCodingKeys: String, CodingKey { case _0 = "word", words }
  private enum TooManyViewsCodingKeys: String, CodingKey { case _0 = "count", limit }
  private enum RefusedCodingKeys: String, CodingKey { case line, _1 = "reason" }
}
