import Records

/// Answers in sentences of their own, about terms and callbacks.
extension DirectAnswer {
  static let ofTerms: [DirectAnswer] = [
    DirectAnswer(
      [
        "when is layoutSubviews called",
        "why does layoutSubviews run",
        "layoutSubviews is called twice",
        "layoutSubviews 什么时候调用",
        "layoutSubviews 的触发时机",
      ],
      en: """
        In the layout pass at the end of a turn, once for each marked view: setNeedsLayout, another size \
        of its bounds, scrolling, and adding or removing a subview mark it.
        """,
      zh: "在一轮循环末尾的布局阶段，每个被标记的视图一次：setNeedsLayout、bounds 大小改变、滚动、增删子视图都会标记。",
      rules: "LC-6", "LC-1"),
    DirectAnswer(
      [
        "drawRect is not called",
        "when is draw called",
        "setNeedsDisplay does not draw",
        "custom draw shows nothing",
        "drawRect 不走",
        "draw 什么时候调用",
        "setNeedsDisplay 没有重绘",
      ],
      en: """
        UIKit calls `draw(_:)` in the display pass when the view is first shown and after \
        `setNeedsDisplay()`, if the view has a size; calling it by hand draws nothing.
        """,
      zh: "视图首次显示时、以及 setNeedsDisplay() 之后，UIKit 在显示阶段调用 draw(_:)，前提是视图有大小；自己调用什么也画不出来。",
      rules: "DR-7", "DR-4"),
    DirectAnswer(
      [
        "viewDidLoad vs viewWillAppear",
        "when is viewDidLoad called",
        "difference between viewDidLoad and viewDidAppear",
        "viewDidLoad 和 viewWillAppear 什么时候调用",
      ],
      en: """
        `viewDidLoad` runs once, when the view is loaded; `viewWillAppear` and `viewDidAppear` each time \
        the view comes to the screen.
        """,
      zh: "viewDidLoad 只在视图加载后执行一次；viewWillAppear 和 viewDidAppear 每次出现在屏幕上时都执行。",
      rules: "VC-8", "VC-5"),
    DirectAnswer(
      [
        "deinit is not called",
        "view controller is not deallocated",
        "retain cycle",
        "memory leak of a controller",
        "控制器为什么不释放",
        "dealloc 不走",
        "循环引用",
      ],
      en: """
        Something still has a strong reference to it, often a closure that captures self or a delegate \
        that is not weak: `why NAME alive` shows which.
        """,
      zh: "还有强引用，常见的是捕获了 self 的闭包，或没有用 weak 声明的代理：`why NAME alive` 会指出是哪一个。",
      rules: "CT-21"),
    DirectAnswer(
      [
        "timer stops while scrolling",
        "display link pauses while the user drags",
        "NSTimer 滚动时停止",
        "定时器在滑动列表时不走",
      ],
      en: """
        While the user drags, the run loop is in the tracking mode, and a timer of the default mode waits: \
        add it for the common modes, RunLoop.main.add(timer, forMode: .common).
        """,
      zh:
        "拖动时 run loop 处于 tracking 模式，default 模式的定时器不会触发：用 RunLoop.main.add(timer, forMode: .common)。",
      rules: "FP-23"),
    DirectAnswer(
      [
        "swipe back does not work",
        "swipe back is gone with a custom back button",
        "interactivePopGestureRecognizer",
        "hidden navigation bar swipe back",
        "侧滑返回失效",
        "自定义返回按钮后侧滑没了",
      ],
      en: """
        A left bar button item of your own, or a hidden bar, turns it off: give \
        `interactivePopGestureRecognizer` a delegate that refuses only at the root.
        """,
      zh: "自定义 leftBarButtonItem 或隐藏导航栏会关掉它：给 interactivePopGestureRecognizer 设置代理，只在根页面拒绝。",
      rules: "VC-30"),
    DirectAnswer(
      [
        "hidden view touches",
        "alpha zero view gets touches",
        "does a transparent view receive events",
        "alpha 为 0 能点吗",
        "透明度多少收不到触摸",
        "hidden 的视图能响应事件吗",
      ],
      en: """
        A view that is hidden, or whose alpha is below 0.01, gets no touches, and nothing in it does; a \
        clear background colour makes no difference.
        """,
      zh: "隐藏或 alpha 小于 0.01 的视图及其所有子视图都收不到触摸；背景色是 clear 没有影响。",
      rules: "HT-2", "HT-14"),
    DirectAnswer(
      [
        "round button corners react to touches",
        "circular button touch area",
        "tap outside the circle of a round button",
        "圆形按钮的点击范围",
        "圆角按钮四角也能点",
      ],
      en: """
        A corner radius changes what is drawn and not what is touched: override point(inside:) and \
        test the distance from the centre, or a path.
        """,
      zh: "圆角只影响显示，不影响触摸：重写 point(inside:)，按到圆心的距离或路径判断。", rules: "HT-17", "HT-9"),
    DirectAnswer(
      [
        "keyboard covers the text field",
        "move the view up when the keyboard appears",
        "keyboard height",
        "键盘遮挡输入框",
        "键盘弹出时上移",
        "键盘高度通知",
      ],
      en: """
        Observe UIResponder.keyboardWillShowNotification, and move the content up or inset the scroll view \
        by the height of the keyboard.
        """,
      zh: "监听 UIResponder.keyboardWillShowNotification，把内容上移，或按键盘高度设置滚动视图的 contentInset。",
      rules: "FR-20"),
    DirectAnswer(
      [
        "touchUpInside vs touchUpOutside",
        "touchUpInside 和 touchUpOutside 的区别",
      ],
      en: """
        One of them is sent when the finger is lifted: touchUpInside if it is in the bounds or within about \
        70 points of them, touchUpOutside if it is farther away.
        """,
      zh: "抬起手指时二者必有其一：手指在 bounds 内或在其外约 70 点以内是 touchUpInside，更远是 touchUpOutside。",
      rules: "CT-14", "CT-15"),
    DirectAnswer(
      [
        "drag a view with the finger",
        "move a view by a pan",
        "拖动视图",
        "视图跟随手指移动",
      ],
      en: """
        Add a UIPanGestureRecognizer: move the view's centre by translation(in:) of its superview, and set \
        the translation to zero each time.
        """,
      zh: "添加 UIPanGestureRecognizer：按 translation(in: 父视图) 移动 center，每次把 translation 归零。",
      rules: "GR-58"),
    DirectAnswer(
      [
        "raised button in a tab bar",
        "button outside the tab bar",
        "tab bar middle button upper half",
        "标签栏中间凸起的按钮点不了",
      ],
      en: """
        What sticks out of the bar is outside its bounds: override point(inside:) of the tab bar, so that \
        the button's part above it counts.
        """,
      zh: "凸出的部分在标签栏 bounds 之外：重写标签栏的 point(inside:)，让按钮超出的部分也算在内。",
      rules: "HT-4", "HT-29"),
    DirectAnswer(
      [
        "what is an implicit animation",
        "layer animates by itself",
        "隐式动画是什么",
      ],
      en: """
        Changing an animatable property of a layer that is not a view's own animates it for 0.25 s; a \
        view's layer does so only within UIView.animate.
        """,
      zh: "改变独立图层的可动画属性会自动产生 0.25 秒的动画；视图自己的图层只在 UIView.animate 里才会。",
      rules: "LA-14", "LA-16"),
    DirectAnswer(
      [
        "gesture and button conflict",
        "tap gesture on the superview of a button",
        "button with a tap gesture on its parent",
        "手势和按钮冲突",
        "父视图的手势和按钮谁优先",
      ],
      en: """
        A recognizer of a superview does not get a single tap on a button, one on the button itself does; \
        other controls and other gestures lose to the recognizer.
        """,
      zh: "按钮不会把单击让给父视图上的识别器，但会让给加在它自己身上的；其他控件和其他手势则由识别器优先。",
      rules: "GR-30", "GR-17"),
    DirectAnswer(
      [
        "scroll view does not scroll",
        "scroll view with large content is not scrolling",
        "滚动视图不能滚动",
        "scrollView 滚不动",
      ],
      en: """
        It scrolls only as far as its contentSize is larger than its bounds: set contentSize, or pin the \
        content to all four edges of contentLayoutGuide.
        """,
      zh: "contentSize 大于 bounds 才能滚动：设置 contentSize，或把内容的四边都约束到 contentLayoutGuide。",
      rules: "SC-1"),
    DirectAnswer(
      [
        "button inside a scroll view does not respond",
        "scroll view button tap not working",
        "滚动视图里的按钮没反应",
      ],
      en: """
        The scroll view delays the touch, and cancels it when the finger moves about 10 points: set \
        delaysContentTouches to false. Also look for a container in it without a size.
        """,
      zh: "滚动视图会暂缓触摸，手指移动约 10 点就取消：把 delaysContentTouches 设为 false；再检查里面是否有没有大小的容器。",
      rules: "SC-2", "SC-6", "HT-11"),
    DirectAnswer(
      [
        "zPosition and touches",
        "does zPosition change who is hit",
        "hitTest and zPosition",
        "zPosition 和点击顺序",
      ],
      en:
        "It decides what is drawn in front, and not which view is asked first: that is the order of subviews.",
      zh: "它只决定绘制的前后，不影响先询问哪个视图：那由 subviews 的顺序决定。", rules: "LA-30", "HT-5"),
  ]
}
