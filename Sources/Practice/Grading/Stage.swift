import Foundation
import Records
import Scenes
import Workbench

/// Code at work: a session of its own, in which it is declared and the scene built.
struct Stage {
  /// Why a stage could not be set.
  enum Failure: Error {
    case refused(CodeReport)
    case line(String, Problem)
    case stopped(StopReport, CGPoint?)

    /// As a fault of the code's author.
    var asLearnerFault: LearnerFault {
      switch self {
      case .refused(let report): .refused(report)
      case .line(let line, let problem): .sceneRefused(line: line, ProblemBox(problem))
      case .stopped(let stop, let point): .stopped(stop, point: point)
      }
    }
  }

  let session: Session
  /// Builds the scene of an exercise with `code`, and then runs the lines of a variation.
  init(_ exercise: Exercise, _ code: [Code], _ lines: [String]) throws(Failure) {
    session = Engine.session()
    _ = try run("screen \(exercise.screen.width) \(exercise.screen.height)", of: .scene)
    for file in code {
      do {
        try Engine.current.declare(session, file)
      } catch {
        throw .refused(error.report)
      }
    }
    if let steps = exercise.stepLimit { Engine.limitSteps(session, steps) }
    for line in exercise.scene + lines { _ = try run(line, of: .scene) }
  }

  /// Runs a line; a script that stops in it is told from a line that does not hold.
  func run(_ line: String, of lines: PreparedLines = .check) throws(Failure) -> [Answer] {
    do {
      return try Engine.run(line, of: lines, in: session)
    } catch {
      if case .stopped(let stop, let trace) = error.problem { throw .stopped(stop, trace?.point) }
      if case .actStopped(let stop, let trace) = error.problem {
        throw .stopped(stop, trace.fingers.first?.point)
      }
      throw .line(line, error.problem)
    }
  }

  // MARK: Maps

  var question: HitMapQuestion { HitMapQuestion(session.scene) }

  /// The hit map of the scene. Where only a part of the points is asked, `guide` is another map of
  /// the scene, around whose changes every point is.
  func map(_ points: StagePlan.Asking, guide: HitMap? = nil) throws(Failure) -> HitMap {
    try asking { question throws(HitMapQuestion.Stop) in
      try question.map(spacing: points.rawValue, guide: guide)
    }
  }

  /// The hit map, and which of its points are not judged.
  func map(
    _ points: StagePlan.Asking, border: Double
  ) throws(Failure) -> (map: HitMap, unjudged: [Bool]) {
    try asking { question throws(HitMapQuestion.Stop) in
      let map = try question.map(spacing: points.rawValue)
      return (map, try question.border(of: map, border))
    }
  }

  func asking<Result>(
    _ ask: (HitMapQuestion) throws(HitMapQuestion.Stop) -> Result
  ) throws(Failure) -> Result {
    do {
      return try ask(question)
    } catch {
      throw .stopped(error.report, error.point)
    }
  }

  /// The trace of one point; nil when a script stopped.
  func trace(at point: CGPoint) -> HitTestTrace? {
    let answers = try? run("hit \(point.x) \(point.y)")
    for case .trace(let trace) in answers ?? [] { return trace }
    return nil
  }
}
