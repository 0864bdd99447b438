import Records

extension Rulebook {
  /// Safe areas and layout margins, and the callbacks for their changes.
  static var safeAreas: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "VC-39", .documented,
    Bilingual(
      en: """
        A view hears `safeAreaInsetsDidChange` and its controller `viewSafeAreaInsetsDidChange` \
        when its safe area is another one: as it comes to the screen, after viewWillAppear, and \
        when bars or `additionalSafeAreaInsets` change. Which of both hears first is documented \
        nowhere.
        """,
      zh: """
        安全区变化时，视图收到 `safeAreaInsetsDidChange`，它的控制器收到 \
        `viewSafeAreaInsetsDidChange`：视图上屏时（viewWillAppear 之后）、\
        栏或 `additionalSafeAreaInsets` 变化时。两者谁先收到没有文档说明。
        """),
    source: """
      Apple documentation: viewSafeAreaInsetsDidChange, safeAreaInsetsDidChange; call logs for \
      viewWillAppear before it
      """,
    demonstration: [
      "class Page: UIViewController {",
      "  var tops = [CGFloat]()",
      "  override func viewSafeAreaInsetsDidChange() {",
      "    super.viewSafeAreaInsetsDidChange()",
      "    tops.append(view.safeAreaInsets.top)",
      "  }",
      "}",
      "let page = Page()",
      "let nav = UINavigationController(rootViewController: page)",
      "window.rootViewController = nav",
      "expect page.tops == [91]",
      "page.additionalSafeAreaInsets.top = 10",
      "nav.isNavigationBarHidden = true",
      "expect page.tops == [91, 101, 10]",
    ]),
  Rule(
    "VC-40", .observed,
    Bilingual(
      en: """
        `layoutMargins` count from the safe area: they are the own margins, 8 points each by \
        default, plus `safeAreaInsets`, unless `insetsLayoutMarginsFromSafeArea` is false. \
        `layoutMarginsGuide` and `directionalLayoutMargins` follow. `layoutMarginsDidChange`, and \
        `viewLayoutMarginsDidChange` of the controller, tell of every change.
        """,
      zh: """
        `layoutMargins` 从安全区算起：视图自己的边距（默认各 8 点）加上 `safeAreaInsets`，除非 \
        `insetsLayoutMarginsFromSafeArea` 为 false。`layoutMarginsGuide` 和 \
        `directionalLayoutMargins` 随之变化。每次变化都会调用 `layoutMarginsDidChange` \
        和控制器的 `viewLayoutMarginsDidChange`。
        """),
    source: """
      Apple documentation: layoutMargins, insetsLayoutMarginsFromSafeArea, \
      layoutMarginsDidChange; values that developers printed for the sum
      """,
    demonstration: [
      "class Card: UIView {",
      "  var told = 0",
      "  override func layoutMarginsDidChange() { told += 1 }",
      "}",
      "let page = UIViewController()",
      "let nav = UINavigationController(rootViewController: page)",
      "window.rootViewController = nav",
      "let card = Card(frame: CGRect(x: 0, y: 50, width: 390, height: 90))",
      "page.view.addSubview(card)",
      "expect card.safeAreaInsets.top == 41",
      "expect card.layoutMargins.top == 49 && card.layoutMargins.left == 8",
      "expect card.layoutMarginsGuide.layoutFrame.minY == 49",
      "expect card.told == 1",
      "card.insetsLayoutMarginsFromSafeArea = false",
      "expect card.layoutMargins.top == 8 && card.told == 2",
    ]),
  Rule(
    "VC-41", .documented,
    Bilingual(
      en: """
        Where `preservesSuperviewLayoutMargins` is true (default false), the margins of the \
        superview count as far as they reach into the view: each margin is at least the rest of \
        the superview's.
        """,
      zh: """
        `preservesSuperviewLayoutMargins` 为 true（默认 false）时，父视图的边距伸进视图的部分也算数：\
        每条边距至少是父视图边距剩下的部分。
        """),
    source: "UIView.h header comment; Apple documentation: preservesSuperviewLayoutMargins",
    demonstration: [
      "let (outer, inner) = (UIView(), UIView())",
      "outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)",
      "inner.frame = CGRect(x: 5, y: 50, width: 190, height: 100)",
      "outer.addSubview(inner)",
      "outer.layoutMargins.left = 30",
      "expect inner.layoutMargins.left == 8",
      "inner.preservesSuperviewLayoutMargins = true",
      "expect inner.layoutMargins.left == 25",
      "expect inner.layoutMargins.top == 8",
    ]),
  Rule(
    "VC-42", .observed,
    Bilingual(
      en: """
        The margins of a controller's root view are at least `systemMinimumLayoutMargins`, and \
        these by default: 16 or 20 points at the sides, by the device, none at top and bottom. \
        With `viewRespectsSystemMinimumLayoutMargins` false smaller ones hold. The content view of \
        a table's cell has the same at its sides, and 11 points above and below.
        """,
      zh: """
        控制器根视图的边距至少是 `systemMinimumLayoutMargins`，默认就等于它：左右 16 或 20 点\
        （视设备而定），上下为 0。`viewRespectsSystemMinimumLayoutMargins` 为 false 时，\
        可以设得更小。表格 cell 的 contentView 左右边距与此相同，上下各 11 点。
        """),
    source: """
      Apple documentation: layoutMargins, viewRespectsSystemMinimumLayoutMargins; which devices \
      have 20 points as observed; cells: frames that Interface Builder writes since Xcode 9
      """,
    demonstration: [
      "let page = UIViewController()",
      "expect page.systemMinimumLayoutMargins.leading == 16",
      "expect page.view.layoutMargins.left == 16",
      "expect page.view.layoutMargins.top == 0",
      "page.view.layoutMargins.left = 5",
      "expect page.view.layoutMargins.left == 16",
      "page.viewRespectsSystemMinimumLayoutMargins = false",
      "expect page.view.layoutMargins.left == 5",
      "expect UIView().layoutMargins.left == 8",
      "let cell = UITableViewCell()",
      "expect cell.contentView.layoutMargins.left == 16",
      "expect cell.contentView.layoutMargins.top == 11",
    ]),
  Rule(
    "VC-43", .observed,
    Bilingual(
      en: """
        An animated transition begins after the code that asked for it: a presentation or \
        dismissal after the commit of the turn, a push or pop in the layout pass. The lines after \
        the call run before viewWillAppear. `present` loads the view before it returns, a push \
        does not. Whether this also holds without animation, no source says.
        """,
      zh: """
        带动画的转场在发起它的代码之后才开始：present 和 dismiss 在这一轮提交之后，push 和 pop 在布局阶段。\
        调用之后的代码先于 viewWillAppear 执行。`present` 返回前会加载视图，push 不会。\
        不带动画时是否也这样，没有资料说明。
        """),
    source: """
      crash stacks of several apps, such as mixpanel/mixpanel-iphone #709 and \
      NSAntoine/Antoine #1: viewWillDisappear below \
      -[UIPresentationController runTransitionForCurrentState] in _UIAfterCACommitQueue, viewDidLoad \
      below presentViewController:animated:completion:, and viewDidLoad of pushed controllers below \
      -[UINavigationController _startDeferredTransitionIfNeeded:] in layoutSubviews
      """,
    demonstration: [
      "var calls: [String] = []",
      "class Page: UIViewController {",
      #"  override func viewDidLoad() { calls.append("loaded") }"#,
      #"  override func viewWillAppear(_ a: Bool) { calls.append("will") }"#,
      "}",
      "func open() {",
      "  controller.present(Page(), animated: true)",
      #"  calls.append("after")"#,
      "}",
      "open()",
      #"expect calls == ["loaded", "after", "will"]"#,
    ]),
  Rule(
    "VC-61", .documented,
    Bilingual(
      en: """
        `readableContentGuide` is within the layout margins, in the middle between them, and no \
        wider than is comfortable to read: 672 points at the usual size of text, as observed.
        """,
      zh: """
        `readableContentGuide` 在布局边距之内，左右居中，宽度不超过便于阅读的宽度：文字为默认大小时\
        是 672 点（观察所得）。
        """),
    source: "Apple documentation: readableContentGuide; widths as developers measured them",
    demonstration: [
      "let margins = root.layoutMarginsGuide.layoutFrame",
      "expect root.readableContentGuide.layoutFrame == margins",
      "let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))",
      "expect wide.readableContentGuide.layoutFrame.minX == 164",
      "expect wide.readableContentGuide.layoutFrame.width == 672",
    ]),
  Rule(
    "VC-70", .observed,
    Bilingual(
      en: """
        With `prefersLargeTitles` the bar of a navigation controller is 96 points high in place \
        of 44 while the top item's title is large, and safe areas begin below it. \
        `largeTitleDisplayMode` decides: always or never, and automatic, the default, takes the \
        size of the item below; the first item is large.
        """,
      zh: """
        设置 `prefersLargeTitles` 后，栈顶 item 显示大标题时，导航栏高 96 点而不是 44 点，安全区从它\
        下面开始。是否为大标题由 `largeTitleDisplayMode` 决定：always 或 never；默认的 automatic \
        沿用下面一个 item 的大小，第一个 item 为大标题。
        """),
    source: """
      Apple documentation: UINavigationItem.LargeTitleDisplayMode; UINavigationItem.h header \
      comment; heights as developers measured them
      """,
    demonstration: [
      "let first = UIViewController()",
      "let nav = UINavigationController(rootViewController: first)",
      "window.rootViewController = nav",
      "expect nav.navigationBar.frame.height == 44",
      "expect first.view.safeAreaInsets.top == 91",
      "nav.navigationBar.prefersLargeTitles = true",
      "expect nav.navigationBar.frame.height == 96",
      "expect first.view.safeAreaInsets.top == 143",
      "let second = UIViewController()",
      "second.navigationItem.largeTitleDisplayMode = .never",
      "nav.pushViewController(second, animated: false)",
      "expect nav.navigationBar.frame.height == 44",
      "nav.popViewController(animated: false)",
      "expect nav.navigationBar.frame.height == 96",
    ]),
]
