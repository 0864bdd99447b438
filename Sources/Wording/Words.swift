import Records

/// The words that traces use, and their meanings.
package enum Words {
  package static let all: [(word: Bilingual, meaning: Bilingual)] = [
    (
      Bilingual(en: "asked", zh: "被询问"),
      Bilingual(en: "received hitTest", zh: "收到了 hitTest")
    ),
    (
      Bilingual(en: "inside", zh: "在内部"),
      Bilingual(en: "received point(inside:) and said true", zh: "收到了 point(inside:) 并返回 true")
    ),
    (Bilingual(en: "refuses", zh: "拒绝"), Bilingual(en: "returned nil", zh: "返回了 nil")),
    (Bilingual(en: "returns", zh: "返回"), Bilingual(en: "returned a view", zh: "返回了一个视图")),
    (
      Bilingual(en: "hit-test view", zh: "命中视图"),
      Bilingual(en: "the result of the hit test", zh: "命中测试的结果")
    ),
    (
      Bilingual(en: "never asked", zh: "从未被询问"),
      Bilingual(
        en: "an ancestor refused, or a sibling in front had already returned",
        zh: "祖先视图拒绝了，或者前面的兄弟视图已经返回")
    ),
    (
      Bilingual(en: "handles", zh: "处理"),
      Bilingual(en: "has code for the message", zh: "有处理该消息的代码")
    ),
    (
      Bilingual(en: "forwards", zh: "向上传递"),
      Bilingual(
        en: "the default, or super: to the next responder", zh: "默认实现或 super：交给下一个响应者")
    ),
    (
      Bilingual(en: "next responder", zh: "下一个响应者"),
      Bilingual(
        en: "who is asked next when nobody handles an event; `chain NAME` shows them all",
        zh: "事件没有人处理时轮到谁；chain NAME 列出全部")
    ),
    (
      Bilingual(en: "dropped", zh: "丢弃"),
      Bilingual(en: "came to the end of the chain, and nobody had handled it", zh: "到了链的末端也没有人处理")
    ),
    (
      Bilingual(en: "possible", zh: "possible"),
      Bilingual(
        en: "the state of a recognizer that has not decided yet (GR-10)",
        zh: "还没有结果的手势识别器的状态（GR-10）")
    ),
    (
      Bilingual(en: "kept back", zh: "暂缓"),
      Bilingual(
        en:
          "a view is told later, or never, because a recognizer may still take the touch (GR-43, GR-44)",
        zh: "识别器还可能取走触摸，所以晚些才通知视图，或者不再通知（GR-43、GR-44）")
    ),
    (
      Bilingual(en: "the delay", zh: "延迟"),
      Bilingual(
        en: "the recognizer by which a scroll view keeps touches back for 0.15 s (SC-2, SC-4)",
        zh: "滚动视图用来把触摸暂缓 0.15 秒的识别器（SC-2、SC-4）")
    ),
    (
      Bilingual(en: "only logged", zh: "只记入 log"),
      Bilingual(
        en: "an event for which no target is registered; `target NAME` adds one",
        zh: "没有注册 target 的事件；target NAME 可以添加")
    ),
  ]
}

extension String {
  /// A Chinese text joined with the words after it by a blank, except after a full-width bracket,
  /// which already includes the space.
  package func joined(with words: String) -> String {
    hasSuffix("）") ? self + words : "\(self) \(words)"
  }
}
