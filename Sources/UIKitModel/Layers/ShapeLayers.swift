import Foundation

/// The rule for the inside of a path.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By winding number (GE-22).
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a stroke.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a look from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle round the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joins of a stroke.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a look from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The style of a gradient.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a path. `contains(_:)` tests its bounds all the same (HT-17).
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  open var path: CGPath?
  /// The rule for the inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The fill colour.
  open var fillColor: CGColor? = CGColor.black {
    didSet { changed(.fillColor, from: LayerLook.numbers(of: oldValue)) }
  }
  /// The stroke colour.
  open var strokeColor: CGColor? {
    didSet { changed(.strokeColor, from: LayerLook.numbers(of: oldValue)) }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { changed(.lineWidth, from: [oldValue]) }
  }
  /// The shape of the ends of the stroke.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the joins of the stroke.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The maximum length of a miter join, in line widths.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points; nil for a solid stroke.
  open var lineDashPattern: [NSNumber]?
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The start of the stroke, 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { changed(.strokeStart, from: [oldValue]) }
  }
  /// The end of the stroke, 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { changed(.strokeEnd, from: [oldValue]) }
  }

  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  override func ownPicture(in bounds: CGRect) -> Picture? { frozenPath() }

  override func takeContent(of layer: CALayer) {
    guard let shape = layer as? CAShapeLayer else { return }
    path = shape.path
    fillRule = shape.fillRule
    fillColor = shape.fillColor
    strokeColor = shape.strokeColor
    lineWidth = shape.lineWidth
    lineCap = shape.lineCap
    lineJoin = shape.lineJoin
    miterLimit = shape.miterLimit
    lineDashPattern = shape.lineDashPattern
    lineDashPhase = shape.lineDashPhase
    strokeStart = shape.strokeStart
    strokeEnd = shape.strokeEnd
  }
}

/// A layer that draws a gradient of colours.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The location of each colour, 0 to 1, as `NSNumber`.
  open var locations: [NSNumber]?
  /// The style of the gradient.
  open var type = CAGradientLayerType.axial
  /// The location of the first colour, in units of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The location of the last colour, in units of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// Creates a layer without colours.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  override func ownPicture(in bounds: CGRect) -> Picture? { frozenColors(in: bounds) }

  override func takeContent(of layer: CALayer) {
    guard let gradient = layer as? CAGradientLayer else { return }
    colors = gradient.colors
    locations = gradient.locations
    type = gradient.type
    startPoint = gradient.startPoint
    endPoint = gradient.endPoint
  }
}

/// A layer that OpenGL draws: a view with one is never sent `draw(_:)` (LC-12).
open class CAEAGLLayer: CALayer {
  deinit { willDeinitialize() }
}

/// A layer that Metal draws: a view with one is never sent `draw(_:)` (LC-12).
open class CAMetalLayer: CALayer {
  deinit { willDeinitialize() }
}
