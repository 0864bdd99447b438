import EventVocabulary
import Foundation

/// The drag down that dismisses a sheet: it follows the finger, and may be cancelled (VC-38).
///
/// The name is ours, and so is its view without hosting views, the window. Beyond half of the
/// height, or faster than `speed`, the sheet is dismissed when the finger is lifted; UIKit's own
/// limits are not documented. A scroll view in the sheet takes precedence, unless it is at its top.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// The minimum velocity that dismisses from anywhere, in points per second.
  private static let speed: CGFloat = 300

  private weak var presented: UIViewController?
  /// Whether the sheet follows the finger to its dismissal, or only resists; nil without a drag.
  private var isLeaving: Bool?

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init(target: nil, action: nil)
    // If it does not begin, it has failed by the time the finger is lifted.
    delaysTouchesEnded = false
  }

  deinit { willDeinitialize() }

  package override var role: RecognizerRole { .sheet }

  /// It takes only touches of the sheet.
  override func takes(_ touch: UITouch) -> Bool {
    guard let sheet = presented?.viewIfLoaded else { return false }
    return touch.view?.isDescendant(of: sheet) ?? false
  }

  override func refusal(toBegin translation: CGPoint) -> GestureReason<AnyObject>? {
    translation.y > abs(translation.x) ? nil : .otherDirection
  }

  override func didAct() {
    switch attempt.state {
    case .began: begin()
    case .changed: break
    case .ended:
      let view = presented?.viewIfLoaded
      let way = translation(in: view).y / max(1, view?.bounds.height ?? 1)
      end(isFar: way > 0.5 || velocity(in: view).y > Self.speed)
    default: end(isFar: false)
    }
  }

  private func begin() {
    guard let presented, presented.appearance == .shown, presented.ownPresenting != nil else {
      return
    }
    let presentation = presented.extras?.systemPresentation
    guard !presented.refusesToBePulled, presentation?.asksShouldDismiss() ?? true else {
      isLeaving = false
      return Door.tell(.dismisses(presented, .resists))
    }
    isLeaving = true
    Door.tell(.dismisses(presented, .begins))
    presentation?.tellWillDismiss()
    guard presented.ownPresenting != nil else { return }
    presented.placeChange = .isDismissed
    presented.tellAppearance(.willDisappear, true)
  }

  private func end(isFar: Bool) {
    guard let presented, let isLeaving else { return }
    self.isLeaving = nil
    defer { presented.placeChange = nil }
    // Code may have dismissed it meanwhile.
    guard presented.ownPresenting != nil, presented.appearance == .shown else { return }
    let presentation = presented.extras?.systemPresentation
    guard isLeaving else {
      guard isFar else { return }
      Door.tell(.dismisses(presented, .refuses))
      presentation?.tellDidAttemptToDismiss()
      return
    }
    Door.tell(.dismisses(presented, isFar ? .finishes : .goesBack))
    guard isFar else {
      // The dismissal is cancelled: the sheet receives the opposite messages, like a controller on
      // a stack (VC-13).
      presented.tellAppearance(.willAppear, true, isTurned: true)
      presented.tellAppearance(.didAppear, true, isTurned: true)
      return
    }
    presented.leavePresentation()
    presented.tellAppearance(.didDisappear, true)
    presentation?.tellDidDismiss()
  }
}

extension UIScrollView {
  /// Whether a drag down is left to the sheet that contains the scroll view: it is at its top, and
  /// has no refresh control there (VC-38).
  final var leavesPullToSheet: Bool {
    guard refreshControl == nil, contentOffset.y <= offsetRange.least.y else { return false }
    return sequence(first: self as UIView, next: \.superview).contains {
      $0.viewState.pointee.viewController?.extras?.sheetPan != nil
    }
  }
}

extension UIViewController {
  /// Whether it is presented as a sheet, which the user can drag away (VC-38).
  final var isSheet: Bool {
    guard extras?.presentation == nil, !dimsWhatIsBehind else { return false }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return true
    default: return false
    }
  }

  /// Whether the controller, or one that shows in it, may not be dragged away (VC-38).
  fileprivate final var refusesToBePulled: Bool {
    isModalInPresentation || shownChildren.contains { $0.refusesToBePulled }
  }
}

/// The delegate of a presentation that the user can dismiss (VC-38).
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss it.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user begins to dismiss it, and may cancel that.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss it, which is not permitted.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// True unless implemented.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Has no effect unless implemented.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Has no effect unless implemented.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Has no effect unless implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIPresentationController {
  fileprivate final func asksShouldDismiss() -> Bool {
    let name: Selector = "presentationControllerShouldDismiss:"
    CycleWatch.asks(self, name, delegateObject)
    return DelegateCalls.value(name, of: delegateObject, [self])
      ?? delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  fileprivate final func tellWillDismiss() {
    tell("presentationControllerWillDismiss:") { $0.presentationControllerWillDismiss(self) }
  }

  fileprivate final func tellDidDismiss() {
    tell("presentationControllerDidDismiss:") { $0.presentationControllerDidDismiss(self) }
  }

  fileprivate final func tellDidAttemptToDismiss() {
    tell("presentationControllerDidAttemptToDismiss:") {
      $0.presentationControllerDidAttemptToDismiss(self)
    }
  }

  private func tell(
    _ name: Selector, _ native: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) {
    CycleWatch.asks(self, name, delegateObject)
    if DelegateCalls.tell(delegateObject, name, [self]) { return }
    if let delegate { native(delegate) }
  }
}
