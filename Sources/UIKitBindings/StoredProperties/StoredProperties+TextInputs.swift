nonisolated extension StoredProperties {
  /// The appearance of a keyboard, and its effects on text.
  static let textInputs = [
    StoredProperties(
      of: "UITextField", "UITextView", "UISearchBar", by: "UITextInputTraits",
      rows: [
        Row("keyboardType", "UIKeyboardType", ".default", .drawing),
        Row("returnKeyType", "UIReturnKeyType", ".default", .drawing),
        Row("keyboardAppearance", "UIKeyboardAppearance", ".default", .drawing),
        Row("autocapitalizationType", "UITextAutocapitalizationType", ".sentences", .events),
        Row("autocorrectionType", "UITextAutocorrectionType", ".default", .events),
        Row("spellCheckingType", "UITextSpellCheckingType", ".default", .drawing),
        Row("enablesReturnKeyAutomatically", "Bool", "false", .events),
        Row("textContentType", "UITextContentType?", nil, .events),
        Row("smartQuotesType", "UITextSmartQuotesType", ".default", .events),
        Row("smartDashesType", "UITextSmartDashesType", ".default", .events),
        Row("smartInsertDeleteType", "UITextSmartInsertDeleteType", ".default", .events),
      ])
  ]
}
