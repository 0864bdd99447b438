import Records

extension Rulebook {
  /// Questions about layout, constraints and frames of views.
  static var oralQuestionsLayout: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-27", .layout, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        What is the difference between `setNeedsLayout` and `layoutIfNeeded`, and when does \
        `layoutSubviews` run?
        """,
      zh: "`setNeedsLayout` 和 `layoutIfNeeded` 有什么区别？`layoutSubviews` 什么时候执行？"),
    answer: Bilingual(
      en: """
        `setNeedsLayout` only marks the view. At the end of the turn of the run loop the \
        marks are worked off: constraints from the leaves up, layout from the top down, then \
        drawing. However often a view was marked, it gets one `layoutSubviews`; a view that \
        nothing has marked gets none. `layoutIfNeeded` works the marks of a subtree off at \
        once, which is how constraint changes are animated: change, then `layoutIfNeeded` in \
        the block. What marks a view: a new size of its bounds, scrolling, adding and \
        removing subviews, a subview's new size. A new centre marks nothing. In \
        `layoutSubviews` only place your own subviews, and mark nothing outside.
        """,
      zh: """
        `setNeedsLayout` 只做标记。运行循环这一轮结束时统一处理标记：约束自下而上，布局自上\
        而下，然后绘制。无论标记多少次，视图只收到一次 `layoutSubviews`；没有标记就不会收到\
        。`layoutIfNeeded` 立刻处理一棵子树的标记，约束动画就靠它：先改约束，再在动画块里调\
        用。会引起标记的有：bounds 的大小改变、滚动、添加和移除子视图、子视图的大小改变。\
        center 改变不引起标记。在 `layoutSubviews` 里只放置自己的子视图，不要标记外面的视图\
        。
        """),
    points: [
      Bilingual(
        en: "setNeedsLayout marks, layoutIfNeeded works off",
        zh: "setNeedsLayout 标记，layoutIfNeeded 处理"),
      Bilingual(
        en: "marks are merged: one layoutSubviews in a turn",
        zh: "标记会合并：一轮只有一次 layoutSubviews"),
      Bilingual(
        en: "constraints up, layout down, then drawing",
        zh: "约束自下而上，布局自上而下，然后绘制"),
      Bilingual(
        en: "a new size marks, a new centre does not",
        zh: "大小改变会标记，center 改变不会"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "What happens when layoutSubviews marks its superview?",
          zh: "layoutSubviews 里标记父视图会怎样？"),
        answer: Bilingual(
          en: "The pass goes on without end; a device hangs.",
          zh: "布局永远停不下来，真机会卡死。"))
    ],
    rules: ["LC-1", "LC-2", "LC-3", "LC-6", "LC-7", "LC-9", "LC-13"],
    demonstration: [
      "class Card: UIView {",
      "  var count = 0",
      "  override func layoutSubviews() { count += 1 }",
      "}",
      "let card = Card(frame: CGRect(x: 0, y: 0, width: 90, height: 60))",
      "view.addSubview(card)",
      "card.count = 0",
      "card.setNeedsLayout(); card.setNeedsLayout()",
      "expect card.count == 1",
      "card.center.x += 10",
      "expect card.count == 1",
      "card.setNeedsLayout(); card.layoutIfNeeded(); card.setNeedsLayout()",
      "expect card.count == 3",
    ]),
  OralQuestion(
    "Q-28", .layout, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        What are content hugging and compression resistance, and which label is cut when two \
        do not fit?
        """,
      zh: "content hugging 和 compression resistance 是什么？两个标签放不下时，哪个会被截断？"),
    answer: Bilingual(
      en: """
        Both are priorities of constraints that a view with an intrinsic size makes by \
        itself, two for each axis: not larger than the content, at the hugging priority, and \
        not smaller, at the compression priority. Unless set they are 250 and 750. They \
        matter only where other constraints pull: with room left over the view that hugs \
        less is stretched, with too little room the one that resists less is cut. A single \
        constraint of higher priority beats any number of lower ones. Where both are equal \
        nothing decides, and the layout is ambiguous, so I set one of them for the label \
        that must keep its size.
        """,
      zh: """
        它们是有固有大小的视图自己产生的约束的优先级，每个方向两条：不大于内容（hugging 优先\
        级）和不小于内容（compression 优先级）。默认是 250 和 750。只有其他约束在拉伸或挤压\
        时才起作用：空间富余时，hugging 低的被拉伸；空间不足时，compression 低的被截断。一条\
        优先级高的约束胜过任意多条低的。两者相等时没有依据，布局有歧义，所以要给必须保持大小\
        的标签单独设置。
        """),
    points: [
      Bilingual(
        en: "two constraints for each axis, made from the intrinsic size",
        zh: "每个方向两条约束，来自固有大小"),
      Bilingual(
        en: "hugging against growing, compression resistance against shrinking",
        zh: "hugging 抵抗变大，compression resistance 抵抗变小"),
      Bilingual(
        en: "the lower priority gives way, however many",
        zh: "优先级低的让步，数量再多也一样"),
      Bilingual(
        en: "equal priorities are ambiguous",
        zh: "优先级相等则有歧义"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "One label hugs with 251, the other with 250. Is the first one never stretched?",
          zh: "一个标签的 hugging 是 251，另一个是 250。前者就永远不会被拉伸吗？"),
        answer: Bilingual(
          en: """
            Only against that rival: a required width or two required edges stretch it all \
            the same.
            """,
          zh: "只是与这个对手相比：必需的宽度或两侧必需的边缘照样会拉伸它。"))
    ],
    rules: ["AL-2", "AL-3", "AL-4", "AL-6", "AL-7", "AL-8"],
    demonstration: [
      "let box = UIView()",
      "let label = UILabel()",
      #"label.text = "four""#,
      "view.addSubview(label)",
      "label.translatesAutoresizingMaskIntoConstraints = false",
      "let wide = label.widthAnchor.constraint(equalToConstant: 200)",
      "wide.priority = UILayoutPriority(249)",
      "wide.isActive = true",
      "view.layoutIfNeeded()",
      "expect label.frame.width == label.intrinsicContentSize.width",
      "wide.priority = UILayoutPriority(251)",
      "view.layoutIfNeeded()",
      "expect label.frame.width == 200",
    ]),
  OralQuestion(
    "Q-30", .layout, level: 3, minutes: 3,
    question: Bilingual(
      en: "What is `frame` made of, and why must it not be set on a view that is rotated?",
      zh: "`frame` 是由什么得出的？视图旋转之后为什么不能设置 `frame`？"),
    answer: Bilingual(
      en: """
        A view's place is its layer's: `bounds`, `position` (the view's `center`), the \
        anchor point and the transform. `frame` is worked out from these: the box, in the \
        superview's coordinates, around the bounds after the transform, which acts about the \
        anchor point. So the frame of a rotated view is larger than the view, and setting it \
        would have to find bounds and centre for a box: the result is not what one means. I \
        change `bounds` and `center` then. Another anchor point leaves `position` where it \
        is and moves the frame; to turn a view about its corner without a jump, set the \
        anchor point and then the centre to that corner.
        """,
      zh: """
        视图的位置由图层的 `bounds`、`position`（视图的 `center`）、锚点和变换决定。`frame` \
        是由它们算出来的：以锚点为中心做变换之后，bounds 在父视图坐标系中的外接矩形。所以旋\
        转后的 frame 比视图大；设置它就要由一个外接矩形反推 bounds 和 center，结果不是你想要\
        的。这时应当改 `bounds` 和 `center`。改锚点时 `position` 不变，frame 会移动；要绕一\
        个角旋转又不跳动，就先设锚点，再把 center 设到那个角。
        """),
    points: [
      Bilingual(
        en: "frame follows from bounds, position, anchor point, transform",
        zh: "frame 由 bounds、position、锚点和变换得出"),
      Bilingual(
        en: "with a transform it is the box around the view",
        zh: "有变换时它是外接矩形"),
      Bilingual(
        en: "then set bounds and center",
        zh: "这时改 bounds 和 center"),
      Bilingual(
        en: "another anchor point moves the frame, not the position",
        zh: "改锚点会移动 frame，不改变 position"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "A view of 100 × 50 is turned by 90°. What is the size of its frame?",
          zh: "100 × 50 的视图旋转 90°，frame 的大小是多少？"),
        answer: Bilingual(
          en: "50 × 100; its bounds are still 100 × 50.",
          zh: "50 × 100；bounds 仍是 100 × 50。"))
    ],
    rules: ["GE-2", "GE-4", "GE-9", "TF-4"],
    demonstration: [
      "add view card 100 100 100 50",
      "set card.transform rotation 90deg",
      "expect frame card is 125 75 50 100",
      "expect card.bounds.size == CGSize(width: 100, height: 50)",
      "set card.transform identity",
      "card.layer.anchorPoint = CGPoint(x: 0, y: 0)",
      "expect frame card is 150 125 100 50",
      "card.center = CGPoint(x: 100, y: 100)",
      "expect frame card is 100 100 100 50",
    ]),
]
