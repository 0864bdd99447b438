import Foundation
import Records
import Wording

/// A small picture of where a transform moves the corners of a view: the outline before in dots
/// with `a b c d`, after in bullets with `A B C D`, and the anchor point as `+`. Empty if a corner
/// is not finite, or if the whole picture would be one cell.
struct CornerPicture {
  let lines: [String]

  /// The size of the picture in cells; a cell is twice as high as it is wide.
  private static let (columns, rows) = (45, 15)

  /// Creates a picture of at most `width` columns.
  init(_ record: TransformRecord, width: Int) {
    let columns = max(2, min(Self.columns, width))
    let before = record.corners.map(\.before)
    let after = record.corners.map(\.after)
    let points = before + after + [record.center]
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    let cell = max(
      (right - left) / Double(columns - 1), (bottom - top) / Double(Self.rows - 1) / 2)
    guard cell.isFinite, cell > 0, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      lines = []
      return
    }
    var grid = Grid(
      columns: Int(((right - left) / cell).rounded()) + 1,
      rows: Int(((bottom - top) / cell / 2).rounded()) + 1)
    func place(_ point: CGPoint) -> (x: Double, y: Double) {
      ((point.x - left) / cell, (point.y - top) / cell / 2)
    }
    let isMoved = zip(before, after).contains { hypot($0.x - $1.x, $0.y - $1.y) > cell / 2 }
    for (outline, sign, letters) in [(before, "·", "abcd"), (after, "•", "ABCD")]
    where isMoved || sign == "•" {
      let places = outline.map(place)
      for index in places.indices {
        grid.draw(Character(sign), from: places[index], to: places[(index + 1) % places.count])
      }
      for (letter, place) in zip(letters, places) { grid.put(letter, place) }
    }
    grid.put("+", place(record.center))
    lines = grid.lines
  }

  /// Rows of characters.
  private struct Grid {
    private var cells: [[Character]]

    init(columns: Int, rows: Int) {
      cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    mutating func put(_ sign: Character, _ place: (x: Double, y: Double)) {
      let (row, column) = (Int(place.y.rounded()), Int(place.x.rounded()))
      guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
      cells[row][column] = sign
    }

    mutating func draw(
      _ sign: Character, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
    ) {
      let count = max(1, max(abs(end.x - start.x), abs(end.y - start.y) * 2).rounded(.up))
      for step in 0...Int(count) {
        let part = Double(step) / count
        put(sign, (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
      }
    }

    var lines: [String] { cells.map { String($0).withoutBlanksBehind } }
  }
}
