import Foundation
import Testing
import UIKitModel

/// Views that lay out their subviews by themselves.
@Suite struct StackTests {
  private func stack(
    _ widths: [CGFloat], length: CGFloat = 300, _ change: (UIStackView) -> Void = { _ in }
  ) -> [CGRect] {
    let views = widths.map { UIView(frame: rect(0, 0, $0, 20)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = rect(0, 0, length, 40)
    change(stack)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test("equal parts, whatever the sizes were")
  func equally() {
    let frames = stack([10, 70, 0]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(frames == [rect(0, 0, 90, 40), rect(105, 0, 90, 40), rect(210, 0, 90, 40)])
  }

  @Test("filling: who has no width of its own takes what is left, else the last one")
  func filling() {
    #expect(stack([50, 0, 50]).map(\.width) == [50, 200, 50])
    #expect(stack([50, 50]).map(\.width) == [50, 250])
    #expect(stack([200, 200]).map(\.width) == [200, 100])
  }

  @Test("proportions, equal gaps and equal distances of the middles")
  func others() {
    #expect(stack([50, 100]) { $0.distribution = .fillProportionally }.map(\.width) == [100, 200])
    #expect(
      stack([50, 50, 50]) { $0.distribution = .equalSpacing }.map(\.minX) == [0, 125, 250])
    #expect(
      stack([20, 100, 60]) { $0.distribution = .equalCentering }.map(\.midX) == [10, 140, 270])
  }

  @Test("alignment places views across, and a hidden one takes no room")
  func across() {
    #expect(stack([50, 50]) { $0.alignment = .center }.map(\.minY) == [10, 10])
    #expect(stack([50, 50]) { $0.alignment = .bottom }.map(\.minY) == [20, 20])
    let frames = stack([50, 50, 50]) {
      $0.arrangedSubviews[1].isHidden = true
      $0.distribution = .fillEqually
    }
    #expect(frames[0].width == 150 && frames[2] == rect(150, 0, 150, 40))
  }

  @Test("a column, margins and a gap of its own")
  func column() {
    let views = (0..<3).map { _ in UIView(frame: rect(0, 0, 10, 10)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.distribution = .equalSpacing
    stack.distribution = .fill
    stack.spacing = 5
    stack.setCustomSpacing(30, after: views[0])
    stack.frame = rect(0, 0, 100, 200)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [8, 48, 63])
    #expect(views.map(\.frame.maxY) == [18, 58, 192])
    #expect(views[0].frame.minX == 8 && views[0].frame.width == 84)
  }

  @Test("UI-3: the gaps of a stack hit the stack itself")
  func gaps() {
    let root = UIView.make(0, 0, 300, 100)
    let views = (0..<2).map { _ in UIView(frame: rect(0, 0, 100, 40)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    stack.frame = rect(0, 0, 300, 40)
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(root.hit(50, 20) === views[0] && root.hit(250, 20) === views[1])
    #expect(root.hit(150, 20) === stack)
  }

  @Test("a stack without end, or with no view, is left alone")
  func odd() {
    #expect(stack([10], length: .infinity).map(\.width) == [10])
    #expect(stack([], length: 10).isEmpty)
    #expect(stack([10, 10], length: -50) { $0.distribution = .fillEqually }.count == 2)
  }
}

@Suite struct BarTests {
  @Test("HT-28: a toolbar has a control for each button, and flexible room between them")
  func toolbar() {
    let bar = UIToolbar.make(0, 0, 320, 44)
    let items = [
      UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .done),
    ]
    bar.items = items
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame) == [rect(8, 0, 44, 44), rect(268, 0, 44, 44)])
    #expect(bar.hit(10, 10) === items[0].view && bar.hit(160, 10) === bar)
    bar.items = [items[2]]
    bar.layoutIfNeeded()
    #expect(bar.subviews == [items[2].view])
  }

  @Test("a navigation bar shows the buttons of the item on top, and one that goes back")
  func navigationBar() {
    withApplication { _ in checkNavigationBar() }
  }

  private func checkNavigationBar() {
    let first = UIViewController()
    let second = UIViewController()
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: rect(0, 0, 30, 20)))
    let navigation = UINavigationController(rootViewController: first)
    let bar = navigation.navigationBar
    _ = navigation.view
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame) == [rect(352, 12, 30, 20)])
    navigation.pushViewController(second, animated: false)
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame) == [rect(8, 0, 44, 44)])
    (bar.subviews[0] as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(navigation.topViewController === first)
  }

  @Test("a tab bar has a control for each tab, which chooses its controller")
  func tabBar() {
    withApplication { _ in checkTabBar() }
  }

  private func checkTabBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    let view = tabs.view
    view?.layoutIfNeeded()
    #expect(tabs.tabBar.subviews.map(\.frame.minX) == [0, 130, 260])
    let hit = view?.hit(200, 800)
    #expect(hit is UITabBarButton)
    (hit as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1, "an index without a controller changes nothing")
  }

  @Test("a search bar's field and an effect view's content view take its touches")
  func others() {
    let bar = UISearchBar.make(0, 0, 320, 56)
    bar.layoutIfNeeded()
    #expect(bar.hit(100, 28) === bar.searchTextField && bar.hit(2, 28) === bar)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.frame = rect(0, 0, 50, 50)
    effect.layoutIfNeeded()
    #expect(effect.hit(5, 5) === effect.contentView)
    effect.contentView.isUserInteractionEnabled = false
    #expect(effect.hit(5, 5) === effect)
  }
}

@Suite struct PresentationTests {
  /// Runs `body` with a window on the screen and its root controller.
  private func shown(
    _ profile: UIApplication.Profile = .textbook, _ body: (UIWindow, UIViewController) -> Void
  ) {
    withApplication(profile) { _ in
      let window = UIWindow(frame: rect(0, 0, 390, 844))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      body(window, root)
    }
  }

  @Test(
    "RC-5: an alert's touches go to it, all others to what dims the screen",
    arguments: UIApplication.Profile.allCases)
  func alert(_ profile: UIApplication.Profile) {
    shown(profile) { window, root in self.checkAlert(window, root) }
  }

  private func checkAlert(_ window: UIWindow, _ root: UIViewController) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var chosen = ""
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen += "yes" })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in chosen += "no" })
    root.present(alert, animated: false)
    #expect(alert.view.frame == rect(60, 368, 270, 108))
    #expect(window.hit(5, 5) is UIDimmingView)
    #expect(window.hit(195, 380) === alert.view)
    #expect(window.hit(100, 450) is _UIAlertControllerActionView)
    #expect(alert.next === root && alert.view.next === alert)
    alert.dismiss(animated: false)
    #expect(window.hit(5, 5) === root.view && window.hit(195, 400) === root.view)
    #expect(chosen.isEmpty)
  }

  @Test("RC-16: a page view controller that scrolls puts a scroll view round the page")
  func pages() {
    shown { _, root in self.checkPages(root) }
  }

  private func checkPages(_ root: UIViewController) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    root.addChild(pages)
    root.view.addSubview(pages.view)
    pages.didMove(toParent: root)
    let first = UIViewController()
    let second = UIViewController()
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(first.view.superview is UIScrollView && first.parent === pages)
    #expect(first.next === first.view.superview)
    pages.setViewControllers([second], direction: .forward, animated: false)
    #expect(first.parent == nil && first.view.superview == nil)
    #expect(second.view.window != nil)
  }

  @Test("RC-7: a split view controller shows two columns where there is room, else the second")
  func columns() {
    withApplication { application in
      let (first, second) = (UIViewController(), UIViewController())
      let split = UISplitViewController(style: .doubleColumn)
      split.viewControllers = [first, second]
      split.view.layoutIfNeeded()
      #expect(first.viewIfLoaded?.superview == nil && second.view.superview === split.view)
      split.viewControllers = []
      application.resizeScreen(to: CGSize(width: 1024, height: 768))
      let wide = UISplitViewController()
      wide.setViewController(first, for: .primary)
      wide.setViewController(second, for: .secondary)
      wide.view.layoutIfNeeded()
      #expect(first.view.frame.width == 320 && second.view.frame == rect(320, 0, 704, 768))
      #expect(first.splitViewController === wide)
    }
  }

  @Test("VC-9: a navigation stack can be replaced")
  func stack() {
    shown { _, root in self.checkStack(root) }
  }

  private func checkStack(_ root: UIViewController) {
    let all = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: all[0])
    root.addChild(navigation)
    root.view.addSubview(navigation.view)
    navigation.setViewControllers(all, animated: false)
    #expect(all[2].view.window != nil && all[0].view.window == nil)
    #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
    #expect(all[0].view.window != nil && all[2].parent == nil)
    #expect(navigation.popToRootViewController(animated: false) == nil)
  }
}
