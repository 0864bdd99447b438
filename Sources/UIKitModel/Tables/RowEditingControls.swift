import Foundation

/// The round control at the start of a row that is being edited.
public final class UITableViewCellEditControl: UIControl {
  /// The width, in points.
  static let width: CGFloat = 38

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.tellTable() }, for: .touchUpInside)
  }

  /// Creates a control from an archive, which no nib does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { willDeinitialize() }

  /// A row to be deleted asks for a confirmation; one to be inserted is.
  private func tellTable() {
    guard let cell = superview as? UITableViewCell, let table = cell.tableOfRow,
      let path = cell.shownPath
    else { return }
    switch cell.editingStyle {
    case .delete: table.editing.confirm(cell)
    case .insert: table.tellCommit(.insert, path)
    case .none: break
    }
  }
}

/// The control at the end of a row by which a finger moves it.
public final class UITableViewCellReorderControl: UIControl {
  /// The width, in points.
  static let width: CGFloat = 44

  deinit { willDeinitialize() }

  private var editing: TableEditing? { (superview as? UITableViewCell)?.tableOfRow?.editing }

  private func place(of touch: UITouch) -> CGPoint {
    touch.location(in: (superview as? UITableViewCell)?.tableOfRow)
  }

  override public func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell = superview as? UITableViewCell else { return false }
    editing?.beginMoving(cell, at: place(of: touch))
    return true
  }

  override public func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    editing?.move(to: place(of: touch))
    return true
  }

  override public func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    editing?.endMoving()
  }

  override public func cancelTracking(with event: UIEvent?) {
    editing?.endMoving(cancelled: true)
  }
}
