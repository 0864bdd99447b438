import Foundation
import Lettering
import Records
import Wording

/// Renders a picture in terminal cells, two pixels high each: in colour if the terminal has
/// colours, otherwise in shades on white paper.
struct PictureRenderer: Speaking {
  let language: Language

  private static let mostColumns = 64

  package func render(_ picture: PictureRecord, into page: inout Page) {
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
    if let graphics = page.style.graphics, picture.columns > 0, picture.rows > 0 {
      page.drawn(Self.pixels(picture, graphics))
      return page.row(
        "\(name)  ", say("\(size) points", "\(size) 点"), headEmphasis: .strong, .faint)
    }
    let cells = PictureCells(picture, columns: min(page.style.width, Self.mostColumns))
    for line in cells.lines(page.style.depth) { page.drawn(line) }
    page.row(
      "\(name)  ",
      say(
        "\(size) points, a cell is \(Numbers.text(cells.pointsPerCell)) wide",
        "\(size) 点，一格宽 \(Numbers.text(cells.pointsPerCell)) 点"), headEmphasis: .strong, .faint)
  }

  /// The picture on white paper; a small one is enlarged.
  private static func pixels(_ picture: PictureRecord, _ graphics: TerminalGraphics) -> String {
    let times = TerminalGraphics.enlargement(columns: picture.columns, rows: picture.rows)
    let bytes = [UInt8](picture.rgba)
    var pixels: [RGB] = []
    pixels.reserveCapacity(picture.columns * picture.rows * times * times)
    for row in 0..<picture.rows * times {
      for column in 0..<picture.columns * times {
        let place = (row / times * picture.columns + column / times) * 4
        let alpha = Int(bytes[place + 3])
        func part(_ offset: Int) -> UInt8 {
          UInt8((Int(bytes[place + offset]) * alpha + 255 * (255 - alpha)) / 255)
        }
        pixels.append(RGB(part(0), part(1), part(2)))
      }
    }
    return graphics.text(
      columns: picture.columns * times, rows: picture.rows * times, pixels: pixels)
  }
}
