import Records

extension Rulebook {
  /// Actions along the chain: how a control's message finds its target.
  static var actions: [Rule] { content }
}

private let content: [Rule] = [
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
    source: "Apple documentation: UIControl.sendAction(_:to:for:)",
    demonstration: [
      "class Desk: UIView {",
      "  var saved = 0",
      "  @objc func save() { saved += 1 }",
      "}",
      "let (desk, ok) = (Desk(), UIButton())",
      "desk.addSubview(ok)",
      "ok.sendAction(#selector(Desk.save), to: desk, for: nil)",
      "expect desk.saved == 1",
      "ok.sendAction(#selector(Desk.save), to: nil, for: nil)",
      "expect desk.saved == 2",
      "expect app.sendAction(#selector(Desk.save), to: desk, from: ok, for: nil)",
    ]),
  Rule(
    "TA-2", .documented,
    Bilingual(
      en: "Action selectors have three shapes: no argument, sender, sender and event.",
      zh: "动作的 selector 有三种形式：无参数；带 sender；带 sender 和 event。"),
    source: "Apple documentation: UIApplication.sendAction(_:to:from:for:)",
    demonstration: [
      "class Desk: NSObject {",
      "  var got = [String]()",
      #"  @objc func plain() { got.append("nothing") }"#,
      #"  @objc func sent(_ sender: UIButton) { got.append("sender") }"#,
      #"  @objc func full(_ s: UIButton, event: UIEvent?) { got.append("both") }"#,
      "}",
      "let (desk, ok) = (Desk(), UIButton())",
      "ok.sendAction(#selector(Desk.plain), to: desk, for: nil)",
      "ok.sendAction(#selector(Desk.sent(_:)), to: desk, for: nil)",
      "ok.sendAction(#selector(Desk.full(_:event:)), to: desk, for: nil)",
      #"expect desk.got == ["nothing", "sender", "both"]"#,
    ]),
  Rule(
    "TA-3", .documented,
    Bilingual(
      en: "With a nil target the search starts at the first responder and follows `next`.",
      zh: "目标为 nil 时，从第一响应者开始，沿 `next` 查找。"),
    source: "Apple documentation: UIApplication.sendAction(_:to:from:for:)",
    demonstration: [
      "class Desk: UIView {",
      "  var saved = 0",
      "  override var canBecomeFirstResponder: Bool { true }",
      "  @objc func save() { saved += 1 }",
      "}",
      "let (far, near, ok) = (Desk(), Desk(), UIButton())",
      "view.addSubview(far); view.addSubview(near); near.addSubview(ok)",
      "far.becomeFirstResponder()",
      "ok.sendAction(#selector(Desk.save), to: nil, for: nil)",
      "expect far.saved == 1 && near.saved == 0",
    ]),
  Rule(
    "TA-4", .observed,
    Bilingual(
      en: "With a nil target and no first responder the search starts at the sender.",
      zh: "目标为 nil 且没有第一响应者时，从 sender 开始查找。"),
    source: """
      bou.io "Responder Chain Debugging"; lab recording on UIKitCore, iPadOS 26.5 (near action \
      caught by the root controller, far one by the app delegate); the author of \
      BigZaphod/Chameleon came to the same
      """,
    demonstration: [
      "class Desk: UIView {",
      "  var saved = 0",
      "  @objc func save() { saved += 1 }",
      "}",
      "let (desk, ok) = (Desk(), UIButton())",
      "view.addSubview(desk); desk.addSubview(ok)",
      "ok.sendAction(#selector(Desk.save), to: nil, for: nil)",
      "expect desk.saved == 1",
    ]),
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
        Return value of `sendAction`: true if an object handled it, false (no exception) \
        if none did.
        """,
      zh: "`sendAction` 的返回值：有对象处理了动作则为 true，没有则为 false（不抛异常）。"),
    source: """
      Apple documentation: UIApplication.sendAction(_:to:from:for:); lab recording on \
      UIKitCore, iPadOS 26.5
      """,
    demonstration: [
      "class Desk: UIView { @objc func save() {} }",
      "let (desk, red) = (Desk(), UIView())",
      "let save = #selector(Desk.save)",
      "expect app.sendAction(save, to: nil, from: desk, for: nil)",
      "expect !app.sendAction(save, to: nil, from: red, for: nil)",
    ]),
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
    source: "UIResponder.h header comment; lab recording on UIKitCore, iPadOS 26.5",
    demonstration: [
      "class Desk: UIView { @objc func save() {} }",
      "let (desk, red) = (Desk(), UIView())",
      "desk.addSubview(red)",
      "let save = #selector(Desk.save)",
      "expect red.target(forAction: save, withSender: nil) === desk",
      "red.removeFromSuperview()",
      "expect red.target(forAction: save, withSender: nil) == nil",
    ]),
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
    source: "Apple documentation: UIResponder.canPerformAction(_:withSender:)",
    demonstration: [
      "class Desk: UIView { @objc func save() {} }",
      "class Locked: Desk {",
      "  override func canPerformAction(",
      "    _ action: Selector, withSender sender: Any?",
      "  ) -> Bool { false }",
      "}",
      "let save = #selector(Desk.save)",
      "expect Desk().canPerformAction(save, withSender: nil)",
      "expect !UIView().canPerformAction(save, withSender: nil)",
      "expect !Locked().canPerformAction(save, withSender: nil)",
    ]),
  Rule(
    "TA-9", .observed,
    Bilingual(
      en: """
        `sendAction(resignFirstResponder, to: nil, from: nil, for: nil)` dismisses the \
        keyboard: the first responder is found although no target is named.
        """,
      zh: """
        `sendAction(resignFirstResponder, to: nil, from: nil, for: nil)` 可以收起键盘：\
        虽然没有指明任何对象，第一响应者还是会被找到。
        """),
    source: "idiom in wide use; follows from TA-3",
    demonstration: [
      "add textfield field 50 100 200 40",
      "field.becomeFirstResponder()",
      "expect field.isFirstResponder",
      "let resign = #selector(UIResponder.resignFirstResponder)",
      "app.sendAction(resign, to: nil, from: nil, for: nil)",
      "expect !field.isFirstResponder",
    ]),
]
