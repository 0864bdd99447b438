import Records
import SourceTree
import TypedProgram

// Upcasts, casts, closures as values, and errors.

extension FunctionCompiler {
  func convert(
    _ inner: TypedExpression, to type: Type, _ range: SourceRange, into target: Slot?
  ) -> Slot {
    if isSameRepresentation(inner.type, type) { return value(inner, into: target) }
    let slot = target ?? allocate(type.layout)
    let mark = free
    let source = value(inner)
    assembler.mark(range)
    convert(source, inner.type, to: type, into: slot)
    release(to: mark)
    return slot
  }

  /// Whether values of one type are also values of the other, in the same registers.
  private func isSameRepresentation(_ from: Type, _ to: Type) -> Bool {
    if from == to { return true }
    switch (from, to) {
    case (.optional(let from), .optional(let to)): return isSameRepresentation(from, to)
    case (.array(let from), .array(let to)): return isSameRepresentation(from, to)
    case (.set(let from), .set(let to)): return isSameRepresentation(from, to)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return isSameRepresentation(key, otherKey) && isSameRepresentation(value, otherValue)
    case (.tuple(let from), .tuple(let to)):
      return from.count == to.count
        && zip(from, to).allSatisfy { isSameRepresentation($0.type, $1.type) }
    case (.function, .function), (.metatype, .metatype): return true
    default:
      if to.isExistential || to.isClass { return from.isObject || from.isExistential }
      return false
    }
  }

  func convert(_ source: Slot, _ from: Type, to type: Type, into slot: Slot) {
    if isSameRepresentation(from, type) {
      copy(source, to: slot, type.layout)
      return
    }
    switch (from, type) {
    case (.optional(let inner), .optional(let other)):
      let missing = Label()
      let end = Label()
      jumpNil(source, inner, to: missing)
      convert(source + Self.payload(inner), inner, to: other, into: slot + Self.payload(other))
      if !other.isNullable { integer(1, to: slot.number) }
      assembler.jump(.jump, to: end)
      assembler.bind(missing)
      zero(slot, type.layout)
      assembler.bind(end)
    case (_, .optional(let other)) where from.wrapped == nil:
      convert(source, from, to: other, into: slot + Self.payload(other))
      if !other.isNullable { integer(1, to: slot.number) }
    case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
      var (place, result) = (source, slot)
      for (element, other) in zip(elements, others) {
        convert(place, element.type, to: other.type, into: result)
        place = place + element.type.layout
        result = result + other.type.layout
      }
    case (.array, .array), (.dictionary, .dictionary), (.set, .set):
      assembler.emit(.convertValue, slot.reference, source.reference)
      assembler.emit(.extra, assembler.type(from), assembler.type(type))
    default:
      if type.isExistential {
        box(source, from, into: slot.reference)
      } else {
        copy(source, to: slot, type.layout)
      }
    }
  }

  /// Stores a value in one reference, with its type.
  func box(_ source: Slot, _ type: Type, into register: Int) {
    if type.isObject || type.isExistential {
      if source.reference != register { assembler.emit(.copy, register, source.reference) }
      return
    }
    assembler.emit(.boxAny, register, source.number, source.reference)
    assembler.emit(.extra, assembler.type(type))
  }

  // MARK: Casts

  /// Computes a value into one reference register: an object, or a box.
  private func boxed(_ inner: TypedExpression) -> Int {
    if inner.type.isObject || inner.type.isExistential { return value(inner).reference }
    if let wrapped = inner.type.wrapped, wrapped.isObject || wrapped.isExistential {
      return value(inner).reference
    }
    let slot = value(inner)
    let register = allocateReference()
    box(slot, inner.type, into: register)
    return register
  }

  func typeTest(_ inner: TypedExpression, _ type: Type, into target: Slot?) -> Slot {
    let slot = target ?? allocate(.number)
    let mark = free
    let register = boxed(inner)
    assembler.emit(.isType, slot.number, register, assembler.type(type))
    release(to: mark)
    return slot
  }

  func conditionalCast(
    _ inner: TypedExpression, _ type: Type, _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(expression.type.layout)
    let mark = free
    let register = boxed(inner)
    assembler.mark(expression.range)
    cast(register, to: type, into: slot)
    release(to: mark)
    return slot
  }

  /// Casts the value in a reference register to an optional of `type`.
  func cast(_ register: Int, to type: Type, into slot: Slot) {
    let mark = free
    let flag = allocateNumber()
    if (type.isObject || type.isExistential) && !type.containsValues {
      let missing = Label()
      let end = Label()
      assembler.emit(.isType, flag, register, assembler.type(type))
      assembler.jump(.jumpFalse, flag, to: missing)
      if slot.reference != register { assembler.emit(.copy, slot.reference, register) }
      assembler.jump(.jump, to: end)
      assembler.bind(missing)
      assembler.emit(.clear, slot.reference, 0, 1)
      assembler.bind(end)
    } else {
      let payload = slot + Self.payload(type)
      assembler.emit(.unboxAny, payload.number, register, flag)
      assembler.emit(.extra, assembler.type(type), payload.reference)
      if !type.isNullable { assembler.emit(.move, slot.number, flag) }
    }
    release(to: mark)
  }

  func forcedCast(
    _ inner: TypedExpression, _ type: Type, _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(type.layout)
    let mark = free
    let register = boxed(inner)
    let optional = allocate(Type.optional(type).layout)
    assembler.mark(expression.range)
    cast(register, to: type, into: optional)
    let present = Label()
    jumpNil(optional, type, when: false, to: present)
    assembler.emit(.castFailed, 0, register, assembler.type(type))
    assembler.bind(present)
    copy(optional + Self.payload(type), to: slot, type.layout)
    release(to: mark)
    return slot
  }

  // MARK: Closures

  /// Makes a closure: its code, and copies of its captures.
  func closure(
    _ closure: TypedClosure, name: String, own: LocalVariable?, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(.reference)
    let mark = free
    // The capture list first: its variables are this code's, for the closure to capture.
    for capture in closure.captures {
      let home = declare(capture.variable, bind: true)
      let inner = free
      let value = value(capture.value)
      store(value, capture.variable.type, to: home)
      release(to: inner)
    }
    var captures: [ClosureSource.Capture] = closure.captures.map { .variable($0.variable) }
    let used = FreeVariables(of: closure)
    for variable in used.variables where variable !== own { captures.append(.variable(variable)) }
    if used.usesSelf, selfHome != nil { captures.append(.selfValue) }
    var isSelfBoxed = false
    if case .box? = selfHome { isSelfBoxed = true }
    let source = ClosureSource(
      closure: closure, name: name, captures: captures, selfType: selfType,
      isSelfBoxed: isSelfBoxed, ownVariable: own, shared: boxedConstants(captures))
    let code = FunctionCode(.closure(source))
    let base = free
    var captured = Layout.none
    for capture in captures {
      switch capture {
      case .variable(let variable):
        switch variables[ObjectIdentifier(variable)] {
        case .box(let register)?:
          assembler.emit(.copy, allocateReference(), register)
          captured += .reference
        case .registers(let home)?:
          let layout = Self.homeLayout(variable)
          copy(home, to: allocate(layout), layout)
          captured += layout
        case nil:
          if let ownClosure, ownClosure.variable === variable {
            assembler.emit(.copy, allocateReference(), ownClosure.register)
            captured += .reference
          } else {
            let home = declare(variable)
            copy(home, to: allocate(Self.homeLayout(variable)), Self.homeLayout(variable))
            captured += Self.homeLayout(variable)
          }
        }
      case .selfValue:
        switch selfHome {
        case .box(let register)?:
          assembler.emit(.copy, allocateReference(), register)
          captured += .reference
        case .registers(let home)?:
          let layout = selfType?.layout ?? .none
          copy(home, to: allocate(layout), layout)
          captured += layout
        case nil: break
        }
      }
    }
    let parameters = closure.type.parameters.reduce(Layout.none) { $0 + $1.type.layout }
    newClosure(code, parameters, captured, from: base, into: slot)
    release(to: mark)
    return slot
  }

  /// Variables in boxes although they are not written again: nested functions.
  private func boxedConstants(_ captures: [ClosureSource.Capture]) -> Set<ObjectIdentifier> {
    var shared: Set<ObjectIdentifier> = []
    for case .variable(let variable) in captures {
      let identifier = ObjectIdentifier(variable)
      if case .box? = variables[identifier] { shared.insert(identifier) }
      if variables[identifier] == nil, sharedFunctions.contains(identifier) {
        shared.insert(identifier)
        let register = allocateReference()
        assembler.emit(.newBox, register, 0, assembler.layout(.reference))
        variables[identifier] = .box(register)
      }
    }
    return shared
  }

  private func newClosure(
    _ code: FunctionCode, _ parameters: Layout, _ captured: Layout, from base: Slot,
    into slot: Slot
  ) {
    assembler.emit(
      .newClosure, slot.reference, assembler.layout(parameters), assembler.function(code))
    assembler.emit(.extra, base.number, base.reference, assembler.layout(captured))
  }

  func functionReference(
    _ function: Function, _ receiver: TypedExpression?, _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(.reference)
    let mark = free
    let base = free
    var captured = Layout.none
    if let receiver {
      captured = receiver.type.layout
      let place = allocate(captured)
      let inner = free
      value(receiver, into: place)
      release(to: inner)
    }
    let parameters = function.parameters.reduce(Layout.none) { $0 + $1.type.layout }
    let code = session.thunk(of: function, receiver: receiver?.type)
    newClosure(code, parameters, captured, from: base, into: slot)
    release(to: mark)
    return slot
  }

  // MARK: Errors

  func attempt(
    _ kind: AttemptKind, _ inner: TypedExpression, _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    switch kind {
    case .plain: return value(inner, into: target)
    case .optional:
      let slot = target ?? allocate(expression.type.layout)
      catching { mark in
        if inner.type == expression.type {
          value(inner, into: slot)
        } else if inner.type.isVoid {
          effect(inner)
          if expression.type.layout.numbers > 0 { integer(1, to: slot.number) }
        } else {
          _ = wrap(inner, expression.type, into: slot)
        }
        release(to: mark)
      } handling: { _ in
        zero(slot, expression.type.layout)
      }
      return slot
    case .forced:
      let slot = target ?? allocate(expression.type.layout)
      catching { mark in
        value(inner, into: slot)
        release(to: mark)
      } handling: { error in
        assembler.mark(expression.range)
        assembler.emit(.uncaught, error)
      }
      return slot
    }
  }

  /// Compiles code whose errors are passed to `handling`, with the register of the error.
  func catching(_ body: (Slot) -> Void, handling: (Int) -> Void) {
    let end = Label()
    let mark = free
    let error = allocateReference()
    let inner = free
    catchDepth += 1
    let start = assembler.place
    body(inner)
    catchDepth -= 1
    let last = assembler.place
    assembler.jump(.jump, to: end)
    assembler.handler(from: start, to: last, target: assembler.place, register: error)
    handling(error)
    assembler.emit(.clear, error, 0, 1)
    assembler.bind(end)
    forget(Slot(number: 0, reference: error), .reference)
    release(to: mark)
  }
}

extension Type {
  /// Whether casts to it may make an object of a value: Foundation's numbers, values, errors, texts
  /// and collections.
  fileprivate var containsValues: Bool {
    guard let nominal, nominal.kind == .class, !nominal.isScript else { return false }
    return [
      "NSNumber", "NSValue", "NSError", "NSString", "NSArray", "NSSet", "NSDictionary",
    ].contains(nominal.name)
  }
}
