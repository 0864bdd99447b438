import Foundation

/// The presentation on screen while animations run (HT-20).
extension CALayer {
  /// The layer as it is on screen at this moment: a copy, while it or something in it moves; else
  /// the layer itself. Its sublayers are those on screen, too, and `hitTest` asks them.
  ///
  /// Nil for a layer that is in no window, as nothing was committed of it (LA-10). One that came
  /// into a window counts as committed at once here, and on a device when the turn has ended.
  public final func presentation() -> Self? {
    guard lasting == nil else { return self }
    guard isInWindow else { return nil }
    guard isMoving else { return self }
    let copy: CALayer
    if let shape = self as? CAShapeLayer {
      let made = CAShapeLayer()
      made.path = shape.path
      copy = made
    } else {
      copy = CALayer()
    }
    copy.showMoment(of: self, shownValues)
    return copy as? Self ?? self
  }

  /// The layer whose values last: for a copy of `presentation()` the one that it shows.
  public final func model() -> Self { lasting as? Self ?? self }

  private var isInWindow: Bool {
    var top = self
    while top.view == nil, let above = top.outer { top = above }
    return top.view?.window != nil
  }

  private func showMoment(of layer: CALayer, _ values: ShownValues) {
    lasting = layer
    anchorPoint = layer.anchorPoint
    bounds = values.bounds
    position = values.position
    setAffineTransform(values.transform)
    opacity = values.opacity
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    zPosition = layer.zPosition
    name = layer.name
  }
}
