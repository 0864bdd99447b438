/// A hierarchy under construction: views are added in printed order, each with its level.
package nonisolated struct DumpTree {
  private var facts: [DumpedFacts] = []
  private var parents: [Int?] = []
  private var children: [[Int]] = []
  private var roots: [Int] = []
  /// The last view and its ancestors, outermost first, with the level that each was given.
  private var path: [(level: Int, place: Int)] = []

  package var isEmpty: Bool { facts.isEmpty }

  /// The number of views.
  package var count: Int { facts.count }
  var rootCount: Int { roots.count }

  /// The level of a view inside the last one; 0 at the start.
  var deepestNext: Int { (path.last?.level ?? -1) + 1 }

  /// The number of ancestors of the last view, including itself.
  package var depth: Int { path.count }

  /// Creates a dump tree.
  package init() {}

  /// Adds a view inside the nearest one before it that has a smaller level; returns its index.
  ///
  /// A level may be any measure that grows inwards: bars, or blanks before the line.
  package mutating func append(_ view: DumpedFacts, at level: Int) -> Int {
    let parent = leavePath(to: level)
    let place = facts.count
    facts.append(view)
    parents.append(parent)
    children.append([])
    if let parent { children[parent].append(place) } else { roots.append(place) }
    path.append((level, place))
    return place
  }

  /// Continues inside a view that was added before; a root is moved to its new position. `view` may
  /// add facts that its first line did not contain.
  mutating func revisit(_ place: Int, _ view: DumpedFacts, at level: Int) {
    let parent = leavePath(to: level)
    if facts[place].frame == nil, view.frame != nil {
      let line = facts[place].line
      facts[place] = view
      facts[place].line = line
    }
    if let parent, parents[place] == nil, !lies(parent, in: place) {
      parents[place] = parent
      children[parent].append(place)
      roots.removeAll { $0 == place }
    }
    path.append((level, place))
  }

  private mutating func leavePath(to level: Int) -> Int? {
    while let last = path.last, last.level >= level {
      path.removeLast()
    }
    return path.last?.place
  }

  private func lies(_ view: Int, in other: Int) -> Bool {
    var place: Int? = view
    while let current = place {
      if current == other { return true }
      place = parents[current]
    }
    return false
  }

  /// The finished trees, built from the innermost views outwards.
  package consuming func finished() -> [DumpedView] {
    var order: [Int] = []
    order.reserveCapacity(facts.count)
    var pending = Array(roots.reversed())
    while let place = pending.popLast() {
      order.append(place)
      pending.append(contentsOf: children[place].reversed())
    }
    var views: [DumpedView?] = Array(repeating: nil, count: facts.count)
    for place in order.reversed() {
      let inside = children[place].compactMap { child in
        defer { views[child] = nil }
        return views[child]
      }
      views[place] = DumpedView(facts[place], children: inside)
    }
    return roots.compactMap { views[$0] }
  }
}
