// An array of whatever a sequence gives.
extension Array {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    for element in elements { append(element) }
  }
}
