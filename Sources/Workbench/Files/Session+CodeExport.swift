import Records
import Scenes
import SourceTree

extension Session {
  /// Code in a language that builds the scene in an app, with the types and functions that were
  /// declared here in that language.
  func sceneCode(_ record: SceneRecord, in language: SourceLanguage) -> SceneCode {
    let entries = linesOfScene.filter { reader.kind(ofEntry: $0).isCode }
    let texts =
      declaredFiles.map { CodeText(body: $0.text, file: $0.name) } + entries.map { CodeText($0) }
    var sources = SceneSources()
    for text in texts {
      if text.language == language {
        sources.declarations += SwiftEngine.declarations(
          in: text.body, of: language, isFile: text.file != nil)
      } else {
        sources.foreign += SwiftEngine.classNames(in: text.body, of: text.language)
      }
    }
    return SceneCode(
      record, in: language, sources: sources,
      constraints: SceneConstraints(among: scene.pictured))
  }
}
