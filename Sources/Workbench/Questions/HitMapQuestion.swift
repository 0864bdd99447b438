import Foundation
import Records
import UIKitModel

/// The whole screen, asked point by point at the middles of its square points, untraced.
///
/// Scripts run many times for this, so the scene should be a copy that nobody goes on with.
package struct HitMapQuestion {
  let width: Int
  let height: Int
  private let windows: [(window: UIWindow, map: CGAffineTransform)]
  private let event = UIEvent()
  private let names: [String]
  private let indices: [ObjectIdentifier: UInt16]
  private let budget: ScriptBudget

  package init(_ scene: Scene) {
    scene.activate()
    budget = ScriptBudget(scene)
    let size = scene.application.screen.bounds.size
    width = Int(size.width)
    height = Int(size.height)
    windows = scene.application.windowsFrontToBack.map { ($0, $0.mapFromSuperview) }
    var names: [String] = []
    var indices: [ObjectIdentifier: UInt16] = [:]
    for view in Self.views(of: scene) {
      indices[ObjectIdentifier(view)] = UInt16(names.count)
      names.append(Self.name(of: view, in: scene, taken: names))
    }
    self.names = names
    self.indices = indices
  }

  /// The names that indices stand for.
  package var ownerNames: [String] { names + [Self.stranger] }

  /// The index by which cells speak of a view; nil for one that is in no window, or beyond what can
  /// be numbered.
  package func index(of view: UIView) -> UInt16? { indices[ObjectIdentifier(view)] }

  /// A point at which a script stopped.
  package struct Stop: Error {
    package let point: CGPoint
    package let report: StopReport
  }

  /// The view that a touch at a point goes to, by its index; `HitMap.nobody` for none.
  package func owner(at point: CGPoint) throws(Stop) -> UInt16 {
    try asking { asker throws(Stop) in try asker.owner(at: point) }
  }

  /// The whole map: every point is asked.
  package func map() throws(Stop) -> HitMap {
    try asking { asker throws(Stop) in
      var cells: [UInt16] = []
      cells.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width {
          cells.append(try asker.owner(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
        }
      }
      return map(of: cells)
    }
  }

  /// The first of `cells` whose owner, given by its index, does not do; nil when all do.
  package func first(
    of cells: [Int], where differs: (_ cell: Int, _ owner: UInt16) -> Bool
  ) throws(Stop) -> Int? {
    try asking { asker throws(Stop) in
      for cell in cells {
        let owner = try asker.owner(at: middle(of: cell))
        if differs(cell, owner) { return cell }
      }
      return nil
    }
  }

  /// Stands for views that are in no window.
  private static let stranger = "UIView#"

  /// Every view on the screen, in the order of the hierarchy, so that maps of the same scene number
  /// them alike.
  private static func views(of scene: Scene) -> [UIView] {
    var views: [UIView] = []
    var waiting: [UIView] = scene.application.windowsFrontToBack.reversed()
    while let view = waiting.popLast(), views.count < Int(HitMap.nobody) - 1 {
      views.append(view)
      if view.subviewCount > 0 { waiting += view.subviews.reversed() }
    }
    return views
  }

  /// The name that the user gave; else the class, numbered where there are several.
  private static func name(of view: UIView, in scene: Scene, taken: [String]) -> String {
    let name = scene.objectName(view).text
    if scene.givenName(of: view) != nil || !taken.contains(name) { return name }
    var number = 2
    while taken.contains("\(name)#\(number)") { number += 1 }
    return "\(name)#\(number)"
  }
}

extension HitMapQuestion {
  /// Asks one point after the other. Each is a question of its own for the limits of scripts.
  struct Asker {
    private let windows: [(window: UIWindow, map: CGAffineTransform)]
    private let event: UIEvent
    private let budget: ScriptBudget
    private let indices: [ObjectIdentifier: UInt16]
    private let stranger: UInt16
    /// The last answer: most points have the owner of the point before them.
    private var last: (view: UIView, index: UInt16)?

    fileprivate init(_ question: HitMapQuestion) {
      windows = question.windows
      event = question.event
      budget = question.budget
      indices = question.indices
      stranger = UInt16(question.names.count)
    }

    /// The view that a touch at a point goes to, by its index; `HitMap.nobody` for none.
    mutating func owner(at point: CGPoint) throws(Stop) -> UInt16 {
      budget.renew()
      var hit: UIView?
      for (window, map) in windows {
        hit = Door.hitTest(window, point.applying(map), with: event)
        if hit != nil { break }
      }
      if budget.isSpent, let report = budget.report { throw Stop(point: point, report: report) }
      guard let hit else { return HitMap.nobody }
      if let last, last.view === hit { return last.index }
      // A view that was in no window when the question began answers for nobody that we know.
      let index = indices[ObjectIdentifier(hit)] ?? stranger
      last = (hit, index)
      return index
    }
  }

  /// Runs a job that asks many points.
  func asking<Result>(_ job: (inout Asker) throws(Stop) -> Result) throws(Stop) -> Result {
    budget.begin()
    defer { budget.end() }
    var asker = Asker(self)
    return try job(&asker)
  }

  /// A map of this scene.
  func map(of cells: [UInt16]) -> HitMap {
    HitMap(width: width, height: height, names: ownerNames, cells: cells)
  }

  /// The middle of a cell.
  func middle(of cell: Int) -> CGPoint {
    CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
  }
}
