import EventVocabulary
import Foundation

/// An item that a finger moves (UI-24).
struct ItemMovement {
  weak var cell: UICollectionViewCell?
  let path: IndexPath
  var target: IndexPath
}

/// Moving items by a finger. The items between the old and the new place stay where they are until
/// the movement ends.
extension UICollectionView {
  private static let move: Selector = "collectionView:moveItemAtIndexPath:toIndexPath:"

  /// Begins to move an item, if the data source can move it.
  @discardableResult
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, DelegateCalls.hears(Self.move, dataSourceObject),
      let cell = cellForItem(at: indexPath)
    else { return false }
    let mayMove: Bool? = DelegateCalls.value(
      "collectionView:canMoveItemAtIndexPath:", of: dataSourceObject, [self, indexPath])
    guard mayMove ?? true, !Door.isStopped else { return false }
    movement = ItemMovement(cell: cell, path: indexPath, target: indexPath)
    bringSubviewToFront(cell)
    return true
  }

  /// Moves the item to a point of the collection's own coordinates. The delegate may choose another
  /// place than the one there.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    movement.cell?.center = targetPosition
    guard let proposed = indexPathForItem(at: targetPosition), proposed != movement.target else {
      return
    }
    let answer: IndexPath? = DelegateCalls.value(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
      of: delegateObject, [self, movement.path, proposed])
    self.movement?.target = answer ?? proposed
  }

  /// Ends the movement: the data source moves the item.
  public final func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    let (old, new) = (movement.path, movement.target)
    guard old != new else { return layOutAgain() }
    DelegateCalls.tell(dataSourceObject, Self.move, [self, old, new])
    guard !Door.isStopped else { return }
    let counts = askForCounts()
    if Door.isStopped { return }
    take(counts) { path in
      if path == old { return new }
      var path = path
      if path.section == old.section, path.item > old.item { path.item -= 1 }
      if path.section == new.section, path.item >= new.item { path.item += 1 }
      return path
    }
  }

  /// Ends the movement; the item is where it was.
  public final func cancelInteractiveMovement() {
    guard movement != nil else { return }
    movement = nil
    layOutAgain()
  }

  private func layOutAgain() {
    collectionViewLayout.invalidateLayout()
    sendSetNeedsLayout()
  }

  final func attachMover() {
    guard movesItemsByItself, mover == nil, DelegateCalls.hears(Self.move, dataSourceObject) else {
      return
    }
    let recognizer = MovementGestureRecognizer(self)
    mover = recognizer
    addGestureRecognizer(recognizer)
  }
}

/// The long press by which a collection view controller lets items be moved (UI-24).
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
  }

  deinit { willDeinitialize() }

  override func didAct() {
    guard let collection else { return }
    let place = location(in: collection)
    switch attempt.state {
    case .began:
      guard let path = collection.indexPathForItem(at: place) else { return }
      collection.beginInteractiveMovementForItem(at: path)
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}
