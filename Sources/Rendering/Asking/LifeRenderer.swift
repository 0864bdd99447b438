import EventVocabulary
import Lettering
import Records
import Wording

/// Renders what happened to the app: its states, and each callback with its rule.
struct LifeRenderer: Speaking {
  let language: Language
  let teach: TeachLevel

  package func render(_ life: LifeRecord, into page: inout Page) {
    guard let input = life.input else {
      page.row(say("app  ", "App  "), state(life.to), headEmphasis: .strong)
      if let tasks = life.tasks {
        page.paragraph(
          say("background tasks: ", "后台任务：") + tasks.joined(separator: say(", ", "、")),
          indent: 2)
      }
      scenes(of: life, into: &page)
      return
    }
    let change =
      life.from == life.to ? state(life.to) : "\(state(life.from)) → \(state(life.to))"
    let scene = life.scene.map { "scene \($0)" }
    page.row(
      "\(([input.rawValue] + [life.url, scene].compactMap(\.self)).joined(separator: " "))  ",
      change, headEmphasis: .strong)
    if life.steps.isEmpty {
      page.paragraph(
        say("no callback tells of it  AP-19", "没有回调会通知这件事  AP-19"), indent: 2, .faint)
    }
    let names = life.steps.map { step in
      (step.receiver?.text ?? say("nobody", "无")) + (step.scene.map { "  scene \($0)" } ?? "")
    }
    let width = names.map { DisplayWidth.of($0) }.max() ?? 0
    for (index, step) in life.steps.enumerated() {
      let mark = step.isHeard || step.receiver == nil ? "" : "  –"
      page.row(
        "\("\(index + 1)".leftPadded(to: 2))  \(names[index].padded(to: width))  ",
        "\(step.callback.rawValue)\(step.task.map { "  \($0)" } ?? "")  \(step.rule)\(mark)",
        headEmphasis: .none,
        step.isHeard ? .strong : .faint)
    }
    scenes(of: life, into: &page)
    if input == .memory, life.steps.count > 1 {
      page.paragraph(
        say(
          "in which order these are told is open  AP-40", "它们之间的先后顺序没有定论  AP-40"), indent: 2,
        .hint)
    }
    if let tasks = life.tasks, input == .expire {
      let names = tasks.joined(separator: say(", ", "、"))
      page.paragraph(
        say(
          "not ended: \(names). The system ends the app, and no callback tells of it  AP-32",
          "没有结束：\(names)。系统终止 App，没有回调会通知这件事  AP-32"), indent: 2)
    }
    if teach > .brief, life.steps.contains(where: { !$0.isHeard && $0.receiver != nil }) {
      page.paragraph(say("– not implemented", "– 没有实现"), indent: 2, .hint)
    }
    if life.isRefusedURL {
      page.paragraph(
        say(
          "application(_:open:options:) is not called: \(refusal(in: life)) returned false  AP-42",
          "没有调用 application(_:open:options:)：\(refusal(in: life)) 返回了 false  AP-42"
        ), indent: 2)
    }
    if teach > .brief, !life.hasScenes, life.steps.contains(where: { $0.receiver == nil }) {
      page.paragraph(
        say(
          "the app has no delegate: `class AppDelegate: UIResponder, UIApplicationDelegate { … }`, then `launch AppDelegate`",
          "App 没有代理：先写 `class AppDelegate: UIResponder, UIApplicationDelegate { … }`，再 `launch AppDelegate`"
        ), indent: 2, .hint)
    } else if teach > .brief, life.steps.contains(where: { $0.receiver == nil }) {
      page.paragraph(
        say(
          "nobody hears the scene: `class SceneDelegate: UIResponder, UIWindowSceneDelegate { … }`, then `launch AppDelegate SceneDelegate`",
          "没有人听 scene 的消息：先写 `class SceneDelegate: UIResponder, UIWindowSceneDelegate { … }`，再 `launch AppDelegate SceneDelegate`"
        ),
        indent: 2, .hint)
    }
  }

  /// The methods of a launch that refused its URL: both, or the only one that is implemented.
  private func refusal(in life: LifeRecord) -> String {
    let heard = life.steps.filter(\.isHeard).map(\.callback)
    let names = [LifeCallback.willFinishLaunching, .didFinishLaunching].filter(heard.contains)
      .map { $0 == .willFinishLaunching ? "willFinishLaunching" : "didFinishLaunching" }
    return names.count > 1
      ? names.joined(separator: say(" and ", " 和 ")) + say(" both", " 都")
      : names.joined() + say(", the only one of the two,", "（两者中只实现了它）")
  }

  /// Renders the scenes afterwards, if the app has several.
  private func scenes(of life: LifeRecord, into page: inout Page) {
    for scene in life.scenes ?? [] {
      page.row("  scene \(scene.number)  ", scene.state.rawValue, headEmphasis: .faint)
    }
  }

  private func state(_ state: LifeState) -> String {
    switch state {
    case .notRunning: say("not running", "未运行")
    case .inactive: say("inactive", "非活跃（inactive）")
    case .active: say("active", "活跃（active）")
    case .background: say("background", "后台（background）")
    case .suspended: say("suspended", "挂起")
    }
  }
}
