import Foundation
import Pages
import Records
import Rendering
import Testing
import Workbench

/// The files that the scene of `Goldens/exports.touchstone` is exported to, byte for byte.
@Suite struct ExportGoldenTests {
  @Test(
    "An exported file is as it was", arguments: ExportFormat.allCases.filter { $0 != .check },
    Language.allCases)
  func file(_ format: ExportFormat, _ language: Language) throws {
    let folder = GoldenTests.folder
    let script = try Folder.text(folder.appendingPathComponent("exports.touchstone"))
    let session = freshSession(language)
    let lines = script.split(separator: "\n").map(String.init).prefix { !$0.hasPrefix("class") }
    session.mustRun(Array(lines))
    if format == .timeline { session.mustRun(["tap 200 180"]) }
    var subject = try session.exportSubject(for: format)
    subject.look.step = 3
    subject.look.view = subject.scene.views.firstIndex { $0.name == "redDot" }
    var bytes = Exporters.export(format, subject, language)
    if format == .page { bytes = Self.withoutAssets(bytes) }
    let name = "exports.\(language == .english ? "" : "zh.")\(format.file)"
    // Code is the same in every language, and Swift is compiled where programs are.
    let file =
      switch format {
      case .sceneSwift:
        Folder.repository.appendingPathComponent("Tests/ExportedScene/scene.swift")
      case .sceneObjectiveC, .sceneStoryboard:
        folder.appendingPathComponent("exports.\(format.file)")
      default: folder.appendingPathComponent(name)
      }
    if GoldenTests.isUpdating { return try Data(bytes).write(to: file) }
    let wanted = try Data(contentsOf: file)
    #expect(
      Data(bytes) == wanted,
      "\(file.lastPathComponent) differs; write it again as GoldenTests tells")
  }

  /// A page without its style and its script, which are files that can be read, and without the
  /// digests of them.
  private static func withoutAssets(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(#/<style>(?s:.*?)</style>/#, with: "<style></style>")
      .replacing(#/<script>(?s:.*?)</script>/#, with: "<script></script>")
      .replacing(#/'sha256-[^']*'/#, with: "'sha256-'")
    return Array(text.utf8)
  }

  @Test("The schema of a scene names the keys of the record, and no others")
  func schema() throws {
    let file = Folder.repository.appendingPathComponent("Documentation/schema/scene.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let top = try #require(object as? [String: Any])
    let parts = try #require(top["$defs"] as? [String: [String: Any]])
    func keys(_ part: [String: Any]) -> Set<String> {
      Set((part["properties"] as? [String: Any] ?? [:]).keys)
    }
    #expect(keys(top) == Set(SceneRecord.CodingKeys.allCases.map(\.rawValue)))
    let named: [(String, [String])] = [
      ("view", SceneRecord.View.CodingKeys.allCases.map(\.rawValue)),
      ("color", SceneRecord.Color.CodingKeys.allCases.map(\.rawValue)),
      ("setting", SceneRecord.Setting.CodingKeys.allCases.map(\.rawValue)),
      ("recognizer", SceneRecord.Recognizer.CodingKeys.allCases.map(\.rawValue)),
    ]
    for (name, wanted) in named {
      #expect(keys(try #require(parts[name])) == Set(wanted), "\(name)")
    }
  }
}
