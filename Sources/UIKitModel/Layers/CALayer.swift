import Foundation

/// The layer of a view: geometry and appearance. It has no part in hit testing of views.
///
/// A view's layer shares its storage with the view, so each shows the changes of the other. Other
/// layers have storage of their own.
open class CALayer: ModelObject {
  private(set) nonisolated(unsafe) final var state: UnsafeMutablePointer<ViewState>
  private nonisolated(unsafe) final var ownsState: Bool
  /// The view that owns the layer; nil for a layer of its own, and once the view is deallocated.
  /// Not weak, which would slow down everything that retains the view; `leaveView` sets it to nil.
  private(set) nonisolated(unsafe) final unowned(unsafe) var view: UIView?
  /// The layer that this one was added to; a view's layer follows its view instead.
  final weak var outer: CALayer?
  /// The sublayers in order, once one without a view was added; nil before.
  nonisolated(unsafe) final var order: [CALayer]?
  private final var ownBackgroundColor: CGColor? {
    didSet { changed(.backgroundColor, from: LayerLook.numbers(of: oldValue)) }
  }
  /// The animations that were added, in their order.
  final var animations: [LayerAnimation] = []
  /// Whether `Animations` has the layer in its list.
  final var isListed = false
  /// Its time space; nil if it has the time of its superlayer.
  final var timing: LayerTiming?
  /// The number of commits when the layer, which has no view, was added where it is (LA-20).
  final var addedAt: UInt64 = 0
  /// The delegate of a layer without a view.
  final weak var freeDelegate: AnyObject?
  /// The layer that this one presents; nil for a model layer.
  final var lasting: CALayer?
  /// The result of the last drawing of the layer, which has no view; nil for none.
  final var drawing: LayerDrawing?
  /// Whether the layer, which has no view, waits for the next drawing pass (LA-45).
  final var waitsForDrawing = false

  /// Whether the layer is drawn while its back faces the viewer. Touches ignore it (GE-35).
  open var isDoubleSided = true { didSet { lookChanged() } }
  /// The radius of drawn corners, in points. Touches ignore it (HT-17).
  open var cornerRadius: CGFloat = 0 {
    didSet { changed(.cornerRadius, from: [oldValue]) }
  }
  /// The corners to which the radius applies.
  open var maskedCorners: CACornerMask = .all
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 {
    didSet { changed(.borderWidth, from: [oldValue]) }
  }
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor.black {
    didSet { changed(.borderColor, from: LayerLook.numbers(of: oldValue)) }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor.black {
    didSet { changed(.shadowColor, from: LayerLook.numbers(of: oldValue)) }
  }
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0 {
    didSet { changed(.shadowOpacity, from: [CGFloat(oldValue)]) }
  }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changed(.shadowOffset, from: [oldValue.width, oldValue.height]) }
  }
  /// The softness of the shadow, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { changed(.shadowRadius, from: [oldValue]) }
  }
  /// The outline of the shadow.
  open var shadowPath: CGPath? { didSet { OpenTransactions.noteChange() } }
  /// A layer whose opacity masks the drawing. Touches ignore it (HT-17).
  open var mask: CALayer? {
    get { ownMask }
    set {
      ownMask = newValue
      OpenTransactions.noteChange()
    }
  }
  nonisolated(unsafe) private final var ownMask: CALayer?
  /// The contents of the layer: the value that was set, or its view's drawing (DR-11).
  open var contents: Any? {
    get { givenContents ?? view?.drawnContents ?? drawing?.contents }
    set {
      givenContents = newValue
      view?.extras?.drawing = nil
      drawing = nil
      OpenTransactions.noteChange()
    }
  }
  /// The contents that were set.
  private(set) final var givenContents: Any?

  /// The view's drawing replaces the contents.
  final func dropContents() { givenContents = nil }

  /// The actions for changes of properties, by their names (LA-17); `NSNull` for none.
  open var actions: [String: AnyObject]?
  /// Further settings by their names; only `actions` and a `style` in it are used (LA-17).
  open var style: [AnyHashable: Any]?
  /// A name to find the layer by.
  open var name: String?
  /// The placement of the contents in the layer. Stored, not drawn.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether the opacity applies to the layer and its sublayers as a unit, which are composed
  /// first; otherwise each of them is translucent by itself (LA-40).
  open var allowsGroupOpacity = true
  /// Whether edges are smoothed. Stored, not drawn.
  open var allowsEdgeAntialiasing = false
  /// The part of `contents` that is stretched, in units of it. Stored, not drawn.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of a point while the layer is rasterized.
  open var rasterizationScale: CGFloat = 1
  /// The shape of corners. Stored, not drawn.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The number of pixels of a point.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn once and cached.
  open var shouldRasterize = false

  /// Creates a layer without a view.
  public override init() {
    state = ViewState.allocate(mask: CALayer.noMessages)
    ownsState = true
    super.init()
  }

  deinit {
    willDeinitialize()
    ChainDismantling.release(&order)
    ChainDismantling.release(&ownMask)
    if ownsState { Dismantling.free(state) }
  }

  /// No message is ever sent to a layer's storage.
  nonisolated(unsafe) static let noMessages: UnsafeMutablePointer<UInt64> = {
    let mask = UnsafeMutablePointer<UInt64>.allocate(capacity: 2)
    mask.initialize(repeating: 0, count: 2)
    return mask
  }()

  /// Makes this the layer of `view`.
  final func show(_ view: UIView) {
    Dismantling.free(state)
    ownsState = false
    state = view.viewState
    self.view = view
    order = nil
  }

  /// Detaches the layer from its view, which is being deallocated.
  nonisolated final func leaveView() { view = nil }

  /// Makes this layer the owner of the storage, because its view was deallocated.
  nonisolated final func inheritState() {
    leaveView()
    ownsState = true
  }

  // MARK: Geometry

  private func place(_ change: (inout ViewState) -> Void) {
    if let view { return view.place(change) }
    let size = bounds.size
    move(change) {
      if !state.pointee.changeGeometry(change) { UIView.refused(.invalidGeometry(nil)) }
    }
    if needsDisplayOnBoundsChange, bounds.size != size { setNeedsDisplay() }
  }

  /// The rectangle in the superlayer (GE-2, GE-4).
  open var frame: CGRect {
    get { state.pointee.frame }
    set { place { $0.setFrame(newValue) } }
  }

  /// The layer's own coordinate space (GE-1).
  open var bounds: CGRect {
    get { state.pointee.bounds }
    set { place { $0.bounds = newValue } }
  }

  /// The anchor point's location in the superlayer: the view's center (GE-3).
  open var position: CGPoint {
    get { state.pointee.position }
    set { place { $0.position = newValue } }
  }

  /// The point of the bounds that position and transform refer to, in units of the bounds (GE-10).
  open var anchorPoint: CGPoint {
    get { state.pointee.anchorPoint }
    set {
      let old = anchorPoint
      place { $0.anchorPoint = newValue }
      if view == nil { changed(.anchorPoint, from: [old.x, old.y]) }
    }
  }

  /// The transform in space, about the anchor point (GE-13, GE-32).
  open var transform: CATransform3D {
    get { state.pointee.transform3D }
    set {
      place { $0.transform3D = newValue }
      noteBeyondNumbers(CATransform3DGetAffineTransform(newValue))
    }
  }

  /// The transform in the plane: the view's transform (GE-13).
  open func affineTransform() -> CGAffineTransform {
    state.pointee.transform ?? .identity
  }

  /// Sets the transform in the plane: the view's transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    place { $0.transform = transform.isIdentity ? nil : transform }
    noteBeyondNumbers(transform)
  }

  private func noteBeyondNumbers(_ transform: CGAffineTransform) {
    if _slowPath(!transform.isFinite) {
      SilentMisuse.transformBeyondNumbers(view ?? self).tell()
    }
  }

  // MARK: Appearance

  /// The opacity, a 32-bit float: the view's alpha (HT-13).
  open var opacity: Float {
    get { state.pointee.alpha }
    set {
      if let view { return view.setOpacity(newValue) }
      move {
        $0.alpha = newValue
      } by: {
        state.pointee.setOpacity(newValue)
      }
    }
  }

  /// Whether the layer is hidden: the view's isHidden (HT-13).
  open var isHidden: Bool {
    get { state.pointee.refusals.contains(.hidden) }
    set {
      state.pointee.refusals.set(.hidden, newValue)
      view?.hiddennessChanged()
    }
  }

  /// Whether sublayers are clipped to the bounds: the view's clipsToBounds (HT-16).
  open var masksToBounds: Bool {
    get { state.pointee.masksToBounds }
    set { state.pointee.masksToBounds = newValue }
  }

  /// The colour of the bounds: the view's backgroundColor.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownBackgroundColor = newValue
      }
    }
  }

  /// Marks the layer for layout: the view's setNeedsLayout.
  open func setNeedsLayout() {
    if let view { return view.markForLayout(.asked) }
    state.pointee.needsLayout = true
  }

  /// Marks the layer for the next drawing pass: the view's setNeedsDisplay (LC-4, LA-45).
  open func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    state.pointee.displayRequests += 1
    waitForDrawing()
  }

  /// Updates the layer's contents: by the delegate's `display(_:)` if there is one, and nothing
  /// else then. Otherwise a context is created, into which `draw(in:)` draws (LA-44).
  open func display() {
    if lasting == nil, !isDisplayedByDelegate { drawContents() }
  }

  /// Draws the layer's contents: by the delegate's `draw(_:in:)` (LA-44).
  open func draw(in ctx: CGContext) {
    drawByDelegate(in: ctx)
  }

  /// Lays out this layer's tree now, if anything in it is marked; a view's layer lays out the view.
  public final func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    if state.pointee.needsLayout {
      state.pointee.needsLayout = false
      Door.send(.layoutSublayers, to: self) { layoutSublayers() }
    }
    layOutOwnLayers()
  }

  /// Places the sublayers; has no effect by itself.
  open func layoutSublayers() {}

  // MARK: Additions by classes of layers

  /// The picture that a layer of the class draws by itself, whatever its contents are; nil for
  /// none.
  func ownPicture(in bounds: CGRect) -> Picture? { nil }

  /// Copies the properties that the class adds from a layer of the same class.
  func takeContent(of layer: CALayer) {}
}

extension CALayer {
  /// A new layer of the nearest class of the model's.
  package static func ofClass(_ type: AnyClass) -> CALayer {
    switch type {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CAScrollLayer.Type: CAScrollLayer()
    case is CATransformLayer.Type: CATransformLayer()
    case is CAEAGLLayer.Type: CAEAGLLayer()
    case is CAMetalLayer.Type: CAMetalLayer()
    default: CALayer()
    }
  }
}

/// The placement of contents in a layer.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// The shape of a layer's corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)
}
