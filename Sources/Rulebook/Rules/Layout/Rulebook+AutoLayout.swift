import Records

extension Rulebook {
  /// Auto Layout: priorities, intrinsic sizes and the engine.
  static var autoLayout: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AL-1", .documented,
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
    source: "NSLayoutConstraint.h header comment",
    demonstration: [
      "expect UILayoutPriority.required.rawValue == 1000",
      "expect UILayoutPriority.defaultHigh.rawValue == 750",
      "expect UILayoutPriority.defaultLow.rawValue == 250",
      "expect UILayoutPriority.fittingSizeLevel.rawValue == 50",
      "expect UILayoutPriority.sceneSizeStayPut.rawValue == 500",
    ]),
  Rule(
    "AL-2", .documented,
    Bilingual(
      en: "UIView defaults: hugging 250, compression resistance 750, both axes.",
      zh: """
        UIView 的默认值：抗拉伸优先级（content hugging）250，\
        抗压缩优先级（compression resistance）750，两个方向相同。
        """),
    source: """
      Apple documentation: UIView.contentHuggingPriority(for:), \
      UIView.contentCompressionResistancePriority(for:)
      """,
    demonstration: [
      "let view = UIView()",
      "expect view.contentHuggingPriority(for: .horizontal) == .defaultLow",
      "expect view.contentHuggingPriority(for: .vertical) == .defaultLow",
      "let high = UILayoutPriority.defaultHigh",
      "expect view.contentCompressionResistancePriority(for: .vertical) == high",
    ]),
  Rule(
    "AL-3", .observed,
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
    source: "Vercantez/openuikit (AutoLayoutTests)",
    demonstration: [
      "let label = UILabel()",
      "expect label.contentHuggingPriority(for: .horizontal).rawValue == 250",
      "expect label.contentHuggingPriority(for: .vertical).rawValue == 251",
    ]),
  Rule(
    "AL-4", .documented,
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
    "AL-5", .documented,
    Bilingual(
      en: """
        Required constraints hold or the system is unsatisfiable (one is broken and logged). \
        Optional ones are met as nearly as possible, higher priority first.
        """,
      zh: """
        必需（required）约束必须成立，否则约束系统无解（会打破其中一条并输出日志）。\
        可选约束则尽可能接近满足，优先级高的先满足。
        """),
    source: "Auto Layout Guide",
    demonstration: [
      "add view card 0 0 10 10",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "let wish = card.widthAnchor.constraint(equalToConstant: 30)",
      "wish.priority = UILayoutPriority(999)",
      "wish.isActive = true",
      "expect card.frame.width == 30",
      "let least = card.widthAnchor.constraint(",
      "  greaterThanOrEqualToConstant: 90)",
      "least.isActive = true",
      "expect card.frame.width == 90",
    ]),
  Rule(
    "AL-6", .documented,
    Bilingual(
      en: """
        Surplus space: the view with the lower hugging grows. Missing space: the view with the \
        lower compression resistance shrinks.
        """,
      zh: "空间有富余时：抗拉伸优先级较低的视图变大。空间不足时：抗压缩优先级较低的视图变小。"),
    source: "Auto Layout Guide",
    demonstration: [
      "add view row 0 0 300 50",
      "let a = UILabel(), b = UILabel()",
      "for label in [a, b] {",
      "  label.font = UIFont.systemFont(ofSize: 20)",
      "  label.text = \"twelve chars\"",
      "  label.translatesAutoresizingMaskIntoConstraints = false",
      "  row.addSubview(label)",
      "}",
      "a.leftAnchor.constraint(equalTo: row.leftAnchor).isActive = true",
      "b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true",
      "b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)",
      "b.rightAnchor.constraint(equalTo: row.rightAnchor).isActive = true",
      "expect a.frame.width == 120 && b.frame.width == 180",
    ]),
  Rule(
    "AL-7", .documented,
    Bilingual(
      en: """
        Equal priorities with surplus or lack: ambiguous; `hasAmbiguousLayout` is true. Ask no \
        question whose answer depends on the choice.
        """,
      zh: """
        优先级相等而空间富余或不足时：布局有歧义；`hasAmbiguousLayout` 为 true。\
        不要出答案取决于系统如何选择的题。
        """),
    source: "UIView.h header comment",
    demonstration: [
      "add view card 0 0 10 10",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "let width = card.widthAnchor.constraint(equalToConstant: 100)",
      "width.isActive = true",
      "expect card.hasAmbiguousLayout",
    ]),
  Rule(
    "AL-8", .observed,
    Bilingual(
      en: """
        Conflict of two optional equalities (750 against 749): the higher wins fully, no \
        average. An equality = 30 at priority 999 against a required ≥ 90 gives 90.
        """,
      zh: """
        两条可选的等式约束冲突时（750 对 749）：优先级高的完全胜出，不取平均。\
        优先级 999 的等式 = 30 遇上必需的 ≥ 90，结果是 90。
        """),
    source: "Vercantez/openuikit solver tests",
    demonstration: [
      "add view card 0 0 10 10",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "let high = card.widthAnchor.constraint(equalToConstant: 100)",
      "high.priority = UILayoutPriority(750)",
      "let low = card.widthAnchor.constraint(equalToConstant: 50)",
      "low.priority = UILayoutPriority(749)",
      "NSLayoutConstraint.activate([low, high])",
      "expect card.frame.width == 100",
    ]),
  Rule(
    "AL-9", .documented,
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
      "add view fixed 10 100 80 50",
      "add view beside 0 0 10 10",
      "beside.translatesAutoresizingMaskIntoConstraints = false",
      "let edge = beside.leftAnchor.constraint(equalTo: fixed.rightAnchor)",
      "edge.isActive = true",
      "expect beside.frame.minX == 90",
      "fixed.frame.origin.x = 50; root.setNeedsLayout()",
      "expect beside.frame.minX == 130",
    ]),
  Rule(
    "AL-10", .documented,
    Bilingual(
      en: "A constraint is installed on the nearest common ancestor; none → exception.",
      zh: "约束安装在最近的公共祖先上；没有公共祖先 → 抛出异常。"),
    source: "Apple documentation: NSLayoutConstraint.isActive",
    demonstration: [
      "add view outer 0 0 200 200",
      "add view inner 0 0 50 50 in outer",
      "let one = inner.widthAnchor.constraint(equalToConstant: 50)",
      "one.isActive = true",
      "expect inner.constraints.count == 1",
      "let two = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)",
      "two.isActive = true",
      "expect outer.constraints.count == 1",
      "let apart = UIView()",
      "let three = apart.leftAnchor.constraint(equalTo: outer.leftAnchor)",
      "expect error \"no common ancestor\"",
      "three.isActive = true",
    ]),
  Rule(
    "AL-11", .documented,
    Bilingual(
      en: "A priority may not change between required and optional after installation.",
      zh: "约束安装之后，优先级不得在必需与可选之间改变。"),
    source: "Apple documentation: NSLayoutConstraint.priority",
    demonstration: [
      "add view card 0 0 50 50",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "let width = card.widthAnchor.constraint(equalToConstant: 50)",
      "width.isActive = true",
      "expect error \"Mutating a priority\"",
      "width.priority = .defaultLow",
    ]),
  Rule(
    "AL-12", .documented,
    Bilingual(
      en: "`systemLayoutSizeFitting(target)` uses fittingSizeLevel (50) on both axes.",
      zh: "`systemLayoutSizeFitting(target)` 在两个方向上都使用 fittingSizeLevel（50）。"),
    source: "UIView.h header comment",
    demonstration: [
      "add view card 0 0 300 300",
      "add view inner 0 0 10 10 in card",
      "inner.translatesAutoresizingMaskIntoConstraints = false",
      "NSLayoutConstraint.activate([",
      "  inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),",
      "  inner.heightAnchor.constraint(equalToConstant: 30),",
      "  card.bottomAnchor.constraint(",
      "    equalTo: inner.bottomAnchor, constant: 8),",
      "])",
      "let least = UIView.layoutFittingCompressedSize",
      "expect card.systemLayoutSizeFitting(least).height == 46",
    ]),
  Rule(
    "AL-13", .documented,
    Bilingual(
      en: """
        `invalidateIntrinsicContentSize` must be called when the natural size changes; UIKit \
        does not notice otherwise.
        """,
      zh: "固有内容尺寸改变时，必须调用 `invalidateIntrinsicContentSize`；否则 UIKit 不会察觉。"),
    source: "UIView.h header comment",
    demonstration: [
      "class Box: UIView {",
      "  var natural = CGSize(width: -1, height: -1)",
      "  override var intrinsicContentSize: CGSize { natural }",
      "}",
      "let box = Box()",
      "box.natural = CGSize(width: 50, height: 20)",
      "box.translatesAutoresizingMaskIntoConstraints = false",
      "root.addSubview(box)",
      "box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true",
      "expect box.frame.width == 50",
      "box.natural.width = 80",
      "root.setNeedsLayout(); root.layoutIfNeeded()",
      "expect box.frame.width == 50",
      "box.invalidateIntrinsicContentSize()",
      "expect box.frame.width == 80",
    ]),
  Rule(
    "AL-14", .documented,
    Bilingual(
      en: "Layout works on alignment rectangles, not frames.",
      zh: "布局所用的是对齐矩形（alignment rectangle），而不是 frame。"),
    source: "UIView.h header comment",
    demonstration: [
      "class Badge: UIView {",
      "  override var alignmentRectInsets: UIEdgeInsets {",
      "    UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6)",
      "  }",
      "}",
      "let badge = Badge()",
      "badge.translatesAutoresizingMaskIntoConstraints = false",
      "root.addSubview(badge)",
      "badge.leftAnchor.constraint(",
      "  equalTo: root.leftAnchor, constant: 20).isActive = true",
      "badge.widthAnchor.constraint(equalToConstant: 50).isActive = true",
      "expect badge.frame.minX == 16 && badge.frame.width == 60",
    ]),
  Rule(
    "AL-15", .observed,
    Bilingual(
      en: """
        Two labels in a row, 200 pt wide, gap 8, compression 750 and 749: the first keeps its \
        width, the second gets 192 minus it.
        """,
      zh: """
        两个 label 排成一行，总宽 200 pt，间距 8，抗压缩优先级为 750 和 749：\
        第一个保持自己的宽度，第二个得到 192 减去该宽度。
        """),
    source: "Vercantez/openuikit, golden constraints_compression captured from real UIKit",
    demonstration: [
      "add view row 0 0 200 50",
      "let a = UILabel(), b = UILabel()",
      "for label in [a, b] {",
      "  label.font = UIFont.systemFont(ofSize: 20)",
      "  label.text = \"twelve chars\"",
      "  label.translatesAutoresizingMaskIntoConstraints = false",
      "  row.addSubview(label)",
      "}",
      "a.leftAnchor.constraint(equalTo: row.leftAnchor).isActive = true",
      "let gap = b.leftAnchor.constraint(",
      "  equalTo: a.rightAnchor, constant: 8)",
      "b.rightAnchor.constraint(equalTo: row.rightAnchor).isActive = true",
      "b.setContentCompressionResistancePriority(",
      "  UILayoutPriority(749), for: .horizontal)",
      "gap.isActive = true",
      "expect a.frame.width == 120 && b.frame.width == 72",
    ]),
]
