/// Everything that `export` writes: one table, from which its usage, help and completion come.
///
/// A new format is a case with its title here, and a file in `Rendering/Exports` that makes its
/// bytes, which the compiler asks for there.
package enum ExportFormat: String, Codable, Sendable, CaseIterable {
  case sceneSVG = "scene.svg"
  case sceneJSON = "scene.json"

  /// What is typed for it, which is also the name of the file where none is typed.
  package var word: String { rawValue }

  /// The ending of its files, without the dot.
  package var ending: String { String(rawValue.drop { $0 != "." }.dropFirst()) }

  /// What the file holds.
  package var title: Bilingual {
    switch self {
    case .sceneSVG:
      Bilingual(
        en: "a picture of the screen, with the names of the views", zh: "屏幕的图片，标有视图的名字")
    case .sceneJSON:
      Bilingual(
        en: "the scene for programs; `source` and `touchstone run` read it back",
        zh: "供程序使用的场景；source 和 touchstone run 可以读回")
    }
  }

  /// The format that a file is written in: the one that its name is the word of, else the first
  /// with its ending; nil where there is none.
  package init?(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let format =
      ExportFormat(rawValue: name) ?? Self.allCases.first { name.hasSuffix(".\($0.ending)") }
    guard let format else { return nil }
    self = format
  }
}

/// Makes the bytes of a file: given to a session by a target that knows how things are drawn.
package typealias Exporting = (ExportFormat, SceneRecord, Language) -> [UInt8]
