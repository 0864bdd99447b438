import Foundation

/// The place of a layer in its superlayer as it is drawn.
struct PlaceInSpace {
  /// The map from the layer's points to those of the layer into whose plane it is flattened.
  let outward: Projection
  /// The transform of space for the sublayers of a transform layer; nil for any other layer, which
  /// flattens its sublayers.
  let forSublayers: CATransform3D?
  /// Whether its front is seen (GE-35).
  let facesViewer: Bool

  /// `space` is the transform of the transform layer that contains it; nil in any other layer.
  init(_ layer: CALayer, in space: CATransform3D?) {
    let state = layer.state
    let isTransformLayer = layer is CATransformLayer
    guard space != nil || isTransformLayer || state.pointee.space != nil else {
      outward = Projection(state.pointee.toSuperview)
      (forSublayers, facesViewer) = (nil, true)
      return
    }
    var matrix = state.pointee.matrix
    if let space { matrix = CATransform3DConcat(matrix, space) }
    facesViewer = matrix.showsFront
    // The plane of a transform layer is not drawn.
    outward = isTransformLayer ? .identity : Projection(matrix)
    forSublayers = isTransformLayer ? matrix : nil
  }
}

extension CALayer {
  /// The sublayers from back to front: by zPosition (GE-14). Those of a transform layer, which
  /// `space` applies to, are ordered by the depth of their anchor points.
  final func sublayersFromBack(in space: CATransform3D?) -> [CALayer] {
    let depths = (sublayers ?? []).enumerated().map { place, layer in
      (depth: layer.depth(in: space), place: place, layer: layer)
    }
    return depths.sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }.map(\.layer)
  }

  private func depth(in space: CATransform3D?) -> CGFloat {
    guard let space else { return zPosition }
    let matrix = CATransform3DConcat(state.pointee.matrix, space)
    let anchor = state.pointee.anchor
    return anchor.x * matrix.m13 + anchor.y * matrix.m23 + matrix.m43
  }
}

nonisolated extension CATransform3D {
  /// Whether the front of the plane z = 0 is seen after the transform: its normal points towards
  /// the viewer. A reflection in the plane does not turn it.
  fileprivate var showsFront: Bool {
    let seen = Projection(self).determinant
    return seen * determinant >= 0
  }
}
