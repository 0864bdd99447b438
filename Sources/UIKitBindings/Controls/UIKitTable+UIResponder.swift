import Foundation
import ScriptLibrary
import UIKitModel

/// Responders and the events that travel along their chain.
extension UIKitTable {
  static let responder = ModelClass.other(
    UIResponder.self, superclass: NSObject.self,
    touch: .responder,
    "An object that can be sent events and hands on what it does not handle (RC-13)."
  ) {
    $0.initializer("init()", designated: true, "A responder without a next one.") { () in
      UIResponder()
    }
    $0.overridable(
      "next", .next, get: { (r: UIResponder) -> UIResponder? in r.next },
      "The next responder; computed by each class (RC-1).")
    addFirstResponder($0)
    addInput($0)
    addActions($0)
    addEditActions($0)
    addTouchMessages($0)
    addOtherMessages($0)
  }

  private static func addFirstResponder(_ type: TypeTable) {
    type.overridable(
      "canBecomeFirstResponder", .canBecomeFirstResponder,
      get: { (r: UIResponder) in r.canBecomeFirstResponder },
      "Whether it may become first responder; false by default (FR-1).")
    type.overridable(
      "canResignFirstResponder", .canResignFirstResponder,
      get: { (r: UIResponder) in r.canResignFirstResponder },
      "Whether it may stop being first responder; true by default (FR-1).")
    type.readOnly(
      "isFirstResponder", \UIResponder.isFirstResponder, "Whether it is the first one (FR-4).")
    type.question(
      "becomeFirstResponder()", .becomeFirstResponder, "Asks to become first responder (FR-2)."
    ) { (r: UIResponder) in r.becomeFirstResponder() }.isDiscardable = true
    type.question(
      "resignFirstResponder()", .resignFirstResponder, "Stops being first responder (FR-3)."
    ) { (r: UIResponder) in r.resignFirstResponder() }.isDiscardable = true
  }

  private static func addActions(_ type: TypeTable) {
    type.question(
      "canPerformAction(_:withSender:)", .canPerformAction,
      "Whether it has the method, unless overridden (TA-8)."
    ) { (r: UIResponder, action: Selector, sender: AnyValue?) in
      r.canPerformAction(action, withSender: sender?.object)
    }
    type.method("target(forAction:withSender:)", "Who along the chain takes the action (TA-7).") {
      (r: UIResponder, action: Selector, sender: AnyValue?) -> AnyReference? in
      (r.target(forAction: action, withSender: sender?.object) as AnyObject?)
        .map { AnyReference($0) }
    }
  }

  private static func addTouchMessages(_ type: TypeTable) {
    type.message(
      "touchesBegan(_:with:)", .touchesBegan, "Fingers went down; forwards (RC-13).",
      send: { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in r.sendTouchesBegan(t, with: e) },
      direct: { $0.touchesBegan($1, with: $2) })
    type.message(
      "touchesMoved(_:with:)", .touchesMoved, "Fingers moved; forwards (RC-13).",
      send: { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in r.sendTouchesMoved(t, with: e) },
      direct: { $0.touchesMoved($1, with: $2) })
    type.message(
      "touchesEnded(_:with:)", .touchesEnded, "Fingers were lifted; forwards (RC-13).",
      send: { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in r.sendTouchesEnded(t, with: e) },
      direct: { $0.touchesEnded($1, with: $2) })
    type.message(
      "touchesCancelled(_:with:)", .touchesCancelled, "Touches were taken away; forwards (UT-23).",
      send: { (r: UIResponder, t: Set<UITouch>, e: UIEvent?) in
        r.sendTouchesCancelled(t, with: e)
      },
      direct: { $0.touchesCancelled($1, with: $2) })
    type.method(
      "touchesEstimatedPropertiesUpdated(_:)",
      "Estimates, as of a pencil's force, were replaced; fingers have none."
    ) { (r: UIResponder, t: Set<UITouch>) in r.touchesEstimatedPropertiesUpdated(t) }
  }

  private static func addOtherMessages(_ type: TypeTable) {
    type.message(
      "pressesBegan(_:with:)", .pressesBegan, "Buttons went down; forwards (FR-13).",
      send: { (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
        r.sendPressesBegan(p, with: e)
      },
      direct: { $0.pressesBegan($1, with: $2) })
    type.message(
      "pressesChanged(_:with:)", .pressesChanged, "Buttons changed; forwards (FR-13).",
      send: { (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
        r.sendPressesChanged(p, with: e)
      },
      direct: { $0.pressesChanged($1, with: $2) })
    type.message(
      "pressesEnded(_:with:)", .pressesEnded, "Buttons were released; forwards (FR-13).",
      send: { (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
        r.sendPressesEnded(p, with: e)
      },
      direct: { $0.pressesEnded($1, with: $2) })
    type.message(
      "pressesCancelled(_:with:)", .pressesCancelled, "Presses were taken away; forwards (FR-13).",
      send: { (r: UIResponder, p: Set<UIPress>, e: UIPressesEvent?) in
        r.sendPressesCancelled(p, with: e)
      },
      direct: { $0.pressesCancelled($1, with: $2) })
    type.message(
      "motionBegan(_:with:)", .motionBegan, "A shake began; forwards (FR-9).",
      send: { (r: UIResponder, m: UIEvent.EventSubtype, e: UIEvent?) in
        r.sendMotionBegan(m, with: e)
      },
      direct: { $0.motionBegan($1, with: $2) })
    type.message(
      "motionEnded(_:with:)", .motionEnded, "A shake ended; forwards (FR-9).",
      send: { (r: UIResponder, m: UIEvent.EventSubtype, e: UIEvent?) in
        r.sendMotionEnded(m, with: e)
      },
      direct: { $0.motionEnded($1, with: $2) })
    type.message(
      "motionCancelled(_:with:)", .motionCancelled, "A shake went away; forwards (FR-9).",
      send: { (r: UIResponder, m: UIEvent.EventSubtype, e: UIEvent?) in
        r.sendMotionCancelled(m, with: e)
      },
      direct: { $0.motionCancelled($1, with: $2) })
    type.message(
      "remoteControlReceived(with:)", .remoteControlReceived, "A remote control sent (FR-14).",
      send: { (r: UIResponder, e: UIEvent?) in r.sendRemoteControlReceived(with: e) },
      direct: { $0.remoteControlReceived(with: $1) })
  }
}
