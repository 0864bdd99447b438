import Records

// Here and not beside the record: Records is compiled without the optimiser, and a map has hundreds
// of thousands of points.
extension HitMap {
  /// How many points each owner has, in the order of `names`.
  package nonisolated var areas: [Int] {
    var areas = Array(repeating: 0, count: names.count)
    for cell in cells where cell != Self.nobody { areas[Int(cell)] += 1 }
    return areas
  }

  /// The names of those who own a point.
  package nonisolated var owners: Set<String> {
    Set(zip(names, areas).filter { $1 > 0 }.map(\.0))
  }
}
