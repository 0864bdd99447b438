import Foundation

/// An affine transform of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// Foundation on Linux has none. With y pointing down, a positive rotation turns clockwise on
/// screen (GE-12).
nonisolated public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The coefficient of x in x′.
  public var a: CGFloat
  /// The coefficient of x in y′.
  public var b: CGFloat
  /// The coefficient of y in x′.
  public var c: CGFloat
  /// The coefficient of y in y′.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform with the given coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity.
  public init() {
    self = .identity
  }

  /// Creates a rotation by `angle` radians, clockwise on screen when positive (GE-12).
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scale by factors along each axis.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation by `x` and `y` points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether this is the identity.
  public var isIdentity: Bool { self == .identity }

  /// The factor by which areas grow; zero if the transform cannot be inverted.
  public var determinant: CGFloat { a * d - b * c }

  /// Whether upright rectangles stay upright.
  public var keepsAxes: Bool { b == 0 && c == 0 || a == 0 && d == 0 }

  /// This transform first, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A rotation by `angle` radians first, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scale first, then this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A translation by points first, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The inverse transform; this one itself, like Apple's, if it cannot be inverted.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// Whether the transform can be inverted (GE-25).
  public var isInvertible: Bool {
    let determinant = determinant
    return determinant != 0 && determinant.isFinite
  }
}

nonisolated extension CGPoint {
  /// The image of this point under `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

nonisolated extension CGSize {
  /// The size as a vector under `transform`, without its translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest upright rectangle around the four corners under `transform`; null stays null.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for corner in corners {
      let moved = corner.applying(transform)
      left = min(left, moved.x)
      right = max(right, moved.x)
      top = min(top, moved.y)
      bottom = max(bottom, moved.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
