import Foundation

/// The private views between a window or a container and a controller's view (RC-6, RC-7).
///
/// The textbook profile has none of them.
enum Hosting {
  private static var profile: UIApplication.Profile { UIApplication.shared.profile }

  /// Adds the view of a root controller to its window, in place of another one's (VC-19). A hidden
  /// window asks for the view only when it is shown (VC-5).
  static func install(
    _ controller: UIViewController?, replacing old: UIViewController?, in window: UIWindow
  ) {
    let isReinstalled = controller === old || UIApplication.shared.isMovingWindowContents
    let isShown = !window.isHidden
    let isOldInside = !window.awaitsRootView
    window.awaitsRootView = isReinstalled ? !isOldInside && !isShown : !isShown
    Appearance.change(
      showing: isShown && !isReinstalled ? controller : nil, hiding: isReinstalled ? nil : old,
      order: .replacing, animated: false
    ) {
      if let old, isOldInside { uninstall(old) }
      if !window.awaitsRootView { place(controller, in: window) }
    }
  }

  /// Notifies a root controller that its window appeared or disappeared. If the window was hidden
  /// when it got the controller, the view is added now: after viewWillAppear (VC-5, VC-6).
  static func windowChanged(_ window: UIWindow, isShown: Bool) {
    guard let controller = window.rootViewController else { return }
    let comesIn = isShown && window.awaitsRootView
    if comesIn { window.awaitsRootView = false }
    Appearance.change(
      showing: isShown ? controller : nil, hiding: isShown ? nil : controller, order: .replacing,
      animated: false
    ) {
      if comesIn, window.rootViewController === controller { place(controller, in: window) }
    }
  }

  private static func place(_ controller: UIViewController?, in window: UIWindow) {
    guard let view = controller?.view else { return }
    let host = profile == .device ? host(in: window, at: .index(0)) : window
    view.frame = host.bounds
    host.sendInsertSubview(view, at: 0)
  }

  /// Adds a presented controller's view in front of everything in the window of `presenting`.
  static func present(
    _ controller: UIViewController, over presenting: UIViewController,
    by transition: UIViewControllerContextTransitioning? = nil
  ) {
    guard let window = presenting.view.window, let view = controller.view else { return }
    if let presentation = controller.extras?.presentation {
      presentation.begin(in: window)
      if let transition, let container = presentation.containerView {
        transition.containerView = container
        transition.finalFrame = presentation.frameOfPresentedViewInContainerView
        if presentation.removesPresenter { take(presenting, into: container, for: controller) }
      }
      return presentation.show(byAnimator: transition != nil)
    }
    var host: UIView = profile == .device ? host(in: window, at: .front) : window
    if controller.dimsWhatIsBehind {
      // An alert is a sibling of the dimming view, in the transition view itself.
      if profile == .device, let transition = host.superview {
        host.sendRemoveFromSuperview()
        host = transition
      }
      let dimming = UIDimmingView(frame: host.bounds)
      controller.dimmingView = dimming
      host.sendAddSubview(dimming)
    }
    view.frame = controller.presentedFrame(in: host.bounds)
    host.sendAddSubview(view)
    guard controller.isSheet else { return }
    let pan = SheetPanGestureRecognizer(controller)
    controller.ownExtras.sheetPan = pan
    host.addGestureRecognizer(pan)
  }

  /// Moves the view of the presenting side into the container of a transition (VC-63).
  private static func take(
    _ controller: UIViewController, into container: UIView, for cover: UIViewController
  ) {
    guard let view = controller.viewIfLoaded, let superview = view.superview,
      let index = superview.indexOfSubview(view)
    else { return }
    cover.ownExtras.covered = controller
    controller.ownExtras.coveredPlace = CoveredPlace(superview: superview, index: index)
    container.sendInsertSubview(view, at: 0)
  }

  /// Prepares the container of a dismissal by an animator (VC-63).
  static func dismiss(
    _ controller: UIViewController, by transition: UIViewControllerContextTransitioning
  ) {
    guard let presentation = controller.extras?.presentation,
      let window = controller.viewIfLoaded?.window
    else { return }
    presentation.adopt(in: window)
    presentation.beginDismissal()
    guard let container = presentation.containerView else { return }
    transition.containerView = container
    transition.finalFrame =
      transition.view(forKey: .to) == nil
      ? transition.viewController(forKey: .to)?.viewIfLoaded?.frame ?? .zero : container.bounds
  }

  /// The container of a transition between two controllers of a container: the view that a device
  /// has around the first one's, or one that is made for it (VC-63).
  static func beginTransition(from shown: UIView, in container: UIView) -> UIView {
    if let wrapper = shown.superview as? UIViewControllerWrapperView { return wrapper }
    let wrapper = UIViewControllerWrapperView(frame: container.bounds)
    container.sendInsertSubview(wrapper, at: container.indexOfSubview(shown) ?? 0)
    wrapper.sendAddSubview(shown)
    return wrapper
  }

  /// Leaves the view of one of the two controllers, where the animator put it.
  static func endTransition(
    _ transition: UIViewControllerContextTransitioning, showing: UIViewController,
    hiding: UIViewController
  ) {
    let wrapper = transition.containerView
    if let view = hiding.viewIfLoaded, view.isDescendant(of: wrapper) {
      view.sendRemoveFromSuperview()
    }
    if let view = showing.viewIfLoaded, profile == .textbook, wrapper.subviews == [view],
      let superview = wrapper.superview, let index = superview.indexOfSubview(wrapper)
    {
      superview.sendInsertSubview(view, at: index)
    }
    var empty: UIView? = wrapper
    while let host = empty, host is any HostingView, host.subviewCount == 0 {
      empty = host.superview
      host.sendRemoveFromSuperview()
    }
  }

  /// Removes the view of a controller from the window while another one covers it (VC-10).
  static func cover(_ controller: UIViewController, by cover: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview,
      let index = superview.indexOfSubview(view)
    else { return }
    cover.ownExtras.covered = controller
    if controller.extras?.coveredPlace == nil {
      controller.ownExtras.coveredPlace = CoveredPlace(superview: superview, index: index)
    }
    view.sendRemoveFromSuperview()
  }

  /// Restores the view to its position before it was covered, unless it is in use elsewhere.
  ///
  /// An animator may have put it into the container of its transition.
  static func uncover(_ controller: UIViewController, from container: UIView? = nil) {
    guard let place = controller.extras?.coveredPlace else { return }
    controller.extras?.coveredPlace = nil
    guard let superview = place.superview, let view = controller.viewIfLoaded,
      view.superview == nil || container.map(view.isDescendant) ?? false
    else { return }
    superview.sendInsertSubview(view, at: min(place.index, superview.subviewCount))
  }

  /// Removes a controller's view together with the hosting views that contained nothing else.
  static func uninstall(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    if let presentation = controller.extras?.presentation {
      presentation.beginDismissal()
      presentation.endDismissal(completed: true)
      controller.extras?.presentation = nil
      return
    }
    if let pan = controller.extras?.sheetPan {
      pan.view?.removeGestureRecognizer(pan)
      controller.extras?.sheetPan = nil
    }
    controller.dimmingView?.sendRemoveFromSuperview()
    controller.dimmingView = nil
    var above = view.superview ?? controller.extras?.coveredPlace?.superview
    controller.extras?.coveredPlace = nil
    view.sendRemoveFromSuperview()
    while let host = above, host is any HostingView, host.subviewCount == 0 {
      above = host.superview
      host.sendRemoveFromSuperview()
    }
  }

  /// Converts the window to the changed profile.
  static func reinstall(in window: UIWindow) {
    guard let root = window.rootViewController else { return }
    var covers: [(cover: UIViewController, covered: UIViewController)] = []
    var isCovered = root.extras?.coveredPlace != nil
    install(root, replacing: root, in: window)
    root.reinstallContainedViews()
    var presenting = root
    while let presented = presenting.presentedViewController {
      if isCovered { covers.append((presented, presenting)) }
      isCovered = presented.extras?.coveredPlace != nil
      uninstall(presented)
      present(presented, over: presenting)
      presented.reinstallContainedViews()
      presenting = presented
    }
    for (cover, covered) in covers { self.cover(covered, by: cover) }
  }

  /// Adds the view of a controller between the bars of a container; on a device inside of others
  /// (RC-7).
  static func contain(
    _ controller: UIViewController, in container: UIView, transition: () -> UIView
  ) {
    guard let view = controller.view else { return }
    contain(
      view, in: container, transition: transition, frame: container.bounds,
      inner: controller.extendedFrame(in: container))
  }

  /// A container's view for `view`: itself, or the view that a device inserts between them (RC-7).
  /// That has a `frame`, and the view an `inner` one, if it is not as large.
  static func contain(
    _ view: UIView, in container: UIView, transition: () -> UIView, frame: CGRect,
    inner: CGRect? = nil
  ) {
    view.frame = inner ?? frame
    guard profile == .device else { return container.sendInsertSubview(view, at: 0) }
    let transition = transition()
    let wrapper = UIViewControllerWrapperView(frame: frame)
    transition.frame = frame
    wrapper.sendAddSubview(view)
    transition.sendAddSubview(wrapper)
    container.sendInsertSubview(transition, at: 0)
  }

  /// The same for a view that shows behind another one of the container, which is about to leave.
  static func contain(
    _ view: UIView, behind shown: UIView, in container: UIView, frame: CGRect
  ) {
    view.frame = frame
    let wrapper = shown.superview as? UIViewControllerWrapperView
    let front = wrapper ?? shown
    guard let superview = front.superview, let index = superview.indexOfSubview(front) else {
      return
    }
    guard wrapper != nil else { return superview.sendInsertSubview(view, at: index) }
    let own = UIViewControllerWrapperView(frame: container.bounds)
    own.sendAddSubview(view)
    superview.sendInsertSubview(own, at: index)
  }

  private static func host(in window: UIWindow, at place: UIView.Place) -> UIView {
    let transition = UITransitionView(frame: window.bounds)
    let shadow = UIDropShadowView(frame: window.bounds)
    transition.sendAddSubview(shadow)
    if case .index(let index) = place {
      window.sendInsertSubview(transition, at: index)
    } else {
      window.sendAddSubview(transition)
    }
    return shadow
  }
}

/// The position of a controller's view before another one covered it.
struct CoveredPlace {
  weak var superview: UIView?
  let index: Int
}

/// A private view that UIKit puts around the views of controllers.
protocol HostingView: UIView {}

/// The first view inside a window since iOS 13 (RC-6).
public final class UITransitionView: UIView, HostingView { deinit { willDeinitialize() } }

/// The container of a root view since iOS 13 (RC-6).
public final class UIDropShadowView: UIView, HostingView { deinit { willDeinitialize() } }

/// The view of a navigation or tab bar controller (RC-7).
public final class UILayoutContainerView: UIView { deinit { willDeinitialize() } }

/// The container of the views of pushed controllers (RC-7).
public final class UINavigationTransitionView: UIView, HostingView { deinit { willDeinitialize() } }

/// The container of the view of one contained controller (RC-7).
public final class UIViewControllerWrapperView: UIView, HostingView {
  deinit { willDeinitialize() }
}
