import Records
import SourceTree
import TypedProgram

extension Checker {
  /// An assignment. As a statement it has no value; as a subexpression it has the value of its
  /// right side.
  func assign(
    _ value: Value, to place: Place, _ range: SourceRange, isStatement: Bool
  ) -> Value {
    if value.isInvalid { return .invalid(range) }
    switch place {
    case .invalid: return .invalid(range)
    case .location(let target, let type):
      markWritten(target)
      let new = convert(value, to: target.type, as: type, for: .assigning)
      if new.type.isError { return .invalid(range) }
      return write(new, type, range, isStatement) {
        TypedExpression(.assign(target, $0), .void, range)
      }
    case .accessor(let receiver, _, let setter):
      return written(value, range, isStatement) {
        send(setter, to: receiver, [$0], range, range)
      }
    case .element(let object, let index):
      return written(value, range, isStatement) {
        setElement(object, index, $0, range)
      }
    }
  }

  private func write(
    _ new: TypedExpression, _ type: ObjectiveCType, _ range: SourceRange, _ isStatement: Bool,
    _ assignment: (TypedExpression) -> TypedExpression
  ) -> Value {
    guard !isStatement else { return Value(assignment(new), .void) }
    let variable = hidden(new.type, range)
    let copy = TypedExpression(.local(variable), new.type, range)
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), new.type, range), new), range)
    return Value(
      TypedExpression(
        .sequence([bind, TypedStatement(.expression(assignment(copy)), range)], copy), new.type,
        range), type)
  }

  private func written(
    _ value: Value, _ range: SourceRange, _ isStatement: Bool, _ assignment: (Value) -> Value
  ) -> Value {
    guard !isStatement else { return assignment(value) }
    let variable = hidden(value.code.type, range)
    let copy = Value(TypedExpression(.local(variable), value.code.type, range), value.type)
    let call = assignment(copy)
    if call.isInvalid { return .invalid(range) }
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), value.code.type, range), value.code), range)
    return Value(
      TypedExpression(
        .sequence([bind, TypedStatement(.expression(call.code), range)], copy.code),
        value.code.type, range), value.type)
  }

  /// `a op= b`, `++a`, `a--`. `returnsOld`: the value is that before the change.
  func modify(
    _ place: Place, _ sign: BinaryOperator, by value: Value, _ range: SourceRange,
    isStatement: Bool, returnsOld: Bool = false
  ) -> Value {
    let (fixed, statements) = evaluatedOnce(place, range)
    let old = read(fixed, range)
    if old.isInvalid || value.isInvalid { return .invalid(range) }
    guard !returnsOld || isStatement else {
      return modifyAfterwards(fixed, old, sign, value, statements, range)
    }
    let new = binary(sign, old, value, range)
    if new.isInvalid { return .invalid(range) }
    if statements.isEmpty, isStatement, case .location(let target, _) = fixed,
      case .intrinsic(let intrinsic, let arguments) = new.code.kind, arguments.count == 2,
      arguments[0].type == target.type, new.code.type == target.type
    {
      markWritten(target)
      return Value(
        TypedExpression(.modify(target, .intrinsic(intrinsic), arguments[1]), .void, range), .void)
    }
    let result = assign(new, to: fixed, range, isStatement: isStatement)
    if result.isInvalid || statements.isEmpty { return result }
    return Value(
      TypedExpression(.sequence(statements, result.code), result.code.type, range), result.type)
  }

  private func modifyAfterwards(
    _ place: Place, _ old: Value, _ sign: BinaryOperator, _ value: Value,
    _ statements: [TypedStatement], _ range: SourceRange
  ) -> Value {
    let variable = hidden(old.code.type, range)
    let copy = Value(TypedExpression(.local(variable), old.code.type, range), old.type)
    let new = binary(sign, copy, value, range)
    let change = assign(new, to: place, range, isStatement: true)
    if change.isInvalid { return .invalid(range) }
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), old.code.type, range), old.code), range)
    return Value(
      TypedExpression(
        .sequence(statements + [bind, TypedStatement(.expression(change.code), range)], copy.code),
        old.code.type, range), old.type)
  }

  /// The same location with its object and index evaluated once, by statements before it.
  private func evaluatedOnce(
    _ place: Place, _ range: SourceRange
  ) -> (Place, [TypedStatement]) {
    var statements: [TypedStatement] = []
    func once(_ value: Value) -> Value {
      switch value.code.kind {
      case .local, .selfReference, .integer, .string, .global: return value
      default: break
      }
      let variable = hidden(value.code.type, range)
      statements.append(
        TypedStatement(
          .bind(TypedPattern(.variable(variable), value.code.type, range), value.code), range))
      var copy = value
      copy.code = TypedExpression(.local(variable), value.code.type, range)
      return copy
    }
    switch place {
    case .accessor(.value(let object), let getter, let setter):
      return (.accessor(.value(once(object)), getter: getter, setter: setter), statements)
    case .element(let object, let index):
      return (.element(once(object), index: once(index)), statements)
    default: return (place, [])
    }
  }

  /// The value at a place.
  func read(_ place: Place, _ range: SourceRange) -> Value {
    switch place {
    case .invalid: .invalid(range)
    case .location(let code, let type): Value(code, type)
    case .accessor(.value(let object), let getter, _)
    where ["firstObject", "lastObject", "anyObject"].contains(getter):
      elementTyped(send(getter, to: .value(object), [], range, range), of: object)
    case .accessor(let receiver, let getter, _): send(getter, to: receiver, [], range, range)
    case .element(let object, let index): element(object, index, range)
    }
  }

  func markWritten(_ code: TypedExpression) {
    switch code.kind {
    case .local(let variable): variable.isWritten = true
    case .property(let base, _, _) where !base.type.isObjectOrAny: markWritten(base)
    case .forceUnwrap(let base, _), .tupleElement(let base, _): markWritten(base)
    case .subscripted(let base, _, _, _) where !base.type.isObjectOrAny: markWritten(base)
    default: break
    }
  }

  // MARK: Elements

  /// `array[i]`, `dictionary[key]`.
  func element(_ object: Value, _ index: Value, _ range: SourceRange) -> Value {
    if object.isInvalid || index.isInvalid { return .invalid(range) }
    if let place = elementOfC(object, index, range) { return place }
    if case .text = object.type { return character(of: object, index, range) }
    if let value = elementOfArray(object, index, range) { return value }
    let selector = index.isArithmetic ? "objectAtIndexedSubscript:" : "objectForKeyedSubscript:"
    let plain = index.isArithmetic ? "objectAtIndex:" : "objectForKey:"
    guard let nominal = object.type.nominal else {
      if object.type.isID {
        return sendDynamically(plain, object, [], [index], range, range)
      }
      report(.notSubscriptable(spelled(object.type)), object.range)
      return .invalid(range)
    }
    let name = method(selector, of: nominal, isClassMethod: false) == nil ? plain : selector
    guard method(name, of: nominal, isClassMethod: false) != nil else {
      report(.notSubscriptable(spelled(object.type)), object.range)
      return .invalid(range)
    }
    return elementTyped(send(name, to: .value(object), [index], range, range), of: object)
  }

  func setElement(_ object: Value, _ index: Value, _ value: Value, _ range: SourceRange) -> Value {
    if object.isInvalid || index.isInvalid || value.isInvalid { return .invalid(range) }
    if let place = elementOfC(object, index, range) {
      return assign(value, to: .location(place.code, place.type), range, isStatement: true)
    }
    let names =
      index.isArithmetic
      ? ["setObject:atIndexedSubscript:", "replaceObjectAtIndex:withObject:"]
      : ["setObject:forKeyedSubscript:", "setObject:forKey:"]
    guard let nominal = object.type.nominal,
      let name = names.first(where: { method($0, of: nominal, isClassMethod: false) != nil })
    else {
      report(.notSubscriptable(spelled(object.type)), object.range)
      return .invalid(range)
    }
    let arguments = name.hasPrefix("replace") ? [index, value] : [value, index]
    return send(name, to: .value(object), arguments, range, range)
  }

  /// An element of a Swift array that a property returned, without an object for the array. An
  /// index beyond the end raises the exception of a Foundation array.
  func elementOfArray(_ object: Value, _ index: Value, _ range: SourceRange) -> Value? {
    guard case .array(let element) = object.code.type, element.isObjectOrAny, index.isArithmetic,
      let nominal = frameworkClass("NSArray"),
      let method = method("objectAtIndex:", of: nominal, isClassMethod: false),
      let number = coerced(index.code, to: .int)
    else { return nil }
    let (array, place) = (hidden(object.code.type, range), hidden(.int, range))
    let list = TypedExpression(.local(array), object.code.type, object.range)
    let at = TypedExpression(.local(place), .int, index.range)
    let missing = call(
      method, on: Value(list, object.type), as: nominal, [Value(at, .number(.int))], range, range)
    guard let raised = coerced(missing.code, to: element) else { return nil }
    let count = TypedExpression(.intrinsic(.arrayCount, [list]), .int, range)
    // As an unsigned number, a negative index is beyond the end, too.
    let isThere = TypedExpression(
      .intrinsic(.compare(.less, .integer(.uint)), [at, count]), .bool, range)
    let found = TypedExpression(.intrinsic(.arrayElement(element), [list, at]), element, range)
    let choice = TypedExpression(.ternary(isThere, found, raised), element, range)
    func bind(_ variable: LocalVariable, _ code: TypedExpression) -> TypedStatement {
      TypedStatement(.bind(TypedPattern(.variable(variable), variable.type, range), code), range)
    }
    var type = table.type(of: element)
    if case .object(let object) = object.type, let own = object.arguments.last { type = own }
    return Value(
      TypedExpression(
        .sequence([bind(array, object.code), bind(place, number)], choice), element, range), type)
  }

  /// A character of a C string.
  private func character(of text: Value, _ index: Value, _ range: SourceRange) -> Value {
    let type = ObjectiveCType.number(.integer(.int8))
    guard index.isArithmetic, let number = coerced(index.code, to: .int),
      let code = coerced(text.code, to: .optional(.string)), let function = runtime("character")
    else {
      report(.notSubscriptable(spelled(text.type)), text.range)
      return .invalid(range)
    }
    return Value(
      TypedExpression(.call(function, receiver: nil, [code, number]), stored(type), range), type)
  }

  /// An element of a C array.
  private func elementOfC(_ object: Value, _ index: Value, _ range: SourceRange) -> Value? {
    guard case .pointer(let type) = object.type, case .array(let element) = object.code.type,
      let member = arraySubscript(of: element), let number = coerced(index.code, to: .int)
    else { return nil }
    return Value(
      TypedExpression(
        .subscripted(object.code, member, [number], isSuper: false), element, range), type)
  }

  /// The subscript of C arrays of an element type; the library generates its code for each type.
  private func arraySubscript(of element: Type) -> SubscriptMember? {
    if let known = work.subscripts[element] { return known }
    let types = Substitution(library.array.genericParameters, [element])
    for case .subscripting(let member) in library.array.members["subscript"] ?? []
    where member.parameters.map(\.type) == [.int]
      && member.type == .parameter(library.array.genericParameters[0])
    {
      func copy(_ function: Function) -> Function {
        var implementation = function.implementation
        if case .generic(let make) = implementation { implementation = make(types) }
        let copy = Function(
          name: function.name,
          parameters: function.parameters.map {
            ParameterInfo(label: $0.label, name: $0.name, type: $0.type.replacing(types))
          }, result: function.result.replacing(types), owner: function.owner,
          implementation: implementation)
        copy.isMutating = function.isMutating
        copy.checked.substitution = types
        return copy
      }
      let own = SubscriptMember(
        parameters: member.parameters, type: element, owner: member.owner,
        getter: copy(member.getter), setter: member.setter.map(copy))
      work.subscripts[element] = own
      return own
    }
    return nil
  }

  /// The result of a method that returns an element, with the type argument of the collection.
  func elementTyped(_ result: Value, of collection: Value) -> Value {
    guard case .object(let object) = collection.type, let element = object.arguments.last,
      result.type.isID, !result.isInvalid
    else { return result }
    var typed = result
    typed.type = element
    return typed
  }
}
