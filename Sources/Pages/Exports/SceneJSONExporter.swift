import Foundation
import Records
import Rendering

/// Exports a scene as JSON, a line for each view, in the form of
/// `Documentation/schema/scene.schema.json`.
struct SceneJSONExporter: Exporter {
  func bytes(of scene: SceneRecord, in language: Language) -> [UInt8] {
    var writer = SceneJSONWriter()
    writer.append("{\n  \"format\": \(scene.format),\n")
    writer.append("  \"profile\": \(JSONRenderer.object(scene.profile)),\n")
    writer.append("  \"screen\": \(JSONRenderer.object(scene.screen)),\n  \"views\": [\n")
    for (index, view) in scene.views.enumerated() {
      writer.append("    ")
      writer.append(view)
      writer.append(index + 1 < scene.views.count ? ",\n" : "\n")
    }
    writer.append("  ]\n}\n")
    return writer.bytes
  }
}
