import Foundation

/// Geometry in an object, as associated objects and dictionaries of Objective-C keep it.
nonisolated extension NSValue {
  /// A point in an object.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// A size in an object.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// A rectangle in an object.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Insets in an object.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// An offset in an object.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// A transform in an object.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(geometry: [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// A transform in space in an object.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(geometry: withUnsafeBytes(of: transform) { Array($0.bindMemory(to: CGFloat.self)) })
  }

  private convenience init(geometry: [CGFloat]) {
    self.init(bytes: geometry, objCType: "{?=\(String(repeating: "d", count: geometry.count))}")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [CGFloat](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { if let base = $0.baseAddress { getValue(base) } }
    return numbers
  }

  /// The offset that the object was made with.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// The transform that the object was made with.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The transform in space that the object was made with.
  public var caTransform3DValue: CATransform3D {
    numbers(16).withUnsafeBytes { $0.load(as: CATransform3D.self) }
  }

  /// The point that the object was made with.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the object was made with.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the object was made with.
  public var cgRectValue: CGRect { rectValue }

  /// The insets that the object was made with.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
