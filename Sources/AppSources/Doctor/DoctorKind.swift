import Records

/// A kind of mistake in sources that takes touches away.
package struct DoctorKind: Sendable {
  /// The word that names it: `cell-subview`.
  package let id: String
  /// The rule that it comes from.
  package let rule: RuleID
  /// The effect, and the cure.
  package let statement: Bilingual
  /// Lines for an empty screen that demonstrate it, and end in `expect`.
  package let scene: [String]

  /// All of them, in the order in which findings are listed.
  package static let all: [DoctorKind] = [
    DoctorKind(
      id: "hit-test-forward", rule: "HT-5",
      statement: Bilingual(
        en: """
          The loop asks the subviews from back to front: where two overlap, the one behind gets the \
          touch. Loop over subviews.reversed().
          """,
        zh: "循环从后往前询问子视图：两个子视图重叠时，触摸给了后面的那个。请用 subviews.reversed() 循环。"),
      scene: [
        "class Stack: UIView {",
        "  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "    for view in subviews {",
        "      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }",
        "    }",
        "    return nil",
        "  }",
        "}",
        "add Stack all 0 0 390 844",
        "add view behind 100 100 200 200 in all",
        "add button front 100 100 200 200 in all",
        "expect hit 150 150 is behind",
      ]),
    DoctorKind(
      id: "hit-test-unconverted", rule: "GE-19",
      statement: Bilingual(
        en: """
          The point is in the coordinates of this view and is given to another one as it is. Convert \
          it first: other.hitTest(convert(point, to: other), with: event).
          """,
        zh: """
          point 是本视图坐标系中的点，却原样交给了另一个视图。请先转换：\
          other.hitTest(convert(point, to: other), with: event)。
          """),
      scene: [
        "class Pass: UIView {",
        "  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "    subviews.first?.hitTest(point, with: event)",
        "  }",
        "}",
        "add Pass all 0 0 390 844",
        "add button ok 200 400 100 44 in all",
        "expect hit 250 420 is root",
      ]),
    DoctorKind(
      id: "inside-by-frame", rule: "HT-9",
      statement: Bilingual(
        en: """
          point is in the view's own coordinates, where it is at bounds; frame is in those of the \
          superview. Ask bounds.contains(point).
          """,
        zh: "point 是视图自身坐标系中的点，对应 bounds；frame 属于父视图的坐标系。请用 bounds.contains(point)。"),
      scene: [
        "class Badge: UIButton {",
        "  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "    frame.contains(point)",
        "  }",
        "}",
        "add Badge ok 200 400 100 44",
        "expect hit 250 420 is root",
      ]),
    DoctorKind(
      id: "touches-without-super", rule: "RC-17",
      statement: Bilingual(
        en: """
          Controls track the finger, and cells are selected, in these methods: without super nothing \
          of that happens. Call super.
          """,
        zh: "控件在这些方法里追踪手指，cell 在这里被选中：不调用 super，这些都不会发生。请调用 super。"),
      scene: [
        "class Glow: UIButton {",
        "  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {",
        "    alpha = 0.5",
        "  }",
        "}",
        "add Glow ok 100 100 100 44",
        "var taps = 0",
        "target ok touchUpInside do taps += 1",
        "tap ok",
        "expect taps == 0",
      ]),
    DoctorKind(
      id: "user-interaction-off", rule: "UI-5",
      statement: Bilingual(
        en: """
          isUserInteractionEnabled = false takes the whole subtree out of hit testing, and something \
          in it waits for touches. Turn it off only on views that nothing is to be touched in.
          """,
        zh: """
          isUserInteractionEnabled = false 会让整个子树退出命中测试，而其中有等待触摸的东西。\
          只在里面没有任何可触摸内容的视图上关闭。
          """),
      scene: [
        "add view panel 0 0 390 400",
        "add button ok 20 20 100 44 in panel",
        "set panel.isUserInteractionEnabled false",
        "expect hit ok is root",
      ]),
    DoctorKind(
      id: "label-gesture", rule: "UI-2",
      statement: Bilingual(
        en: """
          Labels and image views have isUserInteractionEnabled false by default, so that their \
          recognizers get no touches. Set it to true.
          """,
        zh: "UILabel 和 UIImageView 的 isUserInteractionEnabled 默认为 false，上面的手势收不到触摸。请设为 true。"),
      scene: [
        "add image photo 100 100 200 200",
        "gesture tap opens on photo",
        "expect hit 150 150 is root",
      ]),
    DoctorKind(
      id: "recognizer-twice", rule: "GR-1",
      statement: Bilingual(
        en: """
          A recognizer has one view: adding it to another takes it away from the first. Make one for \
          each view.
          """,
        zh: "一个手势只属于一个视图：加到另一个视图上，就从前一个视图移走了。请为每个视图各建一个。"),
      scene: [
        "let (first, second) = (UIView(), UIView())",
        "let once = UITapGestureRecognizer()",
        "first.addGestureRecognizer(once)",
        "second.addGestureRecognizer(once)",
        "expect first.gestureRecognizers?.count ?? 0 == 0",
      ]),
    DoctorKind(
      id: "initial-target", rule: "CT-21",
      statement: Bilingual(
        en: """
          In the initial value of a stored property self is not the instance: it does not exist yet, \
          and the target is a function or nil. Make the property lazy, or add the target in an \
          initializer.
          """,
        zh: """
          在存储属性的初始值里，self 不是实例：实例此时还不存在，target 得到的是一个函数或 nil。\
          请把属性改为 lazy，或在初始化方法里添加 target。
          """),
      scene: [
        "class Form: UIView {",
        "  lazy var save: UIButton = {",
        "    let button = UIButton()",
        "    button.addTarget(self, action: #selector(act), for: .touchUpInside)",
        "    return button",
        "  }()",
        "  var acts = 0",
        "  @objc func act() { acts += 1 }",
        "}",
        "let form = Form()",
        "form.save.sendActions(for: .touchUpInside)",
        "expect form.acts == 1",
      ]),
    DoctorKind(
      id: "dead-target", rule: "CT-21",
      statement: Bilingual(
        en: """
          Targets are not retained, and nothing else retains this one: at the end of the function it \
          is gone. Store it in a property.
          """,
        zh: "target 不会被持有，这里也没有别处持有它：函数结束时它就被释放了。请用属性保存它。"),
      scene: [
        "class Handler: NSObject {",
        "  @objc func act() {}",
        "}",
        "var handler: Handler? = Handler()",
        "weak var kept = handler",
        "let ok = UIButton()",
        "ok.addTarget(handler, action: #selector(Handler.act), for: .touchUpInside)",
        "handler = nil",
        "expect kept == nil",
      ]),
    DoctorKind(
      id: "cell-subview", rule: "HT-5",
      statement: Bilingual(
        en: """
          The content view of a cell lies in front of what is added to the cell itself, and gets its \
          touches. Add it to contentView.
          """,
        zh: "cell 的 contentView 位于直接加在 cell 上的视图前面，触摸会先给它。请加到 contentView 上。"),
      scene: [
        "add table feed 0 100 390 600 rows 5",
        "add button act 250 4 120 36 in feed row 1",
        "put act in feed row 1 at 0",
        "expect hit 300 160 is feed row 1.contentView",
      ]),
    DoctorKind(
      id: "tap-over-rows", rule: "GR-17",
      statement: Bilingual(
        en: """
          A tap recognizer on the view around a list cancels the touches of its rows, so that they \
          are not selected. Set cancelsTouchesInView to false, or refuse touches in the delegate.
          """,
        zh: """
          列表外层视图上的点按手势会取消行的触摸，行就不会被选中。\
          请把 cancelsTouchesInView 设为 false，或在代理方法里拒绝触摸。
          """),
      scene: [
        "add table feed 0 100 390 600 rows 5",
        "var chosen = 0",
        "on feed didSelectRowAt do chosen += 1",
        "gesture tap hide on root",
        "tap 200 130",
        "expect chosen == 0",
      ]),
    DoctorKind(
      id: "container-without-size", rule: "HT-11",
      statement: Bilingual(
        en: """
          The view gets neither a frame nor constraints: it stays without area, and touches reach \
          nothing inside it, though that is drawn. Give it a size.
          """,
        zh: "这个视图既没有 frame 也没有约束：面积一直为零，里面的内容虽然画了出来，却收不到触摸。请给它大小。"),
      scene: [
        "add view box 100 100 0 0",
        "add button ok 0 0 100 44 in box",
        "expect hit 150 120 is root",
      ]),
  ]
}
