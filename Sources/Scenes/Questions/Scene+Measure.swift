import Foundation
import Records
import UIKitModel

/// One of two subjects of a measurement.
package enum MeasureSubject {
  case view(UIView)
  /// A point of the screen, or in a view's own coordinates.
  case point(CGPoint, in: UIView?)

  /// The view in whose coordinates its numbers are; nil for the screen.
  fileprivate var anchor: UIView? {
    switch self {
    case .view(let view): view
    case .point(_, let view): view
    }
  }
}

extension Scene {
  /// Measures between two views or points, in the coordinates of their nearest common ancestor.
  ///
  /// Throws if there is none: for a view in no window and something that is not in its tree.
  package func measure(_ first: MeasureSubject, _ second: MeasureSubject) throws -> MeasureRecord {
    let space = try space(first.anchor, second.anchor)
    let (one, other) = (end(first, in: space), end(second, in: space))
    let (a, b) = (one.record.frame, other.record.frame)
    for (end, subject) in [(one.record, first), (other.record, second)] where !end.isFinite {
      throw Problem.notMeasurable(subject.anchor.map { objectName($0).text })
    }
    let isPoint = one.record.view == nil || other.record.view == nil
    let across = Self.axis((a.minX, a.maxX), (b.minX, b.maxX), one.record, other.record)
    let down = Self.axis((a.minY, a.maxY), (b.minY, b.maxY), one.record, other.record)
    let isTurned = one.record.isTurned || other.record.isTurned
    let overlap = isPoint ? .null : a.overlap(with: b)
    let way = CGSize(
      width: other.record.middle.x - one.record.middle.x,
      height: other.record.middle.y - one.record.middle.y)
    return MeasureRecord(
      space: space.map { .view(objectName($0)) } ?? .screen, first: one.record,
      second: other.record, across: across, down: down, gap: hypot(across.gap, down.gap),
      gapOfShapes: isTurned ? Shape(one.corners).distance(to: Shape(other.corners)) : nil,
      overlap: overlap.isEmpty ? nil : overlap, insets: isPoint ? nil : Self.insets(a, b),
      containment: containment(first, second), betweenMiddles: way,
      middleDistance: hypot(way.width, way.height))
  }

  // MARK: The space

  /// The nearest common ancestor; nil for the screen.
  private func space(_ first: UIView?, _ second: UIView?) throws -> UIView? {
    for view in [first, second].compactMap({ $0 }) where view.window == nil {
      if first == nil || second == nil { throw Problem.notInWindow(objectName(view).text) }
    }
    guard let first, let second else { return nil }
    if first.topmost === second.topmost {
      return ConversionPath(from: first, to: second).meeting
    }
    if let view = [first, second].first(where: { $0.window == nil }) {
      throw Problem.notInWindow(objectName(view).text)
    }
    return nil
  }

  /// One of the two in the space, with the corners of its shape.
  private func end(
    _ subject: MeasureSubject, in space: UIView?
  ) -> (record: MeasureRecord.End, corners: [CGPoint]) {
    let path = path(from: subject.anchor, to: space)
    switch subject {
    case .point(let point, let view):
      let steps = steps(of: point, along: path)
      let result = steps.last?.to ?? point
      let record = MeasureRecord.End(
        view: nil, given: .init(point: point, view: view.map(objectName)), steps: steps,
        frame: CGRect(origin: result, size: .zero), middle: result, isTurned: false)
      return (record, [result])
    case .view(let view):
      let bounds = view.bounds.standardized
      let corners = [
        bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ].map { steps(of: $0, along: path).last?.to ?? $0 }
      let isMoved = path.allSatisfy { $0.transform.isIdentity && !$0.isInPerspective }
      let record = MeasureRecord.End(
        view: objectName(view), given: nil, steps: steps(of: bounds.origin, along: path),
        frame: isMoved ? CGRect(origin: corners[0], size: bounds.size) : Shape(corners).box,
        middle: steps(of: view.middle, along: path).last?.to ?? view.middle,
        isTurned: !path.allSatisfy { $0.transform.keepsAxes && !$0.isInPerspective })
      return (record, corners)
    }
  }

  /// The views whose superviews' coordinates are entered on the way up to the space. A window that
  /// is as large as the screen has the screen's own coordinates, so that is not a step.
  private func path(from anchor: UIView?, to space: UIView?) -> [UIView] {
    guard let anchor else { return [] }
    return sequence(first: anchor) { $0.superview }.prefix { $0 !== space }
      .filter { !($0 is UIWindow) || !$0.mapToSuperview.isIdentity }
  }

  private func steps(of point: CGPoint, along path: [UIView]) -> [PointConversion] {
    var steps: [PointConversion] = []
    for view in path { steps.append(conversion(of: steps.last?.to ?? point, for: view, .up)) }
    return steps
  }

  // MARK: Comparing

  private static func axis(
    _ first: (low: CGFloat, high: CGFloat), _ second: (low: CGFloat, high: CGFloat),
    _ one: MeasureRecord.End, _ other: MeasureRecord.End
  ) -> MeasureRecord.Axis {
    // A point on the near edge of a view is inside it, one on the far edge is not (HT-10).
    let isNearEdge =
      one.view == nil && first.low == second.low && second.low < second.high
      || other.view == nil && first.low == second.low && first.low < first.high
    let isSamePoint = one.view == nil && other.view == nil && first == second
    if isNearEdge || isSamePoint { return .shared(from: first.low, to: first.low) }
    if second.low >= first.high { return .after(end: first.high, begin: second.low) }
    if first.low >= second.high { return .before(end: second.high, begin: first.low) }
    return .shared(from: max(first.low, second.low), to: min(first.high, second.high))
  }

  private static func insets(_ first: CGRect, _ second: CGRect) -> MeasureRecord.Insets? {
    func insets(_ inner: CGRect, in outer: CGRect, isSecond: Bool) -> MeasureRecord.Insets? {
      guard inner.minX >= outer.minX, inner.maxX <= outer.maxX, inner.minY >= outer.minY,
        inner.maxY <= outer.maxY
      else { return nil }
      return MeasureRecord.Insets(
        isSecond: isSecond, top: inner.minY - outer.minY, left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
    }
    return insets(second, in: first, isSecond: true) ?? insets(first, in: second, isSecond: false)
  }

  /// The relation of a point to a view's bounds; nil for two views and for two points.
  private func containment(
    _ first: MeasureSubject, _ second: MeasureSubject
  ) -> MeasureRecord.Containment? {
    switch (first, second) {
    case (.view(let view), .point(let point, let source)),
      (.point(let point, let source), .view(let view)):
      guard let record = try? conversionRecord(of: point, from: source, to: view) else {
        return nil
      }
      let own = record.result
      return MeasureRecord.Containment(
        view: objectName(view), point: own.x.isFinite && own.y.isFinite ? own : nil,
        bounds: view.bounds, isInside: record.isInside,
        singular: record.steps.first { !$0.isPossible }?.view)
    default: return nil
    }
  }
}

extension MeasureRecord.End {
  /// Whether it contains no infinity and no NaN.
  fileprivate var isFinite: Bool {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, frame.maxX, frame.maxY]
      .allSatisfy(\.isFinite) && middle.x.isFinite && middle.y.isFinite
  }
}

/// A convex shape by its corners, in order; a point has one corner.
private struct Shape {
  private let corners: [CGPoint]

  init(_ corners: [CGPoint]) {
    self.corners = corners
  }

  /// The bounding box.
  var box: CGRect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The distance of two shapes; 0 if they touch or overlap.
  func distance(to other: Shape) -> Double {
    if corners.contains(where: other.contains) || other.corners.contains(where: contains) {
      return 0
    }
    var least = Double.infinity
    for mine in edges {
      for theirs in other.edges { least = min(least, mine.distance(to: theirs)) }
    }
    return least
  }

  private var edges: [Edge] {
    corners.indices.map { Edge(from: corners[$0], to: corners[($0 + 1) % corners.count]) }
  }

  private func contains(_ point: CGPoint) -> Bool {
    guard corners.count > 2 else { return false }
    let sides = edges.map { $0.side(of: point) }
    // The point is on the line of a degenerate shape.
    if sides.allSatisfy({ $0 == 0 }) { return false }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  private struct Edge {
    let from: CGPoint
    let to: CGPoint

    /// Positive on one side of the line, negative on the other.
    func side(of point: CGPoint) -> Double {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }

    func distance(to point: CGPoint) -> Double {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      let part = length == 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
      let near = min(max(part, 0), 1)
      return hypot(point.x - from.x - near * dx, point.y - from.y - near * dy)
    }

    func distance(to other: Edge) -> Double {
      let isCrossed =
        side(of: other.from) * side(of: other.to) < 0
        && other.side(of: from) * other.side(of: to) < 0
      if isCrossed { return 0 }
      return min(
        min(distance(to: other.from), distance(to: other.to)),
        min(other.distance(to: from), other.distance(to: to)))
    }
  }
}
