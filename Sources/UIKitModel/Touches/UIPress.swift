import Foundation

/// A key of a keyboard.
public final class UIKey: NSObject {
  /// The characters that the key types with its modifiers.
  public let characters: String
  /// The characters without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifiers that are down with it.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a key by the characters that it types, and the modifiers that are down with it. A
  /// capital letter has shift.
  public init(_ characters: String, _ modifierFlags: UIKeyModifierFlags = []) {
    let key = characters.hasPrefix("UIKeyInput") ? characters : characters.lowercased()
    self.characters =
      modifierFlags.contains(.shift) && characters.count == 1 ? characters.uppercased() : characters
    charactersIgnoringModifiers = key
    self.modifierFlags = key == characters ? modifierFlags : modifierFlags.union(.shift)
  }
}

/// One button or key from down to up (FR-13).
open class UIPress: ModelObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable, CaseIterable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// A button of a remote control for television; keys of a keyboard are `upArrow`.
  public enum PressType: Int, Sendable, CaseIterable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  /// The button.
  public internal(set) final var type = PressType.upArrow
  /// The phase of the press.
  public internal(set) final var phase = Phase.began
  /// The key, for keys of a keyboard (FR-13).
  public internal(set) final var key: UIKey?
  /// The time of the press's last change, in seconds since the device started.
  public internal(set) final var timestamp: TimeInterval = 0
  /// Whether it was used for a key combination, which no responder receives (FR-5).
  final var isKeyCommand = false
  /// The responder that the press was sent to.
  public internal(set) final weak var responder: UIResponder?

  /// Creates a press without any state.
  public override init() {}

  deinit { willDeinitialize() }
}

/// An event of buttons and keys.
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  public internal(set) final var allPresses: Set<UIPress> = []
  deinit { willDeinitialize() }
}
