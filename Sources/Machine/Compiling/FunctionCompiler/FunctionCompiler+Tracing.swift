import Records
import SourceTree
import TypedProgram

/// A fact that traced code records, with the registers of its values.
struct FactTemplate {
  enum Kind {
    case assigned(String)
    /// An optional was bound to a name, or was nil; the operand is the optional.
    case bound(String)
    /// The texts around the values; the first operand is the result.
    case decided([String])
    case returned
    case show(text: String)
  }

  let kind: Kind
  let operands: [(type: Type, slot: Slot)]

  init(_ kind: Kind, _ operands: [(Type, Slot)]) {
    self.kind = kind
    self.operands = operands.map { ($0.0, $0.1) }
  }
}

// The additions of the traced body of a function to the plain one's code.

extension FunctionCompiler {
  /// Records the beginning of a line.
  func traceLine(_ statement: TypedStatement) {
    guard let file else { return }
    switch statement.kind {
    case .doBlock, .localFunction, .deferred, .declare: return
    default: break
    }
    assembler.emit(.traceLine, 0, 0, assembler.line(file.listedLine(of: statement.range.start)))
  }

  private func emit(_ fact: FactTemplate) {
    assembler.emit(.traceFact, 0, 0, assembler.fact(fact))
  }

  /// Records the first value of a constant or variable.
  func traceBinding(_ variable: LocalVariable, _ place: Place) {
    guard isTraced, !variable.isHidden else { return }
    let mark = free
    let slot = load(place, variable.type, into: nil)
    emit(FactTemplate(.assigned(variable.name), [(variable.type, slot)]))
    release(to: mark)
  }

  /// Records the values of several names.
  func tracePattern(_ pattern: TypedPattern) {
    guard isTraced else { return }
    for variable in pattern.variables { traceBinding(variable, place(of: variable)) }
  }

  /// Records a write to a variable or property.
  func traceAssignment(_ target: TypedExpression, _ place: Place) {
    guard isTraced, let name = nameText(target) else { return }
    switch place {
    case .computed, .subscripted, .part: return
    default: break
    }
    let mark = free
    let slot = load(place.withoutRequirement, target.type, into: nil)
    emit(FactTemplate(.assigned(name), [(target.type, slot)]))
    release(to: mark)
  }

  /// Records the decision of `let x = optional`.
  func traceOptional(_ pattern: TypedPattern, _ slot: Slot, _ wrapped: Type) {
    guard case .variable(let variable) = pattern.kind, !variable.isHidden else { return }
    emit(FactTemplate(.bound(variable.name), [(.optional(wrapped), slot)]))
  }

  /// Records the function's result; a condition is recorded by the part that decided it.
  func traceReturn(_ value: TypedExpression, into place: Slot) {
    if value.type == .bool, value.isCondition {
      let no = Label()
      let end = Label()
      decide(value, jumpWhen: false, to: no)
      integer(1, to: place.number)
      assembler.jump(.jump, to: end)
      assembler.bind(no)
      integer(0, to: place.number)
      assembler.bind(end)
      return
    }
    if value.type == .bool { traceReads(in: value) }
    self.value(value, into: place)
    emit(FactTemplate(.returned, [(value.type, place)]))
  }

  /// Compiles a condition whose parts are recorded; returns false for those that consist of others.
  func decideTraced(_ expression: TypedExpression, jumpWhen: Bool, to label: Label) -> Bool {
    switch expression.kind {
    case .boolean: return false
    case .and(let left, let right):
      decideBoth(left, right, decisive: false, jumpWhen: jumpWhen, to: label)
      return true
    case .or(let left, let right):
      decideBoth(left, right, decisive: true, jumpWhen: jumpWhen, to: label)
      return true
    case .intrinsic(.not, let arguments) where arguments[0].isJunction:
      let outer = recordsWhen
      recordsWhen = outer.map { !$0 }
      decide(arguments[0], jumpWhen: !jumpWhen, to: label)
      recordsWhen = outer
      return true
    default: break
    }
    if expression.isMadeUp { return false }
    let mark = free
    if !isSilent, recordsWhen == nil, !expression.isCondition { traceReads(in: expression) }
    let flag = allocateNumber()
    let fact = decision(expression, flag)
    let outer = recordsWhen
    recordsWhen = nil
    if isSilent {
      // Recorded by the code around it.
    } else if let outer {
      let silent = Label()
      assembler.jump(outer ? .jumpFalse : .jumpTrue, flag, to: silent)
      emit(fact)
      assembler.bind(silent)
    } else {
      emit(fact)
    }
    recordsWhen = outer
    let numbers = free.number
    release(to: Slot(number: numbers, reference: mark.reference))
    assembler.jump(jumpWhen ? .jumpTrue : .jumpFalse, flag, to: label)
    free = Slot(number: numbers, reference: mark.reference)
    release(to: mark)
    return true
  }

  /// `&&` and `||`: only the part that decided is recorded.
  private func decideBoth(
    _ left: TypedExpression, _ right: TypedExpression, decisive: Bool, jumpWhen: Bool,
    to label: Label
  ) {
    let outer = recordsWhen
    let outerSilence = isSilent
    let end = Label()
    // The left part alone decides only when it is `decisive`; if the enclosing code wants the other
    // answer recorded, it records nothing.
    if outer == !decisive { isSilent = true } else { recordsWhen = decisive }
    decide(left, jumpWhen: decisive, to: decisive == jumpWhen ? label : end)
    recordsWhen = outer
    isSilent = outerSilence
    decide(right, jumpWhen: jumpWhen, to: label)
    assembler.bind(end)
  }

  /// Computes a condition into `flag`; returns the template for its record.
  private func decision(_ expression: TypedExpression, _ flag: Int) -> FactTemplate {
    var inner = expression
    var isNegated = false
    if case .intrinsic(.not, let arguments) = expression.kind,
      case .intrinsic(let intrinsic, _) = arguments[0].kind, intrinsic.isEquality
    {
      inner = arguments[0]
      isNegated = true
    }
    let answer: (Type, Slot) = (.bool, Slot(number: flag, reference: free.reference))
    if case .intrinsic(let intrinsic, let arguments) = inner.kind,
      let sign = intrinsic.sign(isNegated: isNegated)
    {
      let slots = values(arguments)
      assembler.mark(expression.range)
      self.intrinsic(
        intrinsic, Array(zip(slots, arguments.map(\.type))), .bool,
        into: Slot(number: flag, reference: free.reference))
      if isNegated { assembler.emit(.not, flag, flag) }
      let operands = Array(zip(arguments.map(\.type), slots))
      let texts = arguments.count == 1 ? ["", " \(sign) nil"] : ["", " \(sign) ", ""]
      return FactTemplate(.decided(texts), [answer] + operands)
    }
    value(expression, into: Slot(number: flag, reference: free.reference))
    return FactTemplate(.decided([sourceText(expression) ?? ""]), [answer])
  }

  /// Records the values of the object's own properties that a call uses: no line assigned them.
  /// They are read once more for this, which only the host's properties permit, and past the
  /// override of a subclass, which could print or count.
  private func traceReads(in expression: TypedExpression) {
    var told: Set<String> = []
    for read in expression.reads {
      guard case .property(let base, let property, _) = read.kind,
        told.insert(property.name).inserted
      else { continue }
      let mark = free
      let slot = value(
        TypedExpression(.property(base, property, isSuper: true), read.type, read.range))
      emit(FactTemplate(.assigned(property.name), [(read.type, slot)]))
      release(to: mark)
    }
  }

  /// The source text of what is assigned to. In Objective-C an assignment to a property is a
  /// message, whose range is that of the whole: `self.taps += 1`, `[self setTaps:1]`.
  private func nameText(_ target: TypedExpression) -> String? {
    guard let text = sourceText(target) else { return nil }
    guard file?.language == .objectiveC else { return text }
    if text.hasPrefix("["), case .property(_, let property, _) = target.kind {
      return property.name
    }
    let end = text.firstRange(of: /\s*(?:[-+*\/%&|^]|<<|>>)?=|\s*(?:\+\+|--)/)?.lowerBound
    let name = text[..<(end ?? text.endIndex)]
    return name.isEmpty ? String(text.drop { "+- ".contains($0) }) : String(name)
  }

  /// The source text, on one line.
  private func sourceText(_ expression: TypedExpression) -> String? {
    guard let file, expression.range.end > expression.range.start else { return nil }
    let text = file.text(of: expression.range)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension TypedExpression {
  /// The parts that read a structure or a number from a property of `self` that is the host's.
  fileprivate var reads: [TypedExpression] {
    switch kind {
    case .property(let base, let property, _):
      guard case .selfReference = base.kind else { return base.reads }
      return property.isToldInTraces ? [self] : []
    case .send(_, let receiver, let arguments, _):
      return receiver.reads + arguments.flatMap(\.reads)
    case .call(_, let receiver, let arguments):
      return (receiver?.reads ?? []) + arguments.flatMap(\.reads)
    case .construct(_, _, let arguments), .intrinsic(_, let arguments):
      return arguments.flatMap(\.reads)
    case .wrap(let inner), .convert(let inner): return inner.reads
    default: return []
    }
  }

  /// Whether it consists of other conditions.
  fileprivate var isJunction: Bool {
    switch kind {
    case .and, .or: true
    case .intrinsic(.not, let arguments): arguments[0].isJunction
    default: false
    }
  }

  /// Whether a checker added it to the code: it has no text.
  fileprivate var isMadeUp: Bool {
    guard range.end <= range.start else { return false }
    if case .intrinsic(.isNull, _) = kind { return true }
    return !isCondition
  }

  /// Whether it is a comparison, or a combination of conditions.
  fileprivate var isCondition: Bool {
    switch kind {
    case .and, .or: true
    case .intrinsic(.not, let arguments): arguments[0].isCondition
    case .intrinsic(let intrinsic, _): intrinsic.sign(isNegated: false) != nil
    default: false
    }
  }
}

extension Property {
  /// Whether it is a location or a number of the host's that the object's class does not override:
  /// reading it changes nothing.
  fileprivate var isToldInTraces: Bool {
    guard let owner, !owner.isScript, !isStatic else { return false }
    switch type {
    case .floating: return true
    case .nominal(let nominal, _): return nominal.kind == .structure && !nominal.isScript
    default: return false
    }
  }
}

extension Intrinsic {
  fileprivate var isEquality: Bool {
    switch self {
    case .equal, .identical, .isNull, .boolEqual, .compare(.equal, _): true
    default: false
    }
  }

  /// The operator between the values, if the intrinsic is a comparison.
  fileprivate func sign(isNegated: Bool) -> String? {
    switch self {
    case .compare(let comparison, _), .compareStrings(let comparison):
      switch comparison {
      case .equal: isNegated ? "!=" : "=="
      case .notEqual: "!="
      case .less: "<"
      case .lessOrEqual: "<="
      case .greater: ">"
      case .greaterOrEqual: ">="
      }
    case .equal, .isNull, .boolEqual: isNegated ? "!=" : "=="
    case .identical: isNegated ? "!==" : "==="
    default: nil
    }
  }
}
