import Records

// The wording of surprising facts about an event, with the line to type.

extension EventConclusion {
  /// The surprise, in words, and the line to type.
  package var wording: Bilingual {
    let (fact, lead, tail) = parts
    guard let line, let lead else { return fact }
    return Bilingual(
      en: "\(fact.en) \(lead.en) `\(line)`\(tail?.en ?? "")",
      zh: "\(fact.zh)\(lead.zh)`\(line)`\(tail?.zh ?? "")")
  }

  /// The fact, the introduction of the line to type, and the words after that line.
  private typealias Parts = (fact: Bilingual, lead: Bilingual?, tail: Bilingual?)

  private var parts: Parts {
    switch self {
    case .tookTouch(let view, let recognizer):
      (
        Bilingual(
          en: "\(view.called) gets no touchesEnded: \(recognizer.called) took the touch (GR-17).",
          zh: "\(view.called) 收不到 touchesEnded：触摸被 \(recognizer.called) 取走（GR-17）。"),
        Bilingual(en: "To leave it to the view:", zh: "要让视图也收到："), nil
      )
    case .keptTouch(let view, let recognizer, let holder?) where holder == recognizer:
      (
        Bilingual(
          en: """
            \(view.called) never receives the touch: \(recognizer.called) recognized before the \
            view was told (GR-45).
            """,
          zh: "\(view.called) 完全收不到这次触摸：\(recognizer.called) 在通知视图之前就识别成功（GR-45）。"),
        Bilingual(en: "To tell it at once:", zh: "要立刻通知视图："), nil
      )
    case .keptTouch(let view, let recognizer, let holder?):
      (
        Bilingual(
          en: """
            \(view.called) never receives the touch: \(recognizer.called) recognized while \
            \(holder.called) kept it back (GR-44, GR-45).
            """,
          zh: """
            \(view.called) 完全收不到这次触摸：\(holder.called) 暂缓它期间 \(recognizer.called) 识别成功\
            （GR-44、GR-45）。
            """),
        Bilingual(en: "To tell it at once:", zh: "要立刻通知视图："), nil
      )
    case .keptTouch(let view, let recognizer, nil):
      (
        Bilingual(
          en: """
            \(view.called) never receives the touch: \(recognizer.called) is told first and \
            recognized at once (GR-3, GR-17).
            """,
          zh: """
            \(view.called) 完全收不到这次触摸：\(recognizer.called) 先收到触摸，并立刻识别成功（GR-3、GR-17）。
            """),
        Bilingual(en: "To tell the view too:", zh: "要让视图也收到："), nil
      )
    case .strayHit(let view): (Self.strayHit(view), nil, nil)
    case .scrolledAway(let view, let scrollView):
      (
        Bilingual(
          en: """
            \(view.called) never receives the touch: \(scrollView.called) scrolled before it was \
            passed on (SC-2).
            """,
          zh: "\(view.called) 完全收不到这次触摸：触摸传给它之前 \(scrollView.called) 就开始滚动了（SC-2）。"),
        Bilingual(
          en: "To tell \(view.called) at once:", zh: "要立刻通知 \(view.called)："), nil
      )
    case .stillDelayed(let view, let scrollView):
      (
        Bilingual(
          en: """
            \(view.called) has not received the touch yet: \(scrollView.called) keeps it back for \
            0.15 s, as the finger may be about to scroll (SC-2).
            """,
          zh: """
            \(view.called) 还没有收到触摸：\(scrollView.called) 会把它暂缓 0.15 秒，因为手指可能要滚动（SC-2）。
            """),
        Bilingual(en: "To see what comes:", zh: "要看后续："), nil
      )
    case .stillWaits(let recognizer, let other):
      (
        Bilingual(
          en: """
            \(recognizer.called) is ready and waits for \(other.called) to fail (GR-36). Time \
            stands still.
            """,
          zh: "\(recognizer.called) 已就绪，等待 \(other.called) 失败（GR-36）。时间静止不动。"),
        Bilingual(en: "To see what becomes of it:", zh: "要看结果："), nil
      )
    case .stillHeld(let view, let recognizer, let isEnd):
      (
        Bilingual(
          en: """
            \(view.called) has not got \(isEnd ? "touchesEnded" : "touchesBegan") yet: \
            \(recognizer.called) keeps it back (\(isEnd ? "GR-43" : "GR-44")).
            """,
          zh: """
            \(view.called) 还没有收到 \(isEnd ? "touchesEnded" : "touchesBegan")：被 \
            \(recognizer.called) 暂缓（\(isEnd ? "GR-43" : "GR-44")）。
            """),
        Bilingual(en: "To see what comes:", zh: "要看后续："), nil
      )
    case .scrolledWith(let view, let scrollView):
      (
        Bilingual(
          en: """
            \(view.called) gets no touchesEnded: \(scrollView.called) scrolls and took the touch \
            (SC-8).
            """,
          zh: "\(view.called) 收不到 touchesEnded：\(scrollView.called) 开始滚动，取走了触摸（SC-8）。"),
        Bilingual(en: "To leave it:", zh: "要留给它："),
        Bilingual(
          en: ", and a drag from there no longer scrolls (SC-7)", zh: "，从那里拖动就不再滚动（SC-7）")
      )
    case .keptByDelay(let view, let recognizer, let scrollView):
      (
        Bilingual(
          en: """
            \(view.called) never receives the touch: \(recognizer.called) recognized while \
            \(scrollView.called) kept it back (SC-2, GR-45).
            """,
          zh: """
            \(view.called) 完全收不到这次触摸：\(scrollView.called) 暂缓触摸期间 \(recognizer.called) \
            识别成功（SC-2、GR-45）。
            """),
        Bilingual(
          en: "To tell \(view.called) at once:", zh: "要立刻通知 \(view.called)："), nil
      )
    case .rowNotChosen(let row, let loss):
      (row.conclusion(loss).fact, row.conclusion(loss).lead, nil)
    default: ofViews
    }
  }

  private var ofViews: Parts {
    switch self {
    case .unhandled(let view):
      (
        Bilingual(
          en: """
            Nobody handles the touch: it went up the chain from \(view.called) and was dropped \
            (RC-13).
            """,
          zh: "没有人处理这次触摸：它从 \(view.called) 沿链向上传递，最后被丢弃（RC-13）。"),
        Bilingual(en: "To handle it:", zh: "要处理它："), nil
      )
    case .missed(let view, let hit?):
      (
        Bilingual(
          en: "The touch missed \(view.called): it went to \(hit.called) (PL-2).",
          zh: "触摸没有落到 \(view.called) 上，而是给了 \(hit.called)（PL-2）。"),
        Bilingual(en: "To learn why:", zh: "要知道原因："), nil
      )
    case .missed(let view, nil):
      (
        Bilingual(
          en: "The touch missed \(view.called): nobody got it (WN-5).",
          zh: "触摸没有落到 \(view.called) 上：没有视图收到它（WN-5）。"),
        Bilingual(en: "To learn why:", zh: "要知道原因："), nil
      )
    case .notPassedOn(let handler, let isLine):
      (
        Bilingual(
          en: """
            Nothing receives the touch: the code of \(handler.called) for sendEvent does not call \
            super (PL-1).
            """,
          zh: "没有人收到触摸：\(handler.called) 的 sendEvent 代码没有调用 super（PL-1）。"),
        isLine
          ? Bilingual(en: "To remove it:", zh: "要去掉它：")
          : Bilingual(en: "To see the code:", zh: "要看代码："), nil
      )
    case .remoteUnasked:
      (
        Bilingual(
          en: "Nothing receives it: the app has not asked for remote control events (FR-14).",
          zh: "没有人收到：App 没有申请接收遥控事件（FR-14）。"),
        Bilingual(en: "To ask:", zh: "要申请："), nil
      )
    case .unhandledMessage(let message, let first, let isWindow):
      (
        Self.unhandled(message, first, isWindow), Bilingual(en: "To handle it:", zh: "要处理它："),
        nil
      )
    case .severalScrollToTop(let scrollViews):
      (
        Self.severalScrollToTop(scrollViews),
        Bilingual(en: "To remove one:", zh: "要排除一个："), nil
      )
    case .sentByHand(let message, let receiver, let sender):
      (
        Bilingual(
          en: """
            The code of \(sender.called) sends \(message) to \(receiver.called), which is not next \
            in the chain: UIKit does not support that (RC-19). \
            `super.\(message)(touches, with: event)` hands it on
            """,
          zh: """
            \(sender.called) 的代码把 \(message) 发给了 \(receiver.called)，而后者不是它的下一个响应者：\
            UIKit 不支持这样做（RC-19）。`super.\(message)(touches, with: event)` 会沿链传递
            """), nil, nil
      )
    default: ofControls
    }
  }

  private var ofControls: Parts {
    let code = Bilingual(en: "To see the code:", zh: "要看代码：")
    return switch self {
    case .disabled(let control):
      (
        Bilingual(
          en: "\(control.called) does nothing: isEnabled is false (CT-4).",
          zh: "\(control.called) 没有动作：isEnabled 为 false（CT-4）。"),
        Bilingual(en: "To let it act:", zh: "要让它响应："), nil
      )
    case .stopsTracking(let control, let cause): (cause.wording(of: control), nil, nil)
    case .hitInsideControl(let view, let control):
      (
        Bilingual(
          en: """
            Not settled (CT-29): here \(control.called) hears of the touch that hit \
            \(view.called), a plain view in it; reports say that on a device it sends nothing.
            """,
          zh: """
            尚无定论（CT-29）：这里 \(control.called) 会收到命中其中普通视图 \(view.called) 的触摸；\
            有报告说设备上它什么也不发出。
            """),
        Bilingual(en: "Right either way:", zh: "无论哪种情况都正确的写法："), nil
      )
    case .unheard(let control, let event):
      (
        Bilingual(
          en: "\(control.called) sent \(event), but no target is registered for it.",
          zh: "\(control.called) 发出了 \(event)，但没有人注册。"),
        Bilingual(en: "To hear of it:", zh: "要收到它："), nil
      )
    case .liftedOutside(let control, let lift):
      (
        Bilingual(
          en: """
            \(control.called) sent touchUpOutside, not touchUpInside: \(lift.wording.en)
            """,
          zh: "\(control.called) 发出的是 touchUpOutside 而不是 touchUpInside：\(lift.wording.zh)"),
        nil, nil
      )
    case .liftedNear(let control, let lift):
      (
        Bilingual(
          en: "\(control.called) sent touchUpInside: \(lift.wording.en)",
          zh: "\(control.called) 发出了 touchUpInside：\(lift.wording.zh)"), nil, nil
      )
    case .targetGone(let selector, let sender):
      (
        Bilingual(
          en: """
            \(selector) of \(sender.called) goes nowhere: its target is gone, as nobody retains it \
            (CT-21). Keep the target in a property; if it was `self` in the initial value of a \
            property in Swift, that is the method `self`, not the object: write `lazy var`
            """,
          zh: """
            \(sender.called) 的 \(selector) 无处可去：目标没有人持有，已不存在（CT-21）。请用属性持有目标；\
            如果目标是 Swift 属性初始值里的 `self`，那是名为 `self` 的方法，不是对象：请写 `lazy var`
            """), nil, nil
      )
    case .notTracked(let control):
      (
        Bilingual(
          en: """
            \(control.called) does not track the finger: its code for touchesBegan does not call \
            super, where UIControl does it (RC-17).
            """,
          zh: """
            \(control.called) 没有跟踪手指：它的 touchesBegan 代码没有调用 super，而跟踪是 UIControl 在那里做的\
            （RC-17）。
            """), code, nil
      )
    case .tracksOn(let control):
      (
        Bilingual(
          en: """
            \(control.called) sends no touchUpInside: its code for touchesEnded does not call super, \
            where UIControl ends tracking (CT-8).
            """,
          zh: """
            \(control.called) 不会发出 touchUpInside：它的 touchesEnded 代码没有调用 super，而跟踪是 \
            UIControl 在那里结束的（CT-8）。
            """), code, nil
      )
    case .refusesTracking(let control):
      (
        Bilingual(
          en: """
            \(control.called) does not track the finger: its code for beginTracking returns false \
            (CT-9).
            """,
          zh: "\(control.called) 没有跟踪手指：它的 beginTracking 代码返回了 false（CT-9）。"), code, nil
      )
    case .besideKnob(let slider):
      (
        Bilingual(
          en:
            "\(slider.called) does not follow the finger: it went down next to the knob (CT-9)",
          zh: "\(slider.called) 没有跟随手指：手指按在滑块旁边（CT-9）"), nil, nil
      )
    case .nobodyActs(let selector, let sender, _):
      (
        Bilingual(
          en: """
            Nobody along the responder chain has a method \(selector)\
            \(sender.map { ", which \($0.called) sent" } ?? "") (TA-6).
            """,
          zh: """
            响应者链上没有对象有方法 \(selector)\
            \(sender.map { "（由 \($0.called) 发出）" } ?? "")（TA-6）。
            """), Bilingual(en: "To answer it:", zh: "要响应它："), nil
      )
    default: (Bilingual(en: "", zh: ""), nil, nil)
    }
  }

  private static func strayHit(_ view: ObjectName) -> Bilingual {
    Bilingual(
      en: """
        Nothing receives the touch: the hit test gave \(view.called), which is in no window, and UIKit \
        logs an error (HT-30). Return a view of the window, or nil
        """,
      zh: """
        没有人收到触摸：命中测试返回了 \(view.called)，而它不在任何窗口里，UIKit 会记录一条错误（HT-30）。\
        应返回窗口中的视图，或 nil
        """)
  }

  private static func unhandled(
    _ message: String, _ first: ObjectName, _ isWindow: Bool
  ) -> Bilingual {
    let reason =
      isWindow
      ? Bilingual(
        en: "no responder is first, so \(first.called) got it",
        zh: "没有第一响应者，所以发给了 \(first.called)")
      : Bilingual(
        en: "it went up the chain from \(first.called)", zh: "它从 \(first.called) 沿链向上传递")
    let rule = message.hasPrefix("motion") ? "FR-10" : "PL-4"
    return Bilingual(
      en: "Nobody handles \(message): \(reason.en) (\(isWindow ? rule : "RC-13")).",
      zh: "没有人处理 \(message)：\(reason.zh)（\(isWindow ? rule : "RC-13")）。")
  }

  private static func severalScrollToTop(_ scrollViews: [ObjectName]) -> Bilingual {
    let first = scrollViews.prefix(3).map(\.called)
    let more = scrollViews.count > first.count
    return Bilingual(
      en: """
        Nothing scrolls: \(scrollViews.count) scroll views on the screen have scrollsToTop true, \
        \(first.joined(separator: ", "))\(more ? " and others" : "") (UT-28).
        """,
      zh: """
        没有滚动：屏幕上有 \(scrollViews.count) 个滚动视图的 scrollsToTop 为 true：\
        \(first.joined(separator: "、"))\(more ? " 等" : "")（UT-28）。
        """)
  }
}
