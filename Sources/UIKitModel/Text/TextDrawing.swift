import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font; Helvetica of 12 points without one (DR-50).
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the letters; black without one (DR-50).
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// How thick lines around the letters are, in percent of the font's size; above zero the letters
  /// are lines alone (DR-51).
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of those lines; that of the letters without one (DR-51).
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
}

/// How text is measured.
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text of several lines, wrapped at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the distance between lines. No line has one here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// A text and how it looks all over.
public final class AttributedText: NSObject {
  /// The text.
  public let string: String
  let font: UIFont
  let color: UIColor
  /// Percent of the font's size (DR-51).
  private var strokeWidth: CGFloat = 0
  private var strokeColor: UIColor?

  /// A text with a font and a colour: Helvetica of 12 points and black without (DR-50).
  public init(_ string: String, font: UIFont? = nil, color: UIColor? = nil) {
    self.string = string
    self.font = font ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    self.color = color ?? .black
  }

  /// A text with attributes, of which `font`, `foregroundColor`, `strokeWidth` and `strokeColor`
  /// count.
  public convenience init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      string, font: attributes?[.font] as? UIFont,
      color: attributes?[.foregroundColor] as? UIColor)
    strokeWidth = Self.number(attributes?[.strokeWidth])
    strokeColor = attributes?[.strokeColor] as? UIColor
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

  deinit {}

  /// How long the text is, in UTF-16 units.
  public var length: Int { string.utf16.count }

  /// The size by the rule that labels measure with: lines as they are written (DR-52).
  public func size() -> CGSize { TextLines(string, font).size }

  /// The box around the text, by the same rule. With `usesLineFragmentOrigin` its lines are wrapped
  /// at the width of `size`; else it is the first line.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let lines =
      options.contains(.usesLineFragmentOrigin)
      ? TextLines(string, font, width: size.width) : TextLines(string, font, most: 1)
    return CGRect(origin: .zero, size: lines.size)
  }

  /// Draws each line as a box of its size, the first one's upper left corner at a point: there are
  /// no fonts here. Nothing without a current context (DR-49).
  public func draw(at point: CGPoint) {
    guard let context = CGContext.current(for: "draw(at:)") else { return }
    let lines = TextLines(string, font)
    paint(lines, at: point, in: context)
    context.note("draw(at:)", [point.x, point.y], lines: lines.lines.count)
  }

  /// Draws each line as a box of its size, wrapped at the width of a rectangle and inside of it
  /// only: there are no fonts here. Nothing without a current context (DR-49).
  public func draw(in rect: CGRect) {
    guard let context = CGContext.current(for: "draw(in:)") else { return }
    let rect = rect.standardized
    let lines = TextLines(string, font, width: rect.width)
    let clips = context.state.clips
    context.clip(to: CGPath(rect: rect, transform: nil))
    paint(lines, at: rect.origin, in: context, height: rect.height)
    context.state.clips = clips
    context.note(
      "draw(in:)", [rect.minX, rect.minY, rect.width, rect.height], lines: lines.lines.count)
  }
}

extension AttributedText {
  /// Paints a box for each line, as far as they begin in a height: filled, as a line around it, or
  /// both (DR-51).
  fileprivate func paint(
    _ text: TextLines, at point: CGPoint, in context: CGContext, height: CGFloat = .infinity
  ) {
    let path = CGMutablePath()
    for (index, line) in text.lines.enumerated() {
      let top = text.font.lineHeight * CGFloat(index)
      guard top < height else { break }
      let size = CGSize(width: text.font.width(of: line), height: text.font.lineHeight)
      path.addRect(CGRect(origin: CGPoint(x: point.x, y: point.y + top), size: size))
    }
    let (fill, stroke) = (context.state.fill, context.state.stroke)
    defer { (context.state.fill, context.state.stroke) = (fill, stroke) }
    context.state.fill = color.cgColor
    context.state.stroke = (strokeColor ?? color).cgColor
    if strokeWidth <= 0 { context.fill(path) }
    if strokeWidth != 0 {
      context.stroke(path, width: abs(strokeWidth) / 100 * font.pointSize)
    }
  }
}

extension String {
  /// The size by the rule that labels measure with: lines as they are written (DR-52). Without
  /// attributes the font is Helvetica of 12 points (DR-50).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedText(self, attributes).size()
  }

  /// The box around the text, by the same rule: wrapped with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSObject? = nil
  ) -> CGRect {
    AttributedText(self, attributes).boundingRect(with: size, options: options)
  }

  /// Draws each line as a box, the first one's upper left corner at a point (DR-49).
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    AttributedText(self, attributes).draw(at: point)
  }

  /// Draws each line as a box, wrapped at the width of a rectangle and inside of it only (DR-49).
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    AttributedText(self, attributes).draw(in: rect)
  }
}
