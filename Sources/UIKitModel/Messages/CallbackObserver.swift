import EventVocabulary

/// A callback that an object is about to receive.
public enum CallbackFact {
  /// The model sends a message of appearing, moving, loading or the update cycle.
  case sent(Message, to: ModelObject)
  /// The life of the app reaches a delegate, or a controller.
  case life(LifeCallback, to: ModelObject)
  /// The object has no method for the callback that the preceding `life` reported.
  case unheard(LifeCallback, by: ModelObject)
  /// An object of a class of the app is about to be deallocated. It must not be retained.
  case goes(ModelObject)
}

/// An observer of callbacks. It receives live objects and must change nothing.
public protocol CallbackObserver: AnyObject {
  /// An object is about to receive a callback.
  func observe(_ fact: CallbackFact)
}
