import Foundation

/// The head or foot of a section of a table.
open class UITableViewHeaderFooterView: UIView {
  private final var madeContentView: UIView?
  private final var madeTextLabel: UILabel?
  /// What the view is used again by.
  public private(set) final var reuseIdentifier: String?

  /// A head or foot that can be used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    UIApplication.shared.hasViewsWithLayout = true
  }

  /// A head or foot with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIApplication.shared.hasViewsWithLayout = true
  }

  /// A head or foot from an archive, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIApplication.shared.hasViewsWithLayout = true
  }

  deinit { willDeinitialize() }

  /// What subviews are to be added to, as large as the view; made when it is first asked for, or
  /// laid out.
  public final var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView(frame: bounds)
    madeContentView = view
    sendAddSubview(view)
    return view
  }

  /// The view of the words, in the content view; made when first asked for.
  public final var textLabel: UILabel? {
    if let madeTextLabel { return madeTextLabel }
    let label = UILabel(frame: contentView.bounds)
    madeTextLabel = label
    contentView.sendAddSubview(label)
    return label
  }

  /// The view is about to be used for something else.
  open func prepareForReuse() {}

  /// Makes the content view as large as the view.
  override open func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
