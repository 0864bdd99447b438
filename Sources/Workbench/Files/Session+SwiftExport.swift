import Records
import Scenes
import SourceTree

extension Session {
  /// Swift that builds the scene in an app, with the types and functions that were declared here.
  func sceneSwift(_ record: SceneRecord) -> SceneSwift {
    let entries = linesOfScene.filter { reader.kind(of: EntryParts($0).head) == .swift }
    let texts = declaredFiles.map(\.text) + entries.map { SwiftText($0).body }
    return SceneSwift(record, declarations: texts.flatMap(Self.declarations))
  }

  /// The types, extensions, functions and type aliases that a text declares at its top level,
  /// verbatim. Variables and statements are not included: the scene is their result.
  private static func declarations(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SwiftEngine.texts.unit(text, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind else { return nil }
      if case .variable = declaration.kind { return nil }
      return String(decoding: bytes[declaration.range.start..<declaration.range.end], as: UTF8.self)
    }
  }
}
