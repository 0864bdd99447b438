import Foundation
import Interpreter
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
      $0.readOnly("timestamp", \UIEvent.timestamp, "When it happened, in seconds.")
      $0.method("touches(for:)", "The touches that went down in a view (UT-7).") {
        (e: UIEvent, v: UIView) -> Set<UITouch>? in e.touches(for: v)
      }
    }
    table.class(UIPressesEvent.self, superclass: UIEvent.self, "An event of buttons (FR-13).")
    table.class(UIPress.self, superclass: NSObject.self, "One button from down to up (FR-13).")
    addTouch(table)
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
      $0.readOnly("view", \UITouch.view, "The view that was hit; never changes (UT-2).")
      $0.readOnly("window", \UITouch.window, "The window of the view.")
      $0.readOnly("phase", \UITouch.phase, "Where the finger is in its life (UT-3).")
      $0.readOnly("tapCount", \UITouch.tapCount, "How often it went down in short time (UT-13).")
      $0.readOnly("timestamp", \UITouch.timestamp, "When it changed last, in seconds.")
      $0.readOnly("type", \UITouch.type, "What touches.")
      $0.readOnly(
        "gestureRecognizers", \UITouch.gestureRecognizers, "Who receives it too (UT-29).")
      $0.method("location(in:)", "Where the finger is; nil means the window (UT-9).") {
        (t: UITouch, v: UIView?) in t.location(in: v)
      }
      $0.method("previousLocation(in:)", "Where it was at the event before (UT-10).") {
        (t: UITouch, v: UIView?) in t.previousLocation(in: v)
      }
    }
  }
}
