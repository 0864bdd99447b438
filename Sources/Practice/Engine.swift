import Files
import Foundation
import Records
import Scenes
import Workbench

/// The interface of practice to the interpreter, through the session. Only this file depends on the
/// session's API.
package enum Engine {
  /// A separate session, in which nothing is shown.
  package static func session(in practice: PracticeConfiguration) -> Session {
    let session = Session(at: Desk(practice), language: .english)
    session.fileRights = .none
    return session
  }

  /// Declares a learner's files in a session.
  package static func declare(_ files: [Code], in session: Session) throws(CodeFailure) {
    try session.declare(
      files.filter { !$0.isCommands }.map { CodeFile(text: $0.text, name: $0.file) })
  }

  /// The form of a file that is the only one of a program; nil if it has none, or does not
  /// type-check.
  package static func form(of file: Code, in practice: PracticeConfiguration) -> CodeForm? {
    guard !file.isCommands else { return nil }
    let session = session(in: practice)
    guard (try? declare([file], in: session)) != nil else { return nil }
    return session.scene.engineIfMade?.forms?.first
  }

  /// The forms of several files of one program; nil if they have none, or do not type-check.
  package static func forms(
    of files: [Code], in practice: PracticeConfiguration
  ) -> [CodeForm]? {
    let session = session(in: practice)
    guard (try? declare(files, in: session)) != nil else { return nil }
    return session.scene.engineIfMade?.forms
  }

  /// Runs a line that an author prepared.
  package static func run(
    _ line: String, of lines: PreparedLines, in session: Session
  ) throws(Diagnostic) -> [Answer] {
    try session.asPrepared(lines) { () throws(Diagnostic) in try session.run(line) }
  }

  /// Limits the steps of one question in a session.
  package static func limitSteps(_ session: Session, _ steps: Int) {
    session.limitScripts(steps: steps)
  }
}

extension Session {
  /// Creates a session with the commands of practice, for work at a desk.
  package convenience init(at desk: Desk, language: Language, exporting: Exporting? = nil) {
    self.init(
      language: language, commands: PracticeTable.commands, companion: desk, exporting: exporting,
      wording: desk.practice.wording)
    isInterrupted = desk.practice.isInterrupted
  }
}

/// A text of code, or of commands, and the name of its file.
package struct Code: Equatable, Codable {
  package let file: String
  package let text: String

  /// Whether it is lines of the command language.
  var isCommands: Bool { file.hasSuffix(".touchstone") }

  /// The language, by the file's name, of one that is not commands.
  var language: SourceLanguage { .of(file: file) }

  /// The lines that do something.
  var lines: [ExerciseLine] { ExerciseLine.lines(of: text, file: file) }

  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }

  /// Reads the files of an answer, and after them the headers beside them that they import and that
  /// are not among them. Throws if a file cannot be read.
  package static func read(_ paths: [String]) throws -> [Code] {
    var names = Set(paths.map(\.lastPathComponent))
    let files = try paths.map {
      Code(file: $0.lastPathComponent, text: try FileReading.text(at: $0))
    }
    let headers = zip(paths, files).flatMap { ImportedHeaders.headers(of: $1.text, path: $0) }
      .filter { names.insert($0.name).inserted }
    return files + headers.map { Code(file: $0.name, text: $0.text) }
  }
}
