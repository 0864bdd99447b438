import Records

extension Session {
  /// Runs lines on a separate empty screen, up to the first that fails; the present scene does not
  /// change.
  package func onFreshScreen(_ lines: [String]) -> [TranscriptEntry] {
    let stage = Session(language: language, commands: commands, wording: wording)
    stage.teach = teach
    stage.limits = limits
    stage.fileRights = .none
    stage.isInterrupted = isInterrupted
    defer { scene.activate() }
    return stage.transcript(of: lines)
  }

  /// Runs lines as a script, up to the first that fails, and returns the result of each.
  package func transcript(of lines: [String]) -> [TranscriptEntry] {
    var waiting = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }[...]
    var entries: [TranscriptEntry] = []
    ScriptRunner(self, stopsAtFirst: true).run(next: { waiting.popFirst().map(String.init) }) {
      entry, outcome in
      switch outcome {
      case .answers(let answers):
        entries.append(TranscriptEntry(text: entry.text, answers: answers, problem: nil))
      case .failed(let diagnostic):
        entries.append(
          TranscriptEntry(text: entry.text, answers: [], problem: diagnostic.problem))
      }
    }
    return entries
  }
}
