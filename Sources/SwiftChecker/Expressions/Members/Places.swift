import Records
import SourceTree
import TypedProgram

/// Assignments, and the expressions that may be assigned to.
extension Checker {
  func inferAssignment(
    _ target: Expression, _ value: Expression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    if case .discard = target.kind {
      return settled(infer(value, in: scope)).at(range)
    }
    if case .tuple(let elements) = target.kind, !elements.isEmpty {
      return destructure(elements, target, value, range, in: scope)
    }
    if let write = assignmentToComputed(target, value, range, in: scope) { return write }
    let before = diagnostics
    var place = infer(target, in: scope)
    if place.type.isError, let determined = genericPlace(target, value, in: scope) {
      diagnostics = before
      place = determined
    }
    if place.type.isError {
      checkAlone(value, in: scope)
      return .invalid(range)
    }
    let checked = check(value, as: place.type, in: scope, for: .assignment)
    if let reason = immutability(of: place, in: scope, isInitialization: true) {
      report(
        .immutable(assignment(to: place, reason), reason), target.range, notes: notes(for: place))
      return .invalid(range)
    }
    markWritten(place, in: scope)
    if checked.type.isError { return .invalid(range) }
    return TypedExpression(.assign(place, checked), .void, range)
  }

  /// `store["age"] = 3`, where the value alone determines a generic parameter of the subscript.
  private func genericPlace(
    _ target: Expression, _ value: Expression, in scope: Scope
  ) -> TypedExpression? {
    guard case .subscripting(let base, let arguments) = target.kind else { return nil }
    let (given, errors) = trial { infer(value, in: scope) }
    guard errors == 0, !given.type.isError else { return nil }
    for hint in [given.type, .optional(given.type)] {
      let place = { self.inferSubscript(base, arguments, target.range, hint: hint, in: scope) }
      let (tried, errors) = trial(place)
      if errors == 0, !tried.type.isError { return place() }
    }
    return nil
  }

  /// `(a, b) = (b, a)`, `(a, (b, _)) = pairs`
  private func destructure(
    _ elements: [TupleElement], _ target: Expression, _ value: Expression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    let places = places(of: elements, target.range, in: scope)
    if places.type.isError {
      checkAlone(value, in: scope)
      return .invalid(range)
    }
    let checked = check(value, as: places.type, in: scope, for: .assignment)
    if checked.type.isError { return .invalid(range) }
    return TypedExpression(.assign(decided(places), checked), .void, range)
  }

  /// The storage locations of a tuple that is assigned to.
  private func places(
    of elements: [TupleElement], _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let places = elements.map { element -> TypedExpression in
      switch element.value.kind {
      case .discard: TypedExpression(.void, inference.freshType(), element.value.range)
      case .tuple(let inner) where !inner.isEmpty:
        self.places(of: inner, element.value.range, in: scope)
      default: assignedPlace(element.value, in: scope)
      }
    }
    if places.contains(where: { $0.type.isError }) { return .invalid(range) }
    return TypedExpression(
      .tuple(places), .tuple(places.map { TupleTypeElement(nil, $0.type) }), range)
  }

  private func assignedPlace(_ element: Expression, in scope: Scope) -> TypedExpression {
    let place = infer(element, in: scope)
    if !place.type.isError,
      let reason = immutability(of: place, in: scope, isInitialization: true)
    {
      report(
        .immutable(assignment(to: place, reason), reason), element.range,
        notes: notes(for: place))
    }
    markWritten(place, in: scope)
    return place
  }

  /// The locations with the types that the assigned value determined.
  private func decided(_ place: TypedExpression) -> TypedExpression {
    let type = inference.resolved(place.type)
    guard case .tuple(let places) = place.kind else { return place.retyped(type) }
    return TypedExpression(.tuple(places.map { decided($0) }), type, place.range)
  }

  func inferCompoundAssignment(
    _ target: Expression, _ sign: Operator, _ value: Expression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    let plain = Operator(String(sign.text.dropLast()), sign.range)
    let whole = Expression(.binary(target, plain, value), range)
    if let write = assignmentToComputed(target, whole, range, in: scope) { return write }
    var place = infer(target, in: scope)
    if place.type.isError {
      checkAlone(value, in: scope)
      return .invalid(range)
    }
    if case .optional(let wrapped) = place.type, conversion.isImplicitlyUnwrapped(place) {
      place = TypedExpression(.forceUnwrap(place, isImplicit: true), wrapped, place.range)
    }
    let hint: Type? = place.type
    let right =
      value.isLiteralNumber && place.type.isNumber
      ? literalValue(value, hint: place.type, in: scope)
      : value.isFlexibleArgument && !place.type.isNumber && place.type != .string
        ? nil : infer(value, hint: value.isFlexibleArgument ? hint : nil, in: scope)
    if right?.type.isError == true { return .invalid(range) }
    if let reason = immutability(of: place, in: scope) {
      report(.immutable(.compound(sign.text), reason), target.range, notes: notes(for: place))
      return .invalid(range)
    }
    markWritten(place, in: scope)
    let text = String(sign.text.dropLast())
    if let right, let result = modified(place, text, implicitlyUnwrapped(right), range) {
      return result
    }
    if let result = declaredCompound(place, target, sign, value, right, range, in: scope) {
      return result
    }
    let shown = right ?? infer(value, hint: place.type, in: scope)
    if !shown.type.isError { reportOperands(place, sign, shown, range) }
    return .invalid(range)
  }

  /// The operators of numbers and texts.
  private func modified(
    _ place: TypedExpression, _ text: String, _ right: TypedExpression, _ range: SourceRange
  ) -> TypedExpression? {
    var right = right
    if place.type.isDoubleOrCGFloat, right.type.isDoubleOrCGFloat {
      guard let converted = conversion.coerce(right, to: place.type) else { return nil }
      right = converted
    }
    let probe = TypedExpression(.void, place.type, place.range)
    guard let result = builtIn(probe, text, right, range), result.type == place.type,
      case .intrinsic(let intrinsic, let arguments) = result.kind, arguments.count == 2
    else { return nil }
    return TypedExpression(.modify(place, .intrinsic(intrinsic), arguments[1]), .void, range)
  }

  /// An operator that a type or the module declares: with an inout first operand, or, for the
  /// library's types, the plain one.
  private func declaredCompound(
    _ place: TypedExpression, _ target: Expression, _ sign: Operator, _ value: Expression,
    _ right: TypedExpression?, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression? {
    let types = [place.type, right?.type].compactMap { $0 }
    let compound = operatorCandidates(sign.text, types).filter {
      $0.parameters.first?.isInout == true
    }
    var call = Call(
      arguments: [
        Argument(
          label: nil, value: Expression(.inoutArgument(target), target.range)),
        Argument(label: nil, value: value),
      ], range: range, hint: nil, scope: scope)
    call.prepared = [nil, right]
    if let result = chooseQuietly(compound, Name(sign.text, sign.range), call) { return result }
    let plainSign = Operator(String(sign.text.dropLast()), sign.range)
    let candidates = operatorCandidates(plainSign.text, types).filter {
      $0.owner?.isScript != true && $0.owner != nil
    }
    var plain = Call(
      arguments: [
        Argument(label: nil, value: Expression(.invalid, target.range)),
        Argument(label: nil, value: value),
      ], range: range, hint: place.type, scope: scope)
    plain.prepared = [place, right]
    guard let result = chooseQuietly(candidates, Name(plainSign.text, sign.range), plain),
      result.type == place.type, case .call(let function, nil, let arguments) = result.kind
    else { return nil }
    return TypedExpression(.modify(place, .function(function), arguments[1]), .void, range)
  }

  // MARK: - Mutability

  private func assignment(
    to place: TypedExpression, _ reason: ExpressionProblem.Immutability
  ) -> ExpressionProblem.Mutation {
    switch place.kind {
    case .call, .send, .construct, .invoke, .enumCase: .assignExpression
    case .property: .assignProperty
    case .subscripted: .assignSubscript
    default: .assignValue
    }
  }

  /// The reason why a location cannot be written; nil when it can. `isInitialization`: a plain
  /// assignment, which may give a constant its first value.
  func immutability(
    of place: TypedExpression, in scope: Scope, isInitialization: Bool = false
  ) -> ExpressionProblem.Immutability? {
    switch place.kind {
    case .local(let variable):
      if !variable.isConstant || variable.isInout { return nil }
      if isInitialization, isDeferred(variable) { return nil }
      if variable.name == "self" { return .selfImmutable }
      return variable.isCapturedCopy ? .capture(variable.name) : .constant(variable.name)
    case .global(let variable): return variable.isConstant ? .constant(variable.name) : nil
    case .selfReference: return selfImmutability(in: scope)
    case .property(let base, let property, _):
      return immutability(
        of: property, base, in: scope, isInitialization: isInitialization)
    case .subscripted(let base, let member, _, _):
      if member.setter == nil { return .getOnlySubscript }
      return base.type.isReference ? nil : immutability(of: base, in: scope)
    case .tupleElement(let base, _): return immutability(of: base, in: scope)
    case .forceUnwrap(let inner, _), .chainElement(let inner), .optionalChain(let inner):
      return immutability(of: inner, in: scope)
    case .call(let function, nil, _): return .callResult(function.name)
    case .call, .send, .construct, .invoke, .enumCase: return .callResult(nil)
    case .integer, .number, .boolean, .string, .null: return .literal
    case .functionReference(let function, _): return .method(function.name)
    default: return .temporary
    }
  }

  private func immutability(
    of property: Property, _ base: TypedExpression, in scope: Scope, isInitialization: Bool
  ) -> ExpressionProblem.Immutability? {
    if property.isConstant {
      if isInitialization, isInitializing(base, property, in: scope) { return nil }
      return .constant(property.name)
    }
    if !property.isSettable || property.hasGetterOnly {
      return .getOnly(
        property.name,
        instead: paths(to: property.name, from: inference.resolved(base.type), settable: true).first
      )
    }
    if property.setterAccess != .internal, let owner = property.owner,
      !isWithinReach(property.setterAccess, owner, declaredAt: property.range, scope)
    {
      return .setterInaccessible(property.name)
    }
    if property.isStatic || base.type.isReference || base.type.isMetatype || base.type == .void {
      return nil
    }
    return immutability(of: base, in: scope, isInitialization: isInitialization && isSelf(base))
  }

  private func isSelf(_ base: TypedExpression) -> Bool {
    if case .selfReference = base.kind { return true }
    return false
  }

  private func selfImmutability(in scope: Scope) -> ExpressionProblem.Immutability? {
    guard let type = scope.context.selfType, !type.isReference else { return .selfImmutable }
    let function = scope.context.outermost.function
    if function?.isMutating == true || function?.isInitializer == true { return nil }
    return .selfImmutable
  }

  private func isInitializing(
    _ base: TypedExpression, _ property: Property, in scope: Scope
  ) -> Bool {
    guard isSelf(base), let function = scope.context.function, function.isInitializer else {
      return false
    }
    return function.owner === property.owner
  }

  /// Whether a constant was declared without a value; the flow analysis ensures that it gets
  /// exactly one.
  private func isDeferred(_ variable: LocalVariable) -> Bool {
    work.deferredConstants.contains(ObjectIdentifier(variable))
  }

  /// Marks the variables that an assignment changes, for the compiler's boxes.
  func markWritten(_ place: TypedExpression, in scope: Scope) {
    switch place.kind {
    case .local(let variable): variable.isWritten = true
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .chainElement(let base),
      .optionalChain(let base):
      markWritten(base, in: scope)
    case .property(let base, let property, _):
      if !property.isStatic, !base.type.isReference { markWritten(base, in: scope) }
    case .subscripted(let base, _, _, _):
      if !base.type.isReference { markWritten(base, in: scope) }
    default: break
    }
  }

  /// A note at the declaration of the constant that cannot be written.
  func notes(for place: TypedExpression) -> [CodeNote] {
    switch place.kind {
    case .local(let variable)
    where variable.isConstant && !variable.isHidden && variable.name != "self":
      return [CodeNote(.expression(.declaredHere(variable.name)), variable.range)]
    case .property(let base, let property, _):
      if property.isConstant || !property.isSettable || base.type.isReference { return [] }
      return notes(for: base)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .chainElement(let base),
      .subscripted(let base, _, _, _):
      return base.type.isReference ? [] : notes(for: base)
    default: return []
    }
  }
}

extension Property {
  fileprivate var hasGetterOnly: Bool {
    if case .computed(_, nil) = storage { return true }
    return false
  }
}
