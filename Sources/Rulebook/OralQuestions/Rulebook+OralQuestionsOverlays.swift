import Records

extension Rulebook {
  /// Questions about views that cover others and let touches through.
  static var oralQuestionsOverlays: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-12", .siblings, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        A veil covers a page. How do you let touches through to the views below it, and how if \
        the veil has buttons of its own?
        """,
      zh: "一层蒙层盖住了页面。怎样让触摸穿过它、到达下面的视图？如果蒙层上有自己的按钮呢？"),
    answer: Bilingual(
      en: """
        By default the veil wins, even when it is clear and handles nothing: it is later in \
        `subviews`, contains the point and returns itself, so what lies below is never asked. If \
        nothing on the veil takes touches, `isUserInteractionEnabled = false` is enough, but \
        that switches off its subviews as well. With buttons on it I override \
        `hitTest(_:with:)`: call super, and return nil if the answer is the veil itself; hits in \
        its subviews stay. For a hole I let `point(inside:)` be false in the hole. If one \
        certain view below should react, I return its `hitTest` with the converted point. I do \
        not call `touchesBegan` of other views by hand, that is unsupported.
        """,
      zh: """
        默认情况下蒙层胜出，哪怕它透明、什么都不处理：它在 `subviews` 里靠后，点在它之内，就返回\
        自己，下面的视图根本不会被询问。如果蒙层上没有要接收触摸的东西，\
        `isUserInteractionEnabled = false` 就够了，但它的子视图也会一起关掉。蒙层上有按钮，就重\
        写 `hitTest(_:with:)`：调用 super，结果是蒙层自己就返回 nil；命中子视图的保留。要挖一个\
        洞，就让 `point(inside:)` 在洞里为 false。要让下面某个特定的视图响应，就换算坐标，返回它\
        的 `hitTest` 结果。不要手动调用其他视图的 `touchesBegan`，那是不受支持的做法。
        """),
    points: [
      Bilingual(
        en: "why: the view in front returns itself, even a clear one",
        zh: "原因：前面的视图返回自己，透明的也一样"),
      Bilingual(
        en: "isUserInteractionEnabled false: all of it lets through",
        zh: "isUserInteractionEnabled 为 false：整个蒙层都穿过"),
      Bilingual(
        en: "hitTest: nil if the answer is self, subviews stay",
        zh: "hitTest：结果是自己就返回 nil，子视图保留"),
      Bilingual(
        en: "nil makes the superview ask what lies below",
        zh: "返回 nil，父视图就会询问下面的视图"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Can both views react to the same touch?",
          zh: "两个视图能同时响应同一次触摸吗？"),
        answer: Bilingual(
          en: """
            A touch has one view. A recognizer on a common superview gets the touches of both, \
            though, and the view in front may forward along `next`, which leads to superviews \
            and not to siblings.
            """,
          zh: """
            一次触摸只有一个视图。不过，共同父视图上的手势识别器能收到两者的触摸；前面的视图也可\
            以沿 `next` 传递，但通向的是父视图，不是兄弟视图。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Why return `button.hitTest(…)`, and not `button`?",
          zh: "为什么返回 `button.hitTest(…)` 而不是 `button`？"),
        answer: Bilingual(
          en: "Otherwise a hidden button, or one without interaction, would get touches.",
          zh: "否则被隐藏或关闭了交互的按钮也会得到触摸。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Is a clear background enough to let touches through?",
          zh: "把背景设为透明，触摸就能穿过吗？"),
        answer: Bilingual(
          en: """
            No. Only an alpha below 0.01 refuses touches, and then the subviews are gone, too.
            """,
          zh: "不能。alpha 小于 0.01 才会拒绝触摸，而那时子视图也一起看不见、点不到了。")),
    ],
    rules: ["HT-6", "HT-5", "HT-26", "HT-2", "RC-19", "GR-1", "RC-2"],
    demonstration: [
      "class Veil: UIView {",
      "  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {",
      "    let hit = super.hitTest(p, with: e)",
      "    return hit === self ? nil : hit",
      "  }",
      "}",
      "add button buy 100 600 190 50",
      "add view veil 0 0 390 844",
      "add button close 320 60 50 50 in veil",
      "expect hit 195 625 is veil",
      "set veil.class Veil",
      "expect hit 195 625 is buy",
      "expect hit 345 85 is close",
      "set veil.isUserInteractionEnabled false",
      "expect hit 345 85 is root",
    ]),
  OralQuestion(
    "Q-14", .delivery, level: 3, minutes: 4,
    question: Bilingual(
      en: """
        A chat bubble should float above everything, also above presented screens, and let all \
        other touches through. How do you build it?
        """,
      zh: "要做一个悬浮球，盖在所有内容之上，包括被呈现的页面，其余的触摸都要穿过。怎样实现？"),
    answer: Bilingual(
      en: """
        With a `UIWindow` of its own: a higher `windowLevel`, its `windowScene` set, and \
        `isHidden = false` rather than `makeKeyAndVisible`, so the app's window stays key. \
        Windows are asked from front to back, so mine would swallow everything; its \
        `hitTest(_:with:)` has to return nil beside the bubble, then the next window is asked. \
        To compare only with `self` is not enough, as the root controller's view fills the \
        window and would be the answer; on a device hosting views lie between the two. So I ask \
        the question the other way round: is the answer the bubble, or in it? \
        `hit.isDescendant(of: bubble)`, else nil. `point(inside:)` that is true only for the \
        bubble does the same.
        """,
      zh: """
        用单独的 `UIWindow`：更高的 `windowLevel`，设好 `windowScene`，用 `isHidden = false` 显示\
        而不是 `makeKeyAndVisible`，让 App 原来的窗口继续做主窗口。窗口从前到后依次被询问，所以这\
        个窗口会吞掉一切；它的 `hitTest(_:with:)` 必须在悬浮球以外返回 nil，这样才会询问下一个窗\
        口。只和 `self` 比较不够：根控制器的视图铺满窗口，结果会是它；真机上两者之间还有系统的宿\
        主视图。所以反过来问：结果是不是悬浮球或在它里面？即 `hit.isDescendant(of: bubble)`，否则\
        返回 nil。让 `point(inside:)` 只在悬浮球处为 true 也可以。
        """),
    points: [
      Bilingual(
        en: "an own window with a higher windowLevel, in the scene",
        zh: "单独的窗口，更高的 windowLevel，属于该 scene"),
      Bilingual(
        en: "shown by isHidden = false, not made key",
        zh: "用 isHidden = false 显示，不做主窗口"),
      Bilingual(
        en: "hitTest gives nil beside the bubble, so the next window is asked",
        zh: "悬浮球以外 hitTest 返回 nil，于是询问下一个窗口"),
      Bilingual(
        en: "the root controller's view has to be let through, too",
        zh: "根控制器的视图也要穿过"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(en: "Why should it not be the key window?", zh: "为什么不让它做主窗口？"),
        answer: Bilingual(
          en: """
            Keys, shakes and other events without a location go to the key window. Touches do \
            not need it: they go to windows that are not key as well.
            """,
          zh: """
            按键、摇一摇等没有位置的事件发给主窗口。触摸不需要它：不是主窗口的窗口也照样收到触摸。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "The content of that window is SwiftUI. What changes?",
          zh: "如果这个窗口的内容是 SwiftUI 呢？"),
        answer: Bilingual(
          en: """
            What a hosted root answers changed in iOS 18 and again in iOS 26, so the override \
            has to be tested on each version.
            """,
          zh: "被托管的根视图的回答在 iOS 18 和 iOS 26 都变过，重写要在每个系统版本上测试。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "The window does not appear at all. What is missing?",
          zh: "窗口根本没有出现，缺了什么？"),
        answer: Bilingual(
          en: """
            Its `windowScene`, in an app with scenes; or it is still hidden, as every new window \
            is.
            """,
          zh: """
            在使用 scene 的 App 里缺 `windowScene`；或者它还是隐藏的，新建的窗口都是隐藏的。
            """)),
    ],
    rules: ["WN-5", "WN-1", "WN-6", "WN-4", "WN-8", "WN-9", "WN-7", "PL-4", "RC-6", "HT-26"],
    demonstration: [
      "add button buy 95 500 200 60",
      "add window overlay windowLevel alert",
      "add view page 0 0 390 844 in overlay",
      "add button bubble 300 640 64 64 in page",
      "expect hit 195 530 is page",
      "on overlay hitTest and super return answer === overlay ? nil : answer",
      "expect hit 195 530 is page",
      "on overlay hitTest and super return answer === bubble ? answer : nil",
      "expect hit 195 530 is buy",
      "expect hit 332 672 is bubble",
      "expect window.isKeyWindow && !overlay.isKeyWindow",
    ]),
]
