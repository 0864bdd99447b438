import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Points, sizes, rectangles and distances.
extension UIKitTable {
  static func addGeometry(_ table: Table) {
    addPointAndSize(table)
    addRectangle(table)
    addDistances(table)
  }

  private static func addPointAndSize(_ table: Table) {
    table.structure(CGPoint.self, protocols: ["Equatable", "Hashable"], "A point, in points.") {
      $0.field("x", \CGPoint.x, "The distance from the left.")
      $0.field("y", \CGPoint.y, "The distance from the top.")
      $0.memberwise("init(x:y:)", "A point by its coordinates.")
      $0.initializer("init(x:y:)", "A point by whole numbers.") { (x: Int, y: Int) in
        CGPoint(x: x, y: y)
      }
      $0.initializer("init()", "The point at the origin.") { () in CGPoint.zero }
      $0.staticProperty("zero", get: { CGPoint.zero }, "The point at the origin.")
      $0.method("applying(_:)", "The point that a transform takes this one to (GE-1).") {
        (p: CGPoint, t: CGAffineTransform) in p.applying(t)
      }
      $0.method("equalTo(_:)", "Whether both points are the same.") {
        (p: CGPoint, other: CGPoint) in p.equalTo(other)
      }
      $0.describe { (p: CGPoint) in p.debugDescription }
    }
    table.structure(CGSize.self, protocols: ["Equatable", "Hashable"], "A size, in points.") {
      $0.field("width", \CGSize.width, "The width; may be negative (GE-16).")
      $0.field("height", \CGSize.height, "The height; may be negative (GE-16).")
      $0.memberwise("init(width:height:)", "A size by its sides.")
      $0.initializer("init(width:height:)", "A size by whole numbers.") { (w: Int, h: Int) in
        CGSize(width: w, height: h)
      }
      $0.initializer("init()", "The size of nothing.") { () in CGSize.zero }
      $0.staticProperty("zero", get: { CGSize.zero }, "The size of nothing.")
      $0.method("applying(_:)", "The size as a vector under a transform.") {
        (s: CGSize, t: CGAffineTransform) in s.applying(t)
      }
      $0.method("equalTo(_:)", "Whether both sizes are the same.") {
        (s: CGSize, other: CGSize) in s.equalTo(other)
      }
      $0.describe { (s: CGSize) in s.debugDescription }
    }
  }

  private static func addRectangle(_ table: Table) {
    table.enumeration(
      CGRectEdge.self,
      [
        ("minXEdge", .minXEdge), ("minYEdge", .minYEdge), ("maxXEdge", .maxXEdge),
        ("maxYEdge", .maxYEdge),
      ], "An edge of a rectangle.")
    table.structure(CGRect.self, protocols: ["Equatable", "Hashable"], "A rectangle, in points.") {
      $0.field("origin", \CGRect.origin, "The corner at the top left, if no side is negative.")
      $0.field("size", \CGRect.size, "The sides; may be negative (GE-16).")
      $0.equates(CGRect.self)
      $0.memberwise("init(origin:size:)", "A rectangle by its corner and its size.")
      $0.initializer("init(x:y:width:height:)", "A rectangle by four numbers.") {
        (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      $0.initializer("init(x:y:width:height:)", "A rectangle by four whole numbers.") {
        (x: Int, y: Int, width: Int, height: Int) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      $0.initializer("init()", "The empty rectangle at the origin.") { () in CGRect.zero }
      $0.staticProperty("zero", get: { CGRect.zero }, "The empty rectangle at the origin.")
      $0.staticProperty("null", get: { CGRect.null }, "No rectangle at all (GE-18).")
      $0.staticProperty("infinite", get: { CGRect.infinite }, "The rectangle without bounds.")
      addRectangleMembers($0)
      addRectangleOperations($0)
      $0.describe { (r: CGRect) in r.debugDescription }
    }
  }

  private static func addRectangleMembers(_ type: TypeTable) {
    type.number(
      "width", get: { $0.width },
      plain: { from, to in RectangleNumbers.set(to, from) { $0.width } },
      "The width, never negative (GE-16).")
    type.number(
      "height", get: { $0.height },
      plain: { from, to in RectangleNumbers.set(to, from) { $0.height } },
      "The height, never negative (GE-16).")
    type.number(
      "minX", get: { $0.minX }, plain: { from, to in RectangleNumbers.set(to, from) { $0.minX } },
      "The left edge (GE-16).")
    type.number(
      "midX", get: { $0.midX }, plain: { from, to in RectangleNumbers.set(to, from) { $0.midX } },
      "The middle from left to right.")
    type.number(
      "maxX", get: { $0.maxX }, plain: { from, to in RectangleNumbers.set(to, from) { $0.maxX } },
      "The right edge (GE-16).")
    type.number(
      "minY", get: { $0.minY }, plain: { from, to in RectangleNumbers.set(to, from) { $0.minY } },
      "The top edge (GE-16).")
    type.number(
      "midY", get: { $0.midY }, plain: { from, to in RectangleNumbers.set(to, from) { $0.midY } },
      "The middle from top to bottom.")
    type.number(
      "maxY", get: { $0.maxY }, plain: { from, to in RectangleNumbers.set(to, from) { $0.maxY } },
      "The bottom edge (GE-16).")
    type.property("isEmpty", get: { (r: CGRect) in r.isEmpty }, "Whether it has no area (GE-18).")
    type.property(
      "isNull", get: { (r: CGRect) in r.isNull }, "Whether it is the null rectangle (GE-18).")
    type.property("isInfinite", get: { (r: CGRect) in r.isInfinite }, "Whether it has no bounds.")
    type.property(
      "standardized", get: { (r: CGRect) in r.standardized },
      "The same rectangle without negative sides (GE-16).")
    type.property(
      "integral", get: { (r: CGRect) in r.integral },
      "The smallest rectangle of whole numbers around it.")
  }

  private static func addRectangleOperations(_ type: TypeTable) {
    let contains = type.method(
      "contains(_:)", "Whether a point is inside: left and top edge are (GE-15)."
    ) { (r: CGRect, p: CGPoint) in r.holds(p) }
    if case .host(let host) = contains.implementation {
      host.plain = { from, to in
        let rectangle = UnsafeRawPointer(from).load(as: CGRect.self)
        let point = UnsafeRawPointer(from + 4).load(as: CGPoint.self)
        to[0] = rectangle.holds(point) ? 1 : 0
      }
    }
    type.method("contains(_:)", "Whether another rectangle is inside.") {
      (r: CGRect, other: CGRect) in r.contains(other)
    }
    type.method("intersects(_:)", "Whether two rectangles share some area.") {
      (r: CGRect, other: CGRect) in r.overlaps(other)
    }
    type.method("intersection(_:)", "What two rectangles share; null for nothing (GE-18).") {
      (r: CGRect, other: CGRect) in r.overlap(with: other)
    }
    type.method("union(_:)", "The smallest rectangle around both (GE-18).") {
      (r: CGRect, other: CGRect) in r.union(other)
    }
    type.method("insetBy(dx:dy:)", "Smaller by dx and dy at each side; negative enlarges (GE-17).")
    {
      (r: CGRect, dx: CGFloat, dy: CGFloat) in r.insetBy(dx: dx, dy: dy)
    }
    type.method("offsetBy(dx:dy:)", "Moved by dx and dy.") {
      (r: CGRect, dx: CGFloat, dy: CGFloat) in r.offsetBy(dx: dx, dy: dy)
    }
    type.method("inset(by:)", "Each edge moved inwards; negative insets enlarge (GE-17).") {
      (r: CGRect, insets: UIEdgeInsets) in r.inset(by: insets)
    }
    type.method("applying(_:)", "The upright box around the corners under a transform (GE-21).") {
      (r: CGRect, t: CGAffineTransform) in r.applying(t)
    }
    type.method("equalTo(_:)", "Whether both rectangles are the same.") {
      (r: CGRect, other: CGRect) in r.equalTo(other)
    }
    type.method("divided(atDistance:from:)", "Two parts, cut at a distance from an edge.") {
      (r: CGRect, distance: CGFloat, edge: CGRectEdge) -> DividedRectangle in
      let parts = r.divided(atDistance: distance, from: edge)
      return DividedRectangle(slice: parts.slice, remainder: parts.remainder)
    }
  }

  private static func addDistances(_ table: Table) {
    table.structure(CGVector.self, protocols: ["Equatable", "Hashable"], "A move in the plane.") {
      $0.field("dx", \CGVector.dx, "The part along x.")
      $0.field("dy", \CGVector.dy, "The part along y.")
      $0.memberwise("init(dx:dy:)", "A move by its parts.")
      $0.initializer("init(dx:dy:)", "A move by whole numbers.") { (dx: Int, dy: Int) in
        CGVector(dx: dx, dy: dy)
      }
      $0.initializer("init()", "No move.") { () in CGVector.zero }
      $0.staticProperty("zero", get: { CGVector.zero }, "No move.")
    }
    table.structure(
      UIEdgeInsets.self, protocols: ["Equatable", "Hashable"], "Distances from four edges."
    ) {
      $0.field("top", \UIEdgeInsets.top, "The distance from the top edge.")
      $0.field("left", \UIEdgeInsets.left, "The distance from the left edge.")
      $0.field("bottom", \UIEdgeInsets.bottom, "The distance from the bottom edge.")
      $0.field("right", \UIEdgeInsets.right, "The distance from the right edge.")
      $0.memberwise("init(top:left:bottom:right:)", "Distances for the four edges.")
      $0.initializer("init()", "No distance at any edge.") { () in UIEdgeInsets.zero }
      $0.staticProperty("zero", get: { UIEdgeInsets.zero }, "No distance at any edge.")
      $0.describe(debug: { (i: UIEdgeInsets) in i.debugDescription }) {
        (i: UIEdgeInsets) in i.description
      }
    }
    table.structure(
      NSDirectionalEdgeInsets.self, protocols: ["Equatable", "Hashable"],
      "Distances from four edges, by the direction of writing."
    ) {
      $0.field("top", \NSDirectionalEdgeInsets.top, "The distance from the top edge.")
      $0.field("leading", \NSDirectionalEdgeInsets.leading, "From where lines begin.")
      $0.field("bottom", \NSDirectionalEdgeInsets.bottom, "The distance from the bottom edge.")
      $0.field("trailing", \NSDirectionalEdgeInsets.trailing, "From where lines end.")
      $0.memberwise("init(top:leading:bottom:trailing:)", "Distances for the four edges.")
      $0.staticProperty("zero", get: { NSDirectionalEdgeInsets.zero }, "No distance.")
    }
    table.structure(
      UIOffset.self, protocols: ["Equatable", "Hashable"], "Distances along both axes."
    ) {
      $0.field("horizontal", \UIOffset.horizontal, "From left to right.")
      $0.field("vertical", \UIOffset.vertical, "From top to bottom.")
      $0.memberwise("init(horizontal:vertical:)", "Distances in points.")
      $0.staticProperty("zero", get: { UIOffset.zero }, "No distance.")
    }
  }
}
