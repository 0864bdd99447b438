import Records
import SourceTree
import TypedProgram

// `for` over ranges, collections, strides and iterators.

extension FunctionCompiler {
  func forLoop(_ loop: TypedForLoop) {
    let mark = free
    let leave = Label()
    switch loop.sequence {
    case .range(let range, let isClosed): rangeLoop(loop, range, isClosed, leave)
    case .array(let array):
      if let base = reversedBase(of: array) {
        backwardLoop(loop, ownArray(base), element(of: array.type), leave)
      } else {
        arrayLoop(loop, ownArray(array), element(of: array.type), leave)
      }
    case .characters(let text):
      let slot = value(text)
      let characters = allocate(.reference)
      assembler.emit(.characters, characters.reference, slot.reference)
      arrayLoop(loop, characters, .character, leave)
    case .dictionary(let dictionary), .set(let dictionary):
      dictionaryLoop(loop, dictionary, leave)
    case .stride(let from, let to, let by, let isThrough):
      strideLoop(loop, from, to, by, isThrough, leave)
    case .iterator(let iterator, let next): iteratorLoop(loop, iterator, next, leave)
    }
    assembler.bind(leave)
    release(to: mark)
  }

  private func element(of type: Type) -> Type {
    guard case .array(let element) = type else { return .error }
    return element
  }

  /// Compiles the body for one element, which is in `slot`.
  private func turn(_ loop: TypedForLoop, _ slot: Slot, _ leave: Label) {
    let mark = free
    let next = Label()
    // `continue` preserves the loop's own registers.
    targets[ObjectIdentifier(loop.target)] = LoopTarget(
      leave: leave, turn: next, depth: scopes.count, mark: mark)
    scopes.append(BlockScope(mark: mark))
    if case .variable(let variable) = loop.pattern.kind, !Self.isBoxed(variable) {
      variables[ObjectIdentifier(variable)] = .registers(slot)
    } else {
      match(loop.pattern, slot, otherwise: next)
    }
    if isTraced { tracePattern(loop.pattern) }
    if let condition = loop.condition { decide(condition, jumpWhen: false, to: next) }
    run(loop.body[...])
    endScope()
    assembler.bind(next)
    release(to: mark)
    if isTraced { assembler.emit(.traceEnd) }
  }

  private func rangeLoop(
    _ loop: TypedForLoop, _ range: TypedExpression, _ isClosed: Bool, _ leave: Label
  ) {
    guard case .range(let bound, _) = range.type else { return }
    var isSigned = true
    if case .integer(let kind) = bound { isSigned = kind.isSigned }
    let bounds = allocate(range.type.layout)
    let mark = free
    value(range, into: bounds)
    release(to: mark)
    let index = allocateNumber()
    assembler.emit(.move, index, bounds.number)
    let last = bounds.number + 1
    let less: Opcode = isSigned ? .jumpLessInteger : .jumpLessUnsigned
    // Skips the loop if there is nothing to do.
    if isClosed {
      assembler.jump(less, k: 1, last, index, to: leave)
    } else {
      assembler.jump(less, k: 0, index, last, to: leave)
    }
    turns { start in
      // The loop's variable is a copy, so the body cannot see it change.
      let element = allocate(.number)
      assembler.emit(.move, element.number, index)
      turn(loop, element, leave)
      if isClosed { assembler.jump(less, k: 0, index, last, to: leave) }
      assembler.emit(.addIntegerConstant, index, index, assembler.constant(1))
      if !isClosed { assembler.jump(less, k: 0, index, last, to: leave) }
      assembler.jump(.jumpBack, to: start)
    }
  }

  /// A reference of its own to the array of a loop: the body may change the variable that contained
  /// it.
  private func ownArray(_ array: TypedExpression) -> Slot {
    let mark = free
    let slot = value(array)
    if isTemporary(slot, since: mark) { return slot }
    let own = allocate(.reference)
    copy(slot, to: own, .reference)
    return own
  }

  private func arrayLoop(
    _ loop: TypedForLoop, _ own: Slot, _ element: Type, _ leave: Label
  ) {
    let index = allocateNumber()
    let count = allocateNumber()
    integer(0, to: index)
    assembler.emit(.arrayCount, count, own.reference)
    turns { start in
      assembler.jump(.jumpLessInteger, k: 0, index, count, to: leave)
      let slot = allocate(element.layout)
      arrayElement(element, array: own.reference, index: index, into: slot)
      turn(loop, slot, leave)
      assembler.emit(.addIntegerConstant, index, index, assembler.constant(1))
      assembler.jump(.jumpBack, to: start)
    }
  }

  /// The array that a call of the library's `reversed()` reverses. No reversed copy has to be made
  /// if only a loop uses it; traced code shows every call and makes it.
  private func reversedBase(of array: TypedExpression) -> TypedExpression? {
    guard !isTraced, case .call(let function, let base?, let arguments) = array.kind,
      arguments.isEmpty, case .host(let host) = function.implementation, host.name == "reversed",
      case .array = base.type, base.type == array.type
    else { return nil }
    return base
  }

  /// A loop from the last element to the first.
  private func backwardLoop(
    _ loop: TypedForLoop, _ own: Slot, _ element: Type, _ leave: Label
  ) {
    let index = allocateNumber()
    let zero = allocateNumber()
    assembler.emit(.arrayCount, index, own.reference)
    integer(0, to: zero)
    turns { start in
      assembler.jump(.jumpLessInteger, k: 0, zero, index, to: leave)
      assembler.emit(.subtractIntegerConstant, index, index, assembler.constant(1))
      let slot = allocate(element.layout)
      arrayElement(element, array: own.reference, index: index, into: slot)
      turn(loop, slot, leave)
      assembler.jump(.jumpBack, to: start)
    }
  }

  private func dictionaryLoop(
    _ loop: TypedForLoop, _ expression: TypedExpression, _ leave: Label
  ) {
    var layout = Layout.none
    switch expression.type {
    case .dictionary(let key, let value): layout = key.layout + value.layout
    case .set(let element): layout = element.layout
    default: return
    }
    let own = allocate(.reference)
    let mark = free
    value(expression, into: own)
    release(to: mark)
    let index = allocateNumber()
    let count = allocateNumber()
    integer(0, to: index)
    assembler.emit(.dictionaryCount, count, own.reference)
    turns { start in
      assembler.jump(.jumpLessInteger, k: 0, index, count, to: leave)
      let slot = allocate(layout)
      assembler.emit(.dictionaryEntry, own.reference, slot.number, slot.reference)
      assembler.emit(.extra, index)
      turn(loop, slot, leave)
      assembler.emit(.addIntegerConstant, index, index, assembler.constant(1))
      assembler.jump(.jumpBack, to: start)
    }
  }

  private func strideLoop(
    _ loop: TypedForLoop, _ from: TypedExpression, _ to: TypedExpression, _ by: TypedExpression,
    _ isThrough: Bool, _ leave: Label
  ) {
    var isInteger = false
    if case .integer = from.type { isInteger = true }
    let bounds = [from, to, by].map { expression in
      let slot = allocate(.number)
      let mark = free
      value(expression, into: slot)
      release(to: mark)
      return slot.number
    }
    let (current, limit, step) = (bounds[0], bounds[1], bounds[2])
    let zero = allocateNumber()
    integer(0, to: zero)
    let less: Opcode = isInteger ? .jumpLessInteger : .jumpLessDouble
    let lessOrEqual: Opcode = isInteger ? .jumpLessOrEqualInteger : .jumpLessOrEqualDouble
    let equal: Opcode = isInteger ? .jumpEqualNumber : .jumpEqualDouble
    let valid = Label()
    assembler.jump(equal, k: 0, step, zero, to: valid)
    assembler.emit(.stopWith, k: StopCode.strideOfZero.rawValue)
    assembler.bind(valid)
    let count = allocateNumber()
    let start = allocateNumber()
    if !isInteger {
      // Swift multiplies, so errors do not accumulate.
      assembler.emit(.constant, count, assembler.constant(0))
      assembler.emit(.move, start, current)
    }
    turns { turn in
      let up = Label()
      let body = Label()
      assembler.jump(less, k: 1, zero, step, to: up)
      assembler.jump(isThrough ? less : lessOrEqual, k: 1, current, limit, to: leave)
      assembler.jump(.jump, to: body)
      assembler.bind(up)
      assembler.jump(isThrough ? less : lessOrEqual, k: 1, limit, current, to: leave)
      assembler.bind(body)
      let element = allocate(.number)
      assembler.emit(.move, element.number, current)
      self.turn(loop, element, leave)
      if isInteger {
        assembler.emit(.addInteger, current, current, step)
      } else {
        assembler.emit(.addDoubleConstant, count, count, assembler.constant(1.0.bitPattern))
        assembler.emit(.multiplyDouble, current, count, step)
        assembler.emit(.addDouble, current, current, start)
      }
      assembler.jump(.jumpBack, to: turn)
    }
  }

  private func iteratorLoop(
    _ loop: TypedForLoop, _ iterator: TypedExpression, _ next: Function, _ leave: Label
  ) {
    let own = allocate(iterator.type.layout)
    let mark = free
    value(iterator, into: own)
    release(to: mark)
    let isObject = iterator.type.isObject || iterator.type.isExistential
    let operand: Operand =
      next.isMutating && !isObject
      ? .place(.registers(own), iterator.type) : .slot(own, iterator.type)
    guard let element = next.result.wrapped else { return }
    turns { start in
      let optional = call(
        next, [operand], result: next.result, isSend: isObject, isSuper: false, into: nil)
      jumpNil(optional, element, to: leave)
      turn(loop, optional + Self.payload(element), leave)
      letGo(from: mark)
      assembler.jump(.jumpBack, to: start)
    }
  }
}
