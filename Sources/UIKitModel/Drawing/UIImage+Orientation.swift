import Foundation

extension UIImage {
  /// How the pixels of an image are turned to be shown.
  nonisolated public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether the sides change places.
    var isSideways: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// The place among the pixels, `width` by `height` of them, of a point that is shown; both with
    /// the origin at the top left.
    func source(of point: CGPoint, width: CGFloat, height: CGFloat) -> CGPoint {
      switch self {
      case .up: point
      case .down: CGPoint(x: width - point.x, y: height - point.y)
      case .left: CGPoint(x: width - point.y, y: point.x)
      case .right: CGPoint(x: point.y, y: height - point.x)
      case .upMirrored: CGPoint(x: width - point.x, y: point.y)
      case .downMirrored: CGPoint(x: point.x, y: height - point.y)
      case .leftMirrored: CGPoint(x: point.y, y: point.x)
      case .rightMirrored: CGPoint(x: width - point.y, y: height - point.x)
      }
    }
  }

  /// Creates an image of pixels that are turned to be shown, at that many pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    guard orientation != .up else {
      self.init(cgImage: cgImage, scale: scale)
      return
    }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let (width, height) = (CGFloat(cgImage.width), CGFloat(cgImage.height))
    let shown =
      orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    self.init(
      name: nil, size: CGSize(width: shown.width / scale, height: shown.height / scale),
      scale: scale,
      picture: Picture([
        Picture.Step(
          content: .points { point in
            let point = CGPoint(x: point.x * scale, y: point.y * scale)
            return cgImage.paint(orientation.source(of: point, width: width, height: height))
          })
      ]), isOpaque: cgImage.isOpaque)
    imageOrientation = orientation
    givenPixels = cgImage
  }
}
