import Records
import TypedProgram

/// The purpose of a value, which determines the words of a mismatch.
package enum ConversionPurpose: Equatable {
  /// A declared type: of a variable, a property, a default value.
  case initialization
  case assignment
  case argument
  case returning
  case condition
  /// An element of an array or set, a key or a value of a dictionary.
  case element
  case coercion
  /// The value of a closure's only expression.
  case closureResult
  /// The index of a subscript.
  case index
  /// A branch of `?:`, `if` or `switch` as a value.
  case branch
  /// The raw value of an enumeration's case.
  case rawValue
  /// The operand of a `throw`.
  case throwing
  /// An operand of an operator whose other side determines the type.
  case operand
}

extension ConversionPurpose {
  /// The purpose as a fact.
  var words: ExpressionProblem.Purpose {
    switch self {
    case .initialization: .initialization
    case .assignment: .assignment
    case .argument: .argument
    case .returning: .returning
    case .condition: .condition
    case .element: .element
    case .coercion: .coercion
    case .closureResult: .closureResult
    case .index: .index
    case .branch: .branch
    case .rawValue: .rawValue
    case .throwing: .throwing
    case .operand: .operand
    }
  }
}
