import HitMaps
import Records
import UIKitModel

/// The conclusions from the owner of a point about the path to a view.
final class WayOwners {
  enum Relation {
    case own
    case subview(UIView)
    /// Another owner; with the decision if the owner alone shows it.
    case elsewhere((WayDown.Decision.Kind, UIView)?)
    /// One of those without an index of their own, so that only asking shows which.
    case unnumbered
  }

  /// Whether no code answers, so that owner and geometry decide.
  let isPlain: Bool
  private let way: WayDown
  private let windows: [UIWindow]
  private var viewsByIndex: [UInt16: UIView] = [:]
  private var relations: [UInt16: Relation] = [:]
  private var last: (index: UInt16, relation: Relation)?
  private let refusingLevel: Int
  private let isOfOthers: (UInt16) -> Bool
  private let isOfOthersBelow: (UInt16) -> Bool
  /// The placeholder for all descendants of the view at the end of the path without an index.
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
    // Up from the owner to the first view on the path; `below` is the last one off the path.
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

  /// The decision if nothing in front answered: the first view on the path that refuses, or whose
  /// bounds the point is outside. nil if code answers.
  func plain(_ firstLevelOutside: Int) -> (WayDown.Decision.Kind, UIView)? {
    guard isPlain, min(firstLevelOutside, refusingLevel) < way.path.count else { return nil }
    return refusingLevel <= firstLevelOutside
      ? (.refused, way.path[refusingLevel]) : (.outside, way.path[firstLevelOutside])
  }

  /// The number of points outside the view that it gets itself.
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
