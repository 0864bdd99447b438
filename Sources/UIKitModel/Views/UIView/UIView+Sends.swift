import Foundation

// The messages that the model sends to a view, one small function for each. A method that overrides
// Swift's is called first.

extension UIView {
  final func sendWillMove(toSuperview newSuperview: UIView?) {
    Door.send(.willMoveToSuperview, to: self, [newSuperview]) {
      willMove(toSuperview: newSuperview)
    }
  }

  final func sendDidMoveToSuperview() {
    Door.send(.didMoveToSuperview, to: self) { didMoveToSuperview() }
  }

  final func sendWillMove(toWindow newWindow: UIWindow?) {
    Door.send(.willMoveToWindow, to: self, [newWindow]) { willMove(toWindow: newWindow) }
  }

  final func sendDidMoveToWindow() {
    Door.send(.didMoveToWindow, to: self) { didMoveToWindow() }
  }

  final func sendDidAddSubview(_ subview: UIView) {
    Door.send(.didAddSubview, to: self, [subview]) { didAddSubview(subview) }
  }

  final func sendWillRemoveSubview(_ subview: UIView) {
    Door.send(.willRemoveSubview, to: self, [subview]) { willRemoveSubview(subview) }
  }

  /// Sends `gestureRecognizerShouldBegin(_:)`, as for a touch that hit the view, or as to a
  /// delegate (GR-32, GR-35).
  public final func sendGestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    Door.send(.gestureRecognizerShouldBegin, to: self, [recognizer]) {
      gestureRecognizerShouldBegin(recognizer)
    }
  }

  /// Lays out the view as the delegate of its layer, which most views leave to `layoutSubviews`.
  final func sendLayoutSubviews() {
    guard methodTable.method(for: .layoutSublayersOfLayer) != nil else {
      return sendOwnLayoutSubviews()
    }
    Door.send(.layoutSublayersOfLayer, to: self, [layer]) { layoutSublayers(of: layer) }
  }

  /// Sends `layoutSubviews` alone.
  final func sendOwnLayoutSubviews() {
    Door.send(.layoutSubviews, to: self) { layoutSubviews() }
  }

  final func sendSetNeedsLayout() {
    Door.send(.setNeedsLayout, to: self) { setNeedsLayout() }
  }

  final func sendSizeThatFits(_ size: CGSize) -> CGSize {
    Door.send(.sizeThatFits, to: self, [size]) { sizeThatFits(size) }
  }

  /// Sends `addSubview(_:)`, as callers other than the view itself add a subview.
  public final func sendAddSubview(_ view: UIView) {
    Door.send(.addSubview, to: self, [view]) { addSubview(view) }
  }

  /// Sends `insertSubview(_:at:)`.
  public final func sendInsertSubview(_ view: UIView, at index: Int) {
    Door.send(.insertSubview, to: self, [view, index]) { insertSubview(view, at: index) }
  }

  /// Sends `removeFromSuperview()`.
  public final func sendRemoveFromSuperview() {
    Door.send(.removeFromSuperview, to: self) { removeFromSuperview() }
  }

  final func sendDraw(_ rect: CGRect) {
    Door.send(.draw, to: self, [rect]) { draw(rect) }
  }

  final func sendTintColorDidChange() {
    Door.send(.tintColorDidChange, to: self) { tintColorDidChange() }
  }

  /// Inserts a view among the subviews by the corresponding message, if a method overrides that;
  /// otherwise like `insert`.
  public final func sendInsert(_ view: UIView, at place: Place) throws(HierarchyError) {
    let messages: [Message] = [
      .addSubview, .insertSubview, .bringSubviewToFront, .sendSubviewToBack,
    ]
    guard messages.contains(where: { methodTable.method(for: $0) != nil }) else {
      return try insert(view, at: place)
    }
    let isHere = view.superview === self
    switch place {
    case .front where isHere:
      Door.send(.bringSubviewToFront, to: self, [view]) { bringSubviewToFront(view) }
    case .index(0) where isHere:
      Door.send(.sendSubviewToBack, to: self, [view]) { sendSubviewToBack(view) }
    case .front: sendAddSubview(view)
    case .index(let index): sendInsertSubview(view, at: index)
    case .below, .above: try insert(view, at: place)
    }
  }
}
