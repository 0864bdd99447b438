import Foundation

/// Changes of single items and sections, as of rows in a table (EX-40).
extension UICollectionView: UpdatedList {
  /// Makes changes as one batch, and calls `completion` in the next turn.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts items, at their places afterwards.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes items, by their places before.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Creates the cells of items again, by their places before.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item from its place before to one afterwards.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections, at their places afterwards.
  public final func insertSections(_ sections: [Int]) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their items, by their places before.
  public final func deleteSections(_ sections: [Int]) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections again; their numbers of items may change.
  public final func reloadSections(_ sections: [Int]) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its place before to one afterwards.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  final func emptyUpdates() -> ListUpdates { ListUpdates(.collection, before: countsNow) }

  final func apply(_ changes: ListUpdates) {
    guard dataSourceObject != nil else { return reloadData() }
    let counts = askForCounts()
    if Door.isStopped { return }
    if let reason = changes.contradiction(with: counts) {
      return UIView.refused(.exceptionAbout(.invalidUpdate, self, word: reason))
    }
    take(counts, places: changes.place)
  }

  /// Asks the data source again. Items that it had before keep their cells, from their `old` places
  /// to the `new` ones in the same order; others get new cells.
  public final func takeItems(from old: [IndexPath], to new: [IndexPath]) {
    _ = countsNow
    let counts = askForCounts()
    if Door.isStopped { return }
    take(counts, places: Dictionary(zip(old, new)) { first, _ in first }.place)
  }
}
