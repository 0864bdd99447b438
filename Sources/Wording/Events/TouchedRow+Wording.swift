import EventVocabulary
import Lettering
import Records

// The wording of what happened to the row of a table, or the item of a collection, that a touch
// hit.

extension TouchedRow {
  fileprivate var noun: Bilingual {
    isItem ? Bilingual(en: "item", zh: "item") : Bilingual(en: "row", zh: "行")
  }

  fileprivate var view: Bilingual {
    isItem ? Bilingual(en: "collection", zh: "集合视图") : Bilingual(en: "table", zh: "表格")
  }

  fileprivate var didSelect: String { isItem ? "didSelectItemAt" : "didSelectRowAt" }

  fileprivate var kind: String { isItem ? "ItemAt" : "RowAt" }

  /// The sentence that the row was selected, and which object was notified.
  func chosen(isTakenBack: Bool, _ listener: RowListener) -> Bilingual {
    let (cell, owner) = ("`\(row.called)`", "`\(owner.called)`")
    if isTakenBack {
      return Bilingual(
        en: """
          \(cell) is no longer selected: it was selected before, and \(owner) allows several \
          choices, so this touch deselected it.
          """,
        zh: "\(cell) 不再选中：它之前已选中，而 \(owner) 允许多选，这次触摸取消了它。")
    }
    let told: Bilingual =
      switch listener {
      case .delegate:
        Bilingual(
          en: "and told its delegate with \(didSelect)", zh: "并通知了代理（\(didSelect)）")
      case .nobody:
        Bilingual(en: "but has no delegate to tell of it", zh: "但没有代理可通知")
      case .deafDelegate:
        Bilingual(
          en: "but its delegate has no method \(didSelect)", zh: "但代理没有 \(didSelect) 方法")
      }
    return Bilingual(
      en: """
        \(cell) was selected: the touch went up the chain to \(owner), which selected the \
        \(noun.en) when the finger was lifted (RC-13), \(told.en).
        """,
      zh: "\(cell) 已选中：触摸沿链传到 \(owner)，手指抬起时它选中了该\(noun.zh)（RC-13），\(told.zh)。")
  }

  /// The sentence that no row was selected, and why; `seconds` is the time of that decision.
  func notChosen(_ loss: RowLoss, at seconds: String) -> Bilingual {
    let (cell, owner) = ("`\(row.called)`", "`\(owner.called)`")
    let none = Bilingual(en: "\(cell) was not selected: ", zh: "\(cell) 没有选中：")
    let why: Bilingual
    switch loss {
    case .taken(let taking, let hearing): why = taken(taking, hearing, seconds)
    case .handledInside(let handler):
      why = Bilingual(
        en: """
          `\(handler.called)` in it handled the touch and did not hand it on, so \(owner) never \
          received it (RC-14).
          """,
        zh: "里面的 `\(handler.called)` 处理了触摸且没有继续传递，\(owner) 根本没有收到（RC-14）。")
    case .refused(.selectionOff):
      why = Bilingual(
        en: "allowsSelection of \(owner) is false.", zh: "\(owner) 的 allowsSelection 为 false。")
    case .refused(.noDataSource):
      why = Bilingual(
        en: """
          \(owner) has no data source, so it has no \(noun.en)s. A cell that was added by hand is a \
          subview like any other: no index path belongs to it, and \(didSelect) has nothing to tell.
          """,
        zh: """
          \(owner) 没有数据源，也就没有\(noun.zh)。手动添加的 cell 只是普通子视图：它没有对应的 indexPath，\
          \(didSelect) 无从通知。
          """)
    case .refused(.noRow):
      why = Bilingual(
        en: """
          it is a subview that was added by hand and shows none of the \(noun.en)s of the data \
          source of \(owner), so no index path belongs to it.
          """,
        zh: "它是手动添加的子视图，不对应 \(owner) 数据源里的任何一\(isItem ? "个 item" : "行")，没有 indexPath。")
    case .refused(.refusedHighlight):
      why = Bilingual(
        en: "the delegate of \(owner) returned false from shouldHighlight\(kind).",
        zh: "\(owner) 的代理在 shouldHighlight\(kind) 中返回了 false。")
    case .refused(.refusedSelection):
      why =
        isItem
        ? Bilingual(
          en: "the delegate of \(owner) returned false from shouldSelectItemAt.",
          zh: "\(owner) 的代理在 shouldSelectItemAt 中返回了 false。")
        : Bilingual(
          en: "the delegate of \(owner) returned nil from willSelectRowAt.",
          zh: "\(owner) 的代理在 willSelectRowAt 中返回了 nil。")
    case .refused(.liftedElsewhere):
      why = Bilingual(
        en: "the finger was lifted outside the \(noun.en).", zh: "手指在该\(noun.zh)之外抬起。")
    }
    return Bilingual(en: none.en + why.en, zh: none.zh + why.zh)
  }

  private func taken(
    _ taking: TakingRecognizer, _ hearing: RowHearing, _ seconds: String
  ) -> Bilingual {
    let owner = "`\(owner.called)`"
    let kind = taking.recognizer.kindOfGesture
    let of = taking.view.map { Bilingual(en: " of `\($0.called)`", zh: " `\($0.called)` 上的") }
    let name = "`\(taking.recognizer.called)`"
    let end: Bilingual
    switch hearing {
    case .told:
      return Bilingual(
        en: """
          at \(seconds) s \(kind.en) \(name)\(of?.en ?? "") recognized\(taking.because.en) and \
          cancelled the touch, since cancelsTouchesInView is true (GR-17). A \(view.en) selects in \
          touchesEnded, and \(owner) got touchesCancelled instead.
          """,
        zh: """
          \(seconds) 秒时\(of?.zh ?? "")\(kind.zh) \(name) 识别成功\(taking.because.zh)并取消了触摸，因为 \
          cancelsTouchesInView 为 true（GR-17）。\(view.zh)在 touchesEnded 里选中，而 \(owner) 收到的是 \
          touchesCancelled。
          """)
    case .keptBackByItself:
      end = Bilingual(
        en: """
          while \(owner) kept the touch back, as it does for 0.15 s in case the finger is about to \
          scroll (SC-2), and cancelsTouchesInView is true (GR-17)
          """,
        zh: """
          而 \(owner) 正在暂缓触摸（最多 0.15 秒，因为手指可能要滚动，SC-2），且 cancelsTouchesInView 为 true\
          （GR-17）
          """)
    case .keptBackByRecognizer:
      end = Bilingual(
        en:
          "and with delaysTouchesBegan true the view is told only when it has failed (GR-44, GR-45)",
        zh: "而 delaysTouchesBegan 为 true 时，它失败之后才会通知视图（GR-44、GR-45）")
    case .keptBackByAnother:
      end = Bilingual(
        en: """
          while another recognizer kept the touch back, as its delaysTouchesBegan is true (GR-44), \
          and cancelsTouchesInView is true (GR-17)
          """,
        zh: """
          而另一个识别器的 delaysTouchesBegan 为 true，正在暂缓触摸（GR-44），且 cancelsTouchesInView 为 true\
          （GR-17）
          """)
    case .recognizedAtOnce:
      end = Bilingual(
        en: """
          before any view was told, as recognizers are told first (GR-3), and cancelsTouchesInView \
          is true (GR-17)
          """,
        zh: "而识别器先于视图收到触摸（GR-3），且 cancelsTouchesInView 为 true（GR-17）")
    }
    return Bilingual(
      en: """
        \(owner) never received the touch. At \(seconds) s \(kind.en) \(name)\(of?.en ?? "") \
        recognized\(taking.because.en) \(end.en).
        """,
      zh: """
        \(owner) 根本没有收到触摸。\(seconds) 秒时\(of?.zh ?? "")\(kind.zh) \(name) 识别成功\
        \(taking.because.zh)，\(end.zh)。
        """)
  }

  /// The same for a trace, in one sentence, with the introduction of the line after it.
  func conclusion(_ loss: RowLoss) -> (fact: Bilingual, lead: Bilingual) {
    let none = Bilingual(
      en: "\(row.called) is not selected: ", zh: "\(row.called) 没有选中：")
    let why: Bilingual
    var lead = Bilingual(en: "To select it as well:", zh: "要同时选中它：")
    switch loss {
    case .taken(let taking, _):
      why = Bilingual(
        en: "\(taking.recognizer.called) took the touch (GR-17).",
        zh: "触摸被 \(taking.recognizer.called) 取走（GR-17）。")
    case .handledInside(let handler):
      why = Bilingual(
        en: "\(handler.called) in it kept the touch (RC-14).",
        zh: "里面的 \(handler.called) 留下了触摸（RC-14）。")
    case .refused(.selectionOff):
      why = Bilingual(
        en: "allowsSelection of \(owner.called) is false.",
        zh: "\(owner.called) 的 allowsSelection 为 false。")
      lead = Bilingual(en: "To allow it:", zh: "要允许选中：")
    case .refused(.noDataSource):
      why = Bilingual(
        en: "\(owner.called) has no data source, so it has no \(noun.en)s.",
        zh: "\(owner.called) 没有数据源，也就没有\(noun.zh)。")
      lead = Bilingual(en: "To give it some:", zh: "要给它几\(isItem ? "个 item" : "行")：")
    case .refused(.noRow):
      why = Bilingual(
        en: "it was added by hand and shows no \(noun.en) of the data source.",
        zh: "它是手动添加的，不对应数据源里的\(noun.zh)。")
    case .refused(.refusedHighlight):
      why = Bilingual(
        en: "the delegate returned false from shouldHighlight\(kind).",
        zh: "代理在 shouldHighlight\(kind) 中返回了 false。")
    case .refused(.refusedSelection):
      why = Bilingual(
        en: isItem
          ? "the delegate returned false from shouldSelectItemAt."
          : "the delegate returned nil from willSelectRowAt.",
        zh: isItem
          ? "代理在 shouldSelectItemAt 中返回了 false。" : "代理在 willSelectRowAt 中返回了 nil。")
    case .refused(.liftedElsewhere):
      why = Bilingual(
        en: "the finger was lifted outside it.", zh: "手指在它之外抬起。")
    }
    return (Bilingual(en: none.en + why.en, zh: none.zh + why.zh), lead)
  }
}

extension RowStep {
  /// The effect on a row, for a line of a trace.
  package func wording(of owner: ObjectName) -> Bilingual {
    switch self {
    case .chosen: return Bilingual(en: "selected", zh: "选中")
    case .unchosen: return Bilingual(en: "no longer selected", zh: "取消选中")
    case .notChosen(let refusal):
      let why: Bilingual =
        switch refusal {
        case .selectionOff:
          Bilingual(
            en: "allowsSelection of \(owner.text) is false",
            zh: "\(owner.text) 的 allowsSelection 为 false")
        case .noDataSource:
          Bilingual(en: "\(owner.text) has no data source", zh: "\(owner.text) 没有数据源")
        case .noRow:
          Bilingual(
            en: "no row of the data source of \(owner.text)",
            zh: "不对应 \(owner.text) 数据源里的行")
        case .refusedHighlight, .refusedSelection:
          Bilingual(en: "the delegate refused it", zh: "代理拒绝了")
        case .liftedElsewhere:
          Bilingual(en: "the finger was lifted outside it", zh: "手指在它之外抬起")
        }
      return Bilingual(en: "not selected: \(why.en)", zh: "没有选中：\(why.zh)")
    }
  }
}

extension LiftOutside {
  /// The same as a complete sentence.
  var sentence: Bilingual {
    let words = wording
    return Bilingual(
      en: words.en.prefix(1).uppercased() + words.en.dropFirst() + ".", zh: words.zh + "。")
  }

  /// The distance outside, and the distance that is allowed.
  package var wording: Bilingual {
    let (far, most) = (Numbers.text((distance * 10).rounded() / 10), Numbers.text(allowed))
    return distance <= allowed
      ? Bilingual(
        en: """
          the finger was lifted \(far) points outside, and up to about \(most) points still count \
          as inside (CT-15)
          """,
        zh: "手指在它外面 \(far) 点处抬起，而超出约 \(most) 点以内仍算内部（CT-15）")
      : Bilingual(
        en: """
          the finger was lifted \(far) points outside, and only up to about \(most) points count as \
          inside (CT-14, CT-15)
          """,
        zh: "手指在它外面 \(far) 点处抬起；超出边界不到约 \(most) 点时，才仍算在内部（CT-14、CT-15）")
  }
}
