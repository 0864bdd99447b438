import Records

extension Rulebook {
  /// Thresholds.
  static var recognizerThresholds: [Rule] { content }
}

private let content: [Rule] = [
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
  Rule(
    "GR-58", .observed,
    Bilingual(
      en: """
        `velocity(in:)` of a pan is that of the finger, in points a second; \
        `setTranslation(_:in:)` moves the origin of the translation and leaves no jump in the \
        velocity: a finger at a steady 400 points a second reads 400 before and after, also in \
        `.ended` when it did not rest.
        """,
      zh: """
        拖移的 `velocity(in:)` 是手指的速度，单位是每秒的点数；`setTranslation(_:in:)` \
        只移动位移的起点，不会让速度跳变：手指匀速每秒 400 点，之前之后读到的都是 400，\
        没有停顿就抬起时，在 `.ended` 里也是 400。
        """),
    source: """
      the drag idiom of every tutorial; Apple documentation: UIPanGestureRecognizer (resetting \
      affects samples before it only)
      """,
    demonstration: [
      "add view card 20 100 300 300",
      "gesture pan slide on card",
      "var speeds: [CGFloat] = []",
      "target slide do speeds.append(sender.velocity(in: card).x)",
      "target slide do sender.setTranslation(.zero, in: card)",
      "drag 50 250 to 250 250 over 0.5",
      "expect speeds.count > 5",
      "expect speeds.allSatisfy { abs($0 - 400) < 0.001 }",
    ]),
  Rule(
    "GR-60", .documented,
    Bilingual(
      en: """
        `UIHoverGestureRecognizer` recognizes a pointer over its view; fingers never begin it. \
        `buttonMaskRequired` of a tap is about the buttons of a mouse; fingers always match it.
        """,
      zh: """
        `UIHoverGestureRecognizer` 识别视图上方的指针，手指不会触发它。点按手势的 \
        `buttonMaskRequired` 针对鼠标按键，手指总是符合。
        """),
    source: "Apple documentation: UIHoverGestureRecognizer, buttonMaskRequired",
    demonstration: [
      "add view pad 100 100 200 200",
      "let hover = UIHoverGestureRecognizer()",
      "let tap = UITapGestureRecognizer()",
      "tap.buttonMaskRequired = .secondary",
      "pad.addGestureRecognizer(hover)",
      "pad.addGestureRecognizer(tap)",
      "var taps = 0",
      "target tap do taps += 1",
      "tap 150 150",
      "expect taps == 1 && hover.state == .possible",
    ]),
]
