import EventVocabulary
import Foundation

/// The effect of a finger on rows: a touch highlights, a lift selects.
///
/// No rule fixes the order of the delegate's calls. Here it is asked whether the row may be
/// highlighted, notified of the highlight and of its end, asked for the row to select, and notified
/// of the selection, after the deselection of the row that was selected before.
extension UITableView {
  final func touchRow(_ touches: Set<UITouch>) {
    guard touchedRow == nil, let cell = cell(of: touches), !editing.isConsumed(touches) else {
      return
    }
    guard dataSourceObject != nil || hasDataSourceElsewhere else {
      return tell(cell, .notChosen(.noDataSource))
    }
    guard choosesRows else { return tell(cell, .notChosen(.selectionOff)) }
    guard let path = indexPath(for: cell) else { return tell(cell, .notChosen(.noRow)) }
    guard asksShouldHighlight(path) else { return tell(cell, .notChosen(.refusedHighlight)) }
    touchedRow = path
    cell.sendSetHighlighted(true, animated: false)
    tellDidHighlight(path)
  }

  final func chooseTouchedRow(_ touches: Set<UITouch>) {
    guard let path = touchedRow else { return }
    let cell = cellForRow(at: path)
    let isInside = touches.contains { touch in
      cell.map { $0.bounds.holds(touch.location(in: $0)) } ?? false
    }
    releaseTouchedRow()
    if isInside, !Door.isStopped { return choose(path) }
    if let cell { tell(cell, .notChosen(.liftedElsewhere)) }
  }

  final func releaseTouchedRow() {
    guard let path = touchedRow else { return }
    touchedRow = nil
    cellForRow(at: path)?.sendSetHighlighted(false, animated: false)
    tellDidUnhighlight(path)
  }

  private func tell(_ cell: UITableViewCell, _ step: RowStep) {
    Door.tell(.row(cell, of: self, step))
  }

  private func cell(of touches: Set<UITouch>) -> UITableViewCell? {
    touches.firstThatGoesOn.flatMap { row(of: $0) }
  }

  private func choose(_ path: IndexPath) {
    let touched = cellForRow(at: path)
    if choosesSeveralRows, chosen.contains(path) {
      return unchoose(path)
    }
    guard let path = asksWillSelect(path), !Door.isStopped else {
      if let touched { tell(touched, .notChosen(.refusedSelection)) }
      return
    }
    if !choosesSeveralRows {
      for other in chosen.sorted() where other != path { unchoose(other) }
    }
    chosen.insert(path)
    let cell = cellForRow(at: path)
    cell?.sendSetSelected(true, animated: false)
    if let cell { tell(cell, .chosen) }
    cell?.selectionSegue?.perform(from: cell)
    tellDidSelect(path)
  }

  private func unchoose(_ path: IndexPath) {
    guard let path = asksWillDeselect(path), !Door.isStopped else { return }
    deselectRow(at: path, animated: false)
    if let cell = cellForRow(at: path) { tell(cell, .unchosen) }
    tellDidDeselect(path)
  }
}

extension UITableViewCell {
  final func sendSetSelected(_ selected: Bool, animated: Bool) {
    Door.send(.setSelectedAnimated, to: self, [selected, animated]) {
      setSelected(selected, animated: animated)
    }
  }

  final func sendSetHighlighted(_ highlighted: Bool, animated: Bool) {
    Door.send(.setHighlightedAnimated, to: self, [highlighted, animated]) {
      setHighlighted(highlighted, animated: animated)
    }
  }
}
