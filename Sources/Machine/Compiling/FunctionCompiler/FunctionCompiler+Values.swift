import Records
import SourceTree
import TypedProgram

extension FunctionCompiler {
  /// Computes a value: into `target`, or into its present or the most suitable registers.
  ///
  /// Without a target the result may be a variable's own registers, which the caller must not write
  /// to.
  @discardableResult
  func value(_ expression: TypedExpression, into target: Slot? = nil) -> Slot {
    switch expression.kind {
    case .integer(let value):
      return number(UInt64(bitPattern: value), into: target)
    case .number(let value):
      return number(value.bitPattern, into: target)
    case .boolean(let value):
      return number(value ? 1 : 0, into: target)
    case .string(let text):
      return object(assembler.string(text), into: target)
    case .selector(let name):
      return selector(name, expression, into: target)
    case .metatype(let type):
      return object(assembler.object(MetatypeObject(type)), into: target)
    case .null:
      let slot = target ?? allocate(expression.type.layout)
      zero(slot, expression.type.layout)
      return slot
    case .void:
      return target ?? free
    case .selfReference where selfHome == nil:
      guard case .metatype(let type) = expression.type else { return target ?? free }
      return object(assembler.object(MetatypeObject(type)), into: target)
    case .local, .global, .selfReference, .property, .subscripted:
      return read(expression, into: target)
    case .tupleElement(let base, let index):
      return part(
        of: base, at: Self.offset(of: index, in: base.type), expression.type, into: target)
    case .forceUnwrap(let base, let isImplicit):
      if case .delegate(let function, let arguments, let isSuper) = base.kind {
        delegate(function, arguments, expression, isSuper: isSuper, isForced: true)
        return target ?? free
      }
      return unwrap(
        base, expression, stop: isImplicit ? .implicitlyUnwrappedNil : .unwrappedNil, into: target)
    case .chainElement(let base):
      return chainElement(base, expression, into: target)
    case .optionalChain(let inner):
      return chain(inner, expression, into: target)
    case .call(let function, let receiver, let arguments):
      return call(
        function, receiver: receiver, arguments, expression, isSend: false, isSuper: false,
        into: target)
    case .send(let function, let receiver, let arguments, let isSuper):
      return call(
        function, receiver: receiver, arguments, expression, isSend: true, isSuper: isSuper,
        into: target)
    case .construct(let function, let type, let arguments):
      if let viewed = function.viewed, viewed.isFactory {
        let receiver = TypedExpression(.metatype(type), .metatype(type), expression.range)
        return call(
          viewed.original, receiver: receiver, arguments, expression, isSend: true,
          isSuper: false, into: target)
      }
      return construct(function, type, arguments, expression, into: target)
    case .delegate(let function, let arguments, let isSuper):
      delegate(function, arguments, expression, isSuper: isSuper)
      return target ?? free
    case .enumCase(let enumCase, let arguments):
      return makeCase(enumCase, arguments, expression, into: target)
    case .invoke(let closure, let arguments):
      return invoke(closure, arguments, expression, into: target)
    case .intrinsic(let intrinsic, let arguments):
      return self.intrinsic(intrinsic, arguments, expression, into: target)
    case .and(let left, let right):
      return logical(left, right, isAnd: true, into: target)
    case .or(let left, let right):
      return logical(left, right, isAnd: false, into: target)
    case .ternary(let condition, let left, let right):
      return ternary(condition, left, right, expression, into: target)
    case .coalesce(let left, let right):
      return coalesce(left, right, expression, into: target)
    case .lookedUp(let inner):
      return value(inner, into: target)
    case .wrap(let inner):
      return wrap(inner, expression.type, into: target)
    case .convert(let inner):
      return convert(inner, to: expression.type, expression.range, into: target)
    case .typeTest(let inner, let type):
      return typeTest(inner, type, into: target)
    case .conditionalCast(let inner, let type):
      return conditionalCast(inner, type, expression, into: target)
    case .forcedCast(let inner, let type):
      return forcedCast(inner, type, expression, into: target)
    case .array(let elements):
      return array(elements, expression, into: target)
    case .dictionary(let pairs):
      return dictionary(pairs, expression, into: target)
    case .set(let elements):
      return set(elements, expression, into: target)
    case .tuple(let elements):
      return tuple(elements, expression, into: target)
    case .interpolation(let segments):
      return interpolation(segments, expression, into: target)
    case .closure(let closure):
      return self.closure(closure, name: "closure", own: nil, into: target)
    case .functionReference(let function, let receiver):
      return functionReference(function, receiver, expression, into: target)
    case .assign(let place, let value):
      assign(value, to: place)
      return target ?? free
    case .modify(let place, let operation, let argument):
      modify(place, operation, argument, expression)
      return target ?? free
    case .attempt(let kind, let inner):
      return attempt(kind, inner, expression, into: target)
    case .statement(let statement):
      return produce(statement, expression, into: target)
    case .sequence(let statements, let value):
      return sequence(statements, value, into: target)
    case .invalid:
      unreachable()
      return target ?? allocate(expression.type.layout)
    }
  }

  /// Computes an expression for its effects.
  func effect(_ expression: TypedExpression) {
    let mark = free
    value(expression)
    release(to: mark)
  }

  /// Computes several values in order, so that side effects of later ones cannot change earlier
  /// ones.
  func values(_ expressions: [TypedExpression]) -> [Slot] {
    var slots: [Slot] = []
    for (index, expression) in expressions.enumerated() {
      let mark = free
      let slot = value(expression)
      let rest = Array(expressions[(index + 1)...])
      let isLocal = slot.number < mark.number || slot.reference < mark.reference
      if isLocal, !rest.isEmpty, ExpressionFacts(rest).writes {
        let own = allocate(expression.type.layout)
        copy(slot, to: own, expression.type.layout)
        slots.append(own)
      } else {
        slots.append(slot)
      }
    }
    return slots
  }

  /// Runs statements, then computes a value in their scope.
  private func sequence(
    _ statements: [TypedStatement], _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(expression.type.layout)
    let mark = free
    inExpression += 1
    for statement in statements { self.statement(statement) }
    inExpression -= 1
    value(expression, into: slot)
    release(to: mark)
    return slot
  }

  // MARK: Constants

  private func number(_ bits: UInt64, into target: Slot?) -> Slot {
    let slot = target ?? allocate(.number)
    constant(bits, to: slot.number)
    return slot
  }

  func object(_ index: Int, into target: Slot?) -> Slot {
    let slot = target ?? allocate(.reference)
    assembler.emit(.object, slot.reference, index)
    return slot
  }

  private func selector(_ name: String, _ expression: TypedExpression, into target: Slot?) -> Slot {
    object(assembler.string(name), into: target)
  }

  // MARK: Parts

  /// The offset of a tuple's element.
  static func offset(of index: Int, in type: Type) -> Layout {
    guard case .tuple(let elements) = type else { return .none }
    return elements.prefix(index).reduce(.none) { $0 + $1.type.layout }
  }

  /// A part of a structure or tuple: of a location without loading the rest, or of a value.
  func part(of base: TypedExpression, at offset: Layout, _ type: Type, into target: Slot?) -> Slot {
    if let place = storage(base) {
      return load(place.part(offset), type, into: target)
    }
    guard let target else { return value(base) + offset }
    let mark = free
    let slot = value(base) + offset
    copy(slot, to: target, type.layout)
    release(to: mark)
    return target
  }

  // MARK: Choices

  private func logical(
    _ left: TypedExpression, _ right: TypedExpression, isAnd: Bool, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(.number)
    let mark = free
    let end = Label()
    if isAnd, !isTraced {
      // Comparisons on the left then jump directly.
      let otherwise = Label()
      decide(left, jumpWhen: false, to: otherwise)
      value(right, into: slot)
      release(to: mark)
      assembler.jump(.jump, to: end)
      assembler.bind(otherwise)
      constant(0, to: slot.number)
      assembler.bind(end)
      return slot
    }
    value(left, into: slot)
    release(to: mark)
    assembler.jump(isAnd ? .jumpFalse : .jumpTrue, slot.number, to: end)
    value(right, into: slot)
    release(to: mark)
    assembler.bind(end)
    return slot
  }

  private func ternary(
    _ condition: TypedExpression, _ left: TypedExpression, _ right: TypedExpression,
    _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(expression.type.layout)
    let mark = free
    let otherwise = Label()
    let end = Label()
    decide(condition, jumpWhen: false, to: otherwise)
    value(left, into: slot)
    release(to: mark)
    assembler.jump(.jump, to: end)
    assembler.bind(otherwise)
    value(right, into: slot)
    release(to: mark)
    assembler.bind(end)
    return slot
  }

  // MARK: Made of parts

  private func tuple(
    _ elements: [TypedExpression], _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(expression.type.layout)
    let mark = free
    var place = slot
    for element in elements {
      value(element, into: place)
      release(to: mark)
      place = place + element.type.layout
    }
    return slot
  }

  private func makeCase(
    _ enumCase: EnumCase, _ arguments: [TypedExpression], _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    if enumCase.owner.isIndirect {
      return makeIndirectCase(enumCase, arguments, expression, into: target)
    }
    let layout = expression.type.layout
    let slot = target ?? allocate(layout)
    let mark = free
    var place = slot + .number
    for argument in arguments {
      value(argument, into: place)
      release(to: mark)
      place = place + argument.type.layout
    }
    let rest = slot.reference + layout.references - place.reference
    if rest > 0 { assembler.emit(.clear, place.reference, 0, rest) }
    integer(enumCase.tag, to: slot.number)
    return slot
  }

  private func makeIndirectCase(
    _ enumCase: EnumCase, _ arguments: [TypedExpression], _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(.reference)
    let mark = free
    let layout = expression.type.indirectLayout
    let box = allocateReference()
    assembler.emit(.newBox, box, 0, assembler.layout(layout))
    let content = allocate(layout)
    let inner = free
    integer(enumCase.tag, to: content.number)
    var place = content + .number
    for argument in arguments {
      value(argument, into: place)
      release(to: inner)
      let cell = Place.cell(
        box,
        Layout(place.number - content.number, place.reference - content.reference), required: nil)
      store(place, argument.type, to: cell, moving: true)
      place = place + argument.type.layout
    }
    store(content, .int, to: .cell(box, .none, required: nil))
    take(Slot(number: slot.number, reference: box), to: slot, .reference)
    release(to: mark)
    return slot
  }

  private func interpolation(
    _ segments: [TypedSegment], _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(.reference)
    let mark = free
    let first = free.reference
    var count = 0
    for segment in segments {
      let text = allocate(.reference)
      let inner = free
      switch segment {
      case .text(let string):
        assembler.emit(.object, text.reference, assembler.string(string))
      case .value(let value):
        describe(value, debug: false, into: text)
      }
      release(to: inner)
      count += 1
    }
    assembler.emit(.concatenateMany, slot.reference, first, count)
    release(to: mark)
    return slot
  }

  /// Computes the text of a value.
  func describe(_ expression: TypedExpression, debug: Bool, into target: Slot) {
    let mark = free
    if expression.type == .string, !debug {
      value(expression, into: target)
    } else {
      let slot = value(expression)
      describe(slot, expression.type, debug: debug, into: target)
    }
    release(to: mark)
  }

  func describe(_ slot: Slot, _ type: Type, debug: Bool, into target: Slot) {
    assembler.emit(.describe, k: debug ? 1 : 0, target.reference, slot.number, slot.reference)
    assembler.emit(.extra, assembler.type(type))
  }

  // MARK: Collections

  private func array(
    _ elements: [TypedExpression], _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    guard case .array(let element) = expression.type else { return value(expression) }
    let slot = target ?? allocate(.reference)
    let mark = free
    // The array is created in registers that no element's code can access.
    let array = allocate(.reference)
    assembler.emit(.newArray, array.reference, 0, assembler.type(element))
    let inner = free
    for value in elements {
      let place = self.value(value)
      assembler.emit(.appendElement, array.reference, place.number, place.reference)
      release(to: inner)
    }
    take(array, to: slot, .reference)
    release(to: mark)
    return slot
  }

  private func dictionary(
    _ pairs: [(key: TypedExpression, value: TypedExpression)], _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(.reference)
    let mark = free
    let dictionary = allocate(.reference)
    assembler.emit(.newDictionary, dictionary.reference, 0, assembler.type(expression.type))
    let inner = free
    for pair in pairs {
      let slots = values([pair.key, pair.value])
      assembler.mark(pair.key.range)
      assembler.emit(
        .setKey, k: 1, dictionary.reference, slots[0].number, slots[0].reference)
      assembler.emit(.extra, slots[1].number, slots[1].reference)
      release(to: inner)
    }
    take(dictionary, to: slot, .reference)
    release(to: mark)
    return slot
  }

  private func set(
    _ elements: [TypedExpression], _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let slot = target ?? allocate(.reference)
    let mark = free
    let set = allocate(.reference)
    assembler.emit(.newDictionary, set.reference, 0, assembler.type(expression.type))
    let inner = free
    for element in elements {
      let place = value(element)
      assembler.emit(.setKey, set.reference, place.number, place.reference)
      assembler.emit(.extra, 0, 0)
      release(to: inner)
    }
    take(set, to: slot, .reference)
    release(to: mark)
    return slot
  }
}
