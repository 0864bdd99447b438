// A set of a sequence's elements.
extension Set {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    for element in elements { insert(element) }
  }
}
