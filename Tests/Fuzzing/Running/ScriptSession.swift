import Pages
import Records
import Rendering
import TypedText
import Wording
import Workbench

/// A session that runs scripts and checks its own invariants.
final class ScriptSession {
  struct Counts: CustomStringConvertible {
    var scripts = 0
    var accepted = 0
    var refused = 0
    var replays = 0

    var description: String {
      "\(accepted) entries accepted, \(refused) refused, \(replays) times undone and made again"
    }
  }

  private let session: Session
  /// Whether the scene is compared after each line, which takes longer than most lines.
  private let isChecked: Bool
  private(set) var counts = Counts()
  private var picture: ScenePicture?
  private var limits: [Int] = []

  init(isChecked: Bool) {
    self.isChecked = isChecked
    session = Session(language: .english, exporting: Exporters.export) { $0.wording }
    session.limitForFuzzing()
    if isChecked { picture = ScenePicture(session.scene) }
  }

  /// Runs a script line by line and continues after errors. Returns the problem.
  func run(_ script: String, isWorded: Bool) -> String? {
    counts.scripts += 1
    session.limitForFuzzing()
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var wrong: String?
    ScriptRunner(session, name: "fuzz.touchstone", stopsAtFirst: false).run(
      next: { lines.popFirst().map(Self.harmless) },
      report: { entry, outcome in
        // A line may have raised the limits, and the next have no end.
        if session.limits.steps != Session.fuzzedSteps || session.limits.map != Session.fuzzedMap {
          session.limitForFuzzing()
        }
        let found = judge(entry, outcome, isWorded: isWorded)
        wrong = wrong ?? found
      })
    return wrong
  }

  /// A line as it may run: nothing may be written beside the folder that the process works in.
  private static func harmless(_ line: Substring) -> String {
    let line = String(line)
    guard line.utf8.count < 200 else { return line.utf8.contains(115) ? saveless(line) : line }
    return saveless(line)
  }

  private static func saveless(_ line: String) -> String {
    let words = SourceText(line).text.split(whereSeparator: \.isWhitespace)
    switch words.first {
    case "save", ":save": return words.dropFirst() == [ScriptValues.file[...]] ? line : "save"
    // Exports are discarded.
    case "export", ":export":
      let format = ExportFormat.allCases.first { words.contains($0.word[...]) } ?? .sceneSVG
      return "export \(format.word) /dev/null"
    default: return line
    }
  }

  private func judge(
    _ entry: Script.Entry, _ outcome: ScriptRunner.Outcome, isWorded: Bool
  ) -> String? {
    switch outcome {
    case .answers(let answers):
      counts.accepted += 1
      if isWorded, let wrong = word(entry, answers) { return wrong }
      if isChecked { picture = ScenePicture(session.scene) }
    case .failed(let diagnostic):
      counts.refused += 1
      defer { if isChecked { picture = ScenePicture(session.scene) } }
      if isWorded, let wrong = word(entry, diagnostic) { return wrong }
      // A line that should have failed and did not was accepted; what failed is the check.
      if case .expectationFailed(let check) = diagnostic.problem, case .error = check.subject {
        return nil
      }
      guard isChecked, let before = picture else { return nil }
      let after = ScenePicture(session.scene)
      if before != after {
        return "line \(entry.line) was refused and changed \(before.difference(from: after))"
      }
    }
    return nil
  }

  // MARK: Wording

  private func word(_ entry: Script.Entry, _ answers: [Answer]) -> String? {
    for answer in answers {
      for language in [Language.english, .chinese] {
        let style = Style(hasColor: false, columns: language == .english ? 80 : 20)
        let text = TextRenderer(language: language, teach: session.teach, style: style)
          .render(answer)
        let plain = PlainRenderer(language: language, teach: .full).render(answer)
        if let wrong = steering(text + plain) { return "line \(entry.line): \(wrong)" }
      }
    }
    let json = JSONRenderer.line(
      file: "fuzz", line: entry.line, entry: entry.text, answers: answers)
    if json == "{}" { return "line \(entry.line): the answers are no JSON" }
    return steering(json).map { "line \(entry.line): JSON: \($0)" }
  }

  private func word(_ entry: Script.Entry, _ diagnostic: Diagnostic) -> String? {
    for language in [Language.english, .chinese] {
      let renderer = DiagnosticRenderer(
        language: language, style: Style(hasColor: false, columns: 20))
      let text =
        renderer.render(diagnostic, promptWidth: 2)
        + renderer.render(diagnostic, file: "fuzz", line: entry.line)
      if let wrong = steering(text) { return "line \(entry.line): \(wrong)" }
      if text.allSatisfy(\.isWhitespace) { return "line \(entry.line): nothing is said" }
    }
    return nil
  }

  /// A character that a terminal would obey.
  private func steering(_ text: String) -> String? {
    for scalar in text.unicodeScalars where scalar.value < 0x20 && scalar != "\n" {
      return "U+\(String(scalar.value, radix: 16)) goes to the terminal"
    }
    return nil
  }

  // MARK: Replaying

  /// Takes back some changes and makes them again; the scene must be as it was.
  func undoAndRedo(_ count: Int) -> String? {
    guard isChecked, session.journal.canUndo > 0 else { return nil }
    let count = min(count, session.journal.canUndo)
    session.limitForFuzzing()
    counts.replays += 1
    let before = ScenePicture(session.scene)
    defer { picture = ScenePicture(session.scene) }
    do {
      _ = try session.run("undo \(count)")
      _ = try session.run("redo \(count)")
    } catch {
      return Self.isLimit(error.problem) ? nil : "undo: \(error.problem.wording.en.prefix(300))"
    }
    let after = ScenePicture(session.scene)
    return before == after
      ? nil : "undo and redo of \(count) changed \(before.difference(from: after))"
  }

  /// Makes the scene again from the lines that `save` writes; it must be the same.
  func saveAndRun() -> String? {
    guard isChecked, session.journal.count > 0 else { return nil }
    counts.replays += 1
    let copy = Session(language: .english, exporting: Exporters.export) { $0.wording }
    copy.limitForFuzzing()
    var lines = session.savedLines.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }[...]
    var failure: String?
    ScriptRunner(copy, stopsAtFirst: true).run(next: { lines.popFirst().map(String.init) }) {
      entry, outcome in
      guard case .failed(let diagnostic) = outcome else { return }
      if Self.isLimit(diagnostic.problem) {
        failure = ""
      } else {
        failure = "saved line \(entry.line) fails: \(diagnostic.problem.wording.en.prefix(300))"
      }
    }
    if let failure { return failure.isEmpty ? nil : failure }
    let one = ScenePicture(session.scene)
    let two = ScenePicture(copy.scene)
    session.scene.activate()
    return one == two ? nil : "the saved script makes another \(one.difference(from: two))"
  }

  /// Whether a script was stopped by a limit: the lines in front of it may have run under others.
  private static func isLimit(_ problem: Problem) -> Bool {
    switch problem {
    case .stopped(let report, _): report.problem.isLimit
    case .replayStopped(_, let box): isLimit(box.problem)
    default: false
    }
  }
}
