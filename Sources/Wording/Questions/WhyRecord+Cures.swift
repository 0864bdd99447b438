import Foundation
import Lettering
import Records

extension WhyRecord {
  /// The advice if no line helps.
  package var advice: Bilingual? {
    switch cause {
    case .covered(let cover, _, _, _, _) where !cover.isNamed: nil
    case .outsideAncestor(let ancestor, _, _, _) where !ancestor.isNamed: nil
    case .outsideAncestor(let ancestor, _, _, _):
      Bilingual(
        en: "In an app, override point(inside:) in the class of `\(ancestor.called)`.",
        zh: "在 App 中，通常在 `\(ancestor.called)` 的类里重写 point(inside:)。")
    case .emptyAncestor:
      Bilingual(en: "In an app, look for a missing constraint.", zh: "在 App 中，请先检查是否缺少约束。")
    case .covered(_, _, _, _, .some(let code)): code.advice(at: point)
    case .covered(let cover, _, _, _, nil):
      Bilingual(
        en: """
          To let only some touches through, an app overrides hitTest in the class of \
          `\(cover.called)` and returns nil for itself.
          """,
        zh: "若只想让部分触摸穿过，App 通常在 `\(cover.called)` 的类里重写 hitTest，结果是自己时返回 nil。")
    case .outsideItself(_, _, true, _):
      Bilingual(
        en: "It is off the screen as well: no finger can be there.",
        zh: "那里也在屏幕之外：手指到不了。")
    case .outsideItself(_, _, _, let closed?):
      Bilingual(
        en: """
          To answer there, an app overrides point(inside:) in its class; but every view above must \
          accept the point, too, and `\(closed.called)` does not (HT-29).
          """,
        zh: """
          若要在那里响应，App 通常在它的类里重写 point(inside:)；但上面的每个视图也必须接受该点，\
          而 `\(closed.called)` 不接受（HT-29）。
          """)
    case .outsideItself:
      Bilingual(
        en: "To answer there, an app overrides point(inside:) in its class (HT-29).",
        zh: "若要在那里响应，App 通常在它的类里重写 point(inside:)（HT-29）。")
    case .otherWindow(_, _, _, _, nil):
      Bilingual(
        en: """
          To let touches through where the window shows nothing, an app overrides hitTest in that \
          window and in its root view (WN-5, WN-6).
          """,
        zh: "若要让触摸穿过该窗口的空白处，App 需要在该窗口和它的根视图里都重写 hitTest（WN-5、WN-6）。")
    case .otherWindow(_, _, _, _, .some(let code)): code.advice(at: point)
    case .script(_, let place, _, _, _, _): CodeOrigin.script(place).advice(at: point)
    case .hitButDisabled:
      Bilingual(
        en: """
          To let touches fall through instead: set \(view.text).isUserInteractionEnabled false
          """,
        zh: "若想让触摸落到下面的视图：set \(view.text).isUserInteractionEnabled false")
    default: nil
    }
  }
}

extension WhyRecord {
  /// The condition under which the lines of a cure apply, with the name of the covering view if
  /// there is one.
  package func wording(of cure: Cure) -> Bilingual {
    guard cure.purpose == .coverNeedsNoTouches, let cover = cause.cover, cover.isNamed,
      cure.lines.first?.hasPrefix("set \(cover.text).") == true
    else { return cure.purpose.wording }
    return Bilingual(
      en: "If `\(cover.called)` needs no touches, type", zh: "若 `\(cover.called)` 不需要触摸，输入")
  }
}

extension WhyCause {
  /// The view in front that answers.
  fileprivate var cover: ObjectName? {
    switch self {
    case .covered(let cover, _, _, _, _), .drawnInFront(_, let cover, _, _): cover
    default: nil
    }
  }
}

extension Cure.Purpose {
  /// The condition under which the lines after it apply.
  package var wording: Bilingual {
    switch self {
    case .mend: Bilingual(en: "type", zh: "输入")
    case .contentView:
      Bilingual(
        en: "Views of a cell belong in its contentView; type", zh: "单元格里的视图应放进 contentView，输入")
    case .coverNeedsNoTouches:
      Bilingual(en: "If what covers it needs no touches, type", zh: "若上面的视图不需要触摸，输入")
    case .allowInteraction:
      Bilingual(
        en: """
          in an app, give the animation options: .allowUserInteraction (HT-21); here, type (the \
          property is Touchstone's own, UIKit has none)
          """,
        zh: """
          在 App 中，给动画加上 options: .allowUserInteraction（HT-21）；在这里输入（该属性是 Touchstone \
          自己的，UIKit 没有）
          """)
    case .orderIsWrong: Bilingual(en: "If the order is wrong, type", zh: "若顺序不对，输入")
    case .presentedIsDone:
      Bilingual(en: "If what is presented has done its work, type", zh: "若所呈现的界面已经用完，输入")
    case .notNeeded: Bilingual(en: "If that answer is not wanted, type", zh: "若不需要那个回答，输入")
    case .scroll: Bilingual(en: "To scroll it into view, type", zh: "若要滚动到能看见它，输入")
    case .moveInside: Bilingual(en: "To move it inside, type", zh: "若要把它移到里面，输入")
    case .invisibleButTouchable:
      Bilingual(en: "To keep it invisible and touchable, type", zh: "若要看不见但仍可触摸，输入")
    }
  }
}

extension WhyCause {
  /// The decision in a few words, for a line that fixes it together with others.
  package var brief: Bilingual? {
    switch self {
    case .hit, .subviewHit, .outsideItself, .changedMeanwhile: nil
    case .offScreen: Bilingual(en: "off the screen", zh: "在屏幕之外")
    case .hitButDisabled: Bilingual(en: "isEnabled is false", zh: "isEnabled 为 false")
    case .refuses(let reason, _): reason.fact
    case .ancestorRefuses(let ancestor, let reason, _, _):
      Bilingual(
        en: "\(ancestor.text): \(reason.fact.en)", zh: "\(ancestor.text)：\(reason.fact.zh)")
    case .outsideAncestor(let ancestor, _, _, _):
      Bilingual(en: "outside \(ancestor.text)", zh: "在 \(ancestor.text) 之外")
    case .emptyAncestor(let ancestor, _):
      Bilingual(en: "\(ancestor.text) has no area", zh: "\(ancestor.text) 没有面积")
    case .covered(let cover, _, _, _, _), .drawnInFront(_, let cover, _, _):
      Bilingual(en: "\(cover.text) answers first", zh: "\(cover.text) 先作出回答")
    case .otherWindow(let window, _, _, _, _):
      Bilingual(en: "the window \(window.text) answers first", zh: "窗口 \(window.text) 先作出回答")
    case .script(let owner, let place, _, _, _, _):
      Bilingual(
        en: "\(place.className) of \(owner.text)", zh: "\(owner.text) 的 \(place.className)")
    case .ownCode(let owner, _, _, _, _):
      Bilingual(en: "the answer of \(owner.text)", zh: "\(owner.text) 的回答")
    case .windowNotShown(let window, _):
      Bilingual(en: "\(window.text) is not shown", zh: "\(window.text) 没有显示")
    case .notInWindow: Bilingual(en: "in no window", zh: "不在任何窗口里")
    case .singularTransform(let owner):
      Bilingual(en: "the transform of \(owner.text)", zh: "\(owner.text) 的 transform")
    }
  }
}

extension CodeOrigin {
  /// Advice on how to fix the learner's own code.
  func advice(at point: CGPoint) -> Bilingual? {
    guard case .script(let place) = self else { return nil }
    let line = "hit \(Numbers.text(point.x)) \(Numbers.text(point.y))"
    return Bilingual(
      en: "\(line) shows every line that ran; edit \(place.className) changes the code.",
      zh: "\(line) 会显示执行过的每一行；edit \(place.className) 可以修改代码。")
  }
}
