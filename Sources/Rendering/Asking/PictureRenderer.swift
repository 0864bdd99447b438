import Foundation
import Records

/// Shows a picture in cells of a terminal, two pixels high each: in colours where there are some,
/// else in shades on white paper.
struct PictureRenderer: Speaking {
  let language: Language

  private static let mostColumns = 64

  func render(_ picture: PictureRecord, into page: inout Page) {
    let name = picture.view.text
    let size = "\(Numbers.text(picture.width)) × \(Numbers.text(picture.height))"
    if let file = picture.file {
      page.row(
        "\(file)  ",
        say(
          "\(name), \(size) points, \(picture.columns) × \(picture.rows) pixels",
          "\(name)，\(size) 点，\(picture.columns) × \(picture.rows) 像素"), headEmphasis: .strong)
      return
    }
    let cells = PictureCells(picture, columns: min(page.style.width, Self.mostColumns))
    for line in cells.lines(inColor: page.style.hasColor) { page.drawn(line) }
    page.row(
      "\(name)  ",
      say(
        "\(size) points, a cell is \(Numbers.text(cells.pointsPerCell)) wide",
        "\(size) 点，一格宽 \(Numbers.text(cells.pointsPerCell)) 点"), headEmphasis: .strong, .faint)
  }

  /// One fact a line, for programs: the picture, then each row of pixels in hexadecimal digits.
  static func plain(_ picture: PictureRecord) -> [String] {
    let head =
      "view=\(picture.view.text) columns=\(picture.columns) rows=\(picture.rows)"
      + " scale=\(Numbers.text(picture.scale))"
    if let file = picture.file { return [head + " file=\(Escaping.field(file))"] }
    let bytes = [UInt8](picture.rgba)
    return [head]
      + (0..<picture.rows).map { row in
        let start = row * picture.columns * 4
        return "row=\(row) rgba="
          + bytes[start..<start + picture.columns * 4].map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
          }.joined()
      }
  }
}
