/// The coverage of each pixel of a box by a soft shadow.
///
/// The softer a shadow, the fewer cells represent it, so neither time nor memory grows with its
/// softness.
public struct CastShadow {
  /// The pixels that it may cover.
  public let box: PixelBox
  private let cells: [Float]
  private let width: Int
  private let height: Int
  /// The number of cells of a pixel, at most one.
  private let scale: Double
  /// The pixel at which the first cell begins.
  private let left: Double
  private let top: Double

  /// Creates the shadow of the drawing of `draw`, which receives cells, the pixel at which the
  /// first of them begins, and the number of cells of a pixel.
  public init(
    in box: PixelBox, deviation: Double,
    _ draw: (_ cells: inout Pixels, _ left: Double, _ top: Double, _ scale: Double) -> Void
  ) {
    self.box = box
    // Without an end it is as faint as can be.
    let deviation = min(deviation, Self.mostDeviation)
    scale = min(1, Self.mostCells / max(deviation, 1))
    let margin = Self.reach(of: deviation * scale)
    left = Double(box.columns.lowerBound) - Double(margin) / scale
    top = Double(box.rows.lowerBound) - Double(margin) / scale
    guard !box.isEmpty else {
      (width, height, cells) = (0, 0, [])
      return
    }
    width = Int((Double(box.columns.count) * scale).rounded(.up)) + 2 * margin
    height = Int((Double(box.rows.count) * scale).rounded(.up)) + 2 * margin
    var pixels = Pixels(width: width, height: height)
    draw(&pixels, left, top, scale)
    cells = pixels.softenedAlpha(deviation: deviation * scale)
  }

  /// The largest deviation: no shadow of it can be seen.
  private static let mostDeviation = 1e9

  /// The reach of a shadow of a deviation, in the same unit.
  public static func reach(of deviation: Double) -> Int {
    deviation > 0 ? Int((3 * deviation).rounded(.up)) + 3 : 1
  }

  /// The coverage of a pixel of the box, 0 to 1.
  public func value(_ column: Int, _ row: Int) -> Float {
    if scale == 1 {
      return cells[(row - Int(top)) * width + column - Int(left)]
    }
    // Interpolates between the centers of four cells.
    let x = min(max((Double(column) + 0.5 - left) * scale - 0.5, 0), Double(width - 1))
    let y = min(max((Double(row) + 0.5 - top) * scale - 0.5, 0), Double(height - 1))
    let (first, line) = (min(Int(x), width - 2), min(Int(y), height - 2))
    let (right, down) = (Float(x - Double(first)), Float(y - Double(line)))
    let start = line * width + first
    let upper = cells[start] * (1 - right) + cells[start + 1] * right
    let lower = cells[start + width] * (1 - right) + cells[start + width + 1] * right
    return upper * (1 - down) + lower * down
  }

  /// The deviation up to which a cell is a pixel.
  private static let mostCells = 24.0
}

extension Pixels {
  /// Draws a shadow in a colour, through a mask.
  public mutating func draw(
    _ shadow: CastShadow, _ color: SIMD4<Float>, mask: Mask, blend: Blend = .normal
  ) {
    let area = mask.box.overlap(with: box).overlap(with: shadow.box)
    draw(mask: mask, in: area, blend: blend) { column, row in
      let part = shadow.value(column, row)
      return part > 0 ? color * part : nil
    }
  }
}
