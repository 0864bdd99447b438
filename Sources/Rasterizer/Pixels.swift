/// Pixels in rows from the top: red, green, blue and alpha, each 0 to 1, colours premultiplied.
public struct Pixels: Sendable {
  /// The width.
  public let width: Int
  /// The height.
  public let height: Int
  /// The pixels, row by row.
  public private(set) var values: [SIMD4<Float>]

  /// Creates transparent pixels.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    values = Array(repeating: .zero, count: self.width * self.height)
  }

  /// The box of the whole picture.
  public var box: PixelBox { PixelBox(columns: 0..<width, rows: 0..<height) }

  /// A pixel of the box.
  public subscript(column: Int, row: Int) -> SIMD4<Float> {
    get { values[row * width + column] }
    set { values[row * width + column] = newValue }
  }

  /// Fills an area with a colour, through a mask.
  public mutating func fill(
    _ edges: EdgeList, by rule: FillRule, _ color: SIMD4<Float>, mask: Mask,
    blend: Blend = .normal
  ) {
    let touched = edges.touched(in: mask.box.overlap(with: box))
    let width = width
    var brush = Brush(color, blend)
    values.withUnsafeMutableBufferPointer { values in
      edges.cover(touched, by: rule) { row in
        let start = row.row * width + row.columns.lowerBound
        let pixels = UnsafeMutableBufferPointer(
          rebasing: values[start..<start + row.values.count])
        if mask.isWhole {
          brush.draw(pixels, row.runs)
        } else {
          mask.withRow(row.row, row.columns) { brush.draw(pixels, row.values, $0) }
        }
      }
    }
  }

  /// Draws a function of pixels, through a mask; nil changes nothing.
  public mutating func draw(
    mask: Mask, blend: Blend = .normal, _ color: (_ column: Int, _ row: Int) -> SIMD4<Float>?
  ) {
    draw(mask: mask, in: mask.box.overlap(with: box), blend: blend, color)
  }

  /// Draws a function of the pixels of an area, which is in the mask and in the picture.
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

  /// Red, green, blue and alpha as bytes, row by row, colours not premultiplied.
  public var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: values.count * 4) { bytes, count in
      count = values.count * 4
      var (last, word) = (SIMD4<Float>.zero, SIMD4<UInt8>.zero)
      values.withUnsafeBufferPointer { values in
        let words = UnsafeMutableRawBufferPointer(bytes)
        for (index, pixel) in values.enumerated() {
          // Most pixels equal the one before.
          if pixel != last {
            last = pixel
            word = pixel.bytes
          }
          words.storeBytes(of: word, toByteOffset: index * 4, as: SIMD4<UInt8>.self)
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// A pixel as bytes, its colours not premultiplied.
  fileprivate var bytes: SIMD4<UInt8> {
    guard w > 0 else { return .zero }
    var plain = self / w
    plain.w = w
    let scaled = plain.clamped(lowerBound: .zero, upperBound: .one) * 255
    // Rounded, halves upwards: a number of this size has no fraction.
    let large: Float = 8_388_608
    var whole = (scaled + large) - large
    whole.replace(with: whole + 1, where: scaled - whole .== 0.5)
    let bits = unsafeBitCast(whole + large, to: SIMD4<UInt32>.self)
    return SIMD4<UInt8>(truncatingIfNeeded: bits)
  }

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
