// A data source whose data are snapshots: it changes items by itself (EX-45).
class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  private weak var view: UICollectionView?
  private let cellProvider:
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  ) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
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

  func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let identifier = current._item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, identifier)
    else {
      let reason =
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)"
      NSException(name: .internalInconsistencyException, reason: reason).raise()
      fatalError(reason)
    }
    return cell
  }
}
