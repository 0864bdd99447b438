import Foundation
import Lettering
import Records
import Rendering
import Testing
import UIKitModel
import Wording
import Workbench

/// `why`: the first decision that shut a view out, and lines that fix it. Each line that is
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

  @Test("A view without a name is given one in the lines that mend it")
  func unnamedCover() throws {
    let session = session(after: [
      "add button ok 20 20 60 40",
      "root.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))",
    ])
    guard case .why(let record)? = try session.run("why ok").first else { return }
    #expect(
      record.cures.map(\.lines) == [
        ["let button = root.subviews[1]", "set button.isUserInteractionEnabled false"],
        ["front ok"],
      ])
  }

  @Test("Out of a turned superview a view is put with its place and its turn on the screen")
  func turnedSuperview() throws {
    let session = session(after: [
      "add view box 100 100 100 100", "set box.transform rotation 90deg",
      "add button ok -40 10 60 40 in box",
    ])
    let corners = session.corners(of: "ok")
    guard case .why(let record)? = try session.run("why ok at 170 70").first,
      let cure = record.cures.last
    else { return }
    #expect(cure.lines.first == "put ok in root")
    session.mustRun(cure.lines + ["expect hit 170 70 is ok"])
    for (before, after) in zip(corners, session.corners(of: "ok")) {
      #expect(abs(before.x - after.x) < 1e-9 && abs(before.y - after.y) < 1e-9)
    }
  }

  @Test("What covers as a presented controller may be dismissed, with what is missing then")
  func presentedController() throws {
    let session = session(after: ["add image pic 10 10 100 100", "present sheet"])
    guard case .why(let record)? = try session.run("why pic").first else { return }
    #expect(
      record.cures.first?.lines == ["dismiss sheet", "set pic.isUserInteractionEnabled true"])
    #expect(record.cures.first?.further.map(\.line) == [1])
  }

  @Test("A cover whose own code answers is not said to contain the point")
  func coverWithCode() {
    let session = session(after: [
      "add button ok 20 20 60 40", "add view thief 300 300 10 10", "on thief hitTest return thief",
    ])
    let text = session.shown("why ok").replacing("\n", with: " ")
    #expect(text.contains("as its code says: `on thief hitTest return thief`"))
    #expect(text.contains("off thief"))
    #expect(!text.contains("contains (50, 40)"))
  }

  @Test("A subview that gives the touch away is named, not its superview")
  func codeInside() {
    let session = session(after: [
      "add view box 0 0 100 100", "add view inner 0 0 50 50 in box", "add view other 200 200 9 9",
      "on inner hitTest return other",
    ])
    let text = session.shown("why box at 20 20").replacing("\n", with: " ")
    #expect(text.contains("`inner`, which it holds, gives the touch away"))
  }

  @Test("Stored values decide where a class answers for a property, and that is said")
  func overriddenProperty() {
    let session = session(after: [
      "class Odd: UIView {\n  override var isHidden: Bool { get { false } set { super.isHidden = true } }\n}",
      "let odd = Odd(frame: CGRect(x: 0, y: 0, width: 50, height: 50))", "root.addSubview(odd)",
      "set odd.isHidden true",
    ])
    let text = session.shown("why odd").replacing("\n", with: " ")
    #expect(text.contains("isHidden is true"))
    #expect(text.contains("Odd overrides isHidden."))
  }

  @Test("Alone, why tells where the last touch went and what else is drawn there")
  func lastTouch() throws {
    let session = session(after: [
      "add button ok 20 20 60 40", "add view gone 0 0 90 90 isHidden true",
      "add view cover 0 0 90 90", "hit 50 40",
    ])
    guard case .touch(let touch)? = try session.run("why").first else { return }
    #expect(touch.result?.text == "cover")
    #expect(touch.others.map(\.view.text) == ["ok"])
    #expect(session.shown("why").hasSuffix("try: why ok at 50 40\n"))
    session.mustRun(["set window.isHidden true", "hit 50 40"])
    #expect(session.shown("why").contains("every window answered with nil"))
  }

  private func answer(to scene: WhyScene) throws -> WhyRecord? {
    guard
      case .why(let record)? = try session(after: scene.lines).run("why \(scene.question)").first
    else { return nil }
    return record
  }
}

extension Session {
  /// Where the corners of a view lie on the screen.
  fileprivate func corners(of name: String) -> [CGPoint] {
    guard let view = scene.object(named: name) as? UIView else { return [] }
    let bounds = view.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    return corners.map { view.pointOnScreen($0) }
  }
}
