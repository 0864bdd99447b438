import Foundation
import Records

extension WhyRecord {
  /// The fact and its evidence: what decided, with numbers and rules.
  package var wording: Bilingual {
    let place = Numbers.point(point)
    switch cause {
    case .hit:
      return Bilingual(
        en: "`\(view.text)` gets the touch at \(place): it is the hit-test view.",
        zh: "`\(view.text)` 收到 \(place) 处的触摸：它就是命中视图。")
    case .hitButDisabled:
      return Bilingual(
        en: """
          `\(view.text)` is the hit-test view at \(place); it does nothing because isEnabled is \
          false (CT-4). It is expected to hide what lies below it as well (CT-5, inferred).
          """,
        zh: """
          `\(view.text)` 正是 \(place) 处的命中视图；isEnabled 为 false，所以没有动作（CT-4）。\
          按推断它仍会挡住下面的视图（CT-5）。
          """)
    case .subviewHit(let subview):
      return Bilingual(
        en: """
          `\(view.text)` is asked and asks its subviews; `\(subview.text)`, which it holds, is the \
          hit-test view at \(place) (HT-1). Touches that `\(subview.text)` does not handle travel \
          up to `\(view.text)` (RC-13).
          """,
        zh: """
          `\(view.text)` 被询问，并询问了子视图；它里面的 `\(subview.text)` 是 \(place) 处的命中视图（HT-1）。\
          `\(subview.text)` 不处理的触摸会向上传递给 `\(view.text)`（RC-13）。
          """)
    case .outsideItself(let own, let bounds):
      return Bilingual(
        en: """
          The point is not in `\(view.text)`: \(place) is \(Numbers.point(own)) in its own \
          coordinates, outside its bounds \(Numbers.rectangle(bounds)) (HT-9, HT-10).
          """,
        zh: """
          该点不在 `\(view.text)` 里：\(place) 在它自己的坐标系中是 \(Numbers.point(own))，\
          在 bounds \(Numbers.rectangle(bounds)) 之外（HT-9、HT-10）。
          """)
    case .offScreen(let screen):
      return Bilingual(
        en: """
          \(place) is off the screen, which is \(Numbers.size(screen)) points large: no finger can \
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
          `\(view.text)` \(isSelf ? "is asked and refuses" : "is never asked"): \
          `\(ancestor.text)` is \(Numbers.size(bounds.size)) points large, so no point is inside it \
          (HT-11, inferred). What it holds is drawn only because clipsToBounds is false.
          """,
        zh: """
          `\(view.text)` \(isSelf ? "被询问，但它拒绝" : "从未被询问")：`\(ancestor.text)` 的大小是 \
          \(Numbers.size(bounds.size))，任何点都不在其中（HT-11，推断）。\
          里面的视图能画出来，只是因为 clipsToBounds 为 false。
          """)
    case .covered(let cover, let parent, let shadowed, let returned):
      return covered(cover, parent, shadowed, returned)
    case .otherWindow(let front, let level, let own, let ownLevel):
      return Bilingual(
        en: """
          `\(view.text)` is never asked: the window `\(front.text)` (level \(Numbers.text(level))) \
          is in front of `\(own.text)` (\(Numbers.text(ownLevel))) and has answered already \
          (WN-1, WN-5).
          """,
        zh: """
          `\(view.text)` 从未被询问：窗口 `\(front.text)`（层级 \(Numbers.text(level))）位于 \
          `\(own.text)`（\(Numbers.text(ownLevel))）之上，并已作出回答（WN-1、WN-5）。
          """)
    case .ownCode(let owner, let line, let isPointInside):
      let isSelf = owner == view
      let rule = isPointInside ? "HT-4" : "HT-26"
      return Bilingual(
        en: """
          `\(view.text)` \(isSelf ? "is asked, and its own answer decides" : "is never asked"): \
          the line `\(line)` answers for `\(owner.text)`\(isSelf ? "" : " and all that it holds") \
          (\(rule)).
          """,
        zh: """
          `\(view.text)` \(isSelf ? "被询问，由它自己的回答决定" : "从未被询问")：\
          `\(line)` 这一行代替 `\(owner.text)` \(isSelf ? "" : "及其全部子视图")作了回答（\(rule)）。
          """)
    case .script(let owner, let place, let decided, let answer, let isPointInside):
      if let answer { return script(owner, place, answers: answer) }
      return script(owner, place, decided, isPointInside: isPointInside)
    case .drawnInFront(let owner, let other, let zPosition, let parent):
      return Bilingual(
        en: """
          zPosition \(Numbers.text(zPosition)) puts `\(owner.text)` in front on screen, but hit \
          testing follows the subviews of `\(parent.text)`: `\(other.text)` comes first (HT-8).
          """,
        zh: """
          zPosition \(Numbers.text(zPosition)) 让 `\(owner.text)` 画在前面，但命中测试按 \
          `\(parent.text)` 的 subviews 顺序进行：`\(other.text)` 先被询问（HT-8）。
          """)
    case .notInWindow(let topmost):
      let holder = topmost.map { ", and neither is `\($0.text)`, which holds it" } ?? ""
      let above = topmost.map { "，包含它的 `\($0.text)` 也不在" } ?? ""
      return Bilingual(
        en: "`\(view.text)` is in no window\(holder): no touch can reach it.",
        zh: "`\(view.text)` 不在任何窗口里\(above)：触摸到不了它。")
    case .singularTransform(let owner):
      return Bilingual(
        en: """
          The transform of `\(owner.text)` cannot be undone, so no point of the screen leads into \
          it: it is expected to be hit nowhere (GE-25, inferred).
          """,
        zh: "`\(owner.text)` 的 transform 不可逆，屏幕上没有点能换算进去：预计在任何地方都不会被命中（GE-25，推断）。")
    }
  }

  /// A script's `hitTest` that answered with a view without asking the way down.
  private func script(
    _ owner: ObjectName, _ place: ScriptPlace, answers answer: ObjectName
  ) -> Bilingual {
    let isSelf = owner == view
    return Bilingual(
      en: """
        `\(view.text)` \(isSelf ? "is asked and its own code answers" : "is never asked"): \
        \(isSelf ? "" : "the code of `\(owner.text)` answers: ")\(place.className) line \
        \(place.line), hitTest returns `\(answer.text)` (HT-26).
        """,
      zh: """
        `\(view.text)` \(isSelf ? "被询问，由它自己的代码回答" : "从未被询问")：\
        \(isSelf ? "" : "由 `\(owner.text)` 的代码回答：")\(place.className) 第 \(place.line) 行，\
        hitTest 返回 `\(answer.text)`（HT-26）。
        """)
  }

  private func script(
    _ owner: ObjectName, _ place: ScriptPlace, _ decided: ScriptLine?, isPointInside: Bool
  ) -> Bilingual {
    let isSelf = owner == view
    let line = decided?.line ?? place.line
    var fact: String?
    for case .decided(let text, let result) in decided?.facts ?? [] {
      fact = "`\(text)` is \(result)"
    }
    let reason = fact ?? (isPointInside ? "point(inside:) is false" : "hitTest returns nil")
    let rule = isPointInside ? "HT-4" : "HT-26"
    return Bilingual(
      en: """
        `\(view.text)` \(isSelf ? "is asked and its own code refuses" : "is never asked"): \
        \(isSelf ? "" : "the code of `\(owner.text)` refuses: ")\(place.className) line \(line), \
        \(reason) (\(rule)). A point there is in `\(owner.text)`'s own coordinates (HT-1).
        """,
      zh: """
        `\(view.text)` \(isSelf ? "被询问，而它自己的代码拒绝" : "从未被询问")：\
        \(isSelf ? "" : "`\(owner.text)` 的代码拒绝：")\(place.className) 第 \(line) 行，\
        \(reason.replacing(" is ", with: " 为 "))（\(rule)）。那里的 point 用 `\(owner.text)` 自己的坐标（HT-1）。
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
        "`\(view.text)` is asked but refuses: \(fact.en)\(more.en). Everything in it is cut off with it.",
      zh: "`\(view.text)` 被询问，但它拒绝：\(fact.zh)\(more.zh)。它里面的视图也随之收不到触摸。")
  }

  private func ancestorRefusal(
    _ ancestor: ObjectName, _ reason: RefusalReason, _ levels: Int, _ isDefault: Bool
  ) -> Bilingual {
    let fact = reason.fact
    let place =
      levels == 1
      ? Bilingual(en: "Its superview", zh: "父视图")
      : Bilingual(en: "`\(ancestor.text)`, \(levels) levels above it,", zh: "往上第 \(levels) 层的")
    let name = levels == 1 ? " `\(ancestor.text)`" : ""
    let rules =
      isDefault
      ? Bilingual(
        en: ", the default of \(ancestor.className) (UI-2, UI-5)",
        zh: "，这是 \(ancestor.className) 的默认值（UI-2、UI-5）")
      : Bilingual(en: " (\(reason.rule))", zh: "（\(reason.rule)）")
    return Bilingual(
      en: """
        `\(view.text)` is never asked. \(place.en)\(name) refuses for itself and all it holds: \
        \(fact.en)\(rules.en). The switches of `\(view.text)` itself do not help.
        """,
      zh: """
        `\(view.text)` 从未被询问。\(place.zh) `\(ancestor.text)` 连同其全部子视图一起拒绝：\
        \(fact.zh)\(rules.zh)。改动 `\(view.text)` 自己的开关没有用。
        """)
  }

  private func outside(
    _ ancestor: ObjectName, _ point: CGPoint, _ bounds: CGRect, _ clips: Bool
  ) -> Bilingual {
    let gap = Self.gap(point, bounds)
    return Bilingual(
      en: """
        `\(view.text)` is never asked: \(Numbers.point(self.point)) is \(Numbers.point(point)) in \
        `\(ancestor.text)`, \(gap.en), so its point(inside:) is false (HT-4). That `\(view.text)` is \(clips ? "cut off" : "drawn") \
        there changes nothing (HT-16).
        """,
      zh: """
        `\(view.text)` 从未被询问：\(Numbers.point(self.point)) 在 `\(ancestor.text)` 中是 \
        \(Numbers.point(point))，\(gap.zh)，所以 point(inside:) 为 false（HT-4）。\
        `\(view.text)` 在那里\(clips ? "被裁掉" : "照样画出来")，但这不影响触摸（HT-16）。
        """)
  }

  /// How far a point is from bounds, on the side where it is farthest.
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

  private func covered(
    _ cover: ObjectName, _ parent: ObjectName, _ shadowed: ObjectName, _ returned: ObjectName
  ) -> Bilingual {
    let whose =
      shadowed == view
      ? Bilingual(en: "in front of it", zh: "位于它之上")
      : Bilingual(
        en: "in front of `\(shadowed.text)`, which holds it,", zh: "位于包含它的 `\(shadowed.text)` 之上")
    let what =
      returned == cover
      ? Bilingual(en: "returned itself", zh: "返回了自己")
      : Bilingual(en: "returned `\(returned.text)`", zh: "返回了 `\(returned.text)`")
    return Bilingual(
      en: """
        `\(view.text)` is never asked: `\(cover.text)`, \(whose.en) among the subviews of \
        `\(parent.text)`, contains \(Numbers.point(point)) and \(what.en). A clear background or \
        missing touch code does not let touches through (HT-5, HT-6).
        """,
      zh: """
        `\(view.text)` 从未被询问：在 `\(parent.text)` 的子视图中，\(whose.zh)的 `\(cover.text)` 含有 \
        \(Numbers.point(point))，并\(what.zh)。背景透明、没有实现 touches 方法，都不会让触摸穿过去（HT-5、HT-6）。
        """)
  }

  /// What people do where no line helps.
  package var advice: Bilingual? {
    switch cause {
    case .covered(let cover, _, _, _) where !cover.isNamed: nil
    case .outsideAncestor(let ancestor, _, _, _):
      Bilingual(
        en: "In an app one overrides point(inside:) in the class of `\(ancestor.text)`.",
        zh: "在 App 中，通常在 `\(ancestor.text)` 的类里重写 point(inside:)。")
    case .emptyAncestor:
      Bilingual(en: "In an app look for a missing constraint.", zh: "在 App 中，请先检查是否缺少约束。")
    case .covered(let cover, _, _, _):
      Bilingual(
        en: """
          To let only some touches through, an app overrides hitTest in the class of \
          `\(cover.text)` and returns nil for itself.
          """,
        zh: "若只想让部分触摸穿过，App 通常在 `\(cover.text)` 的类里重写 hitTest，结果是自己时返回 nil。")
    case .outsideItself:
      Bilingual(
        en: "To answer there, an app overrides point(inside:) in its class (HT-29).",
        zh: "若要在那里响应，App 通常在它的类里重写 point(inside:)（HT-29）。")
    case .script(_, let place, _, _, _):
      Bilingual(
        en: "hit shows every line that ran; edit \(place.className) changes the code.",
        zh: "hit 会显示执行过的每一行；edit \(place.className) 可以修改代码。")
    default: nil
    }
  }
}

extension Cure.Purpose {
  /// When the lines behind it are right.
  package var wording: Bilingual {
    switch self {
    case .mend: Bilingual(en: "type", zh: "输入")
    case .coverNeedsNoTouches:
      Bilingual(en: "type, if what covers it needs no touches", zh: "若上面的视图不需要触摸，输入")
    case .orderIsWrong: Bilingual(en: "type, if the order is wrong", zh: "若顺序不对，输入")
    case .invisibleButTouchable:
      Bilingual(en: "type, to keep it invisible and touchable", zh: "若要看不见但仍可触摸，输入")
    }
  }
}

extension DeadPart {
  /// What the middle does not show.
  func wording(of view: ObjectName) -> Bilingual {
    let percent = max(1, Int((share * 100).rounded()))
    let line = "why \(view.text) at \(Numbers.text(point.x)) \(Numbers.text(point.y))"
    return Bilingual(
      en:
        "That is its middle; \(percent) % of it lies outside `\(ancestor.text)` and is dead: \(line)",
      zh: "这只是中点；它有 \(percent)% 在 `\(ancestor.text)` 之外，那里收不到触摸：\(line)")
  }
}

extension WhyCause {
  /// What decided, in a few words, for a line that mends it together with others.
  var brief: Bilingual? {
    switch self {
    case .hit, .subviewHit, .offScreen, .outsideItself: nil
    case .hitButDisabled: Bilingual(en: "isEnabled is false", zh: "isEnabled 为 false")
    case .refuses(let reason, _): reason.fact
    case .ancestorRefuses(let ancestor, let reason, _, _):
      Bilingual(
        en: "\(ancestor.text): \(reason.fact.en)", zh: "\(ancestor.text)：\(reason.fact.zh)")
    case .outsideAncestor(let ancestor, _, _, _):
      Bilingual(en: "outside \(ancestor.text)", zh: "在 \(ancestor.text) 之外")
    case .emptyAncestor(let ancestor, _):
      Bilingual(en: "\(ancestor.text) has no area", zh: "\(ancestor.text) 没有面积")
    case .covered(let cover, _, _, _), .drawnInFront(_, let cover, _, _):
      Bilingual(en: "\(cover.text) answers first", zh: "\(cover.text) 先作出回答")
    case .otherWindow(let window, _, _, _):
      Bilingual(en: "the window \(window.text) answers first", zh: "窗口 \(window.text) 先作出回答")
    case .script(let owner, let place, _, _, _):
      Bilingual(
        en: "\(place.className) of \(owner.text)", zh: "\(owner.text) 的 \(place.className)")
    case .ownCode(let owner, _, _):
      Bilingual(en: "the answer of \(owner.text)", zh: "\(owner.text) 的回答")
    case .notInWindow: Bilingual(en: "in no window", zh: "不在任何窗口里")
    case .singularTransform(let owner):
      Bilingual(en: "the transform of \(owner.text)", zh: "\(owner.text) 的 transform")
    }
  }
}
