// Iterators of the library's own sequences, and sequences that are made of closures.
extension Sequence where Self: IteratorProtocol {
  func makeIterator() -> Self { self }
}
struct IndexingIterator<Element>: Sequence, IteratorProtocol {
  private let elements: [Element]
  private var index = 0

  init(_ elements: [Element]) { self.elements = elements }

  mutating func next() -> Element? {
    if index >= elements.count { return nil }
    index += 1
    return elements[index - 1]
  }
}
extension Array {
  func makeIterator() -> IndexingIterator<Element> { IndexingIterator(self) }
}
extension Set {
  func makeIterator() -> IndexingIterator<Element> { IndexingIterator(Array(self)) }
}
extension Dictionary {
  func makeIterator() -> IndexingIterator<(key: Key, value: Value)> {
    IndexingIterator(map { $0 })
  }
}
extension String {
  func makeIterator() -> IndexingIterator<Character> { IndexingIterator(map { $0 }) }
}
extension Range where Bound == Int {
  func makeIterator() -> IndexingIterator<Int> { IndexingIterator(Array(self)) }
}
extension ClosedRange where Bound == Int {
  func makeIterator() -> IndexingIterator<Int> { IndexingIterator(Array(self)) }
}
struct AnyIterator<Element>: Sequence, IteratorProtocol {
  private let step: () -> Element?

  init(_ body: @escaping () -> Element?) { step = body }
  init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var base = base
    step = { base.next() }
  }

  func next() -> Element? { step() }
}
