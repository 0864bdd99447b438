import Records

extension Rulebook {
  /// Several recognizers: permission, waiting, and the delegates that are asked.
  static var rivalRecognizers: [Rule] { content }
}

private let content: [Rule] = [
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
]
