import Foundation

/// The hit view of every square point of a screen: each is tested at its center, (x + 0.5, y +
/// 0.5).
package struct HitMap: Sendable, Equatable {
  /// The version of the coded form; grows when the meaning of a key changes.
  package static let version = 1
  /// The value of a cell without an owner.
  @inlinable package static var nobody: UInt16 { .max }

  /// The size in points.
  package let width: Int
  package let height: Int
  /// The owners that cells refer to by index.
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

  /// The owner at a point; nil without one.
  package func owner(x: Int, y: Int) -> String? {
    let cell = cells[y * width + x]
    return cell == Self.nobody ? nil : names[Int(cell)]
  }

  /// Whether two rows have the same owners. Compared as one block of memory: on a huge screen most
  /// rows are alike, and to compare them cell by cell would take longer than the hit tests.
  package func isRow(_ row: Int, equalTo other: Int) -> Bool {
    cells.withUnsafeBytes { isRow($0, row, equalTo: $0, other) }
  }

  /// Whether a row has the same cells as that of a map of the same size.
  package func isRow(_ row: Int, equalToThatOf other: HitMap) -> Bool {
    cells.withUnsafeBytes { cells in
      other.cells.withUnsafeBytes { isRow(cells, row, equalTo: $0, row) }
    }
  }

  private func isRow(
    _ cells: UnsafeRawBufferPointer, _ row: Int, equalTo others: UnsafeRawBufferPointer,
    _ other: Int
  ) -> Bool {
    let size = width * MemoryLayout<UInt16>.stride
    guard let start = cells.baseAddress, let second = others.baseAddress else { return true }
    return memcmp(start + row * size, second + other * size, size) == 0
  }

  /// The center of the cell with an index.
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

  /// Decodes rows of runs: pairs of an owner (-1 for none) and its number of points.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let width = try container.decode(Int.self, forKey: .width)
    let height = try container.decode(Int.self, forKey: .height)
    let names = try container.decode([String].self, forKey: .names)
    let rows = try container.decode([[Int]].self, forKey: .rows)
    guard let cells = Self.cells(of: rows, width: width, height: height, owners: names.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: container, debugDescription: "rows that do not fill the map")
    }
    self.init(width: width, height: height, names: names, cells: cells)
  }

  /// The cells of rows of runs; nil if they do not fill the map.
  private static func cells(
    of rows: [[Int]], width: Int, height: Int, owners: Int
  ) -> [UInt16]? {
    guard width >= 0, rows.count == height, owners < Int(nobody) else { return nil }
    var cells: [UInt16] = []
    for row in rows {
      let end = cells.count + width
      for index in stride(from: 0, to: row.count - 1, by: 2) {
        let (owner, count) = (row[index], row[index + 1])
        guard (-1..<owners).contains(owner), (0...end - cells.count).contains(count) else {
          return nil
        }
        let cell = owner < 0 ? nobody : UInt16(owner)
        // Appending one by one is specialized here; a sequence of the standard library is not.
        for _ in 0..<count { cells.append(cell) }
      }
      guard cells.count == end else { return nil }
    }
    return cells
  }

  /// Encodes rows of runs: pairs of an owner (-1 for none) and its number of points.
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

  /// A row as pairs of an owner, -1 for none, and its number of points.
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
