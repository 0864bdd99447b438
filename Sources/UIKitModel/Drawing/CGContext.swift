// The names of functions are those of Core Graphics and UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A destination of drawing: a view's `draw(_:)`, an image, or the bytes of a bitmap.
///
/// Drawing is stored as steps that can be evaluated at any point. In a bitmap of bytes a pixel
/// shows the colour at its center; images have soft edges. Patterns are not drawn, and text is
/// drawn as boxes: there are no fonts here.
public final class CGContext {
  /// The state that `saveGState` saves.
  package struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var mode = CGBlendMode.normal
    /// The shadow of the drawing; nil for none (DR-24).
    var shadow: ContextShadow?
    /// The clipping areas, in points of the context.
    var clips: [Clip] = []
  }

  /// In points of the present transform; changes of that transform the path, too, so that it stays
  /// where it was drawn (DR-18).
  var path = CGMutablePath()
  private var states = [State()]
  /// The drawing so far, and the drawings that transparency layers set aside (DR-48).
  private(set) var picture = Picture()
  private var outer: [Picture] = []
  /// The number of open transparency layers that are drawn into the layer round them.
  private var flattened = 0
  /// The pixels that are updated with the drawing; nil unless bytes are needed.
  private let bitmap: Bitmap?
  /// The grid of pixels that are drawn into, where their bytes are not needed.
  let grid: PixelGrid?
  /// The purpose of the pixels.
  let use: Use

  /// The purpose of a context's pixels.
  enum Use {
    /// The caller's bytes.
    case bytes
    /// The contents of a view, while `draw(_:)` runs.
    case view
    /// An image; an opaque one has no alpha.
    case image(isOpaque: Bool)
  }

  /// Whether the empty default `draw(_:)` was called: the view, as far as is known, has no drawing
  /// of its own (DR-11).
  var reachedEmptyDrawing = false

  /// The part of a view that was marked for drawing; nil for all of it.
  var marked: CGRect?

  private static var stack: [CGContext] = []
  /// The context that functions without a context argument draw into.
  static var current: CGContext? { stack.last }

  /// Creates a context of points that have their pixels, the origin at the top left (DR-1).
  init(_ use: Use, _ bounds: CGRect, scale: CGFloat) {
    self.use = use
    grid = PixelGrid(bounds: bounds, scale: scale)
    bitmap = nil
    LargeBitmap.note(use, bounds.size, scale: scale)
  }

  /// Creates a context that writes into the caller's memory; nil if the format is not supported.
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
    use = .bytes
    grid = nil
  }

  /// The memory that a context of a size takes, with the bookkeeping for each pixel; 0 for one that
  /// cannot exist.
  package static func bytes(width: Int, height: Int, bytesPerRow: Int) -> Int {
    Bitmap.bytes(width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// Creates a context that writes to memory, which must not move. The lowest row of points is the
  /// last row of bytes.
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

  /// The context for a call without a context argument. Without one nothing is drawn, and the call
  /// is reported (DR-2).
  static func current(for call: String) -> CGContext? {
    if let current { return current }
    SilentMisuse.drawsNowhere(call: call).tell()
    return nil
  }

  /// Makes the context the current one.
  static func push(_ context: CGContext) {
    stack.append(context)
  }

  /// Makes the previous context the current one again.
  @discardableResult
  static func pop() -> CGContext? { stack.popLast() }

  /// The width in pixels (DR-1).
  public var width: Int { bitmap?.width ?? grid?.width ?? 0 }
  /// The height in pixels (DR-1).
  public var height: Int { bitmap?.height ?? grid?.height ?? 0 }

  /// The approximate cost of one drawing call, in steps of a script: each pixel of a bitmap of
  /// bytes is evaluated, a shadow reads all its surroundings, and a path is divided into lines.
  package var workOfDrawing: Int {
    let pixels = bitmap.map { $0.width * $0.height } ?? 0
    let lines = path.workOfDrawing
    guard state.shadow != nil else { return pixels / 2 + lines }
    return pixels + min(width * height, Self.pixelsOfShadow) / 8 + lines
  }

  /// The maximum number of points at which a shadow is evaluated: pictures are shown in fewer
  /// pixels than a device has.
  private static let pixelsOfShadow = 200_000

  /// The drawing so far, as an image (DR-1); nil for a context without pixels.
  public func makeImage() -> CGImage? {
    if let bitmap {
      let height = CGFloat(bitmap.height)
      let box = CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: height)
      let shown = Picture(shown, grid: PixelGrid(bounds: box, scale: 1))
      return CGImage(
        width: bitmap.width, height: bitmap.height,
        paint: { shown.paint(at: CGPoint(x: $0.x, y: height - $0.y)) },
        allPaints: { shown.paints(SampleGrid(upwards: bitmap.width, bitmap.height)) })
    }
    guard let grid, width > 0, height > 0 else { return nil }
    let shown = pictureSoFar
    return CGImage(
      width: width, height: height, isOpaque: isOpaque,
      paint: { shown.paint(at: grid.point($0)) }, allPaints: { shown.paints(SampleGrid(grid)) })
  }

  /// Whether the drawing has no alpha.
  var isOpaque: Bool {
    if case .image(isOpaque: true) = use { true } else { false }
  }

  /// The number of transparency layers in one another that are composed by themselves.
  private static let deepestLayer = 64

  /// The number of open transparency layers.
  var layersInHand: Int { outer.count }

  /// The visible steps so far: without those of a transparency layer that has not ended (DR-48).
  private var shown: [Picture.Step] { (outer.first ?? picture).steps }

  /// The drawing so far, which later drawing does not change; on black where there is no alpha.
  var pictureSoFar: Picture {
    guard isOpaque, let grid else { return Picture(shown, grid: grid) }
    var all = PathOutline()
    all.addRect(grid.bounds)
    return Picture(
      [
        Picture.Step(content: .area(all, evenOdd: false, Paint(.black))),
        Picture.Step(content: .group(Picture(shown), outward: .identity, opacity: 1)),
      ], grid: grid)
  }

  // MARK: State

  /// The number of states: the current one and the saved ones.
  var depth: Int { states.count }

  var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  /// The transform from the points of drawing calls to those of the context.
  public var ctm: CGAffineTransform { state.transform }

  /// Saves the state until `restoreGState`.
  public func saveGState() {
    defer { note("saveGState", []) }
    states.append(state)
  }

  /// Restores the last saved state, but not an earlier path (DR-18).
  public func restoreGState() {
    defer { note("restoreGState", []) }
    guard states.count > 1 else { return }
    let before = ctm
    states.removeLast()
    carryPath(from: before)
  }

  private func carryPath(from before: CGAffineTransform) {
    guard !path.isEmpty, before != ctm, ctm.isInvertible else { return }
    path = CGMutablePath(path.outline.applying(before.concatenating(ctm.inverted())))
  }

  /// Translates subsequent drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    defer { note("translateBy", [tx, ty]) }
    change(by: CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    defer { note("scaleBy", [sx, sy]) }
    change(by: CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates subsequent drawing.
  public func rotate(by angle: CGFloat) {
    defer { note("rotate", [angle]) }
    change(by: CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms subsequent drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    change(by: transform)
    note("concatenate", [])
  }

  private func change(by transform: CGAffineTransform) {
    let before = ctm
    state.transform = transform.concatenating(before)
    carryPath(from: before)
  }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fill = color
    note("setFillColor", [])
  }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color
    note("setStrokeColor", [])
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
    note("setLineWidth", [width])
  }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
    note("setLineCap", [])
  }
  /// Sets the shape of the joins of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
    note("setLineJoin", [])
  }
  /// Sets the maximum length of a miter join, in line widths (DR-43).
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
    note("setMiterLimit", [limit])
  }
  /// Sets the lengths of dashes and gaps, in points, and the offset at which a line begins (DR-41).
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    defer { note("setLineDash", lengths) }
    state.dashPhase = phase
    state.dashes = lengths
  }
  /// Sets the mode in which drawing blends with its background (DR-46).
  public func setBlendMode(_ mode: CGBlendMode) {
    state.mode = mode
    note("setBlendMode", [])
  }
  /// Sets the fill colour, in components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke colour, in components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets a gray fill colour, 0 for black to 1 for white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets a gray stroke colour, 0 for black to 1 for white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the opacity of drawing, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Paint.unit(alpha)
    note("setAlpha", [alpha])
  }

  // MARK: Path

  /// The path that the next call fills or draws.
  public var currentPath: CGPath { path }

  /// Begins an empty path.
  public func beginPath() {
    dropPath()
    note("beginPath", [])
  }

  private func dropPath() {
    path = CGMutablePath()
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) {
    path.move(to: point)
    note("move", [point.x, point.y])
  }
  /// Adds a line.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
    note("addLine", [point.x, point.y])
  }
  /// Adds a subpath of lines.
  public func addLines(between points: [CGPoint]) {
    path.addLines(between: points)
    note("addLines", points.flatMap { [$0.x, $0.y] })
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    note("addQuadCurve", [control.x, control.y, end.x, end.y])
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    note("addCurve", [control1.x, control1.y, control2.x, control2.y, end.x, end.y])
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    path.addRect(rect)
    note("addRect", rect.numbers)
  }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect)
    note("addEllipse", rect.numbers)
  }
  /// Adds a path.
  public func addPath(_ other: CGPath) {
    path.addPath(other)
    note("addPath", [])
  }
  /// Adds an arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    note("addArc", [center.x, center.y, radius, startAngle, endAngle])
  }
  /// Closes the current subpath.
  public func closePath() {
    path.closeSubpath()
    note("closePath", [])
  }

  // MARK: Drawing

  /// Fills the path, and begins an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    defer { note("fillPath", []) }
    fill(path, rule)
    dropPath()
  }

  /// Strokes the path, and begins an empty one.
  public func strokePath() {
    defer { note("strokePath", []) }
    stroke(path, width: state.lineWidth)
    dropPath()
  }

  /// Clips drawing to the path, and begins an empty one.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { note("clip", []) }
    clip(to: path, rule)
    dropPath()
  }

  /// Fills or strokes the path, or both, and begins an empty one.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { note("drawPath", []) }
    switch mode {
    case .fill, .fillStroke: fill(path)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      stroke(path, width: state.lineWidth)
    }
    dropPath()
  }

  /// Clips drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(to: path)
  }
  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: CGPath(rect: rect, transform: nil))
    note("clip(to:)", rect.numbers)
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(CGPath(rect: rect, transform: nil))
    note("fill", rect.numbers)
  }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil))
    note("fillEllipse", rect.numbers)
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    defer { note("stroke", rect.numbers) }
    stroke(CGPath(rect: rect, transform: nil), width: state.lineWidth)
  }
  /// Strokes a rectangle with a line width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    defer { note("stroke", rect.numbers + [width]) }
    stroke(CGPath(rect: rect, transform: nil), width: width)
  }
  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    dropPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    defer { note("strokeEllipse", rect.numbers) }
    stroke(CGPath(ellipseIn: rect, transform: nil), width: state.lineWidth)
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    defer { note("clear", rect.numbers) }
    let area = CGPath(rect: rect.standardized, transform: nil).outline.applying(ctm)
    let shadow = state.shadow
    state.shadow = nil
    append(.area(area, evenOdd: false, Paint(.black)), mode: .clear)
    state.shadow = shadow
  }

  // MARK: Together

  /// Composes subsequent drawing as a unit until the layer ends: with the present alpha, mode and
  /// shadow, which are reset inside (DR-48).
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    defer { note("beginTransparencyLayer", []) }
    states.append(state)
    // Each takes a picture of its own while it is drawn.
    guard outer.count < Self.deepestLayer else {
      flattened += 1
      return
    }
    outer.append(picture)
    picture = Picture()
    state.alpha = 1
    state.mode = .normal
    state.shadow = nil
    state.clips = []
  }

  /// Ends a transparency layer and draws it.
  public func endTransparencyLayer() {
    defer { note("endTransparencyLayer", []) }
    if flattened > 0 {
      flattened -= 1
      return restoreGState()
    }
    guard let before = outer.popLast() else { return }
    let layer = picture
    picture = before
    let inside = ctm
    if states.count > 1 { states.removeLast() }
    carryPath(from: inside)
    append(.group(layer, outward: .identity, opacity: state.alpha))
  }

  /// Draws an image with its first row at the top of the rectangle in Core Graphics' sense: where y
  /// is largest.
  public func draw(_ image: CGImage, in rect: CGRect) {
    defer { note("draw", rect.numbers) }
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
    guard !path.isEmpty else { return }
    append(
      .area(
        path.outline.applying(ctm), evenOdd: rule == .evenOdd,
        Paint(state.fill, alpha: state.alpha)))
  }

  func stroke(_ path: CGPath, width: CGFloat) {
    guard !path.isEmpty, width > 0 else { return }
    append(
      .area(
        lineOutline(of: path, width: width).applying(ctm), evenOdd: false,
        Paint(state.stroke, alpha: state.alpha)))
  }

  /// The area of a path's stroke, in points of the present transform.
  func lineOutline(of path: CGPath, width: CGFloat) -> PathOutline {
    path.outline.dashed(state.dashes, phase: state.dashPhase)
      .stroked(
        width: width, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
        tolerance: tolerance)
  }

  /// The tolerance of flattened curves, in points of the present transform: an invisible fraction
  /// of a pixel. nil where points have no length.
  private var tolerance: CGFloat? {
    let stretch =
      max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d)) * max(grid?.scale ?? 1, 1)
    return stretch > 0 && stretch.isFinite ? Self.nearest / stretch : nil
  }

  /// The greatest distance of lines from the curves that they approximate, in pixels.
  private static let nearest: CGFloat = 0.02

  func clip(to path: CGPath, _ rule: CGPathFillRule = .winding) {
    state.clips.append(Clip(path.outline.applying(ctm), evenOdd: rule == .evenOdd))
  }

  /// Draws a function of points of the present transform.
  func add(mode: CGBlendMode? = nil, _ paint: @escaping (CGPoint) -> Paint?) {
    let back = inverse
    append(.points { paint($0.applying(back)) }, mode: mode)
  }

  /// Draws a layer.
  func add(_ layer: FrozenLayer) {
    append(.layer(layer, inward: inverse, opacity: state.alpha))
  }

  private func append(_ content: Picture.Step.Content, mode: CGBlendMode? = nil) {
    let step = Picture.Step(
      content: content, clips: state.clips, mode: mode ?? state.mode, shadow: state.shadow)
    picture.append(step)
    // The content of an open transparency layer is not visible yet.
    if outer.isEmpty { bitmap?.apply(step) }
  }

  /// Reports a call that has ended, if there is an observer.
  func note(
    _ name: String, _ numbers: @autoclosure () -> [CGFloat], lines: Int? = nil
  ) {
    DrawingWatch.current?.note(name, numbers(), self, lines: lines)
  }

  /// The bounding box of the clipping area, in points of the present transform (DR-45): the
  /// intersection of the boxes of all clips.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    if let grid { box = grid.bounds }
    for clip in state.clips {
      let inside = clip.outline.boundingBoxOfPath
      box = inside.isNull ? .null : box.overlap(with: inside)
      if box.isNull { return .zero }
    }
    return box.applying(inverse)
  }

  private var inverse: CGAffineTransform { ctm.isInvertible ? ctm.inverted() : .impossible }
}

extension CGRect {
  /// Its numbers, as they are written.
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

/// The operation of `drawPath(using:)` on a path.
nonisolated public enum CGPathDrawingMode: Int32, Sendable, CaseIterable, CaseNamed {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The current context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  CGContext.push(context)
}

/// Makes the previous context the current one again.
public func UIGraphicsPopContext() {
  CGContext.pop()
}

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) {
  CGContext.current(for: "UIRectFill")?.fill(rect)
}

/// Draws the edge of a rectangle in the current context, one point wide.
public func UIRectFrame(_ rect: CGRect) {
  CGContext.current(for: "UIRectFrame")?.stroke(CGPath(rect: rect, transform: nil), width: 1)
}

/// Clips drawing to a rectangle of the current context.
public func UIRectClip(_ rect: CGRect) {
  CGContext.current(for: "UIRectClip")?.clip(to: rect)
}
