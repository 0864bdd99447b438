import HitMaps
import Records

/// The columns and rows of points that a map asks first.
///
/// They are `spacing` apart where another map of the scene, the guide, changes nearby, and
/// everywhere without one. Far from all changes every third of them is enough: a touch has the same
/// result there over wide regions, with the guide's answer and with nearly every other one.
package nonisolated struct MapLines {
  /// The columns, as points from the left, including the first and the last one of the screen.
  package let columns: [Int]
  /// The rows, as points from the top, including the first and the last one of the screen.
  package let rows: [Int]

  /// The divisor of the number of lines far from all changes.
  private static let thinning = 3
  /// The number of lines on each side of a change that are near it.
  private static let reach = 6

  /// Creates lines that are `spacing` apart everywhere.
  package init(width: Int, height: Int, spacing: Int) {
    columns = Self.lines(width, spacing) { _ in true }
    rows = Self.lines(height, spacing) { _ in true }
  }

  /// Creates lines that are `spacing` apart near the changes of a map.
  package init(of guide: HitMap, spacing: Int) {
    let changes = Changes(guide)
    let near = Self.reach * spacing
    columns = Self.lines(guide.width, spacing) { changes.columns.contains(near: $0, near) }
    rows = Self.lines(guide.height, spacing) { changes.rows.contains(near: $0, near) }
  }

  private static func lines(
    _ count: Int, _ spacing: Int, _ isNear: (Range<Int>) -> Bool
  ) -> [Int] {
    var lines: [Int] = []
    var next = 0
    while next < count - 1 {
      lines.append(next)
      let far = spacing * thinning
      next += isNear(next..<next + far) ? spacing : far
    }
    return lines + [count - 1]
  }

  /// The changes of a map from one column to the next, and from one row to the next.
  private struct Changes {
    package var columns: Places
    package var rows: Places

    package init(_ map: HitMap) {
      let width = map.width
      var isChange = Array(repeating: false, count: width)
      var changedRows: [Int] = []
      for row in 0..<map.height {
        if row > 0 {
          // Of equal rows the first one contains their changes.
          if map.isRow(row, equalTo: row - 1) { continue }
          changedRows.append(row)
        }
        map.cells.withUnsafeBufferPointer { cells in
          for column in row * width + 1..<(row + 1) * width where cells[column] != cells[column - 1]
          {
            isChange[column - row * width] = true
          }
        }
      }
      columns = Places(sorted: isChange.indices.filter { isChange[$0] })
      rows = Places(sorted: changedRows)
    }
  }

  /// Numbers in ascending order.
  private struct Places {
    package let sorted: [Int]

    /// Whether one of them is at most `distance` away from a range.
    package func contains(near range: Range<Int>, _ distance: Int) -> Bool {
      sorted.contains { range.lowerBound - distance <= $0 && $0 <= range.upperBound + distance }
    }
  }
}
