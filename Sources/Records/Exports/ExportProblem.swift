/// The reason why something is not exported.
package enum ExportProblem: Codable, Sendable, Hashable {
  /// A file with the extension of another format.
  case wrongEnding(String, word: String, endings: [String])
  /// A picture as PNG, without the program that makes it.
  case noConverter
  /// There are no events to show.
  case noEvents
  /// No view got the last touch, so there is no chain.
  case noChain
  /// The open exercise was not checked, or there is none.
  case noCheck
  /// More steps than the maximum number of pictures.
  case tooManySteps(Int, limit: Int)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension ExportProblem {
  private enum WrongEndingCodingKeys: String, CodingKey { case _0 = "path", word, endings }
  private enum TooManyStepsCodingKeys: String, CodingKey { case _0 = "count", limit }
}
