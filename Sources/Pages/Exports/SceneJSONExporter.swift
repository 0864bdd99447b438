import Foundation
import Records
import Rendering

/// Exports a scene as JSON, a line for each view, in the form of
/// `Documentation/schema/scene.schema.json`.
struct SceneJSONExporter: Exporter {
  func bytes(of scene: SceneRecord, in language: Language) -> [UInt8] {
    var lines = [
      "{", "  \"format\": \(scene.format),",
      "  \"profile\": \(JSONRenderer.object(scene.profile)),",
      "  \"screen\": \(JSONRenderer.object(scene.screen)),", "  \"views\": [",
    ]
    for (index, view) in scene.views.enumerated() {
      let comma = index + 1 < scene.views.count ? "," : ""
      lines.append("    \(JSONRenderer.object(view))\(comma)")
    }
    lines += ["  ]", "}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}
