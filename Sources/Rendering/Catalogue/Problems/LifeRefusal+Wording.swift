import EventVocabulary
import Records

extension LifeRefusal {
  /// Why an input cannot come, and what to type instead.
  func wording(of input: LifeInput) -> Bilingual {
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
        zh: "没有可以结束的；先 `device \(what.rawValue)`")
    case .isInterrupted(let what):
      Bilingual(
        en: "something is in front of the app: `device \(what.ends.rawValue)` ends it first",
        zh: "App 前面还有东西：先用 `device \(what.ends.rawValue)` 结束它")
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
