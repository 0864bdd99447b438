import Foundation
import ScriptLibrary
import UIKitModel

/// Moving the items of a collection view by a finger (UI-24).
extension UIKitTable {
  static func addCollectionControllerMovement(_ type: TypeTable) {
    type.stored(
      "installsStandardGestureForInteractiveMovement",
      \UICollectionViewController.installsStandardGestureForInteractiveMovement,
      "Whether a long press moves items (UI-24).")
    type.method("collectionView(_:canMoveItemAt:)", "True unless overridden.") {
      (_: UICollectionViewController, _: UICollectionView, _: IndexPath) in true
    }
    type.method("collectionView(_:moveItemAt:to:)", "Nothing unless overridden.") {
      (_: UICollectionViewController, _: UICollectionView, _: IndexPath, _: IndexPath) in
    }
  }

  static func addItemMovement(_ type: TypeTable) {
    type.method("beginInteractiveMovementForItem(at:)", "Begins to move an item (UI-24).") {
      (c: UICollectionView, path: IndexPath) -> Bool in c.beginInteractiveMovementForItem(at: path)
    }
    type.method("updateInteractiveMovementTargetPosition(_:)", "Moves it to a point (UI-24).") {
      (c: UICollectionView, place: CGPoint) in c.updateInteractiveMovementTargetPosition(place)
    }
    type.method("endInteractiveMovement()", "Leaves it there (UI-24).") {
      (c: UICollectionView) in c.endInteractiveMovement()
    }
    type.method("cancelInteractiveMovement()", "Takes it back (UI-24).") {
      (c: UICollectionView) in c.cancelInteractiveMovement()
    }
  }
}
