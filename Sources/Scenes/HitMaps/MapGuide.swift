import HitMaps
import Records

/// Another map of a scene, around whose changes every point is asked: for an exercise that of its
/// solution. Its changes are computed once for all answers that are asked in the scene.
package final class MapGuide {
  package let map: HitMap
  /// The lines for one spacing, and the squares of theirs that change; nil before a map was asked.
  private var known: (spacing: Int, lines: MapLines, changes: MapChanges)?
  /// Where the lines begin.
  private let offset: MapOffset

  package init(_ map: HitMap, offset: MapOffset = .none) {
    self.map = map
    self.offset = offset
  }

  /// The lines that are `spacing` apart near changes, and the squares of theirs that change.
  func lines(spacing: Int) -> (lines: MapLines, changes: MapChanges) {
    if let known, known.spacing == spacing { return (known.lines, known.changes) }
    let lines = MapLines(of: map, spacing: spacing, offset: offset)
    let changes = MapChanges(of: map, in: lines)
    known = (spacing, lines, changes)
    return (lines, changes)
  }
}

/// The squares between lines in which a map changes, including their sides.
nonisolated struct MapChanges {
  private let isChanging: [Bool]
  private let columns: Int

  init(of map: HitMap, in lines: MapLines) {
    columns = lines.columns.count - 1
    var isChanging: [Bool] = []
    isChanging.reserveCapacity(columns * (lines.rows.count - 1))
    for row in 0..<lines.rows.count - 1 {
      isChanging += Self.row(of: map, lines.rows[row]...lines.rows[row + 1], lines.columns)
    }
    self.isChanging = isChanging
  }

  /// Whether anything changes in a square.
  func contains(column: Int, row: Int) -> Bool { isChanging[row * columns + column] }

  /// The squares of a band of rows. Of equal rows only one is examined.
  private static func row(
    of map: HitMap, _ band: ClosedRange<Int>, _ columns: [Int]
  ) -> [Bool] {
    var isChanging = Array(repeating: false, count: columns.count - 1)
    let width = map.width
    map.cells.withUnsafeBufferPointer { cells in
      for y in band {
        let start = y * width
        if y > band.lowerBound, map.isRow(y, equalTo: y - 1) { continue }
        for column in isChanging.indices where !isChanging[column] {
          let owner = cells[band.lowerBound * width + columns[column]]
          let square = start + columns[column]...start + columns[column + 1]
          isChanging[column] = cells[square].contains { $0 != owner }
        }
      }
    }
    return isChanging
  }
}
