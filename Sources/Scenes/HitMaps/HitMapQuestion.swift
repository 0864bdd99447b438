import Foundation
import Records
import UIKitModel

/// The whole screen, asked at the middles of its square points, untraced.
///
/// Where nothing but rectangles decides, cells are painted, not asked; where scripts answer, each
/// point is asked. Both ways give the same cells and run the same scripts in the same order.
/// Scripts run many times for this, so the scene should be a copy that is not used afterwards.
package struct HitMapQuestion {
  let width: Int
  let height: Int
  let order: WindowOrder
  let event = UIEvent()
  let owners: MapOwners
  let budget: ScriptBudget
  let canvas: MapCanvas

  /// A question of the whole screen; `asked` is the view that it is about, which has an index of
  /// its own however many there are.
  package init(_ scene: Scene, asked: UIView? = nil) {
    scene.activate()
    budget = ScriptBudget(scene)
    (width, height) = scene.application.screen.bounds.size.wholePoints
    order = scene.application.windowOrder
    let painting = HitMapPainting(order, width: width, height: height)
    owners = MapOwners(scene, order, painting, asked: asked)
    canvas = MapCanvas(painting, owners)
  }

  /// The names that indices stand for.
  package var ownerNames: [String] { owners.names }

  /// The index by which cells speak of a view; nil for one that is in no window, or beyond what can
  /// be numbered.
  package func index(of view: UIView) -> UInt16? { owners.ownIndex(of: view) }
  /// The view that an index stands for; nil for those of all that have none.
  package func view(_ index: Int) -> UIView? {
    index < owners.views.count ? owners.views[index] : nil
  }
  /// Whether an index stands for all that have none of their own.
  func isOfOthers(_ index: UInt16) -> Bool { index == owners.indexOfOthers }
  /// Whether an index stands for all that the asked view holds and that have none of their own.
  func isOfOthersBelow(_ index: UInt16) -> Bool { index == owners.indexOfOthersBelow }

  /// A point at which a script stopped.
  package struct Stop: Error {
    package let point: CGPoint
    package let report: StopReport
  }

  /// The view that a touch at a point goes to, by its index; `HitMap.nobody` for none.
  package func owner(at point: CGPoint) throws(Stop) -> UInt16 {
    try asking { asker throws(Stop) in try asker.owner(at: point) }
  }

  /// The whole map.
  package func map() throws(Stop) -> HitMap {
    try asking { asker throws(Stop) in
      map(of: try asker.everyCell())
    }
  }

  /// Whether nobody has to be asked.
  var isPainted: Bool { !canvas.hasUnknown && canvas.isCurrent }

  /// The whole map, every point of it asked: what `map()` must equal.
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

  /// The first of `cells` whose owner, given by its index, does not fit; nil when all do.
  package func first(
    of cells: [Int], where differs: (_ cell: Int, _ owner: UInt16) -> Bool
  ) throws(Stop) -> Int? {
    try asking { asker throws(Stop) in
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
  /// Runs a job that asks many points.
  func asking<Result>(_ job: (inout Asker) throws(Stop) -> Result) throws(Stop) -> Result {
    canvas.renew(order, width: width, height: height, owners)
    budget.begin()
    defer { budget.end() }
    var asker = Asker(self)
    return try job(&asker)
  }

  /// A map of this scene.
  package func map(of cells: [UInt16]) -> HitMap {
    HitMap(width: width, height: height, names: ownerNames, cells: cells)
  }

  /// The middle of a cell.
  func middle(of cell: Int) -> CGPoint {
    CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
  }
}

/// The painted cells, by the indices of the question.
final class MapCanvas {
  /// The value of a cell that has to be asked. No owner has this index.
  nonisolated static var unknown: UInt16 { .max - 1 }

  private(set) var cells: [UInt16]
  private var painting: HitMapPainting

  init(_ painting: HitMapPainting, _ owners: MapOwners) {
    self.painting = painting
    cells = owners.cells(of: painting)
  }

  var hasUnknown: Bool { painting.hasUnknown }

  var isCurrent: Bool { painting.isCurrent }

  /// The view that a touch at the middle of a cell goes to, of whose askers alone anything is
  /// asked.
  func hitTest(_ cell: Int, _ event: UIEvent) -> UIView? {
    painting.hitTest(cell: cell, with: event)
  }

  /// Asks for many cells together.
  func hitTestTogether(_ cells: [Int], _ event: UIEvent) -> HitMapAnswers {
    painting.hitTestTogether(cells, with: event)
  }

  /// About how many views that asks.
  func viewCount(_ cell: Int) -> Int { painting.viewCount(atCell: cell) }

  /// Paints again, where something has changed since.
  func renew(_ order: WindowOrder, width: Int, height: Int, _ owners: MapOwners) {
    if painting.isCurrent { return }
    painting = HitMapPainting(order, width: width, height: height)
    cells = owners.cells(of: painting)
  }
}
