import Records

extension Rulebook {
  /// Animations of views and layers, and property animators.
  static var animation: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AN-1", .documented,
    Bilingual(
      en: """
        `UIView.animate(withDuration:animations:)` = delay 0, no options, no \
        completion; the default curve is easeInOut (option value 0).
        """,
      zh: """
        `UIView.animate(withDuration:animations:)` = 延迟 0、没有选项、没有 \
        completion；默认曲线是 easeInOut（选项值 0）。
        """),
    source: "UIView.h header comment",
    demonstration: [
      "add view red 0 0 50 50",
      "add view blue 0 100 50 50",
      "UIView.animate(withDuration: 1) { red.center.x = 125 }",
      "UIView.animate(",
      "  withDuration: 1,",
      "  delay: 0,",
      "  options: .curveEaseInOut,",
      "  animations: { blue.center.x = 125 },",
      "  completion: nil",
      ")",
      "wait 0.25",
      "let one = red.layer.presentation()!.position.x",
      "let other = blue.layer.presentation()!.position.x",
      "expect one > 25 && one == other",
      "expect hit 125 25 is root",
      "expect UIView.AnimationOptions.curveEaseInOut.rawValue == 0",
    ]),
  Rule(
    "AN-2", .documented,
    Bilingual(
      en: """
        Option bits: layoutSubviews 1<<0, allowUserInteraction 1<<1, \
        beginFromCurrentState 1<<2, repeat 1<<3, autoreverse 1<<4, \
        overrideInheritedDuration 1<<5, overrideInheritedCurve 1<<6, \
        allowAnimatedContent 1<<7, showHideTransitionViews 1<<8, \
        overrideInheritedOptions 1<<9; curves at 16: easeInOut 0, easeIn 1, easeOut 2, \
        linear 3.
        """,
      zh: """
        选项的位：layoutSubviews 1<<0、allowUserInteraction 1<<1、\
        beginFromCurrentState 1<<2、repeat 1<<3、autoreverse 1<<4、\
        overrideInheritedDuration 1<<5、overrideInheritedCurve 1<<6、\
        allowAnimatedContent 1<<7、showHideTransitionViews 1<<8、\
        overrideInheritedOptions 1<<9；曲线从第 16 位起：easeInOut 0、easeIn 1、\
        easeOut 2、linear 3。
        """),
    source: "UIView.h header comment",
    demonstration: [
      "expect UIView.AnimationOptions.layoutSubviews.rawValue == 1",
      "expect UIView.AnimationOptions.autoreverse.rawValue == 16",
      "expect UIView.AnimationOptions.curveEaseIn.rawValue == 65536",
    ]),
  Rule(
    "AN-3", .documented,
    Bilingual(
      en: """
        In the block the model takes the end values at once: reading `view.frame` \
        right after `animate` gives the end.
        """,
      zh: "在动画块里模型立即取最终值：`animate` 之后马上读 `view.frame` 得到的就是终点。"),
    source: "WWDC 2016 session 216; flowkey/UIKit-cross-platform testCanAnimateFrame",
    demonstration: [
      "add view red 0 0 50 50",
      "UIView.animate(withDuration: 1) { red.frame.origin.x = 100 }",
      "expect red.frame.origin.x == 100",
    ]),
  Rule(
    "AN-4", .documented,
    Bilingual(
      en: "A view property set in the block to the value it already has animates nothing.",
      zh: "在动画块里把视图属性设为它已有的值，不会产生动画。"),
    source: """
      flowkey/UIKit-cross-platform testCreateAnimationsOnlyWhenPropertiesDiffer; WWDC \
      2010 session 424 (from equal to current does nothing)
      """,
    demonstration: [
      "add view red 0 0 50 50",
      "UIView.animate(withDuration: 1) { red.center = CGPoint(x: 25, y: 25) }",
      "expect hit 20 20 is red",
      "UIView.animate(withDuration: 1) { red.center = CGPoint(x: 30, y: 25) }",
      "expect hit 20 20 is root",
    ]),
  Rule(
    "AN-5", .documented,
    Bilingual(
      en: """
        With duration 0 the changes are not animated and completion comes at the \
        beginning of the next run-loop cycle.
        """,
      zh: "时长为 0 时改动没有动画，completion 在运行循环下一轮开始时调用。"),
    source: "Apple documentation: UIView.animate",
    demonstration: [
      "add view red 0 0 50 50",
      "var done = false",
      "UIView.animate(",
      "  withDuration: 0,",
      "  animations: { red.alpha = 0.5 },",
      "  completion: { _ in done = true }",
      ")",
      "expect red.alpha == 0.5 && done",
    ]),
  Rule(
    "AN-6", .documented,
    Bilingual(
      en: """
        Completion is called once; `finished` is false if the animation was stopped or \
        replaced before its end.
        """,
      zh: "completion 只调用一次；动画在结束之前被停止或替换时，`finished` 为 false。"),
    source: """
      Apple documentation; flowkey/UIKit-cross-platform \
      testCompletionWhenCancelingAnimations
      """,
    demonstration: [
      "add view red 0 0 50 50",
      "var ends: [Bool] = []",
      "UIView.animate(",
      "  withDuration: 1,",
      "  animations: { red.center.x = 200 },",
      "  completion: { ends.append($0) }",
      ")",
      "expect ends.isEmpty",
      "wait 2",
      "expect ends == [true]",
    ]),
  Rule(
    "AN-7", .documented,
    Bilingual(
      en: """
        Since iOS 8 UIKit's animations of geometry (position, size, affine transforms) \
        are additive: a new one does not remove the old, both add up and velocity \
        stays smooth. Alpha and colours are not.
        """,
      zh: """
        iOS 8 起，UIKit 的几何动画（位置、大小、仿射变换）是叠加的：新动画不会移除旧动\
        画，两者相加，速度保持平滑。alpha 和颜色不是。
        """),
    source: "WWDC 2014 session 236",
    demonstration: [
      "add view red 0 0 50 50",
      "func go(_ x: CGFloat, _ alpha: CGFloat) {",
      "  UIView.animate(",
      "    withDuration: 1,",
      "    delay: 0,",
      "    options: [.curveLinear, .beginFromCurrentState],",
      "    animations: { red.center.x = x; red.alpha = alpha }",
      "  )",
      "}",
      "go(125, 0)",
      "wait 0.5",
      "go(25, 1)",
      "wait 0.25",
      "expect red.layer.presentation()!.position.x == 75",
      "expect red.layer.presentation()!.opacity == 0.625",
    ]),
  Rule(
    "AN-8", .documented,
    Bilingual(
      en: """
        Additive animation: from (old − new) to 0, relative to the model value at \
        every frame.
        """,
      zh: "叠加动画：从（旧值 − 新值）到 0，每一帧都相对于模型值。"),
    source: "WWDC 2014 session 236",
    demonstration: [
      "add view red 0 0 50 50",
      "func go(to x: CGFloat) {",
      "  UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {",
      "    red.center.x = x",
      "  }",
      "}",
      "go(to: 125)",
      "wait 0.5",
      "go(to: 25)",
      "expect red.layer.presentation()!.position.x == 75",
      "wait 0.25",
      "expect red.layer.presentation()!.position.x == 75",
      "wait 0.5",
      "expect red.layer.presentation()!.position.x == 50",
    ]),
  Rule(
    "AN-9", .inferred,
    Bilingual(
      en: """
        Hence the first of two overlapping position animations still ends with \
        finished = true, the first of two overlapping alpha animations with false.
        """,
      zh: """
        所以两个重叠的位置动画中，第一个仍以 finished = true 结束；两个重叠的 alpha 动\
        画中，第一个以 false 结束。
        """),
    source: "follows from AN-6, AN-7",
    demonstration: [
      "add view red 0 0 50 50",
      "var ends: [Bool] = []",
      "func animate(_ changes: @escaping () -> Void) {",
      "  UIView.animate(withDuration: 1, animations: changes) {",
      "    ends.append($0)",
      "  }",
      "}",
      "animate { red.center.x = 100 }; animate { red.center.x = 200 }",
      "wait 1",
      "expect ends == [true, true]",
      "ends = []",
      "animate { red.alpha = 0.5 }; animate { red.alpha = 0.2 }",
      "wait 1",
      "expect ends == [false, true]",
    ]),
  Rule(
    "AN-10", .open,
    Bilingual(
      en: """
        When completion comes if the block changes nothing (at once or after the \
        duration).
        """,
      zh: "动画块什么都没有改变时，completion 何时调用（立即还是时长之后）。"),
    source: "reports differ, and nothing settles it"),
  Rule(
    "AN-11", .documented,
    Bilingual(
      en: """
        An explicit CAAnimation changes the presentation only; when it ends the layer \
        shows the model value again.
        """,
      zh: "显式的 CAAnimation 只改变呈现值；结束后图层重新显示模型值。"),
    source: "WWDC 2010 session 424",
    demonstration: [
      "let free = CALayer()",
      "root.layer.addSublayer(free)",
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "way.fromValue = 0; way.toValue = 100; way.duration = 1",
      "free.add(way, forKey: \"way\")",
      "wait 0.5",
      "expect free.position.x == 0",
      "wait 1",
      "expect (free.presentation() ?? free).position.x == 0",
    ]),
  Rule(
    "AN-12", .documented,
    Bilingual(
      en: """
        `add(_:forKey:)` copies the animation; one per key, a new one replaces; \
        duration 0 or less becomes the transaction's duration or 0.25 s.
        """,
      zh: """
        `add(_:forKey:)` 会拷贝动画；每个键一个，新的替换旧的；时长小于等于 0 时取事务\
        的时长或 0.25 秒。
        """),
    source: "CALayer.h header comment",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "way.fromValue = 0; way.toValue = 100",
      "dot.add(way, forKey: \"way\")",
      "way.toValue = 500",
      "expect dot.animation(forKey: \"way\") !== way",
      "wait 0.125",
      "expect dot.presentation()!.position.x == 50",
      "way.duration = 2",
      "dot.add(way, forKey: \"way\")",
      "expect dot.animationKeys() == [\"way\"]",
      "wait 1",
      "expect dot.presentation()!.position.x == 250",
    ]),
  Rule(
    "AN-13", .documented,
    Bilingual(
      en: """
        Defaults: isRemovedOnCompletion true, fillMode removed, repeatCount 0, \
        autoreverses false, speed 1; the delegate of a CAAnimation is retained.
        """,
      zh: """
        默认值：isRemovedOnCompletion true、fillMode removed、repeatCount 0、\
        autoreverses false、speed 1；CAAnimation 会持有它的代理。
        """),
    source: "CAAnimation.h and CAMediaTiming.h header comments",
    demonstration: [
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "expect way.isRemovedOnCompletion && way.fillMode == .removed",
      "expect way.repeatCount == 0 && !way.autoreverses && way.speed == 1",
    ]),
  Rule(
    "AN-14", .documented,
    Bilingual(
      en: """
        To keep the end value: set the model property, and add the explicit animation \
        under the property's name so that it replaces the implicit one.
        """,
      zh: "要保持终点值：设置模型属性，并以属性名为键添加显式动画，使它替换隐式动画。"),
    source: "WWDC 2010 session 424",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "way.fromValue = 0; way.toValue = 100; way.duration = 1",
      "dot.position.x = 100",
      "dot.add(way, forKey: \"position\")",
      "expect dot.animationKeys() == [\"position\"]",
      "wait 0.5",
      "expect dot.presentation()!.position.x == 50",
      "wait 1",
      "expect dot.presentation()!.position.x == 100",
    ]),
  Rule(
    "AN-15", .documented,
    Bilingual(
      en: """
        Local time t = (parent time − beginTime) · speed + timeOffset; speed 0 with \
        the right offset pauses a layer.
        """,
      zh: """
        本地时间 t =（父时间 − beginTime）· speed + timeOffset；speed 为 0 加上合适的 \
        offset 可以暂停图层。
        """),
    source: "CAMediaTiming.h header comment",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "way.fromValue = 0; way.toValue = 100; way.duration = 2; way.speed = 2",
      "way.beginTime = CACurrentMediaTime() + 1",
      "dot.add(way, forKey: \"way\")",
      "wait 1.5",
      "expect dot.presentation()!.position.x == 50",
      "let now = dot.convertTime(CACurrentMediaTime(), from: nil)",
      "dot.speed = 0; dot.timeOffset = now",
      "wait 5",
      "expect dot.presentation()!.position.x == 50",
    ]),
  Rule(
    "AN-16", .documented,
    Bilingual(
      en: "timingFunction nil means linear for an explicit animation.",
      zh: "显式动画的 timingFunction 为 nil 表示线性。"),
    source: "Apple documentation: CAAnimation.timingFunction",
    demonstration: [
      "let dot = CALayer()",
      "root.layer.addSublayer(dot)",
      "let way = CABasicAnimation(keyPath: \"position.x\")",
      "way.fromValue = 0; way.toValue = 100; way.duration = 1",
      "expect way.timingFunction == nil",
      "dot.add(way, forKey: \"way\")",
      "wait 0.25",
      "expect dot.presentation()!.position.x == 25",
      "wait 0.5",
      "expect dot.presentation()!.position.x == 75",
    ]),
  Rule(
    "AN-17", .inferred,
    Bilingual(
      en: """
        Control points: easeIn (0.42, 0, 1, 1), easeOut (0, 0, 0.58, 1), easeInEaseOut \
        (0.42, 0, 0.58, 1), Core Animation's default (0.25, 0.1, 0.25, 1), which \
        differs from easeInOut.
        """,
      zh: """
        控制点：easeIn (0.42, 0, 1, 1)、easeOut (0, 0, 0.58, 1)、easeInEaseOut (0.42, \
        0, 0.58, 1)、Core Animation 的 default (0.25, 0.1, 0.25, 1)，它与 easeInOut 不\
        同。
        """),
    source: """
      same names in CSS and many ports; WWDC 2016 session 216 for "default" being a \
      curve of its own. flowkey/UIKit-cross-platform uses powers instead: compare \
      values with a tolerance of 0.05 only
      """,
    demonstration: [
      "func move(_ name: CAMediaTimingFunctionName) -> CALayer {",
      "  let dot = CALayer()",
      "  root.layer.addSublayer(dot)",
      "  let way = CABasicAnimation(keyPath: \"position.x\")",
      "  way.fromValue = 0; way.toValue = 100; way.duration = 1",
      "  way.timingFunction = CAMediaTimingFunction(name: name)",
      "  dot.add(way, forKey: \"way\")",
      "  return dot",
      "}",
      "let dots = [move(.easeIn), move(.easeOut), move(.default)]",
      "wait 0.5",
      "let shown = dots.map { $0.presentation()!.position.x }",
      "expect abs(shown[0] - 32) < 2",
      "expect abs(shown[1] - 68) < 2",
      "expect abs(shown[2] - 80) < 2",
    ]),
  Rule(
    "AN-18", .documented,
    Bilingual(
      en: """
        Spring: damping ratio 1 ends without oscillation; initial velocity 1 = the \
        whole distance in one second (200 pt at 100 pt/s → 0.5).
        """,
      zh: """
        弹簧：阻尼比为 1 时结束没有振荡；初始速度 1 = 一秒走完全程（200 点、100 点/秒 \
        → 0.5）。
        """),
    source: "UIView.h header comment",
    demonstration: [
      "add view red 0 0 50 50",
      "add view blue 0 100 50 50",
      "func spring(_ view: UIView, _ damping: CGFloat) {",
      "  UIView.animate(",
      "    withDuration: 1,",
      "    delay: 0,",
      "    usingSpringWithDamping: damping,",
      "    initialSpringVelocity: 0,",
      "    animations: { view.center.x = 225 }",
      "  )",
      "}",
      "spring(red, 0.2); spring(blue, 1)",
      "wait 0.1",
      "expect red.layer.presentation()!.position.x > 225",
      "expect blue.layer.presentation()!.position.x < 225",
    ]),
  Rule(
    "AN-19", .documented,
    Bilingual(
      en: """
        Constraint animation: change the constraints, then call `layoutIfNeeded` of \
        the common superview inside the block; changing constants alone animates \
        nothing.
        """,
      zh: """
        约束动画：先改约束，再在动画块里对共同的父视图调用 `layoutIfNeeded`；只改 \
        constant 不会有动画。
        """),
    source: "WWDC 2015 session 219; LC-8",
    demonstration: [
      "add view card 0 0 10 10",
      "card.translatesAutoresizingMaskIntoConstraints = false",
      "let left = card.leftAnchor.constraint(equalTo: root.leftAnchor)",
      "left.isActive = true",
      "left.constant = 100",
      "UIView.animate(withDuration: 1) { root.layoutIfNeeded() }",
      "expect card.frame.minX == 100",
    ]),
  Rule(
    "AN-20", .documented,
    Bilingual(
      en: """
        `performWithoutAnimation` and `setAnimationsEnabled(false)`: changes take \
        effect at once.
        """,
      zh: "`performWithoutAnimation` 和 `setAnimationsEnabled(false)`：改动立即生效。"),
    source: "UIView.h header comment",
    demonstration: [
      "add view red 0 0 50 50",
      "UIView.performWithoutAnimation { red.center.x = 200 }",
      "expect red.layer.presentation()!.position.x == 200",
    ]),
  Rule(
    "AN-21", .documented,
    Bilingual(
      en: """
        UIViewPropertyAnimator states: inactive 0, active 1, stopped 2; end positions: \
        end 0, start 1, current 2.
        """,
      zh: """
        UIViewPropertyAnimator 的状态：inactive 0、active 1、stopped 2；结束位置：end \
        0、start 1、current 2。
        """),
    source: "UIViewAnimating.h header comment",
    demonstration: [
      "expect UIViewAnimatingState.inactive.rawValue == 0",
      "expect UIViewAnimatingState.active.rawValue == 1",
      "expect UIViewAnimatingState.stopped.rawValue == 2",
    ]),
  Rule(
    "AN-22", .documented,
    Bilingual(
      en: """
        Initializers give an inactive animator that does not run; start or pause makes \
        it active; paused is active with isRunning false.
        """,
      zh: """
        初始化得到的是 inactive、没有运行的动画器；start 或 pause 使它 active；暂停就\
        是 active 而 isRunning 为 false。
        """),
    source: "UIViewPropertyAnimator.h and UIViewAnimating.h header comments",
    demonstration: [
      "add view red 0 0 50 50",
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {",
      "  red.center.x = 125",
      "}",
      "expect animator.state == .inactive && !animator.isRunning",
      "animator.startAnimation(); animator.pauseAnimation()",
      "expect animator.state == .active && !animator.isRunning",
    ]),
  Rule(
    "AN-23", .documented,
    Bilingual(
      en: "Natural end: inactive, completion(.end), or .start if it ran reversed.",
      zh: "自然结束：inactive，completion(.end)；反向运行时为 .start。"),
    source: "WWDC 2016 session 216",
    demonstration: [
      "add view red 0 0 50 50",
      "var ends: [UIViewAnimatingPosition] = []",
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)",
      "animator.addAnimations { red.center.x = 125 }",
      "animator.addCompletion { ends.append($0) }",
      "animator.startAnimation()",
      "wait 1",
      "expect ends == [.end] && animator.state == .inactive",
      "animator.addAnimations { red.center.x = 25 }",
      "animator.addCompletion { ends.append($0) }",
      "animator.pauseAnimation()",
      "animator.isReversed = true",
      "animator.fractionComplete = 0.5",
      "animator.startAnimation()",
      "wait 1",
      "expect ends == [.end, .start] && animator.state == .inactive",
    ]),
  Rule(
    "AN-24", .documented,
    Bilingual(
      en: """
        `stopAnimation(true)`: inactive, completion not called. \
        `stopAnimation(false)`: stopped; then `finishAnimation(at:)` → inactive, \
        completion with that position. finishAnimation is legal only in stopped.
        """,
      zh: """
        `stopAnimation(true)`：inactive，不调用 completion。`stopAnimation(false)`：\
        stopped；然后 `finishAnimation(at:)` → inactive，以那个位置调用 completion。只\
        有在 stopped 状态才允许 finishAnimation。
        """),
    source: "WWDC 2016 session 216; UIViewAnimating.h header comment",
    demonstration: [
      "var ends: [UIViewAnimatingPosition] = []",
      "func start() -> UIViewPropertyAnimator {",
      "  let made = UIViewPropertyAnimator(duration: 1, curve: .linear)",
      "  made.addAnimations { root.alpha -= 0.1 }",
      "  made.addCompletion { ends.append($0) }",
      "  made.startAnimation()",
      "  return made",
      "}",
      "let first = start(); let second = start()",
      "first.stopAnimation(true)",
      "expect first.state == .inactive && ends.isEmpty",
      "expect error \"should only be called on a stopped animator\"",
      "second.finishAnimation(at: .start)",
      "second.stopAnimation(false)",
      "second.finishAnimation(at: .start)",
      "expect second.state == .inactive && ends == [.start]",
    ]),
  Rule(
    "AN-25", .documented,
    Bilingual(
      en: "On stop the views' model values become the values last rendered.",
      zh: "停止时，视图的模型值变成最后渲染的值。"),
    source: "UIViewAnimating.h header comment; WWDC 2016 session 216",
    demonstration: [
      "add view red 0 0 50 50",
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {",
      "  red.center.x = 125",
      "}",
      "animator.startAnimation()",
      "wait 0.5",
      "expect red.center.x == 125",
      "animator.stopAnimation(true)",
      "expect red.center.x == 75",
    ]),
  Rule(
    "AN-26", .documented,
    Bilingual(
      en: """
        fractionComplete is progress in value, not time; by default scrubbing is \
        linear (scrubsLinearly true), pausesOnCompletion is false.
        """,
      zh: """
        fractionComplete 是值的进度，不是时间；默认情况下拖动进度是线性的（\
        scrubsLinearly 为 true），pausesOnCompletion 为 false。
        """),
    source: "WWDC 2016 session 216; UIViewPropertyAnimator.h header comment",
    demonstration: [
      "add view red 0 0 50 50",
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {",
      "  red.center.x = 125",
      "}",
      "animator.pauseAnimation()",
      "animator.fractionComplete = 0.25",
      "wait 3",
      "expect animator.fractionComplete == 0.25 && animator.scrubsLinearly",
      "expect red.layer.presentation()!.position.x == 50",
      "animator.startAnimation()",
      "wait 1",
      "expect animator.state == .inactive",
    ]),
  Rule(
    "AN-27", .documented,
    Bilingual(
      en: "Setting isInterruptible or isUserInteractionEnabled on an active animator raises.",
      zh: "对 active 的动画器设置 isInterruptible 或 isUserInteractionEnabled 会抛出异常。"),
    source: "UIViewPropertyAnimator.h header comment",
    demonstration: [
      "add view red 0 0 50 50",
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {",
      "  red.center.x = 125",
      "}",
      "animator.isInterruptible = true",
      "animator.startAnimation()",
      "expect error \"the interruptible property of an active animator\"",
      "animator.isInterruptible = false",
      "expect error \"the userInteractionEnabled property of an active animator\"",
      "animator.isUserInteractionEnabled = false",
    ]),
  Rule(
    "AN-28", .documented,
    Bilingual(
      en: "The old begin/commit animation calls are deprecated since 13.0.",
      zh: "旧的 begin/commit 动画方法自 13.0 起弃用。"),
    source: "UIView.h header comment",
    demonstration: [
      "add view box 0 0 100 100",
      "UIView.beginAnimations(nil, context: nil)",
      "UIView.setAnimationDuration(1)",
      "box.center.x = 250",
      "UIView.commitAnimations()",
      "expect box.center.x == 250",
      "wait 0.5",
      "expect box.layer.presentation()!.position.x < 200",
    ]),
  Rule(
    "AN-40", .observed,
    Bilingual(
      en: """
        While a block animation runs, layer.animation(forKey:) returns a CABasicAnimation \
        under the name of the property (opacity, position, bounds, transform, \
        backgroundColor); a change outside of animations leaves none.
        """,
      zh: """
        块动画进行期间，layer.animation(forKey:) 以属性名（opacity、position、bounds、\
        transform、backgroundColor）返回一个 CABasicAnimation；动画之外的修改不会留下任何动\
        画。
        """),
    source: """
      LA-18; logs of layers during UIView animations
      """,
    demonstration: [
      "add view red 100 100 100 100",
      "UIView.animate(withDuration: 2) { red.alpha = 0.5 }",
      #"let fade = red.layer.animation(forKey: "opacity") as! CABasicAnimation"#,
      #"expect fade.duration == 2 && fade.keyPath == "opacity""#,
      "wait 3",
      #"expect red.layer.animation(forKey: "opacity") == nil"#,
    ]),
]
