import Records

/// The words that traces use, and what they mean.
package enum Words {
  package static let all: [(word: Bilingual, meaning: Bilingual)] = [
    (
      Bilingual(en: "asked", zh: "被询问"),
      Bilingual(en: "received hitTest", zh: "收到了 hitTest")
    ),
    (
      Bilingual(en: "inside", zh: "在内部"),
      Bilingual(en: "received point(inside:) and said true", zh: "收到了 point(inside:) 并回答 true")
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
  ]
}
