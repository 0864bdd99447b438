import Records

extension Rulebook {
  /// The positions of layers, hit-testing them, and their appearance.
  static var layerLooks: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "LA-25", .documented,
    Bilingual(
      en: """
        `frame` of a layer is computed from position, bounds, anchorPoint, transform; \
        setting it sets position and bounds.size.
        """,
      zh: """
        图层的 `frame` 由 position、bounds、anchorPoint、transform 计算得出；设置它会\
        改变 position 和 bounds.size。
        """),
    source: "CALayer.h header comment; GE-1",
    demonstration: [
      "let layer = CALayer()",
      "layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)",
      "layer.position = CGPoint(x: 200, y: 300)",
      "expect layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50)",
      "layer.anchorPoint = CGPoint(x: 1, y: 1)",
      "expect layer.frame.origin == CGPoint(x: 100, y: 250)",
    ]),
  Rule(
    "LA-26", .documented,
    Bilingual(
      en: """
        `CALayer.hitTest(_:)` takes the point in the **superlayer's** coordinates; \
        `UIView.hitTest` takes it in the view's own.
        """,
      zh: """
        `CALayer.hitTest(_:)` 的点用**父图层**的坐标；`UIView.hitTest` 的点用视图自己\
        的坐标。
        """),
    source: "CALayer.h header comment (nearest ancestor that is no transform layer); HT-1",
    demonstration: [
      "let layer = CALayer(); let child = CALayer()",
      "layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)",
      "child.frame = CGRect(x: 10, y: 10, width: 50, height: 50)",
      "layer.addSublayer(child)",
      "expect layer.hitTest(CGPoint(x: 115, y: 115)) === child",
      "expect layer.hitTest(CGPoint(x: 180, y: 180)) === layer",
      "expect layer.hitTest(CGPoint(x: 15, y: 15)) == nil",
    ]),
  Rule(
    "LA-27", .documented,
    Bilingual(
      en: """
        `CALayer.contains(_:)` takes a point in the layer's own coordinates and tests \
        the bounds.
        """,
      zh: "`CALayer.contains(_:)` 的点用图层自己的坐标，检查是否在 bounds 内。"),
    source: "CALayer.h header comment",
    demonstration: [
      "let layer = CALayer()",
      "layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)",
      "expect layer.contains(CGPoint(x: 15, y: 15))",
      "expect !layer.contains(CGPoint(x: 115, y: 115))",
    ]),
  Rule(
    "LA-28", .documented,
    Bilingual(
      en: """
        `CALayer.hitTest` returns the farthest descendant that contains the point; \
        siblings are asked from top to bottom.
        """,
      zh: "`CALayer.hitTest` 返回包含该点的最远后代；兄弟图层从上到下询问。"),
    source: "CALayer.h header comment",
    demonstration: [
      "let layer = CALayer(); let back = CALayer(); let front = CALayer()",
      "for one in [layer, back, front] {",
      "  one.frame = CGRect(x: 0, y: 0, width: 50, height: 50)",
      "}",
      "layer.addSublayer(back); layer.addSublayer(front)",
      "expect layer.hitTest(CGPoint(x: 5, y: 5)) === front",
    ]),
  Rule(
    "LA-29", .observed,
    Bilingual(
      en: """
        That order is the order of `sublayers`, not of zPosition: what lies in front \
        by zPosition need not be found first.
        """,
      zh: """
        这个顺序是 `sublayers` 的顺序，而不是 zPosition 的顺序：因 zPosition 显示在前\
        面的图层，不一定先被找到。
        """),
    source: "N. Lockwood, iOS Core Animation: Advanced Techniques, Hit Testing",
    demonstration: [
      "let layer = CALayer(); let back = CALayer(); let front = CALayer()",
      "for one in [layer, back, front] {",
      "  one.frame = CGRect(x: 0, y: 0, width: 50, height: 50)",
      "}",
      "layer.addSublayer(back); layer.addSublayer(front)",
      "back.zPosition = 10",
      "expect layer.hitTest(CGPoint(x: 5, y: 5)) === front",
    ]),
  Rule(
    "LA-30", .documented,
    Bilingual(
      en: """
        `zPosition` (default 0) decides what is drawn in front among siblings, ties by \
        sublayer order; it does not enlarge anything without a perspective transform.
        """,
      zh: """
        `zPosition`（默认 0）决定兄弟图层中谁画在前面，相同时按子图层顺序；没有透视变\
        换时它不会放大任何东西。
        """),
    source: "CALayer.h header comment; GE-14",
    demonstration: [
      "add view red 0 0 50 50",
      "add view blue 0 0 50 50",
      "red.backgroundColor = .red",
      "blue.backgroundColor = .blue",
      "red.layer.zPosition = 1",
      "expect pixel 20 20 of root is red",
    ]),
  Rule(
    "LA-31", .open,
    Bilingual(
      en: """
        Whether `CALayer.hitTest` skips hidden or transparent layers, and whether it \
        finds sublayers outside the bounds of their superlayer. The header is silent.
        """,
      zh: """
        `CALayer.hitTest` 是否跳过隐藏或透明的图层，是否会找到超出父图层 bounds 的子图\
        层。头文件没有说明。
        """),
    source: "reports differ, and nothing settles it"),
  Rule(
    "LA-32", .documented,
    Bilingual(
      en: """
        Defaults: backgroundColor nil, contents nil, opacity 1, hidden false, \
        masksToBounds false, cornerRadius 0, borderWidth 0, borderColor opaque black, \
        anchorPoint (0.5, 0.5), position (0, 0), bounds zero, zPosition 0, \
        contentsScale 1, contentsGravity resize.
        """,
      zh: """
        默认值：backgroundColor nil、contents nil、opacity 1、hidden false、\
        masksToBounds false、cornerRadius 0、borderWidth 0、borderColor 不透明黑色、\
        anchorPoint (0.5, 0.5)、position (0, 0)、bounds 为零、zPosition 0、\
        contentsScale 1、contentsGravity resize。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "let layer = CALayer()",
      "expect layer.backgroundColor == nil",
      "expect layer.contents == nil",
      "expect layer.opacity == 1",
      "expect !layer.isHidden",
      "expect !layer.masksToBounds",
      "expect layer.cornerRadius == 0",
      "expect layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)",
      "expect layer.position == .zero",
      "expect layer.bounds == .zero",
      "expect layer.zPosition == 0",
      "expect layer.borderWidth == 0",
    ]),
  Rule(
    "LA-33", .documented,
    Bilingual(
      en: """
        Shadow defaults: opacity 0, offset (0, −3), radius 3, colour opaque black, \
        path nil. A shadow shows only when shadowOpacity is above 0.
        """,
      zh: """
        阴影的默认值：opacity 0、offset (0, −3)、radius 3、颜色为不透明黑色、path \
        nil。只有 shadowOpacity 大于 0 时才显示阴影。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "let layer = CALayer()",
      "expect layer.shadowOpacity == 0 && layer.shadowOffset.height == -3",
      "expect layer.shadowRadius == 3 && layer.shadowPath == nil",
    ]),
  Rule(
    "LA-34", .documented,
    Bilingual(
      en: """
        `masksToBounds` clips contents and sublayers to the bounds, rounded corners \
        included.
        """,
      zh: "`masksToBounds` 把内容和子图层裁剪到 bounds，包括圆角。"),
    source: "CALayer.h header comment",
    demonstration: [
      "add view card 0 0 50 50",
      "add view badge 40 40 20 20 in card",
      "badge.backgroundColor = .red",
      "expect pixel 55 55 of root is red",
      "card.layer.masksToBounds = true",
      "expect pixel 55 55 of root is clear",
    ]),
  Rule(
    "LA-35", .observed,
    Bilingual(
      en: """
        `masksToBounds` on the layer that has the shadow removes the shadow, because \
        it lies outside the bounds; shadow and clipping need two layers.
        """,
      zh: """
        在带阴影的图层自身上设置 `masksToBounds` 会使阴影消失，因为阴影在 bounds 之\
        外；阴影和裁剪需要两个图层。
        """),
    source: "many reports; LA-34",
    demonstration: [
      "add view card 50 50 50 50",
      "card.backgroundColor = .white",
      "card.layer.shadowOpacity = 1",
      "card.layer.shadowRadius = 0",
      "card.layer.shadowOffset = CGSize(width: 20, height: 0)",
      "expect pixel 110 75 of root is black",
      "card.layer.masksToBounds = true",
      "expect pixel 110 75 of root is clear",
      "card.layer.masksToBounds = false",
      "add view inner 0 0 50 50 in card",
      "inner.layer.masksToBounds = true",
      "add view red 0 0 200 50 in inner",
      "expect pixel 90 75 of root is red",
      "expect pixel 110 75 of root is black",
      "expect pixel 130 75 of root is clear",
    ]),
  Rule(
    "LA-36", .documented,
    Bilingual(
      en: """
        `cornerRadius` above 0 rounds background and border; the `contents` image and \
        sublayers are rounded only with masksToBounds.
        """,
      zh: """
        `cornerRadius` 大于 0 时，背景和边框变成圆角；`contents` 图片和子图层只有在 \
        masksToBounds 时才有圆角。
        """),
    source: "Apple documentation: CALayer.cornerRadius",
    demonstration: [
      "add view card 0 0 50 50",
      "card.backgroundColor = .red",
      "card.layer.cornerRadius = 25",
      "expect pixel 1 1 of card is clear",
      "expect pixel 25 25 of card is red",
      "add view inner 0 0 50 50 in card",
      "inner.backgroundColor = .blue",
      "expect pixel 1 1 of card is blue",
      "card.layer.masksToBounds = true",
      "expect pixel 1 1 of card is clear",
    ]),
  Rule(
    "LA-37", .documented,
    Bilingual(
      en: """
        The border lies inside the bounds, above contents and sublayers, and follows \
        cornerRadius.
        """,
      zh: "边框在 bounds 之内，位于内容和子图层之上，并随 cornerRadius 变化。"),
    source: "CALayer.h header comment",
    demonstration: [
      "add view card 0 0 50 50",
      "add view inner 0 0 50 50 in card",
      "inner.backgroundColor = .blue",
      "card.layer.borderWidth = 5",
      "card.layer.borderColor = UIColor.red.cgColor",
      "expect pixel 2 25 of card is red",
      "expect pixel 10 25 of card is blue",
    ]),
  Rule(
    "LA-38", .documented,
    Bilingual(
      en: """
        `mask`: alpha of the mask layer selects what is seen. It must have no \
        superlayer; masks of masks are not supported; with masksToBounds the two are \
        multiplied.
        """,
      zh: """
        `mask`：遮罩图层的 alpha 决定看得见什么。它不能有父图层；不支持遮罩的遮罩；与 \
        masksToBounds 同时使用时两者相乘。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "root.backgroundColor = .white",
      "add view red 0 0 50 50",
      "add view redBadge 0 50 50 50 in red",
      "let hole = CALayer()",
      "hole.frame = CGRect(x: 0, y: 0, width: 25, height: 100)",
      "red.layer.mask = hole",
      "expect pixel 10 25 of root is white",
      "hole.backgroundColor = UIColor.blue.cgColor",
      "expect pixel 10 25 of root is red",
      "expect pixel 40 25 of root is white",
      "hole.opacity = 0.5",
      "expect pixel 10 25 of root is FF8080 within 1",
      "expect pixel 10 75 of root is FF8080 within 1",
      "red.layer.masksToBounds = true",
      "expect pixel 10 75 of root is white",
      "expect pixel 10 25 of root is FF8080 within 1",
    ]),
  Rule(
    "LA-39", .documented,
    Bilingual(
      en: """
        `opacity` acts on the layer with its subtree and multiplies downwards in the \
        picture (not in hit testing, HT-15): 0.5 in 0.5 shows 0.25.
        """,
      zh: """
        `opacity` 作用于图层及其子树，在画面上逐级相乘（命中测试中不相乘，HT-15）：0.5 \
        中的 0.5 显示为 0.25。
        """),
    source: "CALayer.h header comment; Core Animation Programming Guide",
    demonstration: [
      "root.backgroundColor = .white",
      "add view outer 0 0 50 50",
      "add view inner 0 0 50 50 in outer",
      "inner.backgroundColor = .black",
      "outer.layer.opacity = 0.5",
      "expect pixel 25 25 of root is 808080 within 1",
      "inner.layer.opacity = 0.5",
      "expect pixel 25 25 of root is BFBFBF within 1",
      "expect hit 25 25 is inner",
    ]),
  Rule(
    "LA-40", .documented,
    Bilingual(
      en: """
        `allowsGroupOpacity` (default true since the iOS 7 SDK) composes the subtree \
        first and then blends it as one; without it overlapping children shine through \
        each other.
        """,
      zh: """
        `allowsGroupOpacity`（iOS 7 SDK 起默认 true）先合成子树，再作为整体混合；没有\
        它，重叠的子图层会互相透出来。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "root.backgroundColor = .white",
      "add view card 0 0 100 100 backgroundColor black",
      "add view dot 0 0 50 50 in card backgroundColor red",
      "card.alpha = 0.5",
      "expect card.layer.allowsGroupOpacity",
      "expect pixel 20 20 of root is FF8080 within 1",
      "expect pixel 80 80 of root is 808080 within 1",
      "card.layer.allowsGroupOpacity = false",
      "expect pixel 20 20 of root is C04040 within 1",
      "expect pixel 80 80 of root is 808080 within 1",
    ]),
  Rule(
    "LA-41", .documented,
    Bilingual(
      en: """
        `isHidden` hides the subtree; a view's `isHidden` does not tell whether an \
        ancestor is hidden.
        """,
      zh: "`isHidden` 隐藏整个子树；视图的 `isHidden` 不说明祖先是否隐藏。"),
    source: "CALayer.h and UIView.h header comments",
    demonstration: [
      "add view outer 0 0 100 100",
      "add view inner 0 0 50 50 in outer",
      "outer.isHidden = true",
      "expect !inner.isHidden",
    ]),
  Rule(
    "LA-42", .documented,
    Bilingual(
      en: """
        A bare layer has contentsScale 1 and draws blurred on 2× and 3× screens until \
        it is set; a view's layer gets the screen's scale.
        """,
      zh: """
        单独的图层 contentsScale 为 1，在设置之前，于 2× 和 3× 屏幕上画面模糊；视图的\
        图层采用屏幕的 scale。
        """),
    source: "CALayer.h header comment; Drawing and Printing Guide for iOS",
    demonstration: [
      "expect CALayer().contentsScale == 1",
      "add view red 0 0 10 10",
      "expect red.layer.contentsScale == UIScreen.main.scale",
    ]),
  Rule(
    "LA-43", .documented,
    Bilingual(
      en: """
        `isOpaque` of a layer is a hint for drawn contents only; for an image set as \
        `contents` the image's alpha channel decides about blending.
        """,
      zh: """
        图层的 `isOpaque` 只是对绘制内容的提示；对设为 `contents` 的图片，由图片的 \
        alpha 通道决定是否混合。
        """),
    source: "CALayer.h header comment; WWDC 2010 session 425",
    demonstration: [
      "root.backgroundColor = .white",
      "let side = CGSize(width: 50, height: 50)",
      "let disc = UIGraphicsImageRenderer(size: side).image { _ in",
      "  UIColor.red.setFill()",
      "  UIBezierPath(ovalIn: CGRect(origin: .zero, size: side)).fill()",
      "}",
      "add view card 0 0 50 50",
      "card.layer.contents = disc.cgImage",
      "card.isOpaque = true",
      "expect pixel 25 25 of root is red",
      "expect pixel 1 1 of root is white",
      "card.isOpaque = false",
      "expect pixel 25 25 of root is red",
      "expect pixel 1 1 of root is white",
    ]),
  Rule(
    "LA-44", .documented,
    Bilingual(
      en: """
        `layer.display()` order: delegate's `display(_:)` if it exists, and then \
        nothing else; otherwise a context is made and `draw(in:)` calls the delegate's \
        `draw(_:in:)`, which for a view calls `draw(_:)`.
        """,
      zh: """
        `layer.display()` 的顺序：如果代理有 `display(_:)` 就调用它，然后不再做别的；\
        否则创建上下文，`draw(in:)` 调用代理的 `draw(_:in:)`，对视图来说它会调用 \
        `draw(_:)`。
        """),
    source: "CALayer.h and CALayerDelegate.h header comments",
    demonstration: [
      "var calls: [String] = []",
      "class Painter: NSObject, CALayerDelegate {",
      #"  func display(_ layer: CALayer) { calls.append("display") }"#,
      #"  func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("no") }"#,
      "}",
      "class Card: UIView {",
      "  override func draw(_ layer: CALayer, in ctx: CGContext) {",
      #"    calls.append("layer"); super.draw(layer, in: ctx)"#,
      "  }",
      #"  override func draw(_ rect: CGRect) { calls.append("view") }"#,
      "}",
      "let painter = Painter(); let dot = CALayer(); dot.delegate = painter",
      "dot.display()",
      #"expect calls == ["display"]"#,
      "add Card card 0 0 50 50",
      #"expect calls == ["display", "layer", "view"]"#,
    ]),
  Rule(
    "LA-45", .documented,
    Bilingual(
      en: """
        A bare layer with a drawing delegate draws nothing until `setNeedsDisplay()` \
        was called. `needsDisplayOnBoundsChange` is false by default.
        """,
      zh: """
        有绘制代理的单独图层，在调用 `setNeedsDisplay()` 之前什么也不画。\
        `needsDisplayOnBoundsChange` 默认为 false。
        """),
    source: "CALayer.h header comment; WWDC 2010 session 424",
    demonstration: [
      "class Painter: NSObject, CALayerDelegate {",
      "  func draw(_ layer: CALayer, in ctx: CGContext) {",
      "    ctx.setFillColor(UIColor.red.cgColor); ctx.fill(layer.bounds)",
      "  }",
      "}",
      "let painter = Painter(); let dot = CALayer(); dot.delegate = painter",
      "dot.frame = CGRect(x: 0, y: 0, width: 50, height: 50)",
      "root.layer.addSublayer(dot)",
      "expect dot.contents == nil",
      "dot.setNeedsDisplay()",
      "expect pixel 25 25 of root is red",
      "dot.bounds.size.width = 60",
      "expect !dot.needsDisplay() && !dot.needsDisplayOnBoundsChange",
    ]),
]
