import Records

extension Rulebook {
  /// Questions about touches that go elsewhere, and about finding out which view gets them.
  static var oralQuestionsFaults: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-9", .debugging, level: 2, minutes: 4,
    question: Bilingual(
      en: """
        When does a view get no touches? A button does not react: how do you search for the \
        reason?
        """,
      zh: "视图在哪些情况下收不到触摸？一个按钮没有反应，你怎样排查？"),
    answer: Bilingual(
      en: """
        First I ask who gets the touch instead: `window.hitTest(point, with: nil)`, or the same \
        in the debugger. If a view in front of the button answers, it covers the button, even \
        when it is clear. If an ancestor answers, or a view behind the button, I go up from the \
        button: it or a superview is hidden, nearly transparent or not interactive, as image \
        views and labels are by default; or the point is outside the bounds of one of them. A \
        running animation refuses touches, too. If the answer is the button, the fault comes \
        later: it is disabled, there is no action for the event, a gesture recognizer cancels \
        the touch, or a scroll view holds it back or takes it away.
        """,
      zh: """
        先问触摸给了谁：调用 `window.hitTest(point, with: nil)`，在调试器里也可以。如果应答的是按\
        钮前面的视图，就是它盖住了按钮，哪怕它是透明的。如果应答的是某个祖先，或者按钮后面的视\
        图，就从按钮往上查：它或某一级父视图是不是被隐藏、接近透明或关闭了交互（图片视图和标签默\
        认关闭），或者点在某一级的 bounds 之外。正在执行的动画也会拒绝触摸。如果应答的就是按钮，\
        问题在后面：按钮被禁用、没有为该事件添加动作、手势识别器取消了触摸，或者滚动视图推迟、夺\
        走了触摸。
        """),
    points: [
      Bilingual(
        en: "it or an ancestor is hidden, transparent or not interactive",
        zh: "它或某个祖先被隐藏、透明或关闭了交互"),
      Bilingual(
        en: "image views and labels: interaction is off by default",
        zh: "图片视图和标签默认关闭交互"),
      Bilingual(
        en: "the point is outside an ancestor's bounds",
        zh: "点在某个祖先的 bounds 之外"),
      Bilingual(
        en: "a view in front covers it, even a clear one",
        zh: "被前面的视图盖住，透明的也算"),
      Bilingual(
        en: "after the hit test: disabled, no action, a recognizer, a scroll view",
        zh: "命中测试之后：被禁用、没有动作、手势识别器、滚动视图"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "A button is in an image view and is deaf. Why?",
          zh: "按钮放在图片视图里，点了没有反应，为什么？"),
        answer: Bilingual(
          en: """
            An image view has `isUserInteractionEnabled` false by default, and that shuts out \
            all it holds; the button's own flag does not help.
            """,
          zh: """
            图片视图的 `isUserInteractionEnabled` 默认为 false，里面的一切都被挡在外面，按钮自己\
            的开关帮不上忙。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Does a parent that handles no touches keep them from its children?",
          zh: "父视图不处理触摸，子视图就收不到了吗？"),
        answer: Bilingual(
          en: "No. Only its switches and its `point(inside:)` cut the children off.",
          zh: "不会。能切断子视图的只有父视图的三个开关和它的 `point(inside:)`。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "A button is drawn, but its container has the height 0. What happens?",
          zh: "按钮看得见，可它所在的容器高度为 0，会怎样？"),
        answer: Bilingual(
          en: "No point is inside the container, so the button is never asked.",
          zh: "没有任何点在容器之内，所以按钮根本不会被询问。")),
    ],
    rules: [
      "HT-2", "HT-4", "HT-5", "HT-6", "UI-2", "UI-5", "HT-11", "HT-21", "CT-4", "GR-17", "SC-2",
    ],
    demonstration: [
      "add image poster 20 100 350 300",
      "add button buy 20 20 120 44 in poster",
      "expect hit 80 140 is root",
      "set poster.isUserInteractionEnabled true",
      "expect hit 80 140 is buy",
      "add view pane 0 0 390 844 backgroundColor clear",
      "expect hit 80 140 is pane",
      "remove pane",
      "set buy.isEnabled false",
      "target buy touchUpInside",
      "tap buy",
      "expect hit 80 140 is buy",
      "expect log is",
    ]),
  OralQuestion(
    "Q-23", .hitTesting, level: 3, minutes: 2,
    question: Bilingual(
      en: """
        You log `hitTest(_:with:)`, and one tap prints several lines. Why is it called more than \
        once, and what follows for your override?
        """,
      zh: """
        在 `hitTest(_:with:)` 里打日志，点一次却打印了好几行。为什么会多次调用？这对你的重写意味\
        着什么？
        """),
    answer: Bilingual(
      en: """
        `hitTest` is a question, not a delivery. For one finger that goes down the system may \
        ask more than once: two calls with the same timestamp are usual, three were seen, and \
        the point may change a little between them. Also, in each pass every view that is \
        reached is asked, the losers included, so a line in the log does not mean that the view \
        got the touch; and any code may ask, with a nil event. So an override must have no side \
        effects: nothing is counted, toggled or closed in `hitTest` or in `point(inside:)`. It \
        says who gets the touch; what then happens belongs in `touchesBegan`, in a gesture \
        recognizer or in an action.
        """,
      zh: """
        `hitTest` 是询问，不是投递。手指按下一次，系统可能询问多次：时间戳相同的两次很常见，也见\
        过三次，而且各次的点可能略有不同。另外，每趟查找都会询问所到达的每个视图，落选的也在内，\
        所以打印了日志并不代表视图得到了触摸；任何代码都可以来问，event 为 nil。因此重写不能有副\
        作用：不要在 `hitTest` 或 `point(inside:)` 里计数、切换状态或关闭菜单。它只回答谁得到触\
        摸；之后要做的事放在 `touchesBegan`、手势识别器或动作里。
        """),
    points: [
      Bilingual(en: "it is a question, nothing is delivered", zh: "它只是询问，不投递任何事件"),
      Bilingual(
        en: "the system may ask several times for one touch",
        zh: "一次触摸，系统可能问多次"),
      Bilingual(en: "views that lose are asked as well", zh: "落选的视图也会被询问"),
      Bilingual(
        en: "so no side effects in hitTest and point(inside:)",
        zh: "所以 hitTest 和 point(inside:) 不能有副作用"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Is it called again while the finger moves?",
          zh: "手指移动时会再次调用吗？"),
        answer: Bilingual(
          en: """
            No. Hit testing takes place when the touch begins; after that the touch keeps its \
            view.
            """,
          zh: "不会。命中测试在触摸开始时进行，之后触摸的视图不再改变。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "A touch outside a menu should close it. Where do you do that?",
          zh: "点菜单以外的地方要关闭菜单，写在哪里？"),
        answer: Bilingual(
          en: """
            In `touchesBegan` or a tap recognizer of a view under the menu that covers the rest, \
            not in `hitTest`.
            """,
          zh: """
            在菜单下面铺一个盖住其余部分的视图，写在它的 `touchesBegan` 或点按手势里，不要写在 \
            `hitTest` 里。
            """)),
    ],
    rules: ["HT-23", "HT-24", "HT-25", "HT-22"],
    demonstration: [
      "add view red 100 100 200 200",
      "add view far 300 600 50 50",
      "var (asked, heard) = (0, 0)",
      "on red hitTest and super do asked += 1",
      "on red touchesBegan do heard += 1",
      "let p = CGPoint(x: 150, y: 150)",
      "root.hitTest(p, with: nil); root.hitTest(p, with: nil)",
      "expect asked == 2 && heard == 0",
      "expect asked far at 150 150",
      "tap red",
      "expect heard == 1",
      "expect asked > 2",
    ]),
]
