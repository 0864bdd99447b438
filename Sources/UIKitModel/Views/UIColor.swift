import Foundation

/// A colour, by its red, green, blue and alpha components, each 0 to 1.
public final class UIColor: NSObject {
  /// The red component, 0 to 1.
  public let red: CGFloat
  /// The green component, 0 to 1.
  public let green: CGFloat
  /// The blue component, 0 to 1.
  public let blue: CGFloat
  /// The opacity of the colour, 0 to 1.
  public let alpha: CGFloat
  /// Whether the colour was created as a gray, in a colour space of one component.
  private let isGray: Bool
  /// Returns the colour for other traits; nil for most, which are the same for all.
  private let provider: (@MainActor (UITraitCollection) -> UIColor)?

  /// Creates a colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    isGray = false
    provider = nil
  }

  /// Creates a gray, 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    (red, green, blue) = (white, white, white)
    self.alpha = alpha
    isGray = true
    provider = nil
  }

  /// Creates a colour that depends on traits. The parts of it are those for the current traits,
  /// for which it is asked once; `resolvedColor(with:)` asks again.
  public init(dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor) {
    let now = dynamicProvider(.current)
    (red, green, blue, alpha) = (now.red, now.green, now.blue, now.alpha)
    isGray = now.isGray
    provider = dynamicProvider
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a colour by hue, saturation and brightness, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = hue * 6
    let parts = [5, 3, 1].map { (offset: CGFloat) -> CGFloat in
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  deinit {}

  /// The colour as one of Core Graphics.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill and the stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() {
    CGContext.current(for: "UIColor.setFill()")?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context.
  public func setStroke() {
    CGContext.current(for: "UIColor.setStroke()")?.setStrokeColor(cgColor)
  }

  /// The colour for traits: itself, unless it was created with a closure that decides.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// Whether `object` is a colour of the same components. One that depends on traits equals itself
  /// alone.
  nonisolated override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard provider == nil, other.provider == nil else { return self === other }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// The colour space and the components: `UIExtendedSRGBColorSpace 1 0 0 1`.
  nonisolated override public var description: String {
    let parts = isGray ? [red, alpha] : [red, green, blue, alpha]
    let space = isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([space] + parts.map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }

  /// A hash of the four components.
  nonisolated override public var hash: Int { [red, green, blue, alpha].hashValue }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent: content behind it shows. Has no effect on touches (HT-6).
  public static let clear = UIColor(white: 0, alpha: 0)
}

// The system's colours, in the light appearance.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(red: 255 / 255, green: 59 / 255, blue: 48 / 255, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(
    red: 255 / 255, green: 149 / 255, blue: 0 / 255, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = UIColor(
    red: 255 / 255, green: 204 / 255, blue: 0 / 255, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  /// The system's mint.
  public static let systemMint = UIColor(red: 0 / 255, green: 199 / 255, blue: 190 / 255, alpha: 1)
  /// The system's teal.
  public static let systemTeal = UIColor(red: 48 / 255, green: 176 / 255, blue: 199 / 255, alpha: 1)
  /// The system's cyan.
  public static let systemCyan = UIColor(red: 50 / 255, green: 173 / 255, blue: 230 / 255, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0 / 255, green: 122 / 255, blue: 255 / 255, alpha: 1)
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
  /// The system's purple.
  public static let systemPurple = UIColor(
    red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
  /// The system's pink.
  public static let systemPink = UIColor(red: 255 / 255, green: 45 / 255, blue: 85 / 255, alpha: 1)
  /// The system's brown.
  public static let systemBrown = UIColor(
    red: 162 / 255, green: 132 / 255, blue: 94 / 255, alpha: 1)
  /// The system's gray.
  public static let systemGray = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  /// The system's gray 2.
  public static let systemGray2 = UIColor(
    red: 174 / 255, green: 174 / 255, blue: 178 / 255, alpha: 1)
  /// The system's gray 3.
  public static let systemGray3 = UIColor(
    red: 199 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  /// The system's gray 4.
  public static let systemGray4 = UIColor(
    red: 209 / 255, green: 209 / 255, blue: 214 / 255, alpha: 1)
  /// The system's gray 5.
  public static let systemGray5 = UIColor(
    red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  /// The system's gray 6.
  public static let systemGray6 = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// The background of screens.
  public static let systemBackground = UIColor(
    red: 255 / 255, green: 255 / 255, blue: 255 / 255, alpha: 1)
  /// Secondary system background.
  public static let secondarySystemBackground = UIColor(
    red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
  /// Label.
  public static let label = UIColor(red: 0 / 255, green: 0 / 255, blue: 0 / 255, alpha: 1)
  /// Link.
  public static let link = UIColor(red: 0 / 255, green: 122 / 255, blue: 255 / 255, alpha: 1)
  /// Text of the second rank.
  public static let secondaryLabel = label(alpha: 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = label(alpha: 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = label(alpha: 0.18)
  /// Text that says what a field is for.
  public static let placeholderText = label(alpha: 0.3)
  /// Thin lines that let content show through.
  public static let separator = label(alpha: 0.29)
  /// Thin lines that hide what is behind them.
  public static let opaqueSeparator = bytes(198, 198, 200)
  /// The background of content in content.
  public static let tertiarySystemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The background of grouped content.
  public static let systemGroupedBackground = bytes(242, 242, 247)
  /// The background of content in groups.
  public static let secondarySystemGroupedBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The background of content in content of groups.
  public static let tertiarySystemGroupedBackground = bytes(242, 242, 247)
  /// The fill of thin and small shapes.
  public static let systemFill = bytes(120, 120, 128, alpha: 0.2)
  /// The fill of shapes of middle size.
  public static let secondarySystemFill = bytes(120, 120, 128, alpha: 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = bytes(118, 118, 128, alpha: 0.12)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = bytes(116, 116, 128, alpha: 0.08)

  private static func label(alpha: CGFloat) -> UIColor { bytes(60, 60, 67, alpha: alpha) }

  private static func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
