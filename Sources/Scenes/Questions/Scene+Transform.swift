import Foundation
import Records
import UIKitModel

/// The effect of transforms on views.
extension Scene {
  /// Steps that are applied to points one after the other, each by `concatenating` (TF-5), and
  /// where the corners of a view or layer move; without steps the same for its present transform.
  package func transformRecord(
    of framed: Framed, _ steps: [TransformRecord.Step]
  ) -> TransformRecord {
    var product = CGAffineTransform.identity
    let stages = steps.map { step in
      product = product.concatenating(step.transform)
      return TransformRecord.Stage(
        step: step, own: step.transform.entries, product: product.entries)
    }
    let matrix = steps.isEmpty ? framed.mapAroundAnchor : Projection(product)
    let reverse = steps.reversed().reduce(CGAffineTransform.identity) {
      $0.concatenating($1.transform)
    }
    let corners = framed.corners(under: matrix)
    let (xs, ys) = (corners.map(\.after.x), corners.map(\.after.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return TransformRecord(
      view: addressedName(of: framed.object), stages: stages,
      matrix: matrix.isAffine ? matrix.plane.entries : matrix.entries,
      reverse: steps.count > 1 ? reverse.entries : nil, isInvertible: matrix.isInvertible,
      center: framed.center, anchorPoint: framed.anchorPoint, corners: corners,
      frame: CGRect(
        x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top),
      term: framed.term)
  }
}

extension TransformRecord.Step {
  /// The transform of the step alone.
  fileprivate var transform: CGAffineTransform {
    switch self {
    case .rotate(let degrees): CGAffineTransform(rotationAngle: degrees * .pi / 180)
    case .scale(let x, let y): CGAffineTransform(scaleX: x, y: y)
    case .move(let x, let y): CGAffineTransform(translationX: x, y: y)
    }
  }
}
