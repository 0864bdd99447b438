import Records
import SourceTree
import TypedProgram

// Optionals: wrapping, unwrapping, chains, `??`.

extension FunctionCompiler {
  func wrap(_ inner: TypedExpression, _ type: Type, into target: Slot?) -> Slot {
    if inner.type.isNullable { return value(inner, into: target) }
    let slot = target ?? allocate(type.layout)
    let mark = free
    value(inner, into: slot + .number)
    integer(1, to: slot.number)
    release(to: mark)
    return slot
  }

  /// Wraps the value of `slot` in an optional.
  func wrapped(_ slot: Slot, _ inner: Type, into target: Slot) {
    if inner.isNullable {
      copy(slot, to: target, inner.layout)
      return
    }
    copy(slot, to: target + .number, inner.layout)
    integer(1, to: target.number)
  }

  /// The offset of an optional's value inside it.
  static func payload(_ wrapped: Type) -> Layout { wrapped.isNullable ? .none : .number }

  /// Jumps when the optional in `slot` is nil, or when it is not.
  func jumpNil(_ slot: Slot, _ wrapped: Type, when isNil: Bool = true, to label: Label) {
    if wrapped.isNullable {
      assembler.jump(.jumpNil, k: isNil ? 1 : 0, slot.reference, to: label)
    } else {
      assembler.jump(isNil ? .jumpFalse : .jumpTrue, slot.number, to: label)
    }
  }

  func unwrap(
    _ base: TypedExpression, _ expression: TypedExpression, stop: StopCode, into target: Slot?
  ) -> Slot {
    guard let wrapped = base.type.wrapped else { return value(base, into: target) }
    let mark = free
    let isSame = wrapped.isNullable
    let slot = value(base, into: isSame ? target : nil)
    let present = Label()
    jumpNil(slot, wrapped, when: false, to: present)
    assembler.mark(expression.range)
    assembler.emit(.stopWith, k: stop.rawValue)
    assembler.bind(present)
    if isSame { return slot }
    guard let target else { return slot + .number }
    copy(slot + .number, to: target, wrapped.layout)
    release(to: mark)
    return target
  }

  func chainElement(
    _ base: TypedExpression, _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    guard let wrapped = base.type.wrapped, let label = chains.last else {
      return value(base, into: target)
    }
    let mark = free
    let isSame = wrapped.isNullable
    let slot = value(base, into: isSame ? target : nil)
    jumpNil(slot, wrapped, to: label)
    if isSame { return slot }
    guard let target else { return slot + .number }
    copy(slot + .number, to: target, wrapped.layout)
    release(to: mark)
    return target
  }

  func chain(
    _ inner: TypedExpression, _ expression: TypedExpression, into target: Slot?
  ) -> Slot {
    let type = expression.type
    let slot = target ?? allocate(type.layout)
    let missing = Label()
    let end = Label()
    let mark = free
    let outerPeak = assembler.frame.references
    assembler.frame.references = free.reference
    chains.append(missing)
    if inner.type == type {
      value(inner, into: slot)
    } else if inner.type.isVoid || inner.type == .never {
      effect(inner)
      if type.layout.numbers > 0 { integer(1, to: slot.number) }
    } else {
      _ = wrap(inner, type, into: slot)
    }
    chains.removeLast()
    release(to: mark)
    assembler.jump(.jump, to: end)
    assembler.bind(missing)
    // Releases all registers of this path at once.
    let peak = assembler.frame.references
    if peak > mark.reference {
      assembler.emit(.clear, mark.reference, 0, peak - mark.reference)
    }
    assembler.frame.references = max(outerPeak, peak)
    zero(slot, type.layout)
    assembler.bind(end)
    return slot
  }

  func coalesce(
    _ left: TypedExpression, _ right: TypedExpression, _ expression: TypedExpression,
    into target: Slot?
  ) -> Slot {
    guard let wrapped = left.type.wrapped else { return value(left, into: target) }
    let type = expression.type
    let slot = target ?? allocate(type.layout)
    let mark = free
    let end = Label()
    if left.type == type || wrapped.isNullable {
      value(left, into: slot)
      jumpNil(slot, wrapped, when: false, to: end)
    } else {
      let missing = Label()
      let optional = value(left)
      jumpNil(optional, wrapped, to: missing)
      copy(optional + .number, to: slot, wrapped.layout)
      release(to: mark)
      assembler.jump(.jump, to: end)
      assembler.bind(missing)
    }
    value(right, into: slot)
    release(to: mark)
    assembler.bind(end)
    return slot
  }
}
