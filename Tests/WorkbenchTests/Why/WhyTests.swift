import Records
import Rendering
import Testing
import Workbench

/// `why`: the first decision that shut a view out, and lines that mend it. Each line that is
/// offered is typed here, and the view must then be hit.
@Suite struct WhyTests {
  @Test("Every cure that is offered makes the view the hit-test view", arguments: WhyScene.all)
  func curesHelp(_ scene: WhyScene) throws {
    let record = try #require(try answer(to: scene))
    #expect(record.cures.map { $0.lines.joined(separator: "; ") } == scene.cures)
    for cure in record.cures {
      let session = session(after: scene.lines)
      session.mustRun(cure.lines)
      session.mustRun(["expect hit \(scene.point) is \(scene.view)"])
    }
  }

  @Test("What is offered changes nothing before it is typed", arguments: WhyScene.all)
  func askingChangesNothing(_ scene: WhyScene) throws {
    let session = session(after: scene.lines)
    let before = session.picture
    _ = try session.run("why \(scene.question)")
    #expect(session.picture == before)
    #expect(session.journal.count == scene.lines.count)
  }

  @Test("The answer names the fact, its numbers and its rule", arguments: WhyScene.all)
  func answerTells(_ scene: WhyScene) throws {
    let wording = try #require(try answer(to: scene)).wording
    for part in scene.says { #expect(wording.en.contains(part), "\(wording.en)") }
    #expect(wording.zh.contains("`"))
    #expect(wording.zh.unicodeScalars.contains { $0.isChinese })
  }

  @Test("The answer fits its columns in both languages", arguments: WhyScene.all)
  func answerFits(_ scene: WhyScene) throws {
    for language in Language.allCases {
      let session = session(after: scene.lines)
      session.language = language
      for line in session.shown("why \(scene.question)").split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= 78, "\(line)")
      }
    }
  }

  @Test("A view that is hit needs no cure, and a disabled one keeps its touch until it is mended")
  func hitNeedsNoCure() throws {
    let session = session(after: ["add button ok 20 20 60 40", "hit ok"])
    #expect(session.shown("why ok").contains("`ok` gets the touch at all of its 2,400 points."))
    #expect(session.shown("why ok at 50 40").contains("it is the hit-test view."))
    #expect(session.shown("why").contains("The touch at (50, 40) goes to `ok`"))
    guard case .why(let record)? = try session.run("why ok").first else { return }
    #expect(record.cures.isEmpty)
  }

  @Test("The point of a view's own may lie where the view is not")
  func outsideItself() {
    let session = session(after: ["add button ok 20 20 60 40"])
    let text = session.shown("why ok at 300 300")
    #expect(text.contains("The point is not in `ok`: (300, 300) is (280, 280) in its own"))
    #expect(!text.contains("type:"))
  }

  @Test("A subview that takes the touch is told, and nothing is there to mend")
  func subviewHit() {
    let session = session(after: [
      "add view box 0 0 200 200", "add button ok 20 20 60 40 in box",
    ])
    let text = session.shown("why box at 50 40")
    #expect(text.contains("`ok`, which it holds,"))
    #expect(!text.contains("type"))
  }

  @Test("In the scene of a dump the answer says how far it can be trusted")
  func dumpsAreLimited() {
    let dump =
      "load paste\n<UIWindow: 0x1; frame = (0 0; 390 844)>\n"
      + "   | <UIButton: 0x2; frame = (10 10; 50 50); hidden = YES>\n"
    let session = session(after: [dump])
    let text = session.shown("why 0x2")
    #expect(text.contains("isHidden is true"))
    #expect(text.contains("as far as the dump tells"))
  }

  private func answer(to scene: WhyScene) throws -> WhyRecord? {
    guard
      case .why(let record)? = try session(after: scene.lines).run("why \(scene.question)").first
    else { return nil }
    return record
  }
}
