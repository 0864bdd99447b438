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
          init(_ pairs: [(Key, Value)], uniquingKeysWith combine: (Value, Value) -> Value) {
            self.init()
            for (key, value) in pairs {
              if let old = self[key] {
                self[key] = combine(old, value)
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
          func mapValues<T>(_ transform: (Value) -> T) -> [Key: T] {
            var result: [Key: T] = [:]
            for (key, value) in self { result[key] = transform(value) }
            return result
          }
          func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T] {
            var result: [Key: T] = [:]
            for (key, value) in self {
              if let new = transform(value) { result[key] = new }
            }
            return result
          }
          func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value] {
            var result: [Key: Value] = [:]
            for (key, value) in self {
              if isIncluded((key: key, value: value)) { result[key] = value }
            }
            return result
          }
          mutating func merge(
            _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
          ) {
            for (key, value) in other {
              if let old = self[key] {
                self[key] = combine(old, value)
              } else {
                self[key] = value
              }
            }
          }
          func merging(
            _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value
          ) -> [Key: Value] {
            var result = self
            result.merge(other, uniquingKeysWith: combine)
            return result
          }
        }
        """)
  }

  static var sets: Part {
    Part(
      names: ["filter"],
      text: """
        extension Set {
          func filter(_ isIncluded: (Element) -> Bool) -> Set<Element> {
            var result: Set<Element> = []
            for element in self {
              if isIncluded(element) { result.insert(element) }
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
          func filter(_ isIncluded: (Character) -> Bool) -> String {
            var result = ""
            for character in self {
              if isIncluded(character) { result.append(character) }
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
        func zip<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] {
          var result: [(A, B)] = []
          let count = a.count < b.count ? a.count : b.count
          for index in 0..<count { result.append((a[index], b[index])) }
          return result
        }
        func zip<B>(_ a: Range<Int>, _ b: [B]) -> [(Int, B)] {
          var result: [(Int, B)] = []
          var index = a.lowerBound
          for element in b {
            if index >= a.upperBound { return result }
            result.append((index, element))
            index += 1
          }
          return result
        }
        func zip<A>(_ a: [A], _ b: Range<Int>) -> [(A, Int)] {
          var result: [(A, Int)] = []
          var index = b.lowerBound
          for element in a {
            if index >= b.upperBound { return result }
            result.append((element, index))
            index += 1
          }
          return result
        }
        func repeatElement<T>(_ element: T, count: Int) -> [T] {
          [T](repeating: element, count: count)
        }
        """)
  }

  static var iterating: Part {
    Part(
      names: ["makeIterator"],
      text: """
        extension Sequence where Self: IteratorProtocol {
          func makeIterator() -> Self { self }
        }
        """)
  }
}
