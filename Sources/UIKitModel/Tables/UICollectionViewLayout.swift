import Foundation

/// The layout of a collection's elements (UI-21).
///
/// The collection calls `prepare` once after each invalidation, then asks for its content size, and
/// for the attributes of the elements in its bounds whenever these change.
open class UICollectionViewLayout: ModelObject {
  /// The collection that is laid out.
  public internal(set) final weak var collectionView: UICollectionView?
  /// Whether `prepare` was called since the last invalidation.
  final var isPrepared = false

  /// Creates a layout without a collection.
  public override init() { super.init() }

  deinit { willDeinitialize() }

  /// The layout is about to be asked. The default has nothing to prepare.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements in a rectangle of the collection's coordinates.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether other bounds of the collection, also by scrolling, invalidate the layout; false by
  /// default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Lays everything out again at the next layout, from `prepare` on.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.sendSetNeedsLayout()
  }

  /// Where scrolling ends after a drag, instead of at a proposed offset; `velocity` is in points
  /// per millisecond. The default returns the proposal.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Messages

  final func sendPrepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    Door.send(.prepareLayout, to: self) { prepare() }
  }

  final func sendContentSize() -> CGSize {
    Door.send(.layoutContentSize, to: self) { collectionViewContentSize }
  }

  final func sendElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    Door.send(.layoutElements, to: self, [rect]) { layoutAttributesForElements(in: rect) } ?? []
  }

  final func sendItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    Door.send(.layoutItem, to: self, [path]) { layoutAttributesForItem(at: path) }
  }

  final func sendShouldInvalidate(for bounds: CGRect) -> Bool {
    Door.send(.layoutShouldInvalidate, to: self, [bounds]) {
      shouldInvalidateLayout(forBoundsChange: bounds)
    }
  }

  final func sendTarget(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    Door.send(.layoutTarget, to: self, [proposed, velocity]) {
      targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }

  final func sendInvalidate() {
    Door.send(.invalidateLayout, to: self) { invalidateLayout() }
  }
}
