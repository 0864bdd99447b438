import Records
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Whether a text that is typed line by line is complete.
enum Completeness {
  static func holds(_ tree: SourceFileSyntax) -> Bool {
    guard let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate) else {
      // Only comments, one of which may be unclosed, or characters with which no text begins.
      return !tree.hasError
        || !FaultCollector(tree).diagnostics.contains(where: isUnterminatedComment)
    }
    let end = last.endPositionBeforeTrailingTrivia
    var isOpen = lacksBody(tree.statements.last) || isModifier(tree.statements.last)
    let faults = FaultCollector(tree)
    // So many faults are not all at the end.
    if faults.isCut { return true }
    for diagnostic in faults.diagnostics where diagnostic.diagMessage.severity == .error {
      if isUnterminatedComment(diagnostic) {
        isOpen = true
      } else if diagnostic.position >= end, !isAboutLastLine(diagnostic) {
        isOpen = true
      } else if lacksBracket(diagnostic), hasOpenBrace(tree) {
        // The rest of a class belongs to it, whatever is missing in one of its lines.
        isOpen = true
      } else {
        return true
      }
    }
    return !isOpen
  }

  /// Whether it is about a `)` or `]` that is missing.
  private static func lacksBracket(_ diagnostic: Diagnostic) -> Bool {
    ["expected ')'", "expected ']'"].contains { diagnostic.message.hasPrefix($0) }
  }

  /// Whether more braces are opened than closed.
  private static func hasOpenBrace(_ tree: SourceFileSyntax) -> Bool {
    var open = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftBrace: open += 1
      case .rightBrace: open -= 1
      default: break
      }
    }
    return open > 0
  }

  private static func isUnterminatedComment(_ diagnostic: Diagnostic) -> Bool {
    (diagnostic.diagMessage as? StaticTokenError) == .unterminatedBlockComment
  }

  /// Whether it is about text that must be on its first line, so that no further line can fix it:
  /// the closing quote of a string of one line.
  private static func isAboutLastLine(_ diagnostic: Diagnostic) -> Bool {
    var node: Syntax? = diagnostic.node
    while let current = node {
      if let string = current.as(StringLiteralExprSyntax.self) {
        return string.openingQuote.tokenKind != .multilineStringQuote
      }
      node = current.parent
    }
    return false
  }

  /// Whether the last item is a word that is a name only if nothing follows it: `override`.
  private static func isModifier(_ item: CodeBlockItemSyntax?) -> Bool {
    guard let name = item?.item.as(DeclReferenceExprSyntax.self) else { return false }
    return modifiers.contains(name.baseName.text)
  }

  private static let modifiers: Set<String> = [
    "override", "final", "open", "lazy", "weak", "unowned", "required", "convenience", "mutating",
    "nonmutating", "dynamic", "indirect", "package",
  ]

  /// Whether the last item is a function whose body may be on the next line.
  private static func lacksBody(_ item: CodeBlockItemSyntax?) -> Bool {
    guard case .decl(let declaration) = item?.item, item?.semicolon == nil else { return false }
    return switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): node.body == nil
    case .initializerDecl(let node): node.body == nil
    case .deinitializerDecl(let node): node.body == nil
    case .subscriptDecl(let node): node.accessorBlock == nil
    default: false
    }
  }
}
