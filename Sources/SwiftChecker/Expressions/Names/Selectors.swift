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
      meaning = ownMember(found, in: scope) ?? self.meaning(of: found, in: scope)
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
      if let function = fitting.first?.function, function.owner == nil {
        let isLocal = if case .local = fitting[0].target { true } else { false }
        report(.selectorOfFunction(function.fullName, isLocal: isLocal), inner.range)
        return .invalid(range)
      }
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

  /// A method of the enclosing type, which needs no instance here: in a static method or a
  /// property's initial value too. nil if there is none, or a local name hides it.
  private func ownMember(_ name: Name, in scope: Scope) -> NameMeaning? {
    guard scope.find(name.text) == nil, let owner = scope.context.owner else { return nil }
    let type = relations.declaredType(of: owner)
    guard members(named: name.text, of: type).contains(where: { !$0.isStatic }) else { return nil }
    let probe = TypedExpression(.selfReference, type, name.range)
    return meaning(of: name, memberOf: probe, name.range, in: scope)
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
    if case .metatype(let inner) = value.type {
      type = inner
      let found = members(named: name.text, of: type)
      if !found.isEmpty, found.allSatisfy(\.isStatic) {
        return meaning(of: name, memberOf: value, range, in: scope)
      }
    } else {
      type = value.type.unwrapped
    }
    let probe = TypedExpression(.selfReference, type, base.range)
    return meaning(of: name, memberOf: probe, range, in: scope)
  }
}
