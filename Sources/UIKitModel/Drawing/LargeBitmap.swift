import Foundation

/// A bitmap that takes more memory than a device lets an app have (DR-12, FP-40). Here drawing is
/// stored as steps, so any size can be drawn.
package struct LargeBitmap: Equatable {
  /// Its purpose.
  package enum Use {
    /// An image between `UIGraphicsBeginImageContext` and its end, or in a renderer.
    case image
    /// The contents of a view.
    case view
  }

  package let use: Use
  /// The size in points.
  package let size: CGSize
  /// The number of pixels of a point.
  package let scale: CGFloat
  /// The memory in bytes, four for each pixel.
  package let bytes: Double

  /// nil for one that fits in a device's memory.
  init?(_ use: Use, _ size: CGSize, scale: CGFloat) {
    let pixels = Double(abs(size.width * scale)) * Double(abs(size.height * scale))
    guard pixels * 4 > Self.most, pixels.isFinite else { return nil }
    self.use = use
    self.size = size
    self.scale = scale
    bytes = pixels * 4
  }

  /// Most devices end an app before it has used this much.
  private static let most = 4e9

  /// Reports a context that needs such a bitmap.
  static func note(_ use: CGContext.Use, _ size: CGSize, scale: CGFloat) {
    let bitmap: LargeBitmap? =
      switch use {
      case .bytes: nil
      case .view: LargeBitmap(.view, size, scale: scale)
      case .image: LargeBitmap(.image, size, scale: scale)
      }
    if let bitmap { SilentMisuse.largeBitmap(bitmap).tell() }
  }
}
