import Foundation

/// Finds the region of every view on a screen, from the back to the front.
///
/// While all views on the way are upright, the coordinate of a view along one axis depends on the
/// column alone, or on the row alone. So its region is a rectangle of cells, whose borders
/// `ScreenAxis` finds exactly. A view turned at an angle has a span of cells in every row.
struct HitMapPainter {
  /// The regions found so far.
  private(set) var canvas = HitMapCanvas()
  /// The views that regions speak of by index.
  private(set) var views: [UIView] = []
  /// Whether a region was found in which somebody has to be asked.
  private(set) var hasUnknown = false

  private var columns = AxisPath()
  private var rows = AxisPath()
  private var classes = PlainHitTesting()
  private var branches: [Branch] = []
  private let screen: Space

  /// The coordinates of one view, and where on the screen its subviews can be asked.
  nonisolated struct Space {
    /// The coordinate that changes from column to column.
    var columns = ScreenAxis()
    /// The coordinate that changes from row to row.
    var rows = ScreenAxis()
    /// Whether x changes from row to row, and y from column to column.
    var isSwapped = false
    /// How many steps lead here.
    var depth = 0
    var cells: CellRectangle
  }

  /// Subviews that are still to be visited.
  private struct Branch {
    let children: UnsafeMutablePointer<Child>
    let count: Int
    var next = 0
    let space: Space
  }

  init(width: Int, height: Int) {
    screen = Space(cells: CellRectangle(columns: 0..<width, rows: 0..<height))
  }

  /// Visits everything that can be asked; `windows` has the one in front first.
  mutating func walk(_ windows: [UIWindow]) {
    for window in windows.reversed() {
      visit(window, in: screen)
      while let branch = branches.last {
        guard branch.next < branch.count else {
          branches.removeLast()
          continue
        }
        branches[branches.count - 1].next += 1
        visit(branch.children[branch.next].view, in: branch.space)
      }
    }
  }

  private mutating func visit(_ view: UIView, in space: Space) {
    let state = view.viewState
    let answered = state.pointee.mask[1]
    // Whoever overrides hitTest is asked hidden or not; point(inside:) comes after the switches.
    if answered & Message.hitTest.bit != 0 || !classes.isPlain(view) {
      return addUnknown(space.cells)
    }
    guard state.pointee.refusals.isEmpty else { return }
    if answered & Message.pointInside.bit != 0 { return addUnknown(space.cells) }
    // No number is inside such bounds, nor inside bounds that are no numbers.
    guard state.pointee.left < state.pointee.right, state.pointee.top < state.pointee.bottom
    else { return }
    guard state.pointee.hasTransform else {
      let offset = state.pointee.offset
      if offset.x.isNaN || offset.y.isNaN { return }
      return visit(
        view, in: space, x: AxisStep(factor: 1, shift: offset.x),
        y: AxisStep(factor: 1, shift: offset.y), isTurning: false)
    }
    let map = state.pointee.fromSuperview.unsafelyUnwrapped.pointee
    // Takes every point to where no bounds are: a transform that cannot be undone, for example.
    if map.hasNaN { return }
    if map.b == 0, map.c == 0 {
      visit(
        view, in: space, x: AxisStep(factor: map.a, shift: -map.tx),
        y: AxisStep(factor: map.d, shift: -map.ty), isTurning: false)
    } else if map.a == 0, map.d == 0 {
      visit(
        view, in: space, x: AxisStep(factor: map.c, shift: -map.tx),
        y: AxisStep(factor: map.b, shift: -map.ty), isTurning: true)
    } else {
      visitTurned(view, in: space, map)
    }
  }

  /// Visits an upright view. `isTurning`: its x comes from the superview's y, and its y from x.
  private mutating func visit(
    _ view: UIView, in outer: Space, x: AxisStep, y: AxisStep, isTurning: Bool
  ) {
    let state = view.viewState
    var space = outer
    space.isSwapped = outer.isSwapped != isTurning
    let (columnStep, rowStep) = space.isSwapped ? (y, x) : (x, y)
    columns.set(columnStep, at: outer.depth)
    rows.set(rowStep, at: outer.depth)
    space.depth += 1
    space.columns = outer.columns.after(columnStep)
    space.rows = outer.rows.after(rowStep)
    // With numbers that may overflow, one axis disturbs the other.
    guard space.columns.isModerate, space.rows.isModerate else { return addUnknown(outer.cells) }
    let (width, height) = (
      (state.pointee.left, state.pointee.right), (state.pointee.top, state.pointee.bottom)
    )
    let (across, down) = space.isSwapped ? (height, width) : (width, height)
    let columnRange = space.columns.cells(
      in: outer.cells.columns, from: across.0, to: across.1, on: columns, space.depth)
    if columnRange.isEmpty { return }
    let rowRange = space.rows.cells(
      in: outer.cells.rows, from: down.0, to: down.1, on: rows, space.depth)
    if rowRange.isEmpty { return }
    space.cells = CellRectangle(columns: columnRange, rows: rowRange)
    canvas.add(space.cells, number(of: view))
    if state.pointee.childCount > 0, let children = state.pointee.children {
      space.columns.land(space.depth, columnRange, on: columns)
      space.rows.land(space.depth, rowRange, on: rows)
      branches.append(
        Branch(children: children, count: Int(state.pointee.childCount), space: space))
    }
  }

  /// Visits a view that does not stand upright in its superview.
  private mutating func visitTurned(_ view: UIView, in outer: Space, _ map: CGAffineTransform) {
    let region = TurnedRegion(view.viewState, in: outer, map, columns: columns, rows: rows)
    guard let region else { return addUnknown(outer.cells) }
    if region.rows.isEmpty { return }
    // What its subviews do is left to themselves.
    let isLeaf = view.viewState.pointee.childCount == 0
    if !isLeaf { hasUnknown = true }
    canvas.add(region, isLeaf ? number(of: view) : HitMapPainting.unknown)
  }

  private mutating func number(of view: UIView) -> UInt32 {
    views.append(view)
    return UInt32(truncatingIfNeeded: views.count - 1)
  }

  private mutating func addUnknown(_ cells: CellRectangle) {
    hasUnknown = true
    canvas.add(cells, HitMapPainting.unknown)
  }
}

nonisolated extension CGAffineTransform {
  /// Whether one of the entries is no number.
  var hasNaN: Bool {
    a.isNaN || b.isNaN || c.isNaN || d.isNaN || tx.isNaN || ty.isNaN
  }
}
