import Foundation

/// The values of a layer in space that differ from those of a flat layer: a transform with depth or
/// perspective, a distance from the plane, a transform of all sublayers. Most layers have none.
///
/// The values are constant, so copies of a `ViewState` share them; the maps follow from them and
/// from the geometry of the layer, and are computed when they are needed.
nonisolated final class LayerSpace {
  /// The layer's transform if it is not one of the plane.
  let transform: CATransform3D?
  /// The layer's zPosition.
  let z: CGFloat
  /// The layer's anchorPointZ.
  let anchorZ: CGFloat
  /// The effect of the superlayer's sublayerTransform; nil if that is the identity.
  let outer: SublayerSpace?
  /// The effect of the layer's own sublayerTransform; nil if that is the identity.
  let inner: SublayerSpace?
  private var maps: Maps?

  private struct Maps {
    /// The version of the outer space from which they were computed.
    let version: Int
    let outward: Projection
    let inward: Projection
  }

  /// Creates the values of a layer in space; nil for those of a flat layer.
  init?(
    transform: CATransform3D?, z: CGFloat, anchorZ: CGFloat, outer: SublayerSpace?,
    inner: SublayerSpace?
  ) {
    guard transform != nil || z != 0 || anchorZ != 0 || outer != nil || inner != nil else {
      return nil
    }
    self.transform = transform
    (self.z, self.anchorZ) = (z, anchorZ)
    (self.outer, self.inner) = (outer, inner)
  }

  deinit {}

  /// Whether an affine transform cannot describe the place in the superlayer.
  var isProjective: Bool {
    if outer != nil { return true }
    guard let transform else { return false }
    return anchorZ != 0 || transform.m14 != 0 || transform.m24 != 0 || transform.m44 != 1
  }

  /// The geometry of the layer changed: its maps are computed again, and those of its sublayers,
  /// whose transform refers to its anchor point.
  func geometryChanged(_ state: borrowing ViewState) {
    maps = nil
    inner?.anchor(at: state.anchor, anchorZ)
  }

  /// The map from the layer's points to its superlayer's.
  func outward(_ state: borrowing ViewState) -> Projection { maps(state).outward }

  /// The map from the superlayer's points to the layer's. Every number is NaN if there is none
  /// (GE-25).
  func inward(_ state: borrowing ViewState) -> Projection { maps(state).inward }

  private func maps(_ state: borrowing ViewState) -> Maps {
    let version = outer?.version ?? 0
    if let maps, maps.version == version { return maps }
    let outward = Projection(state.matrix)
    let new = Maps(
      version: version, outward: outward,
      inward: outward.isInvertible ? outward.inverted() : .impossible)
    maps = new
    return new
  }
}

/// The effect of a layer's sublayerTransform on its sublayers, which share it: the transform, about
/// the anchor point of the layer's bounds (GE-33).
nonisolated final class SublayerSpace {
  /// The transform as it was set.
  let transform: CATransform3D
  /// The transform of space around the anchor point.
  private(set) var matrix = CATransform3DIdentity
  /// Grows with every change of the matrix.
  private(set) var version = 0

  /// Creates the effect of a transform; nil for the identity.
  init?(_ transform: CATransform3D) {
    if CATransform3DIsIdentity(transform) { return nil }
    self.transform = transform
  }

  deinit {}

  /// Sets the anchor point, in the coordinates of the layer.
  func anchor(at point: CGPoint, _ z: CGFloat) {
    let back = CATransform3DMakeTranslation(point.x, point.y, z)
    let matrix = CATransform3DConcat(
      CATransform3DTranslate(transform, -point.x, -point.y, -z), back)
    guard matrix != self.matrix else { return }
    self.matrix = matrix
    version += 1
  }
}

nonisolated extension ViewState {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The transform of space from the layer's points to those of its superlayer (GE-32), without
  /// the superlayer's sublayerTransform.
  var ownMatrix: CATransform3D {
    let own = space?.transform ?? CATransform3DMakeAffineTransform(transform ?? .identity)
    return CATransform3DConcat(
      CATransform3DTranslate(own, -anchor.x, -anchor.y, -(space?.anchorZ ?? 0)),
      CATransform3DMakeTranslation(position.x, position.y, space?.z ?? 0))
  }

  /// The transform of space from the layer's points to those of its superlayer (GE-32, GE-33).
  var matrix: CATransform3D {
    guard let outer = space?.outer else { return ownMatrix }
    return CATransform3DConcat(ownMatrix, outer.matrix)
  }

  /// The map from the layer's points to its superlayer's, with perspective.
  var projection: Projection {
    guard isProjective, let space else { return Projection(toSuperview) }
    return space.outward(self)
  }

  /// The layer's transform.
  var transform3D: CATransform3D {
    get { space?.transform ?? CATransform3DMakeAffineTransform(transform ?? .identity) }
    set {
      let plane = CATransform3DGetAffineTransform(newValue)
      transform = plane.isIdentity ? nil : plane
      if !CATransform3DIsAffine(newValue) { changeSpace(transform: newValue) }
    }
  }

  /// The layer gets a transform of the plane: its transform in space goes.
  mutating func leaveSpace() {
    guard let old = space, old.transform != nil else { return }
    space = LayerSpace(
      transform: nil, z: old.z, anchorZ: old.anchorZ, outer: old.outer, inner: old.inner)
  }

  /// Changes some of the values in space; `geometryChanged` has to follow.
  mutating func changeSpace(
    transform: CATransform3D? = nil, z: CGFloat? = nil, anchorZ: CGFloat? = nil
  ) {
    let old = space
    space = LayerSpace(
      transform: transform ?? old?.transform, z: z ?? old?.z ?? 0,
      anchorZ: anchorZ ?? old?.anchorZ ?? 0, outer: old?.outer, inner: old?.inner)
  }

  /// Replaces the transform of the sublayers; `geometryChanged` has to follow, and each sublayer
  /// enters the new space.
  mutating func changeInner(_ inner: SublayerSpace?) {
    let old = space
    space = LayerSpace(
      transform: old?.transform, z: old?.z ?? 0, anchorZ: old?.anchorZ ?? 0, outer: old?.outer,
      inner: inner)
  }

  /// Takes the values of another layer, except for the transform. The geometry of the copy does not
  /// affect the sublayers of the other one.
  mutating func takeSpace(of other: UnsafeMutablePointer<ViewState>) {
    guard let values = other.pointee.space else { return }
    space = LayerSpace(
      transform: space?.transform, z: values.z, anchorZ: values.anchorZ, outer: values.outer,
      inner: values.inner.flatMap { SublayerSpace($0.transform) })
  }

  /// The layer is now in a superlayer with that effect on its sublayers.
  mutating func enter(_ outer: SublayerSpace?) {
    let old = space
    guard old?.outer !== outer else { return }
    space = LayerSpace(
      transform: old?.transform, z: old?.z ?? 0, anchorZ: old?.anchorZ ?? 0, outer: outer,
      inner: old?.inner)
    geometryChanged()
  }
}
