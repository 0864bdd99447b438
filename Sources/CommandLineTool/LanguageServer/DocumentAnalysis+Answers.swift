import Files
import Foundation
import LanguageServer
import Lettering
import Practice
import Records
import SourceTree
import TypedText
import Wording
import Workbench

/// Analysis of answers: they are parsed and checked with the files next to them; nothing of them
/// runs.
extension DocumentAnalysis {
  mutating func addAnswer(in language: SourceLanguage) {
    guard let files = AnswerFiles(document, context) else { return }
    let outline = CodeSymbols(text, in: language)
    symbols = outline.symbols
    let all = files.code()
    add(Self.faults(in: all, context), offset: 0)
    guard let exercise = DocumentExercise(document, context), exercise.isAnswer else { return }
    let line = symbols.first { $0.kind == .type }?.selection.start.line ?? 0
    lenses += ["check", "hint", "why"].map { lens($0, above: line) }
  }

  /// A command above a line.
  func lens(_ word: String, above line: Int, arguments: [JSONValue] = []) -> CodeLens {
    let title = ["check": ServerWords.check, "hint": ServerWords.hint, "why": ServerWords.why][word]
    return CodeLens(
      above: line, title?[context.language] ?? word, "touchstone.\(word)",
      [.string(document.uri)] + arguments)
  }

  /// The checker's report on files that belong together; nil if there is none.
  private static func faults(in files: [Code], _ context: ServerContext) -> CodeReport? {
    guard !files[0].text.allSatisfy(\.isWhitespace) else { return nil }
    let session = Engine.session(in: context.practice(seconds: Double(seconds)))
    do {
      guard files.count == 1 else {
        try Engine.declare(files, in: session)
        return nil
      }
      session.scene.activate()
      let unit = try session.scene.engine.check(files[0].text, file: files[0].file, as: .file)
      return CodeReport(
        file: files[0].file, text: files[0].text, diagnostics: unit.diagnostics)
    } catch let failure as CodeFailure {
      return failure.report
    } catch Problem.code(let report) {
      return report
    } catch {
      return nil
    }
  }

  /// Adds the problems of a text that begins at an offset of the document.
  mutating func add(_ report: CodeReport?, offset: Int) {
    guard let report else { return }
    if let file = report.file, file != document.name {
      guard let first = report.diagnostics.first else { return }
      let line = 1 + report.text.utf8.prefix(first.range.start).count { $0 == 0x0A }
      add(ServerWords.elsewhere(file, line: line, first.problem.wording), at: firstLine)
      return
    }
    for diagnostic in report.diagnostics { add(diagnostic, offset: offset) }
  }

  private mutating func add(_ found: CodeDiagnostic, offset: Int) {
    func range(_ range: SourceRange) -> TextRange {
      text.range(range.start + offset, max(range.start, range.end) + offset)
    }
    let notes = found.notes.map { note in
      (range: range(note.range), message: note.problem.wording[context.language])
    }
    let added = add(
      found.problem.wording, found.severity == .warning ? .warning : .error,
      at: range(found.range), notes: notes)
    if let fixIt = found.fixIt {
      let old = String(
        decoding: text.bytes[fixIt.range.start + offset..<fixIt.range.end + offset],
        as: UTF8.self)
      let title: Bilingual =
        if old.isEmpty {
          ServerWords.insert(fixIt.replacement.trimmingBlanks)
        } else if fixIt
          .replacement.isEmpty
        { ServerWords.remove(old.trimmingBlanks) } else { ServerWords.replace(fixIt.replacement) }
      offer(
        title, [TextEdit(range(fixIt.range), fixIt.replacement)], for: added, isPreferred: true)
    }
    offer(MeantWords.of(found.problem), for: added, from: found.range.start + offset)
  }
}
