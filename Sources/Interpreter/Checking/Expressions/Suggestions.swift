/// Names that may have been meant.
enum Suggestions {
  /// At most three names near to a word, the nearest first.
  static func near(_ word: String, among names: some Sequence<String>) -> [String] {
    let limit = allowance(for: word)
    let folded = Array(word.lowercased())
    var found: [(name: String, distance: Int)] = []
    for name in Set(names) where name != word {
      let other = Array(name.lowercased())
      guard abs(other.count - folded.count) <= limit else { continue }
      let distance = distance(folded, other, limit: limit)
      if distance <= limit { found.append((name, distance)) }
    }
    // The one longer name that begins with the word is more likely meant than one that is like it.
    let longer = Set(names).filter {
      $0.count > word.count && $0.lowercased().hasPrefix(word.lowercased())
    }
    if folded.count >= 3, longer.count == 1, let name = longer.first,
      name.count - folded.count <= 4, found.allSatisfy({ $0.distance > 0 })
    {
      return [name]
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = found.first?.distance else { return [] }
    return found.prefix { $0.distance <= best + 1 }.prefix(3).map(\.name)
  }

  /// How many letters may differ. What tells a class of UIKit from the others comes after the
  /// prefix, and three slips are the most that one makes in a word.
  private static func allowance(for word: String) -> Int {
    let prefix = word.prefix(while: \.isUppercase).count
    let own = prefix > 1 ? word.count - prefix + 1 : word.count
    return own <= 6 ? 1 : min(own / 3, 3)
  }

  /// Insertions, removals, replacements and swaps of neighbours from one word to another.
  private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var best = min(previous[column + 1], current[column]) + 1
        best = min(best, previous[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      if current.allSatisfy({ $0 > limit }) { return limit + 1 }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
