import Records

extension Rulebook {
  /// Questions about the search for the view that gets a touch.
  static var oralQuestionsHitTesting: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-2", .hitTesting, level: 1, minutes: 3,
    question: Bilingual(
      en: """
        How does UIKit find the view that was touched? What do `hitTest(_:with:)` and \
        `point(inside:with:)` do?
        """,
      zh: "UIKit 怎样找到被触摸的视图？`hitTest(_:with:)` 和 `point(inside:with:)` 各做什么？"),
    answer: Bilingual(
      en: """
        The search begins with `hitTest(_:with:)` of the front window, and every view does the \
        same. If the view is hidden, if its `isUserInteractionEnabled` is false or if its alpha \
        is below 0.01, it returns nil, and its whole subtree is skipped. Then it asks its own \
        `point(inside:with:)`, by default whether the point is in `bounds`; if that is false, it \
        returns nil as well, and no subview is asked. Otherwise it asks its subviews from the \
        last to the first, each with the point in its own coordinates, and returns the first \
        answer that is not nil. If no subview answers, it returns itself. So `point(inside:)` \
        speaks for one view, and `hitTest` is the whole search.
        """,
      zh: """
        查找从最前面的窗口的 `hitTest(_:with:)` 开始，每个视图做的事都一样。如果视图被隐藏、\
        `isUserInteractionEnabled` 为 false 或 alpha 小于 0.01，就返回 nil，整个子树都被跳过。然\
        后询问自己的 `point(inside:with:)`，默认判断点是否在 `bounds` 之内；为 false 也返回 nil，\
        子视图都不会被询问。否则从最后一个子视图到第一个依次询问，点要换算成各自的坐标，返回第一\
        个非 nil 的结果。如果没有子视图应答，就返回自己。所以 `point(inside:)` 只说明一个视图自\
        己，`hitTest` 才是整个查找过程。
        """),
    points: [
      Bilingual(
        en: "the three switches are read first: hidden, interaction, alpha",
        zh: "先看三个开关：隐藏、交互、alpha"),
      Bilingual(
        en: "point(inside:) false: nil, and no subview is asked",
        zh: "point(inside:) 为 false：返回 nil，子视图都不会被询问"),
      Bilingual(en: "subviews from the last to the first", zh: "子视图从最后一个到第一个"),
      Bilingual(en: "the first answer that is not nil wins", zh: "第一个非 nil 的结果就是答案"),
      Bilingual(en: "no subview answers: the view itself", zh: "没有子视图应答：返回视图自己"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "A clear view without any code covers a button. Who gets the touch?",
          zh: "一个透明的、没有任何代码的视图盖住了按钮，谁得到触摸？"),
        answer: Bilingual(
          en: """
            The clear view: a plain view that contains the point returns itself, whatever it \
            draws and whether or not it handles touches.
            """,
          zh: "透明视图：只要点在普通视图之内，它就会返回自己，不管它画了什么、处不处理触摸。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Is the view that was added last always asked first?",
          zh: "最后添加的视图总是最先被询问吗？"),
        answer: Bilingual(
          en: """
            No, the last one in `subviews` is; `bringSubviewToFront` and `insertSubview(_:at:)` \
            change the order, `zPosition` does not.
            """,
          zh: """
            不是，最先被询问的是 `subviews` 里的最后一个；`bringSubviewToFront` 和 \
            `insertSubview(_:at:)` 会改变顺序，`zPosition` 不会。
            """)),
      OralQuestion.FollowUp(
        Bilingual(en: "What if the front window refuses?", zh: "如果最前面的窗口拒绝呢？"),
        answer: Bilingual(
          en: "Then the next window down is asked.",
          zh: "接着询问它下面的窗口。")),
    ],
    rules: ["HT-1", "HT-2", "HT-3", "HT-4", "HT-5", "HT-6", "HT-7", "HT-8", "HT-9", "WN-5"],
    demonstration: [
      "add view yellow 40 40 160 160",
      "add button ok 20 20 60 40 in yellow",
      "add view green 100 100 160 160",
      "expect order 80 80 is window, root, green, yellow, ok",
      "expect order 150 150 is window, root, green",
      "expect hit 80 80 is ok",
      "set yellow.isHidden true",
      "expect not asked ok at 80 80",
      "expect hit 80 80 is root",
    ]),
  OralQuestion(
    "Q-6", .hitTesting, level: 2, minutes: 4,
    question: Bilingual(
      en: "Write the default `hitTest(_:with:)` from scratch. Say what each line is for.",
      zh: "请手写 `hitTest(_:with:)` 的默认实现，并说明每一行的作用。"),
    answer: Bilingual(
      en: """
        First the three switches: `guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else \
        { return nil }`. Next the view itself: `guard self.point(inside: point, with: event) \
        else { return nil }`; so a subview outside the bounds is never asked. Then `for child in \
        subviews.reversed()`, because the last subview is in front: `convert(point, to: child)`, \
        call `child.hitTest` with that point, and return the first result that is not nil. After \
        the loop `return self`. Usual mistakes: a loop that runs forward, so that a covered view \
        wins; subtracting `frame.origin` instead of converting, which is wrong as soon as the \
        child is turned or scrolled; leaving out `point(inside:)`, so that the view answers for \
        every point.
        """,
      zh: """
        先看三个开关：`guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return \
        nil }`。再看视图自己：`guard self.point(inside: point, with: event) else { return nil \
        }`，所以超出 bounds 的子视图根本不会被询问。然后 `for child in subviews.reversed()`，因为\
        最后一个子视图在最前面：用 `convert(point, to: child)` 换算坐标，以这个点调用 \
        `child.hitTest`，返回第一个非 nil 的结果。循环之后 `return self`。常见错误：正序遍历，让\
        被遮住的视图胜出；用减去 `frame.origin` 代替坐标换算，子视图一旦旋转或滚动就错了；漏掉 \
        `point(inside:)`，视图会对所有的点应答。
        """),
    points: [
      Bilingual(en: "three switches, alpha below 0.01", zh: "三个开关，alpha 小于 0.01"),
      Bilingual(
        en: "own point(inside:) before the subviews",
        zh: "先判断自己的 point(inside:)，再问子视图"),
      Bilingual(en: "subviews in reverse", zh: "逆序遍历子视图"),
      Bilingual(en: "the point is converted for each subview", zh: "为每个子视图换算坐标"),
      Bilingual(
        en: "the first that is not nil, else self",
        zh: "返回第一个非 nil 的结果，否则返回自己"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Why `self.point(inside:with:)`, and not `point(inside:with:)`?",
          zh: "为什么要写 `self.point(inside:with:)`，而不是 `point(inside:with:)`？"),
        answer: Bilingual(
          en: """
            The parameter is called `point` and hides the method, so that the call without \
            `self` does not compile.
            """,
          zh: "参数名叫 `point`，遮住了同名方法，不写 `self` 就编译不过。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Would you paste this into a button to change where it reacts?",
          zh: "要改变按钮的响应区域，你会把这段代码抄进按钮里吗？"),
        answer: Bilingual(
          en: """
            No: `UIControl` overrides `hitTest` itself, and the copy goes round that. \
            `point(inside:with:)` is enough.
            """,
          zh: """
            不会：`UIControl` 自己重写了 `hitTest`，抄一份就绕过了它。重写 `point(inside:with:)` \
            就够了。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "How often is `hitTest` called in one pass?",
          zh: "一趟查找里 `hitTest` 会被调用多少次？"),
        answer: Bilingual(
          en: """
            Once on each view that is reached, also on those that refuse; what is in a skipped \
            view costs nothing.
            """,
          zh: "到达的每个视图各一次，拒绝的也算；被跳过的视图里面的一概不问。")),
    ],
    rules: ["HT-2", "HT-3", "HT-4", "HT-5", "HT-6", "GE-1", "GE-19", "HT-24", "HT-27"],
    demonstration: [
      "class Own: UIView {",
      "  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {",
      "    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,",
      "      point(inside: p, with: e) else { return nil }",
      "    for child in subviews.reversed() {",
      "      let hit = child.hitTest(convert(p, to: child), with: e)",
      "      if hit != nil { return hit }",
      "    }",
      "    return self",
      "  }",
      "}",
      "add Own box 50 100 300 300",
      "add view yellow 20 20 160 160 in box",
      "add button ok 80 80 160 160 in yellow",
      "expect hit 170 220 is ok",
      "expect hit 250 300 is box",
    ]),
]
