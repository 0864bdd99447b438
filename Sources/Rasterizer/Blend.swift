/// The mode in which drawing blends with its background (DR-46). The names are Core Graphics'.
public enum Blend: Int32, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear
  case copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter

  /// The pixel after drawing. Colours are premultiplied, red, green, blue, alpha.
  public func apply(_ source: SIMD4<Float>, over below: SIMD4<Float>) -> SIMD4<Float> {
    let (sourceAlpha, alpha) = (source.w, below.w)
    switch self {
    case .normal: return source + below * (1 - sourceAlpha)
    case .clear: return .zero
    case .copy: return source
    case .sourceIn: return source * alpha
    case .sourceOut: return source * (1 - alpha)
    case .sourceAtop: return source * alpha + below * (1 - sourceAlpha)
    case .destinationOver: return source * (1 - alpha) + below
    case .destinationIn: return below * sourceAlpha
    case .destinationOut: return below * (1 - sourceAlpha)
    case .destinationAtop: return source * (1 - alpha) + below * sourceAlpha
    case .xor: return source * (1 - alpha) + below * (1 - sourceAlpha)
    case .plusLighter: return (source + below).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      let sum = source + below
      let union = min(sum.w, 1)
      var dark = (sum - SIMD4(repeating: sum.w - union)).clamped(
        lowerBound: .zero, upperBound: .one)
      dark.w = union
      return dark
    default: return mix(source, below)
    }
  }

  /// Whether the components of a colour are calculated together.
  private var mixesWhole: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }

  /// The modes that calculate each component of a colour from both colours.
  private func mix(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    let (sourceAlpha, alpha) = (source.w, below.w)
    var result = source * (1 - alpha) + below * (1 - sourceAlpha)
    if sourceAlpha > 0, alpha > 0 {
      let (front, back) = (source / sourceAlpha, below / alpha)
      if mixesWhole {
        result += sourceAlpha * alpha * mixedWhole(front, back)
      } else {
        for part in 0..<3 { result[part] += sourceAlpha * alpha * value(front[part], back[part]) }
      }
    }
    result.w = sourceAlpha + alpha * (1 - sourceAlpha)
    return result
  }

  /// The mixed component of a colour, for components that are not premultiplied.
  private func value(_ source: Float, _ below: Float) -> Float {
    switch self {
    case .multiply: return source * below
    case .screen: return source + below - source * below
    case .overlay: return Self.hard(below, source)
    case .hardLight: return Self.hard(source, below)
    case .darken: return min(source, below)
    case .lighten: return max(source, below)
    case .colorDodge: return below == 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
    case .colorBurn: return below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
    case .difference: return abs(source - below)
    case .exclusion: return source + below - 2 * source * below
    case .softLight:
      if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
      let curve =
        below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
      return below + (2 * source - 1) * (curve - below)
    default: return source
    }
  }

  private static func hard(_ first: Float, _ second: Float) -> Float {
    first <= 0.5 ? 2 * first * second : 1 - 2 * (1 - first) * (1 - second)
  }
}
