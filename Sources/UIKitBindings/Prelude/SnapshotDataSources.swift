// The common part of the data sources of tables and collections with snapshots (EX-45).
protocol _SnapshotDataSource: AnyObject {
  associatedtype SectionIdentifierType: Hashable
  associatedtype ItemIdentifierType: Hashable
  var _current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { get set }
  // The view, which queries its data source.
  func _countAgain()
  func _take(from old: [IndexPath], to new: [IndexPath])
  func _reload()
}

extension _SnapshotDataSource {
  func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    _current
  }
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = _current._places()
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    // The previous state, for which cells were created, is queried first.
    _countAgain()
    _current = snapshot._applied()
    var before: [IndexPath] = []
    var after: [IndexPath] = []
    for (identifier, path) in _current._places() where !reloaded.contains(identifier) {
      if let place = old[identifier] {
        before.append(place)
        after.append(path)
      }
    }
    _take(from: before, to: after)
    if let completion { DispatchQueue.main.async { completion() } }
  }
  func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _current = snapshot._applied()
    _reload()
    if let completion { DispatchQueue.main.async { completion() } }
  }

  func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    _current._item(at: indexPath)
  }
  func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    _current._path(of: itemIdentifier)
  }
  func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = _current.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
  func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    _current.indexOfSection(sectionIdentifier)
  }
}
