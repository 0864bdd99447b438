import Records

extension Rulebook {
  /// The work of the GPU: passes, blending, images.
  static var frameCosts: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "FP-25", .documented,
    Bilingual(
      en: """
        An offscreen pass: the GPU first renders a part elsewhere and then copies it. \
        Each change of target costs idle time (0.1 to 0.2 ms on the hardware of 2014).
        """,
      zh: """
        离屏渲染：GPU 先把一部分渲染到别处，再拷贝过来。每次切换目标都有空闲的代价（\
        2014 年的硬件上为 0.1 到 0.2 毫秒）。
        """),
    source: "WWDC 2014 session 419; Apple tech talk 10857",
    demonstration: [
      "root.backgroundColor = .white",
      "add view card 0 0 100 100 backgroundColor black",
      "add view dot 0 0 50 50 in card backgroundColor red",
      "card.alpha = 0.5",
      "expect offscreen card is \"card: groupOpacity\"",
      "expect pixel 20 20 of root is FF8080 within 1",
      "dot.removeFromSuperview()",
      "expect offscreen card is",
    ]),
  Rule(
    "FP-26", .documented,
    Bilingual(
      en: "The four main causes: shadows, masks, rounded rectangles, visual effects.",
      zh: "四个主要原因：阴影、遮罩、圆角矩形、视觉效果。其他：FP-31、FP-32。"),
    source: "Apple tech talk 10857. Others: FP-31, FP-32",
    demonstration: [
      "add view shade 0 0 40 40 backgroundColor red",
      "add view cut 50 0 40 40 backgroundColor red",
      "add view tile 100 0 40 40 backgroundColor red",
      "add view part 0 0 40 40 in tile backgroundColor blue",
      "add effect glass 150 0 40 40",
      "expect offscreen root is",
      "shade.layer.shadowOpacity = 0.5",
      "cut.layer.mask = CALayer()",
      "tile.layer.cornerRadius = 8; tile.clipsToBounds = true",
      "glass.effect = UIBlurEffect(style: .light)",
      "expect offscreen shade is \"shade: shadow\"",
      "expect offscreen cut is \"cut: mask\"",
      "expect offscreen tile is \"tile: clippedCorners\"",
      "expect offscreen glass is \"glass: visualEffect\"",
    ]),
  Rule(
    "FP-27", .documented,
    Bilingual(
      en: """
        Shadow without shadowPath: offscreen, because the shape has to be found from \
        the composed alpha. With shadowPath: no such pass.
        """,
      zh: """
        没有 shadowPath 的阴影：离屏，因为形状要从合成后的 alpha 求出。有 shadowPath：\
        没有这一步。
        """),
    source: "WWDC 2014 session 419; WWDC 2010 session 425",
    demonstration: [
      "add view card 100 100 100 40",
      "add view dot 0 0 40 40 in card backgroundColor red",
      "card.layer.shadowOpacity = 1; card.layer.shadowRadius = 0",
      "card.layer.shadowOffset.height = 60; root.backgroundColor = .white",
      "expect offscreen card is \"card: shadow\"",
      "expect pixel 120 180 of root is black",
      "expect pixel 180 180 of root is white",
      "card.layer.shadowPath = UIBezierPath(rect: card.bounds).cgPath",
      "expect offscreen card is",
      "expect pixel 180 180 of root is black",
    ]),
  Rule(
    "FP-28", .documented,
    Bilingual(
      en: "`mask`: three passes, mask to texture, content to texture, composition.",
      zh: "`mask`：三步，遮罩到纹理、内容到纹理、合成。"),
    source: "WWDC 2014 session 419",
    demonstration: [
      "root.backgroundColor = .white",
      "add view card 0 0 100 100 backgroundColor red",
      "expect offscreen card is",
      "let hole = CAShapeLayer()",
      "hole.path = UIBezierPath(ovalIn: card.bounds).cgPath",
      "card.layer.mask = hole",
      "cost card",
      "expect offscreen card is \"card: mask\"",
      "expect pixel 2 2 of root is white",
      "expect pixel 50 50 of root is red",
    ]),
  Rule(
    "FP-29", .observed,
    Bilingual(
      en: """
        cornerRadius with background and border only: no offscreen pass, with or \
        without masksToBounds, as long as nothing has to be clipped.
        """,
      zh: """
        只有背景和边框的 cornerRadius：不论有没有 masksToBounds，都没有离屏渲染，只要\
        没有东西需要裁剪。
        """),
    source: """
      public measurements of offscreen rendering; LA-36; WWDC 2010 session 425 \
      (borders and shapes are not in its list of causes)
      """,
    demonstration: [
      "add view card 0 0 100 100 backgroundColor red",
      "card.layer.cornerRadius = 20; card.layer.borderWidth = 2",
      "expect offscreen card is",
      "card.clipsToBounds = true",
      "expect offscreen card is",
      "add view part 0 0 20 20 in card backgroundColor blue",
      "expect offscreen card is \"card: clippedCorners\"",
    ]),
  Rule(
    "FP-30", .observed,
    Bilingual(
      en: """
        cornerRadius with masksToBounds and an image as the only content: offscreen on \
        iOS 8 and 9.0, none on iOS 10 and later (most notes date the change to iOS \
        9). With a further thing to clip (image plus background or border, or \
        sublayers with content): offscreen on every version measured.
        """,
      zh: """
        cornerRadius 加 masksToBounds、内容只有一张图片：iOS 8 和 9.0 离屏，iOS 10 及\
        以后不离屏（多数笔记把变化归到 iOS 9）。还有别的东西要裁剪（图片加背景或边框，\
        或有内容的子图层）：在所有测过的版本上都离屏。只按 iOS 10 及以后判断。
        """),
    source: """
      public measurements of offscreen rendering; developers' summaries. Judge iOS 10 \
      and later only
      """,
    demonstration: [
      "let size = CGSize(width: 100, height: 100)",
      "let picture = UIGraphicsImageRenderer(size: size).image { context in",
      "  context.fill(CGRect(origin: .zero, size: size))",
      "}",
      "add image photo 0 0 100 100",
      "photo.image = picture",
      "photo.layer.cornerRadius = 20; photo.clipsToBounds = true",
      "expect offscreen photo is",
      "photo.backgroundColor = .white",
      "expect offscreen photo is \"photo: clippedCorners\"",
    ]),
  Rule(
    "FP-31", .documented,
    Bilingual(
      en: """
        Group opacity: opacity below 1 on a layer with sublayers or a background \
        image, while allowsGroupOpacity is true: offscreen.
        """,
      zh: """
        组不透明度：有子图层或背景图片的图层 opacity 小于 1，且 allowsGroupOpacity 为 \
        true：离屏。
        """),
    source: "WWDC 2014 session 419",
    demonstration: [
      "root.backgroundColor = .white",
      "add view card 0 0 100 100 backgroundColor black",
      "add view dot 0 0 50 50 in card backgroundColor red",
      "card.alpha = 0.5",
      "cost card",
      "expect pixel 20 20 of root is FF8080 within 1",
      "card.layer.allowsGroupOpacity = false",
      "cost card",
      "expect pixel 20 20 of root is C04040 within 1",
    ]),
  Rule(
    "FP-32", .documented,
    Bilingual(
      en: """
        `shouldRasterize`: an offscreen pass whenever the cached picture has to be \
        made again. The cache is limited to 2.5 screen sizes, unused pictures go after \
        100 ms; use it for static content. A mask is applied after the cache, so it \
        is not saved. It is done by the GPU.
        """,
      zh: """
        `shouldRasterize`：每次需要重新生成缓存画面时都有一次离屏渲染。缓存限制为 2.5 \
        个屏幕大小，100 毫秒不用就丢弃；应当用于静态内容。遮罩在缓存之后应用，所以省不\
        掉。这由 GPU 完成。
        """),
    source: "WWDC 2014 session 419; WWDC 2010 session 425",
    demonstration: [
      "add view card 0 0 100 100 backgroundColor red",
      "expect offscreen card is",
      "card.layer.shouldRasterize = true",
      "expect offscreen card is \"card: rasterized\"",
      "card.layer.mask = CALayer()",
      "expect offscreen card is \"card: mask, rasterized\"",
      "cost card",
    ]),
  Rule(
    "FP-33", .documented,
    Bilingual(
      en: """
        `rasterizationScale` is 1 by default: blurred on 2× and 3× screens until it is \
        set.
        """,
      zh: "`rasterizationScale` 默认为 1：在设置之前，2× 和 3× 屏幕上会模糊。"),
    source: "CALayer.h header comment",
    demonstration: [
      "add view card 0 0 40 40 backgroundColor red",
      "card.layer.shouldRasterize = true",
      "expect UIScreen.main.scale == 3",
      "expect card.layer.contentsScale == 3",
      "expect card.layer.rasterizationScale == 1",
      "card.layer.rasterizationScale = UIScreen.main.scale",
      "expect card.layer.rasterizationScale == 3",
    ]),
  Rule(
    "FP-34", .documented,
    Bilingual(
      en: "UIBlurEffect: several passes (the dark style 5), vibrancy two more.",
      zh: """
        UIBlurEffect：多步（深色样式 5 步），vibrancy 再加两步。其他样式、设备和版本的\
        步数没有定论。
        """),
    source: """
      WWDC 2014 session 419 (iOS 8). The number for other styles, devices and versions \
      is open
      """,
    demonstration: [
      "add effect glass 0 0 100 100",
      "expect offscreen glass is",
      "let blur = UIBlurEffect(style: .dark)",
      "glass.effect = blur",
      "expect offscreen glass is \"glass: visualEffect\"",
      "let vibrancy = UIVibrancyEffect(blurEffect: blur)",
      "let words = UIVisualEffectView(effect: vibrancy)",
      "glass.contentView.addSubview(words)",
      "expect offscreen glass is \"glass: visualEffect\", \"words: visualEffect\"",
    ]),
  Rule(
    "FP-35", .documented,
    Bilingual(
      en: """
        Drawing in `draw(_:)` with Core Graphics is CPU work in the app and no \
        offscreen pass of the GPU.
        """,
      zh: "在 `draw(_:)` 中用 Core Graphics 绘制是 App 里的 CPU 工作，不是 GPU 的离屏渲染。"),
    source: "WWDC 2014 session 419 (display step)",
    demonstration: [
      "class Dot: UIView {",
      "  override func draw(_ r: CGRect) { UIBezierPath(ovalIn: r).fill() }",
      "}",
      "add Dot dot 0 0 40 40",
      "dot.setNeedsDisplay()",
      "expect cycle is \"dot draw\"",
      "cost dot",
      "expect offscreen dot is",
    ]),
  Rule(
    "FP-36", .documented,
    Bilingual(
      en: """
        An opaque layer is written without reading what is below, and what it covers \
        is not drawn; a non-opaque one has to be blended.
        """,
      zh: "不透明的图层直接写入，不读取下面的内容，被它盖住的不会绘制；非不透明的必须混合。"),
    source: "WWDC 2010 session 425",
    demonstration: [
      "add view below 0 0 100 100 backgroundColor blue",
      "add view lid 0 0 50 50 backgroundColor red",
      "expect blended root is",
      "below.backgroundColor = .green",
      "expect pixel 20 20 of root is red",
      "lid.alpha = 0.5",
      "expect blended root is lid",
      "expect pixel 20 20 of root is 808000 within 1",
      "below.backgroundColor = .blue",
      "expect pixel 20 20 of root is 800080 within 1",
    ]),
  Rule(
    "FP-37", .documented,
    Bilingual(
      en: """
        Blended is what has alpha below 1, a clear or translucent background, contents \
        with an alpha channel. The debug colouring shows it red, opaque green.
        """,
      zh: """
        需要混合的是：alpha 小于 1、透明或半透明的背景、带 alpha 通道的内容。调试着色\
        把它显示为红色，不透明显示为绿色。
        """),
    source: "WWDC 2014 session 419; WWDC 2010 session 425",
    demonstration: [
      "root.backgroundColor = .blue",
      "add view lid 0 0 50 50 backgroundColor red",
      "expect pixel 20 20 of root is red",
      "lid.alpha = 0.5",
      "expect pixel 20 20 of root is 800080 within 1",
      "cost",
      "lid.alpha = 1",
      "lid.backgroundColor = UIColor.red.withAlphaComponent(0.5)",
      "expect pixel 20 20 of root is 800080 within 1",
      "lid.backgroundColor = .clear",
      "expect pixel 20 20 of root is blue",
    ]),
  Rule(
    "FP-38", .documented,
    Bilingual(
      en: """
        Trading an offscreen pass for more blending (a white inverted circle over a \
        square picture) is a net gain.
        """,
      zh: "用更多的混合代替离屏渲染（在方形图片上盖一个白色的反向圆形）总体上更省。"),
    source: "WWDC 2014 session 419",
    demonstration: [
      "root.backgroundColor = .white",
      "add view photo 0 0 100 100 backgroundColor red",
      "let path = UIBezierPath(ovalIn: photo.bounds)",
      "let hole = CAShapeLayer(); hole.path = path.cgPath",
      "photo.layer.mask = hole",
      "cost photo",
      "expect pixel 2 2 of root is white",
      "photo.layer.mask = nil",
      "path.append(UIBezierPath(rect: photo.bounds))",
      "let ring = CAShapeLayer(); ring.path = path.cgPath",
      "ring.fillRule = .evenOdd; ring.fillColor = UIColor.white.cgColor",
      "photo.layer.addSublayer(ring)",
      "cost photo",
      "expect pixel 2 2 of root is white",
      "expect pixel 50 50 of root is red",
    ]),
  Rule(
    "FP-39", .documented, gap: .outside,
    Bilingual(
      en: """
        Debug colours: yellow offscreen; purple not pixel aligned; yellow in \
        "misaligned" scaled image; copied image = format the GPU can not use, \
        converted by the CPU; green and red for rasterization cache hit and miss.
        """,
      zh: """
        调试颜色：黄色表示离屏；紫色表示没有对齐像素；“misaligned” 中的黄色表示图片被\
        缩放；copied image 表示 GPU 不能用的格式，由 CPU 转换；绿色和红色表示光栅化缓\
        存命中和未命中。
        """),
    source: "WWDC 2014 session 419"),
  Rule(
    "FP-40", .documented,
    Bilingual(
      en: """
        A decoded image needs memory by its pixel size, not by its file size or the \
        view's size: w × h × 4 bytes for usual formats (3000 × 2000 = 24 MB). It is \
        decoded once and kept.
        """,
      zh: """
        解码后的图片按像素大小占用内存，与文件大小或视图大小无关：常用格式为 w × h × 4 \
        字节（3000 × 2000 = 24 MB）。它解码一次并保留。
        """),
    source: "WWDC 2018 session 219",
    demonstration: [
      "let format = UIGraphicsImageRendererFormat()",
      "format.scale = 1",
      "let size = CGSize(width: 3000, height: 2000)",
      "let maker = UIGraphicsImageRenderer(size: size, format: format)",
      "add image thumb 0 0 30 20",
      "thumb.image = maker.image { _ in }",
      "expect thumb.bounds.size == CGSize(width: 30, height: 20)",
      "let pixels = thumb.image!.cgImage!",
      "expect pixels.bytesPerRow * pixels.height == 24_000_000",
    ]),
  Rule(
    "FP-41", .documented,
    Bilingual(
      en: """
        Downsampling at decode time (thumbnail of the source) avoids it; decode off \
        the main thread, on a serial queue.
        """,
      zh: "在解码时降采样（取源图的缩略图）可以避免这一点；在主线程之外、串行队列上解码。"),
    source: "WWDC 2018 session 219",
    demonstration: [
      "let format = UIGraphicsImageRendererFormat()",
      "format.scale = 1",
      "let size = CGSize(width: 3000, height: 2000)",
      "let maker = UIGraphicsImageRenderer(size: size, format: format)",
      "let photo = maker.image { _ in }",
      "let large = photo.cgImage!",
      "expect large.bytesPerRow * large.height == 24_000_000",
      "let side = CGSize(width: 300, height: 200)",
      "let small = photo.preparingThumbnail(of: side)!.cgImage!",
      "expect small.bytesPerRow * small.height == 240_000",
    ]),
  Rule(
    "FP-42", .open,
    Bilingual(
      en: "Largest texture size: depends on the GPU; no number may be judged.",
      zh: "最大纹理尺寸：取决于 GPU；不能以任何数字作判断。"),
    source: "reports differ, and nothing settles it"),
  Rule(
    "FP-43", .documented, gap: .outside,
    Bilingual(
      en: """
        A layer is two triangles for the GPU; rendering is done in tiles; each pixel \
        is shaded once except where blending is needed.
        """,
      zh: """
        对 GPU 来说一个图层是两个三角形；渲染按图块进行；除非需要混合，每个像素只着色\
        一次。
        """),
    source: "WWDC 2014 session 419"),
]
