import Records

extension Rulebook {
  /// Time in the background, termination, memory, URLs and windows.
  static var appEnd: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AP-29", .documented,
    Bilingual(
      en: """
        `didEnterBackground` has five seconds to return; shortly after, the app is \
        suspended.
        """,
      zh: "`didEnterBackground` 有五秒时间返回；之后不久 App 被挂起。"),
    source: "Apple documentation: extending your app's background execution time",
    demonstration: [
      "var isSaved = false",
      "var isSent = false",
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationDidEnterBackground(_ a: UIApplication) {",
      "    isSaved = true",
      "    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { isSent = true }",
      "  }",
      "}",
      "launch Main",
      "device home",
      "device suspend",
      "wait 10",
      "expect isSaved && !isSent",
      "device return",
      "wait 1",
      "expect isSent",
    ]),
  Rule(
    "AP-30", .documented,
    Bilingual(
      en: """
        The snapshot for the app switcher is taken shortly after \
        `sceneDidEnterBackground` returns; private content has to be hidden in it.
        """,
      zh: """
        App 切换器使用的快照在 `sceneDidEnterBackground` 返回后不久拍摄；隐私内容必须\
        在这个方法里隐藏。
        """),
    source: "Apple documentation: sceneDidEnterBackground",
    demonstration: [
      "add view red 0 0 390 844",
      "add view cover 0 0 390 400 backgroundColor black isHidden true",
      "add view late 0 400 390 444 backgroundColor black isHidden true",
      "class Room: UIResponder, UIWindowSceneDelegate {",
      "  func sceneDidEnterBackground(_ scene: UIScene) {",
      "    cover.isHidden = false",
      "    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {",
      "      late.isHidden = false",
      "    }",
      "  }",
      "}",
      "launch Room",
      "expect pixel 9 9 of window is red",
      "device home",
      "expect pixel 9 9 of window is black",
      "expect pixel 9 800 of window is red",
    ]),
  Rule(
    "AP-31", .documented,
    Bilingual(
      en: """
        `beginBackgroundTask` returns an identifier or `.invalid`; every identifier \
        needs its own `endBackgroundTask`.
        """,
      zh: """
        `beginBackgroundTask` 返回一个标识符或 `.invalid`；每个标识符都需要自己的 \
        `endBackgroundTask`。
        """),
    source: "Apple documentation: beginBackgroundTask",
    demonstration: [
      "let first = UIApplication.shared.beginBackgroundTask()",
      "let second = UIApplication.shared.beginBackgroundTask()",
      "expect first != .invalid",
      "device home",
      "UIApplication.shared.endBackgroundTask(first)",
      "expect error \"background tasks keep the app running\"",
      "device suspend",
      "UIApplication.shared.endBackgroundTask(second)",
      "device suspend",
    ]),
  Rule(
    "AP-32", .documented,
    Bilingual(
      en: """
        The expiration handler runs synchronously on the main thread shortly before \
        the time ends; a task that is not ended then gets the app terminated.
        """,
      zh: "到期处理块在时间用完之前不久于主线程同步运行；之后仍未结束的任务会使 App 被终止。"),
    source: "Apple documentation: UIApplicationMain; UIApplication.h header comment",
    demonstration: [
      "var state = UIApplication.State.active",
      "let load = UIApplication.shared.beginBackgroundTask(withName: \"load\") {",
      "  state = UIApplication.shared.applicationState",
      "}",
      "device home",
      "device expire",
      "expect state == .background",
      "expect error \"the app is not running\"",
      "device return",
    ]),
  Rule(
    "AP-33", .documented,
    Bilingual(
      en: """
        `backgroundTimeRemaining` is valid only in the background and after a task was \
        begun in the foreground.
        """,
      zh: "`backgroundTimeRemaining` 只在后台、且在前台开始过任务之后才有效。"),
    source: "Apple documentation: backgroundTimeRemaining",
    demonstration: [
      "let before = app.backgroundTimeRemaining",
      "let load = app.beginBackgroundTask()",
      "expect app.backgroundTimeRemaining == before",
      "device home",
      "expect app.backgroundTimeRemaining < before",
    ]),
  Rule(
    "AP-34", .open,
    Bilingual(
      en: """
        How much background time there is. Figures in circulation (10 minutes, 3 \
        minutes, 30 seconds) belong to different versions; no page states one.
        """,
      zh: """
        后台时间有多长。流传的数字（10 分钟、3 分钟、30 秒）属于不同的版本；没有任何文\
        档页给出数字。
        """),
    source: "reports differ, and nothing settles it"),
  Rule(
    "AP-35", .documented,
    Bilingual(
      en: """
        `applicationWillTerminate` has about five seconds. It is not called for a \
        suspended app; it may be called for one that is still running in the \
        background.
        """,
      zh: """
        `applicationWillTerminate` 大约有五秒。App 被挂起时不会调用它；仍在后台运行的 \
        App 可能会收到。
        """),
    source: "Apple documentation: applicationWillTerminate",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationWillTerminate(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "device home",
      "device suspend",
      "device terminate",
      "expect log is",
      "launch",
      "device home",
      "device terminate",
      "expect log is \"delegate applicationWillTerminate\"",
    ]),
  Rule(
    "AP-36", .observed,
    Bilingual(
      en: """
        Swiped away in the app switcher: willTerminate if the process was running \
        (foreground, or background not yet suspended), no call if suspended. A crash \
        or a watchdog kill calls nothing.
        """,
      zh: """
        在 App 切换器里上滑关闭：进程在运行（前台，或后台尚未挂起）时有 \
        willTerminate；已挂起则没有调用。崩溃或被看门狗杀掉时什么都不调用。
        """),
    source: "developer reports and published test code",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationWillTerminate(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "device terminate",
      "expect log is \"delegate applicationWillTerminate\"",
    ]),
  Rule(
    "AP-37", .documented,
    Bilingual(
      en: """
        Some time after it went to the background a scene may be disconnected: its \
        delegate, windows and views are released, the session stays. User data must \
        not be deleted there.
        """,
      zh: """
        进入后台一段时间后，scene 可能被断开：它的代理、窗口和视图会被释放，会话保留。\
        此时不能删除用户数据。
        """),
    source: "WWDC 2019 session 258",
    demonstration: [
      "var isReleased = false",
      "class Room: UIResponder, UIWindowSceneDelegate {",
      "  func sceneDidDisconnect(_ scene: UIScene) {}",
      "  deinit { isReleased = true }",
      "}",
      "launch Room",
      "device home",
      "device disconnect",
      "expect log is \"Room sceneDidDisconnect\"",
      "expect isReleased",
      "expect UIApplication.shared.openSessions.first?.scene == nil",
    ]),
  Rule(
    "AP-38", .documented,
    Bilingual(
      en: """
        `application(_:didDiscardSceneSessions:)` comes when the user throws a scene \
        away; if the process was not running, shortly after the next launch.
        """,
      zh: """
        用户丢弃 scene 时会有 `application(_:didDiscardSceneSessions:)`；如果进程没有\
        运行，则在下次启动之后不久调用。
        """),
    source: "WWDC 2019 session 258; UIApplicationDelegate.h header comment",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func application(_ a: UIApplication,",
      "    didDiscardSceneSessions sessions: Set<UISceneSession>) {}",
      "}",
      "class Room: UIResponder, UIWindowSceneDelegate {}",
      "launch Main Room",
      "device home",
      "device suspend",
      "device terminate",
      "expect log is",
      "launch",
      "expect log is \"delegate didDiscardSceneSessions\"",
      "device scene",
      "device home scene 3",
      "device discard scene 3",
      "expect log has \"delegate didDiscardSceneSessions scene 3\"",
    ]),
  Rule(
    "AP-39", .documented,
    Bilingual(
      en: """
        A memory warning reaches the app delegate, the view controllers \
        (`didReceiveMemoryWarning`) and observers of the notification; the next step \
        of the system may be termination. Views stay loaded (VC-18).
        """,
      zh: """
        内存警告会送达应用代理、视图控制器（`didReceiveMemoryWarning`）和通知的观察\
        者；系统的下一步可能就是终止。视图仍保持已加载（VC-18）。
        """),
    source: "UIApplicationDelegate.h and UIViewController.h header comments",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationDidReceiveMemoryWarning(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "device memory",
      "expect log is \"delegate applicationDidReceiveMemoryWarning\"",
    ]),
  Rule(
    "AP-40", .open,
    Bilingual(
      en: "The order of these three recipients.",
      zh: "这三者收到的先后顺序。"),
    source: "reports differ, and nothing settles it"),
  Rule(
    "AP-41", .observed,
    Bilingual(
      en: """
        Without scenes, cold: willFinishLaunching → didFinishLaunching → \
        `application(_:open:options:)` → didBecomeActive. Running in the background: \
        willEnterForeground → open → didBecomeActive.
        """,
      zh: """
        不用 scene，冷启动：willFinishLaunching → didFinishLaunching → \
        `application(_:open:options:)` → didBecomeActive。后台运行时：\
        willEnterForeground → open → didBecomeActive。
        """),
    source: "Apple forum thread 697041; developer logs",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func application(_ a: UIApplication, open url: URL,",
      "    options: [UIApplication.OpenURLOptionsKey: Any] = [:]",
      "  ) -> Bool { true }",
      "  func applicationDidBecomeActive(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "device home",
      "log clear",
      "device open notes://7",
      "expect log is \"delegate open\", \"delegate applicationDidBecomeActive\"",
      "device terminate",
      "log clear",
      "device open notes://7",
      "expect log is \"delegate open\", \"delegate applicationDidBecomeActive\"",
    ]),
  Rule(
    "AP-42", .documented,
    Bilingual(
      en: """
        `application(_:open:options:)` is not called if willFinish and didFinish both \
        return false. If only one of the two is implemented, its result decides.
        """,
      zh: """
        如果 willFinish 和 didFinish 都返回 false，就不会调用 \
        `application(_:open:options:)`。如果只实现了其中一个，由它的返回值决定。
        """),
    source: "Apple documentation, quoted in thread 697041",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var opened = false",
      "  func application(_ a: UIApplication, willFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { false }",
      "  func application(_ a: UIApplication, didFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { false }",
      "  func application(_ a: UIApplication, open url: URL,",
      "    options: [UIApplication.OpenURLOptionsKey: Any] = [:]",
      "  ) -> Bool { opened = true; return true }",
      "}",
      "launch Main",
      "device terminate",
      "device open notes://7",
      "let main = UIApplication.shared.delegate as! Main",
      "expect !main.opened",
    ]),
  Rule(
    "AP-43", .open,
    Bilingual(
      en: """
        One of the two false, the other true: the page of didFinishLaunching says \
        either false is enough, the page of `open` says both.
        """,
      zh: """
        两者一个为 false、另一个为 true 时：didFinishLaunching 的文档页说任一个为 \
        false 就够了，`open` 的文档页说要两个都为 false。
        """),
    source: "reports differ, and nothing settles it"),
  Rule(
    "AP-44", .observed,
    Bilingual(
      en: """
        With scenes, running: `scene(_:openURLContexts:)`. Cold: that method is not \
        called, the URLs are in `connectionOptions.urlContexts` of willConnectTo.
        """,
      zh: """
        使用 scene，运行中：`scene(_:openURLContexts:)`。冷启动：不调用这个方法，URL \
        在 willConnectTo 的 `connectionOptions.urlContexts` 里。
        """),
    source: "VLC for iOS merge request 1037 (bug caused by it); SAP Fiori documentation",
    demonstration: [
      "var urls: [String] = []",
      "class Room: UIResponder, UIWindowSceneDelegate {",
      "  func scene(_ s: UIScene, openURLContexts c: Set<UIOpenURLContext>) {",
      "    urls.append(\"open \\(c.first!.url)\")",
      "  }",
      "  func scene(_ s: UIScene, willConnectTo session: UISceneSession,",
      "    options: UIScene.ConnectionOptions) {",
      "    urls += options.urlContexts.map { \"connect \\($0.url)\" }",
      "  }",
      "}",
      "launch Room",
      "device home",
      "device open notes://7",
      "device terminate",
      "device open notes://8",
      "expect urls == [\"open notes://7\", \"connect notes://8\"]",
    ]),
  Rule(
    "AP-45", .documented, gap: .outside,
    Bilingual(
      en: """
        `application(_:open:options:)` is deprecated since 26.0, \
        `application(_:handleOpen:)` since 9.0.
        """,
      zh: """
        `application(_:open:options:)` 自 26.0 起弃用，`application(_:handleOpen:)` 自 \
        9.0 起弃用。
        """),
    source: "Apple documentation"),
  Rule(
    "AP-46", .documented,
    Bilingual(
      en: """
        `UIApplication.open(_:options:completionHandler:)` is asynchronous, its \
        handler runs on the main queue; `openURL(_:)` is deprecated since 10.0.
        """,
      zh: """
        `UIApplication.open(_:options:completionHandler:)` 是异步的，处理块在主队列运\
        行；`openURL(_:)` 自 10.0 起弃用。
        """),
    source: "UIApplication.h header comment",
    demonstration: [
      "var steps: [String] = []",
      "set app.installedSchemes notes",
      "let url = URL(string: \"notes://7\")!",
      "app.open(url) { steps.append(\"\\($0)\") }; steps.append(\"returned\")",
      "expect steps == [\"returned\", \"true\"]",
    ]),
  Rule(
    "AP-47", .documented,
    Bilingual(
      en: """
        With a storyboard the window is made for you; without one the app makes it: \
        `UIWindow(windowScene:)` in willConnectTo (WN-9).
        """,
      zh: """
        使用 storyboard 时窗口由系统创建；不用时由 App 自己创建：在 willConnectTo 中写 \
        `UIWindow(windowScene:)`（WN-9）。
        """),
    source: "WWDC 2019 session 258; Apple documentation",
    demonstration: [
      "class Room: UIResponder, UIWindowSceneDelegate {",
      "  var window: UIWindow?",
      "  func scene(_ scene: UIScene, willConnectTo session: UISceneSession,",
      "    options: UIScene.ConnectionOptions) {",
      "    window = UIWindow(windowScene: scene as! UIWindowScene)",
      "    window?.rootViewController = UIViewController()",
      "    window?.makeKeyAndVisible()",
      "  }",
      "}",
      "launch Room",
      "expect UIApplication.shared.windows.count == 1 && window.isHidden",
    ]),
  Rule(
    "AP-48", .documented,
    Bilingual(
      en: """
        The app posts a notification after each of these callbacks, also where nobody \
        implements it: didFinishLaunching, didBecomeActive, willResignActive, \
        didEnterBackground, willEnterForeground, willTerminate. Its object is the \
        application.
        """,
      zh: """
        下列回调之后，App 会发出同名的通知，没有人实现回调时也一样：didFinishLaunching、\
        didBecomeActive、willResignActive、didEnterBackground、willEnterForeground、\
        willTerminate。通知的 object 是应用对象。
        """),
    source: "Apple documentation: applicationDidBecomeActive and its neighbours",
    demonstration: [
      "var heard: [String] = []",
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationDidBecomeActive(_ a: UIApplication) {",
      "    heard.append(\"method\")",
      "  }",
      "}",
      "let active = UIApplication.didBecomeActiveNotification",
      "let token = NotificationCenter.default.addObserver(",
      "  forName: active, object: app, queue: nil",
      ") { _ in heard.append(\"notification\") }",
      "launch Main",
      "expect heard == [\"method\", \"notification\"]",
    ]),
  Rule(
    "AP-49", .documented,
    Bilingual(
      en: """
        With scenes the app's notifications are posted all the same, though its \
        delegate does not get the four callbacks (AP-11). A scene has its own: \
        willConnect, didActivate, willDeactivate, willEnterForeground, \
        didEnterBackground, didDisconnect. Their object is the scene.
        """,
      zh: """
        使用 scene 时，App 的通知照样发出，尽管应用代理收不到那四个回调（AP-11）。scene \
        有自己的通知：willConnect、didActivate、willDeactivate、willEnterForeground、\
        didEnterBackground、didDisconnect，通知的 object 是这个 scene。
        """),
    source: "Apple documentation: applicationDidBecomeActive; UIScene",
    demonstration: [
      "var posters: [String] = []",
      "class Room: UIResponder, UIWindowSceneDelegate {}",
      "let center = NotificationCenter.default",
      "func hear(_ name: Notification.Name) {",
      "  center.addObserver(forName: name, object: nil, queue: nil) { note in",
      "    posters.append(note.object is UIScene ? \"scene\" : \"app\")",
      "  }",
      "}",
      "hear(UIScene.didEnterBackgroundNotification)",
      "hear(UIApplication.didEnterBackgroundNotification)",
      "launch Room",
      "device home",
      "expect posters.sorted() == [\"app\", \"scene\"]",
    ]),
  Rule(
    "AP-50", .open,
    Bilingual(
      en: """
        With scenes: whether the scene's delegate, the scene's notification or the \
        app's comes first, and whether the app's willEnterForeground notification \
        comes at launch.
        """,
      zh: """
        使用 scene 时：scene 代理、scene 的通知、App 的通知谁先谁后，以及启动时有没有 \
        App 的 willEnterForeground 通知。
        """),
    source: "reports differ, and nothing settles it"),
]
