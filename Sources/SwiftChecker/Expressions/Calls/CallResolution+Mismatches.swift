import Records
import SourceTree
import TypedProgram

// Attribution of errors in calls that no candidate takes.

extension CallResolution {
  /// The arguments, by number, that do not have the types of a candidate.
  private func mismatches(_ candidate: Candidate, _ call: Call) -> [(index: Int, type: Type)] {
    let mark = inference.mark
    defer { inference.undo(to: mark) }
    let open = OpenCallee(candidate.callee)
    var wrong: [(index: Int, type: Type)] = []
    for (number, indices) in candidate.matching.arguments.enumerated() {
      let type = candidate.callee.parameters[number].argumentType(open.parameters[number])
      for index in indices {
        guard let value = call.prepared[index] else { continue }
        if conversion.cost(
          from: value.type, to: type, isImplicit: conversion.isImplicitlyUnwrapped(value)) == nil
        {
          wrong.append((index, inference.resolved(type)))
        }
      }
    }
    return wrong
  }

  /// The candidate at which one argument alone is at fault, fewer than at any other: its parameter
  /// is probably the intended one. nil when others with other types are equally near.
  package func nearest(_ candidates: [Candidate], _ call: Call) -> Candidate? {
    var nearest: (candidate: Candidate, count: Int)?
    for candidate in candidates {
      let count = mismatches(candidate, call).count
      if count < nearest?.count ?? .max { nearest = (candidate, count) }
    }
    guard let nearest, nearest.count == 1, areOfOneMind(candidates, call) else { return nil }
    return nearest.candidate
  }

  /// Whether all callees at which one argument is at fault expect the same type for it.
  private func areOfOneMind(_ candidates: [Candidate], _ call: Call) -> Bool {
    let wrong = candidates.map { mismatches($0, call) }.filter { $0.count == 1 }
    return Set(wrong.map { "\($0[0].type)" }).count == 1
  }

  /// Of several callees that do not take a number, the one that expects another kind of number: one
  /// that expects a range or a text was hardly intended.
  func wantsNumber(_ candidates: [Candidate], _ call: Call) -> Candidate? {
    let numeric = candidates.filter { candidate in
      let wrong = mismatches(candidate, call)
      guard wrong.count == 1, let value = call.prepared[wrong[0].index] else { return false }
      return value.type.isNumber && wrong[0].type.isNumber
    }
    return numeric.count == 1 ? numeric[0] : nil
  }
}
