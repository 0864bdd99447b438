import EventVocabulary
import Foundation
import Lettering
import Records

extension WhyRecord {
  /// The wording for a view in front that answered first, by UIKit's own rules or by the user's
  /// code.
  func covered(
    _ cover: ObjectName, _ parent: ObjectName, _ shadowed: ObjectName, _ returned: ObjectName,
    _ code: CodeOrigin?
  ) -> Bilingual {
    let whose =
      shadowed == view
      ? Bilingual(en: "in front of it", zh: "位于它之上")
      : Bilingual(
        en: "in front of `\(shadowed.called)`, which contains it,",
        zh: "位于包含它的 `\(shadowed.called)` 之上")
    let what =
      returned == cover
      ? Bilingual(en: "returned itself", zh: "返回了自己")
      : Bilingual(en: "returned `\(returned.called)`", zh: "返回了 `\(returned.called)`")
    if let code {
      return Bilingual(
        en: """
          `\(view.called)` is never asked: `\(cover.called)`, \(whose.en) among the subviews of \
          `\(parent.called)`, \(what.en), as its code says: \(code.wording.en). The first answer is \
          taken (HT-5, HT-26).
          """,
        zh: """
          `\(view.called)` 从未被询问：在 `\(parent.called)` 的子视图中，\(whose.zh)的 `\(cover.called)` \
          按自己的代码\(what.zh)：\(code.wording.zh)。第一个回答即为结果（HT-5、HT-26）。
          """)
    }
    return Bilingual(
      en: """
        `\(view.called)` is never asked: `\(cover.called)`, \(whose.en) among the subviews of \
        `\(parent.called)`, contains \(Numbers.point(point)) and \(what.en). A clear background or \
        missing touch code does not let touches through (HT-5, HT-6).
        """,
      zh: """
        `\(view.called)` 从未被询问：在 `\(parent.called)` 的子视图中，\(whose.zh)的 `\(cover.called)` 含有 \
        \(Numbers.point(point))，并\(what.zh)。背景透明、没有实现 touches 方法，都不会让触摸穿过去（HT-5、HT-6）。
        """)
  }

  /// The wording for a window in front whose own code answered.
  func otherWindow(_ front: ObjectName, _ code: CodeOrigin) -> Bilingual {
    Bilingual(
      en: """
        `\(view.called)` is never asked: the window `\(front.called)`, asked before its own, answers by \
        its code: \(code.wording.en) (WN-5, HT-26).
        """,
      zh: """
        `\(view.called)` 从未被询问：先被询问的窗口 `\(front.called)` 由自己的代码作出了回答：\
        \(code.wording.zh)（WN-5、HT-26）。
        """)
  }

  /// The wording for a fixed answer that a line gave a view.
  func ownCode(
    _ owner: ObjectName, _ line: String, _ answer: ObjectName?, _ isPointInside: Bool,
    _ isInView: Bool
  ) -> Bilingual {
    let isSelf = owner == view
    let rule = isPointInside ? "HT-4" : "HT-26"
    if isInView, let answer {
      return Bilingual(
        en: """
          `\(view.called)` is asked and asks its subviews; `\(owner.called)`, which it holds, gives the \
          touch away: the line `\(line)` answers with `\(answer.called)` (\(rule)).
          """,
        zh: """
          `\(view.called)` 被询问，并询问了子视图；它里面的 `\(owner.called)` 把触摸让给了别的视图：\
          `\(line)` 这一行回答 `\(answer.called)`（\(rule)）。
          """)
    }
    return Bilingual(
      en: """
        `\(view.called)` \(isSelf ? "is asked, and its own answer decides" : "is never asked"): \
        the line `\(line)` answers for `\(owner.called)`\(isSelf ? "" : " and all that it holds") \
        (\(rule)).
        """,
      zh: """
        `\(view.called)` \(isSelf ? "被询问，由它自己的回答决定" : "从未被询问")：\
        `\(line)` 这一行代替 `\(owner.called)` \(isSelf ? "" : "及其全部子视图")作了回答（\(rule)）。
        """)
  }

  /// The wording for a script's `hitTest` that returned another view.
  func script(
    _ owner: ObjectName, _ place: ScriptPlace, answers answer: ObjectName, _ isInView: Bool
  ) -> Bilingual {
    let isSelf = owner == view
    let line = "\(place.className) line \(place.line)"
    if isInView {
      return Bilingual(
        en: """
          `\(view.called)` is asked and asks its subviews; `\(owner.called)`, which it holds, gives the \
          touch away: \(line), hitTest returns `\(answer.called)` (HT-26).
          """,
        zh: """
          `\(view.called)` 被询问，并询问了子视图；它里面的 `\(owner.called)` 把触摸让给了别的视图：\
          \(place.className) 第 \(place.line) 行，hitTest 返回 `\(answer.called)`（HT-26）。
          """)
    }
    return Bilingual(
      en: """
        `\(view.called)` \(isSelf ? "is asked and its own code answers" : "does not get the touch"): \
        \(isSelf ? "" : "the code of `\(owner.called)` answers: ")\(line), \
        hitTest returns `\(answer.called)` (HT-26).
        """,
      zh: """
        `\(view.called)` \(isSelf ? "被询问，由它自己的代码回答" : "得不到触摸")：\
        \(isSelf ? "" : "由 `\(owner.called)` 的代码回答：")\(place.className) 第 \(place.line) 行，\
        hitTest 返回 `\(answer.called)`（HT-26）。
        """)
  }

  func notInWindow(_ topmost: ObjectName?, _ leaving: Leaving) -> Bilingual {
    let what = topmost.map { "`\($0.called)`, which contains it," }
    let whatChinese = topmost.map { "包含它的 `\($0.called)` " }
    let how: Bilingual =
      switch leaving {
      case .never:
        Bilingual(
          en: topmost == nil
            ? "it was never added to one" : "\(what ?? "it") was never added to one",
          zh: topmost == nil ? "从未被加进去" : "\(whatChinese ?? "")从未被加进去")
      case .line(let line):
        Bilingual(
          en: "\(what ?? "it") left it with `\(line)`", zh: "\(whatChinese ?? "")因 `\(line)` 而离开")
      case .unknown:
        Bilingual(
          en: topmost == nil
            ? "no touch can reach it" : "and neither is \(what ?? "it") so no touch can reach it",
          zh: topmost == nil ? "触摸到不了它" : "\(whatChinese ?? "")也不在，触摸到不了它")
      }
    return Bilingual(
      en: "`\(view.called)` is in no window: \(how.en). Only views in a window are asked (WN-5).",
      zh: "`\(view.called)` 不在任何窗口里：\(how.zh)。只有窗口里的视图会被询问（WN-5）。")
  }

  func notShown(_ window: ObjectName, _ hasNoScene: Bool) -> Bilingual {
    let isSelf = window == view
    let which = isSelf ? "`\(view.called)`" : "its window `\(window.called)`"
    let whichChinese = isSelf ? "`\(view.called)`" : "它的窗口 `\(window.called)`"
    if hasNoScene {
      return Bilingual(
        en: """
          `\(view.called)` is never asked: \(which) has no windowScene, and so is on no screen in an \
          app with scenes (WN-9).
          """,
        zh: "`\(view.called)` 从未被询问：\(whichChinese) 没有 windowScene，在使用场景的 App 里不会出现在屏幕上（WN-9）。")
    }
    return Bilingual(
      en:
        "`\(view.called)` is never asked: \(which) was never shown. A new window is hidden (WN-4).",
      zh: "`\(view.called)` 从未被询问：\(whichChinese) 从未显示过。新建的窗口是隐藏的（WN-4）。")
  }
}

extension CodeOrigin {
  /// The kind of code, and its location.
  package var wording: Bilingual {
    switch self {
    case .line(let line): Bilingual(en: "`\(line)`", zh: "`\(line)`")
    case .script(let place):
      Bilingual(
        en: "\(place.className) line \(place.line)", zh: "\(place.className) 第 \(place.line) 行")
    }
  }
}
