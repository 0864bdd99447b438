import Records
import SourceTree
import TypedProgram

/// A call whose closure helps to determine the generic parameters of the callee.
extension Checker {
  func finish(_ candidate: Candidate, _ call: Call, _ name: Name) -> TypedExpression {
    guard expressions.trialDepth < 3, candidate.isOpenForClosures(call) else {
      return finishOnce(candidate, call, name)
    }
    let (mark, errors) = (inference.mark, diagnostics.count)
    let first = finishOnce(candidate, call, name)
    guard first.type.isError else { return first }
    let reported = Array(diagnostics[errors...])
    diagnostics.removeSubrange(errors...)
    inference.undo(to: mark)
    expressions.trialDepth += 1
    defer { expressions.trialDepth -= 1 }
    for other in alternatives(to: call, candidate) {
      let outcome = trial { finishOnce(candidate, other, name) }
      if outcome.errors == 0, !outcome.result.type.isError { return outcome.result }
      inference.undo(to: mark)
    }
    diagnostics += reported
    return first
  }

  /// The call with an argument that determines a generic parameter converted to a wider type, which
  /// only its use in a closure shows: `widths.reduce(0) { $0 + $1 }`, where 0 is not a whole
  /// number, and `sequence(first: self, next: { $0.next })`, where `self` is any responder.
  private func alternatives(to call: Call, _ candidate: Candidate) -> [Call] {
    var calls: [Call] = []
    for (number, indices) in candidate.matching.arguments.enumerated() {
      guard candidate.decidesParameter(number), let index = indices.first else { continue }
      let argument = call.arguments[index].value
      var values: [TypedExpression] = []
      if argument.isLiteralNumber, !argument.hasFraction {
        values = preferredFloats(candidate, call).map {
          literalValue(argument, hint: $0, in: call.scope)
        }
      } else if !argument.isFlexibleArgument {
        let value = trial { call.prepared[index] ?? infer(argument, in: call.scope) }.result
        values = relations.superclassChain(of: inference.resolved(value.type)).map {
          TypedExpression(.convert(value), $0, value.range)
        }
      }
      calls += values.map { value in
        var other = call
        other.prepared[index] = value
        return other
      }
    }
    return calls
  }

  /// `CGFloat` first if the closure's parameters or the receiver use it.
  private func preferredFloats(_ candidate: Candidate, _ call: Call) -> [Type] {
    let elements = candidate.callee.substitution.types.values
    let isDouble = elements.contains { inference.resolved($0) == .double }
    return isDouble ? [.double, .cgFloat] : [.cgFloat, .double]
  }
}

extension Candidate {
  /// Whether a closure helps to determine the generic parameters of the callee.
  fileprivate func isOpenForClosures(_ call: Call) -> Bool {
    guard let function = callee.function, !function.genericParameters.isEmpty else { return false }
    return call.arguments.contains { $0.value.round == .closures }
      && callee.parameters.indices.contains { decidesParameter($0) }
  }

  /// Whether an argument alone is of a type that is a generic parameter of the callee.
  fileprivate func decidesParameter(_ number: Int) -> Bool {
    guard case .parameter(let parameter) = callee.parameters[number].type else { return false }
    return callee.function?.genericParameters.contains(parameter) == true
  }
}
