import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Core Graphics' paths.
extension UIKitTable {
  static func addPaths(_ table: Table) {
    table.enumeration(
      CGPathFillRule.self, [("winding", .winding), ("evenOdd", .evenOdd)],
      "How the inside of a path is decided (GE-22).")
    table.enumeration(
      CGLineCap.self, [("butt", .butt), ("round", .round), ("square", .square)], "How a line ends.")
    table.enumeration(
      CGLineJoin.self, [("miter", .miter), ("round", .round), ("bevel", .bevel)],
      "How lines meet.")
    table.class(CGPath.self, protocols: ["Equatable", "Hashable"], "Lines and curves.") {
      $0.initializer("init(rect:transform:)", designated: true, "A rectangle.") {
        (rect: CGRect, transform: CGAffineTransform?) in
        transformed(CGPath(rect: rect, transform: nil), transform)
      }.markComputing()
      $0.initializer("init(ellipseIn:transform:)", designated: true, "An ellipse in a rectangle.") {
        (rect: CGRect, transform: CGAffineTransform?) in
        transformed(CGPath(ellipseIn: rect, transform: nil), transform)
      }.markComputing()
      $0.initializer(
        "init(roundedRect:cornerWidth:cornerHeight:transform:)", designated: true,
        "A rectangle with round corners."
      ) { (rect: CGRect, width: CGFloat, height: CGFloat, transform: CGAffineTransform?) in
        transformed(
          CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil),
          transform)
      }.markComputing()
      addContainment($0)
      $0.property(
        "boundingBox", get: { (p: CGPath) in p.charged().boundingBox },
        "The box around all points, control points included."
      ).markComputing()
      $0.property(
        "boundingBoxOfPath", get: { (p: CGPath) in p.charged().boundingBoxOfPath },
        "The box around the path itself."
      ).markComputing()
      $0.property(
        "isEmpty", get: { (p: CGPath) in p.isEmpty }, "Whether there is nothing in it."
      ).markComputing()
      $0.property(
        "currentPoint", get: { (p: CGPath) in p.currentPoint }, "Where the last step ended."
      ).markComputing()
      $0.method("copy()", "The same path.") { (p: CGPath) -> CGPath? in p.chargedForCopy().copy() }
      $0.method("mutableCopy()", "The same path, to be changed.") {
        (p: CGPath) -> CGMutablePath? in p.chargedForCopy().mutableCopy()
      }
      $0.method(
        "copy(strokingWithWidth:lineCap:lineJoin:miterLimit:)", "What a line along it covers."
      ) { (p: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, limit: CGFloat) in
        Allowance.spend(p.workOfDrawing)
        return p.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
      }
    }
    addMutablePath(table)
  }

  private static func transformed(_ path: CGPath, _ transform: CGAffineTransform?) -> CGPath {
    guard var transform else { return path }
    return path.copy(using: &transform) ?? path
  }

  private static func addContainment(_ type: TypeTable) {
    type.method("contains(_:)", "Whether a point is inside, by turns (GE-22).") {
      (path: CGPath, point: CGPoint) in path.charged().contains(point)
    }.markComputing()
    type.method("contains(_:using:)", "Whether a point is inside, by a rule (GE-22).") {
      (path: CGPath, point: CGPoint, rule: CGPathFillRule) in
      path.charged().contains(point, using: rule)
    }.markComputing()
    type.method(
      "contains(_:using:transform:)", "Whether a point, carried through a transform, is inside."
    ) { (path: CGPath, point: CGPoint, rule: CGPathFillRule, transform: CGAffineTransform) in
      path.charged().contains(point, using: rule, transform: transform)
    }.markComputing()
  }

  private static func addMutablePath(_ table: Table) {
    table.class(
      CGMutablePath.self, superclass: CGPath.self, isFinal: true,
      "Lines and curves that can be added to."
    ) {
      $0.initializer("init()", designated: true, "An empty path.") { () in CGMutablePath() }
        .markComputing()
      $0.method("move(to:)", "Begins a subpath.") {
        (p: CGMutablePath, point: CGPoint) in p.move(to: point)
      }.markBuilding()
      $0.method("addLine(to:)", "Adds a line.") {
        (p: CGMutablePath, point: CGPoint) in p.addLine(to: point)
      }.markBuilding()
      $0.method("addLines(between:)", "Adds a subpath of lines.") {
        (p: CGMutablePath, points: [CGPoint]) in p.addLines(between: points)
      }.markBuilding()
      $0.method("addQuadCurve(to:control:)", "Adds a curve with one control point.") {
        (p: CGMutablePath, end: CGPoint, control: CGPoint) in
        p.addQuadCurve(to: end, control: control)
      }.markBuilding()
      $0.method("addCurve(to:control1:control2:)", "Adds a curve with two control points.") {
        (p: CGMutablePath, end: CGPoint, control1: CGPoint, control2: CGPoint) in
        p.addCurve(to: end, control1: control1, control2: control2)
      }.markBuilding()
      $0.method("addRect(_:)", "Adds a rectangle.") {
        (p: CGMutablePath, rect: CGRect) in p.addRect(rect)
      }.markBuilding()
      $0.method("addRects(_:)", "Adds rectangles.") {
        (p: CGMutablePath, rects: [CGRect]) in p.addRects(rects)
      }.markBuilding()
      $0.method("addEllipse(in:)", "Adds an ellipse in a rectangle.") {
        (p: CGMutablePath, rect: CGRect) in p.addEllipse(in: rect)
      }.markBuilding()
      $0.method(
        "addRoundedRect(in:cornerWidth:cornerHeight:)", "Adds a rectangle with round corners."
      ) { (p: CGMutablePath, rect: CGRect, width: CGFloat, height: CGFloat) in
        p.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height)
      }.markBuilding()
      $0.method(
        "addArc(center:radius:startAngle:endAngle:clockwise:)",
        "Adds a part of a circle; clockwise is as seen with y upwards (GE-24)."
      ) {
        (
          p: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat,
          clockwise: Bool
        ) in
        p.addArc(
          center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
      }.markBuilding()
      $0.method(
        "addArc(tangent1End:tangent2End:radius:)",
        "Adds a part of a circle that touches two lines, as at a round corner."
      ) {
        (p: CGMutablePath, first: CGPoint, second: CGPoint, radius: CGFloat) in
        p.addArc(tangent1End: first, tangent2End: second, radius: radius)
      }.markBuilding()
      $0.method(
        "addRelativeArc(center:radius:startAngle:delta:)",
        "Adds a part of a circle, so wide; with y upwards it goes anticlockwise (DR-36)."
      ) {
        (p: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) in
        p.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
      }.markBuilding()
      $0.method("addPath(_:)", "Adds the steps of another path.") {
        (p: CGMutablePath, other: CGPath) throws(RunStop) in
        try p.reserve(for: other)
        p.addPath(other)
      }.markBuilding()
      $0.method("addPath(_:transform:)", "Adds the steps of another path, transformed.") {
        (p: CGMutablePath, other: CGPath, transform: CGAffineTransform) throws(RunStop) in
        try p.reserve(for: other)
        p.addPath(other, transform: transform)
      }.markBuilding()
      $0.method("closeSubpath()", "Closes the subpath.") {
        (p: CGMutablePath) in p.closeSubpath()
      }.markBuilding()
    }
  }
}

extension CGPath {
  /// The path, charged for its steps: each of them is tested for a point.
  fileprivate func charged() -> CGPath {
    Allowance.spend(elementCount / 2)
    return self
  }

  /// The path, charged for a copy of its steps, which is made when either of the two changes.
  func chargedForCopy() -> CGPath {
    Allowance.spend(copied: elementCount * UIBezierPath.bytesPerElement)
    return self
  }

  /// Makes room for the steps of another path. Throws if there is none.
  func reserve(for other: CGPath) throws(RunStop) {
    try Allowance.reserve(elementCount + other.elementCount, of: UIBezierPath.bytesPerElement)
  }
}
