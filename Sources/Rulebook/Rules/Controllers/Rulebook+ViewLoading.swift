import Records

extension Rulebook {
  /// Loading from archives, private trees, and the lifetime of controllers.
  static var viewLoading: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "VC-20", .documented,
    Bilingual(
      en: """
        `init(nibName:bundle:)` is the designated initializer; plain `init()` calls it \
        with nil, nil.
        """,
      zh: "`init(nibName:bundle:)` 是指定初始化方法；无参数的 `init()` 以 nil、nil 调用它。"),
    source: "UIViewController.h header comment",
    demonstration: [
      "class Page: UIViewController {",
      "  override init(nibName name: String?, bundle: Bundle?) {",
      "    super.init(nibName: name, bundle: bundle)",
      "    title = name == nil && bundle == nil ? \"nil, nil\" : name",
      "  }",
      "  required init?(coder: NSCoder) { super.init(coder: coder) }",
      "}",
      "expect Page().title == \"nil, nil\"",
      "expect error \"must call a designated initializer\"",
      "class Card: UIViewController {",
      "  init(number: Int) { super.init() }",
      "  required init?(coder: NSCoder) { super.init(coder: coder) }",
      "}",
    ]),
  Rule(
    "VC-21", .documented,
    Bilingual(
      en: """
        Archive objects: all are made with `init(coder:)`, then all outlets and \
        actions are connected, then each gets `awakeFromNib`. The order of the \
        awakeFromNib calls among objects is not guaranteed; super must be called. \
        File's Owner is not among them: its outlets are connected, and it hears nothing.
        """,
      zh: """
        归档中的对象：先全部用 `init(coder:)` 创建，再连接全部 outlet 和 action，最后\
        每个对象收到 `awakeFromNib`。各对象的 awakeFromNib 之间的顺序没有保证；必须调\
        用 super。File's Owner 不在其中：它的 outlet 会连接，但它收不到 awakeFromNib。
        """),
    source: "Apple documentation: awakeFromNib; Resource Programming Guide: nib files",
    demonstration: [
      "var had: [Bool] = []",
      "class Card: UIView {",
      "  @IBOutlet var ok: UIButton!",
      "  required init?(coder: NSCoder) { super.init(coder: coder); note() }",
      "  override func awakeFromNib() { super.awakeFromNib(); note() }",
      "  func note() { had.append(ok != nil) }",
      "}",
      "add Card card 10 20 300 400",
      "add button ok 0 0 80 44 in card",
      "nib Card from card without view",
      "nib Card outlet card.ok to ok",
      "had = []",
      "_ = UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: nil)",
      "expect had == [false, true]",
      "expect nib Card contains \"ok init(coder:)\", \"card.ok = ok\"",
    ]),
  Rule(
    "VC-60", .observed,
    Bilingual(
      en: """
        Interface Builder writes `multipleTouchEnabled` for every scroll view, text view and \
        collection view and for the content view of every cell. In code it is false (UT-16).
        """,
      zh: """
        Interface Builder 为每个滚动视图、文本视图、集合视图以及每个单元格的内容视图都写入 \
        `multipleTouchEnabled`。用代码创建时它是 false（UT-16）。
        """),
    source: "XIB and storyboard files of 33 public projects",
    demonstration: [
      "add scroll feed 0 0 300 400",
      "nib Feed from feed without view",
      #"let nib = UINib(nibName: "Feed", bundle: nil)"#,
      "let made = nib.instantiate(withOwner: nil)[0]",
      "expect !feed.isMultipleTouchEnabled",
      "expect (made as! UIView).isMultipleTouchEnabled",
    ]),
  Rule(
    "VC-22", .observed,
    Bilingual(
      en: """
        Controller from a storyboard: init(coder:) → awakeFromNib → (on first use of \
        `view`) loadView → viewDidLoad. In awakeFromNib the view is not loaded.
        """,
      zh: """
        来自 storyboard 的控制器：init(coder:) → awakeFromNib →（第一次使用 `view` \
        时）loadView → viewDidLoad。在 awakeFromNib 中视图还没有加载。
        """),
    source: "developer logs; VC-1",
    demonstration: [
      "class Page: UIViewController {",
      "  var steps: [String] = []",
      "  required init?(coder: NSCoder) {",
      "    super.init(coder: coder); steps.append(\"init(coder:)\")",
      "  }",
      "  override func awakeFromNib() {",
      "    super.awakeFromNib(); steps.append(\"awake, \\(isViewLoaded)\")",
      "  }",
      "  override func loadView() { super.loadView(); steps.append(\"load\") }",
      "  override func viewDidLoad() { super.viewDidLoad(); steps += [\"did\"] }",
      "}",
      "add Page page",
      "expect page.steps == [\"init(coder:)\", \"awake, false\"]",
      "page.view.alpha = 1",
      "expect Array(page.steps.suffix(2)) == [\"load\", \"did\"]",
    ]),
  Rule(
    "VC-23", .documented,
    Bilingual(
      en: """
        The default search of `loadView` looks for nib files only. A storyboard is \
        never searched: only instantiating the scene from the storyboard gives a \
        controller its storyboard view.
        """,
      zh: """
        `loadView` 的默认查找只找 nib 文件，从不查找 storyboard：只有从 storyboard 实\
        例化 scene，控制器才会得到它在 storyboard 里的视图。
        """),
    source: "UIViewController.h header comment (init comment); VC-3",
    demonstration: [
      "class CardViewController: UIViewController {}",
      "let made = CardViewController()",
      #"expect nibs made is "CardView", "CardViewController""#,
      "made.loadViewIfNeeded()",
      "expect made.view.subviews.isEmpty",
    ]),
  Rule(
    "VC-24", .documented,
    Bilingual(
      en: """
        Navigation controller at rest: only the top controller's view is in the \
        window; the views of the covered ones are out of the hierarchy though their \
        controllers live in `viewControllers`.
        """,
      zh: """
        导航控制器静止时，只有栈顶控制器的视图在窗口里；被盖住的控制器仍在 \
        `viewControllers` 中，但它们的视图不在视图层级里。
        """),
    source: "Apple documentation: UINavigationController; public recursiveDescription outputs",
    demonstration: [
      "let first = UIViewController(); let second = UIViewController()",
      "let navigation = UINavigationController(rootViewController: first)",
      "window.rootViewController = navigation",
      "navigation.pushViewController(second, animated: false)",
      "expect second.view.window != nil && first.view.window == nil",
      "expect navigation.viewControllers.count == 2",
    ]),
  Rule(
    "VC-25", .observed,
    Bilingual(
      en: """
        Private tree of a navigation controller: `view` is a `UILayoutContainerView` \
        with two subviews in this order: `UINavigationTransitionView`, \
        `UINavigationBar`. Below the first: `UIViewControllerWrapperView` → the top \
        controller's view.
        """,
      zh: """
        导航控制器的私有视图树：`view` 是 `UILayoutContainerView`，依次有两个子视图：\
        `UINavigationTransitionView`、`UINavigationBar`。前者之下：\
        `UIViewControllerWrapperView` → 栈顶控制器的视图。
        """),
    source: "public recursiveDescription outputs, iOS 6 to 13 (agree)",
    demonstration: [
      "profile device",
      "let top = UIViewController()",
      "let nav = UINavigationController(rootViewController: top)",
      "window.rootViewController = nav",
      "func name(_ view: UIView) -> String { \"\\(type(of: view))\" }",
      "expect name(nav.view) == \"UILayoutContainerView\"",
      "let parts = nav.view.subviews",
      "let names = parts.map { name($0) }",
      "expect names == [\"UINavigationTransitionView\", \"UINavigationBar\"]",
      "let wrapper = parts[0].subviews[0]",
      "expect name(wrapper) == \"UIViewControllerWrapperView\"",
      "expect wrapper.subviews == [top.view]",
    ]),
  Rule(
    "VC-26", .observed,
    Bilingual(
      en: """
        Private tree of a tab bar controller: `UILayoutContainerView` → \
        `UITransitionView` → `UIViewControllerWrapperView` → view of the selected \
        controller.
        """,
      zh: """
        标签栏控制器的私有视图树：`UILayoutContainerView` → `UITransitionView` → \
        `UIViewControllerWrapperView` → 选中控制器的视图。
        """),
    source: "public recursiveDescription outputs",
    demonstration: [
      "profile device",
      "let first = UIViewController()",
      "let second = UIViewController()",
      "let tabs = UITabBarController()",
      "tabs.viewControllers = [first, second]",
      "window.rootViewController = tabs",
      "tabs.selectedIndex = 1",
      "func name(_ view: UIView) -> String { \"\\(type(of: view))\" }",
      "expect name(tabs.view) == \"UILayoutContainerView\"",
      "let transition = tabs.view.subviews[0]",
      "expect name(transition) == \"UITransitionView\"",
      "let wrapper = transition.subviews[0]",
      "expect name(wrapper) == \"UIViewControllerWrapperView\"",
      "expect wrapper.subviews == [second.view]",
    ]),
  Rule(
    "VC-27", .open,
    Bilingual(
      en: """
        The same trees in iOS 26 and later. Private classes may be shown for teaching, \
        never asked for.
        """,
      zh: "iOS 26 及以后同样的视图树。私有类可以用来教学展示，但绝不用来出题。"),
    source: "reports differ, and nothing settles it"),
  Rule(
    "VC-28", .documented,
    Bilingual(
      en: """
        `popViewController` returns the popped controller and does nothing when only \
        the root is left.
        """,
      zh: "`popViewController` 返回被弹出的控制器；只剩根控制器时什么也不做。"),
    source: "Apple documentation",
    demonstration: [
      "let first = UIViewController(); let second = UIViewController()",
      "let navigation = UINavigationController(rootViewController: first)",
      "navigation.pushViewController(second, animated: false)",
      "expect navigation.popViewController(animated: false) === second",
      "expect navigation.popViewController(animated: false) == nil",
    ]),
  Rule(
    "VC-29", .documented,
    Bilingual(
      en: """
        Each controller configures the bar through its own `navigationItem`; pushing, \
        popping or setting items on the managed `navigationBar` itself is not \
        supported.
        """,
      zh: """
        每个控制器通过自己的 `navigationItem` 配置导航栏；不支持直接在受管理的 \
        `navigationBar` 上压入、弹出或设置条目。
        """),
    source: "UINavigationController.h header comment",
    demonstration: [
      "let first = UIViewController()",
      "let second = UIViewController()",
      "first.navigationItem.title = \"One\"",
      "let nav = UINavigationController(rootViewController: first)",
      "window.rootViewController = nav",
      "let bar = nav.navigationBar",
      "expect bar.topItem === first.navigationItem",
      "nav.pushViewController(second, animated: false)",
      "second.navigationItem.title = \"Two\"",
      "expect bar.topItem?.title == \"Two\" && bar.backItem?.title == \"One\"",
      "nav.popViewController(animated: false); ()",
      "expect bar.items == [first.navigationItem]",
    ]),
  Rule(
    "VC-30", .observed,
    Bilingual(
      en: """
        Replacing the back button by an own `leftBarButtonItem` turns the edge swipe \
        off; giving `interactivePopGestureRecognizer` an own delegate turns it on \
        again, and that delegate must refuse while only the root is on the stack.
        """,
      zh: """
        用自己的 `leftBarButtonItem` 替换返回按钮会关掉边缘侧滑；给 \
        `interactivePopGestureRecognizer` 设置自己的代理可以重新打开，而且栈里只剩根控\
        制器时这个代理必须拒绝。
        """),
    source: "FDFullscreenPopGesture and similar categories",
    demonstration: [
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "window.rootViewController = nav",
      "let detail = UIViewController()",
      "detail.navigationItem.leftBarButtonItem = UIBarButtonItem()",
      "nav.pushViewController(detail, animated: false)",
      "drag 1 400 to 300 400",
      "expect nav.viewControllers.count == 2",
      "class Allowing: NSObject, UIGestureRecognizerDelegate {",
      "  func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {",
      "    nav.viewControllers.count > 1",
      "  }",
      "}",
      "let allowing = Allowing()",
      "nav.interactivePopGestureRecognizer?.delegate = allowing",
      "drag 1 400 to 300 400",
      "expect nav.viewControllers.count == 1",
    ]),
  Rule(
    "VC-31", .documented,
    Bilingual(
      en: """
        What keeps a popped controller alive: any strong reference; a repeating Timer \
        made with target (holds its target until invalidated); a CADisplayLink (holds \
        its target until invalidated); a cycle through a closure stored in it.
        """,
      zh: """
        让已弹出的控制器继续存活的原因：任何强引用；以 target 方式创建的重复 Timer（在 \
        invalidate 之前持有 target）；CADisplayLink（在 invalidate 之前持有 \
        target）；保存在控制器里的闭包造成的循环引用。
        """),
    source: """
      Apple documentation: Timer; CADisplayLink.h header comment; automatic reference \
      counting
      """,
    demonstration: [
      "var released = 0",
      "class Page: UIViewController { deinit { released += 1 } }",
      "class Detail: Page {",
      "  var onTap: (() -> Void)?",
      "  override func viewDidLoad() { onTap = { self.title = \"tapped\" } }",
      "}",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "window.rootViewController = nav",
      "nav.pushViewController(Page(), animated: false)",
      "nav.popViewController(animated: false); ()",
      "expect released == 1",
      "nav.pushViewController(Detail(), animated: false)",
      "nav.popViewController(animated: false); ()",
      "expect released == 1",
    ]),
  Rule(
    "VC-32", .inferred,
    Bilingual(
      en: """
        A running request whose handler captures the controller strongly only delays \
        the release until the handler has run and is dropped; it is no leak.
        """,
      zh: """
        正在进行的请求，如果处理块强引用控制器，只会把释放推迟到处理块运行并被丢弃之\
        后；这不是泄漏。
        """),
    source: "automatic reference counting",
    demonstration: [
      "class Detail: UIViewController {",
      "  override func viewDidLoad() {",
      "    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {",
      "      self.title = \"loaded\"",
      "    }",
      "  }",
      "  deinit { print(\"released\") }",
      "}",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "window.rootViewController = nav",
      "nav.pushViewController(Detail(), animated: false)",
      "nav.popViewController(animated: false); ()",
      "wait 3",
      "expect log has \"print \\\"released\\\"\"",
    ]),
  Rule(
    "VC-33", .inferred,
    Bilingual(
      en: """
        A timer invalidated only in `deinit` is never invalidated if the timer holds \
        the controller.
        """,
      zh: """
        如果定时器持有控制器，而只在 `deinit` 里调用 invalidate，那么它永远不会被 \
        invalidate。
        """),
    source: "follows from VC-31",
    demonstration: [
      "class Detail: UIViewController {",
      "  var timer: Timer?",
      "  override func viewDidLoad() {",
      "    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in",
      "      self.title = \"tick\"",
      "    }",
      "  }",
      "  deinit { print(\"released\"); timer?.invalidate() }",
      "}",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "window.rootViewController = nav",
      "nav.pushViewController(Detail(), animated: false)",
      "nav.popViewController(animated: false); ()",
      "wait 3",
      "expect log is \"timer\", \"timer\", \"timer\"",
    ]),
]
