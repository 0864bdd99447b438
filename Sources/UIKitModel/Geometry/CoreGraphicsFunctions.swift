// The names are Core Graphics' and UIKit's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Graphics functions that Foundation on Linux lacks.

nonisolated extension CGPoint {
  /// Whether both points are equal; the same as `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

nonisolated extension CGSize {
  /// Whether both sizes are equal; the same as `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

nonisolated extension CGRect {
  /// Whether both rectangles are equal once they are standardized; the same as `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

nonisolated extension NSCoder {
  /// The text of a point: `{1, 2}`.
  public static func string(for point: CGPoint) -> String {
    "{\(number(point.x)), \(number(point.y))}"
  }

  /// The text of a size: `{1, 2}`.
  public static func string(for size: CGSize) -> String {
    "{\(number(size.width)), \(number(size.height))}"
  }

  /// The text of a rectangle: `{{1, 2}, {3, 4}}`.
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// The text of insets, top, left, bottom and right: `{1, 2, 3, 4}`.
  public static func string(for insets: UIEdgeInsets) -> String {
    "{\(number(insets.top)), \(number(insets.left)), "
      + "\(number(insets.bottom)), \(number(insets.right))}"
  }

  /// The text of a transform: `[a, b, c, d, tx, ty]`.
  public static func string(for transform: CGAffineTransform) -> String {
    let parts = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + parts.map(number).joined(separator: ", ") + "]"
  }

  /// A number with UIKit's 17 digits.
  private static func number(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value))
  }
}

/// The text of a point: `{1, 2}`.
nonisolated public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  NSCoder.string(for: point)
}

/// The text of a size: `{1, 2}`.
nonisolated public func NSStringFromCGSize(_ size: CGSize) -> String {
  NSCoder.string(for: size)
}

/// The text of a rectangle: `{{1, 2}, {3, 4}}`.
nonisolated public func NSStringFromCGRect(_ rect: CGRect) -> String {
  NSCoder.string(for: rect)
}

/// The text of insets: `{1, 2, 3, 4}`.
nonisolated public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// The name of a selector.
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The selector of a name.
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
