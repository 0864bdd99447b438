import UIKitModel

extension Session {
  /// Runs a job on a scene that is as the present one, for questions that run scripts many times:
  /// whatever those change is gone with the copy.
  ///
  /// The copy is made by replaying the journal. Where no script has run there is nothing that a
  /// question could change, and the job gets the present scene. Throws what the job throws, and
  /// when a line of the journal is no longer accepted.
  package func onCopy<Result>(_ job: (Scene) throws -> Result) throws -> Result {
    guard scene.engineIfMade != nil else { return try job(scene) }
    return try onReplay { try job(scene) }
  }

  /// Runs a job on a scene that is as the present one would be after lines that are typed now.
  /// Throws when one of them is not accepted.
  func onCopy<Result>(after lines: [String], _ job: (Scene) throws -> Result) throws -> Result {
    try onReplay(adding: lines) { try job(scene) }
  }

  /// Runs a job on a copy that the journal makes; `visit` is called after each line, with the copy
  /// as it is then.
  func onReplay<Result>(
    adding lines: [String] = [], visit: ((_ line: String, _ scene: Scene) -> Void)? = nil,
    _ job: () throws -> Result
  ) throws -> Result {
    let present = scene
    let lastHit = lastHit
    let allowed = allowance
    let more = lines.isEmpty ? [] : [Journal.Entry(lines: lines)]
    defer {
      if scene !== present { replaceScene(present) }
      self.lastHit = lastHit
      allowance = allowed
      present.activate()
    }
    try rebuild(
      from: entriesSoFar + more, visit: visit.map { visit in { visit($0, self.scene) } })
    return try job()
  }
}
