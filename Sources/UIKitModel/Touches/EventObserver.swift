import EventVocabulary
import Foundation

/// An observer that is told what happens to events, in the order in which it happens.
///
/// Gets live objects and typed facts, and must change nothing.
public protocol EventObserver: AnyObject {
  /// Something happened.
  func observe(_ fact: EventFact)
}

/// What happened to an event, or because of one.
///
/// Most facts are reported whole. What begins and ends, with other things in between, is reported
/// by its two ends.
public enum EventFact {
  /// A fact that is reported whole, with live objects.
  case happened(EventKind<AnyObject>)
  /// A finger went down at a point of the screen; hit tests follow until `hit` (PL-2).
  case willHitTest(finger: Int, CGPoint)
  /// The touch of a finger belongs to a view; nil for no view.
  case hit(finger: Int, UIView?)
  /// A message is about to reach an object; `method` answers in place of its Swift method.
  case willSend(Message, to: ModelObject, by: (any Method)?)
  /// The message that was sent last, of those that have not returned yet, has returned.
  case didSend(Message, to: ModelObject)
  /// The default of a responder is about to send what it was sent to the next one (RC-13).
  case forwards(from: UIResponder)
  /// A control sends events now; its actions follow (CT-20).
  case sends(UIControl, UIControl.Event)
}
