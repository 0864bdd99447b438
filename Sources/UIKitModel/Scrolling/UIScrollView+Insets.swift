import Foundation

/// The insets of a scroll view that follow the safe area (SC-17).
extension UIScrollView {
  /// The insets of the content: `contentInset` and the part of the safe area that
  /// `contentInsetAdjustmentBehavior` adds (SC-17).
  public final var adjustedContentInset: UIEdgeInsets { contentInset.adding(insetAdjustment) }

  /// Sets the insets that a dump has, which include those that were set.
  package final func take(dumpedInsets insets: UIEdgeInsets) {
    insetAdjustment = insets
    hasGivenAdjustment = true
  }

  /// Adjusts the insets to the safe area that the view was last notified of. Content that is at its
  /// beginning stays there: the first offset in a navigation controller is minus the height of the
  /// bar (SC-17).
  final func adjustInsets() {
    guard !hasGivenAdjustment, UIApplication.shared.watchesInsets else { return }
    let new = adjustment(to: extras?.insets?.safeArea ?? .zero)
    guard new != insetAdjustment else { return }
    let old = offsetRange.least
    insetAdjustment = new
    let least = offsetRange.least
    if !isDragging {
      var offset = contentOffset
      if offset.x == old.x { offset.x = least.x }
      if offset.y == old.y { offset.y = least.y }
      if offset != contentOffset { contentOffset = offset }
    }
    CycleWatch.tellOwn(.adjustedContentInsetDidChange, to: self)
    Door.send(.adjustedContentInsetDidChange, to: self) { adjustedContentInsetDidChange() }
    tellDidChangeAdjustedContentInset()
  }

  private func adjustment(to area: UIEdgeInsets) -> UIEdgeInsets {
    let axes: (x: Bool, y: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: adjustedAxes
      case .automatic: (adjustedAxes.x, adjustedAxes.y || fillsNavigation)
      }
    // Safe areas may be infinite, or no numbers, by what code adds to them; no content begins
    // there.
    func part(_ inset: CGFloat, _ isAdjusted: Bool) -> CGFloat {
      isAdjusted && inset.isFinite ? inset : 0
    }
    return UIEdgeInsets(
      top: part(area.top, axes.y), left: part(area.left, axes.x),
      bottom: part(area.bottom, axes.y), right: part(area.right, axes.x))
  }

  /// The axes with more content than frame, or with permanent bouncing.
  private var adjustedAxes: (x: Bool, y: Bool) {
    (
      contentSize.width > bounds.width || alwaysBounceHorizontal,
      contentSize.height > bounds.height || alwaysBounceVertical
    )
  }

  /// Whether it is the view of a controller in a navigation controller, or the first one in it:
  /// then `automatic` adjusts it even if there is nothing to scroll.
  private var fillsNavigation: Bool {
    let above = superview.flatMap { $0.subviews.first === self ? $0 : nil }
    guard
      let controller = viewState.pointee.viewController ?? above?.viewState.pointee.viewController
    else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
      && controller.navigationController != nil
  }
}
