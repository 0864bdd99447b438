import Records
import Scenes
import SourceTree

extension Session {
  /// Swift that builds the scene in an app, with the types and functions that were declared here.
  func sceneSwift(_ record: SceneRecord) -> SceneSwift {
    let entries = linesOfScene.filter { reader.kind(of: EntryParts($0).head).isCode }
    let texts =
      declaredFiles.map { CodeText(body: $0.text, file: $0.name) } + entries.map { CodeText($0) }
    return SceneSwift(record, declarations: texts.flatMap(Self.declarations))
  }

  /// The types, extensions, functions and names of types that a text declares at its top level, as
  /// they are written. Variables and statements are not: the scene is as they left it.
  private static func declarations(in text: CodeText) -> [String] {
    let bytes = Array(text.body.utf8)
    return SwiftEngine.texts(in: text.language).unit(text.body, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind else { return nil }
      if case .variable = declaration.kind { return nil }
      return String(decoding: bytes[declaration.range.start..<declaration.range.end], as: UTF8.self)
    }
  }
}
