// The names are Core Graphics' and UIKit's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A transform of space: rows of four, of which the part in the plane moves points here.
nonisolated public struct CATransform3D: Hashable, Codable, Sendable {
  /// An entry of the map, by row and column.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// An entry of the map, by row and column.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// An entry of the map, by row and column.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// An entry of the map, by row and column.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a transform of zeros.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }
}

/// The identity transform.
nonisolated public let CATransform3DIdentity: CATransform3D = {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33, map.m44) = (1, 1, 1, 1)
  return map
}()

/// Whether the transform is the identity.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// A translation.
nonisolated public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var map = CATransform3DIdentity
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

/// A scale.
nonisolated public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var map = CATransform3DIdentity
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}

/// A rotation by `angle` radians around an axis; none when the axis has no length.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var map = CATransform3DIdentity
  (map.m11, map.m12, map.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (map.m21, map.m22, map.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (map.m31, map.m32, map.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return map
}

/// `a` first, then `b`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  let (left, right) = (a.rows, b.rows)
  var rows: [[CGFloat]] = []
  for row in left {
    rows.append((0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } })
  }
  return CATransform3D(rows: rows)
}

/// A rotation first, then `t`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// A scale first, then `t`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A translation first, then `t`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform of space that moves the plane like `m`.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var map = CATransform3DIdentity
  (map.m11, map.m12, map.m21, map.m22) = (m.a, m.b, m.c, m.d)
  (map.m41, map.m42) = (m.tx, m.ty)
  return map
}

/// Whether the transform moves only within the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of the transform in the plane.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

nonisolated extension CATransform3D {
  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  fileprivate init(rows: [[CGFloat]]) {
    self.init()
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
