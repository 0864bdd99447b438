import UIKit

class Sticker: UIImageView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard bounds.contains(point), let pixels = image?.cgImage else { return nil }
    let column = Int((point.x - bounds.minX) / bounds.width * CGFloat(pixels.width))
    let row = Int((point.y - bounds.minY) / bounds.height * CGFloat(pixels.height))
    guard let data = pixels.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else {
      return nil
    }
    return bytes[row * pixels.bytesPerRow + column * 4 + 3] >= 128 ? self : nil
  }
}
