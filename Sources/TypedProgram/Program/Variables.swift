import Records
import SourceTree

/// A parameter or a variable of a function. Closures refer to variables of the functions around
/// them by the same object.
package final class LocalVariable {
  package let name: String
  package var type: Type
  package let isConstant: Bool
  package var ownership: Closure.Ownership = .strong
  /// Read or written inside a closure or nested function that did not declare it.
  package var isCaptured = false
  /// Written after its declaration; captured and written, it lives in a box.
  package var isWritten = false
  package var isImplicitlyUnwrapped = false
  package var isInout = false
  /// Whether the variable does not occur in the source, such as a `for` loop's index.
  package var isHidden = false
  /// A copy that the capture list of a closure makes.
  package var isCapturedCopy = false
  package let range: SourceRange
  /// The function that declares it, for the checker and the compiler.
  package weak var context: FunctionContext?

  package init(name: String, type: Type, isConstant: Bool, range: SourceRange) {
    self.name = name
    self.type = type
    self.isConstant = isConstant
    self.range = range
  }
}

/// A variable of the top level, or a `static` one: one location that lives as long as the module.
package final class GlobalVariable {
  package let name: String
  package let type: Type
  package let isConstant: Bool
  package var ownership: Closure.Ownership = .strong
  package var isImplicitlyUnwrapped = false
  /// Runs before the first use, once; nil for variables that a statement initializes.
  package var initializer: Function?
  package var isInitialized = false
  /// Allocated by the first store; freed with the variable.
  package var storage: (any VariableMemory)?
  package var range = SourceRange(0, 0)

  package init(name: String, type: Type, isConstant: Bool) {
    self.name = name
    self.type = type
    self.isConstant = isConstant
  }
}

/// The memory of a variable of the top level. The machine creates it.
package protocol VariableMemory: AnyObject {
  /// The registers of the value.
  var registers: Registers { get }
}
