import Foundation

/// A view that turns touches into actions.
///
/// It handles the four touch messages itself and forwards none (RC-17). It overrides hit testing on
/// a device; the effect of that is not known, so nothing is added here (HT-27).
open class UIControl: UIView {
  /// Whether the control reacts to touches. A disabled one is expected to be hit all the same
  /// (CT-4, CT-5); one that is disabled while it tracks sends nothing more (CT-30).
  open var isEnabled: Bool {
    get { Door.value(.getIsEnabled, of: self, as: Bool.self) ?? enabled }
    set { if !Door.takes(.setIsEnabled, by: self, newValue) { enabled = newValue } }
  }
  private final var enabled = true {
    didSet {
      ObservedKeys.report(self, "enabled")
      if !enabled { stopTracking(.disabled, with: nil) }
    }
  }
  /// Whether the control is selected.
  open var isSelected: Bool {
    get { Door.value(.getIsSelected, of: self, as: Bool.self) ?? selected }
    set { if !Door.takes(.setIsSelected, by: self, newValue) { selected = newValue } }
  }
  private final var selected = false { didSet { ObservedKeys.report(self, "selected") } }
  /// Whether the control shows that it is being touched (CT-6).
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? highlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { highlighted = newValue } }
  }
  private final var highlighted = false { didSet { ObservedKeys.report(self, "highlighted") } }
  /// Whether the control tracks a touch (CT-8).
  public internal(set) final var isTracking = false
  /// The touch that is tracked.
  package internal(set) final weak var trackedTouch: UITouch?
  /// Whether the tracked touch is inside; meaningless while no touch is tracked (CT-7).
  public internal(set) final var isTouchInside = false
  /// The horizontal alignment of the content.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  public final var contentVerticalAlignment = ContentVerticalAlignment.center
  final var registrations: [ActionRegistration] = []

  /// Creates a control with a frame and an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  deinit { willDeinitialize() }

  /// The state that results from the flags; may contain several (CT-3).
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A touch went down; false means that it is not tracked (CT-8, CT-9).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch moved; false ends the tracking (CT-8).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The tracked touch was lifted (CT-8).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The tracked touch was cancelled; without an event when the control left its window (CT-18).
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends one action to the application, which calls the target (TA-1, CT-20).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendSendAction(action, to: target, from: self, for: event)
  }

  /// Runs one closure.
  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  override func interactionChanged() {
    if !isUserInteractionEnabled { stopTracking(.notInteractive, with: nil) }
  }

  /// The events sent besides `touchDown` when a finger goes down.
  var eventsAtTouchDown: Event { [] }

  /// The events of a finger that went down were sent.
  func touchDownWasSent() {}

  /// The events sent when a finger is lifted inside.
  var eventsAtTouchUpInside: Event { .touchUpInside }

  /// Whether a recognizer is the control's own gesture on one of its superviews: a single tap with
  /// one finger. Controls that reserve it refuse it in `gestureRecognizerShouldBegin` (GR-30,
  /// GR-31).
  final func isSingleTapAbove(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, recognizer.view !== self,
      let view = recognizer.view, isDescendant(of: view)
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  // The four touch messages are handled here and not forwarded (RC-17).

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(oneOf: touches, with: event)
  }

  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(oneOf: touches, with: event)
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(oneOf: touches, with: event)
  }

  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTracking(oneOf: touches, with: event)
  }
}
