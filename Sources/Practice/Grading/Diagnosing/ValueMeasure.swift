import Records

/// Compares the values that are printed after the same words: the last word of each line, by the
/// words before it.
struct ValueMeasure {
  private let actual: [String: [String]]
  private let expected: [String: [String]]
  /// The words, in the order in which the right log has them.
  private let order: [String]
  /// The minimum and the maximum number after the same words in every right log.
  private let ranges: [String: ClosedRange<Double>]

  init(actual: [String], expected: [String], everywhere: [[String]]) {
    (self.actual, _) = Self.values(actual)
    (self.expected, order) = Self.values(expected)
    var ranges: [String: ClosedRange<Double>] = [:]
    for (words, values) in everywhere.flatMap({ Self.values($0).values }) {
      for number in values.compactMap({ Double($0) }) {
        let range = ranges[words] ?? number...number
        ranges[words] = min(range.lowerBound, number)...max(range.upperBound, number)
      }
    }
    self.ranges = ranges
  }

  /// The words after which the values are wrong in a regular way, and that way; nil if there are
  /// none.
  var diagnosis: FactDiagnosis? {
    order.lazy.compactMap { words -> FactDiagnosis? in
      guard let mine = actual[words], let right = expected[words], mine != right else { return nil }
      return difference(mine, right, ranges[words]).map { .values(after: words, by: $0) }
    }.first
  }

  private func difference(
    _ mine: [String], _ right: [String], _ range: ClosedRange<Double>?
  ) -> ValueDifference? {
    if let value = mine.first, Set(mine).count == 1, Set(right).count > 1,
      mine.count >= right.count
    {
      return .stays(value: value)
    }
    let (numbers, wanted) = (mine.compactMap { Double($0) }, right.compactMap { Double($0) })
    guard numbers.count == mine.count, wanted.count == right.count, let range else { return nil }
    if mine.count == right.count, let regular = regular(numbers, wanted) { return regular }
    if let value = numbers.first(where: { !range.contains($0) }) {
      return .outOfRange(value: value, low: range.lowerBound, high: range.upperBound)
    }
    return way(numbers, wanted) ?? end(numbers, wanted)
  }

  private func regular(_ mine: [Double], _ right: [Double]) -> ValueDifference? {
    let pairs = zip(mine, right)
    guard Set(right).count > 1, let first = mine.first, let wanted = right.first else { return nil }
    if pairs.allSatisfy({ $0 - $1 == first - wanted }) { return .off(by: first - wanted) }
    return pairs.allSatisfy({ $0 + $1 == first + wanted }) ? .mirrored : nil
  }

  private func way(_ mine: [Double], _ right: [Double]) -> ValueDifference? {
    func steps(_ numbers: [Double]) -> (up: Bool, down: Bool) {
      let pairs = zip(numbers, numbers.dropFirst())
      return (pairs.contains { $0 < $1 }, pairs.contains { $0 > $1 })
    }
    let (own, wanted) = (steps(mine), steps(right))
    guard mine.count >= 3, wanted.up, wanted.down, own.up != own.down else { return nil }
    return .oneWay(isUp: own.up)
  }

  private func end(_ mine: [Double], _ right: [Double]) -> ValueDifference? {
    guard Set(mine).count > 1, let most = mine.max(), let least = mine.min(),
      let upper = right.max(), let lower = right.min()
    else { return nil }
    if most < upper, least <= lower { return .ends(value: most, expected: upper, isUpper: true) }
    if least > lower, most >= upper { return .ends(value: least, expected: lower, isUpper: false) }
    return nil
  }

  /// The last words of the printed lines, by the words before them, and these in order.
  private static func values(_ log: [String]) -> (values: [String: [String]], order: [String]) {
    var values: [String: [String]] = [:]
    var order: [String] = []
    for line in log where line.hasPrefix("print \"") && line.hasSuffix("\"") {
      let words = line.dropFirst("print \"".count).dropLast().split(separator: " ")
      guard words.count > 1, let value = words.last else { continue }
      let head = words.dropLast().joined(separator: " ")
      if values[head] == nil { order.append(head) }
      values[head, default: []].append(String(value))
    }
    return (values, order)
  }
}
