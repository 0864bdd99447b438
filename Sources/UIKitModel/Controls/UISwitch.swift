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
  /// The colour of the thumb.
  public final var thumbTintColor: UIColor?
  deinit { willDeinitialize() }

  private final var ownSize: CGSize { CGSize(width: 51, height: 31) }

  /// Its natural size, whatever size `frame` has (UI-7).
  override func firstFrame(_ frame: CGRect) -> CGRect { accepted(frame) }

  /// The frame has the same size as before, unless a transform is set (UI-7).
  override func accepted(_ frame: CGRect) -> CGRect {
    guard transform.isIdentity else { return frame }
    return CGRect(origin: frame.origin, size: ownSize)
  }

  /// 49 × 31 points, with 2 more in the frame (AL-24).
  override open var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  /// The frame reaches 2 points further to the right (AL-24).
  override open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// 51 × 31 points, whatever `size` is (AL-24).
  override open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  /// Sets the position; sends no action (CT-24).
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The location at which the finger went down, in the switch.
  private final var start = CGPoint.zero

  /// Stores the location of the touch down.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  /// A lift inside switches; a drag of the thumb moves it to the side of its end (CT-25).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    let way = (touch?.location(in: self).x ?? start.x) - start.x
    let isDragged = abs(way) >= GestureConstants.panHysteresis
    let wanted = isDragged ? way > 0 : !isOn
    guard wanted != isOn else { return }
    isOn = wanted
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
