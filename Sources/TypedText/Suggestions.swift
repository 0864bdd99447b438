import Records

/// Similar words that may have been meant.
nonisolated package enum Suggestions {
  /// At most three of `candidates` similar to `word`, the nearest first.
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
        let distance = EditDistance.between(typed, other, limit: allowed)
        if distance <= allowed { found.append((distance, candidate)) }
      } else if typed.count >= 3, other.starts(with: typed) {
        found.append((allowed, candidate))
      }
    }
    // Among equally near words those with a longer common prefix come first: `hitt` is rather `hit`
    // than `hint`.
    let ranked = found.map { (-common(typed, Array($0.word.lowercased())), $0) }
    return ranked.sorted {
      ($0.1.distance, $0.0, $0.1.word) < ($1.1.distance, $1.0, $1.1.word)
    }.prefix(3).map(\.1.word)
  }

  /// The length of the common prefix of two words.
  private static func common(_ first: [Character], _ second: [Character]) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }
}
