import Records
import SourceTree
import TypedProgram

// Conversions between types of the typed program.

extension Checker {
  /// The type of a variable, a parameter or a result in the typed program.
  func stored(_ type: ObjectiveCType) -> Type { table.type(for: type) }

  /// A value converted to a type, or to that of a parameter. Reports one that does not fit.
  func convert(_ value: Value, to target: Type, as type: ObjectiveCType, for use: Use)
    -> TypedExpression
  {
    if value.isInvalid || target.isError { return .invalid(value.range) }
    if type.isID, let object = addressObject(value) { return object.code }
    if case .block = type, value.constant == 0, value.type.isArithmetic, target.isOptional {
      return TypedExpression(.null, target, value.range)
    }
    guard check(value, fits: type, for: use) else { return .invalid(value.range) }
    if let code = coerced(value.code, to: target) { return code }
    // An object is true, nil is false.
    if target == .bool, value.type.isScalar { return condition(value) }
    let (to, from) = (spelled(type), spelled(value.type))
    if case (.block, .block) = (value.type, type) {
      report(.incompatibleBlocks(use.purpose, to: to, from: from), value.range)
    } else {
      report(.incompatible(use.purpose, to: to, from: from), value.range)
    }
    return .invalid(value.range)
  }

  /// A value as an object of any class, in a collection or in a comparison; also a block, which is
  /// an object. nil for a number or a structure.
  func asObject(_ value: Value) -> TypedExpression? {
    switch value.type {
    case .block: coerced(value.code, to: .optional(.anyObject))
    default: value.type.isObject ? asStored(value) : nil
    }
  }

  /// A value in the form of a variable of its own type in the language.
  func asStored(_ value: Value) -> TypedExpression {
    if value.isInvalid { return value.code }
    if case .void = value.type { return value.code }
    // The class in a cast is not checked until a message needs it.
    if case .object = value.type, value.code.type.unwrapped.isObjectOrAny { return value.code }
    return coerced(value.code, to: stored(value.type)) ?? .invalid(value.range)
  }

  /// An object as a Foundation object: the result of a row of any type may be a boxed Swift number
  /// or structure.
  func asPlainObject(_ value: Value) -> TypedExpression {
    let code = asStored(value)
    guard code.type.unwrapped == .any else { return code }
    return coerced(code, to: .optional(.anyObject)) ?? code
  }

  /// The conversion itself; nil if there is none. Integers are truncated as in C, nil stays nil,
  /// and an object of another class stops, since a register must contain a value of its type.
  func coerced(_ code: TypedExpression, to target: Type) -> TypedExpression? {
    let source = code.type
    if source == target { return code }
    if source.isError || target.isError { return .invalid(code.range) }
    let range = code.range
    if case .null = code.kind, let none = zero(target, range) { return none }
    switch (source, target) {
    case (.optional(let from), .optional(let to)):
      if isSameRegister(from, to) { return TypedExpression(.convert(code), target, range) }
      let element = TypedExpression(.chainElement(code), from, range)
      return coerced(element, to: to).map {
        TypedExpression(.optionalChain($0), target, range)
      }
    case (_, .optional(let to)):
      return coerced(code, to: to).map { TypedExpression(.wrap($0), target, range) }
    case (.optional(let from), _):
      // A parameter that accepts any object rejects nil itself, by an exception.
      if target == .any, let function = table.conversion(from: source, to: target) {
        return TypedExpression(.call(function, receiver: nil, [code]), target, range)
      }
      if target.layout.references == 0, from.layout.references == 0, let none = zero(from, range) {
        return coerced(TypedExpression(.coalesce(code, none), from, range), to: target)
      }
      return coerced(TypedExpression(.forceUnwrap(code, isImplicit: true), from, range), to: target)
    default: return present(code, as: target)
    }
  }

  /// The same where nothing is optional.
  private func present(_ code: TypedExpression, as target: Type) -> TypedExpression? {
    let source = code.type
    let range = code.range
    if isSameRegister(source, target) { return TypedExpression(.convert(code), target, range) }
    if let from = source.numberKind, let to = target.numberKind {
      return converted(code, from: from, to: to)
    }
    if source == .bool, let to = target.numberKind {
      if case .boolean(let value) = code.kind {
        return converted(
          TypedExpression(.integer(value ? 1 : 0), .integer(.int32), range),
          from: .integer(.int32), to: to)
      }
      return converted(
        reinterpreted(code, as: .integer(.int32)), from: .integer(.int32), to: to)
    }
    if target == .bool, source.numberKind != nil { return condition(Value(code, .number(source))) }
    if let value = enumeration(code, as: target) { return value }
    if let function = table.conversion(from: source, to: target) {
      return TypedExpression(.call(function, receiver: nil, [code]), target, range)
    }
    if let value = wrapper(code, as: target) { return value }
    if let object = objectType(of: source, target), object != target, object != source {
      return present(code, as: object).flatMap { present($0, as: target) }
    }
    // The elements of one collection, as objects of another one.
    if case .array = source, case .array = target,
      case .object(let collection) = table.type(of: source), collection.nominal != nil
    {
      return present(code, as: collection.type).flatMap { present($0, as: target) }
    }
    // A block is an instance of some class.
    if case .function = source, case .nominal = target, target.isObjectOrAny {
      return present(code, as: .anyObject).flatMap { present($0, as: target) }
    }
    // A class is an object, too.
    if case .metatype = source, target == .any || target == .anyObject {
      return present(TypedExpression(.convert(code), .any, range), as: target)
    }
    guard source.isObjectOrAny, target.isObjectOrAny else { return nil }
    return TypedExpression(.forcedCast(code, target), target, range)
  }

  /// An enum case or an option set as a number, or the reverse.
  func enumeration(_ code: TypedExpression, as target: Type) -> TypedExpression? {
    let range = code.range
    if case .nominal(let nominal, _) = code.type, nominal.isOptionSet, target.numberKind != nil {
      return coerced(reinterpreted(code, as: .integer(.uint)), to: target)
    }
    if case .nominal(let nominal, _) = target, nominal.isOptionSet, code.type.numberKind != nil {
      return coerced(code, to: .integer(.uint)).map { reinterpreted($0, as: target) }
    }
    if case .nominal(let nominal, _) = code.type, nominal.kind == .enumeration,
      target.numberKind != nil
    {
      if case .enumCase(let enumCase, _) = code.kind {
        return coerced(
          TypedExpression(.integer(table.rawValue(of: enumCase)), .integer(.int), range),
          to: target)
      }
      return rawValue(code, of: nominal).flatMap { coerced($0, to: target) }
    }
    if case .nominal(let nominal, _) = target, nominal.kind == .enumeration,
      code.type.numberKind != nil
    {
      return self.enumCase(code, of: nominal, target)
    }
    return nil
  }

  /// The number of an enum case in C: its tag, if the cases count from 0.
  private func rawValue(_ code: TypedExpression, of nominal: Nominal) -> TypedExpression? {
    let tag = reinterpreted(code, as: .integer(.int))
    if nominal.cases.allSatisfy({ table.rawValue(of: $0) == Int64($0.tag) }) { return tag }
    return chosen(tag, nominal.cases.map { (Int64($0.tag), table.rawValue(of: $0)) }, .int)
  }

  private func enumCase(
    _ code: TypedExpression, of nominal: Nominal, _ target: Type
  ) -> TypedExpression? {
    if case .integer(let value) = code.kind,
      let found = nominal.cases.first(where: { table.rawValue(of: $0) == value })
    {
      return TypedExpression(.enumCase(found, []), target, code.range)
    }
    guard let number = coerced(code, to: .integer(.int)) else { return nil }
    let pairs = nominal.cases.map { (table.rawValue(of: $0), Int64($0.tag)) }
    return chosen(number, pairs, target)
  }

  /// The second number of the pair that begins with a value; that of the first pair if there is
  /// none.
  private func chosen(
    _ code: TypedExpression, _ pairs: [(Int64, Int64)], _ target: Type
  ) -> TypedExpression {
    let range = code.range
    let variable = hidden(.integer(.int), range)
    let subject = TypedExpression(.local(variable), .integer(.int), range)
    func number(_ value: Int64) -> TypedExpression {
      TypedExpression(.integer(value), .integer(.int), range)
    }
    var result = number(pairs.first?.1 ?? 0)
    for (key, value) in pairs.dropFirst() {
      let test = TypedExpression(
        .intrinsic(.compare(.equal, .integer(.int)), [subject, number(key)]), .bool, range)
      result = TypedExpression(.ternary(test, number(value), result), .integer(.int), range)
    }
    let bind = TypedStatement(
      .bind(TypedPattern(.variable(variable), .integer(.int), range), code), range)
    return TypedExpression(
      .sequence([bind], target == .int ? result : reinterpreted(result, as: target)), target, range)
  }

  /// A structure around one number or one string, which in C is that number or string itself:
  /// `UIWindowLevel`, `NSAttributedStringKey`.
  private func wrapper(_ code: TypedExpression, as target: Type) -> TypedExpression? {
    if let content = target.wrappedContent, let value = coerced(code, to: content) {
      return content == .string
        ? TypedExpression(.convert(value), target, code.range) : reinterpreted(value, as: target)
    }
    guard let content = code.type.wrappedContent else { return nil }
    let value =
      content == .string
      ? TypedExpression(.convert(code), .string, code.range) : reinterpreted(code, as: content)
    return coerced(value, to: target)
  }

  /// The intermediate class between an object of any class and a Swift value, in either direction:
  /// `id` becomes a string by way of `NSString`.
  private func objectType(of source: Type, _ target: Type) -> Type? {
    let value = source.isObjectOrAny ? target : source
    guard !value.isObjectOrAny, source.isObjectOrAny || target.isObjectOrAny else { return nil }
    guard case .object(let object) = table.type(of: value) else { return nil }
    return object.type
  }

  /// Whether every value of one type is one of the other, in the same registers.
  func isSameRegister(_ source: Type, _ target: Type) -> Bool {
    if source == target { return true }
    switch (source, target) {
    case (.nominal(let from, _), .nominal(let to, _)) where to.kind == .class:
      return from.kind == .class && from.isDerived(from: to)
    case (.nominal, .nominal(let to, _)) where to.kind == .protocol: return source.isObjectOrAny
    case (.nominal, .anyObject), (.nominal, .any): return source.isObjectOrAny
    case (.anyObject, .any), (.metatype, .metatype): return true
    // Objective-C does not check whether an object conforms.
    case (.anyObject, .nominal(let to, _)) where to.kind == .protocol: return true
    case (.function(let from), .function(let to)): return from.isCallable(as: to)
    default: return false
    }
  }

  /// The value of a type whose registers are all zero.
  func zero(_ type: Type, _ range: SourceRange) -> TypedExpression? {
    let kind: TypedExpression.Kind
    switch type {
    case .void: kind = .void
    case .optional: kind = .null
    case .bool: kind = .boolean(false)
    case .floating: kind = .number(0)
    case .integer: kind = .integer(0)
    case .nominal(let nominal, _) where nominal.kind == .structure || nominal.kind == .enumeration:
      kind = .null
    default: return nil
    }
    return TypedExpression(kind, type, range)
  }

  /// A variable that the source does not name.
  func hidden(_ type: Type, _ range: SourceRange) -> LocalVariable {
    let variable = LocalVariable(name: "", type: type, isConstant: true, range: range)
    variable.isHidden = true
    variable.context = scope.context
    return variable
  }
}

extension Nominal {
  /// Whether its values are the bits of several options.
  var isOptionSet: Bool {
    guard kind == .structure, !isScript else { return false }
    return protocols.contains {
      guard case .nominal(let nominal, _) = $0 else { return false }
      return nominal.name == "OptionSet"
    }
  }
}

extension Type {
  /// The only number or string that a structure of the host contains; nil for other types.
  fileprivate var wrappedContent: Type? {
    guard case .nominal(let nominal, _) = self, nominal.kind == .structure, !nominal.isScript,
      !nominal.isOptionSet
    else { return nil }
    switch layout {
    case .number: return .double
    case .reference: return .string
    default: return nil
    }
  }
}
