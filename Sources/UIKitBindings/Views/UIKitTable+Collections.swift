import Foundation
import ScriptLibrary
import UIKitModel

nonisolated extension UICollectionView.ScrollDirection: BridgedEnumeration {}

/// Collections, their layouts and cells.
extension UIKitTable {
  static func addCollections(_ table: Table) {
    table.library.extend(UICollectionView.self)
    table.protocol("UICollectionViewDataSource", "What a collection asks for its items.") {
      $0.requirement(
        "collectionView(_:numberOfItemsInSection:)", [UICollectionView.self, Int.self],
        returns: Int.self, "How many items a section has.")
      $0.requirement(
        "collectionView(_:cellForItemAt:)", [UICollectionView.self, IndexPath.self],
        returns: UICollectionViewCell.self, "The cell that shows an item.")
      $0.requirement(
        "numberOfSections(in:)", optional: true, [UICollectionView.self], returns: Int.self,
        "How many sections there are; one without it.")
      $0.requirement(
        "collectionView(_:viewForSupplementaryElementOfKind:at:)", optional: true,
        [UICollectionView.self, String.self, IndexPath.self],
        returns: UICollectionReusableView.self, "The header or footer of a section (UI-22).")
      $0.requirement(
        "collectionView(_:canMoveItemAt:)", optional: true,
        [UICollectionView.self, IndexPath.self], returns: Bool.self,
        "Whether an item can be moved; true where items are.")
      $0.requirement(
        "collectionView(_:moveItemAt:to:)", optional: true,
        [UICollectionView.self, IndexPath.self, IndexPath.self], "The user moves an item (UI-24).")
    }
    table.protocol(
      "UICollectionViewDelegate", inherits: ["UIScrollViewDelegate"], "What a collection tells."
    ) {
      for (name, summary) in itemQuestions {
        $0.requirement(
          "collectionView(_:\(name)ItemAt:)", optional: true,
          [UICollectionView.self, IndexPath.self], returns: Bool.self, summary)
      }
      for (name, summary) in itemMessages {
        $0.requirement(
          "collectionView(_:\(name)ItemAt:)", optional: true,
          [UICollectionView.self, IndexPath.self], summary)
      }
      $0.requirement(
        "collectionView(_:contextMenuConfigurationForItemAt:point:)", optional: true,
        [UICollectionView.self, IndexPath.self, CGPoint.self],
        returns: UIContextMenuConfiguration?.self, "The menu of a long press on an item (CT-42).")
      $0.requirement(
        "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", optional: true,
        [UICollectionView.self, IndexPath.self, IndexPath.self], returns: IndexPath.self,
        "Where an item goes that is moved.")
    }
    addItemPositions(table)
    addLayouts(table)
  }

  static let reusableView = ModelClass.view(
    UICollectionReusableView.self, words: ["reusable"],
    "A view that a collection makes use of again.",
    make: { UICollectionReusableView(frame: $0) }
  ) {
    $0.readOnly(
      "reuseIdentifier", \UICollectionReusableView.reuseIdentifier, "What it is used again by.")
    $0.message("prepareForReuse()", .prepareForReuse, "It is about to be used again.") {
      (v: UICollectionReusableView) in v.prepareForReuse()
    }
    $0.message("apply(_:)", .applyLayout, "A layout gave it its place and look (UI-21).") {
      (v: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) in
      v.apply(attributes)
    }
  }

  private static let itemQuestions = [
    ("shouldHighlight", "Whether an item can be chosen by touch."),
    ("shouldSelect", "Whether an item may be chosen."),
    ("shouldDeselect", "Whether a choice may be taken back, where there can be several."),
  ]

  private static let itemMessages = [
    ("didHighlight", "An item shows that it is touched."),
    ("didSelect", "An item was chosen."),
    ("didDeselect", "An item is no longer chosen."),
    ("didUnhighlight", "An item is not touched any more."),
  ]

  private static func addItemPositions(_ table: Table) {
    table.optionSet(
      UICollectionView.ScrollPosition.self,
      [
        ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom),
        ("left", .left), ("centeredHorizontally", .centeredHorizontally), ("right", .right),
      ], in: UICollectionView.self, "Where an item is after scrolling to it.")
  }

  static let collectionView = ModelClass.view(
    UICollectionView.self, superclass: UIScrollView.self,
    words: ["collection", "collectionview"], endings: ["CollectionView"], touch: .collectionView,
    "A scrolling view of items (UI-4). Filled at the end of a turn (LC-1).",
    written: { UICollectionView(frame: $0) },
    make: { UICollectionView(frame: $0, collectionViewLayout: UICollectionViewFlowLayout()) }
  ) {
    $0.initializer(
      "init(frame:collectionViewLayout:)", designated: true, "A collection with a layout."
    ) { (frame: CGRect, layout: UICollectionViewLayout) in
      UICollectionView(frame: frame, collectionViewLayout: layout)
    }
    $0.delegate(
      "dataSource", "UICollectionViewDataSource", \UICollectionView.dataSourceObject,
      "Who is asked for the items; not retained.")
    $0.stored(
      "collectionViewLayout", \UICollectionView.collectionViewLayout, "Where items are.")
    $0.stored("backgroundView", \UICollectionView.backgroundView, "The view behind the items.")
    addItems($0)
  } settings: {
    $0.ofEvents {
      $0.stored(
        "allowsSelection", \UICollectionView.allowsSelection, "Whether items can be chosen.")
      $0.stored(
        "allowsMultipleSelection", \UICollectionView.allowsMultipleSelection,
        "Whether several items can be chosen.")
    }
  }

  private static func addItems(_ type: TypeTable) {
    type.readOnly("visibleCells", \UICollectionView.visibleCells, "The items that show.")
    type.readOnly(
      "indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems, "Their places.")
    type.readOnly("numberOfSections", \UICollectionView.numberOfSections, "How many sections.")
    type.method("numberOfItems(inSection:)", "How many items a section has.") {
      (c: UICollectionView, section: Int) in c.numberOfItems(inSection: section)
    }
    type.method("cellForItem(at:)", "The cell of an item that shows.") {
      (c: UICollectionView, path: IndexPath) -> UICollectionViewCell? in c.cellForItem(at: path)
    }
    type.method("indexPath(for:)", "The item that a cell shows.") {
      (c: UICollectionView, cell: UICollectionViewCell) -> IndexPath? in c.indexPath(for: cell)
    }
    type.method("indexPathForItem(at:)", "The item at a point of its own coordinates.") {
      (c: UICollectionView, point: CGPoint) -> IndexPath? in c.indexPathForItem(at: point)
    }
    type.readOnly(
      "indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems,
      "The items that are chosen.")
    type.method(
      "selectItem(at:animated:scrollPosition:)", "Selects an item; does not tell the delegate."
    ) {
      (
        c: UICollectionView, path: IndexPath?, animated: Bool,
        position: UICollectionView.ScrollPosition
      ) in c.selectItem(at: path, animated: animated, scrollPosition: position)
    }
    type.method("deselectItem(at:animated:)", "Deselects it; does not tell the delegate.") {
      (c: UICollectionView, path: IndexPath, animated: Bool) in
      c.deselectItem(at: path, animated: animated)
    }
    type.method("scrollToItem(at:at:animated:)", "Scrolls so that an item shows.") {
      (
        c: UICollectionView, path: IndexPath, position: UICollectionView.ScrollPosition,
        animated: Bool
      ) in c.scrollToItem(at: path, at: position, animated: animated)
    }
    type.method("reloadData()", "Asks for everything again.") {
      (c: UICollectionView) in c.reloadData()
    }
    addItemUpdates(type)
    addItemMovement(type)
    addSupplements(type)
    type.method("register(_:forCellWithReuseIdentifier:)", "Says what to make for an identifier.") {
      (c: UICollectionView, cellClass: TypeValue?, identifier: String) in
      c.register(
        CellMaking.maker(cellClass, "init(frame:)") { [CGRect.zero] }, for: identifier)
    }
    type.method(
      "register(_:forCellWithReuseIdentifier:)", "Says which nib to load for an identifier."
    ) { (c: UICollectionView, nib: UINib?, identifier: String) in
      c.register(nib, forCellWithReuseIdentifier: identifier)
    }
    type.method("dequeueReusableCell(withReuseIdentifier:for:)", "A cell to use again, or new.") {
      (c: UICollectionView, identifier: String, path: IndexPath) in
      c.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
  }

  static let collectionCell = ModelClass.view(
    UICollectionViewCell.self, superclass: UICollectionReusableView.self,
    words: ["collectioncell"], endings: ["CollectionViewCell"], touch: .collectionCell,
    "An item of a collection; touches are on (UI-4).", make: { UICollectionViewCell(frame: $0) }
  ) {
    $0.readOnly("contentView", \UICollectionViewCell.contentView, "What subviews are added to.")
    $0.stored(
      "backgroundView", \UICollectionViewCell.backgroundView, "The view behind it all.")
    $0.kept(
      "selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView, decides: [.drawing],
      "The view behind it while it is chosen.")
    $0.overridable(
      "isSelected", .getIsSelected, .setIsSelected,
      get: { (c: UICollectionViewCell) in c.isSelected },
      set: { (c: UICollectionViewCell, new: Bool) in c.isSelected = new }, "Whether it is chosen."
    )
    $0.overridable(
      "isHighlighted", .getIsHighlighted, .setIsHighlighted,
      get: { (c: UICollectionViewCell) in c.isHighlighted },
      set: { (c: UICollectionViewCell, new: Bool) in c.isHighlighted = new },
      "Whether it shows as touched.")
  }
}
