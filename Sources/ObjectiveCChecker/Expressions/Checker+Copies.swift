import Records
import SourceTree
import TypedProgram

// Properties with `copy` whose class is mutable: the value that they store is immutable.

extension Checker {
  /// A receiver that is the value of a property with `copy` and raises an exception for a method of
  /// the mutable class; nil for other receivers.
  func checkingCopy(
    _ receiver: TypedExpression, _ method: FoundMethod, _ range: SourceRange
  ) -> TypedExpression? {
    guard case .table(let row) = method.target,
      Type.nominal(row.owner, []).isMutableCollection, receiver.type.isMutableCollection,
      isCopied(receiver), let check = runtime("checkChanges")
    else { return nil }
    let variable = hidden(receiver.type, range)
    let object = TypedExpression(.local(variable), receiver.type, range)
    guard let any = coerced(object, to: .any) else { return nil }
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), receiver.type, range), receiver), range)
    let call = TypedExpression(
      .call(
        check, receiver: nil, [any, TypedExpression(.string(method.selector), .string, range)]),
      .void, range)
    return TypedExpression(
      .sequence([bind, TypedStatement(.expression(call), range)], object), receiver.type, range)
  }

  private func isCopied(_ code: TypedExpression) -> Bool {
    switch code.kind {
    case .chainElement(let base), .forceUnwrap(let base, _), .convert(let base):
      return isCopied(base)
    case .optionalChain(let base): return isCopied(base)
    case .property(_, let property, _): return property.objectiveC?.isCopied ?? false
    default: return false
    }
  }
}

extension Type {
  /// Whether it is one of Foundation's mutable collection classes.
  var isMutableCollection: Bool {
    guard case .nominal(let nominal, _) = self, !nominal.isScript else { return false }
    return ["NSMutableArray", "NSMutableDictionary", "NSMutableSet"].contains(nominal.name)
  }
}
