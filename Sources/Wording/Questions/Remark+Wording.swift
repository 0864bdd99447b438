import Lettering
import Records

extension Remark {
  /// The surprising fact, with its rule.
  package var wording: Bilingual {
    switch self {
    case .partlyOutside(let view, let superview, let hidden, let size):
      let (english, chinese) = share(hidden.width, hidden.height, size.width, size.height)
      return Bilingual(
        en: """
          \(english) lie outside \(superview.text): touches there will not reach \(view.text) (HT-4)
          """,
        zh: "\(chinese)在 \(superview.text) 之外：那里的触摸到不了 \(view.text)（HT-4）")
    case .whollyOutside(let view, let superview):
      return Bilingual(
        en: "all of it lies outside \(superview.text): no touch will reach \(view.text) (HT-4)",
        zh: "全部在 \(superview.text) 之外：任何触摸都到不了 \(view.text)（HT-4）")
    case .notOnScreen(let view, let superview):
      return Bilingual(
        en: "\(superview.text) is in no window, so \(view.text) is not on the screen",
        zh: "\(superview.text) 不在任何窗口里，所以 \(view.text) 不在屏幕上")
    case .empty(let view):
      return Bilingual(
        en: "\(view.text) has no area: no point is in it, and nothing in it can be touched (HT-11)",
        zh: "\(view.text) 没有面积：任何点都不在其中，里面的视图也都收不到触摸（HT-11）")
    case .setBackByConstraints(let view):
      return Bilingual(
        en: """
          constraints determine the frame of \(view.text), so the next layout sets it back: change \
          them, listed by `constraints \(view.text)`
          """,
        zh: """
          \(view.text) 的 frame 由约束决定，下一次布局会把它改回去：请修改约束，`constraints \(view.text)` 会列出它们
          """)
    case .negativeSize(let view):
      return Bilingual(
        en: """
          the size of \(view.text) is negative: no documentation says what a device makes of such a \
          view. Here it takes up the same rectangle with positive sides
          """,
        zh: "\(view.text) 的尺寸为负：文档没有说明设备会怎样处理。这里它占据宽高取正之后的同一个矩形")
    case .interactionOffByDefault(let view):
      return Bilingual(
        en: """
          isUserInteractionEnabled is false by default in a \(view.className): \(view.text) and all \
          that it holds refuse touches (UI-2)
          """,
        zh: """
          \(view.className) 的 isUserInteractionEnabled 默认为 false：\(view.text) \
          及其全部子视图都拒绝触摸（UI-2）
          """)
    case .superviewRefuses(let superview, let reason):
      let words = reason.fact
      return Bilingual(
        en: "\(superview.text) refuses touches, and so all that it holds: \(words.en) (HT-2)",
        zh: "\(superview.text) 连同其全部子视图都拒绝触摸：\(words.zh)（HT-2）")
    case .refuses(let view, let reason):
      let words = reason.fact
      return Bilingual(
        en: "\(view.text) and all that it holds refuse touches: \(words.en) (\(reason.rule))",
        zh: "\(view.text) 及其全部子视图都拒绝触摸：\(words.zh)（\(reason.rule)）")
    case .alphaBelowLimit(let view, let stored):
      return Bilingual(
        en: """
          0.01 is kept as \(Numbers.exact(stored)), which is below 0.01: \(view.text) refuses \
          touches (HT-2, HT-14)
          """,
        zh: "0.01 存成 \(Numbers.exact(stored))，小于 0.01：\(view.text) 拒绝触摸（HT-2、HT-14）")
    case .printsLeftOut(let bytes):
      return Bilingual(
        en: "\(Numbers.grouped(bytes)) more bytes were printed and are not shown: many points were "
          + "asked, and each printed something",
        zh: "还有 \(Numbers.grouped(bytes)) 字节的输出没有显示：询问了许多点，每次都有输出")
    case .writtenWhileAsked:
      return Bilingual(
        en: """
          an override writes something while it is asked: what is asked later may meet another \
          scene (HT-23)
          """,
        zh: "有重写的方法在被询问时写入了内容：之后询问的点遇到的可能已是另一个场景（HT-23）")
    case .zPositionIgnored(let view):
      return Bilingual(
        en:
          "zPosition orders drawing only; hit testing follows subviews: front \(view.text) (HT-8)",
        zh: "zPosition 只影响绘制顺序；命中测试按 subviews 的顺序：front \(view.text)（HT-8）")
    case .cornersTouchable(let view):
      return Bilingual(
        en: "the corners of \(view.text) stay touchable: cornerRadius changes no hit test (HT-17)",
        zh: "\(view.text) 的四个角仍可触摸：cornerRadius 不影响命中测试（HT-17）")
    case .clippingIgnored(let view):
      return Bilingual(
        en:
          "clipping changes what is drawn of \(view.text)'s subviews, not what is touched (HT-16)",
        zh: "裁剪只改变 \(view.text) 的子视图画出多少，不影响触摸（HT-16）")
    case .frameUnderTransform(let view):
      return Bilingual(
        en: "\(view.text) has a transform: its frame is the box around its corners (GE-4, GE-5)",
        zh: "\(view.text) 有 transform：frame 是四个角的外接矩形（GE-4、GE-5）")
    case .singularTransform(let view):
      return Bilingual(
        en:
          "this transform cannot be undone: \(view.text) is expected to be hit nowhere (GE-25, inferred)",
        zh: "这个 transform 不可逆：\(view.text) 预计在任何地方都不会被命中（GE-25，推断）")
    case .delegateGone:
      return Bilingual(
        en: """
          the app has no delegate now: UIApplication does not retain it, and nothing else keeps it. \
          Keep it in a variable first: `let mine = MyDelegate()`, then `app.delegate = mine`
          """,
        zh: """
          App 现在没有代理：UIApplication 不持有代理，也没有别人持有它。请先用变量保存：\
          `let mine = MyDelegate()`，再 `app.delegate = mine`
          """)
    case .startsApp(let name):
      return Bilingual(
        en: """
          @main makes \(name) the delegate that an app starts with; here `launch \(name)` starts \
          it (AP-1)
          """,
        zh: "@main 使 \(name) 成为 App 启动时的代理；在这里用 `launch \(name)` 启动（AP-1）")
    case .stopsTracking(let control, let cause): return cause.wording(of: control)
    case .losesTouch(let view):
      return Bilingual(
        en: "\(view.text) loses the touch of a finger that is down: touchesCancelled (UT-23)",
        zh: "\(view.text) 失去了手指的触摸，尽管手指还按着：touchesCancelled（UT-23）")
    case .constraintBroken(let text, let others):
      let list = others.map { "`\($0)`" }.joined(separator: ", ")
      let listZH = others.map { "`\($0)`" }.joined(separator: "、")
      if others.isEmpty {
        return Bilingual(
          en: """
            Unable to satisfy the constraint `\(text)`, whatever the others say. A device logs this \
            and breaks it (AL-5)
            """,
          zh: "约束 `\(text)` 本身就无法满足，与其他约束无关。真机会打印日志并打破它（AL-5）")
      }
      return Bilingual(
        en: """
          Unable to simultaneously satisfy constraints: `\(text)` contradicts \(list). A device logs \
          this and breaks one of them, and does not promise which; here it is the one that was \
          activated last (AL-5)\(Self.hint(others).en)
          """,
        zh: """
          无法同时满足约束：`\(text)` 与 \(listZH) 矛盾。真机会打印日志并打破其中一条，不保证是哪一条；\
          这里打破的是最后激活的（AL-5）\(Self.hint(others).zh)
          """)
    case .drawsOpaque(let view):
      return Bilingual(
        en: """
          \(view.text) is opaque and has no background: what its draw(_:) leaves out is undefined, on \
          a device black in practice, and clear here (DR-14); set \(view.text).isOpaque false, or a \
          backgroundColor
          """,
        zh: """
          \(view.text) 的 isOpaque 为 true 又没有背景色：draw(_:) 没画到的地方未定义，真机上通常是黑色，这里是透明的\
          （DR-14）；请写 set \(view.text).isOpaque false，或设置 backgroundColor
          """)
    case .colorOfAnotherKind(let layer, let key):
      return Bilingual(
        en: """
          \(key) of \(layer.text) takes a CGColor, and this is a UIColor: nothing is raised, but a \
          device does not draw it, and \(key) stays as it was here. Write \
          \(layer.text).\(key) = COLOUR.cgColor
          """,
        zh: """
          \(layer.text) 的 \(key) 需要 CGColor，而这是 UIColor：不会抛异常，但真机画不出这个颜色，这里的 \(key) \
          保持不变。请写 \(layer.text).\(key) = 颜色.cgColor
          """)
    case .transformBeyondNumbers(let object):
      return Bilingual(
        en: """
          the transform of \(object.text) has an entry that is infinite or not a number (NaN): no point \
          can be carried through it, so \(object.text) is shown and hit nowhere. Nothing is raised \
          now; on a device the exception CALayerInvalidGeometry (EX-14) comes as soon as a position \
          or size is set that was worked out with it. Look for a division by 0
          """,
        zh: """
          \(object.text) 的 transform 中有无穷大或 NaN：任何点都无法经过它变换，所以 \(object.text) 不会显示，也不会\
          被命中。现在不会抛异常；在真机上，一旦设置了由它算出的位置或尺寸，就会抛出 CALayerInvalidGeometry（EX-14）。\
          请检查有没有除以 0
          """)
    case .largeBitmap(let size, let scale, let bytes, let isOfView):
      return Self.onLargeBitmap(size, scale, bytes, isOfView: isOfView)
    case .drawsNowhere(let call):
      return Bilingual(
        en: """
          \(call) draws nothing here: there is no current context, which UIKit makes before it \
          calls draw(_:), and an image renderer for its closure (DR-2)
          """,
        zh: """
          \(call) 在这里什么也不会画：没有当前上下文；UIKit 在调用 draw(_:) 之前创建它，图像渲染器则为自己的闭包创建（DR-2）
          """)
    case .moreConstraintsBroken(let count):
      return Bilingual(
        en: """
          \(Numbers.grouped(count)) more \(count == 1 ? "constraint" : "constraints") could not be \
          satisfied; `constraints` lists all of them
          """,
        zh: "另有 \(Numbers.grouped(count)) 条约束无法满足；`constraints` 列出全部约束")
    case .logged(let warning, let objects):
      let text = warning.text(objects)
      let cure = warning.cure(objects)
      return Bilingual(
        en: "\(text) A device logs this and presents nothing (\(warning.rule)). \(cure.en)",
        zh: "\(text) 真机会打印这条日志，什么也不呈现（\(warning.rule)）。\(cure.zh)")
    case .windowGone(let isBlack):
      return Bilingual(
        en: """
          a window is gone from the screen: no variable or property retains it, and UIKit does not. \
          Keep it in a property, such as `window` of the delegate\
          \(isBlack ? "; the screen is black now" : "")
          """,
        zh: """
          屏幕上的一个窗口已被释放：没有变量或属性持有它，UIKit 也不持有窗口。请把它存入属性，例如代理的 \
          `window`\(isBlack ? "；现在屏幕是黑的" : "")
          """)
    case .writtenInHitTest:
      return Bilingual(
        en: """
          an override of hitTest or point(inside:) wrote to something that outlives the call. A \
          device may ask more than once for one touch (HT-23), and then it is written as often; \
          `set app.hitTestsPerTouch 2` asks twice here, too
          """,
        zh: """
          hitTest 或 point(inside:) 的某个重写在被询问时写入了会保留下来的内容。真机可能为一次触摸询问\
          多次（HT-23），那样就会写入多次；`set app.hitTestsPerTouch 2` 让这里也询问两次
          """)
    case .onlyStored(let property): return Self.onStored(property)
    case .layoutNeverRests(let views):
      let names = views.map(\.text).joined(separator: ", ")
      return Bilingual(
        en: """
          layout of \(names) never comes to rest: it is marked again in every pass, and a device \
          would hang. `cycle` shows who marks it
          """,
        zh: "\(names) 的布局永远停不下来：每次布局都会再次标记它，真机会卡死。`cycle` 显示是谁标记的")
    case .windowWithoutScene(let window): return Self.withoutScene(window)
    case .setsNoView(let controller):
      return Bilingual(
        en: """
          loadView of \(controller.text) sets no view: on a device view stays nil, and each use of \
          it calls loadView again, until the app crashes. It has to set view (VC-2); here it gets a \
          plain one
          """,
        zh: """
          \(controller.text) 的 loadView 没有设置 view：真机上 view 一直是 nil，每次访问都会再次调用 \
          loadView，直到 App 崩溃。loadView 必须设置 view（VC-2）；这里给了它一个普通视图
          """)
    case .updatesItself(let view, let pass):
      let method = pass == .layout ? "layoutSubviews" : "updateConstraints"
      let rule =
        pass == .layout ? Bilingual(en: " (LC-9)", zh: "（LC-9）") : Bilingual(en: "", zh: "")
      return Bilingual(
        en: """
          \(view.text) calls setNeedsUpdateConstraints() in its own \(method)(): each pass makes \
          another one, and it never comes to rest\(rule.en). Call it where the reason for the \
          constraints changes
          """,
        zh: """
          \(view.text) 在自己的 \(method)() 里调用 setNeedsUpdateConstraints()：每次更新都会引起下一次，\
          永远停不下来\(rule.zh)。请在约束所依据的内容改变时调用
          """)
    case .endsAttempt(let recognizer, let state):
      return Bilingual(
        en:
          "\(recognizer.text) was in the middle of an attempt, which ends: \(state.rawValue) (GR-4)",
        zh: "\(recognizer.text) 正在识别，到此结束：\(state.rawValue)（GR-4）")
    case .notSaved(let name, let isDeclared):
      return Bilingual(
        en: isDeclared
          ? "nothing was saved: \(name) stays as it is"
          : "nothing was saved, so there is no class \(name); edit \(name) begins again",
        zh: isDeclared
          ? "没有保存：\(name) 保持不变" : "没有保存，所以没有类 \(name)；edit \(name) 重新开始")
    case .nameIsCommand(let word):
      return Bilingual(
        en: "`\(word)` is a command, too: in doubt `:\(word)` is the command, `(\(word))` the name",
        zh: "`\(word)` 同时也是命令：有疑问时，`:\(word)` 是命令，`(\(word))` 是名字")
    case .swiftName(let name, let typed):
      return Bilingual(
        en: "\(typed) is Objective-C's name; Swift's is \(name)",
        zh: "\(typed) 是 Objective-C 的名字；Swift 里是 \(name)")
    case .disabledStillHit(let view):
      return Bilingual(
        en: """
          \(view.text) does nothing now, but is still expected to win the hit test and to hide what \
          lies below (CT-4; CT-5, inferred)
          """,
        zh: "\(view.text) 现在不起作用，但预计仍会成为命中视图，并挡住下面的视图（CT-4；CT-5，推断）")
    case .barInFront(_, let frame, let owner):
      return Bilingual(
        en: """
          its navigation bar \(Numbers.rectangle(frame)) lies in front; \
          set \(owner.text).isNavigationBarHidden true removes it
          """,
        zh: """
          导航栏 \(Numbers.rectangle(frame)) 在它前面；\
          set \(owner.text).isNavigationBarHidden true 可以隐藏导航栏
          """)
    case .besideContentView(let view, let owner):
      return Bilingual(
        en: """
          \(owner.text).contentView covers \(owner.text) and may lie in front of \(view.text): \
          put \(view.text) in \(owner.text).contentView
          """,
        zh: """
          \(owner.text).contentView 盖满 \(owner.text)，可能位于 \(view.text) 之上：\
          put \(view.text) in \(owner.text).contentView
          """)
    case .notArranged(let view, let stack):
      return Bilingual(
        en: """
          \(stack.text) does not lay out \(view.text), which is a plain subview: \
          \(stack.text).addArrangedSubview(\(view.text))
          """,
        zh: """
          \(view.text) 只是普通子视图，\(stack.text) 不会排列它：\
          \(stack.text).addArrangedSubview(\(view.text))
          """)
    case .propertiesLost(let view, let paths):
      return Bilingual(
        en: "a \(view.className) has no \(paths.joined(separator: ", ")): lost",
        zh: "\(view.className) 没有 \(paths.joined(separator: "、"))：已丢失")
    case .notInCode(let names):
      let shown = names.prefix(8)
      let more = names.count - shown.count
      return Bilingual(
        en: "not in the code, as an app makes it in another way: \(shown.joined(separator: ", "))"
          + (more > 0 ? " and \(Numbers.grouped(more)) more" : ""),
        zh: "代码里没有（App 用别的方式实现）：\(shown.joined(separator: "、"))"
          + (more > 0 ? "，另有 \(Numbers.grouped(more)) 个" : ""))
    case .notMadeAgain(let names):
      let shown = names.prefix(8)
      let more = names.count - shown.count
      return Bilingual(
        en: "reading it back will not make all of this again: \(shown.joined(separator: ", "))"
          + (more > 0 ? " and \(Numbers.grouped(more)) more" : "")
          + "; `save FILE` writes the lines that made it",
        zh: "读回时无法完全重建：\(shown.joined(separator: "、"))"
          + (more > 0 ? "，另有 \(Numbers.grouped(more)) 个" : "") + "；save FILE 保存建立场景的命令")
    }
  }

  /// "20 of its 60 points of width", for one side or both.
  private func share(
    _ hiddenWidth: Double, _ hiddenHeight: Double, _ width: Double, _ height: Double
  ) -> (String, String) {
    let across = (
      "\(Numbers.text(hiddenWidth)) of its \(Numbers.text(width)) points of width",
      "宽度 \(Numbers.text(width)) 点中有 \(Numbers.text(hiddenWidth)) 点"
    )
    let down = (
      "\(Numbers.text(hiddenHeight)) of its \(Numbers.text(height)) points of height",
      "高度 \(Numbers.text(height)) 点中有 \(Numbers.text(hiddenHeight)) 点"
    )
    if hiddenWidth > 0, hiddenHeight > 0 {
      return ("\(across.0) and \(down.0)", "\(across.1)、\(down.1)")
    }
    return hiddenWidth > 0 ? across : down
  }
}

extension RefusalReason {
  /// The value that refuses touches.
  package var fact: Bilingual {
    switch self {
    case .hidden: Bilingual(en: "isHidden is true", zh: "isHidden 为 true")
    case .interactionDisabled:
      Bilingual(en: "isUserInteractionEnabled is false", zh: "isUserInteractionEnabled 为 false")
    case .transparent(let alpha):
      Bilingual(
        en: "alpha is \(Numbers.exact(alpha)), below 0.01",
        zh: "alpha 为 \(Numbers.exact(alpha))，小于 0.01")
    case .animating:
      Bilingual(
        en: "it is being animated without allowUserInteraction",
        zh: "正在执行没有 allowUserInteraction 的动画")
    }
  }

  /// The rule that the fact follows from.
  package var rule: RuleID {
    switch self {
    case .animating: "HT-21"
    default: "HT-2"
    }
  }
}

extension Remark {
  /// The advice if frames are part of a contradiction (AL-9).
  fileprivate static func hint(_ others: [String]) -> Bilingual {
    if others.contains(where: { $0.contains(" CompressionResistance:") }) {
      return Bilingual(
        en: """
          . A natural size takes part, which UIKit logs as NSContentSizeLayoutConstraint: with Hug or \
          CompressionResistance below 1000 it gives way (AL-4)
          """,
        zh: """
          。其中有固有内容尺寸，UIKit 在日志中称为 NSContentSizeLayoutConstraint：\
          Hug 或 CompressionResistance 低于 1000 时它会让步（AL-4）
          """)
    }
    // A root view fills its window; constraints never place it.
    let frame = others.first {
      $0.hasSuffix(".frame") && $0 != "root.frame" && $0 != "window.frame"
    }
    guard let frame else {
      return Bilingual(en: "", zh: "")
    }
    let view = frame.dropLast(6)
    return Bilingual(
      en: """
        . `\(view)` takes part with its frame: set \
        `\(view).translatesAutoresizingMaskIntoConstraints = false` if constraints are to place it \
        (AL-9)
        """,
      zh: """
        。`\(view)` 以它的 frame 参与：如果要由约束来放置它，请设置 \
        `\(view).translatesAutoresizingMaskIntoConstraints = false`（AL-9）
        """)
  }
}

extension Remark {
  /// The reason why a window without a scene is not visible, and how to make one that is.
  package static func withoutScene(_ window: ObjectName) -> Bilingual {
    Bilingual(
      en: """
        \(window.text) has no windowScene, and so is on no screen in an app with scenes (WN-9). Make \
        it by `UIWindow(windowScene: scene)`, with the scene as a UIWindowScene
        """,
      zh: """
        \(window.text) 没有 windowScene，在使用 scene 的 App 里不会出现在屏幕上（WN-9）。请用 \
        `UIWindow(windowScene: scene)` 创建它，scene 要转换为 UIWindowScene
        """)
  }
}
