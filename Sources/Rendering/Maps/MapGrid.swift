import Foundation
import HitMaps
import Records

/// The cells in which a part of a hit map is drawn, at multiples of their size.
struct MapGrid {
  /// Points per column; a row has twice as many, because characters are twice as high as wide.
  let scale: Int
  /// The point of the screen at the top left.
  let left: Int
  let top: Int
  let columns: Int
  let rows: Int

  static let scales = [
    1, 2, 4, 5, 10, 15, 20, 25, 30, 40, 50, 100, 200, 250, 300, 400, 500, 1000, 2000,
  ]

  /// Creates the finest grid of at most the given columns and rows, or one more, that contains a
  /// box of the screen.
  init(_ box: CGRect, mostColumns: Int, mostRows: Int) {
    func fits(_ scale: Int) -> Bool {
      Int(box.width) <= mostColumns * scale && Int(box.height) <= mostRows * 2 * scale
    }
    let scale = Self.scales.first(where: fits) ?? 10_000
    self.scale = scale
    left = Int(box.minX) / scale * scale
    top = Int(box.minY) / (2 * scale) * 2 * scale
    columns = (Int(box.maxX) - left + scale - 1) / scale
    rows = (Int(box.maxY) - top + 2 * scale - 1) / (2 * scale)
  }

  /// The point of the screen at which a row begins.
  func y(ofRow row: Int) -> Int { top + row * 2 * scale }

  /// The points of a cell that are on a map.
  func points(_ column: Int, _ row: Int, of map: HitMap) -> (x: Range<Int>, y: Range<Int>) {
    let (x, y) = (min(left + column * scale, map.width), min(self.y(ofRow: row), map.height))
    return (x..<min(x + scale, map.width), y..<min(y + 2 * scale, map.height))
  }

  /// The point in the middle of a cell, or the one next to it that is on a map.
  func middle(_ column: Int, _ row: Int, of map: HitMap) -> (x: Int, y: Int) {
    (
      min(left + column * scale + scale / 2, map.width - 1),
      min(y(ofRow: row) + scale, map.height - 1)
    )
  }

  /// The prefix of a row: the point at which it begins.
  func head(ofRow row: Int) -> String { "\(y(ofRow: row))".leftPadded(to: headWidth - 2) + "  " }

  /// The columns before the cells of each row.
  var headWidth: Int { max(4, "\(y(ofRow: max(0, rows - 1)))".count) + 2 }

  /// The scale, in words.
  package var wording: Bilingual {
    Bilingual(
      en: "1 column = \(scale), 1 row = \(scale * 2) points",
      zh: "1 列 = \(scale) 点，1 行 = \(scale * 2) 点")
  }
}
