import Foundation
import Records
import Workbench

/// Everything that practice needs of the interpreter, through the session. Only this file knows how
/// the session spells it.
package struct Engine {
  /// Declares a learner's file in a session.
  package var declare: (Session, Code) throws(CodeReportFailure) -> Void
  /// Runs one line in a session.
  package var run: (Session, String) throws(Diagnostic) -> [Answer]

  package init(
    declare: @escaping (Session, Code) throws(CodeReportFailure) -> Void,
    run: @escaping (Session, String) throws(Diagnostic) -> [Answer]
  ) {
    self.declare = declare
    self.run = run
  }

  /// The engine in use. Tests put another in its place.
  package static var current = Engine.interpreter

  /// How problems are worded, for `expect error`; set by the target that knows Rendering.
  package static var wording: (Problem) -> Bilingual = { _ in Bilingual(en: "", zh: "") }

  /// Whether what runs is to end, such as after Ctrl-C; set by the owner of the terminal.
  package static var isInterrupted: () -> Bool = { false }

  /// A session of its own, in which nothing is shown.
  package static func session() -> Session {
    let session = Session(language: .english, wording: wording)
    session.fileRights = .none
    session.isInterrupted = isInterrupted
    return session
  }

  /// The session's own interpreter.
  package static let interpreter = Engine(
    declare: { session, code throws(CodeReportFailure) in
      do throws(CodeFailure) {
        try session.declare(code.text, file: code.file)
      } catch {
        throw CodeReportFailure(
          CodeReport(file: error.file, text: error.text, diagnostics: error.diagnostics))
      }
    },
    run: { session, line throws(Diagnostic) in try session.run(line) })

  /// Runs a line that an author has prepared.
  package static func run(
    _ line: String, of lines: PreparedLines, in session: Session
  ) throws(Diagnostic) -> [Answer] {
    try session.asPrepared(lines) { () throws(Diagnostic) in try current.run(session, line) }
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

/// A text of Swift and the name of its file.
package struct Code: Equatable, Codable {
  package let file: String
  package let text: String

  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}
