import Records

extension Rulebook {
  /// Common mistakes about touches, controls and gestures.
  static var mistakesTouches: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-33", .loose,
    claim: Bilingual(
      en: "Touches have the phases began, moved and ended.",
      zh: "触摸有开始、移动、结束三个阶段。"),
    truth: Bilingual(
      en: "Also stationary and cancelled, and three phases of hovering.",
      zh: "还有静止、取消，以及三个悬停阶段。"),
    rules: ["UT-3"],
    demonstration: [
      "expect UITouch.Phase.stationary.rawValue == 2",
      "expect UITouch.Phase.cancelled.rawValue == 4",
    ]),
  Mistake(
    "M-34", .loose,
    claim: Bilingual(
      en: "The set holds one finger, because views do not support multi-touch.",
      zh: "集合里只有一根手指，因为视图不支持多点触控。"),
    truth: Bilingual(
      en: """
        It is off by default: isMultipleTouchEnabled. event.allTouches has all fingers \
        nevertheless, and recognizers get them all.
        """,
      zh: "只是默认关闭：isMultipleTouchEnabled。event.allTouches 仍然包含所有手指，手势识别器也都能收到。"),
    rules: ["UT-16", "UT-17"],
    demonstration: [
      "add view red 100 100 200 200",
      "expect !red.isMultipleTouchEnabled",
      "red.isMultipleTouchEnabled = true",
      "expect red.isMultipleTouchEnabled",
    ]),
  Mistake(
    "M-35", .loose,
    claim: Bilingual(
      en: "Double taps are to be avoided on iPhone.",
      zh: "iPhone 上应避免使用双击。"),
    truth: Bilingual(
      en: "An opinion. They cost a delay only where a single tap waits for the double one.",
      zh: "这只是一种意见。只有单击要等待双击失败时才有延迟。"),
    rules: ["GR-38"]),
  Mistake(
    "M-36", .loose,
    claim: Bilingual(
      en: "Gestures always have priority over touches.",
      zh: "手势总是优先于触摸。"),
    truth: Bilingual(
      en: """
        Recognizers see touches first and take them away later; standard controls are \
        exempt for their own gesture.
        """,
      zh: "手势识别器先看到触摸，之后再取消视图的触摸；标准控件对自己的手势例外。"),
    rules: ["GR-3", "GR-30"]),
  Mistake(
    "M-37", .loose,
    claim: Bilingual(
      en: "System controls rank above gestures, custom controls below.",
      zh: "系统控件优先于手势，自定义控件低于手势。"),
    truth: Bilingual(
      en: """
        Only against recognizers on superviews, and only for the gestures that are \
        listed. A recognizer on the control itself wins.
        """,
      zh: "只对父视图上的手势识别器、而且只对列出的几种手势成立。加在控件自身上的手势识别器会赢。"),
    rules: ["GR-30", "GR-31", "GR-33"]),
  Mistake(
    "M-38", .loose,
    claim: Bilingual(
      en: "A UIControl can take only a single touch.",
      zh: "UIControl 只能接受一个触摸。"),
    truth: Bilingual(
      en: "It tracks one at a time.",
      zh: "它一次只跟踪一个触摸。"),
    rules: ["CT-17"]),
  Mistake(
    "M-39", .fact,
    claim: Bilingual(
      en: "Long press and screen edge pan are not among the continuous recognizers.",
      zh: "长按和屏幕边缘拖动不属于连续手势。"),
    truth: Bilingual(
      en: "Both are continuous.",
      zh: "两者都是连续手势。"),
    rules: ["GR-48", "GR-56"]),
  Mistake(
    "M-40", .loose,
    claim: Bilingual(
      en: "A swipe recognizer has one direction.",
      zh: "一个轻扫手势识别器只有一个方向。"),
    truth: Bilingual(
      en: "The direction is an option set.",
      zh: "direction 是选项集合，可以有多个。"),
    rules: ["GR-47"],
    demonstration: [
      "let swipe = UISwipeGestureRecognizer()",
      "swipe.direction = [.left, .right]",
      "expect swipe.direction == [.left, .right]",
    ]),
  Mistake(
    "M-41", .loose,
    claim: Bilingual(
      en: "delaysTouchesEnded waits for some time.",
      zh: "delaysTouchesEnded 会等待一段时间。"),
    truth: Bilingual(
      en: """
        It waits until the recognizer has failed; if it recognizes, the touch is \
        cancelled.
        """,
      zh: "它等到手势识别器失败为止；如果识别成功，触摸会被取消。"),
    rules: ["GR-43"]),
  Mistake(
    "M-42", .loose,
    claim: Bilingual(
      en: "gestureRecognizerShouldBegin is called when recognition starts.",
      zh: "开始识别时会调用 gestureRecognizerShouldBegin。"),
    truth: Bilingual(
      en: "It is called when the recognizer wants to leave `possible`, not at touch-down.",
      zh: "在识别器要离开 `possible` 状态时调用，而不是手指按下时。"),
    rules: ["GR-35"]),
  Mistake(
    "M-43", .fact,
    claim: Bilingual(
      en: "false from shouldRecognizeSimultaneously makes two recognizers exclusive.",
      zh: "shouldRecognizeSimultaneously 返回 false 就让两个手势互斥。"),
    truth: Bilingual(
      en: "The other one's delegate may still allow it.",
      zh: "另一个手势的 delegate 仍然可以允许同时识别。"),
    rules: ["GR-29"]),
  Mistake(
    "M-44", .fact,
    claim: Bilingual(
      en: "A touch ends when the last finger leaves the view.",
      zh: "最后一根手指离开视图时触摸结束。"),
    truth: Bilingual(
      en: "When it lifts. Leaving the view's area does not matter.",
      zh: "手指抬起时才结束，离开视图区域没有关系。"),
    rules: ["UT-2"]),
  Mistake(
    "M-45", .loose,
    claim: Bilingual(
      en: "What no longer fits the pattern of a gesture is cancelled.",
      zh: "不再符合手势模式时，手势被取消。"),
    truth: Bilingual(
      en: "Before it was recognized it has failed; afterwards it is cancelled.",
      zh: "识别之前是失败（failed），识别之后才是取消（cancelled）。"),
    rules: ["GR-13"]),
  Mistake(
    "M-46", .fact,
    claim: Bilingual(
      en: "The application distributes actions through UIControl objects.",
      zh: "application 通过 UIControl 对象分发动作。"),
    truth: Bilingual(
      en: "Controls send to the application, which dispatches.",
      zh: "是控件发给 application，再由 application 分发。"),
    rules: ["TA-1"]),
  Mistake(
    "M-47", .loose,
    claim: Bilingual(
      en: "beginIgnoringInteractionEvents suspends touches for a while.",
      zh: "beginIgnoringInteractionEvents 让触摸暂停一会儿。"),
    truth: Bilingual(
      en: "They are dropped, not kept; and it is deprecated since iOS 13.",
      zh: "触摸是被丢弃而不是保留；而且 iOS 13 起已弃用。"),
    rules: ["UT-26", "UT-27"]),
]
