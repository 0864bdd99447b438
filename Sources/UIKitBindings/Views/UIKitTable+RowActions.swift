import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The actions that a swipe shows beside rows (SC-32).
extension UIKitTable {
  static func addRowActions(_ table: Table) {
    table.enumeration(
      UITableViewCell.EditingStyle.self,
      [("none", .none), ("delete", .delete), ("insert", .insert)], in: UITableViewCell.self,
      "What editing does to a row.")
    table.optionSet(
      UITableViewCell.StateMask.self,
      [
        ("showingEditControl", .showingEditControl),
        ("showingDeleteConfirmation", .showingDeleteConfirmation),
      ], in: UITableViewCell.self, "The controls that a row shows.")
    table.enumeration(
      UIContextualAction.Style.self, [("normal", .normal), ("destructive", .destructive)],
      in: UIContextualAction.self, "What an action means.")
    table.class(
      UIContextualAction.self, superclass: NSObject.self,
      "An action that a swipe shows beside a row (SC-32)."
    ) {
      $0.initializer("init(_style:_title:_run:)", designated: true, "init(style:title:handler:).") {
        (
          style: UIContextualAction.Style, title: String?,
          run: Callback1<UIContextualAction, NoValue>
        ) in
        UIContextualAction(style: style, title: title) { action in
          ScriptCalls.run { () throws(RunStop) in _ = try run(action) }
        }
      }
      $0.readOnly("style", \UIContextualAction.style, "What it means.")
      $0.stored("title", \UIContextualAction.title, "The words.")
      $0.stored("image", \UIContextualAction.image, "The picture.")
      $0.stored("backgroundColor", \UIContextualAction.backgroundColor, "The colour.")
      $0.readOnly("_sourceView", \UIContextualAction.sourceView, "The button that was tapped.")
      $0.method("_finish(_:)", "The end of the action.") {
        (action: UIContextualAction, done: Bool) in action.finish(done)
      }
    }
    table.class(
      UISwipeActionsConfiguration.self, superclass: NSObject.self,
      "The actions on one side of a row (SC-32)."
    ) {
      $0.initializer("init(actions:)", designated: true, "With actions, from the edge inwards.") {
        (actions: [UIContextualAction]) in UISwipeActionsConfiguration(actions: actions)
      }
      $0.readOnly("actions", \UISwipeActionsConfiguration.actions, "From the edge inwards.")
      $0.stored(
        "performsFirstActionWithFullSwipe",
        \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe,
        "Whether a swipe across the row performs the first.")
    }
    addOlderRowActions(table)
  }

  private static func addOlderRowActions(_ table: Table) {
    table.enumeration(
      UITableViewRowAction.Style.self, [("destructive", .destructive), ("normal", .normal)],
      in: UITableViewRowAction.self, "What an action means."
    ) {
      $0.staticProperty("default", get: { UITableViewRowAction.Style.destructive }, "The same.")
    }
    table.class(
      UITableViewRowAction.self, superclass: NSObject.self,
      "An action beside a row, as before iOS 11 (SC-32)."
    ) {
      $0.initializer("init(_style:_title:_run:)", designated: true, "init(style:title:handler:).") {
        (
          style: UITableViewRowAction.Style, title: String?,
          run: Callback1<UITableViewRowAction, NoValue>
        ) in
        UITableViewRowAction(style: style, title: title) { action in
          ScriptCalls.run { () throws(RunStop) in _ = try run(action) }
        }
      }
      $0.readOnly("style", \UITableViewRowAction.style, "What it means.")
      $0.stored("title", \UITableViewRowAction.title, "The words.")
      $0.stored("backgroundColor", \UITableViewRowAction.backgroundColor, "The colour.")
      $0.readOnly("_indexPath", \UITableViewRowAction.indexPath, "The row.")
    }
  }
}
