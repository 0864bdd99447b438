import Foundation

/// The presentation on screen while animations run (HT-20).
extension CALayer {
  /// A copy of the layer as it is on screen at this moment. The layers above and in it, and its
  /// mask, are such copies, too, and `hitTest` asks them (LA-12).
  ///
  /// Nil for a layer that is in no window, and for one that shows no view until what it came with
  /// is committed, for nothing of it is on screen (LA-10). A view counts as committed at once here,
  /// and on a device when the turn has ended.
  public final func presentation() -> Self? {
    guard lasting == nil else { return self }
    guard isInWindow else { return nil }
    return moment as? Self ?? self
  }

  /// The layer whose values last: for a copy of `presentation()` the one that it shows.
  public final func model() -> Self { lasting as? Self ?? self }

  private var isInWindow: Bool { view.map { $0.window != nil } ?? isCommitted }

  /// The copy. One of a class that is not Swift's cannot be copied: it shows itself while it does
  /// not move.
  final var moment: CALayer {
    if lasting != nil || attachment != nil && !isMoving { return self }
    let copy = CALayer.ofClass(Swift.type(of: self))
    // Nothing is animated, marked or told of because of what a copy is given.
    copy.lasting = self
    copy.takeContent(of: self)
    copy.showMoment(of: self, shownValues)
    return copy
  }

  /// Whether the layer, or one in it, moves.
  private var isMoving: Bool {
    let all = UIApplication.shared.animations
    if let view, all.moves(in: view) { return true }
    return all.animatedLayers.contains { $0.isIn(self) }
  }

  private func showMoment(of layer: CALayer, _ values: ShownValues) {
    state.pointee.anchorPoint = layer.anchorPoint
    state.pointee.bounds = values.bounds
    state.pointee.position = values.position
    state.pointee.transform = values.transform.isIdentity ? nil : values.transform
    state.pointee.geometryChanged()
    if values.transform == layer.affineTransform() { keepsDepth(of: layer) }
    state.pointee.setOpacity(values.opacity)
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    zPosition = layer.zPosition
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    if layer.shadowOpacity > 0 || !values.looks.isEmpty {
      shadowOpacity = layer.shadowOpacity
      shadowColor = layer.shadowColor
      shadowOffset = layer.shadowOffset
      shadowRadius = layer.shadowRadius
      shadowPath = layer.shadowPath
    }
    contents = layer.contents
    mask = layer.mask?.moment
    name = layer.name
    for (look, numbers) in values.looks { look.set(numbers, on: self) }
  }
}
