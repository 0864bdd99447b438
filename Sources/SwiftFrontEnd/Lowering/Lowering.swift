import Records
import SourceTree
import SwiftSyntax

/// Lowers syntax to the tree; each extension contains one part of the language.
///
/// Unsupported syntax is reported at its location, and the tree continues without it.
final class Lowering {
  /// The maximum depth of the tree.
  static let deepest = 500

  private(set) var diagnostics: [CodeDiagnostic] = []
  private let offsets: OffsetMap
  private var depth = 0
  private var wasTooDeep = false
  /// The number of enclosing functions that are refused for being `async`.
  var asyncDepth = 0

  init(offsets: OffsetMap) {
    self.offsets = offsets
  }

  // MARK: - Places

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    offsets.original(
      SourceRange(
        node.positionAfterSkippingLeadingTrivia.utf8Offset,
        node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// The range from the start of one node to the end of another.
  func range(_ first: some SyntaxProtocol, _ last: some SyntaxProtocol) -> SourceRange {
    offsets.original(
      SourceRange(
        first.positionAfterSkippingLeadingTrivia.utf8Offset,
        last.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  // MARK: - Diagnostics

  func report(_ problem: SyntaxProblem, _ range: SourceRange, fixIt: String? = nil) {
    report(problem, range, fixIt: fixIt.map { CodeFixIt(range, $0) })
  }

  func report(
    _ problem: SyntaxProblem, _ range: SourceRange, severity: CodeDiagnostic.Severity = .error,
    fixIt: CodeFixIt?
  ) {
    diagnostics.append(
      CodeDiagnostic(.syntax(problem), range, severity: severity, fixIt: fixIt))
  }

  func refuse(_ feature: UnsupportedFeature, _ node: some SyntaxProtocol) {
    report(.unsupported(feature), range(node))
  }

  // MARK: - Depth

  /// Runs `work` `levels` deeper in the tree, or reports once that it would be too deep.
  func nested<Result>(
    _ levels: Int = 1, at node: some SyntaxProtocol, otherwise: @autoclosure () -> Result,
    _ work: () -> Result
  ) -> Result {
    guard depth + levels <= Self.deepest else {
      if !wasTooDeep { report(.tooDeep(limit: Self.deepest), range(node)) }
      wasTooDeep = true
      return otherwise()
    }
    depth += levels
    defer { depth -= levels }
    return work()
  }

  // MARK: - Names

  /// A name without the backticks that quote it; nil if the parser inserted it.
  func text(_ token: TokenSyntax?) -> String? {
    guard let token, token.presence == .present else { return nil }
    let text = token.text
    if text.count > 2, text.first == "`", text.last == "`" {
      return String(text.dropFirst().dropLast())
    }
    return text
  }

  /// A declared name; empty if the parser inserted it.
  func name(_ token: TokenSyntax) -> Name {
    Name(text(token) ?? "", range(token))
  }
}
