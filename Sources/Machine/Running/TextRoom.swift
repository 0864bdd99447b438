import TypedProgram

/// The part of a text in progress that is shown: later parts of a value are not described.
struct TextRoom {
  /// The bytes that are still shown; nil if a program creates the text for itself.
  private(set) var left: Int?
  /// Bytes that are known to be left out.
  private(set) var leftOut = 0
  /// Whether there are parts that were skipped.
  private(set) var isShort = false

  /// Marks a gap in the text: a code point that is not a character.
  static let end = "\u{10FFFF}"

  init(_ bytes: Int? = nil) {
    left = bytes
  }

  /// Uses room for that many bytes; returns false when there was none left.
  mutating func take(_ bytes: Int) -> Bool {
    guard let left else { return true }
    guard left > 0 else {
      isShort = true
      return false
    }
    self.left = left - bytes
    return true
  }

  mutating func leaveOut(_ bytes: Int) {
    leftOut += bytes
  }
}
