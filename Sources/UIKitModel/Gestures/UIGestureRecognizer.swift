import EventVocabulary
import Foundation

/// An object that observes the touches of a view and its subviews. It is not a responder (RC-12).
///
/// Subclasses override the four touch methods and set `state`; which recognizer may leave possible,
/// with the effects on others and on views, is decided for all of them together (GR-40).
open class UIGestureRecognizer: ModelObject {
  /// The state of an attempt to recognize (GR-10).
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

  /// The kind of recognizer, in records of events.
  package var role: RecognizerRole { .own }

  /// The view that the recognizer is attached to.
  public internal(set) final weak var view: UIView?
  /// The view from which adding it to its present one took it (GR-1).
  package internal(set) final weak var formerView: UIView?
  /// Whether the recognizer gets touches. Disabling one that is recognizing cancels it (GR-4).
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { UIApplication.shared.gestures.abandon(self, .disabled) } }
  }
  /// Whether recognizing cancels the touches of the view (GR-17).
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when the attempt has failed (GR-44).
  open var delaysTouchesBegan = false
  /// Whether the view gets lifted touches only when the attempt has failed (GR-43).
  open var delaysTouchesEnded = true
  /// Whether touches of another type than the first are ignored (GR-6).
  open var requiresExclusiveTouchType = true
  /// The types of touches that it gets, as numbers of `UITouch.TouchType`; all unless set (GR-6).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that it gets; no recognizer here uses any (GR-6).
  open var allowedPressTypes: [NSNumber] = []
  /// A name that identifies the recognizer.
  public final var name: String?
  /// The delegate. Not retained.
  public final var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateObject as? any UIGestureRecognizerDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even if its class is not Swift's.
  public final weak var delegateObject: AnyObject?
  final var registrations: [ActionRegistration] = []
  /// The present attempt.
  package final var attempt = GestureAttempt()

  /// Creates a recognizer without a view that calls `action` of `target`. Not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a view.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  deinit { willDeinitialize() }

  /// The state of the attempt. Only subclasses set it (GR-14): the state that they request is
  /// granted, or not, when every recognizer has seen the event. States that cannot follow are
  /// ignored (GR-11, GR-12).
  open var state: State {
    get { attempt.asked.last ?? attempt.state }
    set { UIApplication.shared.gestures.ask(self, newValue, .subclass) }
  }

  /// The state of the attempt, without a requested state that is not granted yet.
  public final var grantedState: State { attempt.state }

  // MARK: Targets

  /// Calls `action` of `target` as well. The target is not retained.
  public final func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    if registrations.contains(where: { $0.isSelector(action, of: object) }) { return }
    registrations.append(
      ActionRegistration(kind: .selector(action, WeakTarget(object)), events: .allEvents))
  }

  /// The names of the methods that it calls.
  package final var actions: [Selector] {
    registrations.compactMap { registration in
      guard case .selector(let action, _) = registration.kind else { return nil }
      return action
    }
  }

  /// Removes targets added by `addTarget`; nil matches every one.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    registrations.removeAll { registration in
      guard case .selector(let own, let ownTarget) = registration.kind else { return false }
      return (object == nil || ownTarget?.object === object) && (action == nil || own == action)
    }
  }

  // MARK: Places

  /// The number of fingers of the gesture.
  open var numberOfTouches: Int { attempt.downCount }

  /// The center of the touches, in the coordinates of `view`; nil means the window (GR-24).
  open func location(in view: UIView?) -> CGPoint {
    convert(attempt.middle, to: view)
  }

  /// The location of one of the fingers, in the coordinates of `view`; nil means the window. Zero
  /// for an index without a finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = attempt.down
    guard touches.indices.contains(touchIndex) else { return .zero }
    return convert(touches[touchIndex].windowLocation, to: view)
  }

  /// A point of the window in the coordinates of a view; nil means the window.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: self.view?.window)
  }

  // MARK: Others

  /// Waits for another recognizer to fail (GR-36). Itself, or one that waits for this one already,
  /// is ignored: neither could ever recognize.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !otherGestureRecognizer.waits(for: self),
      !attempt.requirements.contains(where: { $0.object === otherGestureRecognizer })
    else { return }
    attempt.requirements.removeAll { $0.object == nil }
    attempt.requirements.append(WeakTarget(otherGestureRecognizer))
  }

  /// The recognizers that `require(toFail:)` named and that still exist.
  public final var failureRequirements: [UIGestureRecognizer] {
    attempt.requirements.compactMap { $0.object as? UIGestureRecognizer }
  }

  /// Whether `require(toFail:)`, in any number of steps, makes it wait for another; it counts as
  /// waiting for itself.
  public final func waits(for other: UIGestureRecognizer) -> Bool {
    var waiting = [self]
    var seen: Set<ObjectIdentifier> = []
    while let next = waiting.popLast() {
      if next === other { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      guard UIApplication.spend(2 + 2 * next.attempt.requirements.count) else { return false }
      waiting += next.failureRequirements
    }
    return false
  }

  /// Whether the recognizer can use a touch; others are not delivered.
  func takes(_ touch: UITouch) -> Bool { true }

  /// Whether recognizing prevents `preventedGestureRecognizer`; true by default (GR-29).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer` may keep this one from recognizing; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for the other to fail, for whole classes (GR-37).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other waits for this one to fail, for whole classes (GR-37).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Removes a touch from the attempt: the recognizer no longer gets it, and recognizing does not
  /// cancel it for its view (GR-22).
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt.touches.removeAll { $0 === touch }
    touch.delivery.recognizers.removeAll { $0 === self }
  }

  /// Called at every action, before the targets.
  func didAct() {}

  /// The scroll view that created it for itself; nil for all others.
  package var owner: UIScrollView? { nil }

  // MARK: Attempts

  /// The attempt is over and a new one may begin (GR-18).
  open func reset() {}

  /// Fingers went down (GR-3).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved (GR-3).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted (GR-3).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were cancelled (GR-3).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Estimates of touches, as of a pencil's force, were replaced by measured values. Fingers have
  /// no estimates, so nothing sends it here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
