import Records
import SourceTree
import TypedProgram

/// `\.name`: a function where one is expected, or else a value of the library's classes of key
/// paths.
extension Checker {
  func inferKeyPath(
    _ root: TypeExpression?, _ names: [Name], _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    let rootType = root.map { resolve($0, in: scope) }
    if rootType?.isError == true { return .invalid(range) }
    let wanted = inference.known(hint)?.unwrapped
    guard let function = wanted?.functionType, function.parameters.count == 1 else {
      return keyPathValue(rootType, names, wanted: wanted, range, in: scope)
    }
    if let rootType { _ = inference.unify(function.parameters[0].type, rootType) }
    let subject = inference.resolved(function.parameters[0].type)
    if subject.hasVariables {
      report(.keyPathRootNotInferred, range)
      return .invalid(range)
    }
    let type = FunctionType([FunctionTypeParameter(subject)], function.result)
    return madeClosure(type, range, in: scope) { [self] variables, inner in
      member(names, of: TypedExpression(.local(variables[0]), subject, range), range, in: inner)
    }
  }

  /// The member to which the names lead from a value, one after the other.
  private func member(
    _ names: [Name], of base: TypedExpression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    var value = base
    for name in names where name.text != "self" {
      switch meaning(of: name, memberOf: value, name.range, in: scope) {
      case .value(let member): value = member
      case .functions(_, let property?): value = property
      case .functions(let callees, nil):
        report(.keyPathToMethod(callees.first?.fullName ?? name.text), name.range)
        return .invalid(range)
      case .type, .reported, .missing: return .invalid(range)
      }
    }
    return value
  }

  // MARK: - As values

  /// A key path as an object that can read the member, and write it if that is permitted.
  private func keyPathValue(
    _ root: Type?, _ names: [Name], wanted: Type?, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let expected = wanted?.keyPathParts
    if let root, let expected { _ = inference.unify(expected.root, root) }
    guard let subject = (root ?? expected?.root).map({ inference.resolved($0) }),
      !subject.hasVariables
    else {
      report(.keyPathRootNotInferred, range)
      return .invalid(range)
    }
    let probe = LocalVariable(name: "$0", type: subject, isConstant: false, range: range)
    probe.context = scope.context
    let seen = member(
      names, of: TypedExpression(.local(probe), subject, range), range, in: scope)
    if seen.type.isError { return .invalid(range) }
    let isWritable = !names.isEmpty && immutability(of: seen, in: scope) == nil
    let kind: KeyPathKind =
      !isWritable ? .readable : seen.leadsThroughObject ? .throughObject : .writable
    let result = inference.resolved(seen.type)
    if let expected { _ = inference.unify(expected.value, result) }
    guard case .nominal(let nominal, _)? = findType(kind.rawValue, in: scope) else {
      return .invalid(range)
    }
    let read = madeClosure(
      FunctionType([FunctionTypeParameter(subject)], result), range, in: scope
    ) { [self] variables, inner in
      member(names, of: TypedExpression(.local(variables[0]), subject, range), range, in: inner)
    }
    let path = names.map(\.text).joined(separator: ".")
    var parts = [("path", TypedExpression(.string(path), .string, range)), ("read", read)]
    if isWritable { parts.append(("write", writer(names, subject, result, range, in: scope))) }
    if parts.contains(where: { $0.1.type.isError }) { return .invalid(range) }
    var call = Call(
      arguments: parts.map { label, _ in
        Argument(label: Operator(label, range), value: Expression(.invalid, range))
      }, range: range, hint: nil, scope: scope)
    call.prepared = parts.map(\.1)
    let made = construct(.nominal(nominal, [subject, result]), nil, call)
    // With the type in the context, which may have fewer abilities than the path.
    guard let expected, expected.kind != kind, case .nominal(let plainer, _)? = wanted
    else { return made }
    let type = Type.nominal(plainer, [subject, result])
    return relations.isSubtype(made.type, of: type)
      ? TypedExpression(.convert(made), type, range) : made
  }

  private func writer(
    _ names: [Name], _ root: Type, _ value: Type, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let parameters = [
      FunctionTypeParameter(root, isInout: true), FunctionTypeParameter(value),
    ]
    return madeClosure(FunctionType(parameters, .void), range, in: scope) {
      [self] variables, inner in
      let base = TypedExpression(.local(variables[0]), root, range)
      let place = member(names, of: base, range, in: inner)
      markWritten(place, in: inner)
      let new = TypedExpression(.local(variables[1]), value, range)
      return TypedExpression(.assign(place, new), .void, range)
    }
  }

  // MARK: - Uses

  /// `base[keyPath: path]`; nil when the argument is not a path, so that a script's own subscript
  /// is tried.
  func keyPathAccess(
    _ base: TypedExpression, _ path: Expression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression? {
    if case .keyPath(let root, let names) = path.withoutParentheses.kind {
      var base = base
      if let root {
        let type = resolve(root, in: scope)
        if type.isError { return .invalid(range) }
        base = convert(base, to: type, for: .argument)
        if base.type.isError { return .invalid(range) }
      }
      let value = member(names, of: base, range, in: scope)
      return value.type.isError ? value : value.at(range)
    }
    let (value, errors) = trial { settled(infer(path, in: scope)) }
    guard errors == 0, let parts = value.type.keyPathParts else { return nil }
    let object = infer(path, in: scope)
    let subject = convert(base, to: parts.root, for: .argument)
    if subject.type.isError || object.type.isError { return .invalid(range) }
    guard parts.kind == .writable else {
      return element(
        of: object, parts.kind == .readable ? "reading" : "writing", subject, range, in: scope)
    }
    guard case .nominal(let place, _)? = findType("KeyPathPlace", in: scope) else { return nil }
    // A structure of the one value has its registers: so the value itself is the location.
    let whole = subject.retyped(.nominal(place, [parts.root, parts.value]))
    return element(of: whole, nil, object, range, in: scope)
  }

  private func element(
    of base: TypedExpression, _ label: String?, _ index: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    var call = Call(
      arguments: [
        Argument(
          label: label.map { Operator($0, range) }, value: Expression(.invalid, index.range))
      ], range: range, hint: nil, scope: scope)
    call.prepared = [index]
    return chooseSubscript(members(named: "subscript", of: base.type), base, call, isSuper: false)
  }
}

/// The library's classes of key paths.
private enum KeyPathKind: String {
  case readable = "KeyPath"
  case writable = "WritableKeyPath"
  case throughObject = "ReferenceWritableKeyPath"
}

extension Type {
  /// Whether it is one of the library's classes of key paths.
  var isKeyPath: Bool { keyPathParts != nil }

  fileprivate var keyPathParts: (kind: KeyPathKind, root: Type, value: Type)? {
    guard case .nominal(let nominal, let arguments) = self, arguments.count == 2,
      nominal.isOfPrelude, let kind = KeyPathKind(rawValue: nominal.name)
    else { return nil }
    return (kind, arguments[0], arguments[1])
  }
}

extension TypedExpression {
  /// Whether a location is in an object, so that writing it does not change the path to it.
  fileprivate var leadsThroughObject: Bool {
    switch kind {
    case .property(let base, let property, _):
      property.isStatic || base.type.isReference || base.leadsThroughObject
    case .subscripted(let base, _, _, _), .tupleElement(let base, _), .chainElement(let base),
      .optionalChain(let base), .forceUnwrap(let base, _):
      base.type.isReference || base.leadsThroughObject
    default: false
    }
  }
}
