import Foundation
import Records

/// Measures common properties of the wrong positions of several views: views in lines, as in a
/// text, or in one row or column.
struct ArrangementMeasure {
  /// A view's frame on the screen.
  private struct Place: Equatable {
    let name: String
    let frame: Frame

    init?(_ list: FactList) {
      func numbers(_ key: String) -> [Double]? {
        guard let fact = list.facts.first(where: { $0.hasPrefix("\(key) = ") }) else { return nil }
        let numbers = fact.split(separator: " ").compactMap { Double($0) }
        return numbers.count == 2 ? numbers : nil
      }
      guard let origin = numbers("origin"), let size = numbers("size") else { return nil }
      name = list.subject.components(separatedBy: " on ")[0]
      frame = Frame(minX: origin[0], minY: origin[1], width: size[0], height: size[1])
    }
  }

  private struct Frame: Equatable {
    let minX: Double
    let minY: Double
    let width: Double
    let height: Double

    var maxX: Double { minX + width }
    var midX: Double { minX + width / 2 }
    var midY: Double { minY + height / 2 }

    func covers(_ other: Frame, within tolerance: Double) -> Bool {
      min(maxX, other.maxX) - max(minX, other.minX) > tolerance
        && min(minY + height, other.minY + other.height) - max(minY, other.minY) > tolerance
    }
  }

  private let mine: [Place]
  private let right: [Place]
  /// The frames with the starter, by name.
  private let before: [String: Frame]

  /// The maximum difference of equal lengths, in points.
  private static let tolerance = 0.02

  /// Creates a measure of the views on the first screen on which one is wrong; nil if there are not
  /// several.
  init?(_ actual: [FactList], _ expected: [FactList], starter: [FactList]?) {
    func screen(_ list: FactList) -> String {
      list.subject.components(separatedBy: " on ").dropFirst().joined()
    }
    guard let wrong = zip(actual, expected).first(where: { $0 != $1 }).map({ screen($0.0) }) else {
      return nil
    }
    let pairs = zip(actual, expected).compactMap { mine, right -> (mine: Place, right: Place)? in
      guard screen(mine) == wrong, let own = Place(mine), let wanted = Place(right) else {
        return nil
      }
      return (mine: own, right: wanted)
    }
    guard pairs.count >= 3 else { return nil }
    mine = pairs.map(\.mine)
    right = pairs.map(\.right)
    let old = (starter ?? []).filter { screen($0) == wrong }.compactMap(Place.init)
    before = Dictionary(old.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// Their common properties, two statements at most.
  var diagnoses: [FactDiagnosis] {
    if let untouched = untouched { return [untouched] }
    let sizes = sizes
    if !sizes.isEmpty || !areEqual(mine.map(\.frame.width), right.map(\.frame.width))
      || !areEqual(mine.map(\.frame.height), right.map(\.frame.height))
    {
      return sizes
    }
    if let offset = offset { return [.allMoved(x: offset.x, y: offset.y)] }
    let middles = zip(mine, right).allSatisfy { mine, right in
      isEqual(mine.frame.midX, right.frame.minX) && isEqual(mine.frame.midY, right.frame.minY)
    }
    if middles { return [.middlesAtCorners] }
    if let overlap = overlap { return [overlap] }
    return order.map { [$0] } ?? Array(lines.prefix(2))
  }

  private func isEqual(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= Self.tolerance
  }

  private func areEqual(_ some: [Double], _ others: [Double]) -> Bool {
    zip(some, others).allSatisfy(isEqual)
  }

  /// The number that all of them are; nil if they differ.
  private func common(_ numbers: [Double]) -> Double? {
    guard let first = numbers.first, numbers.allSatisfy({ isEqual($0, first) }) else { return nil }
    return (first * 100).rounded() / 100
  }

  // MARK: One by one

  /// A view that did not change, while all others that should change did, and have their sizes.
  private var untouched: FactDiagnosis? {
    let old = zip(mine, right).filter { mine, right in
      guard let before = before[mine.name] else { return false }
      return mine.frame == before && right.frame != before
    }
    let changed = zip(mine, right).filter { mine, _ in
      before[mine.name].map { mine.frame != $0 } ?? false
    }
    guard old.count == 1, !changed.isEmpty,
      changed.allSatisfy({ mine, right in
        isEqual(mine.frame.width, right.frame.width)
          && isEqual(mine.frame.height, right.frame.height)
      })
    else { return nil }
    return .untouched(name: old[0].0.name)
  }

  private var sizes: [FactDiagnosis] {
    let widths = zip(mine, right).map { $0.frame.width - $1.frame.width }
    let heights = zip(mine, right).map { $0.frame.height - $1.frame.height }
    if let width = common(widths), let height = common(heights) {
      return width == 0 && height == 0 ? [] : [.allResized(width: width, height: height)]
    }
    for isHeight in [false, true] {
      let own = mine.map { isHeight ? $0.frame.height : $0.frame.width }
      let wanted = right.map { isHeight ? $0.frame.height : $0.frame.width }
      guard common(wanted) == nil, !areEqual(own, wanted) else { continue }
      if let length = common(own) { return [.sameSide(length: length, isHeight: isHeight)] }
      if !isHeight, let most = own.max(), areEqual(own, wanted.map { min($0, most) }) {
        return [.squeezed(length: most)]
      }
    }
    return []
  }

  private var offset: (x: Double, y: Double)? {
    guard let x = common(zip(mine, right).map { $0.frame.minX - $1.frame.minX }),
      let y = common(zip(mine, right).map { $0.frame.minY - $1.frame.minY })
    else { return nil }
    return (x: x, y: y)
  }

  private var overlap: FactDiagnosis? {
    Self.overlap(right) == nil ? Self.overlap(mine) : nil
  }

  private static func overlap(_ places: [Place]) -> FactDiagnosis? {
    for (index, one) in places.enumerated() {
      if let other = places[..<index].first(where: {
        one.frame.covers($0.frame, within: tolerance)
      }) {
        return .overlap(name: one.name, other: other.name)
      }
    }
    return nil
  }

  // MARK: Lines

  /// The indices of the views in lines from the top, each from left to right.
  private func lines(of places: [Place]) -> [[Int]] {
    let sorted = places.indices.sorted { places[$0].frame.minY < places[$1].frame.minY }
    let lines = sorted.reduce(into: [[Int]]()) { lines, index in
      // A view that is slightly off still belongs to its line.
      if let first = lines.last.map({ places[$0[0]].frame }),
        places[index].frame.minY - first.minY < first.height / 2
      {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines.map { $0.sorted { places[$0].frame.minX < places[$1].frame.minX } }
  }

  private var order: FactDiagnosis? {
    let (own, wanted) = (lines(of: mine), lines(of: right))
    let order = own.flatMap(\.self)
    guard order != wanted.flatMap(\.self) else { return nil }
    let isReversed =
      order == wanted.flatMap(\.self).reversed() || own == wanted.map { $0.reversed() }
    return .reordered(isReversed: isReversed)
  }

  /// The difference of lines in which the views are in the right order.
  private var lines: [FactDiagnosis] {
    let (own, wanted) = (lines(of: mine), lines(of: right))
    if own.count == 1, wanted.count > 1 { return [.oneLine(expected: wanted.count)] }
    let (starts, others) = (Set(own.map { $0[0] }), Set(wanted.map { $0[0] }))
    if let first = own.flatMap(\.self).first(where: { starts.contains($0) != others.contains($0) })
    {
      let name = mine[first].name
      return [starts.contains(first) ? .breaksEarly(name: name) : .breaksLate(name: name)]
    }
    return gaps(own) + steps(own)
  }

  private func gaps(_ lines: [[Int]]) -> [FactDiagnosis] {
    func gaps(_ places: [Place]) -> Double? {
      common(
        lines.flatMap { line in
          zip(line, line.dropFirst()).map { places[$1].frame.minX - places[$0].frame.maxX }
        })
    }
    guard let actual = gaps(mine), let expected = gaps(right), actual != expected else { return [] }
    return [.apart(actual: actual, expected: expected, areLines: false)]
  }

  private func steps(_ lines: [[Int]]) -> [FactDiagnosis] {
    let first = lines.map { $0[0] }
    func steps(_ places: [Place]) -> Double? {
      common(zip(first, first.dropFirst()).map { places[$1].frame.minY - places[$0].frame.minY })
    }
    if let actual = steps(mine), let expected = steps(right), actual != expected {
      return [.apart(actual: actual, expected: expected, areLines: true)]
    }
    let offsets = first.map { mine[$0].frame.minX - right[$0].frame.minX }
    guard let start = offsets.first, isEqual(start, 0),
      let x = common(Array(offsets.dropFirst())), x != 0
    else { return [] }
    return [.lineStarts(x: x)]
  }
}
