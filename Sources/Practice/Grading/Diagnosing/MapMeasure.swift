import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// Measures the difference of a region, if no known mistake matches.
///
/// Not isolated to the main actor, for the reason in `MapComparer`.
package nonisolated struct MapMeasure {
  package let width: Int
  package let actual: [Bool]
  package let expected: [Bool]
  package let name: String
  private let taker: String?
  package let place: Place?

  /// The position of a view that is neither rotated nor scaled.
  package nonisolated struct Place {
    /// The origin of its frame, in its superview's coordinates.
    package let frame: CGPoint
    /// The origin of its bounds, in its own.
    package let bounds: CGPoint
    /// Its bounds on the screen.
    package let rectangle: CGRect
    /// Its superview's bounds on the screen, clipped to it: no point outside is asked.
    package let room: CGRect

    /// Creates the place of a view.
    package init(frame: CGPoint, bounds: CGPoint, rectangle: CGRect, room: CGRect) {
      self.frame = frame
      self.bounds = bounds
      self.rectangle = rectangle
      self.room = room
    }
    /// The sides at which its own code does not limit it, if known.
    package var open = MapDiagnosis.Side.allCases
  }

  /// Measures one owner's region in the map of an answer and in that of the solution.
  package init(_ name: String, actual: HitMap, expected: HitMap, place: Place? = nil) {
    self.name = name
    self.place = place
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

  /// The owner of most points of a region in a map.
  private static func taker(of region: [Bool], in map: HitMap) -> String? {
    var counts = Array(repeating: 0, count: map.names.count)
    for (cell, owner) in map.cells.enumerated() where region[cell] && owner != HitMap.nobody {
      counts[Int(owner)] += 1
    }
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map { map.names[$0] }
  }

  /// Everything that is certain, the most informative first.
  package var diagnoses: [MapDiagnosis] {
    guard let mine = MapComparer.box(of: actual, width: width) else {
      return expected.contains(true) ? [.never(name: name, takenBy: taker)] : []
    }
    let count = actual.count { $0 }
    let (missing, extra) = differences
    guard let right = MapComparer.box(of: expected, width: width) else {
      return [.tooLarge(name: name, points: count)]
    }
    if count == actual.count { return [.everywhere(name: name)] }
    let moved = moved(mine, right)
    if !moved.isEmpty { return moved }
    let isFull = isFull(actual, mine)
    if isFull, self.isFull(expected, right), let growth = growth(mine, right) {
      return [.growth(name: name, growth), edges(mine, right)]
    }
    if let telling = shift(mine, right) ?? turned(mine, right) { return [telling] }
    let sides = isFull ? unlimited(mine, right) : []
    if !sides.isEmpty { return [.unlimited(name: name, sides: sides)] }
    if isFull, self.isFull(expected, right) { return [edges(mine, right)] }
    if isFull { return [.rectangle(name: name)] }
    if missing == 0 { return [.tooLarge(name: name, points: extra)] }
    if extra == 0 { return [.tooSmall(name: name, points: missing)] }
    return [.otherShape(name: name, missing: missing, extra: extra)]
  }

  private func edges(_ mine: CGRect, _ right: CGRect) -> MapDiagnosis {
    .edges(
      name: name, left: right.minX - mine.minX, top: right.minY - mine.minY,
      right: mine.maxX - right.maxX, bottom: mine.maxY - right.maxY)
  }

  var differences: (missing: Int, extra: Int) {
    var (missing, extra) = (0, 0)
    for cell in expected.indices where expected[cell] != actual[cell] {
      if expected[cell] { missing += 1 } else { extra += 1 }
    }
    return (missing, extra)
  }

  /// The same shape at another position: all but 2% of the points agree once it is moved.
  private func shift(_ mine: CGRect, _ right: CGRect) -> MapDiagnosis? {
    guard abs(mine.width - right.width) <= 1, abs(mine.height - right.height) <= 1,
      mine.origin != right.origin
    else { return nil }
    let (dx, dy) = (Int(mine.minX - right.minX), Int(mine.minY - right.minY))
    guard isLike(in: right, { (x, y) in (x + dx, y + dy) }) else { return nil }
    return .shifted(name: name, dx: Double(dx), dy: Double(dy), origin: nil)
  }

  /// The same points in another arrangement: mirrored, sides exchanged, inside out.
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

  /// Whether nearly all of the rectangle, or all that the superview contains, is inverted: only if
  /// the region leaves enough of it free for that to be significant.
  private func isInsideOut(_ box: CGRect) -> Bool {
    [box, place?.room].compactMap(\.self).contains { box in
      let area = Int(box.width * box.height)
      let wrong = errors(in: box) { (x, y) in (x, y) }
      let free = area - expected.count { $0 }
      return wrong * 50 >= area * 49 && free * 20 >= area
    }
  }

  /// Whether the region is the right one once its points are read from other positions, and much
  /// more so than without: a shape that is its own mirror image is not mirrored.
  private func isLike(in box: CGRect, _ place: (Int, Int) -> (Int, Int)) -> Bool {
    let moved = errors(in: box, place)
    guard moved * 50 <= Int(box.width * box.height) else { return false }
    return moved * 4 <= errors(in: box) { (x, y) in (x, y) }
  }

  /// The number of points of a rectangle that differ from the region at other positions.
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

  package func isFull(_ region: [Bool], _ box: CGRect) -> Bool {
    region.count { $0 } == Int(box.width * box.height)
  }
}
