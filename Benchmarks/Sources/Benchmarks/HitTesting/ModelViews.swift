import Baseline
import Foundation
import UIKitModel

/// A tree built in Touchstone's model, by the API that an app would use.
final class ModelViews {
  let root: UIView

  /// Every third view overrides both methods only to call the inherited ones.
  convenience init(_ nodes: [TreeNode]) {
    self.init(nodes) { index, frame in
      index.isMultiple(of: 3) ? OverridingView(frame: frame) : UIView(frame: frame)
    }
  }

  /// `make` gives the view for the place of a node.
  init(_ nodes: [TreeNode], make: (Int, CGRect) throws -> UIView) rethrows {
    var views: [UIView] = []
    views.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let frame = CGRect(
        x: CGFloat(node.x), y: CGFloat(node.y),
        width: CGFloat(node.width), height: CGFloat(node.height))
      let view = try make(index, frame)
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = node.isUserInteractionEnabled
      view.tag = index
      if node.parent >= 0 {
        views[Int(node.parent)].addSubview(view)
      }
      views.append(view)
    }
    root = views[0]
  }

  /// Hit-tests each point and returns the checksum of the answers, as Baseline.h defines it.
  func sweep(_ points: [TouchPoint]) -> UInt64 {
    var checksum = Checksum()
    for point in points {
      checksum.add(root.hitTest(CGPoint(x: Int(point.x), y: Int(point.y)), with: nil))
    }
    return checksum.value
  }

  /// As `sweep(_:)`, through the door where a script may stand.
  func sweepThroughDoor(_ points: [TouchPoint]) -> UInt64 {
    var checksum = Checksum()
    for point in points {
      checksum.add(Door.hitTest(root, CGPoint(x: Int(point.x), y: Int(point.y)), with: nil))
    }
    return checksum.value
  }

  /// How many views are asked to hit-test for all points together.
  func countVisits(_ points: [TouchPoint]) -> Int {
    let counter = VisitCounter()
    _ = Door.watching(counter) { sweepThroughDoor(points) }
    return counter.visits
  }

  /// As `sweep(_:)`, with a trace of each hit test.
  func sweepTraced(_ points: [TouchPoint]) -> UInt64 {
    var checksum = Checksum()
    for point in points {
      let question = Question(root: root, point: CGPoint(x: Int(point.x), y: Int(point.y)))
      checksum.add(traced(question))
    }
    return checksum.value
  }
}

private struct Checksum {
  private(set) var value: UInt64 = 0
  private var count: UInt64 = 0

  mutating func add(_ hit: UIView?) {
    if let hit {
      value += UInt64(hit.tag + 1) * (count % 1009 + 1)
    }
    count += 1
  }
}

/// Overrides that change nothing, so that the calls stay the ones that an app's own view would get.
private final class OverridingView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

private final class VisitCounter: MessageObserver {
  private(set) var visits = 0

  func willHitTest(_ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?) {
    visits += 1
  }

  func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {}

  func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any UIKitModel.Method)?,
    afterSwitches: Bool
  ) {}

  func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any UIKitModel.Method)?) {}
}
