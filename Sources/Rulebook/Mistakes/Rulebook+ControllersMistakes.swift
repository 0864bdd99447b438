import Records

extension Rulebook {
  /// Common mistakes about controllers, and about layout by constraints.
  static var mistakesControllers: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-78", .loose,
    claim: Bilingual(
      en: "A controller whose content is one picture takes an image view as its root view.",
      zh: "控制器的内容只有一张图片时，用图片视图作根视图。"),
    truth: Bilingual(
      en: """
        Interaction is off for an image view, so nothing in it can be touched unless it is \
        turned on.
        """,
      zh: "图片视图默认关闭交互，不打开的话，里面什么也点不到。"),
    rules: ["UI-2"],
    demonstration: [
      "class Photo: UIViewController {",
      "  override func loadView() { view = UIImageView() }",
      "}",
      "let photo = Photo()",
      "expect !photo.view.isUserInteractionEnabled",
    ]),
  Mistake(
    "M-79", .fact,
    claim: Bilingual(
      en: "loadView looks for the view in a storyboard first.",
      zh: "loadView 先在 storyboard 里查找视图。"),
    truth: Bilingual(
      en: """
        It looks for nib files only; a scene of a storyboard has to be instantiated from the \
        storyboard.
        """,
      zh: "只查找 nib 文件；storyboard 里的场景要由 storyboard 创建。"),
    rules: ["VC-23"]),
  Mistake(
    "M-80", .fact,
    claim: Bilingual(
      en: "Every controller can have a status bar of its own.",
      zh: "每个控制器都可以有自己的状态栏。"),
    truth: Bilingual(
      en: """
        There is one for each scene. Controllers state what they would like, and containers \
        choose whom to ask.
        """,
      zh: "每个 scene 只有一个。控制器只表达偏好，由容器决定听谁的。"),
    rules: ["KN-7"]),
  Mistake(
    "M-81", .loose,
    claim: Bilingual(
      en: "The view of a navigation controller consists of a transition view and the bar.",
      zh: "导航控制器的视图由过渡视图和导航栏组成。"),
    truth: Bilingual(
      en: """
        Between the transition view and the top view is a wrapper; these classes are private \
        and differ by version.
        """,
      zh: "过渡视图和顶层视图之间还有一层包装；这些类是私有的，随版本而变。"),
    rules: ["VC-25"]),
  Mistake(
    "M-82", .loose,
    claim: Bilingual(
      en: """
        A left bar button of one's own ends the swipe back; a gesture of one's own has to \
        replace it.
        """,
      zh: "自定义左侧按钮会让侧滑返回失效，只能自己加手势。"),
    truth: Bilingual(
      en: """
        The system's recognizer only needs a delegate of its own, which refuses at the root.
        """,
      zh: "系统的识别器只需要换上自己的 delegate，并在根页面拒绝。"),
    rules: ["VC-30"]),
  Mistake(
    "M-83", .loose,
    claim: Bilingual(
      en: "A popped controller is not freed while a request of it is running.",
      zh: "网络请求没结束，被 pop 的控制器就不会释放。"),
    truth: Bilingual(
      en: """
        It is freed when the handler has run and is dropped. A leak needs a cycle, or an \
        owner that stays.
        """,
      zh: "handler 执行完被丢弃后就会释放。泄漏需要循环引用，或一直存在的持有者。"),
    rules: ["VC-32"]),
  Mistake(
    "M-84", .loose,
    claim: Bilingual(
      en: "A popped controller is not freed because its timer was not invalidated.",
      zh: "定时器没有 invalidate，被 pop 的控制器就不会释放。"),
    truth: Bilingual(
      en: """
        True of timers with the controller as target, or in their closure; and a deinit that \
        invalidates never runs.
        """,
      zh: """
        只有以控制器为 target、或闭包强引用它的定时器才会这样；这时在 deinit 里 invalidate \
        根本不会执行。
        """),
    rules: ["VC-31", "VC-33"],
    demonstration: [
      "class Page: UIViewController {",
      "  func begin() {",
      "    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {",
      #"      [weak self] _ in self?.title = "tick""#,
      "    }",
      "  }",
      "}",
      "func shown() -> Page {",
      "  let page = Page()",
      "  page.begin()",
      "  return page",
      "}",
      "weak var page = shown()",
      "expect page == nil",
    ]),
  Mistake(
    "M-85", .loose,
    claim: Bilingual(
      en: "With a clear background the push of a controller stutters.",
      zh: "背景是透明色时，push 会卡顿。"),
    truth: Bilingual(
      en: """
        The view below shows through while the other one slides in: that is a matter of \
        looks, not of speed.
        """,
      zh: "滑入时会透出下面的视图：这是外观问题，不是速度问题。"),
    rules: ["VC-24"]),
  Mistake(
    "M-86", .loose,
    claim: Bilingual(
      en: "With a high hugging priority a view is never stretched, with a low one it is.",
      zh: "hugging 优先级高的视图不拉伸，低的就拉伸。"),
    truth: Bilingual(
      en: """
        Only where there is surplus, only against rivals that hug less, and only for the \
        intrinsic size.
        """,
      zh: "只在空间富余时、只与 hugging 更低的对手相比、只针对固有大小。"),
    rules: ["AL-6", "AL-16"],
    demonstration: [
      "add label name 0 0 0 0",
      "set name.text Tap",
      "name.translatesAutoresizingMaskIntoConstraints = false",
      "name.setContentHuggingPriority(.required, for: .horizontal)",
      "name.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)",
      "name.widthAnchor.constraint(equalToConstant: 200).isActive = true",
      "expect name.frame.width == 200",
    ]),
]
