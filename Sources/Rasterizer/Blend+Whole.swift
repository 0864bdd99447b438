/// The modes that take hue, saturation or luminosity of one colour and the rest of the other, as
/// the PDF reference defines them.
extension Blend {
  func mixedWhole(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .hue:
      source.withSaturation(below.saturation).withLuminosity(below.luminosity)
    case .saturation:
      below.withSaturation(source.saturation).withLuminosity(below.luminosity)
    case .color: source.withLuminosity(below.luminosity)
    default: below.withLuminosity(source.luminosity)
    }
  }
}

extension SIMD4<Float> {
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

  fileprivate func withSaturation(_ saturation: Float) -> Self {
    let (low, high) = (Swift.min(x, y, z), Swift.max(x, y, z))
    guard high > low else { return .zero }
    return (self - SIMD4(repeating: low)) * (saturation / (high - low))
  }

  fileprivate func withLuminosity(_ luminosity: Float) -> Self {
    var color = self + SIMD4(repeating: luminosity - self.luminosity)
    let middle = color.luminosity
    let (low, high) = (
      Swift.min(color.x, color.y, color.z), Swift.max(color.x, color.y, color.z)
    )
    let gray = SIMD4(repeating: middle)
    if low < 0 { color = gray + (color - gray) * (middle / (middle - low)) }
    if high > 1 { color = gray + (color - gray) * ((1 - middle) / (high - middle)) }
    return color
  }
}
