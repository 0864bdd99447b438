import Foundation

/// Two traces of one point: the learner's and the right one.
package struct TracePair: Codable, Sendable {
  package let point: CGPoint
  package let yours: HitTestTrace
  package let expected: HitTestTrace

  package init(point: CGPoint, yours: HitTestTrace, expected: HitTestTrace) {
    self.point = point
    self.yours = yours
    self.expected = expected
  }

  /// A fact of a trace, as far as two traces can be compared by it.
  package enum Fact: Sendable, Hashable {
    /// A view was asked with a point of its own.
    case asked(ObjectName, point: CGPoint)
    /// A line of code found something out.
    case line(ScriptLine)
    /// What `point(inside:)` said.
    case inside(Bool)
    /// What the view answered.
    case answered(HitTestOutcome)
    /// Who is the hit-test view in the end.
    case result(ObjectName?)

    /// Whether two facts say the same; the numbers of lines do not count.
    func says(_ other: Fact) -> Bool {
      switch (self, other) {
      case (.line(let line), .line(let other)): line.facts == other.facts
      case (.asked(let view, let point), .asked(let other, let otherPoint)):
        view.text == other.text && point == otherPoint
      default: self == other
      }
    }
  }

  /// Facts that stand beside each other.
  package struct Row: Sendable {
    package let step: Int
    package let yours: Fact?
    package let expected: Fact?
    package let isDifferent: Bool
  }

  /// The facts of both traces beside each other, from the step with the first difference to that
  /// difference; the whole of the last step, so that its decision stands there too.
  package var rows: [Row] {
    let left = Self.steps(yours)
    let right = Self.steps(expected)
    for index in 0..<max(left.count, right.count) {
      let mine = index < left.count ? left[index] : Step()
      let theirs = index < right.count ? right[index] : Step()
      let rows =
        Self.rows(mine.head, theirs.head, index) + Self.rows(mine.lines, theirs.lines, index)
        + Self.rows(mine.end, theirs.end, index)
      if rows.contains(where: \.isDifferent) { return rows }
    }
    return []
  }

  /// The facts of one step: what was asked, the lines that ran, what was answered.
  private struct Step {
    var head: [Fact] = []
    var lines: [Fact] = []
    var end: [Fact] = []
  }

  private static func rows(_ mine: [Fact], _ theirs: [Fact], _ step: Int) -> [Row] {
    (0..<max(mine.count, theirs.count)).map { position in
      let fact = position < mine.count ? mine[position] : nil
      let other = position < theirs.count ? theirs[position] : nil
      let isSame = fact.flatMap { fact in other.map { fact.says($0) } } ?? false
      return Row(step: step + 1, yours: fact, expected: other, isDifferent: !isSame)
    }
  }

  private static func steps(_ trace: HitTestTrace) -> [Step] {
    let askers = Set(trace.steps.compactMap(\.askedBy))
    var steps = trace.steps.map { step in
      var facts = Step(head: [.asked(step.view, point: step.point)])
      facts.lines = step.lines.map { .line($0) }
      if let inside = step.inside { facts.end.append(.inside(inside.answer)) }
      // Who asked others answers behind them; what it says then follows from what they said.
      if !askers.contains(step.number) { facts.end.append(.answered(step.outcome)) }
      return facts
    }
    steps.append(Step(head: [.result(trace.result)]))
    return steps
  }
}
