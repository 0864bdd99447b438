import Foundation
import HitMaps
import Records
import UIKitModel

/// Compares hit maps of one scene, in the way that an exercise or a check requires.
///
/// Not isolated to the main actor: a closure that is called for every point would check every time
/// that it runs there.
nonisolated package struct MapComparer {
  package let comparison: HitMapComparison

  package init(comparison: HitMapComparison) {
    self.comparison = comparison
  }

  /// The class of each name of a map: names that count as equal have the same number. With
  /// `hittable`, every name except the wanted one is 0, as no view is.
  ///
  /// Two maps together may have more names than one map has indices.
  private func classes(of map: HitMap, _ known: inout [String: UInt32]) -> [UInt32] {
    map.names.map { name in
      if case .hittable(let wanted) = comparison { return name == wanted ? 1 : 0 }
      if let number = known[name] { return number }
      let number = UInt32(known.count)
      known[name] = number
      return number
    }
  }

  private var classOfNobody: UInt32 {
    if case .hittable = comparison { return 0 }
    return .max
  }

  /// The cells of maps of one scene as numbers that can be compared with each other.
  package func classified(_ maps: [HitMap]) -> [[UInt32]] {
    var known: [String: UInt32] = [:]
    let none = classOfNobody
    return maps.map { map in
      let classes = classes(of: map, &known)
      let nobody = HitMap.nobody
      return CellRows.map(map.cells, width: map.width) {
        $0 == nobody ? none : classes[Int($0)]
      }
    }
  }

  /// Whether two maps of one scene count as equal at every point that has no owner in a third.
  package func areAlike(_ one: HitMap, _ other: HitMap, outside border: HitMap) -> Bool {
    var known: [String: UInt32] = [:]
    let (first, second) = (classes(of: one, &known), classes(of: other, &known))
    let (none, nobody) = (classOfNobody, HitMap.nobody)
    let isNumberedAlike = one.names == other.names
    return one.cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        guard let left = cells.baseAddress, let right = others.baseAddress else { return true }
        return stride(from: 0, to: cells.count, by: one.width).allSatisfy { start in
          let row = start..<min(start + one.width, cells.count)
          if isNumberedAlike, CellRows.areAlike(left + start, right + start, row.count) {
            return true
          }
          return row.allSatisfy { cell in
            let (owner, right) = (cells[cell], others[cell])
            let number = owner == nobody ? none : first[Int(owner)]
            return number == (right == nobody ? none : second[Int(right)])
              || border.cells[cell] != nobody
          }
        }
      }
    }
  }

  /// All differences; nil if there are none. The points that are `unjudged` are ignored.
  package func difference(
    _ map: HitMap, _ expected: HitMap, without unjudged: [Bool]? = nil
  ) -> HitMapDifference? {
    let cells = classified([map, expected])
    var numbers: [UInt64: Int] = [:]
    var counts: [Int] = []
    var examples: [Int] = []
    // The index of its pair for each wrong cell. There may be more of them than a map has names.
    var kinds = Array(repeating: -1, count: map.cells.count)
    var first: Int?
    for cell in cells[0].indices where cells[0][cell] != cells[1][cell] {
      if let unjudged, unjudged[cell] { continue }
      if first == nil { first = cell }
      let key = UInt64(cells[0][cell]) << 32 | UInt64(cells[1][cell])
      let number = numbers[key] ?? counts.count
      if number == counts.count {
        numbers[key] = number
        counts.append(0)
        examples.append(cell)
      }
      counts[number] += 1
      kinds[cell] = number
    }
    guard let first else { return nil }
    let order = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    let last = HitMapDifference.mostKinds - 1
    var rank = Array(repeating: UInt16(0), count: counts.count)
    for (place, number) in order.enumerated() { rank[number] = UInt16(min(place, last)) }
    let wrong = kinds.map { $0 < 0 ? HitMap.nobody : rank[$0] }
    let pairs = order.map { number in
      HitMapDifference.Pair(
        expected: owner(expected, examples[number]), actual: owner(map, examples[number]),
        points: counts[number])
    }
    return HitMapDifference(
      comparison: comparison, pairs: pairs,
      wrong: HitMap(
        width: map.width, height: map.height,
        names: (0...min(pairs.count - 1, last)).map { "\($0)" }, cells: wrong),
      firstPoint: map.middle(of: first),
      box: Self.box(of: wrong.map { $0 != HitMap.nobody }, width: map.width) ?? .zero)
  }

  /// The owner of a cell, if it counts.
  private func owner(_ map: HitMap, _ cell: Int) -> String? {
    let owner = map.owner(x: cell % map.width, y: cell / map.width)
    if case .hittable(let name) = comparison { return owner == name ? owner : nil }
    return owner
  }

  /// The bounding box of the set cells.
  package static func box(of cells: [Bool], width: Int) -> CGRect? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for (cell, isSet) in cells.enumerated() where isSet {
      let (x, y) = (cell % width, cell / width)
      left = min(left, x)
      right = max(right, x)
      top = min(top, y)
      bottom = max(bottom, y)
    }
    guard right >= 0 else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
