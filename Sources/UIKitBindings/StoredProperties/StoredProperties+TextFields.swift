nonisolated extension StoredProperties {
  /// The looks of texts that are edited.
  static let textFields = [
    StoredProperties(
      of: "UITextField",
      rows: [
        Row("clearButtonMode", "UITextField.ViewMode", ".never", .touches, .drawing),
        Row("leftViewMode", "UITextField.ViewMode", ".never", .touches, .drawing),
        Row("rightViewMode", "UITextField.ViewMode", ".never", .touches, .drawing),
        Row("leftView", "UIView?", nil, .touches, .layout, .drawing),
        Row("rightView", "UIView?", nil, .touches, .layout, .drawing),
        Row("clearsOnBeginEditing", "Bool", "false", .events),
        Row("clearsOnInsertion", "Bool", "false", .events),
        Row("background", "UIImage?", nil, .drawing),
        Row("disabledBackground", "UIImage?", nil, .drawing),
        Row("adjustsFontSizeToFitWidth", "Bool", "false", .drawing),
        Row("minimumFontSize", "CGFloat", "0", .drawing),
        Row("adjustsFontForContentSizeCategory", "Bool", "false", .drawing),
        Row("typingAttributes", "[NSAttributedString.Key: Any]?", nil, .drawing),
        Row("allowsEditingTextAttributes", "Bool", "false", .events),
      ]),
    StoredProperties(
      of: "UITextView",
      rows: [
        Row("adjustsFontForContentSizeCategory", "Bool", "false", .drawing),
        Row("dataDetectorTypes", "UIDataDetectorTypes", "[]", .events),
        Row("linkTextAttributes", "[NSAttributedString.Key: Any]", "[:]", .drawing),
        Row("typingAttributes", "[NSAttributedString.Key: Any]", "[:]", .drawing),
        Row("allowsEditingTextAttributes", "Bool", "false", .events),
        Row("clearsOnInsertion", "Bool", "false", .events),
      ]),
    StoredProperties(
      of: "UILabel",
      rows: [
        Row("adjustsFontForContentSizeCategory", "Bool", "false", .drawing)
      ]),
  ]
}
