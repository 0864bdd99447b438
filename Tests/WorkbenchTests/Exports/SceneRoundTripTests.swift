import Foundation
import Pages
import Records
import Rendering
import Scenes
import Testing
import UIKitModel
import Workbench

/// `export scene.json`, read back.
@Suite struct SceneRoundTripTests {
  nonisolated static let seeds = Array(UInt64(1)...60)

  @Test("A scene that was written as JSON and read back is the same scene", arguments: seeds)
  func isTheSame(_ seed: UInt64) throws {
    try withFolder { folder in
      let scene = RandomScene(seed: seed)
      let first = scene.session()
      let path = "\(folder)/scene.json"
      let answers = try first.run("export scene.json \(path)")
      #expect(answers.count == 1, "seed \(seed): \(first.shown("export scene.json /dev/null"))")
      let second = freshSession()
      second.mustRun(["source \(path)"])
      #expect(second.scene.record == first.scene.record, "seed \(seed)")
      #expect(Self.json(second) == Self.json(first), "seed \(seed)")
      // Not by the record alone: what commands show, and who is hit.
      #expect(
        second.scene.tree(from: nil).nodes.map(\.view)
          == first.scene.tree(from: nil).nodes.map(\.view),
        "seed \(seed)")
      #expect(Self.hits(second) == Self.hits(first), "seed \(seed)")
    }
  }

  @Test("What stack views arrange is arranged again")
  func arrangedViews() throws {
    try withFolder { folder in
      let first = session(after: [
        "add stack row 20 100 300 60 distribution fillEqually spacing 12",
        "add view a 0 0 10 20 in row", "add view b 0 0 10 30 in row",
        "add view c 5 5 7 7 in row", "row.addArrangedSubview(b); row.addArrangedSubview(a)",
        "row.setCustomSpacing(20, after: b)",
      ])
      let path = "\(folder)/scene.json"
      _ = try first.run("export scene.json \(path)")
      let second = freshSession()
      second.mustRun(["source \(path)", "expect row.arrangedSubviews == [b, a]"])
      #expect(second.scene.record == first.scene.record)
      #expect(Self.json(second) == Self.json(first))
    }
  }

  @Test("GE-32, GE-33: views in perspective are in perspective again")
  func perspective() throws {
    try withFolder { folder in
      let first = session(after: [
        "add view box 50 100 200 200", "add view card 20 20 100 100 in box",
        "add button b 10 10 30 30 in card", "var t = CATransform3DIdentity",
        "t.m34 = -1.0 / 300", "box.layer.sublayerTransform = t",
        "card.layer.transform = CATransform3DRotate(t, 1, 0.5, 1, 0.2)",
        "set card.layer.zPosition 20", "set card.layer.anchorPointZ 5",
        "set card.layer.isDoubleSided false",
      ])
      let path = "\(folder)/scene.json"
      _ = try first.run("export scene.json \(path)")
      let second = freshSession()
      second.mustRun(["source \(path)"])
      #expect(second.scene.record == first.scene.record)
      #expect(Self.json(second) == Self.json(first))
      #expect(Self.hits(second) == Self.hits(first))
    }
  }

  private static func json(_ session: Session) -> String {
    String(
      decoding: Exporters.export(.sceneJSON, ExportSubject(session.scene.record), .english),
      as: UTF8.self)
  }

  /// The hit-test views at points all over the screen.
  private static func hits(_ session: Session) -> [String] {
    session.scene.activate()
    let size = session.scene.application.screen.bounds.size
    return stride(from: 5.0, to: size.height, by: 37).flatMap { y in
      stride(from: 5.0, to: size.width, by: 23).map { x in
        let result = HitTestQuestion(session.scene, at: CGPoint(x: x, y: y)).result
        return result.map { session.scene.objectName($0).text } ?? "nil"
      }
    }
  }

  @Test("A scene that is read back counts as one change, and is saved as lines")
  func isOneChange() {
    withFolder { folder in
      let path = "\(folder)/scene.json"
      let first = session(after: ["add view red 100 100 200 200", "export scene.json \(path)"])
      _ = first
      let second = session(after: ["add view old 0 0 10 10", "source \(path)"])
      #expect(second.journal.count == 2)
      #expect(second.savedLines.contains("add UIView red 100 100 200 200 in root"))
      second.mustRun(["expect hit 150 150 is red", "undo", "expect hit 5 5 is old"])
    }
  }

  @Test("A text of several lines is read back by a line of Swift")
  func severalLines() {
    withFolder { folder in
      let path = "\(folder)/scene.json"
      let first = session(after: [
        "add label note 0 0 100 100", #"note.text = "one\ntwo \"three\" \\ four""#,
      ])
      first.mustRun(["export scene.json \(path)"])
      let second = session(after: ["source \(path)"])
      #expect(second.scene.record == first.scene.record)
    }
  }

  @Test("Options are a list of words, and are read from a text with commas as well")
  func options() throws {
    try withFolder { folder in
      let path = "\(folder)/scene.json"
      let lines = [
        "gesture swipe flick on root direction left, up", "gesture edgepan none on root edges none",
      ]
      let first = session(after: lines + ["export scene.json \(path)"])
      let text = try FileReading.text(at: path)
      let list = #""path":"direction","value":["left","up"]"#
      #expect(text.contains(list), "\(text)")
      let former = text.replacing(list, with: #""path":"direction","value":"left, up""#)
        .written(to: "\(folder)/former.json")
      for file in [path, former] {
        #expect(session(after: ["source \(file)"]).scene.record == first.scene.record, "\(file)")
      }
    }
  }

  @Test("What is not made again is told by name")
  func isTold() throws {
    let session = session(after: [
      "class Dot: UIView {}", "add Dot dot 10 10 20 20", "add view plain 50 50 20 20",
      "add controller other",
    ])
    let text = session.shown("export scene.json /dev/null")
    #expect(text.contains("will not make all of this again: dot, other;"), "\(text)")
  }

  @Test("A scene written by hand needs names, classes and frames only")
  func byHand() {
    withFolder { folder in
      let path = """
        {"views": [
          {"name": "window", "class": "UIWindow", "frame": [[0, 0], [390, 844]]},
          {"name": "root", "class": "UIView", "superview": 0, "frame": [[0, 0], [390, 844]]},
          {"name": "red", "class": "UIView", "superview": 1, "frame": [100, 100, 200, 200]},
          {"name": "card", "class": "MyCard", "model": "UIButton", "superview": 2,
           "frame": [10, 10, 50, 50], "settings": [{"path": "title", "value": "Buy"}]}
        ]}
        """.written(to: "\(folder)/hand.json")
      let session = session(after: ["source \(path)", "expect hit 150 290 is red"])
      session.mustRun(["expect hit 120 120 is card", "expect hit 120 120 is a UIButton"])
    }
  }
}
