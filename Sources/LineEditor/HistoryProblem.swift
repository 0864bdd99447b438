/// Why entries are remembered in this session only. The payload is the system's error number.
package nonisolated enum HistoryProblem: Error, Equatable, Sendable {
  /// The file is there, but not for us.
  case cannotRead(Int32)
  /// The folder is missing or read-only, or the disk is full.
  case cannotWrite(Int32)
}
