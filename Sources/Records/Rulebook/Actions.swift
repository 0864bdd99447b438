extension Rulebook {
  /// Actions along the chain: how a control's message finds its target.
  static let actions: [Rule] = [
    Rule(
      "TA-1", .documented,
      Bilingual(
        en: """
          `UIControl.sendAction(_:to:for:)` forwards to \
          `UIApplication.sendAction(_:to:from:for:)`, which calls the target.
          """,
        zh: """
          `UIControl.sendAction(_:to:for:)` 转而调用 \
          `UIApplication.sendAction(_:to:from:for:)`，由后者调用目标。
          """),
      source: "Apple documentation: UIControl.sendAction(_:to:for:)"),
    Rule(
      "TA-2", .documented,
      Bilingual(
        en: "Action selectors have three shapes: no argument, sender, sender and event.",
        zh: "动作的 selector 有三种形式：无参数；带 sender；带 sender 和 event。"),
      source: "Apple documentation: UIApplication.sendAction(_:to:from:for:)"),
    Rule(
      "TA-3", .documented,
      Bilingual(
        en: "With a nil target the search starts at the first responder and follows `next`.",
        zh: "目标为 nil 时，从第一响应者开始，沿 `next` 查找。"),
      source: "Apple documentation: UIApplication.sendAction(_:to:from:for:)"),
    Rule(
      "TA-4", .observed,
      Bilingual(
        en: "With a nil target and no first responder the search starts at the sender.",
        zh: "目标为 nil 且没有第一响应者时，从 sender 开始查找。"),
      source: """
        bou.io "Responder Chain Debugging"; lab recording on UIKitCore, iPadOS 26.5 (near action \
        caught by the root controller, far one by the app delegate); the author of \
        BigZaphod/Chameleon came to the same
        """),
    Rule(
      "TA-5", .open,
      Bilingual(
        en: """
          Nil target with a first responder in another branch that does not respond: not settled \
          whether the sender's own chain is tried as well. Chameleon says the sender's chain \
          alone counts for controls; Apple says first responder. No question is asked on it.
          """,
        zh: """
          目标为 nil，而第一响应者在另一个分支上且不响应该动作：是否还会尝试 sender \
          自己的响应者链，尚无定论。Chameleon 的说法是，对控件只看 sender 的响应者链；Apple \
          的说法是第一响应者。这一点不出题。
          """),
      source: "BigZaphod/Chameleon; Apple documentation: UIApplication.sendAction(_:to:from:for:)"),
    Rule(
      "TA-6", .observed,
      Bilingual(
        en: """
          Return value of `sendAction`: true if somebody handled it, false (no exception) if \
          nobody did.
          """,
        zh: "`sendAction` 的返回值：有对象处理了动作则为 true，没有则为 false（不抛异常）。"),
      source: """
        Apple documentation: UIApplication.sendAction(_:to:from:for:); lab recording on \
        UIKitCore, iPadOS 26.5
        """),
    Rule(
      "TA-7", .documented,
      Bilingual(
        en: """
          `target(forAction:withSender:)` returns self if `canPerformAction` is true, else asks \
          `next`, else nil.
          """,
        zh: """
          `target(forAction:withSender:)`：如果 `canPerformAction` 为 true 就返回 self，\
          否则询问 `next`，都没有则返回 nil。
          """),
      source: "UIResponder.h header comment; lab recording on UIKitCore, iPadOS 26.5"),
    Rule(
      "TA-8", .documented,
      Bilingual(
        en: """
          `canPerformAction` default: true if the class implements the selector; for editing \
          commands views may refine it.
          """,
        zh: """
          `canPerformAction` 的默认行为：类实现了该 selector 就为 true；对于编辑命令，\
          视图可以给出更细的判断。
          """),
      source: "Apple documentation: UIResponder.canPerformAction(_:withSender:)"),
    Rule(
      "TA-9", .observed,
      Bilingual(
        en: """
          `sendAction(resignFirstResponder, to: nil, from: nil, for: nil)` dismisses the \
          keyboard: the first responder is found though nobody is named.
          """,
        zh: """
          `sendAction(resignFirstResponder, to: nil, from: nil, for: nil)` 可以收起键盘：\
          虽然没有指明任何对象，第一响应者还是会被找到。
          """),
      source: "idiom in wide use; follows from TA-3"),
  ]
}
