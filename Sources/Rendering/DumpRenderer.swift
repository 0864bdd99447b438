import Records

/// Tells what a dump was made into, and what it cannot tell.
struct DumpRenderer {
  let language: Language

  /// How many remarks on damaged lines have a line of their own.
  private static let shown = 5

  func render(_ dump: LoadedDump, into page: inout Page) {
    let views = Numbers.grouped(dump.views)
    page.paragraph(
      say(
        "loaded \(views) \(dump.views == 1 ? "view" : "views") as a new scene "
          + "(undo brings the old one back) · profile device",
        "已载入 \(views) 个视图，成为新的场景（undo 可恢复原来的）· device 配置"), .strong)
    names(dump, into: &page)
    guesses(dump, into: &page)
    let recognizers =
      dump.withRecognizers > 0
      ? Bilingual(
        en:
          " \(dump.withRecognizers) \(dump.withRecognizers == 1 ? "view has" : "views have") recognizers.",
        zh: "有 \(dump.withRecognizers) 个视图带手势识别器。") : Bilingual(en: "", zh: "")
    page.paragraph(
      say(
        """
        A dump does not tell: overrides of hitTest or point(inside:), recognizers' settings, \
        controllers, what is animating.\(recognizers.en) why says "as far as the dump tells".
        """,
        """
        转储里没有：hitTest、point(inside:) 的重写，手势识别器的设置，控制器，以及正在进行的动画。\
        \(recognizers.zh)why 会注明“以转储所示为限”。
        """), .faint)
    remarks(dump.remarks, into: &page)
  }

  /// What was lost comes first; what was put right is a number.
  private func remarks(_ remarks: [DumpRemark], into page: inout Page) {
    let joined = remarks.count(where: \.isJoinedLine)
    let losses = remarks.filter(\.isLoss)
    let others = remarks.filter { !$0.isLoss && !$0.isJoinedLine }
    let told = losses + others
    for remark in told.prefix(Self.shown) {
      page.paragraph(remark.wording[language], indent: 2, .hint)
    }
    if told.count > Self.shown {
      let more = told.count - Self.shown
      page.paragraph(
        say("and \(more) more such \(more == 1 ? "line" : "lines")", "另有 \(more) 行类似"), indent: 2,
        .hint)
    }
    if joined > 0 {
      page.paragraph(
        say(
          "\(joined) \(joined == 1 ? "line was" : "lines were") put together from pieces",
          "\(joined) 行由几段拼成"), indent: 2, .hint)
    }
  }

  private func names(_ dump: LoadedDump, into page: inout Page) {
    let texts = dump.named.prefix(6).map { "\($0.text) (\($0.className))" }
    if !texts.isEmpty {
      let more = dump.named.count > 6 ? ", …" : ""
      page.paragraph(
        say(
          "named by text: \(texts.joined(separator: ", "))\(more)",
          "按文字命名：\(texts.joined(separator: "、"))\(dump.named.count > 6 ? "……" : "")"),
        indent: 2, hang: 2)
    }
    if !dump.numbered.isEmpty {
      let ranges = dump.numbered.prefix(10)
      let more = dump.numbered.count > 10 ? ", …" : ""
      page.paragraph(
        say(
          "named by class and number: \(ranges.joined(separator: ", "))\(more)",
          "按类和编号命名：\(ranges.joined(separator: "、"))\(dump.numbered.count > 10 ? "……" : "")"),
        indent: 2, hang: 2)
    }
    page.paragraph(
      say(
        "by address too: why 0x…, or by text: why \"…\"", "也可以按地址：why 0x…，或按文字：why \"…\""),
      indent: 2)
  }

  private func guesses(_ dump: LoadedDump, into page: inout Page) {
    guard !dump.guesses.isEmpty else { return }
    let count = dump.guesses.count
    let list = dump.guesses.prefix(8).map { guess in
      "\(guess.className) → \(guess.standIn)\(guess.isPrinted ? say(" (printed)", "（转储所示）") : "")"
    }
    let isGuessed = dump.guesses.contains { !$0.isPrinted }
    page.paragraph(
      say(
        "\(count) \(count == 1 ? "class is" : "classes are") not UIKit's: "
          + "\(list.joined(separator: ", "))\(count > 8 ? ", …" : "")"
          + (isGuessed ? " (guessed by name; set NAME.class CLASS corrects it)" : ""),
        "\(count) 个类不是 UIKit 的：\(list.joined(separator: "、"))\(count > 8 ? "……" : "")"
          + (isGuessed ? "（按名字猜测；用 set NAME.class CLASS 更正）" : "")), indent: 2, hang: 2)
  }

  private func say(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }
}

extension DumpRemark {
  fileprivate var isJoinedLine: Bool {
    if case .joinedLine = self { true } else { false }
  }
}
