import Foundation
import Records
import UIKitModel

/// An object with a frame: a view, or a standalone layer (LA-25).
package enum Framed {
  case view(UIView)
  case layer(CALayer)

  /// The object itself, for its properties.
  package var object: ModelObject {
    switch self {
    case .view(let view): view
    case .layer(let layer): layer
    }
  }

  /// The frame in its superview or superlayer (GE-2, GE-4).
  package var frame: CGRect {
    switch self {
    case .view(let view): view.frame
    case .layer(let layer): layer.frame
    }
  }

  var bounds: CGRect {
    switch self {
    case .view(let view): view.bounds
    case .layer(let layer): layer.bounds
    }
  }

  /// The center of a view, the position of a layer (LA-6).
  var center: CGPoint {
    switch self {
    case .view(let view): view.center
    case .layer(let layer): layer.position
    }
  }

  var anchorPoint: CGPoint {
    switch self {
    case .view(let view): view.anchorPoint
    case .layer(let layer): layer.anchorPoint
    }
  }

  /// The map of its points around the anchor point, with perspective (GE-32).
  var mapAroundAnchor: Projection {
    switch self {
    case .view(let view): view.layer.mapAroundAnchor
    case .layer(let layer): layer.mapAroundAnchor
    }
  }

  /// The name of its center; nil for that of a view.
  var term: PlaceTerm? {
    if case .layer = self { .position } else { nil }
  }

  /// The corners of the bounds converted to the superview or superlayer: relative to the anchor
  /// point, through a matrix, and moved to the center (GE-1, TF-11).
  func corners(under matrix: Projection) -> [TransformRecord.Corner] {
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

extension Scene {
  /// The geometry of a view or a layer, with everything that it follows from.
  package func reading(of framed: Framed, _ asked: GeometryReading.Asked) -> GeometryReading {
    let map = framed.mapAroundAnchor
    return GeometryReading(
      view: addressedName(of: framed.object), asked: asked, frame: framed.frame,
      bounds: framed.bounds, center: framed.center, anchorPoint: framed.anchorPoint,
      transform: map.isIdentity ? nil : map.isAffine ? map.plane.entries : map.entries,
      corners: map.isIdentity ? [] : framed.corners(under: map), term: framed.term)
  }
}
