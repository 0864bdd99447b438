/// What the checker works from when it checks a function's code, and what it made of it.
///
/// The code of the prelude and that of copies is checked when it is first needed, so a function
/// keeps the way there until then.
package struct CheckedFunction {
  /// What the code is made from; nil where there is none, as for the host's functions. Only the
  /// checker, which has several kinds of it, looks inside.
  package var origin: (any CodeOrigin)?
  /// The types of generic parameters in this copy of the function.
  package var substitution = Substitution()
  /// Copies of a generic function, by the types in place of its parameters.
  package var copies: [[Type]: Function] = [:]
  /// The checked code; nil before it was checked, and for what has none.
  package var body: FunctionBody?
  /// Makes `body`, the first time that the code is needed. Prelude functions and copies of generic
  /// ones are checked only when they are used.
  package var makeBody: ((Function) -> Void)?
  /// Makes, or finds, the copy of a generic function or of a member of a generic type for concrete
  /// types; nil for functions that are not generic.
  package var specialize: ((Substitution) -> Function)?

  package init() {}
}

/// What a function's code is made from, as the checker keeps it.
package protocol CodeOrigin: AnyObject {}

extension Function {
  /// The checked code, which is checked now if it was not before; nil where there is none, or where
  /// it has errors.
  package var checkedBody: FunctionBody? {
    if checked.body == nil { checked.makeBody?(self) }
    return checked.body
  }
}
