import Foundation

/// The editor CodeMirror 5, if the system has it: it colours the code that is typed on the page.
/// Without it the page has a field of its own with the same functions except for colours.
struct CodeMirror: Sendable {
  /// The files by the names under which the page loads them.
  let files: [String: WebPages.File]

  /// The folder of Debian's package `libjs-codemirror`.
  private static let debian = "/usr/share/javascript/codemirror"
  /// The variable that names another folder; an empty one means none.
  private static let variable = "TOUCHSTONE_CODEMIRROR"

  /// The parts of it that the page uses, in the order in which they are loaded.
  private static let scripts = [
    "lib/codemirror.js", "mode/swift/swift.js", "mode/clike/clike.js",
    "addon/edit/matchbrackets.js", "addon/display/placeholder.js", "addon/dialog/dialog.js",
    "addon/search/searchcursor.js", "addon/search/search.js",
  ]
  private static let styles = ["lib/codemirror.css", "addon/dialog/dialog.css"]

  /// The maximum size of a file, in bytes.
  private static let largest = 4 << 20

  /// Reads the files; nil if one of them is missing.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let folder = environment[Self.variable] ?? Self.debian
    guard !folder.isEmpty else { return nil }
    var files: [String: WebPages.File] = [:]
    for path in Self.scripts + Self.styles {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
        data.count <= Self.largest
      else { return nil }
      let kind = path.hasSuffix(".css") ? "css" : "javascript"
      files[Self.name(path)] = WebPages.File(
        type: "text/\(kind); charset=utf-8", bytes: Array(data))
    }
    self.files = files
  }

  private static func name(_ path: String) -> String {
    "cm-" + (path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// The elements that load it, before the page's own style and script.
  static let markup =
    styles.map { "<link rel=\"stylesheet\" href=\"/\(name($0))\">\n" }.joined()
    + scripts.map { "<script defer src=\"/\(name($0))\"></script>\n" }.joined()
}
