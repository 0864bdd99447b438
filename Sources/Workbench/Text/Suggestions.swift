/// Words that somebody may have meant.
nonisolated package enum Suggestions {
  /// At most three of `candidates` near to `word`, the nearest first.
  package static func near(_ word: String, in candidates: some Sequence<String>) -> [String] {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty, typed.count <= 40 else { return [] }
    let allowed = typed.count == 1 ? 0 : max(1, min(3, typed.count / 3))
    var found: [(distance: Int, word: String)] = []
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      if other == typed {
        found.append((0, candidate))
      } else if abs(other.count - typed.count) <= allowed {
        let distance = distance(typed, other, atMost: allowed)
        if distance <= allowed { found.append((distance, candidate)) }
      } else if typed.count >= 3, other.starts(with: typed) {
        found.append((allowed, candidate))
      }
    }
    // Of words as near, those first that begin alike: `hitt` is rather `hit` than `hint`.
    let ranked = found.map { (-common(typed, Array($0.word.lowercased())), $0) }
    return ranked.sorted {
      ($0.1.distance, $0.0, $0.1.word) < ($1.1.distance, $1.0, $1.1.word)
    }.prefix(3).map(\.1.word)
  }

  /// How many letters two words have in common at their beginning.
  private static func common(_ first: [Character], _ second: [Character]) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  /// The fewest insertions, deletions, replacements and swaps of neighbours between two words.
  private static func distance(_ first: [Character], _ second: [Character], atMost: Int) -> Int {
    var before = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let same = first[row] == second[column]
        var best = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = last
      last = current
    }
    return last[second.count]
  }
}
