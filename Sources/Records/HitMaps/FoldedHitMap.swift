/// A hit map as rows, of which each that is like the one before is only counted, and the others as
/// runs of points with one owner; coded as the map itself.
///
/// Most rows are like the one before, which is found out by comparing memory: this module is not
/// optimised, and a loop over all points of a screen would cost more than to ask them.
struct FoldedHitMap: Sendable {
  private let width: Int
  private let height: Int
  private let names: [String]
  private let rows: [Row]
  /// The runs of all rows that are kept, one row after the other.
  private let runs: [Run]

  /// A row, and those after it that are like it.
  private struct Row: Sendable {
    let runs: Int
    var count: Int
  }

  private struct Run: Sendable {
    let owner: UInt16
    var count: Int32
  }

  init(_ map: HitMap) {
    width = map.width
    height = map.height
    names = map.names
    var rows: [Row] = []
    var runs: [Run] = []
    for row in 0..<map.height {
      if row > 0, map.isRow(row, equalTo: row - 1) {
        rows[rows.count - 1].count += 1
        continue
      }
      let first = runs.count
      for owner in map.cells[row * map.width..<(row + 1) * map.width] {
        if runs.count > first, runs[runs.count - 1].owner == owner {
          runs[runs.count - 1].count += 1
        } else {
          runs.append(Run(owner: owner, count: 1))
        }
      }
      rows.append(Row(runs: runs.count - first, count: 1))
    }
    (self.rows, self.runs) = (rows, runs)
  }

  var map: HitMap {
    let cells = [UInt16](unsafeUninitializedCapacity: width * height) { cells, used in
      guard let base = cells.baseAddress else { return }
      var next = 0
      for row in rows {
        let start = used
        for run in runs[next..<next + row.runs] {
          (base + used).initialize(repeating: run.owner, count: Int(run.count))
          used += Int(run.count)
        }
        next += row.runs
        for _ in 1..<row.count {
          (base + used).initialize(from: base + start, count: width)
          used += width
        }
      }
    }
    return HitMap(width: width, height: height, names: names, cells: cells)
  }
}

extension FoldedHitMap: Codable {
  init(from decoder: any Decoder) throws { self.init(try HitMap(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try map.encode(to: encoder) }
}
