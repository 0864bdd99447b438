import Foundation
import UIKitModel

/// A program drawn by the model, from the calls of a context to bytes: red, green, blue and alpha,
/// colours multiplied by alpha except for those of a view.
final class ModelDrawing {
  private let program: DrawingProgram
  private let window: UIWindow
  private let view: Canvas

  init(_ program: DrawingProgram) {
    self.program = program
    view = Canvas(program)
    window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
  }

  /// Takes the window away.
  func end() { window.isHidden = true }

  /// Drawn in the update cycle by `draw(_:)`, and shown as pixels.
  func inView() -> [UInt8] {
    view.setNeedsDisplay()
    UIApplication.shared.runUpdateCycle()
    return view.rendered(scale: 1)?.rgba ?? []
  }

  /// Drawn into the caller's memory.
  func inBitmap() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: program.width * program.height * 4) { bytes, count in
      count = program.width * program.height * 4
      bytes.initialize(repeating: 0)
      let context = CGContext(
        data: bytes.baseAddress, width: program.width, height: program.height,
        bitsPerComponent: 8, bytesPerRow: program.width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      // Programs have y downwards.
      context?.translateBy(x: 0, y: CGFloat(program.height))
      context?.scaleBy(x: 1, y: -1)
      context?.perform(program)
    }
  }

  /// Drawn by a renderer, and its bytes asked for.
  func inImage() -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { $0.cgContext.perform(program) }
    return image.cgImage?.dataProvider?.data?.bytes ?? []
  }
}
