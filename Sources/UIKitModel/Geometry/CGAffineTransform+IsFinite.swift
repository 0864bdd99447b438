import Foundation

nonisolated extension CGAffineTransform {
  /// Whether all entries are numbers, neither NaN nor infinite.
  package var isFinite: Bool {
    // A sum of finite numbers may be infinite; then each of them is checked.
    if (a + b + c + d + tx + ty).isFinite { return true }
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}
