import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  func variable(_ node: VariableDeclSyntax) -> VariableDeclaration {
    VariableDeclaration(
      isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
      bindings: isManaged(node)
        ? node.bindings.map(managedBinding) : bindings(Array(node.bindings)))
  }

  private func bindings(_ nodes: [PatternBindingSyntax]) -> [VariableDeclaration.Binding] {
    // In `var x, y: CGFloat` the type belongs to both.
    var type: TypeExpression?
    let bindings = nodes.reversed().map { node in
      if let annotation = node.typeAnnotation {
        type = self.type(annotation.type)
      } else if node.initializer != nil || node.accessorBlock != nil {
        type = nil
      }
      return VariableDeclaration.Binding(
        pattern: pattern(node.pattern), type: type,
        value: node.initializer.map { expression($0.value) },
        accessors: node.accessorBlock.map { accessors($0) })
    }
    return bindings.reversed()
  }

  func accessors(_ node: AccessorBlockSyntax) -> Accessors {
    switch node.accessors {
    case .getter(let items):
      let body = nested(at: node, otherwise: Block([], range(node))) {
        Block(statements(items), range(node))
      }
      let getter = Accessors.Accessor(parameter: nil, body: body, range: range(node))
      return Accessors(getter: getter, setter: nil, willSet: nil, didSet: nil)
    case .accessors(let list):
      var found: [String: Accessors.Accessor] = [:]
      for accessor in list {
        if let made = self.accessor(accessor) { found[accessor.accessorSpecifier.text] = made }
      }
      return Accessors(
        getter: found["get"], setter: found["set"], willSet: found["willSet"],
        didSet: found["didSet"])
    }
  }

  private func accessor(_ node: AccessorDeclSyntax) -> Accessors.Accessor? {
    _ = attributes(node.attributes)
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.get), .keyword(.set), .keyword(.willSet), .keyword(.didSet): break
    default:
      if let word = text(node.accessorSpecifier) {
        refuse(.accessor(word), node.accessorSpecifier)
      }
      return nil
    }
    if let word = node.effectSpecifiers?.asyncSpecifier { refuse(.asyncFunction, word) }
    if let clause = node.effectSpecifiers?.throwsClause { refuse(.throwingAccessor, clause) }
    return Accessors.Accessor(
      parameter: text(node.parameters?.name), body: node.body.map { block($0) },
      range: range(node), isMutating: node.modifier?.name.tokenKind == .keyword(.mutating))
  }
}
