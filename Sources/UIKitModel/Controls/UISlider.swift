import Foundation

/// A control with a value on a range.
open class UISlider: UIControl {
  private final var current: Float = 0
  /// The least value; 0 unless set.
  open var minimumValue: Float = 0 {
    didSet { value = current }
  }
  /// The greatest value; 1 unless set.
  open var maximumValue: Float = 1 {
    didSet { value = current }
  }
  /// Whether the action is sent while the knob moves (CT-26).
  open var isContinuous = true
  /// The colour on the side of the least value.
  public final var minimumTrackTintColor: UIColor?
  /// The colour on the side of the greatest value.
  public final var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  public final var thumbTintColor: UIColor?
  deinit { willDeinitialize() }

  /// The value, kept on the range. Setting it sends no action (CT-24).
  open var value: Float {
    get { current }
    set { current = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// Sets the value; sends no action (CT-24).
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// How wide the knob is, in points.
  private static let knobWidth: CGFloat = 31
  /// How far the finger is from the middle of the knob while it drags it.
  private final var grip: CGFloat = 0
  private final var hasChanged = false

  private var knobMiddle: CGFloat {
    let range = CGFloat(maximumValue - minimumValue)
    let share = range > 0 ? CGFloat(value - minimumValue) / range : 0
    return bounds.minX + Self.knobWidth / 2 + share * max(0, bounds.width - Self.knobWidth)
  }

  /// Whether a place is on the knob, so many points right of its middle.
  private func isOnKnob(_ distance: CGFloat) -> Bool { abs(distance) <= Self.knobWidth / 2 }

  /// Only a finger on the knob is tracked.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = touch.location(in: self).x - knobMiddle
    guard isOnKnob(distance) else { return false }
    grip = distance
    hasChanged = false
    return super.beginTracking(touch, with: event)
  }

  /// The knob follows the finger (CT-26).
  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = bounds.width - Self.knobWidth
    if room > 0 {
      let place = touch.location(in: self).x - grip - bounds.minX - Self.knobWidth / 2
      let old = value
      value = minimumValue + Float(place / room) * (maximumValue - minimumValue)
      if value != old {
        hasChanged = true
        if isContinuous { sendActions(for: .valueChanged, with: event) }
      }
    }
    return super.continueTracking(touch, with: event)
  }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    // Continuous or not, the last value is told when the finger goes (CT-26).
    if hasChanged, !isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  /// Whether the slider tracks a finger, or will when it hears of it: a scroll view may keep it back.
  private func beganOnKnob(_ touch: UITouch) -> Bool {
    if isTracking { return touch === trackedTouch }
    return isOnKnob(convert(touch.firstWindowLocation, from: nil as UIView?).x - knobMiddle)
  }

  /// Refuses a swipe of one finger along the slider that begins on the knob (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer.view !== self,
      let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
      swipe.numberOfTouchesRequired == 1, !swipe.direction.isDisjoint(with: [.left, .right]),
      swipe.attempt.touches.contains(where: beganOnKnob)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
