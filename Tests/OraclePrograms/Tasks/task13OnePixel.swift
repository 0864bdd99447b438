// Task 13: a bitmap of one pixel shows how opaque the picture is at the point.

import UIKit

private extension UIView {
  /// How opaque what the view shows is at a point, from 0 to 255.
  func opacity(at point: CGPoint) -> UInt8 {
    let pixel = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    pixel.initialize(repeating: 0, count: 4)
    defer { pixel.deallocate() }
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard
      let context = CGContext(
        data: pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    else { return 0 }
    context.translateBy(x: -point.x, y: -point.y)
    layer.render(in: context)
    return pixel[3]
  }
}

private class PictureView: UIImageView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && opacity(at: point) > 127
  }
}

private func scene(alpha: CGFloat) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { _ in
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40.25, height: 60.25)).fill()
  }
  let view = PictureView(image: picture)
  view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  view.isUserInteractionEnabled = true
  view.alpha = alpha
  view.tag = 1
  root.addSubview(view)
  return root
}

/// Prints who is hit at each of 100 × 100 points: how many of which tag in a row from left to right,
/// for each row that differs from the one above.
private func printMap(of root: UIView) {
  var previous = ""
  for y in 0..<100 {
    var row = ""
    var name = ""
    var length = 0
    for x in 0..<100 {
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
      let next = root.hitTest(point, with: nil).map { "\($0.tag)" } ?? "-"
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

func task13OnePixel() {
  printMap(of: scene(alpha: 1))
}
