import Records
import TypedProgram

/// Names that may have been intended.
enum Suggestions {
  /// At most three names near to a word, the nearest first.
  static func near(_ word: String, among names: some Sequence<String>) -> [String] {
    let limit = allowance(for: word)
    let folded = Array(word.lowercased())
    var found: [(name: String, distance: Int)] = []
    for name in Set(names) where name != word {
      let other = Array(name.lowercased())
      let distance = EditDistance.between(folded, other, limit: limit)
      if distance <= limit { found.append((name, distance)) }
    }
    // A single longer name that begins with the word is more likely intended than a similar one.
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

  /// The number of letters that may differ. The distinctive part of a class name of UIKit comes
  /// after the prefix, and three slips are the maximum in a word.
  private static func allowance(for word: String) -> Int {
    let prefix = word.prefix(while: \.isUppercase).count
    let own = prefix > 1 ? word.count - prefix + 1 : word.count
    return own <= 6 ? 1 : min(own / 3, 3)
  }
}
