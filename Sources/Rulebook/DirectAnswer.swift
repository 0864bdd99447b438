import Records

/// A question that people ask, answered in one sentence.
package struct DirectAnswer: Sendable {
  /// Groups of words in both languages: a question is this one if it contains a word of each group.
  /// Letters and digits alone count.
  package let words: [[String]]
  /// The answer.
  package let sentence: Bilingual
  /// The rules that it rests on, the most telling first.
  package let rules: [RuleID]
  /// Whether it answers many questions, and so only those that no other answer fits.
  package let isGeneral: Bool

  init(
    _ words: [String]..., isGeneral: Bool = false, en: String, zh: String, rules: RuleID...
  ) {
    self.words = words
    self.isGeneral = isGeneral
    sentence = Bilingual(en: en, zh: zh)
    self.rules = rules
  }
}

extension Rulebook {
  /// The answers; of several that fit, the one with the most groups is meant.
  package static let directAnswers = answersOfProblems + answersOfConcepts

  private static var answersOfProblems: [DirectAnswer] { content }

  /// Words of matters that nothing here is about.
  package static let elsewhere: Set<String> = [
    "swiftui", "array", "arrays", "dictionary", "sort", "sorting", "sorted", "json", "network",
    "networking", "http", "database", "sqlite", "realm", "concurrency", "actor", "actors", "async",
    "await", "combine", "regex", "codable", "macros", "xcode", "cocoapods", "git", "android",
    "flutter", "kotlin", "排序", "数组", "字典", "网络请求", "数据库", "并发", "正则",
  ]
}

private let tap = ["tap", "touch", "click", "press", "点按", "点击", "触摸", "点不"]

private let recognizer = ["recogni", "gesture", "手势", "识别"]

private let silent = [
  "not work", "not fire", "not respond", "not react", "no touch", "never call", "not call",
  "does nothing", "dead", "stop work", "stops work", "没反应", "没有反应", "不响应", "点不", "没有调用",
  "不调用", "不触发", "无效",
]

private let content: [DirectAnswer] = [
  DirectAnswer(
    ["label", "imageview", "image view", "标签", "图片"], recognizer + tap + silent,
    en: "UILabel and UIImageView have isUserInteractionEnabled false: set it to true.",
    zh: "UILabel 和 UIImageView 的 isUserInteractionEnabled 默认为 false，要设为 true。",
    rules: "UI-2", "HT-2"),
  DirectAnswer(
    ["label", "image view", "imageview", "标签", "图片"],
    ["userinteractionenabled", "user interaction", "交互"],
    en: "It is false by default for UILabel and UIImageView, and true for other views.",
    zh: "UILabel 和 UIImageView 默认为 false，其他视图默认为 true。", rules: "UI-2", "UI-5"),
  DirectAnswer(
    recognizer, ["didselect", "select row", "cell selection", "选中", "点不了cell", "table", "表格"],
    en: """
      A recognizer above the table takes the touch when it recognizes: set its cancelsTouchesInView \
      to false, or let its delegate refuse touches in the table.
      """,
    zh: "上层视图的识别器识别成功时会取走触摸：把它的 cancelsTouchesInView 设为 false，或让代理拒绝表格里的触摸。",
    rules: "GR-17", "GR-5"),
  DirectAnswer(
    [
      "select row", "select the row", "select a row", "select cell", "select the cell", "row not",
      "行点不中", "行点不", "cell 点击", "cell 点不", "点不中", "行没反应", "选不中",
    ], silent + ["not select", "doesn't", "does not", "怎么办", "为什么"],
    en: """
      Something takes the touch before the table selects: a recognizer above it that cancels \
      touches, or a control in the row; or there is no delegate, or allowsSelection is false.
      """,
    zh: """
      在表格选中之前，触摸被别的对象取走了：上层会取消触摸的识别器，或行里的控件；也可能没有 delegate，或 \
      allowsSelection 为 false。
      """, rules: "GR-17", "GR-5"),
  DirectAnswer(
    ["cell", "row", "单元格"], ["button", "按钮"],
    ["not tappable", "untappable", "cannot tap", "can't tap", "点不了", "点不到"] + silent,
    en: """
      Add it to the cell's contentView: the content view lies in front of whatever is added to the \
      cell itself, and gets the touch.
      """,
    zh: "应加到 cell 的 contentView 里：直接加到 cell 上的视图会被 contentView 挡住，收不到触摸。",
    rules: "HT-5", "HT-6"),
  DirectAnswer(
    ["0.01", "alpha 0", "透明度"], tap + silent + ["respond", "hit", "still", "响应", "还能"],
    en: """
      A view whose alpha is below 0.01 is skipped with all of its subviews. Setting 0.01 stores a \
      little less and is skipped, too; 0.02 gets touches and can hardly be seen.
      """,
    zh: """
      alpha 小于 0.01 的视图连同子视图都会被跳过。设为 0.01 时存储的值略小，同样会被跳过；0.02 能收到触摸，\
      而且几乎看不见。
      """, rules: "HT-2", "HT-14"),
  DirectAnswer(
    ["stack view", "stackview", "uistackview", "堆栈视图"],
    ["button", "subview", "按钮", "子视图"] + silent,
    en: """
      Its own size is probably zero in one direction, so that no point is in it, although its \
      subviews can be seen: look at its frame, and pin its other edges.
      """,
    zh: "它自己的尺寸很可能在某个方向上为零，虽然子视图看得见，却没有点在它里面：查看它的 frame，补上约束。",
    rules: "HT-4", "HT-11"),
  DirectAnswer(
    ["two", "both", "两个"], recognizer,
    ["conflict", "same time", "at once", "together", "both", "冲突", "同时", "一起"],
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
    ["scroll"], ["eat", "steal", "swallow", "take", "吃掉", "抢"], tap + ["button", "按钮"],
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
    recognizer + ["action", "target"], ["twice", "two times", "double", "两次", "重复"],
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
    ["didselect"], silent + ["不走", "not called"],
    en: """
      Something takes the touch before the table selects: a recognizer above it that cancels, or a \
      control in the row; or there is no delegate, or allowsSelection is false.
      """,
    zh: """
      有东西先取走了触摸：上层的识别器取消了它，或被行里的控件拿走；也可能没有设置 delegate，或 \
      allowsSelection 为 false。
      """, rules: "GR-17"),
  DirectAnswer(
    ["touchesended", "touches ended"], silent,
    en: """
      The touch was cancelled instead: a recognizer recognized, the view left its window, or the \
      app became inactive. Then touchesCancelled is sent.
      """,
    zh: "触摸被取消了：有识别器识别成功、视图离开窗口或 App 失去活跃状态。这时发送的是 touchesCancelled。",
    rules: "UT-23", "UT-4", "GR-17"),
  DirectAnswer(
    ["two button", "buttons", "两个按钮", "多个按钮"],
    ["same time", "simultaneous", "at once", "both", "同时"],
    en: """
      Set isExclusiveTouch of both to true: while one tracks a touch, the other gets none.
      """,
    zh: "把它们的 isExclusiveTouch 都设为 true：一个在跟踪触摸时，另一个收不到触摸。", rules: "UT-20"),
  DirectAnswer(
    ["keyboard", "键盘"], ["dismiss", "hide", "close", "outside", "收起", "隐藏", "关闭", "空白"],
    en: """
      Call view.endEditing(true), for example from a tap recognizer of the root view with \
      cancelsTouchesInView false.
      """,
    zh: "调用 view.endEditing(true)，例如由根视图的点按识别器调用，并把它的 cancelsTouchesInView 设为 false。",
    rules: "FR-8", "TA-9", "GR-17"),
  DirectAnswer(
    ["cell", "单元格"], ["button", "subview", "add", "按钮", "子视图"],
    ["contentview", "instead", "not respond", "not work", "not react", "点不", "没反应", "没有反应"],
    en: """
      Add it to the cell's contentView: the content view lies in front of whatever is added to the \
      cell itself, and gets the touch.
      """,
    zh: "应加到 cell 的 contentView 里：直接加到 cell 上的视图会被 contentView 挡住，收不到触摸。",
    rules: "HT-5", "HT-6"),
  DirectAnswer(
    [
      "zero", "no size", "empty", "without constraint", "no height", "no constraint", "零", "没有高度",
      "没有约束", "高度为0", "宽度为0", "大小为0",
    ],
    ["container", "superview", "parent", "size", "height", "width", "容器", "父视图", "高度", "大小"],
    en: """
      A view of zero width or height contains no point, so nothing in it is touched, though it is \
      drawn: give the container a size, often by a missing constraint.
      """,
    zh: "宽或高为零的视图不包含任何点，里面的内容能画出来却点不到：给容器一个大小，通常是缺了约束。",
    rules: "HT-11", "HT-4"),
  DirectAnswer(
    ["container", "容器"], ["constraint", "约束"],
    en: """
      Without constraints that give it a size a container may have no size; then nothing in it \
      is touched.
      """,
    zh: "没有约束决定大小时，容器可能是 0 点大，里面的视图都点不到。", rules: "HT-11"),
  DirectAnswer(
    ["pinch", "pan", "rotat", "gesture", "recogni", "缩放", "捏合", "拖移", "拖动", "旋转", "手势"],
    ["same time", "simultaneous", "together", "at once", "同时", "一起"],
    en: """
      Let a delegate of one of them return true from \
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:).
      """,
    zh: "让其中一个的代理在 gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) 中返回 true。",
    rules: "GR-29", "GR-25"),
  DirectAnswer(
    ["single", "单击", "单次"], ["double", "双击", "两次"],
    en: "Let the single tap wait: singleTap.require(toFail: doubleTap).",
    zh: "让单击等待双击失败：singleTap.require(toFail: doubleTap)。", rules: "GR-36", "GR-38"),
  DirectAnswer(
    ["same", "one", "同一个"], ["gesture", "recogni", "手势"],
    ["two view", "several view", "multiple view", "两个视图", "多个视图"],
    en: """
      A recognizer has one view: adding it to another takes it from the first. Make one for each \
      view; they may share a target.
      """,
    zh: "一个识别器只属于一个视图，添加到另一个视图时会从原来的取下。给每个视图各建一个，目标可以相同。",
    rules: "GR-1"),
  DirectAnswer(
    ["title view", "titleview", "navigation bar", "导航栏"], tap,
    en: """
      A view in the bar is hit like any other: it needs a size of its own, and \
      isUserInteractionEnabled true if it is a label or an image view.
      """,
    zh: "导航栏里的视图和其他视图一样被命中：它要有自己的大小；标签和图片视图还要把 isUserInteractionEnabled 设为 true。",
    rules: "HT-11", "UI-2"),
  DirectAnswer(
    ["title view", "titleview"],
    en: """
      A title view is laid out by the bar and hit like any other view: it needs a size of its own.
      """,
    zh: "titleView 由导航栏布局，和其他视图一样被命中：它要有自己的大小。", rules: "HT-11"),
  DirectAnswer(
    ["velocity", "速度"],
    en: """
      velocity(in:) of a pan is the speed of its fingers in points per second, along the axes of the \
      view that is passed.
      """,
    zh: "拖移手势的 velocity(in:) 是手指的速度，单位是点每秒，沿所传视图的坐标轴。", rules: "GR-58"),
  DirectAnswer(
    ["button", "view", "按钮", "视图"], silent, isGeneral: true,
    en: """
      A view above it refuses or does not contain the point, or something covers it: \
      `why NAME` says which, with the line that fixes it.
      """,
    zh: "它上面某个视图拒绝了触摸或不包含该点，或者被别的视图盖住：`why NAME` 会指出是哪一个，并给出修正的命令。",
    rules: "HT-2", "HT-4", "HT-5"),
  DirectAnswer(
    ["enlarge", "larger", "bigger", "expand", "扩大", "放大点击"],
    ["button", "area", "按钮", "区域", "范围"],
    en: """
      Override point(inside:) in the button's class and test a larger rectangle: \
      bounds.insetBy(dx: -10, dy: -10).contains(point).
      """,
    zh: "在按钮的类里重写 point(inside:)，判断更大的矩形：bounds.insetBy(dx: -10, dy: -10).contains(point)。",
    rules: "HT-29", "HT-9"),
  DirectAnswer(
    ["outside", "out of bounds", "sticks out", "超出"],
    ["superview", "parent", "bounds", "父视图", "边界"],
    en: """
      What is outside its superview's bounds is drawn and not touched: the superview's point(inside:) \
      refuses before it is asked. Override that of the superview.
      """,
    zh: "超出父视图 bounds 的部分能看见却点不到：父视图的 point(inside:) 先拒绝了。要重写父视图的 point(inside:)。",
    rules: "HT-4", "HT-29"),
  DirectAnswer(
    ["pass", "through", "overlay", "穿透", "透传", "遮罩", "蒙层"], tap + ["overlay", "穿透", "蒙层"],
    en: """
      Override hitTest in the covering view, and return nil when super's answer is the view itself.
      """,
    zh: "在盖在上面的视图里重写 hitTest，super 的结果是自己时返回 nil。", rules: "HT-26", "HT-6"),
  DirectAnswer(
    ["animat", "动画"], tap + silent,
    en: """
      While UIView.animate runs without .allowUserInteraction, touches on the view are refused; with \
      it the place where the animation ends is hit, not the place where the view is seen.
      """,
    zh: """
      没有 .allowUserInteraction 的 UIView.animate 进行期间，视图上的触摸被拒绝；加上它之后，命中的是动画的\
      终点，而不是看到的位置。
      """, rules: "HT-21", "HT-20"),
  DirectAnswer(
    ["hittest"], ["twice", "several times", "two times", "两次", "多次"],
    en: "UIKit may ask more than once for one touch, so hitTest must change nothing.",
    zh: "一次触摸 UIKit 可能询问多次，所以 hitTest 里不能改变任何东西。", rules: "HT-23", "HT-24"),
  DirectAnswer(
    ["scroll", "滚动"], ["button", "按钮"], ["delay", "late", "slow", "延迟", "慢"],
    en: """
      The scroll view delays the touch for about 0.15 s, as the finger may be about to scroll: \
      set its delaysContentTouches to false.
      """,
    zh: "滚动视图会把触摸暂缓约 0.15 秒，因为手指可能要滚动：把 delaysContentTouches 设为 false。",
    rules: "SC-2", "SC-6"),
  DirectAnswer(
    ["scroll", "滚动"], ["button", "control", "按钮", "控件"], ["drag", "start", "拖", "开始"],
    en: """
      If the button tracks the touch already, touchesShouldCancel(in:) decides, which is false for \
      controls: override it and return true.
      """,
    zh: "按钮已在跟踪触摸时由 touchesShouldCancel(in:) 决定，它对控件为 false：重写它并返回 true。",
    rules: "SC-8", "SC-7"),
  DirectAnswer(
    ["present", "show", "弹出", "显示"], ["alert", "sheet", "modal", "弹窗"],
    en: """
      Call present(_:animated:) on the controller in front; the view of what is presented covers the \
      window and takes its touches.
      """,
    zh: "对最前面的控制器调用 present(_:animated:)；所呈现控制器的视图会盖住窗口并接收触摸。", rules: "VC-10"),
]
