import EventVocabulary
import Foundation

/// The views at the bottom of the screen for the first responder of the key window (FR-5).
///
/// They have no place in a window here: touches go to the views below.
public typealias InputViews = ShownInput<UIView>

extension InputViews {
  /// No input views.
  public static var none: InputViews { InputViews(input: nil, accessory: nil) }

  /// Both are looked up along the chain from `responder` on. Without a view of its own a text has
  /// the keyboard, any other object nothing.
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

  /// Whether the keyboard is shown for it, and its keys are text.
  package final var takesText: Bool {
    switch self {
    case is UITextField: true
    case let text as UITextView: text.isEditable
    default: false
    }
  }

  /// Looks up again the views in place of the keyboard and above it. Has no effect unless the
  /// receiver is the first responder.
  public final func reloadInputViews() {
    guard isFirstResponder else { return }
    windowForFirstResponder?.showInputViews()
    UIApplication.shared.keyboard.update()
  }
}

extension UIWindow {
  /// Shows the input views of the first responder, if keys come here.
  final func showInputViews() {
    guard isKeyWindow, let application else { return }
    application.inputViews = firstResponder.map { InputViews(of: $0) } ?? .none
  }

  /// Asks the first responder to resign; returns false if it refuses (FR-3). Its input views stay,
  /// since another one follows at once.
  final func letsGoOfFirstResponder() -> Bool {
    guard let firstResponder else { return true }
    keepsInputViews = true
    defer { keepsInputViews = false }
    return firstResponder.sendCanResignFirstResponder() && firstResponder.sendResignFirstResponder()
  }
}

/// A language of a keyboard.
public final class UITextInputMode: NSObject {
  /// The language, by its BCP 47 name.
  public let primaryLanguage: String?

  /// The only keyboard of the device: English.
  static let device = UITextInputMode("en-US")

  private init(_ language: String) {
    primaryLanguage = language
  }
}
