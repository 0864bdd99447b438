import Records
import TypedProgram

// The answers to one question at many points, in one run of its code.
//
// An override of a hit test that only computes does the same for point after point. A batch runs
// its instructions once for all points, its *lanes*: a register of numbers is one number that all
// lanes share, or a vector with one for each. Lanes that decide differently are split into two
// groups. A lane that would do anything else than compute is *left*: its question is asked by
// itself, from its beginning, since nothing was done yet.

/// The results of a batch, lane by lane.
package struct BatchAnswers {
  /// The steps that each question would be charged for by itself; -1 if it was left.
  package var steps: [Int32]
  /// The answer to `point(inside:with:)`, 0 or 1; the answer to `hitTest(_:with:)`, an index of
  /// `objects`.
  package var outcomes: [UInt16]
  /// The objects in the answers, including nil.
  package var objects: [AnyObject?] = []

  init(count: Int) {
    steps = Array(repeating: -1, count: count)
    outcomes = Array(repeating: 0, count: count)
  }

  /// Creates the answers from the host's results.
  package init(steps: [Int32], outcomes: [UInt16], objects: [AnyObject?]) {
    self.steps = steps
    self.outcomes = outcomes
    self.objects = objects
  }

  /// Whether any lane has an answer.
  package var isAnswered: Bool { steps.contains { $0 >= 0 } }

  /// Records the answers of a group that has come to its end; `place` is that of the object that
  /// all its lanes return, nil if they return numbers.
  mutating func note(_ group: BatchGroup, place: UInt16?) {
    let result = group.n.pointee
    let cost = Int32(group.steps)
    for (lane, question) in group.lanes.enumerated() {
      steps[Int(question)] = cost
      let number = result.lanes.map { $0[lane] } ?? result.value
      outcomes[Int(question)] = place ?? (number != 0 ? 1 : 0)
    }
  }

  /// The index of an object in the answers; nil if there are too many of them.
  mutating func place(of object: AnyObject?) -> UInt16? {
    if let place = objects.firstIndex(where: { $0 === object }) { return UInt16(place) }
    guard objects.count < Int(UInt16.max) else { return nil }
    objects.append(object)
    return UInt16(objects.count - 1)
  }
}

extension Machine {
  /// The maximum number of lanes of a batch: as many as keep their vectors in the processor's
  /// cache.
  nonisolated package static let mostLanes = 1_024

  /// Asks an override of `point(inside:with:)`, or of `hitTest(_:with:)`, at many points, without
  /// observable effects: points that cannot be answered so are left.
  ///
  /// Only inside a question; a machine that is stopped or whose lines are recorded leaves all.
  package func answerTogether(
    _ function: Function, isHitTest: Bool, receiver: AnyObject, x: [Double], y: [Double],
    event: AnyObject?
  ) -> BatchAnswers {
    var answers = BatchAnswers(count: x.count)
    guard state.pointee.mode == 0, !state.pointee.isStopped, state.pointee.questionDepth > 0,
      x.count <= Self.mostLanes, !x.isEmpty
    else { return answers }
    let run = BatchRun(self, isHitTest: isHitTest)
    run.run(entry(of: function), receiver, x, y, event, &answers)
    return answers
  }
}
