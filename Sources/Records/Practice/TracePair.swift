import Foundation

/// Two traces of one point: the learner's and the right one.
///
/// The right one shows the decisions, without the lines: those would be the solution.
package struct TracePair: Codable, Sendable {
  package let point: CGPoint
  package let yours: HitTestTrace
  package let expected: HitTestTrace

  package init(point: CGPoint, yours: HitTestTrace, expected: HitTestTrace) {
    self.point = point
    self.yours = yours
    self.expected = expected
  }

  /// A fact of a trace.
  package enum Fact: Sendable, Hashable {
    /// A view was asked with a point of its own.
    case asked(ObjectName, point: CGPoint)
    /// A line of code had a finding.
    case line(ScriptLine)
    /// The given number of earlier lines are left out: previous iterations of loops.
    case earlier(Int)
    /// The answer of `point(inside:)`.
    case inside(Bool)
    /// The view asked another one.
    case asks(ObjectName)
    /// The view returned itself.
    case returnsItself
    /// The view returned something without asking any other.
    case returns(ObjectName?)
    /// The final hit-test view.
    case result(ObjectName?)

    /// Whether two facts are the same decision.
    fileprivate func decides(as other: Fact) -> Bool {
      switch (self, other) {
      case (.asked(let view, let point), .asked(let other, let otherPoint)):
        view.text == other.text && point == otherPoint
      case (.asks(let view), .asks(let other)): view.text == other.text
      case (.result(let view), .result(let other)), (.returns(let view), .returns(let other)):
        view?.text == other?.text
      default: self == other
      }
    }
  }

  /// Adjacent facts of one kind.
  package struct Row: Sendable {
    package let step: Int
    package let yours: Fact?
    package let expected: Fact?
    package let isDifferent: Bool
  }

  /// The decisions of both traces in the first step in which they differ, side by side, with the
  /// learner's own lines in it.
  package var rows: [Row] {
    let left = Self.steps(yours)
    let right = Self.steps(expected)
    for index in 0..<max(left.count, right.count) {
      let mine = index < left.count ? left[index] : Step()
      let theirs = index < right.count ? right[index] : Step()
      if mine.decides(as: theirs) { continue }
      let lines = Self.deciding(mine.lines).map {
        Row(step: index + 1, yours: $0, expected: nil, isDifferent: false)
      }
      return Self.rows(mine.head, theirs.head, index) + lines
        + Self.rows(mine.inside, theirs.inside, index, isDecisive: mine.inside != nil)
        + Self.rows(mine.end, theirs.end, index)
    }
    return []
  }

  /// The maximum number of lines of one step that are shown completely.
  private static let mostLines = 12

  /// The deciding lines: of a loop only the last iteration, and of many lines the last ones.
  private static func deciding(_ lines: [Fact]) -> [Fact] {
    guard lines.count > mostLines else { return lines }
    var seen: Set<String> = []
    let lastRounds = lines.reversed().filter { fact in
      guard case .line(let line) = fact else { return true }
      return seen.insert("\(line.file):\(line.line)").inserted
    }
    let kept = lastRounds.prefix(mostLines).reversed()
    return [.earlier(lines.count - kept.count)] + kept
  }

  /// One step: the question, the lines that ran, and the decision.
  private struct Step {
    var head: Fact?
    var lines: [Fact] = []
    var inside: Fact?
    var end: Fact?

    /// Whether two steps have the same decision. A step that decides without `point(inside:)` is
    /// judged by its result.
    func decides(as other: Step) -> Bool {
      guard let head, let theirs = other.head, head.decides(as: theirs) else { return false }
      if inside != nil, other.inside != nil, inside != other.inside { return false }
      switch (end, other.end) {
      case (nil, nil): return true
      case (let end?, let theirs?): return end.decides(as: theirs)
      default: return false
      }
    }
  }

  private static func rows(
    _ mine: Fact?, _ theirs: Fact?, _ step: Int, isDecisive: Bool = true
  ) -> [Row] {
    guard mine != nil || theirs != nil else { return [] }
    let isSame = mine.flatMap { fact in theirs.map { fact.decides(as: $0) } } ?? false
    return [
      Row(
        step: step + 1, yours: mine, expected: theirs,
        isDifferent: isDecisive && theirs != nil && !isSame)
    ]
  }

  private static func steps(_ trace: HitTestTrace) -> [Step] {
    var asked: [Int: ObjectName] = [:]
    for step in trace.steps {
      if let asker = step.askedBy, asked[asker] == nil { asked[asker] = step.view }
    }
    var steps = trace.steps.map { step in
      var facts = Step(head: .asked(step.view, point: step.point))
      facts.lines = step.lines.map { .line($0) }
      facts.inside = step.inside.map { .inside($0.answer) }
      // The result of an asking view follows from those of the asked ones.
      facts.end = asked[step.number].map { .asks($0) } ?? returned(step)
      return facts
    }
    steps.append(Step(head: .result(trace.result)))
    return steps
  }

  private static func returned(_ step: HitTestStep) -> Fact {
    let view: ObjectName? =
      switch step.outcome {
      case .itself: step.view
      case .subview(let view), .replaced(.some(let view)): view
      case .refused, .outside, .replaced(nil), .stopped: nil
      }
    return view?.text == step.view.text ? .returnsItself : .returns(view)
  }
}
