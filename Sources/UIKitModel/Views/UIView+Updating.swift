import Foundation

/// The update cycle as far as it is state: marks, and the pass that works them off (LC).
extension UIView {
  /// Whether the view is marked for the next layout pass (LC-6).
  public final var needsLayout: Bool { viewState.pointee.needsLayout }

  /// How often drawing was asked for, the view's own need apart (LC-4).
  public final var displayRequestCount: Int { Int(viewState.pointee.displayRequests) }

  /// One pass over the subtree from the top down: each marked view is laid out once (LC-2, LC-13).
  final func layOutMarkedViews() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.viewState.pointee.needsLayout {
        view.viewState.pointee.needsLayout = false
        view.layOutOnce()
      }
      if view.subviewCount > 0 { waiting.append(contentsOf: view.subviews.reversed()) }
    }
  }

  /// The view's own layout, between the calls of its controller where it is a root view (VC-7).
  private func layOutOnce() {
    let controller = viewState.pointee.viewController
    controller?.sendViewWillLayoutSubviews()
    sendLayoutSubviews()
    controller?.sendViewDidLayoutSubviews()
  }

  /// The value of `intrinsicContentSize` for an axis without a natural size: −1 (AL-4).
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
}
