/// A problem of a file that should contain a scene as JSON.
package enum SceneProblem: Codable, Sendable, Hashable {
  /// The text is not JSON: the text at the location, and what was expected.
  case notJSON(got: String, expected: String)
  /// JSON that is nested too deeply.
  case tooDeep(limit: Int)
  /// JSON of something else: there is no `views` at the top.
  case notAScene
  /// A version of the format that is newer than this program.
  case unknownVersion(String)
  case missing(key: String)
  case unknownKey(String, suggestions: [String])
  /// A value of another type than the key requires.
  case wrongValue(key: String, expected: Expected, got: String)
  case unknownClass(String, suggestions: [String])
  case unknownProperty(String, className: String, suggestions: [String])
  case unknownProfile(String, words: [String])
  case badScreen(least: Int, most: Int)
  /// A superview that does not come before the view, or a view without one that is not a window.
  case badSuperview
  /// A line that is not one of `on` or `target`.
  case foreignLine(String)
  case tooManyViews(Int, limit: Int)
  /// The described view cannot be created: the line that would, and why it is rejected, in words.
  case refused(line: String, Bilingual)

  /// The type of a key's value.
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
    case matrix
  }
}

/// The JSON keys of unlabelled associated values.
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
