import Foundation
import ScriptLibrary
import UIKitModel

/// Events and touches.
extension UIKitTable {
  static func addEvents(_ table: Table) {
    table.enumeration(
      UIEvent.EventType.self,
      [
        ("touches", .touches), ("motion", .motion), ("remoteControl", .remoteControl),
        ("presses", .presses), ("scroll", .scroll), ("hover", .hover), ("transform", .transform),
      ], in: UIEvent.self, "The kind of an event (PL-5).")
    table.optionSet(
      UIEvent.ButtonMask.self, [("primary", .primary), ("secondary", .secondary)],
      in: UIEvent.self, "Buttons of a mouse (GR-60).")
    table.enumeration(
      UIEvent.EventSubtype.self,
      [
        ("none", .none), ("motionShake", .motionShake), ("remoteControlPlay", .remoteControlPlay),
        ("remoteControlPause", .remoteControlPause), ("remoteControlStop", .remoteControlStop),
        ("remoteControlTogglePlayPause", .remoteControlTogglePlayPause),
        ("remoteControlNextTrack", .remoteControlNextTrack),
        ("remoteControlPreviousTrack", .remoteControlPreviousTrack),
      ], in: UIEvent.self, "What happened more precisely.")
    table.class(UIEvent.self, superclass: NSObject.self, "What happened.") {
      $0.initializer("init()", designated: true, "An event of touches without any.") { () in
        UIEvent()
      }
      $0.readOnly("type", \UIEvent.type, "The kind of the event (PL-5).")
      $0.readOnly("subtype", \UIEvent.subtype, "What happened more precisely.")
      $0.readOnly("allTouches", \UIEvent.allTouches, "The touches of the sequence (UT-7).")
      $0.readOnly("timestamp", \UIEvent.timestamp, "When it happened, in seconds (UT-30).")
      $0.method("touches(for:)", "The touches that went down in a view (UT-7).") {
        (e: UIEvent, v: UIView) -> Set<UITouch>? in e.touches(for: v)
      }
      $0.method("touches(for:)", "The touches that went down in a window (UT-7).") {
        (e: UIEvent, w: UIWindow) -> Set<UITouch>? in e.touches(for: w)
      }
      $0.method("touches(for:)", "The touches that a recognizer receives (UT-7).") {
        (e: UIEvent, g: UIGestureRecognizer) -> Set<UITouch>? in e.touches(for: g)
      }
      $0.method("coalescedTouches(for:)", "The touch itself: nothing is put together here.") {
        (e: UIEvent, t: UITouch) -> [UITouch]? in e.coalescedTouches(for: t)
      }
      $0.method("predictedTouches(for:)", "None: nothing is guessed here.") {
        (e: UIEvent, t: UITouch) -> [UITouch]? in e.predictedTouches(for: t)
      }
    }
    addPresses(table)
    addTouch(table)
  }

  private static func addPresses(_ table: Table) {
    table.enumeration(
      UIPress.Phase.self,
      [
        ("began", .began), ("changed", .changed), ("stationary", .stationary), ("ended", .ended),
        ("cancelled", .cancelled),
      ], in: UIPress.self, "Where a press is in its life (FR-13).")
    table.class(UIKey.self, superclass: NSObject.self, isFinal: true, "A key of a keyboard.") {
      $0.readOnly("characters", \UIKey.characters, "What the key gives.")
      $0.readOnly(
        "charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers,
        "What the key gives without modifiers.")
      $0.readOnly("modifierFlags", \UIKey.modifierFlags, "What is down with it.")
    }
    table.enumeration(
      UIPress.PressType.self,
      [
        ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow),
        ("rightArrow", .rightArrow), ("select", .select), ("menu", .menu),
        ("playPause", .playPause), ("pageUp", .pageUp), ("pageDown", .pageDown),
      ], in: UIPress.self, "A button of a remote control (FR-30).")
    table.class(UIPress.self, superclass: NSObject.self, "One button from down to up (FR-13).") {
      $0.readOnly("type", \UIPress.type, "The button of a remote control (FR-30).")
      $0.readOnly("phase", \UIPress.phase, "Where the press is in its life.")
      $0.readOnly("key", \UIPress.key, "The key; nil for other buttons.")
      $0.readOnly("timestamp", \UIPress.timestamp, "When it changed last, in seconds (UT-30).")
      $0.readOnly("responder", \UIPress.responder, "Whom it was sent to.")
    }
    table.class(UIPressesEvent.self, superclass: UIEvent.self, "An event of buttons (FR-13).") {
      $0.readOnly("allPresses", \UIPressesEvent.allPresses, "The presses.")
    }
  }

  private static func addTouch(_ table: Table) {
    table.enumeration(
      UITouch.Phase.self,
      [
        ("began", .began), ("moved", .moved), ("stationary", .stationary), ("ended", .ended),
        ("cancelled", .cancelled), ("regionEntered", .regionEntered),
        ("regionMoved", .regionMoved), ("regionExited", .regionExited),
      ], in: UITouch.self, "Where a finger is in its life (UT-3).")
    table.enumeration(
      UITouch.TouchType.self,
      [
        ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil),
        ("indirectPointer", .indirectPointer),
      ], in: UITouch.self, "What touches.")
    table.class(UITouch.self, superclass: NSObject.self, "One finger from down to up (UT-1).") {
      $0.initializer("init()", designated: true, "A finger that touches nothing.") { () in
        UITouch(view: nil)
      }
      $0.readOnly("view", \UITouch.view, "The view that was hit; never changes (UT-2).")
      $0.readOnly("window", \UITouch.window, "The window of the view.")
      $0.readOnly("phase", \UITouch.phase, "Where the finger is in its life (UT-3).")
      $0.readOnly("tapCount", \UITouch.tapCount, "How often it went down in short time (UT-13).")
      $0.readOnly("timestamp", \UITouch.timestamp, "When it changed last, in seconds (UT-30).")
      $0.readOnly("type", \UITouch.type, "What touches.")
      $0.readOnly(
        "gestureRecognizers", \UITouch.gestureRecognizers, "Who receives it too (UT-29).")
      $0.method("location(in:)", "Where the finger is; nil means the window (UT-9).") {
        (t: UITouch, v: UIView?) in t.location(in: v)
      }
      $0.method("previousLocation(in:)", "Where it was at the event before (UT-10).") {
        (t: UITouch, v: UIView?) in t.previousLocation(in: v)
      }
      $0.method("preciseLocation(in:)", "The same; not for hit testing (UT-12).") {
        (t: UITouch, v: UIView?) in t.preciseLocation(in: v)
      }
      $0.method("precisePreviousLocation(in:)", "The same as previousLocation(in:).") {
        (t: UITouch, v: UIView?) in t.precisePreviousLocation(in: v)
      }
      $0.readOnly("majorRadius", \UITouch.majorRadius, "How wide it is: 20 points here.")
      $0.readOnly(
        "majorRadiusTolerance", \UITouch.majorRadiusTolerance, "How sure that is: 5 points here.")
      $0.readOnly("force", \UITouch.force, "How hard it presses: 0, as where nothing measures it.")
      $0.readOnly("maximumPossibleForce", \UITouch.maximumPossibleForce, "0, for the same reason.")
    }
  }
}
