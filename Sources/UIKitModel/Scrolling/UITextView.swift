import Foundation

/// A scrolling view of text that can be edited.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! {
    get { Door.value(.getText, of: self, as: String?.self) ?? words }
    set { if !Door.takes(.setText, by: self, newValue) { words = newValue } }
  }
  private final var words: String? = ""
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The distances round the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  deinit { willDeinitialize() }

  /// A text view may become first responder (FR-6).
  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }
}
