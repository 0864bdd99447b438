import Records
import SourceTree
import SwiftSyntax

// Unsupported syntax is reported where it is. If there is something inside that still has a
// meaning, the tree continues with it, so that one refusal does not hide other faults.

extension Lowering {
  /// Refuses an expression that no other part of the lowering handles.
  func refused(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .awaitExpr(let node):
      // In a function that is refused for being `async` it is a consequence of that.
      if asyncDepth == 0 { refuse(.await, node.awaitKeyword) }
      return expression(node.expression)
    case .unsafeExpr(let node):
      refuse(.unsafeExpression, node.unsafeKeyword)
      return expression(node.expression)
    case .consumeExpr(let node):
      refuse(.ownership("consume"), node.consumeKeyword)
      return expression(node.expression)
    case .copyExpr(let node):
      refuse(.ownership("copy"), node.copyKeyword)
      return expression(node.expression)
    case .borrowExpr(let node):
      refuse(.ownership("_borrow"), node.borrowKeyword)
      return expression(node.expression)
    case .regexLiteralExpr: refuse(.regexLiteral, node)
    case .packElementExpr(let node): refuse(.parameterPack, node.eachKeyword)
    case .packExpansionExpr(let node): refuse(.parameterPack, node.repeatKeyword)
    default:
      // The parser has already reported all other nodes.
      break
    }
    return invalid(node)
  }

  /// Refuses a type that no other part of the lowering handles.
  func refused(_ node: TypeSyntax) -> TypeExpression.Kind {
    switch node.as(TypeSyntaxEnum.self) {
    case .suppressedType(let node): refuse(.ownership(node.trimmedDescription), node)
    case .packElementType(let node): refuse(.parameterPack, node.eachKeyword)
    case .packExpansionType(let node): refuse(.parameterPack, node.repeatKeyword)
    case .inlineArrayType(let node): refuse(.inlineArray, node)
    case .namedOpaqueReturnType(let node): refuse(.opaqueParameters, node.genericParameterClause)
    default: break
    }
    return .invalid
  }

  /// Refuses a statement that no other part of the lowering handles.
  func refused(_ node: StmtSyntax) {
    if let word = node.firstToken(viewMode: .sourceAccurate) {
      refuse(.word(word.text), word)
    }
  }

  /// Refuses a declaration that no other part of the lowering handles.
  func refused(_ node: DeclSyntax) {
    switch node.as(DeclSyntaxEnum.self) {
    case .operatorDecl(let node):
      refuse(.operatorDeclaration(node.name.text), node.operatorKeyword)
    case .precedenceGroupDecl(let node):
      refuse(.precedenceGroup(node.name.text), node.precedencegroupKeyword)
    case .macroDecl(let node):
      let first = node.firstToken(viewMode: .sourceAccurate) ?? node.macroKeyword
      report(.unsupported(.macroDeclaration), range(first, node.macroKeyword))
    case .poundSourceLocation(let node):
      refuse(.directive("#sourceLocation"), node.poundSourceLocation)
    default:
      if let word = node.firstToken(viewMode: .sourceAccurate) { refuse(.word(word.text), word) }
    }
  }
}
