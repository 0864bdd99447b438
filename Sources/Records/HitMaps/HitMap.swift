import Foundation

/// Who gets a touch, for every square point of a screen: each is asked at its middle,
/// (x + 0.5, y + 0.5).
package struct HitMap: Sendable, Equatable {
  /// The version of the coded form; grows when the meaning of a key changes.
  package static let version = 1
  /// Stands in a cell for nobody.
  @inlinable package static var nobody: UInt16 { .max }

  /// The size in points.
  package let width: Int
  package let height: Int
  /// The owners that cells speak of by index.
  package let names: [String]
  /// A cell for each point, row by row from the top left: an index into `names`, or `nobody`.
  package let cells: [UInt16]

  package init(width: Int, height: Int, names: [String], cells: [UInt16]) {
    precondition(cells.count == width * height, "a cell for each point")
    self.width = width
    self.height = height
    self.names = names
    self.cells = cells
  }

  /// The owner at a point; nil for nobody.
  package func owner(x: Int, y: Int) -> String? {
    let cell = cells[y * width + x]
    return cell == Self.nobody ? nil : names[Int(cell)]
  }

  /// Whether two rows have the same owners. As one block of memory: on a huge screen most rows are
  /// alike, and to compare them cell by cell would take longer than to ask who owns them.
  package func isRow(_ row: Int, equalTo other: Int) -> Bool {
    cells.withUnsafeBytes { bytes in
      let size = width * MemoryLayout<UInt16>.stride
      guard let start = bytes.baseAddress else { return true }
      return memcmp(start + row * size, start + other * size, size) == 0
    }
  }

  /// The middle of the cell with an index.
  package func middle(of cell: Int) -> CGPoint {
    CGPoint(x: Double(cell % width) + 0.5, y: Double(cell / width) + 0.5)
  }
}

extension HitMap: Codable {
  private enum Key: String, CodingKey {
    case version
    case width
    case height
    case names
    case rows
  }

  /// Reads rows of runs: pairs of an owner (-1 for nobody) and how many points it has.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let width = try container.decode(Int.self, forKey: .width)
    let height = try container.decode(Int.self, forKey: .height)
    let names = try container.decode([String].self, forKey: .names)
    let rows = try container.decode([[Int]].self, forKey: .rows)
    var cells: [UInt16] = []
    var isWhole = rows.count == height && names.count < Int(Self.nobody)
    for row in rows where isWhole {
      let start = cells.count
      for index in stride(from: 0, to: row.count - 1, by: 2) {
        let (owner, count) = (row[index], row[index + 1])
        guard owner < names.count, owner >= -1, (0...width).contains(count) else {
          isWhole = false
          break
        }
        let cell = owner < 0 ? Self.nobody : UInt16(owner)
        cells.append(contentsOf: repeatElement(cell, count: count))
      }
      isWhole = isWhole && cells.count - start == width
    }
    guard isWhole else {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: container, debugDescription: "rows that do not fill the map")
    }
    self.init(width: width, height: height, names: names, cells: cells)
  }

  /// Writes rows of runs: pairs of an owner (-1 for nobody) and how many points it has.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(names, forKey: .names)
    try container.encode(rows, forKey: .rows)
  }

  private var rows: [[Int]] {
    var rows: [[Int]] = []
    rows.reserveCapacity(height)
    for row in 0..<height {
      let isAlike = row > 0 && isRow(row, equalTo: row - 1)
      rows.append(isAlike ? rows[row - 1] : runs(ofRow: row))
    }
    return rows
  }

  /// A row as pairs of an owner, -1 for nobody, and how many points it has.
  package func runs(ofRow row: Int) -> [Int] {
    var runs: [Int] = []
    var start = row * width
    let end = start + width
    while start < end {
      let cell = cells[start]
      var next = start + 1
      while next < end, cells[next] == cell { next += 1 }
      runs += [cell == Self.nobody ? -1 : Int(cell), next - start]
      start = next
    }
    return runs
  }
}
