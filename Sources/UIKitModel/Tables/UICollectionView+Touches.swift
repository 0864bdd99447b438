import EventVocabulary
import Foundation

/// The effect of a finger on items: a touch highlights, a lift selects. The delegate is notified in
/// the order in the header of `UICollectionView`.
extension UICollectionView {
  final func touchItem(_ touches: Set<UITouch>) {
    guard touchedItem == nil, let cell = cell(of: touches) else { return }
    guard dataSourceObject != nil || hasDataSourceElsewhere else {
      return tell(cell, .notChosen(.noDataSource))
    }
    guard allowsSelection else { return tell(cell, .notChosen(.selectionOff)) }
    guard let path = indexPath(for: cell) else { return tell(cell, .notChosen(.noRow)) }
    guard asks("shouldHighlight", path, { $0.collectionView(self, shouldHighlightItemAt: path) })
    else { return tell(cell, .notChosen(.refusedHighlight)) }
    touchedItem = path
    cell.isHighlighted = true
    tell("didHighlight", path) { $0.collectionView(self, didHighlightItemAt: path) }
  }

  final func chooseTouchedItem(_ touches: Set<UITouch>) {
    guard let path = touchedItem else { return }
    let cell = cellForItem(at: path)
    let isInside = touches.contains { touch in
      cell.map { $0.bounds.holds(touch.location(in: $0)) } ?? false
    }
    if isInside, !Door.isStopped {
      choose(path)
    } else if let cell {
      tell(cell, .notChosen(.liftedElsewhere))
    }
    releaseTouchedItem()
  }

  final func releaseTouchedItem() {
    guard let path = touchedItem else { return }
    touchedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    tell("didUnhighlight", path) { $0.collectionView(self, didUnhighlightItemAt: path) }
  }

  private func tell(_ cell: UICollectionViewCell, _ step: RowStep) {
    Door.tell(.row(cell, of: self, step))
  }

  private func cell(of touches: Set<UITouch>) -> UICollectionViewCell? {
    guard let touch = touches.firstThatGoesOn else { return nil }
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell { return cell }
      view = current.superview
    }
    return nil
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, chosen.contains(path) {
      guard asks("shouldDeselect", path, { $0.collectionView(self, shouldDeselectItemAt: path) })
      else { return }
      deselectItem(at: path, animated: false)
      if let cell = cellForItem(at: path) { tell(cell, .unchosen) }
      return tellDidDeselect(path)
    }
    let cell = cellForItem(at: path)
    guard asks("shouldSelect", path, { $0.collectionView(self, shouldSelectItemAt: path) }),
      !Door.isStopped
    else {
      if let cell { tell(cell, .notChosen(.refusedSelection)) }
      return
    }
    if !allowsMultipleSelection {
      for other in chosen.sorted() where other != path {
        deselectItem(at: other, animated: false)
        tellDidDeselect(other)
      }
    }
    chosen.insert(path)
    cell?.isSelected = true
    if let cell { tell(cell, .chosen) }
    cell?.selectionSegue?.perform(from: cell)
    tellDidSelect(path)
  }

  /// The position of a selected item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Selects an item in code, without notifying the delegate; nil deselects all. Scrolls to the
  /// position of `scrollPosition`.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    chosen.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, without notifying the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// The index paths of the selected items; nil for none.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    chosen.isEmpty ? nil : chosen.sorted()
  }

  /// Scrolls to make an item visible; has no effect if there is no such item.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let item = frameOfItem(at: indexPath) else { return }
    let (least, greatest) = offsetRange
    let insets = adjustedContentInset
    let middle = CGPoint(
      x: (bounds.width + insets.left - insets.right) / 2,
      y: (bounds.height + insets.top - insets.bottom) / 2)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = item.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = item.midY - middle.y }
    if scrollPosition.contains(.bottom) {
      offset.y = item.maxY - bounds.height + insets.bottom
    }
    if scrollPosition.contains(.left) { offset.x = item.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = item.midX - middle.x }
    if scrollPosition.contains(.right) {
      offset.x = item.maxX - bounds.width + insets.right
    }
    offset.x = min(max(offset.x, least.x), greatest.x)
    offset.y = min(max(offset.y, least.y), greatest.y)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: The delegate

  private var teller: (any UICollectionViewDelegate)? {
    delegateObject as? any UICollectionViewDelegate
  }

  private func asks(
    _ what: String, _ path: IndexPath, _ native: (any UICollectionViewDelegate) -> Bool
  ) -> Bool {
    DelegateCalls.value(
      Selector("collectionView:\(what)ItemAtIndexPath:"), of: delegateObject, [self, path])
      ?? teller.map(native) ?? true
  }

  private func tell(
    _ what: String, _ path: IndexPath, _ native: (any UICollectionViewDelegate) -> Void
  ) {
    let name = Selector("collectionView:\(what)ItemAtIndexPath:")
    if DelegateCalls.tell(delegateObject, name, [self, path]) { return }
    if let teller { native(teller) }
  }

  /// Notifies the delegate that an item was selected.
  public final func tellDidSelect(_ path: IndexPath) {
    tell("didSelect", path) { $0.collectionView(self, didSelectItemAt: path) }
  }

  /// Notifies the delegate that an item was deselected.
  public final func tellDidDeselect(_ path: IndexPath) {
    tell("didDeselect", path) { $0.collectionView(self, didDeselectItemAt: path) }
  }
}
