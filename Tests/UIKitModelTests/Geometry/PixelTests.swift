import Foundation
import Testing
import UIKitModel

/// Alpha of pictures, as overrides that let only opaque pixels react ask for it.
@Suite struct PixelTests {
  /// The alpha that a bitmap of one pixel gets, of 255.
  private func alpha(
    _ info: CGImageAlphaInfo = .premultipliedLast, _ draw: (CGContext) -> Void
  ) -> UInt8 {
    var pixel: [UInt8] = [0, 0, 0, 0]
    pixel.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
      if let context { draw(context) } else { Issue.record("no context") }
    }
    return pixel[info == .premultipliedFirst ? 0 : 3]
  }

  private func alpha(of view: UIView, _ x: CGFloat, _ y: CGFloat) -> UInt8 {
    alpha { context in
      context.translateBy(x: -x, y: -y)
      view.layer.render(in: context)
    }
  }

  @Test("HT-17: the corners of a round picture are clear, which no hit test asks by itself")
  func circle() {
    let view = UIImageView(image: ImageShape.circle.image(size: CGSize(width: 100, height: 100)))
    #expect(alpha(of: view, 50, 50) == 255)
    #expect(alpha(of: view, 3, 3) == 0)
    #expect(alpha(of: view, 50, 0) == 255)
    #expect(alpha(of: view, 120, 50) == 0)
    view.isUserInteractionEnabled = true
    #expect(view.hit(3, 3) === view)
  }

  @Test("the content mode decides where a picture's pixels are")
  func contentMode() {
    let view = UIImageView(frame: rect(0, 0, 200, 100))
    view.image = ImageShape.square.image(size: CGSize(width: 50, height: 50))
    #expect(alpha(of: view, 5, 5) == 255)
    view.contentMode = .scaleAspectFit
    #expect(alpha(of: view, 5, 5) == 0 && alpha(of: view, 55, 5) == 255)
    view.contentMode = .center
    #expect(alpha(of: view, 60, 50) == 0 && alpha(of: view, 80, 50) == 255)
    view.contentMode = .topLeft
    #expect(alpha(of: view, 40, 40) == 255 && alpha(of: view, 60, 40) == 0)
    view.contentMode = .scaleAspectFill
    #expect(alpha(of: view, 5, 5) == 255)
  }

  @Test("HT-13: the view's own alpha is in the pixel that its layer renders")
  func opacity() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.backgroundColor = .red
    view.alpha = 0.5
    #expect(alpha(of: view, 5, 5) == 128)
    view.layer.cornerRadius = 5
    #expect(alpha(of: view, 0, 0) == 0)
  }

  @Test("subviews, shape layers, masks and transforms are drawn; what is hidden is not")
  func trees() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    let child = UIView.make(20, 20, 40, 40, in: root)
    child.backgroundColor = .blue
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(alpha(of: root, 40, 14) == 255 && alpha(of: root, 22, 22) == 0)
    child.isHidden = true
    #expect(alpha(of: root, 40, 40) == 0)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: rect(0, 0, 20, 20), transform: nil)
    root.layer.addSublayer(shape)
    #expect(alpha(of: root, 10, 10) == 255 && alpha(of: root, 1, 1) == 0)
    let mask = CALayer()
    mask.frame = rect(0, 0, 10, 100)
    mask.backgroundColor = .black
    root.layer.mask = mask
    #expect(alpha(of: root, 5, 10) == 255 && alpha(of: root, 15, 10) == 0)
  }

  @Test("a drawn picture has its size in points and its pixels by its scale")
  func drawn() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
    UIColor.red.setFill()
    UIBezierPath(rect: rect(0, 0, 10, 5)).fill()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 20 && pixels.height == 40 && pixels.bytesPerRow == 80)
    let data = try #require(pixels.dataProvider?.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(CFDataGetLength(data) == 3200)
    #expect((0..<4).map { bytes[9 * 80 + 8 + $0] } == [255, 0, 0, 255])
    #expect(bytes[10 * 80 + 8 + 3] == 0)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    let other = renderer.image { context in
      context.cgContext.fillEllipse(in: rect(0, 0, 10, 10))
      context.cgContext.clear(rect(0, 0, 5, 10))
    }
    let view = UIImageView(image: other)
    #expect(alpha(of: view, 3, 5) == 0 && alpha(of: view, 7, 5) == 255)
  }

  @Test("an image drawn into a context lies as UIKit or as Core Graphics sees it")
  func upsideDown() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(rect(0, 0, 10, 3))
    }
    let upright = alpha { context in
      UIGraphicsPushContext(context)
      image.draw(at: at(-5, -1))
      UIGraphicsPopContext()
    }
    #expect(upright == 255)
    let core = alpha { context in
      guard let pixels = image.cgImage else { return }
      context.draw(pixels, in: rect(-5, -1, 10, 10))
    }
    #expect(core == 0)
    let lifted = alpha { context in
      guard let pixels = image.cgImage else { return }
      // The usual way to ask for the pixel at (5, 1) from the top.
      context.draw(pixels, in: rect(-5, 1 - 10 + 1, 10, 10))
    }
    #expect(lifted == 255)
  }

  @Test("what was rendered stays as it was")
  func frozen() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.backgroundColor = .red
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      view.layer.render(in: context.cgContext)
    }
    view.backgroundColor = nil
    #expect(alpha(of: UIImageView(image: image), 5, 5) == 255)
    #expect(alpha(of: view, 5, 5) == 0)
  }

  @Test("the places of the bytes follow the format")
  func formats() {
    #expect(alpha(.premultipliedFirst) { $0.fill(rect(0, 0, 1, 1)) } == 255)
    var byte: [UInt8] = [7]
    byte.withUnsafeMutableBytes { bytes in
      CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
        space: nil, bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)?.fill(rect(0, 0, 1, 1))
    }
    #expect(byte == [255])
  }

  @Test(
    "an unknown format gives no context",
    arguments: [
      (0, 8, 4, 1), (1, 5, 4, 1), (1, 8, 2, 1), (1, 8, 4, 99), (1, 8, 4, 3),
      (-1, 8, 0, 1),
    ])
  func noFormat(width: Int, bits: Int, bytesPerRow: Int, info: Int) {
    let context = CGContext(
      data: nil, width: width, height: 1, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: UInt32(info))
    #expect(context == nil)
  }

  @Test("odd sizes and numbers draw nothing and stop nothing")
  func odd() {
    let view = UIImageView(frame: rect(0, 0, .infinity, 10))
    view.image = ImageShape.star.image(size: CGSize(width: 0, height: -5))
    #expect(alpha(of: view, .nan, 5) == 0)
    #expect(view.image?.cgImage == nil)
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    let root = UIView(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    view.backgroundColor = .red
    #expect(alpha(of: root, 5, 5) == 0)
  }
}
