// Extensions of the library's protocols of collections and numbers.

import UIKit

extension Collection {
  fileprivate var second: Element? { dropFirst().first }
  fileprivate var isNotEmpty: Bool { !isEmpty }
  fileprivate subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension Sequence where Element: Hashable {
  fileprivate func unique() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] {
    Dictionary(grouping: self, by: key)
  }

  fileprivate func total<Number: Numeric>(_ value: (Element) -> Number) -> Number {
    reduce(0) { $0 + value($1) }
  }
}

extension RandomAccessCollection where Element: Comparable {
  nonisolated fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}

extension Collection where Element: BinaryInteger {
  nonisolated fileprivate var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}

extension Array where Element: UIView {
  fileprivate var visible: [Element] { filter { !$0.isHidden } }
}

extension Array where Element == CGPoint {
  fileprivate var middle: CGPoint {
    CGPoint(x: map(\.x).reduce(0, +) / CGFloat(count), y: map(\.y).reduce(0, +) / CGFloat(count))
  }
}

extension BinaryFloatingPoint {
  fileprivate var radians: Self { self * .pi / 180 }
}

extension FloatingPoint {
  fileprivate var half: Self { self / 2 }
}

extension Numeric where Self: Comparable {
  fileprivate func kept(from low: Self, to high: Self) -> Self {
    self < low ? low : self > high ? high : self
  }
}

extension Optional where Wrapped: Collection {
  fileprivate var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

extension CaseIterable where Self: Equatable {
  fileprivate var next: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

private nonisolated enum Light: String, CaseIterable { case red, green }

private nonisolated func mean<Number: BinaryFloatingPoint>(_ numbers: [Number]) -> Number {
  numbers.isEmpty ? 0 : numbers.reduce(0, +) / Number(numbers.count)
}

private nonisolated func firstMatch<Values: Collection>(
  in values: Values, where test: (Values.Element) -> Bool
) -> Values.Element? {
  for value in values where test(value) { return value }
  return nil
}

private func countAll(_ values: some Collection<Int>) -> Int { values.count }

func collectionExtensions() {
  print([1, 2].second ?? 0, "ab".second ?? "-", [Int]().isNotEmpty, [5][safe: 1] ?? -1)
  print([1, 2, 1, 3, 2].unique(), "hello".unique().count)
  print(["a", "bb", "c"].grouped(by: \.count)[1] ?? [], ["a", "bb"].total(\.count))
  print([1.5, 2].total { $0 * 2 }, [1, 2, 2].isSorted, [2, 1].isSorted, [1, 2, 6].average)
  let views = [UIView(), UIButton()]
  views[0].isHidden = true
  print(views.visible.count, [CGPoint(x: 1, y: 3), CGPoint(x: 3, y: 1)].middle)
  print(180.0.radians, CGFloat(3).half, 7.kept(from: 1, to: 5), 0.5.kept(from: 1, to: 2))
  let missing: [Int]? = nil
  print(missing.isNilOrEmpty, ("" as String?).isNilOrEmpty, Light.green.next, Light.red.next)
  print(mean([1.0, 2.0]), firstMatch(in: 3..<9, where: { $0 % 4 == 0 }) ?? 0, countAll([1, 2, 3]))
  print(views.reduce(0) { $0 + $1.bounds.width }, [0.5, 1].reduce(0) { $0 + $1 })
  print([0.5, 1].reduce(0, +), [2, 3].reduce(1, *))
}
