import Foundation

/// The truncation of text that is too wide for its layer.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the edge of the layer.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The alignment of text in its layer.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the text itself says.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text, the first line at its top: as a box for each line, by the rule by which
/// labels are measured (DR-52).
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `AttributedText`, which is copied.
  open var string: Any? {
    didSet {
      if let text = string as? MutableAttributedText { string = AttributedText(text) }
      lookChanged()
    }
  }
  /// The font, a `UIFont` or its name: that of a text without attributes. Its size is ignored.
  open var font: Any?
  /// The size of that font, in points.
  open var fontSize: CGFloat = 36 { didSet { changed(.fontSize, from: [oldValue]) } }
  /// The colour of a text without attributes.
  open var foregroundColor: CGColor? = CGColor.white {
    didSet { changed(.foregroundColor, from: LayerLook.numbers(of: oldValue)) }
  }
  /// Whether lines are wrapped at the width of the bounds.
  open var isWrapped = false
  /// The truncation of lines that are not wrapped.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of lines in the bounds.
  open var alignmentMode = CATextLayerAlignmentMode.natural

  /// Creates a layer without text.
  public override init() {
    super.init()
  }

  deinit { willDeinitialize() }

  override func takeContent(of layer: CALayer) {
    guard let text = layer as? CATextLayer else { return }
    string = text.string
    font = text.font
    fontSize = text.fontSize
    foregroundColor = text.foregroundColor
    isWrapped = text.isWrapped
    truncationMode = text.truncationMode
    alignmentMode = text.alignmentMode
  }

  override func ownPicture(in bounds: CGRect) -> Picture? {
    guard bounds.width > 0, bounds.height > 0, let runs else { return Picture() }
    var lines = TextLines(runs, width: isWrapped ? bounds.width : nil)
    if !isWrapped, let mode = truncationMode.mode { lines.cut(to: bounds.width, mode) }
    let context = CGContext(.view, bounds, scale: contentsScale)
    context.clip(to: CGPath(rect: bounds, transform: nil))
    context.paint(lines, at: bounds.origin, in: bounds.size, aligned: alignmentMode.alignment)
    return context.pictureSoFar
  }

  private final var runs: [TextRun]? {
    if let text = string as? AttributedText { return text.runs() }
    guard let text = string as? String, let foregroundColor else { return nil }
    let name = (font as? UIFont)?.fontName ?? font as? String ?? "Helvetica"
    let look = TextLook(
      font: UIFont(name: name, size: fontSize), color: UIColor(cgColor: foregroundColor))
    return [TextRun(text: text[...], look: look)]
  }
}

extension CATextLayerTruncationMode {
  /// The same of a paragraph; nil where nothing is cut off.
  fileprivate var mode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: nil
    }
  }
}

extension CATextLayerAlignmentMode {
  /// The same of a paragraph.
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
