import Records

extension Rulebook {
  /// Questions about views and their layers.
  static var oralQuestionsViews: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-3", .layers, level: 2, minutes: 3,
    question: Bilingual(
      en: "How do `UIView` and `CALayer` differ, and which of them takes events?",
      zh: "`UIView` 和 `CALayer` 有什么区别？谁能接收事件？"),
    answer: Bilingual(
      en: """
        The view takes the events: `UIView` is a `UIResponder`, takes part in hit testing, has a \
        `next` and carries gesture recognizers. `CALayer` is a plain `NSObject`; it has a \
        `hitTest(_:)` that finds a layer, but nothing is delivered to it. The layer is what is \
        shown and animated. Every view has one and is its delegate, and much of the view is only \
        a way to it: `frame`, `bounds`, `center`, `transform`, `alpha`, `isHidden` are the \
        layer's geometry, `opacity` and `hidden`. Hence those decide about touches, too. What \
        only the layer has, `cornerRadius`, `mask`, `zPosition` or a shadow, changes the picture \
        and not who gets the touch.
        """,
      zh: """
        接收事件的是视图：`UIView` 是 `UIResponder`，参与命中测试，有 `next`，可以添加手势识别\
        器。`CALayer` 只是 `NSObject`；它也有一个查找图层的 `hitTest(_:)`，但不会有事件投递给它。\
        图层负责显示和动画。每个视图都有一个图层，并且是它的 delegate；视图的许多属性只是通向图层\
        的入口：`frame`、`bounds`、`center`、`transform`、`alpha`、`isHidden` 就是图层的几何属\
        性、`opacity` 和 `hidden`，所以它们也决定触摸。只有图层才有的 `cornerRadius`、`mask`、\
        `zPosition` 和阴影，改变的是画面，不改变谁得到触摸。
        """),
    points: [
      Bilingual(
        en: "the view is a responder and gets events, the layer is not",
        zh: "视图是响应者，能接收事件；图层不是"),
      Bilingual(
        en: "the layer shows and animates; each view has one and is its delegate",
        zh: "图层负责显示和动画；每个视图有一个，并且是它的 delegate"),
      Bilingual(
        en: "frame, alpha, isHidden of the view are the layer's",
        zh: "视图的 frame、alpha、isHidden 就是图层的"),
      Bilingual(
        en: "zPosition, cornerRadius, mask change only the picture",
        zh: "zPosition、cornerRadius、mask 只改变画面"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: """
            Two siblings overlap, and `zPosition` lifts the lower one. Who is seen, and who gets \
            the touch?
            """,
          zh: "两个兄弟视图重叠，用 `zPosition` 把下面的提上来。看见的是谁？得到触摸的是谁？"),
        answer: Bilingual(
          en: "The lifted one is seen in front; the later one in `subviews` gets the touch.",
          zh: "看见的是被提上来的那个；得到触摸的是 `subviews` 里靠后的那个。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "`layer.opacity` is set to 0. Does the view still get touches?",
          zh: "把 `layer.opacity` 设为 0，视图还能得到触摸吗？"),
        answer: Bilingual(
          en: """
            No: `alpha` is the layer's opacity, and below 0.01 the view is skipped with all it \
            holds.
            """,
          zh: "不能：`alpha` 就是图层的 opacity，小于 0.01 时视图连同里面的一切都被跳过。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "In which coordinates does each `hitTest` take its point?",
          zh: "两者的 `hitTest` 各用什么坐标？"),
        answer: Bilingual(
          en: "A view's in its own; a layer's in those of its superlayer.",
          zh: "视图的用自己的坐标；图层的用父图层的坐标。")),
    ],
    rules: ["HT-13", "HT-8", "HT-17", "RC-2", "GE-3", "HT-2", "HT-1"],
    demonstration: [
      "add view yellow 40 40 160 160",
      "add view green 100 100 160 160",
      "expect !(green.layer as Any is UIResponder)",
      "expect green.layer.delegate === green",
      "set yellow.layer.zPosition 10",
      "expect hit 150 150 is green",
      "set green.layer.cornerRadius 80",
      "expect hit 102 102 is green",
      "set green.layer.opacity 0",
      "expect green.alpha == 0",
      "expect hit 150 150 is yellow",
    ]),
  OralQuestion(
    "Q-21", .layers, level: 3, minutes: 3,
    question: Bilingual(
      en: """
        A view moves across the screen in an animation, and taps on it are lost. Why, and how do \
        you let it be tapped while it moves?
        """,
      zh: "一个视图正在做移动动画，点它却没有反应。为什么？怎样让它在移动中也能点到？"),
    answer: Bilingual(
      en: """
        There are two reasons. `UIView.animate` switches touches off for the view that it \
        animates, its delay included, unless the option `.allowUserInteraction` is given. And \
        with the option hit testing still works on the model layer, which has the end values \
        from the beginning: the view reacts where it will arrive, not where one sees it. What is \
        on the screen is the presentation layer. So the superview overrides `hitTest(_:with:)`: \
        it takes `child.layer.presentation()`, or the layer itself if there is none, converts \
        the point into that layer from its superlayer, and asks the child with the converted \
        point. A tap recognizer on the superview can test the same way.
        """,
      zh: """
        有两个原因。`UIView.animate` 会关闭正在执行动画的视图的触摸，delay 也算在内，除非加上 \
        `.allowUserInteraction` 选项。加了之后，命中测试用的仍是模型图层，它从一开始就是终值：视\
        图在将要到达的位置响应，而不是在看到的位置。屏幕上看到的是 presentation layer。所以由父视\
        图重写 `hitTest(_:with:)`：取 `child.layer.presentation()`，没有就用图层自己，把点从父图\
        层换算到该图层，再用换算后的点询问子视图。也可以在父视图上加点按手势，用同样的办法判断。
        """),
    points: [
      Bilingual(
        en: "without .allowUserInteraction touches are off meanwhile",
        zh: "没有 .allowUserInteraction，动画期间不接收触摸"),
      Bilingual(
        en: "hit testing uses the model layer: the end values",
        zh: "命中测试用模型图层：终值"),
      Bilingual(en: "presentation() is what one sees", zh: "presentation() 才是看到的样子"),
      Bilingual(
        en: "the superview's hitTest converts the point into it",
        zh: "由父视图的 hitTest 把点换算过去"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "A view fades out with interaction allowed. When does it stop taking touches?",
          zh: "视图淡出，并且允许交互，什么时候开始不再接收触摸？"),
        answer: Bilingual(
          en: "At once: its alpha is 0 from the beginning, only the picture fades.",
          zh: "立刻：它的 alpha 一开始就是 0，慢慢变淡的只是画面。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: """
            A finger is on the view when the animation begins, without that option. What does \
            the view hear?
            """,
          zh: "动画开始时手指正按在视图上，没有加这个选项，视图会收到什么？"),
        answer: Bilingual(
          en: """
            All the rest of its touch, moved and ended: the option decides whether new touches \
            reach it.
            """,
          zh: "这次触摸后面的消息照常收到，moved 和 ended 都有：这个选项只决定新的触摸能否到达。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Why not the override in the moving view itself?",
          zh: "为什么不在移动的视图自己身上重写？"),
        answer: Bilingual(
          en: """
            The point has already been converted with the end place when it arrives there. The \
            superview still has it in its own coordinates, the same in which the moving layer is \
            placed.
            """,
          zh: """
            点传到那里时，已经按终点位置换算过了。在父视图里，点还是父视图自己的坐标，正在移动的\
            图层也是按这个坐标放置的。
            """)),
    ],
    rules: ["HT-20", "HT-21", "HT-26", "HT-2", "HT-29", "UT-24", "GE-1"],
    demonstration: [
      "add view sky 0 100 390 200",
      "add view bird 0 0 100 100 in sky",
      "let free: UIView.AnimationOptions = [.allowUserInteraction, .curveLinear]",
      "let fly = { bird.frame.origin.x = 200 }",
      "UIView.animate(withDuration: 2, animations: fly)",
      "expect hit 250 150 is sky",
      "wait 3",
      "bird.frame.origin.x = 0",
      "UIView.animate(withDuration: 2, delay: 0, options: free, animations: fly)",
      "expect hit 250 150 is bird",
      "expect hit 50 150 is sky",
      "wait 1",
      "expect bird.layer.presentation()!.frame.minX == 100",
    ]),
]
