import Foundation

// The geometry of a view: bounds, position, anchor point and transform are stored, the rest follows
// by GE-1.

extension UIView {
  /// The point of the bounds that position and transform refer to, in units of the bounds; may lie
  /// outside 0...1 (GE-10). Setting it does not change the position, and so moves the frame (GE-9).
  public final var anchorPoint: CGPoint {
    get { viewState.pointee.anchorPoint }
    set { place { $0.anchorPoint = newValue } }
  }
}

extension UIView {
  /// Changes the geometry, or refuses it.
  @inline(__always)
  final func place(_ change: (inout ViewState) -> Void) {
    if _slowPath(Autoresizing.isUsed.pointee) { return placeAutoresizing(change) }
    placeOnly(change)
  }

  /// The same, without resizing subviews.
  @inline(__always)
  final func placeOnly(_ change: (inout ViewState) -> Void) {
    if _slowPath(Animations.isRecording.pointee) { return placeAnimated(change) }
    if _slowPath(CycleWatch.isOn.pointee) {
      if !placeWatched(change) { Self.refused(.invalidGeometry(self)) }
      return
    }
    if !viewState.pointee.changeGeometry(change) { Self.refused(.invalidGeometry(self)) }
  }

  /// The same inside a closure whose changes are animated.
  @inline(never)
  final func placeAnimated(_ change: (inout ViewState) -> Void) {
    UIApplication.shared.animations.record(
      self, changing: viewState.pointee.keysOfLayer(change)
    ) {
      if !placeWatched(change) { Self.refused(.invalidGeometry(self)) }
    }
  }

  /// Sets the opacity, animated inside the closure of an animation.
  final func setOpacity(_ opacity: Float) {
    guard _slowPath(Animations.isRecording.pointee) else {
      return viewState.pointee.setOpacity(opacity)
    }
    let keys = opacity == viewState.pointee.alpha ? [] : ["opacity"]
    UIApplication.shared.animations.record(self, changing: keys) {
      viewState.pointee.setOpacity(opacity)
    }
  }
}

nonisolated extension ViewState {
  /// Changes the geometry and updates everything that depends on it. Changed bounds mark the view
  /// for layout; another position or transform does not (LC-6, LC-7). A changed size of the bounds
  /// marks the superview as well, unless that sets the size itself, in its own layout (LC-6), and
  /// marks the view for drawing if its content mode requires that (LC-4).
  ///
  /// Returns false, without a change, if a position or a size would be NaN: Core Animation raises
  /// CALayerInvalidGeometry then, but not for infinities.
  @inline(__always)
  mutating func changeGeometry(_ change: (inout ViewState) -> Void) -> Bool {
    let (before, oldPosition) = (bounds, position)
    change(&self)
    // A sum is NaN as soon as one of its terms is, or opposite infinities meet.
    let sum = position.x + position.y + bounds.origin.x + bounds.origin.y
    if _slowPath((sum + bounds.size.width + bounds.size.height).isNaN), hasNaN {
      (bounds, position) = (before, oldPosition)
      return false
    }
    if bounds != before { needsLayout = true }
    if bounds.size != before.size {
      if redrawsWhenResized { needsDisplay = true }
      if let above = superview?.viewState, !above.pointee.isLayingOut {
        above.pointee.needsLayout = true
      }
    }
    geometryChanged()
    return true
  }

  private var hasNaN: Bool {
    position.x.isNaN || position.y.isNaN || bounds.origin.x.isNaN || bounds.origin.y.isNaN
      || bounds.size.width.isNaN || bounds.size.height.isNaN
  }

  var frame: CGRect {
    guard hasTransform, transform != nil || space?.transform != nil else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return box
  }

  /// The box around the transformed bounds, without the superlayer's sublayerTransform (GE-34).
  private var box: CGRect {
    isProjective ? bounds.applying(Projection(ownMatrix)) : bounds.applying(toSuperview)
  }

  mutating func setFrame(_ frame: CGRect) {
    bounds.size = transform.map { size(inside: frame.standardized.size, $0) } ?? frame.size
    guard transform != nil || isProjective && space?.transform != nil else {
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * bounds.size.width,
        y: frame.origin.y + anchorPoint.y * bounds.size.height)
      return
    }
    position = .zero
    let box = box
    position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
  }

  /// The size whose box under `transform` is `box`.
  ///
  /// |a|·w + |c|·h = box.w and |b|·w + |d|·h = box.h. Where that has no solution, as at 45 degrees,
  /// a size of the present proportions that fits the box.
  private func size(inside box: CGSize, _ transform: CGAffineTransform) -> CGSize {
    let (a, b) = (abs(transform.a), abs(transform.b))
    let (c, d) = (abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    if abs(determinant) > 1e-9 {
      let width = (d * box.width - c * box.height) / determinant
      let height = (a * box.height - b * box.width) / determinant
      if width >= 0, height >= 0 { return CGSize(width: width, height: height) }
    }
    let present = bounds.size == .zero ? CGSize(width: 1, height: 1) : bounds.size
    let boxed = CGSize(
      width: a * present.width + c * present.height, height: b * present.width + d * present.height)
    let scales = [box.width / boxed.width, box.height / boxed.height].filter { $0.isFinite }
    let scale = scales.min() ?? 0
    return CGSize(width: present.width * scale, height: present.height * scale)
  }
}
