import Foundation

/// What happened, as responders are told of it.
open class UIEvent: NSObject {
  /// The kind of an event (PL-5).
  public enum EventType: Int, Sendable, CaseIterable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What happened more precisely, for motion and remote control.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// The kind of the event.
  public final let type: EventType
  /// What happened more precisely.
  public final let subtype: EventSubtype
  /// The touches of the sequence; nil for events that have none.
  public final let allTouches: Set<UITouch>?

  /// An event of a kind, with the touches of its sequence.
  public init(
    type: EventType = .touches, subtype: EventSubtype = .none, allTouches: Set<UITouch>? = nil
  ) {
    self.type = type
    self.subtype = subtype
    self.allTouches = allTouches
  }

  deinit {}
}

/// An event of buttons.
open class UIPressesEvent: UIEvent {}

/// One button from down to up.
open class UIPress: NSObject {
  /// A press that nothing is known of yet.
  public override init() {}

  deinit {}
}

/// One finger from down to up; the same object all the while (UT-1).
open class UITouch: NSObject {
  /// The view that was hit when the finger went down; never changes (UT-2, RC-15).
  public final private(set) weak var view: UIView?
  private let number: Int
  private static var made = 0

  /// A touch that was hit-tested to `view`.
  public init(view: UIView?) {
    self.view = view
    Self.made += 1
    number = Self.made
  }

  deinit {}

  /// The window of the view.
  public final var window: UIWindow? { view?.window }

  /// The number of the touch, so that the order of a set does not depend on addresses.
  nonisolated override open var hash: Int { number }
}
