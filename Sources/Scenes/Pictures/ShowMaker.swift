import Foundation
import Records
import UIKitModel

/// Finds the views on the screen, from back to front, and the reasons why others are not visible.
package struct ShowMaker {
  /// The maximum number of views of a picture; the smallest are left out beyond that.
  nonisolated package static let mostViews = 2_000
  /// The maximum number of missing views that are named.
  nonisolated static let mostMissing = 20

  /// A view that was found, before the smallest are left out.
  private struct Found {
    let view: UIView
    let record: ShowRecord.View
    let area: Double
  }

  private struct Waiting {
    let view: UIView
    /// The transform from points of the superview to points of the screen.
    let map: Projection
    /// The part of the screen that clipping ancestors leave; nil if none clips.
    let clip: ConvexShape?
    let alpha: Double
  }

  private enum Step {
    case view(Waiting)
    /// The end of the subtree of the view in question.
    case endOfSubject
  }

  private let scene: Scene
  private let subject: UIView?
  private let screen: ConvexShape
  private var found: [Found] = []
  private var subjectRange: Range<Int>?
  private var missing: [ShowRecord.Missing] = []
  private var missingInAll = 0

  /// Inspects the present scene; `subject` is the view in question.
  package init(_ scene: Scene, subject: UIView? = nil) {
    self.scene = scene
    self.subject = subject
    let size = scene.application.screen.bounds.size
    screen = ConvexShape(CGRect(origin: .zero, size: size), .identity)
    for window in scene.application.windowsFrontToBack.reversed() { look(at: window) }
  }

  /// The picture with fingers: their paths, and the views that have their touches.
  package func record(
    extent: ShowRecord.Extent, fingers: [(finger: ShowRecord.Finger, view: UIView?)] = [],
    isOutdated: Bool = false
  ) -> ShowRecord {
    let kept = kept
    let places = Dictionary(
      uniqueKeysWithValues: kept.enumerated().map { (ObjectIdentifier(found[$1].view), $0) })
    let drawn = Set(kept)
    let left = kept.count == found.count ? [] : found.indices.filter { !drawn.contains($0) }
    let more = left.lazy.map { ShowRecord.Missing(view: found[$0].record.view, reason: .tooMany) }
      .filter(\.view.isNamed).prefix(max(0, Self.mostMissing - missing.count))
    let range = subjectRange.map { range in
      let first = kept.partitioningIndex { $0 >= range.lowerBound }
      return first..<kept.partitioningIndex { $0 >= range.upperBound }
    }
    return ShowRecord(
      screen: scene.application.screen.bounds.size, extent: extent, subject: range,
      views: kept.map { found[$0].record }, missing: missing + more,
      missingInAll: missingInAll + left.count,
      fingers: fingers.map { finger, view in
        ShowRecord.Finger(
          number: finger.number, way: finger.way, view: finger.view,
          index: view.flatMap { places[ObjectIdentifier($0)] })
      }, isOutdated: isOutdated)
  }

  /// The views that are drawn: all, or the largest including the one in question.
  private var kept: [Int] {
    guard found.count > Self.mostViews else { return Array(found.indices) }
    let order = found.indices.sorted { (found[$1].area, $0) < (found[$0].area, $1) }
    var kept = order.prefix(Self.mostViews)
    if let first = subjectRange?.lowerBound, !kept.contains(first) {
      kept[kept.endIndex - 1] = first
    }
    return kept.sorted()
  }

  // MARK: Looking

  private mutating func look(at window: UIWindow) {
    var waiting = [Step.view(Waiting(view: window, map: .identity, clip: nil, alpha: 1))]
    while let step = waiting.popLast() {
      guard case .view(let next) = step else {
        subjectRange = (subjectRange?.lowerBound ?? 0)..<found.count
        continue
      }
      let view = next.view
      let map = view.mapToSuperview.concatenating(next.map)
      let quad = ConvexShape(view.bounds, map)
      if let reason = reason(view, next, quad) {
        leaveOut(view, reason)
        if reason.holdsForSubviews { continue }
      } else {
        if view === subject {
          subjectRange = found.count..<found.count
          waiting.append(.endOfSubject)
        }
        found.append(record(of: view, next, quad))
      }
      let alpha = next.alpha * Double(view.alpha)
      let clip =
        view.clipsToBounds ? next.clip.map { $0.intersection(with: quad) } ?? quad : next.clip
      // Views are drawn by zPosition first.
      let order = view.subviews.enumerated().sorted { first, second in
        (first.element.layer.zPosition, first.offset)
          < (second.element.layer.zPosition, second.offset)
      }
      for (_, subview) in order.reversed() {
        waiting.append(.view(Waiting(view: subview, map: map, clip: clip, alpha: alpha)))
      }
    }
  }

  private func reason(
    _ view: UIView, _ place: Waiting, _ quad: ConvexShape
  ) -> ShowRecord.Absence? {
    if view.isHidden { return .hidden }
    if view.alpha <= 0 { return .transparent }
    guard quad.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .nowhere }
    if quad.area == 0 { return .empty }
    let shown = place.clip.map { $0.intersection(with: quad) } ?? quad
    if shown.area == 0 { return .clipped }
    return screen.intersection(with: shown).area == 0 ? .outside : nil
  }

  private mutating func leaveOut(_ view: UIView, _ reason: ShowRecord.Absence) {
    let name = scene.objectName(view)
    let entry = ShowRecord.Missing(view: name, reason: reason)
    if view === subject {
      missing.insert(entry, at: 0)
    } else if name.isNamed, missing.count < Self.mostMissing {
      missing.append(entry)
    }
    missingInAll += 1
    guard reason.holdsForSubviews else { return }
    var below = view.subviews
    while let next = below.popLast() {
      missingInAll += 1
      below += next.subviews
    }
  }

  private func record(of view: UIView, _ place: Waiting, _ quad: ConvexShape) -> Found {
    let alpha = place.alpha * Double(view.alpha)
    let color = view.backgroundColor.flatMap { color in
      color.alpha * alpha > 0
        ? SceneRecord.Color(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha) : nil
    }
    let shown = place.clip.map { $0.intersection(with: quad) }
    let isBackdrop =
      view is UIWindow || view.superview is UIWindow && quad.corners == screen.corners
    return Found(
      view: view,
      record: ShowRecord.View(
        view: scene.objectName(view), corners: quad.corners, visible: shown?.corners,
        color: color, isBackdrop: isBackdrop),
      area: screen.intersection(with: shown ?? quad).area)
  }
}

extension ShowRecord.Absence {
  /// Whether its subviews are not drawn either.
  fileprivate var holdsForSubviews: Bool {
    switch self {
    case .hidden, .transparent, .nowhere: true
    case .empty, .clipped, .outside, .tooMany: false
    }
  }
}

extension Array where Element == Int {
  /// The first index from which a condition is true for all that follow, in a sorted list.
  fileprivate func partitioningIndex(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
