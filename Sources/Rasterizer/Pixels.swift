/// Pixels in rows from the top: red, green, blue and alpha, each 0 to 1, colours multiplied by
/// alpha.
public struct Pixels: Sendable {
  /// The width.
  public let width: Int
  /// The height.
  public let height: Int
  /// The pixels, row by row.
  public private(set) var values: [SIMD4<Float>]

  /// Transparent pixels.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    values = Array(repeating: .zero, count: self.width * self.height)
  }

  /// All of it.
  public var box: PixelBox { PixelBox(columns: 0..<width, rows: 0..<height) }

  /// A pixel of the box.
  public subscript(column: Int, row: Int) -> SIMD4<Float> {
    get { values[row * width + column] }
    set { values[row * width + column] = newValue }
  }

  /// Fills an area with a colour, as far as a mask lets it.
  public mutating func fill(
    _ edges: EdgeList, by rule: FillRule, _ color: SIMD4<Float>, mask: Mask,
    blend: Blend = .normal
  ) {
    let touched = edges.touched(in: mask.box.overlap(with: box))
    let width = width
    values.withUnsafeMutableBufferPointer { values in
      edges.cover(touched, by: rule) { row in
        let start = row.row * width + row.columns.lowerBound
        for (index, cover) in row.values.enumerated() where cover > 0 {
          let part =
            mask.isWhole ? cover : cover * mask.value(row.row, row.columns.lowerBound + index)
          if part > 0 { values[start + index].draw(color, part, blend) }
        }
      }
    }
  }

  /// Draws what each pixel is asked for, as far as a mask lets it; nil changes nothing.
  public mutating func draw(
    mask: Mask, blend: Blend = .normal, _ color: (_ column: Int, _ row: Int) -> SIMD4<Float>?
  ) {
    draw(mask: mask, in: mask.box.overlap(with: box), blend: blend, color)
  }

  /// Draws what each pixel of an area is asked for, which is in the mask and in the picture.
  mutating func draw(
    mask: Mask, in area: PixelBox, blend: Blend,
    _ color: (_ column: Int, _ row: Int) -> SIMD4<Float>?
  ) {
    for row in area.rows {
      for column in area.columns {
        let part = mask.value(row, column)
        guard part > 0, let color = color(column, row) else { continue }
        values[row * width + column].draw(color, part, blend)
      }
    }
  }

  /// Red, green, blue and alpha as bytes, row by row, colours not multiplied by alpha.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * 4)
    for pixel in values {
      let alpha = pixel.w
      let plain = alpha > 0 ? pixel / alpha : .zero
      for part in 0..<3 { bytes.append(Self.byte(plain[part])) }
      bytes.append(Self.byte(alpha))
    }
    return bytes
  }

  private static func byte(_ value: Float) -> UInt8 {
    UInt8((min(max(value, 0), 1) * 255).rounded())
  }
}

extension SIMD4<Float> {
  /// Draws a colour on a part of a pixel.
  @inline(__always)
  fileprivate mutating func draw(_ color: SIMD4<Float>, _ part: Float, _ blend: Blend) {
    if blend == .normal {
      let source = color * part
      self = source + self * (1 - source.w)
    } else {
      let after = blend.apply(color, over: self)
      self = self + (after - self) * part
    }
  }
}
