import Foundation

/// A scrolling view of items.
///
/// With a data source it shows a cell for each item in its bounds, at the position of its layout.
/// Without one it has no items: cells among its subviews are subviews like any others.
open class UICollectionView: UIScrollView {
  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The kind of the header of a section in a flow layout.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section in a flow layout.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }
  /// Whether items can be selected.
  public final var allowsSelection = true
  /// Whether several items can be selected.
  public final var allowsMultipleSelection = false
  /// The view behind the items, as large as the collection.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.sendRemoveFromSuperview() }
      if let backgroundView { sendInsertSubview(backgroundView, at: 0) }
    }
  }
  /// The data source. Not retained.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { dataSourceObject as? any UICollectionViewDataSource }
    set { dataSourceObject = newValue }
  }
  /// The data source as it was set, even if its class is not Swift's.
  public final weak var dataSourceObject: AnyObject? { didSet { reloadData() } }

  /// Whether the app's data source is missing here, as for a collection from a dump: then the cells
  /// among the subviews are the items, in their order.
  public final var hasDataSourceElsewhere = false

  private final var counts: [Int]?
  private final var shown: [IndexPath: UICollectionViewCell] = [:]
  final var shownSupplements: [CollectionElement: UICollectionReusableView] = [:]
  final var waitingSupplements: [String: [UICollectionReusableView]] = [:]
  final var supplementMakers: [String: () -> UICollectionReusableView?] = [:]
  private final var laidOutBounds: CGRect?
  private final var waiting: [String: [UICollectionViewCell]] = [:]
  private final var makers: [String: () -> UICollectionViewCell?] = [:]
  private final var isLayingOutItems = false
  /// The changes of the batch that was begun and not ended.
  final var updates: ListUpdates?
  final var chosen: Set<IndexPath> = []
  /// The item that a finger moves.
  final var movement: ItemMovement?
  /// Whether a long press moves items, as in a collection view controller.
  public final var movesItemsByItself = false
  final var mover: MovementGestureRecognizer?
  /// The long press that shows the menus of items, where the delegate has them.
  final var menuRecognizer: ListMenuGestureRecognizer?
  /// The item that a finger is on.
  final var touchedItem: IndexPath?

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Refused: a device raises an exception for a collection without a layout (EX-44).
  public override init(frame: CGRect) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(frame: frame)
    UIView.refused(.exception(.collectionWithoutLayout, []))
    collectionViewLayout.collectionView = self
  }

  /// Creates a collection from an archive: empty, until a nib fills it (VC-21).
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  deinit { willDeinitialize() }

  /// Reloads everything at the next layout.
  open func reloadData() {
    counts = nil
    chosen = []
    touchedItem = nil
    // In order, so that the same cells come back for the same items.
    for (_, cell) in pathsOfShown { retire(cell) }
    shown = [:]
    retireSupplements { _ in false }
    collectionViewLayout.isPrepared = false
    sendSetNeedsLayout()
  }

  /// Highlights the item of the touch. Items receive touches along the chain, and so none that
  /// something in them does not forward.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchItem(touches)
  }

  /// Selects the item on which the finger is lifted, if it went down there.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    chooseTouchedItem(touches)
  }

  /// Ends the highlight of the item.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseTouchedItem()
  }

  override func attachOwnRecognizers() {
    attachMover()
    attachMenu()
  }

  override final func laidOutTarget(_ target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    collectionViewLayout.sendTarget(target, velocity)
  }

  /// Places the items.
  override open func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutItems()
  }

  final func layOutItems() {
    guard !isLayingOutItems, dataSourceObject != nil else { return }
    isLayingOutItems = true
    defer { isLayingOutItems = false }
    let counts = self.counts ?? askForCounts()
    self.counts = counts
    let layout = collectionViewLayout
    if let old = laidOutBounds, old != bounds, layout.isPrepared,
      layout.sendShouldInvalidate(for: bounds)
    {
      layout.sendInvalidate()
    }
    laidOutBounds = bounds
    layout.sendPrepareIfNeeded()
    contentSize = layout.sendContentSize()
    let elements = layout.sendElements(in: bounds).filter { !$0.isHidden && shows($0.frame) }
    let paths = Set(elements.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (path, cell) in pathsOfShown where !paths.contains(path) {
      shown[path] = nil
      retire(cell)
    }
    let kept = Set(elements.map(\.element))
    retireSupplements(except: kept.contains)
    let isStacked = elements.contains { $0.zIndex != 0 }
    var index = backgroundView == nil ? 0 : 1
    for attributes in isStacked ? elements.sorted(by: { $0.zIndex < $1.zIndex }) : elements
    where !Door.isStopped {
      guard let view = view(for: attributes) else { continue }
      view.take(attributes)
      // Moving a view to where it is would ask for another pass, without end.
      let place = min(index, subviewCount - 1)
      if view.superview !== self {
        sendInsertSubview(view, at: min(index, subviewCount))
      } else if isStacked, indexOfSubview(view) != place {
        insertSubview(view, at: place)
      }
      index += 1
    }
  }

  /// The view of an element, which the data source is asked for the first time.
  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    guard attributes.representedElementKind == nil else { return supplement(for: attributes) }
    guard counts?.indices.contains(path.section) ?? false,
      (0..<(counts?[path.section] ?? 0)).contains(path.item)
    else { return nil }
    if let cell = shown[path] { return cell }
    guard let cell = askCell(at: path) else { return nil }
    shown[path] = cell
    cell.shownPath = path
    return cell
  }

  /// Whether a part of a frame is in the bounds; a common edge is not enough.
  private func shows(_ frame: CGRect) -> Bool { frame.meets(bounds) }

  /// The attributes of an item by the layout; nil if there is no such item.
  public final func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    update()
    guard dataSourceObject != nil else { return nil }
    collectionViewLayout.sendPrepareIfNeeded()
    return collectionViewLayout.sendItem(at: path)
  }

  /// The frame of an item, in the collection's own coordinates; nil if there is no such item.
  final func frameOfItem(at path: IndexPath) -> CGRect? {
    dataSourceObject == nil
      ? cellForItem(at: path)?.frame : layoutAttributesForItem(at: path)?.frame
  }

  private func retire(_ cell: UICollectionViewCell) {
    cell.shownPath = nil
    cell.sendRemoveFromSuperview()
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  private func update() {
    if dataSourceObject != nil, counts == nil { layOutItems() }
  }

  private var source: (any UICollectionViewDataSource)? {
    dataSourceObject as? any UICollectionViewDataSource
  }

  /// The numbers of items that the data source gave last; asks it before the first time.
  final var countsNow: [Int] {
    update()
    return counts ?? []
  }

  /// Takes other numbers of items. Cells that show items stay with them at their places afterwards.
  final func take(_ counts: [Int], places: (IndexPath) -> IndexPath?) {
    self.counts = counts
    collectionViewLayout.isPrepared = false
    retireSupplements { _ in false }
    shown = moved(pathsOfShown, to: places, retire: retire)
    for (path, cell) in shown { cell.shownPath = path }
    chosen = Set(chosen.compactMap(places))
    touchedItem = touchedItem.flatMap(places)
    layOutItems()
    sendSetNeedsLayout()
  }

  final func askForCounts() -> [Int] {
    let own = source?.numberOfSections(in: self) ?? 1
    let sections: Int =
      DelegateCalls.value("numberOfSectionsInCollectionView:", of: dataSourceObject, [self]) ?? own
    var counts: [Int] = []
    var left = Self.mostItems
    for section in 0..<max(0, sections) {
      guard UIApplication.spend(Self.stepsOfSection), !Door.isStopped else { break }
      let answer: Int? = DelegateCalls.value(
        "collectionView:numberOfItemsInSection:", of: dataSourceObject, [self, section])
      let count = answer ?? source?.collectionView(self, numberOfItemsInSection: section) ?? 0
      counts.append(min(max(0, count), left))
      left -= counts[section]
    }
    return counts
  }

  /// The maximum number of items: every item of every section is placed by itself.
  private static let mostItems = 1_000_000
  /// The work for a section without items, in steps: one question, or one placing.
  static let stepsOfSection = 40

  private func askCell(at path: IndexPath) -> UICollectionViewCell? {
    let answer: UICollectionViewCell? = DelegateCalls.value(
      "collectionView:cellForItemAtIndexPath:", of: dataSourceObject, [self, path])
    if let answer { return answer }
    return Door.isStopped ? nil : source?.collectionView(self, cellForItemAt: path)
  }

  /// The cells that show items of the data source, in order.
  private var pathsOfShown: [(path: IndexPath, cell: UICollectionViewCell)] {
    shown.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The cells and the items that they show, in order.
  private var pathsOfCells: [(path: IndexPath, cell: UICollectionViewCell)] {
    update()
    if dataSourceObject != nil {
      return pathsOfShown
    }
    guard hasDataSourceElsewhere else { return [] }
    let cells = subviews.compactMap { $0 as? UICollectionViewCell }
    return cells.enumerated().map { (IndexPath(item: $0.offset, section: 0), $0.element) }
  }

  /// The cells of the items that show; none without a data source.
  public final var visibleCells: [UICollectionViewCell] { pathsOfCells.map(\.cell) }

  /// The index paths of the visible items.
  public final var indexPathsForVisibleItems: [IndexPath] { pathsOfCells.map(\.path) }

  /// The cell that shows an item; nil for an item that is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    pathsOfCells.first { $0.path == indexPath }?.cell
  }

  /// The index path of the item that a cell shows; nil for a cell that shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    pathsOfCells.first { $0.cell === cell }?.path
  }

  /// The index path of the item at a point of the collection's own coordinates; nil where there is
  /// none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    update()
    guard dataSourceObject != nil else {
      return pathsOfCells.last { $0.cell.frame.holds(point) }?.path
    }
    collectionViewLayout.sendPrepareIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.sendElements(in: spot).last {
      $0.representedElementKind == nil && !$0.isHidden && $0.frame.holds(point)
    }?.indexPath
  }

  /// The cell that shows an item now, found without asking the data source.
  public final func shownCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    dataSourceObject == nil ? cellForItem(at: indexPath) : shown[indexPath]
  }

  /// The number of items in each section; nil before the data source was asked, and without one.
  public final var knownItemCounts: [Int]? { counts }

  /// The number of sections.
  open var numberOfSections: Int {
    update()
    return counts?.count ?? 1
  }

  /// The number of items in a section; 0 if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    update()
    guard let counts else { return section == 0 ? pathsOfCells.count : 0 }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Registers the class to create for an identifier; nil removes the registration.
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    guard let type = cellClass as? UICollectionViewCell.Type else {
      return register(nil, for: identifier)
    }
    register({ type.init(coder: NSCoder()) }, for: identifier)
  }

  /// Registers a closure that creates a cell for an identifier.
  public final func register(_ maker: (() -> UICollectionViewCell?)?, for identifier: String) {
    makers[identifier] = maker
  }

  /// A cell that waits for reuse, or a new one of the registered class. Without a registration it
  /// is refused: a device raises an exception (EX-41).
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if makers[identifier] == nil {
      UIView.refused(.exceptionAbout(.itemNotRegistered, self, word: identifier))
    }
    if let cell = waiting[identifier]?.popLast() {
      Door.send(.prepareForReuse, to: cell) { cell.prepareForReuse() }
      return cell
    }
    let cell = makers[identifier]?() ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }
}
