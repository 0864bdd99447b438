import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Requests the parser's diagnostics piece by piece, and stops when there are enough.
///
/// For a whole text at once they take quadratic time in the number of faults, so an article that is
/// pasted by mistake would take minutes.
struct FaultCollector {
  /// The maximum number of faults: the rest is dropped anyway.
  private static let enough = 60
  /// The maximum depth of the syntax that is examined; the lowering refuses deeper syntax.
  private static let deepest = 300

  private(set) var diagnostics: [Diagnostic] = []
  /// Equal signs with unexpected text around them, whose own diagnostics the parser cannot make: it
  /// ends the program if it finds no blank to insert.
  private(set) var oddEqualSigns: [TokenSyntax] = []
  /// Whether there are faults that were not requested.
  private(set) var isCut = false

  init(_ tree: SourceFileSyntax) {
    collect(Syntax(tree), level: 0)
  }

  private mutating func collect(_ node: Syntax, level: Int) {
    guard node.hasError || node.hasWarning else { return }
    guard level < Self.deepest, diagnostics.count < Self.enough else {
      isCut = true
      return
    }
    if let token = node.as(TokenSyntax.self), token.isOddEqualSign {
      oddEqualSigns.append(token)
      return
    }
    let isTooMuch =
      Self.faults(in: node, most: Self.enough, level: level) >= Self.enough
      || node.tokens(viewMode: .sourceAccurate).contains(where: \.isOddEqualSign)
    guard isTooMuch else {
      diagnostics += ParseDiagnosticsGenerator.diagnostics(for: node)
      return
    }
    for child in node.children(viewMode: .all) { collect(child, level: level + 1) }
  }

  /// The number of missing or unexpected nodes, up to `most`; too deep counts as too many.
  private static func faults(in node: Syntax, most: Int, level: Int) -> Int {
    guard node.hasError else { return 0 }
    if node.is(TokenSyntax.self) { return 1 }
    if level >= deepest { return most }
    var count = node.is(UnexpectedNodesSyntax.self) ? 1 : 0
    for child in node.children(viewMode: .all) where count < most {
      count += faults(in: child, most: most - count, level: level + 1)
    }
    return count
  }
}

extension TokenSyntax {
  /// An equal sign that the lexer reports to have a blank on one side only, though both sides have
  /// one: unexpected characters between them mislead it.
  fileprivate var isOddEqualSign: Bool {
    guard tokenKind == .equal, hasError else { return false }
    let before = previousToken(viewMode: .all)?.trailingTrivia
    return before?.contains(where: \.isSpaceOrTab) == true
      && trailingTrivia.contains(where: \.isSpaceOrTab)
  }
}
