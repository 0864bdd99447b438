import Records

extension Rulebook {
  /// From the finger to the view: the path of a touch, and its order.
  static var pipeline: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "PL-1", .documented,
    Bilingual(
      en: """
        The order for one touch event: `UIApplication.sendEvent` → `UIWindow.sendEvent` → the \
        touch's gesture recognizers → the touch's view (`touches…`).
        """,
      zh: """
        一个触摸事件的处理顺序：`UIApplication.sendEvent` → `UIWindow.sendEvent` → \
        该触摸的手势识别器 → 该触摸的视图（`touches…`）。
        """),
    source: """
      WWDC 2010 session 121; UIWindow.h header comment (sendEvent is called by the application \
      to dispatch to views of the window)
      """,
    demonstration: [
      "add view card 40 300 310 200",
      "on app sendEvent and super",
      "on window sendEvent and super",
      "gesture tap dig on card",
      "on dig touchesBegan and super",
      "on card touchesBegan",
      "touch 1 down 100 400",
      #"expect log contains "app sendEvent super", "window sendEvent super""#,
      #"expect log contains "window sendEvent super", "dig touchesBegan super""#,
      #"expect log contains "dig touchesBegan super", "card touchesBegan""#,
    ]),
  Rule(
    "PL-2", .observed,
    Bilingual(
      en: """
        Hit testing runs before `UIApplication.sendEvent`: when `sendEvent` is entered for a \
        `.began` touch, the touch already has its `view`, its `window` and its \
        `gestureRecognizers`.
        """,
      zh: """
        命中测试在 `UIApplication.sendEvent` 之前进行：因 `.began` 触摸而进入 `sendEvent` \
        时，该触摸已经有了 `view`、`window` 和 `gestureRecognizers`。
        """),
    source: """
      facebook/chisel: taplog breaks on -[UIApplication sendEvent:] in phase began and prints \
      touch.view and touch.gestureRecognizers; two developer notes order the steps the same way
      """,
    demonstration: [
      "add view card 40 300 310 200",
      "gesture tap dig on card",
      "var first: UITouch?",
      "on app sendEvent do first = event.allTouches!.first!",
      "touch 1 down 100 400",
      "expect first!.phase == .began",
      "expect first!.view === card && first!.window === window",
      "expect first!.gestureRecognizers! == [dig]",
    ]),
  Rule(
    "PL-3", .documented,
    Bilingual(
      en: """
        The pipeline before the app: digitizer → system process → the foreground app's main run \
        loop → the application's event queue, handled first-in-first-out on the main thread.
        """,
      zh: """
        进入 App 之前的路径：触摸屏（digitizer）→ 系统进程 → 前台 App 的主 run loop → \
        应用的事件队列；队列在主线程上按先进先出处理。
        """),
    source: "Apple documentation: UIApplication; Event Handling Guide for iOS",
    demonstration: [
      "add view red 20 100 100 100",
      "var times: [TimeInterval] = []",
      "on app sendEvent and super do times.append(event.timestamp)",
      "drag red by 50 0",
      "expect times.count > 2 && times == times.sorted()",
      "times = []",
      "device home",
      "expect error \"`device return` brings it back\"",
      "tap red",
      "expect times.isEmpty",
    ]),
  Rule(
    "PL-4", .documented,
    Bilingual(
      en: """
        Touch events go to the window under the finger; events without a location (motion, \
        remote control, hardware keys) go to the key window.
        """,
      zh: """
        触摸事件发给手指所在位置的窗口；没有位置的事件（运动、远程控制、硬件按键）\
        发给主窗口（key）。
        """),
    source: "Apple documentation: UIWindow",
    demonstration: [
      "add window panel 0 600 390 244",
      "expect hit 200 700 is panel",
      "expect hit 200 100 is root",
      "on panel motion",
      "on window motion",
      "panel.makeKey()",
      "shake",
      #"expect log is "panel motionBegan", "panel motionEnded""#,
      "window.makeKey()",
      "log clear",
      "shake",
      #"expect log is "window motionBegan", "window motionEnded""#,
    ]),
  Rule(
    "PL-5", .documented,
    Bilingual(
      en: """
        `UIEvent.EventType`: touches 0, motion 1, remoteControl 2, presses 3 (iOS 9); scroll \
        10, hover 11, transform 14 (iOS 13.4).
        """,
      zh: """
        `UIEvent.EventType` 的取值：touches 0，motion 1，remoteControl 2，presses 3（iOS 9）；\
        scroll 10，hover 11，transform 14（iOS 13.4）。
        """),
    source: "UIEvent.h header comment",
    demonstration: [
      "expect UIEvent.EventType.touches.rawValue == 0",
      "expect UIEvent.EventType.motion.rawValue == 1",
      "expect UIEvent.EventType.remoteControl.rawValue == 2",
      "expect UIEvent.EventType.presses.rawValue == 3",
      "expect UIEvent.EventType.scroll.rawValue == 10",
      "expect UIEvent.EventType.hover.rawValue == 11",
      "expect UIEvent.EventType.transform.rawValue == 14",
    ]),
  Rule(
    "PL-6", .documented,
    Bilingual(
      en: """
        Action methods and view updates caused by an event happen on the main thread; the \
        layout, constraint and drawing work that they request is done later in the same \
        run-loop turn (see the LC rules).
        """,
      zh: """
        事件引起的动作方法调用和视图更新都发生在主线程；它们所请求的布局、约束和绘制工作，\
        稍后在同一轮 run loop 中完成（见 LC 各条规则）。
        """),
    source: "Apple documentation: UIView.setNeedsLayout(); WWDC 2018 session 220",
    demonstration: [
      "class Card: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let card = Card(frame: CGRect(x: 50, y: 50, width: 100, height: 100))",
      "view.addSubview(card)",
      "card.layouts = 0; card.setNeedsLayout(); let atOnce = card.layouts",
      "expect atOnce == 0",
      "expect card.layouts == 1",
    ]),
  Rule(
    "PL-7", .observed,
    Bilingual(
      en: """
        Core Animation commits implicit transactions from a run-loop observer before the loop \
        sleeps, so several `setNeedsLayout` calls in one event handler make one layout pass.
        """,
      zh: """
        Core Animation 通过 run loop observer 在 run loop 休眠之前提交隐式事务，\
        因此在一次事件处理中多次调用 `setNeedsLayout` 只会产生一次布局。
        """),
    source: "Apple documentation: CATransaction, UIView.setNeedsLayout()",
    demonstration: [
      "class Card: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let card = Card(frame: CGRect(x: 50, y: 50, width: 100, height: 100))",
      "view.addSubview(card)",
      "card.layouts = 0; for _ in 1...3 { card.setNeedsLayout() }",
      "card.layouts",
      "expect card.layouts == 1",
    ]),
]
