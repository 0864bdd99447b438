import Foundation

/// The delegate of a collection with a flow layout: sizes of single items and sections (UI-22).
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

/// The questions of a collection to its data source and delegate about views and sizes.
extension UICollectionView {
  /// A distance between items.
  enum Spacing: String {
    case line = "minimumLineSpacing"
    case item = "minimumInteritemSpacing"
  }

  /// Whether the delegate gives the size of each item.
  final var asksForSizes: Bool {
    delegateObject is any UICollectionViewDelegateFlowLayout
      || DelegateCalls.hears("collectionView:layout:sizeForItemAtIndexPath:", delegateObject)
  }

  final func askSize(at path: IndexPath, _ layout: UICollectionViewLayout) -> CGSize? {
    if Door.isStopped { return nil }
    let answer: CGSize? = DelegateCalls.value(
      "collectionView:layout:sizeForItemAtIndexPath:", of: delegateObject, [self, layout, path])
    return answer
      ?? (delegateObject as? any UICollectionViewDelegateFlowLayout)?.collectionView(
        self, layout: layout, sizeForItemAt: path)
  }

  final func askInset(of section: Int, _ layout: UICollectionViewLayout) -> UIEdgeInsets? {
    DelegateCalls.value(
      "collectionView:layout:insetForSectionAtIndex:", of: delegateObject, [self, layout, section])
  }

  final func askSpacing(
    _ spacing: Spacing, of section: Int, _ layout: UICollectionViewLayout
  ) -> CGFloat? {
    DelegateCalls.value(
      Selector("collectionView:layout:\(spacing.rawValue)ForSectionAtIndex:"), of: delegateObject,
      [self, layout, section])
  }

  final func askReferenceSize(
    _ part: SectionPart, of section: Int, _ layout: UICollectionViewLayout
  ) -> CGSize? {
    let name = part == .header ? "Header" : "Footer"
    return DelegateCalls.value(
      Selector("collectionView:layout:referenceSizeFor\(name)InSection:"), of: delegateObject,
      [self, layout, section])
  }

  final func askSupplement(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    DelegateCalls.value(
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", of: dataSourceObject,
      [self, kind, path])
  }
}
