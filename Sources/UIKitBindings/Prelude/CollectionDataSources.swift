// The data source of a collection with snapshots: it inserts and removes items itself (EX-45).
class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, _SnapshotDataSource {
  typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
  var _current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private weak var view: UICollectionView?
  private let cellProvider:
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

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

  func _countAgain() { _ = view?.numberOfSections }
  func _take(from old: [IndexPath], to new: [IndexPath]) {
    view?._take(from: old, to: new)
  }
  func _reload() { view?.reloadData() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { _current.numberOfSections }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    _current.numberOfItems(inSection: _current.sectionIdentifiers[section])
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let identifier = _current._item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, identifier)
    else {
      let reason =
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)"
      NSException(name: .internalInconsistencyException, reason: reason).raise()
      fatalError(reason)
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let provider = supplementaryViewProvider,
      let view = provider(collectionView, kind, indexPath)
    else {
      let reason =
        "UICollectionViewDiffableDataSource has no view of kind \(kind) for index path \(indexPath)"
      NSException(name: .internalInconsistencyException, reason: reason).raise()
      fatalError(reason)
    }
    return view
  }

  // Items are not moved, unless a subclass says so.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
