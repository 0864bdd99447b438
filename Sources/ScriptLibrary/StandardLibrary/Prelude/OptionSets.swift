// The members of every option set that a script declares; the table's own have rows.
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
