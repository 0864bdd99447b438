import Foundation
import HitMaps
import Records
import UIKitModel

/// The hit map of the whole screen, asked at the middles of its square points, untraced.
///
/// Where rectangles alone decide, cells are painted, not asked; where scripts answer, each point is
/// asked. Both ways result in the same cells and run the same scripts in the same order. Scripts
/// run many times for this, so the scene should be a copy that is not used afterwards.
package struct HitMapQuestion {
  let width: Int
  let height: Int
  let order: WindowOrder
  let event = UIEvent()
  let owners: MapOwners
  let budget: ScriptBudget
  let canvas: MapCanvas

  /// Creates a question about the whole screen; `asked` is the view that it is about, which always
  /// has its own index.
  package init(_ scene: Scene, asked: UIView? = nil) {
    scene.activate()
    budget = ScriptBudget(scene)
    (width, height) = scene.application.screen.bounds.size.wholePoints
    order = scene.application.windowOrder
    let canvas = MapCanvas(order, width: width, height: height)
    owners = MapOwners(scene, order, asked: asked) { canvas.painting }
    canvas.owners = owners
    self.canvas = canvas
  }

  /// The names of the indices.
  package var ownerNames: [String] { owners.names }

  /// The index of a view in cells; nil for one that is in no window, or beyond the range of
  /// indices.
  package func index(of view: UIView) -> UInt16? { owners.ownIndex(of: view) }
  /// The view of an index; nil for those of all views without indices of their own.
  package func view(_ index: Int) -> UIView? {
    index < owners.views.count ? owners.views[index] : nil
  }
  /// Whether an index is shared by all views without indices of their own.
  func isOfOthers(_ index: UInt16) -> Bool { index == owners.indexOfOthers }
  /// Whether an index is shared by all descendants of the asked view without indices of their own.
  func isOfOthersBelow(_ index: UInt16) -> Bool { index == owners.indexOfOthersBelow }

  /// A point at which a script stopped.
  package struct Stop: Error {
    package let point: CGPoint
    package let report: StopReport
  }

  /// The hit-test view of a point, by its index; `HitMap.nobody` for none.
  package func owner(at point: CGPoint) throws(Stop) -> UInt16 {
    try asking { asker throws(Stop) in try asker.owner(at: point) }
  }

  /// The whole map.
  package func map() throws(Stop) -> HitMap {
    try asking { asker throws(Stop) in
      map(of: try asker.everyCell())
    }
  }

  /// The hit-test view of the middle of a cell, asked by itself: with an event or without one.
  package func owner(ofCell cell: Int, hasEvent: Bool) throws(Stop) -> UInt16 {
    try asking { asker throws(Stop) in
      hasEvent
        ? try asker.owner(at: middle(of: cell)) : try asker.ownerWithoutEvent(at: middle(of: cell))
    }
  }

  /// Whether no view has to be asked.
  package var isPainted: Bool { !canvas.hasUnknown && canvas.isCurrent }

  /// The whole map, with every point asked: `map()` must equal it.
  package func referenceMap() throws(Stop) -> HitMap {
    try asking { asker throws(Stop) in
      var cells: [UInt16] = []
      cells.reserveCapacity(width * height)
      for cell in 0..<width * height {
        cells.append(try asker.owner(at: middle(of: cell)))
      }
      return map(of: cells)
    }
  }

  /// The first of `cells` for whose owner, by its index, the predicate fails; nil if there is none.
  package func first(
    of cells: [Int], where differs: (_ cell: Int, _ owner: UInt16) -> Bool
  ) throws(Stop) -> Int? {
    guard cells.count > Self.few else { return try firstPoint(of: cells, where: differs) }
    return try asking { asker throws(Stop) in
      var found: Int?
      try asker.ask(cells) { cell, owner in
        if differs(cell, owner) { found = cell }
        return found != nil
      }
      return found
    }
  }
}

extension HitMapQuestion {
  /// The number of points that are asked sooner than the screen could be painted.
  private static let few = 5_000

  /// The same as `first`, without painting.
  private func firstPoint(
    of cells: [Int], where differs: (_ cell: Int, _ owner: UInt16) -> Bool
  ) throws(Stop) -> Int? {
    try asking { asker throws(Stop) in
      var (next, size) = (0, 32)
      while next < cells.count {
        let chunk = cells[next..<min(next + size, cells.count)]
        let points = chunk.map(middle)
        let known = asker.together(points)
        for (place, cell) in chunk.enumerated()
        where differs(cell, try asker.owner(at: points[place], known.answer(place))) {
          return cell
        }
        next += size
        // The first ones are the most informative.
        size = min(2 * size, HitMapPainting.mostTogether)
      }
      return nil
    }
  }

  /// Runs a job that asks many points.
  func asking<Result>(_ job: (inout Asker) throws(Stop) -> Result) throws(Stop) -> Result {
    canvas.renew()
    budget.begin()
    defer { budget.end() }
    var asker = Asker(self)
    return try job(&asker)
  }

  /// A map of this scene.
  package func map(of cells: [UInt16]) -> HitMap {
    HitMap(width: width, height: height, names: ownerNames, cells: cells)
  }

  /// The point in the middle of a cell.
  func middle(of cell: Int) -> CGPoint {
    CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
  }
}

/// The painted cells, by the indices of the question; painted lazily, as a few points are asked
/// sooner than the whole screen is painted.
final class MapCanvas {
  /// The value of a cell that has to be asked. No owner has this index.
  nonisolated static var unknown: UInt16 { .max - 1 }

  private let order: WindowOrder
  private let width: Int
  private let height: Int
  fileprivate var owners: MapOwners?
  private var painted: (painting: HitMapPainting, cells: [UInt16]?)?

  init(_ order: WindowOrder, width: Int, height: Int) {
    self.order = order
    self.width = width
    self.height = height
  }

  var painting: HitMapPainting {
    if let painted { return painted.painting }
    let painting = HitMapPainting(order, width: width, height: height)
    painted = (painting, nil)
    return painting
  }

  var cells: [UInt16] {
    if let cells = painted?.cells { return cells }
    let painting = painting
    let cells = owners?.cells(of: painting) ?? []
    painted = (painting, cells)
    return cells
  }

  var hasUnknown: Bool { painting.hasUnknown }

  var isCurrent: Bool { painted?.painting.isCurrent ?? true }

  /// The hit-test view of the middle of a cell, asking only the views that have to be asked there.
  func hitTest(_ cell: Int, _ event: UIEvent) -> UIView? {
    painting.hitTest(cell: cell, with: event)
  }

  /// Hit-tests many cells together.
  func hitTestTogether(_ cells: [Int], _ event: UIEvent) -> HitMapAnswers {
    painting.hitTestTogether(cells, with: event)
  }

  /// The approximate number of views that a question about a cell asks.
  func viewCount(_ cell: Int) -> Int { painting.viewCount(atCell: cell) }

  /// Discards the painted cells if something has changed since.
  func renew() {
    if !isCurrent { painted = nil }
  }
}
