import Foundation

/// Changes of single rows and sections. The data source must have changed in the same way:
/// otherwise a device raises an exception (EX-40). Nothing is animated here.
extension UITableView: UpdatedList {
  /// Begins a batch of changes, which count together from the matching end on.
  public final func beginUpdates() { beginBatch() }

  /// Ends a batch: asks the data source again, and creates the cells of new rows.
  public final func endUpdates() { endBatch() }

  /// Makes changes as one batch, and calls `completion` in the next turn.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts rows, at their places afterwards.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes rows, by their places before.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Creates the cells of rows again, by their places before.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves a row from its place before to one afterwards.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Inserts sections, at their places afterwards.
  public final func insertSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their rows, by their places before.
  public final func deleteSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections again; their numbers of rows may change.
  public final func reloadSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section from its place before to one afterwards.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  final func emptyUpdates() -> ListUpdates {
    updateRows()
    return ListUpdates(.table, before: plan?.sections.map(\.rowCount) ?? [])
  }

  final func apply(_ changes: ListUpdates) {
    guard dataSourceObject != nil else { return reloadData() }
    let plan = makePlan()
    if Door.isStopped { return }
    if let reason = changes.contradiction(with: plan.sections.map(\.rowCount)) {
      return UIView.refused(.exceptionAbout(.invalidUpdate, self, word: reason))
    }
    take(plan, places: changes.place)
  }

  /// Asks the data source again. Rows that it had before keep their cells, from their `old` places
  /// to the `new` ones in the same order; others get new cells.
  public final func takeRows(from old: [IndexPath], to new: [IndexPath]) {
    updateRows()
    take(makePlan(), places: Dictionary(zip(old, new)) { first, _ in first }.place)
  }

  final func take(_ plan: TablePlan, places: (IndexPath) -> IndexPath?) {
    if Door.isStopped { return }
    self.plan = plan
    shown = moved(indexPathsOfShown, to: places, retire: retire)
    for (path, cell) in shown { cell.shownPath = path }
    chosen = Set(chosen.compactMap(places))
    touchedRow = touchedRow.flatMap(places)
    layOutRows()
    sendSetNeedsLayout()
  }
}
