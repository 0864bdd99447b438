/// The reason why a text is not a dump of views at all.
package nonisolated enum DumpProblem: Error, Sendable, Codable, Hashable {
  case empty
  case noViews
  /// `_printHierarchy` was called instead: controllers, without frames.
  case controllerHierarchy(line: Int)
  /// Views without a frame, as Chisel's `pviews -m` prints them.
  case noFrames(line: Int)
  /// A list of views instead of a tree: the superviews are unknown.
  case noDepth(line: Int, views: Int)
  case tooDeep(line: Int, limit: Int)

  /// The line to type in lldb for a readable dump.
  package static let lldbLine =
    "expr -l objc -O -- [[[UIApplication sharedApplication] keyWindow] recursiveDescription]"
}
