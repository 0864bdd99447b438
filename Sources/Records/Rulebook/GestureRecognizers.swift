extension Rulebook {
  /// Gesture recognizers: who gets a touch, states, rivals, what the view sees, thresholds.
  static let gestureRecognizers: [Rule] = [
    // Who gets a touch

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

    // State machine

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

    // Several recognizers

    Rule(
      "GR-25", .documented,
      Bilingual(
        en: """
          Default exclusion: the first to recognize wins; the others that share the touches go to \
          failed.
          """,
        zh: "默认互斥：最先识别成功的胜出；与它共用触摸的其他手势识别器转为 failed。"),
      source: "WWDC 2010 session 120",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture longpress hold on red allowableMovement 500",
        "gesture pan slide on red",
        "touch 1 down 100 200",
        "touch 1 move 150 200",
        "wait 1",
        "expect states slide is possible, began",
        "expect states hold is possible, failed",
        "touch 1 up",
        "set slide.isEnabled false",
        "log clear",
        "touch 1 down 100 200",
        "touch 1 move 150 200",
        "wait 1",
        "expect states hold is possible, began",
      ]),
    Rule(
      "GR-26", .documented,
      Bilingual(
        en: """
          Tie (same event): the view nearest the leaf wins; on one view the recognizer added last \
          wins.
          """,
        zh: """
          平局（在同一个事件中同时识别成功）：离叶子最近的视图胜出；在同一个视图上，\
          最后添加的手势识别器胜出。
          """),
      source: "WWDC 2010 session 120",
      demonstration: [
        "add view box 50 100 300 300",
        "add view red 50 50 200 200 in box",
        "gesture tap leaf on red",
        "gesture tap stem on box",
        "tap red",
        "expect states leaf is possible, ended",
        "expect states stem is possible, failed",
        "log clear",
        "gesture tap last on red",
        "tap red",
        "expect states last is possible, ended",
        "expect states leaf is possible, failed",
      ]),
    Rule(
      "GR-27", .documented,
      Bilingual(
        en: """
          Recognizers on sibling views (neither an ancestor of the other), driven by different \
          touches, run at the same time.
          """,
        zh: "兄弟视图（彼此都不是对方的祖先）上的手势识别器，由不同的触摸驱动时，可以同时进行。"),
      source: "WWDC 2010 session 120, demonstration",
      demonstration: [
        "add view red 20 100 150 300",
        "add view blue 200 100 150 300",
        "gesture pan one on red",
        "gesture pan two on blue",
        "touch 1 down 100 200",
        "touch 1 move 100 300",
        "touch 2 down 250 200",
        "touch 2 move 250 300",
        "expect states one is possible, began",
        "expect states two is possible, began",
      ]),
    Rule(
      "GR-28", .documented,
      Bilingual(
        en: """
          A tap never prevents a tap with a higher count: on a double tap with both installed and \
          no requirement, single fires at the first lift, double at the second; the second tap \
          gives no second single.
          """,
        zh: """
          点按绝不会阻止点按次数更多的点按：单击和双击都已安装且没有失败依赖时，双击的过程中，\
          第一次抬起触发单击，第二次抬起触发双击；第二次点按不会再触发一次单击。
          """),
      source: "UIGestureRecognizerSubclass.h header comment (canPrevent); WWDC 2010 session 120",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap once on red",
        "gesture tap twice on red numberOfTapsRequired 2",
        "tap red times 2",
        #"expect log contains "once ended", "twice ended""#,
        "expect states once is possible, ended, possible, failed",
        "expect states twice is possible, ended",
      ]),
    Rule(
      "GR-29", .documented,
      Bilingual(
        en: """
          Prevention is judged as: active.canPrevent(other) and other.canBePrevented(by: active) \
          and neither delegate allows simultaneity. If either delegate returns true from \
          `shouldRecognizeSimultaneouslyWith`, both run; a false does not forbid it.
          """,
        zh: """
          是否阻止按以下条件判断：active.canPrevent(other) 且 other.canBePrevented(by: active)，\
          并且双方的代理都不允许同时识别。只要任一代理在 `shouldRecognizeSimultaneouslyWith` 中返\
          回 true，两者就都进行；返回 false 并不等于禁止。
          """),
      source: """
        UIGestureRecognizer.h and UIGestureRecognizerSubclass.h header comments; decision table \
        with 12 rows in microsoft/WinObjC (_UIGestureCoordinator.mm), stated there to be taken \
        from the reference platform
        """,
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap one on red",
        "gesture tap two on red",
        "on one shouldRecognizeSimultaneously return false",
        "tap red",
        #"expect log has "one failed", "two ended""#,
        "on two shouldRecognizeSimultaneously return true",
        "log clear",
        "tap red",
        "expect states one is possible, ended",
        "expect states two is possible, ended",
      ]),
    Rule(
      "GR-30", .documented,
      Bilingual(
        en: """
          Standard controls keep their default gesture against recognizers on superviews: \
          single-finger single tap on `UIButton`, `UISwitch`, `UIStepper`, `UISegmentedControl`, \
          `UIPageControl`; single-finger swipe on the knob of `UISlider` parallel to it; \
          single-finger pan on the knob of `UISwitch` parallel to it.
          """,
        zh: """
          面对父视图上的手势识别器，标准控件会保住自己的默认手势：`UIButton`、`UISwitch`、\
          `UIStepper`、`UISegmentedControl`、`UIPageControl` 上的单指单击；\
          在 `UISlider` 的滑块（thumb）上、与滑动条平行的单指轻扫；在 `UISwitch` 的滑块上、\
          与开关平行的单指拖移。
          """),
      source: "Apple documentation: Attaching gesture recognizers to UIKit controls",
      demonstration: [
        "add button ok 50 100 100 50",
        "add slider volume 50 200 200 31",
        "add switch lamp 50 300 51 31",
        "gesture tap dig on root",
        "target ok touchUpInside",
        "tap ok",
        "expect states dig is possible, failed",
        #"expect log has "ok touchUpInside""#,
        "gesture swipe away on root",
        "swipe right from 65 215",
        "expect states away is possible, failed",
        "expect volume.value > 0",
        "gesture pan slide on root",
        "drag 62 315 by 30 0",
        "expect states slide is possible, failed",
        "expect lamp.isOn",
      ]),
    Rule(
      "GR-31", .documented,
      Bilingual(
        en: "A recognizer attached to the control itself wins over the control's action.",
        zh: "直接添加在控件自身上的手势识别器，优先于控件的动作。"),
      source: "Apple documentation: Attaching gesture recognizers to UIKit controls",
      demonstration: [
        "add button ok 50 100 100 50",
        "target ok touchUpInside",
        "gesture tap dig on ok",
        "tap ok",
        #"expect log is "dig ended""#,
        "remove dig",
        "tap ok",
        #"expect log is "dig ended", "ok touchUpInside""#,
      ]),
    Rule(
      "GR-32", .documented,
      Bilingual(
        en: """
          The mechanism is `UIView.gestureRecognizerShouldBegin`, asked of the view a touch \
          hit-tests to, when the recognizer wants to leave possible and the touch would be \
          cancelled by it; false → failed. Default true.
          """,
        zh: """
          其机制是 `UIView.gestureRecognizerShouldBegin`：当手势识别器要离开 possible、\
          而触摸会因此被取消时，向这个触摸的命中视图询问；返回 false → failed。默认返回 true。
          """),
      source: "UIView.h header comment",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap dig on root",
        "tap red",
        "expect states dig is possible, ended",
        "on red gestureRecognizerShouldBegin return false",
        "log clear",
        "tap red",
        "expect states dig is possible, failed",
        "set dig.cancelsTouchesInView false",
        "log clear",
        "tap red",
        #"expect log is "dig ended""#,
      ]),
    Rule(
      "GR-33", .observed,
      Bilingual(
        en: """
          Overriders of GR-32 in iOS 12: UIButton, UISlider, UIStepper, UISegmentedControl, \
          UIPageControl, UITextField, UINavigationBar, UITableView and cell, UICollectionViewCell, \
          UIToolbar's button. Not plain UIControl: a custom UIControl loses against a superview's \
          tap.
          """,
        zh: """
          iOS 12 中重写了 GR-32 这个方法的类：UIButton、UISlider、UIStepper、UISegmentedControl、\
          UIPageControl、UITextField、UINavigationBar、UITableView 及其 cell、\
          UICollectionViewCell、UIToolbar 的按钮。UIControl 本身没有重写：\
          自定义的 UIControl 会输给父视图上的点按手势。
          """),
      source: """
        iOS 12 UIKitCore class listing; loregr/LGButton issue 37 (a custom control that lost)
        """,
      demonstration: [
        "add control knob 50 100 100 50",
        "add button ok 50 200 100 50",
        "target knob touchUpInside",
        "target ok touchUpInside",
        "gesture tap dig on root",
        "tap knob",
        #"expect log is "dig ended""#,
        "log clear",
        "tap ok",
        #"expect log has "dig failed", "ok touchUpInside""#,
      ]),
    Rule(
      "GR-34", .inferred,
      Bilingual(
        en: """
          Hence a double tap, a two-finger tap, a pan or a long press on a superview is not \
          refused by a button, and cancels it (touchCancel).
          """,
        zh: """
          因此，父视图上的双击、双指点按、拖移或长按不会被按钮拒绝，\
          并且会取消按钮的触摸（touchCancel）。
          """),
      source: "follows from GR-30, GR-32 and GR-33",
      demonstration: [
        "add button ok 50 100 100 50",
        "target ok touchCancel",
        "gesture tap twice on root numberOfTapsRequired 2",
        "tap ok times 2",
        #"expect log is "twice ended", "ok touchCancel""#,
        "remove twice",
        "gesture longpress hold on root",
        "log clear",
        "longpress ok",
        #"expect log is "hold began", "ok touchCancel", "hold ended""#,
        "remove hold",
        "gesture pan slide on root",
        "log clear",
        "drag ok by 60 0 steps 2",
        #"expect log contains "slide began", "ok touchCancel""#,
      ]),
    Rule(
      "GR-35", .documented,
      Bilingual(
        en: """
          `gestureRecognizerShouldBegin` of the delegate: asked once, when the recognizer tries to \
          leave possible, not at touch-down; false → failed.
          """,
        zh: """
          代理的 `gestureRecognizerShouldBegin`：只问一次，时机是手势识别器试图离开 possible 的时\
          候，而不是手指按下的时候；返回 false → failed。
          """),
      source: "UIGestureRecognizer.h header comment; WWDC 2010 session 120",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture longpress hold on red",
        "on hold shouldBegin return true",
        "touch 1 down red",
        "expect log is",
        "wait 0.5",
        #"expect log is "hold shouldBegin", "hold began""#,
        "log clear",
        "touch 1 move 220 200",
        "touch 1 up",
        #"expect log is "hold changed", "hold ended""#,
        "on hold shouldBegin return false",
        "log clear",
        "longpress red",
        #"expect log is "hold shouldBegin", "hold failed""#,
      ]),
    Rule(
      "GR-36", .documented,
      Bilingual(
        en: """
          `require(toFail:)`: A waits; A's action is held until B failed; if B begins or \
          recognizes, A fails.
          """,
        zh: """
          `require(toFail:)`（A 要求 B 失败）：A 等待；A 的动作暂不触发，直到 B 失败；\
          如果 B 进入 began 或识别成功，则 A 失败。
          """),
      source: "UIGestureRecognizer.h header comment",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap twice on red numberOfTapsRequired 2",
        "gesture tap once on red require twice toFail",
        "tap red",
        "expect states once is possible",
        "wait 1",
        #"expect log is "twice failed", "once ended""#,
        "log clear",
        "tap red times 2",
        "expect states twice is possible, ended",
        "expect states once is possible, failed",
      ]),
    Rule(
      "GR-37", .documented,
      Bilingual(
        en: """
          Dynamic requirements (`shouldRequireFailureOf`, `shouldBeRequiredToFailBy`) are asked \
          once per attempt; true always makes the requirement, false does not rule it out.
          """,
        zh: """
          动态失败依赖（`shouldRequireFailureOf`、`shouldBeRequiredToFailBy`）\
          在每次尝试中只询问一次；返回 true 必定建立依赖，返回 false 并不排除依赖。
          """),
      source: "UIGestureRecognizer.h header comment",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap twice on red numberOfTapsRequired 2",
        "gesture tap once on red",
        "on once shouldRequireFailureOf return true",
        "tap red",
        "expect states once is possible",
        "wait 1",
        #"expect log is "once shouldRequireFailureOf", "twice failed", "once ended""#,
        "on once shouldRequireFailureOf return false",
        "gesture once require twice toFail",
        "log clear",
        "tap red",
        "expect states once is possible",
        "wait 1",
        "expect states once is possible, ended",
      ]),
    Rule(
      "GR-38", .documented,
      Bilingual(
        en: """
          Single tap requiring a double tap to fail: single fires only after the double's waiting \
          time has run out.
          """,
        zh: "单击要求双击失败时：只有等双击的等待时间耗尽之后，单击才会触发。"),
      source: "WWDC 2010 session 120; GR-52 for the time",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap twice on red numberOfTapsRequired 2",
        "gesture tap once on red require twice toFail",
        "tap red",
        "wait 0.2",
        "expect states once is possible",
        "wait 0.3",
        "expect states once is possible, ended",
      ]),
    Rule(
      "GR-39", .observed,
      Bilingual(
        en: """
          Order of questions for one attempt: shouldReceive event → shouldReceive touch → \
          recognizer `touchesBegan` → (failure-requirement questions, first time they matter) → \
          shouldBegin → shouldRecognizeSimultaneously (only with rivals). Not settled: the exact \
          place of the failure questions; they are lazy, somewhere before the first transition.
          """,
        zh: """
          一次尝试中的询问顺序：shouldReceive event → shouldReceive touch → 手势识别器的 \
          `touchesBegan` →（失败依赖的询问，在第一次用到时）\
          → shouldBegin → shouldRecognizeSimultaneously（仅在有竞争者时）。尚无定论：\
          失败依赖询问的确切位置；它们是惰性的，在第一次状态转换之前的某处。
          """),
      source: "UIGestureRecognizer.h header comments combined; WWDC 2010 session 120",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap rival on red",
        "gesture tap a on red",
        "var said: [String] = []",
        "func note(_ what: String) -> Bool { said.append(what); return true }",
        #"on a shouldReceiveEvent return note("event")"#,
        #"on a shouldReceiveTouch return note("touch")"#,
        #"on a touchesBegan and super do said.append("began")"#,
        #"on a shouldBegin return note("begin")"#,
        #"on a shouldRecognizeSimultaneously return note("both")"#,
        "tap red",
        #"expect said == ["event", "touch", "began", "begin", "both"]"#,
        "said = []",
        "remove rival",
        "tap red",
        #"expect said == ["event", "touch", "began", "begin"]"#,
      ]),
    Rule(
      "GR-40", .documented,
      Bilingual(
        en: "Recognizers are not told of each other; only UIKit arbitrates.",
        zh: "手势识别器彼此并不知道对方的存在；仲裁只由 UIKit 进行。"),
      source: "WWDC 2010 session 120",
      demonstration: [
        "class Deaf: UIGestureRecognizer {}",
        "add view red 50 100 300 200",
        "gesture Deaf deaf on red",
        "tap red",
        "expect states deaf is possible",
        "gesture tap dig on red",
        "tap red",
        "expect states deaf is possible, failed",
      ]),

    // What the view sees

    Rule(
      "GR-41", .documented,
      Bilingual(
        en: """
          P is a pinch recognizer on the parent, V the child view. Two fingers, pinch recognizes \
          at the second move: V began; V moved; V cancelled; P gets changed and ended; V nothing \
          more.
          """,
        zh: """
          P 是父视图上的捏合手势识别器，V 是子视图。两根手指，捏合在第二次移动时识别成功：\
          V 收到 began；V 收到 moved；V 收到 cancelled；P 得到 changed 和 ended；\
          V 再也收不到任何消息。
          """),
      source: "WWDC 2010 session 121",
      demonstration: [
        "add view box 50 100 300 300",
        "add view red 0 0 300 300 in box isMultipleTouchEnabled true",
        "on red touches",
        "gesture pinch zoom on box",
        "touch 1 down 150 250 & 2 down 250 250",
        "touch 1 move 150 260 & 2 move 250 260",
        #"expect log is "red touchesBegan", "red touchesMoved""#,
        "touch 1 move 100 260 & 2 move 300 260",
        "touch 1 move 80 260 & 2 move 320 260",
        "touch 1 up & 2 up",
        #"expect log contains "red touchesMoved", "zoom began""#,
        #"expect log contains "zoom began", "red touchesCancelled", "zoom changed""#,
        #"expect log contains "red touchesCancelled", "zoom changed", "zoom ended""#,
      ]),
    Rule(
      "GR-42", .documented,
      Bilingual(
        en: """
          The same as GR-41 with `cancelsTouchesInView` false: V began, moved, moved, …, ended.
          """,
        zh: """
          与 GR-41 相同，但 `cancelsTouchesInView` 为 false：V 收到 began、moved、moved、……、\
          ended。
          """),
      source: "WWDC 2010 session 121",
      demonstration: [
        "add view box 50 100 300 300",
        "add view red 0 0 300 300 in box isMultipleTouchEnabled true",
        "on red touches",
        "gesture pinch zoom on box cancelsTouchesInView false",
        "touch 1 down 150 250 & 2 down 250 250",
        "touch 1 move 100 250 & 2 move 300 250",
        "touch 1 move 80 250 & 2 move 320 250",
        "touch 1 up & 2 up",
        "expect states zoom is possible, began, changed, ended",
        #"expect log contains "red touchesBegan", "zoom began", "red touchesMoved""#,
        #"expect log contains "zoom changed", "red touchesMoved", "zoom ended""#,
        #"expect log contains "zoom ended", "red touchesEnded""#,
      ]),
    Rule(
      "GR-43", .documented,
      Bilingual(
        en: """
          T is a tap recognizer on the child view V. `delaysTouchesEnded` (default true), T is a \
          double tap, one tap made: V began, moved; at lift nothing; when T's waiting time is over \
          V ended.
          """,
        zh: """
          T 是子视图 V 上的点按手势识别器。`delaysTouchesEnded`（默认 true），T 是双击，\
          只点了一次：V 收到 began、moved；抬起时什么也收不到；等 T 的等待时间结束后，\
          V 收到 ended。
          """),
      source: "WWDC 2010 session 121",
      demonstration: [
        "add view red 50 100 300 200",
        "on red touches",
        "gesture tap dig on red numberOfTapsRequired 2",
        "expect dig.delaysTouchesEnded",
        "touch 1 down 200 200",
        "touch 1 move 202 200",
        "touch 1 up",
        #"expect log is "red touchesBegan", "red touchesMoved""#,
        "wait 1",
        #"expect log contains "red touchesMoved", "dig failed", "red touchesEnded""#,
      ]),
    Rule(
      "GR-44", .documented,
      Bilingual(
        en: """
          `delaysTouchesBegan` true on T (default false), the tap recognizer of view V, finger \
          moves until T fails: V nothing until then; then began with the original location and \
          timestamp, and in the same turn exactly one moved with the present location; then normal \
          delivery.
          """,
        zh: """
          视图 V 的点按手势识别器 T 的 `delaysTouchesBegan` 为 true（默认 false），\
          手指移动直到 T 失败：在此之前 V 什么也收不到；随后收到带有原始位置和时间戳的 began，\
          并在同一轮中恰好收到一次带有当前位置的 moved；之后恢复正常传递。
          """),
      source: "WWDC 2010 session 121",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap dig on red delaysTouchesBegan true",
        "expect !UITapGestureRecognizer().delaysTouchesBegan",
        "var (xs, times) = ([CGFloat](), [Double]())",
        "func note(_ t: UITouch) {",
        "  xs.append(t.location(in: nil).x); times.append(t.timestamp)",
        "}",
        "on red touches do note(touches.first!)",
        "touch 1 down 100 200",
        "wait 0.25",
        "touch 1 move 101 200",
        "expect xs.isEmpty",
        "touch 1 move 300 200",
        "expect xs == [100, 300] && times[1] - times[0] == 0.25",
        "touch 1 move 310 200",
        "expect xs == [100, 300, 310]",
      ]),
    Rule(
      "GR-45", .documented,
      Bilingual(
        en: "As GR-44 but T recognizes: V never hears of the touch (no began, hence no cancelled).",
        zh: """
          与 GR-44 相同，但 T 识别成功：V 从头到尾都不知道这个触摸（没有 began，\
          因此也没有 cancelled）。
          """),
      source: "WWDC 2010 session 121; WWDC 2014 session 235",
      demonstration: [
        "add view red 50 100 300 200",
        "on red touches",
        "gesture tap dig on red delaysTouchesBegan true",
        "tap red",
        #"expect log is "dig ended""#,
      ]),
    Rule(
      "GR-46", .documented,
      Bilingual(
        en: """
          With all recognizers failed quickly the presence of recognizers changes nothing for V, \
          the view of GR-41 to GR-45.
          """,
        zh: """
          如果所有手势识别器都很快失败，那么它们的存在对 V（GR-41 到 GR-45 中的视图）\
          没有任何影响。
          """),
      source: "WWDC 2010 session 121",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture longpress hold on red",
        "gesture tap both on red numberOfTouchesRequired 2",
        "var phases: [UITouch.Phase] = []",
        "on red touches do phases.append(touches.first!.phase)",
        "drag red by 80 0 steps 2",
        "expect states hold is possible, failed",
        "expect states both is possible, failed",
        "expect phases == [.began, .moved, .moved, .ended]",
      ]),

    // Thresholds

    Rule(
      "GR-47", .documented,
      Bilingual(
        en: """
          Tap defaults: 1 tap, 1 touch. Long press defaults: 0 taps, 1 touch, 0.5 s, 10 pt. Pan: 1 \
          to UInt.max touches. Swipe: right, 1 touch; direction is an option set. Pinch scale 1, \
          rotation 0.
          """,
        zh: """
          点按的默认值：1 次点按、1 个触摸。长按的默认值：0 次点按、1 个触摸、0.5 s、10 pt。拖移：\
          1 到 UInt.max 个触摸。轻扫：向右、1 个触摸；direction 是选项集合（option set）。\
          捏合的 scale 为 1，旋转的 rotation 为 0。
          """),
      source: """
        header comments of UITapGestureRecognizer.h, UILongPressGestureRecognizer.h, \
        UIPanGestureRecognizer.h, UISwipeGestureRecognizer.h, UIPinchGestureRecognizer.h and \
        UIRotationGestureRecognizer.h
        """,
      demonstration: [
        "let tap = UITapGestureRecognizer()",
        "expect tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1",
        "let press = UILongPressGestureRecognizer()",
        "expect press.numberOfTapsRequired == 0",
        "expect press.numberOfTouchesRequired == 1",
        "expect press.minimumPressDuration == 0.5 && press.allowableMovement == 10",
        "expect UIPanGestureRecognizer().minimumNumberOfTouches == 1",
        "let swipe = UISwipeGestureRecognizer()",
        "expect swipe.direction == .right && swipe.numberOfTouchesRequired == 1",
        "swipe.direction = [.left, .right]",
        "expect swipe.direction == [.left, .right]",
        "expect UIPinchGestureRecognizer().scale == 1",
        "expect UIRotationGestureRecognizer().rotation == 0",
      ]),
    Rule(
      "GR-48", .documented,
      Bilingual(
        en: """
          Long press: more than `allowableMovement` before the time → failed; after recognition \
          movement is unlimited. It begins by a timer, without any finger movement, and is \
          continuous (began, changed on moves, ended on lift).
          """,
        zh: """
          长按：在时间到达之前移动超过 `allowableMovement` → failed；识别成功之后移动不受限制。\
          它由计时器触发 began，不需要手指有任何移动；它是连续型手势（began，移动时 changed，\
          抬起时 ended）。
          """),
      source: "UILongPressGestureRecognizer.h header comment",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture longpress hold on red",
        "touch 1 down 200 200",
        "touch 1 move 215 200",
        "wait 1",
        "touch 1 up",
        "expect states hold is possible, failed",
        "log clear",
        "touch 1 down 200 200",
        "touch 1 move 206 200",
        "wait 0.5",
        "expect states hold is possible, began",
        "touch 1 move 20 800",
        "touch 1 up",
        "expect states hold is possible, began, changed, ended",
      ]),
    Rule(
      "GR-49", .observed,
      Bilingual(
        en: """
          Pan hysteresis 10 pt: with 3 pt steps a scroll view's pan had not begun at 9 pt and \
          began at 12 pt of travel.
          """,
        zh: """
          拖移的起始阈值（hysteresis）为 10 pt：以 3 pt 为步长，\
          滚动视图的拖移在移动 9 pt 时尚未开始，在 12 pt 时开始。
          """),
      source: "Vercantez/openuikit, recorded scroll trace touch_calib (iOS 26.1 simulator)",
      demonstration: [
        "add scroll feed 0 100 390 400 contentSize 390x2000",
        "touch 1 down 200 300",
        "touch 1 move 200 297",
        "touch 1 move 200 294",
        "touch 1 move 200 291",
        "expect !feed.isDragging",
        "touch 1 move 200 288",
        "expect feed.isDragging",
      ]),
    Rule(
      "GR-50", .observed,
      Bilingual(
        en: """
          A scroll view takes the hysteresis off: at 12 pt of travel the content moved 2 pt, at \
          180 pt 170 pt. Expected: for a plain pan the first reported translation is the whole \
          travel.
          """,
        zh: """
          滚动视图会扣除起始阈值：手指移动 12 pt 时内容移动 2 pt，移动 180 pt 时内容移动 170 pt。\
          预计：普通的拖移第一次报告的 translation 是全部移动距离。
          """),
      source: "Vercantez/openuikit, recorded scroll trace touch_calib (iOS 26.1 simulator)",
      demonstration: [
        "add scroll feed 0 100 390 400 contentSize 390x2000",
        "touch 1 down 200 300",
        "touch 1 move 200 297",
        "touch 1 move 200 294",
        "touch 1 move 200 291",
        "touch 1 move 200 288",
        "expect feed.contentOffset.y == 2",
        "touch 1 move 200 120",
        "expect feed.contentOffset.y == 170",
      ]),
    Rule(
      "GR-51", .open,
      Bilingual(
        en: """
          Tap movement allowance, not settled: there is no public figure; folklore says 45 pt, \
          Vercantez/openuikit uses 10, microsoft/WinObjC a third of an inch. Verdict band: up to 8 \
          pt still a tap, from 60 pt not.
          """,
        zh: """
          点按允许的移动距离，尚无定论：没有公开的数值；坊间说法是 45 pt，\
          Vercantez/openuikit 用 10，microsoft/WinObjC 用三分之一英寸。判定区间：\
          8 pt 以内仍算点按，60 pt 起不算。
          """),
      source: "no public figure; Vercantez/openuikit; microsoft/WinObjC"),
    Rule(
      "GR-52", .observed,
      Bilingual(
        en: "Longest gap between taps of a multi-tap: 0.35 s.",
        zh: "多次点按中，相邻两次点按的最长间隔：0.35 s。"),
      source: "several re-implementations use the same figure",
      demonstration: [
        "add view red 50 100 300 200",
        "gesture tap twice on red numberOfTapsRequired 2",
        "touch 1 down 200 200",
        "touch 1 up",
        "wait 0.3",
        "touch 1 down 200 200",
        "touch 1 up",
        "expect states twice is possible, ended",
        "log clear",
        "touch 1 down 200 200",
        "touch 1 up",
        "wait 0.4",
        "touch 1 down 200 200",
        "touch 1 up",
        "expect states twice is possible, failed",
      ]),
    Rule(
      "GR-53", .open,
      Bilingual(
        en: """
          Longest press that is still a tap: a limit exists (private `maximumSingleTapDuration`); \
          not settled: the figure, which is folklore (0.75 to 1.5 s). Band: below 0.5 s a tap, \
          above 2 s not.
          """,
        zh: """
          仍算点按的最长按压时间：存在上限（私有属性 `maximumSingleTapDuration`）；尚无定论：\
          具体数值，坊间说法是 0.75 到 1.5 s。判定区间：0.5 s 以下算点按，2 s 以上不算。
          """),
      source: "iOS 12 UIKitCore class listing for the private property; no public figure"),
    Rule(
      "GR-54", .open,
      Bilingual(
        en: """
          Swipe: has a longest duration, a least travel along and a most travel across. Apple's \
          own copy of the class in Books uses 0.5 s, 50 pt and 200 pt; not settled: the figures of \
          UIKit. Band: ask with 100 pt in 0.2 s (swipe), 20 pt or 2 s (not).
          """,
        zh: """
          轻扫：有最长持续时间、沿轻扫方向的最小移动距离和垂直于它的最大移动距离。\
          Apple 在“图书”（Books）中自用的同类代码用的是 0.5 s、50 pt 和 200 pt；尚无定论：\
          UIKit 的数值。出题区间：用 0.2 s 内移动 100 pt（算轻扫），以及 20 pt 或 2 s（不算）。
          """),
      source: "Apple's copy of the class in Books; no public figure for UIKit"),
    Rule(
      "GR-55", .open,
      Bilingual(
        en: """
          Pinch and rotation have a small hysteresis before began (private `hysteresis`, weights); \
          not settled: the figures, which are unknown. Both need two touches; one finger never \
          begins them.
          """,
        zh: """
          捏合和旋转在 began 之前有一个小的起始阈值（私有的 `hysteresis`、权重）；尚无定论：\
          具体数值未知。两者都需要两个触摸；一根手指永远不会使它们进入 began。
          """),
      source: """
        iOS 12 UIKitCore class listing; WWDC 2010 session 121; flowkey/UIKit-cross-platform tests
        """),
    Rule(
      "GR-56", .documented,
      Bilingual(
        en: """
          Screen edge pan begins only for a finger that comes in from the bezel of one of its \
          `edges`; not settled: how wide the edge is (kif-framework/KIF marks touches within 1 pt \
          of the border as edge touches; Vercantez/openuikit uses 20).
          """,
        zh: """
          屏幕边缘拖移只对从其 `edges` 中某一侧边框滑入的手指开始；尚无定论：\
          边缘有多宽（kif-framework/KIF 把离边界 1 pt 以内的触摸标记为边缘触摸；\
          Vercantez/openuikit 用 20）。
          """),
      source: """
        UIScreenEdgePanGestureRecognizer.h header comment; kif-framework/KIF; Vercantez/openuikit
        """,
      demonstration: [
        "gesture edgepan edge on root edges left",
        "drag 200 400 by 100 0",
        "expect states edge is possible, failed",
        "log clear",
        "drag 389.5 400 by -100 0",
        "expect states edge is possible, failed",
        "log clear",
        "drag 0.5 400 by 100 0",
        "expect states edge is possible, began, changed, ended",
      ]),
    Rule(
      "GR-57", .documented,
      Bilingual(
        en: """
          Recognition is done in screen coordinates, so content that scrolls under a still finger \
          or a view that follows the finger does not fool it.
          """,
        zh: """
          识别在屏幕坐标系中进行，因此手指不动而内容在其下滚动，或视图跟着手指移动，都骗不过它。
          """),
      source: "WWDC 2010 session 121",
      demonstration: [
        "add scroll feed 0 100 390 300 contentSize 390x2000",
        "gesture longpress hold on feed",
        "touch 1 down 200 300",
        "set feed.contentOffset 0 300",
        "wait 0.5",
        "expect states hold is possible, began",
        "add view blue 50 500 100 100",
        "gesture pan slide on blue",
        "var xs: [CGFloat] = []",
        "target slide do xs.append(sender.translation(in: nil).x)",
        "target slide do blue.center.x += 30",
        "touch 2 down 100 550",
        "touch 2 move 130 550",
        "touch 2 move 160 550",
        "expect xs[1] - xs[0] == 30",
      ]),
  ]
}
