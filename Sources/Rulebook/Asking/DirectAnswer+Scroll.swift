/// Questions that a rule answers by itself, about scroll views, the first responder.
extension DirectAnswer {
  static let ofScroll: [DirectAnswer] = [
    DirectAnswer(
      [
        "contentOffset and bounds origin",
        "how does a scroll view scroll",
        "scrollView 滚动原理",
        "contentOffset 是什么",
      ], rules: "SC-1", "GE-8"),
    DirectAnswer(
      [
        "touchesShouldCancel",
        "scroll view does not scroll from buttons",
        "canCancelContentTouches",
      ], rules: "SC-8", "SC-7"),
    DirectAnswer(
      [
        "order of scroll view delegate methods",
        "scrollViewDidEndDragging 和 didEndDecelerating",
        "滚动代理的调用顺序",
      ], rules: "SC-11"),
    DirectAnswer(
      [
        "is the scroll view dragging or decelerating",
        "判断 scrollView 停止滚动",
      ], rules: "SC-10"),
    DirectAnswer(["deceleration distance of a scroll view", "惯性滚动停在哪"], rules: "SC-12"),
    DirectAnswer(
      [
        "tap on a scrolling list selects nothing",
        "a finger stops a scrolling table and no row is selected",
        "stop a scrolling table by a tap",
        "列表滚动时点击停住没选中",
      ], rules: "SC-16"),
    DirectAnswer(
      [
        "content is under the navigation bar",
        "contentInsetAdjustmentBehavior",
        "scrollView 内容被导航栏挡住",
        "adjustedContentInset",
      ], rules: "SC-17"),
    DirectAnswer(
      [
        "bounce although content is small",
        "alwaysBounceVertical",
        "内容少也要能弹",
      ], rules: "SC-18"),
    DirectAnswer(
      [
        "pull to refresh does not end",
        "UIRefreshControl endRefreshing",
        "下拉刷新",
      ], rules: "SC-30"),
    DirectAnswer(["dismiss keyboard on scroll", "keyboardDismissMode", "滚动时收起键盘"], rules: "SC-31"),
    DirectAnswer(["disable scrolling", "isScrollEnabled false", "禁止滚动"], rules: "SC-14"),
  ]

  static let ofFirstResponder: [DirectAnswer] = [
    DirectAnswer(
      [
        "becomeFirstResponder returns false",
        "custom view as first responder",
        "canBecomeFirstResponder",
        "自定义视图成为第一响应者",
        "becomeFirstResponder 无效",
      ], rules: "FR-1", "FR-2"),
    DirectAnswer(
      [
        "inputAccessoryView above the keyboard",
        "toolbar on the keyboard",
        "键盘上方的工具栏",
        "inputView",
      ], rules: "FR-5"),
    DirectAnswer(
      [
        "detect a shake",
        "motionEnded is not called",
        "摇一摇怎么实现",
        "检测摇动手机",
      ], rules: "FR-9", "FR-10"),
    DirectAnswer(["hardware keyboard key presses", "pressesBegan", "外接键盘按键"], rules: "FR-13"),
    DirectAnswer(["UIKeyboardWillShowNotification order", "键盘通知的顺序"], rules: "FR-20", "FR-21"),
  ]
}
