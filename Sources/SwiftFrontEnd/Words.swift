import SourceTree
import SwiftSyntax

/// Splits a text into its words.
final class Words: SyntaxVisitor {
  private var words: [SourceWord] = []
  private var beginsItem = false

  /// The words of a text; nil for one with faults, and for one that had to be corrected before
  /// parsing.
  static func of(_ text: String) -> [SourceWord]? {
    guard text.utf8.count <= SwiftFrontEnd.largestSource else { return nil }
    return DeepStack.run(for: text) {
      guard FullWidth(text) == nil, Nesting.excess(in: text) == nil else { return nil }
      let tree = SwiftFrontEnd.tree(of: text)
      guard !tree.hasError, Nesting.deepItem(of: tree) == nil else { return nil }
      let visitor = Words(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.words
    }
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind { item() }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { item() }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { item() }

  private func item() -> SyntaxVisitorContinueKind {
    beginsItem = true
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.tokenKind != .endOfFile else { return .skipChildren }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    words.append(
      SourceWord(start: start, text: mark(of: token) + token.text, beginsItem: beginsItem))
    beginsItem = false
    return .skipChildren
  }

  /// A mark for the meaning of a sign, as the blanks around it determine it.
  private func mark(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .prefixOperator: "prefix "
    case .postfixOperator, .postfixQuestionMark: "postfix "
    case .binaryOperator, .infixQuestionMark: "infix "
    default: ""
    }
  }
}
