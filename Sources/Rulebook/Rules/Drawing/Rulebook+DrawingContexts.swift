import Records

extension Rulebook {
  /// Contexts, `draw(_:)`, the stack of states and the CTM.
  static var drawingContexts: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "DR-1", .documented,
    Bilingual(
      en: """
        Kinds of contexts in Quartz: bitmap, PDF, layer (CGLayer), window, PostScript. \
        Window and PostScript contexts are macOS only; a view on iOS draws into a \
        bitmap.
        """,
      zh: """
        Quartz 的上下文种类：位图、PDF、图层（CGLayer）、窗口、PostScript。窗口和 \
        PostScript 上下文只在 macOS 上有；iOS 上视图画进位图。
        """),
    source: "Quartz 2D Programming Guide",
    demonstration: [
      "class Pad: UIView {",
      "  var size = CGSize.zero",
      "  var image: CGImage?",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    size = CGSize(width: c.width, height: c.height)",
      "    image = c.makeImage()",
      "  }",
      "}",
      "add Pad pad 0 0 50 20",
      "expect pad.size == CGSize(width: 150, height: 60)",
      "expect pad.image!.width == 150",
    ]),
  Rule(
    "DR-2", .documented,
    Bilingual(
      en: """
        `UIGraphicsGetCurrentContext()` is nil by default; UIKit makes one current \
        before `draw(_:)` and takes it away after.
        """,
      zh: """
        `UIGraphicsGetCurrentContext()` 默认为 nil；UIKit 在 `draw(_:)` 之前设置当前上\
        下文，之后撤掉。
        """),
    source: "Apple documentation: UIGraphicsGetCurrentContext",
    demonstration: [
      "expect UIGraphicsGetCurrentContext() == nil",
      "class Pad: UIView {",
      "  var had = false",
      "  override func draw(_ rect: CGRect) {",
      "    had = UIGraphicsGetCurrentContext() != nil",
      "  }",
      "}",
      "add Pad pad 0 0 50 50",
      "expect pad.had",
    ]),
  Rule(
    "DR-3", .documented,
    Bilingual(
      en: """
        Other ways to have one: UIGraphicsImageRenderer's closure, \
        UIGraphicsBeginImageContext…, UIGraphicsPushContext, the PDF functions, \
        UIGraphicsPDFRenderer.
        """,
      zh: """
        得到上下文的其他途径：UIGraphicsImageRenderer 的闭包、\
        UIGraphicsBeginImageContext…、UIGraphicsPushContext、PDF 函数、\
        UIGraphicsPDFRenderer。
        """),
    source: "UIGraphics.h header comment",
    demonstration: [
      "let size = CGSize(width: 4, height: 4)",
      "let all = CGRect(origin: .zero, size: size)",
      "let one = UIGraphicsImageRenderer(size: size).image { _ in",
      "  UIRectFill(all)",
      "}",
      "UIGraphicsBeginImageContext(size)",
      "let second = UIGraphicsGetCurrentContext()!",
      "UIGraphicsEndImageContext()",
      "expect UIGraphicsGetCurrentContext() == nil",
      "UIGraphicsPushContext(second)",
      "expect UIGraphicsGetCurrentContext()! === second",
      "UIGraphicsPopContext()",
      "let card = UIImageView(image: one)",
      "root.addSubview(card)",
      "expect pixel 2 2 of card is black",
    ]),
  Rule(
    "DR-4", .documented,
    Bilingual(
      en: """
        Calling `draw(_:)` by hand makes no context: nothing is drawn. Mark the view \
        instead.
        """,
      zh: "自己调用 `draw(_:)` 不会创建上下文：什么也画不出来。应当标记视图。"),
    source: "DR-2; Apple documentation: draw(_:)",
    demonstration: [
      "class Pad: UIView {",
      "  var had = true",
      "  override func draw(_ rect: CGRect) {",
      "    had = UIGraphicsGetCurrentContext() != nil",
      "  }",
      "}",
      "add Pad pad 0 0 50 50",
      "pad.draw(pad.bounds)",
      "expect !pad.had",
    ]),
  Rule(
    "DR-5", .documented,
    Bilingual(
      en: "The context may differ between calls and must not be kept.",
      zh: "每次调用的上下文可能不同，不能保存。"),
    source: "Apple documentation: draw(_:)",
    demonstration: [
      "class Pad: UIView {",
      "  var kept: CGContext?",
      "  override func draw(_ rect: CGRect) {",
      "    if kept == nil { kept = UIGraphicsGetCurrentContext() }",
      "    kept!.fill(CGRect(x: 0, y: 0, width: 10, height: 10))",
      "  }",
      "}",
      "add Pad pad 0 0 20 20",
      "expect pixel 5 5 of pad is black",
      "pad.setNeedsDisplay()",
      "expect pixel 5 5 of pad is clear",
    ]),
  Rule(
    "DR-6", .documented,
    Bilingual(
      en: """
        The default `draw(_:)` does nothing; a direct subclass of UIView need not call \
        super.
        """,
      zh: "默认的 `draw(_:)` 什么也不做；UIView 的直接子类不必调用 super。"),
    source: "Apple documentation: draw(_:)",
    demonstration: [
      "class Plain: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))",
      "  }",
      "}",
      "class Super: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))",
      "    super.draw(rect)",
      "  }",
      "}",
      "add Plain one 0 0 20 20",
      "add Super two 0 0 20 20",
      "expect pixel 5 5 of one is black",
      "expect pixel 5 5 of two is black",
      "expect pixel 15 5 of two is clear",
    ]),
  Rule(
    "DR-7", .documented,
    Bilingual(
      en: """
        `draw(_:)` is called when the view is first displayed and after \
        setNeedsDisplay, in the display pass (LC-1); not because of viewWillAppear or \
        viewDidAppear.
        """,
      zh: """
        `draw(_:)` 在视图第一次显示时以及 setNeedsDisplay 之后、在绘制阶段（LC-1）调\
        用；与 viewWillAppear、viewDidAppear 无关。
        """),
    source: "Apple documentation: draw(_:), Apple documentation: setNeedsDisplay",
    demonstration: [
      "class Pad: UIView {",
      "  var count = 0",
      "  override func draw(_ rect: CGRect) { count += 1 }",
      "}",
      "add Pad pad 0 0 50 50",
      "expect pad.count == 1",
      "pad.setNeedsDisplay(); pad.setNeedsDisplay()",
      "expect pad.count == 2",
    ]),
  Rule(
    "DR-8", .documented,
    Bilingual(
      en: """
        `rect` is the part to update: on first display typically the whole visible \
        bounds, later perhaps only a part. Drawing outside it may be clipped away.
        """,
      zh: """
        `rect` 是需要更新的部分：第一次显示时通常是整个可见的 bounds，之后可能只是一部\
        分。在它之外的绘制可能被裁掉。
        """),
    source: "Apple documentation: draw(_:); CALayer.h header comment.drawInContext",
    demonstration: [
      "class Pad: UIView {",
      "  var rect = CGRect.zero",
      "  override func draw(_ rect: CGRect) { self.rect = rect }",
      "}",
      "add Pad pad 0 0 50 50",
      "expect pad.rect == CGRect(x: 0, y: 0, width: 50, height: 50)",
      "pad.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))",
      "expect pad.rect == CGRect(x: 10, y: 10, width: 5, height: 5)",
    ]),
  Rule(
    "DR-9", .inferred,
    Bilingual(
      en: """
        Two `setNeedsDisplay(_:)` rectangles before one pass make one call with a \
        rectangle that covers both.
        """,
      zh: "一次绘制之前的两个 `setNeedsDisplay(_:)` 矩形，只产生一次调用，矩形包住两者。"),
    source: "LC-4; the macOS page says union",
    demonstration: [
      "class Pad: UIView {",
      "  var rect = CGRect.zero",
      "  override func draw(_ rect: CGRect) { self.rect = rect }",
      "}",
      "add Pad pad 0 0 50 50",
      "let size = CGSize(width: 5, height: 5)",
      "let one = CGRect(origin: .zero, size: size)",
      "let two = CGRect(origin: CGPoint(x: 20, y: 20), size: size)",
      "pad.setNeedsDisplay(one); pad.setNeedsDisplay(two)",
      "expect pad.rect == CGRect(x: 0, y: 0, width: 25, height: 25)",
    ]),
  Rule(
    "DR-10", .inferred,
    Bilingual(
      en: "A view with empty bounds, or in no window, is not drawn.",
      zh: "bounds 为空或不在窗口里的视图不会被绘制。"),
    source: "there is no backing store to draw into",
    demonstration: [
      "class Pad: UIView {",
      "  var count = 0",
      "  override func draw(_ rect: CGRect) { count += 1 }",
      "}",
      "let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))",
      "pad.setNeedsDisplay()",
      "expect pad.count == 0",
      "add Pad empty 0 0 0 50",
      "expect empty.count == 0",
    ]),
  Rule(
    "DR-11", .documented,
    Bilingual(
      en: """
        An override, even an empty one, makes the view allocate a backing store and \
        costs time; a view that only shows a colour or sets `contents` must not \
        override.
        """,
      zh: """
        重写 `draw(_:)`，即使是空的，也会让视图分配后备存储并花费时间；只显示颜色或设\
        置 `contents` 的视图不应重写它。
        """),
    source: "Apple documentation: draw(_:); Xcode template comment; WWDC 2018 session 219",
    demonstration: [
      "class Empty: UIView {",
      "  override func draw(_ rect: CGRect) {}",
      "}",
      "add Empty empty 0 0 390 844",
      "add view red 0 0 390 844",
      "expect red.layer.contents == nil",
      "expect empty.layer.contents != nil",
      "cost empty",
    ]),
  Rule(
    "DR-12", .inferred,
    Bilingual(
      en: """
        Size of that store: width × height × scale² × 4 bytes (390 × 844 at 3× = 11.85 \
        MB); other pixel formats change the 4.
        """,
      zh: """
        后备存储的大小：宽 × 高 × scale² × 4 字节（390 × 844、3× 时为 11.85 MB）；其他\
        像素格式会改变这个 4。
        """),
    source: "WWDC 2018 session 219 (buffer proportional to the pixel count)",
    demonstration: [
      "class Pad: UIView {",
      "  override func draw(_ rect: CGRect) { UIRectFill(rect) }",
      "}",
      "add Pad pad 0 0 390 844",
      "cost pad",
      "let renderer = UIGraphicsImageRenderer(size: pad.bounds.size)",
      "let image = renderer.image { c in pad.layer.render(in: c.cgContext) }",
      "let pixels = image.cgImage!",
      "expect UIScreen.main.scale == 3",
      "expect pixels.bitsPerPixel == 4 * 8",
      "expect pixels.width * pixels.height * 4 == 11_849_760",
    ]),
  Rule(
    "DR-13", .documented,
    Bilingual(
      en: """
        `clearsContextBeforeDrawing` (default true) fills the buffer with transparent \
        black before `draw(_:)`; it is ignored for opaque views.
        """,
      zh: """
        `clearsContextBeforeDrawing`（默认 true）在 `draw(_:)` 之前用透明黑色填充缓冲\
        区；对不透明的视图不起作用。
        """),
    source: "UIView.h header comment; Apple documentation",
    demonstration: [
      "class Pad: UIView {",
      "  var x: CGFloat = 0",
      "  override func draw(_ rect: CGRect) {",
      "    UIRectFill(CGRect(x: x, y: 0, width: 10, height: 20))",
      "  }",
      "}",
      "add Pad pad 0 0 20 20",
      "pad.isOpaque = false",
      "expect pad.clearsContextBeforeDrawing",
      "expect pixel 5 5 of pad is black",
      "pad.x = 10; pad.setNeedsDisplay()",
      "expect pixel 15 5 of pad is black",
      "expect pixel 5 5 of pad is clear",
    ]),
  Rule(
    "DR-14", .documented,
    Bilingual(
      en: """
        `isOpaque` is true by default for UIView; an opaque view that draws must fill \
        its whole bounds and have a non-nil background colour, else the result is \
        undefined (black in practice).
        """,
      zh: """
        UIView 的 `isOpaque` 默认为 true；自己绘制的不透明视图必须填满整个 bounds，并\
        且背景色不为 nil，否则结果未定义（实际上是黑色）。
        """),
    source: "UIView.h header comment; Apple documentation: clearsContextBeforeDrawing",
    demonstration: [
      "expect UIView().isOpaque"
    ]),
  Rule(
    "DR-15", .documented,
    Bilingual(
      en: """
        Resizing without marking shows the cached picture again, adjusted by \
        contentMode (default scaleToFill); `.redraw` calls setNeedsDisplay on bounds \
        changes.
        """,
      zh: """
        改变大小而没有标记时，重新显示缓存的画面，按 contentMode（默认 scaleToFill）调\
        整；`.redraw` 在 bounds 变化时调用 setNeedsDisplay。
        """),
    source: "UIView.h header comment; Apple documentation: contentMode",
    demonstration: [
      "class Pad: UIView {",
      "  var count = 0",
      "  override func draw(_ rect: CGRect) { count += 1 }",
      "}",
      "add Pad pad 0 0 50 50",
      "pad.bounds.size.width = 80",
      "expect pad.count == 1",
      "pad.contentMode = .redraw",
      "pad.bounds.size.width = 90",
      "expect pad.count == 2",
    ]),
  Rule(
    "DR-16", .documented,
    Bilingual(
      en: """
        contentMode arithmetic, picture (w, h) in bounds (W, H): scaleToFill W × H; \
        aspectFit factor min(W/w, H/h), centred, remainder transparent; aspectFill \
        factor max, centred, may overflow; the nine positions keep w × h.
        """,
      zh: """
        contentMode 的算法，图片 (w, h)、bounds (W, H)：scaleToFill 为 W × H；\
        aspectFit 系数 min(W/w, H/h)，居中，其余透明；aspectFill 系数取 max，居中，可\
        能超出；九个位置保持 w × h。
        """),
    source: "UIView.h header comment",
    demonstration: [
      "let size = CGSize(width: 20, height: 10)",
      "let picture = UIGraphicsImageRenderer(size: size).image { context in",
      "  context.fill(CGRect(origin: .zero, size: size))",
      "}",
      "let card = UIImageView(image: picture)",
      "card.frame = CGRect(x: 100, y: 100, width: 40, height: 40)",
      "root.addSubview(card)",
      "expect pixel 1 1 of card is black",
      "card.contentMode = .scaleAspectFit",
      "expect pixel 1 11 of card is black",
      "expect pixel 1 9 of card is clear",
      "card.contentMode = .scaleAspectFill",
      "expect pixel -19 1 of card is black",
      "card.contentMode = .bottomRight",
      "expect pixel 21 31 of card is black",
      "expect pixel 19 31 of card is clear",
    ]),
  Rule(
    "DR-17", .documented,
    Bilingual(
      en: "UIImageView never calls `draw(_:)` of its subclasses.",
      zh: "UIImageView 从不调用其子类的 `draw(_:)`。"),
    source: "Apple documentation: UIImageView",
    demonstration: [
      "class Picture: UIImageView {",
      "  var drawn = 0",
      "  override func draw(_ rect: CGRect) { drawn += 1 }",
      "}",
      "class Dot: UIView {",
      "  var drawn = 0",
      "  override func draw(_ rect: CGRect) { drawn += 1 }",
      "}",
      "let place = CGRect(x: 0, y: 0, width: 20, height: 20)",
      "let picture = Picture(frame: place)",
      "let dot = Dot(frame: place)",
      "root.addSubview(picture)",
      "root.addSubview(dot)",
      "expect dot.drawn == 1",
      "expect picture.drawn == 0",
    ]),
  Rule(
    "DR-18", .documented,
    Bilingual(
      en: """
        saveGState pushes a copy of the graphics state, restoreGState pops it. The \
        current path is not part of the state.
        """,
      zh: "saveGState 压入一份图形状态的拷贝，restoreGState 弹出。当前路径不属于状态。"),
    source: "CGContext.h header comment",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))",
      "    c.saveGState()",
      "    c.restoreGState()",
      "    c.fillPath()",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 5 5 of art is black",
    ]),
  Rule(
    "DR-19", .documented,
    Bilingual(
      en: """
        In the state: CTM, clip, line width, cap, join, miter limit, dash, flatness, \
        fill and stroke colour and their colour spaces, alpha, blend mode, shadow, \
        anti-aliasing, interpolation quality, rendering intent, font, font size, text \
        drawing mode.
        """,
      zh: """
        状态包括：CTM、裁剪、线宽、端点、连接、斜接限制、虚线、平滑度、填充和描边的颜\
        色及其色彩空间、alpha、混合模式、阴影、抗锯齿、插值质量、渲染意图、字体、字\
        号、文字绘制模式。
        """),
    source: "Quartz 2D Programming Guide, table of graphics state",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.saveGState()",
      "    UIColor.red.set()",
      "    c.setAlpha(0.5); c.setBlendMode(.clear); c.setLineWidth(9)",
      "    c.translateBy(x: 40, y: 0)",
      "    c.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))",
      "    c.restoreGState()",
      "    c.stroke(CGRect(x: 4, y: 4, width: 12, height: 12))",
      "    c.fill(CGRect(x: 8, y: 8, width: 4, height: 4))",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 10 10 of art is black",
      "expect pixel 10 6 of art is clear",
    ]),
  Rule(
    "DR-20", .documented,
    Bilingual(
      en: """
        Each change of the CTM is multiplied in front: CTM' = new × CTM, so of several \
        calls the **last** one acts on the points first.
        """,
      zh: """
        每次改变 CTM 都从前面相乘：CTM' = 新变换 × CTM，所以多次调用中**最后**一次最先\
        作用于点。
        """),
    source: "Quartz 2D Programming Guide; TF-4",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.translateBy(x: 10, y: 10)",
      "    c.scaleBy(x: 2, y: 2)",
      "    c.fill(CGRect(x: 0, y: 0, width: 5, height: 5))",
      "  }",
      "}",
      "add Art art 0 0 20 20",
      "expect pixel 19 19 of art is black",
      "expect pixel 9 9 of art is clear",
    ]),
  Rule(
    "DR-21", .documented,
    Bilingual(
      en: """
        In a context that UIKit made (draw(_:), image renderer) the origin is the \
        upper left corner and y grows downwards, one unit is a point. In one made by \
        CGBitmapContextCreate or CGPDFContextCreate the origin is the lower left \
        corner and y grows upwards.
        """,
      zh: """
        UIKit 创建的上下文（draw(_:)、图片渲染器）原点在左上角，y 轴向下，单位是点。\
        CGBitmapContextCreate 或 CGPDFContextCreate 创建的上下文原点在左下角，y 轴向\
        上。
        """),
    source: "Drawing and Printing Guide for iOS; Quartz 2D Programming Guide",
    demonstration: [
      "class Flag: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    UIColor.red.setFill()",
      "    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))",
      "  }",
      "}",
      "let flag = Flag(frame: CGRect(x: 0, y: 0, width: 20, height: 40))",
      "root.addSubview(flag)",
      "expect pixel 10 5 of flag is red",
    ]),
  Rule(
    "DR-22", .documented,
    Bilingual(
      en: """
        To go from one to the other: translate by (0, height), then scale by (1, −1): \
        (x, y) → (x, height − y).
        """,
      zh: "从一种换到另一种：先平移 (0, height)，再缩放 (1, −1)：(x, y) → (x, height − y)。"),
    source: "Quartz 2D Programming Guide; microsoft/WinObjC CGContextTests (same matrix)",
    demonstration: [
      "class Flag: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let context = UIGraphicsGetCurrentContext()!",
      "    context.translateBy(x: 0, y: bounds.height)",
      "    context.scaleBy(x: 1, y: -1)",
      "    UIColor.red.setFill()",
      "    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))",
      "  }",
      "}",
      "let flag = Flag(frame: CGRect(x: 0, y: 0, width: 20, height: 40))",
      "root.addSubview(flag)",
      "expect pixel 10 35 of flag is red",
      "expect pixel 10 5 of flag is clear",
    ]),
  Rule(
    "DR-23", .documented,
    Bilingual(
      en: """
        `CGContext.draw(image, in:)` in a UIKit context shows the image upside down; \
        `UIImage.draw(in:)` does not.
        """,
      zh: """
        在 UIKit 的上下文里，`CGContext.draw(image, in:)` 画出的图片上下颠倒；\
        `UIImage.draw(in:)` 不会。
        """),
    source: "Drawing and Printing Guide for iOS; Quartz 2D Programming Guide",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let size = CGSize(width: 20, height: 20)",
      "    let image = UIGraphicsImageRenderer(size: size).image { _ in",
      "      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))",
      "    }",
      "    let left = CGRect(origin: .zero, size: size)",
      "    image.draw(in: left)",
      "    let right = left.offsetBy(dx: 20, dy: 0)",
      "    UIGraphicsGetCurrentContext()!.draw(image.cgImage!, in: right)",
      "  }",
      "}",
      "add Art art 0 0 40 20",
      "expect pixel 10 2 of art is black",
      "expect pixel 30 2 of art is clear",
      "expect pixel 30 18 of art is black",
    ]),
  Rule(
    "DR-24", .documented,
    Bilingual(
      en: "Shadow offsets are in base space: the CTM does not scale or turn them.",
      zh: "阴影的偏移在基础空间里：CTM 不会缩放或旋转它。"),
    source: "CGContextSetShadow.h header comment",
    demonstration: [
      "class Art: UIView {",
      "  override func draw(_ rect: CGRect) {",
      "    let c = UIGraphicsGetCurrentContext()!",
      "    c.scaleBy(x: 2, y: 2)",
      "    c.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)",
      "    c.fill(CGRect(x: 0, y: 0, width: 5, height: 5))",
      "  }",
      "}",
      "add Art art 0 0 60 20",
      "expect pixel 5 5 of art is black",
      "expect pixel 25 5 of art is 00000055 within 2",
      "expect pixel 45 5 of art is clear",
    ]),
  Rule(
    "DR-25", .open,
    Bilingual(
      en: """
        Sign of a context shadow's vertical offset in UIKit contexts (the base space \
        is y up on some, y down on others).
        """,
      zh: "UIKit 上下文中阴影竖直偏移的符号（基础空间有的 y 轴向上，有的向下）。"),
    source: "reports differ, and nothing settles it"),
  Rule(
    "DR-26", .open,
    Bilingual(
      en: "What restoreGState does on an empty stack (a log line is usual).",
      zh: "栈为空时 restoreGState 的行为（通常会打印一行日志）。"),
    source: "reports differ, and nothing settles it"),
  Rule(
    "DR-60", .documented,
    Bilingual(
      en: """
        UILabel draws in drawText(in:), which draw(_:) calls with the bounds: a subclass \
        overrides it for insets, and textRect(forBounds:limitedToNumberOfLines:) for \
        another rectangle. Code never calls it.
        """,
      zh: """
        UILabel 在 drawText(in:) 里绘制，draw(_:) 以 bounds 调用它：子类重写它来加内边距，\
        重写 textRect(forBounds:limitedToNumberOfLines:) 来改变矩形。代码不应直接调用。
        """),
    source: """
      Apple documentation: UILabel.drawText(in:)
      """,
    demonstration: [
      "class Padded: UILabel {",
      "  var drawn = [CGRect]()",
      "  override func drawText(in rect: CGRect) {",
      "    drawn.append(rect)",
      "    super.drawText(in: rect.insetBy(dx: 8, dy: 4))",
      "  }",
      "}",
      "add Padded tag 20 20 100 30",
      "layout",
      "expect tag.drawn == [CGRect(x: 0, y: 0, width: 100, height: 30)]",
    ]),
]
