import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font; Helvetica of 12 points without one (DR-50).
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the letters; black without one (DR-50).
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The width of the outlines of letters, in percent of the font's size; above zero the letters
  /// are outlines alone (DR-51).
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of those lines; that of the letters without one (DR-51).
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The style of the lines of a paragraph, an `NSParagraphStyle`: that of its first letter.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The shadow of the letters, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

/// Attributes of text, by name.
public typealias TextAttributes = [NSAttributedString.Key: Any]

/// The appearance of a part of a text.
struct TextLook {
  let font: UIFont
  let color: UIColor
  /// Percent of the font's size (DR-51).
  private(set) var strokeWidth: CGFloat = 0
  private(set) var strokeColor: UIColor?
  private(set) var shadow: NSShadow?
  private(set) var paragraph = NSParagraphStyle.default

  /// Creates a look of a font and a colour; by default Helvetica of 12 points and black (DR-50).
  init(font: UIFont? = nil, color: UIColor? = nil) {
    self.font = font ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    self.color = color ?? .black
  }

  /// Creates the look for attributes, with the font of `look` where they name none.
  init(_ attributes: TextAttributes, over look: TextLook) {
    self.init(
      font: attributes[.font] as? UIFont ?? look.font,
      color: attributes[.foregroundColor] as? UIColor ?? look.color)
    strokeWidth = Self.number(attributes[.strokeWidth])
    strokeColor = attributes[.strokeColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
  }

  private static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat =
      switch value {
      case let number as Int: CGFloat(number)
      case let number as Double: CGFloat(number)
      case let number as CGFloat: number
      case let number as Float: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: 0
      }
    return number.isFinite ? number : 0
  }

  /// The height of the font above the baseline, in points.
  var ascent: CGFloat { font.lineHeight - font.pointSize / 5 }
}

/// A part of a text with a uniform look.
struct TextRun {
  let text: Substring
  let look: TextLook
}
