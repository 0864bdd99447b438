import Foundation

/// Corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// Lines and curves for drawing and for tests of points.
nonisolated open class UIBezierPath: NSObject, NSCopying {
  final var outline: PathOutline { didSet { looking = .never } }
  /// The cache for questions whether points are inside.
  private final var looking = Looking.never
  /// The data that the path's creator attaches to it: the fields of a class that is not Swift's.
  public final var attachment: AnyObject?

  /// Whether the even-odd rule decides about the inside, and not winding; false by default (GE-23).
  open var usesEvenOddFillRule = false
  /// The width of lines, in points. `contains(_:)` ignores it.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joins of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter join, in line widths.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  private final var dashes: [CGFloat] = []
  /// The offset into the dashes at which the line begins, in points.
  private final var dashPhase: CGFloat = 0
  /// The precision of drawn curves, in points.
  open var flatness: CGFloat = 0.6

  /// Creates an empty path.
  public override init() {
    outline = PathOutline()
  }

  private init(_ outline: PathOutline) {
    self.outline = outline
  }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) {
    var outline = PathOutline()
    outline.addRect(rect)
    self.init(outline)
  }

  /// Creates a path with an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    var outline = PathOutline()
    outline.addEllipse(in: rect)
    self.init(outline)
  }

  /// Creates a path with a rectangle with quarters of circles at its corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    var outline = PathOutline()
    outline.addRoundedRect(
      rect, radii: .all(CGSize(width: cornerRadius, height: cornerRadius)))
    self.init(outline)
  }

  /// Creates a path with a rectangle with quarters of ellipses at some corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(
      rect, radii: .all(cornerRadii).filter { corners.contains($0.key) })
    self.init(outline)
  }

  /// Creates a path with an arc. Angle 0 is at three o'clock and angles grow downwards; `clockwise`
  /// is as on screen (GE-24).
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var outline = PathOutline()
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    self.init(outline)
  }

  /// Creates a path with the steps of another path.
  public convenience init(cgPath: CGPath) {
    self.init(cgPath.outline)
  }

  /// Creates a path from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    outline = PathOutline()
  }

  deinit {
    if attachment != nil { Door.deinitialize(self, attachment) }
  }

  /// The path as one of Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  /// Begins a subpath.
  open func move(to point: CGPoint) {
    outline.move(to: point)
  }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    outline.addLine(to: point)
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuad(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, connected by a line to the current point if there is one (GE-24).
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
  }

  /// Closes the subpath.
  open func close() {
    outline.close()
  }

  /// Removes every step.
  open func removeAllPoints() {
    outline = PathOutline()
  }

  /// The number of steps.
  package final var elementCount: Int { outline.elements.count }
  /// The approximate cost of drawing the path, in steps of a script.
  package final var workOfDrawing: Int { outline.workOfDrawing }

  /// The approximate memory of a step while a path grows.
  package static let bytesPerElement = 2 * MemoryLayout<PathOutline.Element>.stride

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) {
    outline.append(bezierPath.outline)
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  /// The same area in the opposite direction.
  open func reversing() -> UIBezierPath {
    let path = copy() as? UIBezierPath ?? self
    path.outline = outline.reversed
    return path
  }

  /// Whether a point is inside: open subpaths count as closed, and the rule of the path decides
  /// (GE-23). The width of the line is ignored.
  open func contains(_ point: CGPoint) -> Bool {
    let isEvenOdd = usesEvenOddFillRule
    switch looking {
    case .often(let crossings) where crossings.isEvenOdd == isEvenOdd:
      return crossings.contains(point)
    case .never:
      looking = .once
    case .once, .often:
      if let crossings = RowCrossings(outline, evenOdd: isEvenOdd) {
        looking = .often(crossings)
        return crossings.contains(point)
      }
    }
    return outline.contains(point, evenOdd: isEvenOdd)
  }

  /// The number of questions so far: a path that is asked once is evaluated for that one point, one
  /// that is asked again is prepared for all.
  private enum Looking {
    case never
    case once
    case often(RowCrossings)
  }

  /// Whether the path is empty.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest box around all points, including control points; null for an empty path.
  open var bounds: CGRect { outline.boundingBox }

  /// The end point of the last step; zero for an empty path.
  open var currentPoint: CGPoint { outline.current ?? .zero }

  /// Fills the inside, in the current context.
  @MainActor open func fill() {
    guard let context = CGContext.current(for: "UIBezierPath.fill()") else { return }
    context.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
    context.note("UIBezierPath.fill", [])
  }

  /// Strokes the path, in the current context.
  @MainActor open func stroke() {
    guard let context = CGContext.current(for: "UIBezierPath.stroke()") else { return }
    let before = context.state
    context.state.lineCap = lineCapStyle
    context.state.lineJoin = lineJoinStyle
    context.state.miterLimit = miterLimit
    context.state.dashes = dashes
    context.state.dashPhase = dashPhase
    context.stroke(cgPath, width: lineWidth)
    context.state = before
    context.note("UIBezierPath.stroke", [])
  }

  /// Sets the lengths of dashes and gaps in turn, in points, and the offset at which the line
  /// begins (DR-41). nil makes the line solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Fills the inside in a blend mode, with an opacity, in the current context.
  @MainActor open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { fill() }
  }

  /// Strokes the path in a blend mode, with an opacity, in the current context.
  @MainActor open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  @MainActor private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = CGContext.current(for: "UIBezierPath.fill and stroke") else { return }
    let before = context.state
    context.state.mode = mode
    context.state.alpha *= Paint.unit(alpha)
    body()
    context.state = before
  }

  /// Clips drawing in the current context to the inside.
  @MainActor open func addClip() {
    guard let context = CGContext.current(for: "UIBezierPath.addClip()") else { return }
    context.clip(to: cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
    context.note("UIBezierPath.addClip", [])
  }

  /// A path of the same steps and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath(outline)
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.dashes = dashes
    path.dashPhase = dashPhase
    path.flatness = flatness
    return path
  }
}

nonisolated extension PathOutline {
  /// Every subpath from its end to its start; closed ones stay closed.
  var reversed: PathOutline {
    var result = PathOutline()
    var steps: [(from: CGPoint, element: Element)] = []
    var current = CGPoint.zero
    func finish(isClosed: Bool) {
      if steps.isEmpty { return }
      result.move(to: current)
      for step in steps.reversed() {
        switch step.element {
        case .line: result.addLine(to: step.from)
        case .quad(let control, _): result.addQuad(to: step.from, control: control)
        case .curve(let control1, let control2, _):
          result.addCurve(to: step.from, control1: control2, control2: control1)
        case .move, .close: break
        }
      }
      if isClosed { result.close() }
      steps = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        current = point
      case .line(let point), .quad(_, let point), .curve(_, _, let point):
        steps.append((current, element))
        current = point
      case .close:
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    return result
  }
}
