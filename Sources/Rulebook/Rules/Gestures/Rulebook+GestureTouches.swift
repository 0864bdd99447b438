import Records

extension Rulebook {
  /// The recognizers that get a touch.
  static var receivingTouches: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "GR-1", .documented,
    Bilingual(
      en: """
        A recognizer gets the touches that hit-test to its view or to any descendant. So for one \
        touch: the recognizers of the hit view and of every superview up to and including the \
        window.
        """,
      zh: """
        触摸的命中视图是手势识别器所在的视图或其任一后代时，手势识别器就收到它。因此对一个触摸来说，\
        收到它的是命中视图以及一路向上直到窗口（含窗口）的每个父视图上的手势识别器。
        """),
    source: "UIGestureRecognizer.h header comment; WWDC 2010 sessions 120 and 121",
    demonstration: [
      "add view box 50 100 300 300",
      "add view red 50 50 200 200 in box",
      "gesture tap one on red",
      "gesture tap two on box",
      "gesture tap three on window",
      "var got: [UIGestureRecognizer] = []",
      "on red touchesBegan do got = touches.first!.gestureRecognizers!",
      "touch 1 down red",
      "expect got.count == 3",
      "expect got.contains(one) && got.contains(two) && got.contains(three)",
    ]),
  Rule(
    "GR-2", .documented,
    Bilingual(
      en: "A recognizer of a sibling or of a view below gets nothing.",
      zh: "兄弟视图上的手势识别器，或被盖在下面的视图上的手势识别器，什么也收不到。"),
    source: "WWDC 2010 session 120",
    demonstration: [
      "add view red 50 100 200 200",
      "add view cover 100 150 200 200",
      "add view green 50 500 200 100",
      "gesture tap below on red",
      "gesture tap beside on green",
      "tap 150 200",
      "expect states below is possible",
      "expect states beside is possible",
      "tap 60 110",
      "expect states below is possible, ended",
      "expect states beside is possible",
    ]),
  Rule(
    "GR-3", .documented,
    Bilingual(
      en: "Recognizers get each touch before the view does, with the same four methods.",
      zh: "手势识别器先于视图收到每个触摸，使用的是同样的四个方法。"),
    source: "WWDC 2010 session 121; UIGestureRecognizerSubclass.h header comment",
    demonstration: [
      "add view red 50 100 200 200",
      "on red touches",
      "gesture longpress hold on red",
      "on hold touches and super",
      "drag red by 4 0 steps 1",
      #"expect log contains "hold touchesBegan super", "red touchesBegan""#,
      #"expect log contains "hold touchesMoved super", "red touchesMoved""#,
      #"expect log contains "hold touchesEnded super", "hold failed""#,
      #"expect log contains "hold failed", "red touchesEnded""#,
    ]),
  Rule(
    "GR-4", .documented,
    Bilingual(
      en: "A disabled recognizer gets no touches; disabling one that is recognizing cancels it.",
      zh: "被禁用的手势识别器收不到触摸；在识别过程中禁用它，会使它取消。"),
    source: "UIGestureRecognizer.h header comment",
    demonstration: [
      "add view red 50 100 200 200",
      "gesture longpress hold on red",
      "set hold.isEnabled false",
      "longpress red",
      "expect states hold is possible",
      "set hold.isEnabled true",
      "touch 1 down red",
      "wait 1",
      "set hold.isEnabled false",
      "expect states hold is possible, began, cancelled",
    ]),
  Rule(
    "GR-5", .documented,
    Bilingual(
      en: """
        Per new touch the delegate is asked `shouldReceive event` (iOS 13.4, once), then \
        `shouldReceive touch` (or press), before the recognizer's `touchesBegan`. False: this \
        recognizer never sees this touch.
        """,
      zh: """
        每个新触摸到来时，在手势识别器的 `touchesBegan` 之前，\
        先问代理 `shouldReceive event`（iOS 13.4 起，只问一次），\
        再问 `shouldReceive touch`（或 press）。返回 false：这个手势识别器永远看不到这个触摸。
        """),
    source: "UIGestureRecognizer.h header comment",
    demonstration: [
      "add view red 50 100 200 200",
      "gesture tap dig on red",
      "on dig shouldReceiveEvent return true",
      "on dig shouldReceiveTouch return true",
      "on dig touchesBegan",
      "touch 1 down red",
      #"expect log contains "dig shouldReceiveEvent", "dig shouldReceiveTouch""#,
      #"expect log contains "dig shouldReceiveTouch", "dig touchesBegan""#,
      "touch 1 up",
      "on dig shouldReceiveTouch return false",
      "log clear",
      "touch 1 down red",
      #"expect log is "dig shouldReceiveEvent", "dig shouldReceiveTouch""#,
    ]),
  Rule(
    "GR-6", .documented,
    Bilingual(
      en: """
        `allowedTouchTypes`, `allowedPressTypes`, `requiresExclusiveTouchType` (default true) \
        filter before that.
        """,
      zh: """
        在询问代理（GR-5）之前，`allowedTouchTypes`、`allowedPressTypes`、\
        `requiresExclusiveTouchType`（默认 true）已经先做一轮过滤。
        """),
    source: "UIGestureRecognizer.h header comment",
    demonstration: [
      "add view red 50 100 200 200",
      "gesture tap dig on red",
      "on dig shouldReceiveTouch return true",
      "expect dig.requiresExclusiveTouchType",
      "dig.allowedTouchTypes = []",
      "tap red",
      "expect log is",
      "dig.allowedTouchTypes = UITapGestureRecognizer().allowedTouchTypes",
      "tap red",
      #"expect log is "dig shouldReceiveTouch", "dig ended""#,
    ]),
  Rule(
    "GR-7", .documented,
    Bilingual(
      en: """
        A recognizer whose attempt failed or ended gets nothing more of the running touches; it \
        may never see `touchesEnded`.
        """,
      zh: """
        手势识别器的一次尝试失败或结束之后，就不再收到仍在进行中的触摸；\
        它可能永远看不到 `touchesEnded`。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "add view red 50 100 300 200",
      "gesture tap dig on red",
      "on dig touches and super",
      "touch 1 down 100 200",
      "touch 1 move 300 200",
      "expect states dig is possible, failed",
      "log clear",
      "touch 1 move 310 200",
      "touch 1 up",
      "expect log is",
    ]),
  Rule(
    "GR-8", .inferred,
    Bilingual(
      en: "A recognizer added after a touch began does not get that touch.",
      zh: "在触摸开始之后才添加的手势识别器，收不到这个触摸。"),
    source: "every re-implementation fixes the list at touch-down; UT-29",
    demonstration: [
      "add view red 50 100 200 200",
      "let dig = UITapGestureRecognizer()",
      "touch 1 down red",
      "red.addGestureRecognizer(dig)",
      "touch 1 up",
      "expect states dig is possible",
      "tap red",
      "expect states dig is possible, ended",
    ]),
  Rule(
    "GR-9", .documented,
    Bilingual(
      en: """
        Recognition does not depend on the responder chain: a view that overrides `touches` \
        without super does not hide the touch from recognizers of its superviews.
        """,
      zh: """
        手势识别不依赖响应者链：视图重写了 `touches` 系列方法而不调用 super，\
        并不会使父视图上的手势识别器看不到这个触摸。
        """),
    source: "WWDC 2012 session 223; WWDC 2010 session 121",
    demonstration: [
      "add view red 50 100 200 200",
      "on red touches",
      "gesture tap dig on root",
      "tap red",
      #"expect log is "red touchesBegan", "dig ended", "red touchesCancelled""#,
    ]),
]
