import EventVocabulary
import Foundation

/// Somebody who is told what happens to events, in the order in which it happens.
///
/// Gets live objects and typed facts, and must change nothing.
public protocol EventObserver: AnyObject {
  /// Something happened.
  func observe(_ fact: EventFact)
}

/// What happened to an event, or because of one.
///
/// Most of it is told whole. What begins and ends, with other things in between, is told by its two
/// ends.
public enum EventFact {
  /// Something that is told whole, of live objects.
  case happened(EventKind<AnyObject>)
  /// A finger went down at a point of the screen; hit tests follow until `hit` (PL-2).
  case willHitTest(finger: Int, CGPoint)
  /// The touch of a finger belongs to a view; nil for nobody.
  case hit(finger: Int, UIView?)
  /// A message is about to reach an object; `method` answers in place of its Swift method.
  case willSend(Message, to: ModelObject, by: (any Method)?)
  /// What was sent last and has not returned yet, has.
  case didSend(Message, to: ModelObject)
  /// The default of a responder is about to send what it was sent to the next one (RC-13).
  case forwards(from: UIResponder)
  /// A control sends events now; its actions follow (CT-20).
  case sends(UIControl, UIControl.Event)
}
