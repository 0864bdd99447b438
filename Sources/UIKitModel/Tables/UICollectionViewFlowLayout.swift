import Foundation

/// A layout in lines, each filled as far as possible (UI-22).
///
/// The delegate may give each item a size, and each section its insets, distances, header and
/// footer.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item, in points, unless the delegate gives another.
  public final var itemSize = CGSize(width: 50, height: 50) { didSet { sendInvalidate() } }
  /// An estimate of the size of items. Stored, without effect: items do not size themselves here.
  public final var estimatedItemSize = CGSize.zero
  /// The minimum distance between lines, in points.
  public final var minimumLineSpacing: CGFloat = 10 { didSet { sendInvalidate() } }
  /// The minimum distance between the items of a line, in points.
  public final var minimumInteritemSpacing: CGFloat = 10 { didSet { sendInvalidate() } }
  /// The distances around the items of a section, in points.
  public final var sectionInset = UIEdgeInsets.zero { didSet { sendInvalidate() } }
  /// The size of the header of each section; only the measure along the scroll direction counts,
  /// and zero means none.
  public final var headerReferenceSize = CGSize.zero { didSet { sendInvalidate() } }
  /// The same of the footer.
  public final var footerReferenceSize = CGSize.zero { didSet { sendInvalidate() } }
  /// The direction in which the collection scrolls.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { sendInvalidate() }
  }
  /// The work for the size of an item, in steps, without what its delegate does.
  private static let stepsOfSize = 20
  private final var plan = FlowPlan()
  private final var made: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  /// Creates a layout without a collection.
  public override init() { super.init() }

  deinit { willDeinitialize() }

  /// Places all items by their sizes.
  override open func prepare() {
    made = [:]
    guard let collectionView else { return plan = FlowPlan() }
    var sections: [FlowPlan.Section] = []
    for (index, count) in collectionView.countsNow.enumerated() {
      guard UIApplication.spend(UICollectionView.stepsOfSection), !Door.isStopped else { break }
      sections.append(section(at: index, with: count, of: collectionView))
    }
    plan = FlowPlan(
      sections, isVertical: scrollDirection == .vertical, bounds: collectionView.bounds.size)
  }

  private func section(
    at index: Int, with count: Int, of collection: UICollectionView
  ) -> FlowPlan.Section {
    var sizes: [CGSize]?
    if collection.asksForSizes {
      sizes = (0..<count).map { item in
        guard UIApplication.spend(Self.stepsOfSize), !Door.isStopped else { return itemSize }
        return collection.askSize(at: IndexPath(item: item, section: index), self) ?? itemSize
      }
    }
    return FlowPlan.Section(
      count: count, itemSize: itemSize, sizes: sizes,
      inset: collection.askInset(of: index, self) ?? sectionInset,
      lineSpacing: collection.askSpacing(.line, of: index, self) ?? minimumLineSpacing,
      itemSpacing: collection.askSpacing(.item, of: index, self) ?? minimumInteritemSpacing,
      header: collection.askReferenceSize(.header, of: index, self) ?? headerReferenceSize,
      footer: collection.askReferenceSize(.footer, of: index, self) ?? footerReferenceSize)
  }

  override open var collectionViewContentSize: CGSize { plan.size }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    plan.elements(in: rect).map { attributes(of: $0.element, frame: $0.frame) }
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: nil, path: indexPath)
    return plan.frame(of: element).map { attributes(of: element, frame: $0) }
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element = CollectionElement(kind: elementKind, path: indexPath)
    return plan.frame(of: element).map { attributes(of: element, frame: $0) }
  }

  /// True for another size across the scroll direction, which the length of lines depends on.
  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    scrollDirection == .vertical
      ? newBounds.width != plan.bounds.width : newBounds.height != plan.bounds.height
  }

  private func attributes(
    of element: CollectionElement, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    if let known = made[element] { return known }
    let new =
      element.kind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: element.path)
      } ?? UICollectionViewLayoutAttributes(forCellWith: element.path)
    new.frame = frame
    made[element] = new
    return new
  }
}
