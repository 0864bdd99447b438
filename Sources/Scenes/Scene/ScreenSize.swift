import Foundation

/// The limits and the default of a screen's size. Sides are in points.
nonisolated extension CGSize {
  /// The screen of a scene that says nothing else.
  package static let ordinaryScreen = CGSize(width: 390, height: 844)

  /// The limits for each side of a screen. Callers that make a scene check them: a map has a cell
  /// for each square point.
  package static let screenSides: ClosedRange<CGFloat> = 1...10_000

  /// Whether a screen may be as large.
  package var isOfScreen: Bool {
    Self.screenSides.contains(width) && Self.screenSides.contains(height)
  }

  /// How many square points of a screen as large lie side by side, and below each other.
  var wholePoints: (width: Int, height: Int) { (Int(width), Int(height)) }
}
