// The image tells its alpha, and the view only where to look: a share of width and height.
// 由图片给出 alpha，视图只给出位置：宽和高的比例。
import UIKit

extension UIImage {
  /// The alpha at a place, whose coordinates are less than 1; from 0 to 255.
  fileprivate func alpha(at place: CGPoint) -> UInt8 {
    guard let cgImage, let bytes = CFDataGetBytePtr(cgImage.dataProvider?.data) else { return 0 }
    let column = Int(place.x * CGFloat(cgImage.width))
    let row = Int(place.y * CGFloat(cgImage.height))
    return bytes[row * cgImage.bytesPerRow + column * 4 + 3]
  }
}

class Sticker: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let image, super.point(inside: point, with: event) else { return false }
    let place = CGPoint(
      x: (point.x - bounds.minX) / bounds.width, y: (point.y - bounds.minY) / bounds.height)
    return image.alpha(at: place) > 127
  }
}
