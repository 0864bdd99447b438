struct AnySequence<Element>: Sequence {
  private let make: () -> AnyIterator<Element>

  init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
  where I.Element == Element {
    make = { AnyIterator(makeUnderlyingIterator()) }
  }
  init<S: Sequence>(_ base: S) where S.Element == Element {
    make = {
      var iterator = base.makeIterator()
      return AnyIterator { iterator.next() }
    }
  }

  func makeIterator() -> AnyIterator<Element> { make() }
}
