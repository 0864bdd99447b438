import Foundation

// Views whose position in the class hierarchy and whose defaults matter to hit testing; their
// contents do not.

/// A view that shows an image. Touches are off by default (UI-2).
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    get { Door.value(.getImage, of: self, as: UIImage?.self) ?? ownImage }
    set { if !Door.takes(.setImage, by: self, newValue) { ownImage = newValue } }
  }
  private final var ownImage: UIImage? {
    didSet {
      if ownImage?.size != oldValue?.size { naturalSizeChanged() }
    }
  }
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image shows.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? highlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { highlighted = newValue } }
  }
  private final var highlighted = false

  /// The size of the image; none without one (AL-4).
  override open var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The size of the image, whatever `size` is; its own without one (AL-25).
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  /// Creates an image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  /// Creates an image view of an image, as large as it.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    viewState.pointee.refusals.set(.interactionDisabled, true)
    self.image = image
  }

  /// Creates an image view from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewState.pointee.refusals.set(.interactionDisabled, true)
  }

  deinit { willDeinitialize() }

  /// A new view of this class does not fill its bounds (UI-8).
  override var isOpaqueByDefault: Bool { false }
}

/// A view that spins while work is in progress. Touches are on (UI-3).
open class UIActivityIndicatorView: UIView {
  /// The style of an indicator, which determines its size.
  public enum Style: Int, Sendable {
    /// Deprecated: large.
    case whiteLarge = 0
    /// Deprecated: medium.
    case white = 1
    /// Deprecated: medium.
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// The style.
  public final var style = Style.medium { didSet { takeStyle() } }
  /// The colour; nil for that of the style.
  public final var color: UIColor?
  /// Whether it spins.
  public private(set) final var isAnimating = false
  /// Whether it is hidden when it does not spin: a new one is.
  public final var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  deinit { willDeinitialize() }

  /// Creates an indicator of a style, in the style's size (UI-7).
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// 20 × 20 points, or 37 × 37 if it is large: the usual sizes on a device.
  override open var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  private func takeStyle() {
    let size = sizeThatFits(.zero)
    guard size != bounds.size else { return }
    frame.size = size
    naturalSizeChanged()
  }

  /// Its natural size, whatever size `frame` has (UI-7).
  override func firstFrame(_ frame: CGRect) -> CGRect {
    isHidden = hidesWhenStopped
    return CGRect(origin: frame.origin, size: sizeThatFits(.zero))
  }

  /// The same, whatever `size` is.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Spins, and can be seen.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops, and hides if it is to.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

/// A view that shows progress. Touches are on (UI-3).
open class UIProgressView: UIView {
  /// The progress, 0 to 1.
  open var progress: Float = 0
  deinit { willDeinitialize() }

  /// 4 points high, the usual height on a device, without a width of its own.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// As wide as `size`, and 4 points high.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

/// A view of wheels to choose from. Touches are on (UI-4).
open class UIPickerView: UIView {
  /// The data source of the wheels. Not retained; the wheels are not modelled.
  public final weak var dataSourceObject: AnyObject?
  /// The delegate. Not retained.
  public final weak var delegateObject: AnyObject?
  private final var selectedRows: [Int: Int] = [:]
  deinit { willDeinitialize() }

  /// The number of wheels, which the data source determines.
  open var numberOfComponents: Int {
    max(
      0, DelegateCalls.value("numberOfComponentsInPickerView:", of: dataSourceObject, [self]) ?? 0)
  }

  /// The number of rows of a wheel, which the data source determines.
  open func numberOfRows(inComponent component: Int) -> Int {
    let answer: Int? = DelegateCalls.value(
      "pickerView:numberOfRowsInComponent:", of: dataSourceObject, [self, component])
    return max(0, answer ?? 0)
  }

  /// Turns a wheel to a row; the delegate gets no message.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectedRows[component] = row
  }

  /// The row of a wheel that is in the middle; −1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(selectedRows[component] ?? 0, count - 1)
  }

  /// Asks the data source again.
  open func reloadAllComponents() {
    for component in 0..<numberOfComponents { reloadComponent(component) }
  }

  /// Asks the data source for the rows of one wheel again.
  open func reloadComponent(_ component: Int) {
    selectedRows[component] = max(0, selectedRow(inComponent: component))
  }

  /// 320 × 216 points, the usual size on a device.
  override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Its natural size for a frame without one.
  override func firstFrame(_ frame: CGRect) -> CGRect {
    frame.size == .zero ? CGRect(origin: frame.origin, size: sizeThatFits(.zero)) : frame
  }

  /// The same, whatever `size` is.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
