/// The meaning of macros that expand to nothing, by the indices of a file's tokens.
struct Marks: Sendable {
  /// The tokens between `NS_ASSUME_NONNULL_BEGIN` and `NS_ASSUME_NONNULL_END`.
  private var audited: [Range<Int>] = []
  private var start: Int?
  /// The name in Swift, from `NS_SWIFT_NAME`, by the token before it.
  var swiftNames: [Int: String] = [:]

  /// The macros that specify the name in Swift of the declaration before them.
  static let names: Set = ["NS_SWIFT_NAME", "CF_SWIFT_NAME"]

  /// Records a macro before a token.
  mutating func note(_ macro: String, at index: Int) {
    switch macro {
    case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN": start = start ?? index
    case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END": end(at: index)
    default: break
    }
  }

  /// Ends an open region before a token.
  mutating func end(at index: Int) {
    if let start, start < index { audited.append(start..<index) }
    start = nil
  }

  /// Whether a pointer without nullability is nonnull at a token.
  func isAudited(_ index: Int) -> Bool { audited.contains { $0.contains(index) } }

  /// The name in Swift that is specified within some tokens.
  func swiftName(in range: Range<Int>) -> String? {
    guard !swiftNames.isEmpty else { return nil }
    return range.lazy.compactMap { swiftNames[$0] }.first
  }
}
