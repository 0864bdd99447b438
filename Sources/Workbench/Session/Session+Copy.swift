import UIKitModel

extension Session {
  /// Runs a job on a scene that is as the present one, for questions that run scripts many times:
  /// whatever those change goes with the copy.
  ///
  /// The copy is made by replaying the journal. Where no script has run there is nothing that a
  /// question could change, and the job gets the present scene. Throws what the job throws, and when
  /// a line of the journal does not hold any more.
  package func onCopy<Result>(_ job: (Scene) throws -> Result) throws -> Result {
    let present = scene
    guard present.engineIfMade != nil else { return try job(present) }
    let lastHit = lastHit
    let sourced = sourcedSoFar.isEmpty ? [] : [Journal.Entry(lines: sourcedSoFar)]
    try rebuild(from: journal.entries + sourced)
    defer {
      replaceScene(present)
      self.lastHit = lastHit
      present.activate()
    }
    return try job(scene)
  }
}
