import Records
import SourceTree
import TypedProgram

// Making instances.
//
// An initializer of a class takes the new object in place of the receiver and returns it, or nil.
// For a class that derives from the host's the receiver is first only the object's stored
// properties; the host's initializer, which `super.init` leads to in the end, makes the object.

extension FunctionCompiler {
  func construct(
    _ function: Function, _ type: Type, _ arguments: [TypedExpression],
    _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    if case .intrinsic(let intrinsic) = function.implementation {
      return self.intrinsic(intrinsic, arguments, expression, into: target)
    }
    let operands = arguments.enumerated().map { index, argument in
      index < function.parameters.count && function.parameters[index].isInout
        ? Operand.copied(argument) : .value(argument)
    }
    assembler.mark(expression.range)
    return construct(
      function, type, operands, expression.type, range: expression.range, into: target)
  }

  func construct(
    _ function: Function, _ type: Type, _ operands: [Operand], _ result: Type,
    range: SourceRange? = nil, into target: Slot?
  ) -> Slot {
    guard let nominal = type.nominal, nominal.kind == .class else {
      return constructValue(function, type, operands, result, range, into: target)
    }
    guard nominal.isScript else {
      return constructHost(function, type, operands, result, range, into: target)
    }
    let outer = free
    let base = free
    let object = allocateReference()
    assembler.emit(
      .newObject, k: nominal.isHostDerived ? 1 : 0, object, 0, assembler.type(type))
    let code = self.code(of: function, for: type)
    let fresh = Operand.slot(Slot(number: base.number, reference: object), .anyObject)
    let slot = call([fresh] + operands, result: .anyObject, copying: false, into: nil) {
      start, _, _ in
      if let range { assembler.mark(range) }
      // Only the initializer has a reference to the object now.
      assembler.emit(.clear, object, 0, 1)
      assembler.emit(.call, start.number, start.reference, assembler.function(code))
    }
    if let target {
      take(slot, to: target, .reference)
      release(to: outer)
      return target
    }
    let final = Slot(number: outer.number, reference: outer.reference)
    take(slot, to: final, .reference)
    hold(final, .reference)
    release(to: outer + .reference)
    hold(final, .reference)
    return final
  }

  /// The code that initializes an instance of exactly `type`.
  func code(of function: Function, for type: Type) -> FunctionCode {
    let function = function.written.copy(for: type)
    if case .script = function.implementation {
      if function.isConvenience || function.owner === type.nominal {
        return session.code(of: function)
      }
    }
    return session.inheritedCode(type, function)
  }

  private func constructHost(
    _ function: Function, _ type: Type, _ operands: [Operand], _ result: Type,
    _ range: SourceRange?, into target: Slot?
  ) -> Slot {
    guard case .host(let host) = function.implementation else {
      // Written in Swift over another initializer: the receiver represents "no object yet", or the
      // class of which there will be one, if that is not the initializer's.
      let nothing = allocateReference()
      if function.owner === type.nominal {
        assembler.emit(.clear, nothing, 0, 1)
      } else {
        assembler.emit(.object, nothing, assembler.object(MetatypeObject(type)))
      }
      return call(
        [.slot(Slot(number: free.number, reference: nothing), .anyObject)] + operands,
        result: result, copying: false, into: target
      ) { base, _, _ in
        assembler.emit(.call, base.number, base.reference, index(of: function))
      }
    }
    return call(operands, result: result, copying: false, into: target) {
      base, arguments, results in
      if let range { assembler.mark(range) }
      assembler.emit(
        .callHost, base.number, base.reference, site(function, host, arguments, results))
    }
  }

  private func constructValue(
    _ function: Function, _ type: Type, _ operands: [Operand], _ result: Type,
    _ range: SourceRange?, into target: Slot?
  ) -> Slot {
    switch function.implementation {
    case .memberwiseInitializer:
      return memberwise(function, type, operands, into: target)
    case .script:
      return call(operands, result: result, copying: function.isThrowing, into: target) {
        base, _, _ in
        if let range { assembler.mark(range) }
        assembler.emit(.call, base.number, base.reference, index(of: function))
      }
    default:
      return call(
        function, operands, result: result, isSend: false, isSuper: false, range: range,
        into: target)
    }
  }

  /// Initializes all stored properties of a structure in order, by arguments or by their default
  /// values.
  private func memberwise(
    _ function: Function, _ type: Type, _ operands: [Operand], into target: Slot?
  ) -> Slot {
    guard case .nominal(let nominal, let arguments) = type else { return target ?? free }
    let slot = target ?? allocate(type.layout)
    let mark = free
    let substitution = Substitution(nominal.genericParameters, arguments)
    var place = slot
    for property in nominal.storedProperties {
      let type = property.type.replacing(substitution)
      let storage = property.storageType.replacing(substitution).layout
      if let index = function.parameters.firstIndex(where: { $0.name == property.name }),
        index < operands.count
      {
        let home =
          property.isLazy ? Place.lazy(.registers(place), property, .none) : .registers(place)
        fill(operands[index], type, property, home)
      } else if property.isLazy || property.initializer == nil {
        zero(place, storage)
      } else if let initializer = property.initializer {
        let home: Place =
          property.ownership == .strong
          ? .registers(place) : .weak(.registers(place), isUnowned: property.ownership == .unowned)
        setDefault(initializer.specialized(substitution), type, to: home)
      }
      release(to: mark)
      place = place + storage
    }
    return slot
  }

  private func fill(_ operand: Operand, _ type: Type, _ property: Property, _ home: Place) {
    if property.ownership == .strong, case .registers(let slot) = home {
      switch operand {
      case .value(let expression): value(expression, into: slot)
      case .slot(let source, _): copy(source, to: slot, type.layout)
      default: break
      }
      return
    }
    var source = free
    switch operand {
    case .value(let expression): source = value(expression)
    case .slot(let slot, _): source = slot
    default: break
    }
    let place: Place =
      property.ownership == .strong
      ? home : .weak(home, isUnowned: property.ownership == .unowned)
    store(source, type, to: place)
  }

  private func setDefault(_ initializer: Function, _ type: Type, to place: Place) {
    let mark = free
    let slot = call(
      initializer, [], result: type, isSend: false, isSuper: false, into: nil)
    store(slot, type, to: place, moving: true)
    release(to: mark)
  }

  // MARK: Inside an initializer

  /// Initializes stored properties with default values before the body runs, in initializers that
  /// do not delegate to another one of the same type.
  func setDefaults(_ statements: [TypedStatement]) {
    guard let function, !function.isConvenience, let selfType,
      !Delegations(statements).hasSelf
    else { return }
    setDefaults(of: selfType)
  }

  func setDefaults(of type: Type) {
    guard case .nominal(let nominal, let arguments) = type, nominal.isScript else { return }
    let substitution = Substitution(nominal.genericParameters, arguments)
    for property in nominal.storedProperties {
      guard let initializer = property.initializer, !property.isLazy else { continue }
      let valueType = property.type.replacing(substitution)
      var place: Place
      if nominal.kind == .class {
        guard let register = fieldsRegister ?? selfRegister else { return }
        place = .cell(register, ClassLayout.offset(of: property, in: type), required: nil)
      } else {
        place = selfPlace().part(ClassLayout.fieldOffset(of: property, in: nominal, arguments))
      }
      if property.ownership != .strong {
        place = .weak(place, isUnowned: property.ownership == .unowned)
      }
      setDefault(initializer.specialized(substitution), valueType, to: place)
    }
  }

  var selfRegister: Int? {
    guard case .registers(let slot)? = selfHome else { return nil }
    return slot.reference
  }

  /// Emits an implicit `super.init()`.
  func initializeSuperclass(_ statements: [TypedStatement]) {
    guard let function, !function.isConvenience, !Delegations(statements).hasAny,
      let superclass = selfType?.nominal?.superclassNominal
    else { return }
    var initializer: Function?
    for case .initializer(let candidate) in superclass.members["init"] ?? []
    where candidate.parameters.isEmpty {
      initializer = candidate
    }
    let operands: [Operand] = []
    if let initializer {
      delegateToSuper(initializer, operands, function.range)
    }
  }

  /// `self.init(…)` and `super.init(…)`; with `!` if it `isForced`, so that nil is a stop.
  func delegate(
    _ target: Function, _ arguments: [TypedExpression], _ expression: TypedExpression,
    isSuper: Bool, isForced: Bool = false
  ) {
    guard let selfType else { return unreachable() }
    let mark = free
    let operands = arguments.map { Operand.value($0) }
    if !selfType.isObject {
      let type = target.isFailable ? Type.optional(selfType) : selfType
      let slot = construct(
        target, selfType, operands, type, range: expression.range, into: allocate(type.layout))
      if target.isFailable {
        let present = Label()
        jumpNil(slot, selfType, when: false, to: present)
        failDelegation(isForced)
        assembler.bind(present)
        store(slot + Self.payload(selfType), selfType, to: selfPlace())
      } else {
        store(slot, selfType, to: selfPlace())
      }
    } else if isSuper {
      delegateToSuper(target, operands, expression.range, isForced: isForced)
    } else {
      guard let register = fieldsRegister ?? selfRegister else { return }
      let receiver = Operand.slot(Slot(number: 0, reference: register), .anyObject)
      // What Swift sees of an initializer runs that one, past every override.
      let isDirect = function?.viewed?.original === target
      let slot = call([receiver] + operands, result: .anyObject, copying: false, into: nil) {
        base, arguments, results in
        assembler.mark(expression.range)
        if isDirect {
          let code = self.code(of: target, for: selfType)
          assembler.emit(.call, base.number, base.reference, assembler.function(code))
          return
        }
        var host: HostFunction?
        if case .host(let function) = target.implementation { host = function }
        assembler.emit(
          .delegateInitializer, base.number, base.reference,
          site(target, host, arguments, results))
      }
      adoptObject(slot, target, isForced: isForced)
    }
    release(to: mark)
  }

  private func delegateToSuper(
    _ target: Function, _ operands: [Operand], _ range: SourceRange, isForced: Bool = false
  ) {
    let target = target.written
    guard let register = fieldsRegister ?? selfRegister, let selfType,
      case .nominal(let nominal, let arguments) = selfType,
      let superclass = nominal.superclass?.replacing(
        Substitution(nominal.genericParameters, arguments)),
      let superNominal = superclass.nominal
    else { return }
    if superNominal.isScript {
      let code = self.code(of: target, for: superclass)
      let receiver = Operand.slot(Slot(number: 0, reference: register), .anyObject)
      let slot = call([receiver] + operands, result: .anyObject, copying: false, into: nil) {
        base, _, _ in
        assembler.mark(range)
        assembler.emit(.call, base.number, base.reference, assembler.function(code))
      }
      adoptObject(slot, target, isForced: isForced)
      return
    }
    var host: HostFunction?
    if case .host(let function) = target.implementation { host = function }
    let slot = call(operands, result: .anyObject, copying: false, into: nil) {
      base, arguments, results in
      assembler.mark(range)
      assembler.emit(
        .constructHost, base.number, base.reference, site(target, host, arguments, results))
      assembler.emit(.extra, register)
    }
    adoptObject(slot, target, isForced: isForced)
  }

  /// Makes the object that another initializer returned `self` from now on; without one this
  /// initializer fails, too.
  private func adoptObject(_ slot: Slot, _ target: Function, isForced: Bool) {
    guard let selfRegister else { return }
    if target.isFailable || target.result.wrapped != nil {
      let present = Label()
      assembler.jump(.jumpNil, k: 0, slot.reference, to: present)
      failDelegation(isForced)
      assembler.bind(present)
    }
    assembler.emit(.take, selfRegister, slot.reference)
  }

  /// The end of an initializer whose delegation returned nil.
  private func failDelegation(_ isForced: Bool) {
    if isForced {
      assembler.emit(.stopWith, k: StopCode.unwrappedNil.rawValue)
    } else {
      returnNothing()
    }
  }

  // MARK: Implicit initializers

  /// An initializer of the superclass, for a class without such an initializer.
  func inherited(_ type: Type, _ initializer: Function) -> Layout {
    name = initializer.fullName
    file = initializer.file
    isInitializer = true
    resultType = .anyObject
    selfType = type
    function = initializer
    let receiver = allocate(.reference)
    let slots = initializer.parameters.map { allocate($0.type.layout) }
    selfHome = .registers(receiver)
    if let nominal = type.nominal, nominal.isHostDerived {
      let register = allocateReference()
      assembler.emit(.copy, register, receiver.reference)
      fieldsRegister = register
    }
    setDefaults(of: type)
    if type.nominal?.superclass != nil {
      let operands = zip(slots, initializer.parameters).map { Operand.slot($0, $1.type) }
      if case .memberwiseInitializer = initializer.implementation,
        initializer.owner === type.nominal
      {
        initializeSuperclassOfMemberwise(type)
      } else {
        delegateToSuper(initializer, operands, initializer.range)
      }
    }
    assembler.emit(.giveBack, 0, selfRegister ?? 0)
    return .reference
  }

  private func initializeSuperclassOfMemberwise(_ type: Type) {
    for case .initializer(let candidate) in type.nominal?.superclassNominal?.members["init"] ?? []
    where candidate.parameters.isEmpty {
      delegateToSuper(candidate, [], candidate.range)
      return
    }
  }
}

/// Whether an initializer calls others.
private struct Delegations {
  private(set) var hasSelf = false
  private(set) var hasAny = false

  init(_ statements: [TypedStatement]) {
    var hasSelf = false
    var hasAny = false
    let walk = TreeWalk(visit: { expression in
      if case .delegate(_, _, let isSuper) = expression.kind {
        hasAny = true
        if !isSuper { hasSelf = true }
      }
      return true
    })
    walk.walk(statements)
    self.hasSelf = hasSelf
    self.hasAny = hasAny
  }
}
