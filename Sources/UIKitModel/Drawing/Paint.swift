import Foundation
import Rasterizer

/// The colour at one point of a picture: red, green and blue, premultiplied by alpha, each 0 to 1.
struct Paint: Equatable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  static let clear = Paint()

  init() {}

  /// The components of a colour, with additional opacity.
  init(_ color: CGColor?, alpha opacity: CGFloat = 1) {
    guard let parts = color?.components, parts.count == 4 else { return }
    alpha = Paint.unit(parts[3]) * Paint.unit(opacity)
    red = Paint.unit(parts[0]) * alpha
    green = Paint.unit(parts[1]) * alpha
    blue = Paint.unit(parts[2]) * alpha
  }

  /// The components of a pixel.
  init(_ pixel: SIMD4<Float>) {
    (red, green) = (CGFloat(pixel.x), CGFloat(pixel.y))
    (blue, alpha) = (CGFloat(pixel.z), CGFloat(pixel.w))
  }

  /// The components as stored in a pixel.
  var pixel: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }

  /// A number clamped to 0...1; 0 for a value that is not a number.
  static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

  /// The components as bytes: red, green, blue, alpha.
  var bytes: SIMD4<UInt8> {
    SIMD4(Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  /// A component as a byte.
  static func byte(_ value: CGFloat) -> UInt8 { UInt8((unit(value) * 255).rounded()) }

  /// The same, with less opacity.
  func faded(_ opacity: CGFloat) -> Paint {
    var paint = self
    paint.red *= opacity
    paint.green *= opacity
    paint.blue *= opacity
    paint.alpha *= opacity
    return paint
  }

  /// Composites `paint` on top.
  mutating func cover(_ paint: Paint) {
    let rest = 1 - paint.alpha
    red = paint.red + red * rest
    green = paint.green + green * rest
    blue = paint.blue + blue * rest
    alpha = paint.alpha + alpha * rest
  }

  /// Draws `paint` in a mode (DR-46).
  mutating func meet(_ paint: Paint, _ mode: CGBlendMode) {
    if mode == .normal { return cover(paint) }
    self = Paint(mode.blend.apply(paint.pixel, over: pixel))
  }
}

/// The mode in which drawing blends with its background (DR-46).
nonisolated public enum CGBlendMode: Int32, Sendable, CaseIterable, CaseNamed {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter

  /// The arithmetic of it.
  var blend: Blend { Blend(rawValue: rawValue) ?? .normal }
}
