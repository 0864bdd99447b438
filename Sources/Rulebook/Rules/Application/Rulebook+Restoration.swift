import Records

extension Rulebook {
  /// State restoration: the callbacks by which an app that the system ended looks as before.
  static var restoration: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AP-52", .documented,
    Bilingual(
      en: """
        State restoration without scenes: in the background the delegate is asked \
        `shouldSaveSecureApplicationState`. If it says yes, it gets `willEncodeRestorableState`, \
        and then `encodeRestorableState(with:)` comes to each controller that has a \
        `restorationIdentifier`, as has every controller above it.
        """,
      zh: """
        状态恢复（不使用 scene）：进入后台后，代理先被问 `shouldSaveSecureApplicationState`。回答 true \
        时，代理收到 `willEncodeRestorableState`，然后每个有 `restorationIdentifier`、且上层控制器也都有的\
        控制器收到 `encodeRestorableState(with:)`。
        """),
    source: """
      Apple documentation: UIApplicationDelegate, UIViewController.restorationIdentifier; App \
      Programming Guide (preserving the state)
      """,
    demonstration: [
      "class Page: UIViewController {",
      "  override func encodeRestorableState(with coder: NSCoder) {",
      #"    title! += ", encode""#,
      "  }",
      "}",
      "class Main: UIResponder, UIApplicationDelegate {",
      "  lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)",
      "  let page = Page()",
      "  func application(_ app: UIApplication, willFinishLaunchingWithOptions",
      "    options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
      #"    page.restorationIdentifier = "page""#,
      "    window?.rootViewController = page",
      "    window?.makeKeyAndVisible()",
      "    return true",
      "  }",
      "  func application(_ app: UIApplication,",
      "    shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }",
      "  func application(_ app: UIApplication,",
      #"    willEncodeRestorableStateWith coder: NSCoder) { page.title = "will" }"#,
      "}",
      "launch Main",
      "let page = (UIApplication.shared.delegate as! Main).page",
      "device home",
      #"expect page.title == "will, encode""#,
    ]),
  Rule(
    "AP-53", .documented,
    Bilingual(
      en: """
        The launch after the system ended the app asks `shouldRestoreSecureApplicationState` \
        between willFinish and didFinish. If it says yes, each controller is found again by the \
        identifiers on the way to it, else the delegate makes it, and gets \
        `decodeRestorableState(with:)`; then all get `applicationFinishedRestoringState`, and the \
        delegate `didDecodeRestorableState`. What a user threw away is not restored.
        """,
      zh: """
        App 被系统结束后再次启动时，在 willFinish 与 didFinish 之间询问 `shouldRestoreSecureApplicationState`。\
        回答 true 时，按路径上的标识重新找到每个控制器，找不到就由代理创建；控制器收到 \
        `decodeRestorableState(with:)`，全部完成后收到 `applicationFinishedRestoringState`，代理收到 \
        `didDecodeRestorableState`。用户亲手划掉的 App 不恢复。
        """),
    source: """
      Apple documentation: UIApplicationDelegate, UIViewController; App Programming Guide \
      (restoring the state)
      """,
    demonstration: [
      "class Page: UIViewController {",
      #"  override func decodeRestorableState(with _: NSCoder) { title = "back" }"#,
      "}",
      "class Main: UIResponder, UIApplicationDelegate {",
      "  lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)",
      "  let page = Page()",
      "  func application(_ app: UIApplication, willFinishLaunchingWithOptions",
      "    options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
      #"    page.restorationIdentifier = "page""#,
      "    window?.rootViewController = page",
      "    window?.makeKeyAndVisible()",
      "    return true",
      "  }",
      "  func application(_ app: UIApplication,",
      "    shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }",
      "  func application(_ app: UIApplication,",
      "    shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }",
      "}",
      "launch Main",
      "device home",
      "device suspend",
      "device terminate",
      "launch Main",
      #"expect (UIApplication.shared.delegate as! Main).page.title == "back""#,
    ]),
]
