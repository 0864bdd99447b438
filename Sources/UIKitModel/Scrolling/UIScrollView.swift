import Foundation

/// A view that shows a part of larger content.
///
/// It handles the four touch messages itself and forwards none (RC-16).
open class UIScrollView: UIView {
  /// The size of the scrollable content, in points.
  open var contentSize: CGSize {
    get { Door.value(.getContentSize, of: self, as: CGSize.self) ?? ownContentSize }
    set { if !Door.takes(.setContentSize, by: self, newValue) { ownContentSize = newValue } }
  }
  private final var ownContentSize: CGSize = .zero {
    didSet {
      if ownContentSize != oldValue { adjustInsets() }
      ObservedKeys.report(self, "contentSize")
    }
  }
  /// The distances of the content from the edges, in points, besides those for bars.
  open var contentInset = UIEdgeInsets.zero
  /// The part of the insets that follows the safe area (SC-17).
  final var insetAdjustment = UIEdgeInsets.zero
  /// Whether a dump gave that part, as it gives no controllers to derive it from.
  final var hasGivenAdjustment = false
  /// Whether dragging scrolls (SC-14).
  open var isScrollEnabled: Bool {
    get { Door.value(.getIsScrollEnabled, of: self, as: Bool.self) ?? scrollEnabled }
    set { if !Door.takes(.setIsScrollEnabled, by: self, newValue) { scrollEnabled = newValue } }
  }
  private final var scrollEnabled: Bool = true
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether content can be dragged beyond its edges and comes back.
  open var bounces = true
  /// Whether it bounces horizontally even if there is nothing to scroll.
  open var alwaysBounceHorizontal = false { didSet { adjustInsets() } }
  /// Whether it bounces vertically even if there is nothing to scroll; true in a table (SC-18).
  open var alwaysBounceVertical: Bool {
    get { ownBouncesVertically ?? bouncesVerticallyByDefault }
    set {
      ownBouncesVertically = newValue
      adjustInsets()
    }
  }
  private final var ownBouncesVertically: Bool?
  /// The value of `alwaysBounceVertical` in a new view of the class (SC-18).
  var bouncesVerticallyByDefault: Bool { false }
  /// Whether a touch is delayed until it is clear that it does not scroll (SC-6).
  open var delaysContentTouches = true
  /// Whether dragging cancels touches of the content (SC-7).
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top (UT-28).
  open var scrollsToTop = true
  /// Whether the horizontal bar shows.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical bar shows.
  open var showsVerticalScrollIndicator = true
  /// The minimum scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content. It stays 1 if no view is named for zooming.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  final var ownZoomScale: CGFloat = 1
  /// Whether a zoom is in progress.
  public internal(set) final var isZooming = false
  /// The control for pulling in new content; it is behind the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.sendRemoveFromSuperview() }
      guard let refreshControl else { return }
      let height = UIRefreshControl.height
      refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
      sendInsertSubview(refreshControl, at: 0)
    }
  }
  /// The delegate. Not retained.
  open var delegate: (any UIScrollViewDelegate)? {
    get { delegateObject as? any UIScrollViewDelegate }
    set { delegateObject = newValue }
  }
  /// The delegate as it was set, even if its class is not Swift's.
  public final weak var delegateObject: AnyObject?
  /// Whether a finger is down (SC-10).
  public internal(set) final var isTracking = false
  /// Whether a finger has moved (SC-10).
  public internal(set) final var isDragging = false {
    didSet {
      if isDragging != oldValue { UIApplication.shared.mainLoop.noteDrag(of: self) }
    }
  }
  /// Whether the content moves on after the finger was lifted (SC-10).
  public internal(set) final var isDecelerating = false
  private final var madePanGestureRecognizer: ScrollPanGestureRecognizer?
  private final var madePinchGestureRecognizer: ScrollPinchGestureRecognizer?
  private final var madeDelayRecognizer: DelayedTouchesGestureRecognizer?
  /// The effect of the finger, or of its velocity, on the content.
  final lazy var drag = ScrollDrag(self)

  /// Creates a scroll view with a frame in its superview's coordinates. It clips its subviews,
  /// which has no effect on touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewState.pointee.masksToBounds = true
  }

  /// Creates a scroll view from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewState.pointee.masksToBounds = true
  }

  deinit { willDeinitialize() }

  /// The minimum and the maximum content offset at rest, by size, insets and bounds.
  final var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let insets = adjustedContentInset
    // Not -0, which the negation of 0 is.
    let least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + insets.right - bounds.width),
        y: max(least.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  /// The axes along which a finger scrolls: those with more content than space, or with permanent
  /// bouncing.
  final var scrollableAxes: (x: Bool, y: Bool) {
    let (least, greatest) = offsetRange
    return (
      greatest.x > least.x || bounces && alwaysBounceHorizontal,
      greatest.y > least.y || bounces && alwaysBounceVertical
    )
  }

  /// The point of the content at the top left: the origin of the bounds (SC-1, HT-19).
  open var contentOffset: CGPoint {
    get { Door.value(.getContentOffset, of: self, as: CGPoint.self) ?? bounds.origin }
    set {
      if Door.takes(.setContentOffset, by: self, newValue) { return }
      let hasMoved = bounds.origin != newValue
      bounds.origin = newValue
      if hasMoved { tellDidScroll() }
    }
  }

  /// Scrolls to a point of the content: at once, or in the time of the device, at whose end the
  /// delegate is notified. A view without a window scrolls at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      drag.stopMoving()
      self.contentOffset = contentOffset
      return
    }
    drag.scroll(to: contentOffset) { $0.tellDidEndScrollingAnimation() }
  }

  /// Scrolls by the least distance that makes a rectangle of the content visible, but not beyond
  /// its edges.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    var offset = contentOffset
    offset.x = min(
      max(offset.x, rect.maxX - bounds.width + insets.right), rect.minX - insets.left)
    offset.y = min(
      max(offset.y, rect.maxY - bounds.height + insets.bottom), rect.minY - insets.top)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// The rate of deceleration: the share of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share.
    public let rawValue: CGFloat
    /// Creates a rate from its share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate: 0.998 (SC-12).
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The deceleration of the content after the lift (SC-12).
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag is locked to the axis on which it began.
  open var isDirectionalLockEnabled = false
  /// How the insets follow the safe area (SC-17).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }
  /// Whether dragging dismisses the keyboard: `onDrag` does when a drag begins (SC-31). The
  /// keyboard has no place here that a finger could pull it from, so the interactive modes have no
  /// effect.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The recognizer that scrolls; attached lazily, or when a touch comes. It may be moved to
  /// another view, and scrolls this one all the same (SC-13).
  public final var panGestureRecognizer: UIPanGestureRecognizer {
    if let madePanGestureRecognizer { return madePanGestureRecognizer }
    let recognizer = ScrollPanGestureRecognizer(self)
    // A subclass answers for it.
    recognizer.delegateObject = self
    madePanGestureRecognizer = recognizer
    addGestureRecognizer(recognizer)
    return recognizer
  }

  /// The recognizer that zooms; nil if no view zooms. It may be moved to another view, and zooms
  /// this one all the same (SC-13).
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    if let madePinchGestureRecognizer { return madePinchGestureRecognizer }
    guard zoomingView != nil else { return nil }
    let recognizer = ScrollPinchGestureRecognizer(self)
    recognizer.delegateObject = self
    madePinchGestureRecognizer = recognizer
    addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Attaches the recognizers of every scroll view, before a touch meets them.
  package final func attachRecognizers() {
    _ = panGestureRecognizer
    _ = pinchGestureRecognizer
    attachOwnRecognizers()
    guard madeDelayRecognizer == nil else { return }
    let recognizer = DelayedTouchesGestureRecognizer(self)
    madeDelayRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  /// A drag begins with a movement of the finger, before the delegate is notified.
  func dragBegins(_ translation: CGPoint) {}

  /// The content rests after a drag, after the delegate was notified.
  func contentRests() {}

  /// Attaches further recognizers of the class, before a touch meets them.
  func attachOwnRecognizers() {}

  /// Whether content gets a touch; asked when it is delivered. True by default (SC-6).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether dragging cancels a delivered touch of `view`: of all views but controls (SC-8).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  final func sendTouchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    Door.send(.touchesShouldBegin, to: self, [touches, event, view]) {
      touchesShouldBegin(touches, with: event, in: view)
    }
  }

  final func sendTouchesShouldCancel(in view: UIView) -> Bool {
    Door.send(.touchesShouldCancel, to: self, [view]) { touchesShouldCancel(in: view) }
  }

  /// Called when `adjustedContentInset` has changed. Has no effect unless overridden.
  open func adjustedContentInsetDidChange() {}

  override final func safeAreaWasTold() { adjustInsets() }

  /// The target of the content after a drag, before the delegate is asked: the layout of a
  /// collection may change it. Velocities are in points per millisecond.
  func laidOutTarget(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint { target }

  /// Consumes the touches (RC-16).
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-16).
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-16).
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Consumes the touches (RC-16).
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIScrollView {
  /// The adjustment of insets to the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The way in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    /// Whether the beginning of a drag dismisses the keyboard (SC-31).
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether a drag over the keyboard pulls it away.
    package var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
  }
}
