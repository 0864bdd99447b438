import Records
import SourceTree
import TypedProgram

// Arguments that take their types from the parameter: literals, closures, implicit members.

extension CallResolution {
  /// The distance of an argument that takes its type from the context.
  func flexibleCost(_ argument: Expression, to type: Type, in scope: Scope) -> Int? {
    let type = inference.resolved(type)
    if type.isError { return 0 }
    if case .inoutArgument(let inner) = argument.kind {
      return inference.unify(context.typeOfPlace(inner, in: scope), type) ? 0 : nil
    }
    if argument.isLiteralNumber { return literalCost(hasFraction: argument.hasFraction, to: type) }
    let isOptional = type.isOptional ? 10 : 0
    let inside = type.unwrapped
    if case .variable = inside { return 3 }
    if inside == .any { return 31 }
    switch argument.withoutParentheses.kind {
    case .null: return type.isOptional ? 0 : nil
    case .closure(let closure):
      guard let function = inside.functionType else { return nil }
      return closureFits(closure, function) ? isOptional : nil
    case .keyPath:
      if inside.isKeyPath { return isOptional }
      return inside.functionType?.parameters.count == 1 ? isOptional + 1 : nil
    case .array:
      switch inside {
      case .array: return isOptional
      case .set: return isOptional + 1
      case .nominal: return relations.conforms(inside, toNamed: "OptionSet") ? isOptional + 1 : nil
      default: return nil
      }
    case .dictionary:
      if case .dictionary = inside { return isOptional }
      return inside.isFoundation("NSDictionary") ? isOptional + 20 : nil
    case .binary(let lower, let sign, let upper) where argument.isWrittenRange:
      guard case .range(let bound, let isClosed) = inside, isClosed == (sign.text == "..."),
        let first = flexibleCost(lower, to: bound, in: scope),
        let second = flexibleCost(upper, to: bound, in: scope)
      else { return nil }
      return isOptional + max(first, second)
    case .ternary,
      .binary where !argument.choices.isEmpty:
      // The distance of the value that is farthest.
      var most = 0
      for choice in argument.choices where choice.isFlexibleArgument {
        guard let part = flexibleCost(choice, to: type, in: scope) else { return nil }
        most = max(most, part)
      }
      return most
    case .member where argument.initializedBase != nil:
      guard let base = argument.initializedBase, let function = inside.functionType,
        context.hasInitializer(of: base, like: function, in: scope)
      else { return nil }
      return isOptional
    case .member, .call, .binary:
      guard let name = argument.implicitName else { return isOptional }
      if name == "init" { return isOptional }
      let found = context.hasStaticMember(named: name, of: inside)
      return found || type.isOptional && (name == "none" || name == "some") ? isOptional : nil
    default: return isOptional
    }
  }

  /// Whether a closure can be a function of a type, as far as its parameters tell.
  private func closureFits(_ closure: Closure, _ function: FunctionType) -> Bool {
    let count = function.parameters.count
    let written = closure.parameters?.count ?? closure.anonymousCount
    if written == count { return true }
    guard count == 1, written > 1,
      case .tuple(let elements) = inference.resolved(function.parameters[0].type)
    else { return false }
    return elements.count >= written
  }

  private func literalCost(hasFraction: Bool, to type: Type) -> Int? {
    let optional = type.isOptional ? 10 : 0
    switch type.unwrapped {
    case .integer(.int): return hasFraction ? nil : optional
    case .integer: return hasFraction ? nil : optional + 2
    case .floating(.double): return optional + (hasFraction ? 0 : 1)
    case .floating: return optional + 2
    case .variable: return 3
    case .any: return 31
    case let type where type.isNumberObject: return 20
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      return relations.conforms(.int, to: nominal) ? 8 : nil
    default: return nil
    }
  }
}
