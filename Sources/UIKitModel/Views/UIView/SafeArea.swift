import Foundation

/// What is left of a view where no bar of a container lies over it, and what its controller takes
/// off besides. The screen itself has neither notch nor home indicator here.
extension UIView {
  /// How far the safe area is inside the bounds: what bars cover, and what controllers add; nothing
  /// in no window. Of what scrolls, nothing is covered: content is inset instead.
  public final var safeAreaInsets: UIEdgeInsets {
    guard UIApplication.shared.watchesInsets, window != nil else { return .zero }
    // From the outermost view down that has any: the tree may be deep.
    var path: [UIView] = []
    var view = self
    while let superview = view.superview {
      path.append(view)
      if superview is UIScrollView { break }
      view = superview
    }
    return path.reversed().reduce(.zero) { $1.safeArea(under: $0) }
  }

  /// The same in a window, where that of the superview is known.
  final func safeArea(under above: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview else { return .zero }
    let insets =
      above == .zero || superview is UIScrollView
      ? .zero : above.reduced(to: frame, in: superview.bounds)
    guard let controller = viewState.pointee.viewController else { return insets }
    return controller.safeArea(besides: insets)
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

  /// The safe area of its view, of which constraints may speak, is another one now (VC-39).
  final func safeAreaChanged() {
    guard let viewIfLoaded else { return }
    if UIApplication.shared.hasConstraints { LayoutEngine.shared.marginsChanged(of: viewIfLoaded) }
    viewIfLoaded.tellInsets()
  }
}

extension UIView {
  /// Whether a bar shows in the window of a view.
  fileprivate final func covers(_ view: UIView) -> Bool {
    !isHidden && window != nil && window === view.window
  }
}
