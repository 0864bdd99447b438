// The names are Core Graphics' and UIKit's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A transform of space: rows of four. A point (x, y, z, 1) is the row in front of them; its
/// result is divided by its fourth number.
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
  return CATransform3D(
    rows: left.map { row in
      // In the order of columns, from 0, as the sum of the products of a row with a column.
      var sum = SIMD4<Double>.zero
      for index in 0..<4 { sum += right[index] * row[index] }
      return sum
    })
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

/// Whether both transforms are the same.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{
  a == b
}

/// The inverse; the transform itself if there is none.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let determinant = t.determinant
  guard determinant != 0, determinant.isFinite else { return t }
  let entries = t.entries
  return CATransform3D(
    entries: (0..<16).map { index in
      let (row, column) = (index / 4, index % 4)
      let sign: CGFloat = (row + column).isMultiple(of: 2) ? 1 : -1
      return sign * CATransform3D.minor(of: entries, row: column, column: row) / determinant
    })
}

nonisolated extension CATransform3D {
  /// The entries, row by row.
  package var entries: [CGFloat] { rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  /// Creates a transform from its 16 entries, row by row.
  package init(entries: [CGFloat]) {
    self.init(
      rows: stride(from: 0, to: 16, by: 4).map {
        SIMD4(entries[$0], entries[$0 + 1], entries[$0 + 2], entries[$0 + 3])
      })
  }

  /// The determinant.
  var determinant: CGFloat {
    let entries = entries
    return (0..<4).reduce(0) { sum, column in
      let minor = Self.minor(of: entries, row: 0, column: column)
      return sum + (column.isMultiple(of: 2) ? 1 : -1) * entries[column] * minor
    }
  }

  /// The determinant without a row and a column.
  fileprivate static func minor(of entries: [CGFloat], row: Int, column: Int) -> CGFloat {
    let m = (0..<16).filter { $0 / 4 != row && $0 % 4 != column }.map { entries[$0] }
    return m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6])
      + m[2] * (m[3] * m[7] - m[4] * m[6])
  }

  fileprivate var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  fileprivate init(rows: [SIMD4<Double>]) {
    self.init()
    (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
    (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
    (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
    (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
  }
}
