import Foundation

/// Finds the region of every view on a screen, from back to front.
///
/// While all views on the way are upright, the coordinate of a view along one axis depends on the
/// column alone, or on the row alone. So its region is a rectangle of cells, whose borders
/// `ScreenAxis` finds exactly. A view turned at an angle has a span of cells in every row.
struct HitMapPainter {
  /// The regions found so far.
  private(set) var canvas = HitMapCanvas()
  /// The views that regions refer to by index.
  private(set) var views: [UIView] = []
  /// Whether a region was found in which a view has to be asked.
  private(set) var hasUnknown = false
  /// The views that have to be asked.
  private(set) var askers: [HitMapAsker] = []

  private var columns = AxisPath()
  private var rows = AxisPath()
  private var branches: [Branch] = []
  /// The canvases around the gates that are being painted, the outermost first.
  private var outside: [HitMapCanvas] = []
  /// The points of the superview that was last needed.
  private var points: (superview: UIView?, points: CellPoints)?
  private let screen: Space

  /// The maximum number of askers: beyond that, all views are asked in their cells.
  private static let mostAskers = 1_000
  /// The maximum number of gates, and that of nested ones.
  private static let (mostGates, deepestGate) = (32, 8)
  private var gates = 0

  /// The coordinates of one view, and the part of the screen where its subviews can be asked.
  nonisolated struct Space {
    /// The coordinate that changes from column to column.
    var columns = ScreenAxis()
    /// The coordinate that changes from row to row.
    var rows = ScreenAxis()
    /// Whether x changes from row to row, and y from column to column.
    var isSwapped = false
    /// The number of steps from the screen.
    var depth = 0
    var cells: CellRectangle
  }

  /// Subviews that are still to be visited.
  private struct Branch {
    let view: UIView
    let children: UnsafeMutablePointer<Child>
    let count: Int
    var next = 0
    let space: Space
    /// The asker whose gate leads to the branch, if it is the first one after a gate.
    var gate: (asker: Int, cells: CellRectangle)?
  }

  /// The position of a view: its superview, nil for a window, and its index there.
  private struct Spot {
    let superview: UIView?
    let index: Int
  }

  init(width: Int, height: Int) {
    screen = Space(cells: CellRectangle(columns: 0..<width, rows: 0..<height))
  }

  /// Visits every view that can be asked; `windows` is in order from front to back.
  mutating func walk(_ windows: [UIWindow]) {
    for (index, window) in windows.enumerated().reversed() {
      visit(window, at: Spot(superview: nil, index: index), in: screen)
      while let branch = branches.last {
        guard branch.next < branch.count else {
          branches.removeLast()
          if let gate = branch.gate { close(gate.asker, gate.cells) }
          continue
        }
        branches[branches.count - 1].next += 1
        let spot = Spot(superview: branch.view, index: branch.next)
        visit(branch.children[branch.next].view, at: spot, in: branch.space)
      }
    }
  }

  private mutating func visit(_ view: UIView, at spot: Spot, in space: Space) {
    let state = view.viewState
    let answered = state.pointee.mask[1]
    // An override of hitTest is asked, hidden or not; point(inside:) comes after the switches.
    if answered & Message.hitTest.bit != 0 || state.pointee.manner == .own {
      return ask(view, at: spot, in: space)
    }
    guard state.pointee.refusals.isEmpty else { return }
    let isGate = answered & Message.pointInside.bit != 0
    if isGate, state.pointee.childCount == 0 || !mayOpenGate {
      return ask(view, at: spot, in: space)
    }
    // No number is inside such bounds, nor inside bounds with NaN.
    guard
      isGate || state.pointee.left < state.pointee.right && state.pointee.top < state.pointee.bottom
    else { return }
    guard state.pointee.hasTransform else {
      let offset = state.pointee.offset
      if offset.x.isNaN || offset.y.isNaN { return askIf(isGate, view, at: spot, in: space) }
      return visit(
        view, at: spot, in: space, x: AxisStep(factor: 1, shift: offset.x),
        y: AxisStep(factor: 1, shift: offset.y), isTurning: false, isGate: isGate)
    }
    // Its columns and rows are not independent, and its edges are found by asking.
    if state.pointee.isProjective { return ask(view, at: spot, in: space) }
    let map = state.pointee.fromSuperview.unsafelyUnwrapped.pointee
    // Its points are nowhere inside bounds: a transform without an inverse, for example.
    if map.hasNaN { return askIf(isGate, view, at: spot, in: space) }
    if map.b == 0, map.c == 0 {
      visit(
        view, at: spot, in: space, x: AxisStep(factor: map.a, shift: -map.tx),
        y: AxisStep(factor: map.d, shift: -map.ty), isTurning: false, isGate: isGate)
    } else if map.a == 0, map.d == 0 {
      visit(
        view, at: spot, in: space, x: AxisStep(factor: map.c, shift: -map.tx),
        y: AxisStep(factor: map.b, shift: -map.ty), isTurning: true, isGate: isGate)
    } else if isGate {
      ask(view, at: spot, in: space)
    } else {
      visitTurned(view, at: spot, in: space, map)
    }
  }

  /// Visits an upright view. `isTurning`: its x comes from the superview's y, and its y from x.
  private mutating func visit(
    _ view: UIView, at spot: Spot, in outer: Space, x: AxisStep, y: AxisStep, isTurning: Bool,
    isGate: Bool
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
    // With numbers that may overflow, one axis affects the other.
    guard space.columns.isModerate, space.rows.isModerate else {
      return ask(view, at: spot, in: outer)
    }
    if isGate { return openGate(view, at: spot, in: outer, space) }
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
    canvas.add(space.cells, .cells(number(of: view)))
    if state.pointee.childCount > 0 { branch(into: view, space) }
  }

  /// The subviews of a view are visited next.
  private mutating func branch(
    into view: UIView, _ space: Space, behind gate: (asker: Int, cells: CellRectangle)? = nil
  ) {
    let state = view.viewState
    guard let children = state.pointee.children else { return }
    var space = space
    space.columns.land(space.depth, space.cells.columns, on: columns)
    space.rows.land(space.depth, space.cells.rows, on: rows)
    branches.append(
      Branch(
        view: view, children: children, count: Int(state.pointee.childCount), space: space,
        gate: gate))
  }

  /// Visits a view that is not upright in its superview.
  private mutating func visitTurned(
    _ view: UIView, at spot: Spot, in outer: Space, _ map: CGAffineTransform
  ) {
    let region = TurnedRegion(view.viewState, in: outer, map, columns: columns, rows: rows)
    guard let region else { return ask(view, at: spot, in: outer) }
    if region.rows.isEmpty { return }
    // Its subviews are treated on their own.
    guard view.viewState.pointee.childCount > 0 else {
      return canvas.add(region, .cells(number(of: view)))
    }
    hasUnknown = true
    canvas.add(region, paint(of: view, at: spot, in: outer))
  }

  private mutating func number(of view: UIView) -> UInt32 {
    views.append(view)
    return UInt32(truncatingIfNeeded: views.count - 1)
  }

  // MARK: Asking

  /// The view is asked wherever the superview is.
  private mutating func ask(_ view: UIView, at spot: Spot, in space: Space) {
    hasUnknown = true
    canvas.add(space.cells, paint(of: view, at: spot, in: space))
  }

  private mutating func askIf(
    _ isAsked: Bool, _ view: UIView, at spot: Spot, in space: Space
  ) {
    if isAsked { ask(view, at: spot, in: space) }
  }

  private mutating func paint(of view: UIView, at spot: Spot, in space: Space) -> HitMapPaint {
    guard askers.count < Self.mostAskers else { return .cells(HitMapPainting.unknown) }
    return .asks(asker(view, at: spot, in: space, isGate: false))
  }

  private mutating func asker(
    _ view: UIView, at spot: Spot, in space: Space, isGate: Bool
  ) -> Int {
    if points == nil || points?.superview !== spot.superview {
      points = (spot.superview, CellPoints(in: space, columns: columns, rows: rows))
    }
    if let points = points?.points {
      askers.append(
        HitMapAsker(
          view: view, superview: spot.superview, index: spot.index, points: points, isGate: isGate))
    }
    return askers.count - 1
  }

  private var mayOpenGate: Bool {
    gates < Self.mostGates && outside.count < Self.deepestGate && askers.count < Self.mostAskers
  }

  /// Visits the content for points that a view says are inside: the view itself wherever its
  /// superview is, and its subviews.
  private mutating func openGate(
    _ view: UIView, at spot: Spot, in outer: Space, _ space: Space
  ) {
    hasUnknown = true
    gates += 1
    let asker = asker(view, at: spot, in: outer, isGate: true)
    outside.append(canvas)
    canvas = HitMapCanvas()
    canvas.add(space.cells, .cells(number(of: view)))
    branch(into: view, space, behind: (asker, outer.cells))
  }

  /// All content after the gate has been visited.
  private mutating func close(_ asker: Int, _ cells: CellRectangle) {
    let inner = canvas
    canvas = outside.removeLast()
    canvas.add(cells, .gate(asker, inner))
  }
}

nonisolated extension CGAffineTransform {
  /// Whether one of the entries is not a number.
  var hasNaN: Bool {
    a.isNaN || b.isNaN || c.isNaN || d.isNaN || tx.isNaN || ty.isNaN
  }
}
