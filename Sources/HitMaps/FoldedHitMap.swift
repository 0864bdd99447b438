/// A hit map in few bytes, for storing and passing on: rows as runs of points with one owner, with
/// equal rows in succession only counted. Coded as the map itself.
package struct FoldedHitMap: Sendable, Equatable {
  /// The size in points.
  package let width: Int
  package let height: Int
  /// The owners that runs refer to by index.
  package let names: [String]
  /// The stored rows: the number of runs of each, and the number of its repetitions, one below the
  /// other.
  private let rows: [Counted]
  /// The runs of all of them, one row after the other: the owner, and its number of points.
  private let runs: [Counted]

  /// A value, and the number of its repetitions.
  private struct Counted: Sendable, Equatable {
    let value: UInt16
    var count: UInt16
  }

  package init(_ map: HitMap) {
    width = map.width
    height = map.height
    names = map.names
    var rows: [Counted] = []
    var runs: [Counted] = []
    for row in 0..<map.height {
      // Compared as memory: on most screens most rows are alike.
      if row > 0, rows[rows.count - 1].count < .max, map.isRow(row, equalTo: row - 1) {
        rows[rows.count - 1].count += 1
        continue
      }
      let first = runs.count
      for owner in map.cells[row * map.width..<(row + 1) * map.width] {
        if runs.count > first, runs[runs.count - 1].value == owner,
          runs[runs.count - 1].count < .max
        {
          runs[runs.count - 1].count += 1
        } else {
          runs.append(Counted(value: owner, count: 1))
        }
      }
      rows.append(Counted(value: UInt16(runs.count - first), count: 1))
    }
    (self.rows, self.runs) = (rows, runs)
  }

  package var map: HitMap {
    let cells = [UInt16](unsafeUninitializedCapacity: width * height) { cells, used in
      guard let base = cells.baseAddress else { return }
      var next = 0
      for row in rows {
        let start = used
        for run in runs[next..<next + Int(row.value)] {
          (base + used).initialize(repeating: run.value, count: Int(run.count))
          used += Int(run.count)
        }
        next += Int(row.value)
        for _ in 1..<row.count {
          (base + used).initialize(from: base + start, count: width)
          used += width
        }
      }
    }
    return HitMap(width: width, height: height, names: names, cells: cells)
  }

  /// The owners of every `step`th point, without creating the full map.
  package func owners(every step: Int) -> [UInt16] {
    var owners: [UInt16] = []
    owners.reserveCapacity(width * height / step + 1)
    // The next requested point, as cells are counted, and the beginning of a row.
    var (next, start) = (0, 0)
    var first = 0
    for row in rows {
      let own = first..<first + Int(row.value)
      first = own.upperBound
      for _ in 0..<row.count {
        var end = start
        for run in runs[own] where next < start + width {
          end += Int(run.count)
          while next < end {
            owners.append(run.value)
            next += step
          }
        }
        start += width
      }
    }
    return owners
  }
}

extension FoldedHitMap {
  /// The rows and the runs, four bytes for each of them, the least significant first.
  package var bytes: (rows: [UInt8], runs: [UInt8]) { (Self.bytes(rows), Self.bytes(runs)) }

  /// Decodes a map from such bytes; nil if they are not those of one. The cost of this check
  /// depends on the bytes alone: `width` and `height` may be anything.
  package init?(
    width: Int, height: Int, names: [String], rows: [UInt8], runs: [UInt8]
  ) {
    guard width >= 0, height >= 0, names.count < Int(HitMap.nobody),
      rows.count % 4 == 0, runs.count % 4 == 0
    else { return nil }
    self.width = width
    self.height = height
    self.names = names
    self.rows = Self.counted(rows)
    self.runs = Self.counted(runs)
    guard isWhole else { return nil }
  }

  /// Whether there are runs for every row, points for every run and rows for the whole height.
  private var isWhole: Bool {
    var (first, height) = (0, 0)
    for row in rows {
      let end = first + Int(row.value)
      guard row.count > 0, end <= runs.count else { return false }
      var points = 0
      for run in runs[first..<end] {
        guard run.value == HitMap.nobody || Int(run.value) < names.count else { return false }
        points += Int(run.count)
      }
      guard points == width else { return false }
      first = end
      height += Int(row.count)
    }
    return first == runs.count && height == self.height
  }

  private static func bytes(_ all: [Counted]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(all.count * 4)
    for one in all {
      for number in [one.value, one.count] {
        bytes.append(UInt8(number & 0xFF))
        bytes.append(UInt8(number >> 8))
      }
    }
    return bytes
  }

  private static func counted(_ bytes: [UInt8]) -> [Counted] {
    func number(_ place: Int) -> UInt16 { UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8 }
    return stride(from: 0, to: bytes.count - 3, by: 4).map { place in
      Counted(value: number(place), count: number(place + 2))
    }
  }
}

extension FoldedHitMap: Codable {
  package init(from decoder: any Decoder) throws { self.init(try HitMap(from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try map.encode(to: encoder) }
}
