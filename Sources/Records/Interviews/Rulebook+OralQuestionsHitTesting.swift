extension Rulebook {
  /// Questions about who gets a touch.
  static let oralQuestionsHitTesting: [OralQuestion] = [
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
          `point(inside:with:)` is false outside its bounds, so it returns nil and its subviews are \
          never asked. Either the superview overrides `point(inside:with:)` so that it accepts the \
          points of the button, or its `hitTest(_:with:)` converts the point and asks the button \
          first, if the three switches let it; every ancestor on the way needs the same. Or the \
          button moves to a superview that contains it. `clipsToBounds` changes only the drawing.
          """,
        zh: """
          命中测试自上而下：先询问父视图，点在它的 bounds 之外，`point(inside:with:)` 为 false，于是返回 nil，\
          子视图根本不会被询问。做法一：父视图重写 `point(inside:with:)`，接受按钮所在的点；做法二：重写 \
          `hitTest(_:with:)`，先检查三个开关，再转换坐标并询问按钮；沿途的每一级父视图都要这样做。也可以把按钮放到能容纳\
          它的父视图里。`clipsToBounds` 只影响绘制。
          """),
      points: [
        Bilingual(en: "the superview's point(inside:) is false there", zh: "父视图的 point(inside:) 在那里为 false"),
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
      ],
      rules: ["HT-4", "HT-29", "HT-16"],
      demonstration: [
        "add view card 60 300 270 120",
        "add button close 240 -30 60 60 in card",
        "expect hit 345 285 is root",
        "expect hit 310 310 is close",
      ]),
  ]
}
