import Records

/// Returns every name once: the second `buy` becomes `buy2`.
nonisolated struct NameSupply {
  private var taken: Set<String>
  /// The next number to try for a name.
  private var numbers: [String: Int] = [:]

  init(taken: Set<String>) {
    // A name that is not parsed as one in Swift could not be typed.
    self.taken = taken.union(SwiftWords.keywords).union(["_", "await"])
  }

  /// `name` itself, or with the first unused number from 2; `item3` becomes `item3_2`.
  mutating func name(for name: String) -> String {
    guard !taken.insert(name).inserted else { return name }
    let endsInDigit = name.last?.isNumber == true
    return numbered(endsInDigit ? name + "_" : name, from: 2)
  }

  /// `word` with the first unused number from 1.
  mutating func numberedName(for word: String) -> String {
    numbered(word.last?.isNumber == true ? word + "_" : word, from: 1)
  }

  private mutating func numbered(_ base: String, from first: Int) -> String {
    var number = max(numbers[base] ?? first, first)
    while !taken.insert(base + String(number)).inserted {
      number += 1
    }
    numbers[base] = number + 1
    return base + String(number)
  }
}
