/// A rectangle of square points with a label each.
struct RegionMap {
  let columns: Range<Int>
  let rows: Range<Int>
  /// The labels, row by row; 0 is for points in no region.
  private(set) var labels: [UInt32]

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    labels = Array(repeating: 0, count: columns.count * rows.count)
  }

  subscript(_ column: Int, _ row: Int) -> UInt32 {
    get { labels[index(column, row)] }
    set { labels[index(column, row)] = newValue }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (row - rows.lowerBound) * columns.count + column - columns.lowerBound
  }

  /// The facts about one region.
  struct Region {
    /// The number of its square points.
    var count = 0
    /// The square point that is deepest inside it, and its depth: 1 is a point on its border.
    var column = 0
    var row = 0
    var depth: Int32 = 0
  }

  /// Every region by its label: its size, and the point farthest from its border. Of several such
  /// points the one nearest the middle of all of them is chosen.
  func regions(count: Int) -> [Region] {
    var regions = Array(repeating: Region(), count: count)
    let depths = depths()
    var sums = Array(repeating: (x: 0, y: 0, count: 0), count: count)
    forEach { index, column, row, label in
      regions[label].count += 1
      if depths[index] > regions[label].depth {
        regions[label].depth = depths[index]
        sums[label] = (0, 0, 0)
      }
      if depths[index] == regions[label].depth {
        sums[label].x += column
        sums[label].y += row
        sums[label].count += 1
      }
    }
    var nearest = Array(repeating: Int.max, count: count)
    forEach { index, column, row, label in
      guard depths[index] == regions[label].depth else { return }
      let sum = sums[label]
      let (x, y) = (column - Self.mean(sum.x, sum.count), row - Self.mean(sum.y, sum.count))
      guard x * x + y * y < nearest[label] else { return }
      nearest[label] = x * x + y * y
      regions[label].column = column
      regions[label].row = row
    }
    return regions
  }

  /// The mean of the middles of columns or rows, which are half a point after their numbers.
  private static func mean(_ sum: Int, _ count: Int) -> Int { (2 * sum + count) / (2 * count) }

  @inline(__always)
  private func forEach(_ body: (_ index: Int, _ column: Int, _ row: Int, _ label: Int) -> Void) {
    var index = 0
    for row in rows {
      for column in columns {
        let label = Int(labels[index])
        if label != 0 { body(index, column, row, label) }
        index += 1
      }
    }
  }

  private typealias Neighbor = (x: Int, y: Int)
  private static let before: [Neighbor] = [(-1, 0), (-1, -1), (0, -1), (1, -1)]
  private static let behind: [Neighbor] = [(1, 0), (1, 1), (0, 1), (-1, 1)]

  /// The distance in steps, including diagonal ones, from each point to the nearest of another
  /// label: one pass down, one up.
  private func depths() -> [Int32] {
    let (width, height) = (columns.count, rows.count)
    var depths = Array(repeating: Int32.max - 1, count: labels.count)
    func step(_ x: Int, _ y: Int, _ neighbors: [Neighbor]) {
      let index = y * width + x
      guard labels[index] != 0 else { return }
      var depth = depths[index]
      for neighbor in neighbors {
        let (column, row) = (x + neighbor.x, y + neighbor.y)
        guard column >= 0, column < width, row >= 0, row < height else {
          depth = 1
          continue
        }
        let other = row * width + column
        depth = min(depth, labels[other] == labels[index] ? depths[other] + 1 : 1)
      }
      depths[index] = depth
    }
    let (before, behind) = (Self.before, Self.behind)
    for y in 0..<height {
      for x in 0..<width { step(x, y, before) }
    }
    for y in (0..<height).reversed() {
      for x in (0..<width).reversed() { step(x, y, behind) }
    }
    return depths
  }
}
