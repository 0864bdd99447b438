// The collection members of sets and dictionaries: indices, and access by them, in the order of
// iteration.
struct HashedPlace: Hashable, Comparable {
  let offset: Int
  static func < (left: HashedPlace, right: HashedPlace) -> Bool {
    left.offset < right.offset
  }
}
extension Set {
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
  subscript(position: HashedPlace) -> Element { map { $0 }[position.offset] }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> HashedPlace? {
    var offset = 0
    for element in self {
      if try predicate(element) { return HashedPlace(offset: offset) }
      offset += 1
    }
    return nil
  }
  func dropFirst(_ k: Int = 1) -> [Element] { Array(map { $0 }.dropFirst(k)) }
  func dropLast(_ k: Int = 1) -> [Element] { Array(map { $0 }.dropLast(k)) }
  func prefix(_ length: Int) -> [Element] { Array(map { $0 }.prefix(length)) }
  func suffix(_ length: Int) -> [Element] { Array(map { $0 }.suffix(length)) }
}
extension Dictionary {
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
  subscript(position: HashedPlace) -> (key: Key, value: Value) { map { $0 }[position.offset] }
  func firstIndex(where predicate: ((key: Key, value: Value)) throws -> Bool) rethrows
    -> HashedPlace?
  {
    var offset = 0
    for element in self {
      if try predicate(element) { return HashedPlace(offset: offset) }
      offset += 1
    }
    return nil
  }
  func dropFirst(_ k: Int = 1) -> [(key: Key, value: Value)] { Array(map { $0 }.dropFirst(k)) }
  func dropLast(_ k: Int = 1) -> [(key: Key, value: Value)] { Array(map { $0 }.dropLast(k)) }
  func prefix(_ length: Int) -> [(key: Key, value: Value)] { Array(map { $0 }.prefix(length)) }
  func suffix(_ length: Int) -> [(key: Key, value: Value)] { Array(map { $0 }.suffix(length)) }
}
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
