// An array of a sequence's elements.
extension Array {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    for element in elements { append(element) }
  }
}
