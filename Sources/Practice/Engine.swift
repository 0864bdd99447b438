import Foundation
import Records
import Workbench

/// Everything that practice needs of the interpreter, through the session. Only this file knows how
/// the session spells it.
package enum Engine {
  /// How problems are worded, for `expect error`; set by the target that knows Rendering.
  package static var wording: (Problem) -> Bilingual = { _ in Bilingual(en: "", zh: "") }

  /// Whether what runs is to end, such as after Ctrl-C; set by the owner of the terminal.
  package static var isInterrupted: () -> Bool = { false }

  /// A session of its own, in which nothing is shown.
  package static func session() -> Session {
    let session = Session(
      language: .english, commands: PracticeTable.commands, wording: wording)
    session.fileRights = .none
    session.isInterrupted = isInterrupted
    return session
  }

  /// Declares a learner's file in a session.
  package static func declare(_ code: Code, in session: Session) throws(CodeReportFailure) {
    do throws(CodeFailure) {
      try session.declare(code.text, file: code.file)
    } catch {
      throw CodeReportFailure(
        CodeReport(file: error.file, text: error.text, diagnostics: error.diagnostics))
    }
  }

  /// Runs a line that an author has prepared.
  package static func run(
    _ line: String, of lines: PreparedLines, in session: Session
  ) throws(Diagnostic) -> [Answer] {
    try session.asPrepared(lines) { () throws(Diagnostic) in try session.run(line) }
  }

  /// The most steps that one question in a session may take.
  package static func limitSteps(_ session: Session, _ steps: Int) {
    session.limitScripts(steps: steps)
  }
}

/// A learner's file that was not accepted.
package struct CodeReportFailure: Error {
  package let report: CodeReport

  package init(_ report: CodeReport) {
    self.report = report
  }
}

/// A text of Swift, or of commands, and the name of its file.
package struct Code: Equatable, Codable {
  package let file: String
  package let text: String

  /// Whether it is lines of the command language.
  var isCommands: Bool { file.hasSuffix(".touchstone") }

  /// The lines that do something.
  var lines: [ExerciseLine] { ExerciseLine.lines(of: text, file: file) }

  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}
