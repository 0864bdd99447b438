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

/// The drawing since the image was begun; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current?.image
}

/// Ends the image.
public func UIGraphicsEndImageContext() {
  CGContext.pop()
}

extension CGContext {
  /// The drawing so far, as an image; nil for a context that draws none.
  var image: UIImage? {
    guard case .image = use, let grid, grid.bounds.width > 0, grid.bounds.height > 0 else {
      return nil
    }
    return UIImage(
      name: nil, size: grid.bounds.size, scale: grid.scale, picture: pictureFromOrigin(grid),
      isOpaque: isOpaque)
  }
}

extension CGContext {
  /// The drawing so far, moved so that its top left is at zero, like that of every image.
  private func pictureFromOrigin(_ grid: PixelGrid) -> Picture {
    let origin = grid.bounds.origin
    guard origin != .zero else { return pictureSoFar }
    let step = Picture.Step(
      content: .group(
        pictureSoFar, outward: CGAffineTransform(translationX: -origin.x, y: -origin.y),
        opacity: 1))
    let box = CGRect(origin: .zero, size: grid.bounds.size)
    return Picture([step], grid: PixelGrid(bounds: box, scale: grid.scale))
  }
}

/// The format of an image to be rendered.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels of a point; the screen's unless set.
  public var scale: CGFloat = UIScreen.main.scale
  /// Whether the image is opaque.
  public var opaque = false

  /// The screen's own format.
  public override init() { super.init() }

  deinit {}

  /// A new format that fits any screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// A new format that fits the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Draws an image in a closure.
public final class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle, whose origin is the top left of the drawing.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle and a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  deinit {}

  /// The image that `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = begin()
    actions(context)
    return end(context)
  }

  /// Begins an image: the part of `image` before its actions.
  public func begin() -> UIGraphicsImageRendererContext {
    let context = CGContext(
      .image(isOpaque: format.opaque), bounds,
      scale: format.scale > 0 ? format.scale : UIScreen.main.scale)
    CGContext.push(context)
    return UIGraphicsImageRendererContext(context, format)
  }

  /// Ends an image: the part of `image` after its actions.
  public func end(_ context: UIGraphicsImageRendererContext) -> UIImage {
    UIGraphicsEndImageContext()
    return context.cgContext.image ?? UIImage()
  }
}

/// The context of a renderer.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  deinit {}

  /// The drawing so far.
  public var currentImage: UIImage { cgContext.image ?? UIImage() }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}
