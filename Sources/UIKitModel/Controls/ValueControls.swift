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

  /// Only a finger on the knob is tracked.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = touch.location(in: self).x - knobMiddle
    guard abs(distance) <= Self.knobWidth / 2 else { return false }
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

  /// Refuses a swipe of one finger along the slider that begins on the knob (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, isTracking, gestureRecognizer.view !== self,
      let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
      swipe.numberOfTouchesRequired == 1, !swipe.direction.isDisjoint(with: [.left, .right])
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A control with two buttons that count up and down.
open class UIStepper: UIControl {
  /// The value. Setting it sends no action (CT-24).
  open var value: Double = 0
  /// The least value; 0 unless set.
  open var minimumValue: Double = 0
  /// The greatest value; 100 unless set.
  open var maximumValue: Double = 100
  /// How far one tap goes; 1 unless set.
  open var stepValue: Double = 1
  /// Whether the value starts again at the other end.
  open var wraps = false
  deinit { willDeinitialize() }

  /// A finger that is lifted in the left half counts down, in the right half up (CT-25).
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

/// A control of several segments of which one is chosen.
open class UISegmentedControl: UIControl {
  /// The index of no segment: −1.
  nonisolated public static let noSegment = -1
  private final var titles: [String] = []
  /// The index of the chosen segment. Setting it sends no action (CT-24).
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a segment is left as it was once its action is sent.
  open var isMomentary = false
  deinit { willDeinitialize() }

  /// A finger that is lifted over a segment chooses it; all are equally wide here (CT-25).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, numberOfSegments > 0, bounds.width > 0 else { return }
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    let index = min(max(Int(share * CGFloat(numberOfSegments)), 0), numberOfSegments - 1)
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Refuses a single tap on a superview (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSingleTapAbove(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// A control with a segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    show(items ?? [])
  }

  /// What `init(items:)` does to a new control.
  public final func show(_ items: [Any]) {
    titles = items.map { $0 as? String ?? "" }
  }

  /// Takes out every segment.
  public final func removeAllSegments() {
    titles = []
  }

  /// Sets the words of a segment.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// How many segments there are.
  public final var numberOfSegments: Int { titles.count }

  /// The words of a segment; nil for an index that is none.
  public final func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Adds a segment; an index beyond the end means the end.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
  }
}

/// A control with a dot for each page.
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that shows. Setting it sends no action (CT-24).
  open var currentPage = 0
  /// Whether one page alone shows no dot.
  public final var hidesForSinglePage = false
  deinit { willDeinitialize() }

  /// A finger that is lifted in the right half goes a page on, in the left half back (CT-25).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let step = touch.location(in: self).x < bounds.midX ? -1 : 1
    let page = min(max(currentPage + step, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Refuses a single tap on a superview (GR-30).
  override open func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isSingleTapAbove(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A control to choose a date with.
open class UIDatePicker: UIControl {
  deinit { willDeinitialize() }
}

/// A control that pulls new content into a scroll view.
open class UIRefreshControl: UIControl {
  /// Whether new content is on its way.
  public private(set) final var isRefreshing = false
  deinit { willDeinitialize() }

  /// Content is on its way.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Content has come.
  open func endRefreshing() {
    isRefreshing = false
  }
}

/// A control that opens a palette.
open class UIColorWell: UIControl {
  /// The colour that was chosen. Setting it sends no action (CT-24).
  open var selectedColor: UIColor?
  /// What the palette shows as its title.
  open var title: String?
  deinit { willDeinitialize() }
}
