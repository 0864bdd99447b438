import Records

extension Rulebook {
  /// Anchor points and frames, continued.
  static var anchorPoints: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "GE-29", .documented,
    Bilingual(
      en: """
        Setting `frame` with identity transform and anchor A gives position = \
        frame.origin + A·size. Anchor (0.1, 0.1), frame (50, 50, 100, 100) → position \
        (60, 60).
        """,
      zh: """
        transform 为单位矩阵、锚点为 A 时，设置 `frame` 得到 position = frame.origin + \
        A·size。锚点 (0.1, 0.1)、frame (50, 50, 100, 100) → position (60, 60)。
        """),
    source: "GE-2; flowkey/UIKit-cross-platform testLayerFrameWithDifferentAnchorPoint",
    demonstration: [
      "let layer = CALayer()",
      "layer.anchorPoint = CGPoint(x: 0.1, y: 0.1)",
      "layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)",
      "expect layer.position == CGPoint(x: 60, y: 60)",
      "expect layer.bounds.size == CGSize(width: 100, height: 100)",
    ]),
  Rule(
    "GE-30", .documented,
    Bilingual(
      en: """
        The header calls (0, 0) of the anchor point the bottom left corner: wording of \
        the y-up platform. On iOS (y down) it is the upper left corner.
        """,
      zh: """
        头文件把锚点的 (0, 0) 称为左下角：那是 y 轴向上平台的说法。在 iOS 上（y 轴向\
        下）它是左上角。
        """),
    source: "CALayer.h header comment; Core Animation Programming Guide",
    demonstration: [
      "add view red 100 100 100 100",
      "red.layer.anchorPoint = CGPoint(x: 0, y: 0)",
      "red.layer.position = CGPoint(x: 100, y: 100)",
      "expect frame red is 100 100 100 100",
    ]),
  Rule(
    "GE-31", .documented,
    Bilingual(
      en: """
        Setting `anchorPoint` back and forth without touching position moves the frame \
        and returns it; setting position as well is what keeps the picture still: new \
        position = old + (newA − oldA)·size under identity.
        """,
      zh: """
        不动 position、把 `anchorPoint` 改过去再改回来，frame 会移动再复原；要让画面不\
        动，就要同时设置 position：transform 为单位矩阵时，新 position = 旧 position +\
        （新 A − 旧 A）·size。
        """),
    source: "follows from GE-9",
    demonstration: [
      "add view red 50 50 100 100",
      "red.layer.anchorPoint = CGPoint(x: 0, y: 0)",
      "expect frame red is 100 100 100 100",
      "red.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)",
      "expect frame red is 50 50 100 100",
      "red.layer.anchorPoint = CGPoint(x: 0, y: 0)",
      "red.layer.position = CGPoint(x: 50, y: 50)",
      "expect frame red is 50 50 100 100",
    ]),
]
