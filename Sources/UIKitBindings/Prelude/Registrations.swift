// Registrations, which create and configure the cells of a collection in place of an identifier.
class _Registration {
  private static var count = 0
  let identifier: String
  var isRegistered: [ObjectIdentifier] = []
  init() {
    _Registration.count += 1
    identifier = "registration \(_Registration.count)"
  }
}
extension UICollectionView {
  struct CellRegistration<Cell: UICollectionViewCell, Item> {
    typealias Handler = (Cell, IndexPath, Item) -> Void
    let _registration = _Registration()
    let _handler: (Cell, IndexPath, Item) -> Void
    init(handler: @escaping (Cell, IndexPath, Item) -> Void) { _handler = handler }
  }
  struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    typealias Handler = (Supplementary, String, IndexPath) -> Void
    let _registration = _Registration()
    let _kind: String
    let _handler: (Supplementary, String, IndexPath) -> Void
    init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {
      _kind = elementKind
      _handler = handler
    }
  }

  func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let own = registration._registration
    if !own.isRegistered.contains(ObjectIdentifier(self)) {
      own.isRegistered.append(ObjectIdentifier(self))
      register(Cell.self, forCellWithReuseIdentifier: own.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: own.identifier, for: indexPath) as! Cell
    if let item = item { registration._handler(cell, indexPath, item) }
    return cell
  }
  func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let own = registration._registration
    if !own.isRegistered.contains(ObjectIdentifier(self)) {
      own.isRegistered.append(ObjectIdentifier(self))
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration._kind,
        withReuseIdentifier: own.identifier)
    }
    let view =
      dequeueReusableSupplementaryView(
        ofKind: registration._kind, withReuseIdentifier: own.identifier, for: indexPath)
      as! Supplementary
    registration._handler(view, registration._kind, indexPath)
    return view
  }
}
