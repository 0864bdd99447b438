import EventVocabulary
import Records

extension LifeRefusal {
  /// The reason why an input cannot happen, and what to type instead.
  package var wording: Bilingual {
    switch self {
    case .isRunning:
      Bilingual(
        en: "the app is running already; `device terminate` ends it first",
        zh: "App 已经在运行；先用 `device terminate` 结束它")
    case .isNotRunning:
      Bilingual(en: "the app is not running; `launch` starts it", zh: "App 没有运行；`launch` 启动它")
    case .isInFront:
      Bilingual(
        en: "the app is on the screen; `device home` sends it away first",
        zh: "App 在屏幕上；先用 `device home` 让它离开")
    case .isAway:
      Bilingual(
        en: "the app is not on the screen; `device return` brings it back first",
        zh: "App 不在屏幕上；先用 `device return` 让它回来")
    case .nothingToEnd(let what):
      Bilingual(
        en: "there is nothing to end; `device \(what.rawValue)` comes first",
        zh: "没有进行中的 \(what.rawValue)；请先输入 `device \(what.rawValue)`")
    case .isInterrupted(let what):
      Bilingual(
        en: "something is in front of the app: `device \(what.ends.rawValue)` ends it first",
        zh: "App 前面还有东西：先用 `device \(what.ends.rawValue)` 结束它")
    case .isSuspended:
      Bilingual(
        en: "the app is suspended, and none of its code runs (AP-19); `device return` wakes it",
        zh: "App 已挂起，它的代码都不运行（AP-19）；`device return` 唤醒它")
    case .hasTasks(let names):
      Bilingual(
        en: """
          background tasks keep the app running: \(names.joined(separator: ", ")); \
          `UIApplication.shared.endBackgroundTask(…)` ends one, `device expire` ends their time
          """,
        zh: """
          后台任务让 App 继续运行：\(names.joined(separator: "、"))；\
          `UIApplication.shared.endBackgroundTask(…)` 结束一个任务，`device expire` 让它们的时间用完
          """)
    case .hasNoScenes:
      Bilingual(
        en: """
          the app has no scenes; `launch` with the class of a scene's delegate makes one that has: \
          `class SceneDelegate: UIResponder, UIWindowSceneDelegate { … }`
          """,
        zh: """
          这个 App 不使用 scene；用 scene 代理的类来 `launch` 就有了：\
          `class SceneDelegate: UIResponder, UIWindowSceneDelegate { … }`
          """)
    case .isDisconnected:
      Bilingual(
        en: "the scene is disconnected already; `device return` connects it again",
        zh: "scene 已经断开；`device return` 重新连接它")
    case .sceneInFront(let number):
      Bilingual(
        en: "scene \(number) is on the screen; `device home scene \(number)` sends it away first",
        zh: "scene \(number) 在屏幕上；先用 `device home scene \(number)` 让它离开")
    case .sceneAway(let number):
      Bilingual(
        en: "scene \(number) is not on the screen; `device return scene \(number)` brings it back",
        zh: "scene \(number) 不在屏幕上；`device return scene \(number)` 让它回来")
    case .sceneDisconnected(let number):
      Bilingual(
        en: "scene \(number) is disconnected already; `device return scene \(number)` connects it",
        zh: "scene \(number) 已经断开；`device return scene \(number)` 重新连接它")
    case .isOnlyScene(let number):
      Bilingual(
        en: "scene \(number) is the only one; it goes with the app: `device terminate`",
        zh: "只有 scene \(number) 这一个；它随 App 一起结束：`device terminate`")
    }
  }
}

extension LifeInput {
  /// The input that ends this one.
  fileprivate var ends: LifeInput {
    switch self {
    case .call: .decline
    case .accept: .hangup
    case .lock: .unlock
    case .switcher: .same
    case .alert: .dismissed
    default: self
    }
  }
}
