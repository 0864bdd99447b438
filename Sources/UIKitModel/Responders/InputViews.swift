import EventVocabulary
import Foundation

/// What is at the bottom of the screen for the first responder of the key window (FR-5).
///
/// It has no place in a window here: touches go to what lies below it.
public typealias InputViews = ShownInput<UIView>

extension InputViews {
  /// Nothing.
  public static var none: InputViews { InputViews(input: nil, accessory: nil) }

  /// Both are looked up along the chain from `responder` on. Without a view of its own a text has
  /// the keyboard, anything else nothing.
  init(of responder: UIResponder) {
    let view = responder.lookUp { $0.sendInputView() }
    self.init(
      input: view.map { .view($0) } ?? (responder.takesText ? .keyboard : nil),
      accessory: responder.lookUp { $0.sendInputAccessoryView() })
  }
}

extension UIResponder {
  /// The first answer along the chain, from this responder on (FR-5).
  final func lookUp<Value>(_ ask: (UIResponder) -> Value?) -> Value? {
    var candidate: UIResponder? = self
    while let responder = candidate, !Door.isStopped {
      if let value = ask(responder) { return value }
      candidate = responder.sendNext()
    }
    return nil
  }

  /// Whether the keyboard comes for it, and its keys are text.
  package final var takesText: Bool {
    switch self {
    case is UITextField: true
    case let text as UITextView: text.isEditable
    default: false
    }
  }

  /// Looks up again what shows in place of the keyboard and above it. Anybody but the first
  /// responder changes nothing.
  public final func reloadInputViews() {
    guard isFirstResponder else { return }
    windowForFirstResponder?.showInputViews()
  }
}

extension UIWindow {
  /// Shows what the first responder brings along, if keys come here.
  final func showInputViews() {
    guard isKeyWindow, let application else { return }
    application.inputViews = firstResponder.map { InputViews(of: $0) } ?? .none
  }

  /// Asks the first responder to resign; false when it will not (FR-3). What it brought along
  /// stays, since another one follows at once.
  final func letsGoOfFirstResponder() -> Bool {
    guard let firstResponder else { return true }
    keepsInputViews = true
    defer { keepsInputViews = false }
    return firstResponder.sendCanResignFirstResponder() && firstResponder.sendResignFirstResponder()
  }
}

/// A language in which a keyboard writes.
public final class UITextInputMode: NSObject {
  /// The language, by its BCP 47 name.
  public let primaryLanguage: String?

  /// The only keyboard of the device: English.
  static let device = UITextInputMode("en-US")

  private init(_ language: String) {
    primaryLanguage = language
  }
}
