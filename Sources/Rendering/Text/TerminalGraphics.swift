import Foundation

/// A terminal's protocol for pixels.
package enum TerminalGraphics: String, Sendable {
  /// The kitty graphics protocol, which other terminals support, too.
  case kitty
  /// DEC's sixels.
  case sixel

  /// The pixels, row by row from the top, in the terminal's protocol. One line of output, though it
  /// takes several on the screen.
  package func text(columns: Int, rows: Int, pixels: [RGB]) -> String {
    precondition(pixels.count == columns * rows, "a colour for each pixel")
    guard columns > 0, rows > 0 else { return "" }
    switch self {
    case .kitty: return Self.kitty(columns, rows, pixels)
    case .sixel: return Self.sixel(columns, rows, pixels)
    }
  }

  /// The number of times that each pixel is repeated, so that a small picture is visible.
  static func enlargement(columns: Int, rows: Int) -> Int {
    max(1, 320 / max(columns, rows, 1))
  }

  // MARK: Kitty

  /// The maximum size of one escape sequence's payload, in bytes of base 64.
  private static let chunk = 4096

  private static func kitty(_ columns: Int, _ rows: Int, _ pixels: [RGB]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 3)
    for pixel in pixels { bytes += [pixel.red, pixel.green, pixel.blue] }
    let data = Array(Data(bytes).base64EncodedString().utf8)
    var text = ""
    for start in stride(from: 0, to: data.count, by: chunk) {
      let end = min(start + chunk, data.count)
      let more = end < data.count ? 1 : 0
      // Suppresses the terminal's reply, which would be read as keys.
      let head = start == 0 ? "a=T,f=24,q=2,s=\(columns),v=\(rows),m=\(more)" : "m=\(more)"
      text += "\u{1B}_G\(head);\(String(decoding: data[start..<end], as: UTF8.self))\u{1B}\\"
    }
    return text
  }

  // MARK: Sixel

  private static func sixel(_ columns: Int, _ rows: Int, _ pixels: [RGB]) -> String {
    let isReduced = Set(pixels).count > 256
    let pixels = isReduced ? pixels.map(reduced) : pixels
    let colors = registers(pixels)
    var text = "\u{1B}Pq\"1;1;\(columns);\(rows)"
    for (color, register) in colors.sorted(by: { $0.value < $1.value }) {
      let parts = [color.red, color.green, color.blue].map { Int($0) * 100 / 255 }
      text += "#\(register);2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    for top in stride(from: 0, to: rows, by: 6) {
      var bands: [Int: [UInt8]] = [:]
      for row in top..<min(top + 6, rows) {
        for column in 0..<columns {
          guard let register = colors[pixels[row * columns + column]] else { continue }
          bands[register, default: [UInt8](repeating: 0, count: columns)][column] |=
            1 << UInt8(row - top)
        }
      }
      let lines = bands.sorted { $0.key < $1.key }.map { register, band in
        "#\(register)\(packed(band))"
      }
      text += lines.joined(separator: "$") + "-"
    }
    return text + "\u{1B}\\"
  }

  /// A register for each colour.
  private static func registers(_ pixels: [RGB]) -> [RGB: Int] {
    let order = Set(pixels).sorted {
      ($0.red, $0.green, $0.blue) < ($1.red, $1.green, $1.blue)
    }
    return Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }

  /// The nearest of 216 colours: a terminal has registers for 256.
  private static func reduced(_ color: RGB) -> RGB {
    func level(_ part: UInt8) -> UInt8 { UInt8((Int(part) * 5 + 127) / 255 * 51) }
    return RGB(level(color.red), level(color.green), level(color.blue))
  }

  /// A row of sixels, run-length encoded.
  private static func packed(_ band: [UInt8]) -> String {
    var text = ""
    var index = 0
    while index < band.count {
      var end = index + 1
      while end < band.count, band[end] == band[index] { end += 1 }
      let sign = Character(Unicode.Scalar(band[index] + 63))
      let count = end - index
      text += count > 3 ? "!\(count)\(sign)" : String(repeating: sign, count: count)
      index = end
    }
    return text
  }
}
