import Records
import SourceTree
import TypedProgram

// Conditions as jumps.

extension FunctionCompiler {
  /// Jumps if a condition has the value `jumpWhen`; otherwise continues after it.
  func decide(_ expression: TypedExpression, jumpWhen: Bool, to label: Label) {
    if case .sequence(let statements, let test) = expression.kind,
      statements.allSatisfy(\.isExpression)
    {
      // A step before a condition, as in a loop of C: nothing of it has to be released afterwards.
      if isTraced, inExpression == 0 { traceLine(TypedStatement(.expression(test), test.range)) }
      inExpression += 1
      for statement in statements { self.statement(statement) }
      inExpression -= 1
      return decide(test, jumpWhen: jumpWhen, to: label)
    }
    if isTraced, decideTraced(expression, jumpWhen: jumpWhen, to: label) { return }
    let mark = free
    switch expression.kind {
    case .boolean(let value):
      if value == jumpWhen { assembler.jump(.jump, to: label) }
    case .intrinsic(.not, let arguments):
      decide(arguments[0], jumpWhen: !jumpWhen, to: label)
    case .and(let left, let right):
      if jumpWhen {
        let end = Label()
        decide(left, jumpWhen: false, to: end)
        decide(right, jumpWhen: true, to: label)
        assembler.bind(end)
      } else {
        decide(left, jumpWhen: false, to: label)
        decide(right, jumpWhen: false, to: label)
      }
    case .or(let left, let right):
      if jumpWhen {
        decide(left, jumpWhen: true, to: label)
        decide(right, jumpWhen: true, to: label)
      } else {
        let end = Label()
        decide(left, jumpWhen: true, to: end)
        decide(right, jumpWhen: false, to: label)
        assembler.bind(end)
      }
    case .intrinsic(.compare(let comparison, let kind), let arguments):
      let slots = values(arguments)
      assembler.mark(expression.range)
      // The temporaries are numbers, so nothing has to be released on either path.
      jump(comparison, kind, slots[0].number, slots[1].number, when: jumpWhen, to: label)
    case .intrinsic(.isNull, let arguments):
      let type = arguments[0].type
      guard let wrapped = type.wrapped else { break }
      let slot = value(arguments[0])
      if isTemporary(slot, since: mark), type.layout.references > 0 {
        let flag = allocateNumber()
        isNull(type, slot, into: flag)
        releaseKeeping(mark)
        assembler.jump(jumpWhen ? .jumpTrue : .jumpFalse, flag, to: label)
      } else {
        jumpNil(slot, wrapped, when: jumpWhen, to: label)
      }
    default:
      let slot = value(expression)
      releaseKeeping(mark)
      assembler.jump(jumpWhen ? .jumpTrue : .jumpFalse, slot.number, to: label)
    }
    release(to: mark)
  }

  /// Releases temporary objects while a temporary number is still needed.
  private func releaseKeeping(_ mark: Slot) {
    let numbers = free.number
    release(to: Slot(number: numbers, reference: mark.reference))
    free = Slot(number: numbers, reference: mark.reference)
  }

  private func jump(
    _ comparison: Intrinsic.Comparison, _ kind: NumberKind, _ left: Int, _ right: Int, when: Bool,
    to label: Label
  ) {
    let less: Opcode
    let lessOrEqual: Opcode
    let equal: Opcode
    switch kind {
    case .floating:
      (less, lessOrEqual, equal) = (.jumpLessDouble, .jumpLessOrEqualDouble, .jumpEqualDouble)
    case .integer(let kind):
      equal = .jumpEqualNumber
      less = kind.isSigned ? .jumpLessInteger : .jumpLessUnsigned
      lessOrEqual = kind.isSigned ? .jumpLessOrEqualInteger : .jumpLessOrEqualUnsigned
    }
    let k = when ? 1 : 0
    switch comparison {
    case .equal: assembler.jump(equal, k: k, left, right, to: label)
    case .notEqual: assembler.jump(equal, k: 1 - k, left, right, to: label)
    case .less: assembler.jump(less, k: k, left, right, to: label)
    case .lessOrEqual: assembler.jump(lessOrEqual, k: k, left, right, to: label)
    case .greater: assembler.jump(less, k: k, right, left, to: label)
    case .greaterOrEqual: assembler.jump(lessOrEqual, k: k, right, left, to: label)
    }
  }
}

extension Intrinsic.Comparison {
  /// Its number in instructions.
  var code: Int {
    switch self {
    case .equal: 0
    case .notEqual: 1
    case .less: 2
    case .lessOrEqual: 3
    case .greater: 4
    case .greaterOrEqual: 5
    }
  }
}

extension TypedStatement {
  /// Whether it is an expression, which binds nothing.
  fileprivate var isExpression: Bool {
    if case .expression = kind { return true }
    return false
  }
}
