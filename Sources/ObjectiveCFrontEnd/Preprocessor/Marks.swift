/// The meaning of macros that expand to nothing, for a file's tokens by their indices.
struct Marks: Sendable {
  /// The tokens between `NS_ASSUME_NONNULL_BEGIN` and `NS_ASSUME_NONNULL_END`.
  private var audited: [Range<Int>] = []
  private var start: Int?
  /// What `NS_SWIFT_NAME` says, by the token before it.
  var swiftNames: [Int: String] = [:]

  /// The macros that say how Swift names what they follow.
  static let names: Set = ["NS_SWIFT_NAME", "CF_SWIFT_NAME"]

  /// Takes in a macro in front of a token.
  mutating func note(_ macro: String, at index: Int) {
    switch macro {
    case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN": start = start ?? index
    case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END": end(at: index)
    default: break
    }
  }

  /// Ends what has begun, in front of a token.
  mutating func end(at index: Int) {
    if let start, start < index { audited.append(start..<index) }
    start = nil
  }

  /// Whether a pointer that says nothing of nil is never nil at a token.
  func isAudited(_ index: Int) -> Bool { audited.contains { $0.contains(index) } }

  /// The name in Swift that is written within some tokens.
  func swiftName(in range: Range<Int>) -> String? {
    guard !swiftNames.isEmpty else { return nil }
    return range.lazy.compactMap { swiftNames[$0] }.first
  }
}
