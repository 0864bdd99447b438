import Foundation

/// A scrolling view of rows.
open class UITableView: UIScrollView {
  /// How sections are shown.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How sections are shown.
  public private(set) final var style = Style.plain

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A table from an archive, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit { willDeinitialize() }

  /// The cells among the subviews, from the one at the back to the one in front.
  public final var visibleCells: [UITableViewCell] {
    subviews.compactMap { $0 as? UITableViewCell }
  }
}

/// A scrolling view of items.
open class UICollectionView: UIScrollView {
  deinit { willDeinitialize() }

  /// The cells among the subviews, from the one at the back to the one in front.
  public final var visibleCells: [UICollectionViewCell] {
    subviews.compactMap { $0 as? UICollectionViewCell }
  }
}

/// A row of a table. Touches are on (UI-4).
open class UITableViewCell: UIView {
  /// How a row shows that it is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// How a row is laid out.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  private final var madeContentView: UIView?
  private final var madeTextLabel: UILabel?
  /// What the row is used again by.
  public private(set) final var reuseIdentifier: String?
  /// Whether the row is chosen.
  open var isSelected: Bool {
    get { Door.value(.getIsSelected, of: self, as: Bool.self) ?? ownSelected }
    set { if !Door.takes(.setIsSelected, by: self, newValue) { ownSelected = newValue } }
  }
  private final var ownSelected = false
  /// Whether the row shows that it is touched.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? ownHighlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { ownHighlighted = newValue } }
  }
  private final var ownHighlighted = false
  /// Whether the row is being edited.
  open var isEditing = false
  /// How the row shows that it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// What stands at the end of the row.
  open var accessoryView: UIView?

  /// A row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// A row with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A row from an archive, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit { willDeinitialize() }

  /// What subviews are to be added to, as large as the row; made when first asked for.
  public final var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView(frame: bounds)
    madeContentView = view
    sendInsertSubview(view, at: 0)
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

  /// The row is about to be used for something else.
  open func prepareForReuse() {}

  /// Chooses the row, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Shows the row as touched, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }
}

/// The head or foot of a section of a table.
open class UITableViewHeaderFooterView: UIView {
  deinit { willDeinitialize() }
}

/// A view that a collection makes use of again.
open class UICollectionReusableView: UIView {
  deinit { willDeinitialize() }

  /// The view is about to be used for something else.
  open func prepareForReuse() {}
}

/// An item of a collection. Touches are on (UI-4).
open class UICollectionViewCell: UICollectionReusableView {
  private final var madeContentView: UIView?
  /// Whether the item is chosen.
  open var isSelected: Bool {
    get { Door.value(.getIsSelected, of: self, as: Bool.self) ?? ownSelected }
    set { if !Door.takes(.setIsSelected, by: self, newValue) { ownSelected = newValue } }
  }
  private final var ownSelected = false
  /// Whether the item shows that it is touched.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? ownHighlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { ownHighlighted = newValue } }
  }
  private final var ownHighlighted = false
  deinit { willDeinitialize() }

  /// What subviews are to be added to, as large as the item; made when first asked for.
  public final var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView(frame: bounds)
    madeContentView = view
    sendInsertSubview(view, at: 0)
    return view
  }
}
