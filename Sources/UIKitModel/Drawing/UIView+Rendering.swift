import Foundation
import Rasterizer

/// Views as pixels.
extension UIView {
  /// The view as a bitmap, with its layer's opacity and without its surroundings: red, green, blue
  /// and alpha of each pixel, row by row from the top. nil where that would be more pixels than
  /// `mostPixels`, or none.
  package final func rendered(scale: CGFloat) -> (width: Int, height: Int, rgba: [UInt8])? {
    let bounds = bounds.standardized
    let (width, height) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width * height <= Self.mostPixels else { return nil }
    let pixels = layer.pixels(
      width: Int(width), height: Int(height),
      by: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
    return (pixels.width, pixels.height, pixels.bytes)
  }

  /// The pixel, at one a point, that contains a point of the view's own coordinates: red, green,
  /// blue and alpha.
  package final func renderedPixel(at point: CGPoint) -> [UInt8] {
    let origin = CGPoint(x: point.x.rounded(.down), y: point.y.rounded(.down))
    return layer.pixels(
      width: 1, height: 1, by: CGAffineTransform(translationX: -origin.x, y: -origin.y)
    ).bytes
  }

  /// Draws the view with all its content in the current context, stretched to a rectangle; returns
  /// true if there was something to draw (DR-55). With `afterScreenUpdates` pending layout and
  /// drawing are done first. Without, views show the result of their last drawing; properties set
  /// in this turn show all the same, since earlier values are not stored.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates {
      layoutIfNeeded()
      if window != nil { drawMarkedViews() }
    }
    let bounds = bounds.standardized
    guard let context = CGContext.current, bounds.width > 0, bounds.height > 0,
      let frozen = FrozenLayer(layer)
    else { return false }
    let before = context.state
    context.state.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(
        CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      .concatenating(before.transform)
    context.add(frozen)
    context.state = before
    context.note("drawHierarchy(in:)", [rect.minX, rect.minY, rect.width, rect.height])
    return true
  }

  /// The maximum number of pixels of a picture: four times that of the largest screen.
  package static let mostPixels: CGFloat = 16_777_216
}

extension CALayer {
  fileprivate final func pixels(width: Int, height: Int, by map: CGAffineTransform) -> Pixels {
    var pixels = Pixels(width: width, height: height)
    FrozenLayer(self)?.draw(into: &pixels, by: Projection(map), mask: Mask(pixels.box))
    return pixels
  }
}
