import Records
import Testing
import UIKitModel
import Workbench

/// `on` for what no class has a method for: questions to delegates, and actions.
@Suite struct NamedAnswerTests {
  private let lines = [
    "add view card 20 300 200 200", "on card touches", "gesture tap dismiss on root",
    "add button ok 20 100 120 44", "target ok touchUpInside send save:",
  ]

  @Test func `A line answers what a recognizer asks its delegate, and off takes it away`() {
    let session = session(after: lines)
    session.mustRun([
      "on dismiss shouldReceiveTouch return touch.view !== card", "tap card",
      "expect log is \"dismiss shouldReceiveTouch\", \"card touchesBegan\", \"card touchesEnded\"",
      "log clear", "off dismiss shouldReceiveTouch", "tap card",
      "expect log is \"card touchesBegan\", \"dismiss ended\", \"card touchesCancelled\"",
    ])
    #expect(session.shown("inspect dismiss").contains("on         dismiss") == false)
    #expect(session.refusal(of: "off dismiss shouldReceiveTouch") != nil)
  }

  @Test func `Every question of a delegate can be answered, each with its arguments`() {
    let session = session(after: lines + ["gesture pan slide on card"])
    session.mustRun([
      "on dismiss shouldReceiveEvent return event.allTouches?.count == 1",
      "on dismiss shouldBegin return gestureRecognizer === dismiss",
      "on slide shouldRecognizeSimultaneously return otherGestureRecognizer === dismiss",
      "on slide shouldRequireFailureOf return false",
      "on slide shouldBeRequiredToFailBy return true",
      "tap card", "expect log has \"dismiss shouldReceiveEvent\", \"dismiss shouldBegin\"",
      "expect log has \"slide shouldBeRequiredToFailBy\"", "drag card by 40 0",
      "expect log has \"slide shouldRequireFailureOf\"",
    ])
    #expect(session.shown("inspect slide").contains("shouldBeRequiredToFailBy"))
  }

  @Test func `A delegate that was there goes on answering the rest`() {
    let session = session(
      after: lines + [
        "class D: NSObject, UIGestureRecognizerDelegate { @objc func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false } }",
        "let d = D()", "dismiss.delegate = d", "on dismiss shouldReceiveTouch return true",
        "tap card",
        "expect log has \"dismiss shouldReceiveTouch\", \"dismiss shouldBegin\", \"dismiss failed\"",
        "off dismiss", "log clear", "tap card",
        "expect log has \"dismiss shouldBegin\", \"dismiss failed\"",
      ])
    #expect(session.shown("inspect dismiss").contains("d"))
  }

  @Test func `An action is answered under its word or its selector, by the first in the chain`() {
    let session = session(
      after: lines
        + [
          "on controller save do card.tag += 1", "tap ok", "expect card.tag == 1",
          "expect log has \"ok touchUpInside\", \"ok sends save: to controller\"",
          "on root save: do card.tag += 10", "tap ok", "expect card.tag == 11", "off root save:",
          "tap ok", "expect card.tag == 12", "off controller", "log clear", "tap ok",
          "expect log has \"ok sends save: to nil\"",
        ])
    #expect(session.shown("chain ok").contains("save") == false)
  }

  @Test func `A scroll view's delegate hears in order`() {
    let session = session(after: [
      "add scroll roll 0 0 390 300", "set roll.contentSize 390x4000",
      "on roll scrollViewWillBeginDragging", "on roll scrollViewDidScroll do roll.tag += 1",
      "on roll scrollViewDidEndDragging do roll.tag += decelerate ? 1000 : 2000",
      "touch 1 down 100 200", "touch 1 move 100 150", "wait 1", "touch 1 move 100 149", "wait 1",
      "touch 1 up", "expect roll.tag == 2002",
      "expect log has \"roll scrollViewWillBeginDragging\", \"roll scrollViewDidScroll\"",
    ])
    #expect(session.refusal(of: "on roll scrollViewDidScroll return 1") != nil)
  }

  @Test func `Lines are made again by undo and saved`() throws {
    let session = session(after: lines)
    session.mustRun(["on dismiss shouldBegin return false", "on controller save", "tap card"])
    _ = try session.run("undo")
    session.mustRun(["tap card", "expect log has \"dismiss failed\"", "tap ok"])
    session.mustRun(["expect log has \"ok sends save: to controller\""])
    #expect(session.savedLines.contains("on dismiss shouldBegin return false"))
  }

  @Test(arguments: [
    ("on dismiss shouldBegin", "return EXPRESSION"),
    ("on dismiss shouldBegin do print(1)", "answer"),
    ("on dismiss shouldBegin and super", "no super"),
    ("on dismiss shouldBegin return 5", "Bool"),
    ("on dismiss shouldBegn return true", "shouldBegin"),
    ("on card shouldReceiveTouch return true", "shouldReceiveTouch"),
    ("on card save: return 5", "returns nothing"),
    ("on card save: do tap 1 1", "tap"),
    ("on card hitTset", "hitTest"),
    ("on dismiss save:", "save:"),
    ("off dismiss shouldBegin", "shouldBegin"),
    ("off card save", "save"),
  ])
  func `What does not fit is said and changes nothing`(_ line: String, _ says: String) {
    let session = session(after: lines)
    let before = session.picture
    let said = session.refusal(of: line)
    #expect(said?.contains(says) == true, "\(said ?? "accepted")")
    #expect(session.picture == before)
  }
}
