import Records
import SourceTree
import TypedProgram

/// One argument of a call, or its receiver.
enum Operand {
  case value(TypedExpression)
  /// An expression that is copied in and out.
  case copied(TypedExpression)
  case slot(Slot, Type)
  case load(Place, Type)
  /// A location that is copied in and out.
  case place(Place, Type)

  var type: Type {
    switch self {
    case .value(let expression), .copied(let expression): expression.type
    case .slot(_, let type), .load(_, let type), .place(_, let type): type
    }
  }

  /// The expression that is computed for the call.
  var code: TypedExpression? {
    switch self {
    case .value(let expression), .copied(let expression): expression
    case .slot, .load, .place: nil
    }
  }

  var isInout: Bool {
    switch self {
    case .copied, .place: true
    default: false
    }
  }
}

extension FunctionCompiler {
  func operands(_ receiver: Place.Receiver, isInout: Bool = false) -> [Operand] {
    switch receiver {
    case .none: []
    case .object(let slot, let type): [.slot(slot, type)]
    case .place(let place, let type): [isInout ? .place(place, type) : .load(place, type)]
    }
  }

  /// A call as an expression.
  @discardableResult
  func call(
    _ function: Function, receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ expression: TypedExpression, isSend: Bool, isSuper: Bool, into target: Slot?
  ) -> Slot {
    if case .intrinsic(let intrinsic) = function.implementation {
      return self.intrinsic(
        intrinsic, (receiver.map { [$0] } ?? []) + arguments, expression, into: target)
    }
    var operands: [Operand] = []
    if let receiver {
      let isPlace = function.isMutating && !receiver.type.isObject
      operands.append(isPlace ? .copied(receiver) : .value(receiver))
    }
    for (index, argument) in arguments.enumerated() {
      let isInout =
        index < function.parameters.count && function.parameters[index].isInout
      operands.append(isInout ? .copied(argument) : .value(argument))
    }
    assembler.mark(expression.range)
    return call(
      function, operands, result: expression.type, isSend: isSend, isSuper: isSuper,
      range: expression.range, into: target)
  }

  /// A call with operands that may be computed already.
  @discardableResult
  func call(
    _ function: Function, _ operands: [Operand], result: Type, isSend: Bool, isSuper: Bool,
    range: SourceRange? = nil, into target: Slot?
  ) -> Slot {
    if case .intrinsic(let intrinsic) = function.implementation {
      let slots = operands.map { operand -> (Slot, Type) in
        switch operand {
        case .slot(let slot, let type): (slot, type)
        case .load(let place, let type), .place(let place, let type):
          (load(place, type, into: nil), type)
        case .value(let value), .copied(let value): (self.value(value), value.type)
        }
      }
      let slot = target ?? allocate(result.layout)
      self.intrinsic(intrinsic, slots, result, into: slot)
      return slot
    }
    if let slot = read(function, operands, result, isSend, isSuper, range, into: target) {
      return slot
    }
    return call(operands, result: result, copying: mayThrow(function, operands), into: target) {
      base, arguments, results in
      if let range { assembler.mark(range) }
      emitCall(
        function, base, arguments: arguments, results: results, isSend: isSend, isSuper: isSuper)
    }
  }

  /// Whether a call may end with an error, after which inout arguments keep their earlier values.
  private func mayThrow(_ function: Function, _ operands: [Operand]) -> Bool {
    if catchDepth > 0, file?.language == .objectiveC { return true }
    guard function.isThrowing, function.isRethrowing else { return function.isThrowing }
    return operands.contains { operand in
      guard case .value(let value) = operand else { return false }
      return value.innermost.type.unwrapped.functionType?.isThrowing ?? false
    }
  }

  /// Reads a property of the host by one instruction, if there is a way around its code: the
  /// receiver stays in its register. nil without one; traced code calls the getter, which is
  /// recorded.
  private func read(
    _ function: Function, _ operands: [Operand], _ result: Type, _ isSend: Bool, _ isSuper: Bool,
    _ range: SourceRange?, into target: Slot?
  ) -> Slot? {
    guard !isTraced, !isSuper, case .host(let host) = function.implementation else { return nil }
    if host.isMemberwise { return fields(operands, result, into: target) }
    guard operands.count == 1, let operand = operands.first, !operand.isInout else { return nil }
    let message = isSend ? function.message : nil
    let arguments = operand.type.layout
    let op: Opcode
    if message == nil, host.plain != nil, arguments.references == 0, result.layout == .number {
      op = .callPlain
    } else if message != nil, host.read != nil, result.layout.references == 0 {
      op = .readNumbers
    } else if message != nil, host.readObject != nil, result.layout == .reference {
      op = .readObject
    } else {
      return nil
    }
    let slot = target ?? allocate(result.layout)
    let mark = free
    let receiver: Slot
    switch operand {
    case .value(let value), .copied(let value): receiver = self.value(value)
    case .slot(let place, _): receiver = place
    case .load(let place, let type), .place(let place, let type):
      receiver = load(place, type, into: nil)
    }
    if let range { assembler.mark(range) }
    var site = callSite(function, host, arguments, result.layout)
    if let message { site.message = message }
    let index = add(site, function)
    if op == .callPlain {
      assembler.emit(op, slot.number, receiver.number, index)
    } else {
      readOrSend(op, index, receiver, result.layout, into: slot)
    }
    release(to: mark)
    return slot
  }

  /// Creates a structure of the host from all its fields in order, each computed directly into its
  /// registers.
  private func fields(_ operands: [Operand], _ result: Type, into target: Slot?) -> Slot {
    let slot = target ?? allocate(result.layout)
    let mark = free
    var place = slot
    for operand in operands {
      switch operand {
      case .value(let value), .copied(let value): self.value(value, into: place)
      case .slot(let source, let type): copy(source, to: place, type.layout)
      case .load(let source, let type), .place(let source, let type):
        load(source, type, into: place)
      }
      release(to: mark)
      place = place + operand.type.layout
    }
    return slot
  }

  /// The short path, and after it the long one with registers of its own.
  private func readOrSend(
    _ op: Opcode, _ site: Int, _ receiver: Slot, _ layout: Layout, into slot: Slot
  ) {
    let isObject = op == .readObject
    let base = free
    grow(to: base + .reference)
    grow(to: base + layout)
    assembler.emit(
      op, k: 3, isObject ? slot.reference : slot.number, receiver.reference, site)
    assembler.emit(.copy, base.reference, receiver.reference)
    emit(.sendMessage, site, base)
    if isObject {
      assembler.emit(.take, slot.reference, base.reference)
    } else {
      assembler.emit(.moveMany, slot.number, base.number, layout.numbers)
    }
  }

  /// Computes the operands one after another, calls, and moves the results to their destinations.
  @discardableResult
  func call(
    _ operands: [Operand], result: Type, copying: Bool, into target: Slot?,
    _ emit: (_ base: Slot, _ arguments: Layout, _ results: Layout) -> Void
  ) -> Slot {
    let outer = free
    var places: [Int: (place: Place, type: Type)] = [:]
    for (index, operand) in operands.enumerated() {
      switch operand {
      case .copied(let expression): places[index] = (place(expression), expression.type)
      case .place(let place, let type): places[index] = (place, type)
      default: break
      }
    }
    let base = free
    var slots: [Slot] = []
    var arguments = Layout.none
    for operand in operands {
      let layout = operand.type.layout
      let slot = allocate(layout)
      let mark = free
      switch operand {
      case .value(let expression): value(expression, into: slot)
      case .slot(let source, _): copy(source, to: slot, layout)
      case .load(let place, let type): load(place, type, into: slot)
      case .copied, .place: break
      }
      release(to: mark)
      slots.append(slot)
      arguments += layout
    }
    var inouts = Layout.none
    let code = operands.compactMap(\.code)
    for index in operands.indices {
      guard let (place, type) = places[index] else { continue }
      let mark = free
      recheck(place, after: code)
      takeOut(place, type, into: slots[index], copying: copying)
      release(to: mark)
      inouts += type.layout
    }
    let results = inouts + result.layout
    grow(to: base + results)
    grow(to: base + arguments)
    emit(base, arguments, results)
    for register in base.reference..<max(free.reference, base.reference) {
      forget(Slot(number: 0, reference: register), .reference)
    }
    free = base
    let all = allocate(results)
    var next = all
    for index in operands.indices {
      guard let (place, type) = places[index] else { continue }
      let mark = free
      store(next, type, to: place, moving: true)
      release(to: mark)
      next = next + type.layout
    }
    return bring(next, result.layout, from: outer, into: target)
  }

  /// Moves a call's result to its target, or down to the first free registers.
  private func bring(_ slot: Slot, _ layout: Layout, from outer: Slot, into target: Slot?) -> Slot {
    if let target {
      take(slot, to: target, layout)
      release(to: outer)
      return target
    }
    if slot == outer { return slot }
    take(slot, to: outer, layout)
    if layout.references > 0 { hold(outer, layout) }
    release(to: outer + layout)
    hold(outer, layout)
    return outer
  }

  // MARK: Finding the function

  private func emitCall(
    _ function: Function, _ base: Slot, arguments: Layout, results: Layout, isSend: Bool,
    isSuper: Bool
  ) {
    let message = isSend ? function.message : nil
    if isSend, !isSuper, function.isInitializer {
      // On a class that only a variable knows.
      emit(.sendWitness, site(function, nil, arguments, results), base)
      return
    }
    switch function.implementation {
    case .required:
      emit(.sendWitness, site(function, nil, arguments, results), base)
    case .host(let host):
      guard let message else {
        emit(.callHost, site(function, host, arguments, results), base)
        return
      }
      var site = callSite(
        function, isSuper ? function.direct ?? host : host, arguments, results)
      site.message = message
      emit(isSuper ? .sendSuper : .sendMessage, add(site, function), base)
    case .script, .memberwiseInitializer, .inheritedInitializer, .generic, .intrinsic:
      if let message, !isSuper {
        var site = callSite(function, nil, arguments, results)
        site.message = message
        emit(.sendMessage, add(site, function), base)
      } else if isSend, !isSuper, function.isOverridable || function.isOverriddenByClass {
        emit(.sendWitness, site(function, nil, arguments, results), base)
      } else if isSend, !isSuper, let index = function.dispatchIndex, !function.isFinal,
        let owner = function.owner, !owner.isFinal
      {
        assembler.emit(
          .sendMethod, k: index & 0xFF, base.number, base.reference,
          owner.isHostDerived ? 1 : 0)
        assembler.emit(.extra, index >> 8)
      } else {
        assembler.emit(.call, base.number, base.reference, self.index(of: function))
      }
    }
  }

  private func emit(_ op: Opcode, _ site: Int, _ base: Slot) {
    assembler.emit(op, base.number, base.reference, site)
  }

  func callSite(
    _ function: Function?, _ host: HostFunction?, _ arguments: Layout, _ results: Layout
  ) -> CallSite {
    var site = CallSite()
    site.body = host?.body
    site.plain = host?.plain
    site.read = host?.read
    site.readObject = host?.readObject
    site.arguments = arguments.references
    site.argumentNumbers = arguments.numbers
    site.isWriting = function?.changesObject ?? false
    site.changesCollection = function?.changesCollection ?? false
    site.results = results.references
    site.function = function.map { Unmanaged.passUnretained($0) }
    site.owner = owner.map { Unmanaged.passUnretained($0) }
    return site
  }

  func add(_ site: CallSite, _ function: Function) -> Int {
    if let owner { return assembler.site(site, keeping: function, owner) }
    return assembler.site(site, keeping: function)
  }

  func site(
    _ function: Function, _ host: HostFunction?, _ arguments: Layout, _ results: Layout
  ) -> Int {
    add(callSite(function, host, arguments, results), function)
  }

  // MARK: Closures

  func invoke(
    _ closure: TypedExpression, _ arguments: [TypedExpression], _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    let mark = free
    var parameters: [FunctionTypeParameter] = []
    var isThrowing = false
    if case .function(let type) = closure.type {
      parameters = type.parameters
      isThrowing = type.isThrowing
    }
    let register = value(closure).reference
    let operands = arguments.enumerated().map { index, argument in
      index < parameters.count && parameters[index].isInout
        ? Operand.copied(argument) : .value(argument)
    }
    let slot = call(operands, result: expression.type, copying: isThrowing, into: target) {
      base, _, _ in
      assembler.mark(expression.range)
      assembler.emit(.callClosure, base.number, base.reference, register)
    }
    if let target {
      release(to: mark)
      return target
    }
    return bring(slot, expression.type.layout, from: mark, into: nil)
  }
}

extension Function {
  /// Whether a subclass overrides it, or the method that it is a copy of, in a way that only the
  /// receiver's class knows.
  fileprivate var isOverriddenByClass: Bool { (checked.original ?? self).hasOverrideByClass }

  /// Whether the host's code changes an object: it returns nothing, or its result is discardable.
  fileprivate var changesObject: Bool {
    guard owner?.kind == .class, !isInitializer, case .host = implementation else { return false }
    return result.isVoid || isDiscardable
  }

  /// Whether this is a function of the library that changes a collection or text in place.
  fileprivate var changesCollection: Bool {
    guard isMutating || parameters.first?.isInout == true, let owner,
      case .standardLibrary = owner.origin
    else { return false }
    return ["Array", "Dictionary", "Set", "String"].contains(owner.name)
  }
}
