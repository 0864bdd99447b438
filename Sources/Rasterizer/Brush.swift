/// Draws one colour on parts of rows.
struct Brush {
  private let color: SIMD4<Float>
  private let blend: Blend
  /// The last result: most pixels equal the one before.
  private var below = SIMD4<Float>(repeating: -1)
  private var after = SIMD4<Float>.zero

  init(_ color: SIMD4<Float>, _ blend: Blend) {
    self.color = color
    self.blend = blend
  }

  /// Draws on each pixel in proportion to its coverage.
  mutating func draw(
    _ pixels: UnsafeMutableBufferPointer<SIMD4<Float>>, _ cover: UnsafeBufferPointer<CoverageRun>
  ) {
    for run in cover where run.value > 0 {
      draw(UnsafeMutableBufferPointer(rebasing: pixels[run.places]), run.value)
    }
  }

  /// Draws on each pixel in proportion to its coverage and the mask.
  mutating func draw(
    _ pixels: UnsafeMutableBufferPointer<SIMD4<Float>>, _ cover: UnsafeBufferPointer<Float>,
    _ mask: UnsafeBufferPointer<Float>
  ) {
    for index in pixels.indices {
      let part = cover[index] * mask[index]
      if part > 0 { draw(&pixels[index], part) }
    }
  }

  private mutating func draw(
    _ pixels: UnsafeMutableBufferPointer<SIMD4<Float>>, _ part: Float
  ) {
    guard blend == .normal else {
      for index in pixels.indices { draw(&pixels[index], part) }
      return
    }
    let source = color * part
    let rest = 1 - source.w
    if rest == 0 { return pixels.update(repeating: source) }
    for index in pixels.indices { pixels[index] = source + pixels[index] * rest }
  }

  @inline(__always)
  private mutating func draw(_ pixel: inout SIMD4<Float>, _ part: Float) {
    if blend == .normal {
      let source = color * part
      pixel = source + pixel * (1 - source.w)
      return
    }
    if pixel != below {
      below = pixel
      after = blend.apply(color, over: pixel)
    }
    pixel += (after - pixel) * part
  }
}
