/// The lines of a text that print a view again: an object at the same address.
///
/// A paste often contains a view twice, once by itself and once in its tree, or the same tree
/// before and after. In some texts addresses are meaningless, because the same one was written
/// everywhere; there a view would be inside itself, or differ from itself within one tree.
nonisolated struct Reprints {
  private let areTold: Bool
  private var places: [String: (place: Int, line: Int)] = [:]

  /// Creates the list for `views` in printed order with their levels.
  init(_ views: [(facts: DumpedFacts, level: Int)]) {
    areTold = Self.addressesTell(views)
  }

  /// The index and the line of an earlier print of a view.
  func earlier(_ view: DumpedFacts) -> (place: Int, line: Int)? {
    guard areTold, let key = Self.key(view) else { return nil }
    return places[key]
  }

  mutating func note(_ view: DumpedFacts, at place: Int) {
    guard areTold, let key = Self.key(view) else { return }
    places[key] = (place, view.line)
  }

  private static func key(_ view: DumpedFacts) -> String? {
    view.address.map { "\($0.lowercased()) \(view.className)" }
  }

  private static func addressesTell(_ views: [(facts: DumpedFacts, level: Int)]) -> Bool {
    var printed: [String: DumpedFacts] = [:]
    var path: [(level: Int, key: String?)] = []
    var around: Set<String> = []
    for view in views {
      while let last = path.last, last.level >= view.level {
        path.removeLast()
        if let key = last.key { around.remove(key) }
      }
      if path.isEmpty { printed = [:] }
      guard let key = key(view.facts) else {
        path.append((view.level, nil))
        continue
      }
      guard around.insert(key).inserted else { return false }
      if let first = printed[key], !isSame(first, view.facts) { return false }
      printed[key] = view.facts
      path.append((view.level, key))
    }
    return true
  }

  private static func isSame(_ first: DumpedFacts, _ second: DumpedFacts) -> Bool {
    var second = second
    second.line = first.line
    return first == second
  }
}
