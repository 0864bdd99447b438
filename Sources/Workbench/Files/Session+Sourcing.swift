import Records
import Scenes

extension Session {
  /// Runs the entries of a script as one change: all of them or none.
  package func source(_ text: String, path: String) throws -> Answer {
    try source(Script.entries(of: text, reader: reader), path: path)
  }

  /// The same for entries, each of which counts as a line of the script in the locations of
  /// failures.
  package func source(_ entries: [String], path: String) throws -> Answer {
    try source(
      entries.enumerated().map { Script.Entry(text: $0.element, line: $0.offset + 1) }, path: path)
  }

  private func source(_ entries: some Sequence<Script.Entry>, path: String) throws -> Answer {
    try sourcing.begin(path)
    defer { sourcing.end() }
    let before = sourcing.lines.count
    var answers: [Answer] = []
    let outer = (position: position, prediction: prediction, stepper: stepper)
    (prediction, stepper) = (nil, nil)
    defer { (position, prediction, stepper) = outer }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var entries = entries.makeIterator()
    // A question that is still open at the end is shown with its answer.
    func unanswered() -> Script.Entry? { prediction.map { _ in Script.Entry(text: "", line: 0) } }
    while let entry = entries.next() ?? unanswered() {
      do {
        if isInterrupted() { throw Problem.interrupted }
        position = ScriptPosition(file: name, line: entry.line)
        answers += try run(entry.text)
      } catch {
        let problem = (error as? Diagnostic)?.problem ?? (error as? Problem) ?? .interrupted
        expectedError = nil
        if sourcing.isOutermost { try rebuild(from: journal.entries) }
        throw Problem.inLine(entry.line, text: entry.text, indirect: ProblemBox(problem))
      }
    }
    let changes = sourcing.lines.count - before
    running.part = .lines(sourcing.isOutermost ? sourcing.lines : [])
    return .sourced(path: path, changes: changes, answers: answers)
  }
}
