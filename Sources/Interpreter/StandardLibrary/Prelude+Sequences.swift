extension Prelude {
  /// Iterators of the library's own sequences, and sequences that are made of closures.
  static var iterating: Part {
    Part(
      names: ["makeIterator", "AnyIterator", "IndexingIterator"],
      text: """
        extension Sequence where Self: IteratorProtocol {
          func makeIterator() -> Self { self }
        }
        struct IndexingIterator<Element>: Sequence, IteratorProtocol {
          private let elements: [Element]
          private var index = 0

          init(_ elements: [Element]) { self.elements = elements }

          mutating func next() -> Element? {
            if index >= elements.count { return nil }
            index += 1
            return elements[index - 1]
          }
        }
        extension Array {
          func makeIterator() -> IndexingIterator<Element> { IndexingIterator(self) }
        }
        extension Set {
          func makeIterator() -> IndexingIterator<Element> { IndexingIterator(Array(self)) }
        }
        extension Dictionary {
          func makeIterator() -> IndexingIterator<(key: Key, value: Value)> {
            IndexingIterator(map { $0 })
          }
        }
        extension String {
          func makeIterator() -> IndexingIterator<Character> { IndexingIterator(map { $0 }) }
        }
        extension Range where Bound == Int {
          func makeIterator() -> IndexingIterator<Int> { IndexingIterator(Array(self)) }
        }
        extension ClosedRange where Bound == Int {
          func makeIterator() -> IndexingIterator<Int> { IndexingIterator(Array(self)) }
        }
        struct AnyIterator<Element>: Sequence, IteratorProtocol {
          private let step: () -> Element?

          init(_ body: @escaping () -> Element?) { step = body }
          init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
            var base = base
            step = { base.next() }
          }

          func next() -> Element? { step() }
        }
        """)
  }

  static var anySequences: Part {
    Part(
      names: ["AnySequence"],
      text: """
        struct AnySequence<Element>: Sequence {
          private let make: () -> AnyIterator<Element>

          init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
          where I.Element == Element {
            make = { AnyIterator(makeUnderlyingIterator()) }
          }
          init<S: Sequence>(_ base: S) where S.Element == Element {
            make = {
              var iterator = base.makeIterator()
              return AnyIterator { iterator.next() }
            }
          }

          func makeIterator() -> AnyIterator<Element> { make() }
        }
        """)
  }

  /// `sequence(first:next:)`: `for view in sequence(first: self, next: { $0.superview })`.
  static var unfolding: Part {
    Part(
      names: ["sequence", "UnfoldSequence", "UnfoldFirstSequence"],
      text: """
        struct UnfoldFirstSequence<Element>: Sequence, IteratorProtocol {
          private var current: Element?
          private var isFirst = true
          private let step: (Element) -> Element?

          init(_ first: Element?, _ step: @escaping (Element) -> Element?) {
            current = first
            self.step = step
          }

          mutating func next() -> Element? {
            if isFirst {
              isFirst = false
            } else if let last = current {
              current = step(last)
            }
            return current
          }
          func dropFirst(_ count: Int = 1) -> UnfoldFirstSequence<Element> {
            var rest = self
            for _ in 0..<count { _ = rest.next() }
            return rest
          }
          func prefix(_ count: Int) -> [Element] {
            var result: [Element] = []
            var rest = self
            while result.count < count, let element = rest.next() { result.append(element) }
            return result
          }
          var lazy: UnfoldFirstSequence<Element> { self }
        }
        struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
          private var state: State
          private let step: (inout State) -> Element?

          init(_ state: State, _ step: @escaping (inout State) -> Element?) {
            self.state = state
            self.step = step
          }

          mutating func next() -> Element? { step(&state) }
        }
        func sequence<T>(
          first: T, next: @escaping (T) -> T?
        ) -> UnfoldFirstSequence<T> {
          UnfoldFirstSequence(first, next)
        }
        func sequence<T, State>(
          state: State, next: @escaping (inout State) -> T?
        ) -> UnfoldSequence<T, State> {
          UnfoldSequence(state, next)
        }
        """)
  }

  static var joining: Part {
    Part(
      names: ["joined"],
      text: """
        extension Sequence {
          func joined<T>() -> [T] where Element == [T] {
            var result: [T] = []
            for part in self { result.append(contentsOf: part) }
            return result
          }
          func joined<T>(separator: [T]) -> [T] where Element == [T] {
            var result: [T] = []
            var isFirst = true
            for part in self {
              if !isFirst { result.append(contentsOf: separator) }
              isFirst = false
              result.append(contentsOf: part)
            }
            return result
          }
        }
        """)
  }

  static var replacing: Part {
    Part(
      names: ["replaceSubrange", "partition", "lexicographicallyPrecedes"],
      text: """
        extension Array {
          mutating func replaceSubrange(_ range: Range<Int>, with other: [Element]) {
            self = elements(from: 0, to: range.lowerBound) + other
              + elements(from: range.upperBound, to: count)
          }
          mutating func replaceSubrange(_ range: ClosedRange<Int>, with other: [Element]) {
            replaceSubrange(range.lowerBound..<range.upperBound + 1, with: other)
          }
          mutating func partition(
            by belongsInSecond: (Element) throws -> Bool
          ) rethrows -> Int {
            var low = 0
            var high = count
            while true {
              while true {
                if low == high { return low }
                if try belongsInSecond(self[low]) { break }
                low += 1
              }
              while true {
                high -= 1
                if low == high { return low }
                if try !belongsInSecond(self[high]) { break }
              }
              swapAt(low, high)
              low += 1
            }
          }
        }
        extension Array where Element: Comparable {
          func lexicographicallyPrecedes(_ other: [Element]) -> Bool {
            var index = 0
            while index < count && index < other.count {
              if self[index] < other[index] { return true }
              if other[index] < self[index] { return false }
              index += 1
            }
            return count < other.count
          }
        }
        """)
  }

  /// What every option set that a script declares has; the table's own have rows.
  static var optionSets: Part {
    Part(
      names: optionSetNames.map { "OptionSet." + $0 },
      text: """
        extension OptionSet {
          init() { self.init(rawValue: 0) }
          var isEmpty: Bool { rawValue == 0 }
          func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
          func isSuperset(of other: Self) -> Bool { contains(other) }
          func isSubset(of other: Self) -> Bool { other.contains(self) }
          func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
          func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
          func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
          func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
          func symmetricDifference(_ other: Self) -> Self {
            Self(rawValue: rawValue ^ other.rawValue)
          }
          mutating func formUnion(_ other: Self) { self = union(other) }
          mutating func formIntersection(_ other: Self) { self = intersection(other) }
          mutating func formSymmetricDifference(_ other: Self) {
            self = symmetricDifference(other)
          }
          mutating func subtract(_ other: Self) { self = subtracting(other) }
          @discardableResult
          mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
            let old = intersection(member)
            if old == member { return (inserted: false, memberAfterInsert: old) }
            self = union(member)
            return (inserted: true, memberAfterInsert: member)
          }
          @discardableResult
          mutating func remove(_ member: Self) -> Self? {
            let old = intersection(member)
            self = subtracting(member)
            return old.isEmpty ? nil : old
          }
        }
        """)
  }

  static let optionSetNames = [
    "init", "isEmpty", "contains", "isSuperset", "isSubset", "isDisjoint", "union",
    "intersection", "subtracting", "symmetricDifference", "formUnion", "formIntersection",
    "formSymmetricDifference", "subtract", "insert", "remove",
  ]

  static var textSearches: Part {
    Part(
      names: ["range", "split", "compare", "ComparisonResult"] + comparingNames,
      text: """
        enum ComparisonResult: Int {
          case orderedAscending = -1
          case orderedSame
          case orderedDescending
        }
        extension String {
          func range(of text: String) -> Range<String.Index>? {
            if text.isEmpty { return nil }
            var start = startIndex
            while start < endIndex {
              if suffix(from: start).hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
              }
              start = index(after: start)
            }
            return nil
          }
          func split(
            maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
            whereSeparator isSeparator: (Character) throws -> Bool
          ) rethrows -> [String] {
            var result: [String] = []
            var part = ""
            var splits = 0
            for character in self {
              if splits < maxSplits, try isSeparator(character) {
                if !part.isEmpty || !omittingEmptySubsequences {
                  result.append(part)
                  splits += 1
                }
                part = ""
              } else {
                part.append(character)
              }
            }
            if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
            return result
          }
          func split(
            separator: Character, maxSplits: Int, omittingEmptySubsequences: Bool = true
          ) -> [String] {
            split(
              maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
              whereSeparator: { $0 == separator })
          }
          func split(separator: Character, omittingEmptySubsequences: Bool) -> [String] {
            split(
              omittingEmptySubsequences: omittingEmptySubsequences,
              whereSeparator: { $0 == separator })
          }
          func compare(_ other: String) -> ComparisonResult {
            if self == other { return .orderedSame }
            return self < other ? .orderedAscending : .orderedDescending
          }
          func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
            lowercased().compare(other.lowercased())
          }
          func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }
          func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
            caseInsensitiveCompare(other)
          }
        }
        """)
  }

  private static let comparingNames = [
    "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare",
  ]
}
