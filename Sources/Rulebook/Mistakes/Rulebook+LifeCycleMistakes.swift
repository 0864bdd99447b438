import Records

extension Rulebook {
  /// Common mistakes about life cycle and layout.
  static var mistakesLifeCycle: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-56", .loose,
    claim: Bilingual(
      en: "The life cycle: init, loadView, viewDidLoad, viewWillAppear, viewDidAppear …",
      zh: "生命周期：init、loadView、viewDidLoad、viewWillAppear、viewDidAppear……"),
    truth: Bilingual(
      en: """
        viewIsAppearing is missing (iOS 13 with SDK 17); objects of storyboards use \
        init(coder:) and awakeFromNib.
        """,
      zh: """
        缺少 viewIsAppearing（iOS 13 起，需 SDK 17）；storyboard 里的对象使用\
         init(coder:) 和 awakeFromNib。
        """),
    rules: ["VC-5", "VC-6"]),
  Mistake(
    "M-57", .loose,
    claim: Bilingual(
      en: "viewWillAppear: the view is about to be rendered, lay it out here.",
      zh: "viewWillAppear：视图即将渲染，可以在这里布局。"),
    truth: Bilingual(
      en: "It comes before the view is in the hierarchy; sizes and traits are not valid yet.",
      zh: "这时视图还没有进入层级，尺寸和 traits 都还无效。"),
    rules: ["VC-6"]),
  Mistake(
    "M-58", .fact,
    claim: Bilingual(
      en: """
        viewWillLayoutSubviews and viewDidLayoutSubviews: constraints are about to \
        change, were updated.
        """,
      zh: "viewWillLayoutSubviews / viewDidLayoutSubviews：约束即将改变 / 已经更新。"),
    truth: Bilingual(
      en: """
        They bracket the root view's layoutSubviews. Constraints have \
        updateViewConstraints.
        """,
      zh: "它们包住根视图的 layoutSubviews。约束对应的是 updateViewConstraints。"),
    rules: ["VC-7", "VC-17"]),
  Mistake(
    "M-59", .loose,
    claim: Bilingual(
      en: "viewDidLayoutSubviews is the only reliable place for work with sizes.",
      zh: "viewDidLayoutSubviews 是唯一能可靠拿到尺寸的地方。"),
    truth: Bilingual(
      en: """
        Only the root view is laid out then, and it comes many times. viewIsAppearing is \
        for work once an appearance.
        """,
      zh: "这时只有根视图布局完毕，而且会多次调用。每次出现只做一次的工作应放在 viewIsAppearing。"),
    rules: ["VC-7", "VC-6"]),
  Mistake(
    "M-60", .loose,
    claim: Bilingual(
      en: "viewWillDisappear: the view is about to be removed.",
      zh: "viewWillDisappear：视图即将被移除。"),
    truth: Bilingual(
      en: """
        It may be followed by viewWillAppear, when an interactive pop is cancelled; and \
        being covered is enough.
        """,
      zh: "之后可能又是 viewWillAppear（交互式返回中途放弃）；而且被覆盖也会触发。"),
    rules: ["VC-13", "VC-10"]),
  Mistake(
    "M-61", .fact,
    claim: Bilingual(
      en: "deinit of a controller: the view is destroyed.",
      zh: "控制器的 deinit：视图被销毁。"),
    truth: Bilingual(
      en: "The controller is. Its view lives as long as it is retained.",
      zh: "销毁的是控制器。只要有人持有，视图就还在。"),
    rules: ["VC-18"],
    demonstration: [
      "func made() -> UIView { UIViewController().view }",
      "let kept = made()",
      "expect kept.next == nil",
      "expect kept.alpha == 1",
      "let page = UIViewController()",
      "expect page.view.next === page",
    ]),
  Mistake(
    "M-62", .loose,
    claim: Bilingual(
      en: "A nib is looked for by the controller's own name first.",
      zh: "先按控制器自己的类名查找 nib。"),
    truth: Bilingual(
      en: #"First by the class name without "Controller", then by the class name."#,
      zh: "先用去掉 “Controller” 的类名，再用完整类名。"),
    rules: ["VC-3"]),
  Mistake(
    "M-63", .fact,
    claim: Bilingual(
      en: "With loadView overridden, super.loadView does nothing.",
      zh: "重写 loadView 之后，super.loadView 什么也不做。"),
    truth: Bilingual(
      en: "It does the default loading; one should not call it.",
      zh: "它会执行默认的加载；只是不应该调用它。"),
    rules: ["VC-4"]),
  Mistake(
    "M-64", .loose,
    claim: Bilingual(
      en: "draw(_:) comes between viewWillAppear and viewDidAppear and gets the bounds.",
      zh: "draw(_:) 在 viewWillAppear 和 viewDidAppear 之间调用，参数是 bounds。"),
    truth: Bilingual(
      en: "It comes at any display pass, and gets the dirty rectangle.",
      zh: "任何一次绘制都可能调用，参数是需要重绘的矩形。"),
    rules: ["LC-4"],
    demonstration: [
      "class Card: UIView {",
      "  var dirty = CGRect.zero",
      "  override func draw(_ rect: CGRect) { dirty = rect }",
      "}",
      "let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))",
      "view.addSubview(card)",
      "card.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))",
      "expect card.dirty == CGRect(x: 10, y: 10, width: 20, height: 20)",
    ]),
  Mistake(
    "M-65", .fact,
    claim: Bilingual(
      en: "Scrolling calls layoutSubviews of the scroll view and of its superview.",
      zh: "滚动会调用滚动视图和它的父视图的 layoutSubviews。"),
    truth: Bilingual(
      en: "Of the scroll view only.",
      zh: "只调用滚动视图的。"),
    rules: ["SC-15", "LC-6"]),
  Mistake(
    "M-66", .fact,
    claim: Bilingual(
      en: "layoutSubviews lays out the whole tree below, and is costly for that.",
      zh: "layoutSubviews 会布局下面的整棵子树，所以开销大。"),
    truth: Bilingual(
      en: "It does not recurse; the layout pass visits the views that are marked.",
      zh: "它不递归；布局过程只访问被标记的视图。"),
    rules: ["LC-5"]),
]
