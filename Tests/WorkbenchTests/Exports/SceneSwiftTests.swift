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
    // An app has its rows from a data source, not from a number.
    let lines = RandomScene(seed: seed).lines.filter { !$0.contains(".rows ") }
    let first = session(after: lines)
    let code = SceneCode(first.scene.record)
    let second = session(after: [
      "screen \(first.scene.record.screen.width) \(first.scene.record.screen.height)",
      "profile \(first.scene.record.profile)",
    ])
    try second.declare([CodeFile(text: code.text, name: "scene.swift")])
    let kept =
      code.text.contains("func makeWindows")
      ? ["let kept = makeWindows(in: root.window?.windowScene)"] : []
    second.mustRun(["buildScene(in: root)"] + kept)
    let leftOut = Set(code.leftOut)
    let wanted = Self.views(first.scene.record, without: leftOut)
    let built = Self.views(second.scene.record, without: [])
    #expect(wanted.count == built.count, "seed \(seed): \(lines)\n\(code.text)")
    for (want, got) in zip(wanted, built) where want != got {
      let text = ["\(want)", "\(got)"].map { $0.split(separator: ", ") }
      let differences = zip(text[0], text[1]).filter { $0 != $1 }
      Issue.record("seed \(seed), \(want.className): \(differences)")
      break
    }
  }

  /// The views without what belongs to the prompt: names and lines. Of what the code leaves out,
  /// the settings.
  static func views(_ record: SceneRecord, without leftOut: Set<String>) -> [SceneRecord.View] {
    record.views.map { view in
      var plain = view
      plain.settings.removeAll { leftOut.contains("\(view.name).\($0.path)") }
      plain.name = ""
      // A view that the prompt cannot name counts as a part.
      plain.isPart = false
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

  @Test("A class in Objective-C is left to scene.m, and told")
  func otherLanguage() throws {
    let session = session(after: SceneObjectiveCTests.round + ["add Round round 10 10 20 20"])
    let subject = try session.exportSubject(with: ExportFormat.sceneSwift.needs)
    #expect(subject.leftOut == ["class Round"])
    #expect(!subject.code.contains("@interface"), "\(subject.code)")
    #expect(subject.code.contains("bridging header imports:\n// Round.\n"), "\(subject.code)")
  }

  @Test("Own classes and functions come along, the newest of each")
  func ownClasses() throws {
    let type = """
      final class Dot: UIView {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { isNear(p) }
      }
      """
    let session = session(after: [
      "func isNear(_ p: CGPoint) -> Bool { p.x < 10 }", "final class Dot: UIView { }", type,
      "let x = 3", "add Dot dot 10 10 20 20",
    ])
    let subject = try session.exportSubject(with: ExportFormat.sceneSwift.needs)
    #expect(subject.leftOut == [])
    #expect(
      subject.code.contains("let dot = Dot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))"))
    #expect(
      subject.code.hasSuffix(
        "}\n\nfunc isNear(_ p: CGPoint) -> Bool { p.x < 10 }\n\n\(type)\n"), "\(subject.code)")
    let second = freshSession()
    try second.declare([CodeFile(text: subject.code, name: "scene.swift")])
    second.mustRun(["buildScene(in: root)", "root.subviews[0] is Dot"])
  }

  /// A stack view with three views, of which the last is not in its row.
  private static let stack = [
    "add stack row 20 100 300 60 distribution fillEqually alignment center spacing 12",
    "add view a 0 0 10 20 in row", "add label b 0 0 10 30 in row text \"b\"",
    "add view c 5 5 7 7 in row", "row.addArrangedSubview(a); row.addArrangedSubview(b)",
    "add stack column 20 200 100 200 axis vertical", "add button ok 0 0 80 40 in column",
    "add view line 0 0 80 2 in column",
    "column.addArrangedSubview(line); column.addArrangedSubview(ok)",
    "column.setCustomSpacing(20, after: line)",
  ]

  @Test("What a stack view arranges is added by addArrangedSubview, after the stack's settings")
  func arrangedViews() throws {
    let first = session(after: Self.stack)
    let code = SceneCode(first.scene.record).text
    for line in [
      "row.distribution = .fillEqually", "row.alignment = .center", "row.spacing = 12",
      "row.addArrangedSubview(a)", "row.addArrangedSubview(b)", "row.addSubview(c)",
      "column.axis = .vertical", "column.addSubview(ok)", "column.addArrangedSubview(line)",
      "column.addArrangedSubview(ok)", "column.setCustomSpacing(20, after: line)",
    ] {
      #expect(code.contains("  \(line)\n"), "\(line) in \(code)")
    }
    #expect(!code.contains("a.center"), "\(code)")
  }

  @Test("The code of a scene with stack views builds the same scene")
  func stacksAreTheSame() throws {
    let first = session(after: Self.stack)
    let second = freshSession()
    try second.declare([CodeFile(text: SceneCode(first.scene.record).text, name: "scene.swift")])
    second.mustRun(["buildScene(in: root)"])
    #expect(
      Self.views(first.scene.record, without: []) == Self.views(second.scene.record, without: []))
  }

  @Test("What an app has no code for is a comment, and is told")
  func leftOut() throws {
    let session = session(after: [
      "add table list 0 0 100 100", "set list.rows 3", "add view dot 150 50 20 20",
      "on dot hitTest return nil",
    ])
    let subject = try session.exportSubject(with: ExportFormat.sceneSwift.needs)
    #expect(subject.code.contains("  // on dot hitTest return nil\n"))
    #expect(subject.leftOut == ["list.rows", "`on dot hitTest return nil`"])
  }

  @Test("A view that is called as something in the code gets another name there")
  func names() throws {
    let session = session(after: ["add view buildScene 50 50 20 20", "add view card 0 0 20 20"])
    let code = try session.exportSubject(with: ExportFormat.sceneSwift.needs).code
    #expect(code.contains("root.addSubview(view1)\n"), "\(code)")
    #expect(code.contains("root.addSubview(card)\n"), "\(code)")
  }

  @Test("Texts of any kind are literals on one line")
  func texts() throws {
    let first = session(after: ["add label note 0 0 100 100", #"note.text = "a \"b\"\n\\(c) 灯""#])
    let code = SceneCode(first.scene.record).text
    #expect(code.contains(#"note.text = "a \"b\"\n\\(c) 灯""#), "\(code)")
    let second = freshSession()
    try second.declare([CodeFile(text: code, name: "scene.swift")])
    second.mustRun(["buildScene(in: root)"])
    #expect(second.scene.record.views.map(\.text) == first.scene.record.views.map(\.text))
  }
}
