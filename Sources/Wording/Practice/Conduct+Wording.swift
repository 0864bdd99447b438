import Foundation
import Lettering
import Records

extension Conduct {
  /// The observed behaviour of the code, and the correct one.
  package var wording: Bilingual {
    switch self {
    case .failsWhere(let changes):
      Bilingual(
        en: "It is right in the scene as it is, and wrong where another is: "
          + "\(changes.map(\.wording.en).joined(separator: "; ")).",
        zh: "在最初的场景里是对的；以下内容不同时就错了："
          + "\(changes.map(\.wording.zh).joined(separator: "；"))。")
    case .ignores(let change):
      Bilingual(
        en:
          "Touches reach \(change.name) although \(change.aspect.refusal.en): the code does not look "
          + "at that switch (HT-2).",
        zh: "\(change.name) 的 \(change.aspect.refusal.zh)，触摸却仍到达它：代码没有检查这个开关（HT-2）。")
    case .changes(let change, let isAsked):
      isAsked
        ? Bilingual(
          en:
            "Asking for a touch changes \(change.wording.en). A hit test may run more than once, and "
            + "must change nothing (HT-23).",
          zh: "命中测试改变了\(change.wording.zh)。命中测试可能执行多次，不应改变任何东西（HT-23）。")
        : Bilingual(
          en:
            "Your code changes \(change.wording.en) itself; the scene is no longer as it was laid out.",
          zh: "你的代码自己改变了\(change.wording.zh)；场景已经不是原来的样子。")
    case .asked(let asking, let point, let expected, let actual):
      asking.wording(Numbers.shortPoint(point), expected ?? "nil", actual ?? "nil")
    case .unconverted, .convertedBackwards, .subtractedOrigin, .wrongPoint: pointWording
    default: answerWording
    }
  }

  /// The point with which a view was asked.
  private var pointWording: Bilingual {
    switch self {
    case .unconverted(let by, let view):
      Bilingual(
        en:
          "\(by) asks \(view) with a point in its own coordinates: it has to be converted to those "
          + "of \(view) first (HT-1).",
        zh: "\(by) 用自己坐标系里的点询问 \(view)：应先转换到 \(view) 的坐标（HT-1）。")
    case .convertedBackwards(let by, let view):
      Bilingual(
        en:
          "\(by) asks \(view) with a point that is converted the wrong way round: from \(view), not "
          + "to it.",
        zh: "\(by) 询问 \(view) 时，点的转换方向反了：应转换到 \(view) 的坐标，而不是从它转换。")
    case .subtractedOrigin(let by, let view):
      Bilingual(
        en: "\(by) asks \(view) with its point less the origin of \(view)'s frame, which is no "
          + "conversion here: bounds.origin and transform count, too (GE-1).",
        zh: "\(by) 询问 \(view) 时只减去了 frame 的原点；这里还要考虑 bounds.origin 和 transform（GE-1）。")
    case .wrongPoint(let by, let view, let asked, let right):
      Bilingual(
        en: "\(by) asks \(view) about \(Numbers.shortPoint(asked)), but the touch is at "
          + "\(Numbers.shortPoint(right)) in its coordinates.",
        zh: "\(by) 询问 \(view) 的是 \(Numbers.shortPoint(asked))，而触摸在它的坐标里是 "
          + "\(Numbers.shortPoint(right))。")
    default: Bilingual(en: "", zh: "")
    }
  }

  /// The view that was asked, and what the code did with the answer.
  private var answerWording: Bilingual {
    switch self {
    case .backToFront(let by, let first, let front):
      Bilingual(
        en: "\(by) asks \(first) before \(front), which lies in front of it: the front one is the "
          + "last in `subviews` (HT-5).",
        zh: "\(by) 先问了 \(first)，而 \(front) 在它前面：最前面的是 `subviews` 的最后一个（HT-5）。")
    case .goesOn(let by, let answered, let returned):
      Bilingual(
        en:
          "\(by) is told that \(answered) gets the touch, goes on asking, and returns \(returned): "
          + "the first answer counts (HT-5).",
        zh: "\(by) 已经得到 \(answered)，却继续询问，最后返回了 \(returned)：应以第一个结果为准（HT-5）。")
    case .unasked(let by, let view):
      Bilingual(
        en:
          "\(by) returns \(view) without asking it: \(view) knows its own subviews and switches, so "
          + "return what its `hitTest` returns (HT-2).",
        zh: "\(by) 没有询问就返回了 \(view)：它的子视图和开关只有它自己知道，应返回它的 `hitTest` 的结果（HT-2）。")
    case .returnsAbove(let by, let returned):
      Bilingual(
        en:
          "\(by) returns \(returned), which it lies in: the first view that is returned gets the "
          + "touch, and the views behind \(by) are never asked; return nil there (HT-5).",
        zh: "\(by) 返回了它所在的 \(returned)：最先返回的视图得到触摸，\(by) 后面的视图不会再被询问；"
          + "那里应返回 nil（HT-5）。")
    case .discards(let by, let view, let answer, let returned):
      Bilingual(
        en:
          "\(by) asks \(view), which answers \(answer ?? "nil"), and returns \(returned ?? "nil"): "
          + "the answer is what counts.",
        zh: "\(by) 询问 \(view) 得到 \(answer ?? "nil")，却返回 \(returned ?? "nil")：应返回得到的结果。")
    case .notAsked(let by, let view):
      Bilingual(
        en: "\(by) never asks \(view), which lies at that point.",
        zh: "\(by) 从未询问那一点上的 \(view)。")
    case .refusesFirst(let by, let view):
      Bilingual(
        en: "point(inside:) of \(by) returns false there, so \(view) is never asked (HT-4).",
        zh: "\(by) 的 point(inside:) 在那里返回 false，于是从未询问 \(view)（HT-4）。")
    case .passesRefused(let by, let view):
      Bilingual(
        en: "\(by) returns \(view) for a point that its own point(inside:) refuses: then "
          + "nothing in "
          + "\(by) is asked (HT-4).",
        zh: "\(by) 的 point(inside:) 拒绝了那个点，它却返回了 \(view)：拒绝之后不应再询问其中的视图（HT-4）。")
    case .outside(let name):
      Bilingual(
        en: "\(name) gets touches outside of its bounds, where none of its subviews answers; those "
          + "belong to the view behind it (HT-4).",
        zh: "点在 \(name) 的 bounds 之外、又没有子视图响应时，\(name) 仍得到触摸；那里应归后面的视图（HT-4）。")
    case .notItself(let name):
      Bilingual(
        en:
          "Within its bounds, where no subview answers, \(name) returns nil; it should return itself "
          + "there (HT-6).",
        zh: "在 bounds 之内、没有子视图响应的地方，\(name) 返回了 nil；应返回它自己（HT-6）。")
    default: Bilingual(en: "", zh: "")
    }
  }
}

extension Conduct.Asking {
  /// The wrong answer at a point that was asked in this way.
  fileprivate func wording(_ point: String, _ expected: String, _ actual: String) -> Bilingual {
    switch self {
    case .withoutEvent:
      Bilingual(
        en: "Asked with nil for the event, \(point) goes to \(actual), not to \(expected): `event` "
          + "may be nil, and must not matter.",
        zh: "event 为 nil 时询问 \(point)，得到的是 \(actual)，而不是 \(expected)：`event` 可能为 nil，"
          + "不应影响结果。")
    case .again:
      Bilingual(
        en:
          "Asked once more, after other points, \(point) goes to \(actual), not to \(expected): an "
          + "answer must not depend on the questions before it (HT-23).",
        zh: "在别的点之后再次询问 \(point)，得到的是 \(actual)，而不是 \(expected)：结果不应取决于之前的询问（HT-23）。")
    case .first:
      Bilingual(
        en: "Asked early, before the points next to it, \(point) goes to \(actual), not to "
          + "\(expected): an answer must not depend on the order of the questions (HT-23).",
        zh: "在相邻的点之前询问 \(point)，得到的是 \(actual)，而不是 \(expected)：结果不应取决于询问的顺序（HT-23）。")
    }
  }
}

extension SceneChange {
  /// The property that differs: the size of ok.
  fileprivate var wording: Bilingual {
    Bilingual(en: "\(aspect.wording.en) of \(name)", zh: "\(name) 的\(aspect.wording.zh)")
  }
}

extension SceneChange.Aspect {
  fileprivate var wording: Bilingual {
    switch self {
    case .place: Bilingual(en: "the place", zh: "位置")
    case .size: Bilingual(en: "the size", zh: "大小")
    case .boundsOrigin: Bilingual(en: "the origin of the bounds", zh: " bounds 原点")
    case .transform: Bilingual(en: "the transform", zh: " transform")
    case .isHidden: Bilingual(en: "isHidden", zh: " isHidden")
    case .alpha: Bilingual(en: "the alpha", zh: " alpha")
    case .isUserInteractionEnabled:
      Bilingual(en: "isUserInteractionEnabled", zh: " isUserInteractionEnabled")
    case .superview: Bilingual(en: "the superview", zh: "父视图")
    case .subviews: Bilingual(en: "the subviews", zh: "子视图")
    case .order: Bilingual(en: "the order of the subviews", zh: "子视图顺序")
    }
  }

  /// The state of a switch that forbids touches.
  fileprivate var refusal: Bilingual {
    switch self {
    case .isHidden: Bilingual(en: "it is hidden", zh: "isHidden 为 true")
    case .alpha: Bilingual(en: "its alpha is less than 0.01", zh: "alpha 小于 0.01")
    default:
      Bilingual(
        en: "its isUserInteractionEnabled is false", zh: "isUserInteractionEnabled 为 false")
    }
  }
}
