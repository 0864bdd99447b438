import Foundation
import UIKitModel

/// The square points of the screen that are in the views on a path, by their bounds alone.
///
/// A square point is inside a view if its middle is. If no view on the path is rotated, columns and
/// rows are independent, and each is examined once.
package struct WayGeometry {
  package let way: WayDown
  /// The part of the screen in which the view at the end of the path may have points.
  package let columns: Range<Int>
  package let rows: Range<Int>
  /// The number of square points of the view off the screen, and whether that is counted and not
  /// derived from its area, as for a view that is rotated.
  package let offScreen: Int
  let isOffScreenCounted: Bool

  /// The edges of the bounds at each level.
  private let edges: [Edges]
  /// By column and by row, the first level whose bounds it is outside; nil if a view is rotated.
  private let levels: (columns: [Int], rows: [Int])?

  private struct Edges {
    package let left: CGFloat
    package let right: CGFloat
    package let top: CGFloat
    package let bottom: CGFloat

    package init(_ bounds: CGRect) {
      let bounds = bounds.standardized
      left = bounds.origin.x
      top = bounds.origin.y
      right = bounds.origin.x + bounds.size.width
      bottom = bounds.origin.y + bounds.size.height
    }

    package func contains(_ point: CGPoint) -> Bool {
      point.x >= left && point.x < right && point.y >= top && point.y < bottom
    }
  }

  package init(_ way: WayDown, screen: CGSize) {
    self.way = way
    edges = way.path.map { Edges($0.storedBounds) }
    let isUpright = way.path.allSatisfy {
      let transform = $0.storedTransform
      return transform.b == 0 && transform.c == 0 && !$0.isInPerspective
    }
    let (width, height) = screen.wholePoints
    if isUpright {
      let axis = UprightAxis(way)
      let across = axis.columns(width, edges.map { ($0.left, $0.right) })
      let down = axis.rows(height, edges.map { ($0.top, $0.bottom) })
      levels = (across.levels, down.levels)
      columns = across.own
      rows = down.own
      offScreen = UprightAxis.product(across.all, down.all) - columns.count * rows.count
      isOffScreenCounted = true
    } else {
      levels = nil
      let box = Self.box(of: way)
      columns = Self.span(box.minX, box.maxX, within: width)
      rows = Self.span(box.minY, box.maxY, within: height)
      let visible = box.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
      if visible == box || box.isEmpty {
        offScreen = 0
        isOffScreenCounted = true
      } else {
        let area = Self.area(of: way)
        var inside = 0
        for row in rows {
          for column in columns
          where edges[way.path.count - 1].contains(Self.own(way, column, row)) { inside += 1 }
        }
        offScreen = max(0, Int(min(area.rounded(), UprightAxis.most)) - inside)
        isOffScreenCounted = false
      }
    }
  }

  /// Whether a square point is in the view at the end of the path.
  func isInView(_ column: Int, _ row: Int) -> Bool {
    levels != nil
      || edges[way.path.count - 1].contains(Self.own(way, column, row))
  }

  /// The first level whose bounds a square point is outside; the number of levels if there is none.
  func firstLevelOutside(_ column: Int, _ row: Int) -> Int {
    if let levels { return min(levels.columns[column], levels.rows[row]) }
    var point = way.point(Self.middle(column, row), at: 0)
    guard edges[0].contains(point) else { return 0 }
    for level in way.path.indices.dropFirst() {
      point = way.path[level - 1].convert(point, to: way.path[level])
      guard edges[level].contains(point) else { return level }
    }
    return way.path.count
  }

  /// The middle of a square point.
  package static func middle(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
  }

  private static func own(_ way: WayDown, _ column: Int, _ row: Int) -> CGPoint {
    way.point(middle(column, row), at: way.path.count - 1)
  }

  private static func box(of way: WayDown) -> CGRect {
    way.view.storedBounds.standardized.applying(way.mapToScreen)
  }

  private static func area(of way: WayDown) -> Double {
    let bounds = way.view.storedBounds.standardized
    let map = way.mapToScreen
    guard map.isAffine else { return ConvexShape(bounds, map).area }
    return abs(map.determinant) * bounds.width * bounds.height
  }

  /// The integers around an interval that are on the screen.
  private static func span(_ from: CGFloat, _ to: CGFloat, within count: Int) -> Range<Int> {
    guard from.isFinite, to.isFinite else { return 0..<0 }
    let start = Int(min(max(from - 2, 0), CGFloat(count)))
    let end = Int(min(max(to + 2, 0), CGFloat(count)))
    return start..<max(start, end)
  }
}
