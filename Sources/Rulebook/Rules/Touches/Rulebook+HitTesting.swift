import Records

extension Rulebook {
  /// Hit testing: which view a touch belongs to.
  static var hitTesting: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "HT-1", .documented,
    Bilingual(
      en: """
        `hitTest(_:with:)` returns the farthest descendant (the receiver included) that \
        contains the point, or nil when the point is outside the receiver. The point is in the \
        receiver's own coordinates.
        """,
      zh: """
        `hitTest(_:with:)` 返回包含该点的、层级最深的后代视图（接收者自身也算在内）；\
        点在接收者之外时返回 nil。这个点用接收者自己的坐标系表示。
        """),
    source: "Apple documentation: UIView.hitTest(_:with:); UIView.h header comment",
    demonstration: [
      "add view red 100 100 200 200",
      "add view green 50 50 100 100 in red",
      "hit 200 200",
      "expect hit 200 200 is green",
      "expect hit 120 120 is red",
      "expect hit -5 10 is nil",
    ]),
  Rule(
    "HT-2", .documented,
    Bilingual(
      en: """
        A view is skipped, with its whole subtree, when it is hidden, when \
        `isUserInteractionEnabled` is false, or when its alpha is below 0.01.
        """,
      zh: """
        视图被隐藏、`isUserInteractionEnabled` 为 false 或 alpha 小于 0.01 时，\
        会连同整个子树一起被跳过。
        """),
    source: "Apple documentation: UIView.hitTest(_:with:)",
    demonstration: [
      "add view red 100 100 200 200",
      "add view green 50 50 100 100 in red",
      "set red.isUserInteractionEnabled false",
      "hit 200 200",
      "expect not asked green at 200 200",
      "expect hit 200 200 is root",
    ]),
  Rule(
    "HT-3", .observed,
    Bilingual(
      en: """
        The three switches of HT-2 are read before `point(inside:)`; a skipped view never gets \
        a `point(inside:)` call.
        """,
      zh: """
        HT-2 的三个开关先于 `point(inside:)` 读取；被跳过的视图绝不会收到 `point(inside:)` \
        调用。
        """),
    source: "lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "add view red 100 100 200 200",
      "on red pointInside return true",
      "set red.isHidden true",
      "hit 150 150",
      "expect hit 150 150 is root",
    ]),
  Rule(
    "HT-4", .documented,
    Bilingual(
      en: "If `point(inside:)` is false, the result is nil and no subview is asked.",
      zh: "如果 `point(inside:)` 为 false，结果就是 nil，所有子视图都不会被询问。"),
    source: "WWDC 2014 session 235; Apple documentation: UIView.hitTest(_:with:)",
    demonstration: [
      "add view box 100 100 200 100",
      "add button ok 50 50 100 100 in box",
      "expect hit 200 180 is ok",
      "hit 200 220",
      "expect not asked ok at 200 220",
      "expect hit 200 220 is root",
    ]),
  Rule(
    "HT-5", .documented,
    Bilingual(
      en: """
        Subviews are asked from the last index of `subviews` to the first; the first non-nil \
        answer is returned at once and the remaining siblings are not asked.
        """,
      zh: """
        子视图按 `subviews` 的下标从最后一个到第一个依次被询问；一旦得到非 nil \
        的回答就立即返回，其余兄弟视图不再被询问。
        """),
    source: "WWDC 2014 session 235; lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "add view yellow 40 40 160 160",
      "add view green 100 100 160 160",
      "hit 150 150",
      "expect not asked yellow at 150 150",
      "expect order 150 150 is window, root, green",
    ]),
  Rule(
    "HT-6", .documented,
    Bilingual(
      en: """
        If no subview answers, the view returns itself. A plain view inside its bounds \
        therefore never returns nil, even when transparent (`backgroundColor` nil or clear) and \
        even when it has no gesture and no `touches` override.
        """,
      zh: """
        如果没有子视图给出回答，视图就返回自己。因此，只要点在 bounds 之内，\
        普通视图绝不会返回 nil，哪怕它是透明的（`backgroundColor` 为 nil 或 clear），\
        哪怕它没有手势、也没有重写 `touches` 方法。
        """),
    source: "WWDC 2014 session 235",
    demonstration: [
      "add view red 100 100 200 200",
      "add view pane 0 0 390 844",
      "set pane.backgroundColor clear",
      "hit 150 150",
      "expect not asked red at 150 150",
      "expect hit 150 150 is pane",
    ]),
  Rule(
    "HT-7", .observed,
    Bilingual(
      en: """
        The order is the order of `subviews`, not the order of creation: `bringSubviewToFront`, \
        `sendSubviewToBack`, `insertSubview(_:at:)` and `exchangeSubview` change the result.
        """,
      zh: """
        起作用的是 `subviews` 中的顺序，而不是创建的先后：`bringSubviewToFront`、\
        `sendSubviewToBack`、`insertSubview(_:at:)` 和 `exchangeSubview` 都会改变结果。
        """),
    source: "lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "add view yellow 40 40 160 160",
      "add view green 100 100 160 160",
      "expect hit 150 150 is green",
      "front yellow",
      "expect order 150 150 is window, root, yellow",
      "expect hit 150 150 is yellow",
    ]),
  Rule(
    "HT-8", .observed,
    Bilingual(
      en: "`layer.zPosition` changes what is drawn on top but not the order of hit testing.",
      zh: "`layer.zPosition` 改变的是谁画在最上面，不改变命中测试的顺序。"),
    source: """
      iOS Core Animation: Advanced Techniques (N. Lockwood), chapter Layer Geometry; Stack \
      Overflow reports
      """,
    demonstration: [
      "add view yellow 40 40 160 160",
      "add view green 100 100 160 160",
      "set yellow.layer.zPosition 10",
      "hit 150 150",
      "expect hit 150 150 is green",
    ]),
  Rule(
    "HT-9", .documented,
    Bilingual(
      en: """
        `point(inside:)` defaults to "the point is in `bounds`". `bounds`, not `frame`: the \
        bounds origin counts.
        """,
      zh: """
        `point(inside:)` 的默认实现是“点在 `bounds` 之内”。是 `bounds`，不是 `frame`：bounds \
        的原点也参与判断。
        """),
    source: "UIView.h header comment; Apple documentation: UIView.point(inside:with:)",
    demonstration: [
      "add view red 100 100 200 200",
      "bounds red 50 0 200 200",
      "expect convert 110 110 to red is 60 10",
      "expect inside red at 110 110 is true",
      "expect inside red at 10 10 in red is false",
    ]),
  Rule(
    "HT-10", .documented,
    Bilingual(
      en: """
        Containment is half-open: minX ≤ x < maxX and minY ≤ y < maxY. For bounds \
        (0,0,200,200), (0,0) is in, (200,200) and (200,10) are out, (199.999,199.999) is in.
        """,
      zh: """
        包含关系按半开区间判断：minX ≤ x < maxX 且 minY ≤ y < maxY。对 bounds (0,0,200,200) \
        来说，(0,0) 在内，(200,200) 和 (200,10) 在外，(199.999,199.999) 在内。
        """),
    source: """
      Apple documentation: CGRectContainsPoint; measured in the lab recording on UIKitCore, \
      iPadOS 26.5; flowkey/UIKit-cross-platform test ((99,99) in and (100,100) out of a 100 pt \
      view)
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "expect inside red at 100 100 is true",
      "expect inside red at 299.999 299.999 is true",
      "expect inside red at 300 110 is false",
      "expect hit 300 300 is root",
    ]),
  Rule(
    "HT-11", .inferred,
    Bilingual(
      en: """
        A view of zero width or height contains no point (empty half-open range) and so hides \
        its subviews from touches although they are drawn when `clipsToBounds` is false.
        """,
      zh: """
        宽度或高度为零的视图不包含任何点（半开区间为空），因此它的子视图也收不到触摸，尽管 \
        `clipsToBounds` 为 false 时它们照样会画出来。
        """),
    source: """
      follows from HT-9 and HT-10; common report "button in a zero-height container"
      """,
    demonstration: [
      "add view row 100 100 200 0",
      "add view red 0 0 100 100 in row",
      "hit 150 150",
      "expect not asked red at 150 150",
      "expect hit 150 150 is root",
    ]),
  Rule(
    "HT-12", .inferred,
    Bilingual(
      en: "A NaN or infinite coordinate is in no finite bounds.",
      zh: "坐标为 NaN 或无穷大的点，不在任何有限的 bounds 之内。"),
    source: "follows from HT-10",
    demonstration: [
      "add view red 100 100 200 200",
      "expect red.point(inside: CGPoint(x: 50, y: 50), with: nil)",
      "expect !red.point(inside: CGPoint(x: CGFloat.nan, y: 50), with: nil)",
      "expect !red.point(inside: CGPoint(x: 50, y: CGFloat.infinity), with: nil)",
      "expect red.hitTest(CGPoint(x: 50, y: CGFloat.nan), with: nil) == nil",
    ]),
  Rule(
    "HT-13", .observed,
    Bilingual(
      en: """
        `alpha` is the layer's `opacity`, a 32-bit float. Setting 0.35 reads back \
        0.3499999940395355; changing `layer.opacity` changes `view.alpha` and the other way \
        round; the same holds for `hidden`.
        """,
      zh: """
        `alpha` 就是图层的 `opacity`，一个 32 位浮点数。设为 0.35，读回的是 \
        0.3499999940395355；修改 `layer.opacity` 会改变 `view.alpha`，反过来也一样；`hidden` \
        同理。
        """),
    source: "lab recording on UIKitCore, iPadOS 26.5; the float value also by computation",
    demonstration: [
      "add view red 100 100 200 200",
      "set red.layer.opacity 0.005",
      "expect hit 150 150 is root",
      "set red.alpha 1",
      "expect hit 150 150 is red",
    ]),
  Rule(
    "HT-14", .observed,
    Bilingual(
      en: """
        Setting alpha to 0.01 stores 0.009999999776482582, which is below 0.01, so such a view \
        is not hit. The next float, 0.010000000707805157, is the smallest alpha that is hit. No \
        alpha can equal the decimal 0.01, hence "< 0.01" and "≤ 0.01" cannot be told apart from \
        outside.
        """,
      zh: """
        把 alpha 设为 0.01，实际存储的是 0.009999999776482582，小于 0.01，\
        所以这样的视图不会被命中。下一个浮点数 0.010000000707805157 才是能被命中的最小 \
        alpha。没有任何 alpha 能恰好等于十进制的 0.01，因此从外部无法区分“< 0.01”与“≤ 0.01”。
        """),
    source: """
      lab recording on UIKitCore, iPadOS 26.5 (stepped float by float); the float values also \
      by computation
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "set red.alpha 0.01",
      "expect hit 150 150 is root",
      "set red.alpha 0.010000001",
      "expect hit 150 150 is red",
    ]),
  Rule(
    "HT-15", .observed,
    Bilingual(
      en: """
        Alpha is judged per view, not multiplied down the tree: parent 0.02 and child 0.02 → \
        the child is hit; parent 0.009 and child 1.0 → neither.
        """,
      zh: """
        alpha 逐个视图判断，不会沿视图树相乘：父视图 0.02、子视图 0.02 → 子视图被命中；父视图 \
        0.009、子视图 1.0 → 两者都不会被命中。
        """),
    source: "lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "add view red 100 100 200 200 alpha 0.02",
      "add view green 50 50 100 100 in red alpha 0.02",
      "expect hit 200 200 is green",
      "set red.alpha 0.009",
      "set green.alpha 1",
      "expect hit 200 200 is root",
    ]),
  Rule(
    "HT-16", .observed,
    Bilingual(
      en: """
        `clipsToBounds` / `layer.masksToBounds` never changes the result: a subview's part \
        outside its superview's bounds is not hit in either case, and if the superview's \
        `point(inside:)` is overridden to accept the point, it is hit in either case, even \
        where it is clipped away.
        """,
      zh: """
        `clipsToBounds` / `layer.masksToBounds` 从不改变结果：子视图超出父视图 bounds \
        的部分，无论是否裁剪都不会被命中；如果重写父视图的 `point(inside:)` 使其接受该点，\
        则无论是否裁剪都会被命中，哪怕那一部分已被裁掉而看不见。
        """),
    source: """
      lab recording on UIKitCore, iPadOS 26.5; Apple documentation: UIView.hitTest(_:with:) \
      (whose remark on clipsToBounds is about what one can see)
      """,
    demonstration: [
      "add view box 100 100 200 100",
      "add view red 50 50 100 100 in box",
      "set box.clipsToBounds true",
      "expect hit 200 220 is root",
      "on box pointInside return true",
      "expect hit 200 220 is red",
    ]),
  Rule(
    "HT-17", .inferred,
    Bilingual(
      en: """
        Corner radius, `mask`, shadow, `isOpaque` and the drawn content do not influence hit \
        testing: the corners of a round button are touchable until `point(inside:)` is \
        overridden.
        """,
      zh: """
        圆角、`mask`、阴影、`isOpaque` 以及绘制的内容都不影响命中测试：在重写 \
        `point(inside:)` 之前，圆形按钮的四个角都能点到。
        """),
    source: "follows from HT-9",
    demonstration: [
      "add button ok 100 100 120 120",
      "set ok.layer.cornerRadius 60",
      "hit 102 102",
      "expect hit 102 102 is ok",
    ]),
  Rule(
    "HT-18", .observed,
    Bilingual(
      en: """
        The `transform` counts: a view rotated by 45° is hit inside the rotated square; points \
        of the old square outside it miss, although `bounds` is unchanged.
        """,
      zh: """
        `transform` 参与判断：旋转 45° 的视图在旋转后的正方形内被命中；\
        原正方形中落在它之外的点不会命中，尽管 `bounds` 没有变化。
        """),
    source: """
      lab recording on UIKitCore, iPadOS 26.5; flowkey/UIKit-cross-platform tests \
      UIViewTests+hitTest
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "set red.transform rotation 45deg",
      "hit 110 110",
      "expect hit 110 110 is root",
      "expect hit 200 65 is red",
    ]),
  Rule(
    "HT-19", .observed,
    Bilingual(
      en: """
        A scroll view's content is hit at its scrolled place because `contentOffset` is \
        `bounds.origin` (SC-1).
        """,
      zh: """
        滚动视图的内容在滚动之后的位置上被命中，因为 `contentOffset` 就是 \
        `bounds.origin`（SC-1）。
        """),
    source: """
      flowkey/UIKit-cross-platform testPointInsideWithBoundsOriginSet; Vercantez/openuikit
      """,
    demonstration: [
      "add scroll feed 0 100 390 300",
      "add view red 0 350 390 50 in feed",
      "expect hit 200 275 is feed",
      "set feed.contentOffset 0 200",
      "expect hit 200 275 is red",
    ]),
  Rule(
    "HT-20", .inferred,
    Bilingual(
      en: """
        During an animation hit testing uses the model layer (the end values), not what is on \
        screen (the presentation layer).
        """,
      zh: """
        动画进行期间，命中测试使用模型图层（model layer，即终值），\
        而不是屏幕上看到的样子（presentation layer）。
        """),
    source: "Apple documentation: CALayer.presentation(); common knowledge",
    demonstration: [
      "add view red 0 100 100 100",
      "let free: UIView.AnimationOptions = .allowUserInteraction",
      "let go = { red.frame.origin.x = 200 }",
      "UIView.animate(withDuration: 2, delay: 0, options: free, animations: go)",
      "expect hit 250 150 is red",
      "expect hit 50 150 is root",
      "wait 1",
      "expect red.layer.presentation()!.frame.minX == 100",
    ]),
  Rule(
    "HT-21", .documented,
    Bilingual(
      en: """
        While a view is animated by `UIView.animate` without `.allowUserInteraction`, touches \
        on it are disabled; delay counts as part of the animation.
        """,
      zh: """
        视图正在执行未带 `.allowUserInteraction` 的 `UIView.animate` 动画时，\
        对它的触摸被禁用；delay 也算作动画的一部分。
        """),
    source: """
      Apple documentation: UIView.animate; UIView.h header comment (option "turn on user \
      interaction while animating"); BigZaphod/Chameleon and flowkey/UIKit-cross-platform model \
      it inside hitTest
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "let fade = { red.alpha = 0.5 }",
      "UIView.animate(withDuration: 1, delay: 1, animations: fade)",
      "hit 150 150",
      "expect hit 150 150 is root",
      "wait 2",
      "expect hit 150 150 is red",
    ]),
  Rule(
    "HT-22", .documented,
    Bilingual(
      en: "Hit testing takes place when a touch begins. A touch is not re-tested when it moves.",
      zh: "命中测试在触摸开始时进行。触摸移动时不会重新测试。"),
    source: """
      Apple documentation: UITouch; WWDC 2010 session 120; microsoft/WinObjC changed to this in \
      pull request 1168
      """,
    demonstration: [
      "add view red 20 100 100 100",
      "add view blue 20 400 100 100",
      "var calls = 0",
      "on root hitTest and super do calls += 1",
      "touch 1 down 70 150",
      "expect calls > 0",
      "calls = 0",
      "touch 1 move 70 450",
      "expect calls == 0",
    ]),
  Rule(
    "HT-23", .observed,
    Bilingual(
      en: """
        For one finger-down the system may call `hitTest` more than once (two calls with the \
        same timestamp are usual, three were seen), and may change the point a little between \
        calls; the method must have no side effects.
        """,
      zh: """
        手指按下一次，系统可能多次调用 `hitTest`（时间戳相同的两次调用很常见，也见过三次），\
        各次调用的点还可能略有不同；因此这个方法不能有副作用。
        """),
    source: """
      Apple engineer on the cocoa-dev mailing list, February 2014, quoted by many; logs in \
      several developer notes
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "class Cover: UIView {",
      "  var asked = 0",
      "  override func hitTest(_ point: CGPoint, with event: UIEvent?)",
      "    -> UIView? {",
      "    asked += 1",
      "    return asked > 1 ? nil : super.hitTest(point, with: event)",
      "  }",
      "}",
      "add Cover cover 100 100 200 200",
      "expect hit 150 150 is cover",
      "expect hit 150 150 is red",
      "cover.asked = 0",
      "set app.hitTestsPerTouch 2",
      "tap 150 150",
      "expect cover.asked == 2",
    ]),
  Rule(
    "HT-24", .observed,
    Bilingual(
      en: """
        One traversal calls `hitTest` once on each view it reaches: a root with 52 \
        non-overlapping children asked at an empty place makes 53 `hitTest` and 53 \
        `point(inside:)` calls.
        """,
      zh: """
        一次遍历对所到达的每个视图只调用一次 `hitTest`：根视图有 52 个互不重叠的子视图，\
        在空白处询问时，共有 53 次 `hitTest` 和 53 次 `point(inside:)` 调用。
        """),
    source: "lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "add view red 0 0 100 100",
      "add view green 100 0 100 100",
      "add view blue 200 0 100 100",
      "hit 350 800",
      "expect order 350 800 is window, root, blue, green, red",
    ]),
  Rule(
    "HT-25", .documented,
    Bilingual(
      en: "`hitTest` may be called by hand with a nil event; this delivers nothing.",
      zh: "可以手动调用 `hitTest` 并把 event 传为 nil；这样不会派发任何事件。"),
    source: "Apple documentation: UIView.hitTest(_:with:)",
    demonstration: [
      "class Plain: UIView {",
      "  var touches = 0",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {",
      "    touches += 1",
      "  }",
      "}",
      "let red = Plain(frame: CGRect(x: 100, y: 100, width: 200, height: 200))",
      "red.hitTest(CGPoint(x: 10, y: 10), with: nil)",
      "expect red.hitTest(CGPoint(x: 10, y: 10), with: nil) === red",
      "expect red.hitTest(CGPoint(x: 200, y: 10), with: nil) == nil",
      "expect red.touches == 0",
    ]),
  Rule(
    "HT-26", .observed,
    Bilingual(
      en: """
        Overriding `hitTest` to return nil removes the view and its subtree for this traversal; \
        the superview continues with the sibling below. Returning another view delegates to it; \
        that view need not be a subview.
        """,
      zh: """
        重写 `hitTest` 并返回 nil，会让该视图及其子树退出这次遍历；\
        父视图接着询问下面的兄弟视图。返回另一个视图则是把触摸转交给它；它不必是子视图。
        """),
    source: """
      WWDC 2014 session 235 (overlay scroll view that returns nil when the result is itself)
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "add view pane 0 0 390 844",
      "on pane hitTest return nil",
      "expect hit 150 150 is red",
      "on pane hitTest return red",
      "expect hit 300 700 is red",
    ]),
  Rule(
    "HT-27", .observed, gap: .outside,
    Bilingual(
      en: """
        `UIControl` and `UIScrollView` override `hitTest`; `UIWindow` overrides neither \
        `hitTest` nor `point(inside:)` (iPadOS 26.5). In iOS 12 `UIWindow` did override \
        `point(inside:)`. Not settled: what the overrides add; only what a rule states is \
        reproduced here.
        """,
      zh: """
        `UIControl` 和 `UIScrollView` 重写了 `hitTest`；`UIWindow` 既没有重写 `hitTest`，\
        也没有重写 `point(inside:)`（iPadOS 26.5）。在 iOS 12 中，`UIWindow` 曾重写 \
        `point(inside:)`。尚无定论：这些重写增加了什么；这里只再现规则写明的部分。
        """),
    source: """
      lab recording on UIKitCore, iPadOS 26.5; iOS 12 UIKitCore class listing \
      (nst/iOS-Runtime-Headers)
      """),
  Rule(
    "HT-28", .observed, gap: .outside,
    Bilingual(
      en: """
        Other iOS 12 overriders of `hitTest`: navigation bar, tab bar, table view and its cell, \
        text field, text view, search bar, stepper, picker, date picker, transition view. Bars \
        enlarge the touch area of their buttons.
        """,
      zh: """
        iOS 12 中重写 `hitTest` 的其他类：导航栏、标签栏、表格视图及其单元格、文本框、\
        文本视图、搜索栏、步进器、选择器、日期选择器、过渡视图（transition view）。\
        各种栏会扩大其按钮的触摸区域。
        """),
    source: """
      iOS 12 UIKitCore class listing (nst/iOS-Runtime-Headers); Apple DTS remark on "slop" \
      around bars, quoted on Stack Overflow
      """),
  Rule(
    "HT-29", .inferred,
    Bilingual(
      en: """
        Enlarging a control by `point(inside:)` works only where every ancestor's \
        `point(inside:)` accepts the point too.
        """,
      zh: """
        用 `point(inside:)` 扩大控件的触摸区域，只在每个祖先视图的 `point(inside:)` \
        也接受该点的地方才有效。
        """),
    source: "follows from HT-4; lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "add view red 100 100 200 200",
      "add button ok 150 50 50 50 in red",
      "on ok pointInside return true",
      "expect hit 110 110 is ok",
      "expect hit 320 170 is root",
    ]),
  Rule(
    "HT-30", .observed,
    Bilingual(
      en: """
        A hit test that gives a view which is in no window is an error: recent versions log "Invalid \
        returned hit test result for view in hierarchy", once at each superview that passes the \
        answer on, with that superview, the subview that was asked and the view. What becomes of \
        the touch is not promised; here nobody hears of it.
        """,
      zh: """
        命中测试返回不在任何窗口里的视图是错误：较新的系统会记录 “Invalid returned hit test result for view in \
        hierarchy”，每个继续返回它的父视图各记一次，其中有该父视图、被询问的子视图和返回的视图。\
        触摸之后怎样没有保证；这里没有人收到。
        """),
    source: "console output in 5calls/ios pull request 353",
    demonstration: [
      "let ghost = UIView()",
      "var heard = 0",
      "on root touchesBegan do heard += 1",
      "add view red 100 100 200 200",
      "on red hitTest return ghost",
      "hit red",
      "tap red",
      "expect heard == 0",
      "root.addSubview(ghost)",
      "tap red",
      "expect heard == 1",
    ]),
]
