import Records

/// Answers in sentences of their own, about areas, overlays and scrolling.
extension DirectAnswer {
  static let ofAreasAndOverlays: [DirectAnswer] = [
    DirectAnswer(
      [
        "same gesture recognizer on two views",
        "one recognizer for several views",
        "同一个手势加到两个视图",
      ],
      en: """
        A recognizer has one view: adding it to another takes it from the first. Make one for each \
        view; they may share a target.
        """,
      zh: "一个识别器只属于一个视图，添加到另一个视图时会从原来的取下。给每个视图各建一个，目标可以相同。",
      rules: "GR-1"),
    DirectAnswer(
      [
        "navigation bar title view not tappable",
        "tap on titleView",
        "title view 导航栏点击",
      ],
      en: """
        A view in the bar is hit like any other: it needs a size of its own, and \
        isUserInteractionEnabled true if it is a label or an image view.
        """,
      zh: "导航栏里的视图和其他视图一样被命中：它要有自己的大小；标签和图片视图还要把 isUserInteractionEnabled 设为 true。",
      rules: "HT-11", "UI-2"),
    DirectAnswer(
      [
        "velocity of a pan",
        "speed of the finger",
        "手势的速度",
        "how fast was the swipe",
      ],
      en: """
        velocity(in:) of a pan is the speed of its fingers in points per second, along the axes of the \
        view that is passed.
        """,
      zh: "拖移手势的 velocity(in:) 是手指的速度，单位是点每秒，沿所传视图的坐标轴。", rules: "GR-58"),
    DirectAnswer(
      [
        "my button does not respond",
        "view gets no touches",
        "button is dead",
        "button not clickable",
        "why does a button ignore taps",
        "按钮点不了",
        "按钮没反应",
        "addTarget 之后点击没反应",
        "视图收不到触摸",
      ],
      en: """
        A view above it refuses or does not contain the point, or something covers it: \
        `why NAME` says which, with the line that fixes it.
        """,
      zh: "它上面某个视图拒绝了触摸或不包含该点，或者被别的视图盖住：`why NAME` 会指出是哪一个，并给出修正的命令。",
      rules: "HT-2", "HT-4", "HT-5"),
    DirectAnswer(
      [
        "how to enlarge the touch area of a button",
        "bigger hit area for a small button",
        "increase tap target",
        "44 points",
        "扩大按钮点击区域",
        "放大点击范围",
        "按钮太小不好点",
      ],
      en: """
        Override point(inside:) in the button's class and test a larger rectangle: \
        bounds.insetBy(dx: -10, dy: -10).contains(point).
        """,
      zh: "在按钮的类里重写 point(inside:)，判断更大的矩形：bounds.insetBy(dx: -10, dy: -10).contains(point)。",
      rules: "HT-29", "HT-9"),
    DirectAnswer(
      [
        "view outside its superview gets no touches",
        "button sticks out of its parent",
        "subview out of bounds",
        "超出父视图的按钮点不了",
        "子视图超出父视图的部分",
        "view beyond the edges of its superview",
      ],
      en: """
        What is outside its superview's bounds is drawn and not touched: the superview's point(inside:) \
        refuses before it is asked. Override that of the superview.
        """,
      zh: "超出父视图 bounds 的部分能看见却点不到：父视图的 point(inside:) 先拒绝了。要重写父视图的 point(inside:)。",
      rules: "HT-4", "HT-29"),
    DirectAnswer(
      [
        "pass touches through an overlay",
        "let touches through a transparent view",
        "view on top blocks the buttons behind",
        "ignore touches on a view but not on its subviews",
        "蒙层穿透",
        "点击穿透到下面的视图",
        "透明视图挡住下面的按钮",
        "click through view",
      ],
      en: """
        Override hitTest in the covering view, and return nil when super's answer is the view itself.
        """,
      zh: "在盖在上面的视图里重写 hitTest，super 的结果是自己时返回 nil。", rules: "HT-26", "HT-6"),
    DirectAnswer(
      [
        "button does not respond while animating",
        "touch during UIView animation",
        "tap a view while it animates",
        "动画过程中按钮点不了",
        "动画中的视图如何响应点击",
      ],
      en: """
        While UIView.animate runs without .allowUserInteraction, touches on the view are refused; with \
        it the place where the animation ends is hit, not the place where the view is seen.
        """,
      zh: """
        没有 .allowUserInteraction 的 UIView.animate 进行期间，视图上的触摸被拒绝；加上它之后，命中的是动画的\
        终点，而不是看到的位置。
        """, rules: "HT-21", "HT-20"),
    DirectAnswer(
      [
        "hitTest is called twice",
        "hitTest 调用两次",
        "hitTest 为什么调用多次",
      ],
      en: "UIKit may ask more than once for one touch, so hitTest must change nothing.",
      zh: "一次触摸 UIKit 可能询问多次，所以 hitTest 里不能改变任何东西。", rules: "HT-23", "HT-24"),
    DirectAnswer(
      [
        "button in a scroll view highlights late",
        "scroll view delays the touch",
        "touch delay in a scroll view",
        "滚动视图里的按钮有延迟",
        "按钮点击反应慢",
      ],
      en: """
        The scroll view delays the touch for about 0.15 s, as the finger may be about to scroll: \
        set its delaysContentTouches to false.
        """,
      zh: "滚动视图会把触摸暂缓约 0.15 秒，因为手指可能要滚动：把 delaysContentTouches 设为 false。",
      rules: "SC-2", "SC-6"),
    DirectAnswer(
      [
        "scroll when the drag starts on a button",
        "drag from a button does not scroll",
        "cannot scroll from a control",
        "从按钮上开始拖不能滚动",
        "slider inside a scroll view is hard to drag",
      ],
      en: """
        If the button tracks the touch already, touchesShouldCancel(in:) decides, which is false for \
        controls: override it and return true.
        """,
      zh: "按钮已在跟踪触摸时由 touchesShouldCancel(in:) 决定，它对控件为 false：重写它并返回 true。",
      rules: "SC-8", "SC-7"),
    DirectAnswer(
      [
        "present an alert",
        "show a modal sheet",
        "how to present a view controller",
        "弹出弹窗",
        "显示模态控制器",
      ],
      en: """
        Call present(_:animated:) on the controller in front; the view of what is presented covers the \
        window and takes its touches.
        """,
      zh: "对最前面的控制器调用 present(_:animated:)；所呈现控制器的视图会盖住窗口并接收触摸。", rules: "VC-10"),
    DirectAnswer(
      [
        "what is the responder chain",
        "responder chain order",
        "which responder gets the event next",
        "响应者链是什么",
        "响应链的顺序",
      ],
      en: """
        It is the way of an event that nothing has handled: from the hit-test view by `next` to its \
        superview or controller, and so on to the window, the application and its delegate.
        """,
      zh: "它是未被处理的事件走的路：从命中的视图开始，沿 next 到父视图或控制器，一直到窗口、UIApplication 和它的代理。",
      rules: "RC-2", "RC-3", "RC-13"),
    DirectAnswer(
      [
        "how does hit testing work",
        "which view gets the touch",
        "how does iOS find the touched view",
        "order of hitTest and pointInside",
        "命中测试的过程",
        "hitTest 和 pointInside 的顺序",
        "哪个视图被点到",
        "事件是如何找到视图的",
      ],
      en: """
        From the window down each view that contains the point and is not switched off asks its subviews, \
        the last first, until one returns a view; if none does, it is the view itself.
        """,
      zh: "从窗口向下：每个包含该点且没有被关掉的视图，从最后一个子视图开始询问，直到有一个返回视图；都没有，就是它自己。",
      rules: "HT-1", "HT-2", "HT-5", "HT-6"),
    DirectAnswer(
      [
        "difference between frame and bounds",
        "frame vs bounds",
        "when do frame and bounds have different sizes",
        "frame 和 bounds 的区别",
      ],
      en: """
        `bounds` is the rectangle in the view's own coordinates, `frame` the one around it in the \
        superview's; a transform changes the frame only, scrolling the origin of the bounds.
        """,
      zh: "bounds 是视图自己坐标系里的矩形，frame 是它在父视图坐标系里的外接矩形；transform 只改变 frame，滚动改变 bounds 的原点。",
      rules: "GE-2", "GE-4", "SC-1"),
    DirectAnswer(
      [
        "difference between setNeedsLayout and layoutIfNeeded",
        "setNeedsLayout vs layoutIfNeeded",
        "setNeedsLayout 和 layoutIfNeeded 的区别",
      ],
      en: """
        `setNeedsLayout` marks the view for the next layout pass and returns; `layoutIfNeeded` lays out \
        what is marked now.
        """,
      zh: "setNeedsLayout 只做标记，到下一次布局阶段才布局；layoutIfNeeded 立即布局已标记的视图。", rules: "LC-3"),
  ]
}
