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
