import Lettering
import Records
import Wording

/// Renders the result of importing a dump, and the facts that the dump does not contain.
struct DumpRenderer: Speaking {
  let language: Language

  package func render(_ dump: LoadedDump, into page: inout Page) {
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
    let animated = Self.animated(dump.animated)
    page.paragraph(
      say(
        """
        A dump does not tell: overrides of hitTest or point(inside:), recognizers' settings, \
        controllers\(animated == nil ? ", what is animating" : "").\(recognizers.en)\
        \(animated.map { " \($0.en)" } ?? "") why says "as far as the dump tells".
        """,
        """
        转储里没有：hitTest、point(inside:) 的重写，手势识别器的设置，控制器\(animated == nil ? "，以及正在进行的动画" : "")。\
        \(recognizers.zh)\(animated?.zh ?? "")why 会注明“以转储所示为限”。
        """), .faint)
    remarks(dump.remarks, into: &page)
  }

  /// A note that views were animating when they were printed; nil if none was.
  private static func animated(_ count: Int) -> Bilingual? {
    guard count > 0 else { return nil }
    return Bilingual(
      en: """
        \(count) \(count == 1 ? "view was" : "views were") being animated: touches go by the frames \
        that are printed, not by what was on the screen (HT-20).
        """,
      zh: "\(count) 个视图当时正在动画：触摸以转储中的 frame 为准，而不是当时看到的位置（HT-20）。")
  }

  /// Adds one paragraph for each kind of remark, with its count; losses come first.
  private func remarks(_ remarks: [DumpRemark], into page: inout Page) {
    let told = remarks.filter(\.isLoss) + remarks.filter { !$0.isLoss }
    var kinds: [DumpRemark.Kind] = []
    for remark in told where !kinds.contains(remark.kind) { kinds.append(remark.kind) }
    for kind in kinds {
      let group = told.filter { $0.kind == kind }
      page.paragraph(DumpRemark.wording(ofAll: group)[language], indent: 2, hang: 2, .hint)
    }
  }

  private func names(_ dump: LoadedDump, into page: inout Page) {
    let variables = dump.variables.prefix(6).map { "\($0.text) (\($0.className))" }
    if !variables.isEmpty {
      let isMore = dump.variables.count > 6
      page.paragraph(
        say(
          "named by variable: \(variables.joined(separator: ", "))\(isMore ? ", …" : "")",
          "按变量命名：\(variables.joined(separator: "、"))\(isMore ? "……" : "")"),
        indent: 2, hang: 2)
    }
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

}
