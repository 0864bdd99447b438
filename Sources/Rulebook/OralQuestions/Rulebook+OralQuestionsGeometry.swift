import Records

extension Rulebook {
  /// Questions about coordinates.
  static var oralQuestionsGeometry: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-20", .coordinates, level: 3, minutes: 4,
    question: Bilingual(
      en: """
        Find the nearest common superview of two views. Then explain how `convert(_:to:)` takes \
        a rectangle from one view to another.
        """,
      zh: """
        怎样找到两个视图的最近公共父视图？再说明 `convert(_:to:)` 怎样把矩形从一个视图换算到另一\
        个视图。
        """),
    answer: Bilingual(
      en: """
        I put the first view and all its superviews into a set and walk up from the second until \
        a view is in the set; if none is, they share no hierarchy. That is linear in the depth. \
        A point is converted along the same way: up from the source to where both branches meet, \
        then down to the target. One step up takes off the bounds origin, applies the transform \
        around the anchor point and adds the position; without a transform that is plus \
        `frame.origin` minus `bounds.origin`. A step down is the inverse. A rectangle is carried \
        by its corners, and the result is the upright box around them, so under a rotation it \
        grows. Both views have to be in the same window.
        """,
      zh: """
        把第一个视图及其所有父视图放进集合，再从第二个视图往上走，直到某个视图在集合里；一个也没\
        有，就说明它们不在同一个层级里。复杂度与深度成线性。换算点走的是同一条路：从源视图向上到\
        两条分支汇合的地方，再向下到目标视图。向上一步：减去 bounds 的原点，绕锚点应用 \
        transform，再加上 position；没有 transform 时，就是加 `frame.origin` 减 `bounds.origin`。\
        向下一步是它的逆运算。矩形按四个角换算，结果是包住它们的正放的矩形，所以旋转时会变大。两\
        个视图必须在同一个窗口里。
        """),
    points: [
      Bilingual(
        en: "superviews of one in a set, or isDescendant(of:) while walking up",
        zh: "一个视图的父视图放进集合，或往上走时用 isDescendant(of:)"),
      Bilingual(en: "nil if they share no hierarchy", zh: "不在同一层级里则为 nil"),
      Bilingual(
        en: "up from the source to where both branches meet, then down",
        zh: "从源视图向上到汇合处，再向下"),
      Bilingual(
        en: "a step up: plus frame origin, minus bounds origin",
        zh: "向上一步：加 frame 原点，减 bounds 原点"),
      Bilingual(
        en: "a rectangle becomes the upright box around its corners",
        zh: "矩形变成包住四个角的正放的矩形"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(en: "What does nil as the other view mean?", zh: "另一个视图传 nil 表示什么？"),
        answer: Bilingual(
          en: "The coordinates of the window; for a window itself, those of the screen.",
          zh: "窗口的坐标；对窗口自己则是屏幕的坐标。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Does it come back? A rectangle is converted to a turned view and back again.",
          zh: "把矩形换算到旋转的视图再换算回来，能复原吗？"),
        answer: Bilingual(
          en: """
            Not in general: each conversion puts a box around the corners, so it grows. A point \
            comes back.
            """,
          zh: "一般不能：每次换算都取外接矩形，会变大。点可以复原。")),
    ],
    rules: ["GE-1", "GE-19", "GE-20", "GE-21", "GE-8", "WN-12"],
    demonstration: [
      "add view card 20 100 350 300",
      "add view left 10 20 100 100 in card",
      "add view right 150 120 100 100 in card",
      "func common(_ one: UIView, _ other: UIView) -> UIView? {",
      "  var next: UIView? = one",
      "  while let v = next, !other.isDescendant(of: v) { next = v.superview }",
      "  return next",
      "}",
      "expect common(left, right) === card",
      "expect common(left, UIView()) == nil",
      "bounds right 30 0 100 100",
      "expect convert 5 5 in left to card is 15 25",
      "expect convert 5 5 in left to right is -105 -95",
      "set left.transform rotation 45deg",
      "expect left.convert(left.bounds, to: card).width > 141",
    ]),
  OralQuestion(
    "Q-22", .coordinates, level: 1, minutes: 3,
    question: Bilingual(
      en: """
        What is the difference between `frame` and `bounds`? Is `bounds.origin` always zero, and \
        what are both after a rotation by 45 degrees?
        """,
      zh: """
        `frame` 和 `bounds` 有什么区别？`bounds.origin` 总是零吗？旋转 45 度之后两者各是多少？
        """),
    answer: Bilingual(
      en: """
        `frame` is the view's rectangle in the superview's coordinates, `bounds` in its own. The \
        frame is not stored; it follows from the center, the bounds, the anchor point and the \
        transform. The bounds origin is zero only by default. It says which of the view's own \
        coordinates lies at its upper left corner: in a scroll view it is the content offset. \
        Changing it moves the subviews the other way, and the frame stays. A view of 200 by 200 \
        turned by 45 degrees keeps its bounds and its center; its frame is then undefined by \
        contract and reads as the box around the corners, about 283 by 283. So under a transform \
        I use `bounds` and `center`.
        """,
      zh: """
        `frame` 是视图在父视图坐标系里的矩形，`bounds` 是在自己坐标系里的矩形。frame 不是存储的，\
        由 center、bounds、锚点和 transform 推导出来。bounds 的原点只是默认为零，它表示视图左上角\
        对应自己坐标系的哪一点：在滚动视图里就是 contentOffset。改变它，子视图朝相反的方向移动，\
        frame 不变。200 × 200 的视图旋转 45 度，bounds 和 center 都不变；按约定，这时 frame 没有\
        定义，读出来的是四个角的外接矩形，大约 283 × 283。所以有 transform 时我用 `bounds` 和 \
        `center`。
        """),
    points: [
      Bilingual(
        en: "frame in the superview's coordinates, bounds in its own",
        zh: "frame 用父视图的坐标，bounds 用自己的坐标"),
      Bilingual(
        en: "bounds.origin can be anything, as in a scroll view",
        zh: "bounds.origin 可以不为零，例如滚动视图"),
      Bilingual(
        en: "changing it moves the subviews the other way",
        zh: "改变它，子视图朝相反方向移动"),
      Bilingual(
        en: "a rotation leaves bounds and center; the frame is the box around it",
        zh: "旋转不改变 bounds 和 center；frame 是外接矩形"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "The width of the bounds grows by 20. What happens to the frame?",
          zh: "bounds 的宽度增加 20，frame 会怎样？"),
        answer: Bilingual(
          en: "It grows around the center: 20 wider, and its minX moves by −10.",
          zh: "以中心为准扩大：宽度加 20，minX 移动 −10。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "The bounds origin is (−50, 50). Where does a subview at (0, 0) appear?",
          zh: "bounds 的原点是 (−50, 50)，位于 (0, 0) 的子视图显示在哪里？"),
        answer: Bilingual(
          en: "50 to the right of and 50 above the upper left corner.",
          zh: "在左上角右边 50、上面 50 的位置。")),
      OralQuestion.FollowUp(
        Bilingual(en: "Which of them does hit testing look at?", zh: "命中测试看的是哪一个？"),
        answer: Bilingual(
          en: "`bounds`, with the point converted into the view's coordinates.",
          zh: "`bounds`，点已经换算成视图自己的坐标。")),
    ],
    rules: ["GE-2", "GE-4", "GE-8", "GE-13", "GE-7", "SC-1", "HT-9"],
    demonstration: [
      "add view red 100 100 200 200",
      "add view dot 0 0 50 50 in red",
      "set red.bounds.origin -50 50",
      "expect frame red is 100 100 200 200",
      "expect convert 0 0 in dot to root is 150 50",
      "set red.bounds.origin 0 0",
      "set red.transform rotation 45deg",
      "expect red.bounds.width == 200 && red.frame.width > 282",
      "expect red.center == CGPoint(x: 200, y: 200)",
      "add scroll feed 0 400 390 300",
      "set feed.contentOffset 0 120",
      "expect feed.bounds.origin == CGPoint(x: 0, y: 120)",
    ]),
]
