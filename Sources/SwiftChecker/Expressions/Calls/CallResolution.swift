import Records
import SourceTree
import TypedProgram

/// The interface of overload resolution to the checker of the arguments.
package protocol CallContext: AnyObject {
  /// The type of the location that `&` passes.
  func typeOfPlace(_ place: Expression, in scope: Scope) -> Type

  /// Whether an implicit member of that name can be one of the type.
  func hasStaticMember(named name: String, of type: Type) -> Bool

  /// Whether a written type has an initializer that can be a function of the type.
  func hasInitializer(of base: Expression, like function: FunctionType, in scope: Scope) -> Bool
}

/// The choice of one of several callees for a call. Decides by labels and types alone; the checker
/// makes the call, and reports errors in it.
package struct CallResolution {
  package let conversion: Conversion
  package unowned let context: any CallContext

  /// Creates an overload resolution from its parts.
  package init(conversion: Conversion, context: any CallContext) {
    self.conversion = conversion
    self.context = context
  }

  /// The types inferred so far.
  package var inference: Inference { conversion.inference }
  /// The relations between types.
  package var relations: TypeRelations { conversion.relations }

  /// The callees whose labels and number of parameters match the arguments, with the reasons of the
  /// others.
  package func matched(
    _ callees: [Callee], _ call: Call
  ) -> (candidates: [Candidate], failures: [(callee: Callee, failure: MatchingFailure)]) {
    var candidates: [Candidate] = []
    var failures: [(callee: Callee, failure: MatchingFailure)] = []
    for callee in callees {
      switch callee.match(call.arguments) {
      case .success(let matching):
        candidates.append(Candidate(callee: callee, matching: matching))
      case .failure(let error): failures.append((callee, error.failure))
      }
    }
    return (candidates, failures)
  }

  /// The candidates that are nearest to the arguments' types and to the expected type: more than
  /// one when these do not decide, none when none takes the arguments.
  package func cheapest(_ candidates: [Candidate], _ call: Call) -> [Candidate] {
    var best: [Candidate] = []
    var least = Int.max
    for candidate in candidates {
      guard let cost = cost(of: candidate, call), cost <= least else { continue }
      if cost < least { best = [] }
      least = cost
      best.append(candidate)
    }
    return best
  }

  /// Whether a result has the type that the context of the call expects.
  func fitsHint(_ type: Type, _ call: Call) -> Bool {
    guard let hint = inference.known(call.hint), !hint.hasVariables else { return true }
    return conversion.cost(from: type, to: hint, isImplicit: true) != nil
  }

  /// The distance of a candidate from the given and expected types; nil when it does not take the
  /// arguments.
  package func cost(of candidate: Candidate, _ call: Call) -> Int? {
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    let open = OpenCallee(candidate.callee)
    var total = candidate.matching.defaultCount + min(candidate.callee.distance, 1)
    if candidate.callee.function?.genericParameters.isEmpty == false { total += 3 }
    for (number, arguments) in candidate.matching.arguments.enumerated() {
      let info = candidate.callee.parameters[number]
      if info.isVariadic { total += 15 }
      var type = info.argumentType(open.parameters[number])
      if info.isAutoclosure, let function = type.functionType { type = function.result }
      for index in arguments {
        let argument = call.arguments[index].value
        guard info.isInout == argument.isInout else { return nil }
        let part: Int?
        if let value = call.prepared[index] {
          part = cost(of: value, to: type)
        } else {
          part = flexibleCost(argument, to: type, in: call.scope)
        }
        guard let part else { return nil }
        total += part
      }
    }
    if let hint = inference.known(call.hint), !hint.hasVariables {
      if let part = conversion.cost(from: open.result, to: hint, isImplicit: true) {
        total += min(part, 20)
      } else {
        total += 60
      }
    }
    return total
  }

  private func cost(of value: TypedExpression, to type: Type) -> Int? {
    if case .string(let text) = value.kind, inference.resolved(type).unwrapped == .character {
      return text.count == 1 ? 2 : nil
    }
    if conversion.literalObject(value, as: inference.resolved(type).unwrapped) != nil { return 20 }
    if case .ternary(_, let yes, let no) = value.kind {
      guard let first = cost(of: yes.unwrapped, to: type),
        let second = cost(of: no.unwrapped, to: type)
      else { return nil }
      return max(first, second)
    }
    return conversion.cost(
      from: value.type, to: type, isImplicit: conversion.isImplicitlyUnwrapped(value))
  }
}
