import Rendering
import Testing

/// Texts for readers who write Objective-C.
@Suite("The spelling of code in texts") struct CodeSpellingTests {
  private static let spelling = CodeSpelling(
    methods: [
      "point(inside:with:)": "pointInside:withEvent:", "hitTest(_:with:)": "hitTest:withEvent:",
      "convert(_:to:)": "convertPoint:toView:", "layoutSubviews()": "layoutSubviews",
      "init(frame:)": "initWithFrame:", "didMove(toParent:)": "didMoveToParentViewController:",
    ],
    properties: [
      "isHidden": "hidden", "isUserInteractionEnabled": "userInteractionEnabled",
      "next": "nextResponder",
    ],
    functions: [
      ".insetBy(dx:dy:)": "CGRectInset", ".midX": "CGRectGetMidX",
      ".contains(_:)": "CGRectContainsPoint", "CGPoint(x:y:)": "CGPointMake",
    ])

  @Test(
    "Names, expressions and truth values are Objective-C's",
    arguments: [
      ("`hitTest(_:with:)` asks", "`hitTest:withEvent:` asks"),
      ("point(inside:) not called", "pointInside: not called"),
      ("isHidden is true: nil", "hidden is YES: nil"),
      ("red.isHidden  false → true", "red.hidden  NO → YES"),
      (
        "`super.hitTest` and `child.hitTest(…)`",
        "`[super hitTest:withEvent:]` and `[child hitTest:withEvent:]`"
      ),
      (
        "`child.hitTest(convert(point, to: child), with: event)`",
        "`[child hitTest:[self convertPoint:point toView:child] withEvent:event]`"
      ),
      ("The middle is (bounds.midX, 3).", "The middle is (CGRectGetMidX(bounds), 3)."),
      (
        "`bounds.insetBy(dx: -10, dy: -10).contains(point)`",
        "`CGRectContainsPoint(CGRectInset(bounds, -10, -10), point)`"
      ),
      (
        "`path.contains(point)`, `subviews.contains(view)`",
        "`[path containsPoint:point]`, `[subviews containsObject:view]`"
      ),
      ("`view.next` is the next", "`view.nextResponder` is the next"),
      ("min(bounds.width, 44) / 2", "MIN(bounds.size.width, 44) / 2"),
      ("`-[UIView]` UIView.hitTest(_:with:)", "`-[UIView]` -[UIView hitTest:withEvent:]"),
      ("UIView(frame: r)", "[[UIView alloc] initWithFrame:r]"),
      ("didMove(toParent:), layoutSubviews()", "didMoveToParentViewController:, layoutSubviews"),
      ("`hit === self ? nil : hit`", "`hit == self ? nil : hit`"),
      ("set green.isHidden true takes it off", "green.hidden = YES; takes it off"),
      ("返回 true；为 false", "返回 YES；为 NO"),
    ])
  func names(_ text: String, _ wanted: String) {
    #expect(Self.spelling.text(text) == wanted)
  }

  @Test(
    "What is no code stays",
    arguments: [
      "true love, e.g. in RoundButton.swift (HT-9)", "view(s) and f(nil), call(unknown: 3)",
      "`superview?.touches…` and a (b", "set red.frame 1 2 3 4", "3.5 (see `tree`)",
    ])
  func others(_ text: String) {
    #expect(Self.spelling.text(text) == text)
  }

  @Test("A line to type assigns a truth value or a number; other lines stay commands")
  func lines() {
    let spelling = Self.spelling
    #expect(
      spelling.line("set red.isUserInteractionEnabled true") == "red.userInteractionEnabled = YES;")
    #expect(spelling.line("set red.layer.zPosition -1.5") == "red.layer.zPosition = -1.5;")
    for line in ["set red.backgroundColor clear", "set red.contentSize 320 900", "front red"] {
      #expect(spelling.line(line) == line)
    }
  }
}
