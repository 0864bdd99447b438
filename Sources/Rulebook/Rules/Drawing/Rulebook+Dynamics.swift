import Records

extension Rulebook {
  /// Views that behaviors move like bodies.
  static var dynamics: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "AN-61", .documented,
    Bilingual(
      en: """
        A `UIDynamicAnimator` moves views by the behaviors that were added to it, until all rest. \
        Gravity of magnitude 1 accelerates by 1000 points per second in each second. Only a \
        retained animator moves anything. That collisions turn views is left out here.
        """,
      zh: """
        `UIDynamicAnimator` 按添加的行为移动视图，直到全部静止。magnitude 为 1 的重力每秒加速 1000 点/秒。\
        animator 要有人持有才会起作用。这里省略了碰撞引起的旋转。
        """),
    source: "Apple documentation: UIDynamicAnimator, UIGravityBehavior",
    demonstration: [
      "add view box 100 0 100 100",
      "let animator = UIDynamicAnimator(referenceView: root)",
      "animator.addBehavior(UIGravityBehavior(items: [box]))",
      "wait 0.5",
      "expect box.center.y > 160 && box.center.y < 180",
      "animator.removeAllBehaviors()",
    ]),
  Rule(
    "AN-62", .documented,
    Bilingual(
      en: """
        `UICollisionBehavior` lets views bounce off each other, and stay inside the reference \
        view's bounds with `translatesReferenceBoundsIntoBoundary`; its delegate hears when a \
        contact begins.
        """,
      zh: """
        `UICollisionBehavior` 让视图不互相穿过；设置 `translatesReferenceBoundsIntoBoundary` 后也不会离开\
        参考视图的 bounds。接触开始时通知它的代理。
        """),
    source: "Apple documentation: UICollisionBehavior",
    demonstration: [
      "add view box 100 0 100 100",
      "let animator = UIDynamicAnimator(referenceView: root)",
      "let walls = UICollisionBehavior(items: [box])",
      "walls.translatesReferenceBoundsIntoBoundary = true",
      "animator.addBehavior(UIGravityBehavior(items: [box]))",
      "animator.addBehavior(walls)",
      "wait 5",
      "expect box.frame.maxY == 844 && !animator.isRunning",
    ]),
  Rule(
    "AN-63", .documented,
    Bilingual(
      en: """
        `UIDynamicItemBehavior` sets how views bounce (`elasticity`, 0 unless set), slide \
        (`friction`) and slow down (`resistance`), and adds velocities.
        """,
      zh: """
        `UIDynamicItemBehavior` 设置视图如何反弹（`elasticity`，默认 0）、滑动（`friction`）和减速\
        （`resistance`），也可以增加速度。
        """),
    source: "Apple documentation: UIDynamicItemBehavior",
    demonstration: [
      "add view box 100 0 100 100",
      "let animator = UIDynamicAnimator(referenceView: root)",
      "let material = UIDynamicItemBehavior(items: [box])",
      "animator.addBehavior(material)",
      "material.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)",
      "wait 1",
      "expect abs(box.frame.minX - 200) < 3",
    ]),
  Rule(
    "AN-64", .documented,
    Bilingual(
      en: """
        `UIAttachmentBehavior` fixes the distance of a view from a point or from another view; with \
        a `frequency` it is a spring.
        """,
      zh: "`UIAttachmentBehavior` 让视图与一个点或另一个视图保持距离；设置 `frequency` 后相当于弹簧。"),
    source: "Apple documentation: UIAttachmentBehavior",
    demonstration: [
      "add view box 200 100 50 50",
      "let animator = UIDynamicAnimator(referenceView: root)",
      "let nail = CGPoint(x: 125, y: 125)",
      "let rod = UIAttachmentBehavior(item: box, attachedToAnchor: nail)",
      "animator.addBehavior(rod)",
      "animator.addBehavior(UIGravityBehavior(items: [box]))",
      "wait 0.3",
      "expect box.center.y > 130",
      "let (x, y) = (box.center.x - nail.x, box.center.y - nail.y)",
      "expect abs(hypot(x, y) - rod.length) < 1",
    ]),
  Rule(
    "AN-65", .documented,
    Bilingual(
      en: "`UISnapBehavior` moves a view to a point like a spring, and leaves it there.",
      zh: "`UISnapBehavior` 像弹簧一样把视图移到一个点，并停在那里。"),
    source: "Apple documentation: UISnapBehavior",
    demonstration: [
      "add view box 0 0 100 100",
      "let animator = UIDynamicAnimator(referenceView: root)",
      "let place = CGPoint(x: 200, y: 400)",
      "animator.addBehavior(UISnapBehavior(item: box, snapTo: place))",
      "wait 2",
      "expect box.center == place && !animator.isRunning",
    ]),
  Rule(
    "AN-66", .documented,
    Bilingual(
      en: """
        `UIPushBehavior` accelerates views: a force of magnitude 1 gives 100 by 100 points of \
        density 1 an acceleration of 100 points per second in each second. It is continuous, or \
        instantaneous, after which `active` is false; that this gives a velocity of 100 is inferred.
        """,
      zh: """
        `UIPushBehavior` 推动视图：大小为 1 的力使 100 × 100 点、密度为 1 的视图每秒加速 100 点/秒。\
        可以持续，也可以是瞬时的，瞬时的之后 `active` 为 false；瞬时推动得到 100 点/秒的速度是推断。
        """),
    source: "Apple documentation: UIPushBehavior",
    demonstration: [
      "add view box 0 0 100 100",
      "let animator = UIDynamicAnimator(referenceView: root)",
      "let push = UIPushBehavior(items: [box], mode: .continuous)",
      "push.setAngle(0, magnitude: 1)",
      "animator.addBehavior(push)",
      "wait 1",
      "expect box.frame.minX > 45 && box.frame.minX < 55",
      "push.active = false",
    ]),
  Rule(
    "AN-67", .documented,
    Bilingual(
      en: """
        Views turn by their angular velocity, clockwise in radians per second, unless \
        `allowsRotation` is false; `angularResistance` slows that. The animator changes their \
        `center` and `transform`.
        """,
      zh: """
        视图按角速度旋转（顺时针，弧度/秒），除非 `allowsRotation` 为 false；`angularResistance` 使它变慢。\
        animator 改变的是视图的 `center` 和 `transform`。
        """),
    source: "Apple documentation: UIDynamicItemBehavior, UIDynamicItem",
    demonstration: [
      "add view box 100 100 100 100",
      "let animator = UIDynamicAnimator(referenceView: root)",
      "let material = UIDynamicItemBehavior(items: [box])",
      "animator.addBehavior(material)",
      "material.addAngularVelocity(.pi / 2, for: box)",
      "wait 1",
      "expect abs(box.transform.b - 1) < 0.01",
      "material.allowsRotation = false",
    ]),
]
