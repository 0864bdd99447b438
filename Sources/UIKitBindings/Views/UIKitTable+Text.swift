import Foundation
import ScriptLibrary
import UIKitModel

/// Text fields and text views.
extension UIKitTable {
  static func addTextField(_ table: Table) {
    table.enumeration(
      UITextField.BorderStyle.self,
      [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)],
      in: UITextField.self, "How the edge of a field looks.")
    table.protocol("UITextFieldDelegate", "What a text field asks and tells.") {
      $0.requirement(
        "textFieldShouldEndEditing(_:)", optional: true, [UITextField.self], returns: Bool.self,
        "Whether editing may end.")
      $0.requirement(
        "textField(_:shouldChangeCharactersIn:replacementString:)", optional: true,
        [UITextField.self, NSRange.self, String.self], returns: Bool.self,
        "Whether what is typed takes the place of a part.")
      $0.requirement(
        "textFieldShouldReturn(_:)", optional: true, [UITextField.self], returns: Bool.self,
        "Whether the return key does what it does.")
      $0.requirement(
        "textFieldShouldBeginEditing(_:)", optional: true, [UITextField.self], returns: Bool.self,
        "Whether editing may begin.")
      $0.requirement(
        "textFieldDidBeginEditing(_:)", optional: true, [UITextField.self], "Editing began.")
      $0.requirement(
        "textFieldDidEndEditing(_:)", optional: true, [UITextField.self], "Editing ended.")
    }
  }

  static let textField = ModelClass.view(
    UITextField.self, superclass: UIControl.self, words: ["textfield"], endings: ["TextField"],
    touch: .textField, hasValue: true, "A control for one line of text (FR-6).",
    make: { UITextField(frame: $0) }
  ) {
    $0.stored("placeholder", \UITextField.placeholder, "The text shown while there is none.")
    $0.kept(
      "attributedText", \UITextField.attributedText, decides: [.drawing],
      "The text and how each part of it looks; sets text, too.")
    $0.kept(
      "attributedPlaceholder", \UITextField.attributedPlaceholder, decides: [.drawing],
      "The placeholder and how each part of it looks; sets placeholder, too.")
    $0.stored("textColor", \UITextField.textColor, "The colour.")
    $0.stored("font", \UITextField.font, "The font.")
    $0.stored("textAlignment", \UITextField.textAlignment, "How the text is aligned.")
    $0.stored("borderStyle", \UITextField.borderStyle, "How the edge looks.")
    $0.overridable(
      "inputView", .inputView, .setInputView, get: { (f: UITextField) in f.inputView },
      set: { (f: UITextField, new: UIView?) in f.inputView = new },
      "The view in place of the keyboard (FR-5).")
    $0.overridable(
      "inputAccessoryView", .inputAccessoryView, .setInputAccessoryView,
      get: { (f: UITextField) in f.inputAccessoryView },
      set: { (f: UITextField, new: UIView?) in f.inputAccessoryView = new },
      "The view above the keyboard (FR-5).")
    $0.readOnly("hasText", \UITextField.hasText, "Whether there is any text.")
    $0.method("insertText(_:)", "Puts words at the end, as the keyboard does.") {
      (f: UITextField, words: String) in f.insertText(words)
    }
    $0.method("deleteBackward()", "Takes the last character away.") {
      (f: UITextField) in f.deleteBackward()
    }
    $0.readOnly("isEditing", \UITextField.isEditing, "Whether it is first responder (FR-6).")
    addTextRectangles($0)
    $0.delegate(
      "delegate", "UITextFieldDelegate", \UITextField.delegateObject,
      "Who is asked and told; not retained.")
  } settings: {
    $0.overridable(
      "text", .getText, .setText, get: { (f: UITextField) in f.text },
      set: { (f: UITextField, new: String?) in f.text = new }, "The text.")
    $0.kept(
      "isSecureTextEntry", \UITextField.isSecureTextEntry, decides: [.drawing],
      "Whether it shows dots.")
  }

  /// The rectangles in which a field draws its parts. Nothing is drawn here, so they are never
  /// queried.
  private static func addTextRectangles(_ type: TypeTable) {
    for name in [
      "textRect", "editingRect", "placeholderRect", "borderRect", "clearButtonRect", "leftViewRect",
      "rightViewRect",
    ] {
      type.method("\(name)(forBounds:)", "A place in the field: its bounds, as it draws no text.") {
        (_: UITextField, bounds: CGRect) in bounds
      }
    }
  }

  static func addTextView(_ table: Table) {
    table.protocol(
      "UITextViewDelegate", inherits: ["UIScrollViewDelegate"], "What a text view asks and tells."
    ) {
      $0.requirement(
        "textViewShouldBeginEditing(_:)", optional: true, [UITextView.self], returns: Bool.self,
        "Whether editing may begin.")
      $0.requirement(
        "textViewDidBeginEditing(_:)", optional: true, [UITextView.self], "Editing began.")
      $0.requirement(
        "textViewShouldEndEditing(_:)", optional: true, [UITextView.self], returns: Bool.self,
        "Whether editing may end.")
      $0.requirement(
        "textViewDidEndEditing(_:)", optional: true, [UITextView.self], "Editing ended.")
      $0.requirement(
        "textView(_:shouldChangeTextIn:replacementText:)", optional: true,
        [UITextView.self, NSRange.self, String.self], returns: Bool.self,
        "Whether what is typed takes the place of a part.")
      $0.requirement(
        "textViewDidChange(_:)", optional: true, [UITextView.self], "The text changed by typing.")
    }
  }

  static let textView = ModelClass.view(
    UITextView.self, superclass: UIScrollView.self, words: ["textview"], endings: ["TextView"],
    touch: .textView, "Text that can be edited (UI-4).",
    make: { UITextView(frame: $0) }
  ) {
    $0.stored("font", \UITextView.font, "The font.")
    $0.stored("textColor", \UITextView.textColor, "The colour.")
    $0.stored("textAlignment", \UITextView.textAlignment, "How lines are aligned.")
    $0.overridable(
      "inputView", .inputView, .setInputView, get: { (v: UITextView) in v.inputView },
      set: { (v: UITextView, new: UIView?) in v.inputView = new },
      "The view in place of the keyboard (FR-5).")
    $0.overridable(
      "inputAccessoryView", .inputAccessoryView, .setInputAccessoryView,
      get: { (v: UITextView) in v.inputAccessoryView },
      set: { (v: UITextView, new: UIView?) in v.inputAccessoryView = new },
      "The view above the keyboard (FR-5).")
    $0.stored("isEditable", \UITextView.isEditable, "Whether the text can be changed.")
    $0.stored("isSelectable", \UITextView.isSelectable, "Whether the text can be selected.")
    // The compiler fails, with optimisation, on the same path from the subclass.
    $0.delegate(
      "delegate", "UITextViewDelegate", \UIScrollView.delegateObject, "Who is told; not retained."
    )
    $0.kept(
      "textContainerInset", \UITextView.textContainerInset, decides: [.layout, .drawing],
      "The distances round it.")
  } settings: {
    $0.overridable(
      "text", .getText, .setText, isImplicitlyUnwrapped: true, get: { (v: UITextView) in v.text },
      set: { (v: UITextView, new: String?) in v.text = new }, "The text.")
  }
}
