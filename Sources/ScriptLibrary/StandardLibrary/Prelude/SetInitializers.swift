// A set of whatever a sequence gives.
extension Set {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    for element in elements { insert(element) }
  }
}
