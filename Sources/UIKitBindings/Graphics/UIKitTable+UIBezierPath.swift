import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// UIKit's paths.
extension UIKitTable {
  static func addBezierPath(_ table: Table) {
    table.optionSet(
      UIRectCorner.self,
      [
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
        ("bottomRight", .bottomRight), ("allCorners", .allCorners),
      ], "Corners of a rectangle.")
    table.class(
      UIBezierPath.self, superclass: NSObject.self,
      "Lines and curves to draw with, and to ask for points inside."
    ) {
      addInitializers($0)
      addSteps($0)
      $0.method("contains(_:)", "Whether a point is inside; open subpaths count as closed (GE-23).")
      {
        (p: UIBezierPath, point: CGPoint) in
        Allowance.spend(p.elementCount / 2)
        return p.contains(point)
      }.markComputing()
      $0.stored(
        "usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule,
        "Whether crossings decide what is inside, and not turns (GE-23)."
      ).markBuilding()
      $0.stored("lineWidth", \UIBezierPath.lineWidth, "The width of lines; contains ignores it.")
      $0.stored("lineCapStyle", \UIBezierPath.lineCapStyle, "How lines end.")
      $0.stored("lineJoinStyle", \UIBezierPath.lineJoinStyle, "How lines meet.")
      $0.stored("miterLimit", \UIBezierPath.miterLimit, "How far a corner may stick out.")
      $0.kept(
        "flatness", \UIBezierPath.flatness, decides: [],
        "How exactly curves are drawn.")
      $0.property(
        "cgPath", get: { (p: UIBezierPath) in p.cgPath.chargedForCopy() },
        set: { (p: UIBezierPath, path: CGPath) in p.cgPath = path.chargedForCopy() },
        "The steps as Core Graphics has them."
      ).markComputing()
      $0.property(
        "bounds",
        get: { (p: UIBezierPath) in
          Allowance.spend(p.elementCount / 2)
          return p.bounds
        }, "The box around all points."
      ).markComputing()
      $0.readOnly("isEmpty", \UIBezierPath.isEmpty, "Whether there is nothing in it.")
        .markComputing()
      $0.readOnly("currentPoint", \UIBezierPath.currentPoint, "Where the last step ended.")
        .markComputing()
      $0.method("copy()", "A path of the same steps and settings.") {
        (p: UIBezierPath) in
        Allowance.spend(copied: p.elementCount * UIBezierPath.bytesPerElement)
        return AnyValue(p.copy(with: nil) as AnyObject)
      }
      $0.method("reversing()", "The same area, gone round the other way.") {
        (p: UIBezierPath) in
        Allowance.spend(2 * p.elementCount)
        return p.reversing()
      }
      $0.method("fill()", "Fills the inside.") {
        (p: UIBezierPath) in p.charged().fill()
      }
      $0.method("stroke()", "Draws the line.") {
        (p: UIBezierPath) in p.charged().stroke()
      }
      $0.method("fill(with:alpha:)", "Fills the inside in a mode.") {
        (p: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in
        p.charged().fill(with: mode, alpha: alpha)
      }
      $0.method("stroke(with:alpha:)", "Draws the line in a mode.") {
        (p: UIBezierPath, mode: CGBlendMode, alpha: CGFloat) in
        p.charged().stroke(with: mode, alpha: alpha)
      }
      $0.method("setLineDash(_:count:phase:)", "Dashes and gaps in turn (DR-41).") {
        (p: UIBezierPath, pattern: [CGFloat]?, count: Int, phase: CGFloat) in
        let lengths = Array((pattern ?? []).prefix(max(count, 0)))
        p.setLineDash(lengths, count: lengths.count, phase: phase)
      }
      $0.method("addClip()", "Restricts drawing.") {
        (p: UIBezierPath) in p.addClip()
      }
    }
  }

  private static func addInitializers(_ type: TypeTable) {
    type.initializer("init()", designated: true, "An empty path.") { () in UIBezierPath() }
      .markComputing()
    type.initializer("init(rect:)", "A rectangle.") { (rect: CGRect) in UIBezierPath(rect: rect) }
      .markComputing()
    type.initializer("init(ovalIn:)", "An ellipse in a rectangle.") {
      (rect: CGRect) in UIBezierPath(ovalIn: rect)
    }.markComputing()
    type.initializer("init(roundedRect:cornerRadius:)", "A rectangle with round corners.") {
      (rect: CGRect, radius: CGFloat) in UIBezierPath(roundedRect: rect, cornerRadius: radius)
    }.markComputing()
    type.initializer(
      "init(roundedRect:byRoundingCorners:cornerRadii:)", "A rectangle with some round corners."
    ) { (rect: CGRect, corners: UIRectCorner, radii: CGSize) in
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
    }.markComputing()
    type.initializer(
      "init(arcCenter:radius:startAngle:endAngle:clockwise:)",
      "A part of a circle; angle 0 is at three o'clock, angles grow downwards (GE-24)."
    ) { (center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }.markComputing()
    type.initializer("init(cgPath:)", "The steps of another path.") {
      (path: CGPath) in UIBezierPath(cgPath: path.chargedForCopy())
    }.markComputing()
  }

  private static func addSteps(_ type: TypeTable) {
    type.method("move(to:)", "Begins a subpath.") {
      (p: UIBezierPath, point: CGPoint) in p.move(to: point)
    }.markBuilding()
    type.method("addLine(to:)", "Adds a line.") {
      (p: UIBezierPath, point: CGPoint) in p.addLine(to: point)
    }.markBuilding()
    type.method(
      "addCurve(to:controlPoint1:controlPoint2:)", "Adds a curve with two control points."
    ) {
      (p: UIBezierPath, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      p.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    }.markBuilding()
    type.method("addQuadCurve(to:controlPoint:)", "Adds a curve with one control point.") {
      (p: UIBezierPath, end: CGPoint, control: CGPoint) in
      p.addQuadCurve(to: end, controlPoint: control)
    }.markBuilding()
    type.method(
      "addArc(withCenter:radius:startAngle:endAngle:clockwise:)", "Adds a part of a circle (GE-24)."
    ) {
      (
        p: UIBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat,
        clockwise: Bool
      ) in
      p.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }.markBuilding()
    type.method("close()", "Closes the subpath.") { (p: UIBezierPath) in p.close() }
      .markBuilding()
    type.method("removeAllPoints()", "Takes out every step.") {
      (p: UIBezierPath) in p.removeAllPoints()
    }.markBuilding()
    type.method("append(_:)", "Adds the steps of another path.") {
      (p: UIBezierPath, other: UIBezierPath) throws(RunStop) in
      try Allowance.reserve(p.elementCount + other.elementCount, of: UIBezierPath.bytesPerElement)
      p.append(other)
    }.markBuilding()
    type.method("apply(_:)", "Carries every point through a transform.") {
      (p: UIBezierPath, transform: CGAffineTransform) in
      Allowance.spend(2 * p.elementCount)
      p.apply(transform)
    }.markBuilding()
  }
}

extension UIBezierPath {
  /// The path, charged for its steps: drawing divides each of them into lines.
  fileprivate func charged() -> UIBezierPath {
    Allowance.spend(workOfDrawing)
    return self
  }
}
