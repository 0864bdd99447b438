import EventVocabulary
import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Gesture recognizers.
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
    addRecognizerTypes(table)
  }

  static let recognizer = ModelClass.recognizer(
    UIGestureRecognizer.self, superclass: NSObject.self,
    "Watches the touches of a view and what it holds; no responder (RC-12).",
    make: { UIGestureRecognizer(target: $0, action: $1) }
  ) {
    addRecognizerState($0)
    addRecognizerMethods($0)
    addRecognizerOverrides($0)
  } settings: {
    $0.stored("isEnabled", \UIGestureRecognizer.isEnabled, "Whether it gets touches (GR-4).")
    $0.stored(
      "cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView,
      "Whether recognizing takes the touches away (GR-17).")
    $0.stored(
      "delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan,
      "Whether the view hears only after failure (GR-44).")
    $0.stored(
      "delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded,
      "Whether the view hears of the lift only after failure (GR-43).")
    $0.stored(
      "requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType,
      "Whether touches of another kind than the first are left out (GR-6).")
  }

  private static func addGestureDelegate(_ table: Table) {
    table.protocol("UIGestureRecognizerDelegate", "What a recognizer asks (GR-5).") {
      $0.requirement(
        "gestureRecognizerShouldBegin(_:)", optional: true, [UIGestureRecognizer.self],
        returns: Bool.self, "Whether it may leave possible (GR-35).")
      $0.requirement(
        "gestureRecognizer(_:shouldReceive:)", optional: true,
        selector: "gestureRecognizer:shouldReceiveTouch:",
        [UIGestureRecognizer.self, UITouch.self], returns: Bool.self,
        "Whether it gets a touch (GR-5).")
      $0.requirement(
        "gestureRecognizer(_:shouldReceive:)", optional: true,
        selector: "gestureRecognizer:shouldReceiveEvent:",
        [UIGestureRecognizer.self, UIEvent.self], returns: Bool.self,
        "Whether it gets the touches of an event (GR-5).")
      $0.requirement(
        "gestureRecognizer(_:shouldReceive:)", optional: true,
        selector: "gestureRecognizer:shouldReceivePress:",
        [UIGestureRecognizer.self, UIPress.self], returns: Bool.self,
        "Whether it gets a press; none here gets any (GR-5).")
      $0.requirement(
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", optional: true,
        selector: "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
        [UIGestureRecognizer.self, UIGestureRecognizer.self], returns: Bool.self,
        "Whether both may recognize (GR-29).")
      $0.requirement(
        "gestureRecognizer(_:shouldRequireFailureOf:)", optional: true,
        selector: "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
        [UIGestureRecognizer.self, UIGestureRecognizer.self], returns: Bool.self,
        "Whether it waits for the other to fail (GR-37).")
      $0.requirement(
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)", optional: true,
        selector: "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
        [UIGestureRecognizer.self, UIGestureRecognizer.self], returns: Bool.self,
        "Whether the other waits for it to fail (GR-37).")
    }
  }

  private static func addRecognizerState(_ type: TypeTable) {
    type.stored("state", \UIGestureRecognizer.state, "Where the attempt is (GR-10).")
    type.readOnly("view", \UIGestureRecognizer.view, "The view that it is attached to (GR-1).")
    type.stored("name", \UIGestureRecognizer.name, "What tells it from others.")
    type.property(
      "delegate", as: .optional(.protocol("UIGestureRecognizerDelegate")), isWeak: true,
      get: { (g: UIGestureRecognizer) -> AnyReference? in
        g.delegateObject.map { AnyReference($0) }
      },
      set: { (g: UIGestureRecognizer, new: AnyReference?) throws(RunStop) in
        if let owner = g.owner, new?.object !== owner {
          throw RunStop(.refusedByTree(.exception(.delegateOfScrollView, objects: [])))
        }
        g.delegateObject = new?.object
      }, "Who is asked; not retained (GR-5).")
    type.numbers(
      "allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes,
      "The kinds of touches that it gets, as numbers of UITouch.TouchType (GR-6).")
    let presses = KeptProperty(
      owner: "UIGestureRecognizer", name: "allowedPressTypes", effects: [.events])
    type.property(
      "allowedPressTypes",
      get: { (g: UIGestureRecognizer) in g.allowedPressTypes.map(\.intValue) },
      set: { (g: UIGestureRecognizer, types: [Int]) in
        g.allowedPressTypes = types.map { NSNumber(value: $0) }
        presses.tell()
      }, presses.summary("The kinds of presses that it gets (GR-6)."))
    type.readOnly(
      "numberOfTouches", \UIGestureRecognizer.numberOfTouches, "How many fingers it has.")
  }

  /// The methods that subclasses override.
  private static func addRecognizerOverrides(_ type: TypeTable) {
    type.message(
      "touchesBegan(_:with:)", .touchesBegan, "Fingers went down (GR-3).",
      send: { (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in
        g.sendTouchesBegan(t, with: e)
      },
      direct: { $0.touchesBegan($1, with: $2) })
    type.message(
      "touchesMoved(_:with:)", .touchesMoved, "Fingers moved (GR-3).",
      send: { (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in
        g.sendTouchesMoved(t, with: e)
      },
      direct: { $0.touchesMoved($1, with: $2) })
    type.message(
      "touchesEnded(_:with:)", .touchesEnded, "Fingers were lifted (GR-3).",
      send: { (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in
        g.sendTouchesEnded(t, with: e)
      },
      direct: { $0.touchesEnded($1, with: $2) })
    type.message(
      "touchesCancelled(_:with:)", .touchesCancelled, "Touches went away (GR-3).",
      send: { (g: UIGestureRecognizer, t: Set<UITouch>, e: UIEvent) in
        g.sendTouchesCancelled(t, with: e)
      },
      direct: { $0.touchesCancelled($1, with: $2) })
    type.method(
      "touchesEstimatedPropertiesUpdated(_:)",
      "Estimates, as of a pencil's force, were replaced; fingers have none."
    ) { (g: UIGestureRecognizer, t: Set<UITouch>) in g.touchesEstimatedPropertiesUpdated(t) }
    type.message("reset()", .reset, "The attempt is over (GR-18).") {
      (g: UIGestureRecognizer) in g.reset()
    }
    type.question("canPrevent(_:)", .canPrevent, "Whether it keeps another from it (GR-29).") {
      (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canPrevent(other)
    }
    type.question(
      "canBePrevented(by:)", .canBePrevented, "Whether another may keep it from recognizing."
    ) { (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.canBePrevented(by: other) }
    type.question(
      "shouldRequireFailure(of:)", .shouldRequireFailure,
      "Whether it waits for another to fail (GR-37)."
    ) { (g: UIGestureRecognizer, other: UIGestureRecognizer) in g.shouldRequireFailure(of: other) }
    type.question(
      "shouldBeRequiredToFail(by:)", .shouldBeRequiredToFail,
      "Whether another waits for it to fail (GR-37)."
    ) { (g: UIGestureRecognizer, other: UIGestureRecognizer) in
      g.shouldBeRequiredToFail(by: other)
    }
    type.method("ignore(_:for:)", "Leaves a touch out of the attempt (GR-22).") {
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
  }
}
