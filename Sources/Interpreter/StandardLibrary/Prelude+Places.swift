extension Prelude {
  /// The name of the type of places in sets and dictionaries.
  static let hashedPlace = "HashedPlace"

  /// What makes sets and dictionaries collections: places, and what is found by them. They are in
  /// the order in which a loop goes.
  static var hashedPlaces: Part {
    Part(
      names: [
        hashedPlace, "startIndex", "endIndex", "indices", "index", "distance", "firstIndex",
        "remove", "dropFirst", "dropLast", "prefix", "suffix", "Set.subscript",
        "Dictionary.subscript",
      ],
      text: """
        struct HashedPlace: Hashable, Comparable {
          let offset: Int
          static func < (left: HashedPlace, right: HashedPlace) -> Bool {
            left.offset < right.offset
          }
        }
        \(places(in: "Set", of: "Element"))
        \(places(in: "Dictionary", of: "(key: Key, value: Value)"))
        extension Set {
          func firstIndex(of member: Element) -> HashedPlace? { firstIndex { $0 == member } }
          @discardableResult
          mutating func remove(at position: HashedPlace) -> Element {
            let member = self[position]
            remove(member)
            return member
          }
        }
        extension Dictionary {
          func index(forKey key: Key) -> HashedPlace? { firstIndex { $0.key == key } }
          @discardableResult
          mutating func remove(at position: HashedPlace) -> (key: Key, value: Value) {
            let entry = self[position]
            self[entry.key] = nil
            return entry
          }
        }
        """)
  }

  private static func places(in type: String, of element: String) -> String {
    """
    extension \(type) {
      var startIndex: HashedPlace { HashedPlace(offset: 0) }
      var endIndex: HashedPlace { HashedPlace(offset: count) }
      var indices: [HashedPlace] { (0..<count).map { HashedPlace(offset: $0) } }
      func index(after i: HashedPlace) -> HashedPlace { HashedPlace(offset: i.offset + 1) }
      func index(_ i: HashedPlace, offsetBy distance: Int) -> HashedPlace {
        HashedPlace(offset: i.offset + distance)
      }
      func distance(from start: HashedPlace, to end: HashedPlace) -> Int {
        end.offset - start.offset
      }
      subscript(position: HashedPlace) -> \(element) { map { $0 }[position.offset] }
      func firstIndex(where predicate: (\(element)) throws -> Bool) rethrows -> HashedPlace? {
        var offset = 0
        for element in self {
          if try predicate(element) { return HashedPlace(offset: offset) }
          offset += 1
        }
        return nil
      }
      func dropFirst(_ k: Int = 1) -> [\(element)] { Array(map { $0 }.dropFirst(k)) }
      func dropLast(_ k: Int = 1) -> [\(element)] { Array(map { $0 }.dropLast(k)) }
      func prefix(_ length: Int) -> [\(element)] { Array(map { $0 }.prefix(length)) }
      func suffix(_ length: Int) -> [\(element)] { Array(map { $0 }.suffix(length)) }
    }
    """
  }

  /// Names that Swift has replaced, and still takes.
  static var oldPlaces: Part {
    Part(
      names: ["index"],
      text: """
        extension Array {
          func index(where predicate: (Element) throws -> Bool) rethrows -> Int? {
            try firstIndex(where: predicate)
          }
        }
        extension Array where Element: Equatable {
          func index(of element: Element) -> Int? { firstIndex(of: element) }
        }
        """)
  }

  /// `ObjectIdentifier`, which tells objects apart and does not keep them.
  static var identities: Part {
    Part(
      names: ["ObjectIdentifier"],
      text: """
        struct ObjectIdentifier: Hashable {
          private weak var object: AnyObject?
          private let type: Any.Type?
          init(_ x: AnyObject) {
            object = x
            type = nil
          }
          init(_ x: Any.Type) { type = x }
          static func == (left: ObjectIdentifier, right: ObjectIdentifier) -> Bool {
            left.object === right.object && left.type == right.type
          }
          func hash(into hasher: inout Hasher) { hasher.combine(0) }
        }
        """)
  }

  /// The texts of errors.
  static var errorTexts: Part {
    Part(
      names: [
        "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion",
        "helpAnchor",
      ],
      text: """
        extension LocalizedError {
          var errorDescription: String? { nil }
          var failureReason: String? { nil }
          var recoverySuggestion: String? { nil }
          var helpAnchor: String? { nil }
        }
        extension Error {
          var localizedDescription: String {
            if let error = self as? LocalizedError, let text = error.errorDescription {
              return text
            }
            return "The operation couldn’t be completed. (\\(type(of: self)) error 1.)"
          }
        }
        """)
  }
}
