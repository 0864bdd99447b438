import Foundation

extension UIControl {
  /// The events of a control, one bit each (CT-1).
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger went down in the control (CT-10).
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again (CT-10).
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside (CT-11).
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside (CT-11).
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back in (CT-12).
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went out (CT-12).
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside (CT-14).
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside (CT-14).
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled (CT-14).
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed; not a touch event (CT-2).
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary purpose was triggered (CT-2).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was shown (CT-27).
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event (CT-2).
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, one bit each (CT-3).
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the other states.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
