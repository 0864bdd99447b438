import Records
import SourceTree
import TypedProgram

/// Implicit arguments, and the nodes of calls.
extension Checker {
  func defaultArgument(
    _ info: ParameterInfo, _ type: Type, _ callee: Callee, _ substitution: Substitution,
    _ call: Call
  ) -> TypedExpression {
    switch info.defaultValue {
    case .tree(let tree)?:
      if case .magic = tree.kind {
        return check(Expression(tree.kind, call.range), as: type, in: call.scope)
      }
      guard let function = callee.function else {
        return check(tree, as: type, in: call.scope)
      }
      return treeDefault(tree, type, function, call)
    case .function(let function)?:
      let value = copy(of: function, with: substitution)
      return TypedExpression(.call(value, receiver: nil, []), type, call.range)
    case .integer(let value)?:
      if type.unwrapped.isFloating {
        return wrapped(number(Double(value), type.unwrapped, call.range), type)
      }
      return wrapped(TypedExpression(.integer(value), type.unwrapped, call.range), type)
    case .number(let value)?: return wrapped(number(value, type.unwrapped, call.range), type)
    case .boolean(let value)?:
      return wrapped(TypedExpression(.boolean(value), .bool, call.range), type)
    case .string(let text)?:
      return wrapped(TypedExpression(.string(text), .string, call.range), type)
    case .zero?, nil: return zero(type, call.range)
    }
  }

  func wrapped(_ value: TypedExpression, _ type: Type) -> TypedExpression {
    conversion.coerce(value, to: type) ?? value
  }

  /// The value of a type whose registers are all zero.
  private func zero(_ type: Type, _ range: SourceRange) -> TypedExpression {
    let kind: TypedExpression.Kind =
      switch type {
      case .optional: .null
      case .bool: .boolean(false)
      case .floating: .number(0)
      case .array: .array([])
      case .set: .set([])
      case .dictionary: .dictionary([])
      case .string: .string("")
      case .integer: .integer(0)
      // The number of registers of the type.
      default: .null
      }
    return TypedExpression(kind, type, range)
  }

  private func treeDefault(
    _ tree: Expression, _ type: Type, _ function: Function, _ call: Call
  ) -> TypedExpression {
    let key = ObjectIdentifier(function)
    guard expressions.defaultsInProgress.insert(key).inserted else { return .invalid(call.range) }
    defer { expressions.defaultsInProgress.remove(key) }
    let context = FunctionContext(
      function: nil, parent: nil, file: function.file ?? files[0], result: nil, isThrowing: false,
      selfType: nil, owner: function.owner, substitution: function.checked.substitution)
    let scope = Scope(parent: nil, context: context)
    let outcome = trial { check(tree, as: type, in: scope) }
    // An error in a default value was reported at its declaration.
    return outcome.errors == 0 ? outcome.result.at(call.range) : .invalid(call.range)
  }

  // MARK: - Nodes

  func build(
    _ callee: Callee, _ arguments: [TypedExpression], _ type: Type,
    _ substitution: Substitution, _ call: Call, _ name: Name
  ) -> TypedExpression {
    if let function = callee.function {
      note(
        function.silence, of: function.isInitializer ? type.unwrapped.description : function.name,
        name.range)
      if function.isThrowing, !function.isRethrowing || arguments.contains(where: \.mayThrow) {
        noteThrowing(call.range, in: call.scope)
      }
      if let owner = callee.owner {
        checkAccess(
          function.access, owner, function.name, declaredAt: function.range, name.range,
          in: call.scope)
      }
    }
    let kind: TypedExpression.Kind
    switch callee.target {
    case .enumCase(let enumCase, _): kind = .enumCase(enumCase, arguments)
    case .local(let variable, let function):
      let callee =
        function.genericParameters.isEmpty
        ? variable
        : localCopy(of: function, variable, with: substitution, in: call.scope, call.range)
      kind = .invoke(use(callee, name.range, in: call.scope), arguments)
    case .delegate(let function):
      checkDelegation(to: function, isSuper: callee.isSuper, name.range, in: call.scope)
      markSelf(in: call.scope)
      kind = .delegate(copied(function, substitution), arguments, isSuper: callee.isSuper)
    case .construct(let function, let made):
      let copy = copied(function, substitution)
      if let receiver = callee.receiver {
        guard isMadeByAnyClass(function, made, receiver, name.range) else {
          return .invalid(call.range)
        }
        return TypedExpression(
          .send(copy, receiver: receiver, arguments, isSuper: false), type, call.range)
      }
      if case .intrinsic(let intrinsic) = copy.implementation {
        kind = .intrinsic(intrinsic, arguments)
      } else {
        kind = .construct(copy, type.unwrappedOnce(if: function.isFailable), arguments)
      }
    case .function(let function):
      return buildFunction(callee, function, arguments, type, substitution, call, name)
    }
    return TypedExpression(kind, type, call.range)
  }

  /// Whether an initializer may be called on a class that only a variable knows: subclasses need to
  /// have it, too. Of Objective-C's initializers Swift does not require that.
  private func isMadeByAnyClass(
    _ function: Function, _ type: Type, _ receiver: TypedExpression, _ range: SourceRange
  ) -> Bool {
    var origin = function
    while case .inheritedInitializer(let above) = origin.implementation { origin = above }
    if function.isRequired || origin.owner?.isScript != true { return true }
    var name = "\(type)"
    if case .selfReference = receiver.kind { name = "Self" }
    report(.notRequiredInitializer(type: name), range)
    return false
  }

  /// A designated initializer calls a designated one above it.
  private func checkDelegation(
    to function: Function, isSuper: Bool, _ range: SourceRange, in scope: Scope
  ) {
    guard isSuper, function.isConvenience, scope.context.function?.isConvenience == false,
      let above = scope.context.owner?.superclassNominal
    else { return }
    report(.designatedCallsConvenience(superclass: above.name), range)
  }

  /// The class that a static member is called on; nil for functions that take none.
  func classReceiver(of callee: Callee, _ range: SourceRange) -> TypedExpression? {
    guard case .function(let function) = callee.target, function.takesType,
      let owner = function.owner
    else { return nil }
    if let receiver = callee.receiver { return receiver }
    let type = relations.declaredType(of: owner).replacing(callee.substitution)
    return TypedExpression(.metatype(type), .metatype(type), range)
  }

  private func buildFunction(
    _ callee: Callee, _ function: Function, _ arguments: [TypedExpression], _ type: Type,
    _ substitution: Substitution, _ call: Call, _ name: Name
  ) -> TypedExpression {
    let copy = copied(function, substitution)
    if function.name == "subscript", !function.genericParameters.isEmpty {
      // It represents a subscript, which is copied for these types.
      function.checked.substitution = substitution
    }
    let isMethod = !function.isStatic && function.owner != nil
    if let receiver = classReceiver(of: callee, call.range) {
      return TypedExpression(
        .send(copy, receiver: receiver, arguments, isSuper: callee.isSuper), type, call.range)
    }
    guard isMethod, let receiver = callee.receiver else {
      if case .intrinsic(let intrinsic) = copy.implementation {
        return TypedExpression(.intrinsic(intrinsic, arguments), type, call.range)
      }
      return TypedExpression(.call(copy, receiver: nil, arguments), type, call.range)
    }
    if function.isMutating, !receiver.type.isReference {
      if let reason = immutability(of: receiver, in: call.scope) {
        report(
          .immutable(.mutatingMember(function.name), reason), receiver.range,
          notes: notes(for: receiver))
        return .invalid(call.range)
      }
      markWritten(receiver, in: call.scope)
    }
    if case .intrinsic(let intrinsic) = copy.implementation {
      return TypedExpression(.intrinsic(intrinsic, [receiver] + arguments), type, call.range)
    }
    let isRequirement: Bool
    if case .required = function.implementation {
      isRequirement = true
    } else {
      isRequirement = false
    }
    let isSent =
      isRequirement
      || receiver.type.isReference && function.owner?.kind == .class
    let kind: TypedExpression.Kind =
      isSent
      ? .send(copy, receiver: receiver, arguments, isSuper: callee.isSuper)
      : .call(copy, receiver: receiver, arguments)
    return TypedExpression(kind, type, call.range)
  }
}

extension TypedExpression {
  /// Whether it is a function that throws, so that one that rethrows does.
  fileprivate var mayThrow: Bool {
    innermost.type.unwrapped.functionType?.isThrowing ?? false
  }
}

extension Type {
  fileprivate func unwrappedOnce(if condition: Bool) -> Type {
    guard condition, case .optional(let wrapped) = self else { return self }
    return wrapped
  }
}
