import Foundation

/// The drawing of a layer that has no view.
struct LayerDrawing {
  let picture: Picture
  /// The bounds that it was drawn for.
  let bounds: CGRect

  /// The pixels that it takes (DR-12).
  var contents: CGImage? { picture.contents }
}

/// Drawing of layers: its time, its source, and the stored result (LA-44, LA-45).
extension CALayer {
  /// Whether the layer waits for the next drawing pass. One without a view does not until it was
  /// marked (LA-45).
  public final func needsDisplay() -> Bool {
    view?.viewState.pointee.needsDisplay ?? waitsForDrawing
  }

  /// Marks a part of the layer for the next drawing pass; all of one without a view.
  public final func setNeedsDisplay(_ r: CGRect) {
    if let view { return view.setNeedsDisplay(r) }
    if bounds.isEmpty || r.overlaps(bounds.standardized), !r.isEmpty { setNeedsDisplay() }
  }

  /// Draws the marked part of the layer now.
  public final func displayIfNeeded() {
    guard needsDisplay() else { return }
    if let view { return view.drawIfMarked() }
    waitsForDrawing = false
    sendDisplay()
  }

  /// Whether another size of the bounds marks the layer for drawing (LA-45): for a view's, by its
  /// content mode (LC-4).
  public final var needsDisplayOnBoundsChange: Bool {
    get { state.pointee.redrawsWhenResized }
    set { state.pointee.redrawsWhenResized = newValue }
  }

  /// Requests the next drawing pass.
  final func waitForDrawing() {
    guard !waitsForDrawing, lasting == nil else { return }
    waitsForDrawing = true
    UIApplication.shared.layersToDraw.append(WeakTarget(self))
    state.pointee.noteOtherMark()
  }

  /// Whether code of the app's draws the layer in place of the model's, whatever its delegate does.
  final var hasDrawingCode: Bool {
    methodTable.method(for: .layerDisplay) != nil || methodTable.method(for: .layerDraw) != nil
  }

  /// Sends `display()`.
  final func sendDisplay() {
    Door.send(.layerDisplay, to: self) { display() }
  }

  /// Whether the delegate has a `display(_:)`, which was then called.
  final var isDisplayedByDelegate: Bool {
    guard let object = delegateObject else { return false }
    if let view = object as? UIView {
      // That of `UIView` leaves it to the layer.
      guard view.methodTable.method(for: .displayLayer) != nil else { return false }
      Door.send(.displayLayer, to: view, [self]) { view.display(self) }
      return true
    }
    if DelegateCalls.tell(object, "displayLayer:", [self]) { return true }
    guard let delegate = object as? any CALayerDelegate else { return false }
    Self.isLeftToLayer = false
    delegate.display(self)
    return !Self.isLeftToLayer
  }

  /// Whether the default `display(_:)` was called that leaves everything to the layer: the
  /// delegate, as far as is known, has none of its own.
  static var isLeftToLayer = false

  /// Makes a context of the size of the bounds, calls `draw(in:)` with it, and stores the drawing.
  final func drawContents() {
    let bounds = bounds.standardized
    guard bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext(
      .view, bounds, scale: view == nil ? contentsScale : UIScreen.main.scale)
    context.marked = view?.extras?.markedRectangle
    view?.extras?.markedRectangle = nil
    Door.send(.layerDraw, to: self, [context]) { draw(in: context) }
    if let view { return view.keep(context) }
    // A context that code retains draws nowhere from now on (DR-5).
    let drawn = LayerDrawing(picture: context.pictureSoFar, bounds: bounds)
    contents = nil
    drawing = drawn
  }

  /// Calls the delegate's `draw(_:in:)`.
  final func drawByDelegate(in context: CGContext) {
    guard let object = delegateObject else { return }
    if let view = object as? UIView { return view.sendDraw(self, in: context) }
    if DelegateCalls.tell(object, "drawLayer:inContext:", [self, context]) { return }
    (object as? any CALayerDelegate)?.draw(self, in: context)
  }
}

extension UIView {
  /// Draws the contents of the layer by `draw(_:)`, with the context as
  /// `UIGraphicsGetCurrentContext()` (LA-44).
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    sendDraw(in: ctx)
  }

  /// Sends `draw(_:)` for the marked area, with the context as the current one.
  final func sendDraw(in context: CGContext) {
    let rectangle = context.marked.map { $0.overlap(with: bounds) } ?? bounds
    CGContext.push(context)
    defer { CGContext.pop() }
    CycleWatch.tell(.calls(self, .draw, rectangle))
    sendDraw(rectangle)
    CycleWatch.tell(.returned)
  }

  /// Sends `draw(_:in:)`, like the layer that has it as its delegate.
  final func sendDraw(_ layer: CALayer, in context: CGContext) {
    Door.send(.drawLayer, to: self, [layer, context]) { draw(layer, in: context) }
  }

  /// Whether code other than `draw(_:)` may provide the view's contents: code of its own for its
  /// layer, or code of its layer's class.
  final var isShownByCode: Bool {
    methodTable.method(for: .displayLayer) != nil || methodTable.method(for: .drawLayer) != nil
      || madeLayer?.hasDrawingCode ?? false
      || methodTable.method(for: .layerClass) != nil && layer.hasDrawingCode
  }
}

extension UIApplication {
  /// Draws the marked layers without a view that are in a window, in the order of the marks. The
  /// others wait.
  func drawMarkedLayers() {
    guard !layersToDraw.isEmpty else { return }
    let marked = layersToDraw
    layersToDraw = []
    for entry in marked {
      guard let layer = entry.object as? CALayer, layer.waitsForDrawing else { continue }
      if Door.isStopped || layer.isHidden || layer.bounds.isEmpty || !layer.isBelowWindow {
        layersToDraw.append(entry)
      } else {
        layer.displayIfNeeded()
      }
    }
  }
}

extension CALayer {
  /// Whether the layer, or the view that it is in, is in a window.
  fileprivate final var isBelowWindow: Bool {
    var current = self
    while current.view == nil {
      guard let above = current.outer else { return false }
      current = above
    }
    return current.view?.window != nil
  }
}
