import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension CGContext: BridgedObject {}
nonisolated extension CGImageAlphaInfo: BridgedEnumeration {}
nonisolated extension CGBlendMode: BridgedEnumeration {}
nonisolated extension CGPathDrawingMode: BridgedEnumeration {}

/// The context in which `draw(_:)` and images are drawn.
extension UIKitTable {
  static func addContext(_ table: Table) {
    table.function(
      "UIGraphicsGetCurrentContext()", "Where drawing goes; nil while nothing is drawn."
    ) { () -> CGContext? in UIGraphicsGetCurrentContext() }
    table.function("UIGraphicsPushContext(_:)", "Lets drawing go to a context.") {
      (context: CGContext) in UIGraphicsPushContext(context)
    }
    table.function("UIGraphicsPopContext()", "Gives drawing back to the context before.") { () in
      UIGraphicsPopContext()
    }
    table.function("UIRectFill(_:)", "Fills a rectangle.") { (rect: CGRect) in UIRectFill(rect) }
    table.function("UIRectClip(_:)", "Draws inside of a rectangle only.") {
      (rect: CGRect) in UIRectClip(rect)
    }
    table.function("UIRectFrame(_:)", "Draws the edge of a rectangle.") {
      (rect: CGRect) in UIRectFrame(rect)
    }
    addBitmapTypes(table)
    addGradients(table)
    table.class(
      CGContext.self, isFinal: true,
      "Where drawing goes: a view's, a picture's, or the bytes of a bitmap."
    ) {
      addContextInitializer($0)
      addContextState($0)
      addContextPath($0)
      addContextPathQuestions($0)
      addContextDrawing($0)
      addGradientDrawing($0)
    }
  }

  private static func addBitmapTypes(_ table: Table) {
    table.enumeration(
      CGBlendMode.self, CGBlendMode.allCases.map { ("\($0)", $0) },
      "How drawing meets what is there (DR-46).")
    table.enumeration(
      CGPathDrawingMode.self, CGPathDrawingMode.allCases.map { ("\($0)", $0) },
      "What is drawn of a path.")
    table.class(CGColorSpace.self, superclass: NSObject.self, "How colours are kept.") {
      $0.readOnly(
        "numberOfComponents", \CGColorSpace.numberOfComponents, "How many parts a colour has.")
    }
    table.function("CGColorSpaceCreateDeviceRGB()", "Red, green and blue.") { () in
      CGColorSpaceCreateDeviceRGB()
    }
    table.function("CGColorSpaceCreateDeviceGray()", "Gray alone.") { () in
      CGColorSpaceCreateDeviceGray()
    }
    table.enumeration(
      CGImageAlphaInfo.self,
      [
        ("none", .none), ("premultipliedLast", .premultipliedLast),
        ("premultipliedFirst", .premultipliedFirst), ("last", .last), ("first", .first),
        ("noneSkipLast", .noneSkipLast), ("noneSkipFirst", .noneSkipFirst),
        ("alphaOnly", .alphaOnly),
      ], "Where a pixel keeps its alpha."
    ) {
      $0.property(
        "rawValue", get: { (info: CGImageAlphaInfo) in info.rawValue }, "The bits that say so.")
    }
  }

  /// The C functions that create a bitmap, and read the bytes of an image.
  static func addBitmapsOfC(_ table: Table) {
    table.function("_CGBitmapContextCreate(_:_:_:_:_:_:_:)", "A bitmap; nil without a format.") {
      (
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bits: Int, bytesPerRow: Int,
        space: CGColorSpace?, info: UInt32
      ) throws(RunStop) -> CGContext? in
      try bitmap(data, width, height, bits, bytesPerRow, space, info)
    }
    table.function("_CFDataGetBytePtr(_:)", "The bytes of data.") {
      (data: CFData?) throws(RunStop) -> [UInt8] in
      guard let bytes = data?.bytes else { return [] }
      try Allowance.reserve(bytes.count, of: 8)
      Allowance.spend(bytes.count)
      return bytes
    }
  }

  private static func bitmap(
    _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bits: Int,
    _ bytesPerRow: Int, _ space: CGColorSpace?, _ info: UInt32
  ) throws(RunStop) -> CGContext? {
    let bytes = CGContext.bytes(width: width, height: height, bytesPerRow: bytesPerRow)
    try Allowance.reserve(bytes)
    var memory: ArrayPixelMemory?
    if let elements = data?.elements {
      memory = ArrayPixelMemory(elements)
      if memory == nil { return nil }
    }
    return CGContext(
      memory: memory, width: width, height: height, bitsPerComponent: bits,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: info)
  }

  private static func addContextInitializer(_ type: TypeTable) {
    type.initializer(
      "init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)",
      "A bitmap of bytes, such as `&pixel`; nil if there is no such format."
    ) {
      (
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bits: Int, bytesPerRow: Int,
        space: CGColorSpace?, info: UInt32
      ) throws(RunStop) -> CGContext? in
      try bitmap(data, width, height, bits, bytesPerRow, space, info)
    }
    type.readOnly("width", \CGContext.width, "The width in pixels (DR-1).")
    type.readOnly("height", \CGContext.height, "The height in pixels (DR-1).")
    type.method("makeImage()", "What was drawn so far, as an image (DR-1).") {
      (c: CGContext) -> CGImage? in c.makeImage()
    }
  }

  private static func addContextState(_ type: TypeTable) {
    type.property("ctm", get: { (c: CGContext) in c.ctm }, "The transform that applies now.")
    type.method("saveGState()", "Keeps the state.") { (c: CGContext) in c.saveGState() }
    type.method("restoreGState()", "Goes back to the state that was kept last.") {
      (c: CGContext) in c.restoreGState()
    }
    type.method("translateBy(x:y:)", "Moves what is drawn from now on.") {
      (c: CGContext, x: CGFloat, y: CGFloat) in c.translateBy(x: x, y: y)
    }
    type.method("scaleBy(x:y:)", "Scales what is drawn from now on.") {
      (c: CGContext, x: CGFloat, y: CGFloat) in c.scaleBy(x: x, y: y)
    }
    type.method("rotate(by:)", "Turns what is drawn from now on.") {
      (c: CGContext, angle: CGFloat) in c.rotate(by: angle)
    }
    type.method("concatenate(_:)", "Transforms what is drawn from now on.") {
      (c: CGContext, transform: CGAffineTransform) in c.concatenate(transform)
    }
    type.method("setLineWidth(_:)", "The width of lines.") {
      (c: CGContext, width: CGFloat) in c.setLineWidth(width)
    }
    type.method("setLineCap(_:)", "How lines end.") {
      (c: CGContext, cap: CGLineCap) in c.setLineCap(cap)
    }
    type.method("setLineJoin(_:)", "How lines meet.") {
      (c: CGContext, join: CGLineJoin) in c.setLineJoin(join)
    }
    type.method("setMiterLimit(_:)", "How far a pointed turn may reach (DR-43).") {
      (c: CGContext, limit: CGFloat) in c.setMiterLimit(limit)
    }
    type.method("setLineDash(phase:lengths:)", "Dashes and gaps in turn (DR-41).") {
      (c: CGContext, phase: CGFloat, lengths: [CGFloat]) in
      c.setLineDash(phase: phase, lengths: lengths)
    }
    type.method("setBlendMode(_:)", "How drawing meets what is there (DR-46).") {
      (c: CGContext, mode: CGBlendMode) in c.setBlendMode(mode)
    }
    type.method("setFillColor(red:green:blue:alpha:)", "The colour of areas.") {
      (c: CGContext, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
      c.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    type.method("setStrokeColor(red:green:blue:alpha:)", "The colour of lines.") {
      (c: CGContext, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
      c.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    type.method("setFillColor(gray:alpha:)", "The gray of areas.") {
      (c: CGContext, gray: CGFloat, alpha: CGFloat) in c.setFillColor(gray: gray, alpha: alpha)
    }
    type.method("setStrokeColor(gray:alpha:)", "The gray of lines.") {
      (c: CGContext, gray: CGFloat, alpha: CGFloat) in c.setStrokeColor(gray: gray, alpha: alpha)
    }
    type.method(
      "beginTransparencyLayer(auxiliaryInfo:)", defaults: ["auxiliaryInfo": .zero],
      "Draws what follows as one (DR-48)."
    ) {
      (c: CGContext, _: NSObject?) in c.beginTransparencyLayer()
    }
    type.method("endTransparencyLayer()", "Draws what the layer holds.") {
      (c: CGContext) in c.endTransparencyLayer()
    }
    type.method("setAlpha(_:)", "How opaque drawing is.") {
      (c: CGContext, alpha: CGFloat) in c.setAlpha(alpha)
    }
    type.method("setFillColor(_:)", "The colour of areas.") {
      (c: CGContext, color: CGColor) in c.setFillColor(color)
    }
    type.method("setStrokeColor(_:)", "The colour of lines.") {
      (c: CGContext, color: CGColor) in c.setStrokeColor(color)
    }
    type.method("setShadow(offset:blur:)", "A shadow, black, a third of it (DR-24).") {
      (c: CGContext, offset: CGSize, blur: CGFloat) in c.setShadow(offset: offset, blur: blur)
    }
    type.method("setShadow(offset:blur:color:)", "A shadow; none without a colour (DR-24).") {
      (c: CGContext, offset: CGSize, blur: CGFloat, color: CGColor?) in
      c.setShadow(offset: offset, blur: blur, color: color)
    }
    type.property(
      "boundingBoxOfClipPath", get: { (c: CGContext) in c.boundingBoxOfClipPath },
      "The box round what may be drawn on, in points of now (DR-45).")
  }

  private static func addContextPath(_ type: TypeTable) {
    type.method("beginPath()", "Begins an empty path.") { (c: CGContext) in c.beginPath() }
    type.method("closePath()", "Closes the part in hand.") { (c: CGContext) in c.closePath() }
    type.method("move(to:)", "Begins a part of the path.") {
      (c: CGContext, point: CGPoint) in c.move(to: point)
    }
    type.method("addLine(to:)", "Adds a line.") {
      (c: CGContext, point: CGPoint) in c.addLine(to: point)
    }
    type.method("addLines(between:)", "Adds a part of lines.") {
      (c: CGContext, points: [CGPoint]) in c.addLines(between: points)
    }
    type.method("addQuadCurve(to:control:)", "Adds a curve with one control point.") {
      (c: CGContext, end: CGPoint, control: CGPoint) in c.addQuadCurve(to: end, control: control)
    }
    type.method("addCurve(to:control1:control2:)", "Adds a curve with two control points.") {
      (c: CGContext, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      c.addCurve(to: end, control1: control1, control2: control2)
    }
    type.method("addRect(_:)", "Adds a rectangle.") {
      (c: CGContext, rect: CGRect) in c.addRect(rect)
    }
    type.method("addEllipse(in:)", "Adds an ellipse in a rectangle.") {
      (c: CGContext, rect: CGRect) in c.addEllipse(in: rect)
    }
    type.method("addPath(_:)", "Adds a path.") {
      (c: CGContext, path: CGPath) throws(RunStop) in
      try c.currentPath.reserve(for: path)
      c.addPath(path)
    }
    type.method("addArc(center:radius:startAngle:endAngle:clockwise:)", "Adds a part of a circle.")
    {
      (
        c: CGContext, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat,
        clockwise: Bool
      ) in
      c.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }
  }

  private static func addContextDrawing(_ type: TypeTable) {
    type.method("fillPath()", "Fills the path.") { (c: CGContext) in c.charged().fillPath() }
    type.method("fillPath(using:)", "Fills the path by a rule (GE-22).") {
      (c: CGContext, rule: CGPathFillRule) in c.charged().fillPath(using: rule)
    }
    type.method("strokePath()", "Draws the path.") { (c: CGContext) in c.charged().strokePath() }
    type.method("drawPath(using:)", "Fills the path, draws its line, or both.") {
      (c: CGContext, mode: CGPathDrawingMode) in c.charged().drawPath(using: mode)
    }
    type.method("clip()", "Draws inside of the path only.") { (c: CGContext) in c.clip() }
    type.method("clip(using:)", "Draws inside of the path only, by a rule.") {
      (c: CGContext, rule: CGPathFillRule) in c.clip(using: rule)
    }
    type.method("clip(to:)", "Draws inside of a rectangle only.") {
      (c: CGContext, rect: CGRect) in c.clip(to: rect)
    }
    type.method("fill(_:)", "Fills a rectangle.") { (c: CGContext, rect: CGRect) in
      c.charged().fill(rect)
    }
    type.method("fill(_:)", "Fills rectangles.") { (c: CGContext, rects: [CGRect]) in
      for rect in rects { c.charged().fill(rect) }
    }
    type.method("stroke(_:)", "Draws the edge of a rectangle.") {
      (c: CGContext, rect: CGRect) in c.charged().stroke(rect)
    }
    type.method("stroke(_:width:)", "Draws the edge of a rectangle, so wide.") {
      (c: CGContext, rect: CGRect, width: CGFloat) in c.charged().stroke(rect, width: width)
    }
    type.method("strokeLineSegments(between:)", "Draws lines, each between two points.") {
      (c: CGContext, points: [CGPoint]) in c.charged().strokeLineSegments(between: points)
    }
    type.method("fillEllipse(in:)", "Fills an ellipse.") {
      (c: CGContext, rect: CGRect) in c.charged().fillEllipse(in: rect)
    }
    type.method("strokeEllipse(in:)", "Draws an ellipse.") {
      (c: CGContext, rect: CGRect) in c.charged().strokeEllipse(in: rect)
    }
    type.method("clear(_:)", "Takes away what is in a rectangle.") {
      (c: CGContext, rect: CGRect) in c.charged().clear(rect)
    }
    type.method("draw(_:in:)", "Draws an image, its first row where y is largest.") {
      (c: CGContext, image: CGImage, rect: CGRect) in c.charged().draw(image, in: rect)
    }
  }
}

extension CGContext {
  /// The context, charged for its pixels: drawing into a bitmap evaluates each of them.
  fileprivate func charged() -> CGContext {
    Allowance.spend(workOfDrawing)
    return self
  }

  /// Charges the current context.
  static func chargeCurrent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    _ = context.charged()
  }
}
