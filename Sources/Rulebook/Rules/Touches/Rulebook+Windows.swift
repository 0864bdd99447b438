import Records

extension Rulebook {
  /// Windows: which one is in front, which one is key, and which one gets a touch.
  static var windows: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "WN-1", .documented,
    Bilingual(
      en: """
        Windows are ordered by `windowLevel` first; within one level by order; the bottom \
        window of a level is in front of every window of a lower level.
        """,
      zh: """
        窗口首先按 `windowLevel` 排列，同一层级之内再按前后次序排列；某一层级中最底下的窗口，\
        也在所有更低层级的窗口之上。
        """),
    source: "Apple documentation: UIWindow.Level",
    demonstration: [
      "add window high 0 0 390 400",
      "set high.windowLevel 2000",
      "add window low 0 0 390 400",
      "hit 200 200",
      "expect not asked low at 200 200",
      "expect hit 200 200 is high",
    ]),
  Rule(
    "WN-2", .observed,
    Bilingual(
      en: "Window levels: normal 0, statusBar 1000, alert 2000.",
      zh: "窗口层级：normal 0，statusBar 1000，alert 2000。"),
    source: """
      Apple documentation: UIWindow.Level (the order); values in BigZaphod/Chameleon, \
      Vercantez/openuikit and many dumps
      """,
    demonstration: [
      "add window alertWindow 0 0 390 400",
      "set alertWindow.windowLevel 2000",
      "add window barWindow 0 0 390 400",
      "set barWindow.windowLevel 1000",
      "expect hit 200 200 is alertWindow",
    ]),
  Rule(
    "WN-3", .documented,
    Bilingual(
      en: """
        `makeKeyAndVisible` un-hides the window, makes it key and puts it in front of the \
        windows at its level or below.
        """,
      zh: """
        `makeKeyAndVisible` 让窗口不再隐藏，使它成为主窗口（key），\
        并把它放到同层级及更低层级的所有窗口之上。
        """),
    source: "Apple documentation: UIWindow.makeKeyAndVisible()",
    demonstration: [
      "add window overlay 0 0 390 844",
      "set overlay.isHidden true",
      "expect hit 200 400 is root",
      "expect window.isKeyWindow",
      "overlay.makeKeyAndVisible()",
      "expect overlay.isHidden == false",
      "expect overlay.isKeyWindow",
      "expect hit 200 400 is overlay",
    ]),
  Rule(
    "WN-4", .documented,
    Bilingual(
      en: """
        `makeKey` does not change visibility; `isHidden = false` shows a window without making \
        it key. A new window is hidden.
        """,
      zh: """
        `makeKey` 不改变可见性；`isHidden = false` 显示窗口，但不会使它成为主窗口（key）。\
        新建的窗口是隐藏的。
        """),
    source: "UIWindow.h header comment",
    demonstration: [
      "add window overlay 0 0 390 844",
      "set overlay.isHidden true",
      "expect hit 200 400 is root",
      "set overlay.isHidden false",
      "expect hit 200 400 is overlay",
    ]),
  Rule(
    "WN-5", .observed,
    Bilingual(
      en: """
        For a touch the windows of the scene are asked front to back; the first whose `hitTest` \
        is non-nil gets the touch. A full-screen overlay window swallows everything unless its \
        `hitTest` (or `point(inside:)`) gives nil (or false) for uncovered places.
        """,
      zh: """
        对一次触摸，scene 中的窗口从前到后依次被询问；第一个 `hitTest` 不为 nil \
        的窗口得到该触摸。全屏的覆盖窗口会吞掉所有触摸，除非它的 `hitTest`（或 \
        `point(inside:)`）在没有内容的地方返回 nil（或 false）。
        """),
    source: """
      pass-through windows in SwiftMessages #399, WindowKit and PopupView; FLEXWindow in FLEX
      """,
    demonstration: [
      "add window overlay 0 0 390 844",
      "expect not asked window at 200 400",
      "expect hit 200 400 is overlay",
      "on overlay hitTest return nil",
      "hit 200 400",
      "expect hit 200 400 is root",
    ]),
  Rule(
    "WN-6", .observed,
    Bilingual(
      en: """
        Returning "nil when the hit view is the window itself" is not enough when a root view \
        controller's view fills the window; since iOS 13 hosting views lie between (RC-6), and \
        on iPad 13.5 the hit was a subview of `UIDropShadowView`.
        """,
      zh: """
        当根视图控制器的视图铺满窗口时，“命中视图是窗口自己就返回 nil”并不够；从 iOS 13 起，\
        中间还隔着宿主视图（RC-6），在 iPad 13.5 上命中的是 `UIDropShadowView` 的一个子视图。
        """),
    source: "SwiftMessages #399",
    demonstration: [
      "add window overlay 0 0 390 844",
      "add view page 0 0 390 844 in overlay",
      "hit 200 400",
      "expect hit 200 400 is page",
    ]),
  Rule(
    "WN-7", .observed, gap: .outside,
    Bilingual(
      en: """
        iOS 18 and iOS 26 changed what hosted SwiftUI roots answer; the classic pass-through \
        override broke twice. Verdicts on pass-through windows with SwiftUI content must name \
        the version.
        """,
      zh: """
        iOS 18 和 iOS 26 改变了被托管的 SwiftUI 根视图的回答，经典的让触摸穿过的重写因此两度失效。\
        对含有 SwiftUI 内容、又要让触摸穿过的窗口下结论时，必须注明系统版本。
        """),
    source: "Priva28/HostingPassthrough #5, WindowKit #11, SwiftUIX #547, PopupView #260"),
  Rule(
    "WN-8", .documented,
    Bilingual(
      en: """
        Exactly one key window per scene for apps built with the iOS 15 SDK or later, per app \
        before; `canBecomeKeyWindow` (iOS 15) may refuse. The key window need not be the front \
        one, and a touch is delivered to a window that is not key.
        """,
      zh: """
        用 iOS 15 或更高版本的 SDK 构建的 App，每个 scene 恰有一个主窗口（key）；用更早的 SDK \
        构建的，则是每个 App 一个；`canBecomeKeyWindow`（iOS 15）可以拒绝。主窗口（key）\
        不一定在最前面，不是主窗口（key）的窗口也照样会收到触摸。
        """),
    source: "UIWindow.h header comment; Apple documentation: UIWindow",
    demonstration: [
      "add window overlay 0 0 390 844",
      "overlay.makeKey()",
      "expect overlay.isKeyWindow && !window.isKeyWindow",
      "window.makeKey()",
      "expect window.isKeyWindow && !overlay.isKeyWindow",
      "expect hit 200 400 is overlay",
    ]),
  Rule(
    "WN-9", .documented,
    Bilingual(
      en: "A window without a `windowScene` is on no screen in a scene-based app.",
      zh: "在基于 scene 的 App 中，没有 `windowScene` 的窗口不会出现在任何屏幕上。"),
    source: "UIWindow.h header comment",
    demonstration: [
      "profile device",
      "add window overlay 0 0 390 844",
      "expect hit 200 400 is overlay",
      "overlay.windowScene = nil",
      "expect hit 200 400 is root",
      "expect not asked overlay at 200 400",
    ]),
  Rule(
    "WN-10", .documented,
    Bilingual(
      en: """
        `UIApplication.windows` and `keyWindow` are deprecated (15.0 and 13.0) because they \
        ignore scenes.
        """,
      zh: """
        `UIApplication.windows` 和 `keyWindow` 已弃用（分别始于 15.0 和 13.0），\
        因为它们不区分 scene。
        """),
    source: "UIApplication.h header comment",
    demonstration: [
      "add window overlay 0 0 390 844",
      "expect app.windows.count == 2",
      "expect app.keyWindow === window",
    ]),
  Rule(
    "WN-11", .inferred,
    Bilingual(
      en: """
        A hidden window, a window with alpha below 0.01 or with interaction disabled is skipped \
        like any view.
        """,
      zh: "隐藏的窗口、alpha 小于 0.01 的窗口、关闭了交互的窗口，都和普通视图一样被跳过。"),
    source: "follows from HT-2 and HT-27",
    demonstration: [
      "add window overlay 0 0 390 844",
      "set overlay.alpha 0.005",
      "expect hit 200 400 is root",
      "set overlay.alpha 1",
      "set overlay.isUserInteractionEnabled false",
      "expect hit 200 400 is root",
    ]),
  Rule(
    "WN-12", .documented,
    Bilingual(
      en: """
        `UIWindow.convert(_:to:/from:)` with nil means the screen; `UIView.convert` with nil \
        means the window (GE-20).
        """,
      zh: """
        `UIWindow.convert(_:to:/from:)` 传 nil 表示屏幕；`UIView.convert` 传 nil \
        表示窗口（GE-20）。
        """),
    source: "UIWindow.h header comment; Apple documentation: UIView.convert(_:to:)",
    demonstration: [
      "add window panel 50 300 290 200",
      "convert 60 310 to panel",
      "expect convert 60 310 to panel is 10 10",
    ]),
  Rule(
    "WN-13", .documented,
    Bilingual(
      en: """
        `hidesBottomBarWhenPushed` takes the tab bar away while the controller is in the stack \
        above the root: the pushed view gets its place and its touches.
        """,
      zh: """
        `hidesBottomBarWhenPushed` 为 true 的控制器只要在栈里、不是根控制器，标签栏就会移走：\
        标签栏的位置和那里的触摸都归被 push 的视图。
        """),
    source: "Apple documentation: UIViewController.hidesBottomBarWhenPushed",
    demonstration: [
      "let (page, tabs) = (UIViewController(), UITabBarController())",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "tabs.viewControllers = [nav]",
      "window.rootViewController = tabs",
      "page.hidesBottomBarWhenPushed = true",
      "nav.pushViewController(page, animated: false)",
      "layout",
      "expect window.hitTest(CGPoint(x: 195, y: 790), with: nil) === page.view",
      "nav.popViewController(animated: false)",
      "layout",
      "expect tabs.tabBar.hitTest(CGPoint(x: 195, y: 20), with: nil) != nil",
      "expect tabs.tabBar.superview === tabs.view",
    ]),
  Rule(
    "WN-20", .documented,
    Bilingual(
      en: """
        Windows post didBecomeVisible and didBecomeHidden when isHidden changes, and \
        didResignKey (the old key window) before didBecomeKey (the new one), with the \
        window as the object; becomeKey and resignKey are called for overrides.
        """,
      zh: """
        窗口在 isHidden 改变时发出 didBecomeVisible 和 didBecomeHidden；主窗口更换时先由旧\
        窗口发出 didResignKey，再由新窗口发出 didBecomeKey，object 都是窗口本身；子类可以重\
        写 becomeKey 和 resignKey。
        """),
    source: """
      UIWindow.h header comments; Apple documentation: \
      UIWindow.didBecomeKeyNotification
      """,
    demonstration: [
      "var heard = [String]()",
      "for name in [UIWindow.didResignKeyNotification,",
      "  UIWindow.didBecomeKeyNotification,",
      "  UIWindow.didBecomeVisibleNotification] {",
      "  NotificationCenter.default.addObserver(",
      "    forName: name, object: nil, queue: nil) { n in",
      #"      heard.append(n.object as! UIWindow === window ? "old" : "new") }"#,
      "}",
      "let other = UIWindow(frame: window.bounds)",
      "other.rootViewController = UIViewController()",
      "other.makeKeyAndVisible()",
      #"expect heard == ["new", "old", "new"]"#,
    ]),
]
