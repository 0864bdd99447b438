import Records

/// The user's location, as shown in the prompt.
package enum PromptPlace: Hashable {
  /// A question waits for its answer.
  case answer
  /// A question waits for an answer in words, whose first lines may have been typed already.
  case words(isBegun: Bool)
  /// An answer in words waits for the marks of its points.
  case marks
  /// A coding task of an interview.
  case task(Int, of: Int)
  case lesson(Int)
  case exercise(String)
  /// A step of a trace; `inner` is the current step of the opened hit test, if there is one.
  case trace(Int, of: Int, inner: Step?)

  /// The number of a step, and the number of steps.
  package struct Step: Hashable {
    let number: Int
    let count: Int
  }

  /// The text before the `> ` of the prompt.
  package var text: Bilingual {
    switch self {
    case .answer: Bilingual(en: "answer", zh: "回答")
    case .words(let isBegun):
      isBegun
        ? Bilingual(en: "more, or . to end", zh: "继续，或输入 . 结束")
        : Bilingual(en: "in words", zh: "文字回答")
    case .marks: Bilingual(en: "mark", zh: "评分")
    case .task(let number, let count):
      Bilingual(en: "task \(number)/\(count)", zh: "编程题 \(number)/\(count)")
    case .lesson(let number): Bilingual(en: "lesson \(number)", zh: "第 \(number) 课")
    case .exercise(let name): Bilingual(en: name, zh: name)
    case .trace(let number, let count, nil):
      Bilingual(en: "trace \(number)/\(count)", zh: "跟踪 \(number)/\(count)")
    case .trace(let number, let count, let inner?):
      Bilingual(
        en: "trace \(number)/\(count) hit test \(inner.number)/\(inner.count)",
        zh: "跟踪 \(number)/\(count) 命中测试 \(inner.number)/\(inner.count)")
    }
  }
}
