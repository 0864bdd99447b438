import Foundation
import Records
import UIKitModel

/// Where a transform takes a view.
extension Scene {
  /// Steps that act on points one after the other, each by `concatenating` (TF-5), and where the
  /// view's corners go; without steps the same of the transform that it has.
  package func transformRecord(
    of view: UIView, _ steps: [TransformRecord.Step]
  ) -> TransformRecord {
    var product = CGAffineTransform.identity
    let stages = steps.map { step in
      product = product.concatenating(step.transform)
      return TransformRecord.Stage(
        step: step, own: step.transform.entries, product: product.entries)
    }
    let matrix = steps.isEmpty ? view.transform : product
    let reverse = steps.reversed().reduce(CGAffineTransform.identity) {
      $0.concatenating($1.transform)
    }
    let corners = view.corners(under: matrix)
    let (xs, ys) = (corners.map(\.after.x), corners.map(\.after.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return TransformRecord(
      view: objectName(view), stages: stages, matrix: matrix.entries,
      reverse: steps.count > 1 ? reverse.entries : nil, isInvertible: matrix.isInvertible,
      center: view.center, anchorPoint: view.anchorPoint, corners: corners,
      frame: CGRect(
        x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top))
  }
}

extension TransformRecord.Step {
  /// The step alone.
  fileprivate var transform: CGAffineTransform {
    switch self {
    case .rotate(let degrees): CGAffineTransform(rotationAngle: degrees * .pi / 180)
    case .scale(let x, let y): CGAffineTransform(scaleX: x, y: y)
    case .move(let x, let y): CGAffineTransform(translationX: x, y: y)
    }
  }
}

extension UIView {
  /// The corners of the bounds on their way into the superview: seen from the anchor point, through
  /// a matrix, and moved to `center` (GE-1, TF-11).
  package final func corners(under matrix: CGAffineTransform) -> [TransformRecord.Corner] {
    let (size, anchor, center) = (bounds.size, anchorPoint, center)
    let sides = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    return sides.map { across, down in
      let offset = CGPoint(
        x: (across - anchor.x) * size.width, y: (down - anchor.y) * size.height)
      let moved = offset.applying(matrix)
      return TransformRecord.Corner(
        offset: offset, moved: moved,
        before: CGPoint(x: center.x + offset.x, y: center.y + offset.y),
        after: CGPoint(x: center.x + moved.x, y: center.y + moved.y))
    }
  }
}
