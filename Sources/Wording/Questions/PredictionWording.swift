import Lettering
import Records

extension PredictQuestion {
  /// The wording of the question.
  package var wording: Bilingual {
    switch kind {
    case .hit(let point):
      Bilingual(
        en: "Who gets the touch at \(Numbers.point(point))?",
        zh: "\(Numbers.point(point)) 处的触摸给谁？")
    case .order(let point):
      Bilingual(
        en: "Which views are asked for a touch at \(Numbers.point(point)), in order?",
        zh: "\(Numbers.point(point)) 处的触摸，依次询问哪些视图？")
    case .inside(let view, let point):
      Bilingual(
        en: "Is \(Numbers.point(point)) on the screen inside \(view.text)?",
        zh: "屏幕上的 \(Numbers.point(point)) 在 \(view.text) 内部吗？")
    case .chain(let responder):
      Bilingual(
        en: "Which responders follow \(responder.text), to the end of the chain?",
        zh: "从 \(responder.text) 到链的末端，依次有哪些响应者？")
    case .events:
      Bilingual(
        en: "What will the log say of `\(line.dropFirst("events ".count))`, in order?",
        zh: "执行 `\(line.dropFirst("events ".count))` 后，log 依次会有哪些行？")
    }
  }

  /// The form of an answer.
  package var howToAnswer: Bilingual {
    switch kind {
    case .hit: Bilingual(en: "a name or nil", zh: "输入名字或 nil")
    case .order:
      Bilingual(en: "names, the window first", zh: "输入名字，从窗口开始")
    case .inside: Bilingual(en: "true or false", zh: "输入 true 或 false")
    case .chain(let responder):
      Bilingual(en: "names after \(responder.text)", zh: "输入 \(responder.text) 之后的名字")
    case .events:
      Bilingual(
        en: "lines such as `red touchesBegan, dismiss ended`, or none",
        zh: "输入 log 的行，例如 `red touchesBegan, dismiss ended`，或 none")
    }
  }

  /// The command that shows the answer without a guess.
  package var shownBy: String {
    switch kind {
    case .hit, .chain: line
    case .order: "hit" + line.dropFirst("order".count)
    case .inside: "predict \(line)"
    case .events: String(line.dropFirst("events ".count))
    }
  }
}

extension PredictionHint {
  /// The hint, in words.
  package var wording: Bilingual {
    switch fact {
    case .rule: question.rule
    case .ruleWithoutRecognizers:
      Bilingual(
        en: """
          the hit-test view gets the touch; a view without code of its own hands each message to its \
          next responder (RC-13); the log has what code handled, control events somebody is \
          registered for, and actions
          """,
        zh: """
          触摸发给命中测试得到的视图；没有自己代码的视图把每条消息交给下一个响应者（RC-13）；\
          log 只记代码处理的消息、已注册 target 的控件事件和动作
          """)
    case .containing(let views):
      views.isEmpty
        ? Bilingual(en: "no view's bounds contain the point", zh: "没有视图的 bounds 包含该点")
        : Bilingual(
          en: "the bounds of these contain the point: "
            + "\(views.map(\.text).joined(separator: ", "))",
          zh: "这些视图的 bounds 包含该点：\(views.map(\.text).joined(separator: "、"))")
    case .ownPoint(let point, let bounds):
      point.map {
        Bilingual(
          en: "in its own coordinates the point is \(Numbers.point($0)), the bounds are "
            + "\(Numbers.rectangle(bounds))",
          zh: "该点在它自己的坐标系中是 \(Numbers.point($0))，bounds 是 \(Numbers.rectangle(bounds))")
      }
        ?? Bilingual(
          en: "a transform on the way cannot be undone (GE-25)", zh: "途中有 transform 不可逆（GE-25）")
    case .speakers(let names):
      names.isEmpty
        ? Bilingual(
          en: "nobody has a recognizer, an action or code for touches",
          zh: "没有对象有识别器、动作或处理触摸的代码")
        : Bilingual(
          en: "these may have lines: \(names.map(\.text).joined(separator: ", "))",
          zh: "可能出现的对象：\(names.map(\.text).joined(separator: "、"))")
    case .superviews(let views):
      Bilingual(
        en: "the views above it: \(views.map(\.text).joined(separator: ", "))",
        zh: "它上面的视图：\(views.map(\.text).joined(separator: "、"))")
    }
  }
}

extension PredictQuestion {
  /// The rule that decides the question.
  fileprivate var rule: Bilingual {
    switch kind {
    case .hit, .order:
      Bilingual(
        en: """
          the front window is asked first; a view whose switches allow touches and that contains \
          the point asks its subviews, the last first, until one returns a view (HT-1 to HT-6)
          """,
        zh: """
          最前面的窗口先被询问；开关允许触摸且包含该点的视图，按 subviews 倒序询问子视图，直到有一个返回视图为止（HT-1 至 HT-6）
          """)
    case .inside:
      Bilingual(
        en: """
          point(inside:) compares the point in the view's own coordinates with its bounds; the near \
          edges belong to them, the far ones do not (HT-9, HT-10), unless code of its own answers
          """,
        zh: """
          point(inside:) 用视图自己坐标系中的点与 bounds 比较；左、上边算在内，右、下边不算（HT-9、HT-10）；\
          除非由它自己的代码回答
          """)
    case .events:
      Bilingual(
        en: """
          recognizers hear of a touch before the view (GR-3); one that recognizes takes it away \
          (GR-17); the log has what code handled, states, control events somebody is registered for, \
          and actions
          """,
        zh: """
          识别器先于视图得到触摸（GR-3）；识别成功会取走触摸（GR-17）；log 只记代码处理的消息、识别器状态、\
          已注册 target 的控件事件和动作
          """)
    case .chain:
      Bilingual(
        en: """
          next of a view is its controller if it is that controller's root view, else its superview \
          (RC-2); a controller's next is its view's superview (RC-3)
          """,
        zh: """
          视图的下一个响应者：若是某个控制器的根视图，就是该控制器，否则是父视图（RC-2）；\
          控制器的下一个是它的视图的父视图（RC-3）
          """)
    }
  }
}

extension Prediction.Value {
  /// An answer in the form in which it can be typed.
  package var wording: Bilingual {
    switch self {
    case .view(let name): Bilingual(en: name ?? "nil", zh: name ?? "nil")
    case .isInside(let isInside): Bilingual(en: "\(isInside)", zh: "\(isInside)")
    case .lines(let lines):
      lines.isEmpty
        ? Bilingual(en: "nothing is logged", zh: "log 中没有新的行")
        : Bilingual(en: lines.joined(separator: ", "), zh: lines.joined(separator: "，"))
    case .names(let names):
      names.isEmpty
        ? Bilingual(en: "nobody is asked", zh: "没有视图被询问")
        : Bilingual(en: names.joined(separator: ", "), zh: names.joined(separator: "、"))
    }
  }
}

extension PredictionReason {
  /// The reason why a guess is wrong, as one sentence.
  package var wording: Bilingual {
    switch self {
    case .noView(let object):
      Bilingual(
        en:
          "\(object.text), of class \(object.className), is not a view: only views are asked (HT-1)",
        zh: "\(object.text) 的类是 \(object.className)，不是视图：只有视图才被询问（HT-1）")
    case .notInWindow(let view):
      Bilingual(
        en: "\(view.text) is in no window, so it was never asked",
        zh: "\(view.text) 不在任何窗口里，所以从未被询问")
    case .neverAskedBehind(let view, let sibling, let returned):
      Bilingual(
        en: "\(sibling.text) returned \(sibling == returned ? "itself" : returned.text), so "
          + "\(view.text) was never asked (HT-5)",
        zh: "\(sibling.text) 返回了\(sibling == returned ? "自己" : " \(returned.text)")，"
          + "所以从未询问 \(view.text)（HT-5）")
    case .neverAskedInRefused(let view, let ancestor, let reason):
      Bilingual(
        en: "\(ancestor.text) refused, \(reason.fact.en), so \(view.text) was never asked (HT-2)",
        zh: "\(ancestor.text) 拒绝了（\(reason.fact.zh)），所以从未询问 \(view.text)（HT-2）")
    case .neverAskedInOutside(let view, let ancestor):
      Bilingual(
        en: "\(ancestor.text) does not contain the point, so \(view.text) was never asked (HT-4)",
        zh: "\(ancestor.text) 不包含该点，所以从未询问 \(view.text)（HT-4）")
    case .neverAskedInUnreachable(let view, let ancestor, let singular):
      Bilingual(
        en: "the transform of \(singular.text) cannot be undone, so no point leads into "
          + "\(ancestor.text), and \(view.text) was never asked (GE-25, HT-4)",
        zh: "\(singular.text) 的 transform 不可逆，没有点能换算到 \(ancestor.text) 里，所以从未询问 \(view.text)"
          + "（GE-25、HT-4）")
    case .neverAskedByCode(let view, let ancestor):
      Bilingual(
        en: "\(ancestor.text)'s own code answered without asking \(view.text) (HT-26)",
        zh: "\(ancestor.text) 自己的代码没有询问 \(view.text) 就作了回答（HT-26）")
    case .neverAskedBehindWindow(let view, let window):
      Bilingual(
        en:
          "\(window.text), a window in front, had answered, so \(view.text) was never asked (WN-5)",
        zh: "前面的窗口 \(window.text) 已经回答，所以从未询问 \(view.text)（WN-5）")
    case .refused(let view, let reason):
      Bilingual(
        en: "\(view.text) was asked and refused: \(reason.fact.en) (\(reason.rule))",
        zh: "\(view.text) 被询问，但拒绝了：\(reason.fact.zh)（\(reason.rule)）")
    case .outside(let view, let point, let bounds):
      Bilingual(
        en: "\(view.text) was asked, but \(Numbers.point(point)) is outside its bounds "
          + "\(Numbers.rectangle(bounds)) (HT-4)",
        zh: "\(view.text) 被询问，但 \(Numbers.point(point)) 在它的 bounds "
          + "\(Numbers.rectangle(bounds)) 之外（HT-4）")
    case .outsideByCode(let view, let point):
      Bilingual(
        en: "\(view.text) was asked, but its own point(inside:) returned false for "
          + "\(Numbers.point(point)) (HT-4)",
        zh: "\(view.text) 被询问，但它自己的 point(inside:) 对 \(Numbers.point(point)) 返回 false（HT-4）")
    case .neverAskedInCode(let view, let ancestor):
      Bilingual(
        en:
          "point(inside:) of \(ancestor.text) returned false, so \(view.text) was never asked (HT-4)",
        zh: "\(ancestor.text) 的 point(inside:) 返回 false，所以从未询问 \(view.text)（HT-4）")
    case .unreachable(let view, let singular):
      Bilingual(
        en: "\(view.text) was asked, but the transform of \(singular.text) cannot be undone, so no "
          + "point leads into it (GE-25)",
        zh: "\(view.text) 被询问，但 \(singular.text) 的 transform 不可逆，没有点能换算进去（GE-25）")
    case .codeAnswered(let view, let answer):
      Bilingual(
        en: "\(view.text)'s own code returned \(answer?.text ?? "nil") (HT-26)",
        zh: "\(view.text) 自己的代码返回了 \(answer?.text ?? "nil")（HT-26）")
    case .subviewReturned(let view, let subview, let returned):
      Bilingual(
        en: "\(view.text) asked its subviews, and \(subview.text) returned "
          + "\(subview == returned ? "itself" : returned.text) (HT-5)",
        zh: "\(view.text) 询问了子视图，\(subview.text) 返回了"
          + "\(subview == returned ? "自己" : " \(returned.text)")（HT-5）")
    case .answers(let view):
      Bilingual(
        en: "\(view.text) contains the point, and no subview of it returned a view (HT-6)",
        zh: "\(view.text) 包含该点，子视图又都返回 nil，所以返回自己（HT-6）")
    case .siblingFirst(let first, let second):
      Bilingual(
        en: "\(first.text) is asked before \(second.text): the last subview comes first (HT-5)",
        zh: "\(first.text) 先于 \(second.text) 被询问：最后一个子视图最先（HT-5）")
    case .superviewFirst(let first, let second):
      Bilingual(
        en: "\(first.text) is asked before \(second.text), which is in it (HT-1)",
        zh: "\(first.text) 先于它里面的 \(second.text) 被询问（HT-1）")
    case .alsoAsked(let view, let before):
      Bilingual(
        en: "\(view.text) is asked\(before.map { " after \($0.text)" } ?? " first")",
        zh: before.map { "在 \($0.text) 之后询问 \(view.text)" } ?? "最先询问 \(view.text)")
    case .follows(let responder, let next, let reason):
      Bilingual(
        en: "\(responder.text)'s next is \(next.text): \(reason.wording.en) (\(reason.rule))",
        zh: "\(responder.text) 的下一个响应者是 \(next.text)：\(reason.wording.zh)（\(reason.rule)）")
    case .logDiffers(let number, let guessed?, let real?):
      Bilingual(
        en: "line \(number) is `\(real)`, not `\(guessed)`",
        zh: "第 \(number) 行是 `\(real)`，不是 `\(guessed)`")
    case .logDiffers(let number, let guessed?, nil):
      Bilingual(
        en: "the log ends before line \(number), `\(guessed)`",
        zh: "log 没有第 \(number) 行 `\(guessed)`")
    case .logDiffers(let number, nil, let real):
      Bilingual(
        en: "line \(number) is left out: `\(real ?? "")`", zh: "漏了第 \(number) 行：`\(real ?? "")`")
    case .chainEnds(let last):
      Bilingual(en: "\(last.text) ends the chain", zh: "链到 \(last.text) 为止")
    }
  }
}
