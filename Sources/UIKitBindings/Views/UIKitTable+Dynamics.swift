import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension UICollisionBehavior.Mode: BridgedOptionSet {}
nonisolated extension UIPushBehavior.Mode: BridgedEnumeration {}

/// Behaviors that move views like bodies.
extension UIKitTable {
  /// The protocol of dynamic items: only views, here.
  package static let dynamicNames = Prelude.Part(
    names: ["UIDynamicItem"], text: "typealias UIDynamicItem = UIView")

  static func addDynamics(_ table: Table) {
    addDynamicBehavior(table)
    addItemBehaviors(table)
    addCollisions(table)
    addTies(table)
    addPushes(table)
    table.protocol("UIDynamicAnimatorDelegate", "Hears when an animator begins and rests.") {
      $0.requirement(
        "dynamicAnimatorWillResume(_:)", optional: true, [UIDynamicAnimator.self], "It moves.")
      $0.requirement(
        "dynamicAnimatorDidPause(_:)", optional: true, [UIDynamicAnimator.self], "All rests.")
    }
    table.class(
      UIDynamicAnimator.self, superclass: NSObject.self, "Moves views by behaviors (AN-61)."
    ) {
      $0.initializer("init(referenceView:)", designated: true, "In a view's coordinates.") {
        (view: UIView) in UIDynamicAnimator(referenceView: view)
      }
      $0.readOnly("referenceView", \UIDynamicAnimator.referenceView, "The view that it works in.")
      $0.readOnly("behaviors", \UIDynamicAnimator.behaviors, "The behaviors, as they were added.")
      $0.readOnly("isRunning", \UIDynamicAnimator.isRunning, "Whether anything moves.")
      $0.readOnly("elapsedTime", \UIDynamicAnimator.elapsedTime, "The time it has run.")
      $0.delegate(
        "delegate", "UIDynamicAnimatorDelegate", \UIDynamicAnimator.delegateObject,
        "The object that hears of it; not retained.")
      $0.method("addBehavior(_:)", "Adds a behavior, which begins at once.") {
        (a: UIDynamicAnimator, b: UIDynamicBehavior) in a.addBehavior(b)
      }
      $0.method("removeBehavior(_:)", "Removes a behavior.") {
        (a: UIDynamicAnimator, b: UIDynamicBehavior) in a.removeBehavior(b)
      }
      $0.method("removeAllBehaviors()", "Removes all behaviors.") {
        (a: UIDynamicAnimator) in a.removeAllBehaviors()
      }
      $0.method("items(in:)", "The views in a rectangle.") {
        (a: UIDynamicAnimator, rect: CGRect) in a.items(in: rect)
      }
      $0.method("updateItem(usingCurrentState:)", "Goes on from where code put a view.") {
        (a: UIDynamicAnimator, item: UIView) in a.updateItem(usingCurrentState: item)
      }
    }
  }

  private static func addDynamicBehavior(_ table: Table) {
    table.class(
      UIDynamicBehavior.self, superclass: NSObject.self, "A rule by which views move (AN-61)."
    ) {
      $0.initializer("init()", designated: true, "One for children.") { () in UIDynamicBehavior() }
      $0.property(
        "action",
        get: { (b: UIDynamicBehavior) -> Callback0<NoValue>? in
          guard let object = b.actionObject else { return nil }
          let scratch = Scratch(.reference)
          defer { withExtendedLifetime(scratch) {} }
          scratch.registers.references.pointee = object
          return Callback0<NoValue>.read(scratch.registers)
        },
        set: { (b: UIDynamicBehavior, action: Callback0<NoValue>?) in
          b.actionObject = action?.object
          b.action = ScriptCalls.later(action)
        }, "Called in each step.")
      $0.readOnly("childBehaviors", \UIDynamicBehavior.childBehaviors, "Those that work with it.")
      $0.readOnly("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator, "The animator.")
      $0.method("addChildBehavior(_:)", "Adds one that works with it.") {
        (b: UIDynamicBehavior, child: UIDynamicBehavior) in b.addChildBehavior(child)
      }
      $0.method("removeChildBehavior(_:)", "Removes one of them.") {
        (b: UIDynamicBehavior, child: UIDynamicBehavior) in b.removeChildBehavior(child)
      }
    }
  }

  /// The members of a behavior of several views.
  private static func addItems<Behavior: DynamicItemsBehavior>(
    _ type: TypeTable, _ make: @escaping @MainActor ([UIView]) -> Behavior
  ) {
    type.initializer("init(items:)", designated: true, "For views.") {
      (items: [UIView]) in make(items)
    }
    type.property("items", get: { (b: Behavior) in b.items }, "The views.")
    type.method("addItem(_:)", "Adds a view.") { (b: Behavior, item: UIView) in b.addItem(item) }
    type.method("removeItem(_:)", "Removes a view.") {
      (b: Behavior, item: UIView) in b.removeItem(item)
    }
  }

  private static func addItemBehaviors(_ table: Table) {
    table.class(
      UIGravityBehavior.self, superclass: UIDynamicBehavior.self, "Makes views fall (AN-61)."
    ) {
      addItems($0) { UIGravityBehavior(items: $0) }
      $0.stored(
        "gravityDirection", \UIGravityBehavior.gravityDirection,
        "The acceleration, in thousands of points.")
      $0.stored("magnitude", \UIGravityBehavior.magnitude, "The length of the vector.")
      $0.stored("angle", \UIGravityBehavior.angle, "Its direction, clockwise from the right.")
      $0.method("setAngle(_:magnitude:)", "Sets both.") {
        (b: UIGravityBehavior, angle: CGFloat, magnitude: CGFloat) in
        b.setAngle(angle, magnitude: magnitude)
      }
    }
    table.class(
      UIDynamicItemBehavior.self, superclass: UIDynamicBehavior.self,
      "The material of views (AN-63)."
    ) {
      addItems($0) { UIDynamicItemBehavior(items: $0) }
      $0.stored("elasticity", \UIDynamicItemBehavior.elasticity, "How much it bounces, 0 to 1.")
      $0.stored("friction", \UIDynamicItemBehavior.friction, "The resistance to sliding.")
      $0.stored("density", \UIDynamicItemBehavior.density, "The mass of 100 by 100 points.")
      $0.stored("resistance", \UIDynamicItemBehavior.resistance, "What slows it down.")
      $0.method("addLinearVelocity(_:for:)", "Adds a velocity, in points per second.") {
        (b: UIDynamicItemBehavior, velocity: CGPoint, item: UIView) in
        b.addLinearVelocity(velocity, for: item)
      }
      $0.method("linearVelocity(for:)", "The velocity of a view.") {
        (b: UIDynamicItemBehavior, item: UIView) in b.linearVelocity(for: item)
      }
      $0.stored(
        "allowsRotation", \UIDynamicItemBehavior.allowsRotation, "Whether it turns (AN-67).")
      $0.stored("isAnchored", \UIDynamicItemBehavior.isAnchored, "Whether nothing moves it.")
      $0.stored(
        "angularResistance", \UIDynamicItemBehavior.angularResistance, "What slows its turning.")
      $0.method("addAngularVelocity(_:for:)", "Adds one, clockwise in radians per second (AN-67).")
      {
        (b: UIDynamicItemBehavior, velocity: CGFloat, item: UIView) in
        b.addAngularVelocity(velocity, for: item)
      }
      $0.method("angularVelocity(for:)", "The angular velocity of a view.") {
        (b: UIDynamicItemBehavior, item: UIView) in b.angularVelocity(for: item)
      }
    }
  }

  private static func addCollisions(_ table: Table) {
    table.protocol("UICollisionBehaviorDelegate", "Hears of contacts (AN-62).") {
      $0.requirement(
        "collisionBehavior(_:beganContactFor:with:at:)", optional: true,
        selector: "collisionBehavior:beganContactForItem:withItem:atPoint:",
        [UICollisionBehavior.self, UIView.self, UIView.self, CGPoint.self], "Two views meet.")
      $0.requirement(
        "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)", optional: true,
        selector: "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
        [UICollisionBehavior.self, UIView.self, CopyingText?.self, CGPoint.self],
        "A view meets a boundary; nil for the bounds of the reference view.")
    }
    table.optionSet(
      UICollisionBehavior.Mode.self,
      [("items", .items), ("boundaries", .boundaries), ("everything", .everything)],
      in: UICollisionBehavior.self, "The things that collide.")
    table.class(
      UICollisionBehavior.self, superclass: UIDynamicBehavior.self,
      "Keeps views from passing through each other (AN-62)."
    ) {
      addItems($0) { UICollisionBehavior(items: $0) }
      $0.stored("collisionMode", \UICollisionBehavior.collisionMode, "The things that collide.")
      $0.stored(
        "translatesReferenceBoundsIntoBoundary",
        \UICollisionBehavior.translatesReferenceBoundsIntoBoundary,
        "Whether the reference view's bounds are a boundary.")
      $0.delegate(
        "collisionDelegate", "UICollisionBehaviorDelegate",
        \UICollisionBehavior.collisionDelegateObject,
        "The object that hears of contacts; not retained.")
      $0.method("addBoundary(withIdentifier:from:to:)", "Adds a line.") {
        (b: UICollisionBehavior, identifier: CopyingText, from: CGPoint, to: CGPoint) in
        b.addBoundary(withIdentifier: identifier.text, from: from, to: to)
      }
      $0.method("addBoundary(withIdentifier:for:)", "Adds a path.") {
        (b: UICollisionBehavior, identifier: CopyingText, path: UIBezierPath) in
        b.addBoundary(withIdentifier: identifier.text, for: path)
      }
      $0.method("removeBoundary(withIdentifier:)", "Removes a boundary.") {
        (b: UICollisionBehavior, identifier: CopyingText) in
        b.removeBoundary(withIdentifier: identifier.text)
      }
      $0.method("removeAllBoundaries()", "Removes all boundaries.") {
        (b: UICollisionBehavior) in b.removeAllBoundaries()
      }
      $0.property(
        "boundaryIdentifiers",
        get: { (b: UICollisionBehavior) in b.boundaryIdentifiers.map { CopyingText($0) } },
        "The identifiers of the boundaries.")
    }
  }

  private static func addPushes(_ table: Table) {
    table.enumeration(
      UIPushBehavior.Mode.self,
      [("continuous", .continuous), ("instantaneous", .instantaneous)], in: UIPushBehavior.self,
      "The duration of a push (AN-66).")
    table.class(
      UIPushBehavior.self, superclass: UIDynamicBehavior.self, "Pushes views (AN-66)."
    ) {
      $0.initializer("init(items:mode:)", designated: true, "For views.") {
        (items: [UIView], mode: UIPushBehavior.Mode) in UIPushBehavior(items: items, mode: mode)
      }
      $0.property("items", get: { (b: UIPushBehavior) in b.items }, "The views.")
      $0.method("addItem(_:)", "Adds a view.") {
        (b: UIPushBehavior, item: UIView) in b.addItem(item)
      }
      $0.method("removeItem(_:)", "Removes a view.") {
        (b: UIPushBehavior, item: UIView) in b.removeItem(item)
      }
      $0.readOnly("mode", \UIPushBehavior.mode, "The duration of the push.")
      $0.stored("active", \UIPushBehavior.active, "Whether it pushes.")
      $0.stored("pushDirection", \UIPushBehavior.pushDirection, "The force as a vector.")
      $0.stored("magnitude", \UIPushBehavior.magnitude, "The length of the vector.")
      $0.stored("angle", \UIPushBehavior.angle, "Its direction, clockwise from the right.")
      $0.method("setAngle(_:magnitude:)", "Sets both.") {
        (b: UIPushBehavior, angle: CGFloat, magnitude: CGFloat) in
        b.setAngle(angle, magnitude: magnitude)
      }
      $0.method("setTargetOffsetFromCenter(_:for:)", "Pushes beside the center: the view turns.") {
        (b: UIPushBehavior, offset: UIOffset, item: UIView) in
        b.setTargetOffsetFromCenter(offset, for: item)
      }
      $0.method("targetOffsetFromCenter(for:)", "The point that is pushed, from the center.") {
        (b: UIPushBehavior, item: UIView) in b.targetOffsetFromCenter(for: item)
      }
    }
  }

  private static func addTies(_ table: Table) {
    table.class(
      UIAttachmentBehavior.self, superclass: UIDynamicBehavior.self,
      "Ties a view to a point or to another view (AN-64)."
    ) {
      $0.initializer("init(item:attachedToAnchor:)", designated: true, "To a point.") {
        (item: UIView, anchor: CGPoint) in
        UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
      }
      $0.initializer("init(item:attachedTo:)", designated: true, "To another view.") {
        (item: UIView, other: UIView) in UIAttachmentBehavior(item: item, attachedTo: other)
      }
      $0.initializer(
        "init(item:offsetFromCenter:attachedToAnchor:)", designated: true,
        "By a point beside its center, which turns it."
      ) {
        (item: UIView, offset: UIOffset, anchor: CGPoint) in
        UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: anchor)
      }
      $0.initializer(
        "init(item:offsetFromCenter:attachedTo:offsetFromCenter:)", designated: true,
        "To another view, each by a point beside its center."
      ) {
        (item: UIView, offset: UIOffset, other: UIView, otherOffset: UIOffset) in
        UIAttachmentBehavior(
          item: item, offsetFromCenter: offset, attachedTo: other, offsetFromCenter: otherOffset)
      }
      $0.readOnly("items", \UIAttachmentBehavior.items, "The views: one, or two.")
      $0.stored("anchorPoint", \UIAttachmentBehavior.anchorPoint, "The point.")
      $0.stored("length", \UIAttachmentBehavior.length, "The distance to which it pulls.")
      $0.stored(
        "frequency", \UIAttachmentBehavior.frequency,
        "The oscillations of a spring in a second; 0 for a rod.")
      $0.stored("damping", \UIAttachmentBehavior.damping, "How soon the spring rests.")
    }
    table.class(
      UISnapBehavior.self, superclass: UIDynamicBehavior.self, "Moves a view to a point (AN-65)."
    ) {
      $0.initializer("init(item:snapTo:)", designated: true, "To a point.") {
        (item: UIView, point: CGPoint) in UISnapBehavior(item: item, snapTo: point)
      }
      $0.stored("snapPoint", \UISnapBehavior.snapPoint, "The point.")
      $0.stored("damping", \UISnapBehavior.damping, "How little it oscillates; 0.5 unless set.")
    }
  }
}
