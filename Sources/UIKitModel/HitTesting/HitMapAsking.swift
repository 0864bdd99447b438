import Foundation

/// The points of a superview for the centers of cells: while everything on the way is upright, one
/// of its coordinates depends on the column, the other on the row.
nonisolated final class CellPoints {
  private let columns: Range<Int>
  private let rows: Range<Int>
  private let across: [Double]
  private let down: [Double]
  private let isSwapped: Bool

  init(in space: HitMapPainter.Space, columns path: AxisPath, rows otherPath: AxisPath) {
    columns = space.cells.columns
    rows = space.cells.rows
    isSwapped = space.isSwapped
    across = columns.map { path.value(space.depth, ofCell: $0, from: space.columns.landing) }
    down = rows.map { otherPath.value(space.depth, ofCell: $0, from: space.rows.landing) }
  }

  @inline(__always)
  func point(column: Int, row: Int) -> CGPoint {
    let (x, y) = (across[column - columns.lowerBound], down[row - rows.lowerBound])
    return isSwapped ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y)
  }
}

/// A view that has to be asked at cells of a hit map, because an override answers for it, or
/// because it is turned and has subviews.
struct HitMapAsker {
  let view: UIView
  /// The view whose subviews are asked; nil for a window.
  let superview: UIView?
  /// The index among them, or among the windows from the front.
  let index: Int
  /// The superview's points; those of the screen for a window.
  let points: CellPoints
  /// Whether only `point(inside:with:)` has to be asked: the result after a yes is painted.
  let isGate: Bool
}

/// The asker at a cell, and the results of its answers. Links have the values of painted cells: an
/// index of a view, `HitMapPainting.nobody`, or another link.
nonisolated struct HitMapLink: Hashable {
  let asker: Int
  /// The cell's value if a gate opens.
  let inner: UInt32
  /// The cell's value if the asker answers nil, or a gate stays shut.
  let below: UInt32
}

extension HitMapPainting {
  /// The hit view at the center of a cell. If it is unknown, only the askers are asked, with the
  /// points and in the order of a hit test of the whole screen; the painting has to be current.
  public func hitTest(cell: Int, with event: UIEvent?) -> UIView? {
    let (column, row) = (cell % width, cell / width)
    var place = places[cell]
    if place == Self.unknown { return order.hitTest(middle(of: cell), with: event) }
    while let link = link(place) {
      let asker = askers[link.asker]
      let point = asker.points.point(column: column, row: row)
      if asker.isGate {
        let state = asker.view.viewState
        let ownPoint = state.convertFromSuperview(point)
        let walk = Walk(of: asker)
        let isInside = Door.pointInside(asker.view, ownPoint, event)
        if !isCurrent, isInside {
          walk.end()
          return asker.view.hitTestInside(ownPoint, event)
        }
        if !isCurrent { return goOn(behind: asker, walk, point, event) }
        walk.end()
        place = isInside ? link.inner : link.below
      } else {
        let walk = Walk(of: asker)
        if let hit = Child(asker.view).hitTest(point, event) {
          walk.end()
          return hit
        }
        if !isCurrent { return goOn(behind: asker, walk, point, event) }
        walk.end()
        place = link.below
      }
    }
    return place == Self.nobody ? nil : views[Int(place)]
  }

  /// The approximate number of views that a hit test of a cell asks, like `WindowOrder.viewCount`
  /// for a point.
  public func viewCount(atCell cell: Int) -> Int {
    var place = places[cell]
    if place == Self.unknown { return order.viewCount(at: middle(of: cell)) }
    let (column, row) = (cell % width, cell / width)
    var count = 1
    while let link = link(place) {
      let asker = askers[link.asker]
      if asker.isGate {
        count += 1
        // Either branch is possible; the work below an open gate counts for both.
        place = link.inner
      } else {
        count += WindowOrder.viewCount(
          of: asker.view, at: asker.points.point(column: column, row: row))
        place = link.below
      }
    }
    return count
  }

  private func middle(of cell: Int) -> CGPoint {
    CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
  }

  @inline(__always)
  private func link(_ place: UInt32) -> HitMapLink? {
    guard place >= Self.firstLink, place < Self.unknown else { return nil }
    return links[Int(place - Self.firstLink)]
  }

  /// Completes a hit test in which an asker answered nil and changed the painted views: asks its
  /// later siblings, in their order when it was asked, and then the superview, which contains the
  /// point.
  private func goOn(
    behind asker: HitMapAsker, _ walk: Walk, _ point: CGPoint, _ event: UIEvent?
  ) -> UIView? {
    defer { walk.end() }
    guard let superview = asker.superview, let children = walk.children else {
      for window in order.windows.dropFirst(asker.index + 1) {
        if let hit = Child(window).hitTest(point, event) { return hit }
      }
      return nil
    }
    var index = asker.index
    while index > 0 {
      index -= 1
      if let hit = children[index].hitTest(point, event) { return hit }
    }
    return superview
  }

  /// A walk over the subviews that contain an asker, which protects them from changes meanwhile.
  private struct Walk {
    let state: UnsafeMutablePointer<ViewState>?
    let children: UnsafeMutablePointer<Child>?

    init(of asker: HitMapAsker) {
      state = asker.superview?.viewState
      children = state?.pointee.children
      state?.pointee.walks += 1
    }

    func end() { state?.pointee.endWalk() }
  }
}
