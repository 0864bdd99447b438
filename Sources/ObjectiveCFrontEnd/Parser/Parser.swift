import ObjectiveCTree
import Records
import SourceTree

/// A fault that is reported; the parser continues after it.
struct Skip: Error {}

/// A recursive-descent parser from tokens to the tree.
///
/// C's grammar depends on whether a name is a type. Names that the files declare and well-known
/// ones are known; for other names the surrounding words decide, so a file can be read without the
/// headers that it imports.
final class Parser {
  /// The most errors of one file.
  static let mostErrors = 200
  /// The deepest nesting that is read.
  static let deepest = 160
  /// The maximum depth of chains such as `a + b + c`, which are nested.
  static let longestChain = 600

  let file: SourceFile
  let tokens: [Token]
  /// Whether statements may be outside of functions, as at a prompt.
  let isTyped: Bool
  var index = 0
  var diagnostics: [CodeDiagnostic] = []
  /// Names that are types.
  var types: Set<String>
  /// Names that are values, by scope, the innermost last.
  var scopes: [Set<String>] = [Parser.values]
  var depth = 0
  var chain = 0
  /// Whether the rest is skipped.
  var isOver = false
  /// Types that were declared inside the declaration being parsed.
  var pending: [Tree.Declaration] = []

  /// Structures and enumerations that are declared among the instance variables of a class, before
  /// the class itself.
  var besideClass: [Tree.Declaration] = []
  /// The loops and switches around a statement.
  var loops = 0
  var switches = 0
  /// Whether the receiver or an argument of a message is being parsed, which a name may follow.
  var isInMessage = false
  /// The index of the token at which a missing brace was reported.
  var braceFault = -1
  /// `-[Circle hitTest:withEvent:]`, the function being parsed.
  var function = ""
  /// The class whose implementation is read.
  var className = ""
  var anonymous = 0
  /// The index of a `>>` whose first half was consumed.
  var halfAngle = -1
  let marks: Marks

  init(
    file: SourceFile, tokens: [Token], marks: Marks = Marks(), types: Set<String>, isTyped: Bool
  ) {
    self.file = file
    self.tokens = tokens
    self.marks = marks
    self.types = types
    self.isTyped = isTyped
  }

  /// Names that are never types.
  static let values: Set<String> = ["self", "super", "_cmd", "nil", "Nil", "NULL", "YES", "NO"]

  // MARK: Tokens

  var current: Token { tokens[index] }

  func token(_ ahead: Int) -> Token { tokens[min(index + ahead, tokens.count - 1)] }

  func at(_ sign: String) -> Bool { tokens[index].isSign(sign) }

  func atWord(_ word: String) -> Bool { tokens[index].isWord(word) }

  /// Whether `@word` is next.
  func atDirective(_ word: String) -> Bool { at("@") && token(1).isWord(word) }

  var isAtEnd: Bool { tokens[index].kind == .end }

  func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  func take(_ sign: String) -> Bool {
    guard at(sign) else { return false }
    advance()
    return true
  }

  func takeWord(_ word: String) -> Bool {
    guard atWord(word) else { return false }
    advance()
    return true
  }

  /// The end of the previous token, the location of something missing.
  var end: SourceRange {
    let offset = index > 0 ? tokens[index - 1].range.end : file.offset
    return SourceRange(offset, offset)
  }

  /// From a token to the one before the current one.
  func range(from start: Int) -> SourceRange {
    guard index > start else { return tokens[start].range }
    return tokens[start].range.joined(tokens[index - 1].range)
  }

  // MARK: Faults

  func report(
    _ problem: ClangProblem, _ range: SourceRange, severity: CodeDiagnostic.Severity = .error,
    notes: [CodeNote] = [], fixIt: CodeFixIt? = nil
  ) {
    guard !isOver, diagnostics.count < Self.mostErrors else { return }
    // One error at one location: consequential errors are not informative.
    if severity == .error,
      diagnostics.contains(where: { $0.severity == .error && $0.range.start == range.start })
    {
      return
    }
    diagnostics.append(
      CodeDiagnostic(.clang(problem), range, severity: severity, notes: notes, fixIt: fixIt))
  }

  func fail(_ problem: ClangProblem, _ range: SourceRange? = nil, notes: [CodeNote] = []) -> Skip {
    report(problem, range ?? current.range, notes: notes)
    return Skip()
  }

  func expected(_ item: String, _ place: ClangPlace? = nil) -> Skip {
    fail(.expected(item: item, place: place))
  }

  /// Consumes a required token.
  func need(_ sign: String, _ place: ClangPlace? = nil) throws(Skip) {
    guard take(sign) else { throw expected("'\(sign)'", place) }
  }

  /// Consumes the closing token of another one.
  func close(_ sign: String, _ open: Token) throws(Skip) {
    guard !take(sign) else { return }
    throw fail(
      .expected(item: "'\(sign)'", place: nil),
      notes: [CodeNote(.clang(.toMatch(sign: open.text)), open.range)])
  }

  /// Consumes the semicolon after something; if it is missing, parsing continues as if it were
  /// there.
  func semicolon(_ place: ClangPlace) {
    guard !take(";") else { return }
    let isExtra = at(")") || at("]")
    if isExtra, token(1).isSign(";") {
      report(.extraneous(sign: current.text, before: ";"), current.range)
      advance()
      advance()
      return
    }
    report(
      .expected(item: "';'", place: place), end, fixIt: CodeFixIt(end, ";"))
    // The rest of the line does not belong to anything.
    if !current.beginsLine, !at("}"), !isStatementWord(current) { skipStatement() }
  }

  private func isStatementWord(_ token: Token) -> Bool {
    token.kind == .word || token.isSign("[") || token.isSign("@")
  }

  /// Counts a level of nesting.
  func enter() throws(Skip) {
    depth += 1
    guard depth > Self.deepest else { return }
    throw stop()
  }

  func leave() { depth -= 1 }

  /// Counts an element of a chain, each of which is a level of the tree.
  func link() throws(Skip) {
    chain += 1
    if chain > Self.longestChain { throw stop() }
  }

  private func stop() -> Skip {
    report(.tooDeep(limit: Self.deepest), current.range)
    isOver = true
    index = tokens.count - 1
    return Skip()
  }

  // MARK: Recovery

  /// Skips to the end of a statement: after its semicolon, or before the brace that ends the
  /// block.
  func skipStatement() {
    var level = 0
    while !isAtEnd {
      if isAtOuterStart { return }
      if current.kind == .sign {
        switch current.text {
        case ";" where level == 0:
          advance()
          return
        case "{": level += 1
        case "}":
          if level == 0 { return }
          level -= 1
          if level == 0 {
            advance()
            // A block inside the statement, or the statement itself.
            if at(";") { advance() }
            if at(")") || at("]") || at(",") { continue }
            return
          }
        default: break
        }
      }
      advance()
    }
  }

  /// Whether something begins here that is never inside a function: a method, `@end`, `@interface`.
  var isAtOuterStart: Bool {
    guard current.beginsLine, current.kind == .sign else { return false }
    if at("@") {
      return [
        "end", "interface", "implementation", "protocol", "property", "synthesize", "dynamic",
      ]
      .contains(token(1).text) && !(token(1).text == "protocol" && token(2).isSign("("))
    }
    return isAtMethod
  }

  /// Whether a method begins here: `- (void)word {`, `- (void)word:(`.
  var isAtMethod: Bool {
    guard at("-") || at("+"), current.beginsLine, token(1).isSign("(") else { return false }
    var level = 0
    for next in index + 1..<min(index + 60, tokens.count) {
      if tokens[next].isSign("(") { level += 1 }
      if tokens[next].isSign(")") {
        level -= 1
        if level == 0 {
          guard next + 2 < tokens.count, tokens[next + 1].kind == .word else { return false }
          let after = tokens[next + 2]
          return after.isSign("{")
            || after.isSign(":") && next + 3 < tokens.count
              && tokens[next + 3].isSign("(")
        }
      }
      if tokens[next].isSign(";") || tokens[next].isSign("{") { return false }
    }
    return false
  }

  // MARK: Names

  func name() throws(Skip) -> Tree.Name {
    guard current.kind == .word, !Words.reserved.contains(current.text) else {
      throw expected("identifier")
    }
    defer { advance() }
    return Tree.Name(current.text, current.range)
  }

  /// Whether a name is known to be a value.
  func isValue(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

  func isType(_ name: String) -> Bool {
    (types.contains(name) || name.hasSuffix("_t") && name.count > 3) && !isLocal(name)
  }

  /// Whether a name is a value inside a function, which hides a type.
  private func isLocal(_ name: String) -> Bool {
    scopes.count > 1 && scopes.dropFirst().contains { $0.contains(name) }
  }

  func declare(_ name: String) { scopes[scopes.count - 1].insert(name) }

  func nameless(_ range: SourceRange) -> Tree.Name {
    anonymous += 1
    return Tree.Name("(unnamed at \(file.name):\(file.line(of: range.start)):\(anonymous))", range)
  }
}
