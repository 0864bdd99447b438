import Records

extension Rulebook {
  /// Constraints across the hierarchy, continued.
  static var constraints: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AL-16", .documented,
    Bilingual(
      en: """
        Hugging = resistance to growing, compression resistance = resistance to \
        shrinking; each per axis, both concern the intrinsic size only.
        """,
      zh: "抗拉伸 = 抵抗变大，抗压缩 = 抵抗变小；两者都按轴分开，都只涉及固有内容大小。"),
    source: "Auto Layout Guide; AL-4",
    demonstration: [
      "let view = UIView()",
      "view.setContentHuggingPriority(.required, for: .vertical)",
      "expect view.contentHuggingPriority(for: .vertical) == .required",
      "expect view.contentHuggingPriority(for: .horizontal) == .defaultLow",
    ]),
  Rule(
    "AL-17", .documented,
    Bilingual(
      en: """
        A constraint may cross the hierarchy (views that are not siblings) as long as \
        both items have a common ancestor.
        """,
      zh: "约束可以跨越层级（两个视图不必是兄弟），只要它们有共同的祖先。"),
    source: "WWDC 2018 session 220; AL-10",
    demonstration: [
      "add view left 0 0 100 100",
      "add view right 200 0 100 100",
      "add view inner 10 10 20 20 in left",
      "add view other 0 0 10 10 in right",
      "other.translatesAutoresizingMaskIntoConstraints = false",
      "let edge = other.leftAnchor.constraint(equalTo: inner.rightAnchor)",
      "edge.isActive = true",
      "expect root.constraints.count == 1",
      "expect other.frame.minX == -170",
    ]),
  Rule(
    "AL-18", .documented, gap: .advice,
    Bilingual(
      en: """
        Independent constraint groups cost time in proportion to their number; the \
        engine does not get slower for unrelated views.
        """,
      zh: "彼此独立的约束组所花的时间与组数成正比；无关的视图不会让引擎变慢。"),
    source: "WWDC 2018 session 220"),
  Rule(
    "AL-19", .documented,
    Bilingual(
      en: """
        A visual format describes a row along one axis: `H:` (the default) or `V:`, `|` the \
        superview, `[name]` a view, `-` the space between, with a number or a metric, and in \
        parentheses relations and priorities: `H:|-20-[a(>=30@750)]-(>=8)-[b(==a)]|`.
        """,
      zh: """
        可视化格式（visual format）描述一个方向上的一排：`H:`（默认）或 `V:`，`|` 是父视图，\
        `[名字]` 是视图，`-` 是间距，可以写数字或 metric，圆括号里可以写关系和优先级：\
        `H:|-20-[a(>=30@750)]-(>=8)-[b(==a)]|`。
        """),
    source: "Auto Layout Guide: Visual Format Language",
    demonstration: [
      "let a = UIView(), b = UIView()",
      "for view in [a, b] {",
      "  view.translatesAutoresizingMaskIntoConstraints = false",
      "  root.addSubview(view)",
      "}",
      "let row = NSLayoutConstraint.constraints(",
      "  withVisualFormat: \"H:|-edge-[a(30)]-5-[b(==a)]\",",
      "  metrics: [\"edge\": 20], views: [\"a\": a, \"b\": b])",
      "expect row.count == 4 && !row[0].isActive",
      "NSLayoutConstraint.activate(row)",
      "expect a.frame.minX == 20 && a.frame.width == 30",
      "expect b.frame.minX == 55 && b.frame.width == 30",
    ]),
  Rule(
    "AL-20", .observed,
    Bilingual(
      en: """
        A mere `-` in a visual format is the standard space: 8 pt between neighbours; next \
        to `|` it is the superview's layout margin, since iOS 8.
        """,
      zh: """
        可视化格式中单独的 `-` 是标准间距：相邻视图之间 8 pt；\
        与 `|` 相邻时是父视图的布局边距（layout margin），自 iOS 8 起。
        """),
    source: "developer reports since iOS 8; re-implementations",
    demonstration: [
      "add view card 0 0 200 50",
      "card.layoutMargins.left = 13",
      "let a = UIView(), b = UIView()",
      "for view in [a, b] {",
      "  view.translatesAutoresizingMaskIntoConstraints = false",
      "  card.addSubview(view)",
      "}",
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(",
      "  withVisualFormat: \"|-[a(10)]-[b(10)]\", metrics: nil,",
      "  views: [\"a\": a, \"b\": b]))",
      "expect a.frame.minX == 13 && b.frame.minX == 31",
    ]),
  Rule(
    "AL-21", .documented,
    Bilingual(
      en: """
        Options align all views of a visual format on an edge or a middle across its \
        direction, never along it, and say from which side an `H:` format is read.
        """,
      zh: """
        options 让可视化格式中的所有视图在与排列方向垂直的边或中线上对齐，\
        不能沿排列方向对齐；还可以指定 `H:` 格式从哪一侧读起。
        """),
    source: "NSLayoutConstraint.h; Apple documentation: NSLayoutConstraint.FormatOptions",
    demonstration: [
      "add view a 10 100 20 20",
      "let b = UIView()",
      "b.translatesAutoresizingMaskIntoConstraints = false",
      "root.addSubview(b)",
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(",
      "  withVisualFormat: \"[a]-5-[b(40)]\", options: .alignAllTop,",
      "  metrics: nil, views: [\"a\": a, \"b\": b]))",
      "expect b.frame.minX == 35 && b.frame.minY == 100",
    ]),
  Rule(
    "AL-22", .documented,
    Bilingual(
      en: """
        `alignmentRect(forFrame:)` takes `alignmentRectInsets` off the frame, \
        `frame(forAlignmentRect:)` adds them again. Who overrides one of the two \
        overrides both, as inverses.
        """,
      zh: """
        `alignmentRect(forFrame:)` 从 frame 减去 `alignmentRectInsets`，\
        `frame(forAlignmentRect:)` 再加回来。重写其中一个就要重写另一个，两者互逆。
        """),
    source: """
      Apple documentation: UIView.alignmentRect(forFrame:), UIView.frame(forAlignmentRect:)
      """,
    demonstration: [
      "class Badge: UIView {",
      "  override var alignmentRectInsets: UIEdgeInsets {",
      "    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      "  }",
      "}",
      "let badge = Badge()",
      "let frame = CGRect(x: 10, y: 10, width: 50, height: 50)",
      "let inner = CGRect(x: 12, y: 11, width: 44, height: 46)",
      "expect badge.alignmentRect(forFrame: frame) == inner",
      "expect badge.frame(forAlignmentRect: inner) == frame",
    ]),
  Rule(
    "AL-23", .observed,
    Bilingual(
      en: """
        The anchors of a view are those of its alignment rectangle for its subviews too, \
        and its layout margins count from there.
        """,
      zh: "对子视图来说，视图的锚点也是其对齐矩形的锚点，布局边距也从对齐矩形算起。"),
    source: "zacwe.st: Alignment rects in Auto Layout views",
    demonstration: [
      "class Card: UIView {",
      "  override var alignmentRectInsets: UIEdgeInsets {",
      "    UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)",
      "  }",
      "}",
      "add Card card 100 0 100 100",
      "let inner = UIView()",
      "inner.translatesAutoresizingMaskIntoConstraints = false",
      "card.addSubview(inner)",
      "inner.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true",
      "expect inner.frame.minX == 5",
      "expect card.layoutMarginsGuide.layoutFrame.minX == 13",
    ]),
  Rule(
    "AL-24", .observed,
    Bilingual(
      en: """
        A switch is 51 × 31 pt (iOS 7 to 18). Its alignment rectangle ends 2 pt before the \
        right edge of its frame, so constraints take it for 49 × 31. That of a slider, 31 pt high, \
        leaves out 2 pt at both sides and 1 pt at the bottom, that of a segmented control, 32 pt \
        high, 1 pt at the bottom.
        """,
      zh: """
        UISwitch 的大小是 51 × 31 pt（iOS 7 至 18）。它的对齐矩形的右边比 frame 的右边少 2 pt，\
        所以约束把它当作 49 × 31。UISlider 高 31 pt，对齐矩形左右各少 2 pt，底部少 1 pt；\
        UISegmentedControl 高 32 pt，对齐矩形底部少 1 pt。
        """),
    source: "developer logs; frames that Interface Builder writes",
    demonstration: [
      "let toggle = UISwitch()",
      "toggle.translatesAutoresizingMaskIntoConstraints = false",
      "root.addSubview(toggle)",
      "toggle.rightAnchor.constraint(",
      "  equalTo: root.leftAnchor, constant: 300).isActive = true",
      "expect toggle.frame.width == 51 && toggle.frame.height == 31",
      "expect toggle.frame.maxX == 302",
      "let slider = UISlider()",
      "slider.translatesAutoresizingMaskIntoConstraints = false",
      "root.addSubview(slider)",
      "slider.leftAnchor.constraint(",
      "  equalTo: root.leftAnchor, constant: 20).isActive = true",
      "slider.widthAnchor.constraint(equalToConstant: 200).isActive = true",
      "slider.topAnchor.constraint(",
      "  equalTo: root.topAnchor, constant: 50).isActive = true",
      "expect frame slider is 18 50 204 31",
    ]),
  Rule(
    "AL-25", .documented,
    Bilingual(
      en: """
        Labels and buttons have the natural size of what they show, image views that of \
        their image. A button that shows a title alone, without content insets, has 6 pt more \
        above and below and is at least 30 pt wide; a text field with a round border is at least \
        34 pt high. `sizeToFit` gives the same size by `sizeThatFits`, and leaves the top left \
        corner where it is.
        """,
      zh: """
        label 和按钮的固有大小由显示的内容决定，image view 的由图片决定。\
        只有标题、没有 contentEdgeInsets 的按钮上下各多 6 pt，宽度至少 30 pt；\
        圆角边框的 text field 高度至少 34 pt。\
        `sizeToFit` 通过 `sizeThatFits` 得到同样的大小，左上角不动。
        """),
    source: """
      Auto Layout Guide; Apple documentation: UIView.sizeToFit(); the corner: the usual way to \
      align the text of a label to the top; buttons and fields: frames that Interface Builder writes
      """,
    demonstration: [
      "let label = UILabel(), button = UIButton()",
      "label.text = \"OK\"",
      "label.frame = CGRect(x: 20, y: 90, width: 200, height: 60)",
      "label.sizeToFit()",
      "expect label.bounds.size == label.intrinsicContentSize",
      "expect label.frame.origin == CGPoint(x: 20, y: 90)",
      "button.setTitle(\"OK\", for: .normal)",
      "let short = button.intrinsicContentSize.width",
      "button.setTitle(\"Cancel\", for: .normal)",
      "expect button.intrinsicContentSize.width > short",
      "button.sizeToFit()",
      "expect button.bounds.size == button.intrinsicContentSize",
      "let small = UIButton(type: .system)",
      "small.setTitle(\"A\", for: .normal)",
      "expect small.intrinsicContentSize == CGSize(width: 30, height: 30)",
    ]),
  Rule(
    "AL-26", .observed,
    Bilingual(
      en: """
        Attributes are paired with their like: sizes with sizes, vertical edges with vertical \
        ones, leading or trailing edges not with left or right ones, and an edge or a middle \
        not with a mere number. Anything else is NSInvalidArgumentException "Invalid pairing \
        of layout attributes", "A constraint cannot be made between a leading/trailing \
        attribute and a right/left attribute. …" or "… Location attributes must be specified \
        in pairs."
        """,
      zh: """
        属性只能与同类配对：尺寸与尺寸，垂直边与垂直边；leading、trailing 不能与 left、right 配对；\
        边和中点不能等于单独一个数。否则抛出 NSInvalidArgumentException \
        "Invalid pairing of layout attributes"、"A constraint cannot be made between a \
        leading/trailing attribute and a right/left attribute. …" 或 "… Location attributes \
        must be specified in pairs."。
        """),
    source: "EAIntroView #60, MWPhotoBrowser #399, LBTAComponents #29",
    demonstration: [
      "let a = UIView()",
      "root.addSubview(a)",
      "expect error \"neither (AL-26)\"",
      "_ = a.leftAnchor.constraint(equalTo: root.leadingAnchor)",
      "_ = a.centerXAnchor.constraint(equalTo: root.leadingAnchor)",
    ]),
  Rule(
    "AL-27", .observed,
    Bilingual(
      en: """
        A constant or a multiplier that is NaN or infinite: NSInternalInconsistencyException \
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan …" or \
        "Multiplier is not finite!  That's illegal.  multiplier:nan".
        """,
      zh: """
        常数或倍数为 NaN 或无穷大：NSInternalInconsistencyException \
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan …" 或 \
        "Multiplier is not finite!  That's illegal.  multiplier:nan"。
        """),
    source: "Instructions #282, SwiftEntryKit #228, appboy-ios-sdk #106",
    demonstration: [
      "let a = UIView()",
      "expect error \"AL-27\"",
      "a.widthAnchor.constraint(equalToConstant: .nan).isActive = true",
    ]),
]
