extension Rulebook {
  /// Auto Layout: priorities, intrinsic sizes and the engine.
  static let autoLayout: [Rule] = [
    Rule(
      "AL-1", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          Priorities: required 1000, defaultHigh 750, dragThatCanResizeScene 510, sceneSizeStayPut \
          500, dragThatCannotResizeScene 490, defaultLow 250, fittingSizeLevel 50.
          """,
        zh: """
          优先级：required 1000、defaultHigh 750、dragThatCanResizeScene 510、\
          sceneSizeStayPut 500、dragThatCannotResizeScene 490、defaultLow 250、\
          fittingSizeLevel 50。
          """),
      source: "NSLayoutConstraint.h header comment"),
    Rule(
      "AL-2", .documented, gap: .autoLayout,
      Bilingual(
        en: "UIView defaults: hugging 250, compression resistance 750, both axes.",
        zh: """
          UIView 的默认值：抗拉伸优先级（content hugging）250，\
          抗压缩优先级（compression resistance）750，两个方向相同。
          """),
      source: """
        Apple documentation: UIView.contentHuggingPriority(for:), \
        UIView.contentCompressionResistancePriority(for:)
        """),
    Rule(
      "AL-3", .observed, gap: .autoLayout,
      Bilingual(
        en: """
          UILabel made in code: horizontal hugging 250, vertical 251 (Vercantez/openuikit, against \
          real UIKit); Interface Builder writes 251 for labels and image views.
          """,
        zh: """
          用代码创建的 UILabel：水平方向的抗拉伸优先级为 250，\
          垂直方向为 251（Vercantez/openuikit，与真实 UIKit 对照）；\
          Interface Builder 给 label 和 image view 写入 251。
          """),
      source: "Vercantez/openuikit (AutoLayoutTests)"),
    Rule(
      "AL-4", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          An intrinsic size w puts two constraints on the width: ≤ w at the hugging priority, ≥ w \
          at the compression priority. −1 (noIntrinsicMetric) puts none.
          """,
        zh: """
          固有内容宽度 w 会给宽度加上两条约束：以抗拉伸优先级要求 ≤ w，以抗压缩优先级要求 ≥ w。\
          −1（noIntrinsicMetric）则不加任何约束。
          """),
      source: "Auto Layout Guide; Apple documentation: UIView.intrinsicContentSize",
      demonstration: [
        "expect UIView.noIntrinsicMetric == -1",
        "expect UIView().intrinsicContentSize == CGSize(width: -1, height: -1)",
      ]),
    Rule(
      "AL-5", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          Required constraints hold or the system is unsatisfiable (one is broken and logged). \
          Optional ones are met as nearly as possible, higher priority first.
          """,
        zh: """
          必需（required）约束必须成立，否则约束系统无解（会打破其中一条并输出日志）。\
          可选约束则尽可能接近满足，优先级高的先满足。
          """),
      source: "Auto Layout Guide"),
    Rule(
      "AL-6", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          Surplus space: the view with the lower hugging grows. Missing space: the view with the \
          lower compression resistance shrinks.
          """,
        zh: "空间有富余时：抗拉伸优先级较低的视图变大。空间不足时：抗压缩优先级较低的视图变小。"),
      source: "Auto Layout Guide"),
    Rule(
      "AL-7", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          Equal priorities with surplus or lack: ambiguous; `hasAmbiguousLayout` is true. Ask no \
          question whose answer depends on the choice.
          """,
        zh: """
          优先级相等而空间富余或不足时：布局有歧义；`hasAmbiguousLayout` 为 true。\
          不要出答案取决于系统如何选择的题。
          """),
      source: "UIView.h header comment"),
    Rule(
      "AL-8", .observed, gap: .autoLayout,
      Bilingual(
        en: """
          Conflict of two optional equalities (750 against 749): the higher wins fully, no \
          average. An equality = 30 at priority 999 against a required ≥ 90 gives 90.
          """,
        zh: """
          两条可选的等式约束冲突时（750 对 749）：优先级高的完全胜出，不取平均。\
          优先级 999 的等式 = 30 遇上必需的 ≥ 90，结果是 90。
          """),
      source: "Vercantez/openuikit solver tests"),
    Rule(
      "AL-9", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          `translatesAutoresizingMaskIntoConstraints` true (default in code): the frame is turned \
          into required constraints.
          """,
        zh: """
          `translatesAutoresizingMaskIntoConstraints` 为 true（用代码创建时的默认值）：\
          frame 会被转换为必需约束。
          """),
      source: "WWDC 2015 session 219",
      demonstration: [
        "add view red 100 100 200 200",
        "expect red.translatesAutoresizingMaskIntoConstraints",
      ]),
    Rule(
      "AL-10", .documented, gap: .autoLayout,
      Bilingual(
        en: "A constraint is installed on the nearest common ancestor; none → exception.",
        zh: "约束安装在最近的公共祖先上；没有公共祖先 → 抛出异常。"),
      source: "Apple documentation: NSLayoutConstraint.isActive"),
    Rule(
      "AL-11", .documented, gap: .autoLayout,
      Bilingual(
        en: "A priority may not change between required and optional after installation.",
        zh: "约束安装之后，优先级不得在必需与可选之间改变。"),
      source: "Apple documentation: NSLayoutConstraint.priority"),
    Rule(
      "AL-12", .documented, gap: .autoLayout,
      Bilingual(
        en: "`systemLayoutSizeFitting(target)` uses fittingSizeLevel (50) on both axes.",
        zh: "`systemLayoutSizeFitting(target)` 在两个方向上都使用 fittingSizeLevel（50）。"),
      source: "UIView.h header comment"),
    Rule(
      "AL-13", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          `invalidateIntrinsicContentSize` must be called when the natural size changes; UIKit \
          does not notice otherwise.
          """,
        zh: "固有内容尺寸改变时，必须调用 `invalidateIntrinsicContentSize`；否则 UIKit 不会察觉。"),
      source: "UIView.h header comment"),
    Rule(
      "AL-14", .documented, gap: .autoLayout,
      Bilingual(
        en: "Layout works on alignment rectangles, not frames.",
        zh: "布局所用的是对齐矩形（alignment rectangle），而不是 frame。"),
      source: "UIView.h header comment"),
    Rule(
      "AL-15", .observed, gap: .autoLayout,
      Bilingual(
        en: """
          Two labels in a row, 200 pt wide, gap 8, compression 750 and 749: the first keeps its \
          width, the second gets 192 minus it.
          """,
        zh: """
          两个 label 排成一行，总宽 200 pt，间距 8，抗压缩优先级为 750 和 749：\
          第一个保持自己的宽度，第二个得到 192 减去该宽度。
          """),
      source: "Vercantez/openuikit, golden constraints_compression captured from real UIKit"),
  ]
}
