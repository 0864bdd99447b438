import Records
import SourceTree
import TypedProgram

extension FunctionCompiler {
  func intrinsic(
    _ intrinsic: Intrinsic, _ arguments: [TypedExpression], _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    let mark = free
    if let slot = withConstant(intrinsic, arguments, expression, into: target) { return slot }
    // A target among the free registers must not be allocated for an operand.
    let slot = target ?? allocate(expression.type.layout)
    let inner = free
    switch intrinsic {
    case .describe, .debugDescribe:
      var debug = false
      if case .debugDescribe = intrinsic { debug = true }
      describe(arguments[0], debug: debug, into: slot)
    default:
      let slots = values(arguments)
      assembler.mark(expression.range)
      self.intrinsic(
        intrinsic, Array(zip(slots, arguments.map(\.type))), expression.type, into: slot)
    }
    release(to: target == nil ? inner : mark)
    return slot
  }

  /// Arithmetic with a constant on the right.
  private func withConstant(
    _ intrinsic: Intrinsic, _ arguments: [TypedExpression], _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot? {
    guard case .arithmetic(let operation, let kind) = intrinsic, arguments.count == 2 else {
      return nil
    }
    let op: Opcode
    let bits: UInt64
    switch (kind, arguments[1].kind, operation) {
    case (.floating(let floating), .number(let value), _) where floating != .float:
      bits = value.bitPattern
      switch operation {
      case .add: op = .addDoubleConstant
      case .subtract: op = .subtractDoubleConstant
      case .multiply: op = .multiplyDoubleConstant
      case .divide: op = .divideDoubleConstant
      case .remainder: return nil
      }
    case (.integer(.int), .integer(let value), .add), (.integer(.int64), .integer(let value), .add):
      op = .addIntegerConstant
      bits = UInt64(bitPattern: value)
    case (.integer(.int), .integer(let value), .subtract),
      (.integer(.int64), .integer(let value), .subtract):
      op = .subtractIntegerConstant
      bits = UInt64(bitPattern: value)
    default: return nil
    }
    let slot = target ?? allocate(.number)
    let mark = free
    let left = value(arguments[0])
    assembler.mark(expression.range)
    assembler.emit(op, slot.number, left.number, assembler.constant(bits))
    release(to: mark)
    return slot
  }

  /// An operation on values that are in registers.
  func intrinsic(
    _ intrinsic: Intrinsic, _ arguments: [(Slot, Type)], _ type: Type, into slot: Slot
  ) {
    let a = slot.number
    let b = arguments.first?.0.number ?? 0
    let c = arguments.count > 1 ? arguments[1].0.number : 0
    switch intrinsic {
    case .arithmetic(let operation, let kind): arithmetic(operation, kind, a, b, c)
    case .compare(let comparison, let kind): compare(comparison, kind, a, b, c)
    case .negate(.floating): assembler.emit(.negateDouble, a, b)
    case .negate(.integer(let kind)):
      assembler.emit(.negateInteger, a, b)
      checkRange(kind, a)
    case .bits(let operation, let kind): bits(operation, kind, a, b, c)
    case .complement(let kind):
      assembler.emit(.complement, a, b)
      truncate(kind, a)
    case .wrapping(let operation, let kind):
      switch operation {
      case .add: assembler.emit(.wrappingAdd, a, b, c)
      case .subtract: assembler.emit(.wrappingSubtract, a, b, c)
      default: assembler.emit(.wrappingMultiply, a, b, c)
      }
      truncate(kind, a)
    case .convert(let from, let to): convert(from, to, a, b)
    case .mathematics(let function, let kind):
      let index = Intrinsic.Mathematics.allCases.firstIndex(of: function) ?? 0
      assembler.emit(.mathematics, k: index, a, b, c)
      roundToFloat(kind, a)
    case .absolute(.floating): assembler.emit(.absoluteDouble, a, b)
    case .absolute(.integer(let kind)): absolute(kind, a, b)
    case .minimum(let kind): choose(kind, isMinimum: true, a, b, c)
    case .maximum(let kind): choose(kind, isMinimum: false, a, b, c)
    case .not: assembler.emit(.not, a, b)
    case .boolEqual: assembler.emit(.equalNumber, a, b, c)
    case .concatenate:
      assembler.emit(
        .concatenate, slot.reference, arguments[0].0.reference, arguments[1].0.reference)
    case .compareStrings(let comparison):
      assembler.emit(
        .compareStrings, k: comparison.code, a, arguments[0].0.reference,
        arguments[1].0.reference)
    case .identical:
      assembler.emit(.identical, a, arguments[0].0.reference, arguments[1].0.reference)
    case .equal(let type): equal(type, arguments[0].0, arguments[1].0, into: a)
    case .implementing(let requirement):
      assembler.emit(
        .implementing, slot.reference, arguments[0].0.reference,
        site(requirement.function, nil, .none, .none))
    case .isNull: isNull(arguments[0].1, arguments[0].0, into: a)
    case .describe(let type): describe(arguments[0].0, type, debug: false, into: slot)
    case .debugDescribe(let type): describe(arguments[0].0, type, debug: true, into: slot)
    case .hash(let type):
      assembler.emit(.hash, a, b, arguments[0].0.reference)
      assembler.emit(.extra, assembler.type(type))
    case .dynamicType(let type), .dynamicSelf(let type):
      assembler.emit(.dynamicType, slot.reference, b, arguments[0].0.reference)
      assembler.emit(.extra, assembler.type(type))
    case .range(let bound, _):
      copy(arguments[0].0, to: slot, bound.layout)
      copy(arguments[1].0, to: slot + bound.layout, bound.layout)
      assembler.emit(.checkBounds, 0, slot.number, slot.reference)
      assembler.emit(.extra, assembler.type(bound))
    case .stop(.fatalError):
      assembler.emit(
        .stopWith, k: StopCode.fatalError.rawValue, arguments.first?.0.reference ?? 0,
        arguments.isEmpty ? 0 : 1)
    case .stop(let kind):
      let code = kind == .assertion ? StopCode.assertion : .precondition
      let holds = Label()
      assembler.jump(.jumpTrue, b, to: holds)
      assembler.emit(
        .stopWith, k: code.rawValue,
        arguments.count > 1 ? arguments[1].0.reference : 0, arguments.count > 1 ? 1 : 0)
      assembler.bind(holds)
    case .print:
      assembler.emit(.print, arguments[0].0.reference)
    case .arrayCount: assembler.emit(.arrayCount, a, arguments[0].0.reference)
    case .arrayElement(let element):
      arrayElement(
        element, array: arguments[0].0.reference, index: c, into: slot)
    }
  }

  func arrayElement(_ element: Type, array: Int, index: Int, into slot: Slot) {
    if element.isNullable {
      assembler.emit(.objectElement, slot.reference, array, index)
    } else if element.layout == .number {
      assembler.emit(.numberElement, slot.number, array, index)
    } else {
      assembler.emit(.arrayElement, array, index, slot.number)
      assembler.emit(.extra, slot.reference)
    }
  }

  // MARK: Numbers

  private func arithmetic(
    _ operation: Intrinsic.Arithmetic, _ kind: NumberKind, _ a: Int, _ b: Int, _ c: Int
  ) {
    switch kind {
    case .floating(let kind):
      let op: Opcode =
        switch operation {
        case .add: .addDouble
        case .subtract: .subtractDouble
        case .multiply: .multiplyDouble
        case .divide: .divideDouble
        case .remainder: .remainderDouble
        }
      assembler.emit(op, a, b, c)
      roundToFloat(kind, a)
    case .integer(let kind):
      let isUnsigned = kind == .uint || kind == .uint64
      let op: Opcode =
        switch operation {
        case .add: isUnsigned ? .addUnsigned : .addInteger
        case .subtract: isUnsigned ? .subtractUnsigned : .subtractInteger
        case .multiply: isUnsigned ? .multiplyUnsigned : .multiplyInteger
        case .divide: isUnsigned ? .divideUnsigned : .divideInteger
        case .remainder: isUnsigned ? .remainderUnsigned : .remainderInteger
        }
      assembler.emit(op, a, b, c)
      checkRange(kind, a)
    }
  }

  private func roundToFloat(_ kind: FloatingKind, _ register: Int) {
    if kind == .float { assembler.emit(.roundToFloat, register) }
  }

  /// Stops when the result of 64-bit arithmetic does not fit a narrower kind.
  private func checkRange(_ kind: IntegerKind, _ register: Int) {
    switch kind {
    case .int, .int64, .uint, .uint64: break
    default: assembler.emit(.checkRange, k: Int(kind.rawValue), register)
    }
  }

  private func truncate(_ kind: IntegerKind, _ register: Int) {
    switch kind {
    case .int, .int64, .uint, .uint64: break
    default: assembler.emit(.truncateInteger, k: Int(kind.rawValue), register)
    }
  }

  private func bits(
    _ operation: Intrinsic.BitOperation, _ kind: IntegerKind, _ a: Int, _ b: Int, _ c: Int
  ) {
    switch operation {
    case .and: assembler.emit(.bitAnd, a, b, c)
    case .or: assembler.emit(.bitOr, a, b, c)
    case .exclusiveOr: assembler.emit(.bitExclusiveOr, a, b, c)
    case .shiftLeft: assembler.emit(.shiftLeft, k: Int(kind.rawValue), a, b, c)
    case .shiftRight: assembler.emit(.shiftRight, k: Int(kind.rawValue), a, b, c)
    }
  }

  private func absolute(_ kind: IntegerKind, _ a: Int, _ b: Int) {
    guard kind.isSigned else {
      if a != b { assembler.emit(.move, a, b) }
      return
    }
    let mark = free
    let zero = allocateNumber()
    let positive = Label()
    let end = Label()
    integer(0, to: zero)
    assembler.jump(.jumpLessInteger, k: 0, b, zero, to: positive)
    assembler.emit(.negateInteger, a, b)
    checkRange(kind, a)
    assembler.jump(.jump, to: end)
    assembler.bind(positive)
    if a != b { assembler.emit(.move, a, b) }
    assembler.bind(end)
    release(to: mark)
  }

  private func choose(_ kind: NumberKind, isMinimum: Bool, _ a: Int, _ b: Int, _ c: Int) {
    guard case .integer(let integer) = kind else {
      assembler.emit(isMinimum ? .minimumDouble : .maximumDouble, a, b, c)
      return
    }
    let mark = free
    let result = allocateNumber()
    let end = Label()
    let op: Opcode = integer.isSigned ? .jumpLessInteger : .jumpLessUnsigned
    assembler.emit(.move, result, b)
    // `min` returns the first of two equal values and `max` the second, which for numbers is the
    // same.
    assembler.jump(op, k: 0, isMinimum ? c : b, isMinimum ? b : c, to: end)
    assembler.emit(.move, result, c)
    assembler.bind(end)
    assembler.emit(.move, a, result)
    release(to: mark)
  }

  private func compare(
    _ comparison: Intrinsic.Comparison, _ kind: NumberKind, _ a: Int, _ b: Int, _ c: Int
  ) {
    let less: Opcode
    let lessOrEqual: Opcode
    let equal: Opcode
    let notEqual: Opcode
    switch kind {
    case .floating:
      (less, lessOrEqual, equal, notEqual) = (
        .lessDouble, .lessOrEqualDouble, .equalDouble, .notEqualDouble
      )
    case .integer(let kind):
      (equal, notEqual) = (.equalNumber, .notEqualNumber)
      less = kind.isSigned ? .lessInteger : .lessUnsigned
      lessOrEqual = kind.isSigned ? .lessOrEqualInteger : .lessOrEqualUnsigned
    }
    switch comparison {
    case .equal: assembler.emit(equal, a, b, c)
    case .notEqual: assembler.emit(notEqual, a, b, c)
    case .less: assembler.emit(less, a, b, c)
    case .lessOrEqual: assembler.emit(lessOrEqual, a, b, c)
    case .greater: assembler.emit(less, a, c, b)
    case .greaterOrEqual: assembler.emit(lessOrEqual, a, c, b)
    }
  }

  private func convert(_ from: NumberKind, _ to: NumberKind, _ a: Int, _ b: Int) {
    switch (from, to) {
    case (.floating(let from), .floating(let to)):
      if a != b { assembler.emit(.move, a, b) }
      if to == .float, from != .float { assembler.emit(.roundToFloat, a) }
    case (.integer(let from), .floating(let to)):
      assembler.emit(from.isSigned ? .integerToDouble : .unsignedToDouble, a, b)
      roundToFloat(to, a)
    case (.floating, .integer(let to)):
      assembler.emit(.doubleToInteger, k: Int(to.rawValue), a, b)
    case (.integer(let from), .integer(let to)):
      assembler.emit(.integerToInteger, k: Int(to.rawValue), a, b, from.isSigned ? 0 : 1)
    }
  }

  // MARK: Equality

  private func equal(_ type: Type, _ left: Slot, _ right: Slot, into a: Int) {
    switch type {
    case .integer, .bool: assembler.emit(.equalNumber, a, left.number, right.number)
    case .floating: assembler.emit(.equalDouble, a, left.number, right.number)
    case .string, .character:
      assembler.emit(
        .compareStrings, k: Intrinsic.Comparison.equal.code, a, left.reference, right.reference)
    default:
      assembler.emit(.equal, a, left.number, left.reference)
      assembler.emit(.extra, right.number, right.reference, assembler.type(type))
    }
  }

  func isNull(_ type: Type, _ slot: Slot, into a: Int) {
    guard let wrapped = type.wrapped else { return integer(0, to: a) }
    if wrapped.isNullable {
      assembler.emit(.isNil, a, slot.reference)
    } else {
      assembler.emit(.not, a, slot.number)
    }
  }
}
