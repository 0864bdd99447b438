import Foundation

/// A control with two buttons that count up and down.
open class UIStepper: UIControl {
  /// The value. Setting it sends no action (CT-24).
  open var value: Double = 0
  /// The minimum value; 0 unless set.
  open var minimumValue: Double = 0
  /// The maximum value; 100 unless set.
  open var maximumValue: Double = 100
  /// The step of one tap; 1 unless set.
  open var stepValue: Double = 1
  /// Whether the value wraps around at the limits.
  open var wraps = false
  deinit { willDeinitialize() }

  private final var ownSize: CGSize { CGSize(width: 94, height: 32) }

  /// Its natural size, whatever size `frame` has (UI-7).
  override func firstFrame(_ frame: CGRect) -> CGRect { accepted(frame) }

  /// The frame has the same size as before, unless a transform is set (UI-7).
  override func accepted(_ frame: CGRect) -> CGRect {
    guard transform.isIdentity else { return frame }
    return CGRect(origin: frame.origin, size: ownSize)
  }

  /// 94 × 32 points, the usual size on a device.
  override open var intrinsicContentSize: CGSize { ownSize }

  /// The same, whatever `size` is.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  /// A lift in the left half decrements, one in the right half increments (CT-25).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let old = value
    let next = value + (touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Refuses a single tap on a superview (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSingleTapAbove(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
