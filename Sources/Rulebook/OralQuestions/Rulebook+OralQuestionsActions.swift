import Records

extension Rulebook {
  /// Questions about messages that go along the responder chain.
  static var oralQuestionsActions: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-19", .chain, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        A button deep in a cell should tell its controller something, without a delegate in \
        every layer. How can the responder chain do that?
        """,
      zh: "cell 深处的按钮要通知控制器，又不想在每一层都写 delegate。怎样用响应者链做到？"),
    answer: Bilingual(
      en: """
        In two ways. UIKit's own is an action with a nil target: \
        `UIApplication.shared.sendAction(#selector(…), to: nil, from: self, for: nil)`, or a \
        control whose target is nil. UIKit searches from the first responder, or from the sender \
        if there is none, along `next` and calls the first object that implements the selector. \
        By hand it is a method in an extension of `UIResponder`, marked `@objc` so that it can \
        be overridden, whose default is `next?.route(name)`; whichever ancestor overrides it \
        handles the event, and calls super if it should travel on. The price: no compiler checks \
        that anybody is there, and it works only as long as the receiver is an ancestor.
        """,
      zh: """
        有两种做法。UIKit 自带的是 target 为 nil 的动作：\
        `UIApplication.shared.sendAction(#selector(…), to: nil, from: self, for: nil)`，或者 \
        target 为 nil 的控件。UIKit 从第一响应者开始，没有第一响应者就从 sender 开始，沿 `next` \
        查找，调用第一个实现了该 selector 的对象。自己写的是 `UIResponder` 扩展里的一个方法，加\
        上 `@objc` 才能重写，默认实现是 `next?.route(name)`；哪个祖先重写了，就由它处理，要继续向\
        上就调用 super。代价是：编译器不检查有没有人接收，而且只有接收者是祖先时才有效。
        """),
    points: [
      Bilingual(en: "an action with a nil target", zh: "target 为 nil 的动作"),
      Bilingual(
        en: "or a UIResponder method whose default calls next",
        zh: "或 UIResponder 的方法，默认实现转给 next"),
      Bilingual(
        en: "the nearest ancestor that implements it handles it",
        zh: "由最近的实现了它的祖先处理"),
      Bilingual(
        en: "the price: no check that anybody receives it",
        zh: "代价：没有人接收也不会有提示"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "What does `sendAction` do if nobody implements the selector?",
          zh: "如果没有人实现该 selector，`sendAction` 会怎样？"),
        answer: Bilingual(
          en: "It returns false; nothing is raised.",
          zh: "返回 false，不会抛异常。")),
      OralQuestion.FollowUp(
        Bilingual(en: "Two ancestors should both hear it. How?", zh: "怎样让两个祖先都收到？"),
        answer: Bilingual(
          en: "The lower one calls super in its override, which sends it on to `next`.",
          zh: "下面的那个在重写里调用 super，由它继续发给 `next`。")),
      OralQuestion.FollowUp(
        Bilingual(en: "When would you post a notification instead?", zh: "什么时候改用通知？"),
        answer: Bilingual(
          en: """
            When the receivers are not ancestors of the sender: the chain reaches nobody else.
            """,
          zh: "接收者不是发送者的祖先时：响应者链到不了别处。")),
    ],
    rules: ["TA-3", "TA-4", "TA-6", "RC-1", "RC-2", "RC-14"],
    demonstration: [
      "class Page: UIView {",
      "  var likes = 0",
      "  @objc func like(_ sender: Any?) { likes += 1 }",
      "}",
      "add Page page 0 60 390 700",
      "add view cell 20 100 350 80 in page",
      "add button heart 20 20 100 44 in cell",
      "target heart touchUpInside send like:",
      "tap heart",
      "expect page.likes == 1",
      "let like = #selector(Page.like(_:))",
      "expect app.sendAction(like, to: nil, from: cell, for: nil)",
      "expect page.likes == 2",
      "expect !app.sendAction(like, to: nil, from: root, for: nil)",
    ]),
  OralQuestion(
    "Q-24", .controls, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        A control's action has a nil target: who receives it? And where does a shake of the \
        device go?
        """,
      zh: "控件的动作 target 为 nil，由谁接收？摇一摇设备，事件又发给谁？"),
    answer: Bilingual(
      en: """
        The control sends the action to the application. With a nil target that looks for a \
        receiver: from the first responder, or from the control if there is none, along `next`; \
        the first object that implements the selector gets the action. If there is none, \
        `sendAction` returns false and nothing happens. A shake has no location, so there is no \
        hit test: `motionBegan` and `motionEnded` go to the first responder of the key window \
        and by the default implementation up the chain. Without a first responder the key window \
        gets them. So a controller that wants shakes returns true from `canBecomeFirstResponder` \
        and becomes first responder. Data of the accelerometer are another matter, they come by \
        Core Motion.
        """,
      zh: """
        控件把动作发给 application，target 为 nil 时由它查找接收者：从第一响应者开始，没有第一响\
        应者就从控件开始，沿 `next` 查找，第一个实现了该 selector 的对象收到动作。一个也没有，\
        `sendAction` 就返回 false，什么也不发生。摇一摇没有位置，不做命中测试：`motionBegan` 和 \
        `motionEnded` 发给主窗口的第一响应者，默认实现再沿响应者链向上。没有第一响应者，就发给主\
        窗口。所以想响应摇一摇的控制器，要让 `canBecomeFirstResponder` 返回 true，并成为第一响应\
        者。加速度计的数据是另一回事，由 Core Motion 提供。
        """),
    points: [
      Bilingual(
        en: "nil target: from the first responder, else from the sender, along next",
        zh: "target 为 nil：从第一响应者开始，没有就从 sender 开始，沿 next 查找"),
      Bilingual(
        en: "the first that implements the selector; nobody: false, no error",
        zh: "第一个实现了该 selector 的对象；没有则为 false，不报错"),
      Bilingual(
        en: "a shake goes to the first responder, then up the chain",
        zh: "摇一摇先发给第一响应者，再沿响应者链向上"),
      Bilingual(
        en: "without a first responder, to the key window",
        zh: "没有第一响应者就发给主窗口"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "How do you dismiss the keyboard without knowing which field has it?",
          zh: "不知道哪个文本框弹出了键盘，怎样收起？"),
        answer: Bilingual(
          en: """
            Send `resignFirstResponder` to nil by `UIApplication.sendAction`: the first \
            responder is found; or `endEditing(true)` on a view that holds the field.
            """,
          zh: """
            用 `UIApplication.sendAction` 把 `resignFirstResponder` 发给 nil，第一响应者会被找\
            到；或者对包含文本框的视图调用 `endEditing(true)`。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "A controller overrides `motionEnded` and hears nothing. Why?",
          zh: "控制器重写了 `motionEnded` 却收不到，为什么？"),
        answer: Bilingual(
          en: """
            Nobody is first responder, so the shake goes to the window, and from there the chain \
            leads up to the application and never down to the controller.
            """,
          zh: """
            没有第一响应者，摇一摇发给窗口；从窗口出发，响应者链向上通往 application，不会向下到\
            控制器。
            """)),
    ],
    rules: ["TA-3", "TA-4", "TA-1", "TA-6", "TA-9", "FR-8", "FR-9", "FR-10", "FR-11", "PL-4"],
    demonstration: [
      "add view card 20 100 350 300",
      "add button ok 20 20 100 44 in card",
      "target ok touchUpInside send save:",
      "var saved = 0",
      "on card save do saved += 1",
      "tap ok",
      "expect saved == 1",
      "on controller motion",
      "on window motion",
      "log clear",
      "shake",
      #"expect log is "window motionBegan", "window motionEnded""#,
      "on controller canBecomeFirstResponder return true",
      "controller.becomeFirstResponder()",
      "shake",
      #"expect log contains "controller motionBegan", "controller motionEnded""#,
    ]),
]
