import Foundation

/// The rule for the inside of a path (GE-22).
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// By winding number.
  case winding
  /// By the number of crossings.
  case evenOdd
}

/// An immutable path of lines and curves.
nonisolated public class CGPath: Hashable {
  final var outline: PathOutline

  /// The number of steps.
  package final var elementCount: Int { outline.elements.count }
  /// The approximate cost of drawing the path, in steps of a script.
  package final var workOfDrawing: Int { outline.workOfDrawing }

  init(_ outline: PathOutline) {
    self.outline = outline
  }

  /// Creates a path with a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect)
    self.outline = outline.applying(transform)
  }

  /// Creates a path with an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addEllipse(in: rect)
    self.outline = outline.applying(transform)
  }

  /// Creates a path with a rectangle with quarters of ellipses at its corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(
      rect, radii: .all(CGSize(width: cornerWidth, height: cornerHeight)))
    self.outline = outline.applying(transform)
  }

  deinit {}

  /// Whether a point is inside: by winding unless another rule is given (GE-22). The point is
  /// transformed by `transform` first. Open subpaths count as closed.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(
      transform.isIdentity ? point : point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// The smallest box around all points, including control points; null for an empty path.
  public final var boundingBox: CGRect { outline.boundingBox }

  /// The smallest box around the path itself; null for an empty one.
  public final var boundingBoxOfPath: CGRect { outline.boundingBoxOfPath }

  /// Whether the path is empty.
  public final var isEmpty: Bool { outline.isEmpty }

  /// The end point of the last step; zero for an empty path.
  public final var currentPoint: CGPoint { outline.current ?? .zero }

  /// The same path.
  public final func copy() -> CGPath? { CGPath(outline) }

  /// A transformed copy of the path.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform))
  }

  /// A mutable copy of the path.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// The area of a stroke along the path.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      outline.applying(transform)
        .stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
  }

  /// Whether both paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.outline == right.outline
  }

  /// Hashes the steps.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

nonisolated extension PathOutline {
  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> PathOutline {
    transform.map { applying($0.pointee) } ?? self
  }
}

nonisolated extension [UIRectCorner: CGSize] {
  /// The same radii at every corner.
  static func all(_ radii: CGSize) -> [UIRectCorner: CGSize] {
    [.topLeft: radii, .topRight: radii, .bottomLeft: radii, .bottomRight: radii]
  }
}

/// A mutable path of lines and curves.
nonisolated public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(PathOutline())
  }

  override init(_ outline: PathOutline) {
    super.init(outline)
  }

  deinit {}

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }

  /// Adds a subpath of lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var added = PathOutline()
    added.addRect(rect)
    outline.append(added.applying(transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var added = PathOutline()
    added.addEllipse(in: rect)
    outline.append(added.applying(transform))
  }

  /// Adds a rectangle with quarters of ellipses at its corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var added = PathOutline()
    added.addRoundedRect(
      rect, radii: .all(CGSize(width: cornerWidth, height: cornerHeight)))
    outline.append(added.applying(transform))
  }

  /// Adds an arc, connected by a line to the current point if there is one.
  ///
  /// In Core Graphics y points upwards, so `clockwise` true means descending angles, which on
  /// screen is anticlockwise: the opposite of `UIBezierPath` (GE-24).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard !transform.isIdentity else {
      outline.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
      return
    }
    var added = PathOutline()
    added.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
    outline.join(added.applying(transform))
  }

  /// Adds an arc of the angle `delta`: with y upwards a positive one is anticlockwise, which on
  /// screen is clockwise (DR-36). More than a whole turn is the whole circle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  /// Closes the subpath.
  public func closeSubpath() {
    outline.close()
  }
}

nonisolated extension PathOutline {
  /// Connects an open subpath to the present one by a line.
  mutating func join(_ other: PathOutline) {
    guard current != nil else { return append(other) }
    for element in other.elements {
      switch element {
      case .move(let point), .line(let point): addLine(to: point)
      case .quad(let control, let point): addQuad(to: point, control: control)
      case .curve(let control1, let control2, let point):
        addCurve(to: point, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}
