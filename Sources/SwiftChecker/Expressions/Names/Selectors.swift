import Records
import SourceTree
import TypedProgram

/// `#selector(…)`.
extension Checker {
  func inferSelector(
    _ inner: Expression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let meaning: NameMeaning
    let name: Name
    var inner = inner.withoutParentheses
    var signature: FunctionType?
    if case .cast(let method, .coercion, let written) = inner.kind {
      inner = method.withoutParentheses
      let type = resolve(written, in: scope)
      if type.isError { return .invalid(range) }
      signature = type.functionType
    }
    switch inner.kind {
    case .name(let found):
      name = found
      meaning = self.meaning(of: found, in: scope)
    case .member(let base?, let found):
      name = found
      meaning = selectorMember(found, base, inner.range, in: scope)
    default:
      report(.selectorNotMethod, inner.range)
      return .invalid(range)
    }
    let type = findType("Selector", in: scope) ?? .string
    switch meaning {
    case .functions(let callees, _):
      var fitting = callees
      if let labels = name.labels { fitting = callees.filter { $0.hasLabels(labels) } }
      if let signature { fitting = fitting.filter { isSelected($0, by: signature) } }
      guard let callee = fitting.first else {
        report(
          .noMember(
            name.fullText, of: callees.first?.owner?.fullName ?? "",
            suggestions: callees.map(\.fullName)), name.range)
        return .invalid(range)
      }
      if fitting.count > 1 {
        report(.ambiguousUse(name.text, candidates: fitting.map(\.fullName)), name.range)
        return .invalid(range)
      }
      guard let function = callee.function, function.isExposed else {
        report(.selectorNotExposed(callee.fullName), inner.range)
        return .invalid(range)
      }
      return TypedExpression(.selector(function.selector), type, range)
    case .value(let value):
      if case .property(_, let property, _) = value.kind {
        return TypedExpression(.selector(property.name), type, range)
      }
      report(.selectorNotMethod, inner.range)
      return .invalid(range)
    case .type, .missing:
      if case .missing = meaning {
        reportMissing(name, in: scope)
      } else {
        report(.selectorNotMethod, inner.range)
      }
      return .invalid(range)
    case .reported: return .invalid(range)
    }
  }

  /// Whether a type after `as` is that of a method, with the object before it or without.
  private func isSelected(_ callee: Callee, by signature: FunctionType) -> Bool {
    let own = Type.function(OpenCallee(callee).functionType.plain)
    if inference.wouldHold({ inference.unify(own, .function(signature.plain)) }) { return true }
    return inference.wouldHold { inference.unify(own, signature.result) }
  }

  /// A method of a type is named without an instance here.
  private func selectorMember(
    _ name: Name, _ base: Expression, _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    let value = inferWithTypes(base, hint: nil, in: scope)
    if value.type.isError { return .reported }
    let type: Type
    if case .metatype(let inner) = value.type { type = inner } else { type = value.type.unwrapped }
    let probe = TypedExpression(.selfReference, type, base.range)
    return meaning(of: name, memberOf: probe, range, in: scope)
  }
}
