/// What makes copies of a scene, for questions that run scripts many times or try lines: whatever
/// those change is gone with the copy.
package protocol SceneCopying: AnyObject {
  /// The scene that is copied.
  var scene: Scene { get }

  /// Asked between the steps of a long answer: whether the user wants it to stop.
  var isInterrupted: () -> Bool { get }

  /// How many entries made the scene, each of which a copy repeats.
  var entryCount: Int { get }

  /// Runs a job on a scene that is as the present one. Throws what the job throws, and when an
  /// entry is no longer accepted.
  ///
  /// Where no script has run there is nothing that a question could change, and the job may get the
  /// present scene.
  func onCopy<Result>(_ job: (Scene) throws -> Result) throws -> Result

  /// Runs a job on a scene that is as the present one would be after lines that are typed now.
  /// Throws when one of them is not accepted.
  func onCopy<Result>(after lines: [String], _ job: (Scene) throws -> Result) throws -> Result

  /// Calls `visit` after each entry of a copy that is being made, with the scene as it is then.
  func visitEntries(_ visit: (_ line: String, _ scene: Scene) -> Void) throws
}
