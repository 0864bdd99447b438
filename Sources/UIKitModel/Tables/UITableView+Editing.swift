import EventVocabulary
import Foundation

/// The editing of rows (SC-32, SC-33).
extension UITableView {
  /// Begins editing, or ends it: rows show the controls for it.
  final func editingChanged(animated: Bool) {
    editing.close()
    if isEditing {
      for path in chosen.sorted() { deselectRow(at: path, animated: false) }
    }
    updateRows()
    for (path, cell) in indexPathsOfShown { prepareForEditing(cell, at: path, animated: animated) }
    sendSetNeedsLayout()
  }

  /// Begins editing, or ends it, in the class of the table.
  final func sendSetEditing(_ editing: Bool, animated: Bool) {
    if DelegateCalls.tell(self, "setEditing:animated:", [editing, animated]) { return }
    setEditing(editing, animated: animated)
  }

  /// Gives a row the controls for editing, or takes them away.
  final func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing || cell.showsMoveControl else { return }
    let edits = isEditing && asksCanEdit(path)
    let style: UITableViewCell.EditingStyle = edits ? askEditingStyle(path) : .none
    cell.become(
      style, choosesRows: edits && allowsMultipleSelectionDuringEditing,
      indents: edits && asksShouldIndent(path), moves: isEditing && asksCanMove(path))
    guard cell.isEditing != edits, !Door.isStopped else { return }
    cell.sendSetEditing(edits, animated: animated)
  }

  /// Whether a touch chooses rows at this time.
  final var choosesRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be chosen at this time.
  final var choosesSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The row that a touch is on.
  final func row(of touch: UITouch) -> UITableViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell { return cell }
      view = current.superview
    }
    return nil
  }

  /// The data source moved a row: the cells follow.
  final func takeMove(from old: IndexPath, to new: IndexPath) {
    take(makePlan()) { path in
      if path == old { return new }
      var path = path
      if path.section == old.section, path.row > old.row { path.row -= 1 }
      if path.section == new.section, path.row >= new.row { path.row += 1 }
      return path
    }
  }
}

// The questions about editing. Their methods are called by name.
extension UITableView {
  private static let commit: Selector = "tableView:commitEditingStyle:forRowAtIndexPath:"

  /// Whether a delegate or data source provides actions of rows.
  final var mayShowRowActions: Bool {
    DelegateCalls.hears(Self.commit, dataSourceObject)
      || [
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:editActionsForRowAtIndexPath:",
      ].contains { DelegateCalls.hears($0, delegateObject) }
  }

  final func asksCanEdit(_ path: IndexPath) -> Bool {
    DelegateCalls.value("tableView:canEditRowAtIndexPath:", of: dataSourceObject, [self, path])
      ?? true
  }

  final func askEditingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    DelegateCalls.value(
      "tableView:editingStyleForRowAtIndexPath:", of: delegateObject, [self, path]) ?? .delete
  }

  final func asksShouldIndent(_ path: IndexPath) -> Bool {
    DelegateCalls.value(
      "tableView:shouldIndentWhileEditingRowAtIndexPath:", of: delegateObject, [self, path])
      ?? true
  }

  final func asksCanMove(_ path: IndexPath) -> Bool {
    let move: Selector = "tableView:moveRowAtIndexPath:toIndexPath:"
    guard DelegateCalls.hears(move, dataSourceObject) else { return false }
    return DelegateCalls.value(
      "tableView:canMoveRowAtIndexPath:", of: dataSourceObject, [self, path]) ?? true
  }

  final func askTarget(from old: IndexPath, proposed: IndexPath) -> IndexPath {
    DelegateCalls.value(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      of: delegateObject, [self, old, proposed]) ?? proposed
  }

  final func tellMove(from old: IndexPath, to new: IndexPath) {
    DelegateCalls.tell(
      dataSourceObject, "tableView:moveRowAtIndexPath:toIndexPath:", [self, old, new])
  }

  final func tellCommit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    DelegateCalls.tell(dataSourceObject, Self.commit, [self, style, path])
  }

  final func tellWillBeginEditing(_ path: IndexPath) {
    DelegateCalls.tell(delegateObject, "tableView:willBeginEditingRowAtIndexPath:", [self, path])
  }

  final func tellDidEndEditing(_ path: IndexPath?) {
    DelegateCalls.tell(delegateObject, "tableView:didEndEditingRowAtIndexPath:", [self, path])
  }

  /// The actions on a side of a row: the delegate's, or else the button that deletes the row, if
  /// the data source can (SC-32).
  final func askActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let side = isLeading ? "leading" : "trailing"
    let answer = DelegateCalls.optional(
      Selector("tableView:\(side)SwipeActionsConfigurationForRowAtIndexPath:"), of: delegateObject,
      [self, path], as: UISwipeActionsConfiguration.self)
    if let configuration = answer ?? nil { return configuration }
    guard !isLeading, !Door.isStopped else { return nil }
    let older = DelegateCalls.optional(
      "tableView:editActionsForRowAtIndexPath:", of: delegateObject, [self, path],
      as: [UITableViewRowAction].self)
    if let actions = older ?? nil {
      return UISwipeActionsConfiguration(actions: actions.map { $0.action(at: path) })
    }
    guard DelegateCalls.hears(Self.commit, dataSourceObject), askEditingStyle(path) == .delete
    else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(of: path)])
  }

  private func deletion(of path: IndexPath) -> UIContextualAction {
    let title = DelegateCalls.optional(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", of: delegateObject,
      [self, path], as: String.self)
    return UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
      [weak self] action in
      self?.tellCommit(.delete, path)
      action.finish(true)
    }
  }
}
