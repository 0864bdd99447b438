import Foundation

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The handling of text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// A font, by its name and size. Real glyphs and metrics are not available here (DR-52).
public final class UIFont: NSObject {
  /// The weight of a font.
  nonisolated public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, −1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
  }

  /// The purpose of a text, by which its font follows the user's preferences.
  nonisolated public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  /// Creates a font by name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
  }

  private init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  deinit {}

  /// The system's font, 14 points unless another size is given.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(weight == .regular ? ".SFUI-Regular" : ".SFUI-\(weight.rawValue)", fontSize)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Semibold", fontSize)
  }

  /// The system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-RegularItalic", fontSize)
  }

  /// The system's font of a style, in its size at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size: CGFloat =
      switch style {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

  /// The width of a line of text, in points. Real metrics are not available here: every character
  /// counts half of the font's size, and a full one if it is Chinese, Japanese or Korean (DR-52).
  final func width(of line: some StringProtocol) -> CGFloat {
    exactWidth(of: line).rounded(.up)
  }

  /// The same, not rounded to a whole point.
  final func exactWidth(of line: some StringProtocol) -> CGFloat {
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? pointSize : pointSize / 2) }
  }

  /// The height of a line, in points: 1.2 times the font's size, a fifth of the size of which is
  /// below the baseline.
  public final var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The height above the baseline, in points.
  public final var ascender: CGFloat { lineHeight - pointSize / 5 }
  /// The depth below the baseline, in points: negative.
  public final var descender: CGFloat { -pointSize / 5 }
  /// The space between lines, in points: none.
  public final var leading: CGFloat { 0 }
  /// The height of capital letters, in points, in proportion to the system's font.
  public final var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters, in points, in proportion to the system's font.
  public final var xHeight: CGFloat { pointSize * 0.526 }

  /// The size of labels: 17 points.
  nonisolated public static let labelFontSize: CGFloat = 17
  /// The size of buttons: 18 points.
  nonisolated public static let buttonFontSize: CGFloat = 18
  /// The size of the system's font: 14 points.
  nonisolated public static let systemFontSize: CGFloat = 14
}
