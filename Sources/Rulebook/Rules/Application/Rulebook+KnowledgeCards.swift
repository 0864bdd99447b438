import Records

extension Rulebook {
  /// API without behaviour to simulate: files, keys, and deprecated API.
  static var knowledgeCards: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "KN-1", .documented, gap: .outside,
    Bilingual(
      en: """
        Info.plist is a property list of the bundle; the file in the project may be \
        XML, the one in the built app is usually binary. Keys are read at launch, not \
        watched.
        """,
      zh: """
        Info.plist 是 bundle 的属性列表；工程里的文件可以是 XML，构建出的 App 里通常是\
        二进制格式。键在启动时读取，不会持续监视。
        """),
    source: "Apple documentation: information property list"),
  Rule(
    "KN-2", .documented, gap: .outside,
    Bilingual(
      en: """
        Launch screen: a storyboard named by `UILaunchStoryboardName` or the \
        `UILaunchScreen` dictionary (14.0). It is shown by the system before app code \
        runs: no custom classes, no code.
        """,
      zh: """
        启动画面：由 `UILaunchStoryboardName` 指定的 storyboard，或 `UILaunchScreen` \
        字典（14.0）。系统在 App 代码运行之前显示它：不能有自定义类，也没有代码。
        """),
    source: "Apple documentation; Apple documentation: responding to the launch of your app"),
  Rule(
    "KN-3", .documented, gap: .outside,
    Bilingual(
      en: """
        Static launch images (`UILaunchImages`, asset catalog launch image sources) \
        are superseded by the launch screen; new submissions need a launch storyboard \
        or UILaunchScreen.
        """,
      zh: """
        静态启动图（`UILaunchImages`、资源目录里的 launch image）已被启动画面取代；新\
        提交的 App 需要启动 storyboard 或 UILaunchScreen。
        """),
    source: "Apple documentation of the keys"),
  Rule(
    "KN-4", .observed, gap: .outside,
    Bilingual(
      en: """
        The system caches pictures of the launch screen in the app's container and may \
        show an old one after an update.
        """,
      zh: """
        系统会把启动画面的图片缓存在 App 的容器里，更新之后可能还显示旧图。缓存的路径\
        没有定论。
        """),
    source: "developer reports. The path is open"),
  Rule(
    "KN-5", .documented, gap: .outside,
    Bilingual(
      en: """
        A .pch prefix header is included textually before every C, Objective-C, C++ \
        file of the target; a change recompiles them all. New projects have none since \
        Xcode 6; modules replaced it; Swift does not use it. `__OBJC__` guards \
        Objective-C parts because C files get it too.
        """,
      zh: """
        .pch 前缀头文件以文本方式包含在 target 的每个 C、Objective-C、C++ 文件之前；改\
        动会让它们全部重新编译。Xcode 6 起新工程没有它；模块取代了它；Swift 不使用它。\
        C 文件也会包含它，所以 Objective-C 的部分要用 `__OBJC__` 保护。
        """),
    source: "Xcode build setting reference (GCC_PREFIX_HEADER)"),
  Rule(
    "KN-6", .documented,
    Bilingual(
      en: """
        Status bar: with `UIViewControllerBasedStatusBarAppearance` YES (default) the \
        controllers decide, and setting UIApplication's statusBarStyle or \
        statusBarHidden does nothing.
        """,
      zh: """
        状态栏：`UIViewControllerBasedStatusBarAppearance` 为 YES（默认）时由控制器决\
        定，设置 UIApplication 的 statusBarStyle 或 statusBarHidden 不起作用。
        """),
    source: "UIApplication.h header comment",
    demonstration: [
      "class Page: UIViewController {",
      "  override var prefersStatusBarHidden: Bool { true }",
      "}",
      "window.rootViewController = Page()",
      "expect UIApplication.shared.isStatusBarHidden",
      "UIApplication.shared.isStatusBarHidden = false",
      "expect UIApplication.shared.isStatusBarHidden",
    ]),
  Rule(
    "KN-7", .documented,
    Bilingual(
      en: """
        Who decides: a container may name a child by `childForStatusBarStyle` / \
        `childForStatusBarHidden`, else itself. Defaults: style default, hidden false, \
        animation fade. After a change call `setNeedsStatusBarAppearanceUpdate()`.
        """,
      zh: """
        由谁决定：容器可以用 `childForStatusBarStyle` / `childForStatusBarHidden` 指定\
        子控制器，否则由它自己。默认：样式 default、不隐藏、动画 fade。改变之后调用 \
        `setNeedsStatusBarAppearanceUpdate()`。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "class Page: UIViewController {",
      "  var isDark = false",
      "  override var preferredStatusBarStyle: UIStatusBarStyle {",
      "    isDark ? .lightContent : .default",
      "  }",
      "}",
      "let page = Page()",
      "window.rootViewController = page",
      "expect UIApplication.shared.statusBarStyle == .default",
      "page.isDark = true",
      "expect UIApplication.shared.statusBarStyle == .default",
      "page.setNeedsStatusBarAppearanceUpdate()",
      "expect UIApplication.shared.statusBarStyle == .lightContent",
    ]),
  Rule(
    "KN-8", .documented,
    Bilingual(
      en: """
        A presented controller takes the status bar over only when full screen, or \
        with `modalPresentationCapturesStatusBarAppearance`.
        """,
      zh: """
        被 present 的控制器只有全屏时才接管状态栏，或者设置了 \
        `modalPresentationCapturesStatusBarAppearance`。
        """),
    source: "UIViewController.h header comment",
    demonstration: [
      "class Page: UIViewController {",
      "  override var prefersStatusBarHidden: Bool { true }",
      "}",
      "let (base, sheet, full) = (UIViewController(), Page(), Page())",
      "window.rootViewController = base",
      "base.present(sheet, animated: false)",
      "expect !UIApplication.shared.isStatusBarHidden",
      "base.dismiss(animated: false)",
      "full.modalPresentationStyle = .fullScreen",
      "base.present(full, animated: false)",
      "expect UIApplication.shared.isStatusBarHidden",
    ]),
  Rule(
    "KN-9", .observed,
    Bilingual(
      en: """
        In a navigation controller the controllers' `preferredStatusBarStyle` is not \
        asked unless the navigation controller forwards (`childForStatusBarStyle`) or \
        its bar is hidden.
        """,
      zh: """
        在导航控制器里，不会询问各控制器的 `preferredStatusBarStyle`，除非导航控制器转\
        交（`childForStatusBarStyle`）或它的导航栏隐藏。
        """),
    source: "developer reports; KN-7",
    demonstration: [
      "class Page: UIViewController {",
      "  override var preferredStatusBarStyle: UIStatusBarStyle {",
      "    .lightContent",
      "  }",
      "}",
      "let nav = UINavigationController(rootViewController: Page())",
      "window.rootViewController = nav",
      "expect UIApplication.shared.statusBarStyle == .default",
      "nav.isNavigationBarHidden = true",
      "nav.setNeedsStatusBarAppearanceUpdate()",
      "expect UIApplication.shared.statusBarStyle == .lightContent",
    ]),
  Rule(
    "KN-10", .documented, gap: .outside,
    Bilingual(
      en: """
        Status bar setters of UIApplication: deprecated 9.0; reading them: 13.0, use \
        the window scene's statusBarManager.
        """,
      zh: """
        UIApplication 设置状态栏的方法：9.0 弃用；读取：13.0 弃用，改用窗口 scene 的 \
        statusBarManager。
        """),
    source: "UIApplication.h header comment"),
  Rule(
    "KN-11", .documented,
    Bilingual(
      en: "Status bar styles: default 0, lightContent 1, darkContent 3 (13.0).",
      zh: "状态栏样式：default 0、lightContent 1、darkContent 3（13.0）。"),
    source: "UIApplication.h header comment",
    demonstration: [
      "expect UIStatusBarStyle.default.rawValue == 0",
      "expect UIStatusBarStyle.lightContent.rawValue == 1",
      "expect UIStatusBarStyle.darkContent.rawValue == 3",
    ]),
  Rule(
    "KN-12", .documented, gap: .outside,
    Bilingual(
      en: """
        `applicationIconBadgeNumber`: deprecated 17.0, use UNUserNotificationCenter's \
        setBadgeCount. A badge shows only with the user's permission.
        """,
      zh: """
        `applicationIconBadgeNumber`：17.0 弃用，改用 UNUserNotificationCenter 的 \
        setBadgeCount。角标只有在用户允许时才显示。
        """),
    source: "UIApplication.h header comment; Apple documentation"),
  Rule(
    "KN-13", .documented, gap: .outside,
    Bilingual(
      en: "`isNetworkActivityIndicatorVisible`: deprecated 13.0, make your own.",
      zh: "`isNetworkActivityIndicatorVisible`：13.0 弃用，需要自己制作。"),
    source: "UIApplication.h header comment"),
  Rule(
    "KN-14", .documented, gap: .outside,
    Bilingual(
      en: """
        Local notifications through UIApplication and the delegate: deprecated 10.0, \
        UserNotifications framework instead.
        """,
      zh: "通过 UIApplication 和代理发送本地通知：10.0 弃用，改用 UserNotifications 框架。"),
    source: "UIApplicationDelegate.h header comment"),
  Rule(
    "KN-15", .documented, gap: .outside,
    Bilingual(
      en: """
        Background fetch through the delegate: deprecated 13.0, BackgroundTasks \
        instead. State restoration methods of the delegate without "secure": \
        deprecated 13.2.
        """,
      zh: """
        通过代理的后台抓取：13.0 弃用，改用 BackgroundTasks。代理中不带 "secure" 的状\
        态恢复方法：13.2 弃用。
        """),
    source: "UIApplicationDelegate.h header comment"),
  Rule(
    "KN-16", .documented,
    Bilingual(
      en: """
        `canOpenURL` is false for schemes not listed in Info.plist under \
        `LSApplicationQueriesSchemes` (apps linked on iOS 9 or later), installed or \
        not; `open` itself does not need the list.
        """,
      zh: """
        对没有列在 Info.plist 的 `LSApplicationQueriesSchemes` 里的 scheme，\
        `canOpenURL` 为 false（以 iOS 9 或更高版本 SDK 链接的 App），不管装没装；\
        `open` 本身不需要这个列表。
        """),
    source: "Apple documentation: canOpenURL",
    demonstration: [
      "let notes = URL(string: \"notes://7\")!",
      "set app.installedSchemes notes",
      "expect !app.canOpenURL(notes)",
      "set app.queriedSchemes notes",
      "expect app.canOpenURL(notes)",
    ]),
  Rule(
    "KN-20", .documented, gap: .outside,
    Bilingual(
      en: """
        `NSHomeDirectory()` is the app's container: Documents and Library are backed up, \
        Library/Caches and tmp may be emptied by the system. Its path differs from install to \
        install, so only paths relative to it are stored.
        """,
      zh: """
        `NSHomeDirectory()` 是 App 的沙盒目录：Documents 和 Library 会备份，Library/Caches 和 tmp \
        可能被系统清空。每次安装路径都可能不同，所以只保存相对路径。
        """),
    source: "File System Programming Guide; Apple documentation: NSHomeDirectory()"),
]
