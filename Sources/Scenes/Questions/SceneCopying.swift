/// An object that copies a scene, for questions that run scripts many times or try lines: their
/// changes are discarded with the copy.
package protocol SceneCopying: AnyObject {
  /// The scene that is copied.
  var scene: Scene { get }

  /// Returns whether the user wants to stop; called between the steps of a long answer.
  var isInterrupted: () -> Bool { get }

  /// The number of entries that made the scene, each of which a copy repeats.
  var entryCount: Int { get }

  /// Runs a job on a copy of the present scene. Throws the errors of the job, and if an entry is no
  /// longer accepted.
  ///
  /// If no script has run, a question cannot change anything, and the job may receive the present
  /// scene.
  func onCopy<Result>(_ job: (Scene) throws -> Result) throws -> Result

  /// Runs a job on a copy of the present scene after additional lines. Throws if one of them is
  /// rejected.
  func onCopy<Result>(after lines: [String], _ job: (Scene) throws -> Result) throws -> Result

  /// Calls `visit` after each entry of a copy that is being made, with its scene at that point.
  func visitEntries(_ visit: (_ line: String, _ scene: Scene) -> Void) throws
}
