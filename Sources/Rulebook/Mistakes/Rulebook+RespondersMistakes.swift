import Records

extension Rulebook {
  /// Common mistakes about responders and events.
  static var mistakesResponders: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-19", .loose,
    claim: Bilingual(
      en: "The chain is view, controller, window, application; then the event is discarded.",
      zh: "响应者链是视图、控制器、窗口、application，然后事件被丢弃。"),
    truth: Bilingual(
      en: """
        The window scene (iOS 13) and the app delegate, if it is a UIResponder, belong to \
        it; hosting views lie between root controller and window.
        """,
      zh: "其中还有 window scene（iOS 13 起）和 app delegate（如果它是 UIResponder）；根控制器和窗口之间还有系统的容器视图。"),
    rules: ["RC-6", "RC-8", "RC-10"],
    demonstration: [
      "profile device",
      "chain root",
      "expect chain window is window, UIWindowScene, app, delegate",
    ]),
  Mistake(
    "M-20", .loose,
    claim: Bilingual(
      en: #"The chain goes to the "previous responder"."#,
      zh: "响应者链传给“上一个响应者”。"),
    truth: Bilingual(
      en: "The API calls it `next`; words of direction mislead.",
      zh: "API 的名字是 `next`（下一个）；用“上”“下”来说容易误导。"),
    rules: ["RC-1"]),
  Mistake(
    "M-21", .loose,
    claim: Bilingual(
      en: "By default the touch methods pass the event to the superior.",
      zh: "触摸方法默认把事件交给上级。"),
    truth: Bilingual(
      en: "Those of UIResponder and UIView do. UIControl and UIScrollView keep it.",
      zh: "UIResponder 和 UIView 是这样；UIControl 和 UIScrollView 会自己消费掉。"),
    rules: ["RC-13", "RC-16", "RC-17"]),
  Mistake(
    "M-22", .loose,
    claim: Bilingual(
      en: "If a responder cannot respond, the event is passed on.",
      zh: "响应者不能响应时，事件就往下传。"),
    truth: Bilingual(
      en: """
        No ability is tested: forwarding is what the default code does, and \
        an override without super ends it.
        """,
      zh: "没有人测试“能不能”：向上传递只是默认代码的行为，重写而不调用 super 就到此为止。"),
    rules: ["RC-14"]),
  Mistake(
    "M-23", .loose,
    claim: Bilingual(
      en: "There are three touch methods.",
      zh: "触摸方法有三个。"),
    truth: Bilingual(
      en: "touchesCancelled is the fourth, and code that handles touches has to handle it.",
      zh: "touchesCancelled 是第四个，处理触摸就必须处理它。"),
    rules: ["UT-4", "RC-14"]),
  Mistake(
    "M-24", .fact,
    claim: Bilingual(
      en: "super.touchesBegan hands the event to the parent class to handle.",
      zh: "super.touchesBegan 把事件交给父类处理。"),
    truth: Bilingual(
      en: "It runs the superclass's code, which sends the message to the next responder.",
      zh: "它执行父类的代码，而那段代码把消息发给下一个响应者。"),
    rules: ["RC-13"]),
  Mistake(
    "M-25", .loose,
    claim: Bilingual(
      en: "The hit-test view is the first responder.",
      zh: "命中视图就是第一响应者。"),
    truth: Bilingual(
      en: "Two notions. A touch does not change isFirstResponder.",
      zh: "这是两个概念。触摸不会改变 isFirstResponder。"),
    rules: ["FR-6"],
    demonstration: [
      "add textfield field 50 100 200 40",
      "expect hit 100 120 is field",
      "expect !field.isFirstResponder",
    ]),
  Mistake(
    "M-26", .fact,
    claim: Bilingual(
      en: """
        The keyboard comes because the window hit-tests and then makes the view first \
        responder.
        """,
      zh: "键盘弹出是因为窗口做完命中测试后让视图成为第一响应者。"),
    truth: Bilingual(
      en: """
        A text field calls becomeFirstResponder itself, in its own touch handling; called \
        in code it needs no hit test.
        """,
      zh: "文本框在自己的触摸处理中调用 becomeFirstResponder；在代码里调用时根本没有命中测试。"),
    rules: ["FR-2", "FR-6"],
    demonstration: [
      "add textfield field 50 100 200 40",
      "field.becomeFirstResponder()",
      "expect field.isFirstResponder && field.isEditing",
    ]),
  Mistake(
    "M-27", .fact,
    claim: Bilingual(
      en: "First the event passes along the responder chain, then a responder handles it.",
      zh: "先沿响应者链传递，再由谁来响应。"),
    truth: Bilingual(
      en: "Down the view tree by hit testing, then up by `next`: two separate walks.",
      zh: "先通过命中测试沿视图树向下，再通过 `next` 向上：这是两趟不同的过程。"),
    rules: ["RC-18"]),
  Mistake(
    "M-28", .loose,
    claim: Bilingual(
      en: "Touch methods in a controller: the controller responds, not its view.",
      zh: "控制器里实现了触摸方法：响应的是控制器而不是它的视图。"),
    truth: Bilingual(
      en: "It gets them only because its root view forwards them.",
      zh: "控制器能收到，只是因为它的根视图把事件传了上来。"),
    rules: ["RC-2", "RC-13"]),
  Mistake(
    "M-29", .loose,
    claim: Bilingual(
      en: "Only UIResponders can receive events.",
      zh: "只有 UIResponder 才能接收事件。"),
    truth: Bilingual(
      en: "Gesture recognizers get touches and are not responders.",
      zh: "手势识别器能收到触摸，但不是响应者。"),
    rules: ["RC-12"],
    demonstration: [
      "add view red 100 100 200 200",
      "let tap = UITapGestureRecognizer()",
      "red.addGestureRecognizer(tap)",
      "expect !(tap as Any is UIResponder)",
      "expect red.next === root",
    ]),
  Mistake(
    "M-30", .loose,
    claim: Bilingual(
      en: "There are three kinds of events: touches, motion, remote control.",
      zh: "事件有三种：触摸、运动、远程控制。"),
    truth: Bilingual(
      en: "Presses came with iOS 9; scroll, hover and transform with iOS 13.4.",
      zh: "iOS 9 增加了 presses，iOS 13.4 增加了 scroll、hover 和 transform。"),
    rules: ["PL-5"],
    demonstration: [
      "expect UIEvent.EventType.presses.rawValue == 3",
      "expect UIEvent.EventType.hover.rawValue == 11",
    ]),
  Mistake(
    "M-31", .fact,
    claim: Bilingual(
      en: "The motion methods report the accelerometer.",
      zh: "motion 系列方法报告加速度计数据。"),
    truth: Bilingual(
      en: "They report shakes. Data of the accelerometer come by Core Motion.",
      zh: "它们报告的是摇晃。加速度计数据由 Core Motion 提供。"),
    rules: ["FR-9", "FR-11"]),
  Mistake(
    "M-32", .loose,
    claim: Bilingual(
      en: "Bluetooth is another mechanism than remote control events.",
      zh: "蓝牙耳机和远程控制事件是两套机制。"),
    truth: Bilingual(
      en: "Buttons of headsets, by wire or Bluetooth, arrive the same way.",
      zh: "耳机按钮不论有线还是蓝牙，都以同样的方式到达。"),
    rules: ["FR-14"]),
]
