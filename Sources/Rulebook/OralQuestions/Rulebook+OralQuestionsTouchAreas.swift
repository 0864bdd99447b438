import Records

extension Rulebook {
  /// Questions about the area in which a view reacts: larger than the view, or only a part of it.
  static var oralQuestionsTouchAreas: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-4", .overrides, level: 1, minutes: 3,
    question: Bilingual(
      en: """
        A button is too small to be hit well. How do you enlarge the area where it reacts? Name \
        several ways.
        """,
      zh: "按钮太小，不好点。怎样扩大它的可点区域？请说出几种做法。"),
    answer: Bilingual(
      en: """
        The button overrides `point(inside:with:)` and returns `bounds.insetBy(dx: -12, dy: \
        -12).contains(point)`; for at least 44 by 44 points the insets are computed from the \
        size. If I cannot change the button's class, its superview overrides `hitTest(_:with:)`: \
        if the three switches of the button allow it and the converted point is in the larger \
        rectangle, it returns the button. Without any override: I make the button itself larger \
        and its picture not, since `bounds` decides and not what is drawn. All of this has one \
        limit: every ancestor must accept the point as well, so nothing is gained outside the \
        superview's bounds. And where the areas of siblings overlap, the later one in `subviews` \
        wins.
        """,
      zh: """
        让按钮重写 `point(inside:with:)`，返回 `bounds.insetBy(dx: -12, dy: \
        -12).contains(point)`；要保证至少 44 × 44，就按尺寸算出 inset。如果不能改按钮的类，就由父\
        视图重写 `hitTest(_:with:)`：按钮的三个开关都允许，并且换算后的点在扩大的矩形之内，就返回\
        按钮。不用重写的做法：把按钮本身做大、图片保持原样，因为起决定作用的是 `bounds`，不是画了\
        什么。它们都有一个限制：每一级祖先也必须接受这个点，所以超不出父视图的 bounds。兄弟视图的\
        区域重叠时，在 `subviews` 里靠后的胜出。
        """),
    points: [
      Bilingual(
        en: "point(inside:) of the button with enlarged bounds",
        zh: "按钮重写 point(inside:)，放大 bounds"),
      Bilingual(
        en: "a second way: hitTest of the superview, or a larger button",
        zh: "第二种做法：父视图的 hitTest，或把按钮做大"),
      Bilingual(en: "bounds, not frame", zh: "用 bounds，不用 frame"),
      Bilingual(
        en: "only where every ancestor accepts the point",
        zh: "每一级祖先都接受的点才有效"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(en: "Why `bounds`, and not `frame`?", zh: "为什么用 `bounds` 而不是 `frame`？"),
        answer: Bilingual(
          en: """
            The point is in the button's own coordinates; `frame` is in those of the superview, \
            and undefined under a transform.
            """,
          zh: """
            传入的点用的是按钮自己的坐标；`frame` 用的是父视图的坐标，而且有 transform 时没有定\
            义。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Two enlarged buttons overlap, and the nearer one should win. What do you do?",
          zh: "两个放大的区域重叠，要让离得近的按钮响应，怎么办？"),
        answer: Bilingual(
          en: """
            Each button can only speak for itself; the superview's `hitTest` has to compare the \
            distances.
            """,
          zh: "每个按钮只能说明自己；要由父视图的 `hitTest` 比较距离。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "How far may the finger slide off a button and still trigger it?",
          zh: "手指滑出按钮多远，抬起时仍会触发？"),
        answer: Bilingual(
          en: """
            About 70 points: while it tracks, a control widens its bounds; only the touch down \
            is exact.
            """,
          zh: "大约 70 点：控件在跟踪期间会放宽自己的 bounds，只有按下时的判断是精确的。")),
    ],
    rules: ["HT-9", "HT-29", "HT-4", "HT-5", "HT-26", "GE-4", "GE-17", "CT-15"],
    demonstration: [
      "class Large: UIButton {",
      "  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {",
      "    bounds.insetBy(dx: -50, dy: -50).contains(p)",
      "  }",
      "}",
      "add view bar 0 100 390 100",
      "add button ok 150 40 40 20 in bar",
      "expect hit 110 150 is bar",
      "set ok.class Large",
      "expect hit 110 150 is ok",
      "expect hit 170 105 is ok",
      "expect hit 170 95 is root",
    ]),
  OralQuestion(
    "Q-8", .overrides, level: 1, minutes: 3,
    question: Bilingual(
      en: "A square button shows a round picture. How do you make only the round part react?",
      zh: "方形按钮显示一张圆形图片，怎样只让圆形部分响应点击？"),
    answer: Bilingual(
      en: """
        The button overrides `point(inside:with:)` and compares the distance from the middle of \
        its bounds with the radius: `hypot(point.x - bounds.midX, point.y - bounds.midY) < \
        min(bounds.width, bounds.height) / 2`. The point is in the button's own coordinates, so \
        neither `center` nor `frame` belongs there: both are in those of the superview. \
        `cornerRadius`, a mask or the picture change nothing, as they are only drawn. Where \
        `point(inside:)` is false, the button's `hitTest` returns nil and the superview goes on \
        with what lies below, so a touch in the corner is not swallowed. For other shapes \
        `contains` of a `UIBezierPath` takes the place of the distance.
        """,
      zh: """
        让按钮重写 `point(inside:with:)`，把点到 bounds 中心的距离与半径比较：`hypot(point.x - \
        bounds.midX, point.y - bounds.midY) < min(bounds.width, bounds.height) / 2`。传入的点用的\
        是按钮自己的坐标，所以不能用 `center` 或 `frame`，它们用的是父视图的坐标。\
        `cornerRadius`、mask 和图片都不起作用，它们只影响绘制。`point(inside:)` 为 false 的地方，\
        按钮的 `hitTest` 返回 nil，父视图会继续询问下面的视图，所以四角的触摸不会被吞掉。别的形状\
        用 `UIBezierPath` 的 `contains` 代替距离。
        """),
    points: [
      Bilingual(en: "point(inside:) is overridden", zh: "重写 point(inside:)"),
      Bilingual(
        en: "the distance from the middle of bounds, against the radius",
        zh: "到 bounds 中心的距离与半径比较"),
      Bilingual(
        en: "own coordinates: not center, not frame",
        zh: "用自己的坐标：不用 center，不用 frame"),
      Bilingual(en: "cornerRadius alone changes nothing", zh: "只设 cornerRadius 不起作用"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Who gets a touch in a corner afterwards?",
          zh: "之后点在角上，谁得到触摸？"),
        answer: Bilingual(
          en: """
            What lies below the button there: its superview goes on asking, and returns itself \
            if nobody else answers.
            """,
          zh: "按钮下面的视图：父视图会继续询问，没有别人应答就返回自己。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "It is a `UIImageView`, not a button. What else is needed?",
          zh: "如果不是按钮而是 `UIImageView`，还需要什么？"),
        answer: Bilingual(
          en: """
            `isUserInteractionEnabled` must be set to true; it is false by default in an image \
            view, and is read before `point(inside:)`.
            """,
          zh: """
            要把 `isUserInteractionEnabled` 设为 true：图片视图默认为 false，而且它先于 \
            `point(inside:)` 被读取。
            """)),
      OralQuestion.FollowUp(
        Bilingual(en: "The shape is a star. How do you test it?", zh: "形状是五角星，怎样判断？"),
        answer: Bilingual(
          en: """
            With a `UIBezierPath` in the coordinates of the bounds and its `contains(_:)`, which \
            closes open subpaths for the test.
            """,
          zh: """
            用 bounds 坐标里的 `UIBezierPath` 和它的 `contains(_:)`，判断时会自动闭合未闭合的子路\
            径。
            """)),
    ],
    rules: ["HT-9", "HT-17", "HT-4", "GE-4", "GE-23", "UI-2", "HT-3"],
    demonstration: [
      "class Round: UIButton {",
      "  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {",
      "    let radius = min(bounds.width, bounds.height) / 2",
      "    return hypot(p.x - bounds.midX, p.y - bounds.midY) < radius",
      "  }",
      "}",
      "add button ok 100 100 120 120",
      "set ok.layer.cornerRadius 60",
      "expect hit 102 102 is ok",
      "set ok.class Round",
      "expect hit 102 102 is root",
      "expect hit 160 102 is ok",
    ]),
]
