import Foundation

/// The colours of a gradient, with the location of each of them.
///
/// The components of a colour are interpolated separately, and premultiplied afterwards: halfway to
/// a clear colour the components of that are visible. `UIColor.clear` is a black one, so white that
/// runs into it turns gray. That was observed for both `CGGradient` and `CAGradientLayer`.
struct GradientStops {
  private struct Stop {
    let place: CGFloat
    /// Red, green, blue and alpha, not premultiplied.
    let parts: SIMD4<Double>
  }

  private let stops: [Stop]

  /// Colours at locations from 0 to 1; without locations, evenly spaced. nil for no colours, and
  /// for fewer locations than colours.
  init?(_ colors: [CGColor], at places: [CGFloat]?) {
    guard !colors.isEmpty, places.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      let parts = (color.components ?? []).map { Double(Paint.unit($0)) }
      return Stop(
        place: places?[index] ?? CGFloat(index) / last,
        parts: parts.count == 4 ? SIMD4(parts) : .zero)
    }.sorted { $0.place < $1.place }
  }

  /// The colour at a location; before the first colour and after the last one that colour.
  func paint(at place: CGFloat) -> Paint {
    var (next, end) = (0, stops.count)
    while next < end {
      let middle = (next + end) / 2
      if stops[middle].place > place { end = middle } else { next = middle + 1 }
    }
    guard next > 0 else { return Paint(plain: stops[0].parts) }
    guard next < stops.count else { return Paint(plain: stops[stops.count - 1].parts) }
    let (before, after) = (stops[next - 1], stops[next])
    let part = Double((place - before.place) / (after.place - before.place))
    return Paint(plain: before.parts + (after.parts - before.parts) * part)
  }
}

extension Paint {
  /// Red, green, blue and alpha, each 0 to 1, not premultiplied yet.
  fileprivate init(plain parts: SIMD4<Double>) {
    alpha = CGFloat(parts.w)
    red = CGFloat(parts.x) * alpha
    green = CGFloat(parts.y) * alpha
    blue = CGFloat(parts.z) * alpha
  }
}
