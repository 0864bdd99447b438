import EventVocabulary
import Foundation
import Lettering
import Records

// The wording of the steps that an event causes.

extension EventStep.Kind {
  /// The subject of a step, the message, and the sentence; nil for steps that are merged with
  /// others.
  package var wording: (subject: Bilingual, message: String, said: Bilingual)? {
    func of(_ name: ObjectName?) -> Bilingual {
      name?.shown ?? Bilingual(en: "nil", zh: "nil")
    }
    switch self {
    case .ignored(let finger, let cause):
      return (
        Bilingual(en: "finger \(finger)", zh: "手指 \(finger)"), "", cause.wording
      )
    case .refusedTouch(let name, let cause): return (of(name), "", cause.wording)
    case .refusedState(let name, let state):
      return (
        of(name), "",
        Bilingual(
          en: "\(state.rawValue) was asked for and cannot follow: ignored",
          zh: "请求的 \(state.rawValue) 不能接在当前状态之后：忽略")
      )
    case .asked(let name, let message, let by, let answer):
      return (of(name), message, by.wording(of: message, answer))
    case .waits(let name, let other):
      return (
        of(name), "",
        Bilingual(
          en: "ready, waits for \(other.text) to fail", zh: "已就绪，等待 \(other.text) 失败")
      )
    case .reset(let name):
      return (
        of(name), "reset",
        Bilingual(en: "→ possible again", zh: "→ possible：可以重新识别")
      )
    case .held(_, let view, false, let name) where name.isDelayOfScrollView:
      return (
        of(view), "touchesBegan",
        Bilingual(
          en: "kept back for 0.15 s at most: the finger may be about to scroll",
          zh: "最多暂缓 0.15 秒：手指可能要滚动")
      )
    case .held(_, let view, let isEnd, let name):
      return (
        of(view), isEnd ? "touchesEnded" : "touchesBegan",
        Bilingual(
          en: "kept back until \(name.text) has failed",
          zh: "暂缓，等 \(name.text) 失败后再发")
      )
    case .released(_, let view):
      return (of(view), "", Bilingual(en: "what was kept back comes now", zh: "暂缓的消息现在发出"))
    case .withheld(let finger, let view, let cause):
      return (of(view), "", cause.wording(of: finger))
    case .stopsTracking(let control, let cause):
      return (of(control), "cancelTracking", cause.wording)
    case .controlEvents(let control, let events, let isHeard, let outside):
      let sent =
        isHeard
        ? Bilingual(en: "sent", zh: "发出") : Bilingual(en: "nobody is registered", zh: "没有人注册")
      guard let outside else { return (of(control), events.joined(separator: " "), sent) }
      let far = Numbers.text((outside * 10).rounded() / 10)
      return (
        of(control), events.joined(separator: " "),
        Bilingual(
          en: "\(sent.en): the finger is \(far) points outside",
          zh: "\(sent.zh)：手指在控件外 \(far) 点处")
      )
    case .row(let cell, let owner, let record):
      return (of(cell), "", record.wording(of: owner))
    case .queued, .hitTest, .sendEvent, .message, .state, .gestureAction, .cancels: return nil
    case .action, .line, .closure, .targetGone, .firstResponder, .inputViews, .keyCommand,
      .offersUndo, .statusBar, .ran, .animates, .pops, .dismisses, .scrolled, .lifeCycle,
      .printed:
      return actions
    }
  }

  private var actions: (subject: Bilingual, message: String, said: Bilingual)? {
    func of(_ name: ObjectName?) -> Bilingual {
      name?.shown ?? Bilingual(en: "nil", zh: "nil")
    }
    switch self {
    case .action(let selector, let sender, let target?):
      let className = target.isNamed ? " (\(target.className))" : ""
      return (
        of(sender), "action",
        Bilingual(
          en: "\(selector) → \(target.text)\(className)",
          zh: "\(selector) → \(target.text)\(className)")
      )
    case .action(let selector, let sender, nil):
      return (
        of(sender), "action",
        Bilingual(
          en: "\(selector) → nil: nobody has it", zh: "\(selector) → nil：链上谁都没有该方法")
      )
    case .line(let line?, let owner):
      return (
        of(owner), "action", Bilingual(en: "runs `\(line)`", zh: "运行 `\(line)`")
      )
    case .line(nil, let owner):
      return (of(owner), "action", Bilingual(en: "only logged", zh: "只记入 log"))
    case .closure(let control):
      return (of(control), "action", Bilingual(en: "a closure runs", zh: "运行一个闭包"))
    case .targetGone(let selector, let owner):
      return (
        of(owner), "action",
        Bilingual(
          en: "\(selector) goes nowhere: its target is gone",
          zh: "\(selector) 无处可去：目标已不存在")
      )
    case .firstResponder(let name?):
      return (
        of(name), "", Bilingual(en: "is first responder now", zh: "成为第一响应者")
      )
    case .firstResponder(nil):
      return (
        Bilingual(en: "window", zh: "window"), "",
        Bilingual(en: "has no first responder now", zh: "现在没有第一响应者")
      )
    case .inputViews(let shown):
      return (Bilingual(en: "keyboard", zh: "键盘"), "", shown.wording)
    case .keyCommand(let name, let action):
      return (
        of(name), "keyCommands",
        Bilingual(en: "a combination of keys: \(action)", zh: "组合键：\(action)")
      )
    case .offersUndo(let action):
      let what = action.isEmpty ? "" : " \(action)"
      return (
        Bilingual(en: "iOS", zh: "iOS"), "",
        Bilingual(
          en: "nobody handled the shake: may offer to undo\(what)",
          zh: "没有人处理摇动：可能会询问是否撤销\(what)")
      )
    case .statusBar(let record):
      return (Bilingual(en: "status bar", zh: "状态栏"), "", record.wording)
    case .ran(let record): return (record.title, "", record.wording)
    case .animates(let names, let record):
      let more = names.count - 1
      return (
        of(names.first), "",
        more == 0
          ? record.wording
          : Bilingual(
            en: "and \(more) more: \(record.wording.en)",
            zh: "等共 \(names.count) 个：\(record.wording.zh)")
      )
    case .pops(let controller, let step): return (of(controller), "", step.wording)
    case .dismisses(let controller, let step): return (of(controller), "", step.wording)
    case .scrolled(let name, let record): return (of(name), "", record.wording)
    case .lifeCycle(let callback, let receiver, let isHeard, let scene):
      return (
        receiver.map { of($0) } ?? Bilingual(en: "nobody", zh: "无"),
        callback.rawValue + (scene.map { "  scene \($0)" } ?? ""),
        isHeard ? Bilingual(en: "", zh: "") : Bilingual(en: "not implemented", zh: "没有实现")
      )
    case .printed(let text):
      return (
        Bilingual(en: "print", zh: "打印"), "", Bilingual(en: "\"\(text)\"", zh: "“\(text)”")
      )
    default: return nil
    }
  }

  /// The hit-test view, and the command that shows the hit test.
  package static func hit(_ view: ObjectName?, asked: Int, number: Int) -> Bilingual {
    let views = asked == 1 ? "view" : "views"
    let folded =
      asked == 0
      ? Bilingual(en: "", zh: "")
      : Bilingual(
        en: "  (\(Numbers.grouped(asked)) \(views) asked; trace \(number) opens it)",
        zh: "（询问了 \(Numbers.grouped(asked)) 个视图；trace \(number) 可展开）")
    return Bilingual(
      en: "\(view?.inRow ?? "nil")\(folded.en)", zh: "\(view?.inRow ?? "nil")\(folded.zh)"
    )
  }
}

extension ObjectName {
  /// Its name in a trace.
  package var shown: Bilingual {
    if isDelayOfScrollView { return Bilingual(en: "the delay", zh: "延迟") }
    if let end = text.range(of: ".panGestureRecognizer", options: [.anchored, .backwards]) {
      let owner = text[..<end.lowerBound]
      return Bilingual(en: "\(owner)'s pan", zh: "\(owner) 的拖移")
    }
    if let end = text.range(of: ".pinchGestureRecognizer", options: [.anchored, .backwards]) {
      let owner = text[..<end.lowerBound]
      return Bilingual(en: "\(owner)'s pinch", zh: "\(owner) 的捏合")
    }
    return Bilingual(en: inRow, zh: inRow)
  }

  /// The same before Chinese text: only Latin letters are followed by a blank.
  var shownBeforeChinese: String {
    let text = shown.zh
    return text.last?.isASCII ?? false ? text + " " : text
  }
}

extension AskedDelegate<ObjectName> {
  /// The answer, and the object that gave it.
  fileprivate func wording(of message: String, _ answer: Bool?) -> Bilingual {
    let who =
      switch self {
      // A long line is shown by `inspect`.
      case .line(let line): line.count > 34 ? "`on`" : "`\(line)`"
      case .delegate(let name): name.text
      case .ownSource: ""
      }
    if self == .ownSource { return Bilingual(en: "only logged", zh: "只记入 log") }
    let rule =
      switch message {
      case "shouldBegin": "GR-35"
      case "shouldReceiveTouch", "shouldReceiveEvent": "GR-5"
      case "shouldRecognizeSimultaneously": "GR-29"
      case "shouldRequireFailureOf", "shouldBeRequiredToFailBy": "GR-37"
      case "willShow", "didShow": "VC-34"
      case "shouldSelect", "didSelect": "VC-35"
      case "shouldDismiss", "willDismiss", "didDismiss", "didAttemptToDismiss": "VC-38"
      case "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop": "UT-28"
      default: message.hasPrefix("scrollView") ? "SC-11" : ""
      }
    guard let answer else {
      let end = rule.isEmpty ? "" : "  \(rule)"
      return Bilingual(en: "told: \(who)\(end)", zh: "通知：\(who)\(end)")
    }
    return Bilingual(en: "\(answer): \(who)  \(rule)", zh: "\(answer)：\(who)  \(rule)")
  }
}

extension DeferredCall {
  /// The object that runs it.
  fileprivate var title: Bilingual {
    switch self {
    case .block: Bilingual(en: "main queue", zh: "主队列")
    case .timer, .lateTimer, .blockedTimer: Bilingual(en: "timer", zh: "定时器")
    case .blocked: Bilingual(en: "main thread", zh: "主线程")
    case .displayLink: Bilingual(en: "display link", zh: "display link")
    case .notification: Bilingual(en: "notification", zh: "通知")
    }
  }

  /// The number of refreshes of a 60 Hz display in the given seconds.
  private static func refreshes(in seconds: Double) -> Int {
    Int((seconds * 60 + 1e-6).rounded(.down))
  }

  /// The closure or timer that runs, and the reason why it runs now.
  fileprivate var wording: Bilingual {
    switch self {
    case .block(0):
      Bilingual(en: "runs the closure, in a turn of its own", zh: "在单独的一轮中执行闭包")
    case .block(let seconds):
      Bilingual(
        en: "runs the closure that waited \(Numbers.text(seconds)) s",
        zh: "执行等待了 \(Numbers.text(seconds)) 秒的闭包")
    case .timer(let seconds, true):
      Bilingual(
        en: "fires, as it does every \(Numbers.text(seconds)) s",
        zh: "触发，每 \(Numbers.text(seconds)) 秒一次")
    case .timer(let seconds, false):
      Bilingual(
        en: "fires once, after \(Numbers.text(seconds)) s",
        zh: "\(Numbers.text(seconds)) 秒后触发一次")
    case .lateTimer(let seconds, let late):
      Bilingual(
        en: """
          fires \(Numbers.text(late)) s late, after \(Numbers.text(seconds + late)) s: it is not in the \
          tracking mode, in which the run loop runs while a scroll view is dragged
          """,
        zh: """
          晚了 \(Numbers.text(late)) 秒触发，共等了 \(Numbers.text(seconds + late)) 秒：拖动滚动视图时运行循环处于 \
          tracking 模式，它没有加入该模式
          """)
    case .blockedTimer(let seconds, let late):
      Bilingual(
        en: """
          fires \(Numbers.text(late)) s late, after \(Numbers.text(seconds + late)) s: the main thread \
          was blocked
          """,
        zh: """
          晚了 \(Numbers.text(late)) 秒触发，共等了 \(Numbers.text(seconds + late)) 秒：主线程被阻塞
          """)
    case .blocked(let seconds):
      Bilingual(
        en: """
          is blocked for \(Numbers.text(seconds)) s: touches and timers wait, \
          \(Self.refreshes(in: seconds)) refreshes of the display pass
          """,
        zh: """
          被阻塞 \(Numbers.text(seconds)) 秒：触摸和定时器都要等待，屏幕刷新了 \
          \(Self.refreshes(in: seconds)) 次
          """)
    case .displayLink(let rate):
      Bilingual(
        en: "calls its target, as it does \(Numbers.text(rate)) times a second",
        zh: "调用 target，每秒 \(Numbers.text(rate)) 次")
    case .notification(let name, 1):
      Bilingual(en: "\(name) goes to its observer", zh: "\(name) 发给观察者")
    case .notification(let name, let count):
      Bilingual(en: "\(name) goes to \(count) observers", zh: "\(name) 发给 \(count) 个观察者")
    }
  }
}
