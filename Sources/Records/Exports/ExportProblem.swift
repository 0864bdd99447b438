/// Why something is not exported.
package enum ExportProblem: Codable, Sendable, Hashable {
  /// A file whose ending promises another format.
  case wrongEnding(String, word: String, endings: [String])
  /// A picture as PNG, without the program that makes it.
  case noConverter
  /// There are no events to show.
  case noEvents
  /// No view got the last touch, so there is no chain.
  case noChain
  /// Nothing was checked in the exercise that is open, or none is.
  case noCheck
  /// More steps than pictures are made of.
  case tooManySteps(Int, limit: Int)
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension ExportProblem {
  private enum WrongEndingCodingKeys: String, CodingKey { case _0 = "path", word, endings }
  private enum TooManyStepsCodingKeys: String, CodingKey { case _0 = "count", limit }
}
