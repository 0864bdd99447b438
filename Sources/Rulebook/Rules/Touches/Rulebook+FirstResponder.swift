import Records

extension Rulebook {
  /// First responder, motion, presses and remote control.
  static var firstResponder: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "FR-1", .documented,
    Bilingual(
      en: "`canBecomeFirstResponder` is false by default, `canResignFirstResponder` true.",
      zh: "`canBecomeFirstResponder` 默认为 false，`canResignFirstResponder` 默认为 true。"),
    source: "UIResponder.h header comment",
    demonstration: [
      "add view red 100 100 200 200",
      "expect !red.canBecomeFirstResponder",
      "expect red.canResignFirstResponder",
      "expect !controller.canBecomeFirstResponder",
      "red.becomeFirstResponder()",
      "expect !red.isFirstResponder",
    ]),
  Rule(
    "FR-2", .documented,
    Bilingual(
      en: """
        `becomeFirstResponder` fails unless the responder may become it and the present one \
        resigns; calling it on a view outside an active window is an error.
        """,
      zh: """
        只有当响应者自己可以成为第一响应者、并且当前的第一响应者肯放弃时，\
        `becomeFirstResponder` 才会成功；对不在活动窗口中的视图调用它是错误的。
        """),
    source: "Apple documentation: UIResponder.becomeFirstResponder()",
    demonstration: [
      "class Key: UIView {",
      "  var mayGo = true",
      "  override var canBecomeFirstResponder: Bool { true }",
      "  override var canResignFirstResponder: Bool { mayGo }",
      "}",
      "let (first, second) = (Key(), Key())",
      "view.addSubview(first); view.addSubview(second)",
      "expect first.becomeFirstResponder()",
      "first.mayGo = false",
      "expect !second.becomeFirstResponder() && first.isFirstResponder",
      "first.mayGo = true",
      "expect second.becomeFirstResponder() && !first.isFirstResponder",
    ]),
  Rule(
    "FR-3", .observed,
    Bilingual(
      en: """
        Order: new.canBecome → old.canResign → old.resignFirstResponder → new is first \
        responder.
        """,
      zh: "顺序：新的 canBecome → 旧的 canResign → 旧的 resignFirstResponder → 新的成为第一响应者。"),
    source: "BigZaphod/Chameleon; Apple documentation: UIResponder.becomeFirstResponder()",
    demonstration: [
      "var calls = [String]()",
      "class Key: UIView {",
      #"  override var canBecomeFirstResponder: Bool { note("can"); return true }"#,
      #"  override var canResignFirstResponder: Bool { note("may"); return true }"#,
      "  override func resignFirstResponder() -> Bool {",
      #"    note("goes"); return super.resignFirstResponder()"#,
      "  }",
      #"  func note(_ what: String) { calls.append("\(tag) \(what)") }"#,
      "}",
      "let (old, new) = (Key(), Key())",
      "old.tag = 1; new.tag = 2; view.addSubview(old); view.addSubview(new)",
      "old.becomeFirstResponder(); calls = []; new.becomeFirstResponder()",
      "calls",
      #"expect Array(calls.prefix(3)) == ["2 can", "1 may", "1 goes"]"#,
      "expect new.isFirstResponder",
    ]),
  Rule(
    "FR-4", .documented,
    Bilingual(
      en: "One first responder per window; the key window's one gets keys and motion.",
      zh: "每个窗口有一个第一响应者；按键事件和运动事件发给主窗口（key）的那一个。"),
    source: "Apple documentation: UIResponder; WN-4",
    demonstration: [
      "class Desk: UIView {",
      "  override var canBecomeFirstResponder: Bool { true }",
      "}",
      "add window panel 0 600 390 244",
      "add Desk low 0 0 100 100",
      "add Desk high 0 0 100 100 in panel",
      "low.becomeFirstResponder(); high.becomeFirstResponder()",
      "expect low.isFirstResponder && high.isFirstResponder",
      "on low presses",
      "on high presses",
      "on high motion",
      "panel.makeKey()",
      "presses down a",
      "shake",
      #"expect log contains "high pressesBegan", "high motionBegan""#,
      #"expect log contains "high motionBegan", "high motionEnded""#,
    ]),
  Rule(
    "FR-5", .documented,
    Bilingual(
      en: """
        `inputView`, `inputAccessoryView`, `undoManager`, `keyCommands`, `textInputMode` are \
        looked up along the chain from the first responder.
        """,
      zh: """
        `inputView`、`inputAccessoryView`、`undoManager`、`keyCommands`、\
        `textInputMode` 从第一响应者开始，沿响应者链查找。
        """),
    source: "UIResponder.h header comment",
    demonstration: [
      "add textfield name 100 100 200 44",
      "add view picker 0 600 390 244",
      "on root inputView return picker",
      "tap name",
      "expect name.isFirstResponder && name.inputView == nil",
      "expect name.undoManager === window.undoManager",
    ]),
  Rule(
    "FR-6", .documented,
    Bilingual(
      en: """
        The hit-test view is not made first responder by a touch; a text field makes itself so \
        through its own touch handling.
        """,
      zh: """
        触摸并不会让命中视图成为第一响应者；文本框是在自己的触摸处理中让自己成为第一响应者的。
        """),
    source: """
      Apple documentation: Using responders and the responder chain to handle events (keeps both \
      notions apart); kif-framework/KIF (has to set it by hand)
      """,
    demonstration: [
      "add textfield field 50 100 200 40",
      "expect hit 100 120 is field",
      "expect !field.isFirstResponder",
      "field.becomeFirstResponder()",
      "expect field.isFirstResponder && field.isEditing",
    ]),
  Rule(
    "FR-7", .inferred,
    Bilingual(
      en: "Removing the first responder from its window makes it resign.",
      zh: "把第一响应者从其窗口中移除，会使它放弃第一响应者身份。"),
    source: "no source found; expected",
    demonstration: [
      "class Key: UIView {",
      "  override var canBecomeFirstResponder: Bool { true }",
      "}",
      "let key = Key()",
      "view.addSubview(key)",
      "key.becomeFirstResponder()",
      "expect key.isFirstResponder",
      "key.removeFromSuperview()",
      "view.addSubview(key)",
      "expect !key.isFirstResponder",
    ]),
  Rule(
    "FR-8", .documented,
    Bilingual(
      en: "`endEditing(_:)` makes the view or a descendant resign; force skips the asking.",
      zh: """
        `endEditing(_:)` 使该视图或其后代视图放弃第一响应者身份；force 为 true 时跳过询问，\
        强制放弃。
        """),
    source: "UIView.h header comment",
    demonstration: [
      "class Stubborn: UITextField {",
      "  override var canResignFirstResponder: Bool { false }",
      "}",
      "let field = Stubborn()",
      "view.addSubview(field)",
      "field.becomeFirstResponder()",
      "expect !view.endEditing(false) && field.isFirstResponder",
      "expect view.endEditing(true) && !field.isFirstResponder",
    ]),
  Rule(
    "FR-9", .documented,
    Bilingual(
      en: """
        Shake: `motionBegan`/`motionEnded`/`motionCancelled` with `.motionShake`, only start and \
        end are reported; goes to the first responder, then up.
        """,
      zh: """
        摇一摇：`motionBegan`/`motionEnded`/`motionCancelled`，参数为 `.motionShake`，\
        只报告开始和结束；先发给第一响应者，再向上传递。
        """),
    source: "Apple documentation: UIResponder.motionBegan(_:with:)",
    demonstration: [
      "add view box 50 100 300 200",
      "add textfield name 20 20 200 44 in box",
      "on name motion and super",
      "on box motion",
      "name.becomeFirstResponder()",
      "shake",
      #"expect log contains "name motionBegan super", "box motionBegan""#,
      #"expect log contains "name motionEnded super", "box motionEnded""#,
    ]),
  Rule(
    "FR-10", .observed,
    Bilingual(
      en: """
        Without a first responder the key window gets it (overriding `motionEnded` in a UIWindow \
        subclass works).
        """,
      zh: """
        没有第一响应者时，摇一摇发给主窗口（key）（在 UIWindow 子类中重写 `motionEnded` 是有效\
        的）。
        """),
    source: "idiom of shake menus",
    demonstration: [
      "on root motion",
      "on window motion",
      "shake",
      #"expect log is "window motionBegan", "window motionEnded""#,
    ]),
  Rule(
    "FR-11", .documented, gap: .outside,
    Bilingual(
      en: """
        Accelerometer, gyroscope and magnetometer data are Core Motion's business and do not use \
        the responder chain.
        """,
      zh: "加速度计、陀螺仪和磁力计的数据由 Core Motion 负责，不经过响应者链。"),
    source: "Apple documentation: Using responders and the responder chain to handle events"),
  Rule(
    "FR-12", .documented,
    Bilingual(
      en: """
        `applicationSupportsShakeToEdit` (default true): an unhandled shake may bring the undo \
        dialog.
        """,
      zh: """
        `applicationSupportsShakeToEdit`（默认 true）：没有被处理的摇一摇可能会弹出撤销对话框。
        """),
    source: "Apple documentation: UIApplication.applicationSupportsShakeToEdit",
    demonstration: [
      "expect app.applicationSupportsShakeToEdit",
      "add textfield name 100 100 200 44",
      "tap name",
      "window.undoManager?.registerUndo(withTarget: name) { $0.text = \"\" }",
      "shake",
      "expect window.undoManager?.canUndo == true",
    ]),
  Rule(
    "FR-13", .documented,
    Bilingual(
      en: """
        Presses: four methods (began, changed, ended, cancelled), all four to be overridden \
        together; go to the focused object, for hardware keys (iOS 13.4, `UIPress.key`) to the \
        first responder; default forwards.
        """,
      zh: """
        按压事件（press）：四个方法（began、changed、ended、cancelled），要重写就四个一起重写；\
        发给当前焦点对象，硬件按键（iOS 13.4，`UIPress.key`）则发给第一响应者；\
        默认实现向上传递。
        """),
    source: "UIResponder.h header comment; Apple documentation: UIResponder",
    demonstration: [
      "class Key: UIView {",
      "  override var canBecomeFirstResponder: Bool { true }",
      "}",
      "add view box 50 100 300 200",
      "add Key key 20 20 200 44 in box",
      "on key presses and super",
      "on box presses",
      "key.becomeFirstResponder()",
      "presses down a",
      #"expect log is "key pressesBegan super", "box pressesBegan""#,
      "presses up a",
      #"expect log contains "key pressesEnded super", "box pressesEnded""#,
    ]),
  Rule(
    "FR-30", .documented,
    Bilingual(
      en: """
        Buttons of a television's remote control are presses with a `type`, such as `.select`, \
        `.menu` and `.playPause`, and without a `key`. They go to the focused view, here to the \
        first responder, since nothing has the focus.
        """,
      zh: """
        电视遥控器的按钮也是按压事件：有 `type`（如 `.select`、`.menu`、`.playPause`），没有 `key`。\
        它们发给当前焦点视图；这里没有焦点，所以发给第一响应者。
        """),
    source: "Apple documentation: UIPress.type, UIPress.PressType",
    demonstration: [
      "var types: [UIPress.PressType] = []",
      "class Player: UIView {",
      "  override var canBecomeFirstResponder: Bool { true }",
      "  override func pressesBegan(_ p: Set<UIPress>, with: UIPressesEvent?) {",
      "    types += p.map { $0.type }",
      "  }",
      "}",
      "add Player player 0 0 390 300",
      "player.becomeFirstResponder(); ()",
      "presses down select",
      "presses up select",
      "presses down play",
      "expect types == [.select, .playPause]",
    ]),
  Rule(
    "FR-14", .documented,
    Bilingual(
      en: """
        Remote control events need `beginReceivingRemoteControlEvents`, go to the first \
        responder and up; MPRemoteCommandCenter is the recommended way since iOS 7.1.
        """,
      zh: """
        远程控制事件需要先调用 `beginReceivingRemoteControlEvents`，发给第一响应者并向上传递；\
        iOS 7.1 起推荐使用 MPRemoteCommandCenter。
        """),
    source: "Apple documentation: UIApplication",
    demonstration: [
      "class Key: UIView {",
      "  override var canBecomeFirstResponder: Bool { true }",
      "}",
      "add view box 50 100 300 200",
      "add Key key 20 20 200 44 in box",
      "on key remoteControlReceived and super",
      "on box remoteControlReceived",
      "key.becomeFirstResponder()",
      "remote play",
      "expect log is",
      "app.beginReceivingRemoteControlEvents()",
      "remote play",
      #"expect log contains "key remoteControlReceived super""#,
      #"expect log contains "box remoteControlReceived""#,
    ]),
  Rule(
    "FR-20", .observed,
    Bilingual(
      en: """
        When input views come or change: keyboardWillChangeFrame, keyboardWillShow, and \
        after 0.25 s keyboardDidChangeFrame, keyboardDidShow; the same with Hide when \
        they go. A text field has called didBeginEditing before them, a text view calls \
        it after them. userInfo has both frames on the screen, duration and curve.
        """,
      zh: """
        输入视图出现或改变时：keyboardWillChangeFrame、keyboardWillShow，0.25 秒后是 \
        keyboardDidChangeFrame、keyboardDidShow；消失时相同，Show 换成 Hide。UITextField 的\
         didBeginEditing 在它们之前，UITextView 的在它们之后。userInfo 里有起止 frame（屏幕\
        坐标）、时长和曲线。
        """),
    source: """
      newbe.dev (order of the four), craiggrummitt.com 2016-07-18 (fields and text \
      views); heights from tables of developers, which differ by device, language and version: the \
      336 points here are that of one phone of 390 × 844, and no rule gives them
      """,
    demonstration: [
      "add textfield name 20 100 200 40",
      "var heard = [String]()",
      #"for word in ["WillShow", "DidShow", "WillHide", "WillChangeFrame"] {"#,
      "  NotificationCenter.default.addObserver(",
      #"    forName: NSNotification.Name("UIKeyboard\(word)Notification"),"#,
      "    object: nil, queue: nil) { n in heard.append(word) }",
      "}",
      "tap name",
      #"expect heard == ["WillChangeFrame", "WillShow"]"#,
      "wait 0.3",
      #"expect heard.last == "DidShow""#,
      "name.resignFirstResponder()",
      #"expect heard.last == "WillHide""#,
    ]),
  Rule(
    "FR-21", .documented,
    Bilingual(
      en: """
        Text fields and text views post textDidBeginEditing, textDidChange (for typed \
        changes, not for text that code sets) and textDidEndEditing, with themselves as \
        the object.
        """,
      zh: """
        UITextField 和 UITextView 会发出 textDidBeginEditing、textDidChange（键入引起的改变\
        ，代码设置 text 不算）和 textDidEndEditing，object 是自己。
        """),
    source: """
      UITextField.h and UITextView.h header comments; Apple documentation: \
      UITextField.textDidChangeNotification
      """,
    demonstration: [
      "add textfield name 20 100 200 40",
      "var heard = 0",
      "NotificationCenter.default.addObserver(",
      "  forName: UITextField.textDidChangeNotification, object: name,",
      "  queue: nil) { _ in heard += 1 }",
      #"name.text = "a""#,
      "expect heard == 0",
      "tap name",
      "presses down b",
      "presses up b",
      "expect heard == 1",
    ]),
  Rule(
    "FR-22", .documented,
    Bilingual(
      en: """
        The field of a search bar is the first responder, and the bar notifies its own delegate of \
        editing, of changes by typing, of the search key and of the cancel button; setting \
        `text` in code notifies no delegate.
        """,
      zh: """
        搜索栏里的文本框成为第一响应者；编辑的开始与结束、输入引起的文字变化、搜索键和取消按钮都由搜索栏通知自己的\
        代理。用代码设置 `text` 不会通知任何对象。
        """),
    source: "Apple documentation: UISearchBar, UISearchBarDelegate",
    demonstration: [
      "class Seen: NSObject, UISearchBarDelegate {",
      "  var texts: [String] = []",
      "  func searchBar(_ b: UISearchBar, textDidChange t: String) {",
      "    texts.append(t)",
      "  }",
      "}",
      "add searchbar bar 0 100 390 56",
      "let seen = Seen()",
      "bar.delegate = seen",
      "bar.text = \"x\"",
      "tap 200 128",
      "presses down y",
      "presses up y",
      "expect seen.texts == [\"xy\"]",
    ]),
]
