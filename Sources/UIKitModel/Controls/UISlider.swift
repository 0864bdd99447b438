import Foundation

/// A control with a value in a range.
open class UISlider: UIControl {
  private final var current: Float = 0
  /// The minimum value; 0 unless set.
  open var minimumValue: Float = 0 {
    didSet { value = current }
  }
  /// The maximum value; 1 unless set.
  open var maximumValue: Float = 1 {
    didSet { value = current }
  }
  /// Whether the action is sent while the thumb moves (CT-26).
  open var isContinuous = true
  /// The colour of the track on the minimum side.
  public final var minimumTrackTintColor: UIColor?
  /// The colour of the track on the maximum side.
  public final var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  public final var thumbTintColor: UIColor?
  deinit { willDeinitialize() }

  /// A new view of this class does not fill its bounds (UI-8).
  override var isOpaqueByDefault: Bool { false }

  /// 30 points high, with one more in the frame (AL-24), without a width of its own.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  /// The frame reaches 2 points further at both sides, and one at the bottom (AL-24).
  override open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// As wide as `size`, and 31 points high (AL-24).
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// The value, clamped to the range. Setting it sends no action (CT-24).
  open var value: Float {
    get { current }
    set { current = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// Sets the value; sends no action (CT-24).
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// The width and the height of the thumb, in points.
  private static let knobSize: CGFloat = 31
  /// The distance that the thumb reaches beyond either end of the track, in points.
  private static let overhang: CGFloat = 2
  /// The distance of the finger from the center of the thumb during a drag.
  private final var grip: CGFloat = 0
  private final var hasChanged = false

  /// The rectangle of the track, in the slider's own coordinates: 4 points high, and 2 points from
  /// either end of `bounds`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + Self.overhang, y: bounds.midY - 2,
      width: max(0, bounds.width - 2 * Self.overhang), height: 4)
  }

  /// The rectangle of the thumb for a value, in the slider's own coordinates. A finger drags the
  /// thumb only if it goes down between the left and the right edge of this rectangle.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = CGFloat(maximumValue - minimumValue)
    let share = range > 0 ? CGFloat(value - minimumValue) / range : 0
    let room = max(0, rect.width + 2 * Self.overhang - Self.knobSize)
    return CGRect(
      x: rect.minX - Self.overhang + share * room, y: rect.midY - Self.knobSize / 2,
      width: Self.knobSize, height: Self.knobSize)
  }

  /// The rectangle of the minimum value's image; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the maximum value's image; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The image at the minimum end. Stored, not drawn.
  open var minimumValueImage: UIImage?
  /// The image at the maximum end. Stored, not drawn.
  open var maximumValueImage: UIImage?
  /// Images of the thumb and of both sides of the track, by state.
  private final var images: [SliderImage: UIImage] = [:]

  /// Sets the image of the thumb. Stored, not drawn; the size of the thumb does not change.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[SliderImage(.thumb, state)] = image
  }

  /// Sets the image of the track on the minimum side. Stored, not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[SliderImage(.minimumTrack, state)] = image
  }

  /// Sets the image of the track on the maximum side. Stored, not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[SliderImage(.maximumTrack, state)] = image
  }

  /// The image of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    images[SliderImage(.thumb, state)]
  }

  /// The image of the track on the minimum side in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images[SliderImage(.minimumTrack, state)]
  }

  /// The image of the track on the maximum side in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images[SliderImage(.maximumTrack, state)]
  }

  /// The image of the thumb in the present state; that of `.normal` if it has none.
  public final var currentThumbImage: UIImage? {
    thumbImage(for: state) ?? thumbImage(for: .normal)
  }

  /// The rectangle of the thumb for a value, with overrides.
  private func knob(at value: Float) -> CGRect {
    let bounds = bounds
    let track = Door.send(.trackRect, to: self, [bounds]) { trackRect(forBounds: bounds) }
    return Door.send(.thumbRect, to: self, [bounds, track, value]) {
      thumbRect(forBounds: bounds, trackRect: track, value: value)
    }
  }

  /// Only a finger on the thumb is tracked.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let knob = knob(at: value)
    let distance = touch.location(in: self).x - knob.midX
    guard abs(distance) <= knob.width / 2 else { return false }
    grip = distance
    hasChanged = false
    return super.beginTracking(touch, with: event)
  }

  /// The thumb follows the finger (CT-26).
  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let start = knob(at: minimumValue).midX
    let room = knob(at: maximumValue).midX - start
    if room > 0 {
      let place = touch.location(in: self).x - grip - start
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
    // Continuous or not, the last value is reported when the finger is lifted (CT-26).
    if hasChanged, !isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  /// Whether the slider tracks a finger, or will when the touch is delivered: a scroll view may
  /// delay it.
  private func beganOnKnob(_ touch: UITouch) -> Bool {
    if isTracking { return touch === trackedTouch }
    let place = convert(touch.firstWindowLocation, from: nil as UIView?)
    let knob = knob(at: value)
    return abs(place.x - knob.midX) <= knob.width / 2
  }

  /// Refuses a swipe of one finger along the slider that begins on the thumb (GR-30).
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

/// The key of a slider's image.
private struct SliderImage: Hashable {
  enum Part { case thumb, minimumTrack, maximumTrack }

  let part: Part
  let state: UInt

  init(_ part: Part, _ state: UIControl.State) {
    self.part = part
    self.state = state.rawValue
  }
}
