import Records
import SourceTree

/// A call whose callee is chosen: its arguments are checked against the parameters, its generic
/// parameters decided, its node built.
extension Checker {
  func finish(_ candidate: Candidate, _ call: Call, _ name: Name) -> TypedExpression {
    let callee = candidate.callee
    let open = OpenCallee(callee)
    var values: [TypedExpression?] = call.arguments.map { _ in nil }
    var isValid = true
    var isHinted = false
    for round in ArgumentRound.allCases {
      if round == .fractions, !isHinted {
        isHinted = true
        adopt(call.hint, open)
      }
      if round == .contextual || round == .closures, let function = callee.function {
        // What the others decided tells closures what their parameters are.
        var substitution = open.substitution
        decideDependents(function, &substitution)
      }
      for (number, indices) in candidate.matching.arguments.enumerated() {
        let info = callee.parameters[number]
        for index in indices where call.arguments[index].value.round == round {
          let type = info.argumentType(open.parameters[number])
          let value = argument(index, info, type, call, of: callee.function)
          values[index] = value
          if value.type.isError { isValid = false }
        }
      }
    }
    guard isValid else { return .invalid(call.range) }
    guard let substitution = decided(open, call, name) else { return .invalid(call.range) }
    var arguments: [TypedExpression] = []
    for (number, indices) in candidate.matching.arguments.enumerated() {
      let info = callee.parameters[number]
      let type = resolved(open.parameters[number])
      if info.isVariadic {
        let list = indices.compactMap { values[$0] }
        arguments.append(TypedExpression(.array(list), type, call.range))
      } else if let index = indices.first, let value = values[index] {
        arguments.append(finished(value))
      } else {
        arguments.append(defaultArgument(info, type, callee, substitution, call))
      }
    }
    if arguments.contains(where: { $0.type.isError }) { return .invalid(call.range) }
    return build(callee, arguments, resolved(open.result), substitution, call, name)
  }

  /// A value whose type's variables are decided now.
  private func finished(_ value: TypedExpression) -> TypedExpression {
    value.type.hasVariables ? value.retyped(resolved(value.type)) : value
  }

  /// Lets the place decide what the arguments that have types of their own left open.
  private func adopt(_ hint: Type?, _ open: OpenCallee) {
    guard let hint = known(hint), !hint.isError, hint != .any else { return }
    let result = resolved(open.result)
    guard result.hasVariables else { return }
    if case .optional(let wrapped) = hint, !result.isOptional {
      _ = attempt { unify(result, wrapped) ? true : nil }
      return
    }
    if hint.isProtocol { return }
    _ = attempt { unify(result, hint) ? true : nil }
  }

  private func argument(
    _ index: Int, _ info: ParameterInfo, _ type: Type, _ call: Call, of function: Function? = nil
  ) -> TypedExpression {
    let expression = call.arguments[index].value
    let type = resolved(type)
    if info.isInout { return inoutArgument(expression, type, in: call.scope) }
    if info.isAutoclosure, let function = type.functionType {
      return autoclosure(expression, function, call)
    }
    if case .inoutArgument(let inner) = expression.kind, type.unwrapped.isRawPointer {
      return address(of: inner, type, in: call.scope)
    }
    if type.unwrapped.isElementsPointer, let value = elementsAddress(expression, type, call) {
      return value
    }
    if case .inoutArgument(let inner) = expression.kind {
      report(
        .inoutNotWanted(type: "\(type)"), expression.range,
        fixIt: CodeFixIt(SourceRange(expression.range.start, inner.range.start), ""))
      return .invalid(expression.range)
    }
    if let prepared = call.prepared[index] {
      return convert(prepared, to: type, info, of: function)
    }
    if !info.isKept, case .closure(let closure) = expression.withoutParentheses.kind {
      expressions.passing.insert(BranchPlace(closure.range, call.scope.context.file))
    }
    let value = infer(expression, hint: type, in: call.scope)
    if type.hasVariables, case .variable = type {
      return convert(settled(value), to: type, for: .argument)
    }
    return convert(value, to: type, info, of: function)
  }

  /// An argument as its parameter's type. Where that is a generic parameter that another argument
  /// has decided, the two contradict each other.
  private func convert(
    _ value: TypedExpression, to type: Type, _ info: ParameterInfo, of function: Function?
  ) -> TypedExpression {
    guard case .parameter(let parameter) = info.type,
      function?.genericParameters.contains(parameter) == true,
      case .some(let source) = known(value.type),
      !value.type.isError, !resolved(type).isError,
      attempt({ coerce(value, to: type) }) == nil, source.unwrapped != resolved(type)
    else { return convert(value, to: type, for: .argument) }
    report(
      .genericConflict(parameter.name, first: "\(resolved(type))", second: "\(source)"), value.range
    )
    return .invalid(value.range)
  }

  /// An expression as the closure that gives its value.
  private func autoclosure(
    _ expression: Expression, _ type: FunctionType, _ call: Call
  ) -> TypedExpression {
    let closure = Closure(
      captures: [], parameters: [], result: nil, isThrowing: type.isThrowing,
      body: [Statement(.expression(expression), expression.range)], range: expression.range)
    let value = inferClosure(closure, hint: .function(type), in: call.scope)
    return convert(value, to: .function(type), for: .argument)
  }

  /// `&array`, or a pointer to elements, where the address of elements is wanted; nil for anything
  /// else.
  private func elementsAddress(
    _ expression: Expression, _ type: Type, _ call: Call
  ) -> TypedExpression? {
    let range = expression.range
    if case .inoutArgument(let inner) = expression.kind {
      let place = infer(inner, in: call.scope)
      if place.type.isError { return place }
      guard case .array = place.type else {
        report(.cannotConvert(from: "\(place.type)", to: "\(type)", .argument), inner.range)
        return .invalid(range)
      }
      let name = Name(StandardLibrary.elementsAddress, range)
      let asked = Expression(.call(Expression(.member(inner, name), range), []), range)
      return convert(infer(asked, in: call.scope), to: type, for: .argument)
    }
    guard case .name = expression.withoutParentheses.kind else { return nil }
    let value = infer(expression, hint: type, in: call.scope)
    guard case .nominal(let nominal, _) = value.type, nominal.name == "UnsafeMutablePointer" else {
      return nil
    }
    let raw = Expression(.member(expression, Name("raw", range)), range)
    return convert(infer(raw, in: call.scope), to: type, for: .argument)
  }

  /// `&variable` where an address is wanted: a number that stands for the variable, the same each
  /// time, as addresses of variables of the top level and static ones are.
  private func address(
    of inner: Expression, _ type: Type, in scope: Scope
  ) -> TypedExpression {
    let place = infer(inner, in: scope)
    if place.type.isError { return place }
    let variable: AnyObject
    switch place.kind {
    case .global(let global): variable = global
    case .property(_, let property, _):
      if case .global(let global) = property.storage {
        variable = global
      } else {
        variable = property
      }
    case .local(let local): variable = local
    default:
      report(.cannotConvert(from: "\(place.type)", to: "\(type)", .argument), inner.range)
      return .invalid(inner.range)
    }
    markWritten(place, in: scope)
    let bits = Int64(Int(bitPattern: ObjectIdentifier(variable)))
    let number = TypedExpression(.integer(bits), type.unwrapped, inner.range)
    return wrapped(number, type)
  }

  private func inoutArgument(
    _ expression: Expression, _ type: Type, in scope: Scope
  ) -> TypedExpression {
    guard case .inoutArgument(let inner) = expression.kind else {
      let value = infer(expression, hint: type, in: scope)
      if !value.type.isError {
        report(
          .inoutNeedsAmpersand(type: "\(value.type)"), expression.range,
          fixIt: CodeFixIt(SourceRange(expression.range.start, expression.range.start), "&"))
      }
      return .invalid(expression.range)
    }
    let place = infer(inner, in: scope)
    if place.type.isError { return place }
    guard unify(place.type, type) else {
      report(.cannotConvert(from: "\(place.type)", to: "\(type)", .argument), inner.range)
      return .invalid(expression.range)
    }
    if let reason = immutability(of: place, in: scope) {
      report(.immutable(.passInout, reason), inner.range, notes: notes(for: place))
      return .invalid(expression.range)
    }
    markWritten(place, in: scope)
    return place
  }

  /// What the generic parameters stand for; nil after a report.
  private func decided(_ open: OpenCallee, _ call: Call, _ name: Name) -> Substitution? {
    var substitution = Substitution()
    for (parameter, type) in open.substitution.types {
      substitution.types[parameter] = resolved(type)
    }
    guard let function = open.callee.function else { return substitution }
    decideDependents(function, &substitution)
    for parameter in function.genericParameters {
      guard let type = substitution.types[parameter] else { continue }
      if type.hasVariables {
        report(.genericNotInferred(parameter.name), call.range)
        return nil
      }
      for constraint in parameter.constraints
      where !fits(type, constraint.replacing(substitution)) {
        report(
          .requiresConformance(
            open.callee.kind, open.callee.function?.nameInSentence ?? "", type: "\(type)",
            to: constraint.constraintName), call.range)
        return nil
      }
    }
    guard satisfies(function.requirements, substitution) else {
      report(.requirementNotMet(open.callee.fullName), call.range)
      return nil
    }
    return substitution
  }

  /// `S.Element` and its like, which follow from what `S` is.
  private func decideDependents(_ function: Function, _ substitution: inout Substitution) {
    substitution = completed(substitution)
    for requirement in function.requirements where requirement.isSameType {
      let subject = resolved(requirement.subject.replacing(substitution))
      let other = resolved(requirement.other.replacing(substitution))
      _ = unify(subject, other)
    }
    for (parameter, type) in substitution.types { substitution.types[parameter] = resolved(type) }
  }

  // MARK: - Defaults

  private func defaultArgument(
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

  private func wrapped(_ value: TypedExpression, _ type: Type) -> TypedExpression {
    coerce(value, to: type) ?? value
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
      // As many registers as the type has.
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
      function: nil, parent: nil, file: function.file ?? file, result: nil, isThrowing: false,
      selfType: nil, owner: function.owner, substitution: function.substitution)
    let scope = Scope(parent: nil, context: context)
    let outcome = trial { check(tree, as: type, in: scope) }
    // What is wrong with a default value was said at its declaration.
    return outcome.errors == 0 ? outcome.result.at(call.range) : .invalid(call.range)
  }

  // MARK: - Nodes

  private func build(
    _ callee: Callee, _ arguments: [TypedExpression], _ type: Type,
    _ substitution: Substitution, _ call: Call, _ name: Name
  ) -> TypedExpression {
    if let function = callee.function {
      if function.isThrowing, !function.isRethrowing || arguments.contains(where: \.mayThrow) {
        noteThrowing(call.range, in: call.scope)
      }
      if let owner = callee.owner {
        checkAccess(function.access, owner, function.name, name.range, in: call.scope)
      }
    }
    let kind: TypedExpression.Kind
    switch callee.target {
    case .enumCase(let enumCase, _): kind = .enumCase(enumCase, arguments)
    case .local(let variable, let function):
      let value = use(variable, name.range, in: call.scope)
      if !function.genericParameters.isEmpty {
        kind = .call(copied(function, substitution), receiver: nil, arguments)
      } else {
        kind = .invoke(value, arguments)
      }
    case .delegate(let function):
      checkDelegation(to: function, isSuper: callee.isSuper, name.range, in: call.scope)
      markSelf(in: call.scope)
      kind = .delegate(copied(function, substitution), arguments, isSuper: callee.isSuper)
    case .construct(let function, _):
      let copy = copied(function, substitution)
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

  /// A designated initializer calls a designated one above it.
  private func checkDelegation(
    to function: Function, isSuper: Bool, _ range: SourceRange, in scope: Scope
  ) {
    guard isSuper, function.isConvenience, scope.context.function?.isConvenience == false,
      let above = scope.context.owner?.superclassNominal
    else { return }
    report(.designatedCallsConvenience(superclass: above.name), range)
  }

  private func buildFunction(
    _ callee: Callee, _ function: Function, _ arguments: [TypedExpression], _ type: Type,
    _ substitution: Substitution, _ call: Call, _ name: Name
  ) -> TypedExpression {
    let copy = copied(function, substitution)
    let isMethod = !function.isStatic && function.owner != nil
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

  // MARK: - Functions as values

  /// A call of a value: a closure, or something that cannot be called.
  func invoke(_ value: TypedExpression, name: Name?, _ call: Call) -> TypedExpression {
    let type = resolved(value.type)
    if type.isError {
      checkForErrors(call)
      return .invalid(call.range)
    }
    if case .metatype(let instance) = type {
      if case .metatype = value.kind { return construct(instance, name, call) }
      report(.metatypeNeedsInit, call.range)
      return .invalid(call.range)
    }
    var value = value
    if case .optional(let wrapped) = type, wrapped.functionType != nil {
      guard isImplicitlyUnwrapped(value) else {
        report(
          .optionalNotUnwrapped(type: "\(type)", wrapped: "\(wrapped)"), value.range,
          fixIt: CodeFixIt(SourceRange(value.range.end, value.range.end), "?"))
        return .invalid(call.range)
      }
      value = TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range)
    }
    guard let function = resolved(value.type).functionType else {
      reportNotCallable(value, name, call)
      return .invalid(call.range)
    }
    return invoke(value, function, call)
  }

  private func invoke(
    _ value: TypedExpression, _ function: FunctionType, _ call: Call
  ) -> TypedExpression {
    if let labelled = call.arguments.first(where: { $0.label != nil && !$0.isTrailingClosure }),
      let label = labelled.label
    {
      report(
        .extraneousLabels("\(label.text):", count: 1), label.range,
        fixIt: CodeFixIt(SourceRange(label.range.start, labelled.value.range.start), ""))
      return .invalid(call.range)
    }
    if call.arguments.count > function.parameters.count {
      let extra = call.arguments[function.parameters.count]
      report(.extraArgument(nil), extra.value.range)
      return .invalid(call.range)
    }
    if call.arguments.count < function.parameters.count {
      report(.missingArgument(.position(call.arguments.count + 1)), call.range)
      return .invalid(call.range)
    }
    var arguments: [TypedExpression] = []
    for (index, parameter) in function.parameters.enumerated() {
      var info = ParameterInfo(label: nil, name: "_", type: parameter.type)
      info.isInout = parameter.isInout
      arguments.append(argument(index, info, parameter.type, call))
    }
    if arguments.contains(where: { $0.type.isError }) { return .invalid(call.range) }
    if function.isThrowing { noteThrowing(call.range, in: call.scope) }
    return TypedExpression(.invoke(value, arguments), resolved(function.result), call.range)
  }
}

/// The order in which arguments are looked at: those with types of their own decide generic
/// parameters for the others.
enum ArgumentRound: CaseIterable {
  case typed, fractions, numbers, contextual, closures
}

extension Expression {
  var round: ArgumentRound {
    switch withoutParentheses.kind {
    case .closure, .keyPath: return .closures
    default: break
    }
    if isLiteralNumber { return hasFraction ? .fractions : .numbers }
    if isInout { return .typed }
    switch withoutParentheses.kind {
    case .array(let elements) where !elements.isEmpty && !elements.allSatisfy(\.needsContext):
      return .typed
    case .name(let name) where name.labels != nil || name.text.first?.isOperatorCharacter == true:
      return .contextual
    default: return isFlexibleArgument ? .contextual : .typed
    }
  }
}

extension Function {
  /// A function by its base name, an initializer with its labels.
  fileprivate var nameInSentence: String { isInitializer ? fullName : name }
}

extension Character {
  var isOperatorCharacter: Bool { "+-*/%<>=!&|^~?".contains(self) }
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
