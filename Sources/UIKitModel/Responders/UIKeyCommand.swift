import EventVocabulary
import Foundation

/// The keys that modify another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A combination of keys, and the action that it sends (FR-5).
open class UIKeyCommand: ModelObject {
  /// The key, by its characters without modifiers.
  public final let input: String?
  /// The modifiers that are down with it.
  public final let modifierFlags: UIKeyModifierFlags
  /// The action sent to the first responder along the chain that has such a method.
  public final let action: Selector?
  /// Its user-visible title.
  open var title = ""
  /// The picture that a menu shows.
  open var image: UIImage?
  /// The longer title in a keyboard's list of commands.
  open var discoverabilityTitle: String?
  /// How it behaves in a menu (CT-40).
  open var attributes: UIAction.Attributes = []
  /// The check mark in a menu.
  open var state = UIMenuElement.State.off
  /// Whether it takes precedence over a text's use of the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a combination that sends an action.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  deinit { willDeinitialize() }

  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// Whether a key that goes down is the combination's.
  final func matches(_ key: UIKey) -> Bool {
    guard let input else { return false }
    let isSame = input.lowercased() == key.charactersIgnoringModifiers.lowercased()
    let isEscape = input == Self.inputEscape && key.characters == "\u{1B}"
    let flags = key.modifierFlags.subtracting(.alphaShift)
    var wanted = modifierFlags.subtracting(.alphaShift)
    // A capital letter is one that is typed with shift.
    if input.count == 1, input != input.lowercased() { wanted.insert(.shift) }
    return (isSame || isEscape) && wanted == flags
  }
}

extension UIApplication {
  /// Sends the action of a key combination, if a responder declares it: looked up from the first
  /// responder of the key window, or else from the window itself (FR-5). The press is not delivered
  /// then. Returns false if no responder declares it, or none along the chain takes the action by
  /// its `canPerformAction` (TA-7).
  final func performsKeyCommand(of key: UIKey) -> Bool {
    guard let window = keyWindow else { return false }
    let start = window.firstResponder ?? window
    var owner: UIResponder?
    let command = start.lookUp { responder in
      let found = responder.sendKeyCommands()?.first { $0.matches(key) }
      if found != nil { owner = responder }
      return found
    }
    guard let command, let action = command.action, let owner, !Door.isStopped else { return false }
    if start.writes(key), !command.wantsPriorityOverSystemBehavior { return false }
    let target = start.lookUp { $0.sendCanPerformAction(action, withSender: command) ? $0 : nil }
    guard let target else { return false }
    Door.tell(.keyCommand(of: owner, action: action.name))
    sendSendAction(action, to: target, from: command, for: nil)
    return true
  }
}

extension UIResponder {
  /// Whether the key is a character, or a deletion, for a text that is being edited.
  fileprivate final func writes(_ key: UIKey) -> Bool {
    guard takesText, key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    if case .other = TextKey(key) { return false }
    return true
  }
}
