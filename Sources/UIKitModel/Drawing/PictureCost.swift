import Foundation

/// A visible image: its memory, and its way to the screen.
package struct PictureCost {
  package let layer: CALayer
  /// Its own pixels.
  package let pixels: CGSize
  /// The pixels of the screen that show it.
  package let shown: CGSize
  /// Whether the edges of the image lie between pixels of the screen (FP-39).
  package let isMisaligned: Bool

  /// The memory of the decoded image in bytes, four for each of its pixels (FP-40).
  package var bytes: Int {
    let bytes = pixels.width * pixels.height * 4
    return bytes < 1e18 ? Int(bytes) : 1_000_000_000_000_000_000
  }

  /// Whether the GPU has to scale it (FP-39).
  package var isScaled: Bool {
    abs(shown.width - pixels.width) > Self.nearly || abs(shown.height - pixels.height) > Self.nearly
  }

  /// The tolerance within which an edge counts as on whole pixels.
  private static let nearly: CGFloat = 0.01

  /// nil for a layer without an image.
  init?(_ layer: CALayer) {
    let bounds = layer.bounds.standardized
    let place: CGRect
    if let image = layer.givenContents as? CGImage {
      pixels = CGSize(width: image.width, height: image.height)
      place = bounds
    } else if let view = layer.view as? UIImageView, let image = view.image {
      pixels = CGSize(
        width: (image.size.width * image.scale).rounded(),
        height: (image.size.height * image.scale).rounded())
      place = view.contentMode.place(image.size, in: bounds)
    } else {
      return nil
    }
    self.layer = layer
    let root = sequence(first: layer) { $0.superlayer }.reduce(layer) { $1 }
    let corners = [
      CGPoint(x: place.minX, y: place.minY), CGPoint(x: place.maxX, y: place.minY),
      CGPoint(x: place.minX, y: place.maxY),
    ].map { corner -> CGPoint in
      let point = layer.convert(corner, to: root)
      let scale = UIScreen.main.scale
      return CGPoint(x: point.x * scale, y: point.y * scale)
    }
    shown = CGSize(
      width: hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y),
      height: hypot(corners[2].x - corners[0].x, corners[2].y - corners[0].y))
    isMisaligned = corners.contains { corner in
      abs(corner.x - corner.x.rounded()) > Self.nearly
        || abs(corner.y - corner.y.rounded()) > Self.nearly
    }
  }
}
