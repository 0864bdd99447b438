import Foundation

/// The path from the screen into a view, for many points: the same steps as those of a hit test.
public struct ScreenConversion {
  private let steps: [UIView]

  /// Creates the path into `view`; nil if it has no window.
  public init?(to view: UIView) {
    let steps = Array(sequence(first: view) { $0.superview })
    guard steps.last is UIWindow else { return nil }
    self.steps = steps.reversed()
  }

  /// A point of the screen in the view's own coordinates.
  public func convert(_ screenPoint: CGPoint) -> CGPoint {
    var point = screenPoint
    for view in steps { point = view.viewState.convertFromSuperview(point) }
    return point
  }

  /// For each square point of a screen of a size in points whether its center, (x + 0.5, y + 0.5),
  /// is in the view's bounds, row by row; nil when `isInterrupted` returned true between two rows.
  ///
  /// If no view on the way is turned, x depends on the column alone and y on the row alone, in the
  /// same operations as for a single point.
  public func cells(width: Int, height: Int, isInterrupted: () -> Bool) -> [Bool]? {
    let edges = steps[steps.count - 1].viewState.pointee
    // A map with NaN takes every point to where no bounds are.
    if steps.contains(where: { $0.viewState.pointee.fromSuperview?.pointee.hasNaN ?? false }) {
      return Array(repeating: false, count: width * height)
    }
    if let columns = upright(width, (edges.left, edges.right), \.x, { CGPoint(x: $0, y: 0) }),
      let rows = upright(height, (edges.top, edges.bottom), \.y, { CGPoint(x: 0, y: $0) })
    {
      return rows.flatMap { isIn in isIn ? columns : Array(repeating: false, count: width) }
    }
    var cells: [Bool] = []
    cells.reserveCapacity(width * height)
    for row in 0..<height {
      if isInterrupted() { return nil }
      for column in 0..<width {
        cells.append(isInside(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)))
      }
    }
    return cells
  }

  /// For each column, or each row, whether it is in the view; nil if x and y are not independent:
  /// with a turned view on the way, or numbers so large that one axis affects the other.
  private func upright(
    _ count: Int, _ edges: (low: CGFloat, high: CGFloat), _ axis: (CGPoint) -> CGFloat,
    _ place: (Double) -> CGPoint
  ) -> [Bool]? {
    guard steps.allSatisfy(\.isUpright) else { return nil }
    var isIn: [Bool] = []
    isIn.reserveCapacity(count)
    for index in 0..<count {
      let point = convert(place(Double(index) + 0.5))
      guard point.x.isFinite, point.y.isFinite else { return nil }
      isIn.append(axis(point) >= edges.low && axis(point) < edges.high)
    }
    return isIn
  }

  /// Whether a point of the screen is in the view's bounds (HT-10). No view is asked.
  public func isInside(_ screenPoint: CGPoint) -> Bool {
    steps[steps.count - 1].viewState.contains(convert(screenPoint))
  }
}

extension UIView {
  /// Whether x depends only on x in the superview, and y only on y.
  fileprivate final var isUpright: Bool {
    guard viewState.pointee.hasTransform else { return true }
    guard let map = viewState.pointee.fromSuperview?.pointee else { return false }
    return map.b == 0 && map.c == 0
  }
}
