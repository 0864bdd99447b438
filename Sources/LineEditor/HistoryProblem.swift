import Files
import Glibc

/// The reason why entries are remembered in this session only. The payload is the system's error
/// number.
package nonisolated enum HistoryProblem: Error, Equatable, Sendable {
  /// The file exists, but may not be read.
  case cannotRead(Int32)
  /// The folder is missing or read-only, or the disk is full.
  case cannotWrite(Int32)
  /// The file system object of that name is not a file, or has more bytes than a history could
  /// have.
  case noHistory

  init(reading problem: FileProblem) {
    switch problem {
    case .failed(let error): self = .cannotRead(error)
    case .noFile, .tooLarge: self = .noHistory
    }
  }

  init(writing problem: FileProblem) {
    if case .failed(let error) = problem { self = .cannotWrite(error) } else { self = .noHistory }
  }
}
