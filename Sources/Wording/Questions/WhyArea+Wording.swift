import EventVocabulary
import Foundation
import Lettering
import Records

extension WhyArea {
  /// The sentence for how much of its area a view gets.
  package func headline(of view: ObjectName) -> Bilingual {
    let all = Numbers.grouped(points)
    let place =
      offScreen > 0 ? Bilingual(en: " on the screen", zh: "（屏幕内）") : Bilingual(en: "", zh: "")
    let noun = points == 1 ? "point" : "points"
    let subject = subviews.isEmpty ? "`\(view.called)`" : "`\(view.called)` or a view in it"
    if reached == points {
      let whole = points == 1 ? "its only point" : "all of its \(all) \(noun)"
      return Bilingual(
        en: "\(subject) gets the touch at \(whole)\(place.en).",
        zh: "`\(view.called)` 的 \(all) 个点\(place.zh)全部能收到触摸。")
    }
    if reached == 0 {
      return Bilingual(
        en: "`\(view.called)` gets the touch at none of its \(all) \(noun)\(place.en).",
        zh: "`\(view.called)` 的 \(all) 个点\(place.zh)都收不到触摸。")
    }
    return Bilingual(
      en: """
        \(subject) gets the touch at \(Numbers.grouped(reached)) of its \(all) \(noun)\(place.en) \
        (\(percent) %).
        """,
      zh:
        "`\(view.called)` 的 \(all) 个点\(place.zh)中，有 \(Numbers.grouped(reached)) 个能收到触摸（\(percent)%）。"
    )
  }

  /// The percentage; never 100 or 0 unless exact.
  private var percent: Int {
    min(99, max(1, Int((Double(reached) / Double(points) * 100).rounded())))
  }

  /// The part that is off the screen.
  package var offScreenWording: Bilingual {
    let isHuge = offScreen >= Self.huge
    let count = isHuge ? "1,000,000,000" : Numbers.grouped(offScreen)
    let about =
      isHuge
      ? Bilingual(en: "more than ", zh: "超过 ")
      : isOffScreenCounted ? Bilingual(en: "", zh: "") : Bilingual(en: "about ", zh: "约 ")
    return Bilingual(
      en: "\(about.en)\(count) more \(offScreen == 1 ? "lies" : "lie") off the screen",
      zh: "另有\(about.zh.isEmpty ? " " : about.zh)\(count) 个在屏幕之外")
  }

  private static let huge = 1_000_000_000

  /// The points that the view gets outside its bounds.
  package func beyondWording(of view: ObjectName) -> Bilingual? {
    guard beyond > 0 else { return nil }
    let count = Numbers.grouped(beyond)
    return Bilingual(
      en: """
        It gets the touch at \(count) \(beyond == 1 ? "point" : "points") outside its bounds as well.
        """,
      zh: "此外，它还能收到 bounds 之外 \(count) 个点的触摸。")
  }

  /// The points of subviews that are not named.
  package var furtherSharesWording: Bilingual {
    let count = Numbers.grouped(furtherSharePoints)
    return Bilingual(
      en: "\(count) \(furtherSharePoints == 1 ? "goes" : "go") to "
        + "\(Numbers.grouped(furtherShares)) more of its subviews",
      zh: "其中 \(count) 个给了它里面另外 \(Numbers.grouped(furtherShares)) 个视图")
  }

  package var furtherWording: Bilingual {
    Bilingual(
      en: "\(Numbers.grouped(furtherPoints)) more, for \(furtherParts) other reasons",
      zh: "另有 \(Numbers.grouped(furtherPoints)) 个，出于其他 \(furtherParts) 种原因")
  }
}

extension WhyArea.Share {
  package var wording: Bilingual {
    Bilingual(
      en:
        "\(Numbers.grouped(points)) \(points == 1 ? "goes" : "go") to its subview \(view.called)",
      zh: "其中 \(Numbers.grouped(points)) 个给了它里面的 \(view.called)")
  }
}

extension WhyArea.Part {
  /// The number of points, where they go, and why.
  package func wording(of view: ObjectName) -> Bilingual {
    let count = Numbers.grouped(points)
    let (go, they) = points == 1 ? ("goes", "it lies") : ("go", "they lie")
    func nobody(in ancestor: ObjectName, _ reason: Bilingual) -> Bilingual {
      Bilingual(
        en:
          "\(count) \(points == 1 ? "reaches" : "reach") nobody in \(ancestor.text): \(reason.en)",
        zh: "\(count) 个到不了 \(ancestor.text) 里的任何视图：\(reason.zh)")
    }
    func goes(to other: ObjectName?, _ reason: Bilingual) -> Bilingual {
      Bilingual(
        en: "\(count) \(go) to \(other?.text ?? "nobody")\(reason.en)",
        zh: other.map { "\(count) 个给了 \($0.text)\(reason.zh)" } ?? "\(count) 个没有视图收到\(reason.zh)")
    }
    switch cause {
    case .covered(let cover, _, let shadowed, _, let code):
      if let code {
        return goes(
          to: result,
          Bilingual(
            en: ", by the code of \(cover.text) in front: \(code.wording.en)",
            zh: "：位于上面的 \(cover.text) 的代码这样回答，\(code.wording.zh)"))
      }
      let holds = result != nil && result != cover
      return Bilingual(
        en: """
          \(count) \(go) to \(cover.text)\(holds ? " and what it holds" : ""), which lies in front of \
          \(shadowed.text) there
          """,
        zh:
          "\(count) 个给了\(holds ? "" : " ")\(holds ? " \(cover.text) 及其内容" : cover.text)：它在那里位于 \(shadowed.text) 之上"
      )
    case .drawnInFront(let owner, let other, _, _):
      return goes(
        to: other,
        Bilingual(
          en: ", which is drawn behind \(owner.text) but asked first",
          zh: "：它画在 \(owner.text) 后面，却先被询问"))
    case .otherWindow(let front, _, _, _, _):
      return goes(
        to: result ?? front,
        Bilingual(
          en: front == result ? ", a window in front" : ", in the window \(front.text) in front",
          zh: front == result ? "，它是位于前面的窗口" : "，它在位于前面的窗口 \(front.text) 里"))
    case .outsideAncestor(let ancestor, _, _, _):
      return nobody(
        in: ancestor, Bilingual(en: "\(they) outside its bounds", zh: "它们在其 bounds 之外"))
    case .emptyAncestor(let ancestor, _):
      return nobody(in: ancestor, Bilingual(en: "it has no area", zh: "它没有面积"))
    case .ancestorRefuses(let ancestor, let reason, _, _): return nobody(in: ancestor, reason.fact)
    case .refuses(let reason, _):
      return Bilingual(
        en: "\(count) \(points == 1 ? "is" : "are") refused by \(view.text): \(reason.fact.en)",
        zh: "\(count) 个被 \(view.text) 拒绝：\(reason.fact.zh)")
    case .ownCode(let owner, let line, let answer, _, _):
      return byCode(owner, .line(line), answer, isSelf: owner == view)
    case .script(let owner, let place, let decided, let answer, _, _):
      let deciding = ScriptPlace(
        className: place.className, file: place.file, line: decided?.line ?? place.line)
      return byCode(owner, .script(deciding), answer, isSelf: owner == view)
    case .hit, .hitButDisabled, .subviewHit, .outsideItself, .offScreen, .notInWindow,
      .windowNotShown, .singularTransform, .changedMeanwhile:
      return goes(to: result, Bilingual(en: "", zh: ""))
    }
  }

  private func byCode(
    _ owner: ObjectName, _ code: CodeOrigin, _ answer: ObjectName?, isSelf: Bool
  ) -> Bilingual {
    let count = Numbers.grouped(points)
    let whose =
      isSelf
      ? Bilingual(en: "its own code", zh: "它自己的代码")
      : Bilingual(en: "the code of \(owner.text)", zh: "\(owner.text) 的代码")
    if let answer {
      return Bilingual(
        en:
          "\(count) \(points == 1 ? "is" : "are") given to \(answer.text) by \(whose.en): \(code.wording.en)",
        zh: "\(count) 个被\(isSelf ? "" : " ")\(whose.zh)给了 \(answer.text)：\(code.wording.zh)")
    }
    return Bilingual(
      en: "\(count) \(points == 1 ? "is" : "are") refused by \(whose.en): \(code.wording.en)",
      zh: "\(count) 个被\(isSelf ? "" : " ")\(whose.zh)拒绝：\(code.wording.zh)")
  }
}

extension WhyRemark {
  /// Further facts about the view.
  package func wording(of view: ObjectName) -> Bilingual {
    switch self {
    case .noTarget:
      Bilingual(
        en: "Nobody is registered with `\(view.called)`, so a tap would send no action (CT-20).",
        zh: "`\(view.called)` 没有注册任何 target，点按不会发送动作（CT-20）。")
    case .targetsGone(let selectors):
      Bilingual(
        en: """
          The target of \(selectors.joined(separator: ", ")) is gone, as a control does not retain \
          its targets: a tap on `\(view.called)` would not call it (CT-21). Keep the target in a \
          property.
          """,
        zh: """
          \(selectors.joined(separator: "、")) 的目标已不存在，因为控件不持有目标：点按 `\(view.called)` 不会调用它\
          （CT-21）。请用属性持有目标。
          """)
    case .codeBehind(let cause):
      Bilingual(
        en: """
          No single line helps: after that, code decides (\(cause.brief?.en ?? ""), HT-26).
          """,
        zh: "只改这一处还不够：它后面还有代码作决定（\(cause.brief?.zh ?? "")，HT-26）。")
    case .writtenWhileAsked:
      Bilingual(
        en: """
          An override writes something while it is asked, so points that are counted later may meet \
          another scene; what is explained above holds for the first touch (HT-23).
          """,
        zh: "有重写的方法在被询问时写入了内容，后面数到的点遇到的可能已是另一个场景；上面的解释以第一次触摸为准（HT-23）。")
    case .overridesProperty(let owner, let property):
      Bilingual(
        en: """
          \(owner.className) overrides \(property). Here the value that `\(owner.called)` stores \
          decides; no rule says whether UIKit asks the override.
          """,
        zh: "\(owner.className) 重写了 \(property)。这里以 `\(owner.called)` 存储的值为准；没有规则说明 UIKit 是否会用重写的值。"
      )
    }
  }
}
