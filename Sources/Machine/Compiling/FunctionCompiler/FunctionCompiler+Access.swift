import Records
import SourceTree
import TypedProgram

// Reading and writing of storage locations.

extension FunctionCompiler {
  /// Reads an expression that is a location.
  func read(_ expression: TypedExpression, into target: Slot?) -> Slot {
    if case .property(let base, let property, let isSuper) = expression.kind {
      if let storage = storage(expression) {
        return load(storage, expression.type, into: target)
      }
      switch property.storage {
      case .part(let offset):
        return part(of: base, at: offset, expression.type, into: target)
      case .field:
        if case .nominal(let nominal, let arguments) = base.type, nominal.kind == .structure,
          property.ownership == .strong, !property.isLazy
        {
          let offset = ClassLayout.fieldOffset(of: property, in: nominal, arguments)
          return part(of: base, at: offset, expression.type, into: target)
        }
      case .computed(let getter, _) where !property.isStatic:
        // A getter takes a copy of its receiver, wherever that comes from.
        let isObject = base.type.isObject || base.type.isExistential
        return call(
          getter, receiver: base, [], expression, isSend: isObject, isSuper: isSuper,
          into: target)
      default: break
      }
    }
    if case .subscripted(let base, let member, let arguments, let isSuper) = expression.kind {
      return call(
        member.getter, receiver: member.isStatic ? nil : base, arguments, expression,
        isSend: base.type.isObject || base.type.isExistential, isSuper: isSuper, into: target)
    }
    guard let target else {
      let place = place(expression)
      return load(place, expression.type, into: nil)
    }
    let mark = free
    _ = load(place(expression), expression.type, into: target)
    release(to: mark)
    return target
  }

  /// Reads a location. Without a target the result may be the location itself.
  @discardableResult
  func load(_ place: Place, _ type: Type, into target: Slot?) -> Slot {
    let layout = type.layout
    switch place {
    case .registers(let slot):
      guard let target else { return slot }
      copy(slot, to: target, layout)
      return target
    case .cell(let register, let offset, let required):
      let slot = target ?? allocate(layout)
      loadCell(register, offset, layout, into: slot, required: required)
      return slot
    case .weak(let inner, let isUnowned):
      let slot = target ?? allocate(layout)
      let mark = free
      let box = load(inner.withoutRequirement, .anyObject, into: nil)
      assembler.emit(.loadWeak, k: isUnowned ? 1 : 0, slot.reference, box.reference)
      release(to: mark)
      return slot
    case .part(let whole, let offset, let wholeType):
      guard let target else { return load(whole, wholeType, into: nil) + offset }
      let mark = free
      let slot = load(whole, wholeType, into: nil)
      copy(slot + offset, to: target, layout)
      release(to: mark)
      return target
    case .payload(let optional, let wrapped, let presence):
      let offset = Self.payload(wrapped)
      if optional.isStorage { return load(optional.part(offset), type, into: target) }
      // A getter may return nil the second time that it is called.
      let mark = free
      let whole = load(optional, .optional(wrapped), into: nil)
      require(whole, wrapped, presence)
      guard let target else { return whole + offset }
      copy(whole + offset, to: target, layout)
      release(to: mark)
      return target
    case .computed(let receiver, let getter, _, let isSuper, let isSend):
      return call(
        getter, operands(receiver, isInout: getter.isMutating), result: type, isSend: isSend,
        isSuper: isSuper, into: target)
    case .subscripted(let receiver, let member, let arguments, let isSuper):
      return call(
        member.getter,
        operands(receiver, isInout: member.getter.isMutating)
          + arguments.map { .slot($0.0, $0.1) },
        result: type, isSend: receiver.isObject, isSuper: isSuper, into: target)
    case .observed(let inner, _, _):
      return load(inner, type, into: target)
    case .lazy(let inner, let property, let receiver):
      return loadLazy(inner, property, receiver, type, into: target)
    }
  }

  private func loadCell(
    _ register: Int, _ offset: Layout, _ layout: Layout, into slot: Slot, required: String?
  ) {
    if layout.numbers > 0 {
      assembler.emit(
        .loadNumbers, k: layout.numbers, slot.number, register, offset.numbers)
      if layout.numbers > 255 { moveFar() }
    }
    guard layout.references > 0 else { return }
    if let required {
      assembler.emit(.loadRequired, slot.reference, register, offset.references)
      assembler.emit(.extra, assembler.string(required))
    } else {
      assembler.emit(
        .loadReferences, k: layout.references, slot.reference, register, offset.references)
      if layout.references > 255 { moveFar() }
    }
  }

  /// Values of more than 255 registers of one kind are refused.
  private func moveFar() { stopped = .codeTooLarge }

  private func loadLazy(
    _ inner: Place, _ property: Property, _ receiver: Place.Receiver, _ type: Type,
    into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(type.layout)
    let mark = free
    let optional = Type.optional(type)
    let present = Label()
    let end = Label()
    let current = load(inner, optional, into: allocate(optional.layout))
    jumpNil(current, type, when: false, to: present)
    if let initializer = property.initializer {
      let made = call(
        initializer, operands(receiver), result: type, isSend: false, isSuper: true, into: nil)
      copy(made, to: slot, type.layout)
      let whole = allocate(optional.layout)
      wrapped(slot, type, into: whole)
      store(whole, optional, to: inner)
    }
    assembler.jump(.jump, to: end)
    assembler.bind(present)
    copy(current + Self.payload(type), to: slot, type.layout)
    assembler.bind(end)
    release(to: mark)
    return slot
  }

  /// Stores the value of `slot` to a place. `moving`: the slot's objects may be moved out.
  func store(_ slot: Slot, _ type: Type, to place: Place, moving: Bool = false) {
    let layout = type.layout
    switch place {
    case .registers(let target):
      if moving { take(slot, to: target, layout) } else { copy(slot, to: target, layout) }
    case .cell(let register, let offset, _):
      if layout.numbers > 0 {
        assembler.emit(.storeNumbers, k: layout.numbers, slot.number, register, offset.numbers)
        if layout.numbers > 255 { moveFar() }
      }
      if layout.references > 0 {
        assembler.emit(
          .storeReferences, k: layout.references, slot.reference, register, offset.references)
        if moving { assembler.emit(.clear, slot.reference, 0, layout.references) }
        if layout.references > 255 { moveFar() }
      }
    case .weak(let inner, _):
      let mark = free
      let box = allocate(.reference)
      assembler.emit(.makeWeak, box.reference, slot.reference)
      store(box, .anyObject, to: inner.withoutRequirement, moving: true)
      release(to: mark)
    case .part(let whole, let offset, let wholeType):
      let mark = free
      // The call that returned the new value may have changed the whole.
      recheck(whole)
      let copy = load(whole, wholeType, into: allocate(wholeType.layout))
      self.copy(slot, to: copy + offset, layout)
      store(copy, wholeType, to: whole, moving: true)
      release(to: mark)
    case .payload(let optional, let wrapped, _):
      if optional.isStorage {
        store(slot, type, to: optional.part(Self.payload(wrapped)), moving: moving)
        return
      }
      let mark = free
      let whole = allocate(Type.optional(wrapped).layout)
      self.wrapped(slot, wrapped, into: whole)
      store(whole, .optional(wrapped), to: optional, moving: true)
      release(to: mark)
    case .computed(let receiver, _, let setter, let isSuper, let isSend):
      guard let setter else { return unreachable() }
      let mark = free
      call(
        setter, operands(receiver, isInout: setter.isMutating) + [.slot(slot, type)],
        result: .void, isSend: isSend, isSuper: isSuper, into: nil)
      release(to: mark)
    case .subscripted(let receiver, let member, let arguments, let isSuper):
      guard let setter = member.setter else { return unreachable() }
      let mark = free
      // A setter's parameters are those of the subscript, then the new value.
      call(
        setter,
        operands(receiver, isInout: setter.isMutating)
          + arguments.map { .slot($0.0, $0.1) } + [.slot(slot, type)],
        result: .void, isSend: receiver.isObject, isSuper: isSuper, into: nil)
      release(to: mark)
    case .observed(let inner, let property, let receiver):
      storeObserved(slot, type, inner, property, receiver)
    case .lazy(let inner, _, _):
      let mark = free
      let whole = allocate(Type.optional(type).layout)
      wrapped(slot, type, into: whole)
      store(whole, .optional(type), to: inner, moving: true)
      release(to: mark)
    }
  }

  private func storeObserved(
    _ slot: Slot, _ type: Type, _ inner: Place, _ property: Property, _ receiver: Place.Receiver
  ) {
    let mark = free
    if let willSet = property.willSet {
      call(
        willSet, operands(receiver, isInout: willSet.isMutating) + [.slot(slot, type)],
        result: .void, isSend: false, isSuper: true, into: nil)
    }
    var old: Slot?
    if let didSet = property.didSet, didSet.usesItsParameter {
      let place = allocate(type.layout)
      load(inner, type, into: place)
      old = place
    }
    store(slot, type, to: inner)
    if let didSet = property.didSet {
      call(
        didSet,
        operands(receiver, isInout: didSet.isMutating) + [.slot(old ?? slot, type)],
        result: .void, isSend: false, isSuper: true, into: nil)
    }
    release(to: mark)
  }

  /// Moves the value of a location to `target`, to be stored there again afterwards.
  func takeOut(_ place: Place, _ type: Type, into target: Slot, copying: Bool) {
    let layout = type.layout
    guard !copying, layout.references > 0 else {
      load(place, type, into: target)
      return
    }
    switch place {
    case .registers(let slot):
      copy(Slot(number: slot.number, reference: target.reference), to: target, layout)
      assembler.emit(.takeMany, target.reference, slot.reference, layout.references)
    case .cell(let register, let offset, _):
      if layout.numbers > 0 {
        assembler.emit(.loadNumbers, k: layout.numbers, target.number, register, offset.numbers)
      }
      assembler.emit(
        .takeReferences, k: layout.references, target.reference, register, offset.references)
    case .payload(let optional, let wrapped, _) where optional.isStorage:
      takeOut(optional.part(Self.payload(wrapped)), type, into: target, copying: false)
    case .observed(let inner, let property, _):
      // The old value is needed afterwards if an observer uses it.
      let needsOld = property.didSet?.usesItsParameter ?? false
      takeOut(inner, type, into: target, copying: needsOld || property.willSet != nil)
    default: load(place, type, into: target)
    }
  }

  // MARK: Writing expressions

  func assign(_ value: TypedExpression, to target: TypedExpression) {
    let mark = free
    defer { release(to: mark) }
    switch target.kind {
    case .tuple(let targets):
      let slot = allocate(value.type.layout)
      self.value(value, into: slot)
      assign(slot, value.type, to: targets)
    case .local(let variable):
      if case .registers(let slot) = place(of: variable) {
        let facts = ExpressionFacts([value])
        let isDirect: Bool
        if case .intrinsic = value.kind, value.type.layout == .number {
          isDirect = true
        } else {
          isDirect = !facts.mentions(variable) && !facts.attempts
        }
        if isDirect {
          self.value(value, into: slot)
        } else {
          let result = self.value(value)
          if isTemporary(result, since: mark) {
            take(result, to: slot, value.type.layout)
          } else {
            copy(result, to: slot, value.type.layout)
          }
        }
        traceAssignment(target, .registers(slot))
        return
      }
      fallthrough
    default:
      let place = place(target)
      let inner = free
      let slot = self.value(value)
      recheck(place, after: [value])
      store(slot, target.type, to: place, moving: isTemporary(slot, since: inner))
      if isTraced { traceAssignment(target, place) }
    }
  }

  /// Assigns the parts of a tuple in registers.
  private func assign(_ slot: Slot, _ type: Type, to targets: [TypedExpression]) {
    for (index, target) in targets.enumerated() {
      let part = slot + Self.offset(of: index, in: type)
      if case .tuple(let inner) = target.kind, !inner.isEmpty {
        assign(part, target.type, to: inner)
      } else {
        store(part, target.type, to: place(target))
      }
    }
  }

  func modify(
    _ target: TypedExpression, _ operation: Operation, _ argument: TypedExpression,
    _ expression: TypedExpression
  ) {
    let mark = free
    defer { release(to: mark) }
    let type = target.type
    let place = place(target)
    assembler.mark(expression.range)
    switch operation {
    case .intrinsic(let intrinsic):
      var isPlain = false
      if case .registers = place { isPlain = true }
      let operand = value(argument)
      recheck(place, after: [argument])
      if isPlain, case .registers(let slot) = place {
        assembler.mark(expression.range)
        self.intrinsic(intrinsic, [(slot, type), (operand, argument.type)], type, into: slot)
      } else {
        let slot = allocate(type.layout)
        load(place, type, into: slot)
        assembler.mark(expression.range)
        self.intrinsic(intrinsic, [(slot, type), (operand, argument.type)], type, into: slot)
        store(slot, type, to: place, moving: true)
      }
    case .function(let function):
      if function.parameters.first?.isInout == true {
        call(
          function, [.place(place, type), .value(argument)], result: .void, isSend: false,
          isSuper: false, into: nil)
      } else {
        let operand = value(argument)
        recheck(place, after: [argument])
        let result = call(
          function, [.load(place, type), .slot(operand, argument.type)], result: type,
          isSend: false, isSuper: false, into: nil)
        store(result, type, to: place, moving: true)
      }
    }
    if isTraced { traceAssignment(target, place) }
  }
}

extension Function {
  /// Whether an observer uses the old value, which is fetched only then.
  fileprivate var usesItsParameter: Bool {
    guard let body = checkedBody, let parameter = body.parameters.first else { return false }
    var isUsed = false
    let walk = TreeWalk(visit: { expression in
      if case .local(let variable) = expression.kind, variable === parameter { isUsed = true }
      return !isUsed
    })
    walk.walk(body.statements)
    return isUsed
  }
}

extension Place {
  /// The same location, without the error for a missing value.
  var withoutRequirement: Place {
    guard case .cell(let register, let offset, _) = self else { return self }
    return .cell(register, offset, required: nil)
  }
}

extension Place.Receiver {
  var isObject: Bool {
    switch self {
    case .object: true
    case .place(_, let type): type.isExistential
    case .none: false
    }
  }
}
