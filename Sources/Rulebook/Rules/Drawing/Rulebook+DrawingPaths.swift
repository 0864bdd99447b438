import Records

extension Rulebook {
  /// Paths, lines, clipping, blending, text and images.
  static var drawingPaths: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "DR-27", .documented,
    Bilingual(
      en: """
        `move` begins a new subpath; `closeSubpath` adds a line to the subpath's start \
        and ends it, the current point is then that start.
        """,
      zh: """
        `move` 开始新的子路径；`closeSubpath` 加一条线到子路径的起点并结束它，此后当前\
        点就是那个起点。
        """),
    source: "CGPath.h header comment; microsoft/WinObjC UIBezierPathTests CurrentPoint",
    demonstration: [
      "let path = UIBezierPath()",
      "path.move(to: CGPoint(x: 10, y: 10))",
      "path.addLine(to: CGPoint(x: 20, y: 10))",
      "path.close()",
      "expect path.currentPoint == CGPoint(x: 10, y: 10)",
    ]),
  Rule(
    "DR-28", .documented,
    Bilingual(
      en: """
        stroke, fill and clip use up the context's current path: it is empty \
        afterwards. beginPath discards it.
        """,
      zh: "描边、填充和裁剪会用掉上下文的当前路径：之后它是空的。beginPath 丢弃它。"),
    source: """
      Apple documentation: CGContext.strokePath; CGContextClipToRect.h header comment, \
      CGContextBeginPath
      """,
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.addRect(CGRect(x: 4, y: 4, width: 12, height: 12))",
      "    c.strokePath()",
      "    c.fillPath()",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 10 10 of art is clear",
    ]),
  Rule(
    "DR-29", .documented,
    Bilingual(
      en: "Filling closes open subpaths implicitly; stroking does not.",
      zh: "填充会隐式闭合未闭合的子路径；描边不会。"),
    source: "CGContextFillPath.h header comment",
    demonstration: [
      "let path = UIBezierPath()",
      "path.move(to: .zero)",
      "path.addLine(to: CGPoint(x: 100, y: 0))",
      "path.addLine(to: CGPoint(x: 0, y: 100))",
      "expect path.contains(CGPoint(x: 10, y: 10))",
      "expect !path.contains(CGPoint(x: 90, y: 90))",
    ]),
  Rule(
    "DR-30", .documented,
    Bilingual(
      en: """
        Default fill rule is winding number; even-odd has its own calls and \
        `usesEvenOddFillRule` (default false), which holds for drawing, clipping and \
        `contains`.
        """,
      zh: """
        默认的填充规则是非零环绕数；奇偶规则有自己的方法和 `usesEvenOddFillRule`（默认 \
        false），它对绘制、裁剪和 `contains` 都有效。
        """),
    source: "CGContext.h and UIBezierPath.h header comments; GE-22, GE-23",
    demonstration: [
      "let path = UIBezierPath(",
      "  rect: CGRect(x: 0, y: 0, width: 100, height: 100)",
      ")",
      "path.append(",
      "  UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50))",
      ")",
      "expect path.contains(CGPoint(x: 50, y: 50))",
      "path.usesEvenOddFillRule = true",
      "expect !path.contains(CGPoint(x: 50, y: 50))",
      "expect path.contains(CGPoint(x: 10, y: 10))",
    ]),
  Rule(
    "DR-31", .documented,
    Bilingual(
      en: """
        `boundingBox` includes control points, `boundingBoxOfPath` does not; both are \
        the null rectangle for an empty path.
        """,
      zh: "`boundingBox` 包含控制点，`boundingBoxOfPath` 不包含；空路径两者都是 null 矩形。"),
    source: "CGPath.h header comment",
    demonstration: [
      "expect CGMutablePath().boundingBox.isNull",
      "expect CGMutablePath().boundingBoxOfPath.isNull",
      "let path = CGMutablePath()",
      "path.move(to: .zero)",
      "path.addQuadCurve(",
      "  to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100)",
      ")",
      "expect path.boundingBox.height == 100",
      "expect abs(path.boundingBoxOfPath.height - 50) < 0.001",
    ]),
  Rule(
    "DR-32", .documented,
    Bilingual(
      en: """
        UIBezierPath `stroke()` and `fill()` use the path's own lineWidth (default 1), \
        cap, join, miter limit (10), dash; the context's line settings do not count, \
        its colours do. They leave the context's blend mode and alpha alone.
        """,
      zh: """
        UIBezierPath 的 `stroke()` 和 `fill()` 使用路径自己的 lineWidth（默认 1）、端\
        点、连接、斜接限制（10）、虚线；上下文的线条设置不起作用，颜色起作用。它们不改\
        变上下文的混合模式和 alpha。
        """),
    source: "Apple documentation: UIBezierPath; UIBezierPath.h header comment",
    demonstration: [
      "let path = UIBezierPath()",
      "expect path.lineWidth == 1 && path.miterLimit == 10",
    ]),
  Rule(
    "DR-33", .documented,
    Bilingual(
      en: """
        UIBezierPath arc with `clockwise: true` from 0 to π is the bottom half, with \
        false the top half.
        """,
      zh: "UIBezierPath 的圆弧，`clockwise: true` 从 0 到 π 是下半圆，false 是上半圆。"),
    source: "Apple documentation: UIBezierPath arc initializer; GE-24",
    demonstration: [
      "let middle = CGPoint(x: 100, y: 100)",
      "let arc = UIBezierPath(",
      "  arcCenter: middle,",
      "  radius: 50,",
      "  startAngle: 0,",
      "  endAngle: .pi,",
      "  clockwise: true",
      ")",
      "expect arc.contains(CGPoint(x: 100, y: 120))",
      "expect !arc.contains(CGPoint(x: 100, y: 80))",
    ]),
  Rule(
    "DR-34", .documented,
    Bilingual(
      en: """
        CGContext and CGPath arcs name the direction in y-up terms: in a UIKit context \
        `clockwise: true` is seen counterclockwise.
        """,
      zh: """
        CGContext 和 CGPath 的圆弧方向按 y 轴向上来说：在 UIKit 的上下文里，\
        `clockwise: true` 看起来是逆时针。
        """),
    source: "Apple documentation: CGContext.addArc",
    demonstration: [
      "class Arc: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let context = UIGraphicsGetCurrentContext()!",
      "    context.addArc(center: CGPoint(x: 20, y: 20), radius: 20,",
      "      startAngle: 0, endAngle: .pi, clockwise: true)",
      "    UIColor.red.setFill()",
      "    context.fillPath()",
      "  }",
      "}",
      "let arc = Arc(frame: CGRect(x: 0, y: 0, width: 40, height: 40))",
      "root.addSubview(arc)",
      "expect pixel 20 10 of arc is red",
      "expect pixel 20 30 of arc is clear",
    ]),
  Rule(
    "DR-35", .documented,
    Bilingual(
      en: """
        An arc added while there is a current point is preceded by a straight line to \
        its start.
        """,
      zh: "已有当前点时添加圆弧，会先加一条直线到圆弧的起点。"),
    source: "CGContextAddArc.h header comment",
    demonstration: [
      "class Pie: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let context = UIGraphicsGetCurrentContext()!",
      "    context.move(to: CGPoint(x: 20, y: 20))",
      "    context.addArc(center: CGPoint(x: 20, y: 20), radius: 20,",
      "      startAngle: 0, endAngle: .pi / 2, clockwise: false)",
      "    UIColor.red.setFill()",
      "    context.fillPath()",
      "  }",
      "}",
      "let pie = Pie(frame: CGRect(x: 0, y: 0, width: 40, height: 40))",
      "root.addSubview(pie)",
      "expect pixel 22 22 of pie is red",
      "expect pixel 10 10 of pie is clear",
    ]),
  Rule(
    "DR-36", .documented,
    Bilingual(
      en: "`addRelativeArc`: positive delta is counterclockwise in y-up terms.",
      zh: "`addRelativeArc`：按 y 轴向上，正的 delta 是逆时针。"),
    source: "CGPathAddRelativeArc.h header comment",
    demonstration: [
      "let path = CGMutablePath()",
      "path.addRelativeArc(center: CGPoint(x: 100, y: 100), radius: 50,",
      "  startAngle: 0, delta: .pi)",
      "expect path.contains(CGPoint(x: 100, y: 120))",
      "expect !path.contains(CGPoint(x: 100, y: 80))",
    ]),
  Rule(
    "DR-37", .documented,
    Bilingual(
      en: "A rounded rectangle's corners are quarter ellipses with the given half axes.",
      zh: "圆角矩形的角是以给定半轴画出的四分之一椭圆。"),
    source: """
      CGPathAddRoundedRect.h header comment. (UIKit's continuous corner curve is \
      another shape: open.)
      """,
    demonstration: [
      "let path = CGPath(",
      "  roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200),",
      "  cornerWidth: 80, cornerHeight: 40, transform: nil",
      ")",
      "func holds(_ part: CGFloat, _ angle: CGFloat) -> Bool {",
      "  path.contains(CGPoint(",
      "    x: 80 - part * 80 * cos(angle), y: 40 - part * 40 * sin(angle)))",
      "}",
      "let angles: [CGFloat] = [0.1, 0.5, 0.8, 1.1, 1.5]",
      "expect angles.allSatisfy { holds(0.99, $0) }",
      "expect angles.allSatisfy { !holds(1.01, $0) }",
    ]),
  Rule(
    "DR-38", .documented,
    Bilingual(
      en: "`CGPath` contains a point if it lies in the area painted by filling.",
      zh: "如果一个点在填充所画的区域里，`CGPath` 就包含它。"),
    source: """
      CGPathContainsPoint.h header comment. The result for points exactly on the edge \
      is open
      """,
    demonstration: [
      "let path = CGPath(",
      "  ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil",
      ")",
      "expect path.contains(CGPoint(x: 50, y: 50))",
      "expect !path.contains(CGPoint(x: 5, y: 5))",
    ]),
  Rule(
    "DR-39", .documented,
    Bilingual(
      en: "A line is centred on its path: half the width to each side.",
      zh: "线条以路径为中心：两侧各一半宽度。"),
    source: "Quartz 2D Programming Guide",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.setLineWidth(4)",
      "    c.move(to: CGPoint(x: 0, y: 10))",
      "    c.addLine(to: CGPoint(x: 20, y: 10))",
      "    c.strokePath()",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 10 8 of art is black",
      "expect pixel 10 11 of art is black",
      "expect pixel 10 12 of art is clear",
    ]),
  Rule(
    "DR-40", .documented,
    Bilingual(
      en: """
        A line of an odd number of pixels on an integral pixel boundary is spread over \
        two half-covered rows; moving it by half a pixel makes it sharp.
        """,
      zh: """
        宽度为奇数个像素的线，如果在整数像素边界上，会分散到两行，各覆盖一半；移动半个\
        像素就清晰了。
        """),
    source: """
      Drawing and Printing Guide for iOS. Half a pixel is 0.5 pt at 1×, 0.25 pt at 2×, \
      1/6 pt at 3×
      """,
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.move(to: CGPoint(x: 0, y: 10))",
      "    c.addLine(to: CGPoint(x: 20, y: 10))",
      "    c.strokePath()",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 10 9 of art is 00000080",
      "expect pixel 10 10 of art is 00000080",
    ]),
  Rule(
    "DR-41", .documented,
    Bilingual(
      en: """
        Dash lengths alternate painted and unpainted; phase is the distance into the \
        pattern at which the line starts.
        """,
      zh: "虚线的各段长度交替绘制和不绘制；phase 是线从图案的哪个位置开始。"),
    source: "Apple documentation: setLineDash",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.setLineWidth(2)",
      "    c.setLineDash(phase: 0, lengths: [4, 4])",
      "    c.move(to: CGPoint(x: 0, y: 10))",
      "    c.addLine(to: CGPoint(x: 20, y: 10))",
      "    c.strokePath()",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 1 10 of art is black",
      "expect pixel 5 10 of art is clear",
    ]),
  Rule(
    "DR-42", .documented,
    Bilingual(
      en: "Caps: butt ends at the end point; round and square reach half the width beyond.",
      zh: "端点：butt 在端点处结束；round 和 square 再向外伸出半个线宽。"),
    source: "Quartz 2D Programming Guide",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.setLineWidth(8)",
      "    c.setLineCap(.square)",
      "    c.move(to: CGPoint(x: 6, y: 10))",
      "    c.addLine(to: CGPoint(x: 14, y: 10))",
      "    c.strokePath()",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 3 10 of art is black",
    ]),
  Rule(
    "DR-43", .documented,
    Bilingual(
      en: """
        A miter join turns into a bevel where miter length / line width exceeds the \
        miter limit (default 10).
        """,
      zh: "斜接长度 / 线宽超过斜接限制（默认 10）时，斜接变成斜切。"),
    source: "Quartz 2D Programming Guide",
    demonstration: [
      "func reach(_ half: CGFloat, _ limit: CGFloat) -> CGFloat {",
      "  let path = CGMutablePath()",
      "  path.move(to: CGPoint(x: 0, y: -half))",
      "  path.addLine(to: CGPoint(x: 100, y: 0))",
      "  path.addLine(to: CGPoint(x: 0, y: half))",
      "  return path.copy(strokingWithWidth: 4, lineCap: .butt,",
      "    lineJoin: .miter, miterLimit: limit).boundingBoxOfPath.maxX",
      "}",
      "expect UIBezierPath().miterLimit == 10",
      "expect reach(11, 10) > 118",
      "expect reach(10, 10) < 101",
      "expect reach(10, 11) > 120",
    ]),
  Rule(
    "DR-44", .documented,
    Bilingual(
      en: """
        Clipping intersects with the existing clip: it can only shrink, and only \
        restoreGState brings it back. It acts on later drawing only.
        """,
      zh: "裁剪与已有的裁剪相交：只会变小，只有 restoreGState 能恢复。它只影响之后的绘制。"),
    source: "CGContextClip.h header comment; Quartz 2D Programming Guide",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))",
      "    c.clip(to: CGRect(x: 5, y: 0, width: 15, height: 20))",
      "    c.fill(bounds)",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 7 10 of art is black",
      "expect pixel 12 10 of art is clear",
    ]),
  Rule(
    "DR-45", .documented,
    Bilingual(
      en: "The clip's bounding box is reported in user space.",
      zh: "裁剪的外接矩形以用户空间报告。"),
    source: "CGContextGetClipBoundingBox.h header comment",
    demonstration: [
      "class Art: UIView {",
      "  var box = CGRect.zero",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))",
      "    c.translateBy(x: 10, y: 10)",
      "    c.scaleBy(x: 2, y: 2)",
      "    box = c.boundingBoxOfClipPath",
      "  }",
      "}",
      "add Art art 0 0 50 50",
      "expect art.box == CGRect(x: 0, y: 0, width: 10, height: 10)",
    ]),
  Rule(
    "DR-46", .documented,
    Bilingual(
      en: """
        Blend arithmetic, premultiplied S over D: normal R = S + D·(1 − Sa); copy R = \
        S; clear R = 0; sourceIn R = S·Da; multiply uses the product of the colours.
        """,
      zh: """
        混合的算法，预乘的 S 画在 D 上：normal R = S + D·(1 − Sa)；copy R = S；clear R \
        = 0；sourceIn R = S·Da；multiply 使用颜色的乘积。
        """),
    source: "CGBlendMode.h header comment; Quartz 2D Programming Guide",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.fill(bounds)",
      "    c.setBlendMode(.clear)",
      "    c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 5 5 of art is clear",
      "expect pixel 15 15 of art is black",
    ]),
  Rule(
    "DR-47", .documented,
    Bilingual(
      en: "Context alpha multiplies the alpha of everything drawn after it is set.",
      zh: "上下文的 alpha 会乘到它设置之后绘制的所有内容的 alpha 上。"),
    source: "CGContextSetAlpha.h header comment",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.setAlpha(0.5)",
      "    c.fill(bounds)",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 5 5 of art is 00000080",
    ]),
  Rule(
    "DR-48", .documented,
    Bilingual(
      en: """
        A transparency layer starts with alpha 1, no shadow, normal blending; when \
        ended it is composed as one with the outer alpha and shadow.
        """,
      zh: """
        透明图层开始时 alpha 为 1、没有阴影、normal 混合；结束时以外层的 alpha 和阴影\
        作为整体合成。
        """),
    source: "CGContextBeginTransparencyLayer.h header comment",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.setAlpha(0.5)",
      "    c.beginTransparencyLayer()",
      "    c.fill(CGRect(x: 0, y: 0, width: 15, height: 15))",
      "    c.fill(CGRect(x: 5, y: 5, width: 15, height: 15))",
      "    c.endTransparencyLayer()",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 10 10 of art is 00000080",
    ]),
  Rule(
    "DR-49", .documented,
    Bilingual(
      en: """
        `draw(at:withAttributes:)` needs a current context; the point is the upper \
        left corner of the text's box, the line does not wrap. \
        `draw(in:withAttributes:)` wraps and clips.
        """,
      zh: """
        `draw(at:withAttributes:)` 需要当前上下文；点是文字框的左上角，不换行。\
        `draw(in:withAttributes:)` 会换行和裁剪。
        """),
    source: "Apple documentation: NSString drawing additions",
    demonstration: [
      "class Page: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let text = String(repeating: \"mmmmmm \", count: 8)",
      "    text.draw(at: CGPoint(x: 20, y: 10), withAttributes: nil)",
      "    let box = CGRect(x: 20, y: 100, width: 40, height: 36)",
      "    text.draw(in: box, withAttributes: nil)",
      "  }",
      "}",
      "add Page page 0 0 390 200",
      "expect pixel 19 15 of page is clear",
      "expect pixel 21 15 of page is black",
      "expect pixel 300 15 of page is black",
      "expect pixel 21 40 of page is clear",
      "expect pixel 21 120 of page is black",
      "expect pixel 70 105 of page is clear",
      "expect pixel 21 138 of page is clear",
    ]),
  Rule(
    "DR-50", .documented,
    Bilingual(
      en: "Defaults without attributes: Helvetica (Neue) 12, black.",
      zh: "没有属性时的默认值：Helvetica（Neue）12，黑色。"),
    source: "NSAttributedString.h header comment (UIKit additions)",
    demonstration: [
      "let text = \"Hello\"",
      "let font = UIFont(name: \"Helvetica\", size: 12)!",
      "let large = UIFont(name: \"Helvetica\", size: 17)!",
      "let plain = text.size(withAttributes: nil)",
      "expect plain == text.size(withAttributes: [.font: font])",
      "expect plain.width < text.size(withAttributes: [.font: large]).width",
    ]),
  Rule(
    "DR-51", .documented,
    Bilingual(
      en: """
        `strokeWidth` is a percentage of the font size: positive strokes only, \
        negative strokes and fills, 0 neither. `strokeColor` unset means the \
        foreground colour.
        """,
      zh: """
        `strokeWidth` 是字号的百分比：正数只描边，负数描边并填充，0 两者都不做特殊处\
        理。没有设置 `strokeColor` 时用前景色。
        """),
    source: "NSAttributedString.h header comment (UIKit additions)",
    demonstration: [
      "class Page: UIView {",
      "  var width = 0.0",
      "  override func draw(_ rect: CGRect) {",
      #"    "aaaa".draw(at: CGPoint(x: 10, y: 10), withAttributes: ["#,
      "      .font: UIFont.systemFont(ofSize: 40), .strokeWidth: width,",
      "      .foregroundColor: UIColor.red])",
      "  }",
      "}",
      "add Page page 0 0 200 100",
      "expect pixel 30 30 of page is red",
      "page.width = 5; page.setNeedsDisplay()",
      "expect pixel 30 30 of page is clear",
      "expect pixel 10 30 of page is red",
      "page.width = -5; page.setNeedsDisplay()",
      "expect pixel 30 30 of page is red",
    ]),
  Rule(
    "DR-52", .open,
    Bilingual(
      en: """
        Exact text sizes, line heights and glyph positions: they depend on Apple's \
        fonts. A verdict may only compare relations (longer text is not narrower, \
        larger font is higher).
        """,
      zh: """
        文字的精确大小、行高和字形位置：取决于 Apple 的字体。只能比较关系（更长的文字\
        不会更窄，更大的字更高）。
        """),
    source: "reports differ, and nothing settles it"),
  Rule(
    "DR-53", .documented,
    Bilingual(
      en: """
        `UIGraphicsImageRenderer.image` runs its closure with a current context, upper \
        left origin; pixel size = point size × format.scale (default that of the main \
        screen); a size with zero width or height gives an empty image.
        """,
      zh: """
        `UIGraphicsImageRenderer.image` 在有当前上下文时运行闭包，原点在左上角；像素大\
        小 = 点大小 × format.scale（默认是主屏幕的）；宽或高为零时得到空图片。
        """),
    source: "UIGraphicsImageRenderer.h header comment",
    demonstration: [
      "let renderer = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 5))",
      "let image = renderer.image { _ in }",
      "expect image.size == CGSize(width: 9, height: 5)",
      "expect image.scale == UIScreen.main.scale",
    ]),
  Rule(
    "DR-54", .documented,
    Bilingual(
      en: """
        `UIGraphicsBeginImageContext(size)` has scale 1; in `…WithOptions` scale 0 \
        means the main screen's. Both are superseded by the renderer.
        """,
      zh: """
        `UIGraphicsBeginImageContext(size)` 的 scale 是 1；`…WithOptions` 中 scale 0 \
        表示主屏幕的 scale。两者都已被渲染器取代。
        """),
    source: "Apple documentation; UIGraphics.h header comment",
    demonstration: [
      "let size = CGSize(width: 20, height: 10)",
      "UIGraphicsBeginImageContext(size)",
      "let plain = UIGraphicsGetImageFromCurrentImageContext()!",
      "UIGraphicsEndImageContext()",
      "expect plain.scale == 1 && plain.cgImage!.width == 20",
      "UIGraphicsBeginImageContextWithOptions(size, false, 0)",
      "let sharp = UIGraphicsGetImageFromCurrentImageContext()!",
      "UIGraphicsEndImageContext()",
      "expect sharp.scale == UIScreen.main.scale",
      "expect sharp.cgImage!.width == 60",
    ]),
  Rule(
    "DR-55", .documented,
    Bilingual(
      en: """
        `layer.render(in:)` does not implement the full composition model; \
        `drawHierarchy(in:afterScreenUpdates:)` captures what is shown.
        """,
      zh: """
        `layer.render(in:)` 没有实现完整的合成模型；\
        `drawHierarchy(in:afterScreenUpdates:)` 截取屏幕上显示的内容。
        """),
    source: "CALayer.h and UIView.h header comments",
    demonstration: [
      "class Pad: UIView {",
      "  var color = UIColor.red",
      "  override func draw(_ r: CGRect) { color.setFill(); UIRectFill(r) }",
      "}",
      "add Pad pad 0 0 20 20",
      "func shot(_ after: Bool) -> UIImage {",
      "  UIGraphicsImageRenderer(size: pad.bounds.size).image { _ in",
      "    pad.drawHierarchy(in: pad.bounds, afterScreenUpdates: after)",
      "  }",
      "}",
      "func mark() { pad.color = .blue; pad.setNeedsDisplay() }",
      "mark(); let old = shot(false); let new = shot(true)",
      "let (left, right) = (UIImageView(image: old), UIImageView(image: new))",
      "expect pixel 5 5 of left is red",
      "expect pixel 5 5 of right is blue",
    ]),
]
