import Records

extension Rulebook {
  /// Questions about recognizers and controls that want the same touch.
  static var oralQuestionsGestures: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-5", .gestures, level: 2, minutes: 4,
    question: Bilingual(
      en: """
        How do gesture recognizers and the touch methods of a view relate? Who wins when \
        gestures conflict, and what is cancelled?
        """,
      zh: "手势识别器和视图的触摸方法是什么关系？手势冲突时谁胜出？什么会被取消？"),
    answer: Bilingual(
      en: """
        For a touch UIKit takes the recognizers of the hit-test view and of all its superviews. \
        They get each touch before the view, which at first gets it as well. When one \
        recognizes, the view gets `touchesCancelled` and hears no more of that touch, because \
        `cancelsTouchesInView` is true by default. Among recognizers the first to recognize wins \
        and the others fail; if two recognize in the same event, the one nearer to the hit-test \
        view wins. To change that: `require(toFail:)`, so that a single tap waits for a double \
        tap; `shouldRecognizeSimultaneouslyWith`, so that both run; `shouldReceive`, so that one \
        never sees a touch; `gestureRecognizerShouldBegin`, to refuse at the moment of \
        recognition.
        """,
      zh: """
        对一次触摸，UIKit 取命中视图及其所有父视图的手势识别器。它们先于视图收到每个触摸，而视图\
        起初也会收到。一旦有手势识别成功，视图就收到 `touchesCancelled`，之后不再收到这个触摸，因\
        为 `cancelsTouchesInView` 默认为 true。手势识别器之间，最先识别成功的胜出，其余的失败；在\
        同一个事件里同时识别成功，离命中视图近的胜出。要改变它：用 `require(toFail:)` 让单击等待\
        双击失败；用 `shouldRecognizeSimultaneouslyWith` 让两者同时进行；用 `shouldReceive` 让某\
        个手势根本收不到触摸；用 `gestureRecognizerShouldBegin` 在即将识别成功时拒绝。
        """),
    points: [
      Bilingual(
        en: "recognizers of the hit-test view and of its superviews",
        zh: "命中视图及其各级父视图的手势识别器"),
      Bilingual(en: "they get the touch before the view", zh: "它们先于视图收到触摸"),
      Bilingual(
        en: "recognized: the view gets touchesCancelled",
        zh: "识别成功：视图收到 touchesCancelled"),
      Bilingual(
        en: "the first to recognize wins; a tie: the nearest to the hit-test view",
        zh: "最先识别成功的胜出；平局时离命中视图近的胜出"),
      Bilingual(
        en: "a way to change it, such as require(toFail:)",
        zh: "改变它的方法，如 require(toFail:)"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Which properties decide what the view hears meanwhile?",
          zh: "哪些属性决定视图在此期间收到什么？"),
        answer: Bilingual(
          en: """
            `cancelsTouchesInView` (true) cancels on recognition; `delaysTouchesBegan` (false) \
            holds back the beginning until the recognizer has failed; `delaysTouchesEnded` \
            (true) holds back the end in the same way.
            """,
          zh: """
            `cancelsTouchesInView`（默认 true）在识别成功时取消；`delaysTouchesBegan`（默认 \
            false）把开始推迟到手势失败之后；`delaysTouchesEnded`（默认 true）同样推迟结束。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "One delegate allows simultaneous recognition, the other does not. What happens?",
          zh: "一个 delegate 允许同时识别，另一个不允许，会怎样？"),
        answer: Bilingual(
          en: "Both recognize: one true is enough, and a false forbids nothing.",
          zh: "两者都识别：有一个返回 true 就够了，返回 false 并不能禁止。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "What is the difference between failed and cancelled?",
          zh: "失败和取消有什么区别？"),
        answer: Bilingual(
          en: """
            Before it has begun a recognizer fails; a continuous one that has begun is cancelled.
            """,
          zh: "进入 began 之前是失败；连续手势进入 began 之后则是取消。")),
    ],
    rules: [
      "GR-1", "GR-3", "GR-17", "GR-25", "GR-26", "GR-36", "GR-29", "GR-5", "GR-35", "GR-13",
      "GR-43", "GR-45",
    ],
    demonstration: [
      "add view red 50 100 300 200",
      "on red touches",
      "gesture pan slide on root",
      "drag red by 80 0 steps 2",
      #"expect log contains "red touchesBegan", "slide began""#,
      #"expect log contains "slide began", "red touchesCancelled""#,
      "log clear",
      "gesture tap leaf on red",
      "gesture tap stem on root",
      "tap red",
      "expect states leaf is possible, ended",
      "expect states stem is possible, failed",
    ]),
  OralQuestion(
    "Q-13", .gestures, level: 2, minutes: 3,
    question: Bilingual(
      en: """
        A button has an action for `touchUpInside`, and there is a tap recognizer, on its \
        superview or on the button itself. Who reacts to a tap?
        """,
      zh: """
        按钮有 `touchUpInside` 的动作，另外还有一个点按手势，加在父视图上，或者加在按钮自己身上。\
        点一下，谁响应？
        """),
    answer: Bilingual(
      en: """
        If the recognizer is on the superview, only the button reacts. The recognizer gets the \
        touch first and would recognize, but before it may, UIKit asks the hit-test view \
        `gestureRecognizerShouldBegin`; a `UIButton` refuses a single tap with one finger, so \
        the recognizer fails. If it is on the button itself, the recognizer wins: the button's \
        touch is cancelled, it sends `touchCancel` and no `touchUpInside`. The refusal holds \
        only for the standard controls and their own gesture. A subclass of plain `UIControl` \
        loses against a tap on its superview. And a long press or a pan on the superview is not \
        a button's own gesture: it is not refused and cancels the button's touch.
        """,
      zh: """
        加在父视图上：只有按钮响应。手势识别器先收到触摸，本来会识别成功，但在此之前 UIKit 会询问\
        命中视图的 `gestureRecognizerShouldBegin`；`UIButton` 拒绝单指单击，于是手势失败。加在按\
        钮自己身上：手势胜出，按钮的触摸被取消，按钮发送 `touchCancel`，不发送 `touchUpInside`。\
        这种拒绝只对标准控件和它们自己的手势有效。直接继承 `UIControl` 的控件会输给父视图上的点\
        按。父视图上的长按或拖移不是按钮自己的手势，不会被拒绝，会取消按钮的触摸。
        """),
    points: [
      Bilingual(
        en: "on the superview: the button fires, the tap fails",
        zh: "加在父视图上：按钮响应，点按手势失败"),
      Bilingual(
        en: "on the button: the recognizer fires, touchUpInside does not",
        zh: "加在按钮上：手势响应，没有 touchUpInside"),
      Bilingual(
        en: "by gestureRecognizerShouldBegin of the button",
        zh: "机制是按钮的 gestureRecognizerShouldBegin"),
      Bilingual(
        en: "only standard controls, only their own gesture",
        zh: "只限标准控件，只限它们自己的手势"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(en: "Both should react. What do you set?", zh: "要让两者都响应，怎样设置？"),
        answer: Bilingual(
          en: """
            `cancelsTouchesInView = false` on the recognizer: it takes nothing away, so the \
            button is not asked, and both fire.
            """,
          zh: """
            把手势识别器的 `cancelsTouchesInView` 设为 false：它不夺走触摸，也就不会询问按钮，两\
            者都会触发。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "A control of your own loses against a tap on its superview. What do you do?",
          zh: "自己写的控件输给了父视图上的点按手势，怎么办？"),
        answer: Bilingual(
          en: """
            Override `gestureRecognizerShouldBegin` in the control and return false for \
            recognizers of other views; or let the recognizer's delegate refuse the touch in \
            `shouldReceive`.
            """,
          zh: """
            在控件里重写 `gestureRecognizerShouldBegin`，对别的视图的手势识别器返回 false；或者让\
            手势的 delegate 在 `shouldReceive` 里拒绝这个触摸。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Does the button see the beginning of a touch that is cancelled later?",
          zh: "触摸后来被取消，按钮能收到它的开始吗？"),
        answer: Bilingual(
          en: """
            Yes: it sends `touchDown` and is highlighted, until the recognizer takes the touch \
            away.
            """,
          zh: "能：按钮会发送 `touchDown` 并高亮，直到手势识别器夺走触摸。")),
    ],
    rules: [
      "GR-30", "GR-31", "GR-32", "GR-33", "GR-3", "GR-17", "CT-28", "GR-34", "GR-5", "CT-10",
      "CT-6",
    ],
    demonstration: [
      "add button ok 50 100 100 50",
      "add control knob 50 200 100 50",
      "var fired = 0",
      "target ok touchUpInside do fired += 1",
      "target knob touchUpInside",
      "gesture tap dig on root",
      "tap ok",
      "expect fired == 1",
      "expect states dig is possible, failed",
      "log clear",
      "tap knob",
      #"expect log is "dig ended""#,
      "gesture tap own on ok",
      "tap ok",
      "expect states own is possible, ended",
      "expect fired == 1",
    ]),
]
