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
  private let order: WindowOrder
  private let event = UIEvent()
  private let owners: MapOwners
  private let budget: ScriptBudget
  private let canvas: MapCanvas

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
      var cells = canvas.cells
      if canvas.hasUnknown {
        for cell in cells.indices where asker.hasToAsk(cell) {
          cells[cell] = try asker.owner(ofCell: cell)
        }
      }
      return map(of: cells)
    }
  }

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
      for cell in cells {
        let owner = try asker.owner(ofCell: cell)
        if differs(cell, owner) { return cell }
      }
      return nil
    }
  }
}

extension HitMapQuestion {
  /// Asks one point after the other. Each is a question of its own for the limits of scripts.
  struct Asker {
    private let order: WindowOrder
    private let event: UIEvent
    private let budget: ScriptBudget
    private let owners: MapOwners
    private let canvas: MapCanvas
    private let width: Int
    /// Whether the painted cells are still right. Only code that was asked can have changed the
    /// scene.
    private var isPainted = true
    /// The last answer: most points have the owner of the point before them.
    private var last: (view: UIView, index: UInt16)?

    fileprivate init(_ question: HitMapQuestion) {
      order = question.order
      event = question.event
      budget = question.budget
      owners = question.owners
      canvas = question.canvas
      width = question.width
    }

    /// The view that a touch at a point goes to, by its index; `HitMap.nobody` for none.
    mutating func owner(at point: CGPoint) throws(Stop) -> UInt16 {
      budget.renew(views: order.viewCount(at: point))
      let hit = order.hitTest(point, with: event)
      return try index(of: hit, at: point)
    }

    /// The index of an answer, unless giving it was stopped.
    private mutating func index(
      of hit: UIView?, at point: @autoclosure () -> CGPoint
    ) throws(Stop) -> UInt16 {
      if budget.isSpent, let report = budget.report { throw Stop(point: point(), report: report) }
      isPainted = isPainted && canvas.isCurrent
      guard let hit else { return HitMap.nobody }
      if let last, last.view === hit { return last.index }
      let index = owners.index(of: hit)
      last = (hit, index)
      return index
    }

    /// The view that a touch at the middle of a cell goes to, asked only where that is not known.
    mutating func owner(ofCell cell: Int) throws(Stop) -> UInt16 {
      guard hasToAsk(cell) else { return canvas.cells[cell] }
      guard isPainted else { return try owner(at: Self.middle(of: cell, width)) }
      budget.renew(views: canvas.viewCount(cell))
      let hit = canvas.hitTest(cell, event)
      let width = width
      return try index(of: hit, at: Self.middle(of: cell, width))
    }

    private static func middle(of cell: Int, _ width: Int) -> CGPoint {
      CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
    }

    /// Whether nothing but the scripts themselves can tell who owns a cell.
    func hasToAsk(_ cell: Int) -> Bool {
      !isPainted || canvas.cells[cell] == MapCanvas.unknown
    }
  }

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
private final class MapCanvas {
  /// The value of a cell that has to be asked. No owner has this index.
  static let unknown = HitMap.nobody - 1

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

  /// About how many views that asks.
  func viewCount(_ cell: Int) -> Int { painting.viewCount(atCell: cell) }

  /// Paints again, where something has changed since.
  func renew(_ order: WindowOrder, width: Int, height: Int, _ owners: MapOwners) {
    if painting.isCurrent { return }
    painting = HitMapPainting(order, width: width, height: height)
    cells = owners.cells(of: painting)
  }
}
