/// The part of the standard library that is written in Swift: what takes closures, or compares
/// elements by their own `==` and `<`. It runs as any script does.
///
/// A session parses a part when one of its names is first looked up, and pays for no other.
package enum Prelude {
  /// The name of the prelude's parts as source texts, by which traces leave them out.
  package static let fileName = "Swift"

  /// Declarations that are loaded together, with the names that they declare.
  package struct Part: Sendable {
    package let names: [String]
    package let text: String

    package init(names: [String], text: String) {
      self.names = names
      self.text = text
    }
  }

  /// All parts; a name may be declared by several.
  package static var parts: [Part] {
    [
      mapping, filtering, folding, visiting, searching, counting, ends, runs, places, comparing,
      sorting, changing, optionals, dictionaryInitializers, dictionaries, sets, texts, globals,
      iterating, anySequences, unfolding, joining, replacing, optionSets, textSearches,
      arrayInitializers, setInitializers, slicing, slices, partialRanges, results, keyPaths,
      random, hashedPlaces, oldPlaces, identities, errorTexts,
    ]
  }

  /// Every name that some part declares.
  package static var names: Set<String> { Set(parts.flatMap(\.names)) }

  /// The whole prelude as one text.
  package static var text: String { parts.map(\.text).joined(separator: "\n") }

  private static var mapping: Part {
    Part(
      names: ["map", "compactMap", "flatMap"],
      text: """
        extension Sequence {
          func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
            var result: [T] = []
            for element in self { result.append(try transform(element)) }
            return result
          }
          func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
            var result: [T] = []
            for element in self {
              if let value = try transform(element) { result.append(value) }
            }
            return result
          }
          func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T] {
            var result: [T] = []
            for element in self { result.append(contentsOf: try transform(element)) }
            return result
          }
        }
        """)
  }

  private static var filtering: Part {
    Part(
      names: ["filter"],
      text: """
        extension Sequence {
          func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
            var result: [Element] = []
            for element in self {
              if try isIncluded(element) { result.append(element) }
            }
            return result
          }
        }
        """)
  }

  private static var folding: Part {
    Part(
      names: ["reduce"],
      text: """
        extension Sequence {
          func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) rethrows -> R {
            var result = initial
            for element in self { result = try next(result, element) }
            return result
          }
          func reduce<R>(into initial: R, _ update: (inout R, Element) -> Void) -> R {
            var result = initial
            for element in self { update(&result, element) }
            return result
          }
        }
        """)
  }

  private static var visiting: Part {
    Part(
      names: ["forEach", "enumerated", "reversed"],
      text: """
        extension Sequence {
          func forEach(_ body: (Element) throws -> Void) rethrows {
            for element in self { try body(element) }
          }
          func enumerated() -> [(offset: Int, element: Element)] {
            var result: [(offset: Int, element: Element)] = []
            var offset = 0
            for element in self {
              result.append((offset: offset, element: element))
              offset += 1
            }
            return result
          }
          func reversed() -> [Element] {
            var result: [Element] = []
            for element in self { result.append(element) }
            result.reverse()
            return result
          }
        }
        """)
  }

  private static var searching: Part {
    Part(
      names: ["contains", "allSatisfy"],
      text: """
        extension Sequence {
          func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
            for element in self {
              if try predicate(element) { return true }
            }
            return false
          }
          func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
            for element in self {
              if try !predicate(element) { return false }
            }
            return true
          }
        }
        extension Sequence where Element: Equatable {
          func contains(_ element: Element) -> Bool {
            for candidate in self {
              if candidate == element { return true }
            }
            return false
          }
        }
        """)
  }

  /// Apart from the others, because `count` is looked up all the time.
  private static var counting: Part {
    Part(
      names: ["count"],
      text: """
        extension Sequence {
          func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
            var count = 0
            for element in self {
              if try predicate(element) { count += 1 }
            }
            return count
          }
        }
        """)
  }

  private static var ends: Part {
    Part(
      names: ["first", "last"],
      text: """
        extension Sequence {
          func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
            for element in self {
              if try predicate(element) { return element }
            }
            return nil
          }
        }
        extension Array {
          func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
            var index = count - 1
            while index >= 0 {
              let element = self[index]
              if try predicate(element) { return element }
              index -= 1
            }
            return nil
          }
        }
        """)
  }

  private static var runs: Part {
    Part(
      names: ["prefix", "drop", "split"],
      text: """
        extension Sequence {
          func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
            var result: [Element] = []
            for element in self {
              if try !predicate(element) { return result }
              result.append(element)
            }
            return result
          }
          func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
            var result: [Element] = []
            var isDropping = true
            for element in self {
              if try isDropping && predicate(element) { continue }
              isDropping = false
              result.append(element)
            }
            return result
          }
        }
        extension Array where Element: Equatable {
          func split(separator: Element) -> [[Element]] {
            var result: [[Element]] = []
            var part: [Element] = []
            for element in self {
              if element == separator {
                if !part.isEmpty { result.append(part) }
                part = []
              } else {
                part.append(element)
              }
            }
            if !part.isEmpty { result.append(part) }
            return result
          }
        }
        """)
  }

  private static var places: Part {
    Part(
      names: ["firstIndex", "lastIndex", "index"],
      text: """
        extension Array {
          func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
            for index in 0..<count {
              if try predicate(self[index]) { return index }
            }
            return nil
          }
          func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
            var index = count - 1
            while index >= 0 {
              if try predicate(self[index]) { return index }
              index -= 1
            }
            return nil
          }
          func index(after i: Int) -> Int { i + 1 }
          func index(before i: Int) -> Int { i - 1 }
          func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
        }
        extension String {
          func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
            for index in indices {
              if try predicate(self[index]) { return index }
            }
            return nil
          }
        }
        extension Array where Element: Equatable {
          func firstIndex(of element: Element) -> Int? {
            for index in 0..<count {
              if self[index] == element { return index }
            }
            return nil
          }
          func lastIndex(of element: Element) -> Int? {
            var index = count - 1
            while index >= 0 {
              if self[index] == element { return index }
              index -= 1
            }
            return nil
          }
        }
        """)
  }

  private static var comparing: Part {
    Part(
      names: ["min", "max", "starts", "elementsEqual"],
      text: """
        extension Sequence {
          func min(
            by areInIncreasingOrder: (Element, Element) throws -> Bool
          ) rethrows -> Element? {
            var result: Element? = nil
            for element in self {
              if let least = result {
                if try areInIncreasingOrder(element, least) { result = element }
              } else {
                result = element
              }
            }
            return result
          }
          func max(
            by areInIncreasingOrder: (Element, Element) throws -> Bool
          ) rethrows -> Element? {
            var result: Element? = nil
            for element in self {
              if let greatest = result {
                if try areInIncreasingOrder(greatest, element) { result = element }
              } else {
                result = element
              }
            }
            return result
          }
        }
        extension Sequence where Element: Comparable {
          func min() -> Element? {
            var result: Element? = nil
            for element in self {
              if let least = result {
                if element < least { result = element }
              } else {
                result = element
              }
            }
            return result
          }
          func max() -> Element? {
            var result: Element? = nil
            for element in self {
              if let greatest = result {
                if greatest < element { result = element }
              } else {
                result = element
              }
            }
            return result
          }
        }
        extension Array where Element: Equatable {
          func starts(with prefix: [Element]) -> Bool {
            if prefix.count > count { return false }
            for index in 0..<prefix.count {
              if !(self[index] == prefix[index]) { return false }
            }
            return true
          }
          func elementsEqual(_ other: [Element]) -> Bool {
            if other.count != count { return false }
            for index in 0..<count {
              if !(self[index] == other[index]) { return false }
            }
            return true
          }
        }
        func min<T: Comparable>(_ x: T, _ y: T) -> T {
          if y < x { return y }
          return x
        }
        func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
          var result = x
          if y < result { result = y }
          if z < result { result = z }
          for value in rest {
            if value < result { result = value }
          }
          return result
        }
        func max<T: Comparable>(_ x: T, _ y: T) -> T {
          if y < x { return x }
          return y
        }
        func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
          var result = x
          if !(y < result) { result = y }
          if !(z < result) { result = z }
          for value in rest {
            if !(value < result) { result = value }
          }
          return result
        }
        """)
  }

  /// A merge sort from the bottom up, stable as Swift's own is.
  private static var sorting: Part {
    Part(
      names: ["sorted", "sort"],
      text: """
        extension Sequence {
          func sorted(
            by areInIncreasingOrder: (Element, Element) throws -> Bool
          ) rethrows -> [Element] {
            var from: [Element] = []
            for element in self { from.append(element) }
            let total = from.count
            var width = 1
            while width < total {
              var to: [Element] = []
              var start = 0
              while start < total {
                var left = start
                let middle = start + width < total ? start + width : total
                var right = middle
                let end = middle + width < total ? middle + width : total
                while left < middle && right < end {
                  if try areInIncreasingOrder(from[right], from[left]) {
                    to.append(from[right])
                    right += 1
                  } else {
                    to.append(from[left])
                    left += 1
                  }
                }
                while left < middle {
                  to.append(from[left])
                  left += 1
                }
                while right < end {
                  to.append(from[right])
                  right += 1
                }
                start = end
              }
              from = to
              width = width * 2
            }
            return from
          }
        }
        extension Sequence where Element: Comparable {
          func sorted() -> [Element] { sorted(by: { $0 < $1 }) }
        }
        extension Array {
          mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
            self = try sorted(by: areInIncreasingOrder)
          }
        }
        extension Array where Element: Comparable {
          mutating func sort() { self = sorted(by: { $0 < $1 }) }
        }
        """)
  }

  private static var changing: Part {
    Part(
      names: ["removeAll"],
      text: """
        extension Array {
          mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
            var result: [Element] = []
            for element in self {
              if try !shouldBeRemoved(element) { result.append(element) }
            }
            self = result
          }
        }
        extension String {
          mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
            var result = ""
            for character in self {
              if try !shouldBeRemoved(character) { result.append(character) }
            }
            self = result
          }
        }
        """)
  }

  private static var optionals: Part {
    Part(
      names: ["map", "flatMap", "unsafelyUnwrapped"],
      text: """
        extension Optional {
          func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T? {
            if let value = self { return try transform(value) }
            return nil
          }
          func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T? {
            if let value = self { return try transform(value) }
            return nil
          }
          var unsafelyUnwrapped: Wrapped { self! }
        }
        """)
  }
}
