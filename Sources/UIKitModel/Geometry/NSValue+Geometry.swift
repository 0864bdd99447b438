import Foundation

/// Geometry boxed in an object, for associated objects and dictionaries of Objective-C.
nonisolated extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Boxes a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// Boxes a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Boxes an offset.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// Boxes a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(geometry: [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// Boxes a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(geometry: withUnsafeBytes(of: transform) { Array($0.bindMemory(to: CGFloat.self)) })
  }

  // Foundation on Linux boxes no structures of other names, but rows of numbers.
  private convenience init(geometry: [CGFloat]) {
    self.init(bytes: geometry, objCType: "[\(geometry.count)d]")
  }

  /// The Objective-C type encoding of the value, and its size in bytes.
  public var encoding: (type: String, size: Int) {
    let type = String(cString: objCType)
    if let number = Self.sizes[type] { return (type, number) }
    return Self.geometries[type].map { ($0.type, 8 * $0.count) } ?? (type, 0)
  }

  private static var sizes: [String: Int] {
    ["c": 1, "C": 1, "B": 1, "s": 2, "S": 2, "i": 4, "I": 4, "f": 4, "q": 8, "Q": 8, "d": 8]
  }

  /// The structures by their Foundation names here.
  private static var geometries: [String: (type: String, count: Int)] {
    let rectangle = "{CGRect={CGPoint=dd}{CGSize=dd}}"
    return [
      "{CGPoint=dd}": ("{CGPoint=dd}", 2), "{CGSize=dd}": ("{CGSize=dd}", 2),
      rectangle: (rectangle, 4), "{NSEdgeInsets=dddd}": ("{UIEdgeInsets=dddd}", 4),
      "{_NSRange=QQ}": ("{_NSRange=QQ}", 2), "[6d]": ("{CGAffineTransform=dddddd}", 6),
      "[16d]": ("{CATransform3D=\(String(repeating: "d", count: 16))}", 16),
    ]
  }

  /// The first numbers of the value, which must have that many.
  private func numbers(_ count: Int) -> [CGFloat] {
    let encoding = encoding
    precondition(
      encoding.size == 8 * count,
      "Cannot get value with size \(8 * count). The type encoded as \(encoding.type) is expected to "
        + "be \(encoding.size) bytes")
    var numbers = [CGFloat](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { if let base = $0.baseAddress { getValue(base) } }
    return numbers
  }

  /// The offset that the object was created with; traps if its value has another size.
  public var cgVectorValue: CGVector {
    let n = numbers(2)
    return CGVector(dx: n[0], dy: n[1])
  }

  /// The transform that the object was created with; traps if its value has another size.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The transform in space that the object was created with; traps if its value has another size.
  public var caTransform3DValue: CATransform3D {
    numbers(16).withUnsafeBytes { $0.load(as: CATransform3D.self) }
  }

  /// The point that the object was created with; traps if its value has another size.
  public var cgPointValue: CGPoint {
    let n = numbers(2)
    return CGPoint(x: n[0], y: n[1])
  }

  /// The size that the object was created with; traps if its value has another size.
  public var cgSizeValue: CGSize {
    let n = numbers(2)
    return CGSize(width: n[0], height: n[1])
  }

  /// The rectangle that the object was created with; traps if its value has another size.
  public var cgRectValue: CGRect {
    let n = numbers(4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// The insets that the object was created with; traps if its value has another size.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}
