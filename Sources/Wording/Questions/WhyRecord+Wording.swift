import EventVocabulary
import Foundation
import Lettering
import Records

extension WhyRecord {
  /// The fact and its evidence: the decision, with numbers and rules.
  package var wording: Bilingual {
    let place = Numbers.point(point)
    switch cause {
    case .hit:
      return Bilingual(
        en: "`\(view.called)` gets the touch at \(place): it is the hit-test view.",
        zh: "`\(view.called)` 收到 \(place) 处的触摸：它就是命中视图。")
    case .hitButDisabled:
      return Bilingual(
        en: """
          `\(view.called)` is the hit-test view at \(place), but a touch there does nothing now: \
          isEnabled is false (CT-4). It is expected to hide what lies below it as well (CT-5, inferred).
          """,
        zh: """
          `\(view.called)` 正是 \(place) 处的命中视图，但 isEnabled 为 false，现在点它没有动作（CT-4）。\
          按推断它仍会挡住下面的视图（CT-5）。
          """)
    case .subviewHit(let subview):
      return Bilingual(
        en: """
          `\(view.called)` is asked and asks its subviews; `\(subview.called)`, which it holds, is the \
          hit-test view at \(place) (HT-1). Touches that `\(subview.called)` does not handle travel \
          up to `\(view.called)` (RC-13).
          """,
        zh: """
          `\(view.called)` 被询问，并询问了子视图；它里面的 `\(subview.called)` 是 \(place) 处的命中视图（HT-1）。\
          `\(subview.called)` 不处理的触摸会向上传递给 `\(view.called)`（RC-13）。
          """)
    case .outsideItself(let own, let bounds, _, _):
      return Bilingual(
        en: """
          The point is not in `\(view.called)`: \(place) is \(Numbers.point(own)) in its own \
          coordinates, outside its bounds \(Numbers.rectangle(bounds)) (HT-9, HT-10).
          """,
        zh: """
          该点不在 `\(view.called)` 里：\(place) 在它自己的坐标系中是 \(Numbers.point(own))，\
          在 bounds \(Numbers.rectangle(bounds)) 之外（HT-9、HT-10）。
          """)
    case .offScreen(let screen):
      return Bilingual(
        en: """
          \(place) is off the screen, which is \(Numbers.size(screen)) points: no finger can \
          be there.
          """,
        zh: "\(place) 在屏幕之外，屏幕大小是 \(Numbers.size(screen))：手指到不了那里。")
    case .refuses(let reason, let isDefault): return refusal(reason, isDefault)
    case .ancestorRefuses(let ancestor, let reason, let levels, let isDefault):
      return ancestorRefusal(ancestor, reason, levels, isDefault)
    case .outsideAncestor(let ancestor, let point, let bounds, let clips):
      return outside(ancestor, point, bounds, clips)
    case .emptyAncestor(let ancestor, let bounds):
      let isSelf = ancestor == view
      return Bilingual(
        en: """
          `\(view.called)` \(isSelf ? "is asked and refuses" : "is never asked"): \
          `\(ancestor.called)` is \(Numbers.size(bounds.size)) points, so no point is inside it \
          (HT-11, inferred). What it holds is drawn only because clipsToBounds is false.
          """,
        zh: """
          `\(view.called)` \(isSelf ? "被询问，但它拒绝" : "从未被询问")：`\(ancestor.called)` 的大小是 \
          \(Numbers.size(bounds.size))，任何点都不在其中（HT-11，推断）。\
          里面的视图能画出来，只是因为 clipsToBounds 为 false。
          """)
    case .covered(let cover, let parent, let shadowed, let returned, let code):
      return covered(cover, parent, shadowed, returned, code)
    case .otherWindow(let front, let level, let own, let ownLevel, let code):
      if let code { return otherWindow(front, code) }
      return Bilingual(
        en: """
          `\(view.called)` is never asked: the window `\(front.called)` (level \(Numbers.text(level))) \
          is in front of `\(own.called)` (\(Numbers.text(ownLevel))) and has answered already \
          (WN-1, WN-5).
          """,
        zh: """
          `\(view.called)` 从未被询问：窗口 `\(front.called)`（层级 \(Numbers.text(level))）位于 \
          `\(own.called)`（\(Numbers.text(ownLevel))）之上，并已作出回答（WN-1、WN-5）。
          """)
    case .ownCode(let owner, let line, let answer, let isPointInside, let isInView):
      return ownCode(owner, line, answer, isPointInside, isInView)
    case .script(let owner, let place, let decided, let answer, let isPointInside, let isInView):
      if let answer { return script(owner, place, answers: answer, isInView) }
      return script(owner, place, decided, isPointInside: isPointInside)
    case .drawnInFront(let owner, let other, let zPosition, let parent):
      return Bilingual(
        en: """
          zPosition \(Numbers.text(zPosition)) puts `\(owner.called)` in front on screen, but hit \
          testing follows the subviews of `\(parent.called)`: `\(other.called)` comes first (HT-8).
          """,
        zh: """
          zPosition \(Numbers.text(zPosition)) 让 `\(owner.called)` 画在前面，但命中测试按 \
          `\(parent.called)` 的 subviews 顺序进行：`\(other.called)` 先被询问（HT-8）。
          """)
    case .notInWindow(let topmost, let leaving): return notInWindow(topmost, leaving)
    case .windowNotShown(let window, let hasNoScene): return notShown(window, hasNoScene)
    case .changedMeanwhile(let result):
      let other = result.map { "`\($0.called)`" }
      return Bilingual(
        en: """
          Code that ran while the views were asked changed the hierarchy, so no decision about \
          `\(view.called)` alone sent the touch to \(other ?? "nobody"). hitTest may be called several \
          times for one touch and must change nothing (HT-23).
          """,
        zh: """
          询问视图期间运行的代码改变了视图层级，所以触摸\(other.map { "给了 \($0)" } ?? "没有给任何视图")，并不是由 \
          `\(view.called)` 的某个判断决定的。一次触摸可能多次调用 hitTest，它不应改变任何东西（HT-23）。
          """)
    case .singularTransform(let owner):
      return Bilingual(
        en: """
          The transform of `\(owner.called)` cannot be undone, so no point of the screen leads into \
          it: it is expected to be hit nowhere (GE-25, inferred).
          """,
        zh: "`\(owner.called)` 的 transform 不可逆，屏幕上没有点能换算进去：预计在任何地方都不会被命中（GE-25，推断）。")
    }
  }

  private func script(
    _ owner: ObjectName, _ place: ScriptPlace, _ decided: ScriptLine?, isPointInside: Bool
  ) -> Bilingual {
    let isSelf = owner == view
    let line = decided?.line ?? place.line
    var fact: String?
    for case .decided(let text, let result) in decided?.facts ?? [] {
      fact = "`\(text)` is \(decided?.language.word(result) ?? String(result))"
    }
    let reason = fact ?? (isPointInside ? "point(inside:) is false" : "hitTest returns nil")
    let rule = isPointInside ? "HT-4" : "HT-26"
    // The code of hitTest may have asked the view and ignored its answer.
    let fate =
      isPointInside
      ? Bilingual(en: "is never asked", zh: "从未被询问")
      : Bilingual(en: "does not get the touch", zh: "得不到触摸")
    return Bilingual(
      en: """
        `\(view.called)` \(isSelf ? "is asked and its own code refuses" : fate.en): \
        \(isSelf ? "" : "the code of `\(owner.called)` refuses: ")\(place.className) line \(line), \
        \(reason) (\(rule)). A point there is in `\(owner.called)`'s own coordinates (HT-1).
        """,
      zh: """
        `\(view.called)` \(isSelf ? "被询问，而它自己的代码拒绝" : fate.zh)：\
        \(isSelf ? "" : "`\(owner.called)` 的代码拒绝：")\(place.className) 第 \(line) 行，\
        \(reason.replacing(" is ", with: " 为 "))（\(rule)）。那里的 point 用 `\(owner.called)` 自己的坐标（HT-1）。
        """)
  }

  private func refusal(_ reason: RefusalReason, _ isDefault: Bool) -> Bilingual {
    let fact = reason.fact
    let more: Bilingual =
      switch reason {
      case .interactionDisabled where isDefault:
        Bilingual(
          en: "; that is the default of UIImageView and UILabel (UI-2)",
          zh: "，这是 UIImageView 和 UILabel 的默认值（UI-2）")
      case .transparent(let alpha) where alpha > 0.0099:
        Bilingual(
          en: " (HT-2); 0.01 itself is stored like this and refuses too (HT-14)",
          zh: "（HT-2）；0.01 本身就存成这个值，同样拒绝（HT-14）")
      default: Bilingual(en: " (\(reason.rule))", zh: "（\(reason.rule)）")
      }
    return Bilingual(
      en:
        "`\(view.called)` is asked but refuses: \(fact.en)\(more.en). Everything in it is cut off with it.",
      zh: "`\(view.called)` 被询问，但它拒绝：\(fact.zh)\(more.zh)。它里面的视图也随之收不到触摸。")
  }

  private func ancestorRefusal(
    _ ancestor: ObjectName, _ reason: RefusalReason, _ levels: Int, _ isDefault: Bool
  ) -> Bilingual {
    let fact = reason.fact
    let place =
      levels == 1
      ? Bilingual(en: "Its superview", zh: "父视图")
      : Bilingual(en: "`\(ancestor.called)`, \(levels) levels above it,", zh: "往上第 \(levels) 层的")
    let name = levels == 1 ? " `\(ancestor.called)`" : ""
    let rules =
      isDefault
      ? Bilingual(
        en: ", the default of \(ancestor.className) (UI-2, UI-5)",
        zh: "，这是 \(ancestor.className) 的默认值（UI-2、UI-5）")
      : Bilingual(en: " (\(reason.rule))", zh: "（\(reason.rule)）")
    return Bilingual(
      en: """
        `\(view.called)` is never asked. \(place.en)\(name) refuses for itself and all it holds: \
        \(fact.en)\(rules.en). The switches of `\(view.called)` itself do not help.
        """,
      zh: """
        `\(view.called)` 从未被询问。\(place.zh) `\(ancestor.called)` 连同其全部子视图一起拒绝：\
        \(fact.zh)\(rules.zh)。改动 `\(view.called)` 自己的开关没有用。
        """)
  }

  private func outside(
    _ ancestor: ObjectName, _ point: CGPoint, _ bounds: CGRect, _ clips: Bool
  ) -> Bilingual {
    let gap = Self.gap(point, bounds)
    return Bilingual(
      en: """
        `\(view.called)` is never asked: \(Numbers.point(self.point)) is \(Numbers.point(point)) in \
        `\(ancestor.called)`, \(gap.en), so its point(inside:) is false (HT-4). That `\(view.called)` is \(clips ? "cut off" : "drawn") \
        there changes nothing (HT-16).
        """,
      zh: """
        `\(view.called)` 从未被询问：\(Numbers.point(self.point)) 在 `\(ancestor.called)` 中是 \
        \(Numbers.point(point))，\(gap.zh)，所以 point(inside:) 为 false（HT-4）。\
        `\(view.called)` 在那里\(clips ? "被裁掉" : "照样画出来")，但这不影响触摸（HT-16）。
        """)
  }

  /// The distance of a point from bounds, on the side where it is greatest.
  private static func gap(_ point: CGPoint, _ bounds: CGRect) -> Bilingual {
    let area = Numbers.rectangle(bounds)
    let sides: [(gap: Double, en: String, zh: String)] = [
      (bounds.minX - point.x, "left of", "左边缘"), (point.x - bounds.maxX, "right of", "右边缘"),
      (bounds.minY - point.y, "above", "上边缘"), (point.y - bounds.maxY, "below", "下边缘"),
    ]
    guard let most = sides.max(by: { $0.gap < $1.gap }), most.gap > 0 else {
      return Bilingual(
        en: "on the far edge of its bounds \(area), which is not inside (HT-10)",
        zh: "正好在 bounds \(area) 的右边缘或下边缘上，边缘不算内部（HT-10）")
    }
    let points = Numbers.text(most.gap)
    return Bilingual(
      en: "\(points) \(points == "1" ? "point" : "points") \(most.en) its bounds \(area)",
      zh: "超出 bounds \(area) 的\(most.zh) \(points) 点")
  }
}
