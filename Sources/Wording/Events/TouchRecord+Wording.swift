import Foundation
import Lettering
import Records

extension TouchRecord {
  /// The view that the touch goes to, and the decision that sent it there.
  package var wording: Bilingual {
    let place = Numbers.point(point)
    if result == nil, others.isEmpty, furtherOthers == 0 {
      return Bilingual(
        en: "Nobody gets the touch at \(place): no window is on the screen (WN-5).",
        zh: "\(place) 处的触摸没有视图收到：屏幕上没有窗口（WN-5）。")
    }
    guard let result else {
      return Bilingual(
        en: "Nobody gets the touch at \(place): every window answered with nil (WN-5).",
        zh: "\(place) 处的触摸没有视图收到：每个窗口都返回了 nil（WN-5）。")
    }
    let disabled =
      isDisabled
      ? Bilingual(
        en: " It does nothing, because isEnabled is false (CT-4).",
        zh: "它的 isEnabled 为 false，所以没有动作（CT-4）。") : Bilingual(en: "", zh: "")
    if let giver, let code {
      return Bilingual(
        en: """
          The touch at \(place) goes to `\(result.called)`: the code of `\(giver.called)` answers \
          with it, \(code.wording.en) (HT-26).\(disabled.en)
          """,
        zh: """
          \(place) 处的触摸给了 `\(result.called)`：`\(giver.called)` 的代码这样回答，\
          \(code.wording.zh)（HT-26）。\(disabled.zh)
          """)
    }
    return Bilingual(
      en: """
        The touch at \(place) goes to `\(result.called)`: it contains the point, and neither a \
        subview of it nor anything in front of it answered (HT-5, HT-6).\(disabled.en)
        """,
      zh: """
        \(place) 处的触摸给了 `\(result.called)`：它含有该点，它的子视图和位于它之上的视图都没有作出回答\
        （HT-5、HT-6）。\(disabled.zh)
        """)
  }

  /// The command that most likely answers the learner's next question.
  package var line: String? {
    likely.map { "why \($0.text) at \(Numbers.text(point.x)) \(Numbers.text(point.y))" }
  }
}

extension TouchRecord.Other {
  /// The first decision against the touch, in a few words.
  package var wording: Bilingual {
    if case .outsideItself = cause {
      return Bilingual(en: "the point is outside its bounds", zh: "该点在它的 bounds 之外")
    }
    return cause.brief ?? Bilingual(en: "asked, but not the result", zh: "被询问，但不是结果")
  }
}
