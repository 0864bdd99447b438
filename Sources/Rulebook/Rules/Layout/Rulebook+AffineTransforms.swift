import Records

extension Rulebook {
  /// Affine transforms: their effect on points, and their order.
  static var affineTransforms: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "TF-1", .documented,
    Bilingual(
      en: """
        Matrix rows (a, b, 0), (c, d, 0), (tx, ty, 1); the point is a row vector: x' = \
        a·x + c·y + tx, y' = b·x + d·y + ty.
        """,
      zh: """
        矩阵的行为 (a, b, 0)、(c, d, 0)、(tx, ty, 1)；点是行向量：x' = a·x + c·y + \
        tx，y' = b·x + d·y + ty。
        """),
    source: "Apple documentation: CGAffineTransform; CGAffineTransform.h header comment",
    demonstration: [
      "let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)",
      "expect CGPoint(x: 7, y: 8).applying(m) == CGPoint(x: 36, y: 52)",
    ]),
  Rule(
    "TF-2", .documented,
    Bilingual(
      en: "Identity is (1, 0, 0, 1, 0, 0); `isIdentity` compares exactly.",
      zh: "单位矩阵是 (1, 0, 0, 1, 0, 0)；`isIdentity` 做精确比较。"),
    source: "CGAffineTransform.h header comment",
    demonstration: [
      "let one = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)",
      "expect CGAffineTransform.identity == one",
      "expect CGAffineTransform.identity.isIdentity",
      "expect !CGAffineTransform(scaleX: 1.0000001, y: 1).isIdentity",
    ]),
  Rule(
    "TF-3", .documented,
    Bilingual(
      en: """
        Rotation by r is (cos r, sin r, −sin r, cos r, 0, 0): positive is \
        counterclockwise with y up, clockwise on an iOS screen (GE-12).
        """,
      zh: """
        旋转 r 得到 (cos r, sin r, −sin r, cos r, 0, 0)：y 轴向上时正角度为逆时针，在 \
        iOS 屏幕上为顺时针（GE-12）。
        """),
    source: "CGAffineTransformMakeRotation.h header comment",
    demonstration: [
      "let quarter = CGAffineTransform(rotationAngle: .pi / 2)",
      "let p = CGPoint(x: 1, y: 0).applying(quarter)",
      "expect abs(p.x) < 0.001 && abs(p.y - 1) < 0.001",
    ]),
  Rule(
    "TF-4", .documented,
    Bilingual(
      en: """
        `t.translatedBy`, `t.scaledBy`, `t.rotated` return (new) × t: the new step \
        acts on the point first.
        """,
      zh: """
        `t.translatedBy`、`t.scaledBy`、`t.rotated` 返回（新变换）× t：新的一步先作用\
        于点。
        """),
    source: "CGAffineTransformTranslate.h header comment and siblings",
    demonstration: [
      "let move = CGAffineTransform(translationX: 10, y: 20)",
      "let t = move.scaledBy(x: 2, y: 2)",
      "expect [t.a, t.d, t.tx, t.ty] == [2, 2, 10, 20]",
      "let scale = CGAffineTransform(scaleX: 2, y: 2)",
      "let u = scale.translatedBy(x: 5, y: 5)",
      "expect [u.a, u.d, u.tx, u.ty] == [2, 2, 10, 10]",
    ]),
  Rule(
    "TF-5", .documented,
    Bilingual(
      en: "`a.concatenating(b)` = a × b: a acts first, then b.",
      zh: "`a.concatenating(b)` = a × b：先作用 a，再作用 b。"),
    source: "CGAffineTransformConcat.h header comment",
    demonstration: [
      "let scale = CGAffineTransform(scaleX: 2, y: 2)",
      "let move = CGAffineTransform(translationX: 10, y: 0)",
      "let one = CGPoint(x: 1, y: 1)",
      "expect one.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2)",
      "expect one.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2)",
    ]),
  Rule(
    "TF-6", .documented,
    Bilingual(
      en: """
        The order matters: scale 2 then move by 10 sends x = 1 to 12; move by 10 then \
        scale 2 sends it to 22.
        """,
      zh: "顺序有影响：先放大 2 倍再移动 10，x = 1 变成 12；先移动 10 再放大 2 倍，变成 22。"),
    source: "follows from TF-5",
    demonstration: [
      "let scale = CGAffineTransform(scaleX: 2, y: 2)",
      "let move = CGAffineTransform(translationX: 10, y: 0)",
      "expect CGPoint(x: 1, y: 0).applying(scale.concatenating(move)).x == 12",
      "expect CGPoint(x: 1, y: 0).applying(move.concatenating(scale)).x == 22",
    ]),
  Rule(
    "TF-7", .documented,
    Bilingual(
      en: """
        `CGAffineTransform(translationX:y:)` and its siblings start from identity; \
        assigning one to `view.transform` replaces the previous transform.
        """,
      zh: """
        `CGAffineTransform(translationX:y:)` 及其同类都从单位矩阵开始；把它赋给 \
        `view.transform` 会替换之前的变换。
        """),
    source: "CGAffineTransform.h header comment; GE-13",
    demonstration: [
      "add view red 100 100 100 100",
      "red.transform = CGAffineTransform(scaleX: 2, y: 2)",
      "red.transform = CGAffineTransform(translationX: 10, y: 0)",
      "expect frame red is 110 100 100 100",
    ]),
  Rule(
    "TF-8", .documented,
    Bilingual(
      en: "A singular matrix inverted is returned unchanged (no nil, no exception).",
      zh: "对奇异矩阵求逆，返回原矩阵（不是 nil，也没有异常）。"),
    source: "CGAffineTransformInvert.h header comment",
    demonstration: [
      "let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 6)",
      "expect flat.inverted() == flat",
    ]),
  Rule(
    "TF-9", .documented,
    Bilingual(
      en: """
        Applying to a rectangle gives the smallest upright rectangle around the four \
        corners.
        """,
      zh: "作用于矩形，得到包住四个角的最小正向矩形。"),
    source: "CGRectApplyAffineTransform.h header comment",
    demonstration: [
      "let box = CGRect(x: 0, y: 0, width: 10, height: 20)",
      "let turned = box.applying(CGAffineTransform(rotationAngle: .pi / 2))",
      "expect abs(turned.minX + 20) < 0.001 && abs(turned.minY) < 0.001",
      "expect abs(turned.width - 20) < 0.001 && abs(turned.height - 10) < 0.001",
    ]),
  Rule(
    "TF-10", .documented,
    Bilingual(
      en: "Applying to a size ignores the translation.",
      zh: "作用于大小时忽略平移。"),
    source: "Apple documentation: CGSizeApplyAffineTransform",
    demonstration: [
      "let move = CGAffineTransform(translationX: 10, y: 20)",
      "let size = CGSize(width: 3, height: 4)",
      "expect size.applying(move) == size",
    ]),
  Rule(
    "TF-11", .documented,
    Bilingual(
      en: """
        A view's transform acts about the anchor point, not about the origin of the \
        bounds (GE-1).
        """,
      zh: "视图的 transform 以锚点为中心作用，而不是以 bounds 的原点为中心（GE-1）。"),
    source: "Apple documentation: UIView.transform",
    demonstration: [
      "add view red 50 75 100 50",
      "red.transform = CGAffineTransform(scaleX: 2, y: 2)",
      "expect frame red is 0 50 200 100",
      "red.layer.anchorPoint = CGPoint(x: 0, y: 0)",
      "expect frame red is 100 100 200 100",
    ]),
  Rule(
    "TF-12", .documented,
    Bilingual(
      en: """
        Many decompositions of one matrix exist; the system's (iOS 16) gives scale · \
        shear · rotation · translation and says nothing about how the matrix was made.
        """,
      zh: """
        一个矩阵有许多种分解；系统的分解（iOS 16）给出缩放 · 切变 · 旋转 · 平移，并不\
        说明矩阵是怎样得到的。
        """),
    source: "CGAffineTransformDecompose.h header comment",
    demonstration: [
      "let quarter = CGAffineTransform(rotationAngle: .pi / 2)",
      "let wide = CGAffineTransform(scaleX: 2, y: 1)",
      "let high = CGAffineTransform(scaleX: 1, y: 2)",
      "let one = wide.concatenating(quarter)",
      "let other = quarter.concatenating(high)",
      "expect abs(one.a - other.a) < 1e-9 && abs(one.b - other.b) < 1e-9",
      "expect abs(one.c - other.c) < 1e-9 && abs(one.d - other.d) < 1e-9",
      "let half = CGAffineTransform(rotationAngle: .pi)",
      "let mirror = CGAffineTransform(scaleX: -1, y: -1)",
      "expect abs(half.a - mirror.a) + abs(half.d - mirror.d) < 1e-9",
      "expect abs(half.b - mirror.b) + abs(half.c - mirror.c) < 1e-9",
    ]),
  Rule(
    "TF-13", .inferred,
    Bilingual(
      en: """
        Dragging by adding `translation` with `translatedBy` to a scaled or rotated \
        view: right if the delta was measured in the view itself, wrong (scaled, \
        turned) if measured in the superview; there `concatenating` is right.
        """,
      zh: """
        拖动时用 `translatedBy` 把 `translation` 加到已缩放或旋转的视图上：如果位移是\
        在视图自身坐标系里测得的，就是对的；如果是在父视图里测得的，就错了（会被缩放、\
        旋转），那里应当用 `concatenating`。
        """),
    source: "follows from TF-4, TF-5, UT-9",
    demonstration: [
      "add view red 100 100 100 100",
      "red.transform = CGAffineTransform(scaleX: 2, y: 2)",
      "red.transform = red.transform.translatedBy(x: 10, y: 0)",
      "expect red.frame.minX == 70",
      "red.transform = CGAffineTransform(scaleX: 2, y: 2)",
      "let step = CGAffineTransform(translationX: 10, y: 0)",
      "red.transform = red.transform.concatenating(step)",
      "expect red.frame.minX == 60",
    ]),
]
