import Foundation

/// The state of the update cycle: marks, and the pass that processes them (LC).
extension UIView {
  /// Whether the view is marked for the next layout pass (LC-6).
  public final var needsLayout: Bool { viewState.pointee.needsLayout }

  /// The number of requests for drawing, without the view's own need (LC-4).
  public final var displayRequestCount: Int { Int(viewState.pointee.displayRequests) }

  /// The default `layoutIfNeeded`: processes the marks of the subtree, now.
  final func layOutNow() {
    guard viewState.pointee.holdsMarks else { return }
    CycleWatch.tell(.laysOutNow(self))
    let application = UIApplication.shared
    tellInsets()
    if application.hasConstraints {
      application.layoutEngine.updateConstraints { $0.isDescendant(of: self) }
      application.layoutEngine.prepare()
    }
    layOutMarkedViews()
    CycleWatch.tell(.ends)
  }

  /// One pass over the subtree from the top down: each marked view is laid out once (LC-2, LC-13).
  final func layOutMarkedViews() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.viewState.pointee.needsLayout {
        view.viewState.pointee.needsLayout = false
        view.layOutOnce()
      }
      view.appendMarkedSubviews(to: &waiting)
    }
  }

  /// Appends the subviews with marks to the stack, the first one last, so that it is popped first.
  fileprivate final func appendMarkedSubviews(to waiting: inout [UIView]) {
    guard let children = viewState.pointee.children else { return }
    var index = Int(viewState.pointee.childCount)
    while index > 0 {
      index -= 1
      if children[index].state.pointee.holdsMarks { waiting.append(children[index].view) }
    }
  }

  /// The view's own layout, between the calls of its controller where it is a root view (VC-7).
  private func layOutOnce() {
    let controller = viewState.pointee.viewController
    if let controller {
      CycleWatch.tell(.calls(controller, .viewWillLayoutSubviews, nil))
      controller.sendViewWillLayoutSubviews()
      CycleWatch.tell(.returned)
    }
    CycleWatch.tell(.calls(self, .layoutSubviews, nil))
    let wasLayingOut = viewState.pointee.isLayingOut
    viewState.pointee.isLayingOut = true
    sendLayoutSubviews()
    viewState.pointee.isLayingOut = wasLayingOut
    madeLayer?.layOutOwnLayers()
    CycleWatch.tell(.returned)
    guard let controller else { return }
    CycleWatch.tell(.calls(controller, .viewDidLayoutSubviews, nil))
    controller.sendViewDidLayoutSubviews()
    CycleWatch.tell(.returned)
  }

  /// One drawing pass over the subtree: each visible view that waits for drawing draws its marked
  /// part, the whole bounds the first time (LC-4). It is the last pass of a cycle: marks made after
  /// it wait for the next cycle.
  final func drawMarkedViews() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.isHidden || Door.isStopped {
        view.viewState.pointee.keepMarks()
        continue
      }
      view.viewState.pointee.holdsMarks = false
      view.drawIfMarked()
      view.appendMarkedSubviews(to: &waiting)
      if view.needsLayout || view.viewState.pointee.needsDisplay {
        view.viewState.pointee.keepMarks()
      }
    }
  }

  final func drawIfMarked() {
    guard viewState.pointee.needsDisplay, !bounds.isEmpty else { return }
    viewState.pointee.needsDisplay = false
    // An image view shows its image, and never calls the drawing of a subclass (DR-17); nor does a
    // view whose layer the app draws by other means (LC-12).
    guard !(self is UIImageView), !isDrawnByGPU else { return }
    if _slowPath(isShownByCode) { return layer.sendDisplay() }
    let marked = extras?.markedRectangle?.overlap(with: bounds.standardized)
    extras?.markedRectangle = nil
    // Marked before the view had its present size.
    if let marked, marked.isEmpty { return }
    let context = CGContext(.view, bounds.standardized, scale: UIScreen.main.scale)
    context.marked = marked
    sendDraw(in: context)
    keep(context)
  }

  /// Stores the drawing of a context as the view's contents, if there is any.
  final func keep(_ context: CGContext) {
    let rectangle = context.marked.map { $0.overlap(with: bounds) } ?? bounds
    let kept = extras?.drawnBounds.size == bounds.standardized.size ? extras?.drawing : nil
    // A context that code retains draws nowhere from now on (DR-5).
    let drawn = context.pictureSoFar
    let isOwn = hasDrawingCode || !context.reachedEmptyDrawing
    guard isOwn || !drawn.steps.isEmpty || extras?.drawing != nil else { return }
    if isOwn, isOpaque, backgroundColor == nil, !ownExtras.wasToldOpaque {
      ownExtras.wasToldOpaque = true
      SilentMisuse.drawsOpaque(self).tell()
    }
    ownExtras.drawing = rectangle == bounds ? drawn : drawn.covering(rectangle, of: kept)
    ownExtras.drawnBounds = bounds.standardized
    madeLayer?.dropContents()
  }

  /// Whether OpenGL or Metal draws its layer's contents.
  private final var isDrawnByGPU: Bool {
    // Most views have the plain layer, which is not made for this.
    guard Self.layerClass != CALayer.self || methodTable.method(for: .layerClass) != nil else {
      return false
    }
    return layer is CAEAGLLayer || layer is CAMetalLayer
  }

  /// The value of `intrinsicContentSize` for an axis without an intrinsic size: −1 (AL-4).
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
}

extension CALayer {
  /// Lays out the marked layers in this one that have no view.
  final func layOutOwnLayers() {
    for layer in order ?? [] where layer.view == nil {
      if layer.state.pointee.needsLayout {
        layer.state.pointee.needsLayout = false
        Door.send(.layoutSublayers, to: layer) { layer.layoutSublayers() }
      }
      layer.layOutOwnLayers()
    }
  }
}

extension UIApplication {
  /// The end of a turn of the run loop: layout until nothing is marked any more, then drawing
  /// (LC-1). Views outside of windows wait. Gives up on layouts that mark each other without end,
  /// on which a device hangs.
  public final func runUpdateCycle() {
    guard ViewState.updates != updatesAtCycle else { return }
    CycleWatch.tell(.begins)
    defer {
      CycleWatch.tell(.ends)
      // Commits the changes of the cycle.
      commitTransaction()
    }
    var passes = 0
    while true {
      if watchesInsets { for window in windows { window.tellInsets() } }
      if hasConstraints {
        layoutEngine.updateConstraints { $0.window != nil }
        layoutEngine.prepare()
      }
      updatesAtCycle = ViewState.updates
      let marked = windows.filter { $0.hasMarkedViews }
      if marked.isEmpty || Door.isStopped { break }
      guard passes < Self.mostLayoutPasses else {
        CycleWatch.tell(.gaveUp(marked.flatMap(\.markedViews)))
        break
      }
      passes += 1
      for window in marked { window.layOutMarkedViews() }
    }
    for window in windows { window.drawMarkedViews() }
    drawMarkedLayers()
  }

  private static let mostLayoutPasses = 16
}

extension UIView {
  /// The views of the subtree that are marked for layout, from the top down.
  fileprivate final var markedViews: [UIView] {
    var found: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.needsLayout { found.append(view) }
      view.appendMarkedSubviews(to: &waiting)
    }
    return found
  }

  /// Whether a view of the subtree is marked for layout.
  fileprivate final var hasMarkedViews: Bool {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.needsLayout { return true }
      view.appendMarkedSubviews(to: &waiting)
    }
    return false
  }
}

nonisolated extension ViewState {
  /// Grows whenever an update cycle may have something to do.
  static var updates: UInt64 { marks.pointee &+ changes.pointee }
}
