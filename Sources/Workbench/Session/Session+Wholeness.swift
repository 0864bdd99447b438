import Records
import Scenes
import TypedText
import UIKitModel

extension Session {
  /// Runs a job that may run scripts. If one of them stops, or changed something before the job
  /// failed, the scene is restored by a replay.
  func asWhole(_ job: () throws -> [Answer]) throws -> [Answer] {
    let present = scene
    let written = present.writes
    do {
      return try asking(job)
    } catch {
      let hasChanged = present === scene && present.writes != written
      if !isReplaying, Self.isStop(error) || hasChanged { try takeBack() }
      throw error
    }
  }

  private func takeBack() throws {
    isTakingBack = true
    defer { isTakingBack = false }
    try rebuild(from: entriesSoFar)
  }

  private static func isStop(_ error: any Error) -> Bool {
    let problem = error as? Problem ?? (error as? LocatedProblem)?.problem
    switch problem {
    case .stopped, .actStopped, .invalidGeometry: return true
    default: return false
    }
  }

  /// Runs a job that may call scripts, as one question: with their limits counted from zero. Throws
  /// if a script stopped, or a layout.
  func asking<Result>(_ question: () throws -> Result) throws -> Result {
    try boundingModel { try askingScripts(question) }
  }

  /// Runs a job whose work in the model is counted from zero. Throws if that was too much, in place
  /// of the job's own error.
  func boundingModel<Result>(_ job: () throws -> Result) throws -> Result {
    // The job may replace the scene.
    let scene = scene
    // What was stopped before, elsewhere, has unwound.
    if scene.modelBound.depth == 0 { Door.isStopped = false }
    scene.modelBound.begin()
    let result = Swift.Result { try job() }
    if let stop = scene.modelBound.end() {
      Door.isStopped = false
      throw stop
    }
    return try result.get()
  }

  private func askingScripts<Result>(_ question: () throws -> Result) throws -> Result {
    guard let engine = scene.engineIfMade else {
      scene.refusal = nil
      let result = try question()
      guard let refusal = scene.refusal else { return result }
      scene.refusal = nil
      throw scene.problem(for: refusal)
    }
    engine.machine.beginQuestion()
    let result: Result
    do {
      result = try question()
    } catch {
      let failure = engine.machine.failure
      engine.machine.endQuestion()
      Door.isStopped = false
      // The result of a check after a stop is not an answer.
      if case .expectationFailed? = error as? Problem, let failure {
        throw Problem.stopped(engine.report(failure), trace: nil)
      }
      throw error
    }
    let failure = engine.machine.failure
    engine.machine.endQuestion()
    Door.isStopped = false
    if let failure { throw Problem.stopped(engine.report(failure), trace: nil) }
    return result
  }
}
