import Records

extension Rulebook {
  /// Controls: events, states and tracking.
  static var controls: [Rule] { content }
}

private let content: [Rule] = [
  // Events and states

  Rule(
    "CT-1", .documented,
    Bilingual(
      en: """
        Bits: touchDown 1<<0, touchDownRepeat 1<<1, touchDragInside 1<<2, touchDragOutside 1<<3, \
        touchDragEnter 1<<4, touchDragExit 1<<5, touchUpInside 1<<6, touchUpOutside 1<<7, \
        touchCancel 1<<8, valueChanged 1<<12, primaryActionTriggered 1<<13, menuActionTriggered \
        1<<14, editingDidBegin 1<<16, editingChanged 1<<17, editingDidEnd 1<<18, \
        editingDidEndOnExit 1<<19; allTouchEvents 0xFFF, allEditingEvents 0xF0000, \
        applicationReserved 0x0F000000, systemReserved 0xF0000000, allEvents 0xFFFFFFFF.
        """,
      zh: """
        控件事件的位值：touchDown 1<<0、touchDownRepeat 1<<1、touchDragInside 1<<2、\
        touchDragOutside 1<<3、touchDragEnter 1<<4、touchDragExit 1<<5、touchUpInside 1<<6、\
        touchUpOutside 1<<7、touchCancel 1<<8、valueChanged 1<<12、\
        primaryActionTriggered 1<<13、menuActionTriggered 1<<14、editingDidBegin 1<<16、\
        editingChanged 1<<17、editingDidEnd 1<<18、editingDidEndOnExit 1<<19；\
        allTouchEvents 0xFFF、allEditingEvents 0xF0000、applicationReserved 0x0F000000、\
        systemReserved 0xF0000000、allEvents 0xFFFFFFFF。
        """),
    source: "UIControl.h header comment",
    demonstration: [
      "expect UIControl.Event.touchDown.rawValue == 1 << 0",
      "expect UIControl.Event.touchDragExit.rawValue == 1 << 5",
      "expect UIControl.Event.touchUpInside.rawValue == 1 << 6",
      "expect UIControl.Event.touchCancel.rawValue == 1 << 8",
      "expect UIControl.Event.valueChanged.rawValue == 1 << 12",
      "expect UIControl.Event.primaryActionTriggered.rawValue == 1 << 13",
      "expect UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19",
      "expect UIControl.Event.allTouchEvents.rawValue == 0xFFF",
      "expect UIControl.Event.allEditingEvents.rawValue == 0xF0000",
      "expect UIControl.Event.allEvents.rawValue == 0xFFFFFFFF",
    ]),
  Rule(
    "CT-2", .documented,
    Bilingual(
      en: """
        `valueChanged` and `primaryActionTriggered` are not in `allTouchEvents` (0xFFF ends at \
        bit 11).
        """,
      zh: """
        `valueChanged` 和 `primaryActionTriggered` 不在 `allTouchEvents` 之内（0xFFF 到第 11 位\
        为止）。
        """),
    source: "CT-1",
    demonstration: [
      "let all = UIControl.Event.allTouchEvents",
      "expect all.contains(.touchUpInside) && all.contains(.touchCancel)",
      "expect !all.contains(.valueChanged)",
      "expect !all.contains(.primaryActionTriggered)",
      "expect UIControl.Event.allEvents.contains(.valueChanged)",
    ]),
  Rule(
    "CT-3", .documented,
    Bilingual(
      en: """
        State bits: normal 0, highlighted 1<<0, disabled 1<<1, selected 1<<2, focused 1<<3, \
        application 0x00FF0000. `state` is computed from the flags and may hold several.
        """,
      zh: """
        状态的位值：normal 0、highlighted 1<<0、disabled 1<<1、selected 1<<2、focused 1<<3、\
        application 0x00FF0000。`state` 由各个标志计算得出，可以同时包含多个状态。
        """),
    source: "UIControl.h header comment",
    demonstration: [
      "add button ok 100 100 100 50",
      "expect ok.state == .normal && ok.state.rawValue == 0",
      "ok.isHighlighted = true; ok.isEnabled = false; ok.isSelected = true",
      "ok.state.rawValue",
      "expect ok.state == [.highlighted, .disabled, .selected]",
      "expect ok.state.rawValue == 1 | 2 | 4",
      "expect UIControl.State.focused.rawValue == 8",
      "expect UIControl.State.application.rawValue == 0xFF0000",
    ]),
  Rule(
    "CT-4", .documented,
    Bilingual(
      en: "`isEnabled` false: the control ignores touch events.",
      zh: "`isEnabled` 为 false 时，控件忽略触摸事件。"),
    source: "UIControl.h header comment",
    demonstration: [
      "add button ok 100 100 100 50",
      "target ok allTouchEvents",
      "set ok.isEnabled false",
      "tap ok",
      "expect log is",
      "set ok.isEnabled true",
      "tap ok",
      #"expect log contains "ok touchUpInside""#,
    ]),
  Rule(
    "CT-5", .inferred,
    Bilingual(
      en: """
        A disabled control still wins the hit test (HT-2 does not list it) and so hides what \
        lies below; its touches reach no control event. A tap recognizer on a superview does \
        fire over a disabled button, because the refusal of GR-30 applies to working controls \
        only. Check on a device before a verdict.
        """,
      zh: """
        被禁用的控件仍会成为命中视图（HT-2 没有列出这种情况），因此会挡住它下面的内容；\
        落在它上面的触摸不会触发任何控件事件。父视图上的点按手势识别器在禁用的按钮上照样触发，\
        因为 GR-30 中的拒绝只适用于可用的控件。下判定之前请先在真机上验证。
        """),
    source: """
      Vercantez/openuikit (testDisabledControlIgnoresTouches) for the hit and the silence; the \
      tap over a disabled button rests on practice reports only
      """,
    demonstration: [
      "add view red 100 100 200 200",
      "add button ok 150 150 100 50",
      "set ok.isEnabled false",
      "expect hit 200 175 is ok",
      "expect not asked red at 200 175",
    ]),
  Rule(
    "CT-6", .documented,
    Bilingual(
      en: """
        `isHighlighted` is set on touch-down, cleared and set as the finger leaves and re-enters \
        while tracking, cleared on up.
        """,
      zh: """
        `isHighlighted` 在手指按下时置为 true；跟踪期间手指移出时清除，移回时重新置位；\
        手指抬起时清除。
        """),
    source: "UIControl.h header comment",
    demonstration: [
      "add button ok 100 200 100 50",
      "touch 1 down 150 225",
      "expect ok.isHighlighted",
      "touch 1 move 150 500",
      "expect !ok.isHighlighted",
      "touch 1 move 150 225",
      "expect ok.isHighlighted",
      "touch 1 up",
      "expect !ok.isHighlighted",
    ]),
  Rule(
    "CT-7", .documented,
    Bilingual(
      en: "`isTouchInside` is meaningful only while `isTracking`.",
      zh: "只有在 `isTracking` 为 true 期间，`isTouchInside` 才有意义。"),
    source: "UIControl.h header comment",
    demonstration: [
      "add button ok 100 200 100 50",
      "touch 1 down 150 225",
      "expect ok.isTracking && ok.isTouchInside",
      "touch 1 move 150 500",
      "expect ok.isTracking && !ok.isTouchInside",
      "touch 1 up",
      "expect !ok.isTracking",
    ]),

  // Tracking

  Rule(
    "CT-8", .documented,
    Bilingual(
      en: """
        `touchesBegan` → `beginTracking`; true starts tracking. `touchesMoved` → \
        `continueTracking`; false stops it. `touchesEnded` → `endTracking`. `touchesCancelled` → \
        `cancelTracking`.
        """,
      zh: """
        `touchesBegan` → `beginTracking`，返回 true 则开始跟踪。\
        `touchesMoved` → `continueTracking`，返回 false 则停止跟踪。\
        `touchesEnded` → `endTracking`。`touchesCancelled` → `cancelTracking`。
        """),
    source: "Apple documentation: UIControl",
    demonstration: [
      "add control c 100 200 100 100",
      "on c beginTracking return true",
      "on c continueTracking return true",
      "on c endTracking",
      "on c cancelTracking",
      "drag c by 20 0 steps 1",
      #"expect log is "c beginTracking", "c continueTracking", "c endTracking""#,
      "log clear",
      "touch 1 down 150 250",
      "touch 1 cancel",
      #"expect log is "c beginTracking", "c cancelTracking""#,
      "on c continueTracking return false",
      "log clear",
      "drag c by 20 0 steps 5",
      #"expect log is "c beginTracking", "c continueTracking""#,
    ]),
  Rule(
    "CT-9", .observed,
    Bilingual(
      en: """
        If `beginTracking` returns false, nothing is tracked and no touch control event is sent \
        for that touch.
        """,
      zh: """
        如果 `beginTracking` 返回 false，就不会有任何跟踪，\
        这个触摸也不会产生任何触摸类控件事件。
        """),
    source: "BigZaphod/Chameleon, touchHLE and Vercantez/openuikit agree",
    demonstration: [
      "add control knob 100 200 100 100",
      "on knob beginTracking return false",
      "target knob allTouchEvents",
      "tap knob",
      "expect !knob.isTracking",
      #"expect log is "knob beginTracking""#,
    ]),
  Rule(
    "CT-10", .documented,
    Bilingual(
      en: """
        touchDown: every touch-down in the control. touchDownRepeat: additionally when the \
        touch's tapCount is above 1.
        """,
      zh: """
        touchDown：手指每次在控件内按下都会发送。touchDownRepeat：\
        当该触摸的 tapCount 大于 1 时额外发送。
        """),
    source: "UIControl.h header comment",
    demonstration: [
      "add button ok 100 200 100 50",
      "var (downs, repeats) = (0, 0)",
      "target ok touchDown do downs += 1",
      "target ok touchDownRepeat do repeats += 1",
      "tap ok",
      "expect downs == 1 && repeats == 0",
      "tap ok times 2",
      "expect downs == 3 && repeats == 1",
    ]),
  Rule(
    "CT-11", .documented,
    Bilingual(
      en: "touchDragInside: each move while inside. touchDragOutside: each move while outside.",
      zh: """
        touchDragInside：手指在内部时，每次移动都发送。touchDragOutside：手指在外部时，\
        每次移动都发送。
        """),
    source: "Apple documentation: UIControl.Event",
    demonstration: [
      "add button ok 100 200 100 50",
      "var (near, far) = (0, 0)",
      "target ok touchDragInside do near += 1",
      "target ok touchDragOutside do far += 1",
      "touch 1 down 150 225",
      "touch 1 move 160 225",
      "touch 1 move 170 225",
      "expect near == 2 && far == 0",
      "touch 1 move 150 500",
      "near = 0; far = 0",
      "touch 1 move 150 510",
      "touch 1 move 150 520",
      "touch 1 move 150 530",
      "expect near == 0 && far == 3",
    ]),
  Rule(
    "CT-12", .documented,
    Bilingual(
      en: """
        touchDragExit: once at the move that leaves; touchDragEnter: once at the move that comes \
        back.
        """,
      zh: """
        touchDragExit：在移出的那一次移动时发送一次；touchDragEnter：\
        在移回的那一次移动时发送一次。
        """),
    source: "Apple documentation: UIControl.Event",
    demonstration: [
      "add button ok 100 200 100 50",
      "var (exits, enters) = (0, 0)",
      "target ok touchDragExit do exits += 1",
      "target ok touchDragEnter do enters += 1",
      "touch 1 down 150 225",
      "touch 1 move 150 500",
      "touch 1 move 150 520",
      "expect exits == 1 && enters == 0",
      "touch 1 move 150 225",
      "touch 1 move 150 230",
      "expect exits == 1 && enters == 1",
    ]),
  Rule(
    "CT-13", .open,
    Bilingual(
      en: """
        At the crossing move the drag event and the exit/enter event both come; not settled: \
        which one comes first (microsoft/WinObjC: exit, then outside; BigZaphod/Chameleon and \
        Vercantez/openuikit: one combined mask, so registration order decides). Compare sets, \
        not order, for that single move.
        """,
      zh: """
        在跨越边界的那一次移动中，拖动事件与 exit/enter 事件都会到来；尚无定论：\
        哪一个先到（microsoft/WinObjC：先 exit，后 outside；\
        BigZaphod/Chameleon 和 Vercantez/openuikit：合并为一个掩码，因此由注册顺序决定）。\
        对这一次移动只比较事件的集合，不比较顺序。
        """),
    source: "microsoft/WinObjC; BigZaphod/Chameleon; Vercantez/openuikit"),
  Rule(
    "CT-14", .documented,
    Bilingual(
      en: """
        touchUpInside or touchUpOutside: exactly one at lift, by whether the finger is inside \
        then. touchCancel instead of both when the touch is cancelled.
        """,
      zh: """
        手指抬起时，touchUpInside 与 touchUpOutside 恰好发送其中一个，取决于当时手指是否在内部。\
        触摸被取消时，两者都不发送，改为发送 touchCancel。
        """),
    source: "Apple documentation: UIControl.Event",
    demonstration: [
      "add button ok 100 200 100 50",
      "target ok touchUpInside",
      "target ok touchUpOutside",
      "target ok touchCancel",
      "tap ok",
      #"expect log is "ok touchUpInside""#,
      "drag ok to 150 500",
      #"expect log is "ok touchUpInside", "ok touchUpOutside""#,
      "log clear",
      "touch 1 down 150 225",
      "touch 1 cancel",
      #"expect log is "ok touchCancel""#,
    ]),
  Rule(
    "CT-15", .observed,
    Bilingual(
      en: """
        "Inside" while tracking is tolerant: for a finger the bounds are widened by about 70 pt \
        on every side (reports 70 to 100). The first containment at touch-down is exact (hit \
        test). So a drag of 50 pt off a button and lift gives touchUpInside and no \
        touchDragExit. Verdict band: below 60 pt inside, above 110 pt outside.
        """,
      zh: """
        跟踪期间的“内部”是宽松的：对手指来说，bounds 向每一侧大约扩大 70 pt（各方报告为 70 到 \
        100）。按下时的首次判定则是精确的（命中测试）。因此从按钮上拖出 50 pt 再抬起，\
        得到的是 touchUpInside，而且没有 touchDragExit。判定区间：60 pt 以下算内部，\
        110 pt 以上算外部。
        """),
    source: "Stack Overflow questions 14340122 (70 pt) and 1300528; jianshu notes",
    demonstration: [
      "add button ok 100 200 100 50",
      "target ok touchDragExit",
      "target ok touchUpInside",
      "target ok touchUpOutside",
      "expect hit 150 251 is root",
      "drag 150 245 to 150 300",
      #"expect log is "ok touchUpInside""#,
      "log clear",
      "drag 150 245 to 150 370",
      #"expect log is "ok touchDragExit", "ok touchUpOutside""#,
    ]),
  Rule(
    "CT-16", .inferred, gap: .events,
    Bilingual(
      en: "The tolerance is for direct touches; a pointer (trackpad) has none.",
      zh: "这种宽松只针对直接触摸；指针（触控板）没有这种宽松。"),
    source: "iOS 12 UIKitCore class listing (_touchSloppinessFactor on the window)"),
  Rule(
    "CT-17", .documented,
    Bilingual(
      en: "A control tracks one touch at a time.",
      zh: "一个控件同一时间只跟踪一个触摸。"),
    source: "Apple documentation: UIControl; touchHLE notes the same",
    demonstration: [
      "add button ok 100 200 100 50 isMultipleTouchEnabled true",
      "target ok touchDown",
      "target ok touchUpInside",
      "touch 1 down 120 225",
      "touch 2 down 180 225",
      "touch 2 up",
      "touch 1 up",
      #"expect log is "ok touchDown", "ok touchUpInside""#,
    ]),
  Rule(
    "CT-18", .documented,
    Bilingual(
      en: "When a tracking control leaves its window, `cancelTracking(with: nil)` is called.",
      zh: "正在跟踪的控件离开其窗口时，会调用 `cancelTracking(with: nil)`。"),
    source: "UIControl.h header comment",
    demonstration: [
      "add button ok 100 200 100 50",
      "var calls: [UIEvent?] = []",
      "on ok cancelTracking and super do calls.append(event)",
      "touch 1 down ok",
      "ok.removeFromSuperview()",
      "expect calls.count == 1 && calls[0] == nil",
    ]),
  Rule(
    "CT-19", .inferred,
    Bilingual(
      en: """
        On lift: `endTracking` first, then the up event's actions. `isTracking` and \
        `isHighlighted` are already false in the action.
        """,
      zh: """
        手指抬起时：先调用 `endTracking`，再执行抬起事件的动作。在动作方法里，\
        `isTracking` 和 `isHighlighted` 已经是 false。
        """),
    source: "BigZaphod/Chameleon; Vercantez/openuikit",
    demonstration: [
      "add button ok 100 200 100 50",
      "on ok endTracking and super",
      "var flags: [Bool] = []",
      "target ok touchUpInside do flags = [ok.isTracking, ok.isHighlighted]",
      "tap ok",
      #"expect log is "ok endTracking super", "ok touchUpInside""#,
      "expect flags == [false, false]",
    ]),
  Rule(
    "CT-20", .documented,
    Bilingual(
      en: """
        `sendActions(for:)` calls `sendAction` for every registered pair whose mask meets the \
        events; overriding `sendAction(_:to:for:)` sees each.
        """,
      zh: """
        `sendActions(for:)` 会对每个掩码与这些事件有交集的已注册的 target-action 对调用一次 \
        `sendAction`；重写 `sendAction(_:to:for:)` 可以看到每一次调用。
        """),
    source: "UIControl.h header comment",
    demonstration: [
      "class Loud: UIButton {",
      "  var sent = 0",
      "  override func sendAction(_ a: Selector, to t: Any?, for e: UIEvent?) {",
      "    sent += 1",
      "  }",
      "}",
      "let loud = Loud()",
      #"loud.addTarget(nil, action: Selector("save"), for: .touchUpInside)"#,
      #"loud.addTarget(nil, action: Selector("log"), for: .allTouchEvents)"#,
      #"loud.addTarget(nil, action: Selector("off"), for: .valueChanged)"#,
      "loud.sendActions(for: .touchUpInside)",
      "expect loud.sent == 2",
    ]),
  Rule(
    "CT-21", .documented,
    Bilingual(
      en: "Targets are not retained.",
      zh: "目标不会被控件强引用（不 retain）。"),
    source: "UIControl.h header comment",
    demonstration: [
      "class Desk: NSObject {",
      "  @objc func save() {}",
      "}",
      "var desk: Desk? = Desk()",
      "weak var kept = desk",
      "let ok = UIButton()",
      "ok.addTarget(desk, action: #selector(Desk.save), for: .touchUpInside)",
      "expect kept != nil",
      "desk = nil",
      "expect kept == nil",
    ]),
  Rule(
    "CT-22", .observed,
    Bilingual(
      en: "Adding the same target, action and event twice does not make it fire twice.",
      zh: "把相同的目标、动作和事件添加两次，并不会触发两次。"),
    source: """
      reports of the developer community; iOS 12 UIKitCore class listing (keeps one record per \
      pair)
      """,
    demonstration: [
      "class Desk: NSObject {",
      "  var saved = 0",
      "  @objc func save() { saved += 1 }",
      "}",
      "let (desk, ok) = (Desk(), UIButton())",
      "ok.addTarget(desk, action: #selector(Desk.save), for: .touchUpInside)",
      "ok.addTarget(desk, action: #selector(Desk.save), for: .touchUpInside)",
      "ok.sendActions(for: .touchUpInside)",
      "expect desk.saved == 1",
    ]),
  Rule(
    "CT-23", .documented,
    Bilingual(
      en: "`allTargets` contains NSNull when a nil target is registered.",
      zh: "注册了 nil 目标时，`allTargets` 中包含 NSNull。"),
    source: "UIControl.h header comment",
    demonstration: [
      "add button ok 100 100 100 50",
      "expect ok.allTargets.isEmpty",
      #"ok.addTarget(nil, action: Selector("save"), for: .touchUpInside)"#,
      "expect ok.allTargets.count == 1",
      "expect ok.allTargets.first is NSNull",
    ]),
  Rule(
    "CT-24", .documented,
    Bilingual(
      en: """
        Setting a value in code (`isOn`, `value`, `selectedSegmentIndex`) sends no valueChanged.
        """,
      zh: "用代码设置值（`isOn`、`value`、`selectedSegmentIndex`）不会发送 valueChanged。"),
    source: "Apple documentation: UISwitch.setOn(_:animated:), UISlider.setValue(_:animated:)",
    demonstration: [
      "class Desk: NSObject {",
      "  var changes = 0",
      "  @objc func change() { changes += 1 }",
      "}",
      "let (desk, lamp, knob) = (Desk(), UISwitch(), UISlider())",
      "lamp.addTarget(desk, action: #selector(Desk.change), for: .valueChanged)",
      "knob.addTarget(desk, action: #selector(Desk.change), for: .valueChanged)",
      "lamp.isOn = true; knob.value = 0.5",
      "expect desk.changes == 0",
      "lamp.sendActions(for: .valueChanged)",
      "expect desk.changes == 1",
    ]),
  Rule(
    "CT-25", .documented,
    Bilingual(
      en: """
        Default actions by class: button touchUpInside (and primaryActionTriggered); switch, \
        slider, stepper, segmented control, page control, date picker valueChanged; text field \
        editing events.
        """,
      zh: """
        各类控件的默认动作：按钮为 touchUpInside（以及 primaryActionTriggered）；开关、滑块、\
        步进器、分段控件、页面控件、日期选择器为 valueChanged；文本框为编辑类事件。
        """),
    source: """
      Apple documentation: UIButton, UISwitch, UISlider, UIStepper, UISegmentedControl, \
      UIPageControl, UIDatePicker, UITextField
      """,
    demonstration: [
      "add button ok 100 100 100 50",
      "add switch lamp 100 200 51 31",
      "add stepper size 100 300 94 32",
      "add textfield name 100 400 200 44",
      "target ok primaryActionTriggered",
      "target lamp valueChanged",
      "target size valueChanged",
      "target name editingDidBegin",
      "tap ok",
      "tap lamp",
      "tap 180 316",
      "tap name",
      #"expect log contains "ok primaryActionTriggered", "lamp valueChanged""#,
      #"expect log contains "size valueChanged", "name editingDidBegin""#,
    ]),
  Rule(
    "CT-26", .documented,
    Bilingual(
      en: """
        A slider sends valueChanged continuously while `isContinuous` (default true), else once \
        at the end.
        """,
      zh: """
        `isContinuous` 为 true（默认）时，滑块连续发送 valueChanged；否则只在结束时发送一次。
        """),
    source: "Apple documentation: UISlider.isContinuous",
    demonstration: [
      "add slider volume 50 100 200 31",
      "var sent = 0",
      "target volume valueChanged do sent += 1",
      "drag 65 115 by 100 0 steps 4",
      "expect sent == 4",
      "set volume.isContinuous false",
      "set volume.value 0",
      "sent = 0",
      "drag 65 115 by 100 0 steps 4",
      "expect sent == 1",
    ]),
  Rule(
    "CT-27", .documented,
    Bilingual(
      en: """
        `showsMenuAsPrimaryAction`: the menu comes on touch-down and touchUpInside actions do \
        not fire; menuActionTriggered does.
        """,
      zh: """
        `showsMenuAsPrimaryAction`：手指按下时弹出菜单，touchUpInside 的动作不触发，\
        menuActionTriggered 会触发。
        """),
    source: "UIControl.h header comment (iOS 14)",
    demonstration: [
      "add button ok 100 100 100 50",
      "set ok.showsMenuAsPrimaryAction true",
      "target ok touchUpInside",
      "target ok menuActionTriggered",
      "tap ok",
      #"expect log is "ok menuActionTriggered""#,
    ]),
  Rule(
    "CT-40", .observed,
    Bilingual(
      en: """
        The `menu` of a button with `showsMenuAsPrimaryAction` opens when the finger goes down, \
        over everything in the window. A tap on a row closes it and runs the row's action, with \
        the button as its sender; a tap next to the rows only closes it. The places of the rows \
        here are not those of a device.
        """,
      zh: """
        按钮设置了 `showsMenuAsPrimaryAction` 时，它的 `menu` 在手指按下时打开，盖住窗口里的一切。\
        点按某一行会关闭菜单并执行该行的 action，sender 是这个按钮；点按行以外的地方只关闭菜单。\
        这里各行的位置与真机不同。
        """),
    source: "Apple documentation: UIButton.menu, showsMenuAsPrimaryAction; UIAction.sender",
    demonstration: [
      "add button sort 100 100 100 44",
      "var chosen: [String] = []",
      "func row(_ name: String) -> UIAction {",
      "  UIAction(title: name) { _ in chosen.append(name) }",
      "}",
      #"sort.menu = UIMenu(children: [row("Name"), row("Date")])"#,
      "sort.showsMenuAsPrimaryAction = true",
      "tap sort",
      "tap 150 220",
      "expect chosen == [\"Date\"]",
      "tap sort",
      "tap 300 600",
      "expect chosen == [\"Date\"]",
    ]),
  Rule(
    "CT-41", .documented,
    Bilingual(
      en: """
        A button with a `configuration` shows its title, subtitle and image, and is as large as \
        they and the configuration's `contentInsets` are; `contentEdgeInsets` is ignored.
        """,
      zh: """
        设置了 `configuration` 的按钮显示其中的标题、副标题和图片，大小由它们和 configuration 的 \
        `contentInsets` 决定；`contentEdgeInsets` 不起作用。
        """),
    source: "Apple documentation: UIButton.Configuration, contentEdgeInsets",
    demonstration: [
      "var look = UIButton.Configuration.filled()",
      "look.title = \"Buy\"",
      "let button = UIButton(configuration: look)",
      "let narrow = button.intrinsicContentSize.width",
      "look.contentInsets.leading += 10",
      "button.contentEdgeInsets.left = 50",
      "expect button.intrinsicContentSize.width == narrow",
      "button.configuration = look",
      "expect button.intrinsicContentSize.width == narrow + 10",
    ]),
  Rule(
    "CT-28", .documented,
    Bilingual(
      en: "touchUpInside is not sent after a recognizer cancelled the touch (touchCancel is).",
      zh: "手势识别器取消触摸之后，不会再发送 touchUpInside（发送的是 touchCancel）。"),
    source: "GR-17 with CT-14",
    demonstration: [
      "add button ok 100 100 100 50",
      "target ok touchUpInside",
      "target ok touchCancel",
      "gesture longpress hold on root",
      "longpress ok",
      #"expect log is "hold began", "ok touchCancel", "hold ended""#,
    ]),
  Rule(
    "CT-29", .open,
    Bilingual(
      en: """
        Not settled: whether a UIButton tracks a touch that hits an ordinary interactive subview of \
        it, such as a stack view. RC-13 alone would let it; two independent reports say that the \
        button sends nothing. `isUserInteractionEnabled = false` on the subview is right either way.
        """,
      zh: """
        尚无定论：触摸命中 UIButton 里普通的、可交互的子视图（如 stack view）时，按钮是否跟踪这次触摸。\
        仅按 RC-13 会跟踪；两份互不相干的报告说按钮什么也不发出。无论哪种情况，\
        对该子视图设 `isUserInteractionEnabled = false` 都是正确的做法。
        """),
    source: "openradar 30592429; LBTATools pull request 21"),
  Rule(
    "CT-30", .inferred,
    Bilingual(
      en: """
        A control that becomes disabled or non-interactive while it tracks sends no further touch \
        events for that touch; its tracking is cancelled.
        """,
      zh: "控件在跟踪触摸时被停用或变为不可交互，就不再为这次触摸发送任何触摸事件；跟踪被取消。"),
    source: "CT-4, UT-23 taken together",
    demonstration: [
      "add button ok 100 100 100 50",
      "target ok allTouchEvents",
      "touch 1 down 150 120",
      "set ok.isEnabled false",
      "expect !ok.isTracking",
      "touch 1 up",
      #"expect log is "ok touchDown""#,
    ]),
  Rule(
    "CT-42", .documented,
    Bilingual(
      en: """
        A long press on a view with a UIContextMenuInteraction asks its delegate for a \
        configuration: with one the menu shows and the view's touch is cancelled, with nil the \
        touch stays with the view. The delegates of tables and collections are asked for rows and \
        items.
        """,
      zh: """
        长按带有 UIContextMenuInteraction 的视图时会向代理要配置：给出配置就显示菜单，视图的触摸被取消；返回 nil \
        时触摸仍归视图。表格和集合视图的代理按行、按 item 给出配置。
        """),
    source: """
      Apple documentation: UIContextMenuInteraction, \
      contextMenuInteraction(_:configurationForMenuAtLocation:), \
      tableView(_:contextMenuConfigurationForRowAt:point:)
      """,
    demonstration: [
      "class Photo: UIView, UIContextMenuInteractionDelegate {",
      "  var cancelled = 0",
      "  func contextMenuInteraction(",
      "    _ i: UIContextMenuInteraction,",
      "    configurationForMenuAtLocation p: CGPoint",
      "  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }",
      "  override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) {",
      "    cancelled += 1",
      "  }",
      "}",
      "add Photo photo 50 100 200 200",
      "photo.addInteraction(UIContextMenuInteraction(delegate: photo))",
      "touch 1 down 100 200",
      "wait 0.6",
      "expect photo.cancelled == 1",
    ]),
]
