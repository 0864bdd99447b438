import Records
import UIKitModel

/// The cell that a touch hit, and its table or collection.
struct RowPlace {
  let cell: UIView
  let owner: UIScrollView
  private let way: [UIView]
  private let index: Int

  /// Finds the row of a view, by its superviews; nil for one that is in no row.
  init?(_ view: UIView) {
    self.init(Array(sequence(first: view, next: \.superview)))
  }

  /// The same for a path that begins with the view, followed by its ancestors.
  init?(_ way: [UIView]) {
    self.way = way
    guard let cell = way.first(where: { $0 is UITableViewCell || $0 is UICollectionViewCell }),
      let index = way.firstIndex(where: { $0 is UITableView || $0 is UICollectionView }),
      let owner = way[index] as? UIScrollView, way[..<index].contains(where: { $0 === cell })
    else { return nil }
    (self.cell, self.owner, self.index) = (cell, owner, index)
  }

  /// Whether the view is the owner, or between it and the hit-test view.
  func isAtOrBelowOwner(_ view: UIView) -> Bool { way[...index].contains { $0 === view } }

  func isBelowOwner(_ object: ModelObject?) -> Bool { way[..<index].contains { $0 === object } }

  /// The row, as explanations name it.
  func row(in scene: Scene) -> TouchedRow {
    TouchedRow(
      row: scene.explainedName(of: cell), owner: scene.explainedName(of: owner),
      isItem: owner is UICollectionView)
  }
}
