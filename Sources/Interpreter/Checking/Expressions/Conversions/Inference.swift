import Records
import SourceTree

/// Type variables: what is not decided yet while one expression is checked.
extension Checker {
  func freshType() -> Type { .variable(TypeVariable()) }

  /// The type with every variable that is decided replaced.
  func resolved(_ type: Type) -> Type {
    guard type.hasVariables else { return type }
    return type.mapped { part in
      guard case .variable(let variable) = part else { return nil }
      guard let binding = variable.binding else { return part }
      return self.resolved(binding)
    }
  }

  /// The type, unless nothing at all is known of it.
  func known(_ type: Type?) -> Type? {
    guard let type else { return nil }
    let result = resolved(type)
    if case .variable = result { return nil }
    return result
  }

  func bind(_ variable: TypeVariable, to type: Type) -> Bool {
    let type = resolved(type)
    if case .variable(variable) = type { return true }
    if type.mentions(variable) { return false }
    variable.binding = type
    expressions.bound.append(variable)
    return true
  }

  /// Makes two types equal by deciding variables in them; whether that went.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let left = resolved(left)
    let right = resolved(right)
    if left == right { return true }
    switch (left, right) {
    case (.variable(let variable), _): return bind(variable, to: right)
    case (_, .variable(let variable)): return bind(variable, to: left)
    case (.error, _), (_, .error): return true
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
      (.set(let left), .set(let right)), (.metatype(let left), .metatype(let right)):
      return unify(left, right)
    case (.dictionary(let leftKey, let leftValue), .dictionary(let rightKey, let rightValue)):
      return unify(leftKey, rightKey) && unify(leftValue, rightValue)
    case (.range(let left, let leftIsClosed), .range(let right, let rightIsClosed)):
      return leftIsClosed == rightIsClosed && unify(left, right)
    case (.tuple(let left), .tuple(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy {
          ($0.label == nil || $1.label == nil || $0.label == $1.label) && unify($0.type, $1.type)
        }
    case (.function(let left), .function(let right)):
      return left.parameters.count == right.parameters.count
        && zip(left.parameters, right.parameters).allSatisfy {
          $0.isInout == $1.isInout && unify($0.type, $1.type)
        } && unify(left.result, right.result)
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      return left === right && leftArguments.count == rightArguments.count
        && zip(leftArguments, rightArguments).allSatisfy { unify($0, $1) }
    default: return false
    }
  }

  /// Tries something that may decide variables; when it gives nil, they are undecided again.
  func attempt<Result>(_ work: () -> Result?) -> Result? {
    let mark = expressions.bound.count
    if let result = work() { return result }
    undo(to: mark)
    return nil
  }

  func undo(to mark: Int) {
    for variable in expressions.bound[mark...] { variable.binding = nil }
    expressions.bound.removeSubrange(mark...)
  }

  /// Whether something holds for a choice of variables that is not kept.
  func wouldHold(_ test: () -> Bool) -> Bool {
    let mark = expressions.bound.count
    defer { undo(to: mark) }
    return test()
  }
}

extension Type {
  var hasVariables: Bool {
    contains {
      if case .variable = $0 { return true }
      return false
    }
  }

  /// Whether it contains generic parameters.
  var hasParameters: Bool {
    contains {
      if case .parameter = $0 { return true }
      return false
    }
  }

  func mentions(_ variable: TypeVariable) -> Bool {
    contains { $0 == .variable(variable) }
  }

  /// Whether a part of the type, or all of it, passes a test.
  func contains(_ test: (Type) -> Bool) -> Bool {
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

  /// Whether `&variable` may be used where this type is wanted.
  var isRawPointer: Bool {
    guard case .nominal(let nominal, _) = self, case .host = nominal.origin else { return false }
    return nominal.name == "UnsafeRawPointer"
  }

  /// Whether `&array` may be used where this type is wanted, for its elements.
  var isElementsPointer: Bool {
    guard case .nominal(let nominal, _) = self, case .host = nominal.origin else { return false }
    return nominal.name == "UnsafeMutableRawPointer"
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// The type inside all optionals around it.
  var unwrapped: Type {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  var isError: Bool { self == .error }

  var numberKind: NumberKind? {
    switch self {
    case .integer(let kind): .integer(kind)
    case .floating(let kind): .floating(kind)
    default: nil
    }
  }

  var isNumber: Bool { numberKind != nil }

  /// A generic parameter that stands for numbers: literals can be one, and it has arithmetic. Only
  /// in the check without concrete types, whose result never runs.
  var isNumericParameter: Bool {
    guard case .parameter(let parameter) = self else { return false }
    return parameter.conforms(toAnyOf: Self.arithmeticProtocols)
  }

  private static var arithmeticProtocols: Set<String> {
    [
      "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger",
      "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable",
    ]
  }

  var isFloating: Bool {
    if case .floating = self { return true }
    return false
  }

  var functionType: FunctionType? {
    guard case .function(let function) = self else { return nil }
    return function
  }

  /// The type of a bare `nil`.
  static var nothing: Type { .optional(.never) }

  /// Double or CGFloat, which convert to each other by themselves.
  var isDoubleOrCGFloat: Bool { self == .double || self == .cgFloat }

  var isClassType: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.kind == .class
  }

  var isProtocol: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.kind == .protocol
  }

  /// Whether instances are shared, so that a constant may be changed inside.
  var isReference: Bool {
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
