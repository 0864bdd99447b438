extension Rulebook {
  /// Constraints across the hierarchy, continued.
  static let constraints: [Rule] = [
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
  ]
}
