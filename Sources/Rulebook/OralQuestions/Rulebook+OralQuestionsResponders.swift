import Records

extension Rulebook {
  /// Questions about responders and their next ones.
  static var oralQuestionsResponders: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-11", .keyboard, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        What is a `UIResponder`? What is the difference between the first responder and the next \
        responder, and what is `next` of a view, a controller and a window?
        """,
      zh: """
        什么是 `UIResponder`？第一响应者和下一个响应者有什么区别？视图、控制器、窗口的 `next` 分\
        别是什么？
        """),
    answer: Bilingual(
      en: """
        `UIResponder` is the base class of what can handle events: views, controllers, windows, \
        scenes and the application. The next responder is where the default implementation sends \
        what an object does not handle. It is not stored but computed: for a view its superview, \
        or the controller whose root view it is; for a controller the superview of its view; for \
        a window its scene, then the application and its delegate, if that is a responder. The \
        first responder is at most one object in each window: keys and shakes go to that of the \
        key window, and the search for the receiver of an action without a target begins there. \
        A touch makes nothing first responder; `becomeFirstResponder` does, if \
        `canBecomeFirstResponder` is true, and by default it is false.
        """,
      zh: """
        `UIResponder` 是能处理事件的对象的基类：视图、控制器、窗口、scene 和 application。下一个\
        响应者，就是对象不处理时，默认实现把消息发去的地方。它不是存储的，而是算出来的：视图的是\
        父视图，根视图则是它的控制器；控制器的是它的视图的父视图；窗口的是它的 scene，再往后是 \
        application 和它的 delegate（如果是响应者）。第一响应者则是每个窗口里至多一个的对象：按键\
        和摇一摇发给主窗口的那一个，没有目标的动作也从它开始查找接收者。触摸不会让谁成为第一响应\
        者；要调用 `becomeFirstResponder`，而且 `canBecomeFirstResponder` 要为 true，它默认为 \
        false。
        """),
    points: [
      Bilingual(
        en: "base class of views, controllers, windows, the application",
        zh: "视图、控制器、窗口、application 的基类"),
      Bilingual(
        en: "next of a view: the superview, or the controller of a root view",
        zh: "视图的 next：父视图，根视图则是控制器"),
      Bilingual(
        en: "next of a controller: the superview of its view",
        zh: "控制器的 next：它的视图的父视图"),
      Bilingual(
        en: "first responder: keys, shakes, actions without a target",
        zh: "第一响应者：按键、摇一摇、没有目标的动作"),
      Bilingual(en: "the hit-test view is not the first responder", zh: "命中视图不是第一响应者"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(en: "Are gesture recognizers responders?", zh: "手势识别器是响应者吗？"),
        answer: Bilingual(
          en: """
            No, they are `NSObject` subclasses: they get touches, but they are not in the chain.
            """,
          zh: "不是，它们是 `NSObject` 的子类：能收到触摸，但不在响应者链里。")),
      OralQuestion.FollowUp(
        Bilingual(en: "What is `next` of a child controller?", zh: "子控制器的 `next` 是什么？"),
        answer: Bilingual(
          en: """
            The superview of its view, not the parent controller; the parent comes after its own \
            root view.
            """,
          zh: "它的视图的父视图，而不是父控制器；父控制器排在自己的根视图之后。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Why does the keyboard come when a text field is tapped?",
          zh: "点一下文本框，键盘为什么会弹出来？"),
        answer: Bilingual(
          en: """
            The text field makes itself first responder in its own touch handling; the hit test \
            does not.
            """,
          zh: "文本框在自己的触摸处理中让自己成为第一响应者，而不是命中测试做的。")),
    ],
    rules: [
      "RC-1", "RC-2", "RC-3", "RC-4", "RC-8", "RC-9", "RC-10", "RC-12", "RC-13", "FR-1", "FR-2",
      "FR-4", "FR-6", "TA-3",
    ],
    demonstration: [
      "add controller child in controller",
      "add textfield name 20 100 200 44 in childView",
      "expect name.next === childView && childView.next === child",
      "expect child.next === root && root.next === controller",
      "expect controller.next === window",
      "expect hit 100 120 is name",
      "expect !name.isFirstResponder",
      "tap name",
      "expect name.isFirstResponder",
      "expect !root.canBecomeFirstResponder",
    ]),
  OralQuestion(
    "Q-18", .controllers, level: 1, minutes: 2,
    question: Bilingual(
      en: """
        A view needs the controller that it belongs to, and nobody gave it a reference. How does \
        it find it?
        """,
      zh: "一个视图需要找到自己所属的控制器，却没有人给过它引用。怎样找到？"),
    answer: Bilingual(
      en: """
        By the responder chain: begin at `view.next` and follow `next` until a responder is a \
        `UIViewController`. In Swift that is `var next = view.next`, then `while let one = next, \
        !(one is UIViewController) { next = one.next }`, then `next as? UIViewController`. It \
        works because the next responder of a controller's root view is that controller. The \
        first one that is found is the nearest, so for a view in a child controller it is the \
        child. The result is nil for a view that is in no hierarchy yet, or directly in the \
        window. I would use it for a helper or for debugging; otherwise a delegate or a closure \
        says more clearly who depends on whom.
        """,
      zh: """
        用响应者链：从 `view.next` 开始沿 `next` 走，直到某个响应者是 `UIViewController`。Swift \
        代码是 `var next = view.next`，接着 `while let one = next, !(one is UIViewController) { \
        next = one.next }`，最后 `next as? UIViewController`。之所以可行，是因为控制器根视图的下\
        一个响应者就是该控制器。最先找到的是最近的一个，所以子控制器里的视图找到的是子控制器。视\
        图还没有加入层级，或者直接放在窗口里，结果就是 nil。我会把它用在辅助方法或调试里；其他情\
        况用 delegate 或闭包，依赖关系更清楚。
        """),
    points: [
      Bilingual(
        en: "follow next until it is a UIViewController",
        zh: "沿 next 走到 UIViewController 为止"),
      Bilingual(en: "next of a root view is its controller", zh: "根视图的 next 是它的控制器"),
      Bilingual(
        en: "the nearest is found; nil outside any controller",
        zh: "找到的是最近的；不在任何控制器里则为 nil"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(en: "Why not along `superview`?", zh: "为什么不能沿 `superview` 找？"),
        answer: Bilingual(
          en: "Controllers are not views; only `next` passes through them.",
          zh: "控制器不是视图，只有 `next` 会经过它们。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "And how do you get from a child controller to its parent?",
          zh: "怎样从子控制器到父控制器？"),
        answer: Bilingual(
          en: """
            By `parent`. Along `next` the parent comes only after the views between, up to its \
            root view.
            """,
          zh: "用 `parent`。沿 `next` 要先经过中间的视图，直到父控制器的根视图，才到父控制器。")),
    ],
    rules: ["RC-2", "RC-1", "RC-3", "RC-4"],
    demonstration: [
      "func owner(of view: UIView) -> UIViewController? {",
      "  var next = view.next",
      "  while let one = next, !(one is UIViewController) { next = one.next }",
      "  return next as? UIViewController",
      "}",
      "add controller child in controller",
      "add view card 20 100 300 200 in childView",
      "add button ok 20 20 100 44 in card",
      "add view badge 0 0 50 50 in window",
      "expect owner(of: ok) === child",
      "expect owner(of: root) === controller",
      "expect owner(of: badge) == nil",
      "expect owner(of: UIView()) == nil",
    ]),
]
