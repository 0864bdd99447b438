import Foundation
import Lettering
import Records
import Rendering
import Testing
import Wording
import Workbench

/// The transcripts in `Goldens`: what a script shows, byte for byte.
///
/// `NAME.touchstone` is typed; `NAME.en.txt` and `NAME.zh.txt` are what the terminal shows,
/// `NAME.plain.txt` is the output of `--plain`, `NAME.json` that of `--format json`. All are
/// written again by `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests`.
@Suite struct GoldenTests {
  nonisolated static let folder = Folder.tests.appendingPathComponent("Goldens")
  nonisolated static let names = Folder.files(below: folder, ending: ".touchstone")
    .map { String($0.dropLast(".touchstone".count)) }
  nonisolated static let isUpdating =
    ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1"

  @Test("A transcript is as it was", arguments: names)
  func transcript(_ name: String) throws {
    let script = try Folder.text(Self.folder.appendingPathComponent("\(name).touchstone"))
    for (ending, transcript) in Self.transcripts(of: script, name: name) {
      let file = Self.folder.appendingPathComponent("\(name).\(ending)")
      if Self.isUpdating {
        try Data(transcript.utf8).write(to: file)
        continue
      }
      let wanted = try? Folder.text(file)
      if wanted == transcript { continue }
      Issue.record(
        """
        Goldens/\(name).\(ending) differs: \(Self.firstDifference(wanted ?? "", transcript))
        If that is right, rewrite all transcripts and look at what changed:
          TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter GoldenTests && git diff Tests
        """)
    }
  }

  @Test("No line of a transcript is wider than 78 columns", arguments: names)
  func isNarrow(_ name: String) throws {
    for ending in ["en.txt", "zh.txt"] {
      let text = try Folder.text(Self.folder.appendingPathComponent("\(name).\(ending)"))
      for line in text.split(separator: "\n")
      where !line.hasPrefix("> ") && !line.hasPrefix("...> ") {
        #expect(DisplayWidth.of(line) <= 78, "\(name).\(ending): \(line)")
      }
    }
  }

  /// A transcript in each form, with the ending of its file.
  private static func transcripts(of script: String, name: String) -> [(String, String)] {
    let english = english(of: script, file: "\(name).touchstone")
    return [
      ("en.txt", english.text), ("zh.txt", chinese(of: script)), ("plain.txt", english.plain),
      ("json", english.json),
    ]
  }

  private static func run(
    _ script: String, in session: Session, report: (Script.Entry, ScriptRunner.Outcome) -> Void
  ) {
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    ScriptRunner(session, stopsAtFirst: false)
      .run(next: { lines.popFirst().map(String.init) }, report: report)
  }

  private static let style = Style(hasColor: false, columns: 79)

  /// The English output of one run of a script in each form.
  private static func english(
    of script: String, file: String
  ) -> (text: String, plain: String, json: String) {
    let session = freshSession()
    var (text, plain, json) = ("", "", "")
    run(script, in: session) { entry, outcome in
      text += typed(entry.text) + shown(outcome, in: session)
      plain += typed(entry.text)
      if case .answers(let answers) = outcome {
        let renderer = PlainRenderer(language: session.language, teach: session.teach)
        plain += answers.map(renderer.render).joined()
      } else {
        plain += shown(outcome, in: session)
      }
      if let line = self.json(entry, outcome, file: file) { json += line + "\n" }
    }
    return (text, plain, json)
  }

  private static func chinese(of script: String) -> String {
    let session = freshSession(.chinese)
    var text = ""
    run(script, in: session) { text += typed($0.text) + shown($1, in: session) }
    return text
  }

  /// An outcome as the terminal shows it.
  private static func shown(_ outcome: ScriptRunner.Outcome, in session: Session) -> String {
    switch outcome {
    case .answers(let answers):
      let renderer = TextRenderer(
        language: session.language, teach: session.teach, style: style)
      return answers.map(renderer.render).joined()
    case .failed(let diagnostic):
      return DiagnosticRenderer(language: session.language, style: style)
        .render(diagnostic, promptWidth: 2)
    }
  }

  /// An entry as the prompt has it; comments and empty lines stand alone.
  private static func typed(_ entry: String) -> String {
    if entry.isEmpty || entry.hasPrefix("#") { return entry + "\n" }
    return "> " + entry.replacing("\n", with: "\n...> ") + "\n"
  }

  private static func json(
    _ entry: Script.Entry, _ outcome: ScriptRunner.Outcome, file: String
  ) -> String? {
    switch outcome {
    case .answers(let answers):
      if answers.isEmpty { return nil }
      return JSONRenderer.line(file: file, line: entry.line, entry: entry.text, answers: answers)
    case .failed(let diagnostic):
      return JSONRenderer.line(
        file: file, line: entry.line, diagnostic: diagnostic, language: .english)
    }
  }

  private static func firstDifference(_ wanted: String, _ actual: String) -> String {
    let wanted = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(wanted, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let line = index ?? min(wanted.count, actual.count)
    func text(_ lines: [Substring]) -> String {
      line < lines.count ? String(lines[line]) : "the end"
    }
    return "line \(line + 1)\n    was: \(text(wanted))\n    is:  \(text(actual))"
  }
}
