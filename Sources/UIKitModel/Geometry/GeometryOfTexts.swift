import Foundation

// The reverse of `string(for:)`. A text in another form gives zeros, as on a device.
nonisolated extension NSCoder {
  /// The point of a text such as `{1, 2}`.
  public static func cgPoint(for text: String) -> CGPoint {
    guard let parts = numbers(in: text, count: 2) else { return .zero }
    return CGPoint(x: parts[0], y: parts[1])
  }

  /// The size of a text such as `{1, 2}`.
  public static func cgSize(for text: String) -> CGSize {
    guard let parts = numbers(in: text, count: 2) else { return .zero }
    return CGSize(width: parts[0], height: parts[1])
  }

  /// The rectangle of a text such as `{{1, 2}, {3, 4}}`.
  public static func cgRect(for text: String) -> CGRect {
    guard let parts = numbers(in: text, count: 4) else { return .zero }
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// The insets of a text such as `{1, 2, 3, 4}`: top, left, bottom, right.
  public static func uiEdgeInsets(for text: String) -> UIEdgeInsets {
    guard let parts = numbers(in: text, count: 4) else { return .zero }
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// The numbers in a text in braces; nil if they are not that many.
  private static func numbers(in text: String, count: Int) -> [CGFloat]? {
    guard text.utf8.count < 1_000, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let words = text.split { "{}, ".contains($0) }
    let parts = words.compactMap { Double($0).map { CGFloat($0) } }
    return words.count == count && parts.count == count ? parts : nil
  }
}
