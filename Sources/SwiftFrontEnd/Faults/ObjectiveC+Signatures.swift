// The Swift method for a selector of UIKit's: one row for each.

extension ObjectiveC {
  static let signatures: [String: String] = {
    var table = plain
    for phase in ["Began", "Moved", "Ended", "Cancelled"] {
      table["touches\(phase):withEvent:"] =
        "override func touches\(phase)(_ touches: Set<UITouch>, with event: UIEvent?)"
      table["presses\(phase):withEvent:"] =
        "override func presses\(phase)(_ presses: Set<UIPress>, with event: UIPressesEvent?)"
    }
    for phase in ["Began", "Ended", "Cancelled"] {
      table["motion\(phase):withEvent:"] =
        "override func motion\(phase)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)"
    }
    for (selector, label, type) in delegate {
      table["gestureRecognizer:\(selector):"] =
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, \(label): \(type)) -> Bool"
    }
    return table
  }()

  private static let plain: [String: String] = [
    "hitTest:withEvent:":
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
    "pointInside:withEvent:":
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
    "gestureRecognizerShouldBegin:":
      "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
    "beginTrackingWithTouch:withEvent:":
      "override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
    "continueTrackingWithTouch:withEvent:":
      "override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
    "endTrackingWithTouch:withEvent:":
      "override func endTracking(_ touch: UITouch?, with event: UIEvent?)",
    "cancelTrackingWithEvent:": "override func cancelTracking(with event: UIEvent?)",
    "sendAction:to:forEvent:":
      "override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)",
    "sendEvent:": "override func sendEvent(_ event: UIEvent)",
    "layoutSubviews": "override func layoutSubviews()",
    "drawRect:": "override func draw(_ rect: CGRect)",
    "init": "override init()",
    "initWithFrame:": "override init(frame: CGRect)",
    "initWithCoder:": "required init?(coder: NSCoder)",
    "awakeFromNib": "override func awakeFromNib()",
    "didMoveToSuperview": "override func didMoveToSuperview()",
    "didMoveToWindow": "override func didMoveToWindow()",
    "willMoveToSuperview:": "override func willMove(toSuperview newSuperview: UIView?)",
    "willMoveToWindow:": "override func willMove(toWindow newWindow: UIWindow?)",
    "viewDidLoad": "override func viewDidLoad()",
    "viewWillAppear:": "override func viewWillAppear(_ animated: Bool)",
    "viewDidAppear:": "override func viewDidAppear(_ animated: Bool)",
    "viewDidLayoutSubviews": "override func viewDidLayoutSubviews()",
    "canBecomeFirstResponder": "override var canBecomeFirstResponder: Bool",
    "becomeFirstResponder": "override func becomeFirstResponder() -> Bool",
    "resignFirstResponder": "override func resignFirstResponder() -> Bool",
    "nextResponder": "override var next: UIResponder?",
    "intrinsicContentSize": "override var intrinsicContentSize: CGSize",
    "sizeThatFits:": "override func sizeThatFits(_ size: CGSize) -> CGSize",
    "setHighlighted:": "override var isHighlighted: Bool",
    "setSelected:": "override var isSelected: Bool",
    "setFrame:": "override var frame: CGRect",
    "setBounds:": "override var bounds: CGRect",
  ]

  private static let delegate = [
    ("shouldReceiveTouch", "shouldReceive touch", "UITouch"),
    (
      "shouldRecognizeSimultaneouslyWithGestureRecognizer",
      "shouldRecognizeSimultaneouslyWith otherGestureRecognizer", "UIGestureRecognizer"
    ),
    (
      "shouldRequireFailureOfGestureRecognizer",
      "shouldRequireFailureOf otherGestureRecognizer", "UIGestureRecognizer"
    ),
    (
      "shouldBeRequiredToFailByGestureRecognizer",
      "shouldBeRequiredToFailBy otherGestureRecognizer", "UIGestureRecognizer"
    ),
  ]
}
