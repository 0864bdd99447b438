import EventVocabulary
import Foundation
import Records
import Scenes
import TypedText
import UIKitBindings
import UIKitModel

extension Command {
  static let launch = Command(
    "launch", .acting, .change,
    summary: Bilingual(en: "launches the app, with every callback", zh: "启动 App，列出每个回调"),
    text: Bilingual(
      en: """
        With classes of delegates, instances of them are made, as UIApplicationMain does: one that \
        conforms to UIApplicationDelegate, and one of a scene, which makes it an app with scenes \
        (AP-6); without the second the app delegate hears everything (AP-5). Without classes those \
        of the launch before are made again after the process has ended (AP-1). A class derived from \
        UIApplication becomes that of the app (AP-2). The windows on the screen stay, as that of a \
        main storyboard would, until the app makes one of its own (AP-47); without scenes it is in \
        the delegate's `window` before the launch (AP-5). Each callback is shown \
        in its order with its rule, also those that nobody implements; `log` keeps those that \
        somebody does. An app that is running has to end first: `device terminate`.
        """,
      zh: """
        写出代理类的名字，就像 UIApplicationMain 那样创建它们的实例：一个遵循 UIApplicationDelegate，另一个是 \
        scene 的代理，有它就是使用 scene 的 App（AP-6）；没有它，一切都由应用代理接收（AP-5）。不写名字时，进程结束之后重新\
        创建上次的类的实例（AP-1）。UIApplication 的子类则\
        成为应用的类（AP-2）。屏幕上的窗口像主 storyboard 的窗口一样保留，直到 App 创建自己的窗口（AP-47）；不使用 scene 时，启动之前它已在代理的 `window` 里（AP-5）。按顺序列出每个回调及其\
        规则，没有人实现的也列出；`log` 保留有人实现的。正在运行的 App 要先结束：`device terminate`。
        """),
    examples: [
      """
      class Main: UIResponder, UIApplicationDelegate { \
      func applicationDidBecomeActive(_ application: UIApplication) {} }
      """,
      "launch Main", "device home", "device return", "device terminate", "launch",
    ]
  ) {
    Form(.optional(.className), .optional(.className), .optional(.className)) {
      session, first, second, third in
      let life = try session.scene.launch([first, second, third].compactMap(\.self))
      return [life] + session.scene.remarksOnScenes.map { .remark($0) }
    }
  }

  static let device = Command(
    "device", .acting, .change,
    summary: Bilingual(en: "does to the app what users and the system do", zh: "对 App 做用户和系统会做的事"),
    text: Bilingual(
      en: """
        home and return; call, decline, accept, hangup; lock and unlock; switcher, and same for \
        choosing the same app in it; alert of the system, and dismissed; memory for a warning; \
        suspend when the time in the background is over; terminate for swiping it away: what the \
        process had under way, such as timers, ends with it, and what the launch made is gone, without \
        its deinit; views and variables of the prompt stay. open is a \
        URL that is tapped in another app: it launches the app, or brings it back. expire is when \
        the time for background tasks runs out: their closures run, and an app with a task that \
        is not ended then is ended (AP-32). disconnect releases the scene, its delegate and the \
        windows that it showed (AP-37). scene opens another scene of an app with scenes, \
        with a delegate of its own; home, return and disconnect happen to one of several by `scene N`, \
        the number of its session, and discard throws one away (AP-28, AP-38). Which of them hears \
        something first that all hear is open. What Control Centre or a call in a banner do is open, and so \
        they are not here (AP-23). Each shows its callbacks in order with their rules. Alone \
        it tells the state, and the background tasks.
        """,
      zh: """
        home 和 return；来电 call、拒接 decline、接听 accept、挂断 hangup；锁屏 lock 和解锁 unlock；打开 App \
        切换器 switcher，在其中选回同一个 App same；系统弹窗 alert 和消失 dismissed；内存警告 memory；后台时间用完 \
        suspend；上滑关闭 terminate：定时器等进程里还没做完的事随之结束，启动时创建的代理也不在了，不运行 deinit，\
        提示符的视图和变量保留。open 是在别的 App 里点按 URL：启动这个 App 或让它回来。expire 是后台任务的时间\
        用完：运行它们的闭包，之后仍有任务没结束的 App 被终止（AP-32）。disconnect 释放 scene、它的代理和它显示的窗口\
        （AP-37）。scene 为使用 scene 的 App 再打开一个 scene，它有自己的代理；加上 `scene N`（会话的编号），\
        home、return、disconnect 只发生在其中一个上，discard 则丢弃它（AP-28、AP-38）。所有 scene 都会收到的回调\
        谁先谁后没有定论。控制中心和横幅来电对 App 的影响尚无定论，所以这里没有（AP-23）。每个都按顺序列出回调及其规则。单独使用时说明当前状态和后台任务。
        """),
    examples: [
      "device", "device call", "device decline", "device home", "device open notes://list/7",
      "device home", "device expire", "device return",
    ]
  ) {
    Form(.orEnd(Reader<DeviceEvent>.ofDevice)) { session, event in
      let scene = session.scene
      switch event {
      case nil:
        session.running.part = .asked
        return [.life(scene.lifeNow)]
      case .input(let input, let number): return [try scene.live(input, scene: number)]
      case .open(let url): return [try scene.live(.open, opening: url)]
      }
    }
  }
}

/// An event from the device to an app.
private enum DeviceEvent {
  case input(LifeInput, scene: Int?)
  case open(URL)
}

extension Reader where Value == DeviceEvent {
  /// Reads an event that can happen to a running app.
  fileprivate static var ofDevice: Reader {
    .either(
      LifeInput.allCases.filter { $0 != .launch }.map { input in
        switch input {
        case .open: .after(input.rawValue, Reader<URL>.ofApp) { .open($0) }
        case .home, .back, .disconnect:
          .after(input.rawValue, .optional(.sceneNumber)) { .input(input, scene: $0) }
        case .discard: .after(input.rawValue, .sceneNumber) { .input(input, scene: $0) }
        default: .keyword(input.rawValue, as: .input(input, scene: nil))
        }
      })
  }
}

extension Reader where Value == Int {
  /// Reads `scene N`: one of the app's scenes, by the number of its session.
  fileprivate static var sceneNumber: Reader {
    .after(
      "scene",
      Reader(.placeholder(.number("N"))) { arguments in
        let number = try arguments.wholeNumber("N")
        let numbers = arguments.scene.application.openSessions.map(\.number)
        // Without any scene the app reports the reason.
        guard numbers.isEmpty || numbers.contains(number) else {
          throw arguments.problem(.expectedOneOf(numbers.map(String.init), got: String(number)))
        }
        return number
      })
  }
}

extension Reader where Value == URL {
  /// Reads a URL whose scheme determines the app that opens it.
  fileprivate static var ofApp: Reader {
    Reader(.placeholder(.url)) { arguments in
      let word = try arguments.word(Placeholder.url.shown)
      guard let url = URL(string: word.text), url.scheme?.isEmpty == false else {
        throw LocatedProblem(.noURL(word.text), word.range)
      }
      return url
    }
  }
}

extension Reader where Value == String {
  /// Reads the name of a class.
  fileprivate static var className: Reader {
    Reader(.placeholder(.className)) { try $0.word(Placeholder.className.shown).text }
  }
}

extension Scene {
  /// Launches the app with delegates of the given classes (AP-3).
  func launch(_ classes: [String]) throws -> Answer {
    guard application.canLaunch else { throw Problem.life(.launch, .isRunning) }
    try takeDelegates(classes)
    return try live(.launch)
  }

  /// Launches the app according to a call of `UIApplicationMain`: once.
  func launch(as calls: [MainCall]) throws -> [Answer] {
    guard let call = calls.first else { return [] }
    guard calls.count == 1 else { throw Problem.life(.launch, .isRunning) }
    return [try launch(classes(of: call))]
  }

  /// Applies an event to the app.
  fileprivate func live(
    _ input: LifeInput, opening url: URL? = nil, scene number: Int? = nil
  ) throws -> Answer {
    if number == nil { try makeDelegates(for: input) }
    if input == .launch || input == .open && application.lifeState == .notRunning {
      try handOverMainWindow()
    }
    let record = try record(of: input, opening: url, scene: number)
    if application.lifeState == .notRunning, !Door.isStopped { endProcess() }
    return .life(record)
  }

  private func record(
    of input: LifeInput, opening url: URL?, scene number: Int?
  ) throws -> LifeRecord {
    let from = application.lifeState
    let steps: [LifeStep]
    do {
      steps =
        number == nil && input != .scene
        ? try application.live(input, opening: url)
        : try application.live(input, scene: number)
    } catch {
      throw Problem.life(input, error)
    }
    return LifeRecord(
      input: input, url: url?.absoluteString, from: input == .launch ? .notRunning : from,
      to: application.lifeState,
      hasScenes: application.livesByScenes,
      steps: steps.map { step in
        LifeRecord.Step(
          callback: step.callback, rule: RuleID(rawValue: step.rule),
          receiver: step.receiver.map { objectName($0) }, isHeard: step.isHeard,
          task: step.task, scene: step.scene)
      }, tasks: input == .expire ? application.namesOfBackgroundTasks : [], scene: number,
      scenes: scenesNow)
  }

  fileprivate var lifeNow: LifeRecord {
    LifeRecord(
      input: nil, from: application.lifeState, to: application.lifeState,
      hasScenes: application.livesByScenes, steps: [],
      tasks: application.lifeState == .notRunning ? [] : application.namesOfBackgroundTasks,
      scenes: scenesNow)
  }

  /// The app's scenes, if it has several.
  private var scenesNow: [LifeRecord.Scene] {
    application.severalScenes.map { entry in
      LifeRecord.Scene(number: entry.session.number, state: LifeRecord.Scene.State(entry.state))
    }
  }
}

extension LifeRecord.Scene.State {
  fileprivate init(_ state: UIScene.ActivationState) {
    self =
      switch state {
      case .unattached: .unattached
      case .foregroundActive: .foregroundActive
      case .foregroundInactive: .foregroundInactive
      case .background: .background
      }
  }
}
