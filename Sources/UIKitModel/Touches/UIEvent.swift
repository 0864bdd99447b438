import Foundation

/// An event, as delivered to responders.
open class UIEvent: ModelObject {
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

  /// The buttons of a mouse.
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates buttons from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left button, and every finger.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The right button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// The precise kind of an event, for motion and remote control.
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
  /// The precise kind of the event.
  public final let subtype: EventSubtype
  /// The touches of the sequence, including those that were just lifted; nil for events without
  /// touches (UT-7).
  public final var allTouches: Set<UITouch>? {
    type == .touches && !(touchesInOrder.isEmpty && isMadeByHand) ? Set(touchesInOrder) : nil
  }
  /// The same in the order in which the fingers went down.
  public internal(set) final var touchesInOrder: [UITouch]
  /// The time of the event, in seconds since the device started.
  public internal(set) final var timestamp: TimeInterval
  private let isMadeByHand: Bool
  /// Whether a motion is over (FR-9).
  final var isEnd = false

  /// Creates an event of a kind, with the touches of its sequence.
  public init(
    type: EventType = .touches, subtype: EventSubtype = .none, allTouches: Set<UITouch>? = nil,
    timestamp: TimeInterval = 0
  ) {
    self.type = type
    self.subtype = subtype
    touchesInOrder = (allTouches ?? []).sorted { $0.hash < $1.hash }
    self.timestamp = timestamp
    isMadeByHand = allTouches == nil
  }

  deinit { willDeinitialize() }

  /// The touches that went down in `view`; nil when there are none (UT-7).
  public final func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that went down in `window`; nil when there are none.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that a recognizer is receiving; nil when there are none.
  public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.delivery.recognizers.contains { $0 === gesture } }
  }

  /// The touches that were coalesced into one; the touch itself, because every move is delivered.
  public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touchesInOrder.contains { $0 === touch } ? [touch] : nil
  }

  /// The predicted touches: none, because nothing is predicted.
  public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touchesInOrder.contains { $0 === touch } ? [] : nil
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchesInOrder.filter(matches)
    return found.isEmpty ? nil : Set(found)
  }
}
