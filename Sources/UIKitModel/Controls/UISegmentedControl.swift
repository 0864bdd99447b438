import Foundation

/// A control of several segments, one of which is selected.
open class UISegmentedControl: UIControl {
  /// The index of no segment: −1.
  nonisolated public static let noSegment = -1
  private final var titles: [String] = [] {
    didSet { if titles != oldValue { naturalSizeChanged() } }
  }
  private final var disabled: Set<Int> = []
  /// The index of the selected segment. Setting it sends no action (CT-24).
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a segment is deselected once its action is sent.
  open var isMomentary = false
  deinit { willDeinitialize() }

  /// 31 points high, with one more in the frame (AL-24). All segments are as wide as the widest
  /// title in 13 points, by the rule for text (DR-52), with 10 points on both sides.
  override open var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    guard let widest = titles.map({ font.width(of: $0) }).max() else {
      return CGSize(width: UIView.noIntrinsicMetric, height: 31)
    }
    return CGSize(width: (widest + 20) * CGFloat(titles.count), height: 31)
  }

  /// The frame reaches one point further down (AL-24).
  override open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// 32 points high, whatever `size` is; as wide as that without a segment.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(width: natural.width < 0 ? size.width : natural.width, height: natural.height + 1)
  }

  /// A lift over a segment selects it; all have equal widths here (CT-25).
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, numberOfSegments > 0, bounds.width > 0 else { return }
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    guard !share.isNaN else { return }
    let place = min(max(share, 0), 1) * CGFloat(numberOfSegments)
    let index = min(Int(place), numberOfSegments - 1)
    guard index != selectedSegmentIndex, !disabled.contains(index) else { return }
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

  /// Creates a control with a segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    show(items ?? [])
  }

  /// Sets the segments and the size that `init(items:)` sets (UI-7).
  public final func show(_ items: [Any]) {
    titles = items.map { $0 as? String ?? "" }
    frame.size = sizeThatFits(.zero)
  }

  /// Enables a segment for touches, or disables it.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }

  /// Whether a segment is enabled for touches.
  public final func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }

  /// Removes a segment; has no effect if there is no such index.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    disabled = Set(disabled.compactMap { $0 == segment ? nil : $0 > segment ? $0 - 1 : $0 })
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Removes all segments.
  public final func removeAllSegments() {
    titles = []
  }

  /// Sets the title of a segment.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }

  /// The number of segments.
  public final var numberOfSegments: Int { titles.count }

  /// The title of a segment; nil if there is no such index.
  public final func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Adds a segment; an index beyond the end means the end.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
  }
}
