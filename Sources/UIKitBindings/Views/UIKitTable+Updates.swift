import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Changes of single rows, items and sections, and the part of them that is written in Swift: sets
/// of sections, diffable data sources, registrations of cells, the identifiers of their data,
/// combinations of keys and elements of assistive technologies.
extension UIKitTable {
  /// The declarations in Swift.
  package static let updateParts: [Prelude.Part] = [
    Prelude.Part(
      names: ["IndexSet", "insertSections", "deleteSections", "reloadSections"],
      text: text(PackageResources.IndexSets_swift)),
    Prelude.Part(names: ["UUID"], text: text(PackageResources.Identifiers_swift)),
    Prelude.Part(
      names: [
        "CellRegistration", "SupplementaryRegistration", "dequeueConfiguredReusableCell",
        "dequeueConfiguredReusableSupplementary",
      ], text: text(PackageResources.Registrations_swift)),
    Prelude.Part(
      names: ["NSDiffableDataSourceSnapshot"], text: text(PackageResources.Snapshots_swift)),
    Prelude.Part(
      names: ["_SnapshotDataSource"], text: text(PackageResources.SnapshotDataSources_swift)),
    Prelude.Part(
      names: ["UITableViewDiffableDataSource"],
      text: text(PackageResources.TableDataSources_swift)),
    Prelude.Part(
      names: ["UICollectionViewDiffableDataSource"],
      text: text(PackageResources.CollectionDataSources_swift)),
    Prelude.Part(
      names: ["UIAccessibilityElement"], text: text(PackageResources.AccessibilityElements_swift)),
    Prelude.Part(names: ["UIKeyCommand.init"], text: text(PackageResources.KeyCommands_swift)),
  ]

  /// Local notifications, written in Swift (AP-51).
  package static let notificationPart = Prelude.Part(
    names: [
      "UNAuthorizationOptions", "UNNotificationPresentationOptions", "UNAuthorizationStatus",
      "UNError", "UNNotificationSettings", "UNNotificationSound", "UNNotificationContent",
      "UNMutableNotificationContent", "UNNotificationTrigger",
      "UNTimeIntervalNotificationTrigger", "UNNotificationRequest", "UNNotification",
      "UNUserNotificationCenterDelegate", "UNUserNotificationCenter",
    ], text: text(PackageResources.UserNotifications_swift))

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func addRowUpdates(_ type: TypeTable) {
    type.method("reloadData()", "Asks for everything again.") { (t: UITableView) in t.reloadData() }
    type.method("reloadRows(at:with:)", "Makes their cells again (EX-40).") {
      (t: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation) in
      t.reloadRows(at: paths, with: animation)
    }
    type.method("insertRows(at:with:)", "Adds rows that the data source has now (EX-40).") {
      (t: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation) in
      t.insertRows(at: paths, with: animation)
    }
    type.method("deleteRows(at:with:)", "Removes rows that it no longer has (EX-40).") {
      (t: UITableView, paths: [IndexPath], animation: UITableView.RowAnimation) in
      t.deleteRows(at: paths, with: animation)
    }
    type.method("moveRow(at:to:)", "Moves a row that it has elsewhere now (EX-40).") {
      (t: UITableView, path: IndexPath, new: IndexPath) in t.moveRow(at: path, to: new)
    }
    type.method("moveSection(_:toSection:)", "The same for a section (EX-40).") {
      (t: UITableView, section: Int, new: Int) in t.moveSection(section, toSection: new)
    }
    type.method("beginUpdates()", "Begins a batch of changes (EX-40).") {
      (t: UITableView) in t.beginUpdates()
    }
    type.method("endUpdates()", "Ends a batch, and asks the data source again (EX-40).") {
      (t: UITableView) in t.endUpdates()
    }
    type.method(
      "performBatchUpdates(_:completion:)", defaults: ["completion": .zero],
      "Makes changes as one batch (EX-40)."
    ) {
      (t: UITableView, updates: Callback0<NoValue>?, completion: Callback1<Bool, NoValue>?)
        throws(RunStop) in
      let completion = ScriptCalls.later(completion)
      guard let updates else { return t.performBatchUpdates({}, completion: completion) }
      try ScriptCalls.around({ t.performBatchUpdates($0, completion: completion) }, updates)
    }
    addSectionUpdates(type)
  }

  private static func addSectionUpdates(_ type: TypeTable) {
    type.method("_insertSections(_:with:)", "insertSections(_:with:).") {
      (t: UITableView, sections: [Int], animation: UITableView.RowAnimation) in
      t.insertSections(sections, with: animation)
    }
    type.method("_deleteSections(_:with:)", "deleteSections(_:with:).") {
      (t: UITableView, sections: [Int], animation: UITableView.RowAnimation) in
      t.deleteSections(sections, with: animation)
    }
    type.method("_reloadSections(_:with:)", "reloadSections(_:with:).") {
      (t: UITableView, sections: [Int], animation: UITableView.RowAnimation) in
      t.reloadSections(sections, with: animation)
    }
    type.method("_take(from:to:)", "The rows that are the same in a diffable data source.") {
      (t: UITableView, old: [IndexPath], new: [IndexPath]) in t.takeRows(from: old, to: new)
    }
  }

  static func addItemUpdates(_ type: TypeTable) {
    type.method("reloadItems(at:)", "Makes their cells again (EX-40).") {
      (c: UICollectionView, paths: [IndexPath]) in c.reloadItems(at: paths)
    }
    type.method("insertItems(at:)", "Adds items that the data source has now (EX-40).") {
      (c: UICollectionView, paths: [IndexPath]) in c.insertItems(at: paths)
    }
    type.method("deleteItems(at:)", "Removes items that it no longer has (EX-40).") {
      (c: UICollectionView, paths: [IndexPath]) in c.deleteItems(at: paths)
    }
    type.method("moveItem(at:to:)", "Moves an item that it has elsewhere now (EX-40).") {
      (c: UICollectionView, path: IndexPath, new: IndexPath) in c.moveItem(at: path, to: new)
    }
    type.method("moveSection(_:toSection:)", "The same for a section (EX-40).") {
      (c: UICollectionView, section: Int, new: Int) in c.moveSection(section, toSection: new)
    }
    type.method(
      "performBatchUpdates(_:completion:)", defaults: ["completion": .zero],
      "Makes changes as one batch (EX-40)."
    ) {
      (c: UICollectionView, updates: Callback0<NoValue>?, completion: Callback1<Bool, NoValue>?)
        throws(RunStop) in
      let completion = ScriptCalls.later(completion)
      guard let updates else { return c.performBatchUpdates({}, completion: completion) }
      try ScriptCalls.around({ c.performBatchUpdates($0, completion: completion) }, updates)
    }
    type.method("_insertSections(_:)", "insertSections(_:).") {
      (c: UICollectionView, sections: [Int]) in c.insertSections(sections)
    }
    type.method("_deleteSections(_:)", "deleteSections(_:).") {
      (c: UICollectionView, sections: [Int]) in c.deleteSections(sections)
    }
    type.method("_reloadSections(_:)", "reloadSections(_:).") {
      (c: UICollectionView, sections: [Int]) in c.reloadSections(sections)
    }
    type.method("_take(from:to:)", "The items that are the same in a diffable data source.") {
      (c: UICollectionView, old: [IndexPath], new: [IndexPath]) in c.takeItems(from: old, to: new)
    }
  }
}
