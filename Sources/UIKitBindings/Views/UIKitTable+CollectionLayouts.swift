import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UICollectionViewLayoutAttributes.ElementCategory: BridgedEnumeration {}

/// Layouts of collections, their attributes, and supplementary views.
extension UIKitTable {
  static func addLayouts(_ table: Table) {
    addAttributes(table)
    table.class(
      UICollectionViewLayout.self, superclass: NSObject.self,
      "Where elements of a collection are (UI-21)."
    ) {
      $0.initializer("init()", designated: true, "A layout of no collection yet.") { () in
        UICollectionViewLayout()
      }
      $0.coded { UICollectionViewLayout() }.isRequired = true
      $0.readOnly(
        "collectionView", \UICollectionViewLayout.collectionView, "The collection that it is of.")
      addLayoutMessages($0)
    }
    table.enumeration(
      UICollectionView.ScrollDirection.self,
      [("vertical", .vertical), ("horizontal", .horizontal)], in: UICollectionView.self,
      "The way that a collection scrolls.")
    addFlowLayout(table)
    addFlowDelegate(table)
  }

  private static func addAttributes(_ table: Table) {
    table.class(
      UICollectionViewLayoutAttributes.self, superclass: NSObject.self,
      "The place and the look of an element of a collection (UI-21)."
    ) {
      $0.initializer("init()", designated: true, "Of no element.") { () in
        UICollectionViewLayoutAttributes()
      }
      $0.initializer("init(forCellWith:)", designated: true, "Of an item.") { (path: IndexPath) in
        UICollectionViewLayoutAttributes(forCellWith: path)
      }
      $0.initializer(
        "init(forSupplementaryViewOfKind:with:)", designated: true, "Of a header, for example."
      ) { (kind: String, path: IndexPath) in
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      }
      $0.stored("indexPath", \UICollectionViewLayoutAttributes.indexPath, "Which element.")
      $0.stored("frame", \UICollectionViewLayoutAttributes.frame, "Its frame in the collection.")
      $0.stored("bounds", \UICollectionViewLayoutAttributes.bounds, "Its bounds.")
      $0.stored("center", \UICollectionViewLayoutAttributes.center, "Its centre in the collection.")
      $0.stored("size", \UICollectionViewLayoutAttributes.size, "Its size.")
      $0.stored("transform", \UICollectionViewLayoutAttributes.transform, "Its transform.")
      $0.stored(
        "transform3D", \UICollectionViewLayoutAttributes.transform3D, "The same in space.")
      $0.stored("alpha", \UICollectionViewLayoutAttributes.alpha, "Its opacity.")
      $0.stored("zIndex", \UICollectionViewLayoutAttributes.zIndex, "Higher ones are in front.")
      $0.stored("isHidden", \UICollectionViewLayoutAttributes.isHidden, "Whether it has no view.")
      $0.readOnly(
        "representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind,
        "The kind; nil for an item.")
      $0.readOnly(
        "representedElementCategory",
        \UICollectionViewLayoutAttributes.representedElementCategory, "Item or supplement.")
      let copying = $0.method("copy(with:)", "The same for another use; `copy()` calls it.") {
        (a: UICollectionViewLayoutAttributes, _: MemoryZone?) in AnyValue(copy(of: a))
      }
      copying.objectiveCName = "copyWithZone:"
    }
    table.enumeration(
      UICollectionViewLayoutAttributes.ElementCategory.self,
      [
        ("cell", .cell), ("supplementaryView", .supplementaryView),
        ("decorationView", .decorationView),
      ], in: UICollectionView.self, "What an element is.")
  }

  /// A copy of the same class; properties of a script's class are for its `copy(with:)` to set.
  private static func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let host = ScriptHost.active, let type = host.fields(of: attributes)?.objectType,
      let copy = host.machine.make(type, by: "init()", []) as? UICollectionViewLayoutAttributes
    else { return attributes.copied() }
    copy.become(attributes)
    return copy
  }

  private static func addLayoutMessages(_ type: TypeTable) {
    type.message("prepare()", .prepareLayout, "It is about to be asked (UI-21).") {
      (l: UICollectionViewLayout) in l.prepare()
    }
    type.message("invalidateLayout()", .invalidateLayout, "Lays everything out again (UI-21).") {
      (l: UICollectionViewLayout) in l.invalidateLayout()
    }
    type.overridable(
      "collectionViewContentSize", .layoutContentSize,
      get: { (l: UICollectionViewLayout) in l.collectionViewContentSize },
      "The size of all content (UI-21).")
    type.question(
      "layoutAttributesForElements(in:)", .layoutElements, "The elements in a rectangle (UI-21)."
    ) {
      (l: UICollectionViewLayout, rect: CGRect) -> [UICollectionViewLayoutAttributes]? in
      l.layoutAttributesForElements(in: rect)
    }
    type.question("layoutAttributesForItem(at:)", .layoutItem, "Where an item is (UI-21).") {
      (l: UICollectionViewLayout, path: IndexPath) -> UICollectionViewLayoutAttributes? in
      l.layoutAttributesForItem(at: path)
    }
    type.question(
      "layoutAttributesForSupplementaryView(ofKind:at:)", .layoutSupplement,
      "Where a header is, for example (UI-21)."
    ) {
      (l: UICollectionViewLayout, kind: String, path: IndexPath)
        -> UICollectionViewLayoutAttributes? in
      l.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
    type.question(
      "shouldInvalidateLayout(forBoundsChange:)", .layoutShouldInvalidate,
      "Whether scrolling lays out again; false (UI-21)."
    ) {
      (l: UICollectionViewLayout, bounds: CGRect) in
      l.shouldInvalidateLayout(forBoundsChange: bounds)
    }
    type.question(
      "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", .layoutTarget,
      "Where scrolling ends after a drag (UI-21)."
    ) {
      (l: UICollectionViewLayout, proposed: CGPoint, velocity: CGPoint) in
      l.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }

  private static func addFlowLayout(_ table: Table) {
    table.class(
      UICollectionViewFlowLayout.self, superclass: UICollectionViewLayout.self,
      "Items in lines that are as full as they can be (UI-22)."
    ) {
      $0.initializer("init()", designated: true, "A layout of no collection yet.") { () in
        UICollectionViewFlowLayout()
      }
      $0.coded { UICollectionViewFlowLayout() }.isRequired = true
      $0.stored("itemSize", \UICollectionViewFlowLayout.itemSize, "The size of an item.")
      $0.kept(
        "estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize, decides: [.layout],
        "A guess at it.")
      $0.stored(
        "minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing,
        "The distance between lines.")
      $0.stored(
        "minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing,
        "The least distance between the items of a line.")
      $0.stored(
        "sectionInset", \UICollectionViewFlowLayout.sectionInset, "Round the items of a section.")
      $0.stored(
        "headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize,
        "The size of headers; zero for none (UI-22).")
      $0.stored(
        "footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize,
        "The size of footers; zero for none (UI-22).")
      $0.stored(
        "scrollDirection", \UICollectionViewFlowLayout.scrollDirection, "The way it scrolls.")
    }
  }

  private static func addFlowDelegate(_ table: Table) {
    table.protocol(
      "UICollectionViewDelegateFlowLayout", inherits: ["UICollectionViewDelegate"],
      "Sizes of single items and sections of a flow layout (UI-22)."
    ) {
      $0.requirement(
        "collectionView(_:layout:sizeForItemAt:)", optional: true,
        [UICollectionView.self, UICollectionViewLayout.self, IndexPath.self],
        returns: CGSize.self, "The size of an item.")
      $0.requirement(
        "collectionView(_:layout:insetForSectionAt:)", optional: true,
        [UICollectionView.self, UICollectionViewLayout.self, Int.self],
        returns: UIEdgeInsets.self, "The distances round the items of a section.")
      for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
        $0.requirement(
          "collectionView(_:layout:\(name)ForSectionAt:)", optional: true,
          [UICollectionView.self, UICollectionViewLayout.self, Int.self],
          returns: CGFloat.self, "The least distance in a section.")
      }
      for name in ["Header", "Footer"] {
        $0.requirement(
          "collectionView(_:layout:referenceSizeFor\(name)InSection:)", optional: true,
          [UICollectionView.self, UICollectionViewLayout.self, Int.self],
          returns: CGSize.self, "Its size in a section; zero for none.")
      }
    }
  }

  static func addSupplements(_ type: TypeTable) {
    type.staticProperty(
      "elementKindSectionHeader", get: { UICollectionView.elementKindSectionHeader },
      "The kind of headers (UI-22).")
    type.staticProperty(
      "elementKindSectionFooter", get: { UICollectionView.elementKindSectionFooter },
      "The kind of footers (UI-22).")
    type.method("layoutAttributesForItem(at:)", "Where its layout has an item (UI-21).") {
      (c: UICollectionView, path: IndexPath) -> UICollectionViewLayoutAttributes? in
      c.layoutAttributesForItem(at: path)
    }
    type.method("supplementaryView(forElementKind:at:)", "The header that shows, for example.") {
      (c: UICollectionView, kind: String, path: IndexPath) -> UICollectionReusableView? in
      c.supplementaryView(forElementKind: kind, at: path)
    }
    type.method(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "Says what to make for a kind and an identifier."
    ) {
      (c: UICollectionView, viewClass: TypeValue?, kind: String, identifier: String) in
      c.register(
        CellMaking.maker(viewClass, "init(frame:)") { [CGRect.zero] }, kind: kind, for: identifier)
    }
    type.method(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "Says which nib to load for a kind and an identifier."
    ) {
      (c: UICollectionView, nib: UINib?, kind: String, identifier: String) in
      c.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    type.method(
      "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "A header to use again, or new (EX-41)."
    ) {
      (c: UICollectionView, kind: String, identifier: String, path: IndexPath) in
      c.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: path)
    }
    type.method("setCollectionViewLayout(_:animated:)", "Another layout; nothing moves.") {
      (c: UICollectionView, layout: UICollectionViewLayout, _: Bool) in
      c.collectionViewLayout = layout
    }
  }
}
