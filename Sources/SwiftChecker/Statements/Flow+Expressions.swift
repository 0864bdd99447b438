import Records
import SourceTree
import TypedProgram

extension Flow {
  mutating func walk(_ expressions: [TypedExpression], _ state: inout FlowState) {
    for expression in expressions { walk(expression, &state) }
  }

  mutating func walk(_ expression: TypedExpression, _ state: inout FlowState) {
    let range = expression.range
    switch expression.kind {
    case .integer, .number, .boolean, .string, .null, .void, .metatype, .global, .selector,
      .invalid:
      break
    case .local(let variable): read(variable, range, state)
    case .selfReference: use(.alone, range, state)
    case .property(let base, let property, _):
      if role != .plain, base.isSelf {
        read(property, range, state)
      } else {
        walk(base, &state)
      }
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .chainElement(let base),
      .wrap(let base), .convert(let base), .lookedUp(let base), .typeTest(let base, _),
      .conditionalCast(let base, _),
      .forcedCast(let base, _):
      walk(base, &state)
    case .optionalChain(let inner), .attempt(.optional, let inner):
      let before = state
      walk(inner, &state)
      state = state.isReachable ? state.joined(before) : before
    case .attempt(_, let inner): walk(inner, &state)
    case .subscripted(let base, _, let arguments, _):
      walk(base, &state)
      walk(arguments, &state)
    case .call(let function, let receiver, let arguments):
      walk(receiver, function, arguments, &state)
    case .send(let function, let receiver, let arguments, _):
      walk(receiver, function, arguments, &state)
    case .intrinsic(.dynamicSelf, _): break
    case .construct(_, _, let arguments), .enumCase(_, let arguments),
      .intrinsic(_, let arguments), .array(let arguments), .set(let arguments),
      .tuple(let arguments):
      walk(arguments, &state)
      if case .intrinsic(.stop(.fatalError), _) = expression.kind { state.isReachable = false }
    case .delegate(_, let arguments, let isSuper):
      walk(arguments, &state)
      delegate(isSuper: isSuper, range, &state)
    case .invoke(let closure, let arguments):
      walk(closure, &state)
      walk(arguments, &state)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
      walk(left, &state)
      var other = state
      walk(right, &other)
      state = state.joined(other)
    case .ternary(let condition, let left, let right):
      walk(condition, &state)
      var other = state
      walk(left, &state)
      walk(right, &other)
      state = state.joined(other)
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key, &state)
        walk(pair.value, &state)
      }
    case .interpolation(let segments):
      for case .value(let value) in segments { walk(value, &state) }
    case .closure(let closure): walk(closure, range, &state)
    case .functionReference(let function, let receiver):
      if let receiver, receiver.isSelf {
        use(.method(function.name), range, state)
      } else if let receiver {
        walk(receiver, &state)
      }
    case .assign(let target, let value):
      walk(value, &state)
      refuseStoring([value], at: target, range, state)
      assign(target, &state)
    case .modify(let target, _, let value):
      if !changesEarly(target, state) { walk(target, &state) }
      walk(value, &state)
    case .statement(let statement): walk([statement], &state)
    case .sequence(let statements, let value):
      walk(statements, &state)
      walk(value, &state)
    }
    if expression.type == .never { state.isReachable = false }
  }

  private mutating func walk(
    _ receiver: TypedExpression?, _ function: Function, _ arguments: [TypedExpression],
    _ state: inout FlowState
  ) {
    if let receiver {
      if receiver.isSelf, role != .plain {
        use(.method(function.name), receiver.range, state)
      } else if !(function.isMutating && changesEarly(receiver, state)) {
        walk(receiver, &state)
      }
    }
    for (index, argument) in arguments.enumerated() {
      let isInout = index < function.parameters.count && function.parameters[index].isInout
      if !(isInout && changesEarly(argument, state)) { walk(argument, &state) }
    }
    if function.isMutating, let receiver {
      refuseStoring(arguments, at: receiver, receiver.range, state)
    }
  }

  /// An object must not gain a strong reference in its `deinit`.
  private func refuseStoring(
    _ values: [TypedExpression], at target: TypedExpression, _ range: SourceRange,
    _ state: FlowState
  ) {
    guard kind == .deinitializer, values.contains(where: { $0.innermost.isSelf }) else { return }
    if case .local = target.kind { return }
    report(.selfStoredInDeinit, range, state)
  }

  // MARK: - Variables

  private func isTracked(_ variable: LocalVariable) -> Bool {
    deferred.contains(ObjectIdentifier(variable))
  }

  private func isConstant(_ variable: LocalVariable) -> Bool {
    checker.work.deferredConstants.contains(ObjectIdentifier(variable))
  }

  private func read(_ variable: LocalVariable, _ range: SourceRange, _ state: FlowState) {
    guard isTracked(variable) else { return }
    let place = FlowPlace.local(ObjectIdentifier(variable))
    if state.assigned.contains(place) { return }
    report(
      .usedBeforeInitialized(variable.name, isConstant: isConstant(variable)), range, state)
  }

  /// Whether a variable without a value is changed in place, which is then reported.
  private func changesEarly(_ target: TypedExpression, _ state: FlowState) -> Bool {
    guard case .local(let variable) = target.kind, isTracked(variable), !isConstant(variable),
      !state.assigned.contains(.local(ObjectIdentifier(variable)))
    else { return false }
    report(.changedBeforeInitialized(variable.name), target.range, state)
    return true
  }

  private mutating func assign(_ target: TypedExpression, _ state: inout FlowState) {
    switch target.kind {
    case .local(let variable):
      let place = FlowPlace.local(ObjectIdentifier(variable))
      if isConstant(variable), state.touched.contains(place) {
        report(.initializedTwice(variable.name), target.range, state)
      }
      state.assign(place)
    case .property(let base, let property, _) where base.isSelf && role != .plain:
      assign(property, target.range, &state)
    case .selfReference:
      for field in owner?.storedProperties ?? [] { state.assign(.field(field.name)) }
      state.assign(.initialized)
    case .property(let base, _, _), .tupleElement(let base, _):
      walk(base, &state)
    case .tuple(let parts):
      for part in parts { assign(part, &state) }
    default: walk(target, &state)
    }
  }

  // MARK: - Fields and self

  private func isOwnField(_ property: Property) -> Bool {
    guard case .field = property.storage else { return false }
    return property.owner === owner
  }

  private func has(_ property: Property, _ state: FlowState) -> Bool {
    property.hasValue || state.assigned.contains(.field(property.name))
      || state.assigned.contains(.initialized)
  }

  private func read(_ property: Property, _ range: SourceRange, _ state: FlowState) {
    guard isOwnField(property), role != .delegating, !property.isLazy else {
      use(.property(property.name), range, state)
      return
    }
    if has(property, state) { return }
    report(
      .usedBeforeInitialized("self." + property.name, isConstant: property.isConstant), range,
      state)
  }

  private func assign(_ property: Property, _ range: SourceRange, _ state: inout FlowState) {
    guard isOwnField(property) else {
      use(.property(property.name), range, state)
      return
    }
    let place = FlowPlace.field(property.name)
    if role == .delegating, property.isConstant {
      report(.constantInDelegating(property.name), range, state)
      return
    }
    if role == .delegating { use(.property(property.name), range, state) }
    if property.isConstant {
      let isTwice =
        property.initializer != nil || state.touched.contains(place)
        || state.assigned.contains(.initialized)
      if isTwice { report(.initializedTwice("self." + property.name), range, state) }
    }
    state.assign(place)
  }

  /// Records a use of `self` as a whole.
  private func use(_ use: SelfUse, _ range: SourceRange, _ state: FlowState) {
    switch role {
    case .plain: return
    case .root:
      if missingFields(state).isEmpty { return }
      report(.selfBefore(use, call: .allProperties), range, state)
    case .derived:
      if state.assigned.contains(.initialized) { return }
      report(.selfBefore(use, call: .superInit), range, state)
    case .delegating:
      if state.assigned.contains(.initialized) { return }
      report(.selfBefore(use, call: .selfInit), range, state)
    }
  }

  private func missingFields(_ state: FlowState) -> [Property] {
    // An invalid type was reported; its requirements are not known.
    (owner?.storedProperties ?? []).filter { !$0.type.isError && !has($0, state) }
  }

  private func delegate(isSuper: Bool, _ range: SourceRange, _ state: inout FlowState) {
    if isSuper, role == .derived {
      for field in missingFields(state) {
        report(.notInitializedAtSuperInit(field.name), range, state)
      }
      if state.touched.contains(.initialized) { report(.superInitTwice, range, state) }
    }
    state.assign(.initialized)
  }

  func checkReturn(_ value: TypedExpression?, _ range: SourceRange, _ state: FlowState) {
    // `return nil` fails; nothing has to be complete.
    guard role != .plain, value == nil else { return }
    checkEnd(state, range)
  }

  /// Checks the duties of an initializer at its end.
  func checkEnd(_ state: FlowState, _ range: SourceRange) {
    switch role {
    case .plain: break
    case .root:
      let missing = missingFields(state)
      guard !missing.isEmpty else { return }
      report(
        .notInitializedAtReturn, range, state,
        notes: missing.map {
          CodeNote(.declaration(.propertyNotInitialized($0.name)), $0.range)
        })
    case .derived:
      if !state.assigned.contains(.initialized) { report(.superInitMissing, range, state) }
    case .delegating:
      if !state.assigned.contains(.initialized) { report(.selfInitMissing, range, state) }
    }
  }

  // MARK: - Closures

  private mutating func walk(
    _ closure: TypedClosure, _ range: SourceRange, _ state: inout FlowState
  ) {
    for capture in closure.captures { walk(capture.value, &state) }
    let free = FreeVariables(of: closure)
    if free.usesSelf, role != .plain { use(.closure, range, state) }
    for variable in free.variables where isTracked(variable) {
      let place = FlowPlace.local(ObjectIdentifier(variable))
      if !state.assigned.contains(place) {
        report(
          .capturedBeforeInitialized(variable.name, isConstant: isConstant(variable)), range,
          state)
      }
    }
    check(closure, kind: .closure, free.variables)
  }

  /// A nested function may be declared before the variables that it uses have values.
  func walkFunction(_ closure: TypedClosure, _ state: FlowState) {
    check(closure, kind: .localFunction, FreeVariables(of: closure).variables)
  }

  private func check(
    _ closure: TypedClosure, kind: DeclarationKind, _ captured: [LocalVariable]
  ) {
    var inner = Flow(checker, kind: kind, result: closure.type.result, role: .plain)
    inner.end = SourceRange(max(closure.range.end - 1, closure.range.start), closure.range.end)
    var entry = FlowState()
    for variable in captured { entry.assign(.local(ObjectIdentifier(variable))) }
    inner.run(closure.body.statements, entry)
  }
}
