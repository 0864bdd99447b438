import Records

extension Rulebook {
  /// The start of an app, beginning with `UIApplicationMain`.
  static var launch: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AP-1", .documented,
    Bilingual(
      en: """
        `UIApplicationMain` makes the application object, makes the delegate, sets it, \
        sets up the main event loop and runs it. It is declared to return Int32 but \
        never returns.
        """,
      zh: """
        UIApplicationMain 创建应用对象和代理，把代理设给应用，建立主事件循环并运行它。\
        它声明返回 Int32，但从不返回。
        """),
    source: "Apple documentation: UIApplicationMain",
    demonstration: [
      "var steps: [String] = []",
      "class Main: UIResponder, UIApplicationDelegate {",
      "  override init() { super.init(); note(\"made\") }",
      "  func application(_ a: UIApplication, willFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
      "    note(\"told\")",
      "    DispatchQueue.main.async { self.note(\"loop\") }",
      "    return true",
      "  }",
      "  func note(_ step: String) {",
      "    let isSet = UIApplication.shared.delegate === self",
      "    steps.append(isSet ? \"\\(step), set\" : step)",
      "  }",
      "}",
      "launch Main",
      "expect steps == [\"made\", \"told, set\", \"loop, set\"]",
    ]),
  Rule(
    "AP-2", .documented,
    Bilingual(
      en: """
        Third argument: name of the application class (UIApplication or a subclass). \
        nil means the value of `NSPrincipalClass` in Info.plist, and UIApplication if \
        there is no such key.
        """,
      zh: """
        第三个参数：应用类的名字（UIApplication 或其子类）。nil 表示取 Info.plist 中 \
        `NSPrincipalClass` 的值；没有这个键就是 UIApplication。
        """),
    source: """
      UIApplication.h header comment (function comment); Apple documentation says only \
      "UIApplication is assumed"
      """,
    demonstration: [
      "class Shop: UIApplication {}",
      "class Main: UIResponder, UIApplicationDelegate {}",
      "launch Main",
      "expect type(of: UIApplication.shared) == UIApplication.self",
      "device terminate",
      "launch Shop Main",
      "expect UIApplication.shared is Shop",
      "expect UIApplication.shared.delegate is Main",
    ]),
  Rule(
    "AP-3", .documented,
    Bilingual(
      en: """
        Fourth argument: name of the delegate class; UIKit instantiates it with \
        `init`. nil means that the main nib supplies the delegate. The application \
        subclass itself may be named here.
        """,
      zh: """
        第四个参数：代理类的名字；UIKit 用 `init` 创建实例。nil 表示由主 nib 提供代\
        理。这里也可以写应用的子类本身。
        """),
    source: "Apple documentation: UIApplicationMain; UIApplication.h header comment",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationDidBecomeActive(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "expect UIApplication.shared.delegate is Main",
    ]),
  Rule(
    "AP-4", .documented,
    Bilingual(
      en: """
        There is one application object per process; `UIApplication.shared` always \
        returns it.
        """,
      zh: "每个进程只有一个应用对象；`UIApplication.shared` 返回的总是它。"),
    source: "Apple documentation: UIApplication",
    demonstration: [
      "expect UIApplication.shared === app"
    ]),
  Rule(
    "AP-5", .documented,
    Bilingual(
      en: """
        Launch without scenes, main storyboard: delegate instantiated → window created \
        and put into the delegate's `window` → storyboard loaded → initial controller \
        instantiated → set as `rootViewController` → willFinishLaunching → state \
        restoration → didFinishLaunching → window made key and visible → \
        didBecomeActive.
        """,
      zh: """
        不用 scene、用主 storyboard 的启动：创建代理 → 创建窗口并放进代理的 `window` → \
        加载 storyboard → 创建初始控制器 → 设为 `rootViewController` → \
        willFinishLaunching → 状态恢复 → didFinishLaunching → 窗口成为主窗口并显示 → \
        didBecomeActive。
        """),
    source: """
      View Controller Programming Guide (list of steps); Apple documentation: about \
      the app launch sequence; Apple documentation: willFinishLaunching
      """,
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var heard: [String] = []",
      "  func application(_ a: UIApplication, willFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { note(\"will\") }",
      "  func application(_ a: UIApplication, didFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { note(\"did\") }",
      "  func applicationDidBecomeActive(_ a: UIApplication) { heard += [\"on\"] }",
      "  func note(_ word: String) -> Bool { heard.append(word); return true }",
      "}",
      "launch Main",
      "let main = UIApplication.shared.delegate as! Main",
      "expect main.heard == [\"will\", \"did\", \"on\"]",
    ]),
  Rule(
    "AP-6", .documented,
    Bilingual(
      en: """
        Launch with scenes: willFinishLaunching → didFinishLaunching → \
        `application(_:configurationForConnecting:options:)` (for a new session) → \
        `scene(_:willConnectTo:options:)` → sceneWillEnterForeground → \
        sceneDidBecomeActive.
        """,
      zh: """
        使用 scene 的启动：willFinishLaunching → didFinishLaunching → \
        `application(_:configurationForConnecting:options:)`（新会话）→ \
        `scene(_:willConnectTo:options:)` → sceneWillEnterForeground → \
        sceneDidBecomeActive。
        """),
    source: """
      WWDC 2019 session 258 (first three in this order); WWDC 2019 session 423 (the \
      last three)
      """,
    demonstration: [
      "class App: UIResponder, UIWindowSceneDelegate {",
      "  func sceneWillEnterForeground(_ scene: UIScene) {}",
      "  func sceneDidBecomeActive(_ scene: UIScene) {}",
      "}",
      "launch App",
      "expect log is \"App sceneWillEnterForeground\", \"App sceneDidBecomeActive\"",
    ]),
  Rule(
    "AP-7", .observed,
    Bilingual(
      en: """
        Without scenes `applicationWillEnterForeground` is not called at launch; with \
        scenes `sceneWillEnterForeground` is (AP-6).
        """,
      zh: """
        不用 scene 时，启动过程不会调用 `applicationWillEnterForeground`；使用 scene \
        时会调用 `sceneWillEnterForeground`（AP-6）。
        """),
    source: "developer logs for the first half; WWDC 2019 session 423 for the second",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationWillEnterForeground(_ a: UIApplication) {}",
      "  func applicationDidBecomeActive(_ a: UIApplication) {}",
      "}",
      "launch Main",
      "expect log is \"delegate applicationDidBecomeActive\"",
    ]),
  Rule(
    "AP-8", .documented,
    Bilingual(
      en: """
        With scenes the root controllers are made in \
        `scene(_:willConnectTo:options:)`, without scenes in didFinishLaunching, and \
        never in both.
        """,
      zh: """
        使用 scene 时，根控制器在 `scene(_:willConnectTo:options:)` 中创建；不用 scene \
        时在 didFinishLaunching 中创建；绝不两处都创建。
        """),
    source: "WWDC 2019 session 423",
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
    "AP-9", .documented,
    Bilingual(
      en: "With scenes `launchOptions` of willFinish/didFinishLaunching is nil.",
      zh: """
        使用 scene 时，willFinishLaunching 和 didFinishLaunching 的 `launchOptions` 为 \
        nil。
        """),
    source: "Apple documentation: willFinishLaunching",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var told: Any?",
      "  func application(_ a: UIApplication, didFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?",
      "  ) -> Bool { told = o?[.url]; return true }",
      "}",
      "class Room: UIResponder, UIWindowSceneDelegate {}",
      "launch Main",
      "device terminate",
      "device open notes://7",
      "expect (UIApplication.shared.delegate as! Main).told as? URL != nil",
      "device terminate",
      "launch Main Room",
      "device terminate",
      "device open notes://7",
      "expect (UIApplication.shared.delegate as! Main).told == nil",
    ]),
  Rule(
    "AP-10", .documented, gap: .outside,
    Bilingual(
      en: """
        Scenes are obligatory for apps built with the iOS 27 SDK: without them the app \
        does not launch. iOS 18.4 to 26 only log a message.
        """,
      zh: """
        用 iOS 27 SDK 构建的 App 必须使用 scene，否则无法启动。iOS 18.4 到 26 只在控制\
        台打印提示。
        """),
    source: """
      Apple technote TN3187; Apple documentation: transitioning to the scene-based \
      life cycle
      """),
  Rule(
    "AP-11", .documented,
    Bilingual(
      en: """
        Once scenes are adopted UIKit no longer calls the app delegate's \
        willResignActive, didBecomeActive, didEnterBackground, willEnterForeground; \
        the scene delegate gets its own. Launch, termination, memory warning, session \
        events stay with the app delegate. If both sets are implemented, iOS 13 and \
        later call the scene set.
        """,
      zh: """
        采用 scene 之后，UIKit 不再调用应用代理的 willResignActive、didBecomeActive、\
        didEnterBackground、willEnterForeground，而是调用 scene 代理各自的方法。启动、\
        终止、内存警告和会话事件仍归应用代理。两套都实现时，iOS 13 及以后调用 scene 那\
        一套。
        """),
    source: "WWDC 2019 session 258; Apple documentation: managing your app's life cycle",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func applicationDidBecomeActive(_ a: UIApplication) {}",
      "}",
      "class App: UIResponder, UIWindowSceneDelegate {",
      "  func sceneDidBecomeActive(_ scene: UIScene) {}",
      "}",
      "launch Main App",
      "expect log is \"App sceneDidBecomeActive\"",
    ]),
  Rule(
    "AP-12", .documented,
    Bilingual(
      en: """
        Cold launch: after reboot or long disuse; warm launch: process spawned again \
        but parts are still in memory; resume: the process is alive. A resume is not a \
        launch and calls no launch method.
        """,
      zh: """
        冷启动：重启之后或很久没用；热启动：进程重新创建，但部分内容还在内存里；恢复：\
        进程还活着。恢复不是启动，不会调用任何启动方法。
        """),
    source: "WWDC 2019 session 423",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func application(_ a: UIApplication, didFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }",
      "}",
      "launch Main",
      "log clear",
      "device home",
      "device suspend",
      "device return",
      "expect log is",
    ]),
  Rule(
    "AP-13", .documented, gap: .advice,
    Bilingual(
      en: """
        Apple's target for the first frame is 400 ms after the tap, of which about 100 \
        ms belong to the system.
        """,
      zh: "Apple 的目标是点按图标后 400 毫秒显示第一帧，其中约 100 毫秒属于系统。"),
    source: "WWDC 2019 session 423"),
  Rule(
    "AP-14", .documented,
    Bilingual(
      en: """
        During launch `applicationState` tells the kind: inactive in \
        didFinishLaunching of a foreground launch, background when launched into the \
        background (interface files are loaded, no window is shown).
        """,
      zh: """
        启动期间 `applicationState` 说明启动的种类：前台启动时在 didFinishLaunching 中\
        为 inactive；启动到后台时为 background（会加载界面文件，但不显示窗口）。
        """),
    source: "App Programming Guide for iOS, launch cycle",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  func application(_ a: UIApplication,",
      "    didFinishLaunchingWithOptions options:",
      "      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
      "    print(\"inactive:\", a.applicationState == .inactive)",
      "    return true",
      "  }",
      "}",
      "launch Main",
      "expect UIApplication.shared.applicationState == .active",
    ]),
]
