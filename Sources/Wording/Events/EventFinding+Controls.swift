import EventVocabulary
import Foundation
import Lettering
import Records

// The wording of why a control acted or not.

extension EventFinding {
  /// The explanation for a control or a scroll view.
  func control(_ name: String) -> Bilingual {
    switch reason {
    case .disabled:
      return Bilingual(
        en: """
          \(name) is the hit-test view; it does nothing because isEnabled is false (CT-4). It is \
          expected to hide what lies below it as well (CT-5, inferred).
          """,
        zh: """
          \(name) 正是命中视图；isEnabled 为 false，所以没有动作（CT-4）；按推断它仍会挡住下面的视图（CT-5）。
          """)
    case .stoppedTracking(let cause, let sent):
      return Self.stoppedTracking(name, cause, sent, seconds)
    case .hitInsideControl(let control): return Self.hitInside(name, "`\(control.called)`")
    case .refusesRecognizers(let refused, let way):
      let names = refused.map { "`\($0.called)`" }
      let code = way.wording
      return Bilingual(
        en: """
          \(name) kept \(names.joined(separator: ", ")) from recognizing: its \
          gestureRecognizerShouldBegin(_:) returned false: \(code.en) (GR-32).
          """,
        zh: """
          \(name) 不让 \(names.joined(separator: "、")) 识别：它的 gestureRecognizerShouldBegin(_:) \
          返回了 false，见\(code.zh)（GR-32）。
          """)
    case .unheard(let event, let registered, let lifted):
      let others = registered.joined(separator: ", ")
      let lift = lifted?.sentence
      return Bilingual(
        en: """
          Nothing is wrong with the touch: \(name) is the hit-test view and sent \(event), but \
          no target is registered for it\(registered.isEmpty ? "" : ", only for \(others)") (CT-20).\
          \(lift.map { " \($0.en)" } ?? "")
          """,
        zh: """
          触摸没有问题：\(name) 是命中视图，也发出了 \(event)，但没有人注册\
          \(registered.isEmpty ? "" : "，只注册了 \(registered.joined(separator: "、"))")（CT-20）。\
          \(lift?.zh ?? "")
          """)
    case .liftedOutside(let distance, let allowed):
      let (far, most) = (Numbers.text((distance * 10).rounded() / 10), Numbers.text(allowed))
      return Bilingual(
        en: """
          \(name) tracked the finger, which was lifted \(far) points outside: touchUpOutside, not \
          touchUpInside. Up to about \(most) points still count as inside (CT-14, CT-15).
          """,
        zh: """
          \(name) 一直在跟踪手指，但手指在它外面 \(far) 点处抬起：发出 touchUpOutside，而不是 touchUpInside。\
          超出约 \(most) 点以内仍算内部（CT-14、CT-15）。
          """)
    case .stillDown(let finger, _):
      return Bilingual(
        en:
          "\(name) tracks finger \(finger), which is still down: touchUpInside comes when it is lifted (CT-14).",
        zh: "\(name) 正在跟踪手指 \(finger)，手指还没有抬起：抬起时才发出 touchUpInside（CT-14）。")
    case .ownCode(let way):
      let code = way.wording
      return Bilingual(
        en: """
          \(name) got the touch, but \(code.en) answers and does not call super: UIControl's own \
          touchesBegan, which tracks the finger, never ran, and no event was sent (CT-8).
          """,
        zh: """
          \(name) 收到了触摸，但由\(code.zh)处理且没有调用 super：负责跟踪手指的 UIControl 自己的 \
          touchesBegan 没有运行，也就不发出任何事件（CT-8）。
          """)
    case .ownCodeAtEnd(let way):
      let code = way.wording
      return Bilingual(
        en: """
          \(name) tracked the finger, but when it was lifted \(code.en) answered and did not call \
          super: UIControl's own touchesEnded, which sends touchUpInside, never ran (CT-8).
          """,
        zh: """
          \(name) 跟踪了手指，但抬起时由\(code.zh)处理且没有调用 super：负责发出 touchUpInside 的 \
          UIControl 自己的 touchesEnded 没有运行（CT-8）。
          """)
    case .notTracked:
      return Bilingual(
        en: """
          \(name) got the touch, but did not track the finger: beginTracking(_:with:) is false, so \
          it sends no event (CT-9).
          """,
        zh: "\(name) 收到了触摸，但没有跟踪手指：beginTracking(_:with:) 为 false，所以不发出事件（CT-9）。")
    case .nobodyActs(let selector):
      return Bilingual(
        en: """
          \(name) sent \(selector), but no object along the responder chain has a method of that name \
          (TA-6).
          """,
        zh: "\(name) 发出了 \(selector)，但响应者链上没有对象有这个方法（TA-6）。")
    case .didNotScroll(let pan, let cause, let content):
      return didNotScroll(name, pan, cause, content)
    case .targetGone(let selectors, let event):
      let actions = selectors.joined(separator: ", ")
      let sent =
        event.map { Bilingual(en: "sent \($0)", zh: "发出了 \($0)") }
        ?? Bilingual(en: "did recognize at \(seconds) s", zh: "在 \(seconds) 秒识别成功")
      return Bilingual(
        en: """
          \(name) \(sent.en), but \(actions) goes nowhere: the target is gone, because \(name) does \
          not retain it and nothing else did (CT-21). Keep the target in a property that lives as \
          long, then add it again.
          """,
        zh: """
          \(name) \(sent.zh)，但 \(actions) 无处可去：目标已不存在，因为 \(name) 不持有目标，别处也没有人持有它\
          （CT-21）。请用生命期同样长的属性持有目标，再重新添加。
          """)
    case .scrolled(let way):
      return Bilingual(
        en:
          "\(name) scrolled: its content moved by \(Numbers.text((way * 10).rounded() / 10)) points (SC-1).",
        zh: "\(name) 滚动了：内容移动了 \(Numbers.text((way * 10).rounded() / 10)) 点（SC-1）。")
    default: return recognizer(name)
    }
  }

  private func didNotScroll(
    _ name: String, _ pan: ObjectName, _ cause: GestureReason<ObjectName>, _ content: ObjectName?
  ) -> Bilingual {
    if case .refusedByScrollView = cause, let content {
      return Bilingual(
        en: """
          \(name) did not scroll: its pan failed at \(seconds) s, as `\(content.called)` tracks the \
          touch already and stays with it: canCancelContentTouches is false, or \
          touchesShouldCancel(in:) is, as it is for a UIControl (SC-7, SC-8).
          """,
        zh: """
          \(name) 没有滚动：它的拖移手势在 \(seconds) 秒失败，因为 `\(content.called)` 已在跟踪触摸且不放手：\
          canCancelContentTouches 为 false，或 touchesShouldCancel(in:) 为 false（对 UIControl 默认如此）\
          （SC-7、SC-8）。
          """)
    }
    let reason = EventFinding(pan, at: time, .failed(cause, of: nil)).wording
    return Bilingual(
      en: "\(name) did not scroll. \(reason.en)", zh: "\(name) 没有滚动。\(reason.zh)")
  }

  private static func stoppedTracking(
    _ name: String, _ cause: TrackingEnd<ObjectName>, _ sent: [String], _ seconds: String
  ) -> Bilingual {
    let events = sent.joined(separator: ", ")
    let before =
      sent.isEmpty
      ? Bilingual(en: "tracked the finger", zh: "跟踪了手指")
      : Bilingual(en: "tracked the finger and sent \(events)", zh: "跟踪了手指，发出了 \(events)")
    switch cause {
    case .disabled, .notInteractive:
      let property = cause == .disabled ? "isEnabled" : "isUserInteractionEnabled"
      return Bilingual(
        en: """
          \(name) \(before.en). At \(seconds) s its \(property) became false: tracking was cancelled, \
          and it sent nothing more for that touch (CT-30, inferred).
          """,
        zh: """
          \(name) \(before.zh)。\(seconds) 秒时它的 \(property) 变为 false：跟踪被取消，这次触摸不再发出\
          任何事件（CT-30，推断）。
          """)
    case .touchLost(let view):
      return Bilingual(
        en: """
          \(name) \(before.en). At \(seconds) s `\(view.text)`, which the touch hit, lost the touch \
          or left \(name): tracking was cancelled (UT-4).
          """,
        zh: """
          \(name) \(before.zh)。\(seconds) 秒时触摸命中的 `\(view.text)` 失去了触摸，或离开了 \(name)：\
          跟踪被取消（UT-4）。
          """)
    }
  }

  private static func hitInside(_ name: String, _ control: String) -> Bilingual {
    Bilingual(
      en: """
        Not settled (CT-29): whether \(control) hears of a touch that hit \(name), a plain view in it. \
        Here it does, as touches go up the chain (RC-13); two reports from devices say that it sends \
        nothing. Do not build on either.
        """,
      zh: """
        尚无定论（CT-29）：触摸命中 \(control) 里的普通视图 \(name) 时，\(control) 是否收到。这里按触摸沿链\
        上传处理（RC-13），它会收到；而两份来自设备的报告说它什么也不发出。两者都不要依赖。
        """)
  }
}
