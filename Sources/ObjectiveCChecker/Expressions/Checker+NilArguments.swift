import Records
import SourceTree
import TypedProgram

// nil arguments for framework methods that require an object.

extension Checker {
  /// An argument of a row that does not accept nil. If it is nil, the message has no effect and
  /// returns zero, or raises Foundation's exception; a collection receives it and raises the
  /// exception itself.
  func present(
    _ value: Value, for target: Type, _ type: ObjectiveCType, _ selector: String = ""
  ) -> Value {
    let isOptional = value.code.type.isOptional
    guard value.isNull || isOptional, !target.isOptional, !value.isInvalid,
      target.layout.references > 0, check(value, fits: type, for: .argument(selector))
    else { return value }
    let range = value.range
    var code = value.code
    if value.isNull {
      let own = stored(type).unwrapped
      code = TypedExpression(.null, .optional(own), range)
    }
    guard case .optional(let wrapped) = code.type else { return value }
    if target == .any {
      guard wrapped.isObjectOrAny,
        let function = table.conversion(from: .optional(.anyObject), to: .any),
        let object = value.isNull
          ? TypedExpression(.null, .optional(.anyObject), range)
          : coerced(code, to: .optional(.anyObject))
      else { return value }
      return Value(
        TypedExpression(.call(function, receiver: nil, [object]), .any, range), value.type)
    }
    if wrapped.isObjectOrAny, !selector.isEmpty, let raise = runtime("nilArgument") {
      let call = TypedExpression(
        .call(raise, receiver: nil, [TypedExpression(.string(selector), .string, range)]),
        .optional(.any), range)
      let none = TypedExpression(.conditionalCast(call, wrapped), code.type, range)
      code = TypedExpression(.coalesce(code, none), code.type, range)
    }
    work.skips = true
    return Value(TypedExpression(.chainElement(code), wrapped, range), type)
  }

  /// A message that is skipped if one of its arguments is nil.
  func skipping(_ code: TypedExpression) -> TypedExpression {
    guard work.skips, !code.type.isError else { return code }
    work.skips = false
    let type = code.type
    let isZeroable = type.isOptional || type == .void || zero(type, code.range) != nil
    return TypedExpression(.optionalChain(code), isZeroable ? type : .optional(type), code.range)
  }

  /// An element of a literal, which raises an exception if it is nil.
  func element(_ object: TypedExpression, _ index: Int, in place: String) -> TypedExpression? {
    guard case .optional = object.type, let raise = runtime("nilElement"),
      let code = coerced(object, to: .optional(.anyObject))
    else { return coerced(object, to: .anyObject) }
    let range = object.range
    let call = TypedExpression(
      .call(
        raise, receiver: nil,
        [
          TypedExpression(.string(place), .string, range),
          TypedExpression(.integer(Int64(index)), .int, range),
        ]), .any, range)
    return TypedExpression(
      .coalesce(code, TypedExpression(.forcedCast(call, .anyObject), .anyObject, range)),
      .anyObject, range)
  }

  /// A block that is called; the program ends if it is nil.
  func called(_ block: TypedExpression) -> TypedExpression {
    guard case .optional(let wrapped) = block.type else { return block }
    let range = block.range
    let unwrapped = { (code: TypedExpression) in
      TypedExpression(.forceUnwrap(code, isImplicit: true), wrapped, range)
    }
    guard let stop = runtime("nilBlock") else { return unwrapped(block) }
    let variable = hidden(block.type, range)
    let copy = TypedExpression(.local(variable), block.type, range)
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), block.type, range), block), range)
    // A condition without a source text is not recorded: the code has none here.
    let place = SourceRange(range.start, range.start)
    let isNull = TypedExpression(.intrinsic(.isNull(wrapped), [copy]), .bool, place)
    let check = TypedStatement(
      .conditional(
        [TypedCondition(.boolean(isNull), place)],
        then: [
          TypedStatement(
            .expression(TypedExpression(.call(stop, receiver: nil, []), .void, range)), range)
        ], otherwise: []), range)
    return TypedExpression(.sequence([bind, check], unwrapped(copy)), wrapped, range)
  }
}
