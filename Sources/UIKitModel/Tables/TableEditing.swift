import EventVocabulary
import Foundation

/// The editing of one table: the row beside which a swipe shows actions, and the row that a finger
/// moves (SC-32, SC-33).
///
/// Nothing is animated, and the rows between the old and the new place of a moved row stay where
/// they are until the finger is lifted.
final class TableEditing {
  private unowned let table: UITableView
  private var open: OpenRow?
  private var moving: MovingRow?
  /// The touch that closed a row, and does nothing else.
  private weak var closingTouch: UITouch?
  /// The recognizer of swipes, attached when a delegate provides actions.
  private var swipe: RowSwipeGestureRecognizer?

  /// The share of the row that a swipe must cover to perform the first action.
  private static let fullSwipe: CGFloat = 0.6

  private struct OpenRow {
    weak var cell: UITableViewCell?
    let view: UISwipeActionPullView
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
    /// The width that shows, in points.
    var width: CGFloat = 0
  }

  private struct MovingRow {
    weak var cell: UITableViewCell?
    let path: IndexPath
    var target: IndexPath
    /// The distance from the finger to the centre of the row, in points.
    let distance: CGFloat
  }

  init(_ table: UITableView) { self.table = table }

  deinit {}

  // MARK: Swipes

  /// Attaches the recognizer of swipes if the data source or the delegate provides actions.
  func attach() {
    guard swipe == nil, table.mayShowRowActions else { return }
    let recognizer = RowSwipeGestureRecognizer(table)
    swipe = recognizer
    table.addGestureRecognizer(recognizer)
  }

  /// Closes the open row if a touch is elsewhere, which then does nothing else.
  func closes(for touch: UITouch) -> Bool {
    guard let open else { return false }
    let isInside = [open.cell, open.view].contains { view in
      view.map { touch.view?.isDescendant(of: $0) ?? false } ?? false
    }
    // A touch on the open row itself may swipe; if it does not, `isConsumed` closes the row.
    guard !isInside else { return false }
    closingTouch = touch
    close()
    return true
  }

  /// Whether a touch on a row only closes the open one.
  func isConsumed(_ touches: Set<UITouch>) -> Bool {
    if touches.contains(where: { $0 === closingTouch }) { return true }
    guard open != nil else { return false }
    close()
    return true
  }

  /// Whether a swipe may begin on a row: asks for the actions, and shows the view for them.
  func begins(on cell: UITableViewCell, towardsTrailing: Bool) -> Bool {
    if let open, open.cell === cell { return true }
    guard let path = cell.shownPath, table.asksCanEdit(path), !Door.isStopped else { return false }
    let isLeading = !towardsTrailing
    guard let configuration = table.askActions(at: path, isLeading: isLeading),
      !configuration.actions.isEmpty, !Door.isStopped
    else { return false }
    show(configuration, beside: cell, at: path, isLeading: isLeading)
    return true
  }

  /// Opens a row without a swipe: its delete control was tapped.
  func confirm(_ cell: UITableViewCell) {
    close()
    guard begins(on: cell, towardsTrailing: true) else { return }
    end(full: false, opens: true)
  }

  private func show(
    _ configuration: UISwipeActionsConfiguration, beside cell: UITableViewCell,
    at path: IndexPath, isLeading: Bool
  ) {
    close()
    let view = UISwipeActionPullView(frame: .zero)
    view.fill(configuration.actions, isLeading: isLeading) { [weak self] action, button in
      self?.perform(action, from: button)
    }
    open = OpenRow(
      cell: cell, view: view, isLeading: isLeading, configuration: configuration)
    table.sendAddSubview(view)
    table.tellWillBeginEditing(path)
    cell.sendWillTransition(to: cell.editingState.union(.showingDeleteConfirmation))
  }

  /// The width that shows at the beginning of a swipe, in points; negative on the leading side.
  var shownWidth: CGFloat { open.map { $0.isLeading ? -$0.width : $0.width } ?? 0 }

  /// Shows the actions by a width in points; negative on the leading side.
  func pull(to width: CGFloat) {
    guard let row = open else { return }
    open?.width = max(0, row.isLeading ? -width : width)
    layOut()
  }

  /// The swipe ended: it opens the row, closes it, or performs the first action.
  func end(velocity: CGFloat) {
    guard let row = open else { return }
    let inwards = row.isLeading ? velocity : -velocity
    let isFull =
      row.configuration.performsFirstActionWithFullSwipe
      && row.width > table.bounds.width * Self.fullSwipe
    let isFar = row.width > row.view.fullWidth / 2
    end(full: isFull, opens: abs(inwards) > 100 ? inwards > 0 : isFar)
  }

  private func end(full: Bool, opens: Bool) {
    guard let row = open else { return }
    if full, let first = row.configuration.actions.first {
      return perform(first, from: row.view.subviews.first)
    }
    guard opens else { return close() }
    open?.width = row.view.fullWidth
    layOut()
    row.cell.map { $0.sendDidTransition(to: $0.editingState.union(.showingDeleteConfirmation)) }
  }

  private func perform(_ action: UIContextualAction, from button: UIView?) {
    action.run(from: button) { [weak self] _ in self?.close() }
  }

  /// Places the open row and its actions. The other rows are where the plan has them.
  func layOut() {
    guard let row = open, let cell = row.cell, let path = cell.shownPath else { return }
    let place = table.rectForRow(at: path)
    cell.frame = place.offsetBy(dx: row.isLeading ? row.width : -row.width, dy: 0)
    let x = row.isLeading ? place.minX : place.maxX - row.width
    row.view.frame = CGRect(x: x, y: place.minY, width: row.width, height: place.height)
    row.view.setNeedsLayout()
    row.view.layoutIfNeeded()
  }

  /// Hides the actions.
  func close() {
    guard let row = open else { return }
    if let cell = row.cell, let path = cell.shownPath { cell.frame = table.rectForRow(at: path) }
    forget(row)
  }

  /// A cell leaves its row. Rows may not be looked up meanwhile.
  func leaves(_ cell: UITableViewCell) {
    if let open, open.cell === cell { forget(open) }
    if moving?.cell === cell { moving = nil }
  }

  private func forget(_ row: OpenRow) {
    open = nil
    row.view.sendRemoveFromSuperview()
    if let cell = row.cell {
      cell.sendWillTransition(to: cell.editingState)
      cell.sendDidTransition(to: cell.editingState)
    }
    table.tellDidEndEditing(row.cell?.shownPath)
  }

  // MARK: Moving

  /// A finger takes hold of a row by its control.
  func beginMoving(_ cell: UITableViewCell, at place: CGPoint) {
    close()
    guard let path = cell.shownPath else { return }
    moving = MovingRow(
      cell: cell, path: path, target: path, distance: cell.center.y - place.y)
    cell.superview?.bringSubviewToFront(cell)
  }

  /// The row follows the finger; the delegate may choose another place than the one below it.
  func move(to place: CGPoint) {
    guard let row = moving, let cell = row.cell else { return }
    cell.center.y = place.y + row.distance
    guard let proposed = table.indexPathForRow(at: CGPoint(x: 1, y: place.y)),
      proposed != row.target
    else { return }
    moving?.target = table.askTarget(from: row.path, proposed: proposed)
  }

  /// The finger was lifted: the data source moves the row.
  func endMoving(cancelled: Bool = false) {
    guard let row = moving else { return }
    moving = nil
    guard !cancelled, row.target != row.path else {
      row.cell?.frame = table.rectForRow(at: row.path)
      return
    }
    table.tellMove(from: row.path, to: row.target)
    if !Door.isStopped { table.takeMove(from: row.path, to: row.target) }
  }
}
