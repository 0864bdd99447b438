import Foundation
import Records
import Wording

/// The cells in which a part of the screen is drawn: the middle of each is at a multiple of the
/// scale.
package struct PictureGrid: Equatable {
  /// Points per column; a row has twice as many, because characters are twice as high as wide.
  let scale: Int
  /// The point of the screen in the middle of the first cell.
  let left: Int
  let top: Int
  package let columns: Int
  package let rows: Int

  /// Creates the finest grid of at most the given columns and rows that contains both sides of a
  /// box of the screen.
  init(_ box: CGRect, mostColumns: Int, mostRows: Int) {
    func count(_ low: Double, _ high: Double, _ step: Int) -> (first: Int, count: Int) {
      let first = Int((low / Double(step)).rounded(.down))
      return (first * step, Int((high / Double(step)).rounded()) - first + 1)
    }
    func grid(_ scale: Int) -> (across: (first: Int, count: Int), down: (first: Int, count: Int)) {
      (count(box.minX, box.maxX, scale), count(box.minY, box.maxY, scale * 2))
    }
    let scale =
      MapGrid.scales.first { scale in
        let grid = grid(scale)
        return grid.across.count <= mostColumns && grid.down.count <= mostRows
      } ?? 10_000
    let (across, down) = grid(scale)
    self.scale = scale
    (left, columns) = (across.first, across.count)
    (top, rows) = (down.first, down.count)
  }

  /// The position of a point in cells; the middle of a cell is an integer.
  func place(_ point: CGPoint) -> (column: Double, row: Double) {
    (
      (point.x - Double(left)) / Double(scale),
      (point.y - Double(top)) / Double(scale * 2)
    )
  }

  /// The cell that contains a point; nil outside the picture.
  package func cell(_ point: CGPoint) -> (column: Int, row: Int)? {
    let place = place(point)
    let (column, row) = (place.column.rounded(), place.row.rounded())
    guard column >= 0, row >= 0, column < Double(columns), row < Double(rows) else { return nil }
    return (Int(column), Int(row))
  }

  /// The point of the screen in the middle of a cell.
  package func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: Double(left + column * scale), y: Double(top + row * scale * 2))
  }

  // MARK: Rulers

  /// The prefix of a row: its y in every second row.
  func head(ofRow row: Int) -> String {
    let label = row.isMultiple(of: 2) ? "\(top + row * scale * 2)" : ""
    return label.leftPadded(to: headWidth - 2) + "  "
  }

  /// The columns before the cells.
  package var headWidth: Int { max(4, "\(top)".count, "\(top + rows * scale * 2)".count) + 2 }

  /// A line with the x of some columns, each after a mark at its column.
  func ruler(_ mark: Character) -> String {
    let longest = "\(left + columns * scale)".count + 2
    let step = (longest + 4) / 5 * 5
    var line = String(repeating: " ", count: headWidth)
    for column in stride(from: 0, to: columns, by: max(5, step)) {
      let label = "\(mark)\(left + column * scale)"
      guard column == 0 || column + label.count <= columns else { break }
      line = line.padded(to: headWidth + column) + label
    }
    return line
  }

  /// The scale, in words.
  package var wording: Bilingual {
    Bilingual(
      en: "1 column = \(scale), 1 row = \(scale * 2) points",
      zh: "1 列 = \(scale) 点，1 行 = \(scale * 2) 点")
  }
}
