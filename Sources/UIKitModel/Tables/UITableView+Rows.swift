import Foundation

/// The filling of a table from its data source.
extension UITableView {
  /// The cells and the rows that they show, from the top down.
  final var indexPathsOfCells: [(path: IndexPath, cell: UITableViewCell)] {
    if plan != nil { return indexPathsOfShown }
    guard hasDataSourceElsewhere else { return [] }
    // Until iOS 10 a view between the table and its cells contained all of them; dumps still show
    // it.
    let inside = subviews.flatMap { $0 is UITableViewCell ? [$0] : $0.subviews }
    let cells = inside.compactMap { $0 as? UITableViewCell }.enumerated()
    let sorted = cells.sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    return sorted.enumerated().map { (IndexPath(row: $0.offset, section: 0), $0.element.element) }
  }

  /// The cells that show rows of the data source, from the top down.
  final var indexPathsOfShown: [(path: IndexPath, cell: UITableViewCell)] {
    shown.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Queries the data source if that was not done since the last change.
  final func updateRows() {
    if dataSourceObject != nil, plan == nil { layOutRows() }
  }

  /// Gives every row in the bounds its cell, and removes the cells of other rows.
  final func layOutRows() {
    guard !isLayingOutRows else { return }
    guard dataSourceObject != nil else {
      plan = nil
      return
    }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    let plan = self.plan ?? makePlan()
    self.plan = plan
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: plan.end)
    let height = plan.end + (tableFooterView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: height)
    guard bounds.minY.isFinite, bounds.height.isFinite else { return }
    let paths = plan.paths(from: bounds.minY, to: bounds.maxY)
    let wanted = Set(paths)
    for (path, cell) in indexPathsOfShown where !wanted.contains(path) {
      shown[path] = nil
      retire(cell)
    }
    var index = backgroundView == nil ? 0 : 1
    for path in paths where !Door.isStopped {
      guard let span = plan.span(of: path), let cell = shown[path] ?? askCell(at: path) else {
        continue
      }
      cell.frame = CGRect(x: 0, y: span.start, width: bounds.width, height: span.height)
      if shown[path] == nil {
        shown[path] = cell
        cell.shownPath = path
        prepareForEditing(cell, at: path, animated: false)
        tellWillDisplay(cell, at: path)
        sendInsertSubview(cell, at: min(index, subviewCount))
      }
      index += 1
    }
    placeSectionViews(plan)
  }

  /// Asks the data source for the numbers of rows, and the delegate for heights.
  final func makePlan() -> TablePlan {
    for view in sectionViews { retire(view) }
    sectionViews = []
    var plan = TablePlan(top: tableHeaderView?.bounds.height ?? 0)
    for section in 0..<askNumberOfSections() {
      guard UIApplication.spend(2 * Self.stepsOfHeight), !Door.isStopped else { break }
      let count = askNumberOfRows(in: section)
      var edges: [CGFloat]?
      if asksForHeights {
        var sum: CGFloat = 0
        edges = [0]
        for row in 0..<count {
          guard UIApplication.spend(Self.stepsOfHeight), !Door.isStopped else { break }
          sum += actual(askHeight(of: IndexPath(row: row, section: section)) ?? rowHeight)
          edges?.append(sum)
        }
        if let found = edges?.count, found - 1 != count { edges = nil }
      }
      plan.append(
        header: sectionHeight(.header, of: section), footer: sectionHeight(.footer, of: section),
        rowCount: count, rowHeight: actual(rowHeight), edges: edges)
    }
    return plan
  }

  /// The work for the height of a row or the number of rows of a section, in steps, without what
  /// the delegate does.
  private static let stepsOfHeight = 40

  /// The effective height for a value that was set; the automatic one is 44 points.
  private func actual(_ height: CGFloat) -> CGFloat {
    height.isFinite && height >= 0 ? height : 44
  }

  private func sectionHeight(_ part: SectionPart, of section: Int) -> CGFloat {
    let own = part == .header ? sectionHeaderHeight : sectionFooterHeight
    let asked = askHeight(part, of: section) ?? own
    if asked.isFinite, asked >= 0 { return asked }
    if own.isFinite, own >= 0 { return own }
    let hasContent = askView(part, of: section) != nil || askTitle(part, of: section) != nil
    return hasContent ? 28 : 0
  }

  /// Creates the headers and footers with content, once for each plan.
  private func placeSectionViews(_ plan: TablePlan) {
    guard sectionViews.isEmpty, plan.sections.count <= Self.mostSectionsWithViews else { return }
    for (index, section) in plan.sections.enumerated() where !Door.isStopped {
      for part in [SectionPart.header, .footer] {
        let height = part == .header ? section.headerHeight : section.footerHeight
        guard height > 0 else { continue }
        let view: UIView
        if let own = askView(part, of: index) {
          view = own
        } else if let title = askTitle(part, of: index) {
          let made = UITableViewHeaderFooterView(frame: .zero)
          made.textLabel?.text = title
          view = made
        } else {
          continue
        }
        let start = part == .header ? section.start : section.end - section.footerHeight
        view.frame = CGRect(x: 0, y: start, width: bounds.width, height: height)
        sectionViews.append(view)
        sendAddSubview(view)
      }
    }
  }

  private static let mostSectionsWithViews = 1000

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
  }

  /// Removes a header or footer, and stores it for reuse if it has an identifier.
  private func retire(_ view: UIView) {
    view.sendRemoveFromSuperview()
    guard let part = view as? UITableViewHeaderFooterView, let identifier = part.reuseIdentifier
    else { return }
    waitingParts[identifier, default: []].append(part)
  }

  /// Removes a cell and stores it for reuse.
  final func retire(_ cell: UITableViewCell) {
    editing.leaves(cell)
    cell.shownPath = nil
    cell.sendRemoveFromSuperview()
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }
}

/// The information about rows that is known without asking the data source.
extension UITableView {
  /// The cell that shows a row now.
  public final func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    plan == nil ? cellAmongSubviews(at: indexPath) : shown[indexPath]
  }

  /// The number of rows in each section; nil before the data source was asked, and without one.
  public final var knownRowCounts: [Int]? { plan?.sections.map(\.rowCount) }

  private func cellAmongSubviews(at indexPath: IndexPath) -> UITableViewCell? {
    hasDataSourceElsewhere ? indexPathsOfCells.first { $0.path == indexPath }?.cell : nil
  }
}

/// The interface of a table for its rows.
extension UITableView {
  /// Registers the class to create for an identifier; nil removes the registration. A class of a
  /// program is created by its required initializer, since no other one can be called here on an
  /// unknown class.
  public final func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return register(nil, for: identifier)
    }
    register(
      {
        let isPlain = type == UITableViewCell.self
        let cell =
          isPlain
          ? UITableViewCell(style: .default, reuseIdentifier: identifier)
          : type.init(coder: NSCoder())
        cell?.reuseIdentifier = identifier
        return cell
      }, for: identifier)
  }

  /// Registers a closure that creates a cell for an identifier.
  public final func register(_ maker: (() -> UITableViewCell?)?, for identifier: String) {
    makers[identifier] = maker
  }

  /// A cell that waits for reuse, or a new one of the registered class; nil without either.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      Door.send(.prepareForReuse, to: cell) { cell.prepareForReuse() }
      return cell
    }
    return makers[identifier]?()
  }

  /// The same for a row. Without a registration it is refused: a device raises an exception
  /// (EX-41).
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if makers[identifier] == nil {
      UIView.refused(.exceptionAbout(.cellNotRegistered, self, word: identifier))
    }
    return dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The index path of the selected row, the first of several.
  public final var indexPathForSelectedRow: IndexPath? { chosen.min() }

  /// The index paths of the selected rows; nil for none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    chosen.isEmpty ? nil : chosen.sorted()
  }

  /// Selects a row in code, without notifying the delegate.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    chosen.insert(indexPath)
    cellForRow(at: indexPath)?.sendSetSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, without notifying the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.remove(indexPath)
    cellForRow(at: indexPath)?.sendSetSelected(false, animated: animated)
  }

  /// Scrolls to make a row visible. Refused if there is no such row: a device raises an exception
  /// (EX-42).
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let (section, row) = (indexPath.section, indexPath.row)
    guard (0..<numberOfSections).contains(section) else {
      return UIView.refused(
        .exceptionAbout(
          .scrollsBeyondRows, self,
          word: "section (\(section)) when there are only \(numberOfSections) sections."))
    }
    let count = numberOfRows(inSection: section)
    guard (0..<count).contains(row) else {
      return UIView.refused(
        .exceptionAbout(
          .scrollsBeyondRows, self,
          word: "row (\(row)) when there are only \(count) rows in section \(section)."))
    }
    scrollToExistingRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  private func scrollToExistingRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    guard row != .zero else { return }
    let insets = adjustedContentInset
    let top = row.minY - insets.top
    let bottom = row.maxY - bounds.height + insets.bottom
    let y: CGFloat
    switch scrollPosition {
    case .top: y = top
    case .middle: y = (top + bottom) / 2
    case .bottom: y = bottom
    case .none: y = min(max(bounds.minY, bottom), top)
    }
    let (least, greatest) = offsetRange
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(least.y, y), greatest.y)), animated: animated)
  }
}
