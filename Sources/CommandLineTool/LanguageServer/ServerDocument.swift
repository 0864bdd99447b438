import Files
import Foundation
import LanguageServer
import Practice
import Records
import Wording
import Workbench

/// An open document, as its analysis process sees it.
struct ServerDocument {
  /// The kind of a document, by its name.
  enum Kind: Equatable {
    case answer(SourceLanguage)
    case scene
    case exercise
    case lesson
  }

  let uri: String
  /// The path; that of a text that was never saved is only its name.
  let path: String
  let kind: Kind
  var text: DocumentText

  /// nil for a document that the server ignores.
  init?(uri: String, text: String) {
    let path = DocumentURI.path(of: uri) ?? uri.lastPathComponent
    guard let kind = Kind(name: path.lastPathComponent) else { return nil }
    self.uri = uri
    self.path = path
    self.kind = kind
    self.text = DocumentText(text)
  }

  var name: String { path.lastPathComponent }

  /// The folder; nil for a text that was never saved.
  var folder: String? { path.hasPrefix("/") ? path.deletingLastPathComponent : nil }

  /// The maximum size of a document that is analysed, in bytes.
  static let largest = 4 << 20

  var isTooLarge: Bool { text.bytes.count > Self.largest }
}

extension ServerDocument.Kind {
  fileprivate init?(name: String) {
    if name.hasSuffix(".touchstone") {
      self = .scene
    } else if name == "exercise.yml" {
      self = .exercise
    } else if name == "lesson.md" || name == "lesson.zh-Hans.md" {
      self = .lesson
    } else if let language = SourceLanguage(file: name) {
      self = .answer(language)
    } else {
      return nil
    }
  }
}

/// The knowledge of a job besides its document.
struct ServerContext {
  /// The open documents, by their paths.
  var documents: [String: ServerDocument] = [:]
  /// The folders that the editor has open.
  var folders: [String] = []
  /// The language of answers.
  var language: Language
  /// Whether the editor can place the cursor inside inserted text.
  var takesSnippets = false
  /// Whether the editor opens the answers of commands beside the code.
  var showsTexts = false

  /// The text of a file: of the open document, else as it was saved.
  func text(at path: String) -> String? {
    documents[path]?.text.text ?? (try? FileReading.text(at: path))
  }

  /// The folders that a job about a document may read: the editor's workspace folder, else its own,
  /// and the content.
  func readable(for document: ServerDocument) -> [String] {
    var folders: [String] = []
    if let own = document.folder {
      folders.append(self.folders.first { own == $0 || own.hasPrefix("\($0)/") } ?? own)
    }
    if let content = try? ContentFolder.find() {
      folders += [content.path] + content.packs.exercises + content.packs.lessons
    }
    return folders + [ShippedReferences.folder].compactMap(\.self)
  }

  /// A practice configuration with a time limit that stores nothing.
  func practice(seconds: Double) -> PracticeConfiguration {
    let end = ServerClock.now + seconds
    return PracticeConfiguration(isInterrupted: { ServerClock.now > end }) { $0.wording }
  }
}
