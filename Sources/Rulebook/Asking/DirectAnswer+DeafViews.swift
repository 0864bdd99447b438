import Records

/// Answers in sentences of their own, about touches that do not arrive.
extension DirectAnswer {
  static let ofDeafViews: [DirectAnswer] = [
    DirectAnswer(
      [
        "gesture recognizer on a label or an image view does not fire",
        "tap on UILabel not working",
        "UIImageView is not tappable",
        "图片添加点击手势没反应",
        "标签点击不响应",
        "button inside an image view does not respond",
      ],
      en: "UILabel and UIImageView have isUserInteractionEnabled false: set it to true.",
      zh: "UILabel 和 UIImageView 的 isUserInteractionEnabled 默认为 false，要设为 true。",
      rules: "UI-2", "HT-2"),
    DirectAnswer(
      [
        "is user interaction enabled on label",
        "userInteractionEnabled of an image view",
        "UILabel 的交互默认是什么",
      ],
      en: "It is false by default for UILabel and UIImageView, and true for other views.",
      zh: "UILabel 和 UIImageView 默认为 false，其他视图默认为 true。", rules: "UI-2", "UI-5"),
    DirectAnswer(
      [
        "tap gesture prevents didSelectRow",
        "gesture recognizer blocks table cell selection",
        "tap recognizer and table view",
        "手势导致 didSelect 不走",
        "父视图加了点击手势后表格选不中",
      ],
      en: """
        A recognizer above the table takes the touch when it recognizes: set its cancelsTouchesInView \
        to false, or let its delegate refuse touches in the table.
        """,
      zh: "上层视图的识别器识别成功时会取走触摸：把它的 cancelsTouchesInView 设为 false，或让代理拒绝表格里的触摸。",
      rules: "GR-17", "GR-5"),
    DirectAnswer(
      [
        "cannot select a row",
        "select row does not work",
        "table does not select the row",
        "行点不中",
      ],
      en: """
        Something takes the touch before the table selects: a recognizer above it that cancels \
        touches, or a control in the row; or there is no delegate, or allowsSelection is false.
        """,
      zh: """
        在表格选中之前，触摸被别的对象取走了：上层会取消触摸的识别器，或行里的控件；也可能没有 delegate，或 \
        allowsSelection 为 false。
        """, rules: "GR-17", "GR-5"),
    DirectAnswer(
      [
        "button in a cell does not respond",
        "button added to the cell instead of contentView",
        "cell 里的按钮没反应",
        "直接加到 cell 上的子视图点不了",
      ],
      en: """
        Add it to the cell's contentView: the content view lies in front of whatever is added to the \
        cell itself, and gets the touch.
        """,
      zh: "应加到 cell 的 contentView 里：直接加到 cell 上的视图会被 contentView 挡住，收不到触摸。",
      rules: "HT-5", "HT-6"),
    DirectAnswer(
      [
        "alpha 0.01 and touches",
        "alpha 设为 0.01 还能响应点击吗",
        "invisible view that still gets touches",
      ],
      en: """
        A view whose alpha is below 0.01 is skipped with all of its subviews. Setting 0.01 stores a \
        little less and is skipped, too; 0.02 gets touches and can hardly be seen.
        """,
      zh: """
        alpha 小于 0.01 的视图连同子视图都会被跳过。设为 0.01 时存储的值略小，同样会被跳过；0.02 能收到触摸，\
        而且几乎看不见。
        """, rules: "HT-2", "HT-14"),
    DirectAnswer(
      [
        "button in a stack view does not respond",
        "stack view subview gets no touches",
        "堆栈视图里的按钮点不了",
      ],
      en: """
        Its own size is probably zero in one direction, so that no point is in it, although its \
        subviews can be seen: look at its frame, and pin its other edges.
        """,
      zh: "它自己的尺寸很可能在某个方向上为零，虽然子视图看得见，却没有点在它里面：查看它的 frame，补上约束。",
      rules: "HT-4", "HT-11"),
    DirectAnswer(
      [
        "two gesture recognizers conflict",
        "both gestures at the same time",
        "use two gestures together",
        "两个手势冲突",
        "手势冲突怎么解决",
        "手势同时识别",
      ],
      en: """
        Of two recognizers the first to recognize makes the other fail; both recognize if a delegate \
        returns true from gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:), and one waits for \
        the other after require(toFail:).
        """,
      zh: """
        两个识别器中先识别成功的会使另一个失败；若任一代理的 gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
        返回 true，则可同时识别；用 require(toFail:) 可让一个等待另一个失败。
        """, rules: "GR-29", "GR-26"),
    DirectAnswer(
      [
        "scroll view steals touches",
        "scroll view eats the tap on a button",
        "滚动视图抢走触摸",
      ],
      en: """
        The scroll view delays touches and cancels them when it scrolls; a UIControl continues a drag \
        unless touchesShouldCancel(in:) returns true. Set delaysContentTouches to false for an \
        immediate highlight.
        """,
      zh: """
        滚动视图会延迟触摸，并在滚动时取消它们；UIControl 会保留拖动，除非 touchesShouldCancel(in:) 返回 true。\
        把 delaysContentTouches 设为 false 可立即高亮。
        """, rules: "SC-2", "SC-8"),
    DirectAnswer(
      [
        "gesture action called twice",
        "target action is called multiple times",
        "long press handler runs two times",
        "手势的 action 执行两次",
        "点击事件重复触发",
      ],
      en: """
        A continuous recognizer sends its action when it begins, for each change and at the end: look at \
        its state. An action of a tap that runs twice was added twice, as in code that runs for each \
        reused cell.
        """,
      zh: """
        连续的识别器在开始、每次变化和结束时都会发送 action：请检查 state。点按的 action 执行两次，是因为添加了两次，\
        例如写在每次复用 cell 都执行的代码里。
        """,
      rules: "GR-15"),
    DirectAnswer(
      [
        "didSelectRow not called",
        "didSelectRowAtIndexPath is never called",
        "didSelect 不走了",
        "didSelectRow 没有调用",
      ],
      en: """
        Something takes the touch before the table selects: a recognizer above it that cancels, or a \
        control in the row; or there is no delegate, or allowsSelection is false.
        """,
      zh: """
        有东西先取走了触摸：上层的识别器取消了它，或被行里的控件拿走；也可能没有设置 delegate，或 \
        allowsSelection 为 false。
        """, rules: "GR-17"),
    DirectAnswer(
      [
        "touchesEnded is not called",
        "touchesEnded never called",
        "touch ends with touchesCancelled",
        "touchesCancelled instead of touchesEnded",
        "touchesMoved 之后就被取消",
        "touchesEnded 没有调用",
        "触摸被 cancel",
      ],
      en: """
        The touch was cancelled instead: a recognizer recognized, the view left its window, or the \
        app became inactive. Then touchesCancelled is sent.
        """,
      zh: "触摸被取消了：有识别器识别成功、视图离开窗口或 App 失去活跃状态。这时发送的是 touchesCancelled。",
      rules: "UT-23", "UT-4", "GR-17"),
    DirectAnswer(
      [
        "two buttons pressed at the same time",
        "prevent multiple buttons being tapped simultaneously",
        "两个按钮同时点击",
        "防止同时按多个按钮",
      ],
      en: """
        Set isExclusiveTouch of both to true: while one tracks a touch, the other gets none.
        """,
      zh: "把它们的 isExclusiveTouch 都设为 true：一个在跟踪触摸时，另一个收不到触摸。", rules: "UT-20"),
    DirectAnswer(
      [
        "dismiss keyboard when tapping outside",
        "hide the keyboard by a tap anywhere",
        "点击空白收起键盘",
        "关闭键盘",
      ],
      en: """
        Call view.endEditing(true), for example from a tap recognizer of the root view with \
        cancelsTouchesInView false.
        """,
      zh: "调用 view.endEditing(true)，例如由根视图的点按识别器调用，并把它的 cancelsTouchesInView 设为 false。",
      rules: "FR-8", "TA-9", "GR-17"),
    DirectAnswer(
      [
        "zero sized container",
        "superview with no height",
        "view of zero width",
        "父视图高度为 0",
        "容器没有大小",
      ],
      en: """
        A view of zero width or height contains no point, so nothing in it is touched, though it is \
        drawn: give the container a size, often by a missing constraint.
        """,
      zh: "宽或高为零的视图不包含任何点，里面的内容能画出来却点不到：给容器一个大小，通常是缺了约束。",
      rules: "HT-11", "HT-4"),
    DirectAnswer(
      [
        "container without constraints",
        "容器没有约束",
      ],
      en: """
        Without constraints that give it a size a container may have no size; then nothing in it \
        is touched.
        """,
      zh: "没有约束决定大小时，容器可能是 0 点大，里面的视图都点不到。", rules: "HT-11"),
    DirectAnswer(
      [
        "pinch and pan at the same time",
        "rotate and pinch together",
        "pan and scroll simultaneously",
        "nested scroll view and table gestures together",
        "捏合和拖动同时识别",
        "嵌套滚动手势同时",
        "scrollView 嵌套 tableView",
      ],
      en: """
        Let a delegate of one of them return true from \
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:).
        """,
      zh: "让其中一个的代理在 gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) 中返回 true。",
      rules: "GR-29", "GR-25"),
    DirectAnswer(
      [
        "single tap and double tap",
        "single tap waits for the double tap",
        "distinguish single tap from double tap",
        "单击和双击",
        "单击等待双击失败",
      ],
      en: "Let the single tap wait: singleTap.require(toFail: doubleTap).",
      zh: "让单击等待双击失败：singleTap.require(toFail: doubleTap)。", rules: "GR-36", "GR-38"),
  ]
}
