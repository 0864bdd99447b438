import Records

// What one might not expect of an event, in words, with the line to type.

extension EventConclusion {
  /// What one might not expect, and the line to type.
  var wording: Bilingual {
    switch self {
    case .tookTouch(let view, let recognizer):
      Bilingual(
        en: """
          \(view.text) gets no touchesEnded: \(recognizer.text) took the touch (GR-17). To leave it \
          to the view: `set \(recognizer.text).cancelsTouchesInView false`
          """,
        zh: """
          \(view.text) 收不到 touchesEnded：触摸被 \(recognizer.text) 取走（GR-17）。要让视图也收到：\
          `set \(recognizer.text).cancelsTouchesInView false`
          """)
    case .keptTouch(let view, let recognizer, isDelayed: true):
      Bilingual(
        en: """
          \(view.text) never hears of the touch: \(recognizer.text) recognized before the view was \
          told (GR-45). To tell it at once: `set \(recognizer.text).delaysTouchesBegan false`
          """,
        zh: """
          \(view.text) 完全收不到这次触摸：\(recognizer.text) 在通知视图之前就识别成功（GR-45）。要立刻通知视图：\
          `set \(recognizer.text).delaysTouchesBegan false`
          """)
    case .keptTouch(let view, let recognizer, isDelayed: false):
      Bilingual(
        en: """
          \(view.text) never hears of the touch: \(recognizer.text) is told first and recognized at \
          once (GR-3, GR-17). To tell the view too: `set \(recognizer.text).cancelsTouchesInView false`
          """,
        zh: """
          \(view.text) 完全收不到这次触摸：\(recognizer.text) 先收到触摸，并立刻识别成功（GR-3、GR-17）。\
          要让视图也收到：`set \(recognizer.text).cancelsTouchesInView false`
          """)
    case .scrolledAway(let view, let scrollView):
      Bilingual(
        en: """
          \(view.text) never hears of the touch: \(scrollView.text) scrolled before it was passed \
          on (SC-2). To tell \(view.text) at once: `set \(scrollView.text).delaysContentTouches false`
          """,
        zh: """
          \(view.text) 完全收不到这次触摸：触摸传给它之前 \(scrollView.text) 就开始滚动了（SC-2）。\
          要立刻通知 \(view.text)：`set \(scrollView.text).delaysContentTouches false`
          """)
    case .stillDelayed(let view, let scrollView):
      Bilingual(
        en: """
          \(view.text) has not heard of the touch yet: \(scrollView.text) keeps it back for 0.15 s, \
          as it may become a scroll (SC-2). `wait 0.2` shows what comes
          """,
        zh: """
          \(view.text) 还没有收到触摸：\(scrollView.text) 会把它暂缓 0.15 秒，因为可能是滚动（SC-2）。\
          `wait 0.2` 可以看到后续
          """)
    case .stillWaits(let recognizer, let other):
      Bilingual(
        en: """
          \(recognizer.text) is ready and waits for \(other.text) to fail (GR-36). Time stands \
          still: `wait 1` shows what becomes of it
          """,
        zh: """
          \(recognizer.text) 已就绪，等待 \(other.text) 失败（GR-36）。时间静止不动：`wait 1` 可以看到结果
          """)
    case .stillHeld(let view, let recognizer, let isEnd):
      Bilingual(
        en: """
          \(view.text) has not got \(isEnd ? "touchesEnded" : "touchesBegan") yet: \
          \(recognizer.text) keeps it back (\(isEnd ? "GR-43" : "GR-44")). `wait 1` shows what comes
          """,
        zh: """
          \(view.text) 还没有收到 \(isEnd ? "touchesEnded" : "touchesBegan")：被 \(recognizer.text) 暂缓\
          （\(isEnd ? "GR-43" : "GR-44")）。`wait 1` 可以看到后续
          """)
    case .unhandled(let view):
      Bilingual(
        en: """
          Nobody handles the touch: it went up the chain from \(view.text) and was dropped (RC-13). \
          To handle it: `on \(view.text) touches`
          """,
        zh: """
          没有人处理这次触摸：它从 \(view.text) 沿链向上传递，最后被丢弃（RC-13）。要处理它：\
          `on \(view.text) touches`
          """)
    case .disabled(let control):
      Bilingual(
        en: """
          \(control.text) does nothing: isEnabled is false (CT-4). To let it act: \
          `set \(control.text).isEnabled true`
          """,
        zh: """
          \(control.text) 没有动作：isEnabled 为 false（CT-4）。要让它响应：\
          `set \(control.text).isEnabled true`
          """)
    case .unheard(let control, let event):
      Bilingual(
        en: """
          \(control.text) sent \(event), but nobody is registered for it. To hear of it: \
          `target \(control.text) \(event)`
          """,
        zh: "\(control.text) 发出了 \(event)，但没有人登记。要收到它：`target \(control.text) \(event)`")
    case .liftedOutside(let control):
      Bilingual(
        en: """
          \(control.text) sent touchUpOutside, not touchUpInside: the finger was lifted too far \
          away (CT-14, CT-15)
          """,
        zh: "\(control.text) 发出的是 touchUpOutside 而不是 touchUpInside：手指在太远处抬起（CT-14、CT-15）")
    case .targetGone(let selector, let sender):
      Bilingual(
        en: """
          \(selector) of \(sender.text) goes nowhere: its target is gone, as nobody retains it \
          (CT-21). Keep the target in a property
          """,
        zh: "\(sender.text) 的 \(selector) 无处可去：目标没有人持有，已不存在（CT-21）。请用属性持有目标")
    case .scrolledWith(let view, let scrollView):
      Bilingual(
        en: """
          \(view.text) gets no touchesEnded: \(scrollView.text) scrolls and took the touch (SC-8). \
          To leave it: `set \(scrollView.text).canCancelContentTouches false`, and a drag from there \
          scrolls no more (SC-7)
          """,
        zh: """
          \(view.text) 收不到 touchesEnded：\(scrollView.text) 开始滚动，取走了触摸（SC-8）。要留给它：\
          `set \(scrollView.text).canCancelContentTouches false`，从那里拖动就不再滚动（SC-7）
          """)
    case .keptByDelay(let view, let recognizer, let scrollView):
      Bilingual(
        en: """
          \(view.text) never hears of the touch: \(recognizer.text) recognized while \
          \(scrollView.text) kept it back (SC-2, GR-45). To tell \(view.text) at once: \
          `set \(scrollView.text).delaysContentTouches false`
          """,
        zh: """
          \(view.text) 完全收不到这次触摸：\(scrollView.text) 暂缓触摸期间 \(recognizer.text) 识别成功\
          （SC-2、GR-45）。要立刻通知 \(view.text)：`set \(scrollView.text).delaysContentTouches false`
          """)
    case .notPassedOn(let handler):
      Bilingual(
        en: """
          Nobody hears of the touch: the code of \(handler.text) for sendEvent does not call super \
          (PL-1). To take it away: `off \(handler.text) sendEvent`
          """,
        zh: """
          没有人收到触摸：\(handler.text) 的 sendEvent 代码没有调用 super（PL-1）。要去掉它：\
          `off \(handler.text) sendEvent`
          """)
    case .notTracked(let control):
      Bilingual(
        en: """
          \(control.text) does not track the finger: its code for touchesBegan does not call super, \
          where UIControl does it (RC-17). `inspect \(control.text)` shows the code
          """,
        zh:
          "\(control.text) 没有跟踪手指：它的 touchesBegan 代码没有调用 super，而跟踪是 UIControl 在那里做的（RC-17）。`inspect \(control.text)` 可以看到代码"
      )
    case .tracksOn(let control):
      Bilingual(
        en: """
          \(control.text) sends no touchUpInside: its code for touchesEnded does not call super, \
          where UIControl ends tracking (CT-8). `inspect \(control.text)` shows the code
          """,
        zh: """
          \(control.text) 不会发出 touchUpInside：它的 touchesEnded 代码没有调用 super，而跟踪是 UIControl \
          在那里结束的（CT-8）。`inspect \(control.text)` 可以看到代码
          """)
    case .refusesTracking(let control):
      Bilingual(
        en: """
          \(control.text) does not track the finger: its code for beginTracking says no (CT-9). \
          `inspect \(control.text)` shows the code
          """,
        zh: """
          \(control.text) 没有跟踪手指：它的 beginTracking 代码返回了 false（CT-9）。\
          `inspect \(control.text)` 可以看到代码
          """)
    case .remoteUnasked:
      Bilingual(
        en: """
          Nobody hears of it: the app has not asked for remote control events (FR-14). To ask: \
          `app.beginReceivingRemoteControlEvents()`
          """,
        zh: """
          没有人收到：App 没有申请接收遥控事件（FR-14）。要申请：\
          `app.beginReceivingRemoteControlEvents()`
          """)
    case .unhandledMessage(let message, let first, let isWindow):
      Self.unhandled(message, first, isWindow)
    case .severalScrollToTop(let scrollViews):
      Self.severalScrollToTop(scrollViews)
    case .sentByHand(let message, let receiver, let sender):
      Bilingual(
        en: """
          The code of \(sender.text) sends \(message) to \(receiver.text), which is not next in \
          the chain: UIKit does not support that (RC-19). `super.\(message)(touches, with: event)` \
          hands it on
          """,
        zh: """
          \(sender.text) 的代码把 \(message) 发给了 \(receiver.text)，而后者不是它的下一个响应者：UIKit \
          不支持这样做（RC-19）。`super.\(message)(touches, with: event)` 会沿链传递
          """)
    case .besideKnob(let slider):
      Bilingual(
        en: "\(slider.text) does not follow the finger: it went down beside the knob (CT-9)",
        zh: "\(slider.text) 没有跟随手指：手指按在滑块旁边（CT-9）")
    case .nobodyActs(let selector, let sender):
      Bilingual(
        en: """
          Nobody along the responder chain has a method \(selector)\
          \(sender.map { ", which \($0.text) sent" } ?? "") (TA-6). To answer it: \
          `on controller \(selector)`
          """,
        zh: """
          响应者链上没有对象有方法 \(selector)\(sender.map { "（由 \($0.text) 发出）" } ?? "")（TA-6）。\
          要回答它：`on controller \(selector)`
          """)
    }
  }

  private static func unhandled(
    _ message: String, _ first: ObjectName, _ isWindow: Bool
  ) -> Bilingual {
    let reason =
      isWindow
      ? Bilingual(
        en: "no responder is first, so \(first.text) got it", zh: "没有第一响应者，所以发给了 \(first.text)")
      : Bilingual(en: "it went up the chain from \(first.text)", zh: "它从 \(first.text) 沿链向上传递")
    let rule = message.hasPrefix("motion") ? "FR-10" : "PL-4"
    return Bilingual(
      en: """
        Nobody handles \(message): \(reason.en) (\(isWindow ? rule : "RC-13")). To handle it: \
        `on \(first.text) \(message)`
        """,
      zh: """
        没有人处理 \(message)：\(reason.zh)（\(isWindow ? rule : "RC-13")）。要处理它：\
        `on \(first.text) \(message)`
        """)
  }

  private static func severalScrollToTop(_ scrollViews: [ObjectName]) -> Bilingual {
    let first = scrollViews.prefix(3).map(\.text)
    let more = scrollViews.count > first.count
    let other = scrollViews.last?.text ?? ""
    return Bilingual(
      en: """
        Nothing scrolls: \(scrollViews.count) scroll views on the screen have scrollsToTop true, \
        \(first.joined(separator: ", "))\(more ? " and others" : "") (UT-28). To take one out: \
        `set \(other).scrollsToTop false`
        """,
      zh: """
        没有滚动：屏幕上有 \(scrollViews.count) 个滚动视图的 scrollsToTop 为 true：\
        \(first.joined(separator: "、"))\(more ? " 等" : "")（UT-28）。要排除一个：\
        `set \(other).scrollsToTop false`
        """)
  }
}
