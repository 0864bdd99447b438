import Records

extension Rulebook {
  /// Rules on the view's messages about a touch that recognizers get, too.
  static var recognizersAndViews: [Rule] { content }
}

private let content: [Rule] = [
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
      en: "As GR-44 but T recognizes: V never receives the touch (no began, hence no cancelled).",
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
]
