import Records

extension Rulebook {
  /// The update cycle: constraints, layout and display.
  static var updateCycle: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "LC-1", .documented,
    Bilingual(
      en: "Three passes per frame, in order: update constraints, layout, display.",
      zh: "每一帧依次有三个阶段：更新约束、布局、绘制。"),
    source: "WWDC 2018 session 220",
    demonstration: [
      "var calls = [String]()",
      "class Card: UIView {",
      #"  override func layoutSubviews() { calls.append("layout") }"#,
      #"  override func draw(_ rect: CGRect) { calls.append("draw") }"#,
      "}",
      "let card = Card(frame: CGRect(x: 50, y: 50, width: 100, height: 100))",
      "view.addSubview(card)",
      "calls = []; card.setNeedsDisplay(); card.setNeedsLayout()",
      "calls",
      #"expect calls == ["layout", "draw"]"#,
    ]),
  Rule(
    "LC-2", .documented,
    Bilingual(
      en: """
        updateConstraints runs from the leaves up to the window; layoutSubviews from the window \
        down; then draw. Only on views that asked.
        """,
      zh: """
        updateConstraints 从叶子视图向上进行到窗口；layoutSubviews 从窗口向下进行；然后是 draw。\
        只作用于提出过请求的视图。
        """),
    source: """
      WWDC 2018 session 220; WWDC 2015 session 219; UIView.h header comment \
      (updateConstraintsIfNeeded: bottom up)
      """,
    demonstration: [
      "var calls = [Int]()",
      "class Card: UIView {",
      "  override func layoutSubviews() { calls.append(tag) }",
      "}",
      "let (outer, inner) = (Card(), Card())",
      "outer.tag = 1; inner.tag = 2",
      "view.addSubview(outer); outer.addSubview(inner)",
      "outer.layoutIfNeeded(); calls = []",
      "inner.setNeedsLayout(); outer.setNeedsLayout(); outer.layoutIfNeeded()",
      "expect calls == [1, 2]",
    ]),
  Rule(
    "LC-3", .documented,
    Bilingual(
      en: """
        `setNeedsLayout` marks and returns; `layoutIfNeeded` lays out the receiver's subtree now \
        if something is marked, else does nothing.
        """,
      zh: """
        `setNeedsLayout` 只做标记就返回；如果有被标记的内容，`layoutIfNeeded` 立即对接收者的子树\
        布局，否则什么也不做。
        """),
    source: "Apple documentation: UIView.setNeedsLayout(), UIView.layoutIfNeeded()",
    demonstration: [
      "class Card: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let card = Card()",
      "card.layoutIfNeeded()",
      "card.layouts = 0; card.setNeedsLayout(); let marked = card.layouts",
      "expect marked == 0",
      "card.layoutIfNeeded()",
      "expect card.layouts == 1",
      "card.layoutIfNeeded()",
      "expect card.layouts == 1",
    ]),
  Rule(
    "LC-4", .documented,
    Bilingual(
      en: """
        `setNeedsDisplay` marks and returns; `draw(_:)` runs at the next drawing cycle, on the \
        main thread, with the dirty rect (whole bounds, or the rect given). Changing geometry \
        does not redraw unless contentMode is `.redraw`.
        """,
      zh: """
        `setNeedsDisplay` 只做标记就返回；`draw(_:)` 在下一个绘制周期于主线程执行，\
        参数是脏矩形（整个 bounds，或指定的 rect）。改变几何属性不会引起重绘，\
        除非 contentMode 为 `.redraw`。
        """),
    source: "Apple documentation: UIView.setNeedsDisplay()",
    demonstration: [
      "class Card: UIView {",
      "  var drawn = 0",
      "  override func draw(_ rect: CGRect) { drawn += 1 }",
      "}",
      "let card = Card(frame: CGRect(x: 50, y: 50, width: 100, height: 100))",
      "view.addSubview(card)",
      "card.drawn = 0; card.setNeedsDisplay(); let atOnce = card.drawn",
      "expect atOnce == 0 && card.drawn == 1",
      "card.frame.size.width = 300",
      "expect card.drawn == 1",
      "card.contentMode = .redraw; card.frame.size.width = 100",
      "expect card.drawn == 2",
    ]),
  Rule(
    "LC-5", .documented,
    Bilingual(
      en: """
        `layoutSubviews` must not be called directly. It lays out this view's subviews only; it \
        does not recurse by itself.
        """,
      zh: "不得直接调用 `layoutSubviews`。它只对本视图的子视图布局；自身不会递归。"),
    source: "Apple documentation: UIView.layoutSubviews(); WWDC 2015 session 219",
    demonstration: [
      "class Card: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let (card, inner) = (Card(), Card())",
      "card.addSubview(inner)",
      "card.layoutIfNeeded()",
      "card.layouts = 0; inner.layouts = 0",
      "card.setNeedsLayout(); card.layoutIfNeeded()",
      "expect card.layouts == 1 && inner.layouts == 0",
    ]),
  Rule(
    "LC-6", .observed,
    Bilingual(
      en: """
        What marks a view: setNeedsLayout; adding a subview (the view, and the new subview on \
        its first pass); removing one; changing its bounds size; changing its bounds origin \
        (scrolling); a subview's bounds size changed, by the layout engine or by code, marks the \
        superview; reordering subviews.
        """,
      zh: """
        会把视图标记为需要布局的操作：setNeedsLayout；添加子视图（标记该视图，\
        以及第一次参与布局的新子视图）；移除子视图；改变它的 bounds.size；\
        改变它的 bounds.origin（滚动）；子视图的 bounds.size 改变（不论由布局引擎还是代码），会标记父视图；\
        调整子视图的顺序。
        """),
    source: """
      WWDC 2015 session 219; call logs in developer notes; flowkey/UIKit-cross-platform \
      (CALayerTests)
      """,
    demonstration: [
      "class Card: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let card = Card()",
      "card.layoutIfNeeded(); card.layouts = 0",
      "card.addSubview(UIView()); card.layoutIfNeeded()",
      "expect card.layouts == 1",
      "card.bounds.size.width = 50; card.layoutIfNeeded()",
      "expect card.layouts == 2",
      "card.bounds.origin.y = 20; card.layoutIfNeeded()",
      "expect card.layouts == 3",
      "card.subviews[0].bounds.size.width = 30; card.layoutIfNeeded()",
      "expect card.layouts == 4",
      "card.subviews[0].removeFromSuperview(); card.layoutIfNeeded()",
      "expect card.layouts == 5",
    ]),
  Rule(
    "LC-7", .observed,
    Bilingual(
      en: """
        What does not: init alone; setting the same frame again; changing only center or \
        transform (the view itself).
        """,
      zh: """
        不会标记的操作：仅仅 init；再次设置相同的 frame；只改变 center 或 transform（就该视图自\
        身而言）。
        """),
    source: """
      WWDC 2015 session 219; call logs in developer notes; flowkey/UIKit-cross-platform \
      (CALayerTests)
      """,
    demonstration: [
      "class Card: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))",
      "expect card.layouts == 0",
      "card.layoutIfNeeded(); card.layouts = 0",
      "card.frame = CGRect(x: 0, y: 0, width: 50, height: 50)",
      "card.center.x = 200",
      "card.transform = CGAffineTransform(rotationAngle: 1)",
      "card.layoutIfNeeded()",
      "expect card.layouts == 0",
    ]),
  Rule(
    "LC-8", .documented,
    Bilingual(
      en: """
        Constraint changes move values in the engine at once but frames only in the layout pass.
        """,
      zh: "改变约束会立即改变布局引擎中的值，但 frame 要到布局阶段才改变。"),
    source: "WWDC 2015 session 219",
    demonstration: [
      "add view card 0 0 10 10",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "let width = card.widthAnchor.constraint(equalToConstant: 50)",
      "width.isActive = true",
      "width.constant = 80; let atOnce = card.frame.width",
      "expect atOnce == 50",
      "expect card.frame.width == 80",
    ]),
  Rule(
    "LC-9", .documented, gap: .advice,
    Bilingual(
      en: """
        Inside layoutSubviews: call super; do not invalidate views outside the own subtree; do \
        not call setNeedsUpdateConstraints.
        """,
      zh: """
        在 layoutSubviews 中：要调用 super；不要使自己子树之外的视图失效；\
        不要调用 setNeedsUpdateConstraints。
        """),
    source: "WWDC 2015 session 219"),
  Rule(
    "LC-10", .documented,
    Bilingual(
      en: "In the layout pass UIKit sets subviews' bounds and center from the engine.",
      zh: "在布局阶段，UIKit 根据布局引擎的值设置子视图的 bounds 和 center。"),
    source: "WWDC 2015 session 219",
    demonstration: [
      "add view card 0 0 10 10",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "let width = card.widthAnchor.constraint(equalToConstant: 50)",
      "width.isActive = true",
      "expect card.bounds.width == 50",
    ]),
  Rule(
    "LC-11", .documented,
    Bilingual(
      en: """
        `requiresConstraintBasedLayout` true is needed when a view makes its constraints only in \
        updateConstraints.
        """,
      zh: """
        如果视图只在 updateConstraints 中创建约束，就需要让 `requiresConstraintBasedLayout` 返回 \
        true。
        """),
    source: "UIView.h header comment",
    demonstration: [
      "class Box: UIView {",
      "  override class var requiresConstraintBasedLayout: Bool { true }",
      "  override func updateConstraints() { super.updateConstraints() }",
      "}",
      "add Box box 0 0 50 50",
      "expect cycle has \"box updateConstraints\"",
    ]),
  Rule(
    "LC-12", .documented,
    Bilingual(
      en: "`draw(_:)` on a view backed by a GL layer is not called.",
      zh: "对由 GL 图层支持的视图，`draw(_:)` 不会被调用。"),
    source: "Apple documentation: UIView.setNeedsDisplay()",
    demonstration: [
      "class Game: UIView {",
      "  override class var layerClass: AnyClass { CAEAGLLayer.self }",
      "  var count = 0",
      "  override func draw(_ rect: CGRect) { count += 1 }",
      "}",
      "class Pad: UIView {",
      "  var count = 0",
      "  override func draw(_ rect: CGRect) { count += 1 }",
      "}",
      "add Game game 0 0 50 50",
      "add Pad pad 0 0 50 50",
      "game.setNeedsDisplay(); pad.setNeedsDisplay()",
      "expect pad.count == 2",
      "expect game.count == 0",
    ]),
  Rule(
    "LC-13", .inferred,
    Bilingual(
      en: """
        One marked view → one layoutSubviews call per pass, however often it was marked before.
        """,
      zh: "一个被标记的视图 → 每一轮布局只调用一次 layoutSubviews，不管此前被标记过多少次。"),
    source: "follows from LC-3",
    demonstration: [
      "class Card: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let card = Card()",
      "card.layoutIfNeeded(); card.layouts = 0",
      "for _ in 1...10 { card.setNeedsLayout() }",
      "card.layoutIfNeeded()",
      "expect card.layouts == 1",
    ]),
]
