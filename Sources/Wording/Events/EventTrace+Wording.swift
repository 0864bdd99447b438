import EventVocabulary
import Foundation
import Lettering
import Records

// The wording of what events cause.

extension EventTrace {
  /// The sentence for what the fingers did, and where the touches went.
  package var headline: Bilingual {
    let act = act.wording
    guard !fingers.isEmpty else { return act }
    var views: [String] = []
    for finger in fingers {
      let name = finger.view?.called ?? ""
      if !views.contains(name) { views.append(name) }
    }
    let en = views.map { $0.isEmpty ? "nobody" : $0 }.joined(separator: ", ")
    let zh = views.map { $0.isEmpty ? "没有视图" : $0 }.joined(separator: "、")
    return Bilingual(en: "\(act.en) → \(en)", zh: "\(act.zh) → \(zh)")
  }
}

extension EventPlace {
  fileprivate var wording: Bilingual {
    let place = Numbers.shortPoint(point)
    switch origin {
    case .middle(let view)?:
      return Bilingual(en: "\(place), the middle of \(view.text)", zh: "\(place)（\(view.text) 的中点）")
    case .point(let own, let view)?:
      let own = Numbers.point(own)
      return Bilingual(
        en: "\(place), \(own) in \(view.text)", zh: "\(place)（\(view.text) 中的 \(own)）")
    case .screen?, nil: return Bilingual(en: place, zh: place)
    }
  }
}

extension EventAct {
  package var wording: Bilingual {
    switch self {
    case .tap(let place, let times, let fingers):
      let place = place.wording
      let (en, zh) = Self.fingers(fingers)
      guard times > 1 else {
        return Bilingual(
          en: "\(en) at \(place.en): down 0.00 s, up 0.05 s",
          zh: "\(zh)在 \(place.zh)：0.00 秒按下，0.05 秒抬起")
      }
      return Bilingual(
        en: "\(en), \(times) taps at \(place.en): 0.05 s each, 0.10 s apart",
        zh: "\(zh)在 \(place.zh.joined(with: "点按")) \(times) 次：每次 0.05 秒，间隔 0.10 秒")
    case .longPress(let place, let seconds):
      return Bilingual(
        en: "one finger at \(place.wording.en): down for \(Self.time(seconds)) s",
        zh: "一根手指在 \(place.wording.zh)：按住 \(Self.time(seconds)) 秒")
    case .drag(let from, let to, let seconds, let moves):
      return Bilingual(
        en: """
          one finger from \(from.wording.en) to \(Numbers.shortPoint(to)): \(Self.time(seconds)) s in \
          \(Numbers.grouped(moves)) \(moves == 1 ? "move" : "moves")
          """,
        zh: """
          一根手指从 \(from.wording.zh.joined(with: "到")) \(Numbers.shortPoint(to))：\(Self.time(seconds)) 秒，移动 \
          \(Numbers.grouped(moves)) 次
          """)
    case .swipe(let direction, let from, let to):
      return Bilingual(
        en: """
          swipe \(direction.rawValue) from \(Numbers.shortPoint(from)) to \
          \(Numbers.shortPoint(to)): 0.20 s in 12 moves
          """,
        zh: """
          向\(direction.chinese)轻扫，从 \(Numbers.shortPoint(from)) 到 \(Numbers.shortPoint(to))：\
          0.20 秒，移动 12 次
          """)
    case .pinch(let place, let factor):
      return Bilingual(
        en: """
          two fingers around \(place.wording.en): \(factor < 1 ? "together" : "apart") to \
          \(Numbers.text(factor)) times their distance in 0.30 s
          """,
        zh: """
          两根手指在 \(place.wording.zh.joined(with: "两侧"))：0.30 秒内\(factor < 1 ? "捏合" : "张开")到原距离的 \
          \(Numbers.text(factor)) 倍
          """)
    case .rotation(let place, let angle):
      let degrees = Numbers.text((angle * 180 / .pi * 100).rounded() / 100)
      return Bilingual(
        en: "two fingers around \(place.wording.en): turned by \(degrees)° in 0.30 s",
        zh: "两根手指绕 \(place.wording.zh)：0.30 秒内转 \(degrees)°")
    case .fingers(let changes):
      let words = changes.map(\.wording)
      return Bilingual(
        en: words.map(\.en).joined(separator: ", "), zh: words.map(\.zh).joined(separator: "，"))
    default: return withoutFingers
    }
  }

  private var withoutFingers: Bilingual {
    switch self {
    case .wait(let seconds):
      Bilingual(en: "\(Self.time(seconds)) s pass", zh: "过了 \(Self.time(seconds)) 秒")
    case .shake: Bilingual(en: "the device is shaken for 0.50 s", zh: "摇动设备 0.50 秒")
    case .remoteControl(let remote):
      Bilingual(en: "remote control: \(remote.rawValue)", zh: "遥控：\(remote.rawValue)")
    case .key(let key, let isDown):
      Bilingual(en: "key \(key) \(isDown ? "down" : "up")", zh: "\(isDown ? "按下" : "松开")键 \(key)")
    case .statusBarTap: Bilingual(en: "a tap on the status bar", zh: "点按状态栏")
    case .layout(let view, let marked):
      Self.layout(view, marked.map(\.text))
    case .frames(let count):
      Bilingual(
        en: "\(Numbers.grouped(count)) \(count == 1 ? "frame" : "frames") of 1/60 s",
        zh: "刷新 \(Numbers.grouped(count)) 帧，每帧 1/60 秒")
    case .tap, .longPress, .drag, .swipe, .pinch, .rotation, .fingers: wording
    }
  }

  private static func layout(_ view: ObjectName?, _ marked: [String]) -> Bilingual {
    let what = view.map { "layoutIfNeeded \($0.text)" }
    let first = marked.prefix(8)
    let more = marked.count - first.count
    guard !marked.isEmpty else {
      return Bilingual(
        en: """
          \(what ?? "update cycle"): nothing was marked for layout; each line is a turn of the run \
          loop, and ends with layout and drawing (LC-1)
          """,
        zh: "\(what ?? "更新周期")：没有被标记布局的视图；每一行就是运行循环的一轮，行末已经布局和绘制过（LC-1）")
    }
    return Bilingual(
      en: "\(what ?? "update cycle"): laid out \(first.joined(separator: ", "))"
        + (more > 0 ? " and \(Numbers.grouped(more)) more" : ""),
      zh: "\(what ?? "更新周期")：布局了 \(first.joined(separator: "、"))"
        + (more > 0 ? " 等共 \(Numbers.grouped(marked.count)) 个" : ""))
  }

  private static func fingers(_ count: Int) -> (en: String, zh: String) {
    count == 1 ? ("one finger", "一根手指") : ("\(count) fingers", "\(count) 根手指")
  }

  private static func time(_ seconds: Double) -> String {
    let text = String(format: "%.2f", seconds)
    return Double(text) == seconds ? text : Numbers.text(seconds)
  }
}

extension SwipeDirection {
  var chinese: String {
    switch self {
    case .left: "左"
    case .right: "右"
    case .up: "上"
    case .down: "下"
    }
  }
}

extension FingerChange {
  package var wording: Bilingual {
    switch kind {
    case .down(let point):
      Bilingual(
        en: "finger \(finger) down at \(Numbers.shortPoint(point))",
        zh: "手指 \(finger) 在 \(Numbers.shortPoint(point)) 按下")
    case .move(let point):
      Bilingual(
        en: "finger \(finger) to \(Numbers.shortPoint(point))",
        zh: "手指 \(finger) 移到 \(Numbers.shortPoint(point))")
    case .up: Bilingual(en: "finger \(finger) up", zh: "手指 \(finger) 抬起")
    case .cancel:
      Bilingual(en: "finger \(finger) taken away by the system", zh: "手指 \(finger) 的触摸被系统收走")
    }
  }
}

extension EventInput {
  package var wording: Bilingual {
    switch self {
    case .fingers(let changes):
      let touches =
        changes.count == 1
        ? Bilingual(en: "the touch enters", zh: "触摸进入")
        : Bilingual(en: "\(changes.count) touches enter", zh: "\(changes.count) 个触摸进入")
      return Bilingual(
        en: "\(touches.en) UIApplication's queue", zh: "\(touches.zh) UIApplication 的队列"
      )
    case .motion(let isEnd):
      return Bilingual(
        en: "the shake \(isEnd ? "ends" : "begins")", zh: "摇动\(isEnd ? "结束" : "开始")")
    case .remoteControl:
      return Bilingual(en: "the remote control's event", zh: "遥控事件")
    case .statusBarTap:
      return Bilingual(
        en: "the status bar was tapped: no touch for the app",
        zh: "点按了状态栏：这不是给 App 的触摸")
    case .key(let key, let isDown):
      return Bilingual(
        en: "key \(key) \(isDown ? "down" : "up")",
        zh: "\(isDown ? "按下" : "松开")键 \(key)")
    }
  }
}

extension SentMessage<ObjectName> {
  /// The object that answered, and whether the message is forwarded.
  package var answererWording: Bilingual {
    switch answerer {
    case .on(let line):
      handled(Bilingual(en: "handled by `\(line)`", zh: "由 `\(line)` 处理"))
    case .script(let place):
      handled(
        Bilingual(
          en: "handled: \(place.className) line \(place.line)",
          zh: "已处理：\(place.className) 第 \(place.line) 行"))
    case .native: native
    case .forwarded: Bilingual(en: "not handled  RC-13", zh: "没有处理  RC-13")
    case .end:
      Bilingual(en: "not handled, nobody is next: dropped  RC-13", zh: "没有处理，也没有下一个响应者：丢弃  RC-13")
    case .stopped: Bilingual(en: "the code was stopped", zh: "代码被停止")
    }
  }

  /// The wording for handling code, with the rule about where the message goes next.
  private func handled(_ by: Bilingual) -> Bilingual {
    let rule = isForRecognizer ? nil : MessageRule.of(name)
    guard rule == nil, !isForRecognizer else {
      let end = rule.map { "  \($0)" } ?? ""
      return passesOn
        ? Bilingual(en: "\(by.en), calls super\(end)", zh: "\(by.zh)，并调用 super\(end)")
        : Bilingual(en: by.en + end, zh: by.zh + end)
    }
    guard passesOn else { return Bilingual(en: "\(by.en)  RC-14", zh: "\(by.zh)  RC-14") }
    guard keeper != nil else {
      return Bilingual(en: "\(by.en), handed on  RC-13", zh: "\(by.zh)，继续传递  RC-13")
    }
    return Bilingual(
      en: "\(by.en); then \(native.en)", zh: "\(by.zh)；然后\(native.zh)")
  }

  /// The wording for UIKit's own code when it does not forward the message.
  private var native: Bilingual {
    if name.hasPrefix("presses") {
      return Bilingual(
        en: "\(receiver.className) takes the key as text  FR-13",
        zh: "\(receiver.className) 把按键当作文字  FR-13")
    }
    return nativeForTouches
  }

  private var nativeForTouches: Bilingual {
    switch keeper {
    case .disabledControl?:
      Bilingual(
        en: "\(receiver.className) ignores it: isEnabled is false  CT-4",
        zh: "\(receiver.className) 忽略它：isEnabled 为 false  CT-4")
    case .scrollView?:
      Bilingual(
        en: "\(receiver.className) handles it itself  RC-16",
        zh: "由 \(receiver.className) 自己处理  RC-16")
    case .control?, nil:
      Bilingual(
        en: "\(receiver.className) handles it itself  RC-17",
        zh: "由 \(receiver.className) 自己处理  RC-17")
    }
  }
}

/// The rules of messages that do not travel along the responder chain.
private enum MessageRule {
  /// The rule of a message; nil for a message that travels along the chain.
  static func of(_ message: String) -> String? {
    switch message {
    case "sendEvent": "PL-1"
    case "gestureRecognizerShouldBegin": "GR-32"
    case "beginTracking", "continueTracking", "endTracking", "cancelTracking": "CT-8"
    case "sendAction", "sendClosureAction": "TA-1"
    case "becomeFirstResponder": "FR-2"
    case "resignFirstResponder": "FR-1"
    case "touchesShouldBegin": "SC-6"
    case "touchesShouldCancel": "SC-8"
    default: nil
    }
  }
}
