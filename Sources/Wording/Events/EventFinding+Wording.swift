import Foundation
import Lettering
import Records

// The wording of why a view or a control received what it did: the fact, and its evidence with
// numbers and rules.

extension EventFinding {
  package var wording: Bilingual {
    let name = "`\(subject.called)`"
    switch reason {
    case .acted(let event, let actions, let lifted):
      return Self.acted(name, event, actions, lifted)
    case .rowChosen(let row, let isTakenBack, let listener):
      return row.chosen(isTakenBack: isTakenBack, listener)
    case .rowNotChosen(let row, let loss): return row.notChosen(loss, at: seconds)
    case .handled(let handler, let way, let isItself):
      let code = way.wording
      if isItself {
        return Bilingual(
          en: "\(name) is the hit-test view and handles the touch: \(code.en) (RC-14).",
          zh: "\(name) 是命中视图，由它处理触摸：\(code.zh)（RC-14）。")
      }
      return Bilingual(
        en: """
          \(name) is the hit-test view. `\(handler.called)`, further up the chain, handles the \
          touch: \(code.en) (RC-13).
          """,
        zh: "\(name) 是命中视图。链上更高处的 `\(handler.called)` 处理了触摸：\(code.zh)（RC-13）。")
    case .unhandled:
      return Bilingual(
        en: """
          \(name) is the hit-test view and got the touch, but nobody handles it: the default hands \
          it up the chain, where it was dropped at the end (RC-13).
          """,
        zh: "\(name) 是命中视图，也收到了触摸，但没有人处理：默认实现沿链向上传递，到末端被丢弃（RC-13）。")
    case .tookTouch(let taking, let isControl): return tookTouch(name, taking, isControl)
    case .travelled(let event): return event.wording(about: subject)
    case .keptTouch(let taking, let holder?): return keptTouch(name, taking, heldBy: holder)
    case .keptTouch(let taking, nil):
      return Bilingual(
        en: """
          \(name) is the hit-test view but never received the touch: `\(taking.recognizer.called)` is \
          told first and recognized at once, at \(seconds) s\(taking.because.en) (GR-3, GR-17).
          """,
        zh: """
          \(name) 是命中视图，但根本没有收到触摸：`\(taking.recognizer.called)` 先收到触摸，\(seconds) 秒时\
          立刻识别成功\(taking.because.zh)（GR-3、GR-17）。
          """)
    case .handledFurtherUp(let hit, let way):
      let code = way.wording
      let view = hit.map { "`\($0.called)`" } ?? "nil"
      return Bilingual(
        en: "\(view) is the hit-test view. \(name), further up the chain, handles the touch: "
          + "\(code.en) (RC-13).",
        zh: "\(view) 是命中视图。链上更高处的 \(name) 处理了触摸：\(code.zh)（RC-13）。")
    default: return withheld(name)
    }
  }

  /// The time of the decision.
  var seconds: String { Numbers.time(time ?? 0) }

  private static func acted(
    _ name: String, _ event: String, _ actions: [ReceivedAction], _ lifted: LiftOutside?
  ) -> Bilingual {
    let what = Self.received(actions)
    let lift = lifted?.sentence
    return Bilingual(
      en: "\(name) did act: it sent \(event)\(what.en) (CT-20)."
        + (lift.map { " \($0.en)" } ?? ""),
      zh: "\(name) 已经有动作：它发出了 \(event)\(what.zh)（CT-20）。" + (lift?.zh ?? ""))
  }

  /// The wording of the actions for an event. Targets that only log are not listed one by one.
  private static func received(_ actions: [ReceivedAction]) -> Bilingual {
    guard actions.contains(where: { $0 != .logged }) else {
      return switch actions.count {
      case 1: Bilingual(en: "; its target only logged it", zh: "；它的目标只记入 log")
      case 2: Bilingual(en: "; both targets only logged it", zh: "；两个目标都只记入 log")
      default:
        Bilingual(
          en: "; all \(actions.count) targets only logged it",
          zh: "；\(actions.count) 个目标都只记入 log")
      }
    }
    let first = actions.prefix(3).map(\.wording)
    let more = actions.count - first.count
    let en = first.map(\.en).joined(separator: ", then ")
    let zh = first.map(\.zh).joined(separator: "，然后")
    return Bilingual(
      en: ", and \(en)\(more > 0 ? " and \(more) more" : "")",
      zh: "，\(zh)\(more > 0 ? "，另有 \(more) 个" : "")")
  }

  private func tookTouch(
    _ name: String, _ taking: TakingRecognizer, _ isControl: Bool
  ) -> Bilingual {
    let heard = Numbers.time(taking.heardAt ?? 0)
    let of = taking.view.map { Bilingual(en: " of `\($0.called)`", zh: " `\($0.called)` 上的") }
    let kind = taking.recognizer.kindOfGesture
    let end =
      isControl
      ? Bilingual(
        en: " A control then sends touchCancel, and not touchUpInside (CT-28).",
        zh: "控件因此发出 touchCancel，而不是 touchUpInside（CT-28）。")
      : taking.isSingleTap
        ? Bilingual(
          en: " A UIButton in its place would have kept a single tap (GR-30).",
          zh: "换成 UIButton，单次点按会归按钮（GR-30）。")
        : Bilingual(en: "", zh: "")
    return Bilingual(
      en: """
        \(name) is the hit-test view and got touchesBegan at \(heard) s; at \(seconds) s \(kind.en) \
        `\(taking.recognizer.called)`\(of?.en ?? "") recognized\(taking.because.en) and cancelled the \
        touch: cancelsTouchesInView is true (GR-17).\(end.en)
        """,
      zh: """
        \(name) 是命中视图，\(heard) 秒收到 touchesBegan；\(seconds) 秒时\(of?.zh ?? "")\(kind.zh) \
        `\(taking.recognizer.called)` 识别成功\(taking.because.zh)，并取消了该触摸：\
        cancelsTouchesInView 为 true（GR-17）。\(end.zh)
        """)
  }

  private func keptTouch(
    _ name: String, _ taking: TakingRecognizer, heldBy holder: ObjectName
  ) -> Bilingual {
    let recognizer = "`\(taking.recognizer.called)`"
    if holder == taking.recognizer {
      return Bilingual(
        en: """
          \(name) is the hit-test view but never received the touch: \(recognizer) \
          recognized at \(seconds) s\(taking.because.en), and with delaysTouchesBegan true the view \
          is told only when a recognizer has failed (GR-44, GR-45).
          """,
        zh: """
          \(name) 是命中视图，但根本没有收到触摸：\(seconds) 秒时 \(recognizer) 识别成功\
          \(taking.because.zh)；delaysTouchesBegan 为 true 时，识别器失败之后才会通知视图（GR-44、GR-45）。
          """)
    }
    let keeper =
      holder.isDelayOfScrollView
      ? Bilingual(
        en: "its scroll view kept it back, as it might have become a scroll (SC-2)",
        zh: "它所在的滚动视图暂缓了触摸，因为可能是滚动（SC-2）")
      : Bilingual(
        en: "`\(holder.called)` kept it back, as its delaysTouchesBegan is true (GR-44)",
        zh: "`\(holder.called)` 的 delaysTouchesBegan 为 true，暂缓了触摸（GR-44）")
    return Bilingual(
      en: """
        \(name) is the hit-test view but never received the touch: \(keeper.en), and meanwhile, at \
        \(seconds) s, \(recognizer) recognized\(taking.because.en) (GR-45).
        """,
      zh: """
        \(name) 是命中视图，但根本没有收到触摸：\(keeper.zh)；在此期间，\(seconds) 秒时 \(recognizer) \
        识别成功\(taking.because.zh)（GR-45）。
        """)
  }

  // MARK: Obstacles

  private func withheld(_ name: String) -> Bilingual {
    switch reason {
    case .scrolledAway(let scrollView, let way, let of, let within, let hadTouch):
      return scrolledAway(name, scrollView, way, of, within, hadTouch)
    case .keptByScrollView(let scrollView):
      return Bilingual(
        en: """
          \(name) is the hit-test view, but `\(scrollView.text)` did not let the touch through: its \
          touchesShouldBegin(_:with:in:) is false (SC-6).
          """,
        zh: """
          \(name) 是命中视图，但 `\(scrollView.text)` 没有放行：它的 touchesShouldBegin(_:with:in:) \
          为 false（SC-6）。
          """)
    case .stoppedScrolling(let scrollView):
      return Bilingual(
        en: """
          \(name) is the hit-test view, but `\(scrollView.text)` was still scrolling at \(seconds) s: \
          the touch only stopped it, and reached nothing inside (SC-16).
          """,
        zh: """
          \(name) 是命中视图，但 \(seconds) 秒时 `\(scrollView.text)` 还在滚动：这次触摸只是让它停下，\
          里面什么都收不到（SC-16）。
          """)
    case .leftWindow:
      return Bilingual(
        en:
          "\(name) left its window at \(seconds) s, while the finger was down: its touch was cancelled (UT-23).",
        zh: "\(seconds) 秒时手指还按着，\(name) 就离开了窗口：它的触摸被取消（UT-23）。")
    case .systemTook:
      return Bilingual(
        en:
          "The system took the touch from \(name) at \(seconds) s, as for a call or an alert: touchesCancelled (UT-23).",
        zh: "\(seconds) 秒时系统收走了 \(name) 的触摸（如来电、弹窗）：touchesCancelled（UT-23）。")
    case .stillHeld(let recognizer, let isEnd):
      if recognizer.isDelayOfScrollView {
        return Bilingual(
          en: """
            \(name) is the hit-test view, but has not received the touch yet: the scroll view keeps \
            it back for 0.15 s, as the finger may be about to scroll (SC-2, SC-3).
            """,
          zh: """
            \(name) 是命中视图，但还没有收到触摸：滚动视图会把它暂缓 0.15 秒，因为手指可能要滚动（SC-2、SC-3）。
            """)
      }
      let message = isEnd ? "touchesEnded" : "touchesBegan"
      return Bilingual(
        en: """
          \(name) has not got \(message) yet: it is kept back until `\(recognizer.called)` has failed \
          (\(isEnd ? "GR-43" : "GR-44")).
          """,
        zh: """
          \(name) 还没有收到 \(message)：要等 `\(recognizer.called)` 失败之后才发\
          （\(isEnd ? "GR-43" : "GR-44")）。
          """)
    case .oneTouchOnly(let finger):
      return Bilingual(
        en: """
          \(name) never received finger \(finger): isMultipleTouchEnabled is false, so it gets one \
          finger at a time (UT-16). Its recognizers get all of them (UT-17).
          """,
        zh: """
          \(name) 没有收到手指 \(finger)：isMultipleTouchEnabled 为 false，一次只收一根手指（UT-16）。\
          它的手势识别器则能收到全部（UT-17）。
          """)
    case .exclusive(let view, let isItself):
      return Bilingual(
        en: isItself
          ? """
          \(name) never received the touch: its own isExclusiveTouch is true, and another view had \
          a finger already (UT-20).
          """
          : """
          \(name) never received the touch: isExclusiveTouch of `\(view.text)`, which had a finger, \
          is true (UT-20).
          """,
        zh: isItself
          ? "\(name) 没有收到触摸：它自己的 isExclusiveTouch 为 true，而别的视图上已有手指（UT-20）。"
          : "\(name) 没有收到触摸：已有手指的 `\(view.text)` 的 isExclusiveTouch 为 true（UT-20）。")
    case .ignored(let isOver):
      return Bilingual(
        en: isOver
          ? """
          The touch was dropped: beginIgnoringInteractionEvents was in force when the finger went \
          down; what began then stays dead (UT-26, UT-27).
          """
          : "The touch was dropped: beginIgnoringInteractionEvents is in force (UT-26).",
        zh: isOver
          ? "触摸被丢弃：手指按下时 beginIgnoringInteractionEvents 正在生效；那时开始的触摸一直无效（UT-26、UT-27）。"
          : "触摸被丢弃：beginIgnoringInteractionEvents 正在生效（UT-26）。")
    case .ignoredInTransition(let isOver):
      return Bilingual(
        en: isOver
          ? """
          The touch was dropped: a transition was under way when the finger went down; what began \
          then stays dead (VC-64, UT-27).
          """
          : """
          The touch was dropped: the transition that \(name) animates is not over, as it has not \
          called completeTransition(_:) (VC-64).
          """,
        zh: isOver
          ? "触摸被丢弃：手指按下时转场正在进行；那时开始的触摸一直无效（VC-64、UT-27）。"
          : "触摸被丢弃：\(name) 的转场还没有结束，因为它还没有调用 completeTransition(_:)（VC-64）。")
    case .nobodyHit(let point):
      return Bilingual(
        en:
          "Nobody got the touch at \(Numbers.point(point)): every window answered with nil (WN-5).",
        zh: "\(Numbers.point(point)) 处的触摸没有视图收到：每个窗口都返回了 nil（WN-5）。")
    default: return control(name)
    }
  }

  private func scrolledAway(
    _ name: String, _ scrollView: ObjectName, _ way: Double, _ of: Double, _ within: Double,
    _ hadTouch: Bool
  ) -> Bilingual {
    let list = "`\(scrollView.text)`"
    let (moved, limit) = (Numbers.text((way * 10).rounded() / 10), Numbers.text(within))
    if hadTouch {
      return Bilingual(
        en: """
          \(name) got the touch, but at \(seconds) s the finger had moved \(moved) points: the pan \
          of \(list) began and took it, since \(name) is no control (SC-8).
          """,
        zh: """
          \(name) 收到了触摸，但 \(seconds) 秒时手指已移动 \(moved) 点：\(list) 的拖移开始并取走了触摸，\
          因为 \(name) 不是控件（SC-8）。
          """)
    }
    return Bilingual(
      en: """
        \(name) never received the touch: the finger moved \(moved) points within \(limit) s, so \
        the pan of \(list) began before the touch was passed on (SC-2). Scrolling that starts on a \
        button is meant to do that; with delaysContentTouches false a drag that starts on one no \
        longer scrolls (SC-6, SC-8).
        """,
      zh: """
        \(name) 根本没收到触摸：\(limit) 秒内手指移动了 \(moved) 点，\(list) 的拖移先开始（SC-2）。\
        从按钮上开始滚动本来就是这样；若 delaysContentTouches 为 false，从按钮上开始的拖动就不再滚动（SC-6、SC-8）。
        """)
  }
}

extension TakingRecognizer {
  /// The reason why it recognized, in brackets.
  var because: Bilingual {
    guard let cause else { return Bilingual(en: "", zh: "") }
    let words = cause.wording
    return Bilingual(en: " (\(words.en))", zh: "（\(words.zh)）")
  }

  fileprivate var isSingleTap: Bool {
    if case .taps(1, 1, _)? = cause { true } else { false }
  }
}

extension HandledWay {
  package var wording: Bilingual {
    switch self {
    case .on(let line): Bilingual(en: "`\(line)`", zh: " `\(line)` ")
    case .script(let place):
      Bilingual(
        en: "\(place.className) line \(place.line)", zh: " \(place.className) 第 \(place.line) 行")
    case .native: Bilingual(en: "UIKit's own code", zh: " UIKit 自己的代码")
    }
  }
}

extension ReceivedAction {
  fileprivate var wording: Bilingual {
    switch self {
    case .send(let selector, let target):
      Bilingual(en: "\(selector) went to `\(target.text)`", zh: "\(selector) 发给了 `\(target.text)`")
    case .line(let line): Bilingual(en: "`\(line)` ran", zh: "`\(line)` 已运行")
    case .closure: Bilingual(en: "a closure ran", zh: "一个闭包已运行")
    case .logged: Bilingual(en: "one target only logged it", zh: "一个目标只记入 log")
    }
  }
}

extension EventCure.Purpose {
  /// The condition under which the line after it applies.
  package var wording: Bilingual {
    switch self {
    case .mend: Bilingual(en: "type", zh: "输入")
    case .leaveOut: Bilingual(en: "or let its delegate refuse these touches", zh: "或者让它的代理拒绝这些触摸")
    case .fallThrough:
      Bilingual(en: "To let touches fall through instead, type", zh: "若想让触摸落到下面的视图，输入")
    case .both: Bilingual(en: "If both may recognize, type", zh: "若两个都可以识别，输入")
    case .prefer: Bilingual(en: "If this one is to be preferred, type", zh: "若要优先识别这一个，输入")
    case .ownRows: Bilingual(en: "To give it rows of its own, type", zh: "若要让它有自己的行，输入")
    case .own: Bilingual(en: "To give it one of its own, type", zh: "若要给它自己的识别器，输入")
    case .wait:
      Bilingual(en: "If only one of the two should recognize, type", zh: "若两个中只应识别一个，输入")
    case .onlyItself:
      Bilingual(
        en: "If only touches of its own view should count, and none of its subviews, type",
        zh: "若只应识别落在它自己视图上的触摸，不含子视图的，输入")
    case .atOnce: Bilingual(en: "If it should get the touch at once, type", zh: "若要立刻收到触摸，输入")
    case .goOn: Bilingual(en: "To see what becomes of it, type", zh: "要看后续，输入")
    case .unasked:
      Bilingual(
        en: "If the view may keep the touch as well (it is not asked then, GR-32), type",
        zh: "若视图也可以保留触摸（那时就不会询问它，GR-32），输入")
    case .withoutCode: Bilingual(en: "To leave that code out, type", zh: "若不需要那段代码，输入")
    case .settle: Bilingual(en: "To be right either way, type", zh: "无论哪种情况都正确的写法，输入")
    case .gesture: Bilingual(en: "a gesture that it takes", zh: "它能识别的手势")
    case .look: Bilingual(en: "more", zh: "更多")
    }
  }
}
