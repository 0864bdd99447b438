import Foundation

/// A table or a collection, whose rows change in batches (EX-40).
protocol UpdatedList: UIScrollView {
  /// The batch in progress; nil if there is none.
  var updates: ListUpdates? { get set }
  /// A batch without changes yet, with the numbers of rows that the data source has given.
  func emptyUpdates() -> ListUpdates
  /// Asks the data source again after a batch.
  func apply(_ changes: ListUpdates)
}

extension UpdatedList {
  /// Begins a batch, or one more within it.
  func beginBatch() {
    if updates == nil { updates = emptyUpdates() }
    updates?.depth += 1
  }

  /// Ends a batch; the outermost one is applied.
  func endBatch() {
    guard var changes = updates else { return }
    changes.depth -= 1
    updates = changes.depth > 0 ? changes : nil
    if changes.depth == 0 { apply(changes) }
  }

  /// Makes the changes of a closure as one batch, and calls `completion` in the next turn.
  func performBatch(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    beginBatch()
    changes()
    if Door.isStopped { return }
    endBatch()
    guard let completion else { return }
    UIApplication.shared.clock.schedule(after: 0) { completion(true) }
  }

  /// Adds one change to the batch; alone it is a batch of its own.
  func change(_ note: (inout ListUpdates) -> Void) {
    beginBatch()
    if var changes = updates {
      note(&changes)
      updates = changes
    }
    endBatch()
  }

  /// The cells that stay, by their places afterwards; the others are retired.
  func moved<Cell>(
    _ shown: [(path: IndexPath, cell: Cell)], to places: (IndexPath) -> IndexPath?,
    retire: (Cell) -> Void
  ) -> [IndexPath: Cell] {
    var kept: [IndexPath: Cell] = [:]
    for (path, cell) in shown {
      if let place = places(path) { kept[place] = cell } else { retire(cell) }
    }
    return kept
  }
}

extension Dictionary where Key == IndexPath, Value == IndexPath {
  /// The value of a key; nil for a place that is not kept.
  func place(of path: IndexPath) -> IndexPath? { self[path] }
}
