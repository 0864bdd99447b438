import Scenes
import Testing
import Workbench

/// The trace of an event does not depend on earlier lines.
struct SameLogTests {
  private static let scene = [
    "add scroll feed 0 0 390 600", "set feed.contentSize 390x2000",
    "add view card 20 300 200 200 in feed",
  ]

  @Test(arguments: [
    "feed.isScrollEnabled = true", "let offset = feed.contentOffset", "feed.gestureRecognizers",
    "feed.panGestureRecognizer.minimumNumberOfTouches", "class Unused: UIScrollView {}",
  ])
  func `A drag is told the same before and after a line of Swift`(_ line: String) {
    for drag in ["drag card by 0 -60", "drag 300 100 by 0 -60"] {
      let plain = session(after: Self.scene).shown(drag)
      #expect(session(after: Self.scene + [line]).shown(drag) == plain)
    }
  }

  @Test func `A recognizer that has begun is not shown as possible`() {
    let session = session(after: [
      "add view pad 20 100 200 200", "gesture pan slide on pad", "touch 1 down 100 200",
      "touch 1 move 100 230", "log clear",
    ])
    let told = session.shown("touch 2 down 150 250") + session.shown("touch 2 up")
    #expect(told.contains("touchesBegan  began") && told.contains("touchesEnded  began"), "\(told)")
    #expect(!told.contains("possible"))
    #expect(!session.shown("timeline").contains("possible"))
  }

  @Test func `What UIKit logs of an answer in no window is shown, once at each superview`() {
    let session = session(after: [
      """
      class Gone: UIView {
        let ghost = UIView()
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { ghost }
      }
      """,
      "add Gone g 100 100 100 100",
    ])
    let first =
      "self: <UIView: root>; hit-tested subview: <Gone: g>; invalid returned view: <UIView>"
    let second = "self: <UIWindow: window>; hit-tested subview: <UIView: root>"
    for line in ["hit g", "tap g"] {
      let shown = session.shown(line).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(shown.contains("Invalid returned hit test result for view in hierarchy: The"))
      #expect(shown.contains(first) && shown.contains(second), "\(shown)")
      #expect(shown.contains("HT-30"))
    }
  }
}
