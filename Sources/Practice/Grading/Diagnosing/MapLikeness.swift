import HitMaps
import Records

/// Compares other maps with one map, ignoring points next to a change of its owner.
///
/// Owners are compared by numbers: every point of the screen is examined, and comparing names would
/// take longer than asking.
nonisolated struct MapLikeness {
  private let map: HitMap
  private let comparison: HitMapComparison
  /// The comparison numbers of the map's owners, by their indices: equal if they count as the same.
  private let numbers: [Int]

  init(_ map: HitMap, _ comparison: HitMapComparison) {
    self.map = map
    self.comparison = comparison
    numbers = Self.numbers(of: map.names, map.names, comparison)
  }

  /// The number of no view.
  private static let none = -1

  /// The numbers of `names`, as they count among those of the map.
  private static func numbers(
    of names: [String], _ known: [String], _ comparison: HitMapComparison
  ) -> [Int] {
    if case .hittable(let wanted) = comparison { return names.map { $0 == wanted ? 1 : none } }
    var numbers: [String: Int] = [:]
    for name in known + names where numbers[name] == nil { numbers[name] = numbers.count }
    return names.map { numbers[$0, default: none] }
  }

  private var cells: [UInt16] { map.cells }
  private var width: Int { map.width }

  private func number(_ owner: UInt16, _ numbers: [Int]) -> Int {
    owner == HitMap.nobody ? Self.none : numbers[Int(owner)]
  }

  // MARK: The map itself

  /// The number of points that differ from both their neighbours in the row.
  var singles: Int {
    var (sum, last) = (0, 0)
    for row in 0..<map.height {
      // Most rows are equal to the one above.
      if row == 0 || !map.isRow(row, equalTo: row - 1) { last = singles(ofRow: row) }
      sum += last
    }
    return sum
  }

  private func singles(ofRow row: Int) -> Int {
    let runs = map.runs(ofRow: row)
    // Runs of owners that count as the same are one.
    var lengths: [(number: Int, count: Int)] = []
    for index in stride(from: 0, to: runs.count, by: 2) {
      let number = runs[index] < 0 ? Self.none : numbers[runs[index]]
      if let last = lengths.last, last.number == number {
        lengths[lengths.count - 1].count += runs[index + 1]
      } else {
        lengths.append((number, runs[index + 1]))
      }
    }
    return lengths.dropFirst().dropLast().count { $0.count == 1 }
  }

  /// Whether a neighbour of a point has another owner.
  private func isNearChange(_ cell: Int) -> Bool {
    let column = cell % width
    let own = number(cells[cell], numbers)
    func differs(_ other: Int) -> Bool { number(cells[other], numbers) != own }
    return column > 0 && differs(cell - 1) || column + 1 < width && differs(cell + 1)
      || cell >= width && differs(cell - width)
      || cell + width < cells.count && differs(cell + width)
  }

  // MARK: Others

  /// Whether one of scattered points has another owner.
  func differs(_ sample: MistakeAnswers.Sample) -> Bool {
    let others = Self.numbers(of: sample.names, map.names, comparison)
    return sample.owners.indices.contains { place in
      let cell = place * MistakeAnswers.Sample.step
      return number(sample.owners[place], others) != number(cells[cell], numbers)
        && !isNearChange(cell)
    }
  }

  /// Whether a point of another map has another owner.
  func differs(_ other: HitMap) -> Bool {
    let others = Self.numbers(of: other.names, map.names, comparison)
    let isNumberedAlike = others == numbers
    return (0..<map.height).contains { row in
      if isNumberedAlike, map.isRow(row, equalToThatOf: other) { return false }
      return (row * width..<(row + 1) * width).contains { cell in
        number(other.cells[cell], others) != number(cells[cell], numbers) && !isNearChange(cell)
      }
    }
  }
}
