/// Questions that a rule answers by itself, about controls and their actions, gesture recognizers.
extension DirectAnswer {
  static let ofControls: [DirectAnswer] = [
    DirectAnswer(
      [
        "action with a nil target",
        "addTarget nil",
        "send an action along the responder chain",
        "target 为 nil",
        "响应链上找 action",
      ], rules: "TA-3", "TA-4"),
    DirectAnswer(["selector of an action with sender", "action 方法的参数"], rules: "TA-2", "EX-5"),
    DirectAnswer(
      [
        "resign the first responder without a reference",
        "不知道谁是第一响应者怎么收键盘",
      ], rules: "TA-9", "FR-8"),
    DirectAnswer(["canPerformAction menu commands", "UIMenuController 不显示菜单项"], rules: "TA-8"),
    DirectAnswer(
      [
        "disabled button blocks touches",
        "what happens when isEnabled is false",
        "button disabled passes the touch",
        "禁用的按钮还会挡住点击吗",
      ], rules: "CT-4", "CT-5"),
    DirectAnswer(
      [
        "when is a button highlighted",
        "isHighlighted",
        "按钮的 highlighted 什么时候变",
      ], rules: "CT-6"),
    DirectAnswer(
      [
        "beginTracking continueTracking endTracking are not called",
        "custom UIControl subclass tracking",
        "continueTracking 不调用",
        "自定义 UIControl 跟踪触摸",
      ], rules: "CT-8", "CT-9"),
    DirectAnswer(
      [
        "how far can the finger leave a button",
        "touch outside distance 70 points",
        "手指移出按钮多远才算外面",
      ], rules: "CT-15", "CT-14"),
    DirectAnswer(["touchDown or touchDownRepeat", "按下时就触发 action"], rules: "CT-10"),
    DirectAnswer(["does addTarget retain its target", "addTarget 会强引用吗"], rules: "CT-21"),
    DirectAnswer(["addTarget called twice for the same action", "重复 addTarget"], rules: "CT-22"),
    DirectAnswer(
      [
        "valueChanged is not sent when the value is set in code",
        "set isOn of a switch programmatically",
        "setting a slider value does not trigger the action",
        "代码设置 value 不触发 valueChanged",
        "代码修改 switch 的 isOn 会调用 action 吗",
      ], rules: "CT-24"),
    DirectAnswer(
      [
        "slider sends valueChanged continuously",
        "isContinuous",
        "slider 只在结束时回调",
      ], rules: "CT-26"),
    DirectAnswer(
      [
        "button with a menu",
        "showsMenuAsPrimaryAction",
        "点击按钮弹出菜单",
      ], rules: "CT-27", "CT-40"),
    DirectAnswer(["UIButton configuration insets", "contentEdgeInsets 废弃"], rules: "CT-41"),
    DirectAnswer(
      [
        "which control event does a text field or switch send",
        "UIControlEvents 有哪些",
      ], rules: "CT-1", "CT-25"),
    DirectAnswer(
      [
        "touchUpInside is not sent after a gesture",
        "touchCancel of a button",
        "按钮收到 touchCancel",
      ], rules: "CT-28"),
  ]

  static let ofGestures: [DirectAnswer] = [
    DirectAnswer(
      [
        "states of a gesture recognizer",
        "discrete and continuous gestures",
        "手势有哪些状态",
        "离散手势和连续手势",
      ], rules: "GR-10", "GR-11", "GR-12"),
    DirectAnswer(
      [
        "which of two gestures wins",
        "gesture priority",
        "手势的优先级",
      ], rules: "GR-25", "GR-26"),
    DirectAnswer(
      [
        "gesture delegate shouldReceive touch",
        "ignore a gesture on some subviews",
        "手势 shouldReceiveTouch 排除子视图",
      ], rules: "GR-5"),
    DirectAnswer(
      [
        "does a gesture recognizer cancel touches of its view",
        "cancelsTouchesInView",
        "gesture and touchesBegan",
        "手势和 touchesBegan 谁先",
        "手势会影响 touches 方法吗",
        "cancelsTouchesInView 的作用",
      ], rules: "GR-17", "GR-3"),
    DirectAnswer(
      [
        "delaysTouchesBegan",
        "touchesBegan is delayed by a gesture",
        "delaysTouchesBegan 的作用",
      ], rules: "GR-44", "GR-45"),
    DirectAnswer(
      [
        "long press fails when the finger moves",
        "long press minimum duration and movement",
        "长按移动就失败",
        "allowableMovement",
      ], rules: "GR-48"),
    DirectAnswer(
      [
        "require toFail",
        "one gesture waits until another fails",
        "手势依赖另一个手势失败",
      ], rules: "GR-36", "GR-37"),
    DirectAnswer(
      [
        "disable a gesture recognizer",
        "cancel a gesture while it runs",
        "怎么取消正在进行的手势",
      ], rules: "GR-4"),
    DirectAnswer(["subclass UIGestureRecognizer and set its state", "自定义手势识别器"], rules: "GR-14"),
    DirectAnswer(
      [
        "translation of a pan accumulates",
        "pinch scale grows too fast",
        "拖动手势 translation 累加",
      ], rules: "GR-23"),
    DirectAnswer(["setTranslation zero", "velocity in view", "translation 归零"], rules: "GR-58"),
    DirectAnswer(["swipe is not recognized", "swipe gesture direction", "轻扫手势"], rules: "GR-54"),
    DirectAnswer(["how long is a long press", "defaults of recognizers", "长按要多久"], rules: "GR-47"),
    DirectAnswer(["recognizer added during a touch", "触摸开始后再添加手势"], rules: "GR-8"),
    DirectAnswer(["screen edge pan", "边缘手势"], rules: "GR-56"),
    DirectAnswer(
      [
        "gestureRecognizerShouldBegin when is it called",
        "gestureRecognizerShouldBegin 什么时候调用",
      ], rules: "GR-35", "GR-39"),
  ]
}
