import Records
import SourceTree
import TypedProgram

// Whole bodies, with the locations of arguments and results.

extension FunctionCompiler {
  /// Compiles the code of a body; nil when the checker could not resolve it.
  func compile(_ source: FunctionCode.Source) -> Code? {
    var result = Layout.none
    switch source {
    case .function(let function):
      // Values of open types have no registers.
      if function.isOpen { return nil }
      guard let body = function.checkedBody else { return nil }
      result = self.function(function, body)
    case .closure(let source): result = closureBody(source)
    case .thunk(let function, let receiver): result = thunk(function, receiver)
    case .inherited(let type, let initializer): result = inherited(type, initializer)
    case .wrapper(let function, let receiver): result = wrapper(function, receiver)
    }
    return Code(assembler, name: name, file: file, isTraced: isTraced, result: result)
  }

  /// Whether the code exceeds the range of its instructions.
  var isTooLarge: Bool {
    assembler.isTooLarge || stopped != nil || assembler.frame.numbers > 65_000
      || assembler.frame.references > 65_000
  }

  private func function(_ function: Function, _ body: FunctionBody) -> Layout {
    self.function = function
    owner = function.owner
    file = body.context.file
    name = function.fullName
    isThrowing = function.isThrowing
    isInitializer = function.isInitializer
    resultType = body.context.result ?? function.result
    selfType = body.selfType
    sharedFunctions = SharedFunctions(body.statements).variables
    let isObject = selfType?.isObject ?? false
    var receiver: Slot?
    if let selfType, function.takesType || !function.isStatic && !(isInitializer && !isObject) {
      receiver = allocate(selfType.layout)
    }
    let homes = parameters(body.parameters)
    if let receiver, let selfType {
      isSelfInout = function.isMutating && !isObject
      adoptSelf(receiver, selfType, isBoxed: isSelfInout && body.context.capturesSelf)
    } else if isInitializer, let selfType {
      resultType = function.isFailable ? .optional(selfType) : selfType
      let slot = allocate(selfType.layout)
      zero(slot, selfType.layout)
      adoptSelf(slot, selfType, isBoxed: body.context.capturesSelf)
    }
    if isInitializer, isObject { resultType = .anyObject }
    for (index, variable) in body.parameters.enumerated() {
      let isInout = index < function.parameters.count && function.parameters[index].isInout
      adopt(variable, homes[index], isInout: isInout)
    }
    prepareFields(body.statements)
    if isInitializer { setDefaults(body.statements) }
    scopes.append(BlockScope(mark: free))
    run(body.statements[...])
    endOfBody(body)
    return results
  }

  private func endOfBody(_ body: FunctionBody) {
    if isInitializer, selfType?.isObject == true { initializeSuperclass(body.statements) }
    if isInitializer || resultType.isVoid || resultType == .never {
      returning(nil, SourceRange(function?.range.end ?? 0, function?.range.end ?? 0))
    } else {
      unreachable()
    }
  }

  /// The registers of all results: inout ones first.
  private var results: Layout {
    var layout = resultType.layout
    if isSelfInout, let selfType { layout += selfType.layout }
    for parameter in inoutParameters { layout += parameter.type.layout }
    return layout
  }

  private func parameters(_ variables: [LocalVariable]) -> [Slot] {
    variables.map { allocate($0.type.layout) }
  }

  private func adopt(_ variable: LocalVariable, _ slot: Slot, isInout: Bool) {
    if Self.isBoxed(variable) {
      let place = declare(variable, bind: true)
      store(slot, variable.type, to: place, moving: true)
    } else {
      variables[ObjectIdentifier(variable)] = .registers(slot)
    }
    if isInout { inoutParameters.append((variable, variable.type)) }
  }

  private func adoptSelf(_ slot: Slot, _ type: Type, isBoxed: Bool) {
    guard isBoxed, !type.isObject else {
      selfHome = .registers(slot)
      return
    }
    let register = allocateReference()
    assembler.emit(.newBox, register, 0, assembler.layout(type.layout))
    selfHome = .box(register)
    store(slot, type, to: .cell(register, .none, required: nil), moving: true)
  }

  /// Finds the stored properties of `self` once, if code uses them and the host stores them.
  private func prepareFields(_ statements: [TypedStatement]) {
    guard let nominal = selfType?.nominal, nominal.kind == .class,
      nominal.isHostDerived, case .registers(let slot)? = selfHome
    else { return }
    if isInitializer {
      // The content of the receiver's register until the host's object is made.
      let register = allocateReference()
      assembler.emit(.copy, register, slot.reference)
      fieldsRegister = register
      return
    }
    guard UsesOfFields(statements).isUsed else { return }
    let register = allocateReference()
    assembler.emit(.fieldsOf, register, slot.reference)
    fieldsRegister = register
  }

  // MARK: Returning

  func returning(_ value: TypedExpression?, _ range: SourceRange) {
    let mark = free
    let base = allocate(results)
    var place = base
    var inouts = Layout.none
    if isSelfInout, let selfType { inouts += selfType.layout }
    for parameter in inoutParameters { inouts += parameter.type.layout }
    place = base + inouts
    let inner = free
    var isDirect = false
    var direct = base
    if isInitializer {
      returnSelf(value, into: place)
    } else if let value, !resultType.isVoid {
      if isTraced {
        traceReturn(value, into: place)
      } else if inouts == .none, scopes.allSatisfy({ $0.deferred.isEmpty }) {
        direct = self.value(value)
        isDirect = true
      } else {
        self.value(value, into: place)
      }
    } else if let value {
      effect(value)
    }
    if !isDirect { release(to: inner) }
    unwind(to: 0)
    place = base
    if isSelfInout, let selfType {
      load(selfPlace(), selfType, into: place)
      place = place + selfType.layout
    }
    for parameter in inoutParameters {
      load(self.place(of: parameter.variable), parameter.type, into: place)
      place = place + parameter.type.layout
    }
    assembler.mark(range)
    if isTraced { assembler.emit(.traceEnd) }
    assembler.emit(.giveBack, direct.number, direct.reference)
    // All registers are released there.
    discard(to: mark)
  }

  private func returnSelf(_ value: TypedExpression?, into place: Slot) {
    if let value, case .null = value.kind {
      zero(place, resultType.layout)
      return
    }
    guard let selfType else { return }
    if selfType.isObject {
      load(selfPlace(), .anyObject, into: place)
    } else if let wrapped = resultType.wrapped {
      let mark = free
      self.wrapped(load(selfPlace(), selfType, into: nil), wrapped, into: place)
      release(to: mark)
    } else {
      load(selfPlace(), selfType, into: place)
    }
  }

  /// Returns nil from a failable initializer.
  func returnNothing() {
    let mark = free
    let base = allocate(results)
    zero(base, results)
    unwind(to: 0)
    if isTraced { assembler.emit(.traceEnd) }
    assembler.emit(.giveBack, base.number, base.reference)
    discard(to: mark)
  }

  /// Frees registers without releasing their objects: later code is not reached from here.
  func discard(to mark: Slot) {
    let layout = Layout(0, max(0, free.reference - mark.reference))
    forget(mark, layout)
    free = mark
  }

  // MARK: Closures

  private func closureBody(_ source: ClosureSource) -> Layout {
    let closure = source.closure
    let context = closure.body.context
    file = context.file
    owner = context.owner
    name = source.name
    isThrowing = closure.type.isThrowing
    resultType = closure.type.result
    selfType = source.selfType
    sharedFunctions = SharedFunctions(closure.body.statements).variables
    let homes = parameters(closure.parameters)
    for capture in source.captures {
      switch capture {
      case .variable(let variable):
        if Self.isBoxed(variable) || isSharedOutside(variable, source) {
          variables[ObjectIdentifier(variable)] = .box(allocateReference())
        } else {
          variables[ObjectIdentifier(variable)] = .registers(
            allocate(Self.homeLayout(variable)))
        }
      case .selfValue:
        if source.isSelfBoxed {
          selfHome = .box(allocateReference())
        } else {
          selfHome = .registers(allocate(source.selfType?.layout ?? .none))
        }
      }
    }
    if let own = source.ownVariable { ownClosure = (own, allocateReference()) }
    for (index, variable) in closure.parameters.enumerated() {
      let isInout =
        index < closure.type.parameters.count && closure.type.parameters[index].isInout
      adopt(variable, homes[index], isInout: isInout)
    }
    prepareFields(closure.body.statements)
    scopes.append(BlockScope(mark: free))
    run(closure.body.statements[...])
    if resultType.isVoid || resultType == .never {
      returning(nil, SourceRange(closure.range.end, closure.range.end))
    } else {
      unreachable()
    }
    return results
  }

  private func isSharedOutside(_ variable: LocalVariable, _ source: ClosureSource) -> Bool {
    source.shared.contains(ObjectIdentifier(variable))
  }

  // MARK: Functions as values

  private func thunk(_ function: Function, _ receiver: Type?) -> Layout {
    name = function.fullName
    file = function.file
    resultType = function.isInitializer ? initialized(function) : function.result
    let slots = function.parameters.map { allocate($0.type.layout) }
    var operands: [Operand] = zip(slots, function.parameters).map { .slot($0, $1.type) }
    if function.isInitializer {
      let slot = construct(
        function, resultType.wrapped ?? resultType, operands, resultType, into: nil)
      assembler.emit(.giveBack, slot.number, slot.reference)
      return resultType.layout
    }
    if let receiver { operands.insert(.slot(allocate(receiver.layout), receiver), at: 0) }
    let isObject = receiver.map { $0.isObject || $0.isExistential } ?? false
    let slot = call(
      function, operands, result: resultType, isSend: isObject || function.takesType,
      isSuper: false, into: nil)
    assembler.emit(.giveBack, slot.number, slot.reference)
    return resultType.layout
  }

  /// A function of the host or of the machine itself, called like a script's.
  private func wrapper(_ function: Function, _ receiver: Type?) -> Layout {
    name = function.fullName
    resultType = function.result
    var operands: [Operand] = []
    if let receiver { operands.append(.slot(allocate(receiver.layout), receiver)) }
    for parameter in function.parameters {
      operands.append(.slot(allocate(parameter.type.layout), parameter.type))
    }
    let slot = call(
      function, operands, result: resultType, isSend: false, isSuper: false, into: nil)
    assembler.emit(.giveBack, slot.number, slot.reference)
    return resultType.layout
  }

  private func initialized(_ function: Function) -> Type {
    guard let owner = function.owner, function.result.isVoid else { return function.result }
    let type = Type.nominal(owner, [])
    return function.isFailable ? .optional(type) : type
  }
}

/// Finds nested functions that are used before their declaration.
private struct SharedFunctions {
  private(set) var variables: Set<ObjectIdentifier> = []

  init(_ statements: [TypedStatement]) {
    var used: Set<ObjectIdentifier> = []
    var shared: Set<ObjectIdentifier> = []
    let walk = TreeWalk(
      visit: { expression in
        if case .local(let variable) = expression.kind { used.insert(ObjectIdentifier(variable)) }
        return true
      },
      enter: { statement in
        guard case .localFunction(let variable, _) = statement.kind else { return }
        if used.contains(ObjectIdentifier(variable)) { shared.insert(ObjectIdentifier(variable)) }
      })
    walk.walk(statements)
    variables = shared
  }
}

/// Finds uses of the stored properties of the code's own `self`.
private struct UsesOfFields {
  private(set) var isUsed = false

  init(_ statements: [TypedStatement]) {
    var isUsed = false
    let walk = TreeWalk(visit: { expression in
      switch expression.kind {
      case .closure: return false
      case .property(let base, let property, _):
        if case .selfReference = base.kind, case .field = property.storage { isUsed = true }
      default: break
      }
      return true
    })
    walk.walk(statements)
    self.isUsed = isUsed
  }
}
