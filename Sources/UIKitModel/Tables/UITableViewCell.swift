import Foundation

/// A row of a table. Touches are on (UI-4).
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, PartTaker {
  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The layout of a row.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// A kind of view at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  private final var madeContentView: UIView?
  /// The content view if it exists; reading this does not create it.
  public final var contentViewIfMade: UIView? { madeContentView }
  private final var given: GivenLayout?
  private final var madeTextLabel: UILabel?
  private final var madeDetailTextLabel: UILabel?
  private final var madeImageView: UIImageView?
  private final var accessoryButton: UIView?
  private final var shownAccessoryType = AccessoryType.none
  /// The layout of the row.
  private final var style = CellStyle.default
  /// The identifier by which the row is reused.
  public internal(set) final var reuseIdentifier: String?
  /// The index path of the row that the cell shows in a table with a data source; nil while it
  /// shows none.
  public internal(set) final var shownPath: IndexPath?
  /// The segue of a storyboard that a selection by the user performs; nil without one.
  public final var selectionSegue: UIStoryboardSegueTemplate?
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { Door.value(.getIsSelected, of: self, as: Bool.self) ?? ownSelected }
    set { if !Door.takes(.setIsSelected, by: self, newValue) { ownSelected = newValue } }
  }
  private final var ownSelected = false
  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { Door.value(.getIsHighlighted, of: self, as: Bool.self) ?? ownHighlighted }
    set { if !Door.takes(.setIsHighlighted, by: self, newValue) { ownHighlighted = newValue } }
  }
  private final var ownHighlighted = false
  /// Whether the row is being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { sendSetNeedsLayout() } } }
  /// The controls for editing.
  final var editingParts = EditingParts()
  /// The view at the end of the row while it is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.sendRemoveFromSuperview() }
      sendSetNeedsLayout()
    }
  }
  /// The appearance of the row when selected.
  open var selectionStyle = SelectionStyle.default
  /// The view at the end of the row, in place of that of `accessoryType`; in the row's own
  /// coordinates, beside the content view.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.sendRemoveFromSuperview() }
      sendSetNeedsLayout()
    }
  }
  /// The view at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { sendSetNeedsLayout() } }
  /// The view behind the content view.
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, in: oldValue) } }
  /// The view behind the content view while the row is selected. Stored, not shown.
  open var selectedBackgroundView: UIView?

  /// Creates a row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Creates a row with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit { willDeinitialize() }

  /// Sets the properties that the initializer with a style sets.
  public final func become(_ style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  /// The view to which subviews are to be added, as large as the row without its accessory.
  ///
  /// It is created lazily, or else when the row is laid out, and put in front of the row's subviews
  /// at that time: since iOS 14 a button that was added to the row itself lies behind it and gets
  /// no touch.
  public final var contentView: UIView {
    part(\.madeContentView, UITableViewCellContentView(frame: bounds)) {
      given == nil ? sendAddSubview($0) : sendInsertSubview($0, at: 0)
    }
  }

  /// The label of the row, in the content view; created lazily.
  public final var textLabel: UILabel? {
    part(\.madeTextLabel, UILabel(frame: contentView.bounds)) { contentView.sendAddSubview($0) }
  }

  /// The label for details; nil in the default style, which has none.
  public final var detailTextLabel: UILabel? {
    if style == .default { return nil }
    return part(\.madeDetailTextLabel, UILabel(frame: contentView.bounds)) {
      contentView.sendAddSubview($0)
    }
  }

  /// The image view of the row, in the content view; created lazily.
  public final var imageView: UIImageView? {
    part(\.madeImageView, UIImageView(frame: .zero)) { contentView.sendAddSubview($0) }
  }

  /// Places the content view and the accessory, and the labels and the image in the content view.
  override open func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let area = layOutEditingParts()
    let ownView = isEditing ? editingAccessoryView : accessoryView
    let hasAccessory = ownView != nil || accessoryType != .none || accessoryButton != nil
    if !hasAccessory, area == bounds, given?.keepEdges(of: madeContentView, in: self) != nil {
      return
    }
    var content = area
    let button = buttonOfAccessory()
    (isEditing ? accessoryView : editingAccessoryView)?.removeFrom(self)
    if let view = ownView ?? button {
      let size = view.bounds.size
      view.frame = CGRect(
        x: area.maxX - size.width - 16, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      content.size.width = max(0, view.frame.minX - area.minX)
      contentView.frame = content
      if view.superview !== self { sendAddSubview(view) }
    } else {
      contentView.frame = content
    }
    if given == nil { placeParts(in: content.size, isCut: hasAccessory) }
  }

  /// Places the labels and the image in a content view of a size, as dumps show them: one label as
  /// high as the row, two beside or above each other by `style`. `isCut`: whether an accessory
  /// follows at its end. None of them takes touches (UI-2).
  private func placeParts(in size: CGSize, isCut: Bool) {
    let margin: CGFloat = 16
    var start = margin
    if let view = madeImageView, let image = view.image {
      let side = CGSize(
        width: min(image.size.width, size.width), height: min(image.size.height, size.height))
      place(
        view,
        CGRect(
          x: start, y: (size.height - side.height) / 2, width: side.width, height: side.height))
      start += side.width + margin
    }
    let width = max(0, size.width - start - (isCut ? 0 : margin))
    guard let detail = madeDetailTextLabel else {
      place(madeTextLabel, CGRect(x: start, y: 0, width: width, height: size.height))
      return
    }
    let (first, second) = (
      madeTextLabel?.intrinsicContentSize ?? .zero, detail.intrinsicContentSize
    )
    switch style {
    case .default, .subtitle:
      let top = max(0, (size.height - first.height - second.height) / 2)
      place(madeTextLabel, CGRect(x: start, y: top, width: width, height: first.height))
      place(detail, CGRect(x: start, y: top + first.height, width: width, height: second.height))
    case .value1, .value2:
      let end = min(second.width, width)
      place(
        madeTextLabel, CGRect(x: start, y: 0, width: width - end, height: size.height))
      place(detail, CGRect(x: start + width - end, y: 0, width: end, height: size.height))
    }
  }

  private func place(_ part: UIView?, _ frame: CGRect) {
    guard let part, part.superview === madeContentView,
      part.translatesAutoresizingMaskIntoConstraints, part.frame != frame
    else { return }
    part.frame = frame
  }

  /// Uses a content view and labels in place of those that it would create.
  public final func take(_ parts: GivenParts) {
    madeContentView = Self.merged(madeContentView, parts.contentView)
    madeTextLabel = madeTextLabel ?? parts.textLabel
    madeDetailTextLabel = madeDetailTextLabel ?? parts.detailTextLabel
    madeImageView = madeImageView ?? parts.imageView
    if parts.keepTheirPlaces { given = GivenLayout(self) }
  }

  /// The content view and labels, if they exist.
  public final var partsIfMade: GivenParts {
    var parts = GivenParts(keepTheirPlaces: given != nil)
    parts.contentView = madeContentView
    parts.textLabel = madeTextLabel
    parts.imageView = madeImageView
    return parts
  }

  /// The button or the mark of `accessoryType`; only those for details take touches.
  private func buttonOfAccessory() -> UIView? {
    let wanted = accessoryView == nil && !isEditing ? accessoryType : .none
    if wanted == shownAccessoryType { return accessoryButton }
    shownAccessoryType = wanted
    accessoryButton?.sendRemoveFromSuperview()
    accessoryButton = nil
    if wanted == .none { return nil }
    let button = _UITableCellAccessoryButton(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    button.isUserInteractionEnabled = wanted == .detailButton || wanted == .detailDisclosureButton
    accessoryButton = button
    return button
  }

  private func putBehind(_ view: UIView?, in old: UIView?) {
    if old !== view { old?.sendRemoveFromSuperview() }
    guard let view else { return }
    view.frame = bounds
    sendInsertSubview(view, at: 0)
  }

  /// The row is about to be reused.
  open func prepareForReuse() {}

  /// Selects the row, or deselects it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Begins editing the row, or ends it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Highlights the row, or ends that.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }
}

extension UIView {
  /// Removes the view if it is a subview of `owner`.
  fileprivate final func removeFrom(_ owner: UIView) {
    if superview === owner { sendRemoveFromSuperview() }
  }
}
