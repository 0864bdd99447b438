import Records
import SourceTree
import TypedProgram

extension FunctionCompiler {
  /// Statements in a scope of their own.
  func block(_ statements: [TypedStatement]) {
    let mark = free
    scopes.append(BlockScope(mark: mark))
    run(statements[...])
    leaveScope()
    release(to: mark)
  }

  /// Compiles the end of the innermost scope.
  private func leaveScope() {
    let scope = scopes.removeLast()
    for deferred in scope.deferred.reversed() { block(deferred) }
  }

  /// Compiles statements of the present scope. Code after a `defer` is covered by a handler, so
  /// that the `defer` runs on every exit.
  func run(_ statements: ArraySlice<TypedStatement>) {
    for case .localFunction(let variable, _) in statements.map(\.kind)
    where sharedFunctions.contains(ObjectIdentifier(variable))
      && variables[ObjectIdentifier(variable)] == nil
    {
      let register = allocateReference()
      assembler.emit(.newBox, register, 0, assembler.layout(.reference))
      variables[ObjectIdentifier(variable)] = .box(register)
    }
    for (index, statement) in zip(statements.indices, statements) {
      guard case .deferred(let body) = statement.kind else {
        self.statement(statement)
        continue
      }
      scopes[scopes.count - 1].deferred.append(body)
      let rest = statements[(index + 1)...]
      guard isThrowing || catchDepth > 0 || file?.language == .objectiveC else {
        run(rest)
        return
      }
      let depth = scopes.count
      let error = allocateReference()
      let start = assembler.place
      run(rest)
      let end = Label()
      let last = assembler.place
      assembler.jump(.jump, to: end)
      assembler.handler(from: start, to: last, target: assembler.place, register: error)
      let saved = scopes
      scopes.removeLast(scopes.count - depth)
      scopes[depth - 1].deferred.removeAll()
      block(body)
      scopes = saved
      assembler.emit(.throwError, error)
      assembler.bind(end)
      return
    }
  }

  /// Runs the `defer` blocks of all scopes deeper than `depth`.
  func unwind(to depth: Int) {
    let saved = scopes
    while scopes.count > depth {
      let scope = scopes.removeLast()
      for deferred in scope.deferred.reversed() { block(deferred) }
    }
    scopes = saved
  }

  func statement(_ statement: TypedStatement) {
    assembler.mark(statement.range)
    if isTraced, inExpression == 0 { traceLine(statement) }
    switch statement.kind {
    case .expression(let value): effect(value)
    case .bind(let pattern, let value): bind(pattern, value)
    case .declare(let variable):
      let home = declare(variable, bind: true)
      if case .registers(let slot) = home { zero(slot, Self.homeLayout(variable)) }
    case .conditional(let conditions, let then, let otherwise):
      conditional(conditions, then, otherwise)
    case .guarding(let conditions, let otherwise):
      let failed = Label()
      let end = Label()
      check(conditions, otherwise: failed)
      assembler.jump(.jump, to: end)
      assembler.bind(failed)
      block(otherwise)
      assembler.bind(end)
    case .whileLoop(let conditions, let body, let target): whileLoop(conditions, body, target)
    case .repeatLoop(let body, let condition, let target): repeatLoop(body, condition, target)
    case .forLoop(let loop): forLoop(loop)
    case .switching(let switching): self.switching(switching)
    case .returning(let value): returning(value, statement.range)
    case .produce(let value): produce(value)
    case .breaking(let target): jump(targets[ObjectIdentifier(target)], isContinue: false)
    case .continuing(let target): jump(targets[ObjectIdentifier(target)], isContinue: true)
    case .fallthroughCase:
      if let label = fallthroughs.last {
        unwind(to: label.depth)
        letGo(from: label.mark)
        assembler.jump(.jump, to: label.body)
      }
    case .throwing(let value): throwing(value, statement.range)
    case .deferred: break
    case .doBlock(let statements, let catches, let target): doBlock(statements, catches, target)
    case .localFunction(let variable, let closure): localFunction(variable, closure)
    case .show(let value): show(value)
    }
    // The function has no value to return here: it continues.
    if statement.endsFunction, resultType.isVoid, !isInitializer {
      returning(nil, statement.range)
    }
  }

  // MARK: Variables

  static func homeLayout(_ variable: LocalVariable) -> Layout {
    variable.ownership == .strong ? variable.type.layout : .reference
  }

  static func isBoxed(_ variable: LocalVariable) -> Bool {
    variable.isCaptured && variable.isWritten
  }

  /// Allocates the registers of a variable.
  func declare(_ variable: LocalVariable) -> Slot {
    let slot = allocate(Self.homeLayout(variable))
    variables[ObjectIdentifier(variable)] = .registers(slot)
    return slot
  }

  /// Allocates the home of a variable: registers, or a new box when a closure shares it.
  func declare(_ variable: LocalVariable, bind: Bool) -> Place {
    let home: Place
    if Self.isBoxed(variable) {
      let register = allocateReference()
      assembler.emit(.newBox, register, 0, assembler.layout(Self.homeLayout(variable)))
      variables[ObjectIdentifier(variable)] = .box(register)
      home = .cell(register, .none, required: nil)
    } else {
      home = .registers(declare(variable))
    }
    return variable.ownership == .strong
      ? home : .weak(home, isUnowned: variable.ownership == .unowned)
  }

  /// `let` or `var` with a value.
  private func bind(_ pattern: TypedPattern, _ value: TypedExpression) {
    if case .variable(let variable) = pattern.kind, variable.ownership == .strong,
      !Self.isBoxed(variable)
    {
      let slot = allocate(variable.type.layout)
      let mark = free
      self.value(value, into: slot)
      release(to: mark)
      variables[ObjectIdentifier(variable)] = .registers(slot)
      traceBinding(variable, .registers(slot))
      return
    }
    if case .variable(let variable) = pattern.kind {
      // The value first: it may refer to an outer variable in a box of its own.
      let mark = free
      let place = declare(variable, bind: true)
      let inner = free
      let slot = self.value(value)
      store(slot, variable.type, to: place, moving: isTemporary(slot, since: inner))
      release(to: inner)
      _ = mark
      traceBinding(variable, place)
      return
    }
    if case .global(let variable) = pattern.kind {
      let mark = free
      let place = place(of: variable)
      let inner = free
      let slot = self.value(value)
      store(slot, variable.type, to: place, moving: isTemporary(slot, since: inner))
      release(to: mark)
      return
    }
    let slot = allocate(value.type.layout)
    let mark = free
    self.value(value, into: slot)
    release(to: mark)
    let failed = Label()
    match(pattern, slot, otherwise: failed)
    assembler.bind(failed)
    tracePattern(pattern)
  }

  private func localFunction(_ variable: LocalVariable, _ closure: TypedClosure) {
    let isShared = Self.isBoxed(variable) || isUsedEarlier(variable)
    let home: Place
    if isShared {
      if case .box(let register)? = variables[ObjectIdentifier(variable)] {
        home = .cell(register, .none, required: nil)
      } else {
        let register = allocateReference()
        assembler.emit(.newBox, register, 0, assembler.layout(.reference))
        variables[ObjectIdentifier(variable)] = .box(register)
        home = .cell(register, .none, required: nil)
      }
    } else {
      home = .registers(declare(variable))
    }
    let mark = free
    let slot = self.closure(closure, name: variable.name, own: isShared ? nil : variable, into: nil)
    store(slot, variable.type, to: home, moving: true)
    release(to: mark)
  }

  /// Nested functions that call one another before they are declared share a box.
  private func isUsedEarlier(_ variable: LocalVariable) -> Bool {
    sharedFunctions.contains(ObjectIdentifier(variable))
  }

  // MARK: Conditions

  private func conditional(
    _ conditions: [TypedCondition], _ then: [TypedStatement], _ otherwise: [TypedStatement]
  ) {
    let mark = free
    let failed = Label()
    let end = Label()
    scopes.append(BlockScope(mark: mark))
    check(conditions, otherwise: failed)
    run(then[...])
    leaveScope()
    if otherwise.isEmpty {
      // Variables that a condition bound before another one failed are in use on both paths.
      assembler.bind(failed)
      release(to: mark)
      return
    }
    letGo(from: mark)
    assembler.jump(.jump, to: end)
    assembler.bind(failed)
    release(to: mark)
    block(otherwise)
    assembler.bind(end)
  }

  /// Jumps when one of the conditions is false; binds their variables.
  func check(_ conditions: [TypedCondition], otherwise: Label) {
    for condition in conditions {
      assembler.mark(condition.range)
      switch condition.kind {
      case .boolean(let value): decide(value, jumpWhen: false, to: otherwise)
      case .binding(let pattern, let value): bindOptional(pattern, value, otherwise)
      case .pattern(let pattern, let value):
        let slot = allocate(value.type.layout)
        let mark = free
        self.value(value, into: slot)
        release(to: mark)
        match(pattern, slot, otherwise: otherwise)
      }
    }
  }

  private func bindOptional(
    _ pattern: TypedPattern, _ value: TypedExpression, _ otherwise: Label
  ) {
    guard let wrapped = value.type.wrapped else { return }
    let slot = allocate(value.type.layout)
    let mark = free
    self.value(value, into: slot)
    release(to: mark)
    if isTraced { traceOptional(pattern, slot, wrapped) }
    jumpNil(slot, wrapped, to: otherwise)
    let inner = slot + Self.payload(wrapped)
    if case .variable(let variable) = pattern.kind, !Self.isBoxed(variable),
      variable.ownership == .strong
    {
      variables[ObjectIdentifier(variable)] = .registers(inner)
    } else {
      match(pattern, inner, otherwise: otherwise)
    }
  }

  // MARK: Loops

  private func whileLoop(
    _ conditions: [TypedCondition], _ body: [TypedStatement], _ target: JumpTarget
  ) {
    let mark = free
    let leave = Label()
    turns { turn in
      targets[ObjectIdentifier(target)] = LoopTarget(
        leave: leave, turn: turn, depth: scopes.count, mark: mark)
      scopes.append(BlockScope(mark: mark))
      check(conditions, otherwise: leave)
      run(body[...])
      leaveScope()
      letGo(from: mark)
      if isTraced { assembler.emit(.traceEnd) }
      assembler.jump(.jumpBack, to: turn)
    }
    assembler.bind(leave)
    release(to: mark)
  }

  private func repeatLoop(
    _ body: [TypedStatement], _ condition: TypedExpression, _ target: JumpTarget
  ) {
    let mark = free
    let leave = Label()
    turns { start in
      let turn = Label()
      let again = Label()
      targets[ObjectIdentifier(target)] = LoopTarget(
        leave: leave, turn: turn, depth: scopes.count, mark: mark)
      block(body)
      assembler.bind(turn)
      decide(condition, jumpWhen: true, to: again)
      assembler.jump(.jump, to: leave)
      assembler.bind(again)
      if isTraced { assembler.emit(.traceEnd) }
      assembler.jump(.jumpBack, to: start)
    }
    assembler.bind(leave)
    release(to: mark)
  }

  func jump(_ target: LoopTarget?, isContinue: Bool) {
    guard let target else { return unreachable() }
    unwind(to: target.depth)
    letGo(from: target.mark)
    if isContinue, let turn = target.turn {
      // If the loop is on one line, its turns are recorded one by one.
      if isTraced { assembler.emit(.traceEnd) }
      assembler.jump(turn.place == nil ? .jump : .jumpBack, to: turn)
    } else {
      assembler.jump(.jump, to: target.leave)
    }
  }

  // MARK: Values of statements

  func produce(
    _ statement: TypedStatement, _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(expression.type.layout)
    let end = Label()
    let mark = free
    products.append(
      Product(slot: slot, type: expression.type, end: end, depth: scopes.count, mark: mark))
    self.statement(statement)
    products.removeLast()
    assembler.bind(end)
    release(to: mark)
    return slot
  }

  private func produce(_ value: TypedExpression) {
    guard let product = products.last else { return }
    let mark = free
    self.value(value, into: product.slot)
    release(to: mark)
    unwind(to: product.depth)
    letGo(from: product.mark)
    assembler.jump(.jump, to: product.end)
  }

  private func show(_ value: TypedExpression) {
    let mark = free
    let slot = self.value(value)
    assembler.emit(
      .show, slot.number, slot.reference,
      assembler.fact(
        FactTemplate(
          .show(text: String(file?.text(of: value.range) ?? "")), [(value.type, slot)])))
    release(to: mark)
  }

  // MARK: Errors

  private func throwing(_ value: TypedExpression, _ range: SourceRange) {
    let mark = free
    let slot = self.value(value)
    let register = allocateReference()
    box(slot, value.type, into: register)
    assembler.mark(range)
    if isTraced { assembler.emit(.traceEnd) }
    // Without a handler here, the scopes with `defer` catch, so nothing is run here.
    assembler.emit(.throwError, register)
    release(to: mark)
  }

  private func doBlock(
    _ statements: [TypedStatement], _ catches: [TypedCatch], _ target: JumpTarget
  ) {
    let mark = free
    let end = Label()
    targets[ObjectIdentifier(target)] = LoopTarget(
      leave: end, turn: nil, depth: scopes.count, mark: mark)
    guard !catches.isEmpty else {
      block(statements)
      assembler.bind(end)
      return
    }
    catching { _ in
      block(statements)
    } handling: { error in
      for clause in catches {
        let next = Label()
        let inner = free
        scopes.append(BlockScope(mark: inner))
        if clause.items.isEmpty {
          run(clause.body[...])
        } else {
          let body = Label()
          for item in clause.items {
            let failed = Label()
            matchItem(item.pattern, item.condition, Slot(number: 0, reference: error), failed)
            assembler.jump(.jump, to: body)
            assembler.bind(failed)
          }
          assembler.jump(.jump, to: next)
          assembler.bind(body)
          run(clause.body[...])
        }
        leaveScope()
        release(to: inner)
        assembler.jump(.jump, to: end)
        assembler.bind(next)
      }
      assembler.emit(.throwError, error)
    }
    assembler.bind(end)
    assembler.emit(.clear, mark.reference, 0, 1)
  }
}

extension TypedStatement {
  /// Whether it is a call of a function that never returns on a device.
  fileprivate var endsFunction: Bool {
    switch kind {
    case .expression(let value), .show(let value):
      if case .call(let function, _, _) = value.innermost.kind { return function.endsCaller }
      return false
    default: return false
    }
  }
}
