/// The variables that a closure captures, in the order of first use.
package struct FreeVariables {
  /// The variables of surrounding functions.
  package private(set) var variables: [LocalVariable] = []
  /// Whether the closure captures `self`.
  package private(set) var usesSelf = false

  /// The captures of a closure, including those of closures inside it.
  package init(of closure: TypedClosure) {
    var declared: Set<ObjectIdentifier> = []
    var used: [LocalVariable] = []
    var seen: Set<ObjectIdentifier> = []
    var usesSelf = false
    func visit(_ expression: TypedExpression) -> Bool {
      switch expression.kind {
      case .local(let variable):
        if seen.insert(ObjectIdentifier(variable)).inserted { used.append(variable) }
      case .selfReference, .delegate: usesSelf = true
      default: break
      }
      return true
    }
    let walk = TreeWalk(visit: visit, declare: { declared.insert(ObjectIdentifier($0)) })
    // The values of the capture list belong to the enclosing code.
    for capture in closure.captures { declared.insert(ObjectIdentifier(capture.variable)) }
    for parameter in closure.parameters { declared.insert(ObjectIdentifier(parameter)) }
    for parameter in closure.body.parameters { declared.insert(ObjectIdentifier(parameter)) }
    walk.walk(closure.body.statements)
    variables = used.filter { !declared.contains(ObjectIdentifier($0)) }
    self.usesSelf = usesSelf
  }
}
