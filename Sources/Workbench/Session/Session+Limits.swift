import Machine

/// The limits of scripts in a session.
///
/// Lines that set limits are changes like others: undo reverts them, and replaying a scene begins
/// with the limits before the first of them.
struct SessionLimits {
  /// The limits before the first line.
  var initial = Limits()
  /// The limits after the lines so far.
  var present = Limits()
  /// The minimum limits of every line while a scene is replayed.
  ///
  /// Each line was accepted once, under limits that may have been lowered since, and with classes
  /// whose newest texts may take more steps. It must not be stopped now.
  var least: Limits?

  /// The limits of a question.
  var inForce: Limits { least.map(present.atLeast) ?? present }

  /// Resets the limits before the first line of a replay.
  mutating func beginAgain() {
    least = Limits().atLeast(initial).atLeast(present)
    present = initial
  }
}

extension Session {
  /// The limits of scripts, for one question each. Setting it sets the limits before the first
  /// line; lines use `change(limits:)`.
  package var limits: Limits {
    get { allowance.present }
    set {
      allowance.initial = newValue
      allowance.present = newValue
    }
  }

  /// Sets limits for a line that the journal stores.
  func change(limits: Limits) {
    allowance.present = limits
  }

  /// Limits scripts to at most `steps` steps for one question, also during a replay.
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
