import Foundation

/// What a recognizer asks.
///
/// Every method may be missing: who implements which is asked of the method tables (GR-5, GR-37).
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer may leave possible (GR-35).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the recognizer gets a touch (GR-5).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether both may recognize (GR-29).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the first waits for the other to fail (GR-37).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other waits for the first to fail (GR-37).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True unless implemented (GR-35).
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// True unless implemented (GR-5).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// False unless implemented (GR-29).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// False unless implemented (GR-37).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// False unless implemented (GR-37).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// An object that watches the touches of a view and what it holds. Not a responder (RC-12).
open class UIGestureRecognizer: ModelObject {
  /// Where an attempt to recognize is (GR-10).
  public enum State: Int, Sendable, CaseIterable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// Another name for `ended` (GR-10).
    public static var recognized: State { .ended }
  }

  /// The view that the recognizer is attached to.
  public final weak var view: UIView?
  /// Where the attempt is; only subclasses set it (GR-14).
  open var state = State.possible
  /// Whether the recognizer gets touches (GR-4).
  open var isEnabled = true
  /// Whether recognizing takes the touches away from the view (GR-17).
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when the attempt has failed (GR-44).
  open var delaysTouchesBegan = false
  /// Whether the view hears of lifted touches only when the attempt has failed (GR-43).
  open var delaysTouchesEnded = true
  /// Whether touches of another kind are left out (GR-6).
  open var requiresExclusiveTouchType = true
  /// What tells the recognizer from others.
  public final var name: String?
  /// Who is asked. Not retained.
  public final var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateObject as? any UIGestureRecognizerDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, also when it is of a class that is not Swift's.
  public final weak var delegateObject: AnyObject?
  final var registrations: [ActionRegistration] = []
  final var touchesInWindow: [CGPoint] = []

  /// A recognizer that is attached to nothing and calls `action` of `target`. Not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that is attached to nothing.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  deinit { willDeinitialize() }

  /// Calls `action` of `target` as well. The target is not retained.
  public final func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    if registrations.contains(where: { $0.isSelector(action, of: object) }) { return }
    registrations.append(
      ActionRegistration(kind: .selector(action, WeakTarget(object)), events: .allEvents))
  }

  /// Takes back what `addTarget` added; nil means every one.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    registrations.removeAll { registration in
      guard case .selector(let own, let ownTarget) = registration.kind else { return false }
      return (object == nil || ownTarget?.object === object) && (action == nil || own == action)
    }
  }

  /// How many fingers the gesture has.
  open var numberOfTouches: Int { touchesInWindow.count }

  /// The middle of the touches, in the coordinates of `view`; nil means the window (GR-24).
  open func location(in view: UIView?) -> CGPoint {
    guard !touchesInWindow.isEmpty else { return .zero }
    let count = CGFloat(touchesInWindow.count)
    let middle = CGPoint(
      x: touchesInWindow.reduce(0) { $0 + $1.x } / count,
      y: touchesInWindow.reduce(0) { $0 + $1.y } / count)
    guard let view else { return middle }
    return view.convert(middle, from: self.view?.window)
  }

  /// Waits for another recognizer to fail (GR-36). Kept nowhere while no touch is delivered.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether recognizing keeps `preventedGestureRecognizer` from it; true by default (GR-29).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer` may keep this one from recognizing; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for the other to fail, for whole classes (GR-37).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other waits for this one to fail, for whole classes (GR-37).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Leaves a touch out of the attempt. Kept nowhere while no touch is delivered.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Where one of the fingers is, in the coordinates of `view`; nil means the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touchesInWindow.indices.contains(touchIndex) else { return .zero }
    guard let view else { return touchesInWindow[touchIndex] }
    return view.convert(touchesInWindow[touchIndex], from: self.view?.window)
  }

  /// The attempt is over and a new one may come (GR-18).
  open func reset() {}

  /// Fingers went down (GR-3).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved (GR-3).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted (GR-3).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away (GR-3).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
