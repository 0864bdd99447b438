import Foundation

/// The data source of a collection.
@MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell that shows an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One unless implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The delegate of a collection for its items. Methods are in the order of their calls for a tap.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item may be highlighted, and so be selected by touch.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// An item was highlighted.
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  )
  /// Whether an item may be selected by touch.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether a touch may deselect an item, if several can be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// An item was selected.
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  )
  /// An item was deselected.
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  )
  /// An item is no longer highlighted.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  /// True unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Has no effect unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// True unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// True unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Has no effect unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Has no effect unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Has no effect unless implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
}
