import Foundation

/// A scrolling view of rows.
///
/// With a data source it shows a cell for each row in its bounds, from top to bottom, whenever it
/// is laid out; cells that scroll out are reused for later rows. Without one it has no rows: cells
/// among its subviews are subviews like any others.
///
/// Rows and headers are edge to edge, as in the plain style, whatever the style: the gaps of the
/// grouped ones, and the margins of `insetGrouped`, in which no cell is, are not modelled. A row is
/// 44 points high and a header 28 unless set otherwise.
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The animation with which rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The height for rows that fit their content. 44 points here.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public private(set) final var style = Style.plain
  /// The height of rows, in points, unless the delegate provides it.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of section headers, in points, unless the delegate provides it.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of section footers, in points, unless the delegate provides it.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// An estimate of `rowHeight`. Stored, without effect.
  public final var estimatedRowHeight = UITableView.automaticDimension
  /// The style of the separators.
  public final var separatorStyle = SeparatorStyle.singleLine
  /// Whether rows can be selected.
  public final var allowsSelection = true
  /// Whether several rows can be selected.
  public final var allowsMultipleSelection = false
  /// Whether rows are being edited; then they cannot be selected unless that is permitted (SC-33).
  open var isEditing: Bool {
    get { editsRows }
    set { setEditing(newValue, animated: false) }
  }
  private final var editsRows = false
  /// Whether rows can be selected while they are edited.
  public final var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while they are edited.
  public final var allowsMultipleSelectionDuringEditing = false
  /// The actions beside rows, and the row that a finger moves.
  final lazy var editing = TableEditing(self)
  /// The long press that shows the menus of rows, where the delegate has them.
  final var menuRecognizer: ListMenuGestureRecognizer?
  /// The view above the first section, in the table's coordinates.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last section, in the table's coordinates.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The data source. Not retained.
  open var dataSource: (any UITableViewDataSource)? {
    get { dataSourceObject as? any UITableViewDataSource }
    set { dataSourceObject = newValue }
  }
  /// The data source as it was set, even if its class is not Swift's.
  public final weak var dataSourceObject: AnyObject? { didSet { reloadData() } }

  /// Whether the app's data source is missing here, as for a table from a dump: then the cells
  /// among the subviews are the rows, from the top down.
  public final var hasDataSourceElsewhere = false

  final var plan: TablePlan?
  /// The rows of a storyboard; nil for a table that a data source fills.
  public final var staticContent: StaticTableContent? { didSet { reloadData() } }
  final var shown: [IndexPath: UITableViewCell] = [:]
  final var sectionViews: [UIView] = []
  final var waiting: [String: [UITableViewCell]] = [:]
  final var makers: [String: () -> UITableViewCell?] = [:]
  /// The headers and footers that wait for reuse, and the closures that create them.
  final var waitingParts: [String: [UITableViewHeaderFooterView]] = [:]
  final var partMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  final var chosen: Set<IndexPath> = []
  final var isLayingOutRows = false
  /// The changes of the batch that was begun and not ended.
  final var updates: ListUpdates?
  /// The row that a finger is on.
  final var touchedRow: IndexPath?

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a table from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit { willDeinitialize() }

  /// A table bounces even if all rows fit (SC-18).
  override var bouncesVerticallyByDefault: Bool { true }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.sendRemoveFromSuperview() }
    if let new, new.superview !== self {
      new === backgroundView ? sendInsertSubview(new, at: 0) : sendAddSubview(new)
    }
    reloadData()
  }

  /// Reloads everything at the next layout.
  open func reloadData() {
    plan = nil
    chosen = []
    touchedRow = nil
    // In order, so that the same cells come back for the same rows.
    for (_, cell) in indexPathsOfShown { retire(cell) }
    shown = [:]
    sendSetNeedsLayout()
  }

  /// Begins editing the rows, or ends it (SC-33).
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editsRows else { return }
    editsRows = editing
    editingChanged(animated: animated)
  }

  override func attachOwnRecognizers() {
    editing.attach()
    attachMenu()
  }

  /// Highlights the row of the touch. Rows receive touches along the chain, and so none that
  /// something in them does not forward.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchRow(touches)
  }

  /// Selects the row on which the finger is lifted, if it went down there.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    chooseTouchedRow(touches)
  }

  /// Ends the highlight of the row.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseTouchedRow()
  }

  /// Places rows, headers and footers.
  override open func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutRows()
    editing.layOut()
  }

  /// The cells of the visible rows, from the top down; none without a data source.
  public final var visibleCells: [UITableViewCell] {
    updateRows()
    return indexPathsOfCells.map(\.cell)
  }

  /// The index paths of the visible rows, from the top down.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    updateRows()
    return indexPathsOfCells.map(\.path)
  }

  /// The cell that shows a row; nil for a row that is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateRows()
    return indexPathsOfCells.first { $0.path == indexPath }?.cell
  }

  /// The index path of the row that a cell shows; nil for a cell that shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    updateRows()
    return indexPathsOfCells.first { $0.cell === cell }?.path
  }

  /// The index path of the row at a point of the table's own coordinates; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    updateRows()
    if let plan { return plan.path(at: point.y) }
    return indexPathsOfCells.first { $0.cell.frame.holds(point) }?.path
  }

  /// The rectangle of a row, in the table's own coordinates; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    updateRows()
    guard let plan else { return cellForRow(at: indexPath)?.frame ?? .zero }
    guard let span = plan.span(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: span.start, width: bounds.width, height: span.height)
  }

  /// The number of sections.
  open var numberOfSections: Int {
    updateRows()
    return plan?.sections.count ?? 1
  }

  /// The number of rows in a section; 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    updateRows()
    guard let plan else { return section == 0 ? indexPathsOfCells.count : 0 }
    return plan.sections.indices.contains(section) ? plan.sections[section].rowCount : 0
  }
}
