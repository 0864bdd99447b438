import Records

extension Rulebook {
  /// Layers in space.
  static var perspective: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "GE-32", .documented,
    Bilingual(
      en: """
        A transform of space takes a point, relative to the anchor point, as the row (x, y, 0, 1) \
        in front of its four rows; x and y of the result are divided by its fourth number, and \
        the position is added. m34 = −1/d is a perspective: the viewer is d points in front of \
        the plane, and more distant parts are smaller. Hit tests and conversions of points use \
        the inverse, so a touch finds the view where it is seen.
        """,
      zh: """
        空间变换把相对锚点的点作为行向量 (x, y, 0, 1) 乘以四行矩阵；结果的 x、y 除以第四个数，\
        再加上 position。m34 = −1/d 就是透视：观察者在平面前方 d 点处，越远的部分越小。\
        命中测试和坐标转换使用它的逆变换，所以在看到视图的地方触摸就能点中它。
        """),
    source: """
      Apple documentation: Core Animation Programming Guide, Adding Perspective to Your \
      Animations; iOS Core Animation: Advanced Techniques (N. Lockwood), chapter Transforms
      """,
    demonstration: [
      "add view red 100 100 100 100",
      "var t = CATransform3DIdentity",
      "t.m34 = -1.0 / 200",
      "red.layer.transform = CATransform3DRotate(t, .pi / 3, 0, 1, 0)",
      "expect hit 120 150 is red",
      "expect hit 172 150 is root",
      "expect hit 120 90 is red",
      "expect hit 168 104 is root",
      "expect convert 150 150 to red is 50 50 within 0.001",
    ]),
  Rule(
    "GE-33", .documented,
    Bilingual(
      en: """
        `sublayerTransform` applies to every sublayer after its own transform, about the anchor \
        point of the layer's bounds, which all sublayers share as their vanishing point. With a \
        perspective in it, a sublayer with a greater zPosition is larger.
        """,
      zh: """
        `sublayerTransform` 在每个子图层自己的变换之后作用于它，以本图层 bounds 的锚点为基准，\
        所有子图层共用这一个灭点。其中含透视时，zPosition 越大的子图层看起来越大。
        """),
    source: """
      Apple documentation: CALayer.sublayerTransform; iOS Core Animation: Advanced Techniques \
      (N. Lockwood), chapter Transforms
      """,
    demonstration: [
      "add view box 100 100 200 200",
      "add view red 0 0 100 100 in box",
      "var t = CATransform3DIdentity",
      "t.m34 = -1.0 / 200",
      "box.layer.sublayerTransform = t",
      "expect hit 110 110 is red",
      "red.layer.zPosition = 100",
      "expect hit 20 20 is root",
      "expect convert 105 105 to red is 52.5 52.5 within 0.001",
      "red.layer.zPosition = -200",
      "expect hit 140 140 is box",
      "expect hit 160 160 is red",
    ]),
  Rule(
    "GE-34", .inferred,
    Bilingual(
      en: """
        With a transform of space, too, `frame` reads as the bounding box of the four corners, by \
        the layer's own transform (GE-4); `sublayerTransform` of the superlayer is not part of it.
        """,
      zh: """
        有空间变换时，`frame` 读出的也是四个角的外接矩形，只按图层自己的变换计算（GE-4）；\
        上层图层的 `sublayerTransform` 不计入。
        """),
    source: "follows from GE-4; CALayer.h header comment on frame",
    demonstration: [
      "add view red 100 100 100 100",
      "red.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)",
      "expect frame red is 125 100 50 100 within 0.001",
      "root.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)",
      "expect frame red is 125 100 50 100 within 0.001",
    ]),
  Rule(
    "GE-35", .observed,
    Bilingual(
      en: """
        A layer with `isDoubleSided` false is not drawn while its back faces the viewer, as after \
        half a turn about y. Its view still gets the touches there, unlike a hidden one.
        """,
      zh: """
        `isDoubleSided` 为 false 的图层在背面朝向观察者时不绘制，例如绕 y 轴转半圈之后。\
        但它的视图仍会得到那里的触摸，这一点与隐藏的视图不同。
        """),
    source: """
      Apple documentation: CALayer.isDoubleSided; for touches iOS Core Animation: Advanced \
      Techniques (N. Lockwood), chapter Transforms
      """,
    demonstration: [
      "add view blue 0 0 50 50",
      "add view red 0 0 50 50",
      "blue.backgroundColor = .blue",
      "red.backgroundColor = .red",
      "red.layer.isDoubleSided = false",
      "expect pixel 20 20 of root is red",
      "red.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)",
      "expect pixel 20 20 of root is blue",
      "expect hit 20 20 is red",
    ]),
  Rule(
    "GE-36", .documented,
    Bilingual(
      en: """
        Every layer flattens its sublayers into its own plane: opposite turns of a layer and its \
        sublayer do not cancel out in perspective. A `CATransformLayer` does not flatten them, \
        and therefore has no points for `hitTest`.
        """,
      zh: """
        每个图层都会把子图层压平到自己的平面内：有透视时，图层与子图层的反向旋转不会互相抵消。\
        `CATransformLayer` 不压平子图层，因此没有可供 `hitTest` 使用的点。
        """),
    source: "Apple documentation: CATransformLayer",
    demonstration: [
      "add view outer 100 100 100 100",
      "add view inner 0 0 100 100 in outer",
      "outer.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)",
      "inner.layer.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)",
      "expect hit 150 150 is inner",
      "expect hit 130 150 is outer",
      "expect hit 110 150 is root",
    ]),
]
