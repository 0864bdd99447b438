import Foundation
import Records

// Why a control acted or not, in words.

extension EventFinding {
  /// What is said of a control or a scroll view.
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
    case .unheard(let event, let registered):
      let others = registered.joined(separator: ", ")
      return Bilingual(
        en: """
          Nothing is wrong with the touch: \(name) is the hit-test view and sent \(event), but \
          nobody is registered for it\(registered.isEmpty ? "" : ", only for \(others)") (CT-20).
          """,
        zh: """
          触摸没有问题：\(name) 是命中视图，也发出了 \(event)，但没有人登记\
          \(registered.isEmpty ? "" : "，只登记了 \(registered.joined(separator: "、"))")（CT-20）。
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
          \(name) sent \(selector), but nobody along the responder chain has a method of that name \
          (TA-6).
          """,
        zh: "\(name) 发出了 \(selector)，但响应者链上没有对象有这个方法（TA-6）。")
    case .scrolled(let way):
      return Bilingual(
        en:
          "\(name) scrolled: its content moved by \(Numbers.text((way * 10).rounded() / 10)) points (SC-1).",
        zh: "\(name) 滚动了：内容移动了 \(Numbers.text((way * 10).rounded() / 10)) 点（SC-1）。")
    default: return recognizer(name)
    }
  }
}
