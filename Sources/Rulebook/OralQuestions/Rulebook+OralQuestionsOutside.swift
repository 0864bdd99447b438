import Records

extension Rulebook {
  /// Questions about views outside their superview's bounds.
  static var oralQuestionsOutside: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-7", .outside, level: 1, minutes: 3,
    question: Bilingual(
      en: """
        A button sticks out of its superview. Why does the outer part not react, and how do you \
        make it react? Name two ways.
        """,
      zh: "一个按钮超出了父视图。为什么超出的部分没有反应？怎样让它有反应？请说出两种做法。"),
    answer: Bilingual(
      en: """
        Hit testing goes down the hierarchy: the superview is asked first, its \
        `point(inside:with:)` is false outside its bounds, so it returns nil and its subviews \
        are never asked. Either the superview overrides `point(inside:with:)` so that it accepts \
        the points of the button, or its `hitTest(_:with:)` converts the point and asks the \
        button first, if the three switches let it; every ancestor on the way needs the same. Or \
        the button moves to a superview that contains it. `clipsToBounds` changes only the \
        drawing.
        """,
      zh: """
        命中测试自上而下：先询问父视图，点在它的 bounds 之外，`point(inside:with:)` 为 false，于\
        是返回 nil，子视图根本不会被询问。做法一：父视图重写 `point(inside:with:)`，接受按钮所在\
        的点；做法二：重写 `hitTest(_:with:)`，先检查三个开关，再转换坐标并询问按钮；沿途的每一级\
        父视图都要这样做。也可以把按钮放到能容纳它的父视图里。`clipsToBounds` 只影响绘制。
        """),
    points: [
      Bilingual(
        en: "the superview's point(inside:) is false there",
        zh: "父视图的 point(inside:) 在那里为 false"),
      Bilingual(en: "so the button is never asked", zh: "所以按钮根本不会被询问"),
      Bilingual(en: "one way that works", zh: "一种可行的做法"),
      Bilingual(en: "a second way", zh: "第二种做法"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Does a larger point(inside:) of the button itself help?",
          zh: "把按钮自己的 point(inside:) 放大有用吗？"),
        answer: Bilingual(
          en: "No: a view answers only where all its ancestors accept the point.",
          zh: "没有用：所有祖先都接受这个点时，视图才可能响应。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: """
            Your `hitTest` asks the subviews and ends in `return self`, without \
            `point(inside:)`. What goes wrong?
            """,
          zh: """
            你的 `hitTest` 去掉 `point(inside:)` 的判断，问完子视图后直接 `return self`，会出什么\
            问题？
            """),
        answer: Bilingual(
          en: """
            The view then answers for every point that its superview is asked for, and the \
            siblings below get nothing. It must return itself only if the point is inside, else \
            nil.
            """,
          zh: """
            这样父视图被问到的每个点它都会应答，下面的兄弟视图什么也收不到。只有点在内部才返回自\
            己，否则返回 nil。
            """)),
    ],
    rules: ["HT-4", "HT-29", "HT-16", "HT-6"],
    demonstration: [
      "add view card 60 300 270 120",
      "add button close 240 -30 60 60 in card",
      "expect hit 345 285 is root",
      "expect hit 310 310 is close",
      "on close pointInside return true",
      "expect hit 345 285 is root",
      "on card pointInside return true",
      "expect hit 345 285 is close",
    ]),
  OralQuestion(
    "Q-15", .outside, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        A tab bar has a raised button in the middle. Its upper half does not react. How do you \
        repair that, and what can go wrong?
        """,
      zh: "标签栏中间有一个凸起的按钮，它的上半部分点了没有反应。怎样修好？要注意什么？"),
    answer: Bilingual(
      en: """
        The upper half is outside the bar's bounds: the bar's `point(inside:)` is false, so it \
        returns nil, and the touch goes to the page below. I subclass `UITabBar` and override \
        `hitTest(_:with:)`: call super; if that is nil, check that the bar is not hidden, \
        interactive and opaque enough, convert the point to the button and return the button's \
        own `hitTest`, so its switches and its shape count as well. Without the check a hidden \
        bar keeps a dead spot in the middle of the page, the most frequent bug here. Another way \
        without an override: the button goes into the view of the tab bar controller, above the \
        bar; then it has to be hidden together with the bar.
        """,
      zh: """
        上半部分在标签栏的 bounds 之外：标签栏的 `point(inside:)` 为 false，于是返回 nil，触摸给\
        了下面的页面。我写一个 `UITabBar` 的子类，重写 `hitTest(_:with:)`：先调用 super；结果为 \
        nil 时，检查标签栏没有被隐藏、交互没有关闭、不透明度足够，再把点换算到按钮的坐标，返回按\
        钮自己的 `hitTest` 的结果，这样按钮的开关和形状也起作用。不做检查，隐藏的标签栏会在页面中\
        间留下一块死区，这是最常见的错误。不用重写的做法：把按钮放进标签栏控制器的视图，盖在标签\
        栏上面；这时它要和标签栏一起隐藏。
        """),
    points: [
      Bilingual(
        en: "the upper half is outside the bar's bounds",
        zh: "上半部分在标签栏的 bounds 之外"),
      Bilingual(
        en: "hitTest (or point(inside:)) of the bar, not of the button",
        zh: "重写标签栏的 hitTest（或 point(inside:)），而不是按钮的"),
      Bilingual(
        en: "the point is converted, the button's own hitTest is asked",
        zh: "换算坐标，询问按钮自己的 hitTest"),
      Bilingual(en: "a hidden bar must not react", zh: "隐藏的标签栏不能响应"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Why is it not enough to override `point(inside:)` of the button?",
          zh: "为什么只重写按钮的 `point(inside:)` 不够？"),
        answer: Bilingual(
          en: "Outside the bar the button is never asked.",
          zh: "在标签栏之外，按钮根本不会被询问。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Why return the button's `hitTest`, and not the button?",
          zh: "为什么返回按钮的 `hitTest` 结果，而不是直接返回按钮？"),
        answer: Bilingual(
          en: """
            Then a hidden button, or one without interaction, stays out, and a round one reacts \
            only where it is round.
            """,
          zh: "这样被隐藏或关闭了交互的按钮不会响应，圆形按钮也只在圆形部分响应。")),
    ],
    rules: ["HT-4", "HT-29", "HT-26", "HT-2", "HT-5"],
    demonstration: [
      "class Bar: UITabBar {",
      "  var plus = UIButton()",
      "  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {",
      "    if let hit = super.hitTest(p, with: e) { return hit }",
      "    let isOff = isHidden || !isUserInteractionEnabled || alpha < 0.01",
      "    return isOff ? nil : plus.hitTest(convert(p, to: plus), with: e)",
      "  }",
      "}",
      "add Bar bar 0 761 390 83",
      "add button plus 163 -32 64 64 in bar",
      "expect hit 195 745 is root",
      "bar.plus = plus",
      "expect hit 195 745 is plus",
      "set bar.isHidden true",
      "expect hit 195 745 is root",
    ]),
  OralQuestion(
    "Q-16", .outside, level: 1, minutes: 2,
    question: Bilingual(
      en: "What does `clipsToBounds` change for touches?",
      zh: "`clipsToBounds` 对触摸有什么影响？"),
    answer: Bilingual(
      en: """
        Nothing. Hit testing does not read it. A subview's part outside the superview's bounds \
        gets no touch whether the superview clips or not, because the superview's \
        `point(inside:)` is false there and the subview is never asked. The other way round as \
        well: if `point(inside:)` is overridden to accept the point, the subview is hit even \
        where it is clipped away and nobody sees it. What the property changes is the picture: \
        without clipping the outer part is drawn and looks as if it could be touched. The same \
        goes for `cornerRadius`, masks and shadows: they change what is drawn, not who gets the \
        touch.
        """,
      zh: """
        没有影响。命中测试不看它。子视图超出父视图 bounds 的部分，无论裁不裁剪都得不到触摸：父视\
        图的 `point(inside:)` 在那里为 false，子视图根本不会被询问。反过来也一样：如果重写 \
        `point(inside:)` 接受这个点，子视图就会被命中，哪怕那一部分已被裁掉、谁也看不见。它改变的\
        只是画面：不裁剪时，超出的部分画了出来，看上去好像能点。`cornerRadius`、mask 和阴影也是如\
        此：改变画面，不改变谁得到触摸。
        """),
    points: [
      Bilingual(en: "nothing: hit testing does not read it", zh: "没有影响：命中测试不看它"),
      Bilingual(
        en: "outside the superview's bounds: no touch, clipped or not",
        zh: "父视图 bounds 之外：裁不裁剪都得不到触摸"),
      Bilingual(
        en: "point(inside:) and bounds decide",
        zh: "起决定作用的是 point(inside:) 和 bounds"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: """
            Pages of a scroll view peek out at its sides, because it does not clip. Can one \
            swipe there?
            """,
          zh: "滚动视图不裁剪，两侧露出了相邻的页。在那里能滑动吗？"),
        answer: Bilingual(
          en: """
            Not by itself: outside its bounds the scroll view is not hit. Its superview has to \
            return it from `hitTest`, or what is in it at that place.
            """,
          zh: """
            不能：bounds 之外命中不了滚动视图。要由父视图在 `hitTest` 里返回它，或者它在那个位置\
            的内容。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: """
            An avatar is round by `cornerRadius` and `masksToBounds`. Are its corners touchable?
            """,
          zh: "头像用 `cornerRadius` 和 `masksToBounds` 做成圆形，四个角能点到吗？"),
        answer: Bilingual(
          en: "Yes, if the view takes touches at all, until `point(inside:)` is overridden.",
          zh: "只要这个视图能接收触摸就能点到，除非重写 `point(inside:)`。")),
    ],
    rules: ["HT-16", "HT-4", "HT-9", "HT-17"],
    demonstration: [
      "add view box 100 100 200 100",
      "add view red 50 50 100 100 in box",
      "set box.clipsToBounds false",
      "expect hit 200 220 is root",
      "set box.clipsToBounds true",
      "expect hit 200 220 is root",
      "on box pointInside return true",
      "expect hit 200 220 is red",
    ]),
]
