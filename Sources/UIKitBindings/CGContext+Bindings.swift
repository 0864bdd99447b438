import Foundation
import Interpreter
import UIKitModel

nonisolated extension CGContext: BridgedObject {}

/// What `draw(_:)` draws with. Nothing is to be seen of it.
extension UIKitTable {
  static func addContext(_ table: Table) {
    table.function(
      "UIGraphicsGetCurrentContext()", "Where the view that is drawing draws; nil while none is."
    ) { () -> CGContext? in UIGraphicsGetCurrentContext() }
    table.function("UIRectFill(_:)", "Fills a rectangle. Nothing is drawn here.") { (_: CGRect) in }
    table.function("UIRectFrame(_:)", "Frames a rectangle. Nothing is drawn here.") {
      (_: CGRect) in
    }
    table.class(CGContext.self, isFinal: true, "Where `draw(_:)` draws. Nothing is drawn here.") {
      addContextState($0)
      addContextPath($0)
      addContextDrawing($0)
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
    type.method("setLineWidth(_:)", "The width of lines. Nothing is drawn here.") {
      (_: CGContext, _: CGFloat) in
    }
    type.method("setLineCap(_:)", "How lines end. Nothing is drawn here.") {
      (_: CGContext, _: CGLineCap) in
    }
    type.method("setLineJoin(_:)", "How lines meet. Nothing is drawn here.") {
      (_: CGContext, _: CGLineJoin) in
    }
    type.method("setLineDash(phase:lengths:)", "A broken line. Nothing is drawn here.") {
      (_: CGContext, _: CGFloat, _: [CGFloat]) in
    }
    type.method("setAlpha(_:)", "How opaque drawing is. Nothing is drawn here.") {
      (_: CGContext, _: CGFloat) in
    }
    type.method("setFillColor(_:)", "The colour of areas. Nothing is drawn here.") {
      (_: CGContext, _: CGColor) in
    }
    type.method("setStrokeColor(_:)", "The colour of lines. Nothing is drawn here.") {
      (_: CGContext, _: CGColor) in
    }
    type.method("setShadow(offset:blur:)", "A shadow. Nothing is drawn here.") {
      (_: CGContext, _: CGSize, _: CGFloat) in
    }
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
    type.method("addRect(_:)", "Adds a rectangle.") {
      (c: CGContext, rect: CGRect) in c.addRect(rect)
    }
    type.method("addEllipse(in:)", "Adds an ellipse in a rectangle.") {
      (c: CGContext, rect: CGRect) in c.addEllipse(in: rect)
    }
    type.method("addPath(_:)", "Adds a path.") { (c: CGContext, path: CGPath) in c.addPath(path) }
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
    type.method("fillPath()", "Fills the path. Nothing is drawn here.") {
      (c: CGContext) in c.fillPath()
    }
    type.method("strokePath()", "Draws the path. Nothing is drawn here.") {
      (c: CGContext) in c.strokePath()
    }
    type.method("clip()", "Draws inside of the path only.") { (c: CGContext) in c.clip() }
    type.method("clip(to:)", "Draws inside of a rectangle only. Nothing is drawn here.") {
      (_: CGContext, _: CGRect) in
    }
    type.method("fill(_:)", "Fills a rectangle. Nothing is drawn here.") {
      (_: CGContext, _: CGRect) in
    }
    type.method("stroke(_:)", "Draws the edge of a rectangle. Nothing is drawn here.") {
      (_: CGContext, _: CGRect) in
    }
    type.method("fillEllipse(in:)", "Fills an ellipse. Nothing is drawn here.") {
      (_: CGContext, _: CGRect) in
    }
    type.method("strokeEllipse(in:)", "Draws an ellipse. Nothing is drawn here.") {
      (_: CGContext, _: CGRect) in
    }
    type.method("clear(_:)", "Clears a rectangle. Nothing is drawn here.") {
      (_: CGContext, _: CGRect) in
    }
  }
}
