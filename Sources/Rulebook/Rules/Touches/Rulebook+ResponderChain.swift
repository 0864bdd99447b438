import Records

extension Rulebook {
  /// The responder chain: next responders and forwarding.
  static var responderChain: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "RC-1", .documented,
    Bilingual(
      en: "`UIResponder.next` is nil by default; nothing is stored, subclasses compute it.",
      zh: "`UIResponder.next` 默认为 nil；它不是存储的值，而是由子类计算出来的。"),
    source: "Apple documentation: UIResponder.next",
    demonstration: [
      "add view red 100 100 200 200",
      "add view green 50 50 100 100 in red",
      "expect chain green is green, red, root, controller, window, app, delegate",
      "put green in root",
      "expect chain green is green, root, controller, window, app, delegate",
    ]),
  Rule(
    "RC-2", .documented,
    Bilingual(
      en: """
        Next responder of a view: if it is the root view of a view controller, that controller; \
        otherwise its superview.
        """,
      zh: "视图的下一个响应者：如果它是某个视图控制器的根视图，就是该控制器；否则是它的父视图。"),
    source: "Apple documentation: Using responders and the responder chain to handle events",
    demonstration: [
      "add view red 100 100 200 200",
      "chain red",
      "expect chain red is red, root, controller, window, app, delegate",
    ]),
  Rule(
    "RC-3", .documented,
    Bilingual(
      en: "Next responder of a view controller: its view's superview.",
      zh: "视图控制器的下一个响应者：它的视图的父视图。"),
    source: """
      Apple documentation: UIResponder.next; the page Using responders and the responder chain \
      to handle events words it: the window if its view is the window's root view; the \
      presenting controller if it was presented
      """,
    demonstration: [
      "chain controller",
      "expect chain controller is controller, window, app, delegate",
    ]),
  Rule(
    "RC-4", .observed,
    Bilingual(
      en: """
        Child controller: child view → child controller → the view that contains it → … → \
        parent's root view → parent. There is no direct hop from child to parent.
        """,
      zh: """
        子控制器：子控制器的视图 → 子控制器 → 包含该视图的视图 → … → 父控制器的根视图 → \
        父控制器。不存在从子控制器直接到父控制器的一步。
        """),
    source: "lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "add controller child in controller",
      "chain child",
      "expect chain child is child, root, controller, window, app, delegate",
    ]),
  Rule(
    "RC-5", .documented,
    Bilingual(
      en: """
        Next responder of a presented controller: the presenting controller. Not settled: \
        whether the hosting views are visited before it differs by version; only that the \
        presenting side is reached can be tested.
        """,
      zh: """
        被呈现（present）的控制器的下一个响应者：呈现它的控制器。尚无定论：\
        在此之前是否经过宿主视图，因版本而异；能够检验的只是最终会到达呈现的一方。
        """),
    source: """
      Apple documentation: Using responders and the responder chain to handle events; \
      Vercantez/openuikit
      """,
    demonstration: [
      "add controller sheet",
      "present sheet",
      "chain sheet",
      "expect sheet.next === controller",
      "expect chain sheet is sheet, controller, window, app, delegate",
    ]),
  Rule(
    "RC-6", .observed,
    Bilingual(
      en: """
        Since iOS 13 the root view is not a direct subview of the window: window → \
        `UITransitionView` → `UIDropShadowView` → root view (device and simulator dumps, iOS 13 \
        to 17). So the chain is root view → controller → `UIDropShadowView` → \
        `UITransitionView` → `UIWindow` → …
        """,
      zh: """
        从 iOS 13 起，根视图不再是窗口的直接子视图：窗口 → `UITransitionView` → \
        `UIDropShadowView` → 根视图（真机和模拟器上打印的视图层级，iOS 13 至 17）。\
        因此响应者链是：根视图 → 控制器 → `UIDropShadowView` → `UITransitionView` → \
        `UIWindow` → …
        """),
    source: """
      six public recursiveDescription dumps, one from a device; lab recording on UIKitCore, \
      iPadOS 26.5
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "expect chain red is red, root, controller, window, app, delegate",
      "profile device",
      "chain red",
    ]),
  Rule(
    "RC-7", .observed,
    Bilingual(
      en: """
        Inside containers: pushed view → its controller → `UIViewControllerWrapperView` → \
        `UINavigationTransitionView` → `UILayoutContainerView` (the navigation controller's \
        view) → navigation controller → (in a tab bar: wrapper → `UITransitionView` → the tab \
        bar controller's `UILayoutContainerView` → tab bar controller) → RC-6.
        """,
      zh: """
        在容器中：被 push 的视图 → 它的控制器 → `UIViewControllerWrapperView` → \
        `UINavigationTransitionView` → `UILayoutContainerView`（导航控制器的视图）→ \
        导航控制器 →（在标签栏中：wrapper → `UITransitionView` → 标签栏控制器的 \
        `UILayoutContainerView` → 标签栏控制器）→ RC-6。
        """),
    source: "public superview dump, iOS 13 simulator; RC-2 and RC-3",
    demonstration: [
      "profile device",
      "add navigation nav",
      "set window.rootViewController nav",
      "add controller page",
      "push page on nav",
      "chain page",
      "let wrapper = page.view.superview!",
      "let moving = wrapper.superview!",
      "expect page.next === wrapper && wrapper.next === moving",
      "expect moving.next === nav.view && nav.view.next === nav",
    ]),
  Rule(
    "RC-8", .observed,
    Bilingual(
      en: """
        Next responder of a window: its window scene if it has one, else the application. \
        `UIScene` is a `UIResponder`. Apple's page still says "application".
        """,
      zh: """
        窗口的下一个响应者：有 window scene 时是它的 window scene，否则是 application。\
        `UIScene` 是一种 `UIResponder`。Apple 的页面至今仍写“application”。
        """),
    source: """
      lab recording on UIKitCore, iPadOS 26.5 (printed chain …UIWindow, UIWindowScene, \
      UIApplication, app delegate); Apple documentation: UIScene (a UIResponder)
      """,
    demonstration: [
      "profile device",
      "chain window",
      "profile textbook",
      "expect chain window is window, app, delegate",
    ]),
  Rule(
    "RC-9", .observed,
    Bilingual(
      en: "Next responder of a window scene: the application.",
      zh: "window scene 的下一个响应者：application。"),
    source: "lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "profile device",
      "chain window",
      "expect chain window is window, UIWindowScene, app, delegate",
      "expect window.windowScene?.next === app",
    ]),
  Rule(
    "RC-10", .documented,
    Bilingual(
      en: """
        Next responder of the application: the app delegate, only if the delegate is a \
        `UIResponder` and is not a view, a view controller or the application itself.
        """,
      zh: """
        application 的下一个响应者：app delegate，前提是它是 `UIResponder`，并且不是视图、\
        视图控制器或 application 自己。
        """),
    source: """
      Apple documentation: Using responders and the responder chain to handle events; printed \
      in the lab recording on UIKitCore, iPadOS 26.5
      """,
    demonstration: [
      "chain app",
      "expect chain app is app, delegate",
    ]),
  Rule(
    "RC-11", .observed,
    Bilingual(
      en: "The scene delegate is not in the printed chain.",
      zh: "打印出来的响应者链中没有 scene delegate。"),
    source: "lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "profile device",
      "chain root",
      "expect window.windowScene?.next === app",
      "expect chain app is app, delegate",
    ]),
  Rule(
    "RC-12", .documented,
    Bilingual(
      en: """
        Gesture recognizers are not responders (`NSObject` subclasses); calling super in a \
        recognizer's `touches…` forwards nothing.
        """,
      zh: """
        手势识别器不是响应者（它们是 `NSObject` 的子类）；在手势识别器的 `touches…` 中调用 \
        super，不会向上传递任何东西。
        """),
    source: "WWDC 2010 session 121",
    demonstration: [
      "let tap = UITapGestureRecognizer()",
      "expect !(tap as Any is UIResponder)",
      "add view red 100 100 200 200",
      "red.addGestureRecognizer(tap)",
      "expect chain red is red, root, controller, window, app, delegate",
    ]),
  Rule(
    "RC-13", .documented,
    Bilingual(
      en: """
        Default `touches…`, `presses…`, `motion…`, `remoteControlReceived` of `UIResponder` \
        send the same message to `next`. UIView does not handle them itself.
        """,
      zh: """
        `touches…`、`presses…`、`motion…`、`remoteControlReceived` 在 `UIResponder` \
        中的默认实现，是把同一条消息发给 `next`。UIView 自己并不处理它们。
        """),
    source: """
      Apple documentation: UIResponder.touchesBegan(_:with:) and its siblings; WWDC 2012 \
      session 223
      """,
    demonstration: [
      "class Card: UIView {",
      "  var heard = 0",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {",
      "    heard += 1",
      "  }",
      "}",
      "let card = Card(frame: CGRect(x: 50, y: 50, width: 300, height: 300))",
      "view.addSubview(card)",
      "add view red 50 50 100 100 in card",
      "red.touchesBegan([], with: nil)",
      "expect card.heard == 1",
    ]),
  Rule(
    "RC-14", .documented,
    Bilingual(
      en: """
        Forwarding is by default implementation, not by "ability": an override that \
        does not call super ends it. A responder that overrides one of the four touch methods \
        without super has to override all four.
        """,
      zh: """
        向上传递靠的是默认实现，而不是“有没有能力处理”：谁重写了又不调用 super，\
        传递就到谁为止。响应者如果重写四个触摸方法之一而不调用 super，就必须把四个全部重写。
        """),
    source: "Apple documentation: UIResponder.touchesCancelled(_:with:)",
    demonstration: [
      "class Card: UIView {",
      "  var forwards = false, heard = 0",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {",
      "    heard += 1",
      "    if forwards { super.touchesBegan(t, with: e) }",
      "  }",
      "}",
      "let (card, inner) = (Card(), Card())",
      "card.addSubview(inner)",
      "inner.touchesBegan([], with: nil)",
      "expect card.heard == 0 && inner.heard == 1",
      "inner.forwards = true; inner.touchesBegan([], with: nil)",
      "expect card.heard == 1 && inner.heard == 2",
    ]),
  Rule(
    "RC-15", .documented,
    Bilingual(
      en: """
        The touches keep their `view` while they travel up: the `Set` handed to the superview \
        still has `touch.view` equal to the hit view.
        """,
      zh: """
        触摸在向上传递的途中保持自己的 `view` 不变：交给父视图的 `Set` 里，`touch.view` \
        仍然是命中视图。
        """),
    source: "Apple documentation: UITouch.view (the one property that does not change)",
    demonstration: [
      "add view box 50 100 300 300",
      "add view red 50 50 200 200 in box",
      "var owner: UIView?",
      "on box touchesBegan do owner = touches.first!.view",
      "tap red",
      "expect owner === red",
    ]),
  Rule(
    "RC-16", .documented,
    Bilingual(
      en: """
        `UIScrollView` implements `touchesBegan…` and does not forward: views and controllers \
        above it in the chain get no touches that hit the scroll view itself.
        """,
      zh: """
        `UIScrollView` 实现了 `touchesBegan…`，并且不向上传递：命中滚动视图自身的触摸，\
        响应者链上位于它之后的视图和控制器都收不到。
        """),
    source: "WWDC 2012 session 223",
    demonstration: [
      "class Card: UIView {",
      "  var heard = 0",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {",
      "    heard += 1",
      "  }",
      "}",
      "let (card, scroll, plain) = (Card(), UIScrollView(), UIView())",
      "card.addSubview(scroll); card.addSubview(plain)",
      "plain.touchesBegan([], with: nil)",
      "expect card.heard == 1",
      "scroll.touchesBegan([], with: nil)",
      "expect card.heard == 1",
    ]),
  Rule(
    "RC-17", .observed,
    Bilingual(
      en: "`UIControl` implements the four methods and does not forward.",
      zh: "`UIControl` 实现了这四个触摸方法，并且不向上传递。"),
    source: """
      iOS 12 UIKitCore class listing (nst/iOS-Runtime-Headers); Vercantez/openuikit \
      testControlStopsForwarding; practice
      """,
    demonstration: [
      "class Card: UIView {",
      "  var heard = 0",
      "  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {",
      "    heard += 1",
      "  }",
      "}",
      "let (card, ok, label) = (Card(), UIButton(), UILabel())",
      "card.addSubview(ok); card.addSubview(label)",
      "label.touchesBegan([], with: nil)",
      "expect card.heard == 1",
      "ok.touchesBegan([], with: nil)",
      "expect card.heard == 1",
    ]),
  Rule(
    "RC-18", .documented,
    Bilingual(
      en: """
        A disabled gesture, a hit on an ancestor etc. never change `next`. Hit testing walks \
        down the view tree; responder forwarding walks up `next`. They are two separate walks.
        """,
      zh: """
        手势被禁用、命中的是祖先视图等等，都不会改变 `next`。命中测试沿视图树自上而下，\
        响应者之间则沿 `next` 向上传递。这是两个各自独立的过程。
        """),
    source: "Apple documentation: Using responders and the responder chain to handle events",
    demonstration: [
      "add view red 100 100 200 200",
      "add view green 50 50 100 100 in red",
      "set red.isUserInteractionEnabled false",
      "expect hit 200 200 is root",
      "expect chain green is green, red, root, controller, window, app, delegate",
    ]),
  Rule(
    "RC-19", .documented,
    Bilingual(
      en: "Manually sending `touchesBegan` to another UIKit object is unsupported.",
      zh: "手动向另一个 UIKit 对象发送 `touchesBegan`，是不受支持的做法。"),
    source: "WWDC 2012 session 223",
    demonstration: [
      "add view red 100 100 100 100",
      "add view blue 100 300 100 100",
      "on red touchesBegan do blue.touchesBegan(touches, with: event)",
      "tap red",
      "expect log is \"red touchesBegan\"",
    ]),
]
