import Records

extension Rulebook {
  /// Common mistakes about windows and geometry.
  static var mistakesGeometry: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-48", .loose,
    claim: Bilingual(
      en: "Every app has one window.",
      zh: "每个 App 只有一个窗口。"),
    truth: Bilingual(
      en: "Any number, per scene.",
      zh: "每个 scene 都可以有任意多个。"),
    rules: ["WN-8"],
    demonstration: [
      "add window panel 0 600 390 244",
      "expect app.windows.count == 2",
      "expect hit 200 700 is panel",
    ]),
  Mistake(
    "M-49", .loose,
    claim: Bilingual(
      en: "`UIWindow()` in the app delegate shows a window.",
      zh: "在 app delegate 里创建 `UIWindow()` 就能显示窗口。"),
    truth: Bilingual(
      en: "Apps with scenes need a window scene, else nothing shows.",
      zh: "使用 scene 的 App 必须设置 window scene，否则什么也不显示。"),
    rules: ["WN-9"],
    demonstration: [
      "profile device",
      "add window overlay 0 0 390 844",
      "overlay.windowScene = nil",
      "expect hit 200 400 is root",
    ]),
  Mistake(
    "M-50", .loose,
    claim: Bilingual(
      en: "Changing the size of bounds sets the same size of frame.",
      zh: "修改 bounds 的大小，frame 的大小随之相同。"),
    truth: Bilingual(
      en: "With the identity transform; and the origin of frame moves, too.",
      zh: "transform 为 identity 时如此；而且 frame 的原点也会移动。"),
    rules: ["GE-7"],
    demonstration: [
      "add view red 100 100 200 200",
      "set red.bounds.size 220 200",
      "expect frame red is 90 100 220 200",
    ]),
  Mistake(
    "M-51", .loose,
    claim: Bilingual(
      en: "center = frame.origin + size / 2.",
      zh: "公式 center = frame.origin + size / 2。"),
    truth: Bilingual(
      en: "With the default anchor point, and where the transform keeps the middle.",
      zh: "仅当 anchorPoint 为默认值且 transform 不移动中心时成立。"),
    rules: ["GE-3"],
    demonstration: [
      "add view red 100 100 200 200",
      "set red.layer.anchorPoint 0 0",
      "expect red.center == CGPoint(x: 200, y: 200)",
      "expect frame red is 200 200 200 200",
    ]),
  Mistake(
    "M-52", .loose,
    claim: Bilingual(
      en: "position = frame.origin + anchorPoint · size.",
      zh: "公式 position = frame.origin + anchorPoint · size。"),
    truth: Bilingual(
      en: """
        position is stored and frame is derived from it; the equation holds for the \
        identity transform only.
        """,
      zh: "position 是存储的，frame 由它推导；这个等式只在 transform 为 identity 时成立。"),
    rules: ["GE-2"],
    demonstration: [
      "add view red 100 100 200 200",
      "set red.transform scale 2",
      "expect red.layer.position == CGPoint(x: 200, y: 200)",
      "expect red.frame.origin == CGPoint(x: 0, y: 0)",
    ]),
  Mistake(
    "M-53", .fact,
    claim: Bilingual(
      en: "anchorPoint lies between 0 and 1.",
      zh: "anchorPoint 的取值在 0 到 1 之间。"),
    truth: Bilingual(
      en: "Any value is legal.",
      zh: "任何值都合法。"),
    rules: ["GE-10"],
    demonstration: [
      "add view red 100 100 100 100",
      "set red.layer.anchorPoint 1.5 0.5",
      "expect frame red is 0 100 100 100",
    ]),
  Mistake(
    "M-54", .loose,
    claim: Bilingual(
      en: "Layers have only anchorPoint more than views.",
      zh: "图层只比视图多一个 anchorPoint。"),
    truth: Bilingual(
      en: "Much more; and UIView has an anchorPoint of its own since iOS 16.",
      zh: "多得多；而且 iOS 16 起 UIView 自己也有 anchorPoint。"),
    rules: ["GE-11"],
    demonstration: [
      "add view red 100 100 200 200",
      "set red.anchorPoint 0 0",
      "expect red.layer.anchorPoint == CGPoint.zero",
    ]),
  Mistake(
    "M-55", .fact,
    claim: Bilingual(
      en: "Angles: right is 0, up is negative, down is negative.",
      zh: "角度：向右为 0，向上为负，向下为负。"),
    truth: Bilingual(
      en: "Down is positive.",
      zh: "向下为正。"),
    rules: ["GE-24"],
    demonstration: [
      "let (start, r) = (CGPoint(x: 0, y: 0), CGFloat(10))",
      "let arc = UIBezierPath(arcCenter: start, radius: r, startAngle: 0,",
      "  endAngle: .pi / 2, clockwise: true)",
      "expect arc.currentPoint.y > 9.99",
    ]),
]
