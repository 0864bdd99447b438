import ObjectiveCTree
import Records

extension Parser {
  /// Whether a type begins at an index where an expression could begin, as after a parenthesis.
  func isTypeName(at index: Int) -> Bool {
    let first = tokens[index]
    guard first.kind == .word else { return false }
    let word = first.text
    if Words.specifiers.contains(word) || word == "struct" { return true }
    if isValue(word), !isType(word) { return false }
    let next = tokens[min(index + 1, tokens.count - 1)]
    if isType(word) { return !next.isSign(".") && !next.isSign("->") && !next.isSign("++") }
    if Words.direction.contains(word) || Words.nullability.contains(word) {
      return next.kind == .word
    }
    if next.isSign("*") {
      // `(Foo *)`, `(Foo **)`: nothing follows the stars.
      var after = index + 1
      while after < tokens.count - 1, tokens[after].isSign("*") || isQualifier(tokens[after]) {
        after += 1
      }
      return tokens[after].isSign(")") || tokens[after].isSign(",") && Words.looksLikeType(word)
    }
    if next.isSign("<"), let after = anglesEnd(index + 1) {
      return tokens[min(after, tokens.count - 1)].isSign("*")
        || tokens[min(after, tokens.count - 1)].isSign(")")
    }
    if next.isSign("("), tokens[min(index + 2, tokens.count - 1)].isSign("^") { return true }
    return false
  }

  func isQualifier(_ token: Token) -> Bool {
    token.kind == .word
      && (token.text == "const" || token.text.hasPrefix("__") || token.text.hasPrefix("_N"))
  }

  /// Whether `(Name)` at the parenthesis is a cast to an undeclared name.
  func isCast(at index: Int) -> Bool {
    if isTypeName(at: index + 1) { return true }
    guard index + 3 < tokens.count, tokens[index + 1].kind == .word, tokens[index + 2].isSign(")"),
      !isValue(tokens[index + 1].text), !Words.reserved.contains(tokens[index + 1].text)
    else { return false }
    let next = tokens[index + 3]
    let isTypeLike = Words.looksLikeType(tokens[index + 1].text)
    switch next.kind {
    case .number, .string, .character: return true
    case .word: return (isTypeLike || !isInMessage) && !next.isWord("in") && !next.beginsLine
    case .sign:
      if next.text == "@" || next.text == "!" || next.text == "~" || next.text == "{" {
        return isTypeLike
      }
      if next.text == "^" {
        return isTypeLike && (tokens[index + 4].isSign("{") || tokens[index + 4].isSign("("))
      }
      return isTypeLike && (next.text == "[" || next.text == "(")
    case .end: return false
    }
  }

  /// Whether a declaration begins here rather than an expression.
  var isAtDeclaration: Bool {
    guard current.kind == .word else { return false }
    let word = current.text
    if Words.specifiers.contains(word) { return true }
    let next = token(1)
    if Words.enumerations.contains(word), next.isSign("(") { return true }
    if isValue(word), !isType(word) { return false }
    if isType(word) {
      if next.kind == .word { return true }
      if next.isSign("*") || next.isSign("^") { return true }
      if next.isSign("<") { return anglesEnd(index + 1) != nil }
      return next.isSign("(") && (token(2).isSign("^") || token(2).isSign("*"))
    }
    guard !Words.reserved.contains(word) else { return false }
    if next.kind == .word {
      guard !next.beginsLine, !token(2).isSign(":"), !token(2).isSign("]") else { return false }
      return !next.isWord("in")
    }
    if next.isSign("*") {
      var ahead = 1
      while token(ahead).isSign("*") || isQualifier(token(ahead)) { ahead += 1 }
      guard token(ahead).kind == .word else { return false }
      let after = token(ahead + 1)
      return after.kind == .sign && ["=", ";", ",", "[", ")", ":"].contains(after.text)
        || after.isWord("in") || after.kind == .end
        || Words.looksLikeType(word) && after.beginsLine
        || Words.looksLikeType(word) && token(1).hasSpace && !token(2).hasSpace
    }
    if next.isSign("<"), Words.looksLikeType(word), let after = anglesEnd(index + 1) {
      let token = tokens[min(after, tokens.count - 1)]
      return token.isSign("*") || token.kind == .word
    }
    if next.isSign("("), token(2).isSign("^"), token(3).kind == .word, token(4).isSign(")") {
      return Words.looksLikeType(word)
    }
    return false
  }
}
