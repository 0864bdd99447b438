import Foundation

/// The typed form of numbers.
package enum TypedNumbers {
  /// The maximum number that is accepted. Beyond it a point is smaller than the precision of
  /// numbers that are computed from it.
  package static let largest = 1e9
}

extension CGFloat {
  /// The number in its typed form.
  package var typed: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}

extension CGPoint {
  /// The two numbers in their typed form.
  package var typed: String { "\(x.typed) \(y.typed)" }
}

extension CGSize {
  /// The two numbers in their typed form.
  package var typed: String { "\(width.typed) \(height.typed)" }
}

extension CGRect {
  /// The four numbers in their typed form.
  package var typed: String { "\(origin.typed) \(size.typed)" }
}
