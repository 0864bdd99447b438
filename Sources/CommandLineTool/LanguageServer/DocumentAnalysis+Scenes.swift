import Foundation
import LanguageServer
import Lettering
import Practice
import Records
import Rendering
import SourceTree
import TypedText
import Wording
import Workbench

/// Analysis of scenes: their lines run, and each reports its findings.
extension DocumentAnalysis {
  mutating func addScene() {
    let run = SceneRun(document, context, seconds: Double(Self.seconds))
    let lines = SceneRun.lines(of: text)
    run.run(lines)
    for entry in run.entries { add(entry) }
    if let line = run.unrun {
      add(ServerWords.outOfTime(Self.seconds), .warning, at: range(ofLine: line))
    }
    symbols = sceneSymbols(run)
    guard let exercise = DocumentExercise(document, context), exercise.isAnswer else { return }
    lenses += ["check", "hint"].map { lens($0, above: 0) }
  }

  /// The offset of a line as scripts count them, from 0.
  func offset(ofLine line: Int) -> Int {
    guard line > 0 else { return 0 }
    var left = line
    for (index, byte) in text.bytes.enumerated() where byte == 0x0A {
      left -= 1
      if left == 0 { return index + 1 }
    }
    return text.bytes.count
  }

  /// A line without its blanks.
  func range(ofLine line: Int) -> TextRange {
    let start = offset(ofLine: line)
    let bytes = text.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let blank = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? bytes.endIndex
    return text.range(min(start + blank, end), end)
  }

  // MARK: Entries

  private mutating func add(_ entry: SceneRun.Entry) {
    switch entry.outcome {
    case .failed(let diagnostic): add(diagnostic, entry)
    case .answers(let answers):
      for answer in answers { add(answer, entry) }
      addHint(answers, entry)
      let isTouched = answers.contains { if case .event = $0 { true } else { false } }
      let isAsked = answers.contains { if case .trace = $0 { true } else { false } }
      if isTouched || isAsked, lenses.count < Self.mostLenses {
        lenses.append(lens("why", above: headLine(entry), arguments: [.integer(headLine(entry))]))
      }
    }
  }

  /// The maximum number of commands above lines.
  private static let mostLenses = 200

  /// The first line of an entry with an effect, after comments.
  private func headLine(_ entry: SceneRun.Entry) -> Int {
    let lines = entry.text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.firstIndex { line in
      let start = line.drop(while: \.isWhitespace)
      return !start.isEmpty && !start.hasPrefix("#")
    }
    return entry.line + (head ?? 0)
  }

  private mutating func add(_ answer: Answer, _ entry: SceneRun.Entry) {
    switch answer {
    case .swift(let swift):
      add(swift.warnings.map(own), offset: offset(ofLine: entry.line))
    case .why(let why):
      for cure in why.cures { offer(cure.lines, entry) }
    case .eventWhy(let why):
      for cure in why.findings.flatMap(\.cures) { offer([cure.line], entry) }
    default: break
    }
  }

  /// Offers lines that fix the findings of an entry, above it.
  private mutating func offer(_ lines: [String], _ entry: SceneRun.Entry) {
    let line = headLine(entry)
    let place = TextPosition(line: line, column: 0)
    let edit = TextEdit(TextRange(place, place), lines.map { "\($0)\n" }.joined())
    offer(ServerWords.cure(lines.joined(separator: "; ")), [edit], at: range(ofLine: line))
  }

  /// Shows the view that gets the touch after a line `hit`.
  private mutating func addHint(_ answers: [Answer], _ entry: SceneRun.Entry) {
    let results = answers.compactMap { answer -> String? in
      guard case .trace(let trace) = answer, !trace.isStopped else { return nil }
      return trace.result?.called ?? ServerWords.nobody[context.language]
    }
    let line = headLine(entry)
    guard !results.isEmpty else { return }
    hints.append(
      InlayHint(at: range(ofLine: line).end, "→ \(results.joined(separator: ", "))"))
  }

  // MARK: Problems

  /// The same report about a part of this document.
  private func own(_ report: CodeReport) -> CodeReport {
    CodeReport(file: document.name, text: report.text, diagnostics: report.diagnostics)
  }

  private mutating func add(_ diagnostic: Diagnostic, _ entry: SceneRun.Entry) {
    switch diagnostic.problem {
    case .writesNoFiles: break
    case .code(let report) where report.file == nil:
      add(own(report), offset: offset(ofLine: entry.line))
    case .stopped(let stop, _), .actStopped(let stop, _):
      let isOwn = stop.file == document.name
      let line = isOwn ? stop.line - 1 : headLine(entry)
      add(stop.problem.wording, at: range(ofLine: line))
    default: addLine(diagnostic, entry)
    }
  }

  private mutating func addLine(_ diagnostic: Diagnostic, _ entry: SceneRun.Entry) {
    let line = headLine(entry)
    let characters = Array(diagnostic.text.prefix { $0 != "\n" })
    let start = offset(ofLine: line)
    func place(of character: Int) -> Int {
      start + String(characters.prefix(character)).utf8.count
    }
    let whole = range(ofLine: line)
    let isPlaced = diagnostic.end > diagnostic.start && diagnostic.end <= characters.count
    let range =
      isPlaced ? text.range(place(of: diagnostic.start), place(of: diagnostic.end)) : whole
    var words = diagnostic.problem.wording
    if let offer = diagnostic.offer {
      let shown = offer.wording()
      words = Bilingual(en: "\(words.en)\n\(shown.en)", zh: "\(words.zh)\n\(shown.zh)")
    }
    let added = add(words, at: range)
    if let offer = diagnostic.offer { add(offer, whole, added) }
    offer(
      MeantWords.of(diagnostic.problem), for: added,
      from: isPlaced ? place(of: diagnostic.start) : start)
    if case .expectationFailed(let expectation) = diagnostic.problem,
      let line = expectation.tryLine
    {
      let edit = TextEdit(TextRange(whole.start, whole.start), "\(line)\n")
      self.offer(ServerWords.insert(line), [edit], for: added)
    }
  }

  private mutating func add(_ offer: LineOffer, _ whole: TextRange, _ diagnostic: TextDiagnostic) {
    switch offer {
    case .line(let line):
      self.offer(
        ServerWords.write(line), [TextEdit(whole, line)], for: diagnostic, isPreferred: true)
    case .example(let line):
      self.offer(ServerWords.write(line), [TextEdit(whole, line)], for: diagnostic)
    case .command(let word):
      let edit = TextEdit(TextRange(whole.start, whole.start), ":")
      self.offer(ServerWords.write(":\(word)"), [edit], for: diagnostic, isPreferred: true)
    }
  }

  // MARK: The outline

  private func sceneSymbols(_ run: SceneRun) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    for entry in run.entries {
      guard case .code(let language) = run.session.reader.kind(ofEntry: entry.text) else {
        continue
      }
      symbols +=
        CodeSymbols(text, entry.text, at: offset(ofLine: entry.line), in: language).symbols
        .filter { $0.kind != .property }
    }
    for object in run.objects {
      let whole = range(ofLine: object.line)
      symbols.append(
        DocumentSymbol(
          object.name, .object, detail: object.className, range: whole,
          selection: place(of: object, whole)))
    }
    return symbols.sorted { $0.selection.start < $1.selection.start }
  }

  private func place(of object: SceneRun.NamedObject, _ whole: TextRange) -> TextRange {
    MeantWords.place(of: object.name, in: text, from: offset(ofLine: object.line)) ?? whole
  }
}
