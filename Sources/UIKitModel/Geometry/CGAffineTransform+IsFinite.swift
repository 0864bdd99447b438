import Foundation

nonisolated extension CGAffineTransform {
  /// Whether all entries are numbers, neither NaN nor infinite.
  package var isFinite: Bool {
    // A sum of numbers may be infinite as well; then each is looked at.
    if (a + b + c + d + tx + ty).isFinite { return true }
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}
