import Foundation

/// What a finger did, as the screen reports it.
public struct FingerChange: Equatable, Sendable {
  /// What it did; places are points of the screen.
  public enum Kind: Equatable, Sendable {
    case down(CGPoint)
    case move(CGPoint)
    case up
    /// The system took the touch away: a call, an alert, a gesture of its own (UT-23).
    case cancel
  }

  /// Which finger.
  public let finger: Int
  /// What it did.
  public let kind: Kind

  /// A change of one finger.
  public init(_ finger: Int, _ kind: Kind) {
    self.finger = finger
    self.kind = kind
  }
}

/// What stands in the application's queue until its turn comes (PL-3).
public enum QueuedInput {
  /// What fingers did at one moment: one event.
  case fingers([FingerChange])
  /// The beginning or the end of a shake (FR-9).
  case motion(UIEvent.EventSubtype, isEnd: Bool)
  /// What a remote control sent (FR-14).
  case remoteControl(UIEvent.EventSubtype)
  /// A tap on the status bar (UT-28).
  case statusBarTap
  /// Keys that went down or up (FR-13).
  case key(UIKey, isDown: Bool)
}
