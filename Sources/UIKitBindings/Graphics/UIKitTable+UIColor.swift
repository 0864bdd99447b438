import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension UIFont.TextStyle: BridgedName {}

/// Colours, fonts and images, none of which affects touches (HT-6, HT-17).
extension UIKitTable {
  private static let namedColors: [(String, UIColor)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
    ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
    ("brown", .brown), ("clear", .clear), ("systemRed", .systemRed),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground), ("label", .label),
    ("link", .link), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("groupTableViewBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ("darkText", .black), ("lightText", .white.withAlphaComponent(0.6)),
  ]

  static func addColors(_ table: Table) {
    table.class(UIColor.self, superclass: NSObject.self, isFinal: true, "A colour.") {
      $0.initializer("init(red:green:blue:alpha:)", "A colour by its parts, each 0 to 1.") {
        (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      $0.initializer("init(white:alpha:)", "A gray, 0 for black to 1 for white.") {
        (white: CGFloat, alpha: CGFloat) in UIColor(white: white, alpha: alpha)
      }
      $0.initializer("init(hue:saturation:brightness:alpha:)", "A colour by hue, 0 to 1.") {
        (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) in
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      }
      $0.initializer("init(cgColor:)", "A colour as layers keep it.") {
        (color: CGColor) in UIColor(cgColor: color)
      }
      $0.initializer(
        "init(displayP3Red:green:blue:alpha:)", "A colour by its parts; P3 counts as sRGB."
      ) {
        (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
        UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
      $0.initializer("init(dynamicProvider:)", "A colour by traits; parts are those of today's.") {
        (provider: Callback1<UITraitCollection, UIColor>) in
        UIColor { traits in
          var color = UIColor.clear
          ScriptCalls.run { () throws(RunStop) in color = try provider(traits) }
          return color
        }
      }
      $0.method("resolvedColor(with:)", "The colour for traits; itself if it is one for all.") {
        (color: UIColor, traits: UITraitCollection) in color.resolvedColor(with: traits)
      }
      ColorParts.add(to: $0)
      $0.readOnly("cgColor", \UIColor.cgColor, "The colour as layers keep it.")
      $0.method("withAlphaComponent(_:)", "The same colour, more or less opaque.") {
        (color: UIColor, alpha: CGFloat) in color.withAlphaComponent(alpha)
      }
      $0.method("set()", "Takes the colour for what is drawn.") {
        (color: UIColor) in color.set()
      }
      $0.method("setFill()", "Takes the colour for filling.") {
        (color: UIColor) in color.setFill()
      }
      $0.method("setStroke()", "Takes the colour for lines.") {
        (color: UIColor) in color.setStroke()
      }
      for (name, color) in namedColors {
        $0.staticProperty(name, get: { color }, name == "clear" ? "Nothing (HT-6)." : "A colour.")
      }
    }
    table.class(CGColor.self, superclass: NSObject.self, isFinal: true, "A colour of a layer.") {
      $0.initializer("init(red:green:blue:alpha:)", "A colour by its parts, each 0 to 1.") {
        (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      $0.initializer("init(gray:alpha:)", "A gray.") {
        (gray: CGFloat, alpha: CGFloat) in CGColor(gray: gray, alpha: alpha)
      }
      $0.readOnly("alpha", \CGColor.alpha, "How opaque it is, 0 to 1.")
      $0.readOnly("components", \CGColor.components, "Red, green, blue and alpha.")
      $0.readOnly("numberOfComponents", \CGColor.numberOfComponents, "4, with alpha.")
      $0.property(
        "colorSpace", get: { (_: CGColor) -> CGColorSpace? in CGColorSpaceCreateDeviceRGB() },
        "Red, green and blue.")
    }
    addFonts(table)
    addImages(table)
  }

  private static func addFonts(_ table: Table) {
    table.structure(UIFont.Weight.self, protocols: ["Equatable"], in: UIFont.self, "How heavy.") {
      for (name, weight) in weights { $0.staticProperty(name, get: { weight }, "A weight.") }
    }
    table.name(UIFont.TextStyle.self, in: UIFont.self, "What a text is for.") {
      for (name, style) in textStyles {
        $0.staticProperty(
          name, get: { style },
          "\(Int(UIFont.preferredFont(forTextStyle: style).pointSize)) points.")
      }
    }
    table.class(UIFont.self, superclass: NSObject.self, isFinal: true, "A font by name and size.") {
      $0.initializer("init(name:size:)", "A font by name.") {
        (name: String, size: CGFloat) -> UIFont? in UIFont(name: name, size: size)
      }
      $0.staticMethod("systemFont(ofSize:)", "The system's font.") {
        (size: CGFloat) in UIFont.systemFont(ofSize: size)
      }
      $0.staticMethod("systemFont(ofSize:weight:)", "The system's font in a weight.") {
        (size: CGFloat, weight: UIFont.Weight) in UIFont.systemFont(ofSize: size, weight: weight)
      }
      $0.staticMethod("boldSystemFont(ofSize:)", "The system's bold font.") {
        (size: CGFloat) in UIFont.boldSystemFont(ofSize: size)
      }
      $0.staticMethod("italicSystemFont(ofSize:)", "The system's italic font.") {
        (size: CGFloat) in UIFont.italicSystemFont(ofSize: size)
      }
      for (name, size) in [
        ("labelFontSize", 17), ("buttonFontSize", 18), ("systemFontSize", 14),
        ("smallSystemFontSize", 12),
      ] as [(String, CGFloat)] {
        $0.staticProperty(name, get: { size }, "\(Int(size)) points.")
      }
      for name in ["monospacedDigitSystemFont", "monospacedSystemFont"] {
        $0.staticMethod("\(name)(ofSize:weight:)", "The system's font in a weight.") {
          (size: CGFloat, weight: UIFont.Weight) in UIFont.systemFont(ofSize: size, weight: weight)
        }
      }
      $0.staticMethod("preferredFont(forTextStyle:)", "The font of a style, in its usual size.") {
        (style: UIFont.TextStyle) in UIFont.preferredFont(forTextStyle: style)
      }
      $0.method("withSize(_:)", "The same font in another size.") {
        (font: UIFont, size: CGFloat) in font.withSize(size)
      }
      $0.readOnly("pointSize", \UIFont.pointSize, "The size in points.")
      $0.readOnly("fontName", \UIFont.fontName, "The name.")
      $0.readOnly("lineHeight", \UIFont.lineHeight, "The height of a line, by the rule of DR-52.")
      $0.readOnly("ascender", \UIFont.ascender, "How far a line is above its baseline (DR-52).")
      $0.readOnly("descender", \UIFont.descender, "How far it is below: negative (DR-52).")
      $0.readOnly("leading", \UIFont.leading, "The space between lines: none.")
      $0.readOnly("capHeight", \UIFont.capHeight, "The height of capital letters.")
      $0.readOnly("xHeight", \UIFont.xHeight, "The height of small letters.")
    }
  }

  private static let textStyles: [(String, UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  private static let weights: [(String, UIFont.Weight)] = [
    ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold),
    ("bold", .bold), ("heavy", .heavy),
  ]
}
