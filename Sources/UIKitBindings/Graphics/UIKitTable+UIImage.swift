import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Images, and their creation without files. None affects touches, until code reads a pixel
/// (HT-17).
extension UIKitTable {
  static func addImages(_ table: Table) {
    table.enumeration(
      UIImage.RenderingMode.self,
      [
        ("automatic", .automatic), ("alwaysOriginal", .alwaysOriginal),
        ("alwaysTemplate", .alwaysTemplate),
      ], in: UIImage.self, "How a picture takes colour.")
    table.enumeration(
      UIImage.Orientation.self,
      [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ("upMirrored", .upMirrored), ("downMirrored", .downMirrored),
        ("leftMirrored", .leftMirrored), ("rightMirrored", .rightMirrored),
      ], in: UIImage.self, "How the pixels of a picture are turned to be shown.")
    table.class(
      UIImage.self, superclass: NSObject.self,
      "A picture: drawn, or one of the system's; no files here."
    ) {
      addImageInitializers($0)
      $0.readOnly("size", \UIImage.size, "The size in points; zero for one of a file.")
      $0.readOnly("scale", \UIImage.scale, "How many pixels a point has.")
      $0.readOnly(
        "imageOrientation", \UIImage.imageOrientation, "How its pixels are turned to be shown.")
      $0.readOnly("cgImage", \UIImage.cgImage, "The pixels: the size times the scale.")
        .markComputing()
      $0.method("draw(at:)", "Draws it in the current context, its top left at a point.") {
        (image: UIImage, point: CGPoint) in image.draw(at: point)
      }
      $0.method("draw(at:blendMode:alpha:)", "Draws it in a mode, its top left at a point.") {
        (image: UIImage, point: CGPoint, mode: CGBlendMode, alpha: CGFloat) in
        image.draw(at: point, blendMode: mode, alpha: alpha)
      }
      $0.method("draw(in:blendMode:alpha:)", "Draws it in a mode, more or less opaque.") {
        (image: UIImage, rect: CGRect, mode: CGBlendMode, alpha: CGFloat) in
        image.draw(in: rect, blendMode: mode, alpha: alpha)
      }
      $0.method("draw(in:)", "Draws it in the current context, stretched to a rectangle.") {
        (image: UIImage, rect: CGRect) in image.draw(in: rect)
      }
      $0.method("preparingThumbnail(of:)", "The picture in another size, with its pixels (FP-41).")
      {
        (image: UIImage, size: CGSize) -> UIImage? in image.preparingThumbnail(of: size)
      }
      addTinting($0)
    }
    addPixels(table)
    addRenderer(table)
    addImageContexts(table)
  }

  private static func addTinting(_ type: TypeTable) {
    type.readOnly("renderingMode", \UIImage.renderingMode, "How it takes colour.")
    type.readOnly("isSymbolImage", \UIImage.isSymbolImage, "Whether it is one of the system's.")
    type.method(
      "withRenderingMode(_:)", "The same picture; as a template it takes the view's tintColor."
    ) { (image: UIImage, mode: UIImage.RenderingMode) in image.withRenderingMode(mode) }
    type.method("withTintColor(_:)", "The same picture in one colour, where its alpha says.") {
      (image: UIImage, color: UIColor) in image.withTintColor(color)
    }
    type.method("withTintColor(_:renderingMode:)", "The same in one colour, drawn another way.") {
      (image: UIImage, color: UIColor, mode: UIImage.RenderingMode) in
      image.withTintColor(color, renderingMode: mode)
    }
  }

  private static func addImageInitializers(_ type: TypeTable) {
    type.initializer("init()", "A picture without content.") { () in UIImage() }
    type.initializer("init(named:)", "A picture of the app; there are none here.") {
      (name: String) -> UIImage? in UIImage(named: name)
    }
    type.initializer("init(imageLiteralResourceName:)", "The value of #imageLiteral.") {
      (name: String) in UIImage(imageLiteralResourceName: name)
    }
    type.initializer(
      "init(named:in:compatibleWith:)", "A picture of the app, or of another bundle."
    ) {
      (name: String, _: AnyValue?, _: UITraitCollection?) -> UIImage? in UIImage(named: name)
    }
    type.initializer("init(systemName:)", "A picture of the system, 20 points square.") {
      (name: String) -> UIImage? in UIImage(systemName: name)
    }
    type.initializer("init(systemName:compatibleWith:)", "The same, for any traits.") {
      (name: String, _: UITraitCollection?) -> UIImage? in UIImage(systemName: name)
    }
    type.initializer("init(cgImage:)", "A picture of pixels, one a point.") {
      (image: CGImage) in UIImage(cgImage: image)
    }
    type.initializer("init(cgImage:scale:orientation:)", "A picture of pixels that are turned.") {
      (image: CGImage, scale: CGFloat, orientation: UIImage.Orientation) in
      UIImage(cgImage: image, scale: scale, orientation: orientation)
    }
  }

  private static func addPixels(_ table: Table) {
    table.class(CGImage.self, superclass: NSObject.self, isFinal: true, "Pixels in rows.") {
      $0.readOnly("width", \CGImage.width, "The width in pixels.")
        .markComputing()
      $0.readOnly("height", \CGImage.height, "The height in pixels.")
        .markComputing()
      $0.readOnly("bitsPerComponent", \CGImage.bitsPerComponent, "8.")
      $0.readOnly("bitsPerPixel", \CGImage.bitsPerPixel, "32.")
      $0.readOnly("bytesPerRow", \CGImage.bytesPerRow, "Four for each pixel.")
      $0.readOnly("alphaInfo", \CGImage.alphaInfo, "Alpha is last, and multiplied in.")
      $0.readOnly("dataProvider", \CGImage.dataProvider, "Who gives the bytes.")
        .markComputing()
      $0.method("cropping(to:)", "A part of it, in pixels.") {
        (image: CGImage, rect: CGRect) -> CGImage? in image.cropping(to: rect)
      }
    }
    table.class(CGDataProvider.self, superclass: NSObject.self, isFinal: true, "Gives bytes.") {
      $0.readOnly("data", \CGDataProvider.data, "Red, green, blue, alpha of each pixel.")
        .markComputing()
    }
    table.class(CFData.self, superclass: NSObject.self, isFinal: true, "Bytes.") {
      $0.readOnly("bytes", \CFData.bytes, "The bytes; what CFDataGetBytePtr points to.")
    }
    table.function("CFDataGetLength(_:)", "How many bytes there are.") {
      (data: CFData?) in CFDataGetLength(data)
    }
  }

  private static func addRenderer(_ table: Table) {
    table.class(
      UIGraphicsImageRendererFormat.self, superclass: NSObject.self, isFinal: true,
      "How a picture is to be made."
    ) {
      $0.initializer("init()", "The screen's own format.") { () in
        UIGraphicsImageRendererFormat()
      }
      $0.staticMethod("default()", "A new format, that of the screen.") { () in
        UIGraphicsImageRendererFormat.default()
      }
      $0.staticMethod("preferred()", "A new format, that of the screen.") { () in
        UIGraphicsImageRendererFormat.preferred()
      }
      $0.stored("scale", \UIGraphicsImageRendererFormat.scale, "How many pixels a point has.")
      $0.stored("opaque", \UIGraphicsImageRendererFormat.opaque, "Whether it covers everything.")
    }
    table.class(
      UIGraphicsImageRenderer.self, superclass: NSObject.self, isFinal: true, "Makes a picture."
    ) {
      $0.initializer("init(size:)", "Pictures of a size, in points.") {
        (size: CGSize) in UIGraphicsImageRenderer(size: size)
      }
      $0.initializer("init(size:format:)", "Pictures of a size and a format.") {
        (size: CGSize, format: UIGraphicsImageRendererFormat) in
        UIGraphicsImageRenderer(size: size, format: format)
      }
      $0.initializer("init(bounds:)", "Pictures of a rectangle: its origin is their top left.") {
        (bounds: CGRect) in UIGraphicsImageRenderer(bounds: bounds)
      }
      $0.initializer("init(bounds:format:)", "Pictures of a rectangle and a format.") {
        (bounds: CGRect, format: UIGraphicsImageRendererFormat) in
        UIGraphicsImageRenderer(bounds: bounds, format: format)
      }
      $0.readOnly("format", \UIGraphicsImageRenderer.format, "How the pictures are made.")
      let image = $0.method("image(actions:)", "The picture that a closure draws.") {
        (
          renderer: UIGraphicsImageRenderer,
          actions: Callback1<UIGraphicsImageRendererContext, NoValue>
        ) throws(RunStop) in
        let context = renderer.begin()
        do throws(RunStop) {
          _ = try actions(context)
        } catch {
          _ = renderer.end(context)
          throw error
        }
        return renderer.end(context)
      }
      image.parameters[0].isEscaping = false
    }
    table.class(
      UIGraphicsImageRendererContext.self, superclass: NSObject.self, isFinal: true,
      "Where a renderer draws."
    ) {
      $0.readOnly("cgContext", \UIGraphicsImageRendererContext.cgContext, "The context.")
      $0.readOnly("format", \UIGraphicsImageRendererContext.format, "How the picture is made.")
      $0.readOnly(
        "currentImage", \UIGraphicsImageRendererContext.currentImage, "What was drawn so far.")
      $0.method("clip(to:)", "Draws inside of a rectangle only.") {
        (c: UIGraphicsImageRendererContext, rect: CGRect) in c.clip(to: rect)
      }
      $0.method("fill(_:)", "Fills a rectangle.") {
        (c: UIGraphicsImageRendererContext, rect: CGRect) in c.fill(rect)
      }
      $0.method("stroke(_:)", "Draws the edge of a rectangle.") {
        (c: UIGraphicsImageRendererContext, rect: CGRect) in c.stroke(rect)
      }
    }
  }

  private static func addImageContexts(_ table: Table) {
    table.function("UIGraphicsBeginImageContext(_:)", "Begins a picture, one pixel a point.") {
      (size: CGSize) in UIGraphicsBeginImageContext(size)
    }
    table.function(
      "UIGraphicsBeginImageContextWithOptions(_:_:_:)", "Begins a picture; scale 0 is the screen's."
    ) { (size: CGSize, opaque: Bool, scale: CGFloat) in
      UIGraphicsBeginImageContextWithOptions(size, opaque, scale)
    }
    table.function("UIGraphicsGetImageFromCurrentImageContext()", "What was drawn since.") {
      () -> UIImage? in UIGraphicsGetImageFromCurrentImageContext()
    }
    table.function("UIGraphicsEndImageContext()", "Ends the picture.") { () in
      UIGraphicsEndImageContext()
    }
  }
}
