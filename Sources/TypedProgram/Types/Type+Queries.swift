extension Type {
  /// Whether it contains types that are not known yet.
  package var hasVariables: Bool {
    contains {
      if case .variable = $0 { return true }
      return false
    }
  }

  /// Whether it contains generic parameters.
  package var hasParameters: Bool {
    contains {
      if case .parameter = $0 { return true }
      return false
    }
  }

  /// Whether it contains a type that is being inferred.
  package func mentions(_ variable: TypeVariable) -> Bool {
    contains { $0 == .variable(variable) }
  }

  /// Whether a part of the type, or all of it, passes a test.
  package func contains(_ test: (Type) -> Bool) -> Bool {
    if test(self) { return true }
    switch self {
    case .optional(let type), .array(let type), .set(let type), .metatype(let type),
      .range(let type, _):
      return type.contains(test)
    case .dictionary(let key, let value): return key.contains(test) || value.contains(test)
    case .tuple(let elements): return elements.contains { $0.type.contains(test) }
    case .function(let function):
      return function.result.contains(test)
        || function.parameters.contains { $0.type.contains(test) }
    case .nominal(_, let arguments): return arguments.contains { $0.contains(test) }
    default: return false
    }
  }

  /// Whether `&variable` may be passed for this type.
  package var isRawPointer: Bool {
    guard case .nominal(let nominal, _) = self, case .host = nominal.origin else { return false }
    return nominal.name == "UnsafeRawPointer"
  }

  /// Whether `&array` may be passed for this type, for its elements.
  package var isElementsPointer: Bool {
    guard case .nominal(let nominal, _) = self, case .host = nominal.origin else { return false }
    return nominal.name == "UnsafeMutableRawPointer"
  }

  /// Whether it is an optional.
  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// The type inside all its optionals.
  package var unwrapped: Type {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// Whether it represents something already diagnosed.
  package var isError: Bool { self == .error }

  /// The kind of number; nil for other types.
  package var numberKind: NumberKind? {
    switch self {
    case .integer(let kind): .integer(kind)
    case .floating(let kind): .floating(kind)
    default: nil
    }
  }

  /// Whether it is a kind of number.
  package var isNumber: Bool { numberKind != nil }

  /// A generic parameter for numbers: literals can be one, and it has arithmetic. Only in the check
  /// without concrete types, whose result never runs.
  package var isNumericParameter: Bool {
    guard case .parameter(let parameter) = self else { return false }
    return parameter.conforms(toAnyOf: Self.arithmeticProtocols)
  }

  private static var arithmeticProtocols: Set<String> {
    [
      "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger",
      "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable",
    ]
  }

  /// Whether it is a kind of floating-point number.
  package var isFloating: Bool {
    if case .floating = self { return true }
    return false
  }

  /// The function type that it is; nil for other types.
  package var functionType: FunctionType? {
    guard case .function(let function) = self else { return nil }
    return function
  }

  /// The type of `nil` by itself.
  package static var nothing: Type { .optional(.never) }

  /// Double or CGFloat, which convert to each other implicitly.
  package var isDoubleOrCGFloat: Bool { self == .double || self == .cgFloat }

  /// Whether it is a class.
  package var isClassType: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.kind == .class
  }

  /// Whether it is a protocol, as the type of a value.
  package var isProtocol: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.kind == .protocol
  }

  /// Whether instances are shared, so that a constant may be changed inside.
  package var isReference: Bool {
    switch self {
    case .anyObject: true
    case .nominal(let nominal, _):
      nominal.kind == .class || nominal.kind == .protocol && nominal.isClassBound
    case .parameter(let parameter): parameter.constraints.contains { $0.isReference }
    default: false
    }
  }
}

extension GenericParameterType {
  /// Whether a constraint is one of some protocols of the library, or a script's that inherits one.
  func conforms(toAnyOf names: Set<String>) -> Bool {
    func isOne(_ type: Type, _ depth: Int) -> Bool {
      guard depth < 20, case .nominal(let nominal, _) = type, nominal.kind == .protocol else {
        return false
      }
      return names.contains(nominal.name) && !nominal.isScript
        || nominal.protocols.contains { isOne($0, depth + 1) }
    }
    return constraints.contains { isOne($0, 0) }
  }
}
