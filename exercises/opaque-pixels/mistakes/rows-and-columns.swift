import UIKit

class Sticker: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), let pixels = image?.cgImage else { return false }
    let column = Int((point.y - bounds.minY) / bounds.height * CGFloat(pixels.width))
    let row = Int((point.x - bounds.minX) / bounds.width * CGFloat(pixels.height))
    guard let data = pixels.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else {
      return false
    }
    let alpha = bytes[row * pixels.bytesPerRow + column * pixels.bitsPerPixel / 8 + 3]
    return alpha >= 128
  }
}
