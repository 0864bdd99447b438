/// Gives every name once: the second `buy` becomes `buy2`.
nonisolated struct NameSupply {
  private var taken: Set<String>
  /// The number to try next for a name.
  private var numbers: [String: Int] = [:]

  init(taken: Set<String>) {
    self.taken = taken.union(Self.swiftWords)
  }

  /// `name` itself, or with the first free number from 2; `item3` becomes `item3_2`.
  mutating func name(for name: String) -> String {
    guard !taken.insert(name).inserted else { return name }
    let endsInDigit = name.last?.isNumber == true
    return numbered(endsInDigit ? name + "_" : name, from: 2)
  }

  /// `word` with the first free number from 1.
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

  /// The reserved words that a text of one word could become.
  private static let swiftWords: Set<String> = [
    "_", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
