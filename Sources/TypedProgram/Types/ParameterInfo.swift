import Records
import SourceTree

/// A parameter of a function, a subscript or a case, as it is declared.
package struct ParameterInfo {
  package let label: String?
  package let name: String
  package let type: Type
  /// For a script's parameter the tree of its default value; for a host's, code.
  package var defaultValue: DefaultValue?
  package var isInout = false
  package var isVariadic = false
  /// The argument is an expression that runs when the function calls it.
  package var isAutoclosure = false
  /// Takes a closure that may be called after the call has ended: `@escaping`.
  package var isEscaping = false
  package var range = SourceRange(0, 0)
  /// Declared with `!`: an override may take a value that is not optional.
  package var isImplicitlyUnwrapped = false

  /// Whether a closure that is passed for it may outlive the call.
  package var isKept: Bool { isEscaping || type.functionType == nil }

  package enum DefaultValue {
    case tree(Expression)
    case function(Function)
    /// nil, false, 0, an empty collection or option set: all registers zero.
    case zero
    case integer(Int64)
    case number(Double)
    case boolean(Bool)
    case string(String)
  }

  package init(label: String?, name: String, type: Type) {
    self.label = label
    self.name = name
    self.type = type
  }
}
