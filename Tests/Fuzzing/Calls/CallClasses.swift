import SeededRandom

/// Classes of a session whose overrides call rows: UIKit calls them, and they call UIKit.
enum CallClasses {
  /// The class, the class that it is derived from, and the members that it may override, in which
  /// `BODY` is replaced by statements.
  private struct Shape {
    let name: String
    let base: String
    let members: [String]
  }

  private static let shapes = [
    Shape(
      name: "OwnView", base: "UIView",
      members: [
        "override func layoutSubviews() {\nsuper.layoutSubviews()\nBODY\n}",
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\nBODY\n"
          + "return super.hitTest(point, with: event)\n}",
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\nBODY\n"
          + "return super.point(inside: point, with: event)\n}",
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {\nBODY\n"
          + "super.touchesBegan(touches, with: event)\n}",
        "override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {\nBODY\n}",
        "override func draw(_ rect: CGRect) {\nBODY\n}",
        "override func didMoveToWindow() {\nBODY\n}",
        "override func willMove(toSuperview newSuperview: UIView?) {\nBODY\n}",
        "override func didAddSubview(_ subview: UIView) {\nBODY\n}",
        "override var frame: CGRect { didSet {\nBODY\n} }",
        "override var next: UIResponder? {\nBODY\nreturn super.next\n}",
        "override var intrinsicContentSize: CGSize {\nBODY\nreturn super.intrinsicContentSize\n}",
        "deinit {\nBODY\n}",
      ]),
    Shape(
      name: "OwnController", base: "UIViewController",
      members: [
        "override func viewDidLoad() {\nsuper.viewDidLoad()\nBODY\n}",
        "override func viewWillAppear(_ animated: Bool) {\nsuper.viewWillAppear(animated)\nBODY\n}",
        "override func viewDidAppear(_ animated: Bool) {\nsuper.viewDidAppear(animated)\nBODY\n}",
        "override func viewDidDisappear(_ animated: Bool) {\nsuper.viewDidDisappear(animated)\nBODY\n}",
        "override func viewDidLayoutSubviews() {\nsuper.viewDidLayoutSubviews()\nBODY\n}",
        "override func didMove(toParent parent: UIViewController?) {\nBODY\n}",
        "deinit {\nBODY\n}",
      ]),
    Shape(
      name: "OwnButton", base: "UIButton",
      members: [
        "override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {\nBODY\n"
          + "super.sendAction(action, to: target, for: event)\n}",
        "override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {\nBODY\n"
          + "return super.beginTracking(touch, with: event)\n}",
        "override var isHighlighted: Bool { didSet {\nBODY\n} }",
        "override func layoutSubviews() {\nsuper.layoutSubviews()\nBODY\n}",
      ]),
    Shape(
      name: "OwnLayer", base: "CALayer",
      members: [
        "override func layoutSublayers() {\nsuper.layoutSublayers()\nBODY\n}",
        "override func draw(in ctx: CGContext) {\nBODY\n}",
        "override func hitTest(_ p: CGPoint) -> CALayer? {\nBODY\nreturn super.hitTest(p)\n}",
      ]),
  ]

  /// The names of the classes, with the classes that they are derived from.
  static var names: [(name: String, base: String)] { shapes.map { ($0.name, $0.base) } }

  /// The classes without overrides, so that objects of them can be declared.
  static var empty: [String] { shapes.map { "class \($0.name): \($0.base) {}" } }

  /// A class again, with some overrides.
  static func declaration(_ maker: CallMaker, _ random: inout SeededRandom) -> String {
    let shape = random.pick(shapes)
    let members = shape.members.filter { _ in random.oneIn(2) }
      .map { $0.replacing("BODY", with: maker.body(depth: 1, &random)) }
    return "class \(shape.name): \(shape.base) {\n\(members.joined(separator: "\n"))\n}"
  }
}
