import Foundation
import UIKitModel

/// The part of a view outside its superview, which touches do not reach (HT-4); or do, if code of
/// the superview's own accepts them.
enum OutsideParts {
  /// The fraction of a view's frame outside its superview's bounds, 0 to 1, by area.
  static func share(of view: UIView) -> Double {
    guard let superview = view.superview else { return 0 }
    let frame = view.frame.standardized
    let area = frame.width * frame.height
    guard area > 0, area.isFinite else { return 0 }
    let inside = frame.overlap(with: superview.bounds.standardized)
    if inside.isNull { return 1 }
    let share = 1 - inside.width * inside.height / area
    return share.isFinite ? max(0, share) : 0
  }

  /// The number of points that are asked along each side of a frame.
  private static let points = 10

  /// The fraction of a view that is outside and refused by the code of its superview, 0 to 1: asked
  /// at points that are spread over the frame. 0 if a script is stopped meanwhile.
  static func refusedShare(of view: UIView, _ budget: ScriptBudget) -> Double {
    guard let superview = view.superview else { return 0 }
    let frame = view.frame.standardized
    let bounds = superview.bounds.standardized
    var refused = 0
    for row in 0..<points {
      for column in 0..<points {
        let point = CGPoint(
          x: frame.minX + frame.width * (Double(column) + 0.5) / Double(points),
          y: frame.minY + frame.height * (Double(row) + 0.5) / Double(points))
        if bounds.holds(point) { continue }
        budget.renew(at: superview.pointOnScreen(point))
        if !superview.lets(point, through: view) { refused += 1 }
        if budget.isSpent { return 0 }
      }
    }
    return Double(refused) / Double(points * points)
  }
}

extension CGRect {
  /// Whether a point is inside, for coordinates of any kind: Foundation's own `contains` ends the
  /// program if one is NaN (GE-15).
  fileprivate func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension UIView {
  /// Whether code in place of UIKit's decides which points reach the subviews.
  var answersForOutside: Bool {
    methodTable.method(for: .pointInside) != nil || methodTable.method(for: .hitTest) != nil
  }

  /// Whether a point in its own coordinates may reach a subview, according to its own code.
  fileprivate func lets(_ point: CGPoint, through subview: UIView) -> Bool {
    guard methodTable.method(for: .hitTest) != nil else {
      return Door.pointInside(self, point, with: UIEvent())
    }
    return Door.hitTest(self, point, with: UIEvent())?.isDescendant(of: subview) ?? false
  }
}

extension SceneCopying {
  /// The maximum number of views whose parts a tree asks about.
  private var mostAsked: Int { 100 }

  /// The unreachable fractions of views whose superviews' own code decides about them. Asked on a
  /// copy: writes of scripts are discarded.
  package func refusedParts(below start: UIView?) -> [ObjectIdentifier: Double] {
    let tops = start.map { [$0] } ?? scene.application.windows
    var asked: [(view: UIView, address: ViewAddress)] = []
    var waiting = tops
    while let view = waiting.popLast(), asked.count < mostAsked {
      waiting += view.subviews
      guard view.superview?.answersForOutside ?? false, OutsideParts.share(of: view) > 0,
        let address = ViewAddress(of: view, in: scene)
      else { continue }
      asked.append((view, address))
    }
    if asked.isEmpty { return [:] }
    let shares = try? onCopy { scene -> [Double] in
      let budget = ScriptBudget(scene)
      budget.begin()
      defer { budget.end() }
      return asked.map { item in
        budget.isSpent
          ? 0 : item.address.view(in: scene).map { OutsideParts.refusedShare(of: $0, budget) } ?? 0
      }
    }
    guard let shares else { return [:] }
    let pairs = zip(asked, shares).map { (ObjectIdentifier($0.view), $1) }
    return Dictionary(pairs) { first, _ in first }
  }
}
