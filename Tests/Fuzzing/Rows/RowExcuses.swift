/// The rows that cannot be called with made-up values, each with the reason.
enum RowExcuses {
  private static let noContexts = "no code makes these, only a URL that is opened does"

  static let reasons: [String: String] = [
    "UISceneDelegate.scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)":
      "no code makes connection options, only a launch does",
    "UIApplicationDelegate.application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions)":
      "no code makes connection options, only a launch does",
    "UISceneDelegate.scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)": noContexts,
    "UIOpenURLContext.options": noContexts, "UIOpenURLContext.url": noContexts,
    "UIScene.ConnectionOptions.urlContexts": "no code makes connection options, only a launch does",
    "UIScene.OpenURLOptions.openInPlace": noContexts,
    "UIScene.OpenURLOptions.sourceApplication": noContexts,
    "UIApplicationMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _: String?, _: String?)":
      "only the process has its arguments in memory",
    "Array.&elements()": "written as & before an array: every row that takes memory calls it",
  ]
}
