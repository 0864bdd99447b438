import EventVocabulary
import Foundation

/// An observer of events, notified in the order in which things happen.
///
/// It receives live objects and typed facts, and must change nothing.
public protocol EventObserver: AnyObject {
  /// Observes a fact.
  func observe(_ fact: EventFact)
}

/// A fact about an event, or about its effects.
///
/// Most facts are single reports. An operation with others in between is reported by its beginning
/// and its end.
public enum EventFact {
  /// A fact that is a single report, with live objects.
  case happened(EventKind<AnyObject>)
  /// A finger went down at a point of the screen; hit tests follow until `hit` (PL-2).
  case willHitTest(finger: Int, CGPoint)
  /// The touch of a finger belongs to a view; nil for no view.
  case hit(finger: Int, UIView?)
  /// A message is about to reach an object; `method` overrides its Swift method.
  case willSend(Message, to: ModelObject, by: (any Method)?)
  /// The last message that was sent, of those that have not returned yet, has returned.
  case didSend(Message, to: ModelObject)
  /// The default implementation of a responder is about to forward a message to the next one
  /// (RC-13).
  case forwards(from: UIResponder)
  /// A control sends events now; its actions follow (CT-20).
  case sends(UIControl, UIControl.Event)
}
