import Records

extension Rulebook {
  /// Views and their layers, the three trees, implicit animation.
  static var layerTrees: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "LA-1", .documented,
    Bilingual(
      en: """
        Every view has exactly one backing layer, made at initialization from \
        `layerClass` (default CALayer); it can not be exchanged later.
        """,
      zh: """
        每个视图恰好有一个支持图层，在初始化时由 `layerClass`（默认 CALayer）创建；之\
        后不能更换。
        """),
    source: "UIView.h header comment (layerClass); Apple documentation: UIView.layer",
    demonstration: [
      "class Shape: UIView {",
      "  override class var layerClass: AnyClass { CAShapeLayer.self }",
      "}",
      "add Shape shape 0 0 50 50",
      "expect shape.layer is CAShapeLayer",
      "expect UIView().layer !== UIView().layer",
    ]),
  Rule(
    "LA-2", .documented,
    Bilingual(
      en: """
        The view is the delegate of its backing layer, and only of that one. A layer \
        does not retain its delegate.
        """,
      zh: "视图是它的支持图层的代理，而且只是这一个图层的代理。图层不持有代理。"),
    source: "Apple documentation: CALayer.delegate; CALayer.h header comment",
    demonstration: [
      "add view red 0 0 50 50",
      "expect red.layer.delegate === red",
      "expect CALayer().delegate == nil",
    ]),
  Rule(
    "LA-3", .documented,
    Bilingual(
      en: """
        CALayer is an NSObject subclass, no responder: it gets no touches and has no \
        gesture recognizers.
        """,
      zh: "CALayer 是 NSObject 的子类，不是响应者：它收不到触摸，也没有手势识别器。"),
    source: "CALayer.h header comment",
    demonstration: [
      "expect CALayer() as Any is UIResponder == false"
    ]),
  Rule(
    "LA-4", .documented,
    Bilingual(
      en: """
        Duties. View: events, responder chain, layout and drawing hooks, \
        accessibility, constraints. Layer: geometry, contents, compositing properties, \
        animation.
        """,
      zh: """
        分工。视图：事件、响应者链、布局和绘制的入口、无障碍、约束。图层：几何、内容、\
        合成属性、动画。
        """),
    source: "Core Animation Programming Guide; Apple documentation: UIView",
    demonstration: [
      "add view red 0 0 100 100",
      "let cover = CALayer()",
      "cover.frame = red.bounds",
      "cover.backgroundColor = UIColor.blue.cgColor",
      "red.layer.addSublayer(cover)",
      "expect pixel 50 50 of red is blue",
      "expect hit 50 50 is red",
      "expect chain red is red, root, controller, window, app, delegate",
      "red.widthAnchor.constraint(equalToConstant: 100).isActive = true",
      "expect red.constraints.count == 1",
      "expect error \"no member 'widthAnchor'\"",
      "cover.widthAnchor.constraint(equalToConstant: 100).isActive = true",
      "cover.add(CABasicAnimation(keyPath: \"opacity\"), forKey: \"fade\")",
      "expect cover.animationKeys() == [\"fade\"]",
    ]),
  Rule(
    "LA-5", .documented, gap: .outside,
    Bilingual(
      en: """
        Neither of the two paints the screen: the app sends the layer tree to the \
        render server, a separate process that draws it with the GPU.
        """,
      zh: """
        两者都不直接绘制屏幕：App 把图层树发给渲染服务（render server），由这个独立的\
        进程用 GPU 绘制。
        """),
    source: "WWDC 2014 session 419"),
  Rule(
    "LA-6", .documented,
    Bilingual(
      en: """
        frame, bounds, center, transform, alpha, isHidden, backgroundColor, \
        clipsToBounds, contentScaleFactor of a view are the layer's frame, bounds, \
        position, transform, opacity, hidden, backgroundColor, masksToBounds, \
        contentsScale.
        """,
      zh: """
        视图的 frame、bounds、center、transform、alpha、isHidden、backgroundColor、\
        clipsToBounds、contentScaleFactor，就是图层的 frame、bounds、position、\
        transform、opacity、hidden、backgroundColor、masksToBounds、contentsScale。
        """),
    source: "Core Animation Programming Guide; HT-13; objc.io 12, View-Layer Synergy",
    demonstration: [
      "add view red 10 20 30 40",
      "red.layer.position = CGPoint(x: 100, y: 100)",
      "expect red.center == CGPoint(x: 100, y: 100)",
      "red.alpha = 0.5; red.clipsToBounds = true; red.isHidden = true",
      "expect red.layer.opacity == 0.5",
      "expect red.layer.masksToBounds",
      "expect red.layer.isHidden",
    ]),
  Rule(
    "LA-7", .documented,
    Bilingual(
      en: """
        `sublayers` runs from back to front; `addSublayer` puts the layer at the end, \
        taking it from its former superlayer first.
        """,
      zh: "`sublayers` 从后到前排列；`addSublayer` 把图层放在末尾，并先从原来的父图层中取出。"),
    source: "CALayer.h header comment",
    demonstration: [
      "let outer = CALayer(); let first = CALayer(); let second = CALayer()",
      "outer.addSublayer(first); outer.addSublayer(second)",
      "expect outer.sublayers?.last === second",
      "outer.addSublayer(first)",
      "expect outer.sublayers?.last === first && outer.sublayers?.count == 2",
    ]),
  Rule(
    "LA-8", .inferred,
    Bilingual(
      en: """
        A subview's backing layer and bare layers share one `sublayers` array, so a \
        layer added after a subview lies above it.
        """,
      zh: """
        子视图的支持图层与单独的图层共用一个 `sublayers` 数组，所以在子视图之后添加的\
        图层位于它的上面。
        """),
    source: "follows from LA-1, LA-7",
    demonstration: [
      "add view inner 0 0 50 50",
      "let extra = CALayer()",
      "root.layer.addSublayer(extra)",
      "expect root.layer.sublayers?.first === inner.layer",
      "expect root.layer.sublayers?.last === extra",
    ]),
  Rule(
    "LA-9", .documented,
    Bilingual(
      en: """
        Three trees: model (what properties read and set), presentation (values on \
        screen now), render (private to the server).
        """,
      zh: "三棵树：模型树（属性读写的值）、呈现树（屏幕上当前的值）、渲染树（渲染服务私有）。"),
    source: "Core Animation Programming Guide",
    demonstration: [
      "add view red 0 0 50 50",
      "UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {",
      "  red.center.x = 125",
      "}",
      "wait 0.5",
      "let shown = red.layer.presentation()!",
      "expect shown !== red.layer",
      "expect shown.position.x == 75",
      "expect red.layer.position.x == 125",
      "expect shown.model() === red.layer",
    ]),
  Rule(
    "LA-10", .documented,
    Bilingual(
      en: """
        `presentation()` is a copy with the values at the start of the current \
        transaction and the running animations applied; it is nil for a layer that has \
        not been committed yet; changing it has undefined effect.
        """,
      zh: """
        `presentation()` 是一份拷贝，取当前事务开始时的值并应用正在进行的动画；尚未提\
        交过的图层返回 nil；修改它的结果未定义。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "let dot = CALayer()",
      "expect dot.presentation() == nil",
      "root.layer.addSublayer(dot)",
      "expect dot.presentation() != nil",
    ]),
  Rule(
    "LA-11", .documented,
    Bilingual(
      en: """
        `presentation()!.model()` is the layer itself; `model()` of a layer that is no \
        presentation layer is that layer.
        """,
      zh: """
        `presentation()!.model()` 就是图层自己；对不是呈现图层的图层，`model()` 就是它\
        自己。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "add view red 0 0 50 50",
      "expect red.layer.model() === red.layer",
    ]),
  Rule(
    "LA-12", .documented,
    Bilingual(
      en: """
        sublayers, superlayer, mask of a presentation layer are presentation layers, \
        and `hitTest` on it uses the presentation values.
        """,
      zh: """
        呈现图层的 sublayers、superlayer、mask 也是呈现图层，对它调用 `hitTest` 使用呈\
        现的值。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "let outer = CALayer(); let inner = CALayer()",
      "outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)",
      "inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)",
      "root.layer.addSublayer(outer); outer.addSublayer(inner)",
      "outer.mask = CALayer()",
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "way.fromValue = 25; way.toValue = 225; way.duration = 1",
      "inner.add(way, forKey: \"way\")",
      "wait 0.5",
      "let shown = outer.presentation()!",
      "let touched = shown.hitTest(CGPoint(x: 125, y: 25))!",
      "expect touched !== inner && touched.model() === inner",
      "expect touched.position.x == 125",
      "expect touched.superlayer!.model() === outer",
      "expect touched.superlayer !== outer",
      "expect shown.mask != nil && shown.mask !== outer.mask",
    ]),
  Rule(
    "LA-13", .documented,
    Bilingual(
      en: "To find out whether a moving layer was touched, ask its presentation layer.",
      zh: "要知道移动中的图层是否被点到，应当询问它的呈现图层。"),
    source: "WWDC 2010 session 424",
    demonstration: [
      "add view red 0 0 50 50",
      "UIView.animate(",
      "  withDuration: 1,",
      "  delay: 0,",
      "  options: [.curveLinear, .allowUserInteraction],",
      "  animations: { red.center.x = 225 }",
      ")",
      "wait 0.5",
      "let finger = CGPoint(x: 125, y: 25)",
      "expect hit 125 25 is root",
      "expect hit 225 25 is red",
      "expect red.layer.hitTest(finger) == nil",
      "expect red.layer.presentation()!.hitTest(finger) != nil",
    ]),
  Rule(
    "LA-14", .documented,
    Bilingual(
      en: """
        Changing an animatable property of a bare layer in a committed tree starts an \
        animation of 0.25 s, unless the transaction says otherwise.
        """,
      zh: "修改已提交的树中单独图层的可动画属性，会启动 0.25 秒的动画，除非事务另有规定。"),
    source: "CATransaction.h header comment; WWDC 2010 session 424",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "dot.position.x = 100",
      "expect dot.position.x == 100",
      "wait 0.1",
      "let shown = dot.presentation()!.position.x",
      "expect shown > 0 && shown < 100",
      "wait 0.16",
      "expect dot.presentation()!.position.x == 100",
      "CATransaction.setAnimationDuration(1); dot.position.x = 200",
      "wait 0.9",
      "expect dot.presentation()!.position.x < 200",
      "wait 0.2",
      "expect dot.presentation()!.position.x == 200",
    ]),
  Rule(
    "LA-15", .documented,
    Bilingual(
      en: "The model value is new at once; only the presentation runs from old to new.",
      zh: "模型值立即是新值；只有呈现值从旧值变到新值。"),
    source: "Core Animation Programming Guide; WWDC 2010 session 424",
    demonstration: [
      "add view red 0 0 50 50",
      "UIView.animate(",
      "  withDuration: 1,",
      "  delay: 0,",
      "  options: .curveLinear,",
      "  animations: { red.center.x = 125 }",
      ")",
      "wait 0.5",
      "expect red.layer.position.x == 125",
      "expect abs(red.layer.presentation()!.position.x - 75) < 1",
    ]),
  Rule(
    "LA-16", .documented,
    Bilingual(
      en: """
        Changing the same property of a view's backing layer outside an animation \
        block animates nothing.
        """,
      zh: "在动画块之外修改视图支持图层的同一个属性，不会产生动画。"),
    source: """
      Core Animation Programming Guide ("UIView disables layer animations by default \
      but reenables them inside animation blocks"); objc.io 12, View-Layer Synergy
      """,
    demonstration: [
      "add view red 0 0 50 50",
      "red.layer.position.x = 125",
      "expect red.layer.presentation()!.position.x == 125",
    ]),
  Rule(
    "LA-17", .documented,
    Bilingual(
      en: """
        Where the action comes from, first non-nil wins: delegate's \
        `action(for:forKey:)` → the layer's `actions` dictionary → `actions` in the \
        `style` chain → `defaultAction(forKey:)` of the class. NSNull ends the search \
        and means none.
        """,
      zh: """
        动作（action）的来源，第一个非 nil 的有效：代理的 `action(for:forKey:)` → 图层\
        的 `actions` 字典 → `style` 链里的 `actions` → 类的 `defaultAction(forKey:)`。\
        NSNull 结束查找，表示没有动作。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "class Asker: NSObject, CALayerDelegate {",
      "  var answer: CAAction?",
      "  func action(for layer: CALayer, forKey event: String) -> CAAction? {",
      "    answer",
      "  }",
      "}",
      "let asker = Asker(); let dot = CALayer(); let fade = CABasicAnimation()",
      "dot.delegate = asker",
      "dot.actions = [\"opacity\": fade]",
      "expect dot.action(forKey: \"opacity\") === fade",
      "asker.answer = NSNull()",
      "expect dot.action(forKey: \"opacity\") == nil",
      "asker.answer = CATransition()",
      "expect dot.action(forKey: \"opacity\") is CATransition",
    ]),
  Rule(
    "LA-18", .observed,
    Bilingual(
      en: """
        LA-16 is LA-17 at work: the view answers NSNull outside an animation block and \
        an animation inside.
        """,
      zh: "LA-16 就是 LA-17 的结果：视图在动画块之外回答 NSNull，在动画块之内回答一个动画。"),
    source: """
      objc.io 12, View-Layer Synergy; N. Lockwood, iOS Core Animation: Advanced \
      Techniques
      """,
    demonstration: [
      "add view red 0 0 50 50",
      "let outside = red.action(for: red.layer, forKey: \"position\")",
      "expect outside is NSNull",
      "var inside: CAAction?",
      "UIView.animate(withDuration: 1) {",
      "  inside = red.action(for: red.layer, forKey: \"position\")",
      "}",
      "expect inside != nil && !(inside is NSNull)",
    ]),
  Rule(
    "LA-19", .documented,
    Bilingual(
      en: """
        `CATransaction.setDisableActions(true)`: no lookup, no implicit animation in \
        that transaction.
        """,
      zh: "`CATransaction.setDisableActions(true)`：该事务中不查找动作，没有隐式动画。"),
    source: "CATransaction.h header comment",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "dot.position.x = 100",
      "expect dot.presentation()!.position.x < 100",
      "wait 0.3",
      "CATransaction.begin()",
      "CATransaction.setDisableActions(true); dot.position.x = 200",
      "CATransaction.commit()",
      "expect dot.animationKeys() == nil",
      "expect dot.presentation()!.position.x == 200",
    ]),
  Rule(
    "LA-20", .inferred,
    Bilingual(
      en: """
        A layer that is not yet in a committed tree does not animate implicitly: set \
        up and added in one transaction it appears with its final values.
        """,
      zh: """
        尚不在已提交的树中的图层没有隐式动画：在同一个事务里设置并添加，它会直接以最终\
        值出现。
        """),
    source: "flowkey/UIKit-cross-platform models it so; LA-10",
    demonstration: [
      "func makeDot(at x: CGFloat) -> CALayer {",
      "  let dot = CALayer()",
      "  dot.position.x = x",
      "  root.layer.addSublayer(dot)",
      "  dot.opacity = 0.5",
      "  return dot",
      "}",
      "let dot = makeDot(at: 100)",
      "expect dot.animationKeys() == nil",
      "expect dot.presentation()!.position.x == 100",
      "expect dot.presentation()!.opacity == 0.5",
    ]),
  Rule(
    "LA-21", .documented,
    Bilingual(
      en: """
        The first change opens an implicit transaction for the thread; it is committed \
        at the end of the run-loop turn (PL-7). `begin`/`commit` nest; a setting \
        counts for the innermost one; nothing is sent before the outermost commit.
        """,
      zh: """
        第一次修改为线程打开一个隐式事务；它在运行循环这一轮结束时提交（PL-7）。\
        `begin`/`commit` 可以嵌套；设置对最内层有效；最外层提交之前什么都不会发送。
        """),
    source: "CATransaction.h header comment; WWDC 2010 session 424",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "dot.cornerRadius = 5; CATransaction.commit()",
      "dot.cornerRadius = 6",
      "expect error \"no transaction open\"",
      "CATransaction.commit()",
      "CATransaction.begin(); CATransaction.begin()",
      "CATransaction.commit(); CATransaction.commit()",
      "expect error \"no transaction open\"",
      "CATransaction.commit()",
    ]),
  Rule(
    "LA-22", .documented,
    Bilingual(
      en: "`CATransaction.commit()` with no transaction open raises an exception.",
      zh: "没有打开的事务时调用 `CATransaction.commit()` 会抛出异常。"),
    source: "CATransaction.h header comment",
    demonstration: [
      "CATransaction.begin()",
      "CATransaction.commit()",
      "expect error \"no transaction open\"",
      "CATransaction.commit()",
    ]),
  Rule(
    "LA-23", .documented,
    Bilingual(
      en: """
        A transaction's completion block runs when all animations added after it was \
        set have ended.
        """,
      zh: "事务的完成块在它设置之后添加的所有动画结束时运行。"),
    source: "WWDC 2010 session 425; Apple documentation: CATransaction.setCompletionBlock",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "way.fromValue = 0; way.toValue = 100; way.duration = 1",
      "var done = false",
      "CATransaction.begin()",
      "CATransaction.setCompletionBlock { done = true }",
      "dot.add(way, forKey: \"way\")",
      "CATransaction.commit()",
      "wait 0.9",
      "expect !done",
      "wait 0.2",
      "expect done",
    ]),
  Rule(
    "LA-24", .open,
    Bilingual(
      en: """
        Duration of a bare sublayer's implicit animation when its property is changed \
        inside `UIView.animate`: reports differ between 0.25 s and the block's \
        duration.
        """,
      zh: """
        在 `UIView.animate` 里修改单独子图层的属性时，隐式动画的时长：有的说 0.25 秒，\
        有的说与动画块相同。
        """),
    source: "reports differ, and nothing settles it"),
]
