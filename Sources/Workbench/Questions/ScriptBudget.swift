import Foundation
import Interpreter
import Records
import UIKitModel

/// Counts the limits of scripts anew for each of many questions, and tells what stopped one.
struct ScriptBudget {
  private let engine: SwiftEngine?

  init(_ scene: Scene) {
    engine = scene.engineIfMade
  }

  /// Before a question.
  func begin() {
    engine?.machine.beginQuestion()
  }

  /// Behind a question: why a script stopped in it. The next one runs as if nothing had happened.
  func end() -> StopReport? {
    guard let engine else { return nil }
    let report = engine.machine.failure.map(engine.report)
    engine.machine.endQuestion()
    if report != nil { Door.isStopped = false }
    return report
  }
}
