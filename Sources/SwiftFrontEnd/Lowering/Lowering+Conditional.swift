import SourceTree
import SwiftSyntax

// `#if` is evaluated as in a debug build for an iOS simulator.

extension Lowering {
  /// The contents of the active clause; nil if there is none.
  func activeElements(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if isTrue(condition) { return clause.elements }
    }
    return nil
  }

  private func isTrue(_ node: ExprSyntax) -> Bool {
    nested(at: node, otherwise: false) {
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
      case .booleanLiteralExpr(let node): return node.literal.text == "true"
      case .prefixOperatorExpr(let node):
        return node.operator.text == "!" ? !isTrue(node.expression) : false
      case .tupleExpr(let node): return node.elements.first.map { isTrue($0.expression) } ?? false
      case .functionCallExpr(let node): return isTrue(node)
      case ._canImportExpr(let node): return Self.importable.contains(node.importPath.text)
      case .sequenceExpr(let node): return isTrue(Array(node.elements))
      default: return false
      }
    }
  }

  private static let importable: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "UserNotifications", "Swift", "ObjectiveC",
  ]

  private func isTrue(_ node: FunctionCallExprSyntax) -> Bool {
    let argument = node.arguments.first?.expression.trimmedDescription ?? ""
    return switch node.calledExpression.trimmedDescription {
    case "os": argument == "iOS"
    case "canImport": Self.importable.contains(argument)
    case "targetEnvironment": argument == "simulator"
    case "swift", "compiler": argument.hasPrefix(">")
    case "arch": argument == "arm64"
    case "hasFeature", "hasAttribute": false
    default: false
    }
  }

  /// `a && b || c`, with `&&` before `||`.
  private func isTrue(_ elements: [ExprSyntax]) -> Bool {
    var isAnyTrue = false
    var areAllTrue = true
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        areAllTrue = isTrue(element) && areAllTrue
      } else if element.trimmedDescription == "||" {
        isAnyTrue = isAnyTrue || areAllTrue
        areAllTrue = true
      }
    }
    return isAnyTrue || areAllTrue
  }
}
