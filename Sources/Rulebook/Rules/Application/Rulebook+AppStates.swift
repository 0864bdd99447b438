import Records

extension Rulebook {
  /// The states of an app and its scenes, and the transitions between them.
  static var appStates: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AP-15", .documented,
    Bilingual(
      en: """
        `UIApplication.State`: active 0, inactive 1, background 2. "Not running" and \
        "suspended" are states of the process that code can never read.
        """,
      zh: """
        `UIApplication.State`：active 0、inactive 1、background 2。“未运行”和“挂起”是\
        进程的状态，代码永远读不到。
        """),
    source: "UIApplication.h header comment",
    demonstration: [
      "expect UIApplication.State.active.rawValue == 0",
      "expect UIApplication.State.inactive.rawValue == 1",
      "expect UIApplication.State.background.rawValue == 2",
    ]),
  Rule(
    "AP-16", .documented,
    Bilingual(
      en: """
        `UIScene.ActivationState`: unattached −1, foregroundActive 0, \
        foregroundInactive 1, background 2.
        """,
      zh: """
        `UIScene.ActivationState` 的值：unattached −1、foregroundActive 0、\
        foregroundInactive 1、background 2。
        """),
    source: "UIScene.h header comment",
    demonstration: [
      "var states: [Int] = []",
      "class Room: UIResponder, UIWindowSceneDelegate {",
      "  func scene(_ scene: UIScene, willConnectTo session: UISceneSession,",
      "    options: UIScene.ConnectionOptions) { note(scene) }",
      "  func sceneDidBecomeActive(_ scene: UIScene) { note(scene) }",
      "  func sceneWillResignActive(_ scene: UIScene) { note(scene) }",
      "  func sceneDidEnterBackground(_ scene: UIScene) { note(scene) }",
      "  func note(_ scene: UIScene) {",
      "    states.append(scene.activationState.rawValue)",
      "  }",
      "}",
      "launch Room",
      "device home",
      "expect states == [-1, 0, 0, 2]",
      "expect UIScene.ActivationState.foregroundInactive.rawValue == 1",
    ]),
  Rule(
    "AP-17", .documented,
    Bilingual(
      en: """
        Between active and background there is always inactive: willResignActive \
        precedes every didEnterBackground, willEnterForeground precedes the \
        didBecomeActive after it.
        """,
      zh: """
        active 与 background 之间总会经过 inactive：每次 didEnterBackground 之前有 \
        willResignActive，每次 didBecomeActive 之前有 willEnterForeground。
        """),
    source: """
      Apple documentation: sceneWillResignActive ("also before transitioning to the \
      background"); Apple documentation: foregroundInactive ("on its way to or from \
      another state")
      """,
    demonstration: [
      "class App: UIResponder, UIWindowSceneDelegate {",
      "  func sceneWillResignActive(_ scene: UIScene) {}",
      "  func sceneDidEnterBackground(_ scene: UIScene) {}",
      "}",
      "launch App",
      "device home",
      "expect log is \"App sceneWillResignActive\", \"App sceneDidEnterBackground\"",
    ]),
  Rule(
    "AP-18", .inferred,
    Bilingual(
      en: """
        Legal steps: not running → inactive; not running → background; inactive ↔ \
        active; inactive ↔ background; background → suspended → background; background \
        or suspended → not running. Everything else is illegal in a model.
        """,
      zh: """
        合法的转换：未运行 → inactive；未运行 → background；inactive ↔ active；\
        inactive ↔ background；background → 挂起 → background；background 或挂起 → 未\
        运行。模型中其他转换都不合法。
        """),
    source: "AP-14, AP-17; App Programming Guide for iOS state diagram",
    demonstration: [
      "expect error \"sends it away first\"",
      "device suspend",
      "device home",
      "device suspend",
      "device return",
      "expect UIApplication.shared.applicationState == .active",
    ]),
  Rule(
    "AP-19", .documented,
    Bilingual(
      en: """
        No code of the app runs while suspended, and no callback announces the \
        suspension or the kill that may follow.
        """,
      zh: "挂起期间 App 的代码一行也不运行；挂起以及之后可能发生的终止，都没有回调通知。"),
    source: "App Programming Guide for iOS; Apple documentation: applicationWillTerminate",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationWillTerminate(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "device home",
      "device suspend",
      "device terminate",
      "expect log is",
    ]),
  Rule(
    "AP-20", .documented,
    Bilingual(
      en: "Home, or switching to another app: willResignActive → didEnterBackground.",
      zh: "按 Home 键或切换到别的 App：willResignActive → didEnterBackground。"),
    source: "WWDC 2019 session 258; App Programming Guide for iOS",
    demonstration: [
      "class App: UIResponder, UIWindowSceneDelegate {",
      "  func sceneWillResignActive(_ scene: UIScene) {}",
      "  func sceneDidEnterBackground(_ scene: UIScene) {}",
      "}",
      "launch App",
      "device home",
      "expect log is \"App sceneWillResignActive\", \"App sceneDidEnterBackground\"",
    ]),
  Rule(
    "AP-21", .documented,
    Bilingual(
      en: "Coming back while the process lives: willEnterForeground → didBecomeActive.",
      zh: "进程还活着时返回：willEnterForeground → didBecomeActive。"),
    source: "App Programming Guide for iOS; WWDC 2019 session 423",
    demonstration: [
      "class App: UIResponder, UIWindowSceneDelegate {",
      "  func sceneWillEnterForeground(_ scene: UIScene) {}",
      "  func sceneDidBecomeActive(_ scene: UIScene) {}",
      "}",
      "launch App",
      "device home",
      "log clear",
      "device return",
      "expect log is \"App sceneWillEnterForeground\", \"App sceneDidBecomeActive\"",
    ]),
  Rule(
    "AP-22", .observed,
    Bilingual(
      en: """
        Full-screen incoming call: willResignActive. Declined: didBecomeActive. \
        Accepted: didEnterBackground; after the call willEnterForeground → \
        didBecomeActive.
        """,
      zh: """
        全屏来电：willResignActive。拒接：didBecomeActive。接听：didEnterBackground；\
        通话结束后 willEnterForeground → didBecomeActive。
        """),
    source: "developer notes with logs (iOS 4 to 12)",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationWillResignActive(_ a: UIApplication) {}",
      "  func applicationDidBecomeActive(_ a: UIApplication) {}",
      "  func applicationDidEnterBackground(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "log clear",
      "device call",
      "expect log is \"delegate applicationWillResignActive\"",
      "log clear",
      "device decline",
      "expect log is \"delegate applicationDidBecomeActive\"",
    ]),
  Rule(
    "AP-23", .open,
    Bilingual(
      en: """
        Calls shown as a banner (iOS 14 and later), Control Centre, notification \
        centre on a given version: whether the app resigns active at all. Only "if \
        willResignActive came, didBecomeActive or didEnterBackground follows" may be \
        judged.
        """,
      zh: """
        以横幅显示的来电（iOS 14 及以后）、控制中心、通知中心在某个版本上是否会让 App \
        失去活跃状态。只能判断：“来了 willResignActive，之后就会有 didBecomeActive 或 \
        didEnterBackground”。
        """),
    source: "reports differ, and nothing settles it"),
  Rule(
    "AP-24", .documented,
    Bilingual(
      en: """
        A system alert makes the scene resign active only; it does not go to the \
        background.
        """,
      zh: "系统弹窗只让 scene 失去活跃状态，不会进入后台。"),
    source: "Apple documentation: sceneWillResignActive",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationWillResignActive(_ a: UIApplication) {}",
      "  func applicationDidEnterBackground(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "device alert",
      "expect log is \"delegate applicationWillResignActive\"",
    ]),
  Rule(
    "AP-25", .observed,
    Bilingual(
      en: """
        App switcher opened: willResignActive. Same app chosen: didBecomeActive. \
        Another app chosen: didEnterBackground.
        """,
      zh: """
        打开 App 切换器：willResignActive。选回同一个 App：didBecomeActive。选择别的 \
        App：didEnterBackground。
        """),
    source: "developer logs",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationWillResignActive(_ a: UIApplication) {}",
      "  func applicationDidBecomeActive(_ a: UIApplication) {}",
      "  func applicationDidEnterBackground(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "log clear",
      "device switcher",
      "expect log is \"delegate applicationWillResignActive\"",
      "log clear",
      "device same",
      "expect log is \"delegate applicationDidBecomeActive\"",
    ]),
  Rule(
    "AP-26", .inferred,
    Bilingual(
      en: """
        Locking the screen: willResignActive → didEnterBackground; unlocking with the \
        app in front: willEnterForeground → didBecomeActive.
        """,
      zh: """
        锁屏：willResignActive → didEnterBackground；App 在前台时解锁：\
        willEnterForeground → didBecomeActive。
        """),
    source: """
      public code that has to tell lock from exit inside these same two callbacks; \
      AP-17
      """,
    demonstration: [
      "class App: UIResponder, UIWindowSceneDelegate {",
      "  func sceneWillResignActive(_ scene: UIScene) {}",
      "  func sceneDidEnterBackground(_ scene: UIScene) {}",
      "}",
      "launch App",
      "device lock",
      "expect log is \"App sceneWillResignActive\", \"App sceneDidEnterBackground\"",
    ]),
  Rule(
    "AP-27", .inferred,
    Bilingual(
      en: """
        Application and scene transitions call no appearance methods: \
        viewWillDisappear, viewDidAppear and so on do not come on home and return, \
        because the view hierarchy does not change.
        """,
      zh: """
        应用和 scene 的状态转换不会调用显示方法：按 Home 键和返回时不会有 \
        viewWillDisappear、viewDidAppear 等，因为视图层级没有变化。
        """),
    source: "UIViewController.h header comment (wording of the appearance callbacks)",
    demonstration: [
      "var heard = 0",
      "class Page: UIViewController {",
      "  override func viewDidAppear(_ animated: Bool) { heard += 1 }",
      "  override func viewWillDisappear(_ animated: Bool) { heard += 1 }",
      "}",
      "window.rootViewController = Page()",
      "expect heard == 1",
      "device home",
      "device return",
      "expect heard == 1",
    ]),
  Rule(
    "AP-28", .documented,
    Bilingual(
      en: """
        With several scenes each has its own state; one may be in the background while \
        another is active.
        """,
      zh: "有多个 scene 时，每个 scene 有自己的状态；一个在后台时，另一个可以是活跃的。"),
    source: "Apple documentation: managing your app's life cycle",
    demonstration: [
      "class Room: UIResponder, UIWindowSceneDelegate {",
      "  func sceneDidBecomeActive(_ scene: UIScene) {}",
      "  func sceneDidEnterBackground(_ scene: UIScene) {}",
      "}",
      "launch Room",
      "log clear",
      "device scene",
      "expect log is \"Room sceneDidBecomeActive scene 2\"",
      "log clear",
      "device home scene 1",
      "expect log is \"Room sceneDidEnterBackground scene 1\"",
      "let scenes = UIApplication.shared.connectedScenes",
      "expect scenes.count == 2",
      "expect scenes.contains { $0.activationState == .background }",
      "expect scenes.contains { $0.activationState == .foregroundActive }",
      "expect UIApplication.shared.applicationState == .active",
    ]),
]
