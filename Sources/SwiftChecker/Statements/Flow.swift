import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Checks the paths through a body: return values, definite initialization, and the duties of an
  /// initializer.
  func checkFlow(of body: FunctionBody, kind: DeclarationKind) {
    let context = body.context
    let function = context.function
    var flow = Flow(self, kind: kind, result: context.result, role: role(of: context))
    flow.owner = context.owner
    flow.end =
      function?.tree.map { SourceRange(max($0.range.end - 1, $0.range.start), $0.range.end) }
      ?? function?.range ?? SourceRange(0, 0)
    flow.run(body.statements, FlowState())
  }

  private func role(of context: FunctionContext) -> FlowRole {
    guard let function = context.function, function.isInitializer, context.parent == nil,
      let owner = context.owner
    else { return .plain }
    if function.isConvenience { return .delegating }
    switch owner.kind {
    case .class: return owner.superclass == nil ? .root : .derived
    case .structure:
      // An extension's initializer of another module's structure delegates to that.
      return owner.isScript ? .root : .delegating
    case .enumeration: return .delegating
    case .protocol: return .delegating
    }
  }
}

/// One walk through one body.
struct Flow {
  let checker: Checker
  let kind: DeclarationKind
  let result: Type?
  let role: FlowRole
  var owner: Nominal?
  /// The closing brace.
  var end = SourceRange(0, 0)
  /// The variables that enclosing closures have assigned.
  var outer: FlowState?
  private var breaks: [ObjectIdentifier: FlowState] = [:]
  private var falling = FlowState.unreachable
  let deferred: Set<ObjectIdentifier>

  init(_ checker: Checker, kind: DeclarationKind, result: Type?, role: FlowRole) {
    self.checker = checker
    self.kind = kind
    self.result = result
    self.role = role
    deferred = Set(checker.work.deferred.map { ObjectIdentifier($0) })
  }

  mutating func run(_ statements: [TypedStatement], _ entry: FlowState) {
    var state = entry
    walk(statements, &state)
    guard state.isReachable else { return }
    if role != .plain {
      checkEnd(state, end)
    } else if let result, result != .void, !result.isError, result != .never {
      reportMissingReturn(behind: statements.last, result)
    }
  }

  /// If the last statement is a value of the expected type, only the word is missing.
  private func reportMissingReturn(behind last: TypedStatement?, _ result: Type) {
    guard case .expression(let value)? = last?.kind, value.type == result else {
      checker.report(.missingReturn(kind, result: result.description), end)
      return
    }
    let start = SourceRange(value.range.start, value.range.start)
    checker.takeBackWarnings(at: value.range)
    checker.report(
      .missingReturn(kind, result: result.description), value.range,
      fixIt: CodeFixIt(start, "return "))
  }

  func report(
    _ problem: DeclarationProblem, _ range: SourceRange, _ state: FlowState,
    notes: [CodeNote] = []
  ) {
    guard state.isReachable else { return }
    checker.report(problem, range, notes: notes)
  }

  // MARK: - Statements

  mutating func walk(_ statements: [TypedStatement], _ state: inout FlowState) {
    for statement in statements { walk(statement, &state) }
  }

  private mutating func walk(_ statement: TypedStatement, _ state: inout FlowState) {
    switch statement.kind {
    case .expression(let value), .show(let value), .produce(let value):
      walk(value, &state)
      if value.type == .never { state.isReachable = false }
    case .bind(let pattern, let value):
      walk(value, &state)
      walk(pattern, &state)
    case .declare(let variable):
      let place = FlowPlace.local(ObjectIdentifier(variable))
      state.assigned.remove(place)
      state.touched.remove(place)
    case .conditional(let conditions, let then, let otherwise):
      var failed = walk(conditions, &state)
      walk(then, &state)
      walk(otherwise, &failed)
      state = state.joined(failed)
    case .guarding(let conditions, let otherwise):
      var failed = walk(conditions, &state)
      walk(otherwise, &failed)
      if failed.isReachable {
        checker.report(
          .guardFallsThrough,
          SourceRange(max(statement.range.end - 1, statement.range.start), statement.range.end))
      }
    case .whileLoop(let conditions, let body, let target):
      walkLoop(body, target, &state) { flow, state in flow.walk(conditions, &state) }
    case .repeatLoop(let body, let condition, let target):
      prepare(body, &state)
      walk(body, &state)
      walk(condition, &state)
      if condition.isTrue { state.isReachable = false }
      state = state.joined(takeBreaks(target))
    case .forLoop(let loop): walk(loop, &state)
    case .switching(let value): walk(value, &state)
    case .returning(let value):
      if let value { walk(value, &state) }
      checkReturn(value, statement.range, state)
      state.isReachable = false
    case .throwing(let value):
      walk(value, &state)
      state.isReachable = false
    case .breaking(let target):
      let key = ObjectIdentifier(target)
      breaks[key] = state.joined(breaks[key] ?? .unreachable)
      state.isReachable = false
    case .continuing: state.isReachable = false
    case .fallthroughCase:
      falling = falling.joined(state)
      state.isReachable = false
    case .deferred(let statements):
      var inner = state
      walk(statements, &inner)
    case .doBlock(let body, let catches, let target):
      var caught = state
      caught.touched.formUnion(places(in: body))
      walk(body, &state)
      for clause in catches {
        var inner = caught
        for item in clause.items {
          walk(item.pattern, &inner)
          if let condition = item.condition { walk(condition, &inner) }
        }
        walk(clause.body, &inner)
        state = state.joined(inner)
      }
      state = state.joined(takeBreaks(target))
    case .localFunction(_, let closure): walkFunction(closure, state)
    }
  }

  /// Walks through the conditions in order; returns the state in which one of them was false.
  private mutating func walk(
    _ conditions: [TypedCondition], _ state: inout FlowState
  ) -> FlowState {
    var failed = FlowState.unreachable
    for condition in conditions {
      switch condition.kind {
      case .boolean(let value):
        walk(value, &state)
        if value.isTrue { continue }
      case .binding(let pattern, let value), .pattern(let pattern, let value):
        walk(value, &state)
        walk(pattern, &state)
      }
      failed = failed.joined(state)
    }
    return failed
  }

  /// A body may run again: variables that it assigns may have a value when it starts.
  private func prepare(_ body: [TypedStatement], _ state: inout FlowState) {
    state.touched.formUnion(places(in: body))
  }

  private mutating func walkLoop(
    _ body: [TypedStatement], _ target: JumpTarget, _ state: inout FlowState,
    _ head: (inout Flow, inout FlowState) -> FlowState
  ) {
    prepare(body, &state)
    let failed = head(&self, &state)
    walk(body, &state)
    state = failed.joined(takeBreaks(target))
  }

  private mutating func takeBreaks(_ target: JumpTarget) -> FlowState {
    breaks.removeValue(forKey: ObjectIdentifier(target)) ?? .unreachable
  }

  private mutating func walk(_ loop: TypedForLoop, _ state: inout FlowState) {
    switch loop.sequence {
    case .range(let value, _), .array(let value), .dictionary(let value), .set(let value),
      .characters(let value), .iterator(let value, _):
      walk(value, &state)
    case .stride(let from, let to, let by, _):
      walk(from, &state)
      walk(to, &state)
      walk(by, &state)
    }
    let pattern = loop.pattern
    let condition = loop.condition
    walkLoop(loop.body, loop.target, &state) { flow, state in
      let ended = state
      flow.walk(pattern, &state)
      if let condition { flow.walk(condition, &state) }
      return ended
    }
  }

  private mutating func walk(_ value: TypedSwitch, _ state: inout FlowState) {
    walk(value.subject, &state)
    var after = FlowState.unreachable
    let outer = falling
    falling = .unreachable
    for branch in value.cases {
      var inner = state
      for item in branch.items {
        walk(item.pattern, &inner)
        if let condition = item.condition { walk(condition, &inner) }
      }
      inner = inner.joined(falling)
      falling = .unreachable
      walk(branch.body, &inner)
      after = after.joined(inner)
    }
    falling = outer
    state = after.joined(takeBreaks(value.target))
  }

  mutating func walk(_ pattern: TypedPattern, _ state: inout FlowState) {
    switch pattern.kind {
    case .wildcard, .variable, .global, .none: break
    case .tuple(let parts), .enumCase(_, let parts):
      for part in parts { walk(part, &state) }
    case .some(let inner), .cast(_, let inner): walk(inner, &state)
    case .test(_, let value): walk(value, &state)
    }
  }

  /// All locations that statements assign, on whatever path.
  private func places(in statements: [TypedStatement]) -> Set<FlowPlace> {
    guard !deferred.isEmpty || role != .plain else { return [] }
    var found: Set<FlowPlace> = []
    TreeWalk(visit: { expression in
      switch expression.kind {
      case .assign(let target, _):
        switch target.kind {
        case .local(let variable): found.insert(.local(ObjectIdentifier(variable)))
        case .property(let base, let property, _) where base.isSelf:
          found.insert(.field(property.name))
        case .selfReference: found.insert(.initialized)
        default: break
        }
      case .delegate: found.insert(.initialized)
      case .closure: return false
      default: break
      }
      return true
    }).walk(statements)
    // Variables declared in a loop's body are new each time.
    var declared: Set<FlowPlace> = []
    TreeWalk(
      visit: { _ in true },
      enter: { statement in
        if case .declare(let variable) = statement.kind {
          declared.insert(.local(ObjectIdentifier(variable)))
        }
      }
    ).walk(statements)
    return found.subtracting(declared)
  }
}

extension TypedExpression {
  var isTrue: Bool {
    if case .boolean(true) = kind { return true }
    return false
  }

  /// `self`, upcast or not.
  var isSelf: Bool {
    switch kind {
    case .selfReference: true
    case .convert(let inner): inner.isSelf
    default: false
    }
  }
}
