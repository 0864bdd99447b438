import Foundation
import Interpreter
import UIKitModel

/// Gesture recognizers, as far as state goes.
extension UIKitTable {
  static func addGestureRecognizers(_ table: Table) {
    table.enumeration(
      UIGestureRecognizer.State.self,
      [
        ("possible", .possible), ("began", .began), ("changed", .changed), ("ended", .ended),
        ("cancelled", .cancelled), ("failed", .failed),
      ], in: UIGestureRecognizer.self, "Where an attempt to recognize is (GR-10)."
    ) {
      $0.staticProperty(
        "recognized", get: { UIGestureRecognizer.State.recognized }, "Another name for ended.")
    }
    addGestureDelegate(table)
    table.class(
      UIGestureRecognizer.self, superclass: NSObject.self,
      "Watches the touches of a view and what it holds; no responder (RC-12)."
    ) {
      addRecognizerInitializers($0) { UIGestureRecognizer(target: $0, action: $1) }
      addRecognizerState($0)
      addRecognizerMethods($0)
      addRecognizerOverrides($0)
    }
    addKinds(table)
  }

  private static func addGestureDelegate(_ table: Table) {
    table.protocol("UIGestureRecognizerDelegate", "What a recognizer asks (GR-5).") {
      $0.requirement(
        "gestureRecognizerShouldBegin(_:)", optional: true, [UIGestureRecognizer.self],
        returns: Bool.self, "Whether it may leave possible (GR-35).")
      $0.requirement(
        "gestureRecognizer(_:shouldReceive:)", optional: true,
        [UIGestureRecognizer.self, UITouch.self], returns: Bool.self,
        "Whether it gets a touch (GR-5).")
      $0.requirement(
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", optional: true,
        [UIGestureRecognizer.self, UIGestureRecognizer.self], returns: Bool.self,
        "Whether both may recognize (GR-29).")
      $0.requirement(
        "gestureRecognizer(_:shouldRequireFailureOf:)", optional: true,
        [UIGestureRecognizer.self, UIGestureRecognizer.self], returns: Bool.self,
        "Whether it waits for the other to fail (GR-37).")
      $0.requirement(
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)", optional: true,
        [UIGestureRecognizer.self, UIGestureRecognizer.self], returns: Bool.self,
        "Whether the other waits for it to fail (GR-37).")
    }
  }

  private static func addRecognizerInitializers<Recognizer: UIGestureRecognizer>(
    _ type: TypeTable, _ make: @escaping @MainActor (AnyObject?, Selector?) -> Recognizer
  ) {
    type.initializer(
      "init(target:action:)", designated: true, "Calls a method when it recognizes (GR-15)."
    ) { (target: AnyValue?, action: Selector?) in make(target?.object, action) }
    type.convenience(
      "init()", over: "init(target:action:)",
      arguments: [HostCode { () in AnyValue?.none }, HostCode { () in Selector?.none }],
      "A recognizer that calls nobody.")
  }

  private static func addRecognizerState(_ type: TypeTable) {
    type.stored("state", \UIGestureRecognizer.state, "Where the attempt is (GR-10).")
    type.readOnly("view", \UIGestureRecognizer.view, "The view that it is attached to (GR-1).")
    type.stored("isEnabled", \UIGestureRecognizer.isEnabled, "Whether it gets touches (GR-4).")
    type.stored(
      "cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView,
      "Whether recognizing takes the touches away (GR-17).")
    type.stored(
      "delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan,
      "Whether the view hears only after failure (GR-44).")
    type.stored(
      "delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded,
      "Whether the view hears of the lift only after failure (GR-43).")
    type.stored("name", \UIGestureRecognizer.name, "What tells it from others.")
    type.delegate(
      "delegate", "UIGestureRecognizerDelegate", \UIGestureRecognizer.delegateObject,
      "Who is asked; not retained (GR-5).")
    type.readOnly(
      "numberOfTouches", \UIGestureRecognizer.numberOfTouches, "How many fingers it has.")
  }

  /// What subclasses override; touches are not delivered yet, so only scripts call them.
  private static func addRecognizerOverrides(_ type: TypeTable) {
    type.method("touchesBegan(_:with:)", "Fingers went down (GR-3).") {
      (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in g.touchesBegan(t, with: e)
    }
    type.method("touchesMoved(_:with:)", "Fingers moved (GR-3).") {
      (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in g.touchesMoved(t, with: e)
    }
    type.method("touchesEnded(_:with:)", "Fingers were lifted (GR-3).") {
      (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in g.touchesEnded(t, with: e)
    }
    type.method("touchesCancelled(_:with:)", "Touches were taken away (GR-3).") {
      (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in g.touchesCancelled(t, with: e)
    }
    type.method("canPrevent(_:)", "Whether recognizing keeps another from it (GR-29).") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canPrevent(other)
    }
    type.method("canBePrevented(by:)", "Whether another may keep it from recognizing.") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canBePrevented(by: other)
    }
    type.method("shouldRequireFailure(of:)", "Whether it waits for another to fail (GR-37).") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.shouldRequireFailure(of: other)
    }
    type.method("shouldBeRequiredToFail(by:)", "Whether another waits for it to fail (GR-37).") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.shouldBeRequiredToFail(by: other)
    }
    type.method("ignore(_:for:)", "Leaves a touch out of the attempt.") {
      (g: UIGestureRecognizer, t: UITouch, e: UIEvent) in g.ignore(t, for: e)
    }
    type.method("location(ofTouch:in:)", "Where one of the fingers is.") {
      (g: UIGestureRecognizer, index: Int, v: UIView?) in g.location(ofTouch: index, in: v)
    }
  }

  private static func addRecognizerMethods(_ type: TypeTable) {
    type.method("location(in:)", "The middle of the touches (GR-24).") {
      (g: UIGestureRecognizer, v: UIView?) in g.location(in: v)
    }
    type.method("addTarget(_:action:)", "Calls a method as well.") {
      (g: UIGestureRecognizer, target: AnyValue, action: Selector) in
      g.addTarget(target.object, action: action)
    }
    type.method("removeTarget(_:action:)", "Takes back what addTarget added.") {
      (g: UIGestureRecognizer, target: AnyValue?, action: Selector?) in
      g.removeTarget(target?.object, action: action)
    }
    type.method("require(toFail:)", "Waits for another one to fail (GR-36).") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.require(toFail: other)
    }
    type.method("reset()", "The attempt is over (GR-18).") { (g: UIGestureRecognizer) in g.reset() }
  }

  private static func addKinds(_ table: Table) {
    table.class(
      UITapGestureRecognizer.self, superclass: UIGestureRecognizer.self, "Taps (GR-47)."
    ) {
      addRecognizerInitializers($0) { UITapGestureRecognizer(target: $0, action: $1) }
      $0.stored(
        "numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, "How many taps.")
      $0.stored(
        "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired,
        "How many fingers.")
    }
    table.class(
      UILongPressGestureRecognizer.self, superclass: UIGestureRecognizer.self,
      "A finger that stays (GR-48)."
    ) {
      addRecognizerInitializers($0) { UILongPressGestureRecognizer(target: $0, action: $1) }
      $0.stored(
        "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration,
        "How long, in seconds; 0.5 by default (GR-47).")
      $0.stored(
        "allowableMovement", \UILongPressGestureRecognizer.allowableMovement,
        "How far it may move; 10 points by default (GR-47).")
      $0.stored(
        "numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired,
        "How many taps come first.")
      $0.stored(
        "numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired,
        "How many fingers.")
    }
    table.class(
      UIPanGestureRecognizer.self, superclass: UIGestureRecognizer.self, "Dragging (GR-49)."
    ) {
      addRecognizerInitializers($0) { UIPanGestureRecognizer(target: $0, action: $1) }
      $0.stored(
        "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches,
        "How many fingers it takes.")
      $0.stored(
        "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches,
        "How many fingers it may be.")
      $0.method("translation(in:)", "How far the fingers went since it began (GR-23).") {
        (g: UIPanGestureRecognizer, v: UIView?) in g.translation(in: v)
      }
      $0.method("setTranslation(_:in:)", "Counts from there on (GR-23).") {
        (g: UIPanGestureRecognizer, p: CGPoint, v: UIView?) in g.setTranslation(p, in: v)
      }
      $0.method("velocity(in:)", "How fast the fingers are, in points for each second.") {
        (g: UIPanGestureRecognizer, v: UIView?) in g.velocity(in: v)
      }
    }
    addRareKinds(table)
  }

  private static func addRareKinds(_ table: Table) {
    table.optionSet(
      UIRectEdge.self,
      [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all),
      ], "Edges of a rectangle.")
    table.class(
      UIScreenEdgePanGestureRecognizer.self, superclass: UIPanGestureRecognizer.self,
      "Dragging that begins at an edge of the screen (GR-56)."
    ) {
      addRecognizerInitializers($0) { UIScreenEdgePanGestureRecognizer(target: $0, action: $1) }
      $0.stored("edges", \UIScreenEdgePanGestureRecognizer.edges, "Where it may begin.")
    }
    table.optionSet(
      UISwipeGestureRecognizer.Direction.self,
      [("right", .right), ("left", .left), ("up", .up), ("down", .down)],
      in: UISwipeGestureRecognizer.self, "Where strokes go.")
    table.class(
      UISwipeGestureRecognizer.self, superclass: UIGestureRecognizer.self, "A stroke (GR-54)."
    ) {
      addRecognizerInitializers($0) { UISwipeGestureRecognizer(target: $0, action: $1) }
      $0.stored("direction", \UISwipeGestureRecognizer.direction, "Where it goes (GR-47).")
      $0.stored(
        "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired,
        "How many fingers.")
    }
    table.class(
      UIPinchGestureRecognizer.self, superclass: UIGestureRecognizer.self,
      "Two fingers that come closer or part (GR-55)."
    ) {
      addRecognizerInitializers($0) { UIPinchGestureRecognizer(target: $0, action: $1) }
      $0.stored(
        "scale", \UIPinchGestureRecognizer.scale, "How far apart, against the start (GR-23).")
      $0.readOnly("velocity", \UIPinchGestureRecognizer.velocity, "How fast the scale changes.")
    }
    table.class(
      UIRotationGestureRecognizer.self, superclass: UIGestureRecognizer.self,
      "Two fingers that turn (GR-55)."
    ) {
      addRecognizerInitializers($0) { UIRotationGestureRecognizer(target: $0, action: $1) }
      $0.stored("rotation", \UIRotationGestureRecognizer.rotation, "How far, in radians (GR-23).")
      $0.readOnly("velocity", \UIRotationGestureRecognizer.velocity, "How fast the angle changes.")
    }
  }
}
