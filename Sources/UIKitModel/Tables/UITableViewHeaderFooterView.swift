import Foundation

/// The header or footer of a section of a table.
open class UITableViewHeaderFooterView: UIView, PartTaker {
  private final var madeContentView: UIView?
  /// The content view if it exists; reading this does not create it.
  public final var contentViewIfMade: UIView? { madeContentView }
  private final var given: GivenLayout?
  private final var madeTextLabel: UILabel?
  /// The identifier by which the view is reused.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a header or footer that can be reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a header or footer with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a header or footer from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit { willDeinitialize() }

  /// The view to which subviews are to be added, as large as the view; created lazily, or at
  /// layout.
  public final var contentView: UIView {
    part(\.madeContentView, UIView(frame: bounds)) {
      given == nil ? sendAddSubview($0) : sendInsertSubview($0, at: 0)
    }
  }

  /// The label, in the content view; created lazily.
  public final var textLabel: UILabel? {
    part(\.madeTextLabel, UILabel(frame: contentView.bounds)) { contentView.sendAddSubview($0) }
  }

  /// The view is about to be reused.
  open func prepareForReuse() {}

  /// Makes the content view as large as the view.
  override open func layoutSubviews() {
    super.layoutSubviews()
    if given?.keepEdges(of: madeContentView, in: self) != nil { return }
    contentView.frame = bounds
    guard given == nil, let label = madeTextLabel, label.superview === madeContentView,
      label.translatesAutoresizingMaskIntoConstraints
    else { return }
    label.frame = CGRect(
      x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
  }

  /// Uses a content view and a label in place of those that it would create.
  public final func take(_ parts: GivenParts) {
    madeContentView = Self.merged(madeContentView, parts.contentView)
    madeTextLabel = madeTextLabel ?? parts.textLabel
    if parts.keepTheirPlaces { given = GivenLayout(self) }
  }

  /// The content view and the label, if they exist.
  public final var partsIfMade: GivenParts {
    var parts = GivenParts(keepTheirPlaces: given != nil)
    parts.contentView = madeContentView
    parts.textLabel = madeTextLabel
    return parts
  }
}
