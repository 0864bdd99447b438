import Records

/// The maps of an answer by the numbers of scenes, each in as few cells as its rows differ: an
/// answer has one in every scene, and most rows of a map are like the one before.
struct SceneMaps {
  private var folded: [Int: FoldedMap] = [:]

  /// The map in a scene, where it was made.
  subscript(scene: Int) -> HitMap? {
    get { folded[scene]?.map }
    set { folded[scene] = newValue.map(FoldedMap.init) }
  }

  /// The scenes in which a map was made, in their order.
  var scenes: [Int] { folded.keys.sorted() }

  /// Whether the map in a scene was made.
  func contains(_ scene: Int) -> Bool { folded[scene] != nil }
}

/// A map of which every row that is like the one before is left out.
nonisolated private struct FoldedMap {
  private let width: Int
  private let names: [String]
  /// The cells of the rows that are not left out.
  private let cells: [UInt16]
  /// For each row of the map which of those rows it is like.
  private let rows: [Int32]

  init(_ map: HitMap) {
    width = map.width
    names = map.names
    var rows: [Int32] = []
    rows.reserveCapacity(map.height)
    var cells: [UInt16] = []
    var count: Int32 = 0
    for row in 0..<map.height {
      if row == 0 || !map.isRow(row, equalTo: row - 1) {
        cells += map.cells[row * width..<(row + 1) * width]
        count += 1
      }
      rows.append(count - 1)
    }
    self.rows = rows
    self.cells = cells
  }

  /// The map itself.
  var map: HitMap {
    let count = width * rows.count
    let whole = [UInt16](unsafeUninitializedCapacity: count) { buffer, used in
      used = count
      cells.withUnsafeBufferPointer { cells in
        guard let source = cells.baseAddress, var target = buffer.baseAddress else { return }
        for row in rows {
          target.initialize(from: source + Int(row) * width, count: width)
          target += width
        }
      }
    }
    return HitMap(width: width, height: rows.count, names: names, cells: whole)
  }
}
