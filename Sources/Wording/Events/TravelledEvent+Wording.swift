import Records

// The wording of why a shake, a key or a remote control event reached its receiver.

extension TravelledEvent {
  /// The path of the event, and the responder that handled it; `asked` is the responder of the
  /// question.
  package func wording(about asked: ObjectName) -> Bilingual {
    if let keyCommand {
      return Bilingual(
        en: """
          The keys are a combination that `\(keyCommand.owner.text)` names in keyCommands: it sends \
          \(keyCommand.action) instead, and no responder hears of the press (FR-5).
          """,
        zh: """
          这是 `\(keyCommand.owner.text)` 在 keyCommands 里列出的组合键：改为发送 \(keyCommand.action)，\
          没有响应者收到按键（FR-5）。
          """)
    }
    guard let first = path.first else {
      return Bilingual(
        en: "Nothing received it: the app has not asked for remote control events (FR-14).",
        zh: "没有人收到：App 没有申请接收遥控事件（FR-14）。")
    }
    let begin = beginning(first)
    if isElsewhere {
      return Bilingual(
        en: """
          `\(asked.text)` did not hear of it. \(begin.en), and up the chain from there; \
          `\(asked.text)` is not in it. A view becomes first responder by becomeFirstResponder(), if \
          its canBecomeFirstResponder is true (FR-1, FR-2).
          """,
        zh: """
          `\(asked.text)` 没有收到。\(begin.zh)，再从那里沿链向上；`\(asked.text)` 不在这条链上。视图要成为第一响应者，\
          需要 canBecomeFirstResponder 为 true，再调用 becomeFirstResponder()（FR-1、FR-2）。
          """)
    }
    let end = ending
    return Bilingual(en: begin.en + end.en, zh: begin.zh + end.zh)
  }

  /// The first responder that it was sent to, and the rule for that.
  private func beginning(_ first: ObjectName) -> Bilingual {
    let (en, zh) = isForWindow ? windowless : toFirstResponder
    return Bilingual(en: "\(en)`\(first.text)` (\(rule))", zh: "\(zh)`\(first.text)`（\(rule)）")
  }

  private var windowless: (en: String, zh: String) {
    let (en, zh) = what
    return ("No responder is first, so \(en) went to ", "没有第一响应者，所以\(zh)发给了 ")
  }

  private var toFirstResponder: (en: String, zh: String) {
    let (en, zh) = what
    return (
      "\(en.prefix(1).uppercased() + en.dropFirst()) went to the first responder, ",
      "\(zh)发给了第一响应者 "
    )
  }

  private var what: (en: String, zh: String) {
    switch kind {
    case .shake: ("the shake", "摇动")
    case .key: ("the key", "按键")
    case .remoteControl: ("the remote control's event", "遥控事件")
    }
  }

  private var rule: String {
    switch kind {
    case .shake: isForWindow ? "FR-10" : "FR-9"
    case .key: "FR-13"
    case .remoteControl: "FR-14"
    }
  }

  private var ending: Bilingual {
    let way = path.map { "`\($0.text)`" }.joined(separator: " → ")
    guard let handler, let code = self.way?.wording else {
      return path.count > 1
        ? Bilingual(
          en: " and up the chain: \(way). Nobody handles it, so it was dropped (RC-13).",
          zh: "，再沿链向上：\(way)。没有人处理，所以被丢弃（RC-13）。")
        : Bilingual(en: ". Nobody handles it (RC-13).", zh: "。没有人处理（RC-13）。")
    }
    if handler == path.first {
      return Bilingual(
        en: ", which handles it: \(code.en) (RC-14).", zh: "，由它处理：\(code.zh)（RC-14）。")
    }
    return Bilingual(
      en: " and up the chain: \(way). `\(handler.text)` handles it: \(code.en) (RC-13).",
      zh: "，再沿链向上：\(way)。由 `\(handler.text)` 处理：\(code.zh)（RC-13）。")
  }
}
