/// Everything that `export` writes: one table, from which its usage, help and completion come.
///
/// A new format is a case with its row here, and a file in `Rendering/Exports` that makes its
/// bytes, which the compiler asks for there.
package enum ExportFormat: String, Codable, Sendable, CaseIterable {
  case page = "trace.html"
  case sceneSVG = "scene.svg"
  case sceneJSON = "scene.json"

  /// What is typed for it.
  package var word: String { rawValue }

  /// The endings of its files, without the dot; the first where no file is typed.
  package var endings: [String] {
    switch self {
    case .page: ["html"]
    case .sceneSVG: ["svg"]
    case .sceneJSON: ["json"]
    }
  }

  /// The name of the file where none is typed.
  package var file: String { word.contains(".") ? word : "\(word).\(endings[0])" }

  /// What its files show, beside the scene.
  package var needs: Set<ExportNeed> {
    switch self {
    case .page: [.trace, .map, .events, .chains, .sources]
    case .sceneSVG, .sceneJSON: []
    }
  }

  /// What the file holds.
  package var title: Bilingual {
    switch self {
    case .page:
      Bilingual(
        en: "a page for a browser with everything: tree, picture, trace, code, map and gestures",
        zh: "供浏览器打开的网页，包含视图树、图片、跟踪、代码、命中图和手势")
    case .sceneSVG:
      Bilingual(
        en: "a picture of the screen, with the names of the views", zh: "屏幕的图片，标有视图的名字")
    case .sceneJSON:
      Bilingual(
        en: "the scene for programs; `source` and `touchstone run` read it back",
        zh: "供程序使用的场景；source 和 touchstone run 可以读回")
    }
  }

  /// The format that a file is written in: the one whose file it names, else the first with its
  /// ending; nil where there is none.
  package init?(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let format =
      Self.allCases.first { format in
        format.endings.contains { name == "\(format.word.prefix { $0 != "." }).\($0)" }
      } ?? Self.allCases.first { $0.endings.contains { name.hasSuffix(".\($0)") } }
    guard let format else { return nil }
    self = format
  }
}

/// What a format shows beside the scene; a session gathers nothing else.
package enum ExportNeed: Sendable, Hashable {
  /// The last hit test.
  case trace
  /// Who gets the touch at each point.
  case map
  /// What the last acting line caused, and the timeline.
  case events
  /// The responder chains of the views that get touches.
  case chains
  /// The learner's own code.
  case sources
}

/// Makes the bytes of a file: given to a session by a target that knows how things are drawn.
package typealias Exporting = (ExportFormat, ExportSubject, Language) -> [UInt8]
