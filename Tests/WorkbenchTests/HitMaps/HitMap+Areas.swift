import Records

extension HitMap {
  /// How many points each owner has, in the order of `names`.
  var areas: [Int] {
    var areas = Array(repeating: 0, count: names.count)
    for cell in cells where cell != Self.nobody { areas[Int(cell)] += 1 }
    return areas
  }
}
