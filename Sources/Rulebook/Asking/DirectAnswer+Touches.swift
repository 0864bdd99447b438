/// Questions that a rule answers by itself, about touches, windows and the responder chain.
extension DirectAnswer {
  static let ofTouches: [DirectAnswer] = [
    DirectAnswer(
      [
        "order of sendEvent, gesture recognizers and touchesBegan",
        "which gets the touch first, the window or the gesture",
        "sendEvent 和 touchesBegan 的顺序",
      ], rules: "PL-1", "PL-2"),
    DirectAnswer(
      [
        "how does a touch get from the screen to the app",
        "path of an event from the hardware to the application",
        "事件从屏幕到 App 的传递过程",
        "触摸事件是怎么产生和传递的",
      ], rules: "PL-3", "PL-1"),
    DirectAnswer(
      [
        "which window gets the event",
        "key window and touch events",
        "事件交给哪个窗口",
      ], rules: "PL-4", "WN-8"),
    DirectAnswer(
      [
        "when are layout changes committed to the screen",
        "改了 UI 什么时候真正刷新",
      ], rules: "PL-7", "LC-14"),
    DirectAnswer(
      [
        "difference between event delivery and response",
        "hit testing versus responder chain",
        "事件传递和事件响应的区别",
      ], rules: "RC-18", "HT-1"),
    DirectAnswer(
      [
        "find the view controller of a view",
        "get the parent controller from a subview",
        "通过 view 找到所在的控制器",
        "怎么拿到视图的控制器",
      ], rules: "RC-2", "RC-3"),
    DirectAnswer(["responder chain with a child view controller", "子控制器的响应链"], rules: "RC-4"),
    DirectAnswer(["next responder of a window", "window 的 next 是谁"], rules: "RC-8"),
    DirectAnswer(
      [
        "is the app delegate in the responder chain",
        "AppDelegate 在响应链里吗",
      ], rules: "RC-10"),
    DirectAnswer(
      [
        "touchesBegan is not forwarded to the superview",
        "what does super touchesBegan do",
        "重写 touchesBegan 要不要调用 super",
        "touchesBegan 向上传递",
      ], rules: "RC-13", "RC-14"),
    DirectAnswer(
      [
        "scroll view swallows touchesBegan of the controller",
        "touchesBegan of a view is not called above a scroll view",
        "scrollView 不响应 touchesBegan",
      ], rules: "RC-16"),
    DirectAnswer(
      [
        "touchesBegan of the superview is not called when a button is tapped",
        "按钮会不会把 touches 传给父视图",
      ], rules: "RC-17"),
    DirectAnswer(
      [
        "send touchesBegan to another view by hand",
        "手动调用 touchesBegan",
      ], rules: "RC-19"),
    DirectAnswer(
      [
        "disabled user interaction and subviews",
        "userInteractionEnabled NO and children",
        "isUserInteractionEnabled 设为 NO 子视图能响应吗",
        "父视图交互关闭",
      ], rules: "UI-5", "HT-2"),
    DirectAnswer(
      [
        "accessory button of a cell tapped",
        "accessoryButtonTapped",
        "cell 右侧的详情按钮点击",
      ], rules: "UI-20"),
    DirectAnswer(
      [
        "does touch.view change when the finger moves outside",
        "手指移出视图后 touch.view 会变吗",
      ], rules: "UT-2", "HT-22"),
    DirectAnswer(
      [
        "order of touchesBegan touchesMoved touchesEnded",
        "touches 四个方法的顺序",
      ], rules: "UT-4", "UT-5"),
    DirectAnswer(
      [
        "tapCount of a touch",
        "detect a double tap with tapCount",
        "tapCount 怎么算",
      ], rules: "UT-13"),
    DirectAnswer(
      [
        "multi touch does not work",
        "second finger is not reported",
        "view gets only one touch",
        "isMultipleTouchEnabled",
        "多点触控没反应",
        "只收到一根手指",
      ], rules: "UT-16"),
    DirectAnswer(["keep a UITouch or UIEvent in a property", "保存 UIEvent"], rules: "UT-8"),
    DirectAnswer(
      [
        "location of a touch in a view",
        "touch location in window coordinates",
        "获取触摸点的坐标",
      ], rules: "UT-9"),
    DirectAnswer(
      [
        "reasons for touchesCancelled",
        "why is my touch cancelled",
        "touchesCancelled 什么时候调用",
      ], rules: "UT-23", "GR-17"),
    DirectAnswer(
      [
        "beginIgnoringInteractionEvents",
        "disable all touches of the app",
        "全局禁止点击",
      ], rules: "UT-26"),
    DirectAnswer(
      [
        "tap on the status bar scrolls to top",
        "scrollsToTop",
        "点击状态栏回到顶部",
      ], rules: "UT-28"),
    DirectAnswer(["timestamp of a touch", "CACurrentMediaTime", "触摸的时间戳"], rules: "UT-30"),
    DirectAnswer(
      [
        "window level which window is in front",
        "windowLevel of an alert",
        "窗口层级谁在上面",
      ], rules: "WN-1", "WN-2"),
    DirectAnswer(
      [
        "overlay window lets touches through",
        "pass touches through a second UIWindow",
        "window on top blocks everything",
        "悬浮窗口怎么穿透点击",
        "悬浮窗遮挡下面的触摸",
      ], rules: "WN-5", "WN-6"),
    DirectAnswer(
      [
        "difference between makeKeyAndVisible and makeKey",
        "makeKeyAndVisible 做了什么",
      ], rules: "WN-3", "WN-4"),
    DirectAnswer(
      [
        "window does not show in SceneDelegate",
        "black screen without a storyboard",
        "UIWindow is not visible",
        "SceneDelegate 里 window 不显示",
        "新建的 window 黑屏",
      ], rules: "WN-9", "AP-47"),
    DirectAnswer(
      [
        "keyWindow is deprecated",
        "how to get the key window",
        "获取 keyWindow",
      ], rules: "WN-10"),
    DirectAnswer(
      [
        "is the right edge of a view touchable",
        "point on the border of the bounds",
        "边界上的点算不算在视图里",
      ], rules: "HT-10"),
    DirectAnswer(
      [
        "bringSubviewToFront and touches",
        "which of two overlapping views gets the touch",
        "重叠的视图谁响应",
        "insertSubview 顺序和点击",
      ], rules: "HT-7", "HT-5"),
    DirectAnswer(
      [
        "clipsToBounds and touches",
        "does clipping change what can be tapped",
        "clipsToBounds 影响点击吗",
      ], rules: "HT-16"),
    DirectAnswer(
      [
        "rotated view touch area",
        "transform and touches",
        "旋转后的视图点击范围",
      ], rules: "HT-18", "GE-4"),
    DirectAnswer(
      [
        "parent is transparent, is its subview touchable",
        "nested alpha",
        "父视图透明子视图能点吗",
      ], rules: "HT-15", "HT-2"),
    DirectAnswer(
      [
        "hitTest returns nil",
        "return another view from hitTest",
        "hitTest 返回 nil 会怎样",
        "重写 hitTest 返回其他视图",
      ], rules: "HT-26", "HT-6"),
    DirectAnswer(
      ["point inside uses frame or bounds", "pointInside 的坐标系"], rules: "HT-9", "GE-19"),
  ]
}
