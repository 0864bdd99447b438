import UIKit

class Sticker: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), let pixels = image?.cgImage else { return false }
    let column = Int((point.x - bounds.minX) / frame.width * CGFloat(pixels.width))
    let row = Int((point.y - bounds.minY) / frame.height * CGFloat(pixels.height))
    guard column < pixels.width, row < pixels.height else { return false }
    guard let data = pixels.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else {
      return false
    }
    let alpha = bytes[row * pixels.bytesPerRow + column * pixels.bitsPerPixel / 8 + 3]
    return alpha >= 128
  }
}
