import Foundation
import InterfaceBuilder
import Records
import Scenes
import TypedText
import UIKitModel

/// Loads an Interface Builder file, and writes it into the journal as text.
struct InterfaceLoading {
  private let session: Session
  /// The name of the file, with its extension.
  private let file: String

  /// Creates a loading of a file at a path, or with a name.
  init(_ session: Session, name: String) {
    self.session = session
    file = name.split(separator: "/").last.map(String.init) ?? name
  }

  /// The extensions of Interface Builder files.
  private static let endings = [".storyboard", ".xib"]

  /// Whether a text is to be read as an Interface Builder file: by its contents, or by the
  /// extension of its file.
  static func isInterface(_ text: String, path: String) -> Bool {
    InterfaceDocument.isRecognized(text) || endings.contains(where: path.hasSuffix)
  }

  /// Whether a line begins such a file in a journal: `load paste "Main.storyboard"`.
  nonisolated static func isPasted(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    return words.count > 2 && words[1] == "paste"
  }

  func load(_ text: String, scene word: String?) throws -> [Answer] {
    let scene = session.scene
    let document: InterfaceDocument
    let loaded: LoadedInterface
    do {
      document = try InterfaceDocument(reading: text, for: scene.interfaceTraits)
      // Outlets are properties of Swift.
      if scene.engineIfMade == nil, document.needsCode { _ = scene.engine }
      loaded = try scene.load(document, named: name, scene: word)
    } catch {
      throw Problem.interface(error)
    }
    session.modes.lastHit = nil
    session.forgetTrace()
    session.running.part = .instead(entry(document, word))
    return [.loadedInterface(loaded)]
  }

  /// The same, after the app's classes that it names were taken from a folder with its sources.
  func load(_ text: String, scene word: String?, with folder: String) throws -> [Answer] {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(reading: text, for: session.scene.interfaceTraits)
    } catch {
      throw Problem.interface(error)
    }
    let names = document.customClasses.filter { Session.isOfApp($0) }
    guard !names.isEmpty else { return try load(text, scene: word) }
    return try session.takeSources(
      names, from: folder, isWhole: true, loading: nil, then: entry(document, word))
  }

  /// The name of the storyboard or the nib.
  private var name: String {
    let ending = Self.endings.first(where: file.hasSuffix) ?? ""
    return String(file.dropLast(ending.count))
  }

  /// The file as an entry that loads it again: every line of it begins with a bracket, so no line
  /// ends the entry.
  private func entry(_ document: InterfaceDocument, _ word: String?) -> String {
    let words = [file, word].compactMap(\.self).map(Self.quoted)
    return "load paste \(words.joined(separator: " "))\n" + XMLWriter.text(document.root)
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    return "\"\(plain)\""
  }
}

extension Reader where Value == String {
  /// Reads a scene of a storyboard.
  static var scene: Reader {
    Reader(.placeholder(.scene)) { try $0.word(Placeholder.scene.shown).text }
  }
}

extension Reader where Value == String? {
  /// Reads a scene of a storyboard, unless `with` follows.
  static var sceneOfFile: Reader {
    .optional(Reader<String>.scene.when { !$0.isAtEnd && !$0.isNext("with") })
  }
}
