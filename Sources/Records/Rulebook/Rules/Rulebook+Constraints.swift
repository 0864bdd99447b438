extension Rulebook {
  /// Constraints across the hierarchy, continued.
  static let constraints: [Rule] = [
    Rule(
      "AL-16", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          Hugging = resistance to growing, compression resistance = resistance to \
          shrinking; each per axis, both concern the intrinsic size only.
          """,
        zh: "抗拉伸 = 抵抗变大，抗压缩 = 抵抗变小；两者都按轴分开，都只涉及固有内容大小。"),
      source: "Auto Layout Guide; AL-4"),
    Rule(
      "AL-17", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          A constraint may cross the hierarchy (views that are not siblings) as long as \
          both items have a common ancestor.
          """,
        zh: "约束可以跨越层级（两个视图不必是兄弟），只要它们有共同的祖先。"),
      source: "WWDC 2018 session 220; AL-10"),
    Rule(
      "AL-18", .documented, gap: .autoLayout,
      Bilingual(
        en: """
          Independent constraint groups cost time in proportion to their number; the \
          engine does not get slower for unrelated views.
          """,
        zh: "彼此独立的约束组所花的时间与组数成正比；无关的视图不会让引擎变慢。"),
      source: "WWDC 2018 session 220"),
  ]
}
