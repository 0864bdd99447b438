import HitMaps
import Records

// Here and not beside the record: Records is compiled without the optimiser, and a map has hundreds
// of thousands of points.
extension HitMap {
  /// The number of points of each owner, in the order of `names`.
  package nonisolated var areas: [Int] {
    var areas = Array(repeating: 0, count: names.count)
    let nobody = Self.nobody
    var row = 0
    while row < height {
      // Equal rows are counted once.
      var end = row + 1
      while end < height, isRow(end, equalTo: row) { end += 1 }
      cells.withUnsafeBufferPointer { cells in
        for cell in cells[row * width..<(row + 1) * width] where cell != nobody {
          areas[Int(cell)] += end - row
        }
      }
      row = end
    }
    return areas
  }

  /// The names of the owners of at least one point.
  package nonisolated var owners: Set<String> {
    Set(zip(names, areas).filter { $1 > 0 }.map(\.0))
  }
}
