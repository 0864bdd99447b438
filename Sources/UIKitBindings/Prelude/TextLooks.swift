// The attributes of parts of a text: stored with the text, which is not drawn.
struct NSUnderlineStyle: OptionSet {
  let rawValue: Int
  static let single = NSUnderlineStyle(rawValue: 1)
  static let thick = NSUnderlineStyle(rawValue: 2)
  static let double = NSUnderlineStyle(rawValue: 9)
  static let patternDot = NSUnderlineStyle(rawValue: 256)
  static let patternDash = NSUnderlineStyle(rawValue: 512)
  static let byWord = NSUnderlineStyle(rawValue: 32768)
}

extension NSAttributedString.Key {
  static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  static let kern = NSAttributedString.Key(rawValue: "NSKern")
  static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  static let link = NSAttributedString.Key(rawValue: "NSLink")
  static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}
