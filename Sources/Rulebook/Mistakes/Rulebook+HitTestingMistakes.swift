import Records

extension Rulebook {
  /// Common mistakes about hit testing.
  static var mistakesHitTesting: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-1", .code,
    claim: Bilingual(
      en: "A hitTest of your own may run `for child in subviews`.",
      zh: "自己写的 hitTest 可以用 `for child in subviews` 遍历。"),
    truth: Bilingual(
      en: """
        It has to run from the last subview to the first: `subviews.reversed()`. Forward, \
        a covered view wins over the one that covers it.
        """,
      zh: "必须从最后一个子视图遍历到第一个：`subviews.reversed()`。正序遍历会让被遮住的视图赢过遮住它的视图。"),
    rules: ["HT-5"],
    demonstration: [
      "class Forward: UIView {",
      "  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {",
      "    for child in subviews {",
      "      let own = child.convert(p, from: self)",
      "      if let hit = child.hitTest(own, with: e) { return hit }",
      "    }",
      "    return self",
      "  }",
      "}",
      "add view yellow 40 40 160 160",
      "add view green 100 100 160 160",
      "expect hit 150 150 is green",
      "set root.class Forward",
      "expect hit 150 150 is yellow",
    ]),
  Mistake(
    "M-2", .code,
    claim: Bilingual(
      en: """
        To reach subviews outside the bounds, drop the check of point(inside:) and end \
        with `return self`.
        """,
      zh: "要让超出 bounds 的子视图可点，去掉 point(inside:) 的判断，最后 `return self` 就行。"),
    truth: Bilingual(
      en: """
        Then the view answers for every point that its superview is asked for, and \
        starves the siblings below. Return self only if the point is inside, else nil; \
        and the ancestors have to accept the point, too.
        """,
      zh: "这样一来，父视图被问到的每个点它都会应答，下面的兄弟视图就收不到触摸了。只有点在内部时才返回 self，否则返回 nil；而且各级祖先也必须接受这个点。"),
    rules: ["HT-4", "HT-6", "HT-29"],
    demonstration: [
      "class Greedy: UIView {",
      "  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {",
      "    for child in subviews.reversed() {",
      "      let own = child.convert(p, from: self)",
      "      if let hit = child.hitTest(own, with: e) { return hit }",
      "    }",
      "    return self",
      "  }",
      "}",
      "add button low 250 600 100 50",
      "add view box 20 20 100 100",
      "expect hit 300 620 is low",
      "set box.class Greedy",
      "expect hit 300 620 is box",
    ]),
  Mistake(
    "M-3", .code,
    claim: Bilingual(
      en: "A round button compares the distance with `frame.size.width / 2`.",
      zh: "圆形按钮用 `frame.size.width / 2` 作半径比较距离。"),
    truth: Bilingual(
      en: """
        `frame` is undefined under a transform, and the point is in the button's own \
        coordinates: take the middle of `bounds`, its origin included, and the smaller of \
        width and height.
        """,
      zh: "有 transform 时 `frame` 没有定义，而且传入的点用的是按钮自己的坐标：应取 `bounds` 的中心（包括其原点），并取宽高中较小的一个。"),
    rules: ["GE-4", "HT-9"],
    demonstration: [
      "add button ok 100 100 200 200",
      "expect ok.frame.width == ok.bounds.width",
      "set ok.transform rotation 45deg",
      "expect ok.frame.width > 282 && ok.bounds.width == 200",
    ]),
  Mistake(
    "M-4", .code,
    claim: Bilingual(
      en: "To change where a button is hit, copy the whole default hitTest into it.",
      zh: "想改变按钮的可点区域，就把默认的 hitTest 整个抄进按钮里。"),
    truth: Bilingual(
      en: """
        point(inside:with:) is enough; the copy goes round what UIControl does in its own \
        override.
        """,
      zh: "只要重写 point(inside:with:)；整段抄写会绕过 UIControl 自己的重写。"),
    rules: ["HT-27"]),
  Mistake(
    "M-5", .loose,
    claim: Bilingual(
      en: "A view with alpha ≤ 0.01 is not hit.",
      zh: "alpha ≤ 0.01 的视图不会被命中。"),
    truth: Bilingual(
      en: """
        Documented is below 0.01. Both look alike from outside, because alpha is kept as \
        a 32-bit float and 0.01 becomes 0.00999999978.
        """,
      zh: "文档写的是小于 0.01。从外部看两者没有区别：alpha 以 32 位浮点数保存，0.01 会变成 0.00999999978。"),
    rules: ["HT-2", "HT-14"],
    demonstration: [
      "add view red 100 100 200 200",
      "set red.alpha 0.01",
      "expect red.alpha < 0.01",
      "expect hit 150 150 is root",
      "set red.alpha 0.011",
      "expect hit 150 150 is red",
    ]),
  Mistake(
    "M-6", .fact,
    claim: Bilingual(
      en: "If nothing is found, the window is the answer.",
      zh: "如果什么都没找到，结果就是窗口。"),
    truth: Bilingual(
      en: """
        The deepest view that contains the point is the answer; nil if even the window \
        refuses. Then the next window is asked.
        """,
      zh: "答案是包含该点的最深的视图；连窗口也拒绝时是 nil，接着询问下一个窗口。"),
    rules: ["HT-1", "WN-5"],
    demonstration: [
      "add window overlay 0 0 390 844",
      "on overlay hitTest return nil",
      "expect hit 200 400 is root",
      "expect hit -5 10 is nil",
    ]),
  Mistake(
    "M-7", .fact,
    claim: Bilingual(
      en: "Order of the checks: own switches, then the siblings, then point(inside:).",
      zh: "判断顺序：先看自己的属性，再看兄弟视图，最后 point(inside:)。"),
    truth: Bilingual(
      en: """
        Own switches, own point(inside:), own subviews. It is the superview that goes \
        over the siblings.
        """,
      zh: "自己的开关、自己的 point(inside:)、自己的子视图。遍历兄弟视图的是父视图。"),
    rules: ["HT-3", "HT-5"]),
  Mistake(
    "M-8", .loose,
    claim: Bilingual(
      en: "The view that was added last is asked first.",
      zh: "最后添加的视图最先被询问。"),
    truth: Bilingual(
      en: "The last one in `subviews` is, which need not be the one that was added last.",
      zh: "最先被询问的是 `subviews` 里的最后一个，不一定是最后添加的那个。"),
    rules: ["HT-7", "HT-5"],
    demonstration: [
      "add view yellow 40 40 160 160",
      "add view green 100 100 160 160",
      "back green",
      "expect hit 150 150 is yellow",
    ]),
  Mistake(
    "M-9", .fact,
    claim: Bilingual(
      en: "If the parent cannot handle the event, its children cannot either.",
      zh: "父视图不能处理事件，子视图也就不能处理。"),
    truth: Bilingual(
      en: """
        Children are cut off by the parent's isHidden, alpha, isUserInteractionEnabled or \
        point(inside:). A parent without touch methods cuts off nothing.
        """,
      zh: """
        切断子视图的是父视图的 isHidden、alpha、isUserInteractionEnabled 或 point(inside:)\
        。没有实现触摸方法的父视图不会切断任何人。
        """),
    rules: ["HT-2", "RC-14"],
    demonstration: [
      "add view box 100 100 200 200",
      "add button ok 50 50 100 50 in box",
      "expect hit 200 170 is ok",
      "set box.isUserInteractionEnabled false",
      "expect hit 200 170 is root",
    ]),
  Mistake(
    "M-10", .loose,
    claim: Bilingual(
      en: "There are three reasons why a view gets no events: hidden, transparent, disabled.",
      zh: "视图收不到事件有三个原因：隐藏、透明、禁用交互。"),
    truth: Bilingual(
      en: """
        More: the point is outside an ancestor's bounds, something covers the view, an \
        animation runs, events are ignored, exclusive touch, a scroll view's delay, a \
        recognizer.
        """,
      zh: "还有：点在某个祖先的 bounds 之外、被遮住、正在做动画、事件被忽略、exclusive touch、滚动视图的延迟、手势识别器。"),
    rules: ["HT-4", "HT-5", "HT-21", "UT-20", "SC-2"],
    demonstration: [
      "add view box 100 100 200 100",
      "add button ok 50 50 100 100 in box",
      "expect ok.isUserInteractionEnabled && ok.alpha == 1 && !ok.isHidden",
      "expect hit 200 220 is root",
    ]),
  Mistake(
    "M-11", .loose,
    claim: Bilingual(
      en: "hitTest is called when an event is passed to a view.",
      zh: "事件传给视图时会调用它的 hitTest。"),
    truth: Bilingual(
      en: """
        It is the search itself: views that lose are asked as well, often twice for a \
        touch, with no delivery.
        """,
      zh: "hitTest 就是查找过程本身：落选的视图也会被询问，一次触摸往往问两遍，而且并不投递任何事件。"),
    rules: ["HT-23", "HT-24", "HT-25"],
    demonstration: [
      "add view far 300 600 50 50",
      "expect hit 150 150 is root",
      "expect asked far at 150 150",
    ]),
  Mistake(
    "M-12", .loose,
    claim: Bilingual(
      en: "If the window refuses, the app is told that there is no view.",
      zh: "窗口拒绝之后，App 就得知没有视图可以响应。"),
    truth: Bilingual(
      en: "The next window down is asked.",
      zh: "接着会询问下面的一个窗口。"),
    rules: ["WN-5"],
    demonstration: [
      "add window overlay 0 0 390 844",
      "set overlay.isUserInteractionEnabled false",
      "expect hit 200 400 is root",
    ]),
  Mistake(
    "M-13", .fact,
    claim: Bilingual(
      en: "Only controls have hitTest.",
      zh: "只有控件才有 hitTest。"),
    truth: Bilingual(
      en: "Every UIView has it.",
      zh: "每个 UIView 都有。"),
    rules: ["HT-1"],
    demonstration: [
      "expect UIView().hitTest(CGPoint.zero, with: nil) == nil",
      "add view red 100 100 200 200",
      "expect red.hitTest(CGPoint(x: 1, y: 1), with: nil) === red",
    ]),
  Mistake(
    "M-14", .loose,
    claim: Bilingual(
      en: "super.hitTest surely returns the best view.",
      zh: "super.hitTest 一定会返回最合适的视图。"),
    truth: Bilingual(
      en: "It may be nil.",
      zh: "也可能返回 nil。"),
    rules: ["HT-4"],
    demonstration: [
      "add view red 100 100 200 200",
      "expect red.hitTest(CGPoint(x: 300, y: 0), with: nil) == nil",
    ]),
  Mistake(
    "M-15", .loose,
    claim: Bilingual(
      en: """
        For a button under a view: check whether the point is in the button, and return \
        the button.
        """,
      zh: "要点到被视图盖住的按钮：判断点在按钮里，就返回按钮。"),
    truth: Bilingual(
      en: "Ask the button's own hitTest; else a hidden or disabled button gets touches.",
      zh: "应该询问按钮自己的 hitTest，否则隐藏或禁用交互的按钮也会得到触摸。"),
    rules: ["HT-2"],
    demonstration: [
      "add button ok 100 100 100 50",
      "ok.isHidden = true",
      "let p = CGPoint(x: 10, y: 10)",
      "expect ok.point(inside: p, with: nil)",
      "expect ok.hitTest(p, with: nil) == nil",
    ]),
  Mistake(
    "M-16", .loose,
    claim: Bilingual(
      en: "point(inside:) of the superview loops over the frames of all subviews.",
      zh: "在父视图的 point(inside:) 里遍历所有子视图的 frame 即可。"),
    truth: Bilingual(
      en: """
        Skip those that are hidden, transparent or disabled, otherwise there is a dead \
        zone where only the superview is hit.
        """,
      zh: "要跳过隐藏、透明或禁用交互的子视图，否则会出现只命中父视图的死区。"),
    rules: ["HT-2"]),
  Mistake(
    "M-17", .loose,
    claim: Bilingual(
      en: "A button is enlarged by its point(inside:).",
      zh: "重写 point(inside:) 就能扩大按钮的可点区域。"),
    truth: Bilingual(
      en: "Only within the ancestors' own areas: each of them has to accept the point first.",
      zh: "只在各级祖先自己的区域之内有效：每个祖先都必须先接受这个点。"),
    rules: ["HT-29"],
    demonstration: [
      "add view box 100 100 100 50",
      "add button ok 0 0 100 50 in box",
      "on ok pointInside return true",
      "expect hit 150 120 is ok",
      "expect hit 150 160 is root",
    ]),
  Mistake(
    "M-18", .loose,
    claim: Bilingual(
      en: """
        The application takes the event and gives it to the top window, which then \
        hit-tests.
        """,
      zh: "application 取到事件，交给最上面的窗口，由它做命中测试。"),
    truth: Bilingual(
      en: """
        The touch already has its view when UIApplication.sendEvent begins; windows are \
        tried front to back.
        """,
      zh: "UIApplication.sendEvent 开始时触摸已经有了视图；窗口从前到后依次尝试。"),
    rules: ["PL-2", "WN-5"]),
]
