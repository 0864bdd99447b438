import EventVocabulary
import Foundation
import Lettering
import Records

// The wording of why a recognizer recognized or not.

extension EventFinding {
  /// The explanation for a recognizer.
  func recognizer(_ name: String) -> Bilingual {
    let seconds = Numbers.time(time ?? 0)
    switch reason {
    case .recognized(let cause, let state, let targets, _):
      let words = cause.wording
      let now = Self.now(state)
      let actions =
        targets == 0
        ? Bilingual(
          en: "it has no target, so its action does nothing (GR-15)",
          zh: "但没有注册目标，所以没有动作（GR-15）")
        : Bilingual(
          en: "its action was sent to \(targets) \(targets == 1 ? "target" : "targets") (GR-15)",
          zh: "动作发给了 \(targets) 个目标（GR-15）")
      return Bilingual(
        en: "\(name) did recognize at \(seconds) s: \(words.en). \(now.en)\(actions.en).",
        zh: "\(name) 在 \(seconds) 秒识别成功：\(words.zh)。\(now.zh)\(actions.zh)。")
    case .didNotWait(let cause, let other, let later):
      let words = cause.wording
      return Bilingual(
        en: """
          \(name) did recognize at \(seconds) s: \(words.en). Nothing made it wait for \
          `\(other.called)`, which recognized at \(Numbers.time(later)) s, so both acted \
          (GR-36).
          """,
        zh: """
          \(name) 在 \(seconds) 秒就识别成功：\(words.zh)。没有要求它等待 `\(other.called)` 失败，后者在 \
          \(Numbers.time(later)) 秒也识别成功，于是两个都有动作（GR-36）。
          """)
    case .movedToAnotherView(let from, let to):
      return Bilingual(
        en: """
          \(name) never saw the touch: a recognizer has one view. It was attached to \
          `\(from.called)`, which was touched, until adding it to `\(to.called)` took it away from \
          there (GR-1). Each view needs a recognizer of its own; their target may be the same.
          """,
        zh: """
          \(name) 没有得到触摸：一个识别器只能属于一个视图。它原来在被触摸的 `\(from.called)` 上，添加到 \
          `\(to.called)` 时就从那里取下了（GR-1）。每个视图都要有自己的识别器，它们的目标可以是同一个。
          """)
    case .failed(let cause, _): return failed(name, seconds, cause)
    case .refusedBegin(let refusal): return refused(name, seconds, refusal)
    case .refusedTouch(.delegate):
      return Bilingual(
        en: "\(name) never saw the touch: its delegate said no to shouldReceive (GR-5).",
        zh: "\(name) 没有得到触摸：它的代理在 shouldReceive 中拒绝了（GR-5）。")
    case .refusedTouch(.touchType):
      return Bilingual(
        en: "\(name) never saw the touch: allowedTouchTypes does not include its kind (GR-6).",
        zh: "\(name) 没有得到触摸：allowedTouchTypes 不含这种触摸（GR-6）。")
    case .refusedTouch(.otherTouchType):
      return Bilingual(
        en: """
          \(name) never saw the touch: it had one of another kind, and requiresExclusiveTouchType \
          is true (GR-6).
          """,
        zh: "\(name) 没有得到触摸：它已有另一种触摸，而 requiresExclusiveTouchType 为 true（GR-6）。")
    case .waits(let other):
      return Bilingual(
        en: """
          \(name) is ready, and waits for `\(other.called)` to fail (GR-36). The clock stands still \
          until a line moves it.
          """,
        zh: "\(name) 已就绪，正在等待 `\(other.called)` 失败（GR-36）。时钟静止不动，直到某一行推进它。")
    case .undecided(let isDown):
      return Bilingual(
        en: """
          \(name) is undecided: its state is possible, and \
          \(isDown ? "the finger is still down" : "time has yet to pass") (GR-10).
          """,
        zh: "\(name) 还没有结果：状态是 possible，\(isDown ? "手指还按着" : "还要等一段时间")（GR-10）。")
    case .neverDecides(.possible):
      return Bilingual(
        en: """
          \(name) never decides: the fingers are up, and its code has set no state, so it stays \
          possible and keeps back what waits for it. Set `.failed` as soon as it cannot be the \
          gesture any more, `.ended` when it was (GR-14).
          """,
        zh: """
          \(name) 一直没有结果：手指已抬起，而它的代码没有设置状态，所以停在 possible，等待它的消息也一直被暂缓。\
          不可能是该手势时要立刻设 `.failed`，是的话设 `.ended`（GR-14）。
          """)
    case .neverDecides(let state):
      return Bilingual(
        en: """
          \(name) never ends: it is \(state.rawValue), the fingers are up, and its code has not set \
          `.ended` or `.cancelled` (GR-14). Until then it hears of no other touch as a new attempt.
          """,
        zh: """
          \(name) 没有结束：状态是 \(state.rawValue)，手指已抬起，而它的代码没有设 `.ended` 或 `.cancelled`\
          （GR-14）。在此之前，新的触摸对它都不算新的尝试。
          """)
    case .recognizerOff:
      return Bilingual(
        en: "\(name) gets no touches: its isEnabled is false (GR-4).",
        zh: "\(name) 得不到触摸：它的 isEnabled 为 false（GR-4）。")
    case .notOnTheWay(let hit, let view, let point):
      let other = hit.map { "`\($0.called)`" } ?? "nobody"
      return Bilingual(
        en: """
          \(name) never saw the touch at \(Numbers.point(point)): it went to \(other), which is neither \
          `\(view.called)` nor in it. A recognizer gets the touches of its view and of what that \
          holds, and none of a view that lies elsewhere or in front (GR-1, GR-2).
          """,
        zh: """
          \(name) 没有得到 \(Numbers.point(point)) 处的触摸：触摸给了\(hit.map { " `\($0.called)`" } ?? "别处")，\
          它不是 `\(view.called)`，也不在其中。识别器只得到自己的视图及其子视图的触摸，得不到别处或盖在上面的视图的\
          （GR-1、GR-2）。
          """)
    case .tooLate:
      return Bilingual(
        en: """
          \(name) did not get the touch: it was attached, or its attempt was over, when the touch \
          had begun (GR-7, GR-8).
          """,
        zh: "\(name) 没有得到触摸：触摸开始时它还没有添加到视图上，或者它的这次识别已经结束（GR-7、GR-8）。")
    case .unattached:
      return Bilingual(
        en: "\(name) is attached to no view, so it gets no touches (GR-1).",
        zh: "\(name) 没有添加到任何视图，所以得不到触摸（GR-1）。")
    case .setUp(let setUp): return Self.setUp(name, subject, setUp)
    default: return Bilingual(en: name, zh: name)
    }
  }

  private static func now(_ state: GestureState) -> Bilingual {
    switch state {
    case .began, .changed:
      Bilingual(
        en: "It continues: its state is \(state.rawValue); ", zh: "它还在进行，状态是 \(state.rawValue)；")
    case .cancelled:
      Bilingual(en: "It was cancelled later (GR-13); ", zh: "后来被取消（GR-13）；")
    default: Bilingual(en: "Its state was \(state.rawValue); ", zh: "状态为 \(state.rawValue)；")
    }
  }

  private func failed(_ name: String, _ seconds: String, _ cause: GestureReason<ObjectName>)
    -> Bilingual
  {
    let words = cause.wording
    switch cause {
    case .refusedByView(let refusing):
      return Bilingual(
        en: """
          \(name) failed at \(seconds) s: `\(refusing.called)`, which the touch hit, keeps its own \
          gesture from recognizers of the views above it (GR-30, GR-32).
          """,
        zh: """
          \(name) 在 \(seconds) 秒失败：触摸命中的 `\(refusing.called)` 不让上层视图的识别器夺走自己的手势\
          （GR-30、GR-32）。
          """)
    case .prevented(let other):
      return Bilingual(
        en: """
          \(name) failed at \(seconds) s: `\(other.called)` recognized first, and without a delegate \
          that allows both the first excludes the others (GR-25, GR-29).
          """,
        zh: """
          \(name) 在 \(seconds) 秒失败：`\(other.called)` 先识别成功；代理没有允许同时识别时，先成功的排除其他\
          （GR-25、GR-29）。
          """)
    case .requirementRecognized(let other):
      return Bilingual(
        en: """
          \(name) failed at \(seconds) s: it waits for `\(other.called)` to fail, and that one \
          recognized (GR-36).
          """,
        zh: "\(name) 在 \(seconds) 秒失败：它要等 `\(other.called)` 失败，而后者识别成功了（GR-36）。")
    default: break
    }
    return Bilingual(
      en: "\(name) failed at \(seconds) s: \(words.en) (\(rule(of: cause))).",
      zh: "\(name) 在 \(seconds) 秒失败：\(words.zh)（\(rule(of: cause))）。")
  }

  /// The wording for a refusal by code, which names that code.
  private func refused(_ name: String, _ seconds: String, _ refusal: RefusedBegin) -> Bilingual {
    let view = "`\(refusal.view.called)`"
    let code = refusal.way.wording
    let role: Bilingual =
      switch (refusal.isOwn, refusal.isDelegate) {
      case (true, true):
        Bilingual(en: "its own view and its delegate", zh: "它自己的视图，也是它的代理")
      case (true, false): Bilingual(en: "its own view", zh: "它自己的视图")
      default: Bilingual(en: "which the touch hit", zh: "触摸命中的视图")
      }
    let rules = refusal.isDelegate ? ["GR-32", "GR-35"] : ["GR-32"]
    return Bilingual(
      en: """
        \(name) failed at \(seconds) s: \(view), \(role.en), refused it. Its \
        gestureRecognizerShouldBegin(_:) returned false: \(code.en) \
        (\(rules.joined(separator: ", "))).
        """,
      zh: """
        \(name) 在 \(seconds) 秒失败：\(view)（\(role.zh)）拒绝了它，它的 \
        gestureRecognizerShouldBegin(_:) 返回了 false，见\(code.zh)（\(rules.joined(separator: "、"))）。
        """)
  }

  /// The rule for a failure.
  private func rule(of cause: GestureReason<ObjectName>) -> String {
    switch cause {
    case .tookTooLong: subject.role == .swipe ? "GR-54" : "GR-53"
    case .movedTooFar: subject.role == .longPress ? "GR-48" : "GR-51"
    default: cause.rule
    }
  }

  // MARK: Before any event

  private static func setUp(
    _ name: String, _ subject: ObjectName, _ setUp: RecognizerSetUp
  ) -> Bilingual {
    let view = "`\(setUp.view.called)`"
    let gets: Bilingual
    if let points = setUp.points, let all = setUp.all {
      gets = Bilingual(
        en: """
          It gets every touch that hits \(view) or what that holds (GR-1): \
          \(Numbers.grouped(points)) of the \(Numbers.grouped(all)) points of \(view).
          """,
        zh: """
          它得到命中 \(view) 或其子视图的每次触摸（GR-1）：\(view) 的 \(Numbers.grouped(all)) 个点中有 \
          \(Numbers.grouped(points)) 个。
          """)
    } else {
      gets = Bilingual(
        en:
          "It would get the touches that hit \(view) or what that holds (GR-1), but \(view) is not on the screen.",
        zh: "它会得到命中 \(view) 或其子视图的触摸（GR-1），但 \(view) 不在屏幕上。")
    }
    let takes = setUp.takes.wording
    let waits = setUp.requires.map { "`\($0.called)`" }
    return Bilingual(
      en: """
        \(name) is a \(subject.className) of \(view), enabled. \(gets.en) \(takes.en)\
        \(waits.isEmpty ? "" : " It waits for \(waits.joined(separator: ", ")) to fail (GR-36).")
        """,
      zh: """
        \(name) 是 \(view) 上的 \(subject.className)，已启用。\(gets.zh)\(takes.zh)\
        \(waits.isEmpty ? "" : "它要等 \(waits.joined(separator: "、")) 失败（GR-36）。")
        """)
  }
}

extension RecognizerSetUp.Takes {
  fileprivate var wording: Bilingual {
    func fingers(_ count: Int) -> (en: String, zh: String) {
      count == 1 ? ("one finger", "一根手指") : ("\(count) fingers", "\(count) 根手指")
    }
    switch self {
    case .taps(let count, let number):
      let by = fingers(number)
      return Bilingual(
        en: "It takes \(count) \(count == 1 ? "tap" : "taps") of \(by.en) (GR-47).",
        zh: "它识别\(by.zh)的 \(count) 次点按（GR-47）。")
    case .press(let seconds, let movement, let number):
      let by = fingers(number)
      return Bilingual(
        en: """
          It takes \(by.en) for \(Numbers.text(seconds)) s that \(number == 1 ? "moves" : "move") \
          at most \(Numbers.text(movement)) points (GR-48).
          """,
        zh: """
          它识别\(by.zh)按住 \(Numbers.text(seconds)) 秒，期间最多移动 \(Numbers.text(movement)) 点（GR-48）。
          """)
    case .pan(let way, let number):
      let by = fingers(number)
      return Bilingual(
        en:
          "It takes \(by.en) that \(number == 1 ? "moves" : "move") \(Numbers.text(way)) points (GR-49).",
        zh: "它识别\(by.zh)移动 \(Numbers.text(way)) 点（GR-49）。")
    case .swipe(let way, let seconds, let directions):
      let words = directions.map(\.rawValue).joined(separator: " or ")
      return Bilingual(
        en: """
          It takes a finger that goes \(Numbers.text(way)) points \(words) within \
          \(Numbers.text(seconds)) s (GR-54, our own figure).
          """,
        zh: """
          它识别 \(Numbers.text(seconds)) 秒内向\
          \(directions.map(\.chinese).joined(separator: "或"))移动 \(Numbers.text(way)) 点（GR-54，数值是我们取的）。
          """)
    case .pinch:
      return Bilingual(
        en: "It takes two fingers that move apart or together (GR-55).", zh: "它识别两根手指张开或捏合（GR-55）。")
    case .rotation:
      return Bilingual(en: "It takes two fingers that turn (GR-55).", zh: "它识别两根手指旋转（GR-55）。")
    case .edge(let width):
      return Bilingual(
        en:
          "It takes a finger that comes in over the edge, \(Numbers.text(width)) points wide (GR-56).",
        zh: "它识别从屏幕边缘（\(Numbers.text(width)) 点宽）移入的手指（GR-56）。")
    case .own:
      return Bilingual(
        en: "Its own code decides what it takes (GR-14).", zh: "识别什么由它自己的代码决定（GR-14）。")
    }
  }
}

extension GestureReason<ObjectName> {
  /// The rules for a failure.
  fileprivate var rule: String {
    switch self {
    case .liftedEarly: "GR-48"
    case .noFurtherTap: "GR-52"
    case .fingers: "GR-47"
    case .lifted, .movedTooLittle, .fewerFingers, .moved: "GR-12"
    case .otherDirection: "GR-47"
    case .nothingToScroll, .scrollingOff: "SC-14"
    default: rules.isEmpty ? "GR-10" : rules.joined(separator: ", ")
    }
  }
}

extension ObjectName {
  /// The kind of recognizer, with its article.
  var kindOfGesture: Bilingual {
    switch role {
    case .tap?: Bilingual(en: "the tap recognizer", zh: "点按手势")
    case .longPress?: Bilingual(en: "the long press recognizer", zh: "长按手势")
    case .edgePan?: Bilingual(en: "the edge pan recognizer", zh: "边缘拖移手势")
    case .pan?: Bilingual(en: "the pan recognizer", zh: "拖移手势")
    case .swipe?: Bilingual(en: "the swipe recognizer", zh: "轻扫手势")
    case .pinch?: Bilingual(en: "the pinch recognizer", zh: "捏合手势")
    case .rotation?: Bilingual(en: "the rotation recognizer", zh: "旋转手势")
    case .own?, .scrollDelay?, .scrollPan?, .scrollPinch?, .pop?, .sheet?, nil:
      Bilingual(en: "the recognizer", zh: "手势")
    }
  }
}
