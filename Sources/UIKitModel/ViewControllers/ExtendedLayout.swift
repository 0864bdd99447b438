import Foundation

/// A bar of a container, at one edge of the container's view.
struct EdgeBar {
  let view: UIView
  let isTranslucent: Bool
  let edge: UIRectEdge
}

/// The places of contained controllers' views between the bars of their containers.
///
/// A view reaches below a bar if `edgesForExtendedLayout` has that edge and the bar is translucent
/// or `extendedLayoutIncludesOpaqueBars` is true; otherwise it begins, or ends, at the bar.
extension UIViewController {
  /// The frame of this controller's view in a container's view: all of it, less the bars of the
  /// container and of those around it that the view is not to reach below.
  final func extendedFrame(in container: UIView) -> CGRect {
    let whole = container.bounds
    var (top, bottom) = (whole.minY, whole.maxY)
    var above = parent
    while let controller = above {
      for bar in controller.edgeBars where !reachesBelow(bar) {
        let place = bar.frame(in: container)
        if bar.edge == .top { top = max(top, place.maxY) } else { bottom = min(bottom, place.minY) }
      }
      above = controller.parent
    }
    return CGRect(x: whole.minX, y: top, width: whole.width, height: max(0, bottom - top))
  }

  private func reachesBelow(_ bar: EdgeBar) -> Bool {
    edgesForExtendedLayout.contains(bar.edge)
      && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// A bar around this controller came, went or became opaque, or the edges that its view extends
  /// to changed: the view and those that it contains get their places again, and their safe areas.
  final func barsChanged() {
    if let container = parent as? any BarContainer, let whole = (parent?.viewIfLoaded),
      let view = viewIfLoaded, container.shows(self), view.isDescendant(of: whole)
    {
      let frame = extendedFrame(in: whole)
      if view.frame != frame { view.frame = frame }
    }
    for child in shownChildren where self is any BarContainer { child.barsChanged() }
    safeAreaChanged()
  }
}

extension EdgeBar {
  /// The place of the bar in a container's view. Before that is in a window it is taken to fill the
  /// views of the containers around it.
  fileprivate func frame(in container: UIView) -> CGRect {
    guard view.window != nil, view.window === container.window else { return view.frame }
    return view.convert(view.bounds, to: container)
  }
}

/// A container with bars in front of the views that it contains.
protocol BarContainer: UIViewController {}

extension BarContainer {
  /// Whether a child is the one that shows.
  func shows(_ child: UIViewController) -> Bool { shownChildren.contains { $0 === child } }
}
