import UIKit

class Sticker: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), alpha > 0 else { return false }
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = CGContext(
      data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return false }
    context.translateBy(x: 0.5 - point.x, y: 0.5 - point.y)
    layer.render(in: context)
    return CGFloat(pixel[3]) / 255 >= alpha / 2
  }
}
