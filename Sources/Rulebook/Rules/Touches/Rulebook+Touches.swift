import Records

extension Rulebook {
  /// Touches: one object per finger, its phases, and its view.
  static var touches: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "UT-1", .documented,
    Bilingual(
      en: """
        One `UITouch` object stands for one finger from down to up; its properties are updated \
        in place.
        """,
      zh: "一个 `UITouch` 对象代表一根手指从按下到抬起的全过程；它的属性就地更新。"),
    source: "WWDC 2010 session 120; Apple documentation: UITouch",
    demonstration: [
      "add view card 40 300 310 200",
      "var seen: [UITouch] = []",
      "on card touches do seen.append(touches.first!)",
      "drag card by 50 0 steps 1",
      "expect seen.count == 3",
      "expect seen[0] === seen[1] && seen[1] === seen[2]",
      "expect seen[0].phase == .ended",
    ]),
  Rule(
    "UT-2", .documented,
    Bilingual(
      en: """
        `touch.view` is the hit-tested view and stays the same when the finger moves outside \
        it; `touchesMoved`/`Ended` go to that view.
        """,
      zh: """
        `touch.view` 是命中视图，手指移到它外面也不会变；`touchesMoved`/`Ended` \
        都发给这个视图。
        """),
    source: """
      Apple documentation: Using responders and the responder chain to handle events; WWDC 2010 \
      session 120
      """,
    demonstration: [
      "add view red 20 100 100 100",
      "add view blue 20 400 100 100",
      "on red touches",
      "on blue touches",
      "var owner: UIView?",
      "on red touchesEnded do owner = touches.first!.view",
      "drag red to 70 450 steps 1",
      #"expect log is "red touchesBegan", "red touchesMoved", "red touchesEnded""#,
      "expect owner === red",
    ]),
  Rule(
    "UT-3", .documented,
    Bilingual(
      en: """
        Phases: began 0, moved 1, stationary 2, ended 3, cancelled 4, regionEntered 5, \
        regionMoved 6, regionExited 7 (5-7: iOS 13.4, hover).
        """,
      zh: """
        阶段（phase）：began 0，moved 1，stationary 2，ended 3，cancelled 4，regionEntered \
        5，regionMoved 6，regionExited 7（5-7：iOS 13.4，hover）。
        """),
    source: "UITouch.h header comment",
    demonstration: [
      "expect UITouch.Phase.began.rawValue == 0",
      "expect UITouch.Phase.moved.rawValue == 1",
      "expect UITouch.Phase.stationary.rawValue == 2",
      "expect UITouch.Phase.ended.rawValue == 3",
      "expect UITouch.Phase.cancelled.rawValue == 4",
      "expect UITouch.Phase.regionEntered.rawValue == 5",
      "expect UITouch.Phase.regionMoved.rawValue == 6",
      "expect UITouch.Phase.regionExited.rawValue == 7",
    ]),
  Rule(
    "UT-4", .documented,
    Bilingual(
      en: """
        Every touch that a responder got in `touchesBegan` ends in exactly one of \
        `touchesEnded` or `touchesCancelled`.
        """,
      zh: """
        响应者在 `touchesBegan` 中收到的每个触摸，都恰好以 `touchesEnded` 和 \
        `touchesCancelled` 两者之一结束。
        """),
    source: "UIResponder.h header comment",
    demonstration: [
      "add view red 100 100 200 200",
      "on red touches",
      "touch 1 down 150 150",
      "touch 1 up",
      #"expect log is "red touchesBegan", "red touchesEnded""#,
      "log clear",
      "touch 1 down 150 150",
      "touch 1 cancel",
      #"expect log is "red touchesBegan", "red touchesCancelled""#,
    ]),
  Rule(
    "UT-5", .documented,
    Bilingual(
      en: "Legal phase sequences: began (moved | stationary)* (ended | cancelled).",
      zh: "合法的阶段序列：began (moved | stationary)* (ended | cancelled)。"),
    source: "UITouch.h header comment",
    demonstration: [
      "add view red 100 100 200 200 isMultipleTouchEnabled true",
      "var first: UITouch?",
      "var phases: [UITouch.Phase] = []",
      "on red touchesBegan do first = first ?? touches.first!",
      "on window sendEvent and super do phases.append(first!.phase)",
      "touch 1 down 150 150",
      "touch 2 down 250 250",
      "touch 1 move 150 180",
      "touch 2 up",
      "touch 1 up",
      "expect phases == [.began, .stationary, .moved, .stationary, .ended]",
    ]),
  Rule(
    "UT-6", .documented,
    Bilingual(
      en: """
        A finger that did not move since the last event is `.stationary`; it is in \
        `event.allTouches` but not in the `touches` set of a `touchesMoved` call.
        """,
      zh: """
        自上一个事件以来没有移动的手指是 `.stationary`；它在 `event.allTouches` 中，但不在 \
        `touchesMoved` 调用的 `touches` 集合中。
        """),
    source: "UITouch.h header comment; Apple documentation: UIEvent",
    demonstration: [
      "add view red 100 100 200 200 isMultipleTouchEnabled true",
      "var moved: Set<UITouch> = []",
      "var all: Set<UITouch> = []",
      "on red touchesMoved do moved = touches; all = event!.allTouches!",
      "touch 1 down 150 150",
      "touch 2 down 250 250",
      "touch 1 move 150 180",
      "expect moved.count == 1 && all.count == 2",
      "expect all.subtracting(moved).first!.phase == .stationary",
    ]),
  Rule(
    "UT-7", .documented,
    Bilingual(
      en: """
        The `touches` set of a call has only touches of that phase whose `view` is the receiver \
        (before forwarding); `event.touches(for: view)` gives all of the view's, \
        `event.allTouches` all of the sequence.
        """,
      zh: """
        一次调用的 `touches` 集合只含处于该阶段、且 `view` 为接收者的触摸（就向上传递之前而\
        言）；`event.touches(for: view)` 给出该视图的全部触摸，`event.allTouches` \
        给出整个序列的全部触摸。
        """),
    source: "Apple documentation: UIEvent",
    demonstration: [
      "add view red 100 100 200 200 isMultipleTouchEnabled true",
      "add view blue 100 400 200 200",
      "var counts: [Int] = []",
      "func note(_ t: Set<UITouch>, _ e: UIEvent) {",
      "  counts = [t.count, e.touches(for: red)!.count, e.allTouches!.count]",
      "}",
      "on red touchesBegan do note(touches, event!)",
      "touch 1 down 150 150",
      "touch 2 down 150 450",
      "touch 3 down 200 200",
      "expect counts == [1, 2, 3]",
    ]),
  Rule(
    "UT-8", .observed,
    Bilingual(
      en: """
        All events of one multi-touch sequence are the same `UIEvent` instance; it must not \
        be kept.
        """,
      zh: "同一个多点触摸序列的所有事件都是同一个 `UIEvent` 实例；任何代码都不应持有它。"),
    source: "Apple documentation: UIEvent (do not retain); Programming iOS (M. Neuburg)",
    demonstration: [
      "add view red 100 100 200 200 isMultipleTouchEnabled true",
      "var events: [UIEvent] = []",
      "on red touches do events.append(event!)",
      "touch 1 down 150 150",
      "touch 2 down 250 250",
      "touch 1 move 150 180",
      "touch 1 up & 2 up",
      "expect events.count == 4",
      "expect events.allSatisfy { $0 === events[0] }",
    ]),
  Rule(
    "UT-9", .documented,
    Bilingual(
      en: """
        `location(in: nil)` is in window coordinates; `location(in: v)` converts through \
        transforms and bounds origin of v.
        """,
      zh: """
        `location(in: nil)` 是窗口坐标；`location(in: v)` 换算时会计入 v 的 transform 和 \
        bounds 原点。
        """),
    source: """
      Apple documentation: UITouch.location(in:); flowkey/UIKit-cross-platform UITouchTests
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "set red.transform scale 2",
      "set red.bounds.origin 10 0",
      "var places: [CGPoint] = []",
      "on red touchesBegan do places.append(touches.first!.location(in: nil))",
      "on red touchesEnded do places.append(touches.first!.location(in: red))",
      "tap 100 100",
      "expect places[0] == CGPoint(x: 100, y: 100)",
      "expect places[1] == CGPoint(x: 60, y: 50)",
    ]),
  Rule(
    "UT-10", .documented,
    Bilingual(
      en: """
        `previousLocation` is the location of the previous event; on began it equals the \
        location.
        """,
      zh: "`previousLocation` 是上一个事件时的位置；在 began 时，它等于当前位置。"),
    source: """
      Apple documentation: UITouch.previousLocation(in:); Vercantez/openuikit \
      testTouchDeliveryAndLocations
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "var before: [CGPoint] = []",
      "on red touches do before.append(touches.first!.previousLocation(in: nil))",
      "touch 1 down 150 150",
      "touch 1 move 180 160",
      "touch 1 up",
      "expect before[0] == CGPoint(x: 150, y: 150)",
      "expect before[1] == CGPoint(x: 150, y: 150)",
    ]),
  Rule(
    "UT-11", .inferred,
    Bilingual(
      en: """
        Locations are converted when asked, with the geometry of that moment: moving the view \
        in `touchesMoved` changes what `location(in: self)` gives next.
        """,
      zh: """
        位置在查询时才换算，用的是那一刻的几何状态：在 `touchesMoved` 中移动视图，\
        会改变接下来 `location(in: self)` 的结果。
        """),
    source: "touchHLE and BigZaphod/Chameleon store window coordinates only",
    demonstration: [
      "add view red 100 100 200 200",
      "var xs: [CGFloat] = []",
      "func follow(_ touch: UITouch) {",
      "  xs.append(touch.location(in: red).x)",
      "  red.frame.origin.x += 30",
      "  xs.append(touch.location(in: red).x)",
      "}",
      "on red touchesMoved do follow(touches.first!)",
      "drag 150 150 by 40 0 steps 1",
      "expect xs == [90, 60]",
    ]),
  Rule(
    "UT-12", .documented, gap: .advice,
    Bilingual(
      en: "`precise` locations must not be used for hit testing.",
      zh: "`precise` 位置不得用于命中测试。"),
    source: "UITouch.h header comment"),
  Rule(
    "UT-13", .documented,
    Bilingual(
      en: """
        `tapCount` counts touch-downs near the same place within a short time. First touch: 1.
        """,
      zh: "`tapCount` 统计短时间内在相近位置按下的次数。第一次触摸：1。"),
    source: "UITouch.h header comment",
    demonstration: [
      "add view red 100 100 200 200",
      "var counts: [Int] = []",
      "on red touchesBegan do counts.append(touches.first!.tapCount)",
      "tap red times 2",
      "wait 2",
      "tap red",
      "expect counts == [1, 2, 1]",
    ]),
  Rule(
    "UT-14", .inferred,
    Bilingual(
      en: """
        The window for the next count is the one of GR-52 (0.35 s), measured from the earlier \
        touch; not settled: the distance allowance.
        """,
      zh: """
        计入下一次点按的时间窗口就是 GR-52 的那个（0.35 s），从前一次触摸算起；尚无定论：\
        允许的距离。
        """),
    source: "Vercantez/openuikit (uses 0.35 s and 30 pt)",
    demonstration: [
      "add view red 100 100 200 200",
      "var counts: [Int] = []",
      "on red touchesBegan do counts.append(touches.first!.tapCount)",
      "touch 1 down 150 150",
      "touch 1 up",
      "wait 0.3",
      "touch 1 down 150 150",
      "touch 1 up",
      "wait 0.4",
      "touch 1 down 150 150",
      "expect counts == [1, 2, 1]",
    ]),
  Rule(
    "UT-15", .observed,
    Bilingual(
      en: """
        `tapCount` drops to 0 when the finger has moved too far to be a tap: Apple's own sample \
        recognizer fails in `touchesMoved` as soon as tapCount is not 1.
        """,
      zh: """
        手指移动太远、不能再算点按时，`tapCount` 降为 0：Apple 自己的示例手势识别器，只要在 \
        `touchesMoved` 中发现 tapCount 不是 1 就转为失败。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "add view red 50 100 300 200",
      "var counts: [Int] = []",
      "on red touches do counts.append(touches.first!.tapCount)",
      "drag 100 150 by 100 0 steps 1",
      "expect counts == [1, 0, 0]",
    ]),
  Rule(
    "UT-16", .documented,
    Bilingual(
      en: """
        `isMultipleTouchEnabled` is false by default: the view then gets only the first touch \
        of a sequence that starts in it.
        """,
      zh: """
        `isMultipleTouchEnabled` 默认为 false：此时，对于在该视图中开始的触摸序列，\
        视图只收到第一个触摸。
        """),
    source: "Apple documentation: UIView.isMultipleTouchEnabled",
    demonstration: [
      "add view red 100 100 200 200",
      "on red touches",
      "expect !red.isMultipleTouchEnabled",
      "touch 1 down 150 150",
      "touch 2 down 250 250",
      "touch 1 up & 2 up",
      #"expect log is "red touchesBegan", "red touchesEnded""#,
      "set red.isMultipleTouchEnabled true",
      "log clear",
      "touch 1 down 150 150",
      "touch 2 down 250 250",
      #"expect log is "red touchesBegan", "red touchesBegan""#,
    ]),
  Rule(
    "UT-17", .documented,
    Bilingual(
      en: """
        UT-16 does not limit gesture recognizers of the view: they get all touches. Other views \
        still get theirs.
        """,
      zh: "UT-16 不限制该视图的手势识别器：它们会收到全部触摸。其他视图也仍然收到各自的触摸。"),
    source: "Apple documentation: UIView.isMultipleTouchEnabled",
    demonstration: [
      "add view red 100 100 200 200",
      "add view blue 100 400 200 200",
      "on red touches",
      "on blue touches",
      "gesture pinch zoom on red",
      "touch 1 down 150 150",
      "touch 2 down 150 450",
      #"expect log is "red touchesBegan", "blue touchesBegan""#,
      "touch 3 down 250 250",
      "expect zoom.numberOfTouches == 2",
    ]),
  Rule(
    "UT-18", .inferred,
    Bilingual(
      en: """
        A touch refused by UT-16 is not handed to a superview and is not delivered later when \
        the first finger lifts.
        """,
      zh: "因 UT-16 被拒绝的触摸不会交给父视图，第一根手指抬起之后也不会补发。"),
    source: "touchHLE and microsoft/WinObjC behave so",
    demonstration: [
      "add view box 50 100 300 300",
      "add view red 50 50 200 200 in box",
      "on box touches",
      "on red touches",
      "touch 1 down 150 200",
      "touch 2 down 200 250",
      "touch 1 up",
      "touch 2 move 220 250",
      "touch 2 up",
      #"expect log is "red touchesBegan", "red touchesEnded""#,
    ]),
  Rule(
    "UT-19", .inferred,
    Bilingual(
      en: """
        Two fingers that go down in one event on a view with multiple touch off: one of them is \
        delivered, which one is not defined.
        """,
      zh: "两根手指在同一个事件中按在关闭了多点触摸的视图上：只派发其中一个，哪一个没有定义。"),
    source: "touchHLE",
    demonstration: [
      "add view red 100 100 200 200",
      "var counts: [Int] = []",
      "on red touches do counts.append(touches.count)",
      "touch 1 down 150 150 & 2 down 250 250",
      "touch 1 up & 2 up",
      "expect counts == [1, 1]",
      #"expect log is "red touchesBegan", "red touchesEnded""#,
    ]),
  Rule(
    "UT-20", .documented,
    Bilingual(
      en: """
        `isExclusiveTouch` (default false) blocks delivery to other views of the same window. \
        Both directions: while an exclusive view tracks a touch no other view gets new ones; an \
        exclusive view gets no touch while another view tracks one.
        """,
      zh: """
        `isExclusiveTouch`（默认 false）会阻止向同一窗口的其他视图派发触摸。两个方向都成立：\
        独占视图正在跟踪触摸时，其他视图得不到新的触摸；其他视图正在跟踪触摸时，\
        独占视图得不到触摸。
        """),
    source: """
      Apple documentation: UIView.isExclusiveTouch; Microsoft's UIKit binding reference for the \
      second direction; iOS 12 UIKitCore class listing (nst/iOS-Runtime-Headers) has per-window \
      and cross-window bookkeeping
      """,
    demonstration: [
      "add view red 20 100 150 150",
      "add view blue 200 100 150 150",
      "expect !blue.isExclusiveTouch",
      "set blue.isExclusiveTouch true",
      "on red touches",
      "on blue touches",
      "touch 1 down 250 150",
      "touch 2 down 50 150",
      #"expect log is "blue touchesBegan""#,
      "touch 1 up & 2 up",
      "log clear",
      "touch 1 down 50 150",
      "touch 2 down 250 150",
      #"expect log is "red touchesBegan""#,
    ]),
  Rule(
    "UT-21", .documented,
    Bilingual(
      en: "Gesture recognizers ignore `isExclusiveTouch`.",
      zh: "手势识别器不理会 `isExclusiveTouch`。"),
    source: "Apple sample code SimpleGestureRecognizers, abstract",
    demonstration: [
      "add view red 20 100 150 150",
      "add view blue 200 100 150 150 isExclusiveTouch true",
      "on red touches",
      "on blue touches",
      "gesture longpress hold on red",
      "touch 1 down 250 150",
      "touch 2 down 50 150",
      "wait 1",
      #"expect log is "blue touchesBegan", "hold began""#,
    ]),
  Rule(
    "UT-22", .inferred,
    Bilingual(
      en: "Blocked touches are dropped, not redirected.",
      zh: "被阻止的触摸直接丢弃，不会改发给别的视图。"),
    source: "no source found; expected from UT-20",
    demonstration: [
      "add view box 20 100 150 150",
      "add view red 0 0 100 100 in box",
      "add view blue 200 100 150 150 isExclusiveTouch true",
      "on box touches",
      "on red touches",
      "on blue touches",
      "touch 1 down 250 150",
      "touch 2 down 50 150",
      "touch 1 up",
      "touch 2 move 60 150",
      "touch 2 up",
      #"expect log is "blue touchesBegan", "blue touchesEnded""#,
    ]),
  Rule(
    "UT-23", .documented,
    Bilingual(
      en: """
        Reasons for `touchesCancelled`: the app becomes inactive (call, alert, system gesture), \
        the view is removed from its window, a recognizer with `cancelsTouchesInView` \
        recognizes.
        """,
      zh: """
        `touchesCancelled` 的原因：App 变为非活跃状态（来电、警告框、系统手势）；\
        视图被移出窗口；开启了 `cancelsTouchesInView` 的手势识别器识别成功。
        """),
    source: """
      Apple documentation: UIResponder.touchesCancelled(_:with:); UIGestureRecognizer.h header \
      comment
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "on red touches",
      "touch 1 down 150 150",
      "set app.applicationState inactive",
      #"expect log is "red touchesBegan", "red touchesCancelled""#,
      "set app.applicationState active",
      "log clear",
      "touch 1 down 150 150",
      "remove red",
      #"expect log is "red touchesBegan", "red touchesCancelled""#,
      "touch 1 up",
      "put red in root",
      "gesture tap dig on red",
      "log clear",
      "tap red",
      #"expect log is "red touchesBegan", "dig ended", "red touchesCancelled""#,
    ]),
  Rule(
    "UT-24", .observed,
    Bilingual(
      en: """
        Starting a `UIView` animation on the touched view, without `.allowUserInteraction`, does \
        not end its touch: it still gets moved and ended, and a button sends its action. The \
        option decides new touches alone (HT-21).
        """,
      zh: """
        对正被触摸的视图启动 `UIView` 动画而不带 `.allowUserInteraction`，并不会结束它的触摸：\
        它照常收到 moved 和 ended，按钮照常发出动作。这个选项只决定新的触摸（HT-21）。
        """),
    source: """
      many public buttons that animate in touchesBegan and restore in touchesEnded; Stack Overflow \
      question 20298547 (touchDragExit and Enter follow an animation begun by touchDown); \
      ilqarilyasov/rock-control (a control that animates itself in continueTracking)
      """,
    demonstration: [
      "add button ok 100 100 200 200",
      "target ok touchDown do UIView.animate(withDuration: 1) { ok.alpha = 0.5 }",
      "target ok touchUpInside",
      "touch 1 down 150 150",
      "expect hit 150 150 is root",
      "touch 1 move 160 150",
      "touch 1 up",
      #"expect log contains "ok touchUpInside""#,
    ]),
  Rule(
    "UT-25", .open,
    Bilingual(
      en: """
        Removing the touched view in its own `touchesBegan`: not settled. Apple says cancel; \
        old reports say the removed view still gets moved and ended. Chameleon removes the \
        view from the touch. Certain is only that the touch never moves to another view.
        """,
      zh: """
        视图在自己的 `touchesBegan` 中把自己移除：尚无定论。Apple 说触摸会被取消；\
        早年的报告说被移除的视图会继续收到 moved 和 ended。Chameleon 则让触摸不再指向该视图。\
        能确定的只有：触摸绝不会转到另一个视图。
        """),
    source: "Apple documentation: UIResponder.touchesCancelled(_:with:); BigZaphod/Chameleon"),
  Rule(
    "UT-26", .documented,
    Bilingual(
      en: """
        Deprecated `beginIgnoringInteractionEvents` nests; while the count is above zero touch \
        and other interaction events are ignored; `isIgnoringInteractionEvents` tells. \
        Deprecated in iOS 13 in favour of `isUserInteractionEnabled`.
        """,
      zh: """
        已弃用的 `beginIgnoringInteractionEvents` 可以嵌套；计数大于零时，\
        触摸和其他交互事件都被忽略；`isIgnoringInteractionEvents` 反映这一状态。iOS 13 \
        起弃用，以 `isUserInteractionEnabled` 代替。
        """),
    source: "UIApplication.h header comment",
    demonstration: [
      "add button ok 100 100 100 50",
      "target ok touchUpInside",
      "app.beginIgnoringInteractionEvents()",
      "app.beginIgnoringInteractionEvents()",
      "app.endIgnoringInteractionEvents()",
      "expect app.isIgnoringInteractionEvents",
      "tap ok",
      "expect log is",
      "app.endIgnoringInteractionEvents()",
      "expect !app.isIgnoringInteractionEvents",
      "tap ok",
      #"expect log is "ok touchUpInside""#,
    ]),
  Rule(
    "UT-27", .inferred,
    Bilingual(
      en: """
        Ignored events are lost, not queued for later; a touch that began while ignoring stays \
        dead after `end…`.
        """,
      zh: """
        被忽略的事件就此丢失，不会排队等待以后处理；在忽略期间开始的触摸，即使调用了 `end…` \
        也依然无效。
        """),
    source: """
      UIView.h header comment ("removed from the event queue") for the analogous flag
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "on red touches",
      "app.beginIgnoringInteractionEvents()",
      "touch 1 down 150 150",
      "app.endIgnoringInteractionEvents()",
      "touch 1 move 160 150",
      "touch 1 up",
      "expect log is",
      "tap red",
      #"expect log is "red touchesBegan", "red touchesEnded""#,
    ]),
  Rule(
    "UT-28", .documented,
    Bilingual(
      en: """
        Touches on the status bar area may scroll the one scroll view with `scrollsToTop` \
        (default true) to the top.
        """,
      zh: """
        触摸状态栏区域，可能使唯一一个开启了 `scrollsToTop`（默认 true）\
        的滚动视图滚动到顶部。
        """),
    source: "Apple documentation: UIScrollView.scrollsToTop",
    demonstration: [
      "add scroll feed 0 100 390 400",
      "expect feed.scrollsToTop",
      "feed.contentSize = CGSize(width: 390, height: 2000)",
      "feed.contentOffset.y = 500",
      "tap statusBar",
      "wait 1",
      "expect feed.contentOffset.y == 0",
    ]),
  Rule(
    "UT-29", .documented,
    Bilingual(
      en: "`touch.gestureRecognizers` holds the recognizers that are receiving the touch.",
      zh: "`touch.gestureRecognizers` 中是正在接收该触摸的手势识别器。"),
    source: "Apple documentation: UITouch.gestureRecognizers",
    demonstration: [
      "add view card 40 300 310 200",
      "add view red 0 0 100 100 in card",
      "gesture tap one on red",
      "gesture pan two on card",
      "gesture tap deaf on card isEnabled false",
      "var got: [UIGestureRecognizer] = []",
      "on red touchesBegan do got = touches.first!.gestureRecognizers!",
      "touch 1 down 60 320",
      "expect got.count == 2 && got.contains(one) && got.contains(two)",
    ]),
  Rule(
    "UT-30", .documented,
    Bilingual(
      en: """
        `timestamp` of touches, events and presses, `CACurrentMediaTime()` and \
        `CADisplayLink.timestamp` count seconds since the device started: a property \
        that begins as 0 is no recent time.
        """,
      zh: """
        触摸、事件和按键的 `timestamp`、`CACurrentMediaTime()` 以及 \
        `CADisplayLink.timestamp` 都是设备开机以来的秒数：初始值为 0 的属性并不表示\
        刚才的时刻。
        """),
    source: "Apple documentation: UITouch.timestamp, UIEvent.timestamp, CACurrentMediaTime",
    demonstration: [
      "add view card 40 300 310 200",
      "var at: [TimeInterval] = []",
      "on card touchesBegan do at = [event!.timestamp, CACurrentMediaTime()]",
      "tap card",
      "expect at[0] <= at[1]",
      "expect at[0] > 3600",
    ]),
]
