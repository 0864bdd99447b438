import Records

extension Rulebook {
  /// Frames in time: phases, hitches, display links, run-loop modes.
  static var frameTiming: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "FP-1", .documented,
    Bilingual(
      en: """
        One frame lasts 1/60 s = 16.67 ms at 60 Hz, 1/120 s = 8.33 ms at 120 Hz. The \
        VSYNC marks when a new frame must be ready.
        """,
      zh: """
        一帧在 60 Hz 时为 1/60 秒 = 16.67 毫秒，在 120 Hz 时为 1/120 秒 = 8.33 毫秒。\
        VSYNC 标志新的一帧必须就绪的时刻。
        """),
    source: "Apple tech talk 10855; WWDC 2014 session 419",
    demonstration: [
      "let start = CACurrentMediaTime()",
      "vsync",
      "expect abs((CACurrentMediaTime() - start) * 1000 - 16.67) < 0.01",
      "expect pipeline 16.6 late 0",
      "expect pipeline 16.7 late 16.67",
      "expect pipeline 8.3 at 120 late 0",
      "expect pipeline 8.4 at 120 late 8.33",
    ]),
  Rule(
    "FP-2", .documented, gap: .outside,
    Bilingual(
      en: """
        ProMotion displays switch between 24 and 120 Hz (iPad Pro) or 10 and 120 Hz \
        (iPhone).
        """,
      zh: """
        ProMotion 屏幕的刷新率在 24 到 120 Hz（iPad Pro）或 10 到 120 Hz（iPhone）之间\
        切换。
        """),
    source: "Apple documentation: optimizing for ProMotion displays"),
  Rule(
    "FP-3", .documented, gap: .outside,
    Bilingual(
      en: """
        On iPhone, rates above the system's default need \
        `CADisableMinimumFrameDurationOnPhone` = YES in Info.plist. Low Power Mode, \
        heat and accessibility settings may lower the rate at any time.
        """,
      zh: """
        在 iPhone 上，高于系统默认的刷新率需要在 Info.plist 中把 \
        `CADisableMinimumFrameDurationOnPhone` 设为 YES。低电量模式、发热和辅助功能设\
        置随时可能降低刷新率。
        """),
    source: "Apple documentation of the key; Apple documentation: preferredFrameRateRange"),
  Rule(
    "FP-4", .documented,
    Bilingual(
      en: """
        Five phases: event and commit (in the app), render prepare and render execute \
        (in the render server), display.
        """,
      zh: "五个阶段：事件和提交（在 App 中）、渲染准备和渲染执行（在渲染服务中）、显示。"),
    source: "Apple tech talk 10855",
    demonstration: [
      "var phases: [String] = []",
      "class Card: UIView {",
      "  override func layoutSubviews() { phases.append(\"commit: layout\") }",
      "  override func draw(_ rect: CGRect) { phases.append(\"commit: draw\") }",
      "  override func touchesEnded(_ touches: Set<UITouch>, with e: UIEvent?) {",
      "    setNeedsDisplay(); setNeedsLayout()",
      "    phases.append(\"event\")",
      "  }",
      "}",
      "add Card card 100 100 100 100",
      "phases = []",
      "tap card",
      "expect phases == [\"event\", \"commit: layout\", \"commit: draw\"]",
      "expect pipeline 10 10 10 render 4 shown 2 3 4",
    ]),
  Rule(
    "FP-5", .documented,
    Bilingual(
      en: "The commit has four steps: layout → display → prepare → commit.",
      zh: "提交有四步：布局 → 绘制 → 准备 → 提交。"),
    source: "WWDC 2014 session 419",
    demonstration: [
      "class Card: UIView {",
      "  override func layoutSubviews() { super.layoutSubviews() }",
      "  override func draw(_ rect: CGRect) { UIRectFill(rect) }",
      "}",
      "add Card card 100 100 100 100",
      "add Card part 10 10 20 20 in card",
      "func mark(_ one: UIView) { one.setNeedsDisplay(); one.setNeedsLayout() }",
      "mark(part); mark(card)",
      "cycle",
      "expect cycle contains \"part layoutSubviews\", \"card draw\"",
      "expect cycle has \"card layoutSubviews\", \"part draw\"",
    ]),
  Rule(
    "FP-6", .documented,
    Bilingual(
      en: """
        Layout: layoutSubviews, adding views. Display: draw(_:) and text drawing (CPU, \
        memory). Prepare: image decoding and conversion. Commit: the layer tree is \
        packed, recursively, and sent; its cost grows with the number of layers.
        """,
      zh: """
        布局：layoutSubviews、添加视图。绘制：draw(_:) 和文字绘制（CPU、内存）。准备：\
        图片解码和转换。提交：递归打包图层树并发送；开销随图层数量增长。
        """),
    source: "WWDC 2014 session 419",
    demonstration: [
      "class Card: UIView {",
      "  override func layoutSubviews() { super.layoutSubviews() }",
      "  override func draw(_ rect: CGRect) { UIRectFill(rect) }",
      "}",
      "add Card card 0 0 100 100",
      "card.addSubview(UIView())",
      "expect cycle is \"card layoutSubviews\"",
      "card.setNeedsDisplay()",
      "expect cycle is \"card draw\"",
      "card.setNeedsDisplay(); card.addSubview(UIView())",
      "expect cycle is \"card layoutSubviews\", \"card draw\"",
      "cost card",
    ]),
  Rule(
    "FP-7", .documented,
    Bilingual(
      en: """
        The stages of successive frames overlap: app, render server and display work \
        on three different frames at the same time.
        """,
      zh: "相邻各帧的阶段互相重叠：App、渲染服务和显示同时处理三个不同的帧。"),
    source: "WWDC 2014 session 419; Apple tech talk 10855",
    demonstration: [
      "pipeline 15 15 15 render 15",
      "expect pipeline 15 15 15 render 15 15 15 shown 2 3 4",
      "expect pipeline 15 15 15 render 15 15 15 late 0 0 0",
    ]),
  Rule(
    "FP-8", .documented,
    Bilingual(
      en: """
        Double buffering, the normal case: app work in one frame, render work in the \
        next, shown at the following VSYNC; so a change is seen two frame durations \
        after the frame in which the event was handled began (33.3 ms at 60 Hz).
        """,
      zh: """
        双缓冲，通常的情况：App 在一帧里工作，渲染在下一帧，在随后的 VSYNC 显示；所以\
        从处理事件的那一帧开始算，两帧之后看到变化（60 Hz 时 33.3 毫秒）。
        """),
    source: "Apple tech talk 10855",
    demonstration: [
      "pipeline 10 10 10",
      "expect pipeline 10 shown 2",
      "expect pipeline 10 10 10 shown 2 3 4",
      "expect pipeline 10 10 10 late 0 0 0",
    ]),
  Rule(
    "FP-9", .documented,
    Bilingual(
      en: """
        Triple buffering: as a fallback the render server may get one more frame \
        duration; the change is seen after three.
        """,
      zh: "三缓冲：作为后备，渲染服务可以多用一帧的时间；变化在三帧之后看到。"),
    source: "Apple tech talk 10855",
    demonstration: [
      "expect pipeline 5 5 5 render 5 25 5 late 0 16.67 0",
      "pipeline 5 5 5 render 5 25 5 triple",
      "expect pipeline 5 5 5 render 5 25 5 triple late 0 0 0",
      "expect pipeline 5 5 5 triple shown 3 4 5",
    ]),
  Rule(
    "FP-10", .documented,
    Bilingual(
      en: """
        A hitch is a frame that appears later than expected; the previous frame stays \
        on screen meanwhile.
        """,
      zh: "卡顿（hitch）是指一帧比预期晚出现；此时屏幕上保留上一帧。"),
    source: "Apple tech talk 10855; WWDC 2020 session 10077",
    demonstration: [
      "expect pipeline 10 10 10 shown 2 3 4",
      "pipeline 10 20 10",
      "expect pipeline 10 20 10 shown 2 4 5",
      "expect pipeline 10 20 10 late 0 16.67 0",
    ]),
  Rule(
    "FP-11", .documented,
    Bilingual(
      en: """
        Commit hitch: the app needs too long for event and commit. Render hitch: the \
        render server or GPU needs too long. Either suffices.
        """,
      zh: """
        提交卡顿：App 处理事件和提交的时间太长。渲染卡顿：渲染服务或 GPU 的时间太长。\
        任一种就足以造成卡顿。
        """),
    source: "Apple tech talk 10855",
    demonstration: [
      "expect pipeline 10 10 10 render 4 4 4 late 0 0 0",
      "pipeline 10 20 10 render 4",
      "expect pipeline 10 20 10 render 4 4 4 late 0 16.67 0",
      "pipeline 10 10 10 render 4 25 4",
      "expect pipeline 10 10 10 render 4 25 4 late 0 16.67 0",
    ]),
  Rule(
    "FP-12", .documented,
    Bilingual(
      en: """
        Hitch time = how many ms the frame is late; hitch ratio = hitch ms per second \
        of the interval looked at. Frames per second is no measure where nothing has \
        to change.
        """,
      zh: """
        卡顿时间 = 这一帧晚了多少毫秒；卡顿率 = 所看时间段内每秒的卡顿毫秒数。在什么都\
        不需要变化的地方，每秒帧数不是衡量标准。
        """),
    source: "WWDC 2020 session 10077",
    demonstration: [
      "pipeline 10 20 10 10",
      "expect pipeline 10 20 10 10 late 0 16.67 0 0",
      "expect pipeline 10 20 10 10 ratio 166.67",
      "expect pipeline 10 ratio 0",
    ]),
  Rule(
    "FP-13", .documented,
    Bilingual(
      en: """
        Bands of the ratio: in 2020 up to 5 ms/s good, 5 to 10 warning, above 10 \
        critical; the Organizer of 2026 says up to 10 good, up to 25 warning, up to 50 \
        critical, above 50 immediate. A verdict names the scale it uses.
        """,
      zh: """
        卡顿率的分级：2020 年为 5 毫秒/秒以内良好、5 到 10 警告、10 以上严重；2026 年\
        的 Organizer 为 10 以内良好、25 以内警告、50 以内严重、50 以上紧急。判断时要说\
        明采用哪个标准。
        """),
    source: """
      WWDC 2020 session 10077 with two independent notes; Apple documentation: \
      understanding hitches in your app
      """,
    demonstration: [
      "pipeline 10 20 10 10",
      "expect pipeline 10 20 10 10 band 2020 critical",
      "expect pipeline 10 20 10 10 band 2026 immediate",
      "expect pipeline 10 band 2020 good",
      "expect pipeline 10 times 90 20 10 times 9 band 2020 warning",
      "expect pipeline 10 times 90 20 10 times 9 band 2026 good",
      "expect pipeline 10 times 40 20 10 times 9 band 2020 critical",
      "expect pipeline 10 times 40 20 10 times 9 band 2026 warning",
      "expect pipeline 10 times 20 20 10 times 9 band 2026 critical",
    ]),
  Rule(
    "FP-14", .inferred,
    Bilingual(
      en: """
        With period P and app work D in double buffering the frame is ceil(D/P) − 1 \
        periods late: D = 20 ms at 60 Hz → 16.67 ms hitch; D = 40 ms → 33.33 ms.
        """,
      zh: """
        周期为 P、App 工作时间为 D、双缓冲时，这一帧晚 ceil(D/P) − 1 个周期：60 Hz 时 \
        D = 20 毫秒 → 卡顿 16.67 毫秒；D = 40 毫秒 → 33.33 毫秒。
        """),
    source: "follows from FP-8, FP-10",
    demonstration: [
      "expect pipeline 10 late 0",
      "expect pipeline 17 late 16.67",
      "expect pipeline 20 late 16.67",
      "expect pipeline 40 late 33.33",
      "expect pipeline 10 at 120 late 8.33",
    ]),
  Rule(
    "FP-15", .inferred,
    Bilingual(
      en: """
        The late frame is shown late, its work is not thrown away; callbacks of a \
        display link that fell into the blocked time are lost.
        """,
      zh: "晚到的帧会晚显示，它的工作不会丢弃；落在阻塞时间里的 display link 回调则丢失了。"),
    source: "Apple tech talk 10855; FP-19",
    demonstration: [
      "class Ticker: NSObject {",
      "  var count = 0",
      "  @objc func tick() { count += 1 }",
      "}",
      "let ticker = Ticker()",
      "let link = CADisplayLink(",
      "  target: ticker, selector: #selector(Ticker.tick))",
      "link.add(to: .main, forMode: .common)",
      "vsync 2",
      "expect ticker.count == 2",
      "Thread.sleep(forTimeInterval: 0.1)",
      "expect ticker.count == 2",
      "vsync",
      "expect ticker.count == 3",
      "expect pipeline 10 20 10 shown 2 4 5",
    ]),
  Rule(
    "FP-16", .documented,
    Bilingual(
      en: """
        If nothing changed nothing is rendered; the display shows the same buffer \
        again. That is no hitch.
        """,
      zh: "没有变化就不渲染；屏幕再次显示同一个缓冲。这不是卡顿。"),
    source: "WWDC 2018 session 219; WWDC 2020 session 10077",
    demonstration: [
      "var draws = 0",
      "class Card: UIView {",
      "  override func draw(_ rect: CGRect) { draws += 1 }",
      "}",
      "add Card card 100 100 100 100",
      "draws = 0",
      "vsync 60",
      "expect draws == 0",
      "card.setNeedsDisplay()",
      "vsync 60",
      "expect draws == 1",
    ]),
  Rule(
    "FP-17", .documented,
    Bilingual(
      en: "Animations are committed once and then run in the render server without the app.",
      zh: "动画提交一次，之后在渲染服务中运行，不需要 App。"),
    source: "WWDC 2014 session 419",
    demonstration: [
      "var work = 0",
      "class Ball: UIView {",
      "  override func layoutSubviews() { work += 1 }",
      "  override func draw(_ rect: CGRect) { work += 1 }",
      "}",
      "add Ball ball 0 0 20 20",
      "let slide = { ball.center.x = 210 }",
      "UIView.animate(withDuration: 1, delay: 0, options: .curveLinear,",
      "               animations: slide)",
      "work = 0",
      "vsync 30",
      "expect abs(ball.layer.presentation()!.position.x - 110) < 1",
      "vsync 15",
      "expect abs(ball.layer.presentation()!.position.x - 160) < 1",
      "expect work == 0 && ball.center.x == 210",
    ]),
  Rule(
    "FP-18", .inferred,
    Bilingual(
      en: """
        So a blocked main thread does not stop a UIView or CA animation that was \
        already committed; it stops timers, display links, touches, completion blocks.
        """,
      zh: """
        所以主线程被阻塞时，已经提交的 UIView 或 CA 动画不会停；停下的是定时器、\
        display link、触摸和完成块。
        """),
    source: "follows from FP-17",
    demonstration: [
      "add view ball 0 0 20 20",
      "var done = false; var ticks = 0",
      "let slide = { ball.center.x = 210 }",
      "UIView.animate(withDuration: 1, delay: 0, options: .curveLinear,",
      "               animations: slide) { _ in done = true }",
      "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in",
      "  ticks += 1",
      "}",
      "Thread.sleep(forTimeInterval: 0.5); let seen = ticks",
      "expect abs(ball.layer.presentation()!.position.x - 110) < 1",
      "expect seen == 0 && ticks == 1",
      "Thread.sleep(forTimeInterval: 0.7); let over = done",
      "expect !over && done",
    ]),
  Rule(
    "FP-19", .documented,
    Bilingual(
      en: """
        A display link added to a run loop fires at every VSYNC (native cadence) \
        unless paused; it may be in several modes of one run loop. The run loop \
        retains it, and it holds its target until `invalidate`.
        """,
      zh: """
        加入运行循环的 display link 在每个 VSYNC 触发（原生节奏），除非暂停；它可以加\
        入一个运行循环的多个模式。运行循环持有它，它在 `invalidate` 之前持有 target。
        """),
    source: "CADisplayLink.h header comment",
    demonstration: [
      "class Ticker: NSObject {",
      "  var count = 0",
      "  @objc func tick() { count += 1 }",
      "}",
      "let ticker = Ticker()",
      "let link = CADisplayLink(",
      "  target: ticker, selector: #selector(Ticker.tick))",
      "wait 1",
      "expect ticker.count == 0",
      "link.add(to: .main, forMode: .common)",
      "wait 1",
      "expect ticker.count == 60",
      "link.isPaused = true",
      "wait 1",
      "expect ticker.count == 60",
    ]),
  Rule(
    "FP-20", .documented,
    Bilingual(
      en: """
        `timestamp` = time the previous frame was displayed; `targetTimestamp` = time \
        the next one will be; their difference is the time for one callback's work.
        """,
      zh: """
        `timestamp` = 上一帧显示的时刻；`targetTimestamp` = 下一帧将显示的时刻；两者之\
        差是一次回调可用的时间。
        """),
    source: "Apple documentation: CADisplayLink",
    demonstration: [
      "class Ticker: NSObject {",
      "  var times: [Double] = []",
      "  @objc func tick(_ link: CADisplayLink) {",
      "    times += [link.timestamp, link.targetTimestamp]",
      "  }",
      "}",
      "let ticker = Ticker()",
      "let link = CADisplayLink(",
      "  target: ticker, selector: #selector(Ticker.tick(_:)))",
      "link.add(to: .main, forMode: .common)",
      "wait 0.05",
      "expect ticker.times[1] - ticker.times[0] > 0.0166",
      "expect ticker.times[1] == ticker.times[2]",
    ]),
  Rule(
    "FP-21", .documented,
    Bilingual(
      en: """
        `duration` is the screen's refresh interval and undefined before the first \
        callback. [observed] A lowered callback rate does not change it.
        """,
      zh: "`duration` 是屏幕的刷新间隔，第一次回调之前未定义。[实测] 降低回调频率不会改变它。"),
    source: "Apple documentation: duration; developer measurement",
    demonstration: [
      "class Ticker: NSObject {",
      "  @objc func tick(_ link: CADisplayLink) {}",
      "}",
      "let ticker = Ticker()",
      "let link = CADisplayLink(",
      "  target: ticker, selector: #selector(Ticker.tick(_:)))",
      "expect link.duration == 0",
      "link.add(to: .main, forMode: .common)",
      "link.preferredFramesPerSecond = 20",
      "wait 1",
      "expect abs(link.duration - 1.0 / 60) < 0.001",
    ]),
  Rule(
    "FP-22", .documented,
    Bilingual(
      en: """
        `preferredFrameRateRange` (15.0) replaces preferredFramesPerSecond (deprecated \
        27.0, 0 = native), which replaced frameInterval (deprecated 10.0). The system \
        picks a rate, usually a factor of the maximum; it is a wish, not a promise.
        """,
      zh: """
        `preferredFrameRateRange`（15.0）取代了 preferredFramesPerSecond（27.0 弃用，0 \
        = 原生），后者取代了 frameInterval（10.0 弃用）。系统选择刷新率，通常是最大值\
        的因数；这是愿望，不是保证。
        """),
    source: "Apple documentation; CADisplayLink.h header comment",
    demonstration: [
      "class Ticker: NSObject {",
      "  var count = 0",
      "  @objc func tick() { count += 1 }",
      "}",
      "let ticker = Ticker()",
      "let link = CADisplayLink(",
      "  target: ticker, selector: #selector(Ticker.tick))",
      "link.preferredFrameRateRange = CAFrameRateRange(",
      "  minimum: 10, maximum: 40, preferred: 32)",
      "link.add(to: .main, forMode: .common)",
      "wait 1",
      "expect ticker.count == 30",
    ]),
  Rule(
    "FP-23", .observed,
    Bilingual(
      en: """
        While the user drags a scroll view the main run loop runs in tracking mode: \
        timers and links in the default mode only do not fire; those in the common \
        modes do.
        """,
      zh: """
        用户拖动滚动视图时，主运行循环处于 tracking 模式：只加入 default 模式的定时器\
        和 display link 不触发；加入 common 模式的会触发。
        """),
    source: """
      mode printed in a debugger during scrolling; run-loop sources; Apple \
      documentation: RunLoop.Mode
      """,
    demonstration: [
      "var normal = 0, common = 0",
      "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in",
      "  normal += 1",
      "}",
      "let timer = Timer(timeInterval: 0.1, repeats: true) { _ in",
      "  common += 1",
      "}",
      "RunLoop.main.add(timer, forMode: .common)",
      "add scroll list 0 0 300 400",
      "set list.contentSize 300 2000",
      "touch 1 down 100 300",
      "touch 1 move 100 200",
      "normal = 0; common = 0",
      "wait 1",
      "expect normal == 0 && common >= 9",
    ]),
  Rule(
    "FP-24", .documented,
    Bilingual(
      en: """
        The common modes are a set, not a mode: the main run loop's set has the \
        default and the tracking mode.
        """,
      zh: """
        common modes 是一个集合，不是一种模式：主运行循环的集合里有 default 和 \
        tracking 两种模式。
        """),
    source: "printed run loop; Apple documentation: RunLoop.Mode.common",
    demonstration: [
      "class Ticker: NSObject {",
      "  var count = 0",
      "  @objc func tick() { count += 1 }",
      "}",
      "let ticker = Ticker()",
      "let link = CADisplayLink(",
      "  target: ticker, selector: #selector(Ticker.tick))",
      "link.add(to: .main, forMode: .common)",
      "link.remove(from: .main, forMode: .default)",
      "wait 1",
      "expect ticker.count == 0",
      "expect RunLoop.main.currentMode == .default",
    ]),
]
