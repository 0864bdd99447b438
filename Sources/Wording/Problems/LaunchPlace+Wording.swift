import Records

extension LaunchPlace {
  /// The sentence that two classes cannot both have the place.
  package func wording(_ first: String, _ second: String) -> Bilingual {
    switch self {
    case .application:
      Bilingual(
        en: """
          `\(first)` and `\(second)` are both derived from UIApplication, and an app has one \
          application (AP-4): name one of them
          """,
        zh: "`\(first)` 和 `\(second)` 都是 UIApplication 的子类，而 App 只有一个应用对象（AP-4）：请只写一个")
    case .delegate:
      Bilingual(
        en: """
          `\(first)` and `\(second)` are both delegates of the app, which has one (AP-3): name \
          one of them
          """,
        zh: "`\(first)` 和 `\(second)` 都是应用代理，而 App 只有一个（AP-3）：请只写一个")
    case .sceneDelegate:
      Bilingual(
        en: """
          `\(first)` and `\(second)` are both delegates of a scene, and the simulated device \
          connects one scene: name one of them
          """,
        zh: "`\(first)` 和 `\(second)` 都是 scene 的代理，而模拟的设备只连接一个 scene：请只写一个")
    }
  }
}
