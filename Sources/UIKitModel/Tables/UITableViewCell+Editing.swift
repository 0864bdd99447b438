import Foundation

extension UITableViewCell {
  /// The change that editing makes to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The controls that a row shows.
  nonisolated public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control for editing shows.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes the row, or other actions, show.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The controls for editing of a row.
  struct EditingParts {
    var style = EditingStyle.none
    var indents = false
    var choosesRows = false
    var editControl: UITableViewCellEditControl?
    var moveControl: UITableViewCellReorderControl?
  }

  /// The change that editing makes to the row; the delegate decides it.
  public final var editingStyle: EditingStyle { editingParts.style }

  /// Whether the row shows the control by which a finger moves it.
  final var showsMoveControl: Bool { editingParts.moveControl != nil }

  /// The state in which the row rests, without actions beside it.
  final var editingState: StateMask { isEditing ? .showingEditControl : [] }

  /// Takes the controls that the table found.
  final func become(_ style: EditingStyle, choosesRows: Bool, indents: Bool, moves: Bool) {
    editingParts.style = style
    editingParts.indents = indents && (style != .none || choosesRows)
    editingParts.choosesRows = choosesRows
    let shows = style != .none || choosesRows
    if !shows { removeEditControl() }
    if shows, editingParts.editControl == nil {
      let control = UITableViewCellEditControl(frame: .zero)
      editingParts.editControl = control
      sendAddSubview(control)
    }
    // As a mark of a chosen row it takes no touches.
    editingParts.editControl?.isUserInteractionEnabled = !choosesRows
    if !moves { removeMoveControl() }
    if moves, editingParts.moveControl == nil {
      let control = UITableViewCellReorderControl(frame: .zero)
      editingParts.moveControl = control
      sendAddSubview(control)
    }
    sendSetNeedsLayout()
  }

  private func removeEditControl() {
    editingParts.editControl?.sendRemoveFromSuperview()
    editingParts.editControl = nil
  }

  private func removeMoveControl() {
    editingParts.moveControl?.sendRemoveFromSuperview()
    editingParts.moveControl = nil
  }

  /// Places the controls, and returns the part of the bounds that they leave for the content.
  final func layOutEditingParts() -> CGRect {
    var content = bounds
    if let control = editingParts.editControl {
      let width = UITableViewCellEditControl.width
      control.frame = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
      if editingParts.indents {
        content.origin.x += width
        content.size.width = max(0, content.width - width)
      }
    }
    if let control = editingParts.moveControl {
      let width = min(UITableViewCellReorderControl.width, content.width)
      content.size.width -= width
      control.frame = CGRect(
        x: content.maxX, y: bounds.minY, width: width, height: bounds.height)
    }
    return content
  }

  /// Begins editing, or ends it, in the class of the row.
  final func sendSetEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing ? .showingEditControl : []
    sendWillTransition(to: state)
    if !DelegateCalls.tell(self, "setEditing:animated:", [editing, animated]) {
      setEditing(editing, animated: animated)
    }
    sendDidTransition(to: state)
  }

  final func sendWillTransition(to state: StateMask) {
    DelegateCalls.tell(self, "willTransitionToState:", [state])
  }

  final func sendDidTransition(to state: StateMask) {
    DelegateCalls.tell(self, "didTransitionToState:", [state])
  }

  /// The table of the row.
  final var tableOfRow: UITableView? {
    var above = superview
    while let view = above, !(view is UITableView) { above = view.superview }
    return above as? UITableView
  }
}
