import Records

/// Overrides of hit testing and of touches.
extension DoctorKind {
  static let hitTestForward = DoctorKind(
    id: "hit-test-forward", rule: "HT-5",
    statement: Bilingual(
      en: """
        The loop asks the subviews from back to front: where two overlap, the one behind gets the \
        touch. Loop over subviews.reversed(), in Objective-C over \
        [self.subviews reverseObjectEnumerator].
        """,
      zh:
        "循环从后往前询问子视图：两个子视图重叠时，触摸给了后面的那个。请用 subviews.reversed() 循环，Objective-C 用 [self.subviews reverseObjectEnumerator]。"
    ),
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
    ],
    objectiveC: [
      "@interface Stack : UIView",
      "@end",
      "@implementation Stack",
      "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {",
      "  for (UIView *view in self.subviews) {",
      "    UIView *hit = [view hitTest:[self convertPoint:point toView:view] withEvent:event];",
      "    if (hit) { return hit; }",
      "  }",
      "  return nil;",
      "}",
      "@end",
      "add Stack all 0 0 390 844",
      "add view behind 100 100 200 200 in all",
      "add button front 100 100 200 200 in all",
      "expect hit 150 150 is behind",
    ])

  static let hitTestUnconverted = DoctorKind(
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
    ],
    objectiveC: [
      "@interface Pass : UIView",
      "@end",
      "@implementation Pass",
      "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {",
      "  return [self.subviews.firstObject hitTest:point withEvent:event];",
      "}",
      "@end",
      "add Pass all 0 0 390 844",
      "add button ok 200 400 100 44 in all",
      "expect hit 250 420 is root",
    ])

  static let insideByFrame = DoctorKind(
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
    ],
    objectiveC: [
      "@interface Badge : UIButton",
      "@end",
      "@implementation Badge",
      "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {",
      "  return CGRectContainsPoint(self.frame, point);",
      "}",
      "@end",
      "add Badge ok 200 400 100 44",
      "expect hit 250 420 is root",
    ])

  static let touchesWithoutSuper = DoctorKind(
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
    ],
    objectiveC: [
      "@interface Glow : UIButton",
      "@end",
      "@implementation Glow",
      "- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {",
      "  self.alpha = 0.5;",
      "}",
      "@end",
      "add Glow ok 100 100 100 44",
      "var taps = 0",
      "target ok touchUpInside do taps += 1",
      "tap ok",
      "expect taps == 0",
    ])
}
