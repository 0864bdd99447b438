import Foundation
import Records
import Workbench

/// Measures in what way a region is wrong, where no known mistake is like it.
///
/// Not of the main actor, for the reason that `MapComparer` gives.
nonisolated struct MapMeasure {
  private let width: Int
  private let actual: [Bool]
  private let expected: [Bool]
  private let name: String

  /// Measures one owner's region in the map of an answer and in that of the solution.
  init(_ name: String, actual: HitMap, expected: HitMap) {
    self.name = name
    width = expected.width
    self.actual = Self.region(of: name, actual)
    self.expected = Self.region(of: name, expected)
  }

  private static func region(of name: String, _ map: HitMap) -> [Bool] {
    guard let index = map.names.firstIndex(of: name) else {
      return Array(repeating: false, count: map.cells.count)
    }
    return map.cells.map { $0 == UInt16(index) }
  }

  /// Everything that can be said for certain, the most telling first; `reach` is the number of
  /// points where anybody asks at all.
  var diagnoses: [MapDiagnosis] {
    guard let mine = MapComparer.box(of: actual, width: width) else {
      return expected.contains(true) ? [.never(name: name)] : []
    }
    let count = actual.count { $0 }
    let (missing, extra) = differences
    guard let right = MapComparer.box(of: expected, width: width) else {
      return [.tooLarge(name: name, points: count)]
    }
    if count == actual.count { return [.everywhere(name: name)] }
    if let shift = shift(mine, right) { return [shift] }
    if mine == right, let mirrored = mirrored(right) { return [mirrored] }
    if isFull(actual, mine), isFull(expected, right) {
      return [
        .edges(
          name: name, left: right.minX - mine.minX, top: right.minY - mine.minY,
          right: mine.maxX - right.maxX, bottom: mine.maxY - right.maxY)
      ]
    }
    if missing == 0 { return [.tooLarge(name: name, points: extra)] }
    if extra == 0 { return [.tooSmall(name: name, points: missing)] }
    return [.otherShape(name: name, missing: missing, extra: extra)]
  }

  private var differences: (missing: Int, extra: Int) {
    var (missing, extra) = (0, 0)
    for cell in expected.indices where expected[cell] != actual[cell] {
      if expected[cell] { missing += 1 } else { extra += 1 }
    }
    return (missing, extra)
  }

  /// The same shape in another place: all but a fiftieth of the points agree once it is moved.
  private func shift(_ mine: CGRect, _ right: CGRect) -> MapDiagnosis? {
    guard abs(mine.width - right.width) <= 1, abs(mine.height - right.height) <= 1,
      mine.origin != right.origin
    else { return nil }
    let (dx, dy) = (Int(mine.minX - right.minX), Int(mine.minY - right.minY))
    guard agrees(in: right, { (x, y) in (x + dx, y + dy) }) else { return nil }
    return .shifted(name: name, dx: Double(dx), dy: Double(dy))
  }

  private func mirrored(_ box: CGRect) -> MapDiagnosis? {
    let (left, right, top, bottom) = (
      Int(box.minX), Int(box.maxX) - 1, Int(box.minY), Int(box.maxY) - 1
    )
    if agrees(in: box, { (x, y) in (left + right - x, y) }) {
      return .mirrored(name: name, isVertical: false)
    }
    if agrees(in: box, { (x, y) in (x, top + bottom - y) }) {
      return .mirrored(name: name, isVertical: true)
    }
    return nil
  }

  private func agrees(in box: CGRect, _ place: (Int, Int) -> (Int, Int)) -> Bool {
    var different = 0
    for y in Int(box.minY)..<Int(box.maxY) {
      for x in Int(box.minX)..<Int(box.maxX) {
        let (column, row) = place(x, y)
        let isOn = (0..<width).contains(column) && (0..<actual.count / width).contains(row)
        let mine = isOn && actual[row * width + column]
        if mine != expected[y * width + x] { different += 1 }
      }
    }
    return different * 50 <= Int(box.width * box.height)
  }

  private func isFull(_ region: [Bool], _ box: CGRect) -> Bool {
    region.count { $0 } == Int(box.width * box.height)
  }
}
