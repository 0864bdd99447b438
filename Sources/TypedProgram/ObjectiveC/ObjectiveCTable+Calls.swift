import Records

// Calls of the table's rows with Objective-C values.

extension ObjectiveCTable {
  /// A message to an object that is not nil, or to a class. The arguments have the types of the
  /// method's parameters, and so has the result; nil if one of them cannot be converted, because
  /// the row is not available in Objective-C.
  ///
  /// An initializer creates an instance of `type`, that of the receiver of `alloc`; inside an
  /// initializer, `delegated` is its call for `self` or `super`.
  package func send(
    _ method: ObjectiveCMethod, to receiver: TypedExpression?, _ arguments: [TypedExpression],
    isSuper: Bool = false, as type: Type? = nil, _ range: SourceRange
  ) -> TypedExpression? {
    switch method.row {
    case .getter(let property):
      return value(of: property, in: receiver, isSuper: isSuper, range)
        .flatMap { converted($0, to: self.type(for: method.result)) }
    case .setter(let property):
      guard let place = value(of: property, in: receiver, isSuper: isSuper, range),
        let new = arguments.first.flatMap({ converted($0, to: property.type) })
      else { return nil }
      return TypedExpression(.assign(place, new), .void, range)
    case .method(let function):
      guard let values = values(arguments, for: function, isVariadic: method.isVariadic) else {
        return nil
      }
      let call: TypedExpression.Kind
      if function.isStatic || method.isClassMethod {
        call = .call(function, receiver: function.takesType ? receiver : nil, values)
      } else {
        guard let receiver else { return nil }
        call = .send(function, receiver: receiver, values, isSuper: isSuper)
      }
      return result(TypedExpression(call, function.result, range), method)
    case .initializer(let function), .factory(let function):
      guard let values = values(arguments, for: function) else { return nil }
      let own = type ?? .nominal(method.owner, [])
      let made = function.isFailable ? Type.optional(own) : own
      return converted(
        TypedExpression(.construct(function, own, values), made, range), to: .optional(own))
    }
  }

  /// The call of a row's initializer inside one of a class: `[super initWithFrame:frame]`.
  package func delegated(
    _ method: ObjectiveCMethod, _ arguments: [TypedExpression], isSuper: Bool,
    _ range: SourceRange
  ) -> TypedExpression? {
    guard case .initializer(let function) = method.row,
      let values = values(arguments, for: function)
    else { return nil }
    return TypedExpression(.delegate(function, values, isSuper: isSuper), .void, range)
  }

  /// The value of a property, in Objective-C's type.
  package func get(
    _ property: ObjectiveCProperty, of receiver: TypedExpression?, isSuper: Bool = false,
    _ range: SourceRange
  ) -> TypedExpression? {
    value(of: property.property, in: receiver, isSuper: isSuper, range)
      .flatMap { converted($0, to: type(for: property.type)) }
  }

  /// The assignment to a property.
  package func set(
    _ property: ObjectiveCProperty, of receiver: TypedExpression?, to value: TypedExpression,
    isSuper: Bool = false, _ range: SourceRange
  ) -> TypedExpression? {
    guard let place = self.value(of: property.property, in: receiver, isSuper: isSuper, range),
      let new = converted(value, to: property.property.type)
    else { return nil }
    return TypedExpression(.assign(place, new), .void, range)
  }

  /// The value of a C constant.
  package func value(of constant: ObjectiveCConstant, _ range: SourceRange) -> TypedExpression? {
    let type = type(for: constant.type)
    switch constant.row {
    case .enumCase(let enumCase):
      return TypedExpression(.enumCase(enumCase, []), type, range)
    case .property(let property):
      return value(of: property, in: nil, isSuper: false, range)
        .flatMap { converted($0, to: type) }
    case .integer(let value): return TypedExpression(.integer(value), type, range)
    case .number(let value): return TypedExpression(.number(value), type, range)
    }
  }

  /// Arguments in the form that a row takes. The variadic ones are the elements of its last
  /// argument, an array.
  package func values(
    _ arguments: [TypedExpression], for function: Function, isVariadic: Bool = false
  ) -> [TypedExpression]? {
    let fixed = function.parameters.count - (isVariadic ? 1 : 0)
    guard arguments.count == fixed || isVariadic && arguments.count > fixed else { return nil }
    var values: [TypedExpression] = []
    for (argument, parameter) in zip(arguments.prefix(fixed), function.parameters) {
      guard let value = converted(argument, to: parameter.type) else { return nil }
      values.append(value)
    }
    guard isVariadic, let last = function.parameters.last, case .array(let element) = last.type
    else { return values }
    var elements: [TypedExpression] = []
    for argument in arguments.dropFirst(fixed) {
      let isBoxed = element == .any && !argument.type.isOptional
      let value =
        isBoxed && argument.type.layout.numbers > 0 || element == .any && argument.type.isOptional
        ? TypedExpression(.convert(argument), .any, argument.range)
        : converted(argument, to: element)
      guard let value else { return nil }
      elements.append(value)
    }
    let range = arguments.last?.range ?? SourceRange(0, 0)
    return values + [TypedExpression(.array(elements), last.type, range)]
  }

  private func result(
    _ call: TypedExpression, _ method: ObjectiveCMethod
  ) -> TypedExpression? {
    call.type == .void ? call : converted(call, to: type(for: method.result))
  }

  private func value(
    of property: Property, in receiver: TypedExpression?, isSuper: Bool, _ range: SourceRange
  ) -> TypedExpression? {
    if property.isStatic {
      switch property.storage {
      case .global(let variable):
        return TypedExpression(.global(variable), property.type, range)
      case .computed(let getter, nil):
        return TypedExpression(.call(getter, receiver: nil, []), property.type, range)
      default:
        let owner = property.owner.map { Type.metatype(.nominal($0, [])) }
        let base = TypedExpression(owner.map { .metatype($0) } ?? .void, owner ?? .void, range)
        return TypedExpression(.property(base, property, isSuper: false), property.type, range)
      }
    }
    return receiver.map {
      TypedExpression(.property($0, property, isSuper: isSuper), property.type, range)
    }
  }
}
