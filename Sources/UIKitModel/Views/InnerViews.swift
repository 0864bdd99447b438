import Foundation

// The views that UIKit's own classes are made of, as far as a hit test or `next` meets them.
//
// Apple documents none of them. Their names and places are those of public view dumps; what a dump
// does not show is left out: shadows, separators, backgrounds that take no touches, and the views
// inside sliders, switches, pickers and text views, which answer for themselves. So a touch on such
// a control hits the control, as it does on a device.

/// What a row shows its content in.
public final class UITableViewCellContentView: UIView { deinit { willDeinitialize() } }

/// The button or mark at the end of a row.
public final class _UITableCellAccessoryButton: UIButton { deinit { willDeinitialize() } }

/// What a button of a navigation bar or a toolbar is shown by.
public final class _UIButtonBarButton: UIControl { deinit { willDeinitialize() } }

/// What a tab of a tab bar is shown by.
public final class UITabBarButton: UIControl { deinit { willDeinitialize() } }

/// What lies behind an alert and keeps touches from everything else.
public final class UIDimmingView: UIView { deinit { willDeinitialize() } }

/// What holds the collection of a collection view controller.
public final class UICollectionViewControllerWrapperView: UIView { deinit { willDeinitialize() } }

/// What scrolls the pages of a page view controller.
public final class _UIQueuingScrollView: UIScrollView { deinit { willDeinitialize() } }

/// What a visual effect view shows its content in.
public final class _UIVisualEffectContentView: UIView { deinit { willDeinitialize() } }
