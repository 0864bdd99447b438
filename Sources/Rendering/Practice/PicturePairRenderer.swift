import Foundation
import Lettering
import Records
import Wording

/// Renders two pictures side by side, and where they differ.
struct PicturePairRenderer: Speaking {
  let language: Language

  /// The blanks between two pictures.
  private static let gap = 3
  /// The difference of a colour component that is marked, of 255.
  private static let visible = 24

  package func render(_ pair: PicturePair, into page: inout Page) {
    let (mine, right) = (
      pair.yours.map { PicturePair.pixels(of: $0) },
      pair.expected.map { PicturePair.pixels(of: $0) }
    )
    let depth = page.style.depth
    let isColored = depth > .none
    let parts = [
      (say("yours", "你的代码"), mine, lines(mine, depth)),
      (say("expected", "参考答案"), right, lines(right, depth)),
      (say("differs", "不同之处"), mine, marks(mine, right)),
    ]
    let heads = parts.map { $0.0 }
    let widths = parts.map { part in
      max(part.1.first?.count ?? 0, DisplayWidth.of(part.0)) + Self.gap
    }
    page.line("  " + zip(heads, widths).map { $0.padded(to: $1) }.joined().withoutBlanksBehind)
    for row in 0..<(parts.map { $0.2.count }.max() ?? 0) {
      var line = "  "
      for (index, part) in parts.enumerated() {
        let cells = row < part.2.count ? part.2[row] : ""
        // A coloured line contains escape codes, and is as wide as the picture.
        let width = index < 2 && isColored && !cells.isEmpty ? part.1[0].count : cells.count
        line += cells + String(repeating: " ", count: max(0, widths[index] - width))
      }
      page.drawn(line.withoutBlanksBehind)
    }
    let size = Numbers.text(pair.pointsPerPixel)
    page.line(
      say(
        "  a cell is \(size) \(size == "1" ? "point" : "points") wide, and twice as high",
        "  一格宽 \(size) 点，高是宽的两倍"), .faint)
  }

  private func lines(_ rows: [[[UInt8]]], _ depth: ColorDepth) -> [String] {
    PictureCells(rows: rows, pointsPerCell: 1).lines(depth)
  }

  /// A mark in each cell, two pixels high, in which the pictures differ.
  private func marks(_ mine: [[[UInt8]]], _ right: [[[UInt8]]]) -> [String] {
    let rows = max(mine.count, right.count)
    let columns = max(mine.first?.count ?? 0, right.first?.count ?? 0)
    return stride(from: 0, to: rows, by: 2).map { row in
      (0..<columns).map { column in
        let differs = [row, row + 1].contains { differ(mine, right, $0, column) }
        return differs ? "×" : "·"
      }.joined()
    }
  }

  private func differ(
    _ mine: [[[UInt8]]], _ right: [[[UInt8]]], _ row: Int, _ column: Int
  ) -> Bool {
    func seen(_ rows: [[[UInt8]]]) -> [Int]? {
      guard row < rows.count, column < rows[row].count else { return nil }
      let pixel = rows[row][column].map(Int.init)
      return pixel.prefix(3).map { $0 * pixel[3] / 255 } + [pixel[3]]
    }
    guard let one = seen(mine), let other = seen(right) else {
      return (seen(mine) == nil) != (seen(right) == nil)
    }
    return zip(one, other).contains { abs($0 - $1) > Self.visible }
  }
}
