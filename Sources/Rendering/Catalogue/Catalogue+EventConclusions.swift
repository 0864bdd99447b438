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
    case .keptTouch(let view, let recognizer):
      Bilingual(
        en: """
          \(view.text) never hears of the touch: \(recognizer.text) recognized before the view was \
          told (GR-45). To tell it at once: `set \(recognizer.text).delaysTouchesBegan false`
          """,
        zh: """
          \(view.text) 完全收不到这次触摸：\(recognizer.text) 在通知视图之前就识别成功（GR-45）。要立刻通知视图：\
          `set \(recognizer.text).delaysTouchesBegan false`
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
}
