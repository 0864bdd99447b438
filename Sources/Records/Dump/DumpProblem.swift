/// Why a text is no dump of views at all.
package nonisolated enum DumpProblem: Error, Sendable, Codable, Hashable {
  case empty
  case noViews
  /// `_printHierarchy` was called instead: controllers, without frames.
  case controllerHierarchy(line: Int)
  case tooDeep(line: Int, limit: Int)
}
