import Scenes
import UIKitModel

/// Copies are made by replaying the journal.
extension Session: SceneCopying {
  package var entryCount: Int { journal.count }

  package func onCopy<Result>(_ job: (Scene) throws -> Result) throws -> Result {
    guard scene.engineIfMade != nil else { return try job(scene) }
    return try onReplay { try job(scene) }
  }

  package func onCopy<Result>(after lines: [String], _ job: (Scene) throws -> Result) throws
    -> Result
  {
    try onReplay(adding: lines) { try job(scene) }
  }

  package func visitEntries(_ visit: (_ line: String, _ scene: Scene) -> Void) throws {
    try withoutActuallyEscaping(visit) { visit in try onReplay(visit: visit) {} }
  }

  /// Runs a job on a copy that the journal makes; `visit` is called after each line, with the copy
  /// at that point.
  func onReplay<Result>(
    adding lines: [String] = [], visit: ((_ line: String, _ scene: Scene) -> Void)? = nil,
    _ job: () throws -> Result
  ) throws -> Result {
    let present = scene
    let lastHit = modes.lastHit
    let allowed = allowance
    let more = lines.isEmpty ? [] : [Journal.Entry(lines: lines)]
    defer {
      if scene !== present { replaceScene(present) }
      modes.lastHit = lastHit
      allowance = allowed
      present.activate()
    }
    try rebuild(
      from: entriesSoFar + more, visit: visit.map { visit in { visit($0, self.scene) } })
    return try boundingModel(job)
  }
}
