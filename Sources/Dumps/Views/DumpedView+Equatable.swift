nonisolated extension DumpedView: Equatable {
  package static func == (first: DumpedView, second: DumpedView) -> Bool {
    var pending = [(first, second)]
    while let (one, other) = pending.popLast() {
      guard one.facts == other.facts, one.children.count == other.children.count else {
        return false
      }
      pending.append(contentsOf: zip(one.children, other.children))
    }
    return true
  }
}
