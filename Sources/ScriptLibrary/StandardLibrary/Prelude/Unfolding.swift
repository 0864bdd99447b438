// `sequence(first:next:)`: `for view in sequence(first: self, next: { $0.superview })`.
struct UnfoldFirstSequence<Element>: Sequence, IteratorProtocol {
  private var current: Element?
  private var isFirst = true
  private let step: (Element) -> Element?

  init(_ first: Element?, _ step: @escaping (Element) -> Element?) {
    current = first
    self.step = step
  }

  mutating func next() -> Element? {
    if isFirst {
      isFirst = false
    } else if let last = current {
      current = step(last)
    }
    return current
  }
  func dropFirst(_ count: Int = 1) -> UnfoldFirstSequence<Element> {
    var rest = self
    for _ in 0..<count { _ = rest.next() }
    return rest
  }
  func prefix(_ count: Int) -> [Element] {
    var result: [Element] = []
    var rest = self
    while result.count < count, let element = rest.next() { result.append(element) }
    return result
  }
  var lazy: UnfoldFirstSequence<Element> { self }
}
struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  private var state: State
  private let step: (inout State) -> Element?

  init(_ state: State, _ step: @escaping (inout State) -> Element?) {
    self.state = state
    self.step = step
  }

  mutating func next() -> Element? { step(&state) }
  func prefix(_ count: Int) -> [Element] {
    var result: [Element] = []
    var rest = self
    while result.count < count, let element = rest.next() { result.append(element) }
    return result
  }
}
func sequence<T>(
  first: T, next: @escaping (T) -> T?
) -> UnfoldFirstSequence<T> {
  UnfoldFirstSequence(first, next)
}
func sequence<T, State>(
  state: State, next: @escaping (inout State) -> T?
) -> UnfoldSequence<T, State> {
  UnfoldSequence(state, next)
}
