import Interpreter

extension Session {
  /// Lets scripts of the scene take at most so many steps for one question.
  package func limitScripts(steps: Int) {
    scene.engine.machine.limits.steps = steps
  }
}
