import Foundation
import Records
import Scenes
import Testing
import UIKitModel
import Workbench

/// `export scene.swift`: code that builds a scene, here and in an app.
@Suite struct SceneSwiftTests {
  nonisolated static let seeds = Array(UInt64(1)...60)

  @Test("The code of a scene builds the same views when it runs here", arguments: seeds)
  func isTheSame(_ seed: UInt64) throws {
    let first = RandomScene(seed: seed).session()
    let code = SceneSwift(first.scene.record)
    let second = session(after: [
      "screen \(first.scene.record.screen.width) \(first.scene.record.screen.height)",
      "profile \(first.scene.record.profile)",
    ])
    try second.declare(code.text, file: "scene.swift")
    let kept = code.text.contains("func makeWindows") ? ["let kept = makeWindows()"] : []
    second.mustRun(["buildScene(in: root)"] + kept)
    let leftOut = Set(code.leftOut)
    let wanted = Self.views(first.scene.record, without: leftOut)
    let built = Self.views(second.scene.record, without: [])
    #expect(wanted.count == built.count, "seed \(seed)")
    for (want, got) in zip(wanted, built) { #expect(want == got, "seed \(seed)") }
  }

  /// The views without what belongs to the prompt: names and lines. Of what the code leaves out,
  /// the settings.
  static func views(_ record: SceneRecord, without leftOut: Set<String>) -> [SceneRecord.View] {
    record.views.map { view in
      var plain = view
      plain.settings.removeAll { leftOut.contains("\(view.name).\($0.path)") }
      plain.name = ""
      plain.lines = []
      plain.recognizers = view.recognizers.map { recognizer in
        var plain = recognizer
        plain.name = ""
        plain.lines = []
        plain.requires = recognizer.requires.map { _ in "" }
        return plain
      }
      return plain
    }
  }

  @Test("Own classes come along, and what an app has no code for is a comment")
  func ownClasses() throws {
    let type =
      "final class Dot: UIView {\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { false }\n}"
    let first = session(after: [
      type, "add Dot dot 10 10 20 20", "add view `class` 50 50 20 20", "on dot touches",
    ])
    let code = SceneSwift(first.scene.record, types: [type]).text
    #expect(code.contains("let dot = Dot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))"))
    #expect(code.contains("  // on dot touches"))
    #expect(code.hasSuffix(type + "\n"))
  }

  @Test("Texts of any kind are literals on one line")
  func texts() throws {
    let first = session(after: ["add label note 0 0 100 100", #"note.text = "a \"b\"\n\\(c) 灯""#])
    let code = SceneSwift(first.scene.record).text
    #expect(code.contains(#"note.text = "a \u{22}b\u{22}\u{a}\u{5c}(c) 灯""#), "\(code)")
    let second = freshSession()
    try second.declare(code, file: "scene.swift")
    second.mustRun(["buildScene(in: root)"])
    #expect(second.scene.record.views.map(\.text) == first.scene.record.views.map(\.text))
  }
}
