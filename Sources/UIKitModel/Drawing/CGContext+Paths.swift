import Foundation

/// Further operations on the path of a context, and queries about it.
extension CGContext {
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    path.addRects(rects)
    note("addRects", rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] })
  }

  /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and from
  /// there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    note("addArc", [tangent1End.x, tangent1End.y, tangent2End.x, tangent2End.y, radius])
  }

  /// Replaces the path by the outline of its stroke: the area that `strokePath` would fill (DR-29).
  public func replacePathWithStrokedPath() {
    defer { note("replacePathWithStrokedPath", []) }
    guard !path.isEmpty, state.lineWidth > 0 else { return }
    path = CGMutablePath(lineOutline(of: path, width: state.lineWidth))
  }

  /// Whether the path is empty.
  public var isPathEmpty: Bool { path.isEmpty }

  /// The end point of the path's last step; zero for an empty one.
  public var currentPointOfPath: CGPoint { path.currentPoint }

  /// The box around all points of the path, including control points; null for an empty one.
  public var boundingBoxOfPath: CGRect { path.boundingBox }

  /// The path; nil if it is empty.
  public var pathCopy: CGPath? { path.isEmpty ? nil : path.copy() }
}
