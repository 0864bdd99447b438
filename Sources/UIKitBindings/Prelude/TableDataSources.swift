// A data source whose data are snapshots: it changes rows by itself (EX-45).
class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var view: UITableView?
  private let cellProvider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  var defaultRowAnimation = UITableView.RowAnimation.automatic

  init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) {
    view = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current._places()
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    // The rows of the state before, which cells were made for, are asked for first.
    _ = view?.numberOfSections
    current = snapshot._applied()
    var before: [IndexPath] = []
    var after: [IndexPath] = []
    for (identifier, path) in current._places() where !reloaded.contains(identifier) {
      if let place = old[identifier] {
        before.append(place)
        after.append(path)
      }
    }
    view?._take(from: before, to: after)
    if let completion { DispatchQueue.main.async { completion() } }
  }
  func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot._applied()
    view?.reloadData()
    if let completion { DispatchQueue.main.async { completion() } }
  }

  func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current._item(at: indexPath)
  }
  func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current._path(of: itemIdentifier)
  }
  func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = current.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
  func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let identifier = current._item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, identifier)
    else {
      let reason =
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)"
      NSException(name: .internalInconsistencyException, reason: reason).raise()
      fatalError(reason)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
