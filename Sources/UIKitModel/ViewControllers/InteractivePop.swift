import EventVocabulary
import Foundation

/// The swipe from the left edge that pops: it follows the finger, and may be cancelled (VC-13,
/// VC-30).
///
/// If the top controller has a left item of its own, or the navigation controller's delegate can
/// give animators, it does not begin, unless it has a delegate of the app's own, which decides
/// instead (VC-30, VC-69). Beyond half of the way, or faster than `speed`, it pops when the finger
/// is lifted; UIKit's own limits are not documented.
final class _UIParallaxTransitionPanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// The minimum velocity that pops from anywhere, in points per second.
  private static let speed: CGFloat = 300

  private weak var navigation: UINavigationController?
  /// The controllers that replace each other while the finger is down.
  private var changing: (top: UIViewController, below: UIViewController)?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    edges = .left
  }

  deinit { willDeinitialize() }

  package override var role: RecognizerRole { .pop }

  /// It takes only a touch at the edge, and only if there is something to pop or the app's delegate
  /// decides that.
  override func takes(_ touch: UITouch) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1 || delegateObject != nil else {
      return false
    }
    return isAtEdge(touch)
  }

  override func refusal(toBegin translation: CGPoint) -> GestureReason<AnyObject>? {
    guard translation.x > 0 else { return .otherDirection }
    guard delegateObject == nil, let navigation, let top = navigation.topViewController else {
      return nil
    }
    if navigation.delegateHasAnimators { return .ownAnimator(navigation) }
    return top.navigationItem.leftBarButtonItems?.isEmpty ?? true ? nil : .ownBackItem(top)
  }

  override func didAct() {
    switch attempt.state {
    case .began: begin()
    case .changed: break
    case .ended:
      let view = navigation?.view
      let way = translation(in: view).x / max(1, view?.bounds.width ?? 1)
      end(isPopped: way > 0.5 || velocity(in: view).x > Self.speed)
    default: end(isPopped: false)
    }
  }

  private func begin() {
    guard let navigation, navigation.appearance == .shown else { return }
    let stack = navigation.viewControllers
    guard stack.count > 1, let top = stack.last else { return }
    let below = stack[stack.count - 2]
    changing = (top, below)
    Door.tell(.pops(top, .begins))
    top.placeChange = .movesFromParent
    below.loadViewIfNeeded()
    top.tellAppearance(.willDisappear, true)
    below.tellAppearance(.willAppear, true)
    navigation.willShow(below, true)
    // The view below is visible as soon as the top view moves away (VC-6).
    navigation.show(below, behind: top)
    below.tellAppearance(.isAppearing, true)
    if let view = below.viewIfLoaded { view.layOutMarkedViews() }
  }

  private func end(isPopped: Bool) {
    guard let (top, below) = changing else { return }
    changing = nil
    defer { top.placeChange = nil }
    Door.tell(.pops(top, isPopped ? .finishes : .goesBack))
    if isPopped { navigation?.finishPop(of: top, showing: below); return }
    // The pop is cancelled: each controller receives the opposite messages (VC-13). The delegate
    // receives nothing more (VC-34).
    navigation?.remainsShown(top)
    Appearance.turnBack(showing: below, hiding: top) { Hosting.uninstall(below) }
  }
}
