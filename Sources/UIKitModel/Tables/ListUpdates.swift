import Foundation

/// The changes of a table's rows or a collection's items between two states of the data source,
/// which must account for the difference of the numbers (EX-40).
struct ListUpdates {
  /// The words that UIKit uses in its exceptions.
  enum Words {
    case table, collection

    var row: String { self == .table ? "row" : "item" }
    var view: String { self == .table ? "table view" : "collection view" }
  }

  /// An element that is the same at another place.
  struct Move<Place: Hashable> {
    let from: Place
    let to: Place
  }

  /// The number of batches that were begun and not ended.
  var depth = 0
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [Move<Int>] = []
  var reloadedSections: Set<Int> = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var moved: [Move<IndexPath>] = []
  var reloaded: Set<IndexPath> = []

  private let words: Words
  /// The number of rows in each section before the changes.
  private let before: [Int]

  init(_ words: Words, before: [Int]) {
    self.words = words
    self.before = before
  }

  // MARK: The places afterwards

  /// The place of a row after the changes; nil if it is deleted, or created again.
  func place(of path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == path }) { return move.to }
    guard !deleted.contains(path), !reloaded.contains(path),
      !reloadedSections.contains(path.section), let section = section(of: path.section)
    else { return nil }
    return IndexPath(
      row: Self.place(
        of: path.row, without: removedRows(in: path.section), with: addedRows(in: section)),
      section: section)
  }

  /// The place of a section after the changes; nil if it is deleted.
  private func section(of section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section) else { return nil }
    return Self.place(
      of: section, without: deletedSections.union(movedSections.map(\.from)),
      with: insertedSections.union(movedSections.map(\.to)))
  }

  private func removedRows(in section: Int) -> Set<Int> {
    Set((deleted.union(moved.map(\.from))).filter { $0.section == section }.map(\.row))
  }

  private func addedRows(in section: Int) -> Set<Int> {
    Set((inserted.union(moved.map(\.to))).filter { $0.section == section }.map(\.row))
  }

  /// The index of an element after others were removed, by their old indices, and then others were
  /// added, by their new ones.
  private static func place(
    of index: Int, without removed: Set<Int>, with added: Set<Int>
  ) -> Int {
    var place = index - removed.count { $0 < index }
    for other in added.sorted() where other <= place { place += 1 }
    return place
  }

  // MARK: Contradictions

  /// UIKit's words for the first contradiction between the changes and the numbers of rows
  /// afterwards; nil if they agree.
  func contradiction(with after: [Int]) -> String? {
    let places = deleted.count + inserted.count + moved.count + reloaded.count
    UIApplication.spend(Self.stepsOfPlace * places)
    return conflict ?? removalOutOfRange ?? additionOutOfRange(after) ?? wrongNumber(after)
  }

  /// The work for a row that changes, in steps: it is sorted, counted and looked up.
  private static let stepsOfPlace = 60

  private var conflict: String? {
    guard let path = deleted.intersection(reloaded).min() else { return nil }
    return "attempt to delete and reload the same index path "
      + "({length = 2, path = \(path.section) - \(path.row)})"
  }

  private var removalOutOfRange: String? {
    let sections = deletedSections.union(reloadedSections).union(movedSections.map(\.from))
    if let section = sections.sorted().first(where: { !before.indices.contains($0) }) {
      return "attempt to delete section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    let row = words.row
    for path in deleted.union(reloaded).union(moved.map(\.from)).sorted() {
      guard before.indices.contains(path.section) else {
        return "attempt to delete \(row) \(path.row) from section \(path.section), but there are "
          + "only \(before.count) sections before the update"
      }
      guard (0..<before[path.section]).contains(path.row) else {
        return "attempt to delete \(row) \(path.row) from section \(path.section) which only "
          + "contains \(before[path.section]) \(row)s before the update"
      }
    }
    return nil
  }

  private func additionOutOfRange(_ after: [Int]) -> String? {
    let sections = insertedSections.union(movedSections.map(\.to))
    if let section = sections.sorted().first(where: { !after.indices.contains($0) }) {
      return "attempt to insert section \(section) but there are only \(after.count) sections "
        + "after the update"
    }
    let row = words.row
    for path in inserted.union(moved.map(\.to)).sorted() {
      guard after.indices.contains(path.section) else {
        return "attempt to insert \(row) \(path.row) into section \(path.section), but there are "
          + "only \(after.count) sections after the update"
      }
      guard (0..<after[path.section]).contains(path.row) else {
        return "attempt to insert \(row) \(path.row) into section \(path.section), but there are "
          + "only \(after[path.section]) \(row)s in section \(path.section) after the update"
      }
    }
    return nil
  }

  private func wrongNumber(_ after: [Int]) -> String? {
    let (added, removed) = (insertedSections.count, deletedSections.count)
    guard after.count == before.count + added - removed else {
      let view = words.view
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(view) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(view) before the update (\(before.count)), plus or minus the number "
        + "of sections inserted or deleted (\(added) inserted, \(removed) deleted)."
    }
    for (index, count) in before.enumerated() where !reloadedSections.contains(index) {
      guard let section = section(of: index), after.indices.contains(section),
        let wrong = wrongNumber(in: index, before: count, at: section, after: after[section])
      else { continue }
      return wrong
    }
    return nil
  }

  private func wrongNumber(
    in old: Int, before: Int, at section: Int, after: Int
  ) -> String? {
    let added = inserted.count { $0.section == section }
    let removed = deleted.count { $0.section == old }
    let movedIn = moved.count { $0.to.section == section && $0.from.section != old }
    let movedOut = moved.count { $0.from.section == old && $0.to.section != section }
    guard after != before + added - removed + movedIn - movedOut else { return nil }
    let row = words.row
    return
      "Invalid update: invalid number of \(row)s in section \(section).  The number of \(row)s "
      + "contained in an existing section after the update (\(after)) must be equal to the number "
      + "of \(row)s contained in that section before the update (\(before)), plus or minus the "
      + "number of \(row)s inserted or deleted from that section (\(added) inserted, \(removed) "
      + "deleted) and plus or minus the number of \(row)s moved into or out of that section "
      + "(\(movedIn) moved in, \(movedOut) moved out)."
  }
}
