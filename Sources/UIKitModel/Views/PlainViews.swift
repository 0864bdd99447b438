import Foundation

// Views whose place in the tree of classes and whose defaults matter to hit testing; what they
// show does not.

/// A view that shows a picture. Touches are off by default (UI-2).
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    get { Door.value(.getImage, of: self, as: UIImage?.self) ?? ownImage }
    set { if !Door.takes(.setImage, by: self, newValue) { ownImage = newValue } }
  }
  private final var ownImage: UIImage? {
    didSet {
      let isSame = ownImage?.size == oldValue?.size
      if !isSame, UIApplication.shared.hasConstraints {
        LayoutEngine.shared.naturalSizeChanged(of: self)
      }
    }
  }
  /// The picture while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture shows.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? highlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { highlighted = newValue } }
  }
  private final var highlighted = false

  /// The size of the picture; none without one (AL-4).
  override open var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The size of the picture, whatever `size` is; its own without one (AL-25).
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  /// An image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  /// An image view of a picture, as large as it.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    viewState.pointee.refusals.set(.interactionDisabled, true)
    self.image = image
  }

  /// An image view from an archive; archives are not supported here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  deinit { willDeinitialize() }
}

/// A view that shows words. Touches are off by default (UI-2).
open class UILabel: UIView {
  /// The words.
  open var text: String? {
    get { Door.value(.getText, of: self, as: String?.self) ?? words }
    set { if !Door.takes(.setText, by: self, newValue) { words = newValue } }
  }
  private final var words: String? {
    didSet {
      guard words != oldValue else { return }
      Door.send(.setNeedsDisplay, to: self) { setNeedsDisplay() }
      contentChanged()
    }
  }
  /// The font of the words.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentChanged() }
  }
  /// The colour of the words.
  open var textColor: UIColor! = UIColor.black
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// What is done with words that do not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines may show; 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet { contentChanged() }
  }

  /// The natural size is another one: constraints have to be solved again (AL-13).
  private final func contentChanged() {
    if UIApplication.shared.hasConstraints { LayoutEngine.shared.naturalSizeChanged(of: self) }
  }

  /// Whether the words show as touched.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? highlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { highlighted = newValue } }
  }
  private final var highlighted = false
  /// Whether the words show as usable.
  open var isEnabled: Bool {
    get { Door.value(.getIsEnabled, of: self, as: Bool.self) ?? enabled }
    set { if !Door.takes(.setIsEnabled, by: self, newValue) { enabled = newValue } }
  }
  private final var enabled = true
  /// The size of the text by the rule of `UIFont.width(of:)`: lines as they are written, none of
  /// them wrapped.
  override open var intrinsicContentSize: CGSize { textSize }

  /// The same size, whatever `size` is: no line is wrapped here (AL-25).
  override open func sizeThatFits(_ size: CGSize) -> CGSize { textSize }

  private final var textSize: CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    return TextLines(text, font, most: numberOfLines).size
  }

  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller the font may become, as a share of its size; 0 for as much as it takes.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move together before the end is cut off.
  open var allowsDefaultTighteningForTruncation = false
  /// Which line stays in its place when the font shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The colour of the words while highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow of the words.
  open var shadowColor: UIColor?
  /// Where that shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The width at which lines break, in points; 0 for that of the bounds. Kept, not acted on.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// A label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  /// A label from an archive; archives are not supported here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  deinit { willDeinitialize() }

  /// Where the words are drawn, in the label's own coordinates: all of `bounds`, since no line is
  /// measured here.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }

  /// Draws the words. Nothing is drawn here.
  open func drawText(in rect: CGRect) {}
}

/// Which line of words stays in its place when the font shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// A view that spins while something is under way. Touches are on (UI-3).
open class UIActivityIndicatorView: UIView {
  /// Whether it spins.
  public private(set) final var isAnimating = false
  /// Whether it goes away when it does not spin.
  public final var hidesWhenStopped = true
  deinit { willDeinitialize() }

  /// Spins.
  open func startAnimating() {
    isAnimating = true
  }

  /// Stops.
  open func stopAnimating() {
    isAnimating = false
  }
}

/// A view that shows how far something is. Touches are on (UI-3).
open class UIProgressView: UIView {
  /// How far it is, 0 to 1.
  open var progress: Float = 0
  deinit { willDeinitialize() }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

/// A view of wheels to choose from. Touches are on (UI-4).
open class UIPickerView: UIView {
  /// Who is asked for the rows of the wheels. Not retained; the wheels are not here.
  public final weak var dataSourceObject: AnyObject?
  /// Who is asked and told. Not retained.
  public final weak var delegateObject: AnyObject?
  deinit { willDeinitialize() }
}
