import Foundation

/// The presentation on screen while animations run (HT-20).
extension CALayer {
  /// A copy of the layer as it is on screen at this moment. Its superlayers, sublayers and mask are
  /// such copies, too, and `hitTest` of a copy searches copies (LA-12).
  ///
  /// Nil for a layer without a window, and for a layer of its own until the transaction that added
  /// it is committed, because nothing of it is on screen (LA-10). A view counts as committed at
  /// once here, and on a device at the end of the turn.
  public final func presentation() -> Self? {
    guard lasting == nil else { return self }
    guard isInWindow else { return nil }
    return moment as? Self ?? self
  }

  /// The model layer: for a copy from `presentation()`, the layer that it presents.
  public final func model() -> Self { lasting as? Self ?? self }

  private var isInWindow: Bool { view.map { $0.window != nil } ?? isCommitted }

  /// The copy. A layer of a class that is not Swift's cannot be copied: it represents itself while
  /// it is not animated.
  final var moment: CALayer {
    if lasting != nil || attachment != nil && !isMoving { return self }
    let copy = CALayer.ofClass(Swift.type(of: self))
    // Setting the properties of a copy animates, marks and reports nothing.
    copy.lasting = self
    copy.takeContent(of: self)
    copy.showMoment(of: self, shownValues)
    return copy
  }

  /// Whether the layer, or one in it, is being animated.
  private var isMoving: Bool {
    let all = UIApplication.shared.animations
    if let view, all.moves(in: view) { return true }
    return all.animatedLayers.contains { $0.isIn(self) }
  }

  private func showMoment(of layer: CALayer, _ values: ShownValues) {
    state.pointee.anchorPoint = layer.anchorPoint
    state.pointee.bounds = values.bounds
    state.pointee.position = values.position
    state.pointee.transform3D = values.transform
    state.pointee.takeSpace(of: layer.state)
    state.pointee.geometryChanged()
    state.pointee.setOpacity(values.opacity)
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    isDoubleSided = layer.isDoubleSided
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
