import Records

/// What can be told of a text of Swift without reading it whole.
nonisolated package enum SwiftText {
  /// What the text declares or does, by its first words.
  package static func kind(of text: String) -> SwiftKind {
    let trimmed = text.drop { $0.isWhitespace }
    if looksLikeObjectiveC(trimmed) { return .objectiveC }
    var words = trimmed.split(maxSplits: 24, whereSeparator: { $0.isWhitespace || $0 == "{" })[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
      words.removeFirst()
    }
    switch words.first.map(String.init) ?? "" {
    case "import": return .importDeclaration
    case "let", "var": return .variable
    case "func", "init", "deinit", "subscript": return .function
    case "class", "struct", "enum", "protocol", "actor", "typealias": return .type
    case "extension": return .extensionDeclaration
    case "if", "for", "while", "switch", "guard", "repeat", "do", "defer", "return":
      return .controlFlow
    default: break
    }
    if trimmed.contains("("), let first = trimmed.firstIndex(of: "("),
      !trimmed[..<first].contains("=")
    {
      return .call
    }
    return trimmed.contains("=") ? .assignment : .expression
  }

  private static let modifiers: Set<String> = [
    "open", "public", "internal", "private", "fileprivate", "package", "final", "override",
    "static", "lazy", "weak", "unowned", "required", "convenience", "mutating", "indirect",
    "nonisolated", "dynamic",
  ]

  /// Words with which Swift begins declarations and statements; none is a command word.
  package static let leadingWords: Set<String> = modifiers.union([
    "import", "let", "var", "func", "init", "deinit", "subscript", "class", "struct", "enum",
    "protocol", "actor", "typealias", "extension", "if", "for", "while", "switch", "guard",
    "repeat", "do", "defer", "return", "try", "await", "throw", "self", "super", "break",
    "continue", "true", "false", "nil",
  ])

  private static func looksLikeObjectiveC(_ text: Substring) -> Bool {
    for prefix in ["- (", "-(", "+ (", "+(", "@interface", "@implementation", "#import", "[self"]
    where text.hasPrefix(prefix) {
      return true
    }
    return text.contains("alloc] init") || text.contains("CGRectMake(")
  }

  /// Whether brackets, strings and comments are all closed, so that the text can be a whole entry.
  package static func isBalanced(_ text: String) -> Bool {
    var scanner = BalanceScanner(Array(text.utf8))
    return scanner.isBalanced()
  }
}

/// Follows brackets, strings and comments through a text of Swift.
nonisolated private struct BalanceScanner {
  let characters: [UInt8]
  var index = 0
  var depth = 0

  init(_ characters: [UInt8]) {
    self.characters = characters
  }

  mutating func isBalanced() -> Bool {
    while index < characters.count {
      switch characters[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skip { $0 == UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
        guard skipComment() else { return false }
      case UInt8(ascii: "\""): guard skipString() else { return false }
      default: break
      }
      index += 1
    }
    return depth <= 0
  }

  private func follows(_ character: UInt8, at offset: Int = 1) -> Bool {
    index + offset < characters.count && characters[index + offset] == character
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while index < characters.count, !isEnd(characters[index]) { index += 1 }
  }

  private mutating func skipComment() -> Bool {
    var level = 0
    while index < characters.count {
      if characters[index] == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        level += 1
        index += 1
      } else if characters[index] == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
        level -= 1
        index += 1
        if level == 0 { return true }
      }
      index += 1
    }
    return false
  }

  /// A string of one line ends with it, closed or not: what is wrong there is said when it runs.
  private mutating func skipString() -> Bool {
    let isMultiline = follows(UInt8(ascii: "\"")) && follows(UInt8(ascii: "\""), at: 2)
    index += isMultiline ? 3 : 1
    while index < characters.count {
      if characters[index] == UInt8(ascii: "\\") {
        index += 1
      } else if isMultiline {
        if characters[index] == UInt8(ascii: "\""), follows(UInt8(ascii: "\"")),
          follows(UInt8(ascii: "\""), at: 2)
        {
          index += 2
          return true
        }
      } else if characters[index] == UInt8(ascii: "\"") || characters[index] == UInt8(ascii: "\n") {
        return true
      }
      index += 1
    }
    return !isMultiline
  }
}
