import Foundation
import Machine
import ScriptLibrary
import UIKitModel

/// Further operations on the path of a context, and queries about it.
extension UIKitTable {
  static func addContextPathQuestions(_ type: TypeTable) {
    type.property("isPathEmpty", get: { (c: CGContext) in c.isPathEmpty }, "Whether it is empty.")
    type.property(
      "currentPointOfPath", get: { (c: CGContext) in c.currentPointOfPath },
      "Where the last step of the path ended.")
    type.property(
      "boundingBoxOfPath", get: { (c: CGContext) in c.boundingBoxOfPath },
      "The box round all points of the path, control points too.")
    type.property(
      "path", get: { (c: CGContext) -> CGPath? in c.pathCopy?.chargedForCopy() },
      "The path; nil for an empty one.")
    type.method("addRects(_:)", "Adds rectangles.") {
      (c: CGContext, rects: [CGRect]) in c.addRects(rects)
    }
    type.method(
      "addArc(tangent1End:tangent2End:radius:)",
      "Adds a part of a circle that touches two lines, as at a round corner."
    ) {
      (c: CGContext, first: CGPoint, second: CGPoint, radius: CGFloat) in
      c.addArc(tangent1End: first, tangent2End: second, radius: radius)
    }
    type.method(
      "replacePathWithStrokedPath()", "Takes the outline of the path's line for the path."
    ) { (c: CGContext) in
      Allowance.spend(c.workOfDrawing)
      c.replacePathWithStrokedPath()
    }
  }
}
