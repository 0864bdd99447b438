/// Names of UIKit's types in C, where the rule would produce others.
enum ImportedTypeNames {
  /// The C names of nested types, if they are not the concatenation of both names.
  static let names = [
    "NSLayoutConstraintAxis": "UILayoutConstraintAxis",
    "UIBarButtonItemSystemItem": "UIBarButtonSystemItem",
    "UIButtonButtonType": "UIButtonType",
    "UIControlEvent": "UIControlEvents",
    "UIEventEventSubtype": "UIEventSubtype",
    "UIEventEventType": "UIEventType",
    "UIImpactFeedbackGeneratorFeedbackStyle": "UIImpactFeedbackStyle",
    "UINotificationFeedbackGeneratorFeedbackType": "UINotificationFeedbackType",
    "UIInterpolatingMotionEffectEffectType": "UIInterpolatingMotionEffectType",
    "UITableViewCellCellStyle": "UITableViewCellStyle",
    "UITextFieldBorderStyle": "UITextBorderStyle",
    "UITouchTouchType": "UITouchType",
    "UIViewAutoresizingMask": "UIViewAutoresizing",
    "_NSRange": "NSRange",
  ]
}
