import Records

extension Rulebook {
  /// Questions about the path of a touch, down and up again.
  static var oralQuestionsDelivery: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-1", .chain, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        How does a touch get to the code that handles it? Explain hit testing and the responder \
        chain: which way does each of them run?
        """,
      zh: "一次触摸怎样到达处理它的代码？请说明命中测试和响应者链，它们各朝哪个方向进行？"),
    answer: Bilingual(
      en: """
        These are two separate walks. Hit testing looks for the view: the windows are asked from \
        front to back, and within a window the search goes down the tree. The view that it finds \
        becomes `touch.view`, which does not change until the finger lifts. Then the event is \
        delivered: `UIApplication.sendEvent`, `UIWindow.sendEvent`, the gesture recognizers of \
        that view and its superviews, and the view itself. If the view does not override \
        `touchesBegan`, the default implementation sends the same message to `next`: to the \
        superview, from a root view to its controller, and so up to the window, its scene, the \
        application and its delegate. An override that does not call super ends this second walk.
        """,
      zh: """
        这是两趟独立的过程。命中测试负责找视图：窗口从前到后依次被询问，在窗口里沿视图树自上而下\
        查找。找到的视图成为 `touch.view`，直到手指抬起都不变。然后投递事件：\
        `UIApplication.sendEvent`、`UIWindow.sendEvent`、该视图及其各级父视图的手势识别器，最后是\
        视图自己。如果视图没有重写 `touchesBegan`，默认实现就把同一条消息发给 `next`：发给父视\
        图，根视图则发给它的控制器，这样一直向上，直到窗口、它的 scene、application 和 delegate。\
        如果重写而不调用 super，第二趟就到此为止。
        """),
    points: [
      Bilingual(
        en: "hit testing: from the window down the tree",
        zh: "命中测试：从窗口沿视图树向下"),
      Bilingual(en: "the touch keeps the view that was found", zh: "触摸的视图找到后不再改变"),
      Bilingual(
        en: "the responder chain: from that view up along next",
        zh: "响应者链：从该视图沿 next 向上"),
      Bilingual(
        en: "forwarding is the default code; an override without super ends it",
        zh: "向上传递是默认实现；重写而不调用 super 就到此为止"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "The finger slides onto another view. Who gets `touchesMoved`?",
          zh: "手指滑到了另一个视图上，谁收到 `touchesMoved`？"),
        answer: Bilingual(
          en: """
            The view of the touch, until the finger lifts: hit testing takes place when a touch \
            begins.
            """,
          zh: "仍然是触摸原来的视图，直到手指抬起：命中测试只在触摸开始时进行。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "What does `super.touchesBegan` do in a view?",
          zh: "在视图里调用 `super.touchesBegan` 会做什么？"),
        answer: Bilingual(
          en: """
            It runs the superclass's code, and that of a plain view sends the message to the \
            next responder; the superclass handles nothing.
            """,
          zh: "它执行父类的代码；普通视图的这段代码把消息发给下一个响应者，父类并不处理什么。")),
      OralQuestion.FollowUp(
        Bilingual(en: "Do all views forward?", zh: "所有视图都会向上传递吗？"),
        answer: Bilingual(
          en: """
            No: `UIControl` and `UIScrollView` implement the touch methods and do not forward.
            """,
          zh: "不是：`UIControl` 和 `UIScrollView` 实现了触摸方法，不再向上传递。")),
    ],
    rules: [
      "RC-18", "HT-5", "HT-22", "PL-1", "UT-2", "WN-5", "RC-2", "RC-8", "RC-13", "RC-14", "RC-16",
      "RC-17",
    ],
    demonstration: [
      "add view card 60 200 270 200",
      "add view pic 20 20 100 100 in card",
      "expect order 100 250 is window, root, card, pic",
      "expect chain pic is pic, card, root, controller, window, app, delegate",
      "on card touchesBegan",
      "on root touchesBegan",
      "tap pic",
      #"expect log is "card touchesBegan""#,
    ]),
  OralQuestion(
    "Q-10", .delivery, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        Follow a touch from the glass to a view: which stations does it pass, before the app and \
        in it?
        """,
      zh: "从屏幕到视图，一次触摸要经过哪些环节？请分别说明进入 App 之前和之后。"),
    answer: Bilingual(
      en: """
        The digitizer senses the finger, and a system process makes an event of it and sends it \
        to the app in front. It arrives in the run loop of the main thread and joins the \
        application's event queue, which is handled first in, first out. For a finger that goes \
        down UIKit hit-tests the windows from front to back. So when `UIApplication.sendEvent` \
        begins, the touch already has its window, its view and its recognizers. From there it \
        goes to `UIWindow.sendEvent`, to the gesture recognizers and to the view's \
        `touchesBegan`, and if nobody handles it, up the responder chain. Actions run on the \
        main thread; the layout and drawing they ask for follow later in the same turn of the \
        run loop.
        """,
      zh: """
        触摸屏感应到手指，系统进程把它做成事件，发给前台的 App。事件到达主线程的 run loop，进入 \
        application 的事件队列，按先进先出处理。手指按下时，UIKit 从前到后对窗口做命中测试。所以 \
        `UIApplication.sendEvent` 开始时，触摸已经有了窗口、视图和手势识别器。接着是 \
        `UIWindow.sendEvent`、手势识别器、视图的 `touchesBegan`；没人处理就沿响应者链向上。动作在\
        主线程上执行；它们请求的布局和绘制，稍后在同一轮 run loop 中完成。
        """),
    points: [
      Bilingual(
        en: "digitizer, then a system process, then the app in front",
        zh: "触摸屏、系统进程、前台 App"),
      Bilingual(
        en: "main run loop and event queue, in order",
        zh: "主线程的 run loop 和事件队列，先进先出"),
      Bilingual(en: "hit testing comes before sendEvent", zh: "命中测试先于 sendEvent"),
      Bilingual(
        en: "sendEvent of the application, then of the window",
        zh: "先 application 的 sendEvent，再窗口的"),
      Bilingual(en: "gesture recognizers before the view", zh: "手势识别器先于视图"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "The main thread is busy for a second. What happens to a tap?",
          zh: "主线程忙了一秒，这期间的点按会怎样？"),
        answer: Bilingual(
          en: """
            It waits in the queue and is handled afterwards: the main thread takes one event \
            after the other.
            """,
          zh: "在队列里等待，之后再处理：事件在主线程上一个接一个地处理。")),
      OralQuestion.FollowUp(
        Bilingual(en: "Does a shake go the same way?", zh: "摇一摇也走这条路吗？"),
        answer: Bilingual(
          en: """
            No. It has no location, so there is no hit test: it goes to the key window, to its \
            first responder if there is one.
            """,
          zh: """
            不是。它没有位置，也就没有命中测试：它发给主窗口，有第一响应者就发给第一响应者。
            """)),
      OralQuestion.FollowUp(
        Bilingual(en: "Which window is asked first?", zh: "最先询问哪个窗口？"),
        answer: Bilingual(
          en: """
            The one in front: the highest `windowLevel`, and within a level the front one. The \
            key window has no privilege.
            """,
          zh: "最前面的：`windowLevel` 最高的，同一层级里最靠前的。主窗口没有优先权。")),
    ],
    rules: ["PL-3", "PL-2", "PL-1", "PL-4", "PL-6", "WN-1", "WN-5", "WN-8", "FR-10"],
    demonstration: [
      "add view card 40 300 310 200",
      "gesture tap dig on card",
      "var known: UIView?",
      "on app sendEvent and super do known = event.allTouches!.first!.view",
      "on window sendEvent and super",
      "on dig touchesBegan and super",
      "on card touchesBegan",
      "touch 1 down 100 400",
      "expect known === card",
      #"expect log contains "window sendEvent super", "dig touchesBegan super""#,
      #"expect log contains "dig touchesBegan super", "card touchesBegan""#,
    ]),
]
