import Records
import SourceTree
import TypedProgram

/// `base[index]`
extension Checker {
  func inferSubscript(
    _ base: Expression, _ arguments: [Argument], _ range: SourceRange, hint: Type? = nil,
    in scope: Scope
  ) -> TypedExpression {
    var isSuper = false
    var value: TypedExpression
    if case .superReference = base.kind {
      guard let type = selfType(in: scope) else {
        report(.superOutsideClass, base.range)
        return .invalid(range)
      }
      markSelf(in: scope)
      value = TypedExpression(.selfReference, type, base.range)
      isSuper = true
    } else {
      value = inferWithTypes(base, hint: nil, in: scope)
    }
    let call = Call(arguments: arguments, range: range, hint: nil, scope: scope)
    if value.type.isError {
      checkForErrors(call)
      return .invalid(range)
    }
    value = implicitlyUnwrapped(value)
    if !isSuper, arguments.count == 1, arguments[0].label?.text == "keyPath",
      let result = keyPathAccess(value, arguments[0].value, range, in: scope)
    {
      return result
    }
    var type = inference.resolved(value.type)
    var wantsStatic = false
    if case .metatype(let instance) = type {
      type = instance
      wantsStatic = true
    }
    if isSuper, let above = relations.superclassChain(of: type).first { type = above }
    if let slice = partialRange(value, arguments, range, in: scope) { return slice }
    let found = members(named: "subscript", of: type).filter { $0.isStatic == wantsStatic }
    guard !found.isEmpty else {
      checkForErrors(call)
      if wantsStatic, base.isBareName {
        report(.bareType("\(type)"), base.range)
      } else {
        reportNoSubscript(value, base, range)
      }
      return .invalid(range)
    }
    if type == .string, arguments.count == 1, arguments[0].label == nil,
      !found.contains(where: \.takesWholeNumber), isWholeNumber(arguments[0].value, in: scope)
    {
      report(.characterByNumber, range)
      return .invalid(range)
    }
    guard found.contains(where: \.isGenericSubscript) else {
      return chooseSubscript(found, value, call, isSuper: isSuper)
    }
    // A type that no index determines is that of the context.
    let expecting = Call(arguments: arguments, range: range, hint: hint, scope: scope)
    return chooseSubscript(found, value, expecting, isSuper: isSuper)
  }

  /// Whether an index is a whole number, which texts do not accept.
  private func isWholeNumber(_ index: Expression, in scope: Scope) -> Bool {
    if index.isLiteralNumber { return !index.hasFraction }
    let (value, errors) = trial { infer(index, in: scope) }
    guard errors == 0, case .integer = value.type else { return false }
    return true
  }

  private func reportNoSubscript(
    _ value: TypedExpression, _ base: Expression, _ range: SourceRange
  ) {
    if case .optional(let wrapped) = value.type,
      !members(named: "subscript", of: wrapped.unwrapped).isEmpty
    {
      report(
        .memberOfOptional("subscript", type: "\(value.type)", wrapped: "\(wrapped)"), base.range,
        fixIt: CodeFixIt(SourceRange(base.range.end, base.range.end), "?"))
      return
    }
    report(.noSubscripts(type: "\(value.type)"), range)
  }

  func chooseSubscript(
    _ found: [FoundMember], _ value: TypedExpression, _ call: Call, isSuper: Bool
  ) -> TypedExpression {
    let callees = found.compactMap { found -> (FoundMember, SubscriptMember, Callee)? in
      guard case .subscripting(let member) = found.member else { return nil }
      // The getter represents the whole subscript, so that calls and subscripts are resolved alike.
      let probe = Function(
        name: "subscript", parameters: member.parameters, result: member.type,
        owner: found.owner, implementation: .required)
      probe.isStatic = true
      probe.genericParameters = member.getter.genericParameters
      probe.requirements = member.getter.requirements
      return (
        found, member,
        Callee(
          .function(probe), substitution: found.substitution, distance: found.distance)
      )
    }
    var probes: [ObjectIdentifier: (FoundMember, SubscriptMember)] = [:]
    for (found, member, callee) in callees {
      if let function = callee.function { probes[ObjectIdentifier(function)] = (found, member) }
    }
    let name = Name("subscript", call.range)
    let result = choose(callees.map(\.2), name, call)
    guard case .call(let probe, _, let arguments) = result.kind,
      let (origin, member) = probes[ObjectIdentifier(probe)]
    else { return .invalid(call.range) }
    if member.getter.isThrowing { noteThrowing(call.range, in: call.scope) }
    guard member.isStatic || mayRead(member.getter, named: "subscript", of: value, in: call.scope)
    else { return .invalid(call.range) }
    let types = probe.genericParameters.isEmpty ? origin.substitution : probe.checked.substitution
    return TypedExpression(
      .subscripted(value, copied(member, types), arguments, isSuper: isSuper),
      inference.resolved(result.type), call.range)
  }

  /// `a[2...]`, `a[..<n]`: the library's `suffix(from:)`, `prefix(upTo:)` and `prefix(through:)`;
  /// `a[...]`: `dropFirst(0)`.
  private func partialRange(
    _ value: TypedExpression, _ arguments: [Argument], _ range: SourceRange, in scope: Scope
  ) -> TypedExpression? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    let method: String
    let label: String?
    let bound: Expression
    switch arguments[0].value.withoutParentheses.kind {
    case .postfix(let sign, let lower) where sign.text == "...":
      (method, label, bound) = ("suffix", "from", lower)
    case .prefix(let sign, let upper) where sign.text == "..<":
      (method, label, bound) = ("prefix", "upTo", upper)
    case .prefix(let sign, let upper) where sign.text == "...":
      (method, label, bound) = ("prefix", "through", upper)
    case .name(let name) where name.text == "...":
      (method, label, bound) = ("dropFirst", nil, Expression(.integer(0), name.range))
    default: return nil
    }
    guard value.type == .string || relations.conforms(value.type, toNamed: "MutableCollection")
    else {
      return nil
    }
    let name = Name(method, range)
    let call = Call(
      arguments: [Argument(label: label.map { Operator($0, bound.range) }, value: bound)],
      range: range, hint: nil, scope: scope)
    guard case .functions(let callees, _) = meaning(of: name, memberOf: value, range, in: scope)
    else { return nil }
    let result = choose(callees, name, call)
    return result
  }
}

extension FoundMember {
  /// Whether it is a subscript with generic parameters of its own.
  fileprivate var isGenericSubscript: Bool {
    guard case .subscripting(let member) = member else { return false }
    return !member.getter.genericParameters.isEmpty
  }

  /// Whether it is a subscript by a number, as scripts give texts one.
  fileprivate var takesWholeNumber: Bool {
    guard case .subscripting(let member) = member, member.parameters.count == 1 else {
      return false
    }
    return member.parameters[0].type == .int
  }
}
