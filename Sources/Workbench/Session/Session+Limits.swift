import Interpreter

extension Session {
  /// Lets scripts take at most so many steps for one question, also when the scene is made again.
  package func limitScripts(steps: Int) {
    limits.steps = steps
  }
}
