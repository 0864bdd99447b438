import Records

extension Rulebook {
  /// View controllers: loading, appearance, presentation and containment.
  static var viewControllers: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "VC-1", .documented,
    Bilingual(
      en: """
        Asking for `view` loads it once: `loadView`, then `viewDidLoad`. `viewIfLoaded`, \
        `isViewLoaded` never load.
        """,
      zh: """
        访问 `view` 会加载它，且只加载一次：先 `loadView`，再 `viewDidLoad`。`viewIfLoaded`、\
        `isViewLoaded` 从不触发加载。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "class Page: UIViewController {",
      "  var loads = 0",
      "  override func viewDidLoad() { loads += 1 }",
      "}",
      "let page = Page()",
      "expect page.viewIfLoaded == nil && !page.isViewLoaded && page.loads == 0",
      "page.view.backgroundColor = .red",
      "expect page.isViewLoaded && page.loads == 1",
      "page.view.alpha = 0.5",
      "expect page.loads == 1",
    ]),
  Rule(
    "VC-2", .documented,
    Bilingual(
      en: """
        `loadView` default: nib if there is one, else a plain UIView. Overriders must not call \
        super and must set `view`. It is never called directly.
        """,
      zh: """
        `loadView` 的默认实现：有 nib 则从 nib 加载，否则创建一个普通的 UIView。\
        重写时不得调用 super，并且必须给 `view` 赋值。绝不要直接调用它。
        """),
    source: "Apple documentation: UIViewController.loadView()",
    demonstration: [
      "class Page: UIViewController {",
      "  override func loadView() { view = UILabel() }",
      "}",
      "let (plain, page) = (UIViewController(), Page())",
      "expect !(plain.view is UILabel)",
      "expect page.view is UILabel",
      "expect plain.view.backgroundColor == nil",
      "add label card 0 0 300 200",
      "class CardViewController: UIViewController {}",
      "nib CardView from card",
      "expect CardViewController().view is UILabel",
    ]),
  Rule(
    "VC-3", .documented,
    Bilingual(
      en: """
        Nib search with no name given: first the class name without "Controller" (MyView for \
        MyViewController), then the class name.
        """,
      zh: """
        未指定名字时的 nib 查找：先找去掉“Controller”的类名（MyViewController 对应 MyView），\
        再找类名本身。
        """),
    source: "Apple documentation: UIViewController.nibName",
    demonstration: [
      "class CardViewController: UIViewController {}",
      "class Card: UIViewController {}",
      "let long = CardViewController(); let short = Card()",
      #"expect nibs long is "CardView", "CardViewController""#,
      #"expect nibs short is "Card""#,
      #"let named = Card(nibName: "Other", bundle: nil)"#,
      #"expect nibs named is "Other""#,
      "add label last 0 0 300 200",
      "nib CardViewController from last",
      "expect long.view is UILabel",
      "add switch first 0 0 51 31",
      "nib CardView from first",
      "expect CardViewController().view is UISwitch",
    ]),
  Rule(
    "VC-4", .documented,
    Bilingual(
      en: """
        Calling `super.loadView()` does the default loading; it is wrong in an override, not \
        without effect.
        """,
      zh: "调用 `super.loadView()` 会执行默认的加载；在重写中这样做是错误的，但并非没有效果。"),
    source: "VC-2",
    demonstration: [
      "class Page: UIViewController {",
      "  var made: UIView?",
      "  override func loadView() {",
      "    super.loadView()",
      "    made = viewIfLoaded",
      "    view = UILabel()",
      "  }",
      "}",
      "let page = Page()",
      "expect page.view is UILabel",
      "expect page.made != nil && page.made !== page.view",
    ]),
  Rule(
    "VC-5", .documented,
    Bilingual(
      en: """
        Appearance: viewWillAppear → (view enters the hierarchy, traits and geometry settle) → \
        viewIsAppearing → viewWillLayoutSubviews → layoutSubviews → viewDidLayoutSubviews → … → \
        viewDidAppear after the animation.
        """,
      zh: """
        显示过程：viewWillAppear →（视图进入视图层级，trait 和几何信息确定）\
        → viewIsAppearing → viewWillLayoutSubviews → layoutSubviews → viewDidLayoutSubviews → \
        …… → 动画结束后 viewDidAppear。
        """),
    source: """
      UIViewController.h header comment; Apple documentation: \
      UIViewController.viewIsAppearing(_:)
      """,
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func viewWillAppear(_ a: Bool) { calls.append("will") }"#,
      #"  override func viewIsAppearing(_ a: Bool) { calls.append("is") }"#,
      #"  override func viewWillLayoutSubviews() { calls.append("lays") }"#,
      #"  override func viewDidLayoutSubviews() { calls.append("laid") }"#,
      #"  override func viewDidAppear(_ a: Bool) { calls.append("did") }"#,
      "}",
      "window.rootViewController = Page()",
      #"expect calls == ["will", "is", "lays", "laid", "did"]"#,
    ]),
  Rule(
    "VC-6", .documented,
    Bilingual(
      en: """
        `viewIsAppearing` needs SDK 17, works back to iOS 13, once per appearance, in the same \
        transaction as viewWillAppear. Traits, window and geometry are valid there and not in \
        viewWillAppear.
        """,
      zh: """
        `viewIsAppearing` 需要 SDK 17，最早可用于 iOS 13；每次显示调用一次，\
        与 viewWillAppear 在同一个事务中。trait、window 和几何信息在这里有效，\
        在 viewWillAppear 中则无效。
        """),
    source: """
      UIViewController.h header comment; Apple documentation: \
      UIViewController.viewIsAppearing(_:)
      """,
    demonstration: [
      "class Page: UIViewController {",
      "  var will = true, now = false",
      "  override func viewWillAppear(_ a: Bool) { will = view.window != nil }",
      "  override func viewIsAppearing(_ a: Bool) { now = view.window != nil }",
      "}",
      "let page = Page()",
      "window.rootViewController = page",
      "expect !page.will && page.now",
    ]),
  Rule(
    "VC-7", .documented,
    Bilingual(
      en: """
        viewWill/DidLayoutSubviews come just before and after the root view's layoutSubviews; \
        subviews need not have laid out theirs; may come any number of times.
        """,
      zh: """
        viewWillLayoutSubviews 和 viewDidLayoutSubviews 恰好在根视图的 layoutSubviews 之前和之后\
        调用；此时各子视图未必已经完成对自己子视图的布局；可以调用任意多次。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "var calls = [String]()",
      "class Root: UIView {",
      #"  override func layoutSubviews() { calls.append("layout") }"#,
      "}",
      "class Page: UIViewController {",
      "  override func loadView() { view = Root() }",
      #"  override func viewWillLayoutSubviews() { calls.append("will") }"#,
      #"  override func viewDidLayoutSubviews() { calls.append("did") }"#,
      "}",
      "let page = Page()",
      "page.view.setNeedsLayout(); calls = []; page.view.layoutIfNeeded()",
      #"expect calls == ["will", "layout", "did"]"#,
    ]),
  Rule(
    "VC-8", .observed,
    Bilingual(
      en: """
        First screen: loadView, viewDidLoad, viewWillAppear, (viewIsAppearing), \
        viewWillLayoutSubviews, viewDidLayoutSubviews (often twice), viewDidAppear.
        """,
      zh: """
        第一个界面：loadView、viewDidLoad、viewWillAppear、（viewIsAppearing）、\
        viewWillLayoutSubviews、viewDidLayoutSubviews（经常两次）、viewDidAppear。
        """),
    source: "call logs",
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func loadView() { calls.append("loadView"); super.loadView() }"#,
      #"  override func viewDidLoad() { calls.append("loaded") }"#,
      #"  override func viewWillAppear(_ a: Bool) { calls.append("will") }"#,
      #"  override func viewIsAppearing(_ a: Bool) { calls.append("is") }"#,
      #"  override func viewWillLayoutSubviews() { calls.append("lays") }"#,
      #"  override func viewDidLayoutSubviews() { calls.append("laid") }"#,
      #"  override func viewDidAppear(_ a: Bool) { calls.append("did") }"#,
      "}",
      "window.rootViewController = Page()",
      "calls",
      #"expect calls.first == "loadView" && calls[1] == "loaded""#,
      #"expect calls[2] == "will" && calls[3] == "is" && calls[4] == "lays""#,
      #"expect calls.last == "did""#,
    ]),
  Rule(
    "VC-9", .observed,
    Bilingual(
      en: """
        Push B on A: B loads; A willDisappear, B willAppear, A didDisappear, B didAppear. Pop: B \
        willDisappear, A willAppear, B didDisappear, A didAppear.
        """,
      zh: """
        在 A 上 push B：B 加载；A willDisappear、B willAppear、A didDisappear、B didAppear。\
        pop：B willDisappear、A willAppear、B didDisappear、A didAppear。
        """),
    source: "three independent call logs",
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func viewWillAppear(_ a: Bool) { note("will") }"#,
      #"  override func viewDidAppear(_ a: Bool) { note("did") }"#,
      #"  override func viewWillDisappear(_ a: Bool) { note("leaves") }"#,
      #"  override func viewDidDisappear(_ a: Bool) { note("gone") }"#,
      #"  func note(_ what: String) { calls.append("\(title!) \(what)") }"#,
      "}",
      "let (a, b) = (Page(), Page())",
      #"a.title = "A"; b.title = "B""#,
      "let nav = UINavigationController(rootViewController: a)",
      "window.rootViewController = nav; calls = []",
      "nav.pushViewController(b, animated: false)",
      #"expect calls == ["A leaves", "B will", "A gone", "B did"]"#,
      "calls = []; nav.popViewController(animated: false)",
      #"expect calls == ["B leaves", "A will", "B gone", "A did"]"#,
    ]),
  Rule(
    "VC-10", .observed,
    Bilingual(
      en: """
        Present full screen: A willDisappear, B willAppear, B didAppear, A didDisappear, then \
        completion. Dismiss: B willDisappear, A willAppear, A didAppear, B didDisappear, \
        completion.
        """,
      zh: """
        全屏 present：A willDisappear、B willAppear、B didAppear、A didDisappear，\
        然后 completion。dismiss：B willDisappear、A willAppear、A didAppear、B didDisappear、\
        completion。
        """),
    source: """
      microsoft/WinObjC (UIViewControllerTests assert exactly this); UIViewController.h header \
      comment for the completions
      """,
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func viewWillAppear(_ a: Bool) { note("will") }"#,
      #"  override func viewDidAppear(_ a: Bool) { note("did") }"#,
      #"  override func viewWillDisappear(_ a: Bool) { note("leaves") }"#,
      #"  override func viewDidDisappear(_ a: Bool) { note("gone") }"#,
      #"  func note(_ what: String) { calls.append("\(title!) \(what)") }"#,
      "}",
      "let (a, b) = (Page(), Page())",
      #"a.title = "A"; b.title = "B"; b.modalPresentationStyle = .fullScreen"#,
      "window.rootViewController = a; calls = []; a.present(b, animated: false)",
      #"expect calls == ["A leaves", "B will", "B did", "A gone"]"#,
      "expect a.view.window == nil",
      "calls = []; a.dismiss(animated: false)",
      #"expect calls == ["B leaves", "A will", "A did", "B gone"]"#,
      "expect a.view.window === window",
    ]),
  Rule(
    "VC-11", .observed,
    Bilingual(
      en: """
        Present as sheet, form sheet, popover, over-full-screen: A gets no appearance calls at \
        all; on dismissal neither. Since iOS 13 the default style is automatic = sheet.
        """,
      zh: """
        以 sheet、form sheet、popover、over-full-screen 方式 present：\
        A 完全收不到显示与消失的回调；dismiss 时同样收不到。iOS 13 起默认样式为 automatic，\
        即 sheet。
        """),
    source: """
      microsoft/WinObjC tests; Apple documentation: UIViewController.modalPresentationStyle
      """,
    demonstration: [
      "class Page: UIViewController {",
      "  var calls = 0",
      "  override func viewWillDisappear(_ a: Bool) { calls += 1 }",
      "  override func viewDidDisappear(_ a: Bool) { calls += 1 }",
      "  override func viewWillAppear(_ a: Bool) { calls += 1 }",
      "}",
      "let (page, sheet) = (Page(), UIViewController())",
      "window.rootViewController = page; page.calls = 0",
      "expect sheet.modalPresentationStyle == .automatic",
      "page.present(sheet, animated: false)",
      "page.dismiss(animated: false)",
      "expect page.calls == 0",
    ]),
  Rule(
    "VC-12", .observed,
    Bilingual(
      en: """
        Tab switch: incoming willAppear, outgoing willDisappear, outgoing didDisappear, incoming \
        didAppear.
        """,
      zh: """
        切换标签页：切入方 willAppear、切出方 willDisappear、切出方 didDisappear、\
        切入方 didAppear。
        """),
    source: "device logs of two independent authors, the same in both",
    demonstration: [
      "var heard: [String] = []",
      "class Page: UIViewController {",
      "  func note(_ what: String) { heard.append(title! + what) }",
      #"  override func viewWillAppear(_ a: Bool) { note(" will") }"#,
      #"  override func viewDidAppear(_ a: Bool) { note(" did") }"#,
      #"  override func viewWillDisappear(_ a: Bool) { note(" leaves") }"#,
      #"  override func viewDidDisappear(_ a: Bool) { note(" left") }"#,
      "}",
      "let (first, second, tabs) = (Page(), Page(), UITabBarController())",
      #"first.title = "A"; second.title = "B""#,
      "tabs.viewControllers = [first, second]",
      "window.rootViewController = tabs",
      "heard = []",
      "tabs.selectedIndex = 1",
      #"expect heard == ["B will", "A leaves", "A left", "B did"]"#,
    ]),
  Rule(
    "VC-13", .documented,
    Bilingual(
      en: """
        willAppear is not always followed by didAppear: an interactive pop that is cancelled gives \
        willDisappear then willAppear, didAppear on the top one.
        """,
      zh: """
        willAppear 之后不一定有 didAppear：交互式 pop 中途放手，\
        栈顶控制器会先收到 willDisappear，再收到 willAppear、didAppear。
        """),
    source: "Apple documentation: UIViewControllerTransitionCoordinator",
    demonstration: [
      "var heard: [String] = []",
      "class Page: UIViewController {",
      "  override func viewWillAppear(_ a: Bool) { heard.append(\"will\") }",
      "  override func viewDidAppear(_ a: Bool) { heard.append(\"did\") }",
      "  override func viewWillDisappear(_ a: Bool) { heard.append(\"leaves\") }",
      "}",
      "let below = Page()",
      "below.beginAppearanceTransition(true, animated: true)",
      "below.beginAppearanceTransition(false, animated: true)",
      "below.endAppearanceTransition()",
      "expect heard == [\"will\", \"leaves\"]",
      "let top = Page(); window.rootViewController = top; heard = []",
      "top.beginAppearanceTransition(false, animated: true)",
      "top.beginAppearanceTransition(true, animated: true)",
      "top.endAppearanceTransition()",
      "expect heard == [\"leaves\", \"will\", \"did\"]",
    ]),
  Rule(
    "VC-14", .documented,
    Bilingual(
      en: """
        `isBeingPresented`, `isBeingDismissed`, `isMovingToParent`, `isMovingFromParent` are \
        true only inside the matching callbacks.
        """,
      zh: """
        `isBeingPresented`、`isBeingDismissed`、`isMovingToParent`、\
        `isMovingFromParent` 只在对应的回调之内为 true。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "class Page: UIViewController {",
      "  var joins = false",
      "  override func viewWillAppear(_ animated: Bool) {",
      "    super.viewWillAppear(animated)",
      "    joins = isMovingToParent",
      "  }",
      "}",
      "let nav = UINavigationController(",
      "  rootViewController: UIViewController())",
      "window.rootViewController = nav",
      "let page = Page()",
      "nav.pushViewController(page, animated: false)",
      "expect page.joins",
      "expect !page.isMovingToParent",
    ]),
  Rule(
    "VC-15", .documented,
    Bilingual(
      en: """
        `addChild` calls willMove(toParent: self) itself, not didMove; `removeFromParent` calls \
        didMove(toParent: nil) itself, not willMove.
        """,
      zh: """
        `addChild` 会自行调用 willMove(toParent: self)，但不调用 didMove；\
        `removeFromParent` 会自行调用 didMove(toParent: nil)，但不调用 willMove。
        """),
    source: """
      UIViewController.h header comment; Apple documentation: \
      UIViewController.removeFromParent()
      """,
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      "  override func willMove(toParent p: UIViewController?) {",
      #"    calls.append(p == nil ? "will nil" : "will") }"#,
      "  override func didMove(toParent p: UIViewController?) {",
      #"    calls.append(p == nil ? "did nil" : "did") }"#,
      "}",
      "let page = Page()",
      "controller.addChild(page)",
      #"expect calls == ["will"]"#,
      "page.removeFromParent()",
      #"expect calls == ["will", "did nil"]"#,
    ]),
  Rule(
    "VC-16", .documented,
    Bilingual(
      en: """
        A child's appearance calls follow its container unless \
        `shouldAutomaticallyForwardAppearanceMethods` is false; then \
        begin/endAppearanceTransition.
        """,
      zh: """
        子控制器的显示与消失回调跟随其容器，除非 `shouldAutomaticallyForwardAppearanceMethods` \
        为 false；这时要自己调用 beginAppearanceTransition/endAppearanceTransition。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func viewDidAppear(_ a: Bool) { calls.append("\(title!)") }"#,
      "}",
      "let (outer, inner) = (Page(), Page())",
      #"outer.title = "outer"; inner.title = "inner""#,
      "outer.addChild(inner); outer.view.addSubview(inner.view)",
      "expect calls.isEmpty",
      "window.rootViewController = outer",
      "calls",
      #"expect calls.contains("outer") && calls.contains("inner")"#,
    ]),
  Rule(
    "VC-17", .documented,
    Bilingual(
      en: """
        `updateViewConstraints` is called instead of `updateConstraints` of the controller's \
        view; its base sends updateConstraints.
        """,
      zh: """
        系统调用 `updateViewConstraints`，以代替直接调用控制器的视图的 `updateConstraints`；\
        它的基类实现会发送 updateConstraints。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "class Page: UIViewController {",
      "  override func updateViewConstraints() {",
      "    super.updateViewConstraints()",
      "  }",
      "}",
      "let page = Page()",
      "window.rootViewController = page",
      "page.view.setNeedsUpdateConstraints()",
      "expect cycle has \"page updateViewConstraints\"",
    ]),
  Rule(
    "VC-18", .documented,
    Bilingual(
      en: "Views are not unloaded on memory warnings since iOS 6.",
      zh: "iOS 6 起，收到内存警告时不再卸载视图。"),
    source: "UIViewController.h header comment (viewDidUnload deprecated)",
    demonstration: [
      "var loads = 0",
      "class Page: UIViewController {",
      "  override func viewDidLoad() { super.viewDidLoad(); loads += 1 }",
      "}",
      "let first = Page()",
      "let second = Page()",
      "let nav = UINavigationController(rootViewController: first)",
      "window.rootViewController = nav",
      "nav.pushViewController(second, animated: false)",
      "expect first.view.window == nil",
      "device memory",
      "expect first.isViewLoaded && second.isViewLoaded",
      "nav.popViewController(animated: false); ()",
      "expect loads == 2",
    ]),
  Rule(
    "VC-19", .documented,
    Bilingual(
      en: "Setting `window.rootViewController` installs its view, sized to the window.",
      zh: "设置 `window.rootViewController` 会把它的视图装入窗口，尺寸与窗口一致。"),
    source: "Apple documentation: UIWindow.rootViewController",
    demonstration: [
      "expect frame window is 0 0 390 844",
      "expect frame root is 0 0 390 844",
      "expect hit 389 843 is root",
    ]),
]
