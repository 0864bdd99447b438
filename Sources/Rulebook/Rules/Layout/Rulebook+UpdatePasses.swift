import Records

extension Rulebook {
  /// The passes of the update cycle, continued.
  static var updatePasses: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "LC-14", .documented,
    Bilingual(
      en: """
        The cycle runs after the event's handlers have returned to the run loop, up to \
        120 times a second, only on views that asked.
        """,
      zh: """
        更新周期在事件的处理代码返回运行循环之后进行，每秒最多 120 次，只处理提出过请\
        求的视图。
        """),
    source: "WWDC 2018 session 220; PL-7",
    demonstration: [
      "class Card: UIView {",
      "  override func layoutSubviews() { super.layoutSubviews() }",
      "  override func draw(_ rect: CGRect) {}",
      "}",
      "add Card box 0 0 50 50",
      "box.setNeedsLayout(); box.setNeedsDisplay()",
      "expect cycle is \"box layoutSubviews\", \"box draw\"",
      "add view other 0 0 50 50",
      "box.center.x += 10",
      "expect cycle is",
    ]),
  Rule(
    "LC-15", .documented,
    Bilingual(
      en: """
        The three passes have parallel methods: setNeedsUpdateConstraints / \
        updateConstraintsIfNeeded / updateConstraints; setNeedsLayout / layoutIfNeeded \
        / layoutSubviews; setNeedsDisplay / (none) / draw(_:).
        """,
      zh: """
        三个阶段有对应的方法：setNeedsUpdateConstraints / updateConstraintsIfNeeded / \
        updateConstraints；setNeedsLayout / layoutIfNeeded / layoutSubviews；\
        setNeedsDisplay /（无）/ draw(_:)。
        """),
    source: "WWDC 2018 session 220; UIView.h header comment",
    demonstration: [
      "class Box: UIView {",
      "  override func updateConstraints() { super.updateConstraints() }",
      "  override func layoutSubviews() { super.layoutSubviews() }",
      "  override func draw(_ rect: CGRect) {}",
      "}",
      "add Box box 0 0 50 50",
      "box.setNeedsDisplay(); box.setNeedsLayout()",
      "expect cycle is \"box layoutSubviews\", \"box draw\"",
      "box.setNeedsUpdateConstraints()",
      "expect cycle is \"box updateConstraints\"",
    ]),
  Rule(
    "LC-16", .documented, gap: .advice,
    Bilingual(
      en: """
        `updateConstraints` overrides end with `super.updateConstraints()`; removing \
        and re-adding the same constraints in every call is the most frequent \
        performance error.
        """,
      zh: """
        重写 `updateConstraints` 时最后要调用 `super.updateConstraints()`；在每次调用\
        中移除再添加相同的约束，是最常见的性能错误。
        """),
    source: "WWDC 2018 session 220"),
  Rule(
    "LC-17", .documented,
    Bilingual(
      en: """
        A constraint change that alters a view's size or place in the engine makes its \
        superview need layout.
        """,
      zh: "如果约束的改动使视图在引擎中的大小或位置变了，它的父视图就需要布局。"),
    source: "WWDC 2018 session 220",
    demonstration: [
      "class Box: UIView {",
      "  override func layoutSubviews() { super.layoutSubviews() }",
      "}",
      "add Box box 0 0 200 200",
      "add view inner 0 0 10 10 in box",
      "inner.translatesAutoresizingMaskIntoConstraints = false",
      "let width = inner.widthAnchor.constraint(equalToConstant: 50)",
      "width.isActive = true",
      "width.constant = 60",
      "expect cycle is \"box layoutSubviews\"",
    ]),
  Rule(
    "LC-18", .open,
    Bilingual(
      en: """
        `layoutIfNeeded` on a view whose superview is marked too: the UIView page \
        takes the receiver as root, the CALayer header climbs while the superlayer \
        needs layout. Mark only the receiver's subtree in questions.
        """,
      zh: """
        对父视图也被标记的视图调用 `layoutIfNeeded`：UIView 的文档页以接收者为根，\
        CALayer 的头文件则在父图层需要布局时继续向上。出题时只标记接收者的子树。
        """),
    source: "reports differ, and nothing settles it"),
  Rule(
    "LC-19", .open,
    Bilingual(
      en: """
        The order in which marked siblings and generations get `draw(_:)`; W18-220 \
        gives a direction for constraints and layout only.
        """,
      zh: """
        被标记的兄弟视图和各层视图收到 `draw(_:)` 的顺序；WWDC 2018 session 220 只给出\
        了约束和布局的方向。
        """),
    source: "reports differ, and nothing settles it"),
  Rule(
    "LC-20", .inferred,
    Bilingual(
      en: "A subview added in `layoutSubviews` of its superview is laid out in the same pass.",
      zh: "在父视图的 `layoutSubviews` 中添加的子视图，会在同一轮中布局。"),
    source: "follows from LC-2, LC-6 (top down)",
    demonstration: [
      "class Part: UIView {",
      "  override func layoutSubviews() { super.layoutSubviews() }",
      "}",
      "class Maker: UIView {",
      "  override func layoutSubviews() {",
      "    if subviews.isEmpty { addSubview(Part()) }",
      "  }",
      "}",
      "add Maker maker 0 0 50 50",
      "expect cycle has \"maker layoutSubviews\", \"Part layoutSubviews\"",
    ]),
]
