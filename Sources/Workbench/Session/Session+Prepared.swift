import Records
import TypedText

extension Session {
  /// Runs lines that an author prepared: only the commands that are allowed in them are accepted,
  /// and no file is read or written.
  package func asPrepared<Result, Failure: Error>(
    _ lines: PreparedLines, _ job: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = preparedLines
    preparedLines = lines
    defer { preparedLines = outer }
    return try job()
  }

  /// Throws if a command is not allowed in the running lines. Replayed lines were accepted before.
  func checkBelongs(_ command: Command, _ range: Range<Int>) throws(LocatedProblem) {
    guard let lines = preparedLines, !isReplaying, !command.prepared.contains(lines) else { return }
    throw LocatedProblem(.notInPrepared(command.word, lines), range)
  }

  /// The text of a file that a line names.
  func text(ofFile path: String) throws -> String {
    if let preparedLines { throw Problem.readsNoFiles(preparedLines) }
    return try FileReading.text(at: path)
  }

  /// The same for a line that also reads files of Interface Builder.
  func text(ofLoadedFile path: String) throws -> String {
    if let preparedLines { throw Problem.readsNoFiles(preparedLines) }
    return try FileReading.anyText(at: path)
  }
}
