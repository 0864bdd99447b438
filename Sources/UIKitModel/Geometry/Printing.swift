import Foundation

// The printed form of geometry, as on a device and unlike Foundation's on Linux: learners must see
// the output that they will see in Xcode.
//
// There, CoreGraphics gives points, sizes and rectangles a `debugDescription` of bare numbers,
// which `print` and interpolation use for a value alone or inside an optional, an array, a tuple or
// another struct. Insets, vectors and transforms have none: Swift lists their fields, under the
// plain name of the type for a value alone, and inside something else under its full name, which
// for a struct of C begins with `__C.`.

nonisolated extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`, as they are stored: nothing is standardised.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

nonisolated extension UIEdgeInsets: CustomStringConvertible, CustomDebugStringConvertible {
  /// `UIEdgeInsets(top: t, left: l, bottom: b, right: r)`: the insets by themselves.
  public var description: String {
    "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }

  /// The same after `__C.`: the insets inside something else.
  public var debugDescription: String { "__C.\(description)" }
}

nonisolated extension CGVector: CustomStringConvertible, CustomDebugStringConvertible {
  /// `CGVector(dx: dx, dy: dy)`: the vector by itself.
  public var description: String { "CGVector(dx: \(dx), dy: \(dy))" }

  /// The same after `__C.`: the vector inside something else.
  public var debugDescription: String { "__C.\(description)" }
}

nonisolated extension CGAffineTransform: CustomStringConvertible, CustomDebugStringConvertible {
  /// `CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)`: the transform by itself.
  public var description: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }

  /// The same after `__C.`: the transform inside something else.
  public var debugDescription: String { "__C.\(description)" }
}
