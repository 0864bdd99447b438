/// The rows that cannot be called with made-up values, each with the reason.
enum RowExcuses {
  static let reasons: [String: String] = [
    "UISceneDelegate.scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)":
      "no code makes connection options, only a launch does",
    "UIApplicationDelegate.application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions)":
      "no code makes connection options, only a launch does",
    "Array.&elements()": "written as & before an array: every row that takes memory calls it",
  ]
}
