import Foundation
import Records
import Scenes
import Workbench

/// Measures in what way a region is wrong, where no known mistake is like it.
///
/// Not of the main actor, for the reason that `MapComparer` gives.
nonisolated struct MapMeasure {
  private let width: Int
  private let actual: [Bool]
  private let expected: [Bool]
  private let name: String
  private let taker: String?
  private let origins: Origins?

  /// Where a view begins, in its superview's coordinates and in its own.
  nonisolated struct Origins {
    let frame: CGPoint
    let bounds: CGPoint
  }

  /// Measures one owner's region in the map of an answer and in that of the solution.
  init(_ name: String, actual: HitMap, expected: HitMap, origins: Origins? = nil) {
    self.name = name
    self.origins = origins
    width = expected.width
    self.actual = Self.region(of: name, actual)
    self.expected = Self.region(of: name, expected)
    taker = Self.taker(of: self.expected, in: actual)
  }

  private static func region(of name: String, _ map: HitMap) -> [Bool] {
    guard let index = map.names.firstIndex(of: name) else {
      return Array(repeating: false, count: map.cells.count)
    }
    return map.cells.map { $0 == UInt16(index) }
  }

  /// Who has most points of a region in a map.
  private static func taker(of region: [Bool], in map: HitMap) -> String? {
    var counts = Array(repeating: 0, count: map.names.count)
    for (cell, owner) in map.cells.enumerated() where region[cell] && owner != HitMap.nobody {
      counts[Int(owner)] += 1
    }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map { map.names[$0] }
  }

  /// Everything that can be said for certain, the most telling first.
  var diagnoses: [MapDiagnosis] {
    guard let mine = MapComparer.box(of: actual, width: width) else {
      return expected.contains(true) ? [.never(name: name, takenBy: taker)] : []
    }
    let count = actual.count { $0 }
    let (missing, extra) = differences
    guard let right = MapComparer.box(of: expected, width: width) else {
      return [.tooLarge(name: name, points: count)]
    }
    if count == actual.count { return [.everywhere(name: name)] }
    if let telling = shift(mine, right) ?? turned(mine, right) ?? scaled(mine, right) {
      return [telling]
    }
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
    guard isLike(in: right, { (x, y) in (x + dx, y + dy) }) else { return nil }
    let offset = CGPoint(x: dx, y: dy)
    return .shifted(name: name, dx: offset.x, dy: offset.y, origin: origin(of: offset))
  }

  /// What of the view is as long as an offset: code that takes `frame` for `bounds` is off by the
  /// frame's origin, and code that forgets the origin of bounds by that, backwards.
  private func origin(of offset: CGPoint) -> MapDiagnosis.Origin? {
    guard let origins else { return nil }
    if offset == origins.frame { return .frame }
    let back = CGPoint(x: -origins.bounds.x, y: -origins.bounds.y)
    return offset == back ? .bounds : nil
  }

  /// The same points in another order: mirrored, sides exchanged, inside for outside.
  private func turned(_ mine: CGRect, _ right: CGRect) -> MapDiagnosis? {
    let (left, top) = (Int(right.minX), Int(right.minY))
    let (last, bottom) = (Int(right.maxX) - 1, Int(right.maxY) - 1)
    if mine == right {
      if isLike(in: right, { (x, y) in (left + last - x, y) }) {
        return .mirrored(name: name, isVertical: false)
      }
      if isLike(in: right, { (x, y) in (x, top + bottom - y) }) {
        return .mirrored(name: name, isVertical: true)
      }
    }
    if abs(mine.midX - right.midX) <= 1, abs(mine.midY - right.midY) <= 1,
      mine.width != mine.height,
      abs(mine.width - right.height) <= 1, abs(mine.height - right.width) <= 1,
      isLike(in: right, { (x, y) in (Int(mine.minX) + y - top, Int(mine.minY) + x - left) })
    {
      return .sidesExchanged(name: name)
    }
    return isInsideOut(right) ? .insideOut(name: name) : nil
  }

  /// The same shape around the same middle, half or twice as large.
  private func scaled(_ mine: CGRect, _ right: CGRect) -> MapDiagnosis? {
    guard abs(mine.midX - right.midX) <= 1, abs(mine.midY - right.midY) <= 1 else { return nil }
    for factor in [0.5, 2] {
      guard abs(mine.width - right.width * factor) <= 2,
        abs(mine.height - right.height * factor) <= 2
      else { continue }
      let isSame = isLike(in: right) { (x, y) in
        (
          Int(right.midX + (Double(x) + 0.5 - right.midX) * factor),
          Int(right.midY + (Double(y) + 0.5 - right.midY) * factor)
        )
      }
      if isSame { return .scaled(name: name, factor: factor) }
    }
    return nil
  }

  /// Whether nearly all of the rectangle is the wrong way round: true where the region leaves
  /// enough of it free for that to mean something.
  private func isInsideOut(_ box: CGRect) -> Bool {
    let area = Int(box.width * box.height)
    let wrong = errors(in: box) { (x, y) in (x, y) }
    let free = area - expected.count { $0 }
    return wrong * 50 >= area * 49 && free * 20 >= area
  }

  /// Whether the region is the right one once its points are read from other places, and much more
  /// so than where they are: a shape that is its own mirror image is not mirrored.
  private func isLike(in box: CGRect, _ place: (Int, Int) -> (Int, Int)) -> Bool {
    let moved = errors(in: box, place)
    guard moved * 50 <= Int(box.width * box.height) else { return false }
    return moved * 4 <= errors(in: box) { (x, y) in (x, y) }
  }

  /// How many points of a rectangle differ from what the region has at other places.
  private func errors(in box: CGRect, _ place: (Int, Int) -> (Int, Int)) -> Int {
    var different = 0
    for y in Int(box.minY)..<Int(box.maxY) {
      for x in Int(box.minX)..<Int(box.maxX) {
        let (column, row) = place(x, y)
        let isOn = (0..<width).contains(column) && (0..<actual.count / width).contains(row)
        let mine = isOn && actual[row * width + column]
        if mine != expected[y * width + x] { different += 1 }
      }
    }
    return different
  }

  private func isFull(_ region: [Bool], _ box: CGRect) -> Bool {
    region.count { $0 } == Int(box.width * box.height)
  }
}
