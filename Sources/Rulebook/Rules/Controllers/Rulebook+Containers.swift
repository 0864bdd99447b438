import Records

extension Rulebook {
  /// Delegates of containers and of presentations, and controllers that replace each other.
  static var containers: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "VC-34", .inferred,
    Bilingual(
      en: """
        The delegate of a navigation controller hears `willShow` when the controllers have heard \
        viewWillDisappear and viewWillAppear, and `didShow` after viewDidAppear, also when the \
        navigation controller first appears. A swipe back begins with `willShow`; let go, it has \
        no `didShow`.
        """,
      zh: """
        导航控制器的代理：两个控制器收到 viewWillDisappear、viewWillAppear 之后收到 `willShow`，\
        viewDidAppear 之后收到 `didShow`；导航控制器首次显示时也是如此。侧滑返回以 `willShow` 开始；\
        中途放手就没有 `didShow`。
        """),
    source: """
      Apple documentation: UINavigationControllerDelegate (before and after a controller shows); \
      the order among the callbacks as in BigZaphod/Chameleon
      """,
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func viewWillAppear(_ a: Bool) { calls.append("will") }"#,
      #"  override func viewDidAppear(_ a: Bool) { calls.append("did") }"#,
      "}",
      "class Watch: NSObject, UINavigationControllerDelegate {",
      "  func navigationController(_ n: UINavigationController, willShow",
      #"    c: UIViewController, animated: Bool) { calls.append("willShow") }"#,
      "  func navigationController(_ n: UINavigationController, didShow",
      #"    c: UIViewController, animated: Bool) { calls.append("didShow") }"#,
      "}",
      "let watch = Watch()",
      "let nav = UINavigationController(rootViewController: Page())",
      "nav.delegate = watch",
      "window.rootViewController = nav",
      #"expect calls == ["will", "willShow", "did", "didShow"]"#,
    ]),
  Rule(
    "VC-35", .documented,
    Bilingual(
      en: """
        The delegate of a tab bar controller is asked `shouldSelect` before the tab changes, and \
        hears `didSelect` after it, only when the user taps: never when code sets the index. \
        `didSelect` also comes for a tab that is chosen already. When it comes among the \
        appearance callbacks is documented nowhere.
        """,
      zh: """
        标签栏控制器的代理：切换前被询问 `shouldSelect`，切换后收到 `didSelect`，仅在用户点按时，\
        代码设置索引时从不。再次点按已选中的标签也会收到 `didSelect`。它与显示回调之间的先后没有文档说明。
        """),
    source: "Apple documentation: UITabBarControllerDelegate",
    demonstration: [
      "class Judge: NSObject, UITabBarControllerDelegate {",
      "  var allows = false, told = 0",
      "  func tabBarController(_ t: UITabBarController,",
      "    shouldSelect c: UIViewController) -> Bool { allows }",
      "  func tabBarController(_ t: UITabBarController,",
      "    didSelect c: UIViewController) { told += 1 }",
      "}",
      "let (judge, tabs) = (Judge(), UITabBarController())",
      "tabs.viewControllers = [UIViewController(), UIViewController()]",
      "tabs.delegate = judge",
      "window.rootViewController = tabs",
      "tap 300 780",
      "expect tabs.selectedIndex == 0 && judge.told == 0",
      "judge.allows = true",
      "tap 300 780",
      "expect tabs.selectedIndex == 1 && judge.told == 1",
    ]),
  Rule(
    "VC-36", .documented,
    Bilingual(
      en: """
        `viewWillTransition(to:with:)` goes to the root controller and to those presented before \
        the size changes; super tells the children whose size changes too. What is given to \
        `animate(alongsideTransition:completion:)` runs when the size has changed, the completion \
        at the end.
        """,
      zh: """
        尺寸变化之前，根控制器和被呈现的控制器收到 `viewWillTransition(to:with:)`；调用 super \
        才会通知尺寸随之变化的子控制器。交给 `animate(alongsideTransition:completion:)` \
        的闭包在尺寸变化后执行，completion 在最后执行。
        """),
    source: "UIViewController.h header comment; Apple documentation: UIContentContainer",
    demonstration: [
      "class Page: UIViewController {",
      "  var heard = [String]()",
      "  override func viewWillTransition(to size: CGSize,",
      "    with coordinator: UIViewControllerTransitionCoordinator) {",
      "    super.viewWillTransition(to: size, with: coordinator)",
      #"    heard.append("\(view.bounds.width) to \(size.width)")"#,
      "    coordinator.animate(alongsideTransition: { _ in",
      #"      self.heard.append("along \(self.view.bounds.width)")"#,
      #"    }, completion: { _ in self.heard.append("done") })"#,
      "  }",
      "}",
      "let page = Page()",
      "window.rootViewController = page",
      "screen 844 390",
      #"expect page.heard == ["390.0 to 844.0", "along 844.0", "done"]"#,
    ]),
  Rule(
    "VC-37", .documented,
    Bilingual(
      en: """
        `transition(from:to:duration:options:animations:completion:)` of a container adds the \
        view of the new child beside the old one's, which it removes when the animation ends, and \
        tells both that they appear and disappear. Both must be its children: else \
        NSInvalidArgumentException. addChild and didMove stay with the caller.
        """,
      zh: """
        容器的 `transition(from:to:duration:options:animations:completion:)` \
        把新子控制器的视图加到旧视图所在的父视图，动画结束时移除旧视图，并通知双方显示与消失。\
        两者都必须是它的子控制器，否则抛出 NSInvalidArgumentException。addChild 和 didMove \
        仍由调用方负责。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func viewDidAppear(_ a: Bool) { note("did") }"#,
      #"  override func viewWillDisappear(_ a: Bool) { note("leaves") }"#,
      #"  func note(_ what: String) { calls.append("\(title!) \(what)") }"#,
      "}",
      "let (a, b, box) = (Page(), Page(), UIViewController())",
      #"a.title = "A"; b.title = "B""#,
      "window.rootViewController = box",
      "box.addChild(a); box.view.addSubview(a.view); box.addChild(b)",
      "box.transition(from: a, to: b, duration: 0.2,",
      "  animations: { b.view.alpha = 0.5 })",
      #"expect calls == ["A did", "A leaves"]"#,
      "wait 1",
      #"expect calls == ["A did", "A leaves", "B did"]"#,
      "expect a.view.superview == nil && b.view.superview === box.view",
    ]),
  Rule(
    "VC-38", .documented,
    Bilingual(
      en: """
        The user dismisses a sheet by a drag down. `isModalInPresentation`, or \
        `presentationControllerShouldDismiss` with false, forbids it, and an attempt is told by \
        `presentationControllerDidAttemptToDismiss`; else `…WillDismiss` comes as it begins and \
        `…DidDismiss` when it is gone. None of them comes for `dismiss(animated:)`. A scroll view \
        in the sheet leaves the drag to it at its top only. How far the finger has to go is not \
        documented.
        """,
      zh: """
        用户下拉即可关闭 sheet。`isModalInPresentation` 或返回 false 的 \
        `presentationControllerShouldDismiss` 会禁止关闭，用户的尝试由 \
        `presentationControllerDidAttemptToDismiss` 告知；否则开始时收到 `…WillDismiss`，\
        关闭后收到 `…DidDismiss`。`dismiss(animated:)` 不会触发其中任何一个。sheet \
        里的滚动视图只有在滚到顶部时才把下拉让给 sheet。手指要拖多远没有文档说明。
        """),
    source: """
      Apple documentation: UIAdaptivePresentationControllerDelegate, isModalInPresentation; WWDC \
      2019 session 224
      """,
    demonstration: [
      "var heard = [String]()",
      "class Watch: NSObject, UIAdaptivePresentationControllerDelegate {",
      "  func presentationControllerDidDismiss(",
      #"    _ p: UIPresentationController) { heard.append("did") }"#,
      "  func presentationControllerDidAttemptToDismiss(",
      #"    _ p: UIPresentationController) { heard.append("tried") }"#,
      "}",
      "let (watch, sheet) = (Watch(), UIViewController())",
      "sheet.presentationController?.delegate = watch",
      "controller.present(sheet, animated: false)",
      "sheet.isModalInPresentation = true",
      "drag 200 100 to 200 700",
      #"expect heard == ["tried"]"#,
      "sheet.isModalInPresentation = false",
      "drag 200 100 to 200 700",
      #"expect heard == ["tried", "did"]"#,
    ]),
  Rule(
    "VC-50", .inferred,
    Bilingual(
      en: """
        A controller whose view is added with addSubview and without addChild appears and \
        disappears when the view enters a window and leaves it. It is in no list of \
        children all the same: the system does not forward rotation or retain it (VC-15). One \
        source says that viewDidAppear is left to the caller.
        """,
      zh: """
        只用 addSubview 添加视图、没有调用 addChild 的控制器，在视图进入窗口和离开窗口时也\
        会收到出现与消失的回调。但它不在任何 children 列表里：系统不会向它转发尺寸变化，也\
        不会持有它（VC-15）。有一处资料说 viewDidAppear 要由调用者自己负责。
        """),
    source: """
      microsoft/WinObjC #2115, which describes the reference platform: viewWillAppear comes, \
      viewDidAppear is the caller's; UIKit's headers have \
      viewDidMoveToWindow:shouldAppearOrDisappear:
      """,
    demonstration: [
      "var calls = [String]()",
      "class Page: UIViewController {",
      #"  override func viewWillAppear(_ a: Bool) { calls.append("will") }"#,
      #"  override func viewDidDisappear(_ a: Bool) { calls.append("gone") }"#,
      "}",
      "let page = Page()",
      "root.addSubview(page.view)",
      #"expect calls == ["will"]"#,
      "page.view.removeFromSuperview()",
      #"expect calls == ["will", "gone"]"#,
    ]),
  Rule(
    "VC-75", .documented,
    Bilingual(
      en: """
        A page view controller with a data source asks it for the page beside the one that shows \
        when a finger turns pages. The delegate hears `willTransitionTo` and, at rest, \
        `didFinishAnimating` with whether the page was turned; changes in code tell it nothing.
        """,
      zh: """
        手指翻页时，UIPageViewController 向数据源要相邻的页面。代理先收到 `willTransitionTo`，静止后收到 \
        `didFinishAnimating`，其中说明是否真的翻了页；用代码换页不会通知代理。
        """),
    source: """
      Apple documentation: UIPageViewControllerDataSource, \
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      """,
    demonstration: [
      "class Book: NSObject, UIPageViewControllerDataSource {",
      "  let second = UIViewController()",
      "  func pageViewController(",
      "    _ p: UIPageViewController, viewControllerBefore v: UIViewController",
      "  ) -> UIViewController? { nil }",
      "  func pageViewController(",
      "    _ p: UIPageViewController, viewControllerAfter v: UIViewController",
      "  ) -> UIViewController? { v === second ? nil : second }",
      "}",
      "let book = Book()",
      "let p = UIPageViewController(",
      "  transitionStyle: .scroll, navigationOrientation: .horizontal)",
      "p.dataSource = book",
      "p.setViewControllers(",
      "  [UIViewController()], direction: .forward, animated: false)",
      "window.rootViewController = p",
      "drag 300 400 by -250 0",
      "wait 1",
      "expect p.viewControllers![0] === book.second",
    ]),
]
