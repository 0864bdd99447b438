/// The presses that a text has taken as text: their later phases are its own, too (FR-13). Only the
/// others travel on along the chain.
struct TakenPresses {
  private var presses: Set<UIPress> = []

  /// Adds those that began and were taken.
  mutating func begin(_ taken: Set<UIPress>) {
    // A press may have ended elsewhere, if its key has moved the first responder.
    presses = presses.filter { $0.phase != .ended && $0.phase != .cancelled }.union(taken)
  }

  /// Those of some presses that were not taken.
  func others(of given: Set<UIPress>) -> Set<UIPress> { given.subtracting(presses) }

  /// The same for presses that are over, which are removed.
  mutating func end(_ given: Set<UIPress>) -> Set<UIPress> {
    defer { presses.subtract(given) }
    return others(of: given)
  }
}
