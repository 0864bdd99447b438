import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  func closure(_ node: ClosureExprSyntax) -> Closure {
    let signature = node.signature
    if let signature {
      _ = attributes(signature.attributes)
      if let word = signature.effectSpecifiers?.asyncSpecifier { refuse(.asyncFunction, word) }
    }
    return Closure(
      captures: signature?.capture?.items.compactMap(capture) ?? [],
      parameters: signature?.parameterClause.map(closureParameters),
      result: signature?.returnClause.map { type($0.type) },
      isThrowing: throwing(signature?.effectSpecifiers?.throwsClause),
      body: statements(node.statements),
      range: range(node))
  }

  private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture? {
    let ownership: Closure.Ownership
    switch node.specifier?.specifier.tokenKind {
    case .keyword(.weak): ownership = .weak
    case .keyword(.unowned): ownership = .unowned
    default: ownership = .strong
    }
    guard let name = text(node.name) else { return nil }
    return Closure.Capture(
      ownership: ownership, name: name, range: range(node.name),
      value: node.initializer.map { expression($0.value) })
  }

  private func closureParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause
  ) -> [ClosureParameter] {
    switch clause {
    case .simpleInput(let names):
      names.map { ClosureParameter(name: text($0.name) ?? "_", type: nil, range: range($0.name)) }
    case .parameterClause(let clause):
      clause.parameters.map { parameter in
        let name = parameter.secondName ?? parameter.firstName
        return ClosureParameter(
          name: text(name) ?? "_",
          type: parameter.type.map { variadic(type($0), parameter.ellipsis) },
          range: range(name))
      }
    }
  }

  // MARK: - Key paths

  func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var names: [Name] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let arguments = property.genericArgumentClause.map(typeArguments) ?? []
        names.append(name(property.declName, typeArguments: arguments))
      default:
        refuse(.keyPathPart(component.component.trimmedDescription), component)
        return invalid(node)
      }
    }
    return Expression(.keyPath(node.root.map { type($0) }, names), range(node))
  }

  // MARK: - Words that start with #

  func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let place = range(node)
    switch node.macroName.text {
    case "function": return Expression(.magic(.function), place)
    case "line": return Expression(.magic(.line), place)
    case "column": return Expression(.magic(.column), place)
    case "file", "filePath": return Expression(.magic(.file), place)
    case "fileID": return Expression(.magic(.fileID), place)
    case "selector":
      guard let argument = node.arguments.first else { return argumentMissing(in: node) }
      return Expression(.selector(expression(argument.expression)), place)
    case "colorLiteral": return literal(node, of: ColorLiteral.name)
    case "imageLiteral": return literal(node, of: "UIImage")
    case "keyPath":
      guard let path = node.arguments.first.flatMap({ objectiveCPath($0.expression) }) else {
        return argumentMissing(in: node)
      }
      return Expression(.string([.text(path)]), place)
    case "":
      return invalid(node)
    default:
      macro(named: node.macroName, arguments: node.arguments, range(node.pound, node.macroName))
      return invalid(node)
    }
  }

  /// The parser accepts any macro with no argument; `#selector()` and `#keyPath()` are none.
  private func argumentMissing(in node: MacroExpansionExprSyntax) -> Expression {
    let place = GrammarPlace(.inside, "#\(node.macroName.text)")
    report(.expected("expression", place), range(node))
    return invalid(node)
  }

  /// `#colorLiteral(red:green:blue:alpha:)` and `#imageLiteral(resourceName:)`, which mean calls of
  /// initializers.
  private func literal(_ node: MacroExpansionExprSyntax, of type: String) -> Expression {
    let place = range(node)
    let arguments = node.arguments.map { argument in
      let label = argument.label.map { label in
        let text = label.text == "resourceName" ? "imageLiteralResourceName" : label.text
        return Operator(text, range(label))
      }
      return Argument(label: label, value: expression(argument.expression))
    }
    return Expression(.call(Expression(.name(Name(type, place)), place), arguments), place)
  }

  /// The text of `#keyPath(CALayer.bounds.size)`: the members without the type at the beginning.
  private func objectiveCPath(_ node: ExprSyntax) -> String? {
    let names = node.trimmedDescription.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
    let members = names.drop { $0.first?.isUppercase ?? true }
    return members.isEmpty ? nil : members.joined(separator: ".")
  }

  /// Handles a macro: `#warning` and `#error` emit their messages; any other is refused by name.
  func macro(named token: TokenSyntax, arguments: LabeledExprListSyntax, _ place: SourceRange) {
    let message = arguments.first?.expression.as(StringLiteralExprSyntax.self)
      .flatMap(\.representedLiteralValue)
    switch (token.text, message) {
    case ("error", let message?): report(.message(message), place)
    case ("warning", let message?): report(.message(message), place, severity: .warning, fixIt: nil)
    default: report(.unsupported(.macro("#\(token.text)")), place)
    }
  }
}
