import Foundation

// The internal views of UIKit's own classes, if they affect hit tests or `next`.
//
// Apple documents none of them. Their names and positions are those of public view dumps; views
// that dumps do not show are omitted: shadows, separators, backgrounds that take no touches, and
// the views inside sliders, switches, pickers and text views, which answer for themselves. So a
// touch on such a control hits the control, as it does on a device.

/// The content view of a row.
public final class UITableViewCellContentView: UIView { deinit { willDeinitialize() } }

/// The button or mark at the end of a row.
///
/// A tap notifies the table's delegate, not a target that an app could set.
public final class _UITableCellAccessoryButton: UIButton {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.tellTable() }, for: .touchUpInside)
  }

  /// Creates a button from an archive, which no nib does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { willDeinitialize() }

  private func tellTable() {
    guard let cell = superview as? UITableViewCell, let table = cell.tableOfRow,
      let path = table.indexPath(for: cell)
    else { return }
    table.tellAccessoryTapped(path)
  }
}

/// The view of a button in a navigation bar or a toolbar.
public final class _UIButtonBarButton: UIControl { deinit { willDeinitialize() } }

/// The view of a tab in a tab bar.
public final class UITabBarButton: UIControl { deinit { willDeinitialize() } }

/// The view behind an alert that keeps touches from everything else.
public final class UIDimmingView: UIView { deinit { willDeinitialize() } }

/// The container of the collection of a collection view controller.
public final class UICollectionViewControllerWrapperView: UIView { deinit { willDeinitialize() } }

/// The scroll view of the pages of a page view controller.
public final class _UIQueuingScrollView: UIScrollView {
  weak var paging: PageTurning?

  deinit { willDeinitialize() }

  override func dragBegins(_ translation: CGPoint) { paging?.begin(translation) }

  override func contentRests() { paging?.end() }
}

/// The content view of a visual effect view.
public final class _UIVisualEffectContentView: UIView { deinit { willDeinitialize() } }
