import Foundation

/// The limits and the default of a screen's size. Sides are in points.
nonisolated extension CGSize {
  /// The default size of a scene's screen.
  package static let ordinaryScreen = CGSize(width: 390, height: 844)

  /// The limits for each side of a screen. Callers that create a scene check them: a map has a cell
  /// for each square point.
  package static let screenSides: ClosedRange<CGFloat> = 1...10_000

  /// Whether it is a permitted size of a screen.
  package var isOfScreen: Bool {
    Self.screenSides.contains(width) && Self.screenSides.contains(height)
  }

  /// The number of square points in a row, and in a column.
  var wholePoints: (width: Int, height: Int) { (Int(width), Int(height)) }
}
