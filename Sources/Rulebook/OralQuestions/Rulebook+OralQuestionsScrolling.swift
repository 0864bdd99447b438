import Records

extension Rulebook {
  /// Questions about scroll views and the touches of their content.
  static var oralQuestionsScrolling: [OralQuestion] { content }
}

private let content: [OralQuestion] = [
  OralQuestion(
    "Q-17", .scrolling, level: 3, minutes: 4,
    question: Bilingual(
      en: """
        A finger goes down on a button in a scroll view. When does the button get the touch, \
        when does the view scroll, and which settings change that?
        """,
      zh: "手指按在滚动视图里的按钮上。什么时候按钮得到触摸，什么时候滚动？哪些设置能改变它？"),
    answer: Bilingual(
      en: """
        The hit-test view is the button; the scroll view takes part through its pan recognizer. \
        At first it holds the touch back, for 0.15 seconds. If the finger moves enough before \
        that, the pan begins and the button never receives the touch. If the time runs out, the \
        button gets it. `delaysContentTouches = false` removes the wait. If the finger then \
        drags, the scroll view asks `touchesShouldCancel(in:)`: true cancels the content's touch \
        and scrolls. It is true for plain views and false for a `UIControl`, so a drag that \
        begins on a held button does not scroll. A subclass can return true there. With \
        `canCancelContentTouches = false` content that has the touch keeps it, and dragging does \
        not scroll.
        """,
      zh: """
        命中视图是按钮；滚动视图通过自己的拖移手势参与。起初它把触摸按住 0.15 秒。在此之前手指移\
        动得够远，拖移就开始，按钮从头到尾都不知道这个触摸。时间到了，按钮就收到触摸。\
        `delaysContentTouches = false` 取消这段等待。之后手指再拖动，滚动视图会询问 \
        `touchesShouldCancel(in:)`：为 true 就取消内容的触摸并开始滚动。普通视图默认为 true，\
        `UIControl` 为 false，所以按住按钮之后再拖动不会滚动；可以在子类里返回 true。\
        `canCancelContentTouches = false` 时，内容拿到触摸就一直保留，拖动不会滚动。
        """),
    points: [
      Bilingual(
        en: "the touch is held back a short time, delaysContentTouches",
        zh: "触摸先被按住一小段时间，delaysContentTouches"),
      Bilingual(
        en: "early movement: the pan wins, the content hears nothing",
        zh: "很快移动：拖移胜出，内容什么也收不到"),
      Bilingual(
        en: "afterwards touchesShouldCancel(in:) decides",
        zh: "之后由 touchesShouldCancel(in:) 决定"),
      Bilingual(en: "it is false for controls by default", zh: "它对控件默认为 false"),
      Bilingual(
        en: "canCancelContentTouches false: content keeps the touch",
        zh: "canCancelContentTouches 为 false：内容保留触摸"),
    ],
    followUps: [
      OralQuestion.FollowUp(
        Bilingual(
          en: "Is a quick tap, shorter than the wait, lost?",
          zh: "比这段等待更短的快速点按会丢失吗？"),
        answer: Bilingual(
          en: "No: at lift the content gets the beginning and the end one right after the other.",
          zh: "不会：抬起时，内容紧接着先后收到开始和结束。")),
      OralQuestion.FollowUp(
        Bilingual(
          en: "Buttons in a list highlight late. What do you change, and what else then?",
          zh: "列表里的按钮高亮总是慢一拍，改什么？还要注意什么？"),
        answer: Bilingual(
          en: """
            `delaysContentTouches = false`; and `touchesShouldCancel(in:)` has to return true \
            for the buttons, otherwise the list does not scroll from a button any more.
            """,
          zh: """
            `delaysContentTouches = false`；同时让 `touchesShouldCancel(in:)` 对按钮返回 true，否\
            则从按钮开始的拖动就不再滚动了。
            """)),
      OralQuestion.FollowUp(
        Bilingual(
          en: """
            A controller overrides `touchesBegan` and hears nothing of touches on its scroll \
            view. Why?
            """,
          zh: "控制器重写了 `touchesBegan`，点在滚动视图上却收不到，为什么？"),
        answer: Bilingual(
          en: "A scroll view implements the touch methods and does not forward them.",
          zh: "滚动视图自己实现了触摸方法，不再向上传递。")),
    ],
    rules: ["SC-2", "SC-3", "SC-4", "SC-5", "SC-6", "SC-7", "SC-8", "RC-16"],
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add button ok 20 20 350 300 in feed",
      "var heard = 0",
      "on ok touchesBegan and super do heard += 1",
      "touch 1 down 200 350",
      "touch 1 move 200 250",
      "touch 1 up",
      "expect heard == 0 && feed.contentOffset.y > 0",
      "set feed.contentOffset 0 0",
      "touch 1 down 200 350",
      "wait 0.2",
      "expect heard == 1",
      "touch 1 move 200 250",
      "expect feed.contentOffset.y == 0",
      "expect !feed.touchesShouldCancel(in: ok)",
    ])
]
