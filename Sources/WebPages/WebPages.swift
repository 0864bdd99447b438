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
    let own = [
      "app.js": File(type: script, bytes: PackageResources.app_js),
      "dom.js": File(type: script, bytes: PackageResources.dom_js),
      "session.js": File(type: script, bytes: PackageResources.session_js),
      "geometry.js": File(type: script, bytes: PackageResources.geometry_js),
      "picture.js": File(type: script, bytes: PackageResources.picture_js),
      "story.js": File(type: script, bytes: PackageResources.story_js),
      "prompt.js": File(type: script, bytes: PackageResources.prompt_js),
      "editor.js": File(type: script, bytes: PackageResources.editor_js),
      "code-field.js": File(type: script, bytes: PackageResources.code_field_js),
      "files.js": File(type: script, bytes: PackageResources.files_js),
      "practice.js": File(type: script, bytes: PackageResources.practice_js),
      "web.css": File(type: style, bytes: PackageResources.web_css),
      "icon.svg": File(type: "image/svg+xml", bytes: PackageResources.icon_svg),
    ]
    return own.merging(codeMirror?.files ?? [:]) { first, _ in first }
  }()

  /// The editor of the system, read when a page is first asked for.
  static let codeMirror = CodeMirror()

  /// The files of the pages of a class, by their names.
  package static let classFiles: [String: File] = {
    let script = "text/javascript; charset=utf-8"
    let own = [
      "class.js": File(type: script, bytes: PackageResources.class_js),
      "heat.js": File(type: script, bytes: PackageResources.heat_js),
      "join.js": File(type: script, bytes: PackageResources.join_js),
      "look.js": File(type: script, bytes: PackageResources.look_js),
      "reach.js": File(type: script, bytes: PackageResources.reach_js),
      "teacher.js": File(type: script, bytes: PackageResources.teacher_js),
      "class.css": File(type: "text/css; charset=utf-8", bytes: PackageResources.class_css),
    ]
    return files.merging(own) { $1 }
  }()

  /// The page, in the language of a reader who has not chosen one.
  package static func page(in language: Language) -> [UInt8] {
    Array(WebMarkup(language: language).text.utf8)
  }
}
