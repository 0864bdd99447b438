import Records

extension Rulebook {
  /// State restoration: the callbacks by which an app that the system ended looks as before.
  static var restoration: [Rule] { content }
}

private let page = [
  "var heard: [String] = []",
  "class Page: UIViewController {",
  "  var note = 0",
  "  override func encodeRestorableState(with coder: NSCoder) {",
  "    super.encodeRestorableState(with: coder)",
  #"    heard.append("encode"); coder.encode(note, forKey: "note")"#,
  "  }",
  "  override func decodeRestorableState(with coder: NSCoder) {",
  "    super.decodeRestorableState(with: coder)",
  #"    note = coder.decodeInteger(forKey: "note"); heard.append("decode \(note)")"#,
  "  }",
  #"  override func applicationFinishedRestoringState() { heard.append("finished") }"#,
  "}",
  "class Main: UIResponder, UIApplicationDelegate {",
  "  var window: UIWindow?",
  "  func application(_ app: UIApplication, willFinishLaunchingWithOptions",
  "    options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
  "    let page = Page()",
  #"    page.restorationIdentifier = "page""#,
  "    window = UIWindow(frame: UIScreen.main.bounds)",
  "    window?.rootViewController = page",
  "    window?.makeKeyAndVisible()",
  "    return true",
  "  }",
  "  func application(_ app: UIApplication, didFinishLaunchingWithOptions",
  "    options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
  #"    if !heard.isEmpty { heard.append("did finish") }"#,
  "    return true",
  "  }",
  "  func application(_ app: UIApplication,",
  "    shouldSaveSecureApplicationState coder: NSCoder) -> Bool {",
  #"    heard.append("save?"); return true"#,
  "  }",
  "  func application(_ app: UIApplication,",
  "    shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {",
  #"    heard.append("restore?"); return true"#,
  "  }",
  "  func application(_ app: UIApplication,",
  "    willEncodeRestorableStateWith coder: NSCoder) {",
  #"    heard.append("will encode")"#,
  "  }",
  "  func application(_ app: UIApplication,",
  "    didDecodeRestorableStateWith coder: NSCoder) {",
  #"    heard.append("did decode")"#,
  "  }",
  "}",
]

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
    demonstration: page + [
      "launch Main",
      "device home",
      #"expect heard == ["save?", "will encode", "encode"]"#,
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
    demonstration: page + [
      "launch Main",
      "(UIApplication.shared.windows[0].rootViewController as! Page).note = 7",
      "device home",
      "device suspend",
      "device terminate",
      "heard = []",
      "launch Main",
      #"expect heard == ["restore?", "decode 7", "finished", "did decode", "did finish"]"#,
    ]),
]
