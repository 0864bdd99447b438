/// The edit distance of two words, for suggestions.
package enum EditDistance {
  /// The minimum number of insertions, deletions, replacements and swaps of neighbours from one
  /// word to the other; `limit + 1` if it is more than `limit`.
  package static func between(
    _ first: [Character], _ second: [Character], limit: Int
  ) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for (column, other) in second.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      if current.allSatisfy({ $0 > limit }) { return limit + 1 }
      beforeLast = last
      last = current
    }
    return min(last[second.count], limit + 1)
  }
}
