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
  deinit { willDeinitialize() }
}

/// A control of several segments of which one is chosen.
open class UISegmentedControl: UIControl {
  /// The index of no segment: −1.
  nonisolated public static let noSegment = -1
  private final var titles: [String] = []
  /// The index of the chosen segment. Setting it sends no action (CT-24).
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  deinit { willDeinitialize() }

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
