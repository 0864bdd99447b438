// Only the opaque pixels of a picture react, asked by a bitmap of one pixel.

import UIKit

private class OpaqueImageView: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return alpha(at: point) > 0.5
  }

  private func alpha(at point: CGPoint) -> CGFloat {
    let pixel = UnsafeMutablePointer<CUnsignedChar>.allocate(capacity: 4)
    let colorSpace = CGColorSpaceCreateDeviceRGB()
    let bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard
      let context = CGContext(
        data: pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: colorSpace,
        bitmapInfo: bitmapInfo.rawValue)
    else { return 0 }
    pixel.initialize(repeating: 0, count: 4)
    context.translateBy(x: -point.x, y: -point.y)
    layer.render(in: context)
    let alpha = CGFloat(pixel[3]) / 255.0
    pixel.deallocate()
    return alpha
  }
}

private class OpaqueButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let image = image(for: .normal), let cgImage = image.cgImage,
      let data = cgImage.dataProvider?.data, bounds.contains(point)
    else { return super.point(inside: point, with: event) }
    let bytes: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    // The picture is in the middle, in points; its pixels are smaller.
    let x = Int((point.x - (bounds.width - image.size.width) / 2) * image.scale)
    let y = Int((point.y - (bounds.height - image.size.height) / 2) * image.scale)
    guard x >= 0, x < cgImage.width, y >= 0, y < cgImage.height else { return false }
    return bytes[y * cgImage.bytesPerRow + x * cgImage.bitsPerPixel / 8 + 3] > 127
  }
}

/// Prints who is hit at each of 40 × 40 points: how many of which tag in a row from left to right,
/// for each row that differs from the one above.
private func printMap(of root: UIView) {
  var previous = ""
  for y in 0..<40 {
    var row = ""
    var name = ""
    var length = 0
    for x in 0..<40 {
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
      var next = "-"
      if let hit = root.hitTest(point, with: nil) { next = "\(hit.tag)" }
      if next != name {
        if length > 0 { row += "\(length)*\(name) " }
        name = next
        length = 0
      }
      length += 1
    }
    row += "\(length)*\(name)"
    if row != previous { print("\(y): \(row)") }
    previous = row
  }
}

func opaquePixelsMap() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  root.tag = 1
  let ring = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
    UIColor.red.setFill()
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 8, height: 8)))
    path.usesEvenOddFillRule = true
    path.fill()
  }
  let view = OpaqueImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  view.image = ring
  view.contentMode = .scaleAspectFit
  view.isUserInteractionEnabled = true
  view.tag = 2
  root.addSubview(view)
  let button = OpaqueButton(frame: CGRect(x: 0, y: 20, width: 30, height: 20))
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 2)
  UIColor.black.setFill()
  UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 4)).fill()
  button.setImage(UIGraphicsGetImageFromCurrentImageContext(), for: .normal)
  UIGraphicsEndImageContext()
  button.tag = 3
  root.addSubview(button)
  printMap(of: root)
}
