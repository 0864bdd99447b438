import Foundation

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  /// Dark words on a light screen.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// How the interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold the interface, a bit each.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Ways by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both ways across.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscape, .portraitUpsideDown,
  ]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a controller comes to the screen; how it looks on its way is not modelled.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What few controllers are ever given.
final class ControllerExtras {
  var isEditing = false
  /// What `beginAppearanceTransition` began.
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
  /// What happened when its view was loaded from a nib.
  var nibLoading: NibLoading?
  weak var transitioningDelegate: AnyObject?
  /// Whether its `loadView` set no view.
  var hasSetNoView = false
  var presentation: UIPresentationController?
  /// The system's own, once somebody asked for it.
  var systemPresentation: UIPresentationController?
  var coordinator: UIViewControllerTransitionCoordinator?
  /// What pulls the controller away while it is a sheet.
  var sheetPan: SheetPanGestureRecognizer?
  /// The controller whose view left the window as this one covers it (VC-10).
  weak var covered: UIViewController?
  /// Where the controller's view was before a cover took it out of the window.
  var coveredPlace: CoveredPlace?
}

/// What a controller asks of bars, rotation and transitions. Kept; where nothing else is said, it
/// has no effect.
extension UIViewController {
  /// The extras, made when something is set.
  final var ownExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// Whether content can be changed.
  public final var isEditing: Bool {
    get { extras?.isEditing ?? false }
    set { ownExtras.isEditing = newValue }
  }

  /// Whether the tab bar goes away while the controller is on a stack.
  public final var hidesBottomBarWhenPushed: Bool {
    get { extras?.hidesBottomBarWhenPushed ?? false }
    set { ownExtras.hidesBottomBarWhenPushed = newValue }
  }

  /// The edges at which the view reaches below bars.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { extras?.edgesForExtendedLayout ?? .all }
    set { ownExtras.edgesForExtendedLayout = newValue }
  }

  /// Whether it reaches below bars that nothing shines through, too.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.extendedLayoutIncludesOpaqueBars ?? false }
    set { ownExtras.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Deprecated: whether scroll views keep away from bars.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.automaticallyAdjustsScrollViewInsets ?? true }
    set { ownExtras.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// Whether what is presented in a context covers this controller.
  public final var definesPresentationContext: Bool {
    get { extras?.definesPresentationContext ?? false }
    set { ownExtras.definesPresentationContext = newValue }
  }

  /// Whether the controller says how what is presented in its context comes.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { extras?.providesPresentationContextTransitionStyle ?? false }
    set { ownExtras.providesPresentationContextTransitionStyle = newValue }
  }

  /// Whether the controller decides about the status bar while it covers a part of the screen.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { extras?.modalPresentationCapturesStatusBarAppearance ?? false }
    set { ownExtras.modalPresentationCapturesStatusBarAppearance = newValue }
  }

  /// How the controller comes to the screen.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { extras?.modalTransitionStyle ?? .coverVertical }
    set { ownExtras.modalTransitionStyle = newValue }
  }

  /// The size that the controller would like to have.
  public final var preferredContentSize: CGSize {
    get { extras?.preferredContentSize ?? .zero }
    set { ownExtras.preferredContentSize = newValue }
  }

  /// What is to be added to the safe area of its view, in points.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.additionalSafeAreaInsets ?? .zero }
    set {
      InsetWatch.begin()
      ownExtras.additionalSafeAreaInsets = newValue
      safeAreaChanged()
    }
  }

  /// A name to restore the controller by; nothing is restored.
  public final var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { ownExtras.restorationIdentifier = newValue }
  }

  /// The style that the controller's view shows, whatever that of the device.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Asks about the status bar again.
  public final func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks about the bar at the bottom of the screen again.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks about the system's gestures again.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks how the device may be held again.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Lets content be changed, or not.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
