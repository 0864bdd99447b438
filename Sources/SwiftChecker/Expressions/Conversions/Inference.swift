import Records
import SourceTree
import TypedProgram

/// The state of type inference for one expression: the types of its variables so far.
///
/// Decisions are made one by one and undone from the last, so a failed attempt leaves no trace.
package final class Inference {
  /// The variables that were decided, in order.
  private var bound: [TypeVariable] = []

  /// Creates an inference in which nothing is decided.
  package init() {}

  /// A type without any information.
  package func freshType() -> Type { .variable(TypeVariable()) }

  /// The type with every decided variable replaced.
  package func resolved(_ type: Type) -> Type {
    guard type.hasVariables else { return type }
    return type.mapped { part in
      guard case .variable(let variable) = part else { return nil }
      guard let binding = variable.binding else { return part }
      return resolved(binding)
    }
  }

  /// The type, unless nothing at all is known of it.
  package func known(_ type: Type?) -> Type? {
    guard let type else { return nil }
    let result = resolved(type)
    if case .variable = result { return nil }
    return result
  }

  /// Decides a variable; returns false when the type contains the variable itself.
  private func bind(_ variable: TypeVariable, to type: Type) -> Bool {
    let type = resolved(type)
    if case .variable(variable) = type { return true }
    if type.mentions(variable) { return false }
    variable.binding = type
    bound.append(variable)
    return true
  }

  /// Makes two types equal by deciding variables in them; returns whether that succeeded.
  package func unify(_ left: Type, _ right: Type) -> Bool {
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

  /// Attempts work that may decide variables; when it returns nil, they are undecided again.
  package func attempt<Result>(_ work: () -> Result?) -> Result? {
    let mark = bound.count
    if let result = work() { return result }
    undo(to: mark)
    return nil
  }

  /// The number of decisions so far, to return to.
  package var mark: Int { bound.count }

  /// Undoes all decisions after the first ones.
  package func undo(to mark: Int) {
    for variable in bound[mark...] { variable.binding = nil }
    bound.removeSubrange(mark...)
  }

  /// Whether a condition is true for decisions that are not kept.
  package func wouldHold(_ test: () -> Bool) -> Bool {
    let mark = bound.count
    defer { undo(to: mark) }
    return test()
  }
}
