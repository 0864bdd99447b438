import Foundation
import Records

/// A picture scaled down until it fits, each cell two pixels high.
struct PictureCells {
  /// Red, green and blue on white paper, 0 to 255.
  private struct Ink {
    var red = 0.0
    var green = 0.0
    var blue = 0.0

    /// The perceived darkness, 0 to 1.
    var darkness: Double { 1 - (0.299 * red + 0.587 * green + 0.114 * blue) / 255 }

    var color: RGB { RGB(Self.byte(red), Self.byte(green), Self.byte(blue)) }

    private static func byte(_ part: Double) -> UInt8 { UInt8(min(max(part, 0), 255).rounded()) }
  }

  private let squares: [[Ink]]
  let pointsPerCell: Double

  init(_ picture: PictureRecord, columns: Int) {
    let side = max(1, Int((Double(picture.columns) / Double(columns)).rounded(.up)))
    pointsPerCell = Double(side) / picture.scale
    squares = Self.squares(
      columns: picture.columns, rows: picture.rows, bytes: [UInt8](picture.rgba), side: side)
  }

  /// Creates cells from a picture that is small enough: its rows of pixels, each red, green, blue
  /// and alpha.
  init(rows: [[[UInt8]]], pointsPerCell: Double) {
    self.pointsPerCell = pointsPerCell
    squares = Self.squares(
      columns: rows.first?.count ?? 0, rows: rows.count, bytes: rows.flatMap { $0.flatMap(\.self) },
      side: 1)
  }

  private static func squares(
    columns: Int, rows: Int, bytes: [UInt8], side: Int
  ) -> [[Ink]] {
    stride(from: 0, to: rows, by: side).map { top in
      stride(from: 0, to: columns, by: side).map { left in
        var ink = Ink()
        var count = 0.0
        for row in top..<min(top + side, rows) {
          for column in left..<min(left + side, columns) {
            let place = (row * columns + column) * 4
            let alpha = Double(bytes[place + 3]) / 255
            func part(_ offset: Int) -> Double {
              Double(bytes[place + offset]) * alpha + 255 * (1 - alpha)
            }
            ink.red += part(0)
            ink.green += part(1)
            ink.blue += part(2)
            count += 1
          }
        }
        return Ink(red: ink.red / count, green: ink.green / count, blue: ink.blue / count)
      }
    }
  }

  func lines(_ depth: ColorDepth) -> [String] {
    stride(from: 0, to: squares.count, by: 2).map { row in
      let upper = squares[row]
      let lower = row + 1 < squares.count ? squares[row + 1] : upper.map { _ in Self.paper }
      return depth > .none ? Self.colored(upper, lower, depth) : Self.shaded(upper, lower)
    }
  }

  private static let paper = Ink(red: 255, green: 255, blue: 255)
  private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]

  private static func colored(_ upper: [Ink], _ lower: [Ink], _ depth: ColorDepth) -> String {
    var line = ""
    var last = ""
    for (upper, lower) in zip(upper, lower) {
      let codes =
        code(upper.color, depth, isGround: false) + ";"
        + code(lower.color, depth, isGround: true)
      if codes != last { line += "\u{1B}[\(codes)m" }
      line.append("▀")
      last = codes
    }
    return line + "\u{1B}[0m"
  }

  /// The escape code of a colour for the upper half of a cell, or for its background, which is the
  /// lower half.
  private static func code(_ color: RGB, _ depth: ColorDepth, isGround: Bool) -> String {
    let first = isGround ? 48 : 38
    switch depth {
    case .all: return "\(first);2;\(color.red);\(color.green);\(color.blue)"
    case .many: return "\(first);5;\(color.placeOf256)"
    case .sixteen, .none:
      let place = color.placeOf16
      return "\((place < 8 ? first - 8 : first + 52) + place % 8)"
    }
  }

  private static func shaded(_ upper: [Ink], _ lower: [Ink]) -> String {
    var line = ""
    for (upper, lower) in zip(upper, lower) {
      let darkness = (upper.darkness + lower.darkness) / 2
      // A pixel that is not white stays visible, however light it is.
      let shade = darkness < 0.004 ? 0 : max(1, Int((darkness * 4).rounded()))
      line.append(shades[min(shade, 4)])
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
