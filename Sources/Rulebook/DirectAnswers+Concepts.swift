/// Answers to questions about terms and callbacks, and about matters that are often searched for.
extension Rulebook {
  static var answersOfConcepts: [DirectAnswer] { content }
}

private let difference = [
  "difference", "versus", "vs", "between", "or", "区别", "不同", "还是", "和", "与",
]

private let called = ["call", "run", "when", "happen", "order", "什么时候", "何时", "顺序", "调用"]

private let content: [DirectAnswer] = [
  DirectAnswer(
    ["responder chain", "responderchain", "响应者链", "响应链"],
    en: """
      It is the way of an event that nothing has handled: from the hit-test view by `next` to its \
      superview or controller, and so on to the window, the application and its delegate.
      """,
    zh: "它是未被处理的事件走的路：从命中的视图开始，沿 next 到父视图或控制器，一直到窗口、UIApplication 和它的代理。",
    rules: "RC-2", "RC-3", "RC-13"),
  DirectAnswer(
    ["hit test", "hittest", "命中测试", "which view", "哪个视图"],
    ["how", "work", "find", "what is", "touched", "怎么", "怎样", "是什么", "原理", "过程"],
    en: """
      From the window down each view that contains the point and is not switched off asks its subviews, \
      the last first, until one returns a view; if none does, it is the view itself.
      """,
    zh: "从窗口向下：每个包含该点且没有被关掉的视图，从最后一个子视图开始询问，直到有一个返回视图；都没有，就是它自己。",
    rules: "HT-1", "HT-2", "HT-5", "HT-6"),
  DirectAnswer(
    ["frame"], ["bounds"], difference,
    en: """
      `bounds` is the rectangle in the view's own coordinates, `frame` the one around it in the \
      superview's; a transform changes the frame only, scrolling the origin of the bounds.
      """,
    zh: "bounds 是视图自己坐标系里的矩形，frame 是它在父视图坐标系里的外接矩形；transform 只改变 frame，滚动改变 bounds 的原点。",
    rules: "GE-2", "GE-4", "SC-1"),
  DirectAnswer(
    ["setneedslayout", "layoutifneeded"],
    en: """
      `setNeedsLayout` marks the view for the next layout pass and returns; `layoutIfNeeded` lays out \
      what is marked now.
      """,
    zh: "setNeedsLayout 只做标记，到下一次布局阶段才布局；layoutIfNeeded 立即布局已标记的视图。", rules: "LC-3"),
  DirectAnswer(
    ["layoutsubviews"], called,
    en: """
      In the layout pass at the end of a turn, once for each marked view: setNeedsLayout, another size \
      of its bounds, scrolling, and adding or removing a subview mark it.
      """,
    zh: "在一轮循环末尾的布局阶段，每个被标记的视图一次：setNeedsLayout、bounds 大小改变、滚动、增删子视图都会标记。",
    rules: "LC-6", "LC-1"),
  DirectAnswer(
    [
      "drawrect", "draw rect", "setneedsdisplay", "func draw", "draw not", "draw被", "draw 什么",
      "draw没",
    ],
    en: """
      UIKit calls `draw(_:)` in the display pass when the view is first shown and after \
      `setNeedsDisplay()`, if the view has a size; calling it by hand draws nothing.
      """,
    zh: "视图首次显示时、以及 setNeedsDisplay() 之后，UIKit 在显示阶段调用 draw(_:)，前提是视图有大小；自己调用什么也画不出来。",
    rules: "DR-7", "DR-4"),
  DirectAnswer(
    ["viewdidload"], ["viewwillappear", "viewdidappear"] + called,
    en: """
      `viewDidLoad` runs once, when the view is loaded; `viewWillAppear` and `viewDidAppear` each time \
      the view comes to the screen.
      """,
    zh: "viewDidLoad 只在视图加载后执行一次；viewWillAppear 和 viewDidAppear 每次出现在屏幕上时都执行。",
    rules: "VC-8", "VC-5"),
  DirectAnswer(
    ["deinit", "dealloc", "released", "retain cycle", "leak", "释放", "循环引用", "内存泄漏"],
    en: """
      Something still has a strong reference to it, often a closure that captures self or a delegate \
      that is not weak: `why NAME alive` shows which.
      """,
    zh: "还有强引用，常见的是捕获了 self 的闭包，或没有用 weak 声明的代理：`why NAME alive` 会指出是哪一个。",
    rules: "CT-21"),
  DirectAnswer(
    ["timer", "displaylink", "定时器"], ["scroll", "drag", "滚动", "拖"],
    en: """
      While the user drags, the run loop is in the tracking mode, and a timer of the default mode waits: \
      add it for the common modes, RunLoop.main.add(timer, forMode: .common).
      """,
    zh:
      "拖动时 run loop 处于 tracking 模式，default 模式的定时器不会触发：用 RunLoop.main.add(timer, forMode: .common)。",
    rules: "FP-23"),
  DirectAnswer(
    ["swipe back", "swipeback", "interactivepop", "edge swipe", "侧滑", "右滑返回", "滑动返回"],
    en: """
      A left bar button item of your own, or a hidden bar, turns it off: give \
      `interactivePopGestureRecognizer` a delegate that refuses only at the root.
      """,
    zh: "自定义 leftBarButtonItem 或隐藏导航栏会关掉它：给 interactivePopGestureRecognizer 设置代理，只在根页面拒绝。",
    rules: "VC-30"),
  DirectAnswer(
    ["alpha", "hidden", "透明度", "隐藏"],
    ["touch", "tap", "hit", "event", "zero", "触摸", "点击", "点不", "事件"],
    en: """
      A view that is hidden, or whose alpha is below 0.01, gets no touches, and nothing in it does; a \
      clear background colour makes no difference.
      """,
    zh: "隐藏或 alpha 小于 0.01 的视图及其所有子视图都收不到触摸；背景色是 clear 没有影响。",
    rules: "HT-2", "HT-14"),
  DirectAnswer(
    ["round", "corner", "circle", "circular", "圆角", "圆形"],
    ["touch", "tap", "hit", "button", "area", "触摸", "点击", "点不", "按钮"],
    en: """
      A corner radius changes what is drawn and not what is touched: override point(inside:) and \
      test the distance from the centre, or a path.
      """,
    zh: "圆角只影响显示，不影响触摸：重写 point(inside:)，按到圆心的距离或路径判断。", rules: "HT-17", "HT-9"),
  DirectAnswer(
    ["keyboard", "键盘"], ["cover", "over", "height", "notification", "挡", "遮", "高度", "通知"],
    en: """
      Observe UIResponder.keyboardWillShowNotification, and move the content up or inset the scroll view \
      by the height of the keyboard.
      """,
    zh: "监听 UIResponder.keyboardWillShowNotification，把内容上移，或按键盘高度设置滚动视图的 contentInset。",
    rules: "FR-20"),
  DirectAnswer(
    ["touchupinside", "touch up inside"], ["outside"],
    en: """
      One of them is sent when the finger is lifted: touchUpInside if it is in the bounds or within about \
      70 points of them, touchUpOutside if it is farther away.
      """,
    zh: "抬起手指时二者必有其一：手指在 bounds 内或在其外约 70 点以内是 touchUpInside，更远是 touchUpOutside。",
    rules: "CT-14", "CT-15"),
  DirectAnswer(
    ["drag a view", "drag view", "move a view", "drag and move", "拖动视图", "拖动一个视图", "跟随手指"],
    en: """
      Add a UIPanGestureRecognizer: move the view's centre by translation(in:) of its superview, and set \
      the translation to zero each time.
      """,
    zh: "添加 UIPanGestureRecognizer：按 translation(in: 父视图) 移动 center，每次把 translation 归零。",
    rules: "GR-58"),
  DirectAnswer(
    ["tab bar", "tabbar", "标签栏"], ["button", "outside", "raised", "middle", "按钮", "凸起", "超出"],
    en: """
      What sticks out of the bar is outside its bounds: override point(inside:) of the tab bar, so that \
      the button's part above it counts.
      """,
    zh: "凸出的部分在标签栏 bounds 之外：重写标签栏的 point(inside:)，让按钮超出的部分也算在内。",
    rules: "HT-4", "HT-29"),
  DirectAnswer(
    ["implicit animation", "implicitanimation", "隐式动画"],
    en: """
      Changing an animatable property of a layer that is not a view's own animates it for 0.25 s; a \
      view's layer does so only within UIView.animate.
      """,
    zh: "改变独立图层的可动画属性会自动产生 0.25 秒的动画；视图自己的图层只在 UIView.animate 里才会。",
    rules: "LA-14", "LA-16"),
  DirectAnswer(
    ["gesture", "recogni", "手势"], ["button", "control", "按钮", "控件"],
    ["conflict", "both", "and", "instead", "冲突", "同时", "优先", "和"],
    en: """
      A recognizer of a superview does not get a single tap on a button, one on the button itself does; \
      other controls and other gestures lose to the recognizer.
      """,
    zh: "按钮不会把单击让给父视图上的识别器，但会让给加在它自己身上的；其他控件和其他手势则由识别器优先。",
    rules: "GR-30", "GR-17"),
  DirectAnswer(
    ["scroll", "滚动"], ["not scroll", "cannot scroll", "doesnt scroll", "不能滚", "不滚动", "滚不动"],
    en: """
      It scrolls only as far as its contentSize is larger than its bounds: set contentSize, or pin the \
      content to all four edges of contentLayoutGuide.
      """,
    zh: "contentSize 大于 bounds 才能滚动：设置 contentSize，或把内容的四边都约束到 contentLayoutGuide。",
    rules: "SC-1"),
  DirectAnswer(
    ["scroll", "滚动"], ["button", "按钮"],
    ["not respond", "not work", "not react", "没反应", "没有反应", "点不"],
    en: """
      The scroll view delays the touch, and cancels it when the finger moves about 10 points: set \
      delaysContentTouches to false. Also look for a container in it without a size.
      """,
    zh: "滚动视图会暂缓触摸，手指移动约 10 点就取消：把 delaysContentTouches 设为 false；再检查里面是否有没有大小的容器。",
    rules: "SC-2", "SC-6", "HT-11"),
  DirectAnswer(
    ["zposition"],
    en:
      "It decides what is drawn in front, and not which view is asked first: that is the order of subviews.",
    zh: "它只决定绘制的前后，不影响先询问哪个视图：那由 subviews 的顺序决定。", rules: "LA-30", "HT-5"),
]
