import Files
import Foundation
import LanguageServer
import Practice
import Records
import Workbench

/// An answer with the files that belong to it, in their present state in the editor.
struct AnswerFiles {
  let document: ServerDocument
  let language: SourceLanguage
  private let context: ServerContext

  /// The files of an answer; nil for a document that is not code.
  init?(_ document: ServerDocument, _ context: ServerContext) {
    guard case .answer(let language) = document.kind else { return nil }
    self.document = document
    self.language = language
    self.context = context
  }

  /// The answer itself with a text, then the files of its language next to it in a work folder, and
  /// the headers that it imports.
  func code(with text: String? = nil) -> [Code] {
    let own = Code(file: document.name, text: text ?? document.text.text)
    let beside = paths.compactMap { path in
      context.text(at: path).map { Code(file: path.lastPathComponent, text: $0) }
    }
    var names = Set(beside.map(\.file) + [own.file])
    let headers = ImportedHeaders.headers(of: own.text, path: document.path)
      .filter { names.insert($0.name).inserted }
      .map { header in
        let path = (document.folder ?? "") + "/\(header.name)"
        return Code(file: header.name, text: context.text(at: path) ?? header.text)
      }
    return [own] + beside + headers
  }

  /// The paths of the files beside it.
  var paths: [String] {
    guard let folder = document.folder, WorkFolder(path: folder).exercise != nil else { return [] }
    return ContentFolder.names(in: folder)
      .filter { $0 != document.name && SourceLanguage(file: $0) == language }
      .map { "\(folder)/\($0)" }
  }

  /// A session in which the files are declared as far as possible: without the line of the cursor,
  /// if there is one, since that is unfinished.
  func session(seconds: Double, without line: Int? = nil) -> Session {
    let practice = context.practice(seconds: seconds)
    var text = document.text
    if let line {
      text.replace(
        TextRange(
          TextPosition(line: line, column: 0), TextPosition(line: line, column: .max)), with: "")
    }
    for files in [code(with: text.text), Array(code().dropFirst())] where !files.isEmpty {
      let session = Engine.session(in: practice)
      session.language = context.language
      if (try? Engine.declare(files, in: session)) != nil { return session }
    }
    let session = Engine.session(in: practice)
    session.language = context.language
    return session
  }
}
