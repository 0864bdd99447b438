import Records

// Conversions between Objective-C values and the types of a row.

extension ObjectiveCTable {
  /// A value with another type of the typed program: the conversion of an argument of a row, and of
  /// its result. nil if there is no conversion.
  ///
  /// nil for a type that is not optional stops, as in Swift. So does an object of another class,
  /// since a register must contain a value of its type.
  package func converted(_ value: TypedExpression, to target: Type) -> TypedExpression? {
    if value.type == target { return value }
    let range = value.range
    switch (value.type, target) {
    case (.optional(let source), .optional(let wanted)):
      if isUpcast(source, wanted) { return TypedExpression(.convert(value), target, range) }
      let element = TypedExpression(.chainElement(value), source, range)
      return converted(element, to: wanted).map {
        TypedExpression(.optionalChain($0), target, range)
      }
    case (_, .optional(let wanted)):
      return converted(value, to: wanted).map { TypedExpression(.wrap($0), target, range) }
    case (.optional(let source), _):
      if target == .any, let function = conversion(from: value.type, to: target) {
        return TypedExpression(.call(function, receiver: nil, [value]), target, range)
      }
      let present = TypedExpression(.forceUnwrap(value, isImplicit: true), source, range)
      return converted(present, to: target)
    default: return present(value, as: target)
    }
  }

  /// The same where nothing is optional.
  private func present(_ value: TypedExpression, as target: Type) -> TypedExpression? {
    let range = value.range
    if isUpcast(value.type, target) { return TypedExpression(.convert(value), target, range) }
    if let function = conversion(from: value.type, to: target) {
      return TypedExpression(.call(function, receiver: nil, [value]), target, range)
    }
    if let from = value.type.numberKind, let to = target.numberKind {
      return TypedExpression(.intrinsic(.convert(from: from, to: to), [value]), target, range)
    }
    if let object = objectType(of: value.type, target), object != target, object != value.type {
      return present(value, as: object).flatMap { present($0, as: target) }
    }
    guard value.type.isObjectOrAny, target.isObjectOrAny else { return nil }
    return TypedExpression(.forcedCast(value, target), target, range)
  }

  /// The intermediate class between an object of any class and a Swift value, in either direction:
  /// `id` becomes a string by way of `NSString`.
  private func objectType(of source: Type, _ target: Type) -> Type? {
    let value = source.isObjectOrAny ? target : source
    guard !value.isObjectOrAny, source.isObjectOrAny || target.isObjectOrAny else { return nil }
    guard case .object(let object) = type(of: value) else { return nil }
    return object.type
  }

  /// Whether every value of one type is one of the other, in the same registers.
  private func isUpcast(_ source: Type, _ target: Type) -> Bool {
    switch (source, target) {
    case (.nominal(let from, _), .nominal(let to, _)):
      from.kind == .class && to.kind == .class && from.isDerived(from: to)
    case (.nominal, .anyObject): source.isReference
    // A string among values of any type is Swift's.
    case (.nominal(let from, _), .any):
      from.kind == .class && !from.name.hasPrefix("NS") && from.isHostDerived
    case (.function, .function), (.metatype, .metatype): true
    default: false
    }
  }
}
