import Foundation

/// A control with two positions.
open class UISwitch: UIControl {
  /// Whether it is on. Setting it sends no action (CT-24).
  open var isOn: Bool {
    get { Door.value(.getIsOn, of: self, as: Bool.self) ?? on }
    set { if !Door.takes(.setIsOn, by: self, newValue) { on = newValue } }
  }
  private final var on: Bool = false
  /// The colour when on.
  public final var onTintColor: UIColor?
  /// The colour of the knob.
  public final var thumbTintColor: UIColor?
  deinit { willDeinitialize() }

  /// Sets the position; sends no action (CT-24).
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// A finger that is lifted inside switches (CT-25).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Refuses a single tap on a superview, and a pan from left to right by one finger (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSingleTapAbove(gestureRecognizer) && !isAlong(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func isAlong(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer,
      pan.numberOfTouches == 1
    else { return false }
    let translation = pan.translation(in: self)
    return abs(translation.x) > abs(translation.y)
  }
}
