import Foundation

/// The part of a view that no container's bar covers, less the additional insets of its controller.
/// The screen itself has neither notch nor home indicator here.
extension UIView {
  /// The insets of the safe area from the bounds: the parts covered by bars, and the additional
  /// insets of controllers; zero without a window. The content of scroll views counts as not
  /// covered: it is inset instead.
  public final var safeAreaInsets: UIEdgeInsets {
    guard UIApplication.shared.watchesInsets, window != nil else { return .zero }
    // From the outermost such view down: the tree may be deep.
    var path: [UIView] = []
    var view = self
    while let superview = view.superview {
      path.append(view)
      if superview is UIScrollView { break }
      view = superview
    }
    // Each view compares itself with the bars of its container, from the window down.
    if path.count > Self.levelsForFree { UIApplication.spend(path.count * path.count) }
    return path.reversed().reduce(.zero) { $1.safeArea(under: $0) }
  }

  /// The number of levels up to which a question for insets is part of a step.
  private static let levelsForFree = 32

  /// The same in a window, if that of the superview is known.
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
  /// The insets of its view, with the `inherited` ones of the views above, the bar of its
  /// container, and its own additional insets.
  fileprivate final func safeArea(besides inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard let view = viewIfLoaded else { return inherited }
    var insets = inherited
    for bar in parent?.edgeBars ?? [] where bar.view.covers(view) {
      let place = bar.view.convert(bar.view.bounds, to: view)
      if bar.edge == .top {
        insets.top = max(insets.top, place.maxY - view.bounds.minY)
      } else {
        insets.bottom = max(insets.bottom, view.bounds.maxY - place.minY)
      }
    }
    let more = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: insets.top + more.top, left: insets.left + more.left,
      bottom: insets.bottom + more.bottom, right: insets.right + more.right)
  }

  /// The safe area of its view, which constraints may mention, changed (VC-39).
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
