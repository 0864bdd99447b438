import ObjectiveCTree
import Records
import SourceTree
import TypedProgram

extension Checker {
  /// `a ? b : c`, and `a ?: c`.
  func ternary(
    _ tree: Tree.Expression, _ first: Tree.Expression?, _ second: Tree.Expression,
    _ range: SourceRange
  ) -> Value {
    let subject = check(tree)
    guard let first else { return elvis(subject, check(second), range) }
    let test = condition(subject)
    let (one, other) = (check(first), check(second))
    if test.type.isError || one.isInvalid || other.isInvalid { return .invalid(range) }
    if one.type == .void || other.type == .void {
      guard let left = discarded(one), let right = discarded(other) else { return .invalid(range) }
      return Value(TypedExpression(.ternary(test, left, right), .void, range), .void)
    }
    guard let (type, target) = meeting(one, other), let left = coerced(one.code, to: target),
      let right = coerced(other.code, to: target)
    else {
      report(
        .invalidOperands("?:", left: spelled(one.type), right: spelled(other.type)), range)
      return .invalid(range)
    }
    return Value(TypedExpression(.ternary(test, left, right), target, range), type)
  }

  private func discarded(_ value: Value) -> TypedExpression? {
    if value.code.type == .void { return value.code }
    return TypedExpression(
      .sequence(
        [TypedStatement(.expression(value.code), value.range)],
        TypedExpression(.void, .void, value.range)), .void, value.range)
  }

  private func elvis(_ value: Value, _ other: Value, _ range: SourceRange) -> Value {
    if value.isInvalid || other.isInvalid { return .invalid(range) }
    let variable = hidden(value.code.type, range)
    var copy = value
    copy.code = TypedExpression(.local(variable), value.code.type, range)
    copy.constant = nil
    copy.isNull = false
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), value.code.type, range), value.code), range)
    // `!self.done ?: self.done();`
    if other.type == .void, let right = discarded(other) {
      let test = condition(copy)
      if test.type.isError { return .invalid(range) }
      let nothing = TypedExpression(.void, .void, range)
      let choice = TypedExpression(.ternary(test, nothing, right), .void, range)
      return Value(TypedExpression(.sequence([bind], choice), .void, range), .void)
    }
    guard let (type, target) = meeting(copy, other), let left = coerced(copy.code, to: target),
      let right = coerced(other.code, to: target)
    else {
      report(
        .invalidOperands("?:", left: spelled(value.type), right: spelled(other.type)), range)
      return .invalid(range)
    }
    let test = condition(copy)
    let choice = TypedExpression(.ternary(test, left, right), target, range)
    return Value(TypedExpression(.sequence([bind], choice), target, range), type)
  }

  /// The common type of two values, in the language and in the typed program.
  private func meeting(_ one: Value, _ other: Value) -> (ObjectiveCType, Type)? {
    if one.isArithmetic, other.isArithmetic {
      if one.code.type == other.code.type, one.type == other.type {
        return (one.type, one.code.type)
      }
      if one.code.type == .bool, other.code.type == .bool { return (.bool, .bool) }
      guard let left = promoted(one.type), let right = promoted(other.type) else { return nil }
      let type = self.type(of: common(left, right))
      return (.number(type), type)
    }
    if one.isNull { return (other.type, optional(other)) }
    if other.isNull { return (one.type, optional(one)) }
    if one.type == other.type {
      if one.code.type == other.code.type { return (one.type, one.code.type) }
      return (one.type, common(one, other))
    }
    guard one.type.isObject, other.type.isObject else { return nil }
    if let left = one.type.nominal, let right = other.type.nominal {
      if left.isDerived(from: right) { return (other.type, common(one, other)) }
      if right.isDerived(from: left) { return (one.type, common(one, other)) }
      for above in left.lineage where right.isDerived(from: above) {
        let type = ObjectiveCType.object(ObjectiveCObject(above))
        return (type, common(one, other))
      }
    }
    return (one.type.isID ? other.type : one.type, .optional(.anyObject))
  }

  private func optional(_ value: Value) -> Type {
    value.code.type.isOptional ? value.code.type : .optional(value.code.type)
  }

  /// The common type of two objects: their static types, as far as both agree.
  private func common(_ one: Value, _ other: Value) -> Type {
    let (left, right) = (one.code.type.unwrapped, other.code.type.unwrapped)
    guard left.isObjectOrAny, right.isObjectOrAny else { return stored(one.type) }
    if isSameRegister(left, right) { return .optional(right) }
    if isSameRegister(right, left) { return .optional(left) }
    return .optional(.anyObject)
  }

  // MARK: Signs before and after

  func prefix(
    _ sign: Tree.Operator, _ operand: Tree.Expression, _ range: SourceRange, _ isStatement: Bool
  ) -> Value {
    switch sign.text {
    case "++", "--":
      return step(operand, sign, range, isStatement: isStatement, returnsOld: false)
    case "&", "*":
      return sign.text == "*" ? pointee(operand, range) : address(operand, range)
    default: return prefix(sign.text.first ?? "-", check(operand), range)
    }
  }

  /// `&error`: the location of a variable, for an out-parameter; of a key an object.
  private func address(_ operand: Tree.Expression, _ range: SourceRange) -> Value {
    if case .name(let name) = operand.unwrapped.kind, work.keys.contains(name.text) {
      return addressObject("&\(name.text)", range)
    }
    if let found = addressOfFramework(operand, range) { return found }
    guard case .location(let code, let type) = place(operand) else {
      return refuse(.addresses, range)
    }
    markWritten(code)
    var value = Value(code.at(range), .pointer(type))
    value.isAddress = true
    return value
  }

  /// `&UIKeyboardFrameEndUserInfoKey != NULL`: the address of a constant or a function of the
  /// frameworks, which all are there; that of a function of the files is the function.
  private func addressOfFramework(_ operand: Tree.Expression, _ range: SourceRange) -> Value? {
    guard case .name(let name) = operand.unwrapped.kind, entry(name.text, from: scope) == nil,
      global(name.text, range) == nil
    else { return nil }
    if let function = functionValue(name.text, range) { return function }
    guard table.constant(name.text) != nil || table.function(name.text) != nil else { return nil }
    return addressObject("&\(name.text)", range)
  }

  /// `*stop`.
  private func pointee(_ operand: Tree.Expression, _ range: SourceRange) -> Value {
    // `(*ease)(x)` of a pointer to a function, which is the function.
    let value = check(operand)
    if case .block = value.type { return value.at(range) }
    return read(pointeePlace(value, range), range)
  }

  /// The element that a pointer refers to, which its box contains.
  func pointeePlace(_ operand: Tree.Expression, _ range: SourceRange) -> Place {
    pointeePlace(check(operand), range)
  }

  private func pointeePlace(_ value: Value, _ range: SourceRange) -> Place {
    if value.isInvalid { return .invalid }
    guard case .pointer(let type) = value.type else {
      report(.invalidOperand("*", of: spelled(value.type)), range)
      return .invalid
    }
    if case .array = value.code.type {
      let zero = Value(TypedExpression(.integer(0), .int, range), .number(.int), constant: 0)
      let found = element(value, zero, range)
      return found.isInvalid ? .invalid : .location(found.code, found.type)
    }
    guard case .nominal(let nominal, let arguments) = value.code.type.unwrapped,
      let property = pointeeProperty(of: nominal, arguments)
    else {
      // The location itself, as rows pass it.
      return .location(value.code, type)
    }
    let object =
      value.code.type.isOptional
      ? TypedExpression(
        .forceUnwrap(value.code, isImplicit: true), value.code.type.unwrapped, range) : value.code
    return .location(
      TypedExpression(
        .property(object, property, isSuper: false), arguments.first ?? property.type, range), type)
  }

  private func pointeeProperty(of nominal: Nominal, _ arguments: [Type]) -> Property? {
    for case .property(let property) in nominal.members["pointee"] ?? [] { return property }
    return nil
  }

  func step(
    _ operand: Tree.Expression, _ sign: Tree.Operator, _ range: SourceRange, isStatement: Bool,
    returnsOld: Bool
  ) -> Value {
    let one = Value(
      TypedExpression(.integer(1), .integer(.int32), range), .int, constant: 1)
    let place = self.place(operand)
    return modify(
      place, sign.text == "++" ? .add : .subtract, by: one, range, isStatement: isStatement,
      returnsOld: returnsOld)
  }

  // MARK: Assignments

  func assignment(
    _ target: Tree.Expression, _ sign: Tree.Operator, _ value: Tree.Expression,
    _ range: SourceRange, _ isStatement: Bool
  ) -> Value {
    if case .name(let name) = target.unwrapped.kind, name.text == "self", sign.text == "=" {
      return assignSelf(value, range)
    }
    let place = self.place(target)
    let right = check(value)
    guard sign.text != "=" else {
      if !right.isInvalid { warnOfRelease(value, at: place) }
      return assign(right, to: place, range, isStatement: isStatement)
    }
    guard let operation = BinaryOperator(rawValue: String(sign.text.dropLast())) else {
      return .invalid(range)
    }
    return modify(place, operation, by: right, range, isStatement: isStatement)
  }

  /// `self = [super init]`, the only permitted assignment to `self`.
  private func assignSelf(_ tree: Tree.Expression, _ range: SourceRange) -> Value {
    guard scope.context.function?.isInitializer == true else {
      report(.notAssignable, range)
      return .invalid(range)
    }
    let value = check(tree)
    if value.isInvalid { return value }
    guard value.code.type == .bool else {
      report(.notAssignable, range)
      return .invalid(range)
    }
    return value
  }

  /// The storage location of an expression; reports an expression that is not assignable.
  func place(_ tree: Tree.Expression) -> Place {
    let range = tree.range
    switch tree.unwrapped.kind {
    case .name(let name): return namedPlace(name)
    case .member(let base, let name, let isArrow):
      let place = memberPlace(base, name, isArrow, range)
      if case .location = place, !isWritable(base, isArrow) { return .invalid }
      if case .accessor(let receiver, let getter, let setter) = place {
        return writable(receiver, getter, setter, name)
      }
      return place
    case .subscripting(let base, let index):
      let object = check(base)
      if case .pointer = object.type {
        let found = element(object, check(index), range)
        return found.isInvalid ? .invalid : .location(found.code, found.type)
      }
      return .element(object, index: check(index))
    case .prefix(let sign, let operand) where sign.text == "*":
      return pointeePlace(operand, range)
    default:
      let value = check(tree)
      if !value.isInvalid { report(.notAssignable, range) }
      return .invalid
    }
  }

  private func namedPlace(_ name: Tree.Name) -> Place {
    let range = name.range
    if let entry = entry(name.text, from: scope) {
      switch entry {
      case .variable(let local):
        if local.isCopy {
          report(.capturedByValue(name.text), range)
          return .invalid
        }
        if local.isConstant {
          report(.constantAssigned(name.text), range)
          return .invalid
        }
        let value = value(of: local, range)
        return .location(value.code, value.type)
      case .shared(let variable, let type):
        return .location(TypedExpression(.global(variable), variable.type, range), type)
      default: break
      }
    }
    if let value = instanceVariable(name.text, range) { return .location(value.code, value.type) }
    if let value = global(name.text, range) {
      if case .global(let variable) = value.code.kind, !variable.isConstant {
        return .location(value.code, value.type)
      }
      report(.constantAssigned(name.text), range)
      return .invalid
    }
    let value = check(Tree.Expression(.name(name), range))
    if !value.isInvalid { report(.notAssignable, range) }
    return .invalid
  }

  /// Whether a field of a structure may be written: not in a structure that a property or a call
  /// returned.
  private func isWritable(_ base: Tree.Expression, _ isArrow: Bool) -> Bool {
    if isArrow { return true }
    switch base.unwrapped.kind {
    case .name, .subscripting: return true
    case .prefix(let sign, _): return sign.text == "*"
    case .member(let inner, let name, let isArrow):
      if isArrow { return true }
      let kept = diagnostics
      let place = memberPlace(inner, name, isArrow, base.range)
      diagnostics = kept
      if case .location = place { return isWritable(inner, isArrow) }
      report(
        .propertyPartAssigned(String(file(at: base.range).text(of: base.range))), base.range)
      return false
    default:
      report(.notAssignable, base.range)
      return false
    }
  }

  private func writable(
    _ receiver: Receiver, _ getter: String, _ setter: String, _ name: Tree.Name
  ) -> Place {
    var nominal: Nominal?
    var isClass = false
    switch receiver {
    case .value(let value):
      if value.isInvalid { return .invalid }
      nominal = value.type.nominal
      if nominal == nil, case .object(let object) = value.type { nominal = object.protocols.first }
    case .type(let type, _): (nominal, isClass) = (type, true)
    default: break
    }
    guard let nominal else { return .accessor(receiver, getter: getter, setter: setter) }
    if method(setter, of: nominal, isClassMethod: isClass) != nil {
      return .accessor(receiver, getter: getter, setter: setter)
    }
    report(.readOnlyProperty(name.text), name.range)
    return .invalid
  }
}
