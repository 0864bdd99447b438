import Records

extension Rulebook {
  /// Common mistakes about apps and their launch.
  static var mistakesApplication: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-67", .fact,
    claim: Bilingual(
      en: "The last argument of UIApplicationMain is the class of the application.",
      zh: "UIApplicationMain 的最后一个参数是 application 的类。"),
    truth: Bilingual(
      en: "The last one names the delegate's class; the third names the application's.",
      zh: "最后一个是代理的类；第三个才是 application 的类。"),
    rules: ["AP-3", "AP-2"]),
  Mistake(
    "M-68", .loose,
    claim: Bilingual(
      en: """
        Badge, network indicator, status bar and local notifications are set by \
        UIApplication.
        """,
      zh: "角标、联网指示器、状态栏和本地通知都通过 UIApplication 设置。"),
    truth: Bilingual(
      en: """
        The badge is the notification center's, with the user's permission; the status bar \
        follows what controllers ask for.
        """,
      zh: "角标由通知中心设置，并需要用户许可；状态栏取决于控制器的要求。"),
    rules: ["KN-12", "KN-7"]),
  Mistake(
    "M-69", .loose,
    claim: Bilingual(
      en: "The life cycle of an app is the methods of its app delegate.",
      zh: "App 的生命周期就是 app delegate 的那些方法。"),
    truth: Bilingual(
      en: """
        With scenes four of them go to the scene's delegate instead, and the app's delegate \
        hears them no more.
        """,
      zh: "使用 scene 时，其中四个改由 scene 的代理接收，应用代理不再收到。"),
    rules: ["AP-11", "AP-10"],
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var count = 0",
      "  func applicationDidBecomeActive(_ app: UIApplication) { count += 1 }",
      "}",
      "class Room: UIResponder, UIWindowSceneDelegate {",
      "  var count = 0",
      "  func sceneDidBecomeActive(_ scene: UIScene) { count += 1 }",
      "}",
      "launch Main Room",
      "let main = UIApplication.shared.delegate as! Main",
      "expect main.count == 0",
      "device home",
      "device return",
      "expect main.count == 0",
    ]),
  Mistake(
    "M-70", .loose,
    claim: Bilingual(
      en: "applicationWillEnterForeground is called whenever the app comes to the foreground.",
      zh: "App 每次进入前台都会调用 applicationWillEnterForeground。"),
    truth: Bilingual(
      en: "Not at launch, in an app without scenes.",
      zh: "不使用 scene 的 App，启动时不会调用。"),
    rules: ["AP-7"],
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var count = 0",
      "  func applicationWillEnterForeground(_ app: UIApplication) {",
      "    count += 1",
      "  }",
      "}",
      "launch Main",
      "let main = UIApplication.shared.delegate as! Main",
      "expect main.count == 0",
      "device home",
      "device return",
      "expect main.count == 1",
    ]),
  Mistake(
    "M-71", .loose,
    claim: Bilingual(
      en: "applicationWillTerminate is called whenever the app ends.",
      zh: "App 结束时一定会调用 applicationWillTerminate。"),
    truth: Bilingual(
      en: """
        An app that is suspended ends without a callback, and so does one that crashes or is \
        killed.
        """,
      zh: "挂起的 App 结束时没有任何回调；崩溃或被系统结束时也没有。"),
    rules: ["AP-36", "AP-35"],
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var count = 0",
      "  func applicationWillTerminate(_ app: UIApplication) { count += 1 }",
      "}",
      "launch Main",
      "let main = UIApplication.shared.delegate as! Main",
      "device home",
      "device suspend",
      "device terminate",
      "expect main.count == 0",
    ]),
  Mistake(
    "M-72", .loose,
    claim: Bilingual(
      en: "When the screen is locked, the app goes to the background at once, or ends.",
      zh: "锁屏之后，App 会立即进入后台或终止。"),
    truth: Bilingual(
      en: "It becomes inactive first, then goes to the background, and lives on.",
      zh: "先变为 inactive，再进入后台，并且继续存在。"),
    rules: ["AP-17", "AP-22"],
    demonstration: [
      "launch",
      "device lock",
      "expect UIApplication.shared.applicationState == .background",
      "device unlock",
      "expect UIApplication.shared.applicationState == .active",
    ]),
  Mistake(
    "M-73", .loose,
    claim: Bilingual(
      en: "URLs always come in by application(_:open:options:).",
      zh: "URL 总是由 application(_:open:options:) 传入。"),
    truth: Bilingual(
      en: """
        With scenes they come to the scene's delegate, at a cold start with the options of \
        the connection.
        """,
      zh: "使用 scene 时传给 scene 的代理；冷启动时在连接选项里。"),
    rules: ["AP-44", "AP-45"]),
  Mistake(
    "M-74", .loose,
    claim: Bilingual(
      en: "canOpenURL tells whether any app for a scheme is installed.",
      zh: "canOpenURL 能查出是否安装了支持某个 scheme 的 App。"),
    truth: Bilingual(
      en: "It is false for schemes that Info.plist does not list, installed or not.",
      zh: "Info.plist 没有列出的 scheme 一律返回 false，无论是否安装。"),
    rules: ["KN-16"]),
  Mistake(
    "M-75", .loose,
    claim: Bilingual(
      en: """
        The pictures of the launch screen are in a folder of the app that one may look into.
        """,
      zh: "启动画面的图片固定存放在 App 的缓存目录里。"),
    truth: Bilingual(
      en: "They are in a cache of the system, at a place that differs by version.",
      zh: "它们在系统的缓存里，位置随版本而变。"),
    rules: ["KN-4"]),
  Mistake(
    "M-76", .loose,
    claim: Bilingual(
      en: "The launch screen may be left empty, and images used in its place.",
      zh: "启动画面可以留空，改用启动图片。"),
    truth: Bilingual(
      en: "Launch images are superseded by the launch screen.",
      zh: "启动图片已被启动画面取代。"),
    rules: ["KN-3"]),
  Mistake(
    "M-77", .loose,
    claim: Bilingual(
      en: "A prefix header is copied into every file of the project.",
      zh: "pch 会被复制到工程的每个文件里。"),
    truth: Bilingual(
      en: "Into the files of C, Objective-C and C++ of its target; never into Swift.",
      zh: "只进入该 target 的 C、Objective-C 和 C++ 文件，不会进入 Swift。"),
    rules: ["KN-5"]),
]
