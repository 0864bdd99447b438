/// The beginning of a text, and how much of it was left out.
///
/// Encoded as a plain string if it is complete.
package struct Excerpt: Hashable, Sendable {
  package let text: String
  /// The number of UTF-8 bytes after `text` in the whole; 0 if it is complete.
  package let leftOut: Int
  /// Whether more than `leftOut` bytes are missing, which were not produced and so not counted.
  package let isAtLeast: Bool

  /// The maximum number of useful bytes of a message.
  package static let longest = 64 << 10

  /// Creates an excerpt of at most `longest` bytes of a text. `leftOut` and `isAtLeast` describe
  /// what it already lacks.
  package init(
    _ text: String, longest: Int = Self.longest, leftOut: Int = 0, isAtLeast: Bool = false
  ) {
    let start = text.start(bytes: longest)
    self.text = String(start)
    self.leftOut = leftOut + text.utf8.count - start.utf8.count
    self.isAtLeast = isAtLeast
  }

  package var isWhole: Bool { leftOut == 0 && !isAtLeast }
}

extension Excerpt: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

extension Excerpt: Codable {
  private enum CodingKeys: CodingKey { case text, leftOut, isAtLeast }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      (self.text, leftOut, isAtLeast) = (text, 0, false)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(String.self, forKey: .text)
    leftOut = try container.decode(Int.self, forKey: .leftOut)
    isAtLeast = try container.decode(Bool.self, forKey: .isAtLeast)
  }

  package func encode(to encoder: any Encoder) throws {
    if isWhole {
      var container = encoder.singleValueContainer()
      try container.encode(text)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(leftOut, forKey: .leftOut)
    try container.encode(isAtLeast, forKey: .isAtLeast)
  }
}

extension String {
  /// The beginning of the text: at most the given number of UTF-8 bytes, without splitting a
  /// character.
  package func start(bytes: Int) -> Substring {
    guard utf8.count > bytes else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: max(0, bytes))
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return self[..<end]
  }
}
