extension Prelude {
  static var dictionaryInitializers: Part {
    Part(
      names: ["Dictionary.init"],
      text: """
        extension Dictionary {
          init(uniqueKeysWithValues pairs: [(Key, Value)]) {
            self.init()
            for (key, value) in pairs { self[key] = value }
          }
          init<S: Sequence>(
            grouping values: S, by key: (S.Element) throws -> Key
          ) rethrows where Value == [S.Element] {
            self.init()
            for value in values {
              let place = try key(value)
              if let old = self[place] {
                self[place] = old + [value]
              } else {
                self[place] = [value]
              }
            }
          }
          init(
            _ pairs: [(Key, Value)], uniquingKeysWith combine: (Value, Value) throws -> Value
          ) rethrows {
            self.init()
            for (key, value) in pairs {
              if let old = self[key] {
                self[key] = try combine(old, value)
              } else {
                self[key] = value
              }
            }
          }
        }
        """)
  }

  static var dictionaries: Part {
    Part(
      names: ["mapValues", "compactMapValues", "filter", "merge", "merging"],
      text: """
        extension Dictionary {
          func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
            var result: [Key: T] = [:]
            for (key, value) in self { result[key] = try transform(value) }
            return result
          }
          func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
            var result: [Key: T] = [:]
            for (key, value) in self {
              if let new = try transform(value) { result[key] = new }
            }
            return result
          }
          func filter(
            _ isIncluded: ((key: Key, value: Value)) throws -> Bool
          ) rethrows -> [Key: Value] {
            var result: [Key: Value] = [:]
            for (key, value) in self {
              if try isIncluded((key: key, value: value)) { result[key] = value }
            }
            return result
          }
          mutating func merge(
            _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
          ) rethrows {
            for (key, value) in other {
              if let old = self[key] {
                self[key] = try combine(old, value)
              } else {
                self[key] = value
              }
            }
          }
          func merging(
            _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
          ) rethrows -> [Key: Value] {
            var result = self
            result.merge(other, uniquingKeysWith: combine)
            return result
          }
        }
        """)
  }

  /// An array of whatever a sequence gives.
  static var arrayInitializers: Part {
    Part(
      names: ["Array.init"],
      text: """
        extension Array {
          init<S: Sequence>(_ elements: S) where S.Element == Element {
            self.init()
            for element in elements { append(element) }
          }
        }
        """)
  }

  /// A set of whatever a sequence gives.
  static var setInitializers: Part {
    Part(
      names: ["Set.init"],
      text: """
        extension Set {
          init<S: Sequence>(_ elements: S) where S.Element == Element {
            self.init()
            for element in elements { insert(element) }
          }
        }
        """)
  }

  static var sets: Part {
    Part(
      names: ["filter"],
      text: """
        extension Set {
          func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
            var result: Set<Element> = []
            for element in self {
              if try isIncluded(element) { result.insert(element) }
            }
            return result
          }
        }
        """)
  }

  static var texts: Part {
    Part(
      names: ["filter"],
      text: """
        extension String {
          func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
            var result = ""
            for character in self {
              if try isIncluded(character) { result.append(character) }
            }
            return result
          }
        }
        """)
  }

  static var globals: Part {
    Part(
      names: ["swap", "zip", "repeatElement"],
      text: """
        func swap<T>(_ a: inout T, _ b: inout T) {
          let old = a
          a = b
          b = old
        }
        func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)] {
          var others: [B.Element] = []
          for element in b { others.append(element) }
          var result: [(A.Element, B.Element)] = []
          var index = 0
          for element in a {
            if index >= others.count { return result }
            result.append((element, others[index]))
            index += 1
          }
          return result
        }
        func zip<A>(_ a: [A], _ b: PartialRangeFrom<Int>) -> [(A, Int)] {
          var result: [(A, Int)] = []
          var index = b.lowerBound
          for element in a {
            result.append((element, index))
            index += 1
          }
          return result
        }
        func zip<B>(_ a: PartialRangeFrom<Int>, _ b: [B]) -> [(Int, B)] {
          var result: [(Int, B)] = []
          var index = a.lowerBound
          for element in b {
            result.append((index, element))
            index += 1
          }
          return result
        }
        func repeatElement<T>(_ element: T, count: Int) -> [T] {
          [T](repeating: element, count: count)
        }
        """)
  }

  static var partialRanges: Part {
    Part(
      names: ["PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"],
      text: """
        struct PartialRangeFrom<Bound: Comparable> {
          let lowerBound: Bound
          init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
          func contains(_ element: Bound) -> Bool { !(element < lowerBound) }
        }
        extension PartialRangeFrom where Bound == Int {
          func makeIterator() -> CountingIterator { CountingIterator(value: lowerBound) }
        }
        struct CountingIterator {
          var value: Int
          mutating func next() -> Int? {
            let current = value
            value += 1
            return current
          }
        }
        struct PartialRangeUpTo<Bound: Comparable> {
          let upperBound: Bound
          init(_ upperBound: Bound) { self.upperBound = upperBound }
          func contains(_ element: Bound) -> Bool { element < upperBound }
        }
        struct PartialRangeThrough<Bound: Comparable> {
          let upperBound: Bound
          init(_ upperBound: Bound) { self.upperBound = upperBound }
          func contains(_ element: Bound) -> Bool { !(upperBound < element) }
        }
        """)
  }

  static var results: Part {
    Part(
      names: ["Result"],
      text: """
        enum Result<Success, Failure: Error> {
          case success(Success)
          case failure(Failure)

          func get() throws -> Success {
            switch self {
            case .success(let value): return value
            case .failure(let error): throw error
            }
          }
          func map<T>(_ transform: (Success) throws -> T) rethrows -> Result<T, Failure> {
            switch self {
            case .success(let value): return .success(try transform(value))
            case .failure(let error): return .failure(error)
            }
          }
          func mapError<T: Error>(_ transform: (Failure) -> T) -> Result<Success, T> {
            switch self {
            case .success(let value): return .success(value)
            case .failure(let error): return .failure(transform(error))
            }
          }
          func flatMap<T>(
            _ transform: (Success) throws -> Result<T, Failure>
          ) rethrows -> Result<T, Failure> {
            switch self {
            case .success(let value): return try transform(value)
            case .failure(let error): return .failure(error)
            }
          }
        }
        """)
  }
}
