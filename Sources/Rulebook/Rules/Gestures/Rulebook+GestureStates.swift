import Records

extension Rulebook {
  /// States, actions and resets.
  static var recognizerStates: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "GR-10", .documented,
    Bilingual(
      en: """
        States: possible 0, began 1, changed 2, ended (= recognized) 3, cancelled 4, failed 5.
        """,
      zh: """
        状态：possible 0、began 1、changed 2、ended（= recognized）3、cancelled 4、failed 5。
        """),
    source: "UIGestureRecognizer.h header comment",
    demonstration: [
      "expect UIGestureRecognizer.State.possible.rawValue == 0",
      "expect UIGestureRecognizer.State.began.rawValue == 1",
      "expect UIGestureRecognizer.State.changed.rawValue == 2",
      "expect UIGestureRecognizer.State.ended.rawValue == 3",
      "expect UIGestureRecognizer.State.recognized == .ended",
      "expect UIGestureRecognizer.State.cancelled.rawValue == 4",
      "expect UIGestureRecognizer.State.failed.rawValue == 5",
    ]),
  Rule(
    "GR-11", .documented,
    Bilingual(
      en: """
        Discrete: possible → recognized, or possible → failed. Never began, changed or \
        cancelled.
        """,
      zh: """
        离散型手势：possible → recognized，或 possible → failed。绝不会出现 began、\
        changed 或 cancelled。
        """),
    source: "UIGestureRecognizer.h header comment",
    demonstration: [
      "add view red 50 100 300 200",
      "gesture tap dig on red",
      "tap red",
      "expect states dig is possible, ended",
      "log clear",
      "drag 100 200 by 200 0",
      "expect states dig is possible, failed",
      "log clear",
      "touch 1 down red",
      "touch 1 cancel",
      "expect states dig is possible, failed",
    ]),
  Rule(
    "GR-12", .documented,
    Bilingual(
      en: """
        Continuous: possible → began → changed* → ended or cancelled; possible → failed; began → \
        ended without changed is legal.
        """,
      zh: """
        连续型手势：possible → began → changed* → ended 或 cancelled；possible → failed；\
        不经过 changed 直接 began → ended 也是合法的。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "add view red 50 100 300 200",
      "gesture longpress hold on red",
      "longpress red",
      "expect states hold is possible, began, ended",
      "log clear",
      "longpress red for 0.2",
      "expect states hold is possible, failed",
      "log clear",
      "touch 1 down 200 200",
      "wait 0.5",
      "touch 1 move 220 200",
      "touch 1 cancel",
      "expect states hold is possible, began, changed, cancelled",
    ]),
  Rule(
    "GR-13", .documented,
    Bilingual(
      en: """
        After began a recognizer can not fail any more; what stops it is cancelled. Expected: \
        setting failed then is treated as cancelled.
        """,
      zh: """
        进入 began 之后，手势识别器不能再失败；中途终止它的状态是 cancelled。预计：\
        此时设置 failed 会按 cancelled 处理。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "add view red 50 100 300 200",
      "gesture longpress hold on red",
      "touch 1 down 200 200",
      "wait 0.5",
      "touch 1 move 20 800",
      "expect states hold is possible, began, changed",
      "touch 1 cancel",
      "expect states hold is possible, began, changed, cancelled",
    ]),
  Rule(
    "GR-14", .documented,
    Bilingual(
      en: """
        Only subclasses set the state (subclass header); UIKit makes the step back to possible.
        """,
      zh: "只有子类才能设置 state（通过子类专用头文件）；回到 possible 这一步由 UIKit 完成。"),
    source: "WWDC 2010 session 121",
    demonstration: [
      "class Quick: UIGestureRecognizer {",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {",
      "    state = .ended",
      "  }",
      "}",
      "add view red 50 100 300 200",
      "gesture Quick quick on red",
      "tap red",
      "expect states quick is possible, ended",
      "expect quick.state == .possible",
    ]),
  Rule(
    "GR-15", .documented,
    Bilingual(
      en: """
        Actions fire for began, every changed, ended, cancelled, recognized; never for possible \
        or failed.
        """,
      zh: """
        进入 began、每一次 changed、ended、cancelled、recognized 时都会触发动作；\
        possible 和 failed 从不触发。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "add view red 50 100 300 200",
      "gesture longpress hold on red",
      "var got: [UIGestureRecognizer.State] = []",
      "target hold do got.append(sender.state)",
      "longpress red for 0.2",
      "expect got.isEmpty",
      "touch 1 down 200 200",
      "wait 0.5",
      "touch 1 move 220 200",
      "touch 1 move 240 200",
      "touch 1 up",
      "expect got == [.began, .changed, .changed, .ended]",
    ]),
  Rule(
    "GR-16", .documented,
    Bilingual(
      en: """
        In began or changed, the action fires for each further `touchesMoved` even if the \
        subclass does not set `changed` again.
        """,
      zh: """
        处于 began 或 changed 时，此后每次 `touchesMoved` 都会触发动作，\
        即使子类没有再次设置 `changed`。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "class Quick: UIGestureRecognizer {",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {",
      "    state = .began",
      "  }",
      "}",
      "add view red 50 100 300 200",
      "gesture Quick quick on red",
      "var got = 0",
      "target quick do got += 1",
      "touch 1 down 200 200",
      "touch 1 move 220 200",
      "touch 1 move 240 200",
      "expect got == 3",
    ]),
  Rule(
    "GR-17", .documented,
    Bilingual(
      en: """
        With `cancelsTouchesInView` (default true) the view gets `touchesCancelled` for the \
        touches of the gesture right before the action is called.
        """,
      zh: """
        `cancelsTouchesInView` 为 true（默认）时，就在动作被调用之前，\
        视图会针对该手势的触摸收到 `touchesCancelled`。
        """),
    source: "UIGestureRecognizer.h header comment",
    demonstration: [
      "add view red 50 100 200 200",
      "on red touches",
      "gesture tap dig on red",
      #"target dig do print("action")"#,
      "tap red",
      #"expect log contains "red touchesBegan", "dig ended""#,
      #"expect log contains "dig ended", "red touchesCancelled""#,
      #"expect log contains "red touchesCancelled", "print \"action\"""#,
      "set dig.cancelsTouchesInView false",
      "log clear",
      "tap red",
      #"expect log has "red touchesBegan", "print \"action\"", "red touchesEnded""#,
    ]),
  Rule(
    "GR-18", .documented,
    Bilingual(
      en: """
        `reset` is called by UIKit after the attempt; touches still down are ignored afterwards.
        """,
      zh: "一次尝试结束后，UIKit 会调用 `reset`；此时仍未抬起的触摸在此之后被忽略。"),
    source: "UIGestureRecognizerSubclass.h header comment; WWDC 2010 session 121",
    demonstration: [
      "class Quick: UIGestureRecognizer {",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {",
      "    state = .ended",
      "  }",
      "}",
      "add view red 50 100 200 200",
      "gesture Quick quick on red",
      "on quick reset and super",
      "on quick touchesMoved and super",
      "drag red by 50 0",
      #"expect log is "quick touchesBegan", "quick ended", "quick reset super""#,
      "expect quick.state == .possible",
    ]),
  Rule(
    "GR-19", .documented,
    Bilingual(
      en: """
        Recognizers linked by a failure requirement are reset together, when the last of them \
        has finished.
        """,
      zh: "由失败依赖关系联系在一起的手势识别器，要等其中最后一个完成后才一起重置。"),
    source: "WWDC 2010 session 121",
    demonstration: [
      "add view red 50 100 300 200",
      "gesture tap dig on red",
      "gesture longpress hold on red allowableMovement 500 require dig toFail",
      "on dig reset and super",
      "on hold reset and super",
      "touch 1 down 100 200",
      "touch 1 move 300 200",
      #"expect log is "dig failed""#,
      "wait 1",
      "touch 1 up",
      #"expect log contains "hold began", "hold ended""#,
      #"expect log has "dig reset super", "hold reset super""#,
    ]),
  Rule(
    "GR-20", .documented,
    Bilingual(
      en: "A recognizer that never reaches an end state blocks those that wait for it.",
      zh: "始终到不了终止状态的手势识别器，会卡住等待它的那些手势识别器。"),
    source: "WWDC 2010 session 121",
    demonstration: [
      "class Stuck: UIGestureRecognizer {}",
      "add view red 50 100 300 200",
      "gesture Stuck stuck on red",
      "gesture tap dig on red require stuck toFail",
      "tap red",
      "wait 10",
      "expect states dig is possible",
      "remove stuck",
      "expect states dig is possible, ended",
    ]),
  Rule(
    "GR-21", .documented,
    Bilingual(
      en: """
        The header says the action is called at the next turn of the run loop. Observed: in \
        practice it is called in the same update as the event, after the cancellation of GR-17. \
        Do not ask candidates for the difference.
        """,
      zh: """
        头文件说动作在 run loop 的下一轮才被调用。实测：实际上它与事件在同一次更新中被调用，\
        位于 GR-17 的取消之后。不要拿这一差别考候选人。
        """),
    source: "UIGestureRecognizer.h header comment; practice for the observed part",
    demonstration: [
      "add view red 50 100 300 200",
      "on red touches",
      "gesture tap dig on red",
      #"target dig do print("action")"#,
      #"on window sendEvent and super do print("sent")"#,
      "tap red",
      #"expect log contains "red touchesCancelled", "print \"action\"""#,
      #"expect log contains "print \"action\"", "print \"sent\"""#,
    ]),
  Rule(
    "GR-22", .documented,
    Bilingual(
      en: """
        `ignore(_:for:)`: the recognizer is no longer told about the touch, and the touch is not \
        cancelled in the view when the gesture recognizes.
        """,
      zh: """
        `ignore(_:for:)`：手势识别器不再收到关于这个触摸的消息；手势识别成功时，\
        这个触摸在视图中也不会被取消。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "class Second: UIGestureRecognizer {",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {",
      "    if e.allTouches!.count == 1 { ignore(t.first!, for: e) }",
      "    else { state = .ended }",
      "  }",
      "}",
      "add view red 50 100 300 200 isMultipleTouchEnabled true",
      "gesture Second two on red",
      "on two touchesMoved and super",
      "on red touches",
      "touch 1 down 100 150",
      "touch 1 move 110 150",
      #"expect log is "two touchesBegan", "red touchesBegan", "red touchesMoved""#,
      "touch 2 down 200 150",
      "touch 1 move 120 150",
      #"expect log contains "two ended", "red touchesMoved""#,
    ]),
  Rule(
    "GR-23", .documented,
    Bilingual(
      en: """
        pan, pinch, rotation report cumulative values since began; setting translation 0, scale \
        1, rotation 0 makes them relative.
        """,
      zh: """
        拖移、捏合、旋转报告的是自 began 以来的累计值；把 translation 设为 0、scale 设为 1、\
        rotation 设为 0，就变成相对值（增量）。
        """),
    source: "WWDC 2010 session 120",
    demonstration: [
      "add view red 50 100 300 200",
      "gesture pan slide on red",
      "var xs: [CGFloat] = []",
      "target slide do xs.append(sender.translation(in: nil).x)",
      "touch 1 down 100 200",
      "touch 1 move 130 200",
      "touch 1 move 150 200",
      "touch 1 move 170 200",
      "expect xs[1] - xs[0] == 20 && xs[2] - xs[0] == 40",
      "slide.setTranslation(.zero, in: nil)",
      "touch 1 move 175 200",
      "expect xs[3] == 5",
    ]),
  Rule(
    "GR-24", .documented,
    Bilingual(
      en: """
        `location(in:)`: the centroid of the touches by default; for a swipe the start; for a \
        multi-tap the first tap.
        """,
      zh: "`location(in:)`：默认是各个触摸的中心点；轻扫为起点；多次点按为第一次点按的位置。"),
    source: "WWDC 2010 session 120; Apple documentation: UITapGestureRecognizer",
    demonstration: [
      "gesture tap both on root numberOfTouchesRequired 2",
      "gesture tap twice on root numberOfTapsRequired 2",
      "gesture swipe away on root",
      "var place: CGPoint = .zero",
      "target both do place = sender.location(in: nil)",
      "target twice do place = sender.location(in: nil)",
      "target away do place = sender.location(in: nil)",
      "tap 150 210 fingers 2",
      "expect place == CGPoint(x: 150, y: 210)",
      "swipe right from 110 200",
      "expect place == CGPoint(x: 110, y: 200)",
      "touch 1 down 100 200",
      "touch 1 up",
      "touch 1 down 105 200",
      "touch 1 up",
      "expect place == CGPoint(x: 100, y: 200)",
    ]),
]
