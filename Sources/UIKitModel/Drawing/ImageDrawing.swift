// The names of functions are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Begins an image of a size in points, at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  CGContext.push(
    CGContext(
      .image(isOpaque: opaque), CGRect(origin: .zero, size: size),
      scale: scale > 0 ? scale : UIScreen.main.scale))
}

/// What was drawn since the image was begun; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current?.image
}

/// Ends the image.
public func UIGraphicsEndImageContext() {
  CGContext.pop()
}

extension CGContext {
  /// What was drawn so far, as an image; nil for a context that draws none.
  var image: UIImage? {
    guard case .image = use, let grid, grid.bounds.width > 0, grid.bounds.height > 0 else {
      return nil
    }
    return UIImage(
      name: nil, size: grid.bounds.size, scale: grid.scale, picture: pictureSoFar,
      isOpaque: isOpaque)
  }
}

/// How an image is to be made.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels a point has; the screen's unless set.
  public var scale: CGFloat = UIScreen.main.scale
  /// Whether the image covers everything.
  public var opaque = false

  /// The screen's own format.
  public override init() { super.init() }

  deinit {}
}

/// Draws an image in a closure.
public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of a size and a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  deinit {}

  /// The image of what `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = begin()
    actions(context)
    return end(context)
  }

  /// Begins an image; what `image` does before its actions.
  public func begin() -> UIGraphicsImageRendererContext {
    UIGraphicsBeginImageContextWithOptions(size, format.opaque, format.scale)
    return UIGraphicsImageRendererContext(
      CGContext.current ?? CGContext(.image(isOpaque: false), .zero, scale: 1))
  }

  /// Ends an image; what `image` does after its actions.
  public func end(_ context: UIGraphicsImageRendererContext) -> UIImage {
    UIGraphicsEndImageContext()
    return context.cgContext.image ?? UIImage()
  }
}

/// Where a renderer draws.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext

  init(_ cgContext: CGContext) {
    self.cgContext = cgContext
  }

  deinit {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
