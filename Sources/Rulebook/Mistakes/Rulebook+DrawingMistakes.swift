import Records

extension Rulebook {
  /// Common mistakes about layers and drawing.
  static var mistakesDrawing: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-87", .loose,
    claim: Bilingual(
      en: "View and layer are related like controller and view of MVC.",
      zh: "视图和图层的关系就像 MVC 里的控制器和视图。"),
    truth: Bilingual(
      en: "The view owns the layer and is its delegate; in MVC both are views.",
      zh: "视图持有图层，并且是它的 delegate；在 MVC 里两者都是视图。"),
    rules: ["LA-2", "LA-4"],
    demonstration: [
      "add view card 100 100 80 60",
      "expect card.layer.delegate === card",
    ]),
  Mistake(
    "M-88", .loose,
    claim: Bilingual(
      en: "The layer does the drawing.",
      zh: "绘制由图层完成。"),
    truth: Bilingual(
      en: """
        It asks its delegate, the view, for contents, or has none; the render server puts it \
        on the screen.
        """,
      zh: "它向 delegate（视图）要内容，或者没有内容；由渲染服务把它放到屏幕上。"),
    rules: ["LA-44", "LA-5"]),
  Mistake(
    "M-89", .loose,
    claim: Bilingual(
      en: "What a view shows is always a bitmap in its backing store.",
      zh: "视图显示的内容总是 backing store 里的位图。"),
    truth: Bilingual(
      en: "Only views that draw or show an image have one; a plain colour needs none.",
      zh: "只有自己绘制或显示图片的视图才有；纯色不需要。"),
    rules: ["DR-11"]),
  Mistake(
    "M-90", .loose,
    claim: Bilingual(
      en: "translatedBy moves a view after everything that its transform does already.",
      zh: "translatedBy 在已有变换之后再平移视图。"),
    truth: Bilingual(
      en: "The new step acts on the points before what is there already.",
      zh: "新的一步先作用于点，然后才是已有的变换。"),
    rules: ["TF-4"],
    demonstration: [
      "let t = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 5)",
      "expect CGPoint.zero.applying(t) == CGPoint(x: 10, y: 10)",
    ]),
  Mistake(
    "M-91", .loose,
    claim: Bilingual(
      en: "A scale above 1 enlarges and one below 1 makes smaller.",
      zh: "缩放系数大于 1 放大，小于 1 缩小。"),
    truth: Bilingual(
      en: "0 leaves nothing and cannot be undone; a negative one mirrors.",
      zh: "0 会什么都不剩，而且不可逆；负数会镜像。"),
    rules: ["TF-8"],
    demonstration: [
      "let flat = CGAffineTransform(scaleX: 0, y: 0)",
      "expect flat.inverted() == flat",
      "let mirror = CGAffineTransform(scaleX: -1, y: 1)",
      "expect CGPoint(x: 3, y: 1).applying(mirror) == CGPoint(x: -3, y: 1)",
    ]),
  Mistake(
    "M-92", .fact,
    claim: Bilingual(
      en: "A layer context belongs to the layer of a view, and windows have contexts, too.",
      zh: "Layer 上下文就是视图图层的上下文，窗口也有上下文。"),
    truth: Bilingual(
      en: """
        CGLayer is meant, a picture that is drawn often; contexts of windows exist on the \
        Mac only.
        """,
      zh: "指的是 CGLayer，即要反复绘制的图像；窗口上下文只有 Mac 才有。"),
    rules: ["DR-1"]),
  Mistake(
    "M-93", .code,
    claim: Bilingual(
      en: "draw(_:) of a view takes an NSRect.",
      zh: "视图的 draw(_:) 的参数是 NSRect。"),
    truth: Bilingual(
      en: "A CGRect; NSRect is that of the Mac.",
      zh: "是 CGRect；NSRect 属于 Mac。"),
    rules: ["DR-8"]),
  Mistake(
    "M-94", .loose,
    claim: Bilingual(
      en: "setNeedsDisplay works at the same time as other code.",
      zh: "setNeedsDisplay 与其他代码并发执行。"),
    truth: Bilingual(
      en: "It only marks: the view is drawn later on the same thread, in the display pass.",
      zh: "它只做标记：稍后在同一线程的绘制阶段才绘制。"),
    rules: ["DR-7"],
    demonstration: [
      "class Dot: UIView {",
      "  var count = 0",
      "  override func draw(_ rect: CGRect) { count += 1 }",
      "}",
      "add Dot dot 10 10 20 20",
      "dot.count = 0; dot.setNeedsDisplay(); let now = dot.count",
      "expect now == 0",
      "expect dot.count == 1",
    ]),
  Mistake(
    "M-95", .code,
    claim: Bilingual(
      en: "A path that was stroked can be filled by the next line.",
      zh: "描边之后，下一行就能填充同一条路径。"),
    truth: Bilingual(
      en: """
        Stroking uses the path up, so nothing is left to fill: draw both in one call, or add \
        the path again.
        """,
      zh: "描边会用掉路径，没有可填充的了：用一次调用同时完成，或重新添加路径。"),
    rules: ["DR-28"],
    demonstration: [
      "class Sign: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let context = UIGraphicsGetCurrentContext()!",
      "    context.setFillColor(UIColor.red.cgColor)",
      "    context.addRect(bounds.insetBy(dx: 4, dy: 4))",
      "    context.strokePath()",
      "    context.fillPath()",
      "  }",
      "}",
      "add Sign sign 10 10 40 40",
      "expect pixel 20 20 of sign is clear",
    ]),
  Mistake(
    "M-96", .loose,
    claim: Bilingual(
      en: "stroke() and fill() of UIBezierPath need no context.",
      zh: "UIBezierPath 的 stroke() 和 fill() 不需要上下文。"),
    truth: Bilingual(
      en: "They draw into the current context and need one, too.",
      zh: "它们画到当前上下文里，同样需要它。"),
    rules: ["DR-2", "DR-32"]),
  Mistake(
    "M-97", .code,
    claim: Bilingual(
      en: "draw(at:) with half of the rectangle centres a text.",
      zh: "draw(at:) 取矩形的一半，文字就居中。"),
    truth: Bilingual(
      en: """
        The point is the upper left corner of the text, and the rectangle may be a part \
        only: take the bounds, and the size of the text.
        """,
      zh: "这个点是文字的左上角，而且矩形可能只是一部分：要用 bounds 和文字的大小。"),
    rules: ["DR-49", "DR-8"]),
  Mistake(
    "M-98", .fact,
    claim: Bilingual(
      en: "The stack of graphics states keeps the path as well.",
      zh: "图形状态栈也会保存路径。"),
    truth: Bilingual(
      en: "The path is not part of the state.",
      zh: "路径不属于状态。"),
    rules: ["DR-18"],
    demonstration: [
      "class Sign: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let context = UIGraphicsGetCurrentContext()!",
      "    context.saveGState()",
      "    context.addRect(bounds)",
      "    context.restoreGState()",
      "    context.fillPath()",
      "  }",
      "}",
      "add Sign sign 10 10 40 40",
      "expect pixel 20 20 of sign is black",
    ]),
]
