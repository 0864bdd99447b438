import Foundation
import Records
import UIKitModel

/// The whole screen, asked point by point at the middles of its square points, untraced.
///
/// Scripts run many times for this, so the scene should be a copy that nobody goes on with.
package struct HitMapQuestion {
  private let windows: [(window: UIWindow, map: CGAffineTransform)]
  private let event = UIEvent()
  private let names: [String]
  private let indices: [ObjectIdentifier: UInt16]
  private let width: Int
  private let height: Int
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

  /// A point at which a script stopped.
  package struct Stop: Error {
    package let point: CGPoint
    package let report: StopReport
  }

  /// The view that a touch at a point goes to, by its index; `HitMap.nobody` for none.
  package func owner(at point: CGPoint) throws(Stop) -> UInt16 {
    budget.begin()
    var hit: UIView?
    for (window, map) in windows {
      hit = Door.hitTest(window, point.applying(map), with: event)
      if hit != nil { break }
    }
    if let report = budget.end() { throw Stop(point: point, report: report) }
    guard let hit else { return HitMap.nobody }
    // A view that was in no window when the question began answers for nobody that we know.
    return indices[ObjectIdentifier(hit)] ?? UInt16(names.count)
  }

  /// The whole map.
  package func map() throws(Stop) -> HitMap {
    var cells: [UInt16] = []
    cells.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        cells.append(try owner(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)))
      }
    }
    return HitMap(width: width, height: height, names: ownerNames, cells: cells)
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
  /// The points of `map` that lie nearer than `border` to a place where the answer changes, and so
  /// are not judged: for each cell whether it is one.
  ///
  /// Cells that differ from a neighbour are looked at more closely: eight points around each, at the
  /// distance of the border, are asked too, and so are the middles within that distance. A point
  /// that lies exactly `border` away is judged.
  package func border(of map: HitMap, _ border: Double) throws(Stop) -> [Bool] {
    var unjudged = Array(repeating: false, count: map.cells.count)
    guard border > 0 else { return unjudged }
    let reach = Int(border.rounded(.up)) + 1
    let radius = border * (1 - 1e-6)
    for y in 0..<map.height {
      for x in 0..<map.width where Self.isNearChange(map, x, y, reach) {
        let cell = y * map.width + x
        let owner = map.cells[cell]
        unjudged[cell] =
          Self.differs(map, owner, x, y, within: radius, reach)
          ? true : try differs(from: owner, around: map.middle(of: cell), at: radius)
      }
    }
    return unjudged
  }

  private static func isNearChange(_ map: HitMap, _ x: Int, _ y: Int, _ reach: Int) -> Bool {
    let owner = map.cells[y * map.width + x]
    for row in max(0, y - reach)...min(map.height - 1, y + reach) {
      for column in max(0, x - reach)...min(map.width - 1, x + reach)
      where map.cells[row * map.width + column] != owner {
        return true
      }
    }
    return false
  }

  private static func differs(
    _ map: HitMap, _ owner: UInt16, _ x: Int, _ y: Int, within radius: Double, _ reach: Int
  ) -> Bool {
    guard radius >= 1 else { return false }
    for row in max(0, y - reach)...min(map.height - 1, y + reach) {
      for column in max(0, x - reach)...min(map.width - 1, x + reach) {
        let (dx, dy) = (Double(column - x), Double(row - y))
        if dx * dx + dy * dy <= radius * radius, map.cells[row * map.width + column] != owner {
          return true
        }
      }
    }
    return false
  }

  private func differs(
    from owner: UInt16, around middle: CGPoint, at radius: Double
  ) throws(Stop) -> Bool {
    for direction in 0..<8 {
      let angle = Double(direction) * .pi / 4
      let point = CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
      if try self.owner(at: point) != owner { return true }
    }
    return false
  }
}
