import Records

/// Recognizes typed lines of Objective-C that could also begin as Swift.
extension ObjectiveCFrontEnd {
  /// Whether a line contains something that only Objective-C has: a message in brackets, an `@`
  /// literal, or the type of a block.
  package static func isCertain(_ line: String) -> Bool {
    let signs = [UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "^")]
    guard line.utf8.contains(where: { signs.contains($0) }) else { return false }
    let tokens = Lexer.tokens(of: line, offset: 0)
    guard let first = tokens.first, !swiftWords.contains(first.text) else { return false }
    return tokens.indices.dropLast().contains { index in
      if tokens[index].isSign("@") { return isLiteral(tokens[index + 1]) }
      // The type of a block: `((void (^)(void))job)();`.
      if tokens[index].isSign("("), tokens[index + 1].isSign("^") { return true }
      return tokens[index].isSign("[") && isMessage(at: index, tokens)
    }
  }

  /// Whether a line is in Objective-C if that is the chosen language: unless it begins with a
  /// keyword that only Swift has, or lacks what every statement in C has.
  package static func isLikely(_ line: String) -> Bool {
    if isCertain(line) { return true }
    let tokens = Lexer.tokens(of: line, offset: 0)
    guard let first = tokens.first, let last = tokens.dropLast().last,
      !swiftWords.contains(first.text)
    else { return false }
    if ["if", "for", "while", "switch"].contains(first.text) { return tokens[1].isSign("(") }
    if [";", "{", "}", ","].contains(last.text) { return !hasLabel(tokens) }
    if tokens.contains(where: { ["YES", "NO", "NULL", "Nil"].contains($0.text) }) { return true }
    return first.kind == .word && tokens[1].isSign("(") && !hasLabel(tokens)
      && !swiftFunctions.contains(first.text)
  }

  /// The words that begin lines of Swift, but never lines of C.
  private static let swiftWords: Set = [
    "let", "var", "func", "import", "class", "protocol", "extension", "guard", "final", "override",
    "private", "public", "internal", "fileprivate", "open", "lazy", "weak", "unowned", "mutating",
    "defer", "repeat", "try", "throw", "init", "deinit", "subscript", "typealias", "indirect",
  ]

  private static let swiftFunctions: Set = ["print", "debugPrint", "dump", "type", "zip", "stride"]

  private static func isLiteral(_ token: Token) -> Bool {
    guard !token.hasSpace else { return false }
    return token.text.hasPrefix("\"") || ["[", "{", "("].contains(token.text)
      || token.text.first?.isNumber == true || ["YES", "NO"].contains(token.text)
  }

  /// Whether a bracket begins a message: a receiver, followed by a blank and the first piece of a
  /// selector.
  private static func isMessage(at start: Int, _ tokens: [Token]) -> Bool {
    guard !captures.contains(tokens[start + 1].text),
      let end = endOfReceiver(from: start + 1, tokens), end + 1 < tokens.count
    else { return false }
    let piece = tokens[end]
    guard piece.kind == .word, piece.hasSpace, !["as", "is", "in"].contains(piece.text) else {
      return false
    }
    return tokens[end + 1].isSign("]") || tokens[end + 1].isSign(":")
  }

  /// The words that come before another one in Swift brackets: in capture lists, types, and
  /// throwing expressions.
  private static let captures: Set = [
    "weak", "unowned", "any", "some", "inout", "try", "await", "each", "repeat", "consuming",
    "borrowing", "copy", "let", "var",
  ]

  /// The index after a name, a message, or a parenthesized expression, with everything attached to
  /// it; nil if there is none.
  private static func endOfReceiver(from start: Int, _ tokens: [Token]) -> Int? {
    var index = start
    if tokens[index].isSign("(") {
      // A cast with its operand.
      guard let end = endOfGroup(at: index, tokens) else { return nil }
      index = end
      if index < tokens.count, tokens[index].kind == .word || tokens[index].isSign("["),
        !tokens[index].hasSpace
      {
        return endOfReceiver(from: index, tokens)
      }
    } else if tokens[index].isSign("[") {
      guard let end = endOfGroup(at: index, tokens) else { return nil }
      index = end
    } else if tokens[index].kind == .word {
      index += 1
    } else {
      return nil
    }
    while index + 1 < tokens.count, !tokens[index].hasSpace {
      if tokens[index].isSign("."), tokens[index + 1].kind == .word {
        index += 2
      } else if tokens[index].isSign("[") || tokens[index].isSign("("),
        let end = endOfGroup(at: index, tokens)
      {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// The index after the closing bracket that matches the one at `start`.
  private static func endOfGroup(at start: Int, _ tokens: [Token]) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// Whether a parenthesized argument has a label, as in a Swift call.
  private static func hasLabel(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      guard tokens[index - 1].isSign("(") || tokens[index - 1].isSign(",") else { return false }
      return tokens[index].kind == .word && tokens[index + 1].isSign(":")
    }
  }
}
