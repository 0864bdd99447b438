import Records
import Scenes
import TypedText
import UIKitModel

/// Expressions of Swift where commands take a NAME: `page.buttons[1]`, `make(3)`.
///
/// An expression begins with a name, and what continues it is attached: a member, an index or
/// arguments, or `!`.
struct ExpressionReader {
  let scene: Scene

  /// The number of tokens that form an expression with brackets, of which only Swift can make an
  /// object; nil if there is none at the beginning.
  func length(_ tokens: ArraySlice<Token>) -> Int? {
    if Self.isInBrackets(tokens) { return end(tokens, from: tokens.startIndex) }
    guard let first = tokens.first, first.kind == .word, first.text.first?.isLetter == true,
      let second = tokens.dropFirst().first, second.kind == .open,
      Self.isAttached(second, to: first),
      begins(first.text)
    else { return nil }
    return end(tokens, from: tokens.startIndex + 1)
  }

  /// Whether a bracket begins an expression: a member follows it, as in
  /// `(sender as! UIView).layer`, or it contains a cast. In brackets of commands there are numbers.
  static func isInBrackets(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, first.text == "(",
      let close = closing(tokens, from: tokens.startIndex)
    else { return false }
    let next = tokens[(close + 1)...].first
    if let next, isAttached(next, to: tokens[close]), ".[!?".contains(next.text.prefix(1)) {
      return true
    }
    return tokens[..<close].contains { ["as", "as!", "as?"].contains($0.text) }
  }

  /// The number of tokens up to the end of an expression that continues, or begins, at an index.
  private func end(_ tokens: ArraySlice<Token>, from start: Int) -> Int? {
    var end = start
    while end < tokens.endIndex,
      end == tokens.startIndex || Self.isAttached(tokens[end], to: tokens[end - 1])
    {
      switch tokens[end].kind {
      case .open:
        guard let close = Self.closing(tokens, from: end) else { return nil }
        end = close + 1
      case .word: end += 1
      default: return end - tokens.startIndex
      }
    }
    return end - tokens.startIndex
  }

  /// Whether a word could be an expression of Swift, rather than a misspelt name: it begins with
  /// something that Swift knows, and continues.
  func isExpression(_ text: String) -> Bool {
    text.first == "(" || text.contains { ".([!".contains($0) } && begins(text)
  }

  private func begins(_ text: String) -> Bool {
    let head = String(text.prefix(while: Identifier.isBody))
    guard !head.isEmpty else { return false }
    return scene.isName(head) || scene.engineIfMade?.nominal(named: head) != nil
  }

  private static func isAttached(_ token: Token, to before: Token) -> Bool {
    token.range.lowerBound == before.range.upperBound
  }

  /// The index of the bracket that closes the one at an index.
  private static func closing(_ tokens: ArraySlice<Token>, from start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.endIndex {
      if tokens[index].kind == .open { depth += 1 }
      if tokens[index].kind == .close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The object that an expression gives; throws Swift's problem, or says what it gives instead.
  func object(_ token: Token) throws -> ModelObject {
    let problem: Problem
    switch try scene.engine.value(of: token.text) {
    case .object(let object as ModelObject, _): return object
    case .object(_, let type), .other(let type): problem = .notAnObject(token.text, type: type)
    case .none: problem = .nothingInExpression(token.text)
    }
    throw LocatedProblem(problem, token.range)
  }
}
