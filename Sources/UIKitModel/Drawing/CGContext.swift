// The names of functions are those of Core Graphics and UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Where drawing goes: what `draw(_:)` draws, a picture, or the bytes of a bitmap.
///
/// Drawing is kept as steps that any point can be asked for; edges are sharp, so that a pixel shows
/// what lies under its middle. Shadows, patterns and text are not drawn.
public final class CGContext {
  /// The state that `saveGState` keeps.
  struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var alpha: CGFloat = 1
    /// What drawing is restricted to, each asked with a point of the context.
    var clips: [(CGPoint) -> Bool] = []
  }

  private var path = CGMutablePath()
  private var states = [State()]
  /// The drawing so far.
  let picture = Picture()
  /// The pixels that are kept in step with what is drawn; nil where nobody asks for bytes.
  private let bitmap: Bitmap?
  /// The size in points of the image that is being drawn, and how many pixels a point has.
  let imageSize: CGSize
  let imageScale: CGFloat

  private static var stack: [CGContext] = []
  /// Where drawing without a context goes.
  static var current: CGContext? { stack.last }

  init(imageSize: CGSize = .zero, scale: CGFloat = 1) {
    self.imageSize = imageSize
    imageScale = scale
    bitmap = nil
  }

  /// A context that writes into the caller's memory; nil if there is no such format.
  public init?(
    memory: (any PixelMemory)?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard
      let bitmap = Bitmap(
        memory, width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
    else { return nil }
    self.bitmap = bitmap
    imageSize = CGSize(width: width, height: height)
    imageScale = 1
  }

  /// The memory that a context of a size takes, with what it keeps of each pixel; 0 for one that
  /// cannot be.
  package static func bytes(width: Int, height: Int, bytesPerRow: Int) -> Int {
    Bitmap.bytes(width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// A context that writes into memory, which must stay where it is. The lowest row of points is
  /// the last row of bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    self.init(
      memory: data.map { RawPixelMemory($0) }, width: width, height: height,
      bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo)
  }

  deinit {}

  /// Makes the context the one that drawing without a context goes to.
  static func push(_ context: CGContext) {
    stack.append(context)
  }

  /// Gives drawing back to the context before.
  @discardableResult
  static func pop() -> CGContext? { stack.popLast() }

  /// The width of a bitmap, in pixels.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height of a bitmap, in pixels.
  public var height: Int { bitmap?.height ?? 0 }

  /// What was drawn, as an image; nil for a context that is not a bitmap.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    let steps = Picture(picture.steps)
    let height = CGFloat(bitmap.height)
    return CGImage(width: bitmap.width, height: bitmap.height) { point in
      steps.paint(at: CGPoint(x: point.x, y: height - point.y))
    }
  }

  // MARK: State

  var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  /// The transform from the points that drawing names to those of the context.
  public var ctm: CGAffineTransform { state.transform }

  /// Keeps the state until `restoreGState`.
  public func saveGState() {
    states.append(state)
  }

  /// Goes back to the state that was kept last.
  public func restoreGState() {
    if states.count > 1 { states.removeLast() }
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(ctm)
  }

  /// Takes a colour for areas.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Takes a colour for lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets how opaque drawing is, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Paint.unit(alpha) }

  // MARK: Path

  /// The path that the next call fills or draws.
  public var currentPath: CGPath { path }

  /// Begins an empty path.
  public func beginPath() {
    path = CGMutablePath()
  }

  /// Begins a part of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Closes the part of the path in hand.
  public func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Fills the path, and begins an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule)
    beginPath()
  }

  /// Draws the path, and begins an empty one.
  public func strokePath() {
    stroke(path, width: state.lineWidth)
    beginPath()
  }

  /// Draws inside of the path only, and begins an empty one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, rule)
    beginPath()
  }

  /// Draws inside of a rectangle only.
  public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect, transform: nil)) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil)) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil)) }
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(rect: rect, transform: nil), width: state.lineWidth)
  }
  /// Draws an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil), width: state.lineWidth)
  }

  /// Takes away what is in a rectangle.
  public func clear(_ rect: CGRect) {
    add(clears: true) { rect.holds($0) ? .clear : nil }
  }

  /// Draws an image with its first row at the top of the rectangle, as Core Graphics sees it: where
  /// y is largest.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    guard rect.width != 0, rect.height != 0 else { return }
    add { point in
      guard rect.holds(point) else { return nil }
      return image.paint(
        CGPoint(
          x: (point.x - rect.minX) / rect.width * width,
          y: (rect.maxY - point.y) / rect.height * height))
    }
  }

  func fill(_ path: CGPath, _ rule: CGPathFillRule = .winding) {
    guard let area = path.copy(), !area.isEmpty else { return }
    let paint = Paint(state.fill, alpha: state.alpha)
    add { area.contains($0, using: rule) ? paint : nil }
  }

  func stroke(_ path: CGPath, width: CGFloat) {
    guard !path.isEmpty, width > 0 else { return }
    let line = path.copy(
      strokingWithWidth: width, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
    let paint = Paint(state.stroke, alpha: state.alpha)
    add { line.contains($0) ? paint : nil }
  }

  func clip(to path: CGPath, _ rule: CGPathFillRule = .winding) {
    guard let area = path.copy() else { return }
    let back = inverse
    state.clips.append { area.contains($0.applying(back), using: rule) }
  }

  /// Draws what a point of the present transform is asked for.
  func add(clears: Bool = false, _ paint: @escaping (CGPoint) -> Paint?) {
    let (back, clips) = (inverse, state.clips)
    let step = Picture.Step(
      paint: { point in
        for clip in clips where !clip(point) { return nil }
        return paint(point.applying(back))
      }, clears: clears)
    picture.append(step)
    bitmap?.apply(step)
  }

  private var inverse: CGAffineTransform { ctm.isInvertible ? ctm.inverted() : .impossible }
}

/// Where drawing without a context goes; nil while nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Makes a context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) {
  CGContext.push(context)
}

/// Gives drawing back to the context before.
public func UIGraphicsPopContext() {
  CGContext.pop()
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) {
  CGContext.current?.fill(rect)
}

/// Draws the edge of a rectangle in the current context, one point wide.
public func UIRectFrame(_ rect: CGRect) {
  CGContext.current?.stroke(CGPath(rect: rect, transform: nil), width: 1)
}
