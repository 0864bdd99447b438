import Foundation
import Records

/// The page of the workbench and its files.
package enum WebPages {
  /// A file that the page loads.
  package struct File: Sendable {
    package let type: String
    package let bytes: [UInt8]
  }

  /// The files by their names.
  package static let files: [String: File] = {
    let script = "text/javascript; charset=utf-8"
    let style = "text/css; charset=utf-8"
    return [
      "app.js": File(type: script, bytes: PackageResources.app_js),
      "dom.js": File(type: script, bytes: PackageResources.dom_js),
      "session.js": File(type: script, bytes: PackageResources.session_js),
      "geometry.js": File(type: script, bytes: PackageResources.geometry_js),
      "picture.js": File(type: script, bytes: PackageResources.picture_js),
      "story.js": File(type: script, bytes: PackageResources.story_js),
      "prompt.js": File(type: script, bytes: PackageResources.prompt_js),
      "editor.js": File(type: script, bytes: PackageResources.editor_js),
      "code-field.js": File(type: script, bytes: PackageResources.code_field_js),
      "practice.js": File(type: script, bytes: PackageResources.practice_js),
      "web.css": File(type: style, bytes: PackageResources.web_css),
      "icon.svg": File(type: "image/svg+xml", bytes: PackageResources.icon_svg),
    ]
  }()

  /// The page, in the language of a reader who has chosen none, with CodeMirror or without it.
  package static func page(in language: Language, isColoured: Bool) -> [UInt8] {
    Array(WebMarkup(language: language, isColoured: isColoured).text.utf8)
  }
}
