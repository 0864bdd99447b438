import HitMaps
import Records

/// The number of points from the left and from the top after which the lines of a map begin,
/// besides the first column and row of the screen.
package nonisolated struct MapOffset: Hashable, Sendable {
  package let x: Int
  package let y: Int

  /// Lines that begin in the corner of the screen.
  package static let none = MapOffset(x: 0, y: 0)

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

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
  package init(width: Int, height: Int, spacing: Int, offset: MapOffset = .none) {
    columns = Self.lines(width, spacing, offset.x) { _ in true }
    rows = Self.lines(height, spacing, offset.y) { _ in true }
  }

  /// Creates lines that are `spacing` apart near the changes of a map. Each of them is also one of
  /// those everywhere at the same offset: an answer with the guide's map has no region that the
  /// guide, asked everywhere, missed.
  package init(of guide: HitMap, spacing: Int, offset: MapOffset = .none) {
    let changes = Changes(guide)
    let near = Self.reach * spacing
    columns = Self.lines(guide.width, spacing, offset.x) {
      changes.columns.contains(near: $0, near)
    }
    rows = Self.lines(guide.height, spacing, offset.y) { changes.rows.contains(near: $0, near) }
  }

  private static func lines(
    _ count: Int, _ spacing: Int, _ offset: Int, _ isNear: (Range<Int>) -> Bool
  ) -> [Int] {
    var lines: [Int] = []
    var next = 0
    if offset % spacing != 0 {
      lines.append(next)
      next = offset % spacing
    }
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
