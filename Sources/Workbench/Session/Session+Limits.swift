import Machine

/// How much scripts may use in a session.
///
/// Lines that set limits are changes like others: undo takes them back, and a scene that is made
/// again begins with what held before the first of them.
struct SessionLimits {
  /// The limits before the first line.
  var initial = Limits()
  /// The limits after the lines so far.
  var present = Limits()
  /// The limits that every line has at least while a scene is made again.
  ///
  /// Each was accepted once, under limits that may have been lowered since, and with classes whose
  /// newest texts may take more steps. What was accepted must not be stopped now.
  var least: Limits?

  /// What a question may use.
  var inForce: Limits { least.map(present.atLeast) ?? present }

  /// Before the first line of a scene that is made again.
  mutating func beginAgain() {
    least = Limits().atLeast(initial).atLeast(present)
    present = initial
  }
}

extension Session {
  /// How much scripts may use, for one question each. Setting it sets the limits before the first
  /// line; lines go through `change(limits:)`.
  package var limits: Limits {
    get { allowance.present }
    set {
      allowance.initial = newValue
      allowance.present = newValue
    }
  }

  /// Sets limits for a line that the journal keeps.
  func change(limits: Limits) {
    allowance.present = limits
  }

  /// Lets scripts take at most `steps` steps for one question, also when the scene is made again.
  package func limitScripts(steps: Int) {
    limits.steps = steps
  }
}

extension Limits {
  /// The larger of both, one by one.
  fileprivate func atLeast(_ other: Limits) -> Limits {
    var result = self
    for path in [\Limits.steps, \.callDepth, \.memory, \.output, \.map] {
      result[keyPath: path] = max(result[keyPath: path], other[keyPath: path])
    }
    return result
  }
}
