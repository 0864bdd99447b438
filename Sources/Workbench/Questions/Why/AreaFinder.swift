import Foundation
import Records
import UIKitModel

/// Finds how many of a view's square points get the touch, and what keeps it from the rest.
///
/// A square point is the view's when its middle is inside the view's bounds as they lie on the screen.
/// The hit map tells who gets each. Where nobody's code answers, owner and geometry tell why; where
/// some does, each point that goes elsewhere is asked once more and what happened is read.
struct AreaFinder {
  private let scene: Scene
  private let view: UIView
  private let isInterrupted: () -> Bool

  init(_ scene: Scene, _ view: UIView, isInterrupted: @escaping () -> Bool) {
    self.scene = scene
    self.view = view
    self.isInterrupted = isInterrupted
  }

  /// The points of a view.
  struct Area {
    /// How many there are on the screen, and off it.
    var points = 0
    var offScreen = 0
    var isOffScreenCounted = true
    /// How many the view or what it holds gets.
    var reached = 0
    /// How many points that are not its own it gets as well.
    var beyond = 0
    /// What the view itself gets; nil for nothing.
    var own: Part?
    /// What subviews get, most first.
    var shares: [Part] = []
    /// What goes elsewhere, most first.
    var parts: [Part] = []
  }

  /// Points that have one thing in common.
  struct Part {
    let count: Int
    /// The square point that lies deepest among them.
    let column: Int
    let row: Int
    /// Who gets them, or decided about them.
    let view: UIView
    fileprivate let isDeep: Bool

    /// Points of the screen to try, the better first: a whole number well inside, and the middle of a
    /// square point.
    var points: [CGPoint] {
      let middle = WayGeometry.middle(column, row)
      return isDeep ? [CGPoint(x: column, y: row), middle] : [middle]
    }
  }

  /// What points are grouped by.
  private enum Key: Hashable {
    case own
    case subview(ObjectIdentifier)
    case decision(WayDown.Decision.Kind, ObjectIdentifier)
  }

  /// The area; nil for a view that is on no screen.
  func area() throws -> Area? {
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
    let owners = Owners(scene, way, question)
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
    // The order of what has the same count is that in which it was met, row by row.
    func mostFirst(_ parts: [Part]) -> [Part] {
      parts.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        .map(\.element)
    }
    area.shares = mostFirst(area.shares)
    area.parts = mostFirst(area.parts)
    return area
  }

  /// The groups that points were put into, numbered from 1.
  private struct Labels {
    private var known: [Key: UInt32] = [:]
    private(set) var keys: [Key] = []
    private(set) var views: [UIView] = []
    private var last: (key: Key, label: UInt32)?

    mutating func label(_ key: Key, _ view: UIView) -> UInt32 {
      if let last, last.key == key { return last.label }
      let label: UInt32
      if let found = known[key] {
        label = found
      } else {
        keys.append(key)
        views.append(view)
        label = UInt32(keys.count)
        known[key] = label
      }
      last = (key, label)
      return label
    }
  }
}

/// What the owner of a point tells about the way down to a view.
private final class Owners {
  enum Relation {
    case own
    case subview(UIView)
    /// Somebody else; the decision where the owner alone tells it.
    case elsewhere((WayDown.Decision.Kind, UIView)?)
    /// One of those that have no index of their own, so that only asking tells.
    case unnumbered
  }

  /// Whether nobody's code answers, so that owner and geometry decide.
  let isPlain: Bool
  private let way: WayDown
  private let windows: [UIWindow]
  private var viewsByIndex: [UInt16: UIView] = [:]
  private var relations: [UInt16: Relation] = [:]
  private var last: (index: UInt16, relation: Relation)?
  private let refusingLevel: Int
  private let isOfOthers: (UInt16) -> Bool
  private let isOfOthersBelow: (UInt16) -> Bool
  /// Stands for all views that the view at the end of the way holds and that have no index.
  private var viewBelow: UIView?

  init(_ scene: Scene, _ way: WayDown, _ question: HitMapQuestion) {
    self.way = way
    isOfOthers = question.isOfOthers
    isOfOthersBelow = question.isOfOthersBelow
    windows = scene.application.windowsFrontToBack
    var isPlain = way.path.allSatisfy { $0.methodTable.method(for: .pointInside) == nil }
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      if let index = question.index(of: view) {
        viewsByIndex[index] = view
      } else if viewBelow == nil, view.isDescendant(of: way.view) {
        viewBelow = view
      }
      if view.methodTable.method(for: .hitTest) != nil { isPlain = false }
      if view.subviewCount > 0 { waiting += view.subviews }
    }
    self.isPlain = isPlain
    refusingLevel = way.path.firstIndex { $0.refusal != nil } ?? way.path.count
  }

  func relation(of index: UInt16) -> Relation {
    if let last, last.index == index { return last.relation }
    let relation = relations[index] ?? makeRelation(of: index)
    relations[index] = relation
    last = (index, relation)
    return relation
  }

  private func makeRelation(of index: UInt16) -> Relation {
    if isOfOthers(index) { return .unnumbered }
    if isOfOthersBelow(index), let viewBelow { return .subview(viewBelow) }
    guard let owner = viewsByIndex[index] else { return .elsewhere(nil) }
    if owner === way.view { return .own }
    if owner.isDescendant(of: way.view) { return .subview(owner) }
    guard isPlain else { return .elsewhere(nil) }
    // Up from the owner to the first view on the way; what was below it stands beside the way.
    var below: UIView?
    var current: UIView? = owner
    while let view = current, !way.path.contains(where: { $0 === view }) {
      below = view
      current = view.superview
    }
    guard let meeting = current else {
      guard let front = windows.firstIndex(where: { $0 === below }),
        let own = windows.firstIndex(where: { $0 === way.path[0] }), front < own
      else { return .elsewhere(nil) }
      return .elsewhere((.otherWindow, windows[front]))
    }
    guard let below, let level = way.path.firstIndex(where: { $0 === meeting }),
      let beside = meeting.indexOfSubview(below),
      let next = meeting.indexOfSubview(way.path[level + 1]), beside > next
    else { return .elsewhere(nil) }
    return .elsewhere((.covered, below))
  }

  /// The decision where nothing in front answered: the first view on the way that refuses, or whose
  /// bounds the point is outside of. nil where code answers.
  func plain(_ firstLevelOutside: Int) -> (WayDown.Decision.Kind, UIView)? {
    guard isPlain, min(firstLevelOutside, refusingLevel) < way.path.count else { return nil }
    return refusingLevel <= firstLevelOutside
      ? (.refused, way.path[refusingLevel]) : (.outside, way.path[firstLevelOutside])
  }

  /// How many points the view itself gets that are not its own.
  func beyond(_ map: HitMap, _ regions: RegionMap, _ geometry: WayGeometry) -> Int {
    guard let own = viewsByIndex.first(where: { $0.value === way.view })?.key else { return 0 }
    var count = 0
    for row in 0..<map.height {
      for column in 0..<map.width where map.cells[row * map.width + column] == own {
        let isOwn =
          regions.rows.contains(row) && regions.columns.contains(column)
          && regions[column, row] != 0
        if !isOwn { count += 1 }
      }
    }
    return count
  }
}

/// Asks single points and reads who decided, with one recorder for all.
private struct RecordedDecisions {
  private let scene: Scene
  private let way: WayDown
  private let isInterrupted: () -> Bool

  init(_ scene: Scene, _ way: WayDown, isInterrupted: @escaping () -> Bool) {
    self.scene = scene
    self.way = way
    self.isInterrupted = isInterrupted
  }

  /// How many points are asked between two looks at whether anybody interrupts.
  private static let batch = 256

  func read(
    _ points: [CGPoint], _ tell: (_ index: Int, _ decision: WayDown.Decision) -> Void
  ) throws {
    guard !points.isEmpty else { return }
    let recorder = HitTestRecorder()
    let event = UIEvent()
    let budget = ScriptBudget(scene)
    budget.begin()
    defer { budget.end() }
    let failure: Problem? = Door.watching(recorder) {
      for (index, point) in points.enumerated() {
        if index % Self.batch == 0, isInterrupted() { return .interrupted }
        budget.renew()
        recorder.clear()
        let result = scene.application.hitTest(point, with: event)
        if budget.isSpent, let report = budget.report { return .stopped(report, trace: nil) }
        tell(index, way.decision(in: recorder.steps, result: result))
      }
      return nil
    }
    if let failure { throw failure }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
