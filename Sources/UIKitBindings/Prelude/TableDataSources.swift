// The data source of a table with snapshots: it inserts and removes rows itself (EX-45).
class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource, _SnapshotDataSource {
  typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  var _current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private weak var view: UITableView?
  private let cellProvider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
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

  func _countAgain() { _ = view?.numberOfSections }
  func _take(from old: [IndexPath], to new: [IndexPath]) {
    view?._take(from: old, to: new)
  }
  func _reload() { view?.reloadData() }

  func numberOfSections(in tableView: UITableView) -> Int { _current.numberOfSections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    _current.numberOfItems(inSection: _current.sectionIdentifiers[section])
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let identifier = _current._item(at: indexPath),
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

  // Rows are neither edited nor moved, unless a subclass says so.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
