import Foundation

/// What is left of a view where no bar of a container lies over it, and what its controller takes
/// off besides. The screen itself has neither notch nor home indicator here.
extension UIView {
  /// How far the safe area is inside the bounds: what bars cover, and what controllers add; nothing
  /// in no window. Of what scrolls, nothing is covered: content is inset instead.
  public final var safeAreaInsets: UIEdgeInsets {
    guard window != nil, let superview else { return .zero }
    let insets = covered(in: superview)
    guard let controller = viewState.pointee.viewController else { return insets }
    return controller.safeArea(besides: insets)
  }

  /// What of the safe area of the superview is left out where this view lies.
  private func covered(in superview: UIView) -> UIEdgeInsets {
    guard !(superview is UIScrollView) else { return .zero }
    let above = superview.safeAreaInsets
    guard above != .zero else { return .zero }
    let (own, room) = (frame, superview.bounds)
    return UIEdgeInsets(
      top: max(0, above.top - (own.minY - room.minY)),
      left: max(0, above.left - (own.minX - room.minX)),
      bottom: max(0, above.bottom - (room.maxY - own.maxY)),
      right: max(0, above.right - (room.maxX - own.maxX)))
  }
}

extension UIViewController {
  /// The insets of its view, of which `inherited` come from the views above: with the bar of the
  /// container that it is in, and what it adds itself.
  fileprivate final func safeArea(besides inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard let view = viewIfLoaded else { return inherited }
    var insets = inherited
    if let bar = (parent as? UINavigationController)?.navigationBar, bar.covers(view) {
      let end = bar.convert(bar.bounds, to: view).maxY
      insets.top = max(insets.top, end - view.bounds.minY)
    }
    if let bar = (parent as? UITabBarController)?.tabBar, bar.covers(view) {
      let start = bar.convert(bar.bounds, to: view).minY
      insets.bottom = max(insets.bottom, view.bounds.maxY - start)
    }
    let more = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  /// The safe area of its view, of which constraints may speak, is another one now.
  final func safeAreaChanged() {
    guard UIApplication.shared.hasConstraints, let viewIfLoaded else { return }
    LayoutEngine.shared.marginsChanged(of: viewIfLoaded)
  }
}

extension UIView {
  /// Whether a bar shows in the window of a view.
  fileprivate final func covers(_ view: UIView) -> Bool {
    !isHidden && window != nil && window === view.window
  }
}
