import Records
import SourceTree
import TypedProgram

/// A storage location that can be read and written, with all operands of its address computed
/// already.
indirect enum Place {
  case registers(Slot)
  /// Memory in the cell of a reference register. `required`: the name of a value that is never nil,
  /// so that uninitialized memory is detected.
  case cell(Int, Layout, required: String?)
  /// A location with a weak reference.
  case weak(Place, isUnowned: Bool)
  /// A part of a value that can only be read and written as a whole.
  case part(Place, Layout, whole: Type)
  /// The value of an optional location that was found not to be nil, and the reason why it may not
  /// be. The location is checked again when it is read or written, since code that ran meanwhile
  /// may have made it nil.
  case payload(Place, of: Type, Presence)
  case computed(Receiver, getter: Function, setter: Function?, isSuper: Bool, isSend: Bool)
  case subscripted(Receiver, SubscriptMember, [(Slot, Type)], isSuper: Bool)
  /// A property with observers.
  case observed(Place, Property, Receiver)
  /// A lazy property: the location of its optional.
  case lazy(Place, Property, Receiver)

  /// The message for an optional that had a value and is nil now, and the text of its expression.
  struct Presence {
    let range: SourceRange
    let stop: StopCode
  }

  enum Receiver {
    case none
    case object(Slot, Type)
    case place(Place, Type)

    /// Whether its path contains an optional.
    var hasPayload: Bool {
      guard case .place(let place, _) = self else { return false }
      return place.hasPayload
    }
  }

  /// The location of a part of a value in registers or a cell.
  func part(_ offset: Layout) -> Place {
    switch self {
    case .registers(let slot): .registers(slot + offset)
    case .cell(let register, let start, _): .cell(register, start + offset, required: nil)
    default: self
    }
  }

  /// Whether a script's code is notified of writes to the location.
  var isTold: Bool {
    switch self {
    case .observed: true
    case .computed(_, _, let setter?, _, _): !setter.isHost
    default: false
    }
  }

  /// Whether its path contains an optional.
  var hasPayload: Bool {
    switch self {
    case .registers, .cell: false
    case .payload: true
    case .weak(let inner, _), .part(let inner, _, _): inner.hasPayload
    case .computed(let receiver, _, _, _, _), .subscripted(let receiver, _, _, _):
      receiver.hasPayload
    case .observed(let inner, _, let receiver), .lazy(let inner, _, let receiver):
      inner.hasPayload || receiver.hasPayload
    }
  }

  /// Whether the value is directly in registers or a cell.
  var isStorage: Bool {
    switch self {
    case .registers, .cell: true
    default: false
    }
  }
}

extension FunctionCompiler {
  // MARK: Finding places

  /// The location of a value that is directly in registers or memory; nil for a value that code
  /// must compute. Computes the object that owns the memory.
  func storage(_ expression: TypedExpression) -> Place? {
    switch expression.kind {
    case .local, .selfReference, .global:
      let place = self.place(expression)
      return place.isStorage ? place : nil
    case .tupleElement(let base, let index):
      return storage(base)?.part(Self.offset(of: index, in: base.type))
    case .property(let base, let property, let isSuper):
      guard !property.isLazy, property.ownership == .strong else { return nil }
      let isSuper = isSuper || isDirect(property, base)
      switch property.storage {
      case .part(let offset): return storage(base)?.part(offset)
      case .field:
        if case .nominal(let nominal, let arguments) = base.type, nominal.kind == .structure {
          return storage(base)?.part(ClassLayout.fieldOffset(of: property, in: nominal, arguments))
        }
        guard isSuper || property.accessors?.getter.dispatchIndex == nil else { return nil }
        return fieldPlace(base, property, expression.type)
      case .global, .computed: return nil
      }
    default: return nil
    }
  }

  /// The location of an expression. All its operands are computed now.
  func place(_ expression: TypedExpression) -> Place {
    switch expression.kind {
    case .local(let variable): return place(of: variable)
    case .global(let variable): return place(of: variable)
    case .selfReference: return selfPlace()
    case .tupleElement(let base, let index):
      return part(place(base), Self.offset(of: index, in: base.type), whole: base.type)
    case .property(let base, let property, let isSuper):
      return place(of: property, base, expression.type, isSuper: isSuper)
    case .subscripted(let base, let member, let arguments, let isSuper):
      let receiver = receiver(base, isStatic: member.isStatic)
      let slots = arguments.map { argument in
        let slot = allocate(argument.type.layout)
        let mark = free
        value(argument, into: slot)
        release(to: mark)
        return (slot, argument.type)
      }
      return .subscripted(receiver, member, slots, isSuper: isSuper)
    case .forceUnwrap(let base, let isImplicit):
      guard let wrapped = base.type.wrapped else { return place(base) }
      let inner = place(base)
      let present = Label()
      let mark = free
      jumpNil(load(inner, base.type, into: nil), wrapped, when: false, to: present)
      release(to: mark)
      let presence = Place.Presence(
        range: expression.range, stop: isImplicit ? .implicitlyUnwrappedNil : .unwrappedNil)
      stopAbsent(presence)
      assembler.bind(present)
      return .payload(inner, of: wrapped, presence)
    case .chainElement(let base):
      guard let wrapped = base.type.wrapped, let label = chains.last else { return place(base) }
      let inner = place(base)
      // Swift has exclusive access to the location until the line is over.
      let presence = Place.Presence(range: expression.range, stop: .changedMeanwhile)
      let mark = free
      guard inner.isTold else {
        jumpNil(load(inner, base.type, into: nil), wrapped, to: label)
        release(to: mark)
        return .payload(inner, of: wrapped, presence)
      }
      // Swift writes back the value that it found, including nil, which observers and setters
      // receive.
      let found = load(inner, base.type, into: nil)
      let present = Label()
      jumpNil(found, wrapped, when: false, to: present)
      store(found, base.type, to: inner)
      letGo(from: mark)
      assembler.jump(.jump, to: label)
      assembler.bind(present)
      release(to: mark)
      return .payload(inner, of: wrapped, presence)
    default:
      // A value that is not a location, such as an object that a call returns.
      let slot = allocate(expression.type.layout)
      let mark = free
      value(expression, into: slot)
      release(to: mark)
      return .registers(slot)
    }
  }

  /// Emits checks that the optionals on the path to a location still have values, if `code` may
  /// have changed them since the location was found.
  func recheck(_ place: Place, after code: [TypedExpression]) {
    guard place.hasPayload, ExpressionFacts(code).runsCode else { return }
    recheck(place)
  }

  /// Emits checks that the optionals on the path to a location still have values.
  func recheck(_ place: Place) {
    switch place {
    case .registers, .cell: return
    case .weak(let inner, _), .part(let inner, _, _): recheck(inner)
    case .payload(let optional, let wrapped, let presence):
      recheck(optional)
      // A computed value is checked when it is computed.
      guard optional.isStorage else { return }
      let mark = free
      require(load(optional, .optional(wrapped), into: nil), wrapped, presence)
      release(to: mark)
    case .computed(let receiver, _, _, _, _), .subscripted(let receiver, _, _, _):
      recheck(receiver)
    case .observed(let inner, _, let receiver), .lazy(let inner, _, let receiver):
      recheck(inner)
      recheck(receiver)
    }
  }

  private func recheck(_ receiver: Place.Receiver) {
    if case .place(let place, _) = receiver { recheck(place) }
  }

  /// Emits a stop for an optional in registers that is nil.
  func require(_ optional: Slot, _ wrapped: Type, _ presence: Place.Presence) {
    let present = Label()
    jumpNil(optional, wrapped, when: false, to: present)
    stopAbsent(presence)
    assembler.bind(present)
  }

  private func stopAbsent(_ presence: Place.Presence) {
    assembler.mark(presence.range)
    assembler.emit(.stopWith, k: presence.stop.rawValue)
  }

  func part(_ place: Place, _ offset: Layout, whole: Type) -> Place {
    place.isStorage ? place.part(offset) : .part(place, offset, whole: whole)
  }

  func place(of variable: LocalVariable) -> Place {
    if let ownClosure, ownClosure.variable === variable {
      return .registers(Slot(number: 0, reference: ownClosure.register))
    }
    let place: Place
    switch variables[ObjectIdentifier(variable)] {
    case .registers(let slot)?: place = .registers(slot)
    case .box(let register)?: place = .cell(register, .none, required: required(variable))
    case nil:
      // Used before its declaration was reached, as a nested function can.
      place = .registers(declare(variable))
    }
    return variable.ownership == .strong
      ? place : .weak(place, isUnowned: variable.ownership == .unowned)
  }

  private func required(_ variable: LocalVariable) -> String? {
    variable.type.isNullable && variable.ownership == .strong ? variable.name : nil
  }

  func place(of variable: GlobalVariable) -> Place {
    let register = allocateReference()
    assembler.emit(.globalCell, register, 0, assembler.global(variable))
    let isRequired = variable.type.isNullable && variable.ownership == .strong
    let place = Place.cell(register, .none, required: isRequired ? variable.name : nil)
    return variable.ownership == .strong
      ? place : .weak(place, isUnowned: variable.ownership == .unowned)
  }

  func selfPlace() -> Place {
    switch selfHome {
    case .registers(let slot)?: .registers(slot)
    case .box(let register)?: .cell(register, .none, required: nil)
    case nil: .registers(free)
    }
  }

  // MARK: Properties

  private func place(
    of property: Property, _ base: TypedExpression, _ type: Type, isSuper: Bool
  ) -> Place {
    var result: Place
    let isSuper = isSuper || isDirect(property, base)
    let isStructure = base.type.nominal.map { $0.kind != .class } ?? !base.type.isObject
    switch property.storage {
    case .global(let variable):
      let place = place(of: variable)
      let isOwn = function.map { property.willSet === $0 || property.didSet === $0 } ?? false
      let isObserved = property.willSet != nil || property.didSet != nil
      return isObserved && !isOwn ? .observed(place, property, .none) : place
    case .part(let offset): return part(place(base), offset, whole: base.type)
    case .computed(let getter, let setter):
      if getter.takesType {
        return .computed(
          .object(value(base), base.type), getter: getter, setter: setter, isSuper: isSuper,
          isSend: true)
      }
      return .computed(
        receiver(base, isStatic: property.isStatic), getter: getter, setter: setter,
        isSuper: isSuper, isSend: !isStructure)
    case .field:
      let receiver: Place.Receiver
      if case .nominal(let nominal, let arguments) = base.type, nominal.kind == .structure {
        let whole = place(base)
        let offset = ClassLayout.fieldOffset(of: property, in: nominal, arguments)
        result = part(whole, offset, whole: base.type)
        receiver = .place(whole, base.type)
      } else if let accessors = property.accessors, accessors.getter.dispatchIndex != nil, !isSuper
      {
        return .computed(
          self.receiver(base, isStatic: false), getter: accessors.getter,
          setter: accessors.setter, isSuper: false, isSend: true)
      } else {
        let object = self.receiver(base, isStatic: false)
        result = fieldPlace(object, base, property, type)
        receiver = object
      }
      if property.isLazy { return .lazy(result, property, receiver) }
      if property.ownership != .strong {
        result = .weak(result, isUnowned: property.ownership == .unowned)
      }
      if isObserved(property, base) { return .observed(result, property, receiver) }
      return result
    }
  }

  private func isObserved(_ property: Property, _ base: TypedExpression) -> Bool {
    (property.willSet != nil || property.didSet != nil) && !isDirect(property, base)
  }

  /// Whether a stored property of `self` is accessed past observers and overrides: by an
  /// initializer of its own type, and by the observer that it calls. Those of another object are
  /// not.
  private func isDirect(_ property: Property, _ base: TypedExpression) -> Bool {
    guard case .field = property.storage, case .selfReference = base.kind else { return false }
    if let function, property.willSet === function || property.didSet === function { return true }
    return isInitializer && property.owner === function?.owner
  }

  private func fieldPlace(
    _ base: TypedExpression, _ property: Property, _ type: Type
  ) -> Place {
    fieldPlace(receiver(base, isStatic: false), base, property, type)
  }

  private func fieldPlace(
    _ receiver: Place.Receiver, _ base: TypedExpression, _ property: Property, _ type: Type
  ) -> Place {
    guard case .object(let slot, _) = receiver else { return .registers(free) }
    let offset = ClassLayout.offset(of: property, in: base.type)
    let isRequired = property.type.isNullable && property.ownership == .strong && !property.isLazy
    return .cell(
      fieldsRegister(of: slot, base), offset, required: isRequired ? property.name : nil)
  }

  /// The register of the stored properties of an object.
  private func fieldsRegister(of object: Slot, _ base: TypedExpression) -> Int {
    if let fieldsRegister, case .selfReference = base.kind { return fieldsRegister }
    guard let nominal = base.type.nominal, nominal.isHostDerived else {
      return object.reference
    }
    let register = allocateReference()
    assembler.mark(base.range)
    assembler.emit(.fieldsOf, register, object.reference)
    return register
  }

  func receiver(_ base: TypedExpression, isStatic: Bool) -> Place.Receiver {
    if isStatic { return .none }
    if base.type.isObject || base.type.isExistential, !isPlaceOfExistential(base) {
      return .object(value(base), base.type)
    }
    return .place(place(base), base.type)
  }

  /// An existential in a variable may contain a structure that a mutating member changes.
  private func isPlaceOfExistential(_ base: TypedExpression) -> Bool {
    guard base.type.isExistential, base.type != .anyObject else { return false }
    switch base.kind {
    case .local(let variable): return !variable.isConstant
    case .property, .subscripted, .global: return true
    default: return false
    }
  }
}
