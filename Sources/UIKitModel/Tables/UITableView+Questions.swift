import Foundation

/// The questions of a table to its data source and delegate, whether their classes are Swift's or a
/// script's. Methods of a script's class are called by name, and first: it may derive from a class
/// of the model that answers as well.
extension UITableView {
  private var source: (any UITableViewDataSource)? {
    dataSourceObject as? any UITableViewDataSource
  }
  private var teller: (any UITableViewDelegate)? { delegateObject as? any UITableViewDelegate }

  final func askNumberOfSections() -> Int {
    let own = source?.numberOfSections(in: self) ?? 1
    return max(
      0, DelegateCalls.value("numberOfSectionsInTableView:", of: dataSourceObject, [self]) ?? own)
  }

  final func askNumberOfRows(in section: Int) -> Int {
    let answer: Int? = DelegateCalls.value(
      "tableView:numberOfRowsInSection:", of: dataSourceObject, [self, section])
    return max(0, answer ?? source?.tableView(self, numberOfRowsInSection: section) ?? 0)
  }

  final func askCell(at path: IndexPath) -> UITableViewCell? {
    let answer: UITableViewCell? = DelegateCalls.value(
      "tableView:cellForRowAtIndexPath:", of: dataSourceObject, [self, path])
    if let answer { return answer }
    return Door.isStopped ? nil : source?.tableView(self, cellForRowAt: path)
  }

  final func askTitle(_ part: SectionPart, of section: Int) -> String? {
    let answer: String? = DelegateCalls.value(
      part.titleSelector, of: dataSourceObject, [self, section])
    if let answer { return answer }
    return switch part {
    case .header: source?.tableView(self, titleForHeaderInSection: section)
    case .footer: source?.tableView(self, titleForFooterInSection: section)
    }
  }

  final func askView(_ part: SectionPart, of section: Int) -> UIView? {
    let answer: UIView? = DelegateCalls.value(
      part.viewSelector, of: delegateObject, [self, section])
    if let answer { return answer }
    return switch part {
    case .header: teller?.tableView(self, viewForHeaderInSection: section)
    case .footer: teller?.tableView(self, viewForFooterInSection: section)
    }
  }

  final func askHeight(_ part: SectionPart, of section: Int) -> CGFloat? {
    let answer: CGFloat? = DelegateCalls.value(
      part.heightSelector, of: delegateObject, [self, section])
    if let answer { return answer }
    return switch part {
    case .header: teller?.tableView(self, heightForHeaderInSection: section)
    case .footer: teller?.tableView(self, heightForFooterInSection: section)
    }
  }

  /// The delegate's height of a row; nil without a delegate that answers.
  final func askHeight(of path: IndexPath) -> CGFloat? {
    let answer: CGFloat? = DelegateCalls.value(
      "tableView:heightForRowAtIndexPath:", of: delegateObject, [self, path])
    return answer ?? teller?.tableView(self, heightForRowAt: path)
  }

  /// Whether rows may have different heights, so that the delegate has to be asked for each.
  final var asksForHeights: Bool {
    teller != nil || DelegateCalls.hears("tableView:heightForRowAtIndexPath:", delegateObject)
  }

  final func tellWillDisplay(_ cell: UITableViewCell, at path: IndexPath) {
    if DelegateCalls.tell(
      delegateObject, "tableView:willDisplayCell:forRowAtIndexPath:", [self, cell, path])
    {
      return
    }
    teller?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  final func asksShouldHighlight(_ path: IndexPath) -> Bool {
    DelegateCalls.value(
      "tableView:shouldHighlightRowAtIndexPath:", of: delegateObject, [self, path])
      ?? teller?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  final func tellDidHighlight(_ path: IndexPath) {
    if DelegateCalls.tell(delegateObject, "tableView:didHighlightRowAtIndexPath:", [self, path]) {
      return
    }
    teller?.tableView(self, didHighlightRowAt: path)
  }

  final func tellDidUnhighlight(_ path: IndexPath) {
    if DelegateCalls.tell(delegateObject, "tableView:didUnhighlightRowAtIndexPath:", [self, path]) {
      return
    }
    teller?.tableView(self, didUnhighlightRowAt: path)
  }

  final func asksWillSelect(_ path: IndexPath) -> IndexPath? {
    let answer = DelegateCalls.optional(
      "tableView:willSelectRowAtIndexPath:", of: delegateObject, [self, path], as: IndexPath.self)
    if let answer { return answer }
    return teller.map { $0.tableView(self, willSelectRowAt: path) } ?? path
  }

  final func asksWillDeselect(_ path: IndexPath) -> IndexPath? {
    let answer = DelegateCalls.optional(
      "tableView:willDeselectRowAtIndexPath:", of: delegateObject, [self, path], as: IndexPath.self)
    if let answer { return answer }
    return teller.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  /// Notifies the delegate that the detail button of a row was tapped (UI-20).
  final func tellAccessoryTapped(_ path: IndexPath) {
    if DelegateCalls.tell(
      delegateObject, "tableView:accessoryButtonTappedForRowWithIndexPath:", [self, path])
    {
      return
    }
    teller?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Notifies the delegate that a row was selected.
  public final func tellDidSelect(_ path: IndexPath) {
    if DelegateCalls.tell(delegateObject, "tableView:didSelectRowAtIndexPath:", [self, path]) {
      return
    }
    teller?.tableView(self, didSelectRowAt: path)
  }

  /// Notifies the delegate that a row was deselected.
  public final func tellDidDeselect(_ path: IndexPath) {
    if DelegateCalls.tell(delegateObject, "tableView:didDeselectRowAtIndexPath:", [self, path]) {
      return
    }
    teller?.tableView(self, didDeselectRowAt: path)
  }
}

/// The header or the footer of a section.
enum SectionPart {
  case header, footer

  var titleSelector: Selector {
    self == .header
      ? "tableView:titleForHeaderInSection:" : "tableView:titleForFooterInSection:"
  }

  var viewSelector: Selector {
    self == .header ? "tableView:viewForHeaderInSection:" : "tableView:viewForFooterInSection:"
  }

  var heightSelector: Selector {
    self == .header
      ? "tableView:heightForHeaderInSection:" : "tableView:heightForFooterInSection:"
  }
}
