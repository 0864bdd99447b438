import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

// `@try`, `@catch`, `@finally` and `@throw`: a block whose handlers receive the raised object. The
// machine delivers exceptions only to handlers in Objective-C code.

extension Checker {
  func trying(_ tree: Tree.Try, _ range: SourceRange) -> [TypedStatement] {
    let body = check(tree.body)
    let catches = tree.catches.map { clause($0) }
    var statements = [
      TypedStatement(.doBlock(body, catches: catches, JumpTarget(label: nil)), range)
    ]
    if let finally = tree.finally {
      statements.insert(TypedStatement(.deferred(check(finally)), range), at: 0)
    }
    return [TypedStatement(.doBlock(statements, catches: [], JumpTarget(label: nil)), range)]
  }

  /// A clause, for objects of its class. `id` and `...` match every object.
  private func clause(_ tree: Tree.Try.Catch) -> TypedCatch {
    inScope {
      let range = tree.parameter?.range ?? tree.body.range
      let type = tree.parameter?.type.map { resolve($0) } ?? .id
      let wanted = caughtType(type, range)
      let variable = LocalVariable(
        name: tree.parameter?.name?.text ?? "", type: wanted, isConstant: false,
        range: tree.parameter?.name?.range ?? range)
      variable.context = scope.context
      variable.isHidden = variable.name.isEmpty
      if !variable.isHidden { scope.add(.variable(Local(variable, type)), named: variable.name) }
      let bound = TypedPattern(.variable(variable), wanted, range)
      let pattern =
        wanted == .anyObject ? bound : TypedPattern(.cast(wanted, bound), .anyObject, range)
      work.caught.append(variable)
      let body = check(tree.body)
      work.caught.removeLast()
      return TypedCatch(items: [(pattern, nil)], body: body)
    }
  }

  private func caughtType(_ type: ObjectiveCType, _ range: SourceRange) -> Type {
    guard case .object(let object) = type else {
      if !type.isObject { report(.catchesNoObject(spelled(type)), range) }
      return .anyObject
    }
    return object.nominal == nil ? .anyObject : object.type
  }

  func throwing(_ tree: Tree.Expression?, _ range: SourceRange) -> [TypedStatement] {
    guard let tree else {
      guard let variable = work.caught.last else {
        report(.rethrowOutsideCatch, range)
        return []
      }
      let value = TypedExpression(.local(variable), variable.type, range)
      return [TypedStatement(.throwing(value), range)]
    }
    let value = check(tree)
    if value.isInvalid { return [] }
    guard value.type.isObject else {
      report(.throwsNoObject(spelled(value.type)), tree.range)
      return []
    }
    var code = asStored(value)
    if case .optional(let wrapped) = code.type {
      code = TypedExpression(.forceUnwrap(code, isImplicit: true), wrapped, code.range)
    }
    guard let object = coerced(code, to: .anyObject) else { return [] }
    return [TypedStatement(.throwing(object), range)]
  }
}
