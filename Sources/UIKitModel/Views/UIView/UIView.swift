import Foundation

/// A rectangle on screen that shows content, contains subviews and can be touched.
///
/// Geometry is in points. `frame` and `center` are in the superview's coordinates, `bounds` in the
/// view's own. The methods that apps override are in this file; the rest is in extensions by topic.
open class UIView: UIResponder {
  package nonisolated(unsafe) final let viewState: UnsafeMutablePointer<ViewState>
  final var madeLayer: CALayer?
  final var extras: ViewExtras?
  private final var background: UIColor? { didSet { OpenTransactions.noteChange() } }

  /// A number to find the view by; 0 unless set.
  open var tag: Int {
    get { Door.value(.getTag, of: self, as: Int.self) ?? ownTag }
    set { if !Door.takes(.setTag, by: self, newValue) { ownTag = newValue } }
  }
  private final var ownTag: Int = 0
  /// The colour of the bounds; nil lets everything behind it show. Has no effect on touches (HT-6).
  open var backgroundColor: UIColor? {
    get { Door.value(.getBackgroundColor, of: self, as: UIColor?.self) ?? background }
    set { if !Door.takes(.setBackgroundColor, by: self, newValue) { fill(with: newValue) } }
  }

  /// Sets the background colour, animated inside the closure of an animation.
  private func fill(with color: UIColor?) {
    guard _slowPath(Animations.isRecording.pointee) else {
      background = color
      return
    }
    let isOther = LayerLook.numbers(of: color?.cgColor) != fillNumbers
    UIApplication.shared.animations.record(self, changing: isOther ? ["backgroundColor"] : []) {
      background = color
    }
  }

  /// The components of the background colour; those of a clear one without any.
  final var fillNumbers: [CGFloat] { LayerLook.numbers(of: background?.cgColor) }
  /// Whether the view gets more than the first touch of a sequence (UT-16).
  open var isMultipleTouchEnabled: Bool {
    get { Door.value(.getIsMultipleTouchEnabled, of: self, as: Bool.self) ?? multipleTouchEnabled }
    set {
      if !Door.takes(.setIsMultipleTouchEnabled, by: self, newValue) {
        multipleTouchEnabled = newValue
      }
    }
  }
  private final var multipleTouchEnabled: Bool = false
  /// Whether the view keeps touches from other views of its window while it has one (UT-20).
  open var isExclusiveTouch: Bool {
    get { Door.value(.getIsExclusiveTouch, of: self, as: Bool.self) ?? exclusiveTouch }
    set { if !Door.takes(.setIsExclusiveTouch, by: self, newValue) { exclusiveTouch = newValue } }
  }
  private final var exclusiveTouch: Bool = false

  /// The reason why a view that could be a subview must not be one of this class; nil if it may.
  func objection(toSubview view: UIView) -> HierarchyError? { nil }

  /// The frame of a new view that is made with a frame: another one where the class has a size of
  /// its own (UI-7).
  func firstFrame(_ frame: CGRect) -> CGRect { frame }

  /// The frame that is set for `frame`: another one where the class has a size of its own (UI-7).
  func accepted(_ frame: CGRect) -> CGRect { frame }

  /// Sets the frame as a dump has it, whatever size the class would keep.
  package final func take(dumpedFrame frame: CGRect) { place { $0.setFrame(frame) } }

  /// The view was notified of its safe area, or would have been if that had changed.
  func safeAreaWasTold() {}

  /// The value of `isOpaque` in a new view of the class (UI-8).
  var isOpaqueByDefault: Bool { true }

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    viewState = ViewState.allocate(mask: MethodTable.forNewInstance(of: Self.self).mask)
    viewState.pointee.manner = PlainHitTesting.isPlain(Self.self) ? .plain : .own
    super.init()
    let frame = firstFrame(frame)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view with an empty frame at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    viewState = ViewState.allocate(mask: MethodTable.forNewInstance(of: Self.self).mask)
    viewState.pointee.manner = PlainHitTesting.isPlain(Self.self) ? .plain : .own
    super.init()
  }

  deinit {
    willDeinitialize()
    madeLayer?.leaveView()
    Dismantling.dismantle(viewState)
    if let madeLayer {
      madeLayer.inheritState()
    } else {
      Dismantling.free(viewState)
    }
  }

  // MARK: Hit testing

  /// The farthest descendant, the view included, that contains `point`; nil when none does (HT-1).
  ///
  /// `point` is in the view's own coordinates. May be called several times for one touch, so an
  /// override must have no side effects (HT-23); calling it by hand delivers nothing (HT-25).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard viewState.pointee.refusals.rawValue == 0 else { return refuse() }  // HT-2, HT-3
    guard contains(point, event) else { return nil }  // HT-4
    return hitTestInside(point, event)
  }

  /// The answer for a point that is inside: the subviews', or else the view itself.
  @inline(__always)
  final func hitTestInside(_ point: CGPoint, _ event: UIEvent?) -> UIView {
    guard viewState.pointee.childCount > 0 else { return self }  // HT-6
    return viewState.hitTestChildren(point, event) ?? self  // HT-5, HT-6
  }

  /// Whether `point`, in the view's own coordinates, is in `bounds` (HT-9).
  ///
  /// The ranges are half-open: the left and the top edge are inside, the others are not (HT-10).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    viewState.contains(point)
  }

  /// Sends `point(inside:with:)` to the view itself, after its switches have passed.
  @inline(__always)
  private final func contains(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    if _fastPath(viewState.pointee.mask.pointee & Message.pointInside.bit == 0) {
      return self.point(inside: point, with: event)
    }
    return Door.pointInside(self, point, event)
  }

  // MARK: Switches that a hit test reads before anything else (HT-2, HT-3)

  /// Whether the view and its subtree are hidden, and get no touches. The same value as the
  /// layer's.
  open var isHidden: Bool {
    get {
      Door.value(.getIsHidden, of: self, as: Bool.self)
        ?? viewState.pointee.refusals.contains(.hidden)
    }
    set {
      if Door.takes(.setIsHidden, by: self, newValue) { return }
      viewState.pointee.refusals.set(.hidden, newValue)
      hiddennessChanged()
      ObservedKeys.report(self, "hidden")
    }
  }

  /// The opacity of the view, 0 to 1, stored as a 32-bit float by the layer (HT-13).
  ///
  /// Below 0.01 the view is not touched. 0.01 itself is stored as 0.009999999776482582, so it is
  /// below (HT-14).
  open var alpha: CGFloat {
    get { Door.value(.getAlpha, of: self, as: CGFloat.self) ?? CGFloat(viewState.pointee.alpha) }
    set {
      if Door.takes(.setAlpha, by: self, newValue) { return }
      setOpacity(Float(min(max(newValue, 0), 1)))
      ObservedKeys.report(self, "alpha")
    }
  }

  /// Whether touches reach the view and its subtree (UI-5).
  open var isUserInteractionEnabled: Bool {
    get {
      Door.value(.getIsUserInteractionEnabled, of: self, as: Bool.self)
        ?? !viewState.pointee.refusals.contains(.interactionDisabled)
    }
    set {
      if Door.takes(.setIsUserInteractionEnabled, by: self, newValue) { return }
      viewState.pointee.refusals.set(.interactionDisabled, !newValue)
      interactionChanged()
    }
  }

  /// Whether subviews are clipped to the bounds. Touches never depend on it (HT-16).
  open var clipsToBounds: Bool {
    get {
      Door.value(.getClipsToBounds, of: self, as: Bool.self) ?? viewState.pointee.masksToBounds
    }
    set {
      if Door.takes(.setClipsToBounds, by: self, newValue) { return }
      viewState.pointee.masksToBounds = newValue
    }
  }

  // MARK: Geometry (GE)

  /// The rectangle of the view in its superview.
  ///
  /// Without a transform the position of the bounds (GE-2). With one it is undefined by contract
  /// and reads as the box around the corners (GE-4). Setting it does not change the origin of the
  /// bounds (GE-6) and, under a transform, solves for the size with that box (GE-5).
  open var frame: CGRect {
    get { Door.value(.getFrame, of: self, as: CGRect.self) ?? viewState.pointee.frame }
    set {
      if Door.takes(.setFrame, by: self, newValue) { return }
      let accepted = accepted(newValue)
      place { $0.setFrame(accepted) }
    }
  }

  /// The view's own coordinate space, in which its subviews' frames are measured.
  ///
  /// Setting the size keeps `center`, so the frame grows around the anchor point (GE-7). Setting
  /// the origin moves the subviews in the opposite direction and does not change the frame (GE-8).
  open var bounds: CGRect {
    get { Door.value(.getBounds, of: self, as: CGRect.self) ?? viewState.pointee.bounds }
    set {
      if Door.takes(.setBounds, by: self, newValue) { return }
      place { $0.bounds = newValue }
    }
  }

  /// The anchor point's location in the superview: the layer's position (GE-3).
  open var center: CGPoint {
    get { Door.value(.getCenter, of: self, as: CGPoint.self) ?? viewState.pointee.position }
    set {
      if Door.takes(.setCenter, by: self, newValue) { return }
      place { $0.position = newValue }
    }
  }

  /// The rotation, scale and translation around the view's anchor point; changes neither bounds nor
  /// center (GE-13).
  open var transform: CGAffineTransform {
    get {
      Door.value(.getTransform, of: self, as: CGAffineTransform.self)
        ?? (viewState.pointee.transform ?? .identity)
    }
    set {
      if Door.takes(.setTransform, by: self, newValue) { return }
      place { $0.transform = newValue.isIdentity ? nil : newValue }
      if _slowPath(!newValue.isFinite) { SilentMisuse.transformBeyondNumbers(self).tell() }
    }
  }

  // MARK: Notifications of changes in the tree

  /// Adds `view` in front of the subviews, removing it from where it was.
  open func addSubview(_ view: UIView) {
    attempt { () throws(HierarchyError) in try insert(view, at: .front) }
  }

  /// Removes the view from its superview; has no effect without one.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// The view is about to be added to `newSuperview`, or removed when it is nil.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has a new superview, or none.
  open func didMoveToSuperview() {}

  /// The view and its subtree are about to be in `newWindow`, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view and its subtree have a new window, or none.
  open func didMoveToWindow() {}

  /// `subview` was added.
  open func didAddSubview(_ subview: UIView) {}

  /// `subview` is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view came from an archive. Archives are not read here, so code that creates the view for
  /// one calls it.
  open func awakeFromNib() {}

  // MARK: Update cycle (LC)

  /// Marks the view for the next layout pass and returns (LC-3).
  open func setNeedsLayout() {
    markForLayout(.asked)
  }

  /// Lays out this view's subtree now, if anything in it is marked (LC-3).
  open func layoutIfNeeded() {
    layOutNow()
  }

  /// Places the subviews where constraints put them (LC-10). Called by the layout pass, never by
  /// hand (LC-5).
  open func layoutSubviews() {
    let application = UIApplication.shared
    if application.hasConstraints { application.layoutEngine.place(subviewsOf: self) }
  }

  /// Lays out the view as the delegate of its layer: by `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { sendOwnLayoutSubviews() }
  }

  /// Marks the whole bounds for the next drawing pass (LC-4).
  open func setNeedsDisplay() {
    CycleWatch.tell(.marked(self, .display, .asked, again: viewState.pointee.needsDisplay))
    viewState.pointee.displayRequests += 1
    viewState.pointee.needsDisplay = true
    extras?.markedRectangle = nil
  }

  /// Marks a part of the bounds for the next drawing pass (LC-4). Has no effect if the rectangle
  /// does not intersect them.
  open func setNeedsDisplay(_ rect: CGRect) {
    // A view without a size yet is drawn when it has one.
    let rect = bounds.isEmpty ? rect : rect.overlap(with: bounds.standardized)
    guard !rect.isEmpty else { return }
    CycleWatch.tell(.marked(self, .display, .asked, again: viewState.pointee.needsDisplay))
    viewState.pointee.displayRequests += 1
    let isWhole = viewState.pointee.needsDisplay && extras?.markedRectangle == nil
    viewState.pointee.needsDisplay = true
    if isWhole { return }
    ownExtras.markedRectangle = extras?.markedRectangle.map { $0.union(rect) } ?? rect
  }

  /// Draws into `rect`. Called by the drawing pass, never by hand; nothing is drawn here (LC-4).
  open func draw(_ rect: CGRect) { CGContext.current?.reachedEmptyDrawing = true }

  /// Whether code of the app's draws its contents.
  package var hasDrawingCode: Bool { methodTable.method(for: .draw) != nil }

  /// The size that fits the content best inside `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to fit its content best. The top left corner does not move (AL-25).
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sendSizeThatFits(bounds.size)
    // The fixed corner of a view that is turned or scaled is not documented.
    guard transform.isIdentity else { return }
    center.x += corner.x - frame.origin.x
    center.y += corner.y - frame.origin.y
  }

  /// The intrinsic size of the content; `noIntrinsicMetric` on both axes unless overridden (AL-4).
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle, on which constraints act (AL-14), from the frame: zero
  /// unless overridden. The rest is ornament, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a frame, both in the superview's coordinates: without
  /// `alignmentRectInsets` unless overridden, together with its inverse (AL-22).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = sendAlignmentRectInsets()
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  /// The frame of an alignment rectangle, both in the superview's coordinates (AL-22).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = sendAlignmentRectInsets()
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }

  /// Declares that the intrinsic size has changed (AL-13).
  open func invalidateIntrinsicContentSize() {
    markForLayout(.naturalSizeChanged)
    if UIApplication.shared.hasConstraints {
      UIApplication.shared.layoutEngine.naturalSizeChanged(of: self)
    }
  }

  // MARK: Appearance and gestures

  /// The colour of tappable content; the superview's unless set.
  open var tintColor: UIColor! {
    get {
      Door.value(.getTintColor, of: self, as: UIColor.self) ?? extras?.tintColor
        ?? superview?.tintColor ?? UIColor.systemBlue
    }
    set {
      if Door.takes(.setTintColor, by: self, newValue) { return }
      ownExtras.tintColor = newValue
      for view in subtree where view === self || view.extras?.tintColor == nil {
        view.sendTintColorDidChange()
      }
    }
  }

  /// The tint colour changed, this view's own or an inherited one.
  open func tintColorDidChange() {}

  /// The safe area of the view changed (VC-39).
  open func safeAreaInsetsDidChange() {}

  /// The layout margins of the view changed (VC-40).
  open func layoutMarginsDidChange() {}

  /// Called by Interface Builder alone, so never here.
  open func prepareForInterfaceBuilder() {}

  /// Whether the view requires Auto Layout: one that makes its constraints only in
  /// `updateConstraints` returns true (LC-11).
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes constraints; called in the first pass of the update cycle (LC-1, LC-16).
  open func updateConstraints() {}

  /// The traits changed. Never called: the traits of a simulated device do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether a recognizer may begin with touches that hit this view; true by default (GR-32).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hooks of the model for its own classes

  /// Called after `isHidden` was set, by either way.
  func hiddennessChanged() {
    guard UIApplication.shared.hasConstraints else { return }
    if let stack = superview as? UIStackView { stack.rowChanged() }
  }

  /// Called after `isUserInteractionEnabled` was set.
  func interactionChanged() {}

  override func methodTableChanged() {
    viewState.pointee.mask = methodTable.mask
  }

  override var windowForFirstResponder: UIWindow? { window }

  /// The next responder of the view: its controller for a root view, or else the superview (RC-2).
  override open var nextLink: ResponderLink {
    if let controller = viewState.pointee.viewController { return .viewController(controller) }
    if let superview { return .superview(superview) }
    return .end
  }
}
