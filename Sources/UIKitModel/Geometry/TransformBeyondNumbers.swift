import Foundation

nonisolated extension CGAffineTransform {
  /// Whether all entries are numbers, neither NaN nor infinite.
  package var isFinite: Bool {
    // A sum of numbers may be infinite as well; then each is looked at.
    if (a + b + c + d + tx + ty).isFinite { return true }
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}

extension UIView {
  /// The first view or layer since this was set to nil that was given a transform with an entry
  /// that is NaN or infinite. UIKit takes it without a word.
  package static weak var beyondNumbers: ModelObject?

  static func noteBeyondNumbers(_ object: ModelObject) {
    beyondNumbers = beyondNumbers ?? object
  }
}
