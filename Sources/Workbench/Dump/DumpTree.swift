/// A hierarchy under construction: views arrive in printed order, each with its level.
nonisolated struct DumpTree {
  private var facts: [DumpedFacts] = []
  private var parents: [Int?] = []
  /// The last view and those it lies in, outermost first, with the level each was given.
  private var path: [(level: Int, place: Int)] = []

  var isEmpty: Bool { facts.isEmpty }

  /// The level of a view inside the last one; 0 at the start.
  var deepestNext: Int { (path.last?.level ?? -1) + 1 }

  /// How many views the last one lies in, itself included.
  var depth: Int { path.count }

  /// Adds a view inside the nearest one before it that has a smaller level.
  ///
  /// A level may be any measure that grows inwards: bars, or blanks before the line.
  mutating func append(_ view: DumpedFacts, at level: Int) {
    while let last = path.last, last.level >= level {
      path.removeLast()
    }
    parents.append(path.last?.place)
    path.append((level, facts.count))
    facts.append(view)
  }

  /// The finished trees, put together from the last line to the first.
  consuming func roots() -> [DumpedView] {
    var children: [[DumpedView]] = Array(repeating: [], count: facts.count)
    var roots: [DumpedView] = []
    for place in facts.indices.reversed() {
      let view = DumpedView(facts[place], children: children[place].reversed())
      children[place] = []
      if let parent = parents[place] {
        children[parent].append(view)
      } else {
        roots.append(view)
      }
    }
    return roots.reversed()
  }
}
