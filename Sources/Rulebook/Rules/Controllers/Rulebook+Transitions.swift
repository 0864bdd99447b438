import Records

extension Rulebook {
  /// Transitions by animators of an app's own.
  static var transitions: [Rule] { content }

  /// What UIKit logs during such a transition.
  static var transitionWarnings: [Rule] { warnings }
}

private let content: [Rule] = [
  Rule(
    "VC-62", .documented,
    Bilingual(
      en: """
        An animated presentation or dismissal asks `transitioningDelegate` for an animator, a push \
        or pop the delegate of the navigation controller, a switch of tabs that of the tab bar \
        controller. Without an animator the system's runs, and without animation nothing is asked.
        """,
      zh: """
        带动画的 present 或 dismiss 向 `transitioningDelegate` 询问动画控制器，push 和 pop \
        询问导航控制器的代理，切换标签页询问标签栏控制器的代理。没有得到动画控制器就用系统的动画；\
        不带动画时什么都不问。
        """),
    source: """
      Apple documentation: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, \
      UITabBarControllerDelegate
      """,
    demonstration: animator(
      "context.completeTransition(true)", of: .pushes, properties: "var asked = 0",
      answer: "asked += 1; return self"
    ) + [
      "let cut = Cut()",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "nav.delegate = cut",
      "window.rootViewController = nav",
      "nav.pushViewController(UIViewController(), animated: false)",
      "expect cut.asked == 0",
      "nav.popViewController(animated: true); ()",
      "expect cut.asked == 1 && nav.viewControllers.count == 1",
    ]),
  Rule(
    "VC-63", .documented,
    Bilingual(
      en: """
        `containerView` is the superview of all views of the transition. The animator adds the \
        view that is to show; one that it does not add is not there afterwards. `view(forKey:)` \
        is nil for a view that it must not touch, such as that of the presenting controller when \
        it stays in its place.
        """,
      zh: """
        `containerView` 是转场中所有视图的父视图。要显示的视图由动画控制器添加；没有添加，转场之后它就不在。\
        不该动的视图，`view(forKey:)` 返回 nil，例如留在原位的呈现方控制器的视图。
        """),
    source: """
      Apple documentation: UIViewControllerContextTransitioning.containerView, view(forKey:)
      """,
    demonstration: animator(
      "from = context.view(forKey: .from)", "context.completeTransition(true)",
      properties: "var from: UIView?"
    ) + [
      "let (cut, shown) = (Cut(), UIViewController())",
      "shown.transitioningDelegate = cut",
      "controller.present(shown, animated: true)",
      "expect cut.from == nil",
      "expect controller.presentedViewController === shown",
      "expect shown.view.window == nil",
    ]),
  Rule(
    "VC-64", .observed,
    Bilingual(
      en: """
        A transition is over when its animator calls `completeTransition(_:)`. Until then new \
        touches are dropped, unless the user drives it. Without the call it is never over: the \
        screen is dead.
        """,
      zh: """
        动画控制器调用 `completeTransition(_:)`，转场才算结束。在此之前，新的触摸都被丢弃，由用户\
        驱动的转场除外。一直不调用就永远不结束：屏幕不再响应。
        """),
    source: """
      Apple documentation: completeTransition(_:) must be called; Stack Overflow 52370098 (after \
      a transition that never completes no gestures or taps work); C. Selig, Interruptible View \
      Controller Transitions (a tap is possible only after the end)
      """,
    demonstration: animator("_ = context") + [
      "let (cut, shown) = (Cut(), UIViewController())",
      "shown.transitioningDelegate = cut",
      "add button ok 100 100 120 44",
      "controller.present(shown, animated: true)",
      "wait 5",
      "touch 1 down 160 122",
      "expect !ok.isHighlighted",
    ]),
  Rule(
    "VC-65", .documented,
    Bilingual(
      en: """
        With a `UIPercentDrivenInteractiveTransition` the animations of the animator stand still, \
        and are as far as `update(_:)` says, along their own curves. `finish()` runs them to the \
        end, `cancel()` back to the start, where the views then stay.
        """,
      zh: """
        使用 `UIPercentDrivenInteractiveTransition` 时，动画控制器的动画停住，进度由 `update(_:)` \
        决定，并沿动画自己的曲线。`finish()` 让动画走到终点，`cancel()` 让它退回起点，视图随后停在那里。
        """),
    source: """
      Apple documentation: UIPercentDrivenInteractiveTransition; that views stay at the start: \
      public animators, which restore nothing after a cancelled transition
      """,
    demonstration: animator(
      "let to = context.view(forKey: .to)!",
      "context.containerView.addSubview(to); to.frame.origin.x = 390",
      "UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {",
      "  to.frame.origin.x = 0 }",
      properties: "let driver = UIPercentDrivenInteractiveTransition()",
      "func interactionControllerForPresentation(",
      "  using animator: UIViewControllerAnimatedTransitioning",
      ") -> UIViewControllerInteractiveTransitioning? { driver }"
    ) + [
      "let (cut, shown) = (Cut(), UIViewController())",
      "shown.transitioningDelegate = cut",
      "controller.present(shown, animated: true)",
      "cut.driver.update(0.5)",
      "expect shown.view.layer.presentation()!.frame.minX == 195",
    ]),
  Rule(
    "VC-66", .documented,
    Bilingual(
      en: """
        `transitionCoordinator` of the controllers of an animated transition, and of the container \
        around them, is there from the first callback to the last. What is given to \
        `animate(alongsideTransition:completion:)` is animated with the transition; the completion \
        comes at its end, and `isCancelled` says whether it was cancelled. Whether that is \
        before or after viewDidAppear is not documented.
        """,
      zh: """
        带动画的转场中，参与的控制器及其容器的 `transitionCoordinator` 从第一个回调到最后一个回调都在。\
        交给 `animate(alongsideTransition:completion:)` 的改动随转场一起动画；completion 在结束时执行，\
        `isCancelled` 说明是否被取消。它在 viewDidAppear 之前还是之后没有文档说明。
        """),
    source: "Apple documentation: UIViewControllerTransitionCoordinator",
    demonstration: [
      "var calls: [String] = []",
      "class Page: UIViewController {",
      "  override func viewWillAppear(_ animated: Bool) {",
      "    transitionCoordinator?.animate(",
      "      alongsideTransition: { _ in calls.append(\"with\") }",
      "    ) { calls.append(\"after \\($0.isCancelled)\") }",
      "  }",
      "}",
      "let page = Page()",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "window.rootViewController = nav",
      "nav.pushViewController(page, animated: true)",
      #"expect calls == ["with", "after false"]"#,
      "expect page.transitionCoordinator == nil",
    ]),
  Rule(
    "VC-67", .inferred,
    Bilingual(
      en: """
        A cancelled transition ends with the opposite messages: the controller that was to show \
        receives viewWillDisappear and viewDidDisappear, the other one viewWillAppear and \
        viewDidAppear. The stack, the selected tab or the presentation is as before. When these \
        messages come after the user cancelled is not documented.
        """,
      zh: """
        被取消的转场以相反的回调结束：原本要显示的控制器收到 viewWillDisappear 和 viewDidDisappear，\
        另一个收到 viewWillAppear 和 viewDidAppear。导航栈、选中的标签页或呈现关系与之前相同。\
        用户取消之后这些回调何时到来没有文档说明。
        """),
    source: "VC-13, for every kind of transition; HeroTransitions/Hero #204",
    demonstration: [
      "var calls: [String] = []",
      "class Page: UIViewController {",
      #"  override func viewWillAppear(_ a: Bool) { calls.append("will") }"#,
      #"  override func viewDidAppear(_ a: Bool) { calls.append("did") }"#,
      #"  override func viewWillDisappear(_ a: Bool) { calls.append("leaves") }"#,
      #"  override func viewDidDisappear(_ a: Bool) { calls.append("left") }"#,
      "}",
    ] + animator("context.completeTransition(false)") + [
      "let (cut, shown) = (Cut(), Page())",
      "shown.transitioningDelegate = cut",
      "controller.present(shown, animated: true)",
      #"expect calls == ["will", "leaves", "left"]"#,
      "expect controller.presentedViewController == nil",
    ]),
  Rule(
    "VC-68", .observed,
    Bilingual(
      en: """
        In a page sheet the navigation bar is at the top of the sheet, which is below the status \
        bar, and 56 points high instead of 44 (iOS 13 and later).
        """,
      zh: """
        在 page sheet 里，导航栏位于 sheet 的顶部（sheet 本身在状态栏下方），高 56 点而不是 44 点\
        （iOS 13 及以后）。
        """),
    source: """
      wix/react-native-navigation #5730, Tencent/QMUI_iOS #877, HeathWang/HWPanModal #85, \
      iZettle/Presentation #49
      """,
    demonstration: [
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "controller.present(nav, animated: false)",
      "expect nav.navigationBar.frame.minY == 0",
      "expect nav.navigationBar.frame.height == 56",
      "controller.dismiss(animated: false)",
      "nav.modalPresentationStyle = .fullScreen",
      "controller.present(nav, animated: false)",
      "expect nav.navigationBar.frame.minY == 47",
    ]),
  Rule(
    "VC-69", .observed,
    Bilingual(
      en: """
        If the delegate of a navigation controller implements \
        `navigationController(_:animationControllerFor:from:to:)`, the swipe from the left edge \
        does not pop, even if that returns nil. A delegate of your own for \
        `interactivePopGestureRecognizer` turns it on again (VC-30).
        """,
      zh: """
        导航控制器的代理实现了 `navigationController(_:animationControllerFor:from:to:)` 之后，\
        左边缘侧滑不再返回，即使它返回 nil。给 `interactivePopGestureRecognizer` 设置自己的代理可以恢复（VC-30）。
        """),
    source: """
      wordpress-mobile/WordPress-iOS #6639, recruit-mp/RMPZoomTransitionAnimator #1, Radar 15215690
      """,
    demonstration: [
      "class Chooser: NSObject, UINavigationControllerDelegate {",
      "  func navigationController(_ n: UINavigationController,",
      "    animationControllerFor operation: UINavigationController.Operation,",
      "    from: UIViewController, to: UIViewController",
      "  ) -> UIViewControllerAnimatedTransitioning? { nil }",
      "}",
      "let (chooser, nav) = (Chooser(), UINavigationController())",
      "nav.viewControllers = [UIViewController(), UIViewController()]",
      "window.rootViewController = nav",
      "nav.delegate = chooser",
      "drag 2 300 to 350 300",
      "expect nav.viewControllers.count == 2",
      "nav.delegate = nil",
      "drag 2 300 to 350 300",
      "expect nav.viewControllers.count == 1",
    ]),
]

private let warnings: [Rule] = [
  Rule(
    "EX-46", .observed,
    Bilingual(
      en: """
        Pushing, popping or setting the stack while a transition of it is under way: no exception; \
        log "pushViewController:animated: called on <A> while an existing transition or \
        presentation is occurring; the navigation stack will not be updated.", and the stack \
        stays as it is.
        """,
      zh: """
        导航栈的转场正在进行时 push、pop 或设置栈：没有异常；打印 "pushViewController:animated: \
        called on <A> while an existing transition or presentation is occurring; the navigation \
        stack will not be updated."，栈保持不变。
        """),
    source: "the text in UIKit's binary, and logs in comments of public projects",
    demonstration: animator("_ = context", of: .pushes) + [
      "let cut = Cut()",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "nav.delegate = cut",
      "window.rootViewController = nav",
      "nav.pushViewController(UIViewController(), animated: true)",
      "nav.pushViewController(UIViewController(), animated: false)",
      "expect nav.viewControllers.count == 2",
    ]),
  Rule(
    "EX-47", .observed,
    Bilingual(
      en: """
        Dismissing while a presentation or dismissal is under way: no exception; log "Attempt to \
        dismiss from view controller <A> while a presentation or dismiss is in progress!", and \
        nothing is dismissed.
        """,
      zh: """
        present 或 dismiss 正在进行时再 dismiss：没有异常；打印 "Attempt to dismiss from view \
        controller <A> while a presentation or dismiss is in progress!"，什么也不收起。
        """),
    source: "logs in comments of public projects",
    demonstration: animator("_ = context") + [
      "let (cut, shown) = (Cut(), UIViewController())",
      "shown.transitioningDelegate = cut",
      "controller.present(shown, animated: true)",
      "controller.dismiss(animated: false)",
      "expect controller.presentedViewController === shown",
    ]),
]

/// The declaration of an animator, which is also the delegate that is asked for it, with the
/// lines of its method.
private func animator(
  _ lines: String..., of transitions: Animated = .presentations, properties: String...,
  answer: String = "self"
) -> [String] {
  let whole =
    "func animateTransition(using context: Context) { \(lines.joined(separator: "; ")) }"
  let method =
    lines.count < 3 && whole.count < 71
    ? [whole]
    : ["func animateTransition(using context: Context) {"] + lines.map { "  \($0)" } + ["}"]
  let members =
    ["typealias Context = UIViewControllerContextTransitioning"] + properties
    + transitions.method + [") -> UIViewControllerAnimatedTransitioning? { \(answer) }"]
    + ["func transitionDuration(using c: Context?) -> Double { 1 }"] + method
  return [
    "class Cut: NSObject, UIViewControllerAnimatedTransitioning,", "  \(transitions.delegate) {",
  ] + members.map { "  \($0)" } + ["}"]
}

/// The transitions whose animator a class is.
private enum Animated {
  case presentations, pushes

  /// The delegate that is asked for the animator.
  var delegate: String {
    switch self {
    case .presentations: "UIViewControllerTransitioningDelegate"
    case .pushes: "UINavigationControllerDelegate"
    }
  }

  /// The beginning of its method.
  var method: [String] {
    switch self {
    case .presentations:
      [
        "func animationController(forPresented p: UIViewController,",
        "  presenting: UIViewController, source: UIViewController",
      ]
    case .pushes:
      [
        "func navigationController(_ n: UINavigationController,",
        "  animationControllerFor operation: UINavigationController.Operation,",
        "  from: UIViewController, to: UIViewController",
      ]
    }
  }
}
