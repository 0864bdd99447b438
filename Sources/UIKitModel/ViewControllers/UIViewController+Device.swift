import Foundation

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  /// Dark text on a light screen.
  case darkContent = 3
}

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations, one bit each.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both sideways orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscape, .portraitUpsideDown,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The transition of a presentation; its animation is not modelled.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The properties that few controllers ever use.
final class ControllerExtras {
  var isEditing = false
  /// The transition that `beginAppearanceTransition` began.
  var transition: (isAppearing: Bool, animated: Bool)?
  /// Whether it is about to join a parent or to leave it, until it has (VC-14, VC-15).
  var parentChange: PlaceChange?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var definesPresentationContext = false
  var providesPresentationContextTransitionStyle = false
  var modalPresentationCapturesStatusBarAppearance = false
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var viewRespectsSystemMinimumLayoutMargins = true
  var restorationIdentifier: String?
  /// The name of the nib that the controller was given.
  var nibName: String?
  /// The record of loading its view from a nib.
  var nibLoading: NibLoading?
  /// The scene of a storyboard that the controller is of.
  var scene: StoryboardOrigin?
  weak var transitioningDelegate: AnyObject?
  /// Whether its `loadView` set no view.
  var hasSetNoView = false
  var presentation: UIPresentationController?
  /// The system's own presentation controller, once it was asked for.
  var systemPresentation: UIPresentationController?
  var coordinator: UIViewControllerTransitionCoordinator?
  /// The recognizer that drags the controller away while it is a sheet.
  var sheetPan: SheetPanGestureRecognizer?
  /// The controller whose view left the window as this one covers it (VC-10).
  weak var covered: UIViewController?
  /// The position of the controller's view before a cover removed it from the window.
  var coveredPlace: CoveredPlace?
}

/// The preferences of a controller for bars, rotation and transitions. Stored; unless stated
/// otherwise, without effect.
extension UIViewController {
  /// The extras, created when a property is set.
  final var ownExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// Whether content can be edited.
  public final var isEditing: Bool {
    get { extras?.isEditing ?? false }
    set { ownExtras.isEditing = newValue }
  }

  /// Whether the tab bar is away while the controller is on a stack above the root; it is looked at
  /// when the stack changes (WN-13).
  public final var hidesBottomBarWhenPushed: Bool {
    get { extras?.hidesBottomBarWhenPushed ?? false }
    set { ownExtras.hidesBottomBarWhenPushed = newValue }
  }

  /// The edges at which the view extends below bars.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { extras?.edgesForExtendedLayout ?? .all }
    set {
      ownExtras.edgesForExtendedLayout = newValue
      barsChanged()
    }
  }

  /// Whether it extends below opaque bars, too.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.extendedLayoutIncludesOpaqueBars ?? false }
    set {
      ownExtras.extendedLayoutIncludesOpaqueBars = newValue
      barsChanged()
    }
  }

  /// Deprecated: whether the scroll view that fills the view in a navigation controller is inset
  /// for bars even if there is nothing to scroll (SC-17).
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.automaticallyAdjustsScrollViewInsets ?? true }
    set {
      ownExtras.automaticallyAdjustsScrollViewInsets = newValue
      viewIfLoaded?.tellInsets()
    }
  }

  /// Whether presentations in a context cover this controller.
  public final var definesPresentationContext: Bool {
    get { extras?.definesPresentationContext ?? false }
    set { ownExtras.definesPresentationContext = newValue }
  }

  /// Whether the controller determines the transition of presentations in its context.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { extras?.providesPresentationContextTransitionStyle ?? false }
    set { ownExtras.providesPresentationContextTransitionStyle = newValue }
  }

  /// Whether the controller decides about the status bar while it covers a part of the screen.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { extras?.modalPresentationCapturesStatusBarAppearance ?? false }
    set { ownExtras.modalPresentationCapturesStatusBarAppearance = newValue }
  }

  /// The transition of the controller's presentation.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { extras?.modalTransitionStyle ?? .coverVertical }
    set { ownExtras.modalTransitionStyle = newValue }
  }

  /// The preferred size of the controller.
  public final var preferredContentSize: CGSize {
    get { extras?.preferredContentSize ?? .zero }
    set { ownExtras.preferredContentSize = newValue }
  }

  /// The insets added to the safe area of its view, in points.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.additionalSafeAreaInsets ?? .zero }
    set {
      InsetWatch.begin()
      ownExtras.additionalSafeAreaInsets = newValue
      safeAreaChanged()
    }
  }

  /// The name by which the state of the controller is preserved and restored (AP-52).
  public final var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { ownExtras.restorationIdentifier = newValue }
  }

  /// The style that the controller's view shows, whatever that of the device.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Requests an update of the bar at the bottom of the screen.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Requests an update of the system's gestures.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Requests an update of the supported orientations.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Sets whether content can be edited.
  public final func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    // The controller of a table edits it.
    (self as? UITableViewController)?.tableView?.sendSetEditing(editing, animated: animated)
  }
}
