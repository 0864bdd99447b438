/// The input of the checker for a function's code, and its result.
///
/// The code of the prelude and that of copies is checked when it is first needed, so a function
/// stores the means until then.
package struct CheckedFunction {
  /// The origin of the code; nil without one, as for the host's functions. Only the checker, which
  /// has several kinds of it, looks inside.
  package var origin: (any CodeOrigin)?
  /// The types of generic parameters in this copy of the function.
  package var substitution = Substitution()
  /// The generic function, or member of a generic type, that this is a copy of; nil for others.
  package weak var original: Function?
  /// Copies of a generic function, by the types in place of its parameters.
  package var copies: [[Type]: Function] = [:]
  /// The checked code; nil before the check, and for functions without code.
  package var body: FunctionBody?
  /// Creates `body`, the first time that the code is needed. Prelude functions and copies of
  /// generic ones are checked only when they are used.
  package var makeBody: ((Function) -> Void)?
  /// Creates, or finds, the copy of a generic function or of a member of a generic type for
  /// concrete types; nil for functions that are not generic.
  package var specialize: ((Substitution) -> Function)?

  package init() {}
}

/// The origin of a function's code, as the checker stores it.
package protocol CodeOrigin: AnyObject {}

extension Function {
  /// The checked code, which is checked now if it was not before; nil without code, or if it has
  /// errors.
  package var checkedBody: FunctionBody? {
    if checked.body == nil { checked.makeBody?(self) }
    return checked.body
  }
}
