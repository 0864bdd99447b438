import Foundation
import Records

extension ExerciseInspection {
  /// Checks that an answer, the solution or an alternative, is right in every part.
  func checkAnswer(_ file: String, _ grader: Grader, _ trial: Trial) {
    guard let code = code(file), !isRight(code, file, grader),
      let verdict = judge(file, grader), verdict.outcome != .right
    else { return }
    let before = problems.count
    if let fault = verdict.learnerFault { add(fault, of: file) }
    for part in exercise.parts {
      guard case .script(let lines) = part.check,
        let reason = trial.failure(of: lines, with: code)
      else { continue }
      switch reason {
      case .line(let line, .expectationFailed(let expectation)):
        add(.answerFails(expectation, part: part.id, answer: file), at: places.line(line))
      case .line, .answer, .refused, .stopped:
        if verdict.learnerFault == nil { add(reason.asLearnerFault, of: file) }
      }
    }
    if let finding = verdict.finding, let difference = finding.difference {
      let pair = difference.pairs.first
      let point = difference.firstPoint
      add(
        .answerDiffers(
          answer: file, part: finding.part, at: "\(point.x) \(point.y)",
          expected: pair?.expected ?? "nil", actual: pair?.actual ?? "nil"),
        at: places.part(finding.part))
    }
    guard problems.count == before else { return }
    let part = verdict.parts.first { $0.outcome != .right }?.id
    add(
      .solutionNotRight(points: verdict.points, part: part), at: ExercisePlaces.Place(file: file))
  }

  /// Whether the solution reproduces the maps that were just made of it; any other code has to be
  /// asked at every point.
  private func isRight(_ code: Code, _ file: String, _ grader: Grader) -> Bool {
    file == exercise.solution
      && grader.judge([code], name: file, depth: .outcome).outcome == .right
  }

  /// Checks that a starter runs, and is not right.
  func checkStarter(_ file: String, _ grader: Grader) {
    guard let verdict = outcome(file, grader, .outcome) else { return }
    if verdict.outcome == .right { add(.starterRight, at: ExercisePlaces.Place(file: file)) }
    if let fault = verdict.learnerFault { add(fault, of: file) }
  }

  /// Checks that a mistake runs, is caught and gets its own name: then it does not pass, however
  /// few points it costs.
  func check(_ mistake: Exercise.Mistake, _ file: String, _ grader: Grader) {
    guard let verdict = outcome(file, grader, .name) else { return }
    let place = ExercisePlaces.Place(file: file)
    if verdict.outcome == .right {
      add(.mistakeRight, at: place)
    } else if let fault = verdict.learnerFault {
      add(fault, of: file)
    } else if verdict.finding?.mistake?.file != mistake.named.file {
      add(.mistakeNamedOtherwise(verdict.finding?.mistake?.file), at: place)
    }
  }
}
