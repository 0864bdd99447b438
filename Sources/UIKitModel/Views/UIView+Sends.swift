import Foundation

// The messages that the model sends to a view, one small function for each. Whoever answers in
// place of Swift's method is asked first.

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

  final func sendLayoutSubviews() {
    Door.send(.layoutSubviews, to: self) { layoutSubviews() }
  }

  final func sendSetNeedsLayout() {
    Door.send(.setNeedsLayout, to: self) { setNeedsLayout() }
  }

  final func sendSizeThatFits(_ size: CGSize) -> CGSize {
    Door.send(.sizeThatFits, to: self, [size]) { sizeThatFits(size) }
  }
}
