import Foundation

/// The place of a layer in space.
extension CALayer {
  /// The distance of the anchor point from the superlayer's plane. It orders the drawing of
  /// siblings and counts with perspective (GE-14, GE-33); hit testing ignores the order (HT-8).
  public final var zPosition: CGFloat {
    get { state.pointee.space?.z ?? 0 }
    set {
      let old = zPosition
      changeSpace { $0.changeSpace(z: newValue) }
      changed(.zPosition, from: [old])
    }
  }

  /// The distance of the anchor point from the layer's own plane, to which position and transform
  /// refer (GE-32).
  public final var anchorPointZ: CGFloat {
    get { state.pointee.space?.anchorZ ?? 0 }
    set {
      changeSpace { $0.changeSpace(anchorZ: newValue) }
      lookChanged()
    }
  }

  /// A transform of all sublayers, about the anchor point of the bounds: the usual place of a
  /// perspective (GE-33).
  public final var sublayerTransform: CATransform3D {
    get { state.pointee.space?.inner?.transform ?? CATransform3DIdentity }
    set {
      let inner = SublayerSpace(newValue)
      changeSpace { $0.changeInner(inner) }
      for layer in sublayers ?? [] { layer.state.pointee.enter(inner) }
      lookChanged()
    }
  }

  /// The map of the layer's points by its own transform, both relative to the anchor point.
  package final var mapAroundAnchor: Projection {
    Projection(CATransform3DTranslate(transform, 0, 0, -anchorPointZ))
  }

  private func changeSpace(_ change: (inout ViewState) -> Void) {
    change(&state.pointee)
    state.pointee.geometryChanged()
  }
}

extension UIView {
  /// The transform in space: the layer's transform (GE-13, GE-32).
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
