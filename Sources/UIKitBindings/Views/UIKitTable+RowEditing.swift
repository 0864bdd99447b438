import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The editing of rows, by data sources, delegates, tables, cells and controllers (SC-32, SC-33).
extension UIKitTable {
  static func addEditingSource(_ type: TypeTable) {
    let row: [any Bridged.Type] = [UITableView.self, IndexPath.self]
    type.requirement(
      "tableView(_:canEditRowAt:)", optional: true, row, returns: Bool.self,
      "Whether a row can be edited; true without it.")
    type.requirement(
      "tableView(_:commit:forRowAt:)", optional: true,
      [UITableView.self, UITableViewCell.EditingStyle.self, IndexPath.self],
      "The user deletes or inserts a row.")
    type.requirement(
      "tableView(_:canMoveRowAt:)", optional: true, row, returns: Bool.self,
      "Whether a row can be moved; true where rows are.")
    type.requirement(
      "tableView(_:moveRowAt:to:)", optional: true,
      [UITableView.self, IndexPath.self, IndexPath.self], "The user moves a row.")
  }

  static func addEditingDelegate(_ type: TypeTable) {
    let row: [any Bridged.Type] = [UITableView.self, IndexPath.self]
    for (side, words) in [("leading", "before"), ("trailing", "after")] {
      type.requirement(
        "tableView(_:\(side)SwipeActionsConfigurationForRowAt:)", optional: true, row,
        returns: UISwipeActionsConfiguration?.self, "The actions \(words) a row.")
    }
    type.requirement(
      "tableView(_:editActionsForRowAt:)", optional: true, row,
      returns: [UITableViewRowAction]?.self, "The actions after a row, older than iOS 11.")
    type.requirement(
      "tableView(_:editingStyleForRowAt:)", optional: true, row,
      returns: UITableViewCell.EditingStyle.self, "What editing does to a row.")
    type.requirement(
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", optional: true, row,
      returns: String?.self, "The words of the button that deletes a row.")
    type.requirement(
      "tableView(_:shouldIndentWhileEditingRowAt:)", optional: true, row, returns: Bool.self,
      "Whether the content makes room for the control.")
    type.requirement(
      "tableView(_:willBeginEditingRowAt:)", optional: true, row, "A swipe shows actions.")
    type.requirement(
      "tableView(_:didEndEditingRowAt:)", optional: true, [UITableView.self, IndexPath?.self],
      "The actions have gone.")
    type.requirement(
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", optional: true,
      [UITableView.self, IndexPath.self, IndexPath.self], returns: IndexPath.self,
      "Where a row goes that is moved.")
    type.requirement(
      "tableView(_:contextMenuConfigurationForRowAt:point:)", optional: true,
      [UITableView.self, IndexPath.self, CGPoint.self],
      returns: UIContextMenuConfiguration?.self, "The menu of a long press on a row (CT-42).")
  }

  static func addTableEditing(_ type: TypeTable) {
    type.stored("isEditing", \UITableView.isEditing, "Whether rows are being edited (SC-33).")
    type.method("setEditing(_:animated:)", "Begins editing the rows, or ends it (SC-33).") {
      (t: UITableView, editing: Bool, animated: Bool) in t.setEditing(editing, animated: animated)
    }
    type.stored(
      "allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing,
      "Whether rows can be chosen meanwhile.")
    type.stored(
      "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing,
      "Whether several rows can be chosen meanwhile.")
  }

  static func addCellEditing(_ type: TypeTable) {
    type.stored("isEditing", \UITableViewCell.isEditing, "Whether it is being edited.")
    type.readOnly("editingStyle", \UITableViewCell.editingStyle, "What editing does to it.")
    type.stored(
      "editingAccessoryView", \UITableViewCell.editingAccessoryView,
      "The view at its end meanwhile.")
    type.method("setEditing(_:animated:)", "Begins editing it, or ends that.") {
      (c: UITableViewCell, editing: Bool, animated: Bool) in
      c.setEditing(editing, animated: animated)
    }
    for (name, word) in [("willTransition(to:)", "is about to"), ("didTransition(to:)", "did")] {
      type.method(name, "It \(word) show other controls.") {
        (_: UITableViewCell, _: UITableViewCell.StateMask) in
      }
    }
  }

  static func addTableControllerEditing(_ type: TypeTable) {
    type.method("tableView(_:canEditRowAt:)", "True unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath) in true
    }
    type.method("tableView(_:commit:forRowAt:)", "Nothing unless overridden.") {
      (_: UITableViewController, _: UITableView, _: UITableViewCell.EditingStyle, _: IndexPath) in
    }
    type.method("tableView(_:canMoveRowAt:)", "True unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath) in true
    }
    type.method("tableView(_:moveRowAt:to:)", "Nothing unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath, _: IndexPath) in
    }
    for side in ["leading", "trailing"] {
      type.method(
        "tableView(_:\(side)SwipeActionsConfigurationForRowAt:)", "None unless overridden."
      ) {
        (_: UITableViewController, _: UITableView, _: IndexPath)
          -> UISwipeActionsConfiguration? in nil
      }
    }
    type.method("tableView(_:editActionsForRowAt:)", "None unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath) -> [UITableViewRowAction]? in nil
    }
    type.method("tableView(_:editingStyleForRowAt:)", "`delete` unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath) in
      UITableViewCell.EditingStyle.delete
    }
    type.method(
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", "`Delete` unless overridden."
    ) { (_: UITableViewController, _: UITableView, _: IndexPath) -> String? in nil }
    type.method("tableView(_:shouldIndentWhileEditingRowAt:)", "True unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath) in true
    }
    type.method("tableView(_:willBeginEditingRowAt:)", "Nothing unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath) in
    }
    type.method("tableView(_:didEndEditingRowAt:)", "Nothing unless overridden.") {
      (_: UITableViewController, _: UITableView, _: IndexPath?) in
    }
    type.method(
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "The proposed row unless overridden."
    ) {
      (_: UITableViewController, _: UITableView, _: IndexPath, proposed: IndexPath) in proposed
    }
  }

  static func addTableControllerMenu(_ type: TypeTable) {
    type.method(
      "tableView(_:contextMenuConfigurationForRowAt:point:)", "None unless overridden (CT-42)."
    ) {
      (_: UITableViewController, _: UITableView, _: IndexPath, _: CGPoint)
        -> UIContextMenuConfiguration? in nil
    }
  }
}
