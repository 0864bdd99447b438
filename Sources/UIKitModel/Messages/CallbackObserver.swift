import EventVocabulary

/// A callback that an object is about to hear.
public enum CallbackFact {
  /// The model sends a message of appearing, moving, loading or the update cycle.
  case sent(Message, to: ModelObject)
  /// The life of the app reaches a delegate, or a controller.
  case life(LifeCallback, to: ModelObject)
  /// That object has no method for the callback of which `life` told.
  case unheard(LifeCallback, by: ModelObject)
  /// An object that belongs to a class of the app is about to go. It must not be kept.
  case goes(ModelObject)
}

/// An observer of callbacks. Gets live objects and must change nothing.
public protocol CallbackObserver: AnyObject {
  /// An object is about to hear something.
  func observe(_ fact: CallbackFact)
}
