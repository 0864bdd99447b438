import Records

extension Rulebook {
  /// Questions about drawing, and about frames on the screen.
  static var oralQuestionsDrawing: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-29", .drawing, level: 2, minutes: 3,
    question: Bilingual(
      en: "When is `draw(_:)` called, and what does it cost to override it?",
      zh: "`draw(_:)` 什么时候被调用？重写它有什么代价？"),
    answer: Bilingual(
      en: """
        In the display pass, at the end of a turn of the run loop, for views that are \
        marked: new ones, and those that were told `setNeedsDisplay`, once for all marks. \
        Nobody calls it by hand; there would be no context. A new size marks nothing: the \
        picture that is kept is stretched, unless the content mode is `redraw`. The \
        rectangle is the part to be drawn and need not be the bounds. The price is a bitmap \
        as large as the view, at the scale of the screen, even for an empty override, and \
        work of the CPU on the main thread. Colours, borders, round corners and shadows are \
        the layer's, and need none of this.
        """,
      zh: """
        在绘制阶段，也就是运行循环这一轮结束时，对有标记的视图调用：新视图，以及收到过 \
        `setNeedsDisplay` 的视图，多次标记只画一次。不要自己调用它，那时没有上下文。大小改变\
        不引起绘制：保存的图像会被拉伸，除非 contentMode 是 `redraw`。参数是需要绘制的部分，\
        不一定是 bounds。代价是一张与视图一样大、按屏幕 scale 的位图，空的重写也一样，还有主\
        线程上的 CPU 工作。颜色、边框、圆角和阴影属于图层，不需要这些。
        """),
    points: [
      Bilingual(
        en: "in the display pass, for views that are marked",
        zh: "在绘制阶段，对有标记的视图"),
      Bilingual(
        en: "never by hand; setNeedsDisplay marks",
        zh: "不能手动调用；用 setNeedsDisplay 标记"),
      Bilingual(
        en: "a new size stretches the picture, unless contentMode is redraw",
        zh: "大小改变时图像被拉伸，除非 contentMode 是 redraw"),
      Bilingual(
        en: "a bitmap as large as the view, and work on the main thread",
        zh: "与视图一样大的位图，以及主线程上的工作"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: """
            Three properties change in one turn, each with setNeedsDisplay. How often is the \
            view drawn?
            """,
          zh: "一轮中改了三个属性，每个都 setNeedsDisplay。画几次？"),
        answer: Bilingual(
          en: "Once.",
          zh: "一次。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Is setNeedsDisplay asynchronous?",
          zh: "setNeedsDisplay 是异步的吗？"),
        answer: Bilingual(
          en: "Deferred, on the same thread: nothing happens at the same time.",
          zh: "是推迟到同一线程稍后执行，并不是同时进行。")),
    ],
    rules: ["DR-2", "DR-4", "DR-7", "DR-8", "DR-11", "DR-12", "DR-15"],
    demonstration: [
      "class Dot: UIView {",
      "  var count = 0",
      "  override func draw(_ rect: CGRect) { count += 1 }",
      "}",
      "let dot = Dot(frame: CGRect(x: 0, y: 0, width: 20, height: 20))",
      "view.addSubview(dot)",
      "dot.count = 0",
      "dot.setNeedsDisplay(); dot.setNeedsDisplay()",
      "expect dot.count == 1",
      "dot.bounds.size.width = 40",
      "expect dot.count == 1",
      "dot.contentMode = .redraw",
      "dot.bounds.size.width = 60",
      "expect dot.count == 2",
    ]),
  OralQuestion(
    "Q-33", .drawing, level: 2, minutes: 2,
    question: Bilingual(
      en: "What do `saveGState` and `restoreGState` keep, and what do they not?",
      zh: "`saveGState` 和 `restoreGState` 保存什么？不保存什么？"),
    answer: Bilingual(
      en: """
        The context has a state: colours, the width of lines, dashes, the clip, the shadow, \
        and the transform from my points to its own, the CTM. Saving puts a copy of all that \
        on a stack, and restoring takes it back, so a piece of drawing can turn, move, clip \
        and colour as it likes and leave no trace for the next one. The path is not part of \
        the state: it survives both calls, and stroking or filling uses it up. Of two \
        changes of the CTM the later one acts on the points first: to turn a shape about its \
        middle, move there and then rotate.
        """,
      zh: """
        上下文有一份状态：颜色、线宽、虚线、裁剪、阴影，以及从你的点到它的点的变换 CTM。save\
         把整份状态的副本压入栈，restore 再取回，所以一段绘制可以随意旋转、移动、裁剪和改颜\
        色，不影响后面。路径不属于状态：这两个调用都不影响它，描边或填充会把它用掉。两次改变\
         CTM 时，后写的先作用于点：要让图形绕中心旋转，就先移到中心，再旋转。
        """),
    points: [
      Bilingual(
        en: "colours, line, clip, shadow and the CTM",
        zh: "颜色、线条、裁剪、阴影和 CTM"),
      Bilingual(
        en: "a stack of copies",
        zh: "一叠副本"),
      Bilingual(
        en: "the path is not part of it, and is used up by stroke or fill",
        zh: "路径不在其中，描边或填充会把它用掉"),
      Bilingual(
        en: "the later change of the CTM acts first",
        zh: "后写的 CTM 变换先起作用"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "A path is stroked and then filled. What does fill paint?",
          zh: "路径先描边再填充，填充画了什么？"),
        answer: Bilingual(
          en: "Nothing: stroking left no path.",
          zh: "什么也没有：描边之后没有路径了。"))
    ],
    rules: ["DR-18", "DR-19", "DR-20", "DR-28"],
    demonstration: [
      "class Sign: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.setFillColor(UIColor.red.cgColor)",
      "    c.saveGState()",
      "    c.setFillColor(UIColor.blue.cgColor)",
      "    c.restoreGState()",
      "    c.fill(bounds)",
      "  }",
      "}",
      "add Sign sign 0 0 20 20",
      "expect pixel 10 10 of sign is red",
    ]),
  OralQuestion(
    "Q-31", .frames, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        A list does not scroll smoothly, and somebody blames round corners. What do you \
        measure, and what causes offscreen passes?
        """,
      zh: "列表滚动不流畅，有人怪圆角。你会测量什么？哪些情况引起离屏渲染？"),
    answer: Bilingual(
      en: """
        First which side is late: a commit hitch comes from the app's main thread, a render \
        hitch from the render server and the GPU; then I know where to look. An offscreen \
        pass means that a part is rendered elsewhere and copied. The causes are masks, \
        shadows without a path, group opacity, visual effects, `shouldRasterize` whenever \
        its picture is made again, and round corners that clip more than one thing. Round \
        corners on a background alone cost nothing, nor do borders and shape layers. So: \
        `shadowPath`, round each part instead of clipping, fade parts instead of groups. And \
        if it is the commit: less layout, smaller images, work off the main thread.
        """,
      zh: """
        先看是哪一边晚了：提交卡顿来自 App 的主线程，渲染卡顿来自渲染服务和 GPU，这样才知道\
        往哪里找。离屏渲染是指一部分内容先在别处画好再复制过来。原因有：mask、没有路径的阴影\
        、整体透明、视觉效果、`shouldRasterize`（每次重新生成图像时），以及要裁剪不止一样内\
        容的圆角。只有背景的圆角没有代价，边框和形状图层也没有。所以：设 `shadowPath`，分别\
        做圆角而不裁剪，分别变透明而不整体变。如果是提交慢：减少布局、缩小图片、把工作移出主\
        线程。
        """),
    points: [
      Bilingual(
        en: "measure first: commit or render",
        zh: "先测量：提交还是渲染"),
      Bilingual(
        en: "masks, shadows without a path, group opacity, effects, rasterized layers",
        zh: "mask、无路径的阴影、整体透明、视觉效果、光栅化"),
      Bilingual(
        en: "round corners only where they clip several things",
        zh: "圆角只在裁剪多样内容时"),
      Bilingual(
        en: "shadowPath, no clipping, no group fade",
        zh: "shadowPath、不裁剪、不整体透明"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Does shouldRasterize move work to the CPU?",
          zh: "shouldRasterize 会把工作转给 CPU 吗？"),
        answer: Bilingual(
          en: """
            No: the picture is kept on the side of the GPU, and made again whenever the \
            content changes.
            """,
          zh: "不会：图像保存在 GPU 一侧，内容一变就要重新生成。"))
    ],
    rules: ["FP-25", "FP-26", "FP-27", "FP-28", "FP-29", "FP-30", "FP-31", "FP-32"],
    demonstration: [
      "add view card 40 100 200 100",
      "card.backgroundColor = .white",
      "card.layer.cornerRadius = 20",
      "card.layer.shadowOpacity = 0.5",
      "card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath",
      "expect card.layer.shadowPath != nil",
      "expect !card.layer.masksToBounds",
    ]),
  OralQuestion(
    "Q-34", .frames, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        What happens within a frame, and what does the user see when one frame takes the app \
        20 ms at 60 Hz?
        """,
      zh: "一帧之内发生什么？60 Hz 时某一帧花了 App 20 毫秒，用户看到什么？"),
    answer: Bilingual(
      en: """
        At 60 Hz there are 16.67 milliseconds from one VSYNC to the next. The app handles \
        events, lays out, draws and commits; the render server and the GPU turn that into a \
        picture; the display shows it. The three work at the same time on different frames, \
        so two refreshes from event to screen are normal. A frame that takes 20 milliseconds \
        misses its VSYNC: it is not thrown away, it is shown one refresh later, and the one \
        before stays: a hitch. Hitches are measured as lateness in each second, for frames \
        per second say nothing where nothing moves. Animations that are committed go on in \
        the render server while the main thread is busy.
        """,
      zh: """
        60 Hz 时两次 VSYNC 相隔 16.67 毫秒。App 处理事件、布局、绘制并提交；渲染服务和 GPU \
        把它变成图像；显示屏显示。三者同时处理不同的帧，所以从事件到屏幕经过两次刷新是正常的\
        。花了 20 毫秒的一帧错过了 VSYNC：它不会被丢弃，而是晚一次刷新显示，前一帧多停留一次\
        ：这就是卡顿。卡顿用每秒晚了多少来衡量，因为没有东西在动时每秒帧数说明不了问题。已提\
        交的动画在渲染服务里运行，主线程忙也不受影响。
        """),
    points: [
      Bilingual(
        en: "16.67 ms; app, render server with GPU, display",
        zh: "16.67 毫秒；App、渲染服务与 GPU、显示屏"),
      Bilingual(
        en: "they work on different frames at the same time",
        zh: "三者同时处理不同的帧"),
      Bilingual(
        en: "a late frame is shown late, and not dropped",
        zh: "晚了的帧晚显示，不会丢弃"),
      Bilingual(
        en: "committed animations go on without the main thread",
        zh: "已提交的动画不依赖主线程"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "The main thread is blocked for a second. Does a UIView animation stop?",
          zh: "主线程卡住一秒，UIView 动画会停吗？"),
        answer: Bilingual(
          en: "No: it runs in the render server. A display link and a timer do stop.",
          zh: "不会：它在渲染服务里运行。display link 和定时器会停。"))
    ],
    rules: ["FP-1", "FP-4", "FP-7", "FP-8", "FP-10", "FP-15", "FP-17"],
    demonstration: [
      "add view dot 0 0 20 20",
      "UIView.animate(withDuration: 1) { dot.center.x = 200 }",
      "expect dot.center.x == 200",
      "wait 0.5",
      "expect dot.center.x == 200",
    ]),
]
