import Records

/// Recognizers and targets.
extension DoctorKind {
  static let labelGesture = DoctorKind(
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
    ])

  static let recognizerTwice = DoctorKind(
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
    ],
    objectiveC: [
      "UIView *first = [UIView new];",
      "UIView *second = [UIView new];",
      "UITapGestureRecognizer *once = [UITapGestureRecognizer new];",
      "[first addGestureRecognizer:once];",
      "[second addGestureRecognizer:once];",
      "expect first.gestureRecognizers?.count ?? 0 == 0",
    ])

  static let tapOverRows = DoctorKind(
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
    ])

  static let initialTarget = DoctorKind(
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
    ])

  static let deadTarget = DoctorKind(
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
    ],
    objectiveC: [
      "NSInteger deaths = 0;",
      "@interface Handler : NSObject",
      "@end",
      "@implementation Handler",
      "- (void)act {}",
      "- (void)dealloc { deaths += 1; }",
      "@end",
      "UIButton *ok = [UIButton new];",
      "void wire(UIButton *button) {",
      "  Handler *handler = [Handler new];",
      "  [button addTarget:handler action:@selector(act) forControlEvents:UIControlEventTouchUpInside];",
      "}",
      "wire(ok);",
      "expect deaths == 1",
    ])
}
