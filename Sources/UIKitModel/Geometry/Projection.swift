import Foundation

/// A map of one plane to another: how the plane of a layer is seen in that of its superlayer.
/// Straight lines stay straight; with perspective, more distant parts are smaller (GE-32).
///
/// The point (x, y) goes to the point (x·a + y·c + tx, x·b + y·d + ty) of `plane`, divided by
/// x·`slopeX` + y·`slopeY` + `scale`. Without perspective the divisor is 1.
nonisolated public struct Projection: Hashable, Sendable {
  /// The map before the division.
  public var plane: CGAffineTransform
  /// The factor of x in the divisor.
  public var slopeX: CGFloat = 0
  /// The factor of y in the divisor.
  public var slopeY: CGFloat = 0
  /// The constant term of the divisor.
  public var scale: CGFloat = 1

  /// Creates a map without perspective.
  public init(_ plane: CGAffineTransform) { self.plane = plane }

  /// Creates the map of the plane z = 0 by a transform of space, whose results are flattened into
  /// that plane again.
  public init(_ space: CATransform3D) {
    plane = CATransform3DGetAffineTransform(space)
    (slopeX, slopeY, scale) = (space.m14, space.m24, space.m44)
  }

  /// The map that changes nothing.
  public static let identity = Projection(CGAffineTransform.identity)

  /// Whether the divisor is 1 everywhere.
  @inline(__always)
  public var isAffine: Bool { slopeX == 0 && slopeY == 0 && scale == 1 }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { isAffine && plane.isIdentity }

  /// The factor of areas; with perspective only its sign is that of every area.
  public var determinant: CGFloat {
    if isAffine { return plane.determinant }
    return plane.a * (plane.d * scale - slopeY * plane.ty)
      - plane.b * (plane.c * scale - slopeY * plane.tx)
      + slopeX * (plane.c * plane.ty - plane.d * plane.tx)
  }

  /// Whether there is an inverse.
  public var isInvertible: Bool {
    if isAffine { return plane.isInvertible }
    let determinant = determinant
    return determinant != 0 && determinant.isFinite
  }

  /// The inverse; the map itself if there is none.
  public func inverted() -> Projection {
    if isAffine { return Projection(plane.inverted()) }
    guard isInvertible else { return self }
    let (m, part) = (plane, 1 / determinant)
    var inverse = Projection(
      CGAffineTransform(
        a: (m.d * scale - slopeY * m.ty) * part, b: (slopeX * m.ty - m.b * scale) * part,
        c: (slopeY * m.tx - m.c * scale) * part, d: (m.a * scale - slopeX * m.tx) * part,
        tx: (m.c * m.ty - m.d * m.tx) * part, ty: (m.b * m.tx - m.a * m.ty) * part))
    inverse.slopeX = (m.b * slopeY - slopeX * m.d) * part
    inverse.slopeY = (slopeX * m.c - m.a * slopeY) * part
    inverse.scale = m.determinant * part
    return inverse
  }

  /// This map, followed by another.
  public func concatenating(_ other: Projection) -> Projection {
    if isAffine, other.isAffine { return Projection(plane.concatenating(other.plane)) }
    let (m, n) = (plane, other.plane)
    /// A row of the product.
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * n.a + y * n.c + z * n.tx, x * n.b + y * n.d + z * n.ty,
        x * other.slopeX + y * other.slopeY + z * other.scale
      )
    }
    let (first, second) = (row(m.a, m.b, slopeX), row(m.c, m.d, slopeY))
    let third = row(m.tx, m.ty, scale)
    var product = Projection(
      CGAffineTransform(
        a: first.0, b: first.1, c: second.0, d: second.1, tx: third.0, ty: third.1))
    (product.slopeX, product.slopeY, product.scale) = (first.2, second.2, third.2)
    return product
  }

  /// This map, followed by one without perspective.
  public func concatenating(_ other: CGAffineTransform) -> Projection {
    concatenating(Projection(other))
  }

  /// The divisor at a point: positive in front of the viewer.
  @inline(__always)
  public func divisor(at point: CGPoint) -> CGFloat {
    point.x * slopeX + point.y * slopeY + scale
  }

  /// The map without perspective that agrees with this one around a point.
  public func plane(around point: CGPoint) -> CGAffineTransform {
    if isAffine { return plane }
    let place = point.applying(self)
    let divisor = divisor(at: point)
    let (a, b) = (
      (plane.a - place.x * slopeX) / divisor, (plane.b - place.y * slopeX) / divisor
    )
    let (c, d) = (
      (plane.c - place.x * slopeY) / divisor, (plane.d - place.y * slopeY) / divisor
    )
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y,
      ty: place.y - b * point.x - d * point.y)
  }

  /// Maps every point to a location that no bounds contain (HT-12).
  static let impossible = Projection(CGAffineTransform.impossible)
}

nonisolated extension CGPoint {
  /// The point, mapped from one plane to another.
  @inline(__always)
  public func applying(_ map: Projection) -> CGPoint {
    let point = applying(map.plane)
    if map.isAffine { return point }
    let divisor = map.divisor(at: self)
    return CGPoint(x: point.x / divisor, y: point.y / divisor)
  }
}

nonisolated extension CGRect {
  /// The upright rectangle around the mapped corners.
  public func applying(_ map: Projection) -> CGRect {
    if map.isAffine { return applying(map.plane) }
    let corners = [
      origin, CGPoint(x: origin.x + size.width, y: origin.y),
      CGPoint(x: origin.x, y: origin.y + size.height),
      CGPoint(x: origin.x + size.width, y: origin.y + size.height),
    ].map { $0.applying(map) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
