import Foundation

/// Numbers as they are typed.
package enum TypedNumbers {
  /// The largest number that is taken. Beyond it a point is smaller than the precision of numbers
  /// that are computed from it.
  package static let largest = 1e9
}

extension CGFloat {
  /// The number as it can be typed.
  package var typed: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}

extension CGPoint {
  /// The two numbers as they can be typed.
  package var typed: String { "\(x.typed) \(y.typed)" }
}

extension CGSize {
  /// The two numbers as they can be typed.
  package var typed: String { "\(width.typed) \(height.typed)" }
}

extension CGRect {
  /// The four numbers as they can be typed.
  package var typed: String { "\(origin.typed) \(size.typed)" }
}
