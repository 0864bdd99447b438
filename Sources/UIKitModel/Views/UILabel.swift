import Foundation

/// A view that shows text. Touches are off by default (UI-2).
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { Door.value(.getText, of: self, as: String?.self) ?? words }
    set {
      if Door.takes(.setText, by: self, newValue) { return }
      let wasStyled = styledWords != nil
      styledWords = nil
      if wasStyled, words == newValue { wordsChanged() }
      words = newValue
      ObservedKeys.report(self, "text")
    }
  }
  private final var words: String? {
    didSet { if words != oldValue { wordsChanged() } }
  }
  /// The attributed text, if one was set.
  private final var styledWords: AttributedText?

  private final func wordsChanged() {
    Door.send(.setNeedsDisplay, to: self) { setNeedsDisplay() }
    naturalSizeChanged()
  }

  /// The attributed text: the one that was set, or `text` in the label's own style. Setting it sets
  /// `text`, too, and the label's own style to that of the first letter. The label's style is the
  /// default for missing attributes.
  open var attributedText: AttributedText? {
    get {
      guard let text else { return nil }
      if let styledWords, styledWords.string == text { return styledWords }
      return AttributedText(text, [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set {
      styledWords = nil
      if let style = newValue?.attributes(at: 0) { takeStyle(of: style) }
      styledWords = newValue.map { AttributedText($0) }
      let isSame = words == newValue?.string
      words = newValue?.string
      // The same text may have another look now.
      if isSame { wordsChanged() }
    }
  }

  private final func takeStyle(of attributes: TextAttributes) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
    }
  }

  /// Sets one attribute of the whole attributed text.
  private final func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styledWords, let value else { return }
    let changed = MutableAttributedText(styledWords)
    changed.addAttribute(
      key, value: value, range: NSRange(location: 0, length: changed.length))
    self.styledWords = AttributedText(changed)
  }

  /// The font: that of the whole text, even if it has attributes.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      restyle(.font, font)
      naturalSizeChanged()
    }
  }
  /// The colour of the text: that of the whole text, even if it has attributes.
  open var textColor: UIColor! = UIColor.black {
    didSet { restyle(.foregroundColor, textColor) }
  }
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// The handling of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { naturalSizeChanged() }
  }
  /// The width at which lines break in the intrinsic size, in points, if more than one may show; 0
  /// for the width that constraints give the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { naturalSizeChanged() } }
  }

  /// Whether the text shows as highlighted.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? highlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { highlighted = newValue } }
  }
  private final var highlighted = false
  /// Whether the text shows as enabled.
  open var isEnabled: Bool {
    get { Door.value(.getIsEnabled, of: self, as: Bool.self) ?? enabled }
    set { if !Door.takes(.setIsEnabled, by: self, newValue) { enabled = newValue } }
  }
  private final var enabled = true

  // MARK: Sizes

  /// The size of the text by the rule of `UIFont.width(of:)` (DR-52): lines as they are written,
  /// and wrapped at `preferredMaxLayoutWidth` if that is set and more than one line may show.
  override open var intrinsicContentSize: CGSize {
    textSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthInLayout)
  }

  /// The size of the text, wrapped at the width of `size` if more than one line may show; a width
  /// of 0 is no limit (AL-25).
  override open func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  /// Whether lines break at the width that constraints give the label.
  final var wrapsInLayout: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

  /// The intrinsic height at a width that constraints give, according to the label itself, in
  /// points.
  final func naturalHeight(wrappedAt width: CGFloat) -> CGFloat {
    widthInLayout = width
    defer { widthInLayout = 0 }
    return naturalSize.height
  }

  /// The width at which lines break while the layout asks for a height; 0 at all other times.
  private final var widthInLayout: CGFloat = 0

  private final func textSize(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let look = TextLook(font: font, color: textColor)
    let styled = styledWords.flatMap { $0.string == text ? $0.runs(over: look) : nil }
    let runs = styled ?? [TextRun(text: text[...], look: look)]
    let size = TextLines(runs, most: numberOfLines).size
    guard numberOfLines != 1 else { return measured(over: size) }
    let wasWrapped = wasWrapped(over: size.height)
    let natural = wasWrapped ? size : measured(over: size)
    guard width > 0, natural.width > width || wasWrapped else { return natural }
    return measured(
      over: TextLines(runs, width: width, most: numberOfLines).size, wrappedAt: width,
      line: font.lineHeight)
  }

  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size, as a fraction of its size; 0 for no minimum.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the spacing of letters is reduced before the end is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// The line whose position does not change when the font shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The colour of the text while highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow of the text.
  open var shadowColor: UIColor?
  /// The offset of that shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Creates a label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  /// Creates a label from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  deinit { willDeinitialize() }

  /// The rectangle in which the text is drawn, in the label's own coordinates: all of `bounds`,
  /// since no line is measured here.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }

  /// Draws the text: sends `drawText(in:)` for the bounds (DR-60).
  override open func draw(_ rect: CGRect) {
    super.draw(rect)
    let bounds = bounds
    Door.send(.drawText, to: self, [bounds]) { drawText(in: bounds) }
  }

  /// Draws the text. Nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  package override var hasDrawingCode: Bool {
    super.hasDrawingCode || methodTable.method(for: .drawText) != nil
  }
}

/// The line of text whose position does not change when the font shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
