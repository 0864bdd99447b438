import HitMaps

/// Some points of a scene that distinguish answers: next to changes of owner and in between, of
/// every owner a few, in an order that follows no row.
///
/// Chosen by the lines of the scene, so a secret scene has points that are not known either.
final class SampledPoints {
  private let map: HitMap
  private let border: HitMap
  private let word: String
  /// The cells, once they were needed.
  private var chosen: [Int]?

  /// The maximum number of points.
  private static let most = 40
  /// The number of points of each owner that come first.
  private static let mostOfOwner = 3
  /// The distance of the rows that are looked at.
  private static let spacing = 4

  init(_ map: HitMap, outside border: HitMap, _ plan: StagePlan) {
    self.map = map
    self.border = border
    word = plan.texts.joined(separator: "\n")
  }

  /// The points, by their cells.
  var cells: [Int] {
    if let chosen { return chosen }
    let cells = choose()
    chosen = cells
    return cells
  }

  private func choose() -> [Int] {
    var generator = SeededGenerator(word, map.cells.count)
    var cells: [Int] = []
    var last: Int?
    for row in stride(from: generator.whole(0...Self.spacing - 1), to: map.height, by: Self.spacing)
    {
      // A row that equals the one above adds no information.
      if last.map({ !map.isRow(row, equalTo: $0) }) ?? true { add(row, &cells, &generator) }
      last = row
    }
    for _ in 0..<Self.most / 4 { cells.append(generator.whole(0...map.cells.count - 1)) }
    cells.shuffle(using: &generator)
    return mixed(cells.filter { border.cells[$0] == HitMap.nobody })
  }

  /// Adds a point of each run of cells with one owner, and those two cells from its ends.
  private func add(_ row: Int, _ cells: inout [Int], _ generator: inout SeededGenerator) {
    let start = row * map.width
    var first = start
    for cell in start..<start + map.width {
      let isLast = cell + 1 == start + map.width
      guard isLast || map.cells[cell + 1] != map.cells[cell] else { continue }
      cells.append(generator.whole(first...cell))
      cells += [first + 2, cell - 2].filter { (first...cell).contains($0) }
      first = cell + 1
    }
  }

  /// The cells with a few of each owner first, at most as many as are asked.
  private func mixed(_ cells: [Int]) -> [Int] {
    var counts: [UInt16: Int] = [:]
    var (early, late): ([Int], [Int]) = ([], [])
    for cell in cells {
      counts[map.cells[cell], default: 0] += 1
      if counts[map.cells[cell], default: 0] > Self.mostOfOwner {
        late.append(cell)
      } else {
        early.append(cell)
      }
    }
    return Array((early + late).prefix(Self.most))
  }
}
