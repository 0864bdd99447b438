import Records

extension Rulebook {
  /// Questions about the life cycles of controllers and of apps.
  static var oralQuestionsLifeCycle: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-25", .lifeCycle, level: 1, minutes: 3,
    question: Bilingual(
      en: """
        Take me through the callbacks of a view controller, from its first use to a pop. \
        Which one is for what?
        """,
      zh: "从第一次使用到被 pop，视图控制器会收到哪些回调？各适合做什么？"),
    answer: Bilingual(
      en: """
        The view is made when somebody first asks for it: `loadView`, then `viewDidLoad`, \
        once. Things that are set up once go there. Each time it shows come \
        `viewWillAppear`, where it is not in the hierarchy yet, `viewIsAppearing`, where \
        window, traits and size are right, the layout callbacks, any number of times, and \
        `viewDidAppear`. Covered by a push it hears `viewWillDisappear` and \
        `viewDidDisappear`, and all of the appearance again when it comes back; its view \
        stays loaded. A sheet over it tells it nothing. *Will* may be followed by its \
        opposite, as in a swipe back that is let go.
        """,
      zh: """
        第一次有人访问 view 时才创建：先 `loadView`，再 `viewDidLoad`，只有一次，适合做一次\
        性的设置。每次显示依次收到 `viewWillAppear`（还不在视图层级里）、`viewIsAppearing`（\
        window、trait 和大小都已正确）、若干次布局回调，最后是 `viewDidAppear`。被 push 盖住\
        时收到 `viewWillDisappear` 和 `viewDidDisappear`，回来时显示的回调再来一遍；视图一直\
        保留。上面盖一个 sheet 则什么也收不到。will 之后也可能是相反的回调，例如侧滑返回中途\
        放开。
        """),
    points: [
      Bilingual(
        en: "viewDidLoad once, when the view is first asked for",
        zh: "viewDidLoad 只有一次，在第一次访问 view 时"),
      Bilingual(
        en: "viewWillAppear before, viewIsAppearing when window and size are right",
        zh: "viewWillAppear 在之前；viewIsAppearing 时 window 和大小已正确"),
      Bilingual(
        en: "the appearance calls come each time, and the view stays loaded",
        zh: "显示的回调每次都来，视图一直保留"),
      Bilingual(
        en: "a sheet over it tells it nothing",
        zh: "盖上 sheet 时什么也收不到"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "In a push, who hears first, the covered controller or the new one?",
          zh: "push 时谁先收到：被盖住的还是新的控制器？"),
        answer: Bilingual(
          en: """
            The covered one's viewWillDisappear, the new one's viewWillAppear, then did and \
            did in the same order.
            """,
          zh: "被盖住的 viewWillDisappear，新的 viewWillAppear，然后两个 did 按同样的顺序。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "How do you tell a pop from being covered?",
          zh: "怎样区分被 pop 和被盖住？"),
        answer: Bilingual(
          en: "Inside of viewWillDisappear isMovingFromParent is true for a pop.",
          zh: "在 viewWillDisappear 里，被 pop 时 isMovingFromParent 为 true。")),
    ],
    rules: ["VC-1", "VC-5", "VC-6", "VC-9", "VC-11", "VC-13"],
    demonstration: [
      "class Page: UIViewController {",
      "  var heard: [String] = []",
      #"  override func viewDidLoad() { heard.append("load") }"#,
      #"  override func viewWillAppear(_ a: Bool) { heard.append("will") }"#,
      #"  override func viewDidAppear(_ a: Bool) { heard.append("did") }"#,
      "}",
      "let page = Page()",
      "let nav = UINavigationController(rootViewController: page)",
      "window.rootViewController = nav",
      "nav.pushViewController(UIViewController(), animated: false)",
      "nav.popViewController(animated: false)",
      #"expect page.heard == ["load", "will", "did", "will", "did"]"#,
    ]),
  OralQuestion(
    "Q-26", .lifeCycle, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        A controller was popped, and its `deinit` does not run. How do you find out why, and \
        what are the usual causes?
        """,
      zh: "控制器已经被 pop，但 `deinit` 没有执行。怎样找出原因？常见原因有哪些？"),
    answer: Bilingual(
      en: """
        Somebody still holds it. After a pop the navigation controller no longer does, so I \
        look for other owners, with the memory graph or by leaving one candidate out at a \
        time. The usual ones: a closure that it keeps, or that an object it keeps holds, and \
        that captures it strongly; a delegate property that is not weak; a repeating timer \
        or a display link with the controller as its target, which hold it until they are \
        invalidated, so that invalidating them in `deinit` never happens; a singleton, a \
        cache or an observer token. A request that is running only delays the release until \
        its handler is dropped. The cure is `weak`, or an end in `viewDidDisappear`.
        """,
      zh: """
        说明还有人持有它。pop 之后导航控制器不再持有，所以要找别的持有者：用内存图，或者一次\
        去掉一个可疑对象。常见的有：它保存的（或它所持有的对象保存的）闭包强引用了它；\
        delegate 属性不是 weak；重复的定时器或 display link 以它为 target，在 invalidate 之\
        前一直持有它，所以写在 `deinit` 里的 invalidate 永远不会执行；还有单例、缓存和观察者\
        。正在进行的请求只是推迟释放，handler 丢弃后就会释放。解决办法是用 `weak`，或者在 \
        `viewDidDisappear` 里结束它们。
        """),
    points: [
      Bilingual(
        en: "some strong reference is left: look for the owner",
        zh: "还有强引用：要找到持有者"),
      Bilingual(
        en: "closures that capture self, delegates that are not weak",
        zh: "捕获 self 的闭包、不是 weak 的 delegate"),
      Bilingual(
        en: "timers and display links hold their target until invalidated",
        zh: "定时器和 display link 在 invalidate 之前持有 target"),
      Bilingual(
        en: "a running request only delays",
        zh: "进行中的请求只是推迟"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Why does it not help to invalidate the timer in deinit?",
          zh: "为什么在 deinit 里 invalidate 定时器没有用？"),
        answer: Bilingual(
          en: "The timer holds the controller, so deinit never comes.",
          zh: "定时器持有控制器，deinit 根本不会来。"))
    ],
    rules: ["VC-31", "VC-32", "VC-33"],
    demonstration: [
      "class Page: UIViewController { var onTap: (() -> Void)? }",
      "func leaky() -> Page {",
      "  let page = Page()",
      #"  page.onTap = { page.title = "x" }"#,
      "  return page",
      "}",
      "func sound() -> Page {",
      "  let page = Page()",
      #"  page.onTap = { [weak page] in page?.title = "x" }"#,
      "  return page",
      "}",
      "weak var first = leaky()",
      "weak var second = sound()",
      "expect first != nil",
      "expect second == nil",
    ]),
  OralQuestion(
    "Q-32", .application, level: 2, minutes: 3,
    question: Bilingual(
      en: "Which states does an app have, and where do you save what the user has typed?",
      zh: "App 有哪些状态？用户输入的内容应当在哪里保存？"),
    answer: Bilingual(
      en: """
        Five: not running, inactive, active, background, suspended. Code sees three of them, \
        for in the other two none of it runs. Between active and background there is always \
        inactive, and a call or an alert of the system may stop there and go back, so losing \
        the focus is a place to pause, not to save. I save when the app enters the \
        background: it is the last callback that is sure to come. A suspended app is ended \
        without any, and `applicationWillTerminate` only comes to an app that still runs. \
        With scenes the scene's delegate hears these, and the app's delegate does not.
        """,
      zh: """
        五种：未运行、inactive、active、后台、挂起。代码只能看到其中三种，另外两种状态下没有\
        代码在运行。active 与后台之间总要经过 inactive；来电或系统弹窗可能停在那里又回来，所\
        以失去焦点时适合暂停，不适合保存。应当在进入后台时保存：这是最后一个一定会来的回调。\
        挂起的 App 被结束时没有任何回调，`applicationWillTerminate` 只给仍在运行的 App。使用\
         scene 时由 scene 的代理接收这些回调，应用代理收不到。
        """),
    points: [
      Bilingual(
        en: "the five states, of which code sees three",
        zh: "五种状态，代码能看到三种"),
      Bilingual(
        en: "inactive lies between active and background, and may be all there is",
        zh: "active 与后台之间是 inactive，也可能就停在那里"),
      Bilingual(
        en: "save in didEnterBackground; a suspended app ends without a callback",
        zh: "在 didEnterBackground 保存；挂起的 App 结束时没有回调"),
      Bilingual(
        en: "with scenes the scene's delegate hears it",
        zh: "使用 scene 时由 scene 的代理接收"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "When does applicationWillTerminate come?",
          zh: "applicationWillTerminate 什么时候来？"),
        answer: Bilingual(
          en: "Only if the app is ended while it runs; not once it is suspended.",
          zh: "只在 App 运行中被结束时；挂起之后不会来。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Does willEnterForeground come at launch?",
          zh: "启动时会有 willEnterForeground 吗？"),
        answer: Bilingual(
          en: "Without scenes no, with scenes yes.",
          zh: "不用 scene 时没有，用 scene 时有。")),
    ],
    rules: ["AP-15", "AP-17", "AP-20", "AP-22", "AP-36", "AP-11"],
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var saves = 0",
      "  func applicationDidEnterBackground(_ a: UIApplication) { saves += 1 }",
      "  func applicationWillTerminate(_ a: UIApplication) { saves += 1 }",
      "}",
      "launch Main",
      "device call",
      "device decline",
      "let main = UIApplication.shared.delegate as! Main",
      "expect main.saves == 0",
      "device home",
      "device suspend",
      "device terminate",
      "expect main.saves == 1",
    ]),
]
