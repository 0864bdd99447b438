import Foundation

/// Where a view is: bounds, position, anchor point and transform are stored, the rest follows by
/// GE-1.
extension UIView {
  /// The view's own coordinate space: what its subviews' frames are measured in.
  ///
  /// A new size keeps `center`, so the frame grows around the anchor point (GE-7). A new origin
  /// moves the subviews the other way and leaves the frame (GE-8).
  public final var bounds: CGRect {
    get { state.pointee.bounds }
    set {
      state.pointee.bounds = newValue
      state.pointee.geometryChanged()
    }
  }

  /// Where the anchor point lies in the superview: the layer's position (GE-3).
  public final var center: CGPoint {
    get { state.pointee.position }
    set {
      state.pointee.position = newValue
      state.pointee.geometryChanged()
    }
  }

  /// How the view is turned, scaled or moved around its anchor point; changes neither bounds nor
  /// center (GE-13).
  public final var transform: CGAffineTransform {
    get { state.pointee.transform ?? .identity }
    set {
      state.pointee.transform = newValue.isIdentity ? nil : newValue
      state.pointee.geometryChanged()
    }
  }

  /// The point of the bounds that position and transform refer to, in units of the bounds; may lie
  /// outside 0...1 (GE-10). A change keeps the position and so moves the frame (GE-9).
  public final var anchorPoint: CGPoint {
    get { state.pointee.anchorPoint }
    set {
      state.pointee.anchorPoint = newValue
      state.pointee.geometryChanged()
    }
  }

  /// The rectangle that the view takes up in its superview.
  ///
  /// Without a transform the place of the bounds (GE-2). With one it is undefined by contract and
  /// reads as the box around the corners (GE-4). Setting it keeps the origin of the bounds (GE-6)
  /// and, under a transform, solves for the size whose box it is (GE-5).
  public final var frame: CGRect {
    get { state.pointee.frame }
    set {
      state.pointee.setFrame(newValue)
      state.pointee.geometryChanged()
    }
  }
}

nonisolated extension ViewState {
  var frame: CGRect {
    guard hasTransform else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return bounds.applying(toSuperview)
  }

  mutating func setFrame(_ frame: CGRect) {
    bounds.size = transform.map { size(inside: frame.standardized.size, $0) } ?? frame.size
    guard transform != nil else {
      position = CGPoint(
        x: frame.origin.x + anchorPoint.x * bounds.size.width,
        y: frame.origin.y + anchorPoint.y * bounds.size.height)
      return
    }
    position = .zero
    let box = bounds.applying(toSuperview)
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
