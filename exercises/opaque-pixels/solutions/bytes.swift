// The bytes of the image: four for each pixel, alpha last, in rows of bytesPerRow.
// 直接读取图片的字节：每个像素四个，alpha 在最后，每行 bytesPerRow 个字节。
import UIKit

class Sticker: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), let pixels = image?.cgImage else { return false }
    let column = Int((point.x - bounds.minX) / bounds.width * CGFloat(pixels.width))
    let row = Int((point.y - bounds.minY) / bounds.height * CGFloat(pixels.height))
    guard let data = pixels.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else {
      return false
    }
    let alpha = bytes[row * pixels.bytesPerRow + column * pixels.bitsPerPixel / 8 + 3]
    return alpha >= 128
  }
}
