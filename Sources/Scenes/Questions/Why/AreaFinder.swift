import Foundation
import HitMaps
import OrderedCollections
import Records
import UIKitModel

/// Counts a view's square points that get the touch, and finds the reasons why the others do not.
///
/// A square point belongs to the view if its middle is inside the view's bounds on the screen. The
/// hit map contains the owner of each. If no code answers, owner and geometry determine the reason;
/// if some does, each point that goes elsewhere is asked once more and its record is read.
package struct AreaFinder {
  private let scene: Scene
  private let view: UIView
  private let isInterrupted: () -> Bool

  package init(_ scene: Scene, _ view: UIView, isInterrupted: @escaping () -> Bool) {
    self.scene = scene
    self.view = view
    self.isInterrupted = isInterrupted
  }

  /// The points of a view.
  package struct Area {
    /// The number of points on the screen, and off it.
    package var points = 0
    package var offScreen = 0
    var isOffScreenCounted = true
    /// The number of points that the view or its descendants get.
    package var reached = 0
    /// The number of points outside the view that it gets as well.
    package var beyond = 0
    /// The part that the view itself gets; nil for none.
    package var own: Part?
    /// The parts that subviews get, largest first.
    package var shares: [Part] = []
    /// The parts that go elsewhere, largest first.
    package var parts: [Part] = []
  }

  /// Points that have one thing in common.
  package struct Part {
    package let count: Int
    /// The square point that is deepest inside the part.
    package let column: Int
    package let row: Int
    /// The view that gets them, or decided about them.
    package let view: UIView
    fileprivate let isDeep: Bool

    /// Points of the screen to try, the better first: a whole number well inside, and the middle of
    /// a square point.
    package var points: [CGPoint] {
      let middle = WayGeometry.middle(column, row)
      return isDeep ? [CGPoint(x: column, y: row), middle] : [middle]
    }
  }

  /// The key by which points are grouped.
  private enum Key: Hashable {
    case own
    case subview(ObjectIdentifier)
    case decision(WayDown.Decision.Kind, ObjectIdentifier)
  }

  /// The area; nil for a view that is on no screen.
  package func area() throws -> Area? {
    guard let window = view.window,
      scene.application.windowsFrontToBack.contains(where: { $0 === window }),
      view.storedBounds.isFinite
    else { return nil }
    let way = WayDown(to: view)
    guard way.path.allSatisfy({ $0.storedTransform.isInvertible }) else { return nil }
    let geometry = WayGeometry(way, screen: scene.application.screen.bounds.size)
    let question = HitMapQuestion(scene, asked: view)
    let map = try self.map(question)
    var labels = Labels()
    var regions = RegionMap(columns: geometry.columns, rows: geometry.rows)
    let owners = WayOwners(scene, way, question)
    var unknown: [(column: Int, row: Int)] = []
    for row in geometry.rows {
      if isInterrupted() { throw Problem.interrupted }
      for column in geometry.columns where geometry.isInView(column, row) {
        switch owners.relation(of: map.cells[row * map.width + column]) {
        case .own: regions[column, row] = labels.label(.own, view)
        case .subview(let owner):
          regions[column, row] = labels.label(.subview(ObjectIdentifier(owner)), owner)
        case .unnumbered: unknown.append((column, row))
        case .elsewhere(let known):
          let decision = known ?? owners.plain(geometry.firstLevelOutside(column, row))
          guard let (kind, culprit) = decision else {
            unknown.append((column, row))
            continue
          }
          regions[column, row] = labels.label(
            .decision(kind, ObjectIdentifier(culprit)), culprit)
        }
      }
    }
    try RecordedDecisions(scene, way, isInterrupted: isInterrupted).read(
      unknown.map { WayGeometry.middle($0.column, $0.row) }
    ) { index, decision in
      let (column, row) = unknown[index]
      regions[column, row] = labels.label(
        .decision(decision.kind, ObjectIdentifier(decision.culprit)), decision.culprit)
    }
    return summary(regions, labels, geometry, beyond: owners.beyond(map, regions, geometry))
  }

  private func map(_ question: HitMapQuestion) throws -> HitMap {
    do {
      return try question.map()
    } catch {
      throw Problem.stopped(error.report, trace: nil)
    }
  }

  private func summary(
    _ map: RegionMap, _ labels: Labels, _ geometry: WayGeometry, beyond: Int
  ) -> Area {
    var area = Area()
    area.offScreen = geometry.offScreen
    area.isOffScreenCounted = geometry.isOffScreenCounted
    area.beyond = beyond
    let regions = map.regions(count: labels.views.count + 1)
    for (index, key) in labels.keys.enumerated() {
      let region = regions[index + 1]
      area.points += region.count
      let part = Part(
        count: region.count, column: region.column, row: region.row, view: labels.views[index],
        isDeep: region.depth > 1)
      switch key {
      case .own:
        area.reached += region.count
        area.own = part
      case .subview:
        area.reached += region.count
        area.shares.append(part)
      case .decision: area.parts.append(part)
      }
    }
    // Parts with the same count are in the order of their first points, row by row.
    func mostFirst(_ parts: [Part]) -> [Part] {
      parts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        .map(\.element)
    }
    area.shares = mostFirst(area.shares)
    area.parts = mostFirst(area.parts)
    return area
  }

  /// The groups of points, numbered from 1.
  private struct Labels {
    package private(set) var keys: OrderedSet<Key> = []
    package private(set) var views: [UIView] = []
    private var last: (key: Key, label: UInt32)?

    package mutating func label(_ key: Key, _ view: UIView) -> UInt32 {
      if let last, last.key == key { return last.label }
      let (isNew, index) = keys.append(key)
      if isNew { views.append(view) }
      let label = UInt32(index + 1)
      last = (key, label)
      return label
    }
  }
}
extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
