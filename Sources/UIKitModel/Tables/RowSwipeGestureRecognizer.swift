import EventVocabulary
import Foundation

/// The swipe across a row that shows its actions.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var first: CGFloat = 0

  init(_ table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  deinit { willDeinitialize() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let table else { return }
    for touch in touches where table.editing.closes(for: touch) {
      return fail(.refusedByOwnView(table, isDelegate: false))
    }
    super.touchesBegan(touches, with: event)
  }

  /// Only a move across the row begins it, and only where there are actions.
  override func refusal(toBegin translation: CGPoint) -> GestureReason<AnyObject>? {
    guard let table else { return .nothingToScroll }
    guard abs(translation.x) > abs(translation.y) else {
      table.editing.close()
      return .otherDirection
    }
    guard let touch = attempt.touches.first, let cell = table.row(of: touch),
      !(table.isEditing && table.editing.shownWidth == 0),
      table.editing.begins(on: cell, towardsTrailing: translation.x < 0)
    else { return .refusedByOwnView(table, isDelegate: false) }
    return nil
  }

  override func didAct() {
    guard let table else { return }
    switch attempt.state {
    case .began: first = table.editing.shownWidth
    case .changed: table.editing.pull(to: first - translation(in: table).x)
    case .ended: table.editing.end(velocity: velocity(in: table).x)
    default: table.editing.close()
    }
  }
}
