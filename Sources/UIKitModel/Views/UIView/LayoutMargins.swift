import Foundation

/// The distances of content from the edges (VC-40, VC-41).
extension UIView {
  /// The distances of content from the edges; 8 points each by default, and in the root view of a
  /// controller its `systemMinimumLayoutMargins` (VC-42).
  ///
  /// If the view is outside of the safe area they count from there, unless
  /// `insetsLayoutMarginsFromSafeArea` is false, and they are at least as large as those of the
  /// superview if `preservesSuperviewLayoutMargins` is true.
  public final var layoutMargins: UIEdgeInsets {
    get {
      guard UIApplication.shared.watchesInsets else { return ownLayoutMargins }
      return layoutMargins(in: safeAreaInsets) { superview?.layoutMargins ?? .zero }
    }
    set { changeMargins { ownExtras.layoutMargins = newValue } }
  }

  /// The same for a known safe area; `above` returns the margins of the superview.
  final func layoutMargins(in area: UIEdgeInsets, _ above: () -> UIEdgeInsets) -> UIEdgeInsets {
    let own = ownLayoutMargins
    let margins = insetsLayoutMarginsFromSafeArea ? own.adding(area) : own
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    return margins.reaching(above().reduced(to: frame, in: superview.bounds))
  }

  /// The margins without the part that depends on the view's position: those that were set, and in
  /// the root view of a controller at least the system's minimum (VC-42).
  final var ownLayoutMargins: UIEdgeInsets {
    let given = extras?.layoutMargins
    guard let controller = viewState.pointee.viewController else {
      return given ?? usualLayoutMargins
    }
    let least = controller.systemMinimumLayoutMargins
    let margins = UIEdgeInsets(
      top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing)
    guard let given else { return margins }
    return controller.viewRespectsSystemMinimumLayoutMargins ? given.reaching(margins) : given
  }

  /// The margins of a view for which none were set: 8 points each; in the content view of a table's
  /// cell 11 above and below, and the system's minimum at the sides (VC-42).
  private final var usualLayoutMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell, cell.contentViewIfMade === self else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side = UIViewController.systemMinimumSideMargin
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }

  /// The layout margins by the direction of text: leading is left here.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
}

extension UIViewController {
  /// The minimum margins of the root view (VC-42): 16 points at both sides, 20 if the width is
  /// regular or the screen is at least 414 points wide; none at the top and at the bottom.
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = Self.systemMinimumSideMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The minimum margins at both sides on this screen.
  static var systemMinimumSideMargin: CGFloat {
    let screen = UIScreen.main
    let size = screen.bounds.size
    let isLarge =
      min(size.width, size.height) >= 414 || screen.traitCollection.horizontalSizeClass == .regular
    return isLarge ? 20 : 16
  }

  /// Whether the margins of the root view are at least those of the system (VC-42).
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { extras?.viewRespectsSystemMinimumLayoutMargins ?? true }
    set {
      guard let viewIfLoaded else {
        ownExtras.viewRespectsSystemMinimumLayoutMargins = newValue
        return
      }
      viewIfLoaded.changeMargins {
        ownExtras.viewRespectsSystemMinimumLayoutMargins = newValue
      }
    }
  }
}

nonisolated extension UIEdgeInsets {
  /// The sum, edge by edge.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  /// The larger of both at each edge.
  fileprivate func reaching(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// The parts of insets from the edges of `room` that reach into a rectangle of it, from its
  /// edges.
  func reduced(to rectangle: CGRect, in room: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (rectangle.minY - room.minY)),
      left: max(0, left - (rectangle.minX - room.minX)),
      bottom: max(0, bottom - (room.maxY - rectangle.maxY)),
      right: max(0, right - (room.maxX - rectangle.maxX)))
  }
}
